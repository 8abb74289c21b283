"""Bots move only where somebody looks on; who has to wait for a worker is told so, and nobody waits for one visitor."""

from __future__ import annotations

import asyncio
import importlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from ears import Ear
from face_down import FaceDown
from serving import Host

from sampan.server.clock import now
from sampan.server.live_table import LiveTable
from sampan.server.live_tables import LiveTables
from sampan.server.schemas.http import NewTable
from sampan.server.settings import Settings
from sampan.server.store import Store
from sampan.table import commands
from sampan.table.refusal import Refusal as TableRefusal
from sampan.workers import job_pool
from sampan.workers.fair_queue import Ticket

EASY = {"kind": "bot", "bot": "easy"}
RANDOM = {"kind": "bot", "bot": "random"}
HERE = {"kind": "here", "name": "Ada"}


def to_the_end(host: Host) -> None:
    """Watch a whole match: all that the server has begun to do before is done by then."""
    eve = host.guest(host.table([RANDOM] * 2, public=True, options={"turn_limit": 1})[0])
    while eve.table["outcome"] is None:
        eve.next()
    eve.close()


class TestWatching:
    def test_a_table_of_bots_plays_only_while_somebody_watches(self, host: Host) -> None:
        id_, _ = host.table([RANDOM] * 3, public=True)
        begun = host.get(f"/tables/{id_}").json()["ply"]
        to_the_end(host)
        assert host.get(f"/tables/{id_}").json()["ply"] == begun, "nobody watches"
        eve = host.guest(id_)
        while eve.table["ply"] < begun + 5:
            eve.next()
        eve.close()
        to_the_end(host)
        left = host.get(f"/tables/{id_}").json()
        assert left["outcome"] is None
        to_the_end(host)
        assert host.get(f"/tables/{id_}").json()["ply"] == left["ply"], "nobody watches any more"
        eve = host.guest(id_)
        while eve.table["ply"] <= left["ply"] + 3:
            eve.next()


# A server whose workers wait until the test opens a gate.


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    gate = tmp_path / "gate"
    monkeypatch.setenv("GATE", str(gate))
    return gate


def crowded(new_host: Callable[..., Host], tables: int, **settings: Any) -> Host:
    """A server whose only worker is taken by a bot that waits for the gate; more such tables wait behind it."""
    host = new_host(bot_workers=1, bot_seconds=60, extra_bots=["waiting=bad_bots:Waiting"], **settings)
    for number in range(tables):
        id_, tokens = host.table([HERE, {"kind": "bot", "bot": "waiting"}], options={"first_player": 1})
        player = host.guest(id_, tokens[0])  # for a spectator, chances would queue as well
        if number:
            player.hear("queue")
    return host


class TestWaiting:
    def test_people_are_told_how_many_are_ahead_of_a_bot(self, new_host: Callable[..., Host], gate: Path) -> None:
        host = crowded(new_host, 3)
        id_, tokens = host.table([HERE, EASY], options={"first_player": 1})
        ada = host.guest(id_, tokens[0])
        told = ada.hear("queue")
        assert told["ref"] is None
        assert told["ahead"] >= 1
        again = host.guest(id_, tokens[0])
        assert again.hear("queue") == told, "who comes later is told the same"
        gate.touch()
        while ada.decision is None:
            ada.next()
        queue = [message["ahead"] for message in ada.heard if message["type"] == "queue"]
        assert queue[-1] is None
        assert not ada.whole["notes"], "it has not moved at random"

    def test_who_asks_for_a_hint_is_told_alone(self, new_host: Callable[..., Host], gate: Path) -> None:
        host = crowded(new_host, 2)
        id_, tokens = host.table([HERE, {**HERE, "name": "Ben"}], options={"first_player": 0}, hints=True, public=True)
        ada, ben = host.guest(id_, tokens[0]), host.guest(id_, tokens[1])
        ada.send({"type": "hint", "ref": "h", "seat": 0, "ply": ada.table["ply"]})
        told = ada.hear("queue")
        assert (told["ref"], told["ahead"] >= 1) == ("h", True)
        gate.touch()
        answer = ada.hear("hint")
        assert answer["ref"] == "h"
        assert [message["ahead"] for message in ada.heard if message["type"] == "queue"][-1] is None
        ben.done("ping")
        assert not any(message["type"] == "queue" for message in ben.heard)

    def test_beyond_the_limit_a_hint_is_refused_and_a_bot_waits(
        self, new_host: Callable[..., Host], gate: Path
    ) -> None:
        host = crowded(new_host, 2, queue_jobs_per_address=1)
        id_, tokens = host.table([HERE, EASY], options={"first_player": 0})
        ada = host.guest(id_, tokens[0])
        assert ada.refused("hint", seat=0, ply=ada.table["ply"]) == "busy"
        seq = ada.act()
        ada.catch_up(seq)
        while ada.decision is not None:
            ada.catch_up(ada.act())
        assert ada.hear("queue")["ahead"] >= 1
        gate.touch()
        while ada.decision is None:
            ada.next()
        assert not ada.whole["notes"], "it has not moved at random"

    def test_chances_and_replays_are_refused_too(self, new_host: Callable[..., Host], gate: Path) -> None:
        host = crowded(new_host, 2, queue_jobs_per_address=1)
        id_, tokens = host.table([HERE, {**HERE, "name": "Ben"}], public=True)
        host.guest(id_, tokens[0]).done("resign", seat=0)
        for path in ("chances?ply=0", "replay"):
            answer = host.get(f"/tables/{id_}/{path}")
            assert (answer.status_code, answer.json()["reason"]) == (503, "busy")
            assert answer.headers["retry-after"]
            assert answer.json()["sentence"]["fr"]
        gate.touch()


