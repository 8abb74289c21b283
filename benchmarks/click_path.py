"""Which functions of the server a click crosses: from the socket receiving an `act` to its `done` being queued.

    python benchmarks/click_path.py

Counts the functions of sampan.server and sampan.table, in the order in which they are first called, on all threads;
those of the game's rules are listed apart. Comprehensions belong to the function that they stand in.
"""

from __future__ import annotations

import asyncio
import inspect
import json
import sys
import tempfile
import threading
from pathlib import Path
from types import FrameType
from typing import Any, cast

from starlette.websockets import WebSocket

import sampan
from sampan.server.connection import Connection
from sampan.server.live_tables import LiveTables
from sampan.server.schemas.http import NewTable
from sampan.server.schemas.socket import PROTOCOL
from sampan.server.settings import Settings
from sampan.server.store import Store

SOURCES = Path(sampan.__file__).parent
ORDER = {
    "game": "yin_yang",
    "seats": [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Ben"}],
    "public": True,
}


class Recorder:
    """Remembers the functions that are called while it records."""

    def __init__(self) -> None:
        self.recording = False
        self.called: dict[str, int] = {}
        self._waiting: set[FrameType] = set()  # coroutines that were called before, and only go on

    def __call__(self, frame: FrameType, event: str, _argument: object) -> None:
        """What sys.setprofile calls."""
        if event != "call" or frame.f_code.co_name.startswith("<"):
            return
        if not self.recording:
            if frame.f_code.co_flags & inspect.CO_COROUTINE:
                self._waiting.add(frame)
            return
        if frame in self._waiting:
            return
        path = Path(frame.f_code.co_filename)
        if path.is_relative_to(SOURCES):
            name = ".".join([*path.relative_to(SOURCES).with_suffix("").parts, frame.f_code.co_qualname])
            self.called[name] = self.called.get(name, 0) + 1


class Socket:
    """A WebSocket of which both ends are here."""

    def __init__(self, recorder: Recorder) -> None:
        self.recorder = recorder
        self.scope: dict[str, Any] = {"client": ("127.0.0.1", 1)}
        self.requests: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.answers: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def accept(self) -> None:
        """Nothing to do."""

    async def receive(self) -> dict[str, Any]:
        """What the client sends; from an act on, functions are recorded."""
        request = await self.requests.get()
        self.recorder.recording = request.get("type") == "act"
        return {"type": "websocket.receive", "text": json.dumps(request)}

    async def send_text(self, message: str) -> None:
        """What the client is sent."""
        await self.answers.put(json.loads(message))

    async def close(self, code: int) -> None:
        """Nothing to do."""


async def click(recorder: Recorder, folder: str) -> None:
    """Two people at one screen; one of them acts three times, and the last time is recorded."""
    tables = LiveTables(Settings(bot_pause=0), Store(f"sqlite:///{folder}/tables.sqlite3"))
    table, keys = await tables.create(NewTable.model_validate(ORDER))
    socket = Socket(recorder)
    connection = Connection(tables, cast(WebSocket, socket))
    tell = connection.tell

    def watched(message: str) -> None:
        tell(message)
        if '"type":"done"' in message:
            recorder.recording = False

    connection.tell = watched  # type: ignore[method-assign]
    attending = asyncio.create_task(connection.attend(table.setup.id))
    hello = {"type": "hello", "protocol": PROTOCOL, "tokens": [token for _, token in keys.tokens]}
    await socket.requests.put(hello)
    decisions = (await socket.answers.get())["decisions"]
    for number in range(3):
        recorder.called.clear()
        decision = decisions[0]
        act = {"type": "act", "ref": str(number), "seat": decision["seat"], "ply": decision["ply"]}
        await socket.requests.put({**act, "action": decision["actions"][0]})
        while (answer := await socket.answers.get())["type"] != "done":
            decisions = answer["decisions"]
    attending.cancel()
    await asyncio.gather(attending, return_exceptions=True)
    await tables.close()


def main() -> None:
    """Print the path."""
    recorder = Recorder()
    threading.setprofile(recorder)  # the store writes in a thread of its own
    sys.setprofile(recorder)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(click(recorder, folder))
    sys.setprofile(None)
    parts = {part: [name for name in recorder.called if name.startswith(part)] for part in ("server", "table")}
    for number, name in enumerate([name for name in recorder.called if name.startswith(tuple(parts))], 1):
        print(f"{number:3}  {name}")
    server, table = (len(names) for names in parts.values())
    rest = len(recorder.called) - server - table
    print(f"{server} functions of the server, {table} of the table, {rest} of the core, the rules and the words")


if __name__ == "__main__":
    main()
