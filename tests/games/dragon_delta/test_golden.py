"""Whole games for 2 to 6 seats, for each way a game can end (golden/*.txt); see tests/helpers/golden.py."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from golden import Script

from sampan import Event, Game, State

FILES = sorted((Path(__file__).parent / "golden").glob("*.txt"))
# Seats, why the game ended, and how many won.
ENDINGS = {
    "two_village": (2, "village", 1),
    "two_round_limit": (2, "round_limit", 1),
    "three_village": (3, "village", 1),
    "four_village": (4, "village", 1),
    "five_round_limit_shared": (5, "round_limit", 2),
    "six_village": (6, "village", 1),
}
EVENTS = [
    *("round_began", "card_laid", "seat_ready", "cards_revealed", "card_cancelled", "dragon_missed"),
    "card_begun",
    "stone_placed",
    *("plank_chosen", "plank_laid", "plank_lost", "plank_removed", "stone_removed", "nothing_done", "pawn_stepped"),
    *("pawn_jumped", "pawn_fell", "round_ended", "game_over"),
]


class Crossing(Script):
    """Tells before each round where everything lies."""

    lists = frozenset({"colours"})

    def looks(self, state: State, events: list[Event]) -> list[str]:
        return _table(state) if any(event.kind == "round_began" for event in events) else []

    def seen(self, state: State, who: int | None) -> dict[str, Any]:
        """Without the board: it is long, and always the same."""
        return {key: value for key, value in state.view(who).items() if key != "board"}

    def read(self, key: str, words: str) -> Any:
        """Islands are numbered, but their names are words."""
        return words if key in ("island", "from", "to") else super().read(key, words)


def _table(state: State) -> list[str]:
    position: Any = state.position()
    view: Any = state.view(None)
    planks = ", ".join(f"{plank} {place}" for plank, place in position["planks"].items()) or "-"
    lines = [f"  -- round {view['round']}, statue {view['holder']}, stones {' '.join(view['stones']) or '-'}"]
    lines.append(f"  -- planks {planks}, lost {', '.join(position['lost']) or '-'}")
    for player, place, stock in zip(view["players"], position["places"], position["stocks"], strict=True):
        line = f"  -- {player['seat']}: {player['colour']} at {place}, {player['distance']} from {player['target']}"
        lines.append(f"{line}, stock {', '.join(stock) or '-'}")
    return lines


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_game(game: Game, path: Path) -> None:
    outcome = Crossing().check(game, path).outcome()
    assert outcome is not None
    assert (len(outcome.scores), outcome.reason, len(outcome.winners)) == ENDINGS[path.stem]


def test_there_is_a_golden_game_for_every_size_and_ending() -> None:
    assert [path.stem for path in FILES] == sorted(ENDINGS)


def test_golden_games_tell_of_everything_that_happens() -> None:
    lines = [line for path in FILES for line in path.read_text(encoding="utf-8").splitlines()]
    told = {line.split()[0] for line in lines if line.startswith("    ")}
    assert told == set(EVENTS)
