"""A server that is told to end: it takes in nobody, lets what has begun come to its end, and loses nothing."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa
from serving import PATIENCE, Data, Guest, Host, link_seats
from websockets.exceptions import ConnectionClosed, InvalidStatus

BOT = "patient=bad_bots:Patient"
SEATS = [{"kind": "link", "name": "Ada"}, {"kind": "bot", "bot": "patient"}]


def wait_until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def ended(host: Host) -> int:
    """Wait until the server has ended; its exit code."""
    assert host.process is not None
    assert host.process.stdout is not None
    code = host.process.wait(PATIENCE)
    host.process.stdout.close()
    host.process = None
    return code


def send(host: Host, how: signal.Signals) -> None:
    assert host.process is not None
    host.process.send_signal(how)


@pytest.fixture
def thinking(new_host: Callable[..., Host], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Host]:
    """Starts a server at which a bot is thinking, until the file `move` is there."""
    monkeypatch.setenv("PATIENT_BOT", str(tmp_path))

    def start(**settings: float) -> Host:
        host = new_host(extra_bots=[BOT], bot_seconds=1000.0, **settings)
        id_, tokens = host.table(SEATS, public=True, options={"first_player": 1})
        ada = host.guest(id_, *tokens)
        while not (tmp_path / "thinking").exists():
            if ada.decision is not None:
                ada.act()
            else:
                time.sleep(0.02)
                ada.done("ping")
        return host

    return start


def test_no_acknowledged_action_is_lost(new_host: Callable[..., Host], place: sa.URL) -> None:
    host = new_host(database=str(place))
    tables = [host.table(link_seats("Ada", "Ben"), game="yangtze") for _ in range(4)]
    acknowledged: list[list[Data]] = [[] for _ in tables]
    enough = [threading.Event() for _ in tables]
    codes: list[int | None] = [None for _ in tables]

    def play(number: int) -> None:
        guest = host.guest(tables[number][0], *tables[number][1])
        try:
            while (decision := guest.decision) is not None:
                action = decision["actions"][len(acknowledged[number]) * 7 % len(decision["actions"])]
                answer = guest.done("act", seat=decision["seat"], ply=decision["ply"], action=action)
                acknowledged[number].append({**decision, "seq": answer["seq"]})
                if len(acknowledged[number]) == 5:
                    enough[number].set()
            guest.hear("nothing: the match is over, and what is left is the goodbye")
        except ConnectionClosed as closed:
            codes[number] = closed.rcvd.code if closed.rcvd is not None else None

    players = [threading.Thread(target=play, args=(number,)) for number in range(len(tables))]
    for player in players:
        player.start()
    for event in enough:
        assert event.wait(PATIENCE)
    assert host.end(signal.SIGTERM) == 0
    for player in players:
        player.join(PATIENCE)
    assert codes == [1012] * len(tables)
    assert "traceback" not in host.log.read_text().lower()
    host.start()
    for (id_, tokens), log in zip(tables, acknowledged, strict=True):
        told = host.guest(id_, *tokens).heard[0]
        by = {entry["ply"]: entry["by"] for entry in told["log"]["0"]}
        assert [by[decision["ply"]] for decision in log] == [decision["seat"] for decision in log] != []
        assert told["seq"] >= log[-1]["seq"]


def test_it_takes_in_nobody_while_those_who_are_there_play_on(thinking: Callable[..., Host], tmp_path: Path) -> None:
    host = thinking(drain_seconds=1000.0)
    ada = host.guests[0]
    id_, ply = ada.table["id"], ada.table["ply"]
    assert host.get("/ready").status_code == 200
    send(host, signal.SIGTERM)
    wait_until(lambda: host.get("/ready").status_code == 503)
    assert host.get("/ready").json()["reason"] == "draining"
    assert host.get("/health").status_code == 200
    refused = host.post("/tables", {"game": "yin_yang", "seats": link_seats("Ada", "Ben")})
    assert (refused.status_code, refused.json()["reason"]) == (503, "draining")
    assert refused.headers["Retry-After"] == "1"
    with pytest.raises(InvalidStatus) as denied:
        Guest(host, id_)
    assert denied.value.response.status_code == 503
    ada.done("chat", seat=0, text="still here")
    # What a service manager sends reaches the workers, too; the thought is not lost.
    assert host.process is not None
    children = Path(f"/proc/{host.process.pid}/task/{host.process.pid}/children").read_text().split()
    assert children
    for child in children:
        os.kill(int(child), signal.SIGTERM)
    (tmp_path / "move").touch()
    while ada.table["ply"] == ply:
        ada.next()
    assert ada.closed() == 1012
    assert ended(host) == 0
    assert "bot_failed" not in host.log.read_text()


def test_it_does_not_wait_for_ever(thinking: Callable[..., Host]) -> None:
    host = thinking(drain_seconds=0.2)
    ada = host.guests[0]
    ply = ada.table["ply"]
    send(host, signal.SIGTERM)
    assert ada.closed() == 1012
    assert ended(host) == 0
    assert ada.table["ply"] == ply  # no random move was made in place of the thought
    assert "bot_failed" not in host.log.read_text()


@pytest.mark.parametrize("second", [signal.SIGTERM, signal.SIGINT])
def test_a_second_signal_ends_it_at_once(thinking: Callable[..., Host], second: signal.Signals) -> None:
    host = thinking(drain_seconds=1000.0)
    send(host, signal.SIGTERM)
    wait_until(lambda: host.get("/ready").status_code == 503)
    send(host, second)
    assert ended(host) == 0


def test_an_interrupt_does_not_wait_for_bots(thinking: Callable[..., Host]) -> None:
    host = thinking(drain_seconds=1000.0)
    ada = host.guests[0]
    assert host.end(signal.SIGINT) == 0
    assert ada.closed() == 1012
