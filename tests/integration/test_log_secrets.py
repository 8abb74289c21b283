"""However a row is damaged and whatever fails over it, no line of the log has a seed or a token in it."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
import sqlalchemy as sa
from serving import Guest, Host, link_seats, play_on
from websockets.exceptions import ConnectionClosed

from sampan.server.json_logs import JsonLines
from sampan.server.store import Conflict, Store, StoreFailed, Write
from sampan.table.commands import Rematch
from sampan.table.setup import Setup

SEED = "5eed" * 16

# What is done to a table: a statement, in which {seed} is its seed and {hash} that of a token.
DAMAGES = [
    "UPDATE tables SET seed = substr(seed, 1, 63) WHERE id = :id",
    "UPDATE tables SET seed = 'x' || seed WHERE id = :id",
    "UPDATE tables SET seed = '' WHERE id = :id",
    "UPDATE tables SET game = seed WHERE id = :id",
    "UPDATE tables SET rules = seed WHERE id = :id",
    "UPDATE tables SET options = seed WHERE id = :id",
    """UPDATE tables SET options = '{"' || seed || '": 1}' WHERE id = :id""",
    "UPDATE tables SET seats = substr(seats, 1, length(seats) - 5) WHERE id = :id",
    """UPDATE tables SET seats = '["' || seed || '"]' WHERE id = :id""",
    "UPDATE tables SET seats = 'null' WHERE id = :id",
    "UPDATE tables SET summary = substr(summary, 1, 100) || seed WHERE id = :id",
    """UPDATE tables SET summary = '{"' || seed || '": 1}' WHERE id = :id""",
    "UPDATE changes SET record = '{' WHERE table_id = :id AND seq = 2",
    "UPDATE changes SET record = '[]' WHERE table_id = :id AND seq = 2",
    "UPDATE changes SET record = (SELECT seed FROM tables WHERE id = :id) WHERE table_id = :id AND seq = 2",
    """UPDATE changes SET record = (SELECT '{"kind": "' || seed || '"}' FROM tables WHERE id = :id)
       WHERE table_id = :id AND seq = 2""",
    """UPDATE changes SET record = (SELECT '{"kind": "act", "log": ["' || seed || '"]}' FROM tables WHERE id = :id)
       WHERE table_id = :id AND seq = 3""",
    """UPDATE changes SET record = (SELECT '{"kind": "act", "log": [{"by": "chance", "ply": 0, "action":
       {"kind": "' || seed || '"}}]}' FROM tables WHERE id = :id) WHERE table_id = :id AND seq = 3""",
    "DELETE FROM changes WHERE table_id = :id AND seq = 1",
]


def test_no_damaged_row_brings_a_secret_into_the_log(new_host: Callable[..., Host]) -> None:
    host = new_host()
    made = [host.table(link_seats("Ada", "Ben"), public=True) for _ in DAMAGES]
    for id_, tokens in made:
        guests = [host.guest(id_, token) for token in tokens]
        guests[0].catch_up(guests[1].seq)
        play_on(guests, 3)
        for guest in guests:
            guest.close()
    host.end()
    with sqlite3.connect(host.database) as store:
        secrets = [row[0] for row in store.execute("SELECT seed FROM tables")]
        seats = [seat for row in store.execute("SELECT seats FROM tables") for seat in json.loads(row[0])]
        hashes = [word for seat in seats for word in seat.values() if isinstance(word, str) and len(word) == 64]
        assert hashes
        for (id_, _), damage in zip(made, DAMAGES, strict=True):
            store.execute(damage, {"id": id_})
    store.close()
    host.start()
    damaged = 0
    for id_, tokens in made:
        answer = host.get(f"/tables/{id_}", tokens[0])
        if answer.status_code != 200:
            damaged += 1
            assert answer.json()["reason"] in ("table-damaged", "rules-changed")
        with suppress(ConnectionClosed):  # where it fails only now
            greeted = Guest(host, id_).hello(tokens[0])
            assert (greeted["type"] == "refused") == (answer.status_code != 200)
        for path in ("match", "replay", "chances?ply=1"):
            host.get(f"/tables/{id_}/{path}", tokens[0])
    assert damaged > len(DAMAGES) // 2
    listed = host.get("/tables")
    assert listed.status_code == 200, "one damaged row hides no other table"
    assert len(listed.json()) >= len(DAMAGES) - 2
    id_, tokens = host.table(link_seats("Ada", "Ben"))
    play_on([host.guest(id_, *tokens)], 3)
    host.end()
    log = host.log.read_text()
    assert "table_damaged" in log
    for secret in (*secrets, *hashes, *[token for _, tokens in made for token in tokens]):
        # A part of it is bad enough.
        assert secret[:16] not in log
        assert secret[-16:] not in log


