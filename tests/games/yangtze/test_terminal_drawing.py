"""The table drawn in a terminal: nothing is missing, nothing is told that a view does not tell."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import pytest
from rich.console import Console

import sampan
from sampan import OVER, Rng
from sampan.cli import main
from sampan.games.yangtze import terminal_drawing as terminal
from sampan.text.phrases import Phrases


def drawn(view: dict[str, Any], language: str, reader: int | None, width: int = 80) -> str:
    game = sampan.game("yangtze")
    names = ["Ada", "Ben", "Cleo", "Dan"][: view["seats"]]
    phrases = Phrases(game.package, language, names, reader, game.seat_fields, terminal.WORDS)
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(terminal.draw(view, phrases))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_position_can_be_drawn_in_80_columns(language: str) -> None:
    rng = Rng("drawn")
    for seats in (2, 4):
        state = sampan.game("yangtze").start(seats)
        while state.to_move() != OVER:
            if rng.below(4) == 0:
                for observer in (None, 0):
                    text = drawn(state.view(observer), language, observer)
                    assert max(len(line) for line in text.splitlines()) <= 80
            state.apply(state.sample(rng))
        assert ("RECKONING" if language == "en" else "DÉCOMPTE") in drawn(state.view(None), language, None)


def test_the_river_the_auction_and_the_own_goods_are_shown(lay: Callable[..., Any]) -> None:
    desk = lay(2, [["tea-rose", "tea-sky"], ["jade-gold"]], phase="draw", gaps=(8,))
    desk.draw("wharf-2")
    text = drawn(desk.view(0), "en", 0)
    for words in ("AUCTION", "wharf 2 (green)", "nobody has bid yet", "would bring you 30", "12, with one more 24"):
        assert words in text
    assert "jade" in drawn(desk.view(1), "en", 1)


def test_a_caution_is_said_before_the_match(
    capsys: pytest.CaptureFixture[str], tmp_path: Any, monkeypatch: Any
) -> None:
    monkeypatch.chdir(tmp_path)
    arguments = ["play", "yangtze", "--seats", "random,random", "--seed", "1"]
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    main([*arguments, "--option", "basic_values=3,12,24,40,60,84", "--lang", "en"])
    assert "the river may stand still" in " ".join(capsys.readouterr().out.split())
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    main([*arguments, "--lang", "en"])
    assert "the river may stand still" not in " ".join(capsys.readouterr().out.split())
