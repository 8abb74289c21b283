"""Tables that stand where a match of a known seed has come to: what they show and ask first is never left to chance."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, NamedTuple

from hosting import Host

import sampan
from sampan import Rng
from sampan.server.payloads import summary
from sampan.server.store import Store, Write
from sampan.table import commands as c
from sampan.table.apply import apply
from sampan.table.decide import decide
from sampan.table.records import Record
from sampan.table.seats import BOT, Seat, token_hash
from sampan.table.setup import Setup
from sampan.table.table import Table, new_table

Data = dict[str, Any]
Standing = tuple[Table, list[Record]]  # a table, and the records that lead there
Wanted = Callable[["Moment"], object]
Chooser = Callable[[Table, Rng], int]

_SEEDS = 300
_LONGEST = 2000  # moves of a match


class Moment(NamedTuple):
    """A moment at which the first seat is asked, or the end: what that seat sees, and what it may do."""

    view: Data
    actions: list[Data]

    @property
    def phase(self) -> str:
        """What is asked; at the end, nothing."""
        return str(self.view["phase"]) if self.actions else ""


def begun(moment: Moment) -> bool:
    """The first seat is asked for the first time."""
    return bool(moment.actions)


def plays_a_card(moment: Moment) -> bool:
    """In Yin & Yang: the first seat is asked to play a card, and has one to play."""
    return moment.phase == "play" and any("card" in action for action in moment.actions)


def places_on_land(moment: Moment) -> bool:
    """In Yellow & Yangtze: the first seat holds a tile that is not blue, and may place it."""
    return any(action["kind"] == "place_tile" and action["colour"] != "blue" for action in moment.actions)


def over(moment: Moment) -> bool:
    """The match is over."""
    return not moment.actions


def anything(table: Table, rng: Rng) -> int:
    """Any action at all."""
    codes = table.asking(table.deciding[0]).legal()
    return int(codes[int(rng.below(len(codes)))])


def stand(
    host: Host,
    seats: Sequence[dict[str, str]],
    wanted: Wanted,
    game: str = "yin_yang",
    choose: Chooser = anything,
    **options: object,
) -> Data:
    """Keep a table in the host's store that waits for the first seat, or has ended, and at which something is so.

    It is the first such moment of the first seeded match that comes to it; told of as by `Host.create`.
    """
    tokens = [None if seat["kind"] == BOT else secrets.token_urlsafe(32) for seat in seats]
    seated = [
        Seat(seat["kind"], seat["name"], seat.get("bot"), token and token_hash(token))
        for seat, token in zip(seats, tokens, strict=True)
    ]
    [id_] = keep_tables(host, [_come_to(wanted, game, seated, choose, options)])
    held = [{"seat": seat, "token": token} for seat, token in enumerate(tokens) if token]
    return {"table": {"id": id_, "game": game}, "tokens": held}


def _come_to(wanted: Wanted, game: str, seats: Sequence[Seat], choose: Chooser, options: Data) -> Standing:
    for seed in range(1, _SEEDS):
        table, records = open_table(game, seats, seed, options)
        rng = Rng(seed)
        while not (found := _is(wanted, table)) and table.deciding and len(records) < _LONGEST:
            table, record = move(table, choose(table, rng))
            records.append(record)
        if found:
            return table, records
    raise AssertionError("it never comes to that")


def _is(wanted: Wanted, table: Table) -> object:
    if not table.deciding:
        return wanted(Moment(table.match.state.view(0), []))
    if table.deciding[0] != 0:
        return False
    state = table.asking(0)
    return wanted(Moment(state.view(0), [table.game.describe(state, code) for code in state.legal()]))


def open_table(game: str, seats: Sequence[Seat], seed: int, options: Data) -> Standing:
    """The table at the beginning. What a seed deals does not depend on who sits there."""
    rules = sampan.game(game)
    setup = Setup(
        id="",  # which chance takes into account
        game=game,
        rules=rules.rules_version,
        options=rules.start(len(seats), dict(options)).options,
        seats=tuple(seat.data() for seat in seats),
        public=True,
        fair=False,
        seed=f"{seed:064x}",
        created=datetime.now(UTC).isoformat(timespec="seconds").replace("+00:00", "Z"),
        hints=True,
    )
    table, record = _done(new_table(setup), c.Open())
    return table, [record]


def move(table: Table, code: int) -> tuple[Table, Record]:
    """The next one who has to decide does this."""
    seat = table.deciding[0]
    bot = table.seats[seat].bot is not None
    return _done(
        table, c.ActForBot(seat, table.point_of(seat), code, 0) if bot else c.Act(seat, table.ply_of(seat), code)
    )


def keep_tables(host: Host, standing: Iterable[Standing]) -> list[str]:
    """Keep tables in the host's store; their ids."""
    write = Write()
    for table, records in standing:
        setup = replace(table.setup, id=secrets.token_urlsafe(9))
        write.tables.append((setup, summary(replace(table, setup=setup)), False))
        write.records.extend((setup.id, number, record) for number, record in enumerate(records, 1))
    # The browser has an event loop of its own in this thread.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, _commit(host.database, write)).result()
    return [setup.id for setup, *_ in write.tables]


def _done(table: Table, command: c.Command) -> tuple[Table, Record]:
    record = decide(table, command)
    assert record is not None
    return apply(table, record), record


async def _commit(database: str, write: Write) -> None:
    store = Store(database, migrating=False)
    await store.commit(write)
    await store.close()
