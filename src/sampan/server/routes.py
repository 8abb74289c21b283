"""The calls over HTTP, under /api; docs/protocol.md describes them."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Final

from fastapi import Depends, FastAPI, Query, Request
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from pydantic import ValidationError

import sampan
from sampan import text
from sampan.core.match_file import LARGEST_FILE, match_text
from sampan.server.live_table import LiveTable, no_table
from sampan.server.live_tables import LiveTables
from sampan.server.payloads import summary
from sampan.server.rate_limit import RateLimits
from sampan.server.refusal import OverLimit, Refusal, unreadable
from sampan.server.schemas import http as schemas
from sampan.server.schemas.common import Error
from sampan.server.settings import Settings
from sampan.server.store import StoreFailed
from sampan.server.uploaded_replays import UploadedReplays, new_id
from sampan.table.refusal import Refusal as TableRefusal
from sampan.table.seats import seats_held
from sampan.workers.job_pool import WorkerRefused

LARGEST_ORDER: Final = 65_536  # bytes of a request for a table

_bearer = HTTPBearer(auto_error=False, description="A seat token.")
Bearer = Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)]
AsSeat = Annotated[int | None, Query(ge=0, le=100, description="The seat that looks; a spectator if left out.")]
AtPly = Annotated[int, Query(ge=0, le=1_000_000_000, description="After how many actions.")]
Responses = dict[int | str, dict[str, Any]]


class Routes:
    """The calls; they can be used as soon as the application has started and set `live_tables`."""

    def __init__(self, settings: Settings) -> None:
        self._games = [_game_info(key) for key in sampan.game_keys()]
        self._bots = [_bot_info(name, class_name) for name, class_name in settings.bots().items()]
        self._limits = RateLimits(settings.rate, settings.burst)
        self._uploads = UploadedReplays()
        self.live_tables: LiveTables | None = None

    @property
    def tables(self) -> LiveTables:
        """The tables that this server serves."""
        assert self.live_tables is not None
        return self.live_tables

    async def health(self) -> Response:
        """Whether the server and its store answer."""
        try:
            tables = await self.tables.store.count()
        except StoreFailed:
            raise Refusal("store", status=503) from None
        health = {"status": "ok", "version": sampan.__version__, "compiled": sampan.compiled, "tables": tables}
        return JSONResponse(health)

    async def games(self) -> Response:
        """The games, with what can be chosen before they start."""
        return JSONResponse(self._games)

    async def guide(self, key: str, lang: str) -> Response:
        """The rules of a game in our own words, as Markdown."""
        if key not in sampan.game_keys():
            raise Refusal("no-game", {"game": key, "known": sampan.game_keys()}, 404)
        if lang not in text.LANGUAGES:
            raise Refusal("no-language", {"language": lang, "known": list(text.LANGUAGES)}, 404)
        return PlainTextResponse(sampan.game(key).guide(lang), media_type="text/markdown")

    async def bots(self) -> Response:
        """The bots, weakest first."""
        return JSONResponse(self._bots)

    # Tables.

    async def public_tables(self) -> Response:
        """The public tables, unfinished ones first, of these the newest first; at most a hundred."""
        return JSONResponse(await self.tables.listed())

    async def create_table(self, request: Request) -> Response:
        """Make a table. Only this answer ever holds the tokens of its persons' seats."""
        self._limits.take(_address(request))
        try:
            order = schemas.NewTable.model_validate_json(await _body(request, LARGEST_ORDER))
        except ValidationError as problem:
            raise unreadable(problem) from None
        table, tokens = await self.tables.create(order)
        keys = [{"seat": seat, "token": token, "kind": table.seats[seat].kind} for seat, token in tokens]
        return JSONResponse({"table": summary(table), "tokens": keys}, 201)

    async def table(self, id: str, bearer: Bearer) -> Response:  # noqa: A002 - the protocol calls it so
        """What everybody who may know of the table may know about it, and which seats the token opens."""
        async with self.tables.get(id) as live_table:
            yours = _must_know(live_table, bearer)
            return JSONResponse({**summary(live_table.table), "yours": yours})

    async def match(self, id: str, bearer: Bearer) -> Response:  # noqa: A002
        """The match file of a finished table, with everything that was hidden."""
        _, file = await self._finished_match(id, bearer)
        headers = {"Content-Disposition": 'attachment; filename="match.sampan.json"'}
        return Response(file(), headers=headers, media_type="application/json")

    async def table_replay(self, id: str, request: Request, bearer: Bearer, seat: AsSeat = None) -> Response:  # noqa: A002
        """A finished table from the first to the last position, as a seat or a spectator saw it."""
        key, file = await self._finished_match(id, bearer)
        return await self._frames(request, key, file, seat)

    async def chances(self, id: str, request: Request, bearer: Bearer, ply: AtPly, seat: AsSeat = None) -> Response:  # noqa: A002
        """Everybody's estimated chances at one point of a finished table."""
        self._limits.take(_address(request))
        key, file = await self._finished_match(id, bearer)
        return await self._chances(key, file, seat, ply)

    async def _finished_match(
        self,
        id_: str,
        bearer: HTTPAuthorizationCredentials | None,
    ) -> tuple[str, Callable[[], str]]:
        """A key for the match of a finished table, and what writes its file."""
        async with self.tables.get(id_) as live_table:
            _must_know(live_table, bearer)
            if not live_table.table.finished:
                raise Refusal("unfinished", status=409)
            match = live_table.table.match  # which does not change any more
            return f"table {id_}", lambda: match_text(match)

    # Uploaded match files.

    async def upload_replay(self, request: Request, seat: AsSeat = None) -> Response:
        """A match file from the first to the last position, as a seat or a spectator saw it; it is kept for a while."""
        address = _address(request)
        self._limits.take(address)
        content = await _body(request, LARGEST_FILE)
        id_ = new_id()
        answer = await self._frames(request, id_, lambda: _text(content), seat, id_)
        if answer.status_code == 200:
            self._uploads.add(id_, address, content)
        return answer

    async def replay(self, id: str, request: Request, seat: AsSeat = None) -> Response:  # noqa: A002
        """An uploaded match file from the first to the last position, as a seat or a spectator saw it."""
        self._limits.take(_address(request))
        return await self._frames(request, id, self._uploaded(id), seat)

    async def replay_chances(self, id: str, request: Request, ply: AtPly, seat: AsSeat = None) -> Response:  # noqa: A002
        """Everybody's estimated chances at one point of an uploaded match file."""
        self._limits.take(_address(request))
        return await self._chances(id, self._uploaded(id), seat, ply)

    def _uploaded(self, id_: str) -> Callable[[], str]:
        content = self._uploads.get(id_)
        if content is None:
            raise Refusal("no-replay", status=404)
        return lambda: _text(content)

    async def _chances(self, file_key: str, file: Callable[[], str], seat: int | None, ply: int) -> Response:
        try:
            chances = await self.tables.workers.chances_at(file_key, file, seat, ply)
        except WorkerRefused as refused:
            return Response(refused.error, 400, media_type="application/json")
        return Response(chances, media_type="application/json")

    async def _frames(
        self, request: Request, file_key: str, file: Callable[[], str], seat: int | None, id_: str = ""
    ) -> Response:
        """The frames of a match file, and the id under which it is kept, if it is."""
        try:
            frames = await self.tables.workers.replay(file_key, file, seat)
        except WorkerRefused as refused:
            return Response(refused.error, 400, media_type="application/json")
        if id_:
            frames = b'{"id":"%s",' % id_.encode() + frames[1:]
        headers = {"Vary": "Accept-Encoding"}
        if "gzip" in request.headers.get("accept-encoding", ""):
            frames = await asyncio.to_thread(gzip.compress, frames, 3)
            headers["Content-Encoding"] = "gzip"
        return Response(frames, headers=headers, media_type="application/json")


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

    get("/health", routes.health, schemas.Health, 503)
    get("/games", routes.games, list[schemas.GameInfo])
    get("/bots", routes.bots, list[schemas.BotInfo])
    get("/tables", routes.public_tables, list[schemas.Summary], 503)
    get("/tables/{id}", routes.table, schemas.KnownTable, 404, 409, 503)
    get("/tables/{id}/replay", routes.table_replay, schemas.Frames, 400, 404, 409, 503)
    get("/tables/{id}/chances", routes.chances, schemas.Chances, 400, 404, 409, 429, 503)
    get("/replays/{id}", routes.replay, schemas.Frames, 400, 404, 429, 503)
    get("/replays/{id}/chances", routes.replay_chances, schemas.Chances, 400, 404, 429, 503)
    markdown: Responses = {200: {"content": {"text/markdown": {"schema": {"type": "string"}}}}, **_refusals(404)}
    app.get("/api/games/{key}/guide/{lang}", response_class=Response, responses=markdown)(routes.guide)
    match_file: Responses = {200: {"content": {"application/json": {"schema": {"type": "object"}}}}}
    app.get("/api/tables/{id}/match", responses=match_file | _refusals(404, 409, 503))(routes.match)
    post("/tables", routes.create_table, schemas.Created, {"$ref": "#/components/schemas/NewTable"}, 201)
    file = {"type": "object", "description": "A match file."}
    post("/replays", routes.upload_replay, schemas.UploadedFrames, file, 200)


def _refusals(*statuses: int) -> Responses:
    return {status: {"model": Error} for status in statuses}


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


def _text(content: bytes) -> str:
    """A file as text that a JSON message can carry, whatever its bytes are."""
    return content.decode("utf-8", "surrogateescape")


async def _body(request: Request, largest: int) -> bytes:
    """The body of a request, unless it is too large."""
    content = bytearray()
    async for piece in request.stream():
        content += piece
        if len(content) > largest:
            raise OverLimit("body-large", {"bytes": largest}, 413)
    return bytes(content)


def _must_know(live_table: LiveTable, bearer: HTTPAuthorizationCredentials | None) -> tuple[int, ...]:
    """The seats that the token opens; without one, nobody may know that a private table exists."""
    try:
        held = seats_held(live_table.table.seats, [bearer.credentials] if bearer else [])
    except TableRefusal:
        held = ()
    if not held and not live_table.table.setup.public:
        raise no_table()
    return held


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
    }


def _bot_info(name: str, class_name: str) -> dict[str, object]:
    if class_name:
        return {"name": name, "description": dict.fromkeys(text.LANGUAGES, class_name)}
    return {"name": name, "description": _translations(text.COMMON, f"bot-{name}")}