class Forgetful(logging.Handler):
    """Keeps the lines that would be written."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(JsonLines())
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@pytest.fixture
def lines() -> Any:
    handler = Forgetful()
    logging.getLogger().addHandler(handler)
    yield handler.lines
    logging.getLogger().removeHandler(handler)


def test_an_exception_tells_its_kind_and_its_way_but_not_its_words(lines: list[str]) -> None:
    def fail(problem: Exception) -> None:
        try:
            try:
                {}[SEED]
            except KeyError as cause:
                raise problem from cause
        except type(problem):
            logging.getLogger("sampan.test").exception("failed")

    for problem in (ValueError(SEED), ExceptionGroup(SEED, [TypeError(SEED), OSError(2, "No such thing", SEED)])):
        fail(problem)
    logging.getLogger("asyncio").error("Task exception was never retrieved\nfuture: <exception=KeyError(%r)>", SEED)
    logging.getLogger("other").error("%s", SEED)
    assert SEED not in "".join(lines)
    traceback = json.loads(lines[0])["traceback"]
    assert "ValueError" in traceback
    assert "KeyError" in traceback
    assert "in fail" in traceback
    assert "No such thing" in json.loads(lines[1])["traceback"]
    assert "never retrieved" in lines[2]


def test_what_nobody_catches_is_logged_like_the_rest() -> None:
    program = f"""
import sys, threading
from sampan.server.json_logs import set_up_logs
set_up_logs("info")
def fail(*_): raise ValueError("{SEED}"[:])
thread = threading.Thread(target=fail); thread.start(); thread.join()
class Odd:
    __del__ = fail
Odd()
fail()
"""
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert ended.returncode == 1
    lines = [json.loads(line) for line in ended.stderr.splitlines()]
    assert [line["event"] for line in lines] == ["uncaught"] * 3
    assert all("ValueError" in line["traceback"] for line in lines)
    assert SEED not in ended.stderr.replace(f'raise ValueError("{SEED}"', "")


def test_a_statement_that_fails_does_not_tell_its_values(place: sa.URL, lines: list[str]) -> None:
    async def scene() -> None:
        store = Store(place)
        setup: Any = Setup("x", "yin_yang", 1, {}, (), True, False, SEED, "2026-01-01")
        summary: dict[str, Any] = {"started": False, "closed": False}
        for wrong in ({"public": SEED}, {"game": None}, {"options": {1j: SEED}}, {"created": [SEED]}):
            write = Write(tables=[(Setup(**{**vars(setup), **wrong}), summary, False)])
            with pytest.raises((StoreFailed, Conflict)):  # one of them is a row that may not be
                await store.commit(write)
        await store.commit(Write(tables=[(setup, summary, False)]))
        await store.close()

    asyncio.run(scene())
    assert sum("store_failed" in line for line in lines) >= 2
    assert SEED[:16] not in "".join(lines)


def test_what_holds_a_seed_does_not_print_it() -> None:
    seats: Any = ({"token": SEED},)
    for holder in (Setup("x", "g", 1, {}, seats, True, False, SEED, "now"), Rematch("x", SEED, "now")):
        assert SEED not in repr(holder)
