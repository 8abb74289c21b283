"""The table drawn in a terminal: nothing is missing, nothing is told that a view does not tell."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import pytest
from rich.console import Console

import sampan
from sampan import OVER, Game, Rng
from sampan.games.dragon_delta import terminal_drawing as terminal
from sampan.text.phrases import Phrases

DESK = Callable[..., Any]
NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"]


def drawn(view: dict[str, Any], language: str, reader: int | None, width: int = 80) -> str:
    game = sampan.game("dragon_delta")
    phrases = Phrases(game.package, language, NAMES[: view["seats"]], reader, game.seat_fields, terminal.WORDS)
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(terminal.draw(view, phrases))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("seats", "board"), [(2, "swift"), (6, "delta")])
def test_every_position_can_be_drawn_in_80_columns(game: Game, seats: int, board: str, language: str) -> None:
    rng = Rng(f"drawn {seats}")
    state = game.start(seats, {"board": board, "round_limit": 3})
    while state.to_move() != OVER:
        if rng.below(20) == 0:
            for observer in (None, 0):
                view: Any = state.view(observer)
                text = drawn(view, language, observer)
                assert max(len(line) for line in text.splitlines()) <= 80
                assert all(f"({stone})" in text for stone in view["stones"])
        state.apply(state.sample(rng))
    assert drawn(state.view(None), language, None)


def test_stones_planks_pawns_stocks_and_the_card_being_done_are_shown(lay: DESK) -> None:
    planks = {"white 1": "white-10", "black 2": "10-14"}
    desk = lay([["plank_2"], ["stone_1"]], stones="10 14 18", planks=planks, places=["white", "white-10"])
    desk.choose("white 2")
    text = drawn(desk.view(0), "en", 0)
    for words in (
        *("(10)", "(14)", "(18)", "[Whi@Whi]", "@Bla", "24 stones left", "slot 1 of 5"),
        *("white 1 white village–10", "black 2 10–14", "Two planks   first half   To be laid: the white 2"),
        *("whi3 whi4 whi5 whi6", "▶ You white ◆"),
    ):
        assert words in text
    text = drawn(desk.view(0), "fr", 0)
    for words in ("[Bla@Bla]", "Deux planches", "première moitié", "24 pierres"):
        assert words in text


def test_dd_13_where_planks_fit_is_drawn_unless_it_is_to_be_judged_by_eye(lay: DESK) -> None:
    """As on the page: while one chooses a plank, and in one's own view while one lays cards."""
    table: dict[str, Any] = {"stones": "10 14 18"}
    desk = lay([["plank_1"], ["stone_1"]], **table)
    text = drawn(desk.view(0), "en", 0)
    assert "Where your planks fit now:" in text
    assert "white 2 white village–18, 10–14" in text
    assert "nowhere white 5" in text
    assert "Où les planches de ce joueur conviennent à présent (Ada) :" in drawn(desk.view(1), "fr", 1)
    loose = drawn(lay([["plank_1"], ["stone_1"]], **table, options={"fit": "loose"}).view(0), "en", 0)
    assert "white 2 white village–10, white village–18, 10–14, 14–18" in loose
    by_eye = drawn(lay([["plank_1"], ["stone_1"]], **table, options={"by_eye": True}).view(0), "en", 0)
    assert "fit now" not in by_eye
    laying = {"phase": "lay", "position": 0, "laid": [[], []], **table}
    desk = lay([["stone_1"], ["stone_1"]], **laying)
    assert "white 2 white village–18, 10–14" in drawn(desk.view(0), "en", 0)
    assert "fit now" not in drawn(desk.view(None), "en", None)


def test_villages_at_the_edge_are_drawn_whole(lay: DESK) -> None:
    """However many pawns are there."""
    desk = lay([["stone_1"]] * 6, places=["white", "white", "white", "red", "white", "white"])
    for width in (50, 80):
        assert "[Whi@Whi@Yel@Red@Blu@Gre]" in drawn(desk.view(None), "en", None, width)


def test_dd_20_what_lies_face_down_is_not_drawn(lay: DESK) -> None:
    """Own cards by name, those of others as question marks, struck ones marked."""
    desk = lay([["stone_1", "jump", "move_2"], ["dragon_white", "stone_1", "remove"]], position=2, turn=1)
    own = drawn(desk.view(0), "en", 0)
    assert "You: Stone (struck) · Jump · Move 2 · Two stones · Plank" in own
    assert "Ben: White dragon · Stone · ? · ? · ?" in own
    spectator = drawn(desk.view(None), "en", None)
    assert "Ada: Stone (struck) · Jump · ? · ? · ?" in spectator
    assert "Move 2" not in spectator


@pytest.mark.parametrize(
    ("language", "reader", "told"),
    [
        ("en", 1, "Slot 2: Two stones (Ada), Two stones (you) and White dragon (Cleo)."),
        ("fr", None, "Carte 2 : Deux pierres (Ada), Deux pierres (Ben) et Dragon blanc (Cleo)."),
    ],
)
def test_it_is_told_whose_each_revealed_card_is(language: str, reader: int | None, told: str) -> None:
    game = sampan.game("dragon_delta")
    phrases = Phrases(game.package, language, NAMES[:3], reader, game.seat_fields, terminal.WORDS)
    cards = ["stone_2", "stone_2", "dragon_white"]
    said = phrases.event({"kind": "cards_revealed", "position": 2, "cards": cards})
    assert said.replace("\u00a0", " ") == told
