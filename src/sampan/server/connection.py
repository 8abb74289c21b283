"""One WebSocket at one table: reads requests, within the limits, turns them into commands and answers."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from contextlib import suppress
from typing import Final, assert_never

from pydantic import ValidationError
from pydantic_core import from_json
from starlette.websockets import WebSocket, WebSocketDisconnect

from sampan.core.errors import SampanError
from sampan.core.rng import Rng
from sampan.server.address import client_address
from sampan.server.bot_queue import queue_message
from sampan.server.clock import now
from sampan.server.close_codes import BEHIND, BROKEN, NOT_FOUND, OUTDATED, TOO_LATE, TOO_MANY
from sampan.server.live_table import LiveTable, new_id, no_table
from sampan.server.live_tables import LiveTables
from sampan.server.outbox import Outbox
from sampan.server.payloads import Message, encode
from sampan.server.rate_limit import RateLimit
from sampan.server.refusal import OverLimit, Refusal, error_data, unreadable
from sampan.server.schemas import socket as requests
from sampan.server.seat_connections import close_code
from sampan.table import commands
from sampan.table.decide import consequences, preview
from sampan.table.invitations import seats_opened
from sampan.table.names import must_be_free
from sampan.table.refusal import Refusal as TableRefusal
from sampan.table.seats import token_hash

_CODES: Final = {
    "no-table": NOT_FOUND,
    "table-deleted": NOT_FOUND,
    "page-outdated": OUTDATED,
    "hello-late": TOO_LATE,
}

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
        self.keys: tuple[str, ...] = ()
        self.window: str | None = None
        self.since = now()
        self.began = time.monotonic()
        self._ended: int | None = None  # the code with which the table has ended this connection
        self.address = client_address(socket.scope)
        self._tables = tables
        self._socket = socket
        self._name = ""
        self._limit = RateLimit(tables.settings.rate, tables.settings.burst)
        self._refusals = 0  # beyond the limits, in a row
        self._outbox = Outbox()
        self._behind = False
        self._hinting: set[asyncio.Task[None]] = set()

    def tell(self, message: str) -> None:
        """Queue a message: a slow client must not keep the table waiting."""
        if self._behind:
            return
        settings = self._tables.settings
        self._behind = len(self._outbox) >= settings.backlog or self._outbox.size > settings.backlog_bytes
        if self._behind:
            self._outbox.clear()  # it will have to connect again, and be told the whole table then
            self._outbox.put(BEHIND)
        else:
            self._outbox.put(message)

    def end(self, code: int, refusal: SampanError | None) -> None:
        """Send why, if anything, and close."""
        if refusal is not None:
            self._refuse(None, refusal)
        self._ended = code
        self._outbox.put(code)

    async def attend(self, id_: str) -> None:
        """Serve the client until it leaves."""
        await self._socket.accept()
        writer = asyncio.create_task(self._write())
        self._tables.connections.add(self)
        try:
            try:
                quota = self._tables.quotas.take_socket(self.address)
            except OverLimit as refusal:
                raise self._full(refusal) from None
            with quota, self._tables.bans.watched(self, self._socket.scope):
                await self._attend(id_)
        except WebSocketDisconnect:
            pass
        except Leaving as leaving:
            self._outbox.put(leaving.code)  # a refusal is sent before the socket closes
            await writer
        finally:
            self._tables.connections.discard(self)
            for task in (writer, *self._hinting):
                task.cancel()
            await asyncio.gather(writer, *self._hinting, return_exceptions=True)

    async def _attend(self, id_: str) -> None:
        try:
            hello = await self._first_hello(self._tables.settings.request_seconds)
            async with self._tables.get(id_) as live:
                try:
                    await self._welcome(live, hello)
                    _log.info("connected", extra={"fields": {"table": live.id, "seats": self.held}})
                    while True:
                        await self._serve_one(live)
                finally:
                    live.part(self)
                    _log.info("disconnected", extra={"fields": {"table": live.id, "seats": self.held}})
        except Refusal as refusal:
            self._refuse(None, refusal)
            raise Leaving(_CODES.get(refusal.reason, BROKEN)) from None
        except TableRefusal as refusal:
            self._refuse(None, refusal)
            raise Leaving(close_code(refusal)) from None

    def _full(self, refusal: OverLimit) -> Leaving:
        """There is no room for this connection."""
        self._refuse(None, refusal)
        return Leaving(TOO_MANY)

    async def _write(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):  # it is gone, and the reader is told so by the server
            while isinstance(message := await self._outbox.get(), str):
                await self._socket.send_text(message)
            await self._socket.close(message)
        self._behind = True

    # Reading.

    async def _first_hello(self, seconds: float) -> requests.Hello:
        try:
            async with asyncio.timeout(seconds):
                while True:
                    request = await self._read()
                    if isinstance(request, requests.Hello):
                        return request
                    if request is not None:
                        self._refuse(request.ref, Refusal("hello-first"))
        except TimeoutError:
            raise Refusal("hello-late", {"seconds": seconds}, 408) from None

    async def _read(self) -> requests.Hello | requests.AnyRequest | None:
        """The next request; None if it was refused already, a Refusal if the connection has to end."""
        event = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event["code"])
        if self._ended is not None:
            raise Leaving(self._ended)
        words = event.get("text")
        try:
            if not self._limit.take():
                raise OverLimit("too-fast", {"rate": self._tables.settings.rate}, 429)
            if words is None:
                raise Refusal("text-only")
            if len(words.encode()) > self._tables.settings.message_bytes:
                raise OverLimit("too-large", {"bytes": self._tables.settings.message_bytes}, 413)
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
        self._tables.metrics.refusals.labels(error.reason).inc()
        self.tell(encode({"type": "refused", "ref": ref, **error_data(error)}))
        if isinstance(error, OverLimit):
            self._refusals += 1
            if self._refusals >= self._tables.settings.refusals_in_a_row:
                raise Leaving(TOO_MANY)

    # Answering.

    async def _serve_one(self, live: LiveTable) -> None:
        request = await self._read()
        if request is None:
            return
        if isinstance(request, requests.Hello):
            await self._welcome(live, request)
        elif isinstance(request, requests.Hint | requests.Coach):
            # It takes its time, and meanwhile other requests are served.
            task = asyncio.create_task(self._reply(live, request))
            self._hinting.add(task)
            task.add_done_callback(self._hinting.discard)
        else:
            await self._reply(live, request)

    async def _welcome(self, live: LiveTable, hello: requests.Hello) -> None:
        held = await self._seats_opened(live, hello.tokens)
        if not held and not live.table.setup.public:
            raise no_table()
        others = [each for each in live.observers if isinstance(each, Connection) and each is not self]
        try:
            self._tables.quotas.join(self.address, held, others)
        except OverLimit as refusal:
            raise self._full(refusal) from None
        if hello.name is not None and not held:  # whoever holds a seat has its name
            try:
                must_be_free(hello.name, live.table.seats, held)
                self._name = hello.name
            except SampanError as refusal:
                self._refuse(None, refusal)
        self.keys = tuple(token_hash(token) for token in hello.tokens)
        self.window = hello.window
        await live.welcome(self, held, hello.since)

    async def _seats_opened(self, live: LiveTable, tokens: list[str]) -> tuple[int, ...]:
        try:
            return seats_opened(live.table, tokens)
        except TableRefusal:
            await live.catch_up()  # another server may have handed the token out just now
        try:
            return seats_opened(live.table, tokens)
        except TableRefusal as refusal:
            # Without a key to it nobody may know that a private table exists.
            known = live.table.setup.public or self.held or refusal.reason != "token-unknown"
            raise (refusal if known else no_table()) from None

    async def _reply(self, live: LiveTable, request: requests.AnyRequest) -> None:
        began = time.perf_counter()
        try:
            answer: Message = {"type": "done", "ref": request.ref}
            if request.seat not in self.held and (request.seat is not None or request.needs_seat):
                held: dict[str, object] = {"seat": request.seat, "held": list(self.held), "count": len(self.held)}
                raise Refusal("not-your-seat", held, 403)
            if isinstance(request, requests.Chat) and request.seat is None and self.held:
                raise Refusal("chat-unseated", {"held": list(self.held)}, 403)  # nobody plays and heckles unnamed
            match request:
                case requests.Ping():
                    pass
                case requests.Preview():
                    rng = Rng(secrets.token_bytes(16))
                    events = preview(live.table, request.seat, request.ply, request.action, rng)
                    answer = {"type": "preview", "ref": request.ref, "events": events}
                case requests.Consequences():
                    rng = Rng(secrets.token_bytes(16))
                    # As costly as hundreds of previews: it counts like a change of the table.
                    self._tables.quotas.request(live.id, request.seat)
                    following = consequences(live.table, request.seat, request.ply, rng)
                    answer = {"type": "consequences", "ref": request.ref, "consequences": following}
                case requests.Hint():
                    advice = await live.hint(
                        request.seat,
                        request.ply,
                        self.address,
                        lambda ahead: self.tell(queue_message(ahead, request.ref)),
                    )
                    answer = {"type": "hint", "ref": request.ref, "advice": advice}
                case requests.Coach():
                    told = await live.remarks(request.seat, request.ply, request.line, self.address)
                    answer = {"type": "coach", "ref": request.ref, **told}
                case requests.Rematch() if live.table.rematch is None:
                    async with self._tables.quotas.new_table(self.address):
                        await live.carry_out(self._command(request))
                case _:
                    if isinstance(request, requests.Chat):
                        self._tables.quotas.chat(self.address, live.id, request.seat)
                    elif not isinstance(request, requests.Act):
                        self._tables.quotas.request(live.id, request.seat)
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
            self._tables.metrics.requests(request.type).observe(time.perf_counter() - began)

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
                wait = self._tables.settings.vote_seconds
                return commands.VoteSubstitute(request.seat, request.absent, request.agree, now(), wait)
            case requests.Resume():
                return commands.Resume(request.seat)
            case requests.Resign():
                return commands.Resign(request.seat)
            case requests.End():
                return commands.VoteEnd(request.seat, request.agree)
            case requests.Rematch():
                return commands.Rematch(new_id(), secrets.token_hex(32), now())
            case requests.Chat():
                return commands.Say(request.seat, request.name or self._name, request.text, now())
            case requests.Rename():
                return commands.Rename(request.seat, request.name)
            case requests.Leave():
                return commands.Leave(request.seat)
            case requests.Free():
                return commands.VoteFree(request.seat, request.other, request.agree, self.held)
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
