"""What the tests with real servers share: a server process, and guests at its tables."""

from __future__ import annotations

import json
import os
import re
import secrets
import signal
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Self

import httpx
import pytest
from tables import fold
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from sampan.server.schemas.socket import PROTOCOL, TOLD

HERE = Path(__file__).parent
PATIENCE = 60.0  # far beyond what anything here takes: a limit against hanging, not a measure
# All come from one address, and faster than people.
PLENTY = 10_000
QUOTAS = ("tables_per_address", "tables_per_hour", "listed_per_address", "sockets_per_address", "joins_per_minute")
CHATTY = ("replays_per_minute", "chat_per_minute", "spectator_chat_per_minute")
QUICK = {"bot_pause": 0.0, "rate": 10_000.0, "burst": PLENTY, **dict.fromkeys((*QUOTAS, *CHATTY), PLENTY)}

Data = dict[str, Any]

_INVITATIONS: dict[str, str] = {}  # by token: the invitation that is to be exchanged for it when its guest comes


def new_token() -> str:
    """A token as browsers make them."""
    return secrets.token_urlsafe(32)


def link_seats(*names: str) -> list[Data]:
    return [{"kind": "link", "name": name} for name in names]


class Host:
    """A real server process on a free port of the loopback, with a store of its own."""

    def __init__(self, folder: Path, toys: bool = False, **settings: Any) -> None:
        self.paths = [str(HERE / "toys")] if toys else []
        self.log = folder / "server.log"
        self.database = folder / "tables.sqlite3"
        self.settings = {"database": f"sqlite:///{self.database}", **QUICK, **settings}
        self.environment: dict[str, str] = {}  # more variables for the process
        self.url = ""
        self.process: subprocess.Popen[str] | None = None
        self.guests: list[Guest] = []

    def start(self) -> Self:
        paths = [str(HERE), *self.paths, *sys.path]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-W", "error", str(HERE / "host.py"), json.dumps(self.settings)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(paths), "SAMPAN_LANG": "en", **self.environment},
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"http://\S+", said)
        assert found, self.log.read_text()
        self.url = found[0]
        return self

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None
        return code

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_problem: object) -> None:
        if self.process is not None:
            self.end(signal.SIGKILL)
        for guest in self.guests:
            guest.close()

    def get(self, path: str, token: str | None = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return httpx.get(f"{self.url}/api{path}", headers=headers, timeout=PATIENCE, trust_env=False)

    def post(self, path: str, body: Any, token: str | None = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return httpx.post(f"{self.url}/api{path}", json=body, headers=headers, timeout=PATIENCE, trust_env=False)

    def create(self, seats: list[Data], **wishes: Any) -> Data:
        """Make a table; the answer, with all its keys."""
        answer = self.post("/tables", {"game": "yin_yang", "seats": seats, **wishes})
        assert answer.status_code == 201, answer.text
        made: Data = answer.json()
        return made

    def table(self, seats: list[Data], **wishes: Any) -> tuple[str, list[str]]:
        """Make a table; its id and the persons' tokens in the order of the seats.

        A friend's token opens the seat once the friend has come, as a guest with that token, and joined by it.
        """
        made = self.create(seats, **wishes)
        tokens = {key["seat"]: key["token"] for key in made["tokens"]}
        for key in made["invitations"]:
            tokens[key["seat"]] = new_token()
            _INVITATIONS[tokens[key["seat"]]] = key["invitation"]
        return made["table"]["id"], [token for _, token in sorted(tokens.items())]

    def join(self, id_: str, invitation: str, token: str, name: str | None = None) -> httpx.Response:
        """Exchange an invitation for a token."""
        return self.post(f"/tables/{id_}/join", {"invitation": invitation, "token": token, "name": name})

    def guest(self, id_: str, *tokens: str, **hello: Any) -> Guest:
        """Somebody at a table who has been greeted."""
        guest = Guest(self, id_)
        guest.hello(*tokens, **hello)
        return guest


class Guest:
    """A client at a table. It checks that every message is one of the protocol, and keeps them all."""

    def __init__(self, host: Host, id_: str, query: str = "", **options: Any) -> None:
        address = f"{host.url.replace('http', 'ws')}/api/tables/{id_}/live{query}"
        self._stack = ExitStack()
        self.socket = self._stack.enter_context(
            connect(address, proxy=None, max_size=None, compression=None, close_timeout=1, **options)
        )
        host.guests.append(self)
        self.host = host
        self.id = id_
        self.heard: list[Data] = []
        self.raw: list[str] = []
        self.last: Data = {}  # the last message about the table
        self.whole: Data = {}  # the whole table, with all changes folded in
        self.seq = -1
        self._refs = 0

    @property
    def table(self) -> Data:
        """The summary of the table."""
        summary: Data = self.whole.get("table", {})
        return summary

    @property
    def decisions(self) -> list[Data]:
        """What is asked of its seats."""
        decisions: list[Data] = self.whole.get("decisions", [])
        return decisions

    @property
    def decision(self) -> Data | None:
        """What is asked of it; where several of its seats are asked, of the first of them."""
        return self.decisions[0] if self.decisions else None

    def hello(self, *tokens: str, **more: Any) -> Data:
        for token in tokens:
            if token in _INVITATIONS:
                joined = self.host.join(self.id, _INVITATIONS.pop(token), token, more.get("name"))
                assert joined.status_code == 200, joined.text
        self.send({"type": "hello", "protocol": PROTOCOL, "tokens": list(tokens), **more})
        return self.hear("table", "current", "refused")

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    def next(self) -> Data:
        """The next message, whatever it is."""
        words = self.socket.recv(PATIENCE)
        assert isinstance(words, str)
        message: Data = json.loads(words)
        TOLD.validate_python(message)
        self.raw.append(words)
        self.heard.append(message)
        if message["type"] in ("table", "change"):
            if message["type"] == "change":
                assert message["seq"] == self.seq + 1, "a number was missed"
            if message["type"] == "table":
                self.whole = message
            elif self.whole:
                self.whole = fold(self.whole, message)
            self.last = message
            self.seq = message["seq"]
        return message

    def hear(self, *types: str) -> Data:
        """The next message of one of these types."""
        while (message := self.next())["type"] not in types:
            pass
        return message

    def ask(self, kind: str, **fields: Any) -> Data:
        """A request, and its answer."""
        self._refs += 1
        ref = f"r{self._refs}"
        self.send({"type": kind, "ref": ref, **fields})
        # On a busy machine a job has to queue, and whoever asked is told so before the answer.
        while (message := self.next()).get("ref") != ref or message["type"] == "queue":
            pass
        return message

    def done(self, kind: str, **fields: Any) -> Data:
        answer = self.ask(kind, **fields)
        assert answer["type"] in ("done", "preview", "consequences", "hint", "coach"), answer
        return answer

    def refused(self, kind: str, **fields: Any) -> str:
        """A request that must be refused; the reason."""
        before = self.seq
        reason = self.refused_after_news(kind, **fields)
        assert self.seq == before, "something changed"
        return reason

    def refused_after_news(self, kind: str, **fields: Any) -> str:
        """A request that must be refused, because of what we are only told now."""
        answer = self.ask(kind, **fields)
        assert answer["type"] == "refused", answer
        assert all(answer["sentence"][language].strip() for language in ("en", "fr"))
        return str(answer["reason"])

    def catch_up(self, seq: int) -> None:
        """Listen until that number has been told."""
        while self.seq < seq:
            self.next()

    def act(self, choice: int = 0) -> int:
        """Take the action of that number among those allowed; the table's number after it."""
        decision = self.decision
        assert decision is not None
        action = decision["actions"][choice % len(decision["actions"])]
        return int(self.done("act", seat=decision["seat"], ply=decision["ply"], action=action)["seq"])

    def closed(self) -> int:
        """Listen until the server closes; the code."""
        with pytest.raises(ConnectionClosed) as closed:
            self.hear("nothing that is ever said")
        assert closed.value.rcvd is not None
        return closed.value.rcvd.code

    def close(self) -> None:
        self._stack.close()


def play_on(guests: list[Guest], actions: int, start: int = 0) -> None:
    """Persons act in turn, as often as said or to the end; afterwards everybody has heard everything."""
    for number in range(start, start + actions):
        movers = [guest for guest in guests if guest.decision is not None]
        if not movers:
            return
        seq = movers[0].act(number * 7)
        for guest in guests:
            guest.catch_up(seq)
