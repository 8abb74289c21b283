"""Whole games for 2, 3 and 4 seats, one for each way a game can end (golden/*.txt); see tests/helpers/golden.py."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from golden import Script

from sampan import Event, Game, State

FILES = sorted((Path(__file__).parent / "golden").glob("*.txt"))
ENDINGS = {
    "two_all_passed": (2, "all_passed"),
    "two_emperors": (2, "emperors"),
    "three_all_passed": (3, "all_passed"),
    "three_emperors": (3, "emperors"),
    "four_all_passed": (4, "all_passed"),
    "four_emperors": (4, "emperors"),
}


class Trade(Script):
    """Tells at each turn how river and warehouses look, and at the end how the wealth was reckoned."""

    lists = frozenset({"goods", "optional_emperors"})
    before: int | None = None

    def looks(self, state: State, events: list[Event]) -> list[str]:
        position: Any = state.position()
        turn = position["turn"] if position["phase"] == "trade" else None
        begun = turn is not None and turn != self.before
        self.before = turn
        return _table(state) if begun else []

    def closing(self, state: State) -> list[str]:
        return _reckoning(state)


spelled = Script().spelled


def _table(state: State) -> list[str]:
    """How the table looks when a turn begins: river, bag, and what everybody has or is known to have."""
    view: Any = state.view(None)
    lines = [
        f"  -- seat {view['turn']} to trade, {view['emperors_left']} emperors and {view['bag']['tokens']} tokens left"
    ]
    lines.append("  -- river " + " ".join(f"{place['good']}:{place['price']}" for place in view["river"]))
    for player in view["players"]:
        line = f"  -- {player['seat']}: money {player['money']}, goods {player['goods_count']}"
        line += f" (known {spelled(player['known'])}, uncertain {spelled(player['uncertain'])})"
        line += f", cards {spelled(player['cards'])}, posts {spelled([post['post'] for post in player['posts']])}"
        lines.append(line)
    return lines


def _reckoning(state: State) -> list[str]:
    view: Any = state.view(None)
    lines = []
    for entry in view["reckoning"]:
        cargoes = " + ".join(f"{spelled(cargo['goods'])}={cargo['value']}" for cargo in entry["sale"]["cargoes"]) or "-"
        posts = entry["posts"]
        prizes = spelled([majority["value"] for majority in posts["majorities"]])
        line = f"wealth of {entry['seat']}: {entry['total']} = money {entry['money']}, goods {entry['sale']['value']}"
        line += f" ({cargoes}), green {posts['green']}, brown {posts['brown']}, majorities {prizes}"
        lines.append(line + f", liquidity {entry['liquidity']['value']}")
    return lines


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_game(game: Game, path: Path) -> None:
    outcome = Trade().check(game, path).outcome()
    assert outcome is not None
    assert (len(outcome.scores), outcome.reason) == ENDINGS[path.stem]


def test_there_is_a_golden_game_for_every_size_and_ending() -> None:
    assert [path.stem for path in FILES] == sorted(ENDINGS)