# Without a server, with workers that are taken and freed by the test.


def ahead(ear: Ear) -> list[int | None]:
    """How many were ahead, as it was told."""
    return [message["ahead"] for message in ear.heard if message["type"] == "queue"]


Scene = Callable[[LiveTables, LiveTable], Awaitable[None]]


@pytest.fixture
def at_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Plays a scene at a table; bots there take their first legal action as soon as they have a worker."""
    monkeypatch.setitem(importlib.import_module("sampan.games.registry")._GAMES, "face_down", FaceDown())
    monkeypatch.setattr(job_pool, "_TELL_SECONDS", 0.0)

    def run(scene: Scene, seats: list[dict[str, Any]], game: str = "yin_yang", **wishes: Any) -> None:
        async def play() -> None:
            settings = Settings(bot_pause=0, bot_workers=1)
            tables = LiveTables(settings, Store(f"sqlite:///{tmp_path}/tables.sqlite3"))
            order = {"game": game, "seats": seats, "public": True, "hints": True, **wishes}
            table, _ = await tables.create(NewTable.model_validate(order))
            async with tables.get(table.setup.id) as live:

                async def think(_question: dict[str, Any]) -> int:
                    seat = live.table.bot_to_move
                    assert seat is not None
                    return live.table.asking(seat).legal()[0]

                async def advise(question: dict[str, Any]) -> dict[str, Any]:
                    return {"sides": []} if question["job"] == "chances" else {"advice": []}

                monkeypatch.setattr(tables.workers, "think", think)
                monkeypatch.setattr(tables.workers, "advise", advise)
                await scene(tables, live)
            await tables.close()

        asyncio.run(asyncio.wait_for(play(), 60))

    return run


@asynccontextmanager
async def busy_workers(tables: LiveTables, address: str = "elsewhere") -> AsyncIterator[Callable[[], Awaitable[None]]]:
    """The only worker is taken; the function that is handed out gives it to one other, and then takes it again."""
    turns = AsyncExitStack()
    await turns.enter_async_context(tables.workers.turn(Ticket(address, "other")))

    async def serve_one() -> None:
        nonlocal turns
        following = AsyncExitStack()
        taking = asyncio.create_task(following.enter_async_context(tables.workers.turn(Ticket(address, "other"))))
        await asyncio.sleep(0)
        await turns.aclose()
        await taking
        turns = following

    try:
        yield serve_one
    finally:
        await turns.aclose()


async def until(happens: Callable[[], object]) -> None:
    while not happens():
        await asyncio.sleep(0.001)


def test_pending_choices_do_not_show_in_the_queue(at_table: Any) -> None:
    async def scene(tables: LiveTables, live: LiveTable) -> None:
        ada = Ear(live.table, 0)
        async with busy_workers(tables) as serve_one:
            await live.welcome(ada, (0,), None)
            await until(lambda: ahead(ada))
            assert live.table.several
            assert ahead(ada) == [0]
            for _ in range(2):
                seq = live.table.seq
                await serve_one()
                await until(lambda before=seq: live.table.seq > before and tables.workers.waiting)
                tables.workers._pool._tell()  # at the latest now
                assert ahead(ada) == [0, None], "as if there were only one choice"
            assert sum(len(live.table.pending.of(seat)) for seat in (1, 2)) == 2

    at_table(scene, [HERE, RANDOM, RANDOM], "face_down")


def test_one_after_another_each_bot_that_waits_is_told_of(at_table: Any) -> None:
    async def scene(tables: LiveTables, live: LiveTable) -> None:
        ada = Ear(live.table, 0)
        async with busy_workers(tables) as serve_one:
            await live.welcome(ada, (0,), None)
            for _ in range(2):
                heard = len(ahead(ada))
                await until(lambda before=heard: len(ahead(ada)) > before)
                await serve_one()
        assert ahead(ada)[:4] == [0, None] * 2

    at_table(scene, [HERE, RANDOM, RANDOM], options={"first_player": 1})


def test_a_bot_whom_nobody_watches_leaves_the_queue_and_comes_back(at_table: Any) -> None:
    async def scene(tables: LiveTables, live: LiveTable) -> None:
        eve, ply = Ear(), live.table.match.ply
        async with busy_workers(tables) as serve_one:
            await live.welcome(eve, (), None)
            await until(lambda: tables.workers.waiting == 2)  # the bot's move, and the chances for the spectator
            live.part(eve)
            await until(lambda: tables.workers.waiting == 0)
            await serve_one()
            assert live.table.match.ply == ply
            await live.welcome(eve, (), None)
            await until(lambda: tables.workers.waiting == 2)
        await until(lambda: live.table.match.ply > ply)

    at_table(scene, [RANDOM, RANDOM])


def test_a_substitute_does_not_play_on_by_itself(at_table: Any) -> None:
    async def scene(tables: LiveTables, live: LiveTable) -> None:
        ben = Ear(live.table, 1)
        async with busy_workers(tables):
            await live.welcome(ben, (1,), None)
            await live.carry_out(commands.VoteSubstitute(1, 0, True, now(), 0.0))
            assert live.table.bot_to_move == 0
            await until(lambda: tables.workers.waiting == 1)
            live.part(ben)
            await until(lambda: tables.workers.waiting == 0)
            ply = live.table.match.ply
        for _ in range(3):
            live.think()
            await asyncio.sleep(0)
        assert (live.table.match.ply, tables.workers.running) == (ply, 0)

    at_table(scene, [HERE, {**HERE, "name": "Ben"}], options={"first_player": 0})


def test_a_hint_that_nobody_needs_leaves_the_queue(at_table: Any) -> None:
    async def scene(tables: LiveTables, live: LiveTable) -> None:
        seat = live.table.persons_to_move[0]
        ply = live.table.match.ply
        told: list[int | None] = []
        async with busy_workers(tables):
            asking = asyncio.create_task(live.hint(seat, ply, "here", told.append))
            again = asyncio.create_task(live.hint(seat, ply, "there"))
            await until(lambda: told == [0])
            assert tables.workers.waiting == 1, "one hint, however many ask"
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            assert tables.workers.waiting == 1, "somebody else still waits for it"
            again.cancel()
            await until(lambda: tables.workers.waiting == 0)
            asking = asyncio.create_task(live.hint(seat, ply))
            await until(lambda: tables.workers.waiting == 1)
            state = live.table.match.state
            await live.carry_out(commands.Act(seat, ply, live.table.game.describe(state, state.legal()[0])))
            await until(lambda: tables.workers.waiting == 0)
            with pytest.raises(TableRefusal, match="Too late"):
                await asking
        following = live.table.persons_to_move[0]
        assert await live.hint(following, live.table.ply_of(following)) == []

    at_table(scene, [HERE, {**HERE, "name": "Ben"}])


def test_a_move_is_counted_for_those_who_play_and_not_for_those_who_watch(at_table: Any) -> None:
    async def scene(tables: LiveTables, live: LiveTable) -> None:
        mallory, ada, ben = Ear(address="mallory"), Ear(live.table, 0, address="ada"), Ear(live.table, 1, address="ben")
        load = tables.workers._pool.queue.load
        async with busy_workers(tables, "ada"):
            await live.welcome(mallory, (), None)
            await live.welcome(ada, (0,), None)
            await live.welcome(ben, (1,), None)
            live.part(mallory)
            await until(lambda: tables.workers.waiting == 0 or load("mallory") == 1)
        queue = live._bot_queue
        assert queue.ticket().address == "ada", "of equals, the first"
        async with busy_workers(tables, "ada"):
            assert queue.ticket().address == "ben", "whoever keeps the server less busy"
        for player in (ada, ben):
            live.part(player)
        await live.welcome(mallory, (), None)
        assert queue.ticket().address == "mallory", "nobody else is there"

    at_table(scene, [HERE, {**HERE, "name": "Ben"}, RANDOM])
