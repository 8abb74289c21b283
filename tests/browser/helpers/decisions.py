"""Tables on a host that stand at a decision of a given kind, which chance alone might not bring for long."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from decision_kinds import Case, Data
from hosting import Host
from standing import Standing, keep_tables, move, open_table

from sampan.table.seats import Seat, token_hash

FOLDER = Path(__file__).parents[1] / "decisions"
_NAMES = ["Ada", "Bartholomew", "Cleo", "Dai", "Esi", "Fay", "Gus", "Hal", "Ivo", "Jo"]
TOKEN = "t" * 43  # of whoever is asked


class Decision(NamedTuple):
    """A decision of a match that is dealt from a seed: the moves before it, and an action of its kind."""

    seed: int
    moves: tuple[int, ...]
    action: Data


def read_decisions(case: Case) -> dict[str, Decision]:
    """The decisions of a case by their kinds, as `find_decisions.py` has found them."""
    data = json.loads((FOLDER / f"{case.name}.json").read_text())
    return {
        kind: Decision(found["seed"], tuple(data["moves"][str(found["seed"])][: found["ply"]]), found["action"])
        for kind, found in data["decisions"].items()
    }


def put_tables(host: Host, case: Case, decisions: Iterable[Decision], bots: bool = True) -> list[str]:
    """Keep a table for each decision in the host's store; their ids. The others are bots, or away."""
    standing = []
    for decision in decisions:
        asked = lead(case, decision.seed, decision.moves)[0].deciding[0]
        standing.append(lead(case, decision.seed, decision.moves, asked, bots))
    return keep_tables(host, standing)


def lead(case: Case, seed: int, moves: Sequence[int], asked: int | None = None, bots: bool = True) -> Standing:
    """The table after these moves, and the records that lead there."""
    table, records = open_table(case.game, _seats(case, asked, bots), seed, case.options)
    for code in moves:
        table, record = move(table, code)
        records.append(record)
    return table, records


def _seats(case: Case, asked: int | None, bots: bool) -> list[Seat]:
    return [
        Seat("bot", name, "random")
        if bots and seat != asked
        else Seat("here", name, token=token_hash(TOKEN if seat == asked else f"token {seat}"))
        for seat, name in enumerate(_NAMES[: case.seats])
    ]
