"""A client at a table: it plays, connects again by itself, and remembers what it asked for and what it was told."""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import TYPE_CHECKING, Any

from tables import fold
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode

from sampan.server.close_codes import FORBIDDEN, NOT_FOUND, OUTDATED
from sampan.server.schemas.socket import PROTOCOL
from soaking.audit import Request

if TYPE_CHECKING:
    from soaking.crowd import SoakTable

Data = dict[str, Any]

ANSWER_SECONDS = 4.0  # after which a client gives up on a server that says nothing, and connects again
_READS = ("preview", "hint", "ping")  # requests that change nothing


class Silence(Exception):
    """The server has not answered for a while."""


class Player:
    """One client: the person at one seat or at several, or a spectator."""

    def __init__(self, table: SoakTable, name: str, tokens: list[str], rng: random.Random) -> None:
        self.name = name
        self.whole: Data = {}  # the table as this client knows it, with all changes folded in
        self._table = table
        self._tokens = tokens
        self._rng = rng
        self._socket: ClientConnection | None = None
        self._greeted = False  # whether the server has answered our hello
        self._request: Request | None = None  # what we wait for
        self._again: tuple[str, Data] | None = None  # what we asked for when the connection was lost
        self._ref = 0
        self._asked_at = 0.0
        self._due = 0.0  # when to do something next

    @property
    def held(self) -> tuple[int, ...]:
        """The seats of this client."""
        return tuple(self.whole.get("you", ()))

    @property
    def summary(self) -> Data:
        """The summary of the table; empty before the first message."""
        summary: Data = self.whole.get("table", {})
        return summary

    async def attend(self) -> None:
        """Play until the table is over."""
        while not self._is_over():
            try:
                await self._attend_once()
            except (OSError, EOFError, TimeoutError, WebSocketException, Silence):
                pass
            finally:
                self._lose()
            await asyncio.sleep(self._rng.uniform(0.02, 0.15))

    async def _attend_once(self) -> None:
        url = self._table.server()
        if url is None:  # none is up
            return
        address = f"{url.replace('http', 'ws')}/api/tables/{self._table.id}/live"
        limits: Data = {"open_timeout": ANSWER_SECONDS, "close_timeout": 0.2, "ping_interval": None, "max_size": None}
        async with connect(address, proxy=None, compression=None, **limits) as socket:
            self._socket = socket
            await self._hello(socket)
            try:
                while not self._is_over():
                    try:
                        async with asyncio.timeout(max(0.0, self._due - time.monotonic())):
                            words = await socket.recv()
                    except TimeoutError:
                        await self._do_something(socket)
                    else:
                        self._hear(json.loads(words))
            except WebSocketException:
                if socket.close_code in (FORBIDDEN, NOT_FOUND, OUTDATED):
                    self._table.report(
                        "lost", self.whole.get("seq"), f"{self.name} is turned away: {socket.close_code}"
                    )
                raise
            except Silence:
                socket.transport.abort()
                raise

    async def _hello(self, socket: ClientConnection) -> None:
        hello: Data = {"type": "hello", "protocol": PROTOCOL, "tokens": self._tokens, "name": self.name}
        if self.whole and self._rng.random() < 0.7:
            hello["since"] = self.whole["seq"]
        self._greeted = False
        self._asked_at = time.monotonic()
        self._pause()
        await socket.send(json.dumps(hello))

    def cut(self) -> None:
        """Break the connection off, perhaps in the middle of a request."""
        if self._socket is None:
            return
        if self._greeted and self._request is None:
            wish = self._wish()
            if wish is not None:
                kind, fields = wish
                request = self._table.audit.ask(kind, fields, self.held, self.whole["seq"])
                frame = Frame(Opcode.TEXT, json.dumps({"type": kind, "ref": "cut", **fields}).encode()).serialize(
                    mask=True
                )
                length = self._rng.randint(1, len(frame))
                request.fate = "unsent" if length < len(frame) else "unknown"
                self._socket.transport.write(frame[:length])
        self._socket.transport.abort()

    def _lose(self) -> None:
        """The connection is gone, and with it perhaps an answer."""
        self._socket = None
        if self._request is not None:
            self._request.fate = "unknown"
            self._again = (self._request.kind, self._request.fields)
            self._request = None

    def _is_over(self) -> bool:
        """Whether there is nothing left to do here."""
        if self._table.leaving:
            return True
        if self.summary.get("outcome") is None or self._request is not None:
            return False
        return not self._table.wants_rematch or bool(self.summary["rematch"]) or self._table.rematch_tries >= 20

    # Listening.

    def _hear(self, message: Data) -> None:
        match message["type"]:
            case "table":
                self._hear_table(message)
            case "current":
                self._greeted = True
                if message["seq"] != self.whole["seq"]:
                    self._table.report("wrong", message["seq"], f"{self.name} is current at {self.whole['seq']}")
            case "change":
                if message["seq"] != self.whole["seq"] + 1:
                    self._table.report("wrong", message["seq"], f"{self.name} follows {self.whole['seq']} with it")
                self.whole = fold(self.whole, message)
                if "entries" in message or "pending" in message:
                    self._table.move()
            case "done" | "preview" | "hint":
                self._answer(message, "done")
            case "refused" if message["ref"] is not None:
                # A store that fails while it commits may have committed all the same.
                self._answer(message, "unknown" if message["reason"] == "store" else "refused")

    def _hear_table(self, message: Data) -> None:
        """The whole table; a client that knew the same number already must have known the same table."""
        known = self.whole
        if known and known["you"] == message["you"] and known["seq"] >= message["seq"]:
            if known["seq"] > message["seq"]:
                words = f"{self.name} knew {known['seq']} already, and is told of {message['seq']}"
                self._table.report("lost", message["seq"], words)
            wrong = [part for part in message if message[part] != known.get(part)]
            if known["seq"] == message["seq"] and wrong:
                words = f"{self.name} folded other {', '.join(wrong)} than a fresh client is told"
                self._table.report("wrong", message["seq"], words)
            self._table.compared()
        elif not known or known["table"]["ply"] != message["table"]["ply"]:
            self._table.move()
        self.whole = message
        self._greeted = True

    def _answer(self, message: Data, fate: Any) -> None:
        request = self._request
        if request is None or message["ref"] != f"r{self._ref}":
            return
        self._request = None
        request.fate = fate
        if fate == "done" and request.kind not in _READS:
            request.seq = int(message["seq"])
            self._table.acknowledge(request.kind)
        elif fate != "done":
            self._table.refuse(message["reason"])
            if message["reason"] == "internal":  # whatever dies, a server knows what to say
                self._table.report("wrong", None, f"{request.kind} was refused with an internal error")
        self._pause()

    # Acting.

    def _pause(self) -> None:
        self._due = time.monotonic() + self._rng.expovariate(1 / self._table.pace)

    async def _do_something(self, socket: ClientConnection) -> None:
        self._pause()
        if self._request is not None or not self._greeted:
            if time.monotonic() - self._asked_at > ANSWER_SECONDS:
                raise Silence
            return
        if self._rng.random() < 0.02:
            await self._hello(socket)
            return
        wish = self._again if self._again is not None and self._again[0] == "act" else self._wish()
        self._again = None
        if wish is None:
            return
        kind, fields = wish
        self._ref += 1
        if kind in _READS:
            self._request = Request(kind, fields, self.held, self.whole["seq"])
        else:
            self._request = self._table.audit.ask(kind, fields, self.held, self.whole["seq"])
        self._asked_at = time.monotonic()
        await socket.send(json.dumps({"type": kind, "ref": f"r{self._ref}", **fields}))

    def _wish(self) -> tuple[str, Data] | None:
        """What to ask for next, if anything."""
        if not self.whole:
            return None
        if self.summary["outcome"] is not None:
            if not self.held or not self._table.wants_rematch or self.summary["rematch"]:
                return None
            self._table.rematch_tries += 1
            return "rematch", {"seat": self.held[0]}
        luck = self._rng.random()
        if luck < 0.02:
            return "chat", {"seat": self._rng.choice(self.held) if self.held else None, "text": self._table.line()}
        if not self.held:
            return None
        seat = self._rng.choice(self.held)
        if luck < 0.03:
            return "name", {"seat": seat, "name": self._table.line()}
        if luck < 0.06:
            return "undo", {"seat": seat}
        if luck < 0.0605 or (luck < 0.1 and self.summary["ply"] > self._table.long):
            return "resign", {"seat": seat}
        return self._answer_to_others() or self._action(luck)

    def _answer_to_others(self) -> tuple[str, Data] | None:
        """An answer to somebody who asks for an undo, or a word about somebody who is away."""
        undo, seats = self.whole["undo"], self.summary["seats"]
        for seat in self.held:
            if seats[seat]["substituted"]:
                return "resume", {"seat": seat}
            if undo is not None and seat in undo["missing"]:
                return "consent", {"seat": seat, "agree": self._rng.random() < 0.8}
            if undo is not None and seat == undo["seat"] and self._rng.random() < 0.1:
                return "withdraw", {"seat": seat}
        for vote in self.whole["substitutes"]:
            for seat in set(vote["missing"]).intersection(self.held):
                return "substitute", {"seat": seat, "absent": vote["seat"], "agree": self._rng.random() < 0.8}
        away = [number for number, seat in enumerate(seats) if seat["away"] and not seat["substituted"]]
        if away and self._rng.random() < 0.1:
            return "substitute", {"seat": self.held[0], "absent": self._rng.choice(away), "agree": True}
        return None

    def _action(self, luck: float) -> tuple[str, Data] | None:
        decisions = self.whole["decisions"]
        if not decisions:
            return None
        decision = self._rng.choice(decisions)
        asked: Data = {"seat": decision["seat"], "ply": decision["ply"]}
        if luck > 0.995 and self.summary["hints"]:
            return "hint", asked
        return "preview" if luck > 0.99 else "act", {**asked, "action": self._rng.choice(decision["actions"])}
