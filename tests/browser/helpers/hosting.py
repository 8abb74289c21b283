"""A real server process on a free port, with a store of its own; it can be killed and started again."""

from __future__ import annotations

import os
import re
import secrets
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import httpx

_WAIT = 60  # seconds for an answer, and to start or end; a busy machine is slow
# Nobody is one too many, and no bot too slow, for a host whose tests all come from one address on a busy machine.
_LIMITS = {
    "SAMPAN_TABLES_PER_ADDRESS": "10000",
    "SAMPAN_TABLES_PER_HOUR": "10000",
    "SAMPAN_JOINS_PER_MINUTE": "10000",
    "SAMPAN_REPLAYS_PER_MINUTE": "1000",
    "SAMPAN_REQUEST_SECONDS": "60",
    "SAMPAN_BOT_SECONDS": "120",
    "SAMPAN_REPLAY_SECONDS": "120",
    "SAMPAN_LISTED_TABLES": "20",  # in the lobby, where those of all tests would be
}


class Host:
    """`sampan serve`, as a process."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.environment = environment  # settings, which the next start reads
        self.database = f"sqlite:///{folder / 'tables.sqlite3'}"
        self._port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}/"

    def start(self) -> Host:
        """Start it, a second time on the same port, and wait until it answers."""
        options = {"--port": str(self._port), "--database": self.database, "--bot-pause": "0", "--log-level": "error"}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "sampan.cli", "serve", *[word for option in options.items() for word in option]],
            stdout=subprocess.PIPE,
            text=True,
            env={
                **os.environ,
                "SAMPAN_LANG": "en",
                "PYTHONWARNINGS": "error",
                "SAMPAN_VOTE_SECONDS": "3",
                **_LIMITS,
                **self.environment,
            },
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = re.search(r":(\d+)", line.partition("//")[2])
        assert found, f"The server does not say where it is: {line!r}"
        self._port = int(found[1])
        # Nobody reads on; a full pipe would stop the server.
        threading.Thread(target=self._process.stdout.read, daemon=True).start()
        assert httpx.get(f"{self.address}api/health", timeout=_WAIT).json()["status"] == "ok"
        return self

    def kill(self) -> None:
        """End it without any warning."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End it in an orderly way."""
        self._end(signal.SIGTERM)

    def get(self, path: str) -> httpx.Response:
        """Ask the API."""
        return httpx.get(f"{self.address}api/{path}", timeout=_WAIT)

    def create(
        self,
        seats: list[dict[str, str]],
        public: bool = True,
        game: str = "yin_yang",
        substitute: dict[str, object] | None = None,
        friends: bool = True,
        **options: object,
    ) -> dict[str, Any]:
        """Make a table without the page's help. Friends have taken their seats already, unless said otherwise."""
        wish = {
            "game": game,
            "options": options,
            "seats": seats,
            "public": public,
            "fair": True,
            "substitute": substitute,
        }
        answer = httpx.post(f"{self.address}api/tables", json=wish, timeout=_WAIT)
        answer.raise_for_status()
        made: dict[str, Any] = answer.json()
        return self._seat_friends(made) if friends else made

    def _seat_friends(self, made: dict[str, Any]) -> dict[str, Any]:
        """Exchange all invitations, as friends' browsers would; the same with the tokens of all persons."""
        tokens = list(made["tokens"])
        for invited in made["invitations"]:
            token = secrets.token_urlsafe(32)
            wish = {"invitation": invited["invitation"], "token": token}
            answer = httpx.post(f"{self.address}api/tables/{made['table']['id']}/join", json=wish, timeout=_WAIT)
            answer.raise_for_status()
            tokens.append({"seat": invited["seat"], "token": token})
        return {**made, "tokens": sorted(tokens, key=lambda each: each["seat"])}

    def _end(self, sent: int) -> None:
        if self._process is None:
            return
        self._process.send_signal(sent)
        self._process.wait(_WAIT)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None
