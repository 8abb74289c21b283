"""One WebSocket at one table: reads requests, within the limits, turns them into commands and answers."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import Final, assert_never

from pydantic import ValidationError
from pydantic_core import from_json
from starlette.websockets import WebSocket, WebSocketDisconnect

from sampan.core.errors import SampanError
from sampan.core.match import checked_players
from sampan.core.rng import Rng
from sampan.server.live_table import LiveTable, new_id, no_table, now
from sampan.server.live_tables import LiveTables
from sampan.server.payloads import Message, encode
from sampan.server.rate_limit import RateLimit
from sampan.server.refusal import OverLimit, Refusal, error_data, unreadable
from sampan.server.schemas import socket as requests
from sampan.table import commands
from sampan.table.decide import preview
from sampan.table.refusal import Refusal as TableRefusal
from sampan.table.seats import seats_held

FORBIDDEN: Final = 4403
NOT_FOUND: Final = 4404
OUTDATED: Final = 4426
TOO_MANY: Final = 4429
BROKEN: Final = 1011
BEHIND: Final = 1013
_CODES: Final = {"token-unknown": FORBIDDEN, "no-table": NOT_FOUND, "page-outdated": OUTDATED}
_LONGEST_BACKLOG: Final = 500  # messages; whoever is so far behind had better connect again
_MOST_REFUSALS: Final = 10

_log = logging.getLogger(__name__)


class Leaving(Exception):
    """The connection ends, with a code that says why."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """An observer over a WebSocket; it holds the seats that its tokens open."""

    def __init__(self, tables: LiveTables, socket: WebSocket) -> None:
        self.held: tuple[int, ...] = ()
        self._tables = tables
        self._socket = socket
        self._name = ""
        self._limit = RateLimit(tables.settings.rate, tables.settings.burst)
        self._refusals = 0  # beyond the limits, in a row
        self._outbox: asyncio.Queue[str | int] = asyncio.Queue()  # messages, and at last the code to close with
        self._behind = False
        self._hinting: set[asyncio.Task[None]] = set()

    def tell(self, message: str) -> None:
        """Queue a message: a slow client must not keep the table waiting."""
        self._behind = self._behind or self._outbox.qsize() >= _LONGEST_BACKLOG
        if not self._behind:
            self._outbox.put_nowait(message)

    async def attend(self, id_: str) -> None:
        """Serve the client until it leaves."""
        await self._socket.accept()
        writer = asyncio.create_task(self._write())
        try:
            await self._attend(id_)
        except WebSocketDisconnect:
            pass
        except Leaving as leaving:
            self._outbox.put_nowait(leaving.code)  # a refusal is sent before the socket closes
            await writer
        finally:
            for task in (writer, *self._hinting):
                task.cancel()
            await asyncio.gather(writer, *self._hinting, return_exceptions=True)

    async def _attend(self, id_: str) -> None:
        try:
            hello = await self._first_hello()
            async with self._tables.get(id_) as live:
                try:
                    await self._welcome(live, hello)
                    _log.info("connected", extra={"fields": {"table": live.id, "seats": self.held}})
                    while True:
                        await self._serve_one(live)
                finally:
                    live.part(self)
                    _log.info("disconnected", extra={"fields": {"table": live.id, "seats": self.held}})
        except (Refusal, TableRefusal) as refusal:
            self._refuse(None, refusal)
            raise Leaving(_CODES.get(refusal.reason, BROKEN)) from None

    async def _write(self) -> None:
        code = BEHIND
        with suppress(WebSocketDisconnect, RuntimeError):  # it is gone, and the reader is told so by the server
            while not self._behind:
                message = await self._outbox.get()
                if isinstance(message, int):
                    code = message
                    break
                await self._socket.send_text(message)
            await self._socket.close(code)
        self._behind = True

    # Reading.

    async def _first_hello(self) -> requests.Hello:
        while True:
            request = await self._read()
            if isinstance(request, requests.Hello):
                return request
            if request is not None:
                self._refuse(request.ref, Refusal("hello-first"))

    async def _read(self) -> requests.Hello | requests.AnyRequest | None:
        """The next request; None if it was refused already, a Refusal if the connection has to end."""
        event = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event["code"])
        words = event.get("text")
        try:
            if not self._limit.take():
                raise OverLimit("too-fast", {"rate": self._tables.settings.rate}, 429)
            if words is None:
                raise Refusal("text-only")
            if len(words.encode()) > requests.LARGEST_MESSAGE:
                raise OverLimit("too-large", {"bytes": requests.LARGEST_MESSAGE}, 413)
            try:
                request = requests.REQUESTS.validate_json(words)
            except ValidationError as problem:
                raise unreadable(problem) from None
        except Refusal as refusal:
            self._refuse(_ref(words), refusal)
            return None
        if isinstance(request, requests.Hello) and request.protocol != requests.PROTOCOL:
            raise Refusal("page-outdated", {"protocol": requests.PROTOCOL})
        self._refusals = 0
        return request

    def _refuse(self, ref: str | None, error: SampanError) -> None:
        self.tell(encode({"type": "refused", "ref": ref, **error_data(error)}))
        if isinstance(error, OverLimit):
            self._refusals += 1
            if self._refusals >= _MOST_REFUSALS:
                raise Leaving(TOO_MANY)

    # Answering.

    async def _serve_one(self, live: LiveTable) -> None:
        request = await self._read()
        if request is None:
            return
        if isinstance(request, requests.Hello):
            await self._welcome(live, request)
        elif isinstance(request, requests.Hint):
            # It takes its time, and meanwhile other requests are served.
            task = asyncio.create_task(self._reply(live, request))
            self._hinting.add(task)
            task.add_done_callback(self._hinting.discard)
        else:
            await self._reply(live, request)

    async def _welcome(self, live: LiveTable, hello: requests.Hello) -> None:
        table = live.table
        try:
            held = seats_held(table.seats, hello.tokens)
        except TableRefusal as refusal:
            # Without a key to it nobody may know that a private table exists.
            raise (refusal if table.setup.public or self.held else no_table()) from None
        if not held and not table.setup.public:
            raise no_table()
        name = hello.name
        if name is not None:
            try:
                checked_players([name])
                self._name = name
            except SampanError as refusal:
                self._refuse(None, refusal)
                name = None
        await live.welcome(self, held, name, hello.since)

    async def _reply(self, live: LiveTable, request: requests.AnyRequest) -> None:
        try:
            answer: Message = {"type": "done", "ref": request.ref}
            if request.seat not in self.held and (request.seat is not None or request.needs_seat):
                held: dict[str, object] = {"seat": request.seat, "held": list(self.held), "count": len(self.held)}
                raise Refusal("not-your-seat", held, 403)
            match request:
                case requests.Ping():
                    pass
                case requests.Preview():
                    rng = Rng(secrets.token_bytes(16))
                    events = preview(live.table, request.seat, request.ply, request.action, rng)
                    answer = {"type": "preview", "ref": request.ref, "events": events}
                case requests.Hint():
                    advice = await live.hint(request.seat, request.ply)
                    answer = {"type": "hint", "ref": request.ref, "advice": advice}
                case _:
                    await live.carry_out(self._command(request))
            if answer["type"] == "done":
                answer["seq"] = live.table.seq_for(self.held)
        except SampanError as refusal:
            self._refuse(request.ref, refusal)
        except Exception:
            _log.exception("request_failed", extra={"fields": {"table": live.id, "type": request.type}})
            self._refuse(request.ref, Refusal("internal", status=500))
        else:
            self.tell(encode(answer))

    def _command(self, request: requests.CommandRequest) -> commands.Command:
        """The command that a request stands for."""
        match request:
            case requests.Act():
                return commands.Act(request.seat, request.ply, request.action)
            case requests.Undo():
                return commands.Undo(request.seat)
            case requests.Consent():
                return commands.Consent(request.seat, request.agree)
            case requests.Withdraw():
                return commands.Withdraw(request.seat)
            case requests.Substitute():
                return commands.VoteSubstitute(request.seat, request.absent, request.agree)
            case requests.Resume():
                return commands.Resume(request.seat)
            case requests.Resign():
                return commands.Resign(request.seat)
            case requests.Rematch():
                return commands.Rematch(new_id(), secrets.token_hex(32), now())
            case requests.Chat():
                return commands.Say(request.seat, self._name, request.text, now())
            case requests.Rename():
                return commands.Rename(request.seat, request.name)
            case requests.Leave():
                return commands.Leave(request.seat)
            case _:
                assert_never(request)


def _ref(words: str | None) -> str | None:
    """The `ref` of an unreadable message, if that much can be read."""
    try:
        said = from_json(words or "")  # unlike json.loads it lets no half characters in, which nobody could send back
    except ValueError:
        return None
    ref = said.get("ref") if isinstance(said, dict) else None
    return ref if isinstance(ref, str) and len(ref) <= 40 else None
