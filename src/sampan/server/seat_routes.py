"""The calls about seats over HTTP: joining by an invitation, inviting, seating a bot, renewing a token."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse, Response
from pydantic import BaseModel, ValidationError

from sampan.server.access import access_to, must_know
from sampan.server.live_table import LiveTable, no_table
from sampan.server.payloads import summary
from sampan.server.refusal import unreadable
from sampan.server.routes import Bearer, Routes, read_body
from sampan.server.schemas import http as schemas
from sampan.server.schemas.common import Error
from sampan.table import commands
from sampan.table.invitations import not_host, seats_opened
from sampan.table.seats import token_hash

LARGEST_REQUEST = 4096  # bytes

Asked = TypeVar("Asked", bound=BaseModel)


class SeatRoutes:
    """The calls about seats of a table."""

    def __init__(self, routes: Routes) -> None:
        self._routes = routes

    async def join_table(self, id: str, request: Request) -> Response:  # noqa: A002 - the protocol calls it so
        """Exchange an invitation for a token that only this client knows, and take the seat."""
        wish = await self._read(request, schemas.JoinTable)
        async with self._routes.tables.get(id) as live:
            access = await access_to(live, wish.invitation)
            if access.none and access.refusal is None and not live.table.setup.public:
                raise no_table()  # without an invitation nobody may know that a private table exists
            await live.carry_out(commands.Join(token_hash(wish.invitation), token_hash(wish.token), wish.name))
            seat = seats_opened(live.table, [wish.token])[0]
            return JSONResponse({"table": summary(live.table), "seat": seat})

    async def renew_token(self, id: str, request: Request, bearer: Bearer) -> Response:  # noqa: A002
        """Replace a seat's token; every connection that came with the old one is ended."""
        wish = await self._read(request, schemas.RenewToken)
        token = bearer.credentials if bearer else ""
        async with self._routes.tables.get(id) as live:
            access = await access_to(live, token)
            if access.none and access.refusal is None and not live.table.setup.public:
                raise no_table()
            self._routes.tables.quotas.request(live.id, None)
            await live.carry_out(commands.Renew(token_hash(token), token_hash(wish.token)))
            return JSONResponse({"seat": seats_opened(live.table, [wish.token])[0]})

    async def invite(self, id: str, request: Request, bearer: Bearer) -> Response:  # noqa: A002
        """Make an invitation for a free seat, and revoke the one before. Only this answer ever holds it."""
        wish = await self._read(request, schemas.InviteTo)
        async with self._routes.tables.get(id) as live:
            by = await _by(live, bearer)
            self._routes.tables.quotas.request(live.id, by)
            invitation = secrets.token_urlsafe(32)
            await live.carry_out(commands.Invite(wish.seat, token_hash(invitation), by))
            return JSONResponse({"seat": wish.seat, "invitation": invitation}, 201)

    async def seat_bot(self, id: str, request: Request, bearer: Bearer) -> Response:  # noqa: A002
        """Let a bot take a free seat before the match starts."""
        wish = await self._read(request, schemas.SeatBot)
        async with self._routes.tables.get(id) as live:
            by = await _by(live, bearer)
            await live.carry_out(commands.SeatBot(wish.seat, self._routes.tables.known_bot(wish.bot), by))
            return JSONResponse(summary(live.table))

    async def _read(self, request: Request, model: type[Asked]) -> Asked:
        self._routes.count(request)
        try:
            return model.model_validate_json(await read_body(request, LARGEST_REQUEST))
        except ValidationError as problem:
            raise unreadable(problem) from None


async def _by(live: LiveTable, bearer: Bearer) -> int | None:
    """Who looks after free seats: a seat, or (None) the host."""
    access = await access_to(live, bearer.credentials if bearer else None)
    must_know(live.table, access)
    if access.host:
        return None
    if not access.held:
        raise access.refusal or not_host()
    return access.held[0]


def add_seat_routes(app: FastAPI, routes: Routes) -> None:
    """Add the calls about seats to the application."""
    seats = SeatRoutes(routes)

    def post(path: str, call: Callable[..., Awaitable[Response]], model: object, body: str, status: int) -> None:
        schema: dict[str, Any] = {"schema": {"$ref": f"#/components/schemas/{body}"}}
        app.post(
            f"/api/tables/{{id}}/{path}",
            status_code=status,
            response_model=model,
            responses={refused: {"model": Error} for refused in (400, 404, 409, 413, 429, 503)},
            operation_id=call.__name__,
            openapi_extra={"requestBody": {"required": True, "content": {"application/json": schema}}},
        )(call)

    post("join", seats.join_table, schemas.JoinedTable, "JoinTable", 200)
    post("renew", seats.renew_token, schemas.RenewedToken, "RenewToken", 200)
    post("invitations", seats.invite, schemas.SeatInvitation, "InviteTo", 201)
    post("bots", seats.seat_bot, schemas.Summary, "SeatBot", 200)
