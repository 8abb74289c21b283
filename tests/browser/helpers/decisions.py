"""Tables on a host that stand at a decision of a given kind, which chance alone might not bring for long."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from decision_kinds import Case, Data
from hosting import Host

import sampan
from sampan.server.payloads import summary
from sampan.server.store import Store, Write
from sampan.table import commands as c
from sampan.table.apply import apply
from sampan.table.decide import decide
from sampan.table.records import Record
from sampan.table.seats import Seat, token_hash
from sampan.table.setup import Setup
from sampan.table.table import Table, new_table

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
    write = Write()
    for decision in decisions:
        asked = open_table(case, decision.seed, decision.moves)[0].deciding[0]
        table, records = open_table(case, decision.seed, decision.moves, asked, bots)
        setup = replace(table.setup, id=secrets.token_urlsafe(9))
        write.tables.append((setup, summary(replace(table, setup=setup)), False))
        write.records.extend((setup.id, number, record) for number, record in enumerate(records, 1))
    # The browser has an event loop of its own in this thread.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, _commit(host.database, write)).result()
    return [setup.id for setup, *_ in write.tables]


def open_table(
    case: Case, seed: int, moves: Sequence[int], asked: int | None = None, bots: bool = True
) -> tuple[Table, list[Record]]:
    """The table after these moves, and the records that lead there. What a seed deals does not depend on who sits."""
    table, record = _done(new_table(_setup(case, seed, asked, bots)), c.Open())
    records = [record]
    for code in moves:
        table, record = move(table, code)
        records.append(record)
    return table, records


def move(table: Table, code: int) -> tuple[Table, Record]:
    """The next one who has to decide does this."""
    seat = table.deciding[0]
    bot = table.seats[seat].bot is not None
    return _done(
        table, c.ActForBot(seat, table.point_of(seat), code, 0) if bot else c.Act(seat, table.ply_of(seat), code)
    )


def _done(table: Table, command: c.Command) -> tuple[Table, Record]:
    record = decide(table, command)
    assert record is not None
    return apply(table, record), record


def _setup(case: Case, seed: int, asked: int | None, bots: bool) -> Setup:
    rules = sampan.game(case.game)
    seats = [
        Seat("bot", name, "random")
        if bots and seat != asked
        else Seat("here", name, token=token_hash(TOKEN if seat == asked else f"token {seat}"))
        for seat, name in enumerate(_NAMES[: case.seats])
    ]
    return Setup(
        id="",  # which chance takes into account
        game=case.game,
        rules=rules.rules_version,
        options=rules.start(case.seats, dict(case.options)).options,
        seats=tuple(seat.data() for seat in seats),
        public=True,
        fair=False,
        seed=f"{seed:064x}",
        created="2026-11-16T00:00:00Z",
        hints=True,
    )


async def _commit(database: str, write: Write) -> None:
    store = Store(database, migrating=False)
    await store.commit(write)
    await store.close()
