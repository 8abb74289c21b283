"""What is malformed, too large, too fast or hostile is refused with a sentence; nothing changes and nobody falls."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from serving import Guest, Host, link_seats, play_on
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed

from sampan.server.bans import Bans
from sampan.server.connection import Connection
from sampan.server.quotas import Quotas
from sampan.server.schemas.socket import LARGEST_MESSAGE
from sampan.server.settings import Settings
from sampan.server.store import Store

HUGE = 300_000

MALFORMED: list[tuple[Any, str]] = [
    ("", "not-json"),
    ("hello", "not-json"),
    ("{", "not-json"),
    ("null", "not-object"),
    ("[]", "not-object"),
    ("7", "not-object"),
    ("[" * 10_000, "not-json"),
    ('{"a":' * 2_000 + "1" + "}" * 2_000, "not-json"),
    ('{"type": "ping", "ref": "\\ud800"}', "not-json"),
    ({"ref": "x"}, "field-missing"),
    ({"type": "fly", "ref": "x"}, "type-unknown"),
    ({"type": 7, "ref": "x"}, "type-unknown"),
    ({"type": "ping"}, "field-missing"),
    ({"type": "ping", "ref": 7}, "field-form"),
    ({"type": "ping", "ref": "x" * 41}, "too-long"),
    ({"type": "ping", "ref": "x", "more": 1}, "field-unknown"),
    ({"type": "act", "ref": "x"}, "field-missing"),
    ({"type": "act", "ref": "x", "seat": True, "ply": 0, "action": {}}, "field-form"),
    ({"type": "act", "ref": "x", "seat": 0.0, "ply": 0, "action": {}}, "field-form"),
    ({"type": "act", "ref": "x", "seat": "0", "ply": 0, "action": {}}, "field-form"),
    ({"type": "act", "ref": "x", "seat": -1, "ply": 0, "action": {}}, "field-form"),
    ({"type": "act", "ref": "x", "seat": 0, "ply": 0, "action": []}, "field-form"),
    ({"type": "act", "ref": "x", "seat": 10**30, "ply": 0, "action": {}}, "field-form"),
    ({"type": "act", "ref": "x", "seat": 0, "ply": 10**30, "action": {}}, "field-form"),
    ({"type": "act", "ref": "x", "seat": 9, "ply": 0, "action": {}}, "not-your-seat"),
    ({"type": "consent", "ref": "x", "seat": 0, "agree": "yes"}, "field-form"),
    ({"type": "withdraw", "ref": "x", "seat": 0}, "nothing-to-withdraw"),
    ({"type": "name", "ref": "x", "seat": 0, "name": "x" * 41}, "too-long"),
    ({"type": "hello", "tokens": [], "name": "x" * 41}, "too-long"),
    ({"type": "hello", "tokens": "x"}, "field-form"),
    ({"type": "hello", "tokens": [], "since": "x"}, "field-form"),
    (b"\x00\x01", "text-only"),
    (b'{"type": "ping", "ref": "x"}', "text-only"),
    ("x" * (LARGEST_MESSAGE + 1), "too-large"),
    ("é" * (LARGEST_MESSAGE // 2 + 1), "too-large"),
]


@pytest.fixture(scope="module")
def ada(host: Host) -> Guest:
    id_, tokens = host.table(link_seats("Ada", "Ben"), public=True)
    guest = host.guest(id_, *tokens)
    play_on([guest], 3)
    return guest


@pytest.mark.parametrize(("message", "reason"), MALFORMED)
def test_what_cannot_be_read_is_refused_and_changes_nothing(ada: Guest, message: Any, reason: str) -> None:
    before = ada.done("ping")["seq"]
    ada.send(message)
    answer = ada.next()
    assert (answer["type"], answer["reason"]) == ("refused", reason)
    assert all(answer["sentence"][language] for language in ("en", "fr"))
    if isinstance(message, dict) and isinstance(message.get("ref"), str) and len(message["ref"]) <= 40:
        assert answer["ref"] == message["ref"]
    assert ada.done("ping")["seq"] == before


WORDS = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=20))
JSON = st.recursive(
    WORDS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner, max_size=3)
)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(action=st.dictionaries(st.sampled_from(["kind", "card", "player", "colour", "x"]), JSON, max_size=4), kind=JSON)
def test_no_action_however_strange_changes_what_it_may_not(ada: Guest, action: dict[str, Any], kind: Any) -> None:
    assert ada.decision is not None
    known = [offer["kind"] for offer in ada.decision["actions"]]
    action = {**action, "kind": known[0] if kind is None else kind, "strange": 1}
    fields = {"seat": ada.decision["seat"], "ply": ada.decision["ply"]}
    for request in ("act", "preview"):
        ada.refused(request, action=action, **fields)


def test_what_is_far_too_large_is_cut_off_and_the_server_lives(host: Host, ada: Guest) -> None:
    guest = Guest(host, "nowhere")
    try:
        guest.send("x" * HUGE)
        code = guest.closed()
    except ConnectionClosed:
        code = 1009
    assert code == 1009
    ada.done("ping")


def test_before_hello_nothing_else_is_heard(host: Host, ada: Guest) -> None:
    guest = Guest(host, ada.table["id"])
    assert guest.refused("ping") == "hello-first"
    assert guest.refused("chat", text="hi") == "hello-first"
    assert guest.hello()["type"] == "table"


def test_who_is_too_fast_is_refused_and_then_disconnected(new_host: Callable[..., Host]) -> None:
    host = new_host(rate=0.001, burst=5)
    id_, _ = host.table(link_seats("Ada", "Ben"), public=True)
    guest = host.guest(id_)
    for _ in range(4):
        guest.done("ping")
    for _ in range(9):
        assert guest.refused("ping") == "too-fast"
    guest.send({"type": "ping", "ref": "last"})
    assert guest.closed() == 4429
    assert guest.heard[-1]["reason"] == "too-fast"
    # Tables and replays are limited by address; looking is not.
    answers = [host.post("/tables", {}).status_code for _ in range(6)]
    assert answers[-1] == 429
    assert host.post("/replays", {}).json()["reason"] == "too-fast"
    assert host.get("/tables").status_code == 200


def test_what_is_too_long_or_too_large_ten_times_in_a_row_ends_it(host: Host, ada: Guest) -> None:
    guest = host.guest(ada.table["id"])
    for _ in range(9):
        assert guest.refused("chat", text="x" * 501) == "too-long"
    guest.done("ping")
    for number in range(10):
        guest.send(
            "x" * (LARGEST_MESSAGE + 1) if number % 2 else json.dumps({"type": "chat", "ref": "", "text": "y" * 600})
        )
    assert guest.closed() == 4429


@pytest.mark.parametrize(("length", "most"), [(1, 600), (100_000, 30)])
def test_who_does_not_listen_keeps_nobody_waiting_and_is_cut_off(length: int, most: int) -> None:
    class Deaf:
        """A socket whose other end takes nothing until told to."""

        def __init__(self) -> None:
            self.scope: dict[str, Any] = {}
            self.listens = asyncio.Event()
            self.sent: list[str] = []
            self.code = 0

        async def accept(self) -> None: ...

        async def receive(self) -> dict[str, Any]:
            while not self.code:
                await asyncio.sleep(0)
            return {"type": "websocket.disconnect", "code": self.code}

        async def send_text(self, message: str) -> None:
            await self.listens.wait()
            self.sent.append(message)

        async def close(self, code: int) -> None:
            self.code = code

    async def scene() -> None:
        socket = Deaf()
        quotas = Quotas(Settings(), cast(Store, None))
        tables: Any = SimpleNamespace(settings=Settings(), connections=set(), bans=Bans(), quotas=quotas)
        client = Connection(tables, cast(WebSocket, socket))
        attending = asyncio.create_task(client.attend("nowhere"))
        for number in range(2000):
            client.tell("x" * length)
            if number % 100 == 0:
                await asyncio.sleep(0)
        socket.listens.set()
        await attending
        assert socket.code == 1013
        assert len(socket.sent) < most

    asyncio.run(scene())


def test_every_answer_has_the_headers_that_protect(host: Host) -> None:
    for path in ("/", "/api/health", "/api/docs", "/nothing", "/api/tables/none"):
        headers = httpx.get(f"{host.url}{path}", trust_env=False).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
        assert "access-control-allow-origin" not in headers


def test_methods_and_addresses_that_are_not_there(host: Host) -> None:
    wrong = httpx.delete(f"{host.url}/api/tables", trust_env=False)
    assert (wrong.status_code, wrong.json()["reason"]) == (405, "method")
    assert host.get("/nothing").json()["reason"] == "no-address"


def test_logs_are_lines_of_json_without_secrets(tmp_path: Path) -> None:
    with Host(tmp_path) as host:
        id_, tokens = host.table(link_seats("Ada", "Ben"))
        ada, ben = host.guest(id_, tokens[0], name="Hush"), host.guest(id_, tokens[1])
        ada.done("chat", text="my little secret", seat=0)
        host.get(f"/tables/{id_}", tokens[0])
        httpx.get(f"{host.url}/api/tables/{tokens[0]}?token={tokens[1]}", trust_env=False)
        Guest(host, id_, f"?token={tokens[1]}").hello(tokens[0])
        Guest(host, id_).hello(tokens[0][:-1] + "!")
        ben.send("{" + tokens[1])
        ben.hear("refused")
        host.end()
        lines = [json.loads(line) for line in host.log.read_text().splitlines()]
        assert {"request", "connected", "disconnected", "table_created"} <= {line["event"] for line in lines}
        assert all({"time", "level", "event"} <= set(line) for line in lines)
        for secret in (*tokens, "my little secret", "Hush"):
            assert secret not in host.log.read_text()
