"""The calls over HTTP, under /api; docs/protocol.md describes them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Any

from fastapi import Depends, FastAPI, Query, Request
from fastapi.responses import JSONResponse, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from pydantic import ValidationError

import sampan
from sampan import text
from sampan.core.match_file import match_text
from sampan.lessons.course import course, course_keys
from sampan.server.access import Access, access_to, must_know
from sampan.server.address import client_address
from sampan.server.live_table import LiveTable
from sampan.server.live_tables import LiveTables
from sampan.server.payloads import summary
from sampan.server.rate_limit import RateLimits
from sampan.server.readiness import must_not_drain
from sampan.server.refusal import OverLimit, Refusal, unreadable
from sampan.server.replays import Replays
from sampan.server.schemas import http as schemas
from sampan.server.schemas.common import Error
from sampan.server.settings import Settings

_bearer = HTTPBearer(auto_error=False, description="A seat token, an invitation or a host token.")
Bearer = Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)]
AsSeat = Annotated[int | None, Query(ge=0, le=100, description="The seat that looks; a spectator if left out.")]
AtPly = Annotated[int, Query(ge=0, le=1_000_000_000, description="After how many actions.")]
Responses = dict[int | str, dict[str, Any]]


class Routes:
    """The calls; they can be used as soon as the application has started and set `live_tables`."""

    def __init__(self, settings: Settings) -> None:
        self._games = [_game_info(key) for key in sampan.game_keys()]
        self._bots = [_bot_info(name, class_name) for name, class_name in settings.bots().items()]
        self._settings = settings
        self._limits = RateLimits(settings.rate, settings.burst)
        self._replays = Replays(settings)
        self.live_tables: LiveTables | None = None

    @property
    def tables(self) -> LiveTables:
        """The tables that this server serves."""
        assert self.live_tables is not None
        return self.live_tables

    def count(self, request: Request) -> None:
        """Count a request; an OverLimit if its address makes too many."""
        self._limits.take(_address(request))

    async def health(self) -> Response:
        """That the server runs, whatever has become of its store: a restart would not help the store."""
        tables = self.tables.count()
        health = {"status": "ok", "version": sampan.__version__, "compiled": sampan.compiled, "tables": tables}
        return JSONResponse(health)

    async def ready(self) -> Response:
        """Whether to send visitors here: 503 unless the store can write just now, and while the server drains."""
        await self.tables.readiness.must_be_ready()
        return JSONResponse({"status": "ready"})

    async def games(self) -> Response:
        """The games, with what can be chosen before they start."""
        return JSONResponse(self._games)

    async def bots(self) -> Response:
        """The bots, weakest first."""
        return JSONResponse(self._bots)

    # Tables.

    async def public_tables(self) -> Response:
        """The public tables: those with people first, then the others, finished ones last; at most a hundred."""
        return JSONResponse(await self.tables.listed())

    async def create_table(self, request: Request) -> Response:
        """Make a table. Only this answer ever holds the keys to it."""
        must_not_drain(self.tables)
        self._limits.take(_address(request))
        try:
            order = schemas.NewTable.model_validate_json(await read_body(request, self._settings.order_bytes))
        except ValidationError as problem:
            raise unreadable(problem) from None
        address = client_address(request.scope)
        async with self.tables.quotas.new_table(address):
            table, keys = await self.tables.create(order, address)
        answer = {
            "table": summary(table),
            "tokens": [{"seat": seat, "token": token} for seat, token in keys.tokens],
            "invitations": [{"seat": seat, "invitation": invitation} for seat, invitation in keys.invitations],
            "host": keys.host,
        }
        return JSONResponse(answer, 201)

    async def table(self, id: str, bearer: Bearer) -> Response:  # noqa: A002 - the protocol calls it so
        """What everybody who may know of the table may know about it, and what the key opens."""
        async with self.tables.get(id) as live_table:
            access = await _must_know(live_table, bearer)
            if access.refusal is not None:
                raise access.refusal
            return JSONResponse({**summary(live_table.table), "yours": access.held, "invited": access.invited})

    async def match(self, id: str, bearer: Bearer) -> Response:  # noqa: A002
        """The match file of a finished table, with everything that was hidden."""
        _, file = await self._finished_match(id, bearer)
        headers = {"Content-Disposition": 'attachment; filename="match.sampan.json"'}
        return Response(file(), headers=headers, media_type="application/json")

    async def table_replay(self, id: str, request: Request, bearer: Bearer, seat: AsSeat = None) -> Response:  # noqa: A002
        """A table from the first to the last position so far, as a seat or a spectator saw it.

        While the match lasts nobody looks over the shoulder of another seat.
        """
        self._limits.take(_address(request))
        async with self.tables.get(id) as live_table:
            access = await _must_know(live_table, bearer)
            table = live_table.table
            allowed = (table.setup.public or access.held) if seat is None else seat in access.held
            if not table.finished and not allowed:
                raise Refusal("unfinished", status=409)
        match = table.match
        # An undo may lead back to a ply; and what is secretly pending must not show, not even by how long this takes.
        key = f"table {id}" if table.finished else f"table {id} at {table.seq_for(())}"
        return await self._replays.frames(request, self.tables.workers, key, lambda: match_text(match).encode(), seat)

    async def chances(self, id: str, request: Request, bearer: Bearer, ply: AtPly, seat: AsSeat = None) -> Response:  # noqa: A002
        """Everybody's estimated chances at one point of a finished table."""
        self._limits.take(_address(request))
        key, file = await self._finished_match(id, bearer)
        return await self._replays.chances(request, self.tables.workers, key, file, seat, ply)

    async def _finished_match(
        self,
        id_: str,
        bearer: HTTPAuthorizationCredentials | None,
    ) -> tuple[str, Callable[[], bytes]]:
        """A key for the match of a finished table, and what writes its file."""
        async with self.tables.get(id_) as live_table:
            await _must_know(live_table, bearer)
            if not live_table.table.finished:
                raise Refusal("unfinished", status=409)
            match = live_table.table.match  # which does not change any more
            return f"table {id_}", lambda: match_text(match).encode()

    # Uploaded match files.

    async def upload_replay(self, request: Request, seat: AsSeat = None) -> Response:
        """A match file from the first to the last position, as a seat or a spectator saw it; it is kept for a while."""
        address = _address(request)
        self._limits.take(address)
        self.tables.quotas.upload(address)
        return await self._replays.upload(request, self.tables.workers, seat)

    async def replay(self, id: str, request: Request, seat: AsSeat = None) -> Response:  # noqa: A002
        """An uploaded match file from the first to the last position, as a seat or a spectator saw it."""
        self._limits.take(_address(request))
        return await self._replays.frames(request, self.tables.workers, id, self._replays.uploaded(id), seat)

    async def replay_chances(self, id: str, request: Request, ply: AtPly, seat: AsSeat = None) -> Response:  # noqa: A002
        """Everybody's estimated chances at one point of an uploaded match file."""
        self._limits.take(_address(request))
        return await self._replays.chances(request, self.tables.workers, id, self._replays.uploaded(id), seat, ply)


