"""Bots think elsewhere, know nothing they should not, and cannot hurt a table."""

from __future__ import annotations

import asyncio
import json
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from serving import Host
from tables import new_play

import sampan
from sampan.server.metrics import Metrics
from sampan.server.refusal import Refusal
from sampan.server.settings import Settings
from sampan.server.worker_requests import Workers

BAD = tuple(f"{name.lower()}=bad_bots:{name}" for name in ("Raising", "Hanging", "Dying", "Cheating", "Talking"))


def test_bad_bots_lose_their_process_and_the_table_goes_on(new_host: Callable[..., Host]) -> None:
    host = new_host(extra_bots=[*BAD, "missing=no_such_module:Bot"], bot_seconds=0.4, bot_workers=2)
    names = ["raising", "hanging", "dying", "cheating", "missing", "talking"]
    assert [bot["name"] for bot in host.get("/bots").json()][-6:] == [*names[:4], "talking", "missing"]
    seats = [{"kind": "bot", "bot": name} for name in names]
    id_, _ = host.table(seats, public=True, options={"turn_limit": 7})
    eve = host.guest(id_)
    while eve.table["outcome"] is None:
        eve.next()
    notes = eve.hello()["notes"]
    assert {note["bot"] for note in notes} == set(names[:-1])
    assert all(note["kind"] == "bot_failed" and names[note["seat"]] == note["bot"] for note in notes)
    log = [json.loads(line) for line in host.log.read_text().splitlines() if line.startswith("{")]
    problems = {line["bot"]: line["problem"] for line in log if line["event"] == "bot_failed"}
    assert "I will not" in problems["raising"]
    assert problems["hanging"] == "too slow"
    assert problems["dying"] == "died"
    assert host.get("/health").status_code == 200
    # A person finds a bot that works all the same.
    id_, tokens = host.table([{"kind": "here"}, {"kind": "bot", "bot": "easy"}], options={"first_player": 1})
    ada = host.guest(id_, tokens[0])
    while ada.decision is None:
        ada.next()
    assert not ada.whole["notes"]


def test_a_bot_is_told_nothing_that_its_seat_may_not_know() -> None:
    table = new_play("bb", options={"first_player": 0})
    while table.match.state.view(0)["phase"] != "play":
        seat = table.bot_to_move
        assert seat is not None
        table.act_for_bot(seat, table.match.state.legal()[0], sampan.Rng(1))
    seat = table.bot_to_move
    assert seat is not None
    workers = Workers(Settings(), Metrics())
    asked: list[dict[str, Any]] = [json.loads(json.dumps(workers.question(table, seat))) for _ in range(20)]
    truth = table.match.state.position()
    other = 1 - seat
    hands = {json.dumps(job["position"]["hands"][other]) for job in asked}
    assert len(hands) > 5, "the other hand is drawn afresh every time"
    assert all(job["position"]["hands"][seat] == truth["hands"][seat] for job in asked)  # type: ignore[index]
    assert set(asked[0]) == {"job", "game", "position", "bot", "class", "seed"}
    assert table.setup.seed not in json.dumps(asked)


def test_workers_do_not_outlive_a_killed_server(new_host: Callable[..., Host]) -> None:
    host = new_host(extra_bots=["hanging=bad_bots:Hanging"], bot_seconds=0.5, bot_workers=1)
    id_, _ = host.table([{"kind": "bot", "bot": "hanging"}] * 2, public=True)
    host.guest(id_)
    assert host.process is not None
    children = Path(f"/proc/{host.process.pid}/task/{host.process.pid}/children")
    if not children.exists():
        pytest.skip("needs /proc")
    while not (found := children.read_text().split()):
        time.sleep(0.05)
    host.process.kill()
    while any(Path(f"/proc/{child}/cmdline").exists() for child in found):  # the system ends it: see job_worker.serve
        time.sleep(0.1)


def test_a_bot_must_be_said_as_name_and_class() -> None:
    for wrong in ("easy=a:B", "x", "x=", "x=a", "x=a:", "=a:B", "x y=a:B"):
        with pytest.raises(Refusal, match="does not say a bot"):
            Settings(extra_bots=(wrong,)).bots()


def test_a_bot_that_cannot_be_started_is_no_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    async def think() -> int | None:
        workers = Workers(Settings(), Metrics())
        seat = table.bot_to_move
        assert seat is not None
        action = await workers.think(workers.question(table, seat))
        await workers.close()
        return action

    table = new_play("bb")
    monkeypatch.setattr("sys.executable", subprocess.__file__)
    assert asyncio.run(think()) is None
