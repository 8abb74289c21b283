"""A store that is full, read-only, locked or stopped: everybody is told, nothing hangs, nothing is lost or doubled."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from outages import full_disk
from postgres import PostgreSQL
from serving import Guest, Host, link_seats

from sampan.server.store import Store
from soaking.database_proxy import DatabaseProxy

SECONDS = 0.5


def ask_probe(store: Store) -> bool:
    async def ask() -> bool:
        try:
            return await store.probe()
        finally:
            await store.close()

    return asyncio.run(ask())


def wait_until_ready(host: Host) -> None:
    while host.get("/ready").status_code != 200:
        time.sleep(0.05)


def must_refuse_everything(host: Host, guests: list[Guest]) -> None:
    """Each request is answered, with a sentence; nothing has happened as far as anybody is told."""
    answers = [host.get("/ready"), host.post("/tables", {"game": "yin_yang", "seats": link_seats("Ada", "Ben")})]
    for answer in answers:
        assert answer.status_code == 503
        assert answer.json()["reason"] == "store"
        assert all(answer.json()["sentence"][language] for language in ("en", "fr"))
    mover = next(guest for guest in guests if guest.decision)
    decision = mover.decision
    assert decision is not None
    action = {"seat": decision["seat"], "ply": decision["ply"], "action": decision["actions"][0]}
    assert mover.refused("act", **action) == "store"


def must_play_on(guests: list[Guest]) -> None:
    """What was refused can be done now, once, unless it was written at the last moment after all."""
    ply = guests[0].table["ply"]
    for guest in guests:
        guest.done("ping")
    mover = next(guest for guest in guests if guest.decision)
    decision = mover.decision
    assert decision is not None
    if decision["ply"] == ply:
        answer = mover.ask("act", seat=decision["seat"], ply=ply, action=decision["actions"][0])
        assert answer["type"] == "done" or answer["reason"] == "late", answer
    for guest in guests:
        while not any(entry["ply"] == ply for log in guest.whole["log"].values() for entry in log):
            guest.next()
    for guest in guests:
        (log,) = guest.whole["log"].values()
        assert [entry["ply"] for entry in log] == list(range(guests[0].table["ply"]))


def friends(host: Host) -> list[Guest]:
    id_, tokens = host.table(link_seats("Ada", "Ben"))
    guests = [host.guest(id_, token) for token in tokens]
    while not all(guest.table["started"] for guest in guests):
        guests[0].next()
    return guests


class Proxied(DatabaseProxy):
    """A proxy in a thread of its own."""

    loop: asyncio.AbstractEventLoop


@contextmanager
def proxied(port: int) -> Iterator[Proxied]:
    proxy = Proxied(port)
    proxy.loop = asyncio.new_event_loop()
    thread = threading.Thread(target=proxy.loop.run_forever)
    thread.start()
    try:
        asyncio.run_coroutine_threadsafe(proxy.start(), proxy.loop).result()
        yield proxy
    finally:
        asyncio.run_coroutine_threadsafe(proxy.close(), proxy.loop).result()
        proxy.loop.call_soon_threadsafe(proxy.loop.stop)
        thread.join()
        proxy.loop.close()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits another process")
def test_a_full_disk_is_told_and_got_over(new_host: Callable[..., Host]) -> None:
    host = new_host(store_seconds=SECONDS)
    guests = friends(host)
    assert host.get("/ready").json() == {"status": "ready"}
    with full_disk(host):
        must_refuse_everything(host, guests)
    wait_until_ready(host)
    must_play_on(guests)


def test_a_stopped_postgresql_is_told_and_got_over(new_host: Callable[..., Host], postgres: PostgreSQL) -> None:
    place = postgres.new_database()
    host = new_host(database=place.render_as_string(), store_seconds=SECONDS)
    guests = friends(host)
    wait_until_ready(host)
    with postgres.frozen():
        must_refuse_everything(host, guests)
        assert host.get("/tables").status_code == 503
        assert host.get("/health").status_code in (200, 503)
    wait_until_ready(host)
    must_play_on(guests)


def test_a_server_ends_although_postgresql_has_stopped(new_host: Callable[..., Host], postgres: PostgreSQL) -> None:
    host = new_host(database=postgres.new_database().render_as_string(), store_seconds=SECONDS)
    friends(host)
    with postgres.frozen():
        assert host.get("/ready").status_code == 503
        assert host.end() == 0


def test_a_locked_store_is_told_and_got_over(new_host: Callable[..., Host]) -> None:
    host = new_host(store_seconds=SECONDS)
    guests = friends(host)
    with sqlite3.connect(host.database, isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        must_refuse_everything(host, guests)
        other.execute("ROLLBACK")
    other.close()
    wait_until_ready(host)
    must_play_on(guests)


def test_the_probe_really_writes(place: sa.URL) -> None:
    store = Store(place)
    engine = sa.create_engine(place)
    with engine.connect() as connection:
        asked = sa.text("SELECT times FROM chores WHERE name = 'probe'")
        assert connection.execute(asked).scalar_one() == 0
        connection.rollback()
        assert ask_probe(store)
        assert connection.execute(asked).scalar_one() == 1
    engine.dispose()


def test_a_read_only_file_is_not_ready(tmp_path: Path) -> None:
    asyncio.run(Store(f"sqlite:///{tmp_path}/tables.sqlite3").close())
    assert not ask_probe(Store(f"sqlite:///file:{tmp_path}/tables.sqlite3?mode=ro&uri=true"))


def test_a_read_only_postgresql_is_not_ready(postgres: PostgreSQL) -> None:
    place = postgres.new_database()
    asyncio.run(Store(place).close())
    engine = sa.create_engine(place)
    with engine.begin() as connection:
        connection.execute(sa.text(f"ALTER DATABASE {place.database} SET default_transaction_read_only = on"))
    engine.dispose()
    assert not ask_probe(Store(place))


def test_a_probe_does_not_wait_for_a_connection_that_never_comes(place: sa.URL) -> None:
    async def scene() -> None:
        store = Store(place, seconds=0.1)
        with ExitStack() as held:
            for _ in range(15):  # all that the pool gives away
                held.enter_context(store._engine.connect())
            assert not await store.probe()
        assert await store.probe()
        await store.close()

    asyncio.run(scene())


def test_a_lock_in_postgresql_is_waited_for_in_vain(postgres: PostgreSQL) -> None:
    place = postgres.new_database()
    store = Store(place, seconds=0.2)
    engine = sa.create_engine(place)
    with engine.begin() as other:
        other.execute(sa.text("LOCK TABLE chores"))
        assert not ask_probe(store)
    engine.dispose()


def test_what_is_committed_without_an_answer_is_there_once(new_host: Callable[..., Host], postgres: PostgreSQL) -> None:
    """The connection to the database is cut after the commit of several tables, and before its answer."""
    place = postgres.new_database()
    with proxied(postgres.port) as proxy:
        host = new_host(database=place.set(port=proxy.port).render_as_string())
        tables = [host.table(link_seats("Ada", "Ben")) for _ in range(12)]
        guests = [host.guest(id_, *tokens) for id_, tokens in tables]
        losing = asyncio.run_coroutine_threadsafe(proxy.cut(60), proxy.loop)
        for number, guest in enumerate(guests):
            guest.send({"type": "chat", "ref": "line", "seat": 0, "text": f"line {number}"})
        for guest in guests:
            assert guest.hear("refused")["reason"] == "store"
        losing.cancel()
        wait_until_ready(host)
        for number, guest in enumerate(guests):
            guest.done("chat", seat=0, text="heard")
            assert [line["text"] for line in guest.whole["chat"]] in (["heard"], [f"line {number}", "heard"])
    assert proxy.lost > 0


@pytest.mark.parametrize("wrong", ["postgresql+psycopg://sampan@127.0.0.1:1/nothing"])
def test_a_postgresql_that_is_not_there_is_one_sentence(wrong: str) -> None:
    with pytest.raises(Exception, match="database cannot be used"):
        Store(wrong, seconds=0.2)
