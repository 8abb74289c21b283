"""Boards as data: YY-2, and what is said of a board that cannot be."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import sampan
from sampan import OVER, Game, OptionError, Rng
from sampan.cli import main
from sampan.core.board_option import Board

if TYPE_CHECKING:
    from tests.games.yellow_yangtze.conftest import Desk

    Start = Callable[..., Desk]

GOOD = """
 A . B . K
. ~ ~ . D .
 E . ~ . F
. G . . . .
"""


def option(game: Game) -> Board:
    return next(option for option in game.options if isinstance(option, Board))


@pytest.mark.parametrize(("name", "spaces", "river"), [("two_rivers", 163, 38), ("headwaters", 99, 24)])
def test_shipped_boards_are_good(game: Game, start: Start, name: str, spaces: int, river: int) -> None:
    text = option(game).text_of(name)
    assert option(game).flaw(text) is None
    signs = [sign for sign in text if not sign.isspace()]
    assert (len(signs), signs.count("~")) == (spaces, river)
    assert len(start(2, board=name).view(None)["board"]["capitals"]) == 7


def test_the_small_board_is_the_same_from_both_ends(game: Game) -> None:
    """Turned by half a circle, land is land, river river, and a capital a capital: neither player sits better."""
    rows = option(game).text_of("headwaters").rstrip("\n").split("\n")
    width = max(map(len, rows))
    plain = ["".join("#" if sign.isalpha() else sign for sign in row.ljust(width)) for row in rows]
    assert plain == [row[::-1] for row in reversed(plain)]


def test_yy_2_spaces_are_named_by_row_and_number(start: Start) -> None:
    view = start(2, board=GOOD).view(None)
    assert view["board"]["capitals"] == {
        "a1": "A",
        "a3": "B",
        "a5": "K",
        "b5": "D",
        "c1": "E",
        "c5": "F",
        "d2": "G",
    }
    assert set(view["tiles"]) == {"a1", "a3", "a5", "b5", "c1", "c5", "d2"}


def test_a_given_board_is_played_on(game: Game, start: Start) -> None:
    desk = start(2, board=GOOD, first_player=0)
    desk.draw("2 blue, 4 red, 6 red, 6 green")
    assert desk.spaces("place_tile", "blue") == {"b2", "b3", "c3"}
    assert "a2" in desk.spaces("place_tile", "red")
    state = desk.state
    rng = Rng(5)
    while state.to_move() != OVER:
        state.apply(int(state.sample(rng)))
    assert game.restore(state.position()).view(None) == state.view(None)


def test_yy_2_a_river_lies_two_columns_apart_or_one_column_in_the_next_row(start: Start) -> None:
    """c3 adjoins b3 and b4, c2 and c4, d3 and d4: a farmer on c3 may be followed on b3, but not on b2."""
    desk = start(2, board=GOOD, first_player=0)
    desk.draw("2 blue, 4 red, 6 red, 6 green")
    desk.tile("blue", "c3")
    assert desk.spaces("place_tile") == {"b3"}


BAD: dict[str, tuple[str, str, dict[str, Any]]] = {
    "sign": (GOOD.replace("D", "?"), "board-sign", {"sign": "?", "row": "b", "column": 9}),
    "small letter": (GOOD.replace("D", "d"), "board-sign", {"sign": "d", "row": "b", "column": 9}),
    "twice": (GOOD.replace("D", "A"), "board-twice", {"sign": "A", "row": "b", "column": 9}),
    "too few": (GOOD.replace("D", "."), "board-capitals", {"capitals": 6, "fewest": 7}),
    "no river": (GOOD.replace("~", "."), "board-river", {}),
    "column": (GOOD.replace(" E . ~", "E .  ~"), "board-column", {"sign": "E", "row": "c", "column": 1}),
    "apart": (GOOD.replace(" K", "       K"), "board-apart", {"sign": "K", "row": "a", "column": 16}),
    "gap": (GOOD.replace("\n E", "\n\n E"), "board-gap", {"row": "c"}),
    "tab": (GOOD.replace("\n. ~", "\n.\t~"), "board-tab", {"row": "b", "column": 2}),
    "rows": ("\n".join(GOOD.strip("\n").split("\n") * 7), "board-rows", {"rows": 28, "most": 26}),
    "size": (GOOD + " " + ". " * 200, "board-size", {"spaces": 222, "most": 180}),
}


@pytest.mark.parametrize("name", BAD)
def test_what_is_wrong_with_a_board_and_where(game: Game, name: str) -> None:
    text, reason, fields = BAD[name]
    flaw = option(game).flaw(text)
    assert flaw is not None
    assert (flaw.reason, flaw.fields) == (reason, fields)
    for language in ("en", "fr"):
        assert len(flaw.sentence(language)) > 20
    with pytest.raises(OptionError) as refusal:
        game.start(2, {"board": text})
    assert refusal.value.reason == reason


@pytest.mark.parametrize("value", ["", "   \n", "moon", 3, None, ["two_rivers"], '{"rows": []}', "Dear sir, no board."])
def test_what_is_no_board_at_all(game: Game, value: Any) -> None:
    with pytest.raises(OptionError) as refusal:
        game.start(2, {"board": value})
    assert refusal.value.sentence("fr")


def test_the_command_line_checks_a_board(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SAMPAN_LANG", "en")
    board = tmp_path / "board.txt"
    board.write_text(GOOD)
    assert main(["board", "check", str(board)]) == 0
    assert "yellow_yangtze" in capsys.readouterr().out
    board.write_text(BAD["twice"][0])
    assert main(["board", "check", str(board)]) != 0
    out = capsys.readouterr()
    assert "already a capital A" in out.out + out.err


def test_two_games_on_one_board_do_not_meet() -> None:
    """A board is shared, what stands on it is not."""
    game = sampan.game("yellow_yangtze")
    one, other = game.start(2, {"first_player": 0}), game.start(2, {"first_player": 0})
    rng = Rng(2)
    for _ in range(80):
        one.apply(int(one.sample(rng)))
    assert len(other.view(None)["tiles"]) == 7  # type: ignore[arg-type]