def add_routes(app: FastAPI, routes: Routes) -> None:
    """Add every call to the application, with what it takes, answers and refuses."""

    def get(path: str, call: Callable[..., Awaitable[Response]], model: object, *refusals: int) -> None:
        app.get(f"/api{path}", response_model=model, responses=_refusals(*refusals), operation_id=call.__name__)(call)

    def post(path: str, call: Callable[..., Awaitable[Response]], model: object, body: object, status: int) -> None:
        app.post(
            f"/api{path}",
            status_code=status,
            response_model=model,
            responses=_refusals(400, 413, 429, 503),
            operation_id=call.__name__,
            openapi_extra={"requestBody": {"required": True, "content": {"application/json": {"schema": body}}}},
        )(call)

    get("/health", routes.health, schemas.Health)
    get("/ready", routes.ready, schemas.Ready, 503)
    get("/games", routes.games, list[schemas.GameInfo])
    get("/bots", routes.bots, list[schemas.BotInfo])
    get("/tables", routes.public_tables, list[schemas.Summary], 503)
    get("/tables/{id}", routes.table, schemas.KnownTable, 400, 404, 409, 503)
    get("/tables/{id}/replay", routes.table_replay, schemas.Frames, 400, 404, 409, 429, 503)
    get("/tables/{id}/chances", routes.chances, schemas.Chances, 400, 404, 409, 429, 503)
    get("/replays/{id}", routes.replay, schemas.Frames, 400, 404, 429, 503)
    get("/replays/{id}/chances", routes.replay_chances, schemas.Chances, 400, 404, 429, 503)
    match_file: Responses = {200: {"content": {"application/json": {"schema": {"type": "object"}}}}}
    app.get("/api/tables/{id}/match", responses=match_file | _refusals(404, 409, 503))(routes.match)
    post("/tables", routes.create_table, schemas.Created, {"$ref": "#/components/schemas/NewTable"}, 201)
    file = {"type": "object", "description": "A match file."}
    post("/replays", routes.upload_replay, schemas.UploadedFrames, file, 200)


def _refusals(*statuses: int) -> Responses:
    return {status: {"model": Error} for status in statuses}


def _address(request: Request) -> str:
    return client_address(request.scope)


async def read_body(request: Request, largest: int) -> bytes:
    """The body of a request, unless it is too large."""
    content = bytearray()
    async for piece in request.stream():
        content += piece
        if len(content) > largest:
            raise OverLimit("body-large", {"bytes": largest}, 413)
    return bytes(content)


async def _must_know(live_table: LiveTable, bearer: HTTPAuthorizationCredentials | None) -> Access:
    """What the key opens; without one, nobody may know that a private table exists."""
    access = await access_to(live_table, bearer.credentials if bearer else None)
    must_know(live_table.table, access)
    return access


def _translations(package: str, message: str) -> dict[str, str]:
    return {language: text.say(language, package, message) for language in text.LANGUAGES}


def _game_info(key: str) -> dict[str, object]:
    game = sampan.game(key)
    return {
        "key": key,
        "title": game.title(),
        "blurb": _translations(game.package, "blurb"),
        "fewest_seats": game.fewest_seats,
        "most_seats": game.most_seats,
        "options": game.forms(),
        "seat_fields": sorted(game.seat_fields),
        "course": course_info(key),
    }


def course_info(key: str) -> dict[str, object] | None:
    """The lessons of a game in their order, if it has any."""
    if key not in course_keys():
        return None
    found = course(key)
    lessons = [{"key": entry.key, "minutes": entry.minutes} for entry in found.entries]
    return {"lessons": lessons, "minutes": found.minutes}


def _bot_info(name: str, class_name: str) -> dict[str, object]:
    if class_name:
        return {"name": name, "description": dict.fromkeys(text.LANGUAGES, class_name)}
    return {"name": name, "description": _translations(text.COMMON, f"bot-{name}")}
