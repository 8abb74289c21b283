"""One client at one table: reads what it says, within the limits, and answers."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import Final

from pydantic import ValidationError
from pydantic_core import from_json
from starlette.websockets import WebSocket, WebSocketDisconnect

from sampan.core.errors import SampanError
from sampan.core.match import checked_players
from sampan.core.rng import Rng
from sampan.server.live_table import LiveTable, no_table, now
from sampan.server.live_tables import LiveTables
from sampan.server.payloads import Message, spell
from sampan.server.rate_limit import RateLimit
from sampan.server.refusal import OverLimit, Refusal, error_data, unreadable
from sampan.server.schemas import socket as say
from sampan.server.seats import seats_held

FORBIDDEN: Final = 4403
NOT_FOUND: Final = 4404
TOO_MANY: Final = 4429
BROKEN: Final = 1011
BEHIND: Final = 1013
_CODES: Final = {403: FORBIDDEN, 404: NOT_FOUND}
_LONGEST_BACKLOG: Final = 500  # messages; who is so far behind had better begin anew
_MOST_REFUSALS: Final = 10

_log = logging.getLogger(__name__)


class Leaving(Exception):
    """The connection ends, with a code that says why."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """A connected client; it holds the seats that its tokens are the keys to."""

    def __init__(self, hall: LiveTables, socket: WebSocket) -> None:
        self.held: tuple[int, ...] = ()
        self._hall = hall
        self._socket = socket
        self._name = ""
        self._bucket = RateLimit(hall.settings.rate, hall.settings.burst)
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
        """Serve the client until it goes."""
        await self._socket.accept()
        writer = asyncio.create_task(self._write())
        try:
            await self._attend(id_)
        except WebSocketDisconnect:
            pass
        except Leaving as leaving:
            self._outbox.put_nowait(leaving.code)  # what was refused is said before the door closes
            await writer
        finally:
            for task in (writer, *self._hinting):
                task.cancel()
            await asyncio.gather(writer, *self._hinting, return_exceptions=True)

    async def _attend(self, id_: str) -> None:
        hello = await self._first_hello()
        try:
            async with self._hall.room(id_) as room:
                try:
                    await self._welcome(room, hello)
                    _log.info("connected", extra={"fields": {"table": room.id, "seats": self.held}})
                    while True:
                        await self._serve_one(room)
                finally:
                    room.part(self)
                    _log.info("disconnected", extra={"fields": {"table": room.id, "seats": self.held}})
        except Refusal as refusal:
            self._refuse(None, refusal)
            raise Leaving(_CODES.get(refusal.status, BROKEN)) from None

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

    async def _first_hello(self) -> say.Hello:
        while True:
            said = await self._next()
            if isinstance(said, say.Hello):
                return said
            if said is not None:
                self._refuse(said.ref, Refusal("hello-first"))

    async def _next(self) -> say.Hello | say.AnyRequest | None:
        """The next message; None if it was refused already."""
        event = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event["code"])
        words = event.get("text")
        try:
            if not self._bucket.take():
                raise OverLimit("too-fast", {"rate": self._hall.settings.rate}, 429)
            if words is None:
                raise Refusal("text-only")
            if len(words.encode()) > say.LARGEST_MESSAGE:
                raise OverLimit("too-large", {"bytes": say.LARGEST_MESSAGE}, 413)
            try:
                said = say.SAID.validate_json(words)
            except ValidationError as problem:
                raise unreadable(problem) from None
        except Refusal as refusal:
            self._refuse(_ref(words), refusal)
            return None
        self._refusals = 0
        return said

    def _refuse(self, ref: str | None, error: SampanError) -> None:
        self.tell(spell({"type": "refused", "ref": ref, **error_data(error)}))
        if isinstance(error, OverLimit):
            self._refusals += 1
            if self._refusals >= _MOST_REFUSALS:
                raise Leaving(TOO_MANY)

    # Answering.

    async def _serve_one(self, room: LiveTable) -> None:
        said = await self._next()
        if said is None:
            return
        if isinstance(said, say.Hello):
            await self._welcome(room, said)
            return
        if isinstance(said, say.Hint):
            # It takes its time, and meanwhile whoever asked may go on.
            task = asyncio.create_task(self._reply(room, said))
            self._hinting.add(task)
            task.add_done_callback(self._hinting.discard)
        else:
            await self._reply(room, said)

    async def _reply(self, room: LiveTable, said: say.AnyRequest) -> None:
        try:
            answer = await self._answer(room, said)
        except SampanError as refusal:
            self._refuse(said.ref, refusal)
        except Exception:
            _log.exception("request_failed", extra={"fields": {"table": room.id, "type": said.type}})
            self._refuse(said.ref, Refusal("internal", status=500))
        else:
            self.tell(spell(answer))

    async def _welcome(self, room: LiveTable, hello: say.Hello) -> None:
        table = room.table
        try:
            held = seats_held(table.seats, hello.tokens)
        except Refusal as refusal:
            # Of a private table nobody without a key to it may know that there is one.
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
        await room.welcome(self, held, name, hello.since)

    async def _answer(self, room: LiveTable, said: say.AnyRequest) -> Message:
        if isinstance(said, say.Ping):
            async with room.steady():
                return self._done(said, room)
        if isinstance(said, say.Chat) and said.seat is None:
            await room.change(lambda table: table.say(None, self._name, said.text, now()))
            return self._done(said, room)
        seat = said.seat
        if seat is None or seat not in self.held:
            held: dict[str, object] = {"seat": seat, "held": list(self.held), "count": len(self.held)}
            raise Refusal("not-your-seat", held, 403)
        match said:
            case say.Preview():
                async with room.steady() as table:
                    events = table.preview(seat, said.ply, said.action, Rng(secrets.token_bytes(16)))
                return {"type": "preview", "ref": said.ref, "events": events}
            case say.Hint():
                return {"type": "hint", "ref": said.ref, "advice": await room.hint(seat, said.ply)}
            case say.Act():
                await room.change(lambda table: table.act(seat, said.ply, said.action))
            case say.Undo():
                await room.change(lambda table: table.undo(seat))
            case say.Consent():
                await room.change(lambda table: table.consent(seat, said.agree))
            case say.Withdraw():
                await room.change(lambda table: table.withdraw(seat))
            case say.StandIn():
                await room.change(lambda table: table.stand_in(seat, said.absent, said.agree))
            case say.Resume():
                await room.change(lambda table: table.resume(seat))
            case say.Resign():
                await room.change(lambda table: table.resign(seat))
            case say.Rematch():
                await room.rematch()
            case say.Chat():
                await room.change(lambda table: table.say(seat, self._name, said.text, now()))
            case say.Rename():
                await room.change(lambda table: table.rename(seat, said.name))
            case say.Leave():
                await room.change(lambda table: table.leave(seat))
        return self._done(said, room)

    def _done(self, said: say.AnyRequest, room: LiveTable) -> Message:
        return {"type": "done", "ref": said.ref, "seq": room.table.told(self.held)}


def _ref(words: str | None) -> str | None:
    """What an unreadable message called itself, if that much can be read."""
    try:
        said = from_json(words or "")  # unlike json.loads it lets no half characters in, which nobody could send back
    except ValueError:
        return None
    ref = said.get("ref") if isinstance(said, dict) else None
    return ref if isinstance(ref, str) and len(ref) <= 40 else None
