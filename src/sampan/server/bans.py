"""Addresses that the host of a server has banned: where they are kept, and how they are turned away."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, Protocol

import sqlalchemy as sa
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from sampan.core.errors import SampanError
from sampan.core.options import shown
from sampan.server.address import client_ip
from sampan.server.clock import now
from sampan.server.close_codes import BANNED
from sampan.server.refusal import Refusal
from sampan.server.security import error_response
from sampan.server.store_schema import BANS

Network = IPv4Network | IPv6Network
LONGEST_REASON: Final = 200
_LOOPBACK: Final = (ip_network("127.0.0.0/8"), ip_network("::1/128"))
_MAPPED: Final = 96  # the prefix of IPv4 addresses that are written as IPv6
_HOUSEHOLD: Final = 64  # the prefix of the networks that people are given


@dataclass(frozen=True)
class Ban:
    """A network whose addresses are turned away, until some time or for ever."""

    network: Network
    since: str
    until: str | None = None
    reason: str = ""  # for the host; whoever is turned away is not told

    @property
    def over(self) -> bool:
        """Whether it no longer counts."""
        return self.until is not None and self.until <= now()


def read_network(typed: str) -> Network:
    """The network of an address as people type it; a Refusal if it is none. Of IPv6 a household has a whole /64."""
    try:
        if "/" in typed:
            return _unwrapped(ip_network(typed, strict=False))
        address = ip_address(typed)
    except ValueError:
        raise Refusal("address-form", {"address": shown(typed)}) from None
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is None:
            return IPv6Network((int(address) >> _HOUSEHOLD << _HOUSEHOLD, _HOUSEHOLD))
        address = address.ipv4_mapped
    return IPv4Network(address)


def _unwrapped(network: Network) -> Network:
    """IPv4 addresses that are written as IPv6 are compared as IPv4."""
    mapped = network.network_address.ipv4_mapped if isinstance(network, IPv6Network) else None
    return network if mapped is None else IPv4Network((int(mapped), max(0, network.prefixlen - _MAPPED)))


def includes_this_machine(network: Network) -> bool:
    """Whether a ban would turn away this machine, and with it a proxy in front of the server."""
    return any(own.version == network.version and own.overlaps(network) for own in _LOOPBACK)


def stored_bans(connection: sa.Connection) -> list[Ban]:
    """All bans, also those that are over."""
    rows = connection.execute(sa.select(BANS).order_by(BANS.c.since, BANS.c.network)).mappings()
    bans: list[Ban] = []
    for row in rows:
        with suppress(ValueError):  # somebody may have written there by hand
            bans.append(Ban(ip_network(row["network"]), row["since"], row["until"], row["reason"]))
    return bans


def store_ban(connection: sa.Connection, ban: Ban) -> None:
    """Ban a network; what was said about it before is forgotten."""
    connection.execute(sa.delete(BANS).where(BANS.c.network == str(ban.network)))
    row = {"network": str(ban.network), "since": ban.since, "until": ban.until, "reason": ban.reason}
    connection.execute(sa.insert(BANS).values(row))


def lift_ban(connection: sa.Connection, network: Network) -> None:
    """Let a network in again; a Refusal if it is not banned."""
    if connection.execute(sa.delete(BANS).where(BANS.c.network == str(network))).rowcount == 0:
        raise Refusal("not-banned", {"network": str(network)})


class Endable(Protocol):
    """A connection that the server can end."""

    def end(self, code: int, refusal: SampanError | None) -> None:
        """Say why, if anything, and close."""


class Bans:
    """The bans as a running server knows them, and the sockets that a new ban ends."""

    def __init__(self) -> None:
        self._bans: list[Ban] = []
        self._sockets: dict[Endable, IPv4Address | IPv6Address] = {}

    def update(self, bans: Iterable[Ban]) -> None:
        """These are the bans from now on."""
        self._bans = [ban for ban in bans if not ban.over]
        for socket in [socket for socket, address in self._sockets.items() if self.banned(address)]:
            del self._sockets[socket]
            socket.end(BANNED, _banned())

    def banned(self, address: IPv4Address | IPv6Address | None) -> bool:
        """Whether somebody at that address is turned away."""
        return address is not None and any(address in ban.network and not ban.over for ban in self._bans)

    @contextmanager
    def watched(self, socket: Endable, scope: Scope) -> Iterator[None]:
        """The socket is ended if its address is banned meanwhile."""
        address = client_ip(scope)
        if address is not None:
            self._sockets[socket] = address
        try:
            yield
        finally:
            self._sockets.pop(socket, None)


class TurnAwayBanned:
    """Stands in front of the application: who is banned gets nothing but a sentence."""

    def __init__(self, app: ASGIApp, bans: Bans) -> None:
        self._app: Final = app
        self._bans: Final = bans

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or not."""
        if scope["type"] not in ("http", "websocket") or not self._bans.banned(client_ip(scope)):
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            await error_response(_banned())(scope, receive, send)
        else:
            socket = WebSocket(scope, receive, send)
            await socket.receive()
            await socket.send_denial_response(error_response(_banned()))


def _banned() -> Refusal:
    return Refusal("banned", status=403)
