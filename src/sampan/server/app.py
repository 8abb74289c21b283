"""The application: the calls of docs/protocol.md over HTTP, the sockets, and the page."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Annotated, Any, Final

from fastapi import Depends, FastAPI, Query, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from pydantic import ValidationError
from starlette.exceptions import HTTPException

import sampan
from sampan import text
from sampan.core.errors import SampanError
from sampan.core.match_file import LARGEST_FILE, match_text
from sampan.server.bots import WorkerRefused
from sampan.server.connection import Connection
from sampan.server.live_table import LiveTable, no_table
from sampan.server.live_tables import LiveTables
from sampan.server.openapi import document, reference_page
from sampan.server.payloads import spell, summary
from sampan.server.rate_limit import RateLimit
from sampan.server.refusal import OverLimit, Refusal, bad_parameter, error_data, unreadable
from sampan.server.schemas import http as say
from sampan.server.schemas.common import Error
from sampan.server.seats import seats_held
from sampan.server.security import SecurityHeaders, error_response
from sampan.server.settings import Settings
from sampan.server.static import Page, policy
from sampan.server.store import Store, StoreFailed

LARGEST_ORDER: Final = 65_536
_ABOUT: Final = "Tables for board games. The sockets, and what everything means, are described in docs/protocol.md."

_bearer = HTTPBearer(auto_error=False, description="A seat token.")
Bearer = Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)]
SeatSeen = Annotated[int | None, Query(ge=0, le=100, description="Whose eyes to see with; a spectator's if left out.")]
PlySeen = Annotated[int, Query(ge=0, le=1_000_000_000, description="After how many actions.")]
Answers = dict[int | str, dict[str, Any]]


def _refuses(*statuses: int) -> Answers:
    return {status: {"model": Error} for status in statuses}


def _json(data: object) -> Response:
    return JSONResponse(data)


class Api:
    """The calls under /api."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._games = [_game_info(key) for key in sampan.game_keys()]
        self._bots = [_bot_info(name, place) for name, place in settings.bots().items()]
        self._buckets: dict[str, RateLimit] = {}
        self.hall: LiveTables | None = None

    def _hall(self) -> LiveTables:
        assert self.hall is not None
        return self.hall

    async def health(self) -> Response:
        """Whether the server and its store answer."""
        try:
            tables = await self._hall().store.count()
        except StoreFailed:
            raise Refusal("store", status=503) from None
        health = {"status": "ok", "version": sampan.__version__, "compiled": sampan.compiled, "tables": tables}
        return _json(health)

    async def games(self) -> Response:
        """The games, with what can be chosen before they start."""
        return _json(self._games)

    async def guide(self, key: str, lang: str) -> Response:
        """The rules of a game in our own words, as Markdown."""
        if key not in sampan.game_keys():
            raise Refusal("no-game", {"game": key, "known": sampan.game_keys()}, 404)
        if lang not in text.LANGUAGES:
            raise Refusal("no-language", {"language": lang, "known": list(text.LANGUAGES)}, 404)
        return PlainTextResponse(sampan.game(key).guide(lang), media_type="text/markdown")

    async def bots(self) -> Response:
        """The bots, weakest first."""
        return _json(self._bots)

    async def tables(self) -> Response:
        """The public tables, unfinished ones first, of these the newest first; at most a hundred."""
        return _json(await self._hall().listed())

    async def create(self, request: Request) -> Response:
        """Make a table. The answer holds the tokens of its persons' seats, and nothing will tell them again."""
        self._limit(request)
        try:
            order = say.NewTable.model_validate_json(await _body(request, LARGEST_ORDER))
        except ValidationError as problem:
            raise unreadable(problem) from None
        table, tokens = await self._hall().create(order)
        keys = [{"seat": seat, "token": token, "kind": table.seats[seat].kind} for seat, token in tokens]
        return JSONResponse({"table": summary(table), "tokens": keys}, 201)

    async def table(self, id: str, bearer: Bearer) -> Response:  # noqa: A002 - the protocol calls it so
        """What everybody who may know of the table may know about it, and which seats the token opens."""
        async with self._hall().room(id) as room:
            yours = _must_know(room, bearer)
            async with room.steady() as table:
                return _json({**summary(table), "yours": yours})

    async def match(self, id: str, bearer: Bearer) -> Response:  # noqa: A002
        """The match file of a finished table, with everything that was hidden."""
        headers = {"Content-Disposition": 'attachment; filename="match.sampan.json"'}
        return Response(await self._match_text(id, bearer), headers=headers, media_type="application/json")

    async def replay(self, id: str, request: Request, bearer: Bearer, seat: SeatSeen = None) -> Response:  # noqa: A002
        """A finished table from the first to the last position, as a seat or a spectator saw it."""
        return await self._frames(await self._match_text(id, bearer), seat, request)

    async def replays(self, request: Request, seat: SeatSeen = None) -> Response:
        """A match file from the first to the last position, as a seat or a spectator saw it."""
        self._limit(request)
        content = await _body(request, LARGEST_FILE)
        return await self._frames(content.decode("utf-8", "surrogateescape"), seat, request)

    async def chances(self, id: str, request: Request, bearer: Bearer, ply: PlySeen, seat: SeatSeen = None) -> Response:  # noqa: A002
        """Everybody's estimated chances at one point of a finished table."""
        self._limit(request)
        return await self._chances(await self._match_text(id, bearer), seat, ply)

    async def replay_chances(self, request: Request, ply: PlySeen, seat: SeatSeen = None) -> Response:
        """Everybody's estimated chances at one point of a match file."""
        self._limit(request)
        content = await _body(request, LARGEST_FILE)
        return await self._chances(content.decode("utf-8", "surrogateescape"), seat, ply)

    async def _chances(self, match_file: str, seat: int | None, ply: int) -> Response:
        try:
            chances = await self._hall().workers.chances_at(match_file, seat, ply)
        except WorkerRefused as refused:
            return Response(refused.error, 400, media_type="application/json")
        return Response(chances, media_type="application/json")

    async def _match_text(self, id_: str, bearer: HTTPAuthorizationCredentials | None) -> str:
        async with self._hall().room(id_) as room:
            _must_know(room, bearer)
            async with room.steady() as table:
                if not table.finished():
                    raise Refusal("unfinished", status=409)
                return match_text(table.match)

    async def _frames(self, match_file: str, seat: int | None, request: Request) -> Response:
        try:
            frames = await self._hall().workers.replay(match_file, seat)
        except WorkerRefused as refused:
            return Response(refused.error, 400, media_type="application/json")
        headers = {"Vary": "Accept-Encoding"}
        if "gzip" in request.headers.get("accept-encoding", ""):
            frames = await asyncio.to_thread(gzip.compress, frames, 3)
            headers["Content-Encoding"] = "gzip"
        return Response(frames, headers=headers, media_type="application/json")

    def _limit(self, request: Request) -> None:
        """Tables and replays cost something, so nobody gets them too fast."""
        address = request.client.host if request.client else ""
        for other in [key for key, bucket in self._buckets.items() if bucket.full()]:
            del self._buckets[other]
        bucket = self._buckets.setdefault(address, RateLimit(self._settings.rate, self._settings.burst))
        if not bucket.take():
            raise OverLimit("too-fast", {"rate": self._settings.rate}, 429)


def create_app(settings: Settings | None = None, store: Store | None = None) -> FastAPI:
    """The application, ready for any ASGI server; unless it is given a store, it opens its own when it starts."""
    chosen = settings or Settings()
    api = Api(chosen)
    page = Page(chosen.page)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        api.hall = LiveTables(chosen, store or Store(chosen.database_url()))
        api.hall.start()
        yield
        await api.hall.close()

    app = FastAPI(lifespan=lifespan, description=_ABOUT, openapi_url=None, docs_url=None, redoc_url=None)
    app.add_middleware(SecurityHeaders)
    _add_errors(app)
    _add_calls(app, api)

    @app.websocket("/api/tables/{id}/live")
    async def live(id: str, socket: WebSocket) -> None:  # noqa: A002
        assert api.hall is not None
        await Connection(api.hall, socket).attend(id)

    made = document(app)
    reference = reference_page(made)

    @app.get("/api/openapi.json", include_in_schema=False)
    async def openapi() -> Response:
        return _json(made)

    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> Response:
        return HTMLResponse(reference, headers={"Content-Security-Policy": policy(reference)})

    page.add_to(app)
    return app


def _add_calls(app: FastAPI, api: Api) -> None:
    def get(path: str, call: Callable[..., Awaitable[Response]], model: object, *refusals: int) -> None:
        answers = _refuses(*refusals)
        app.get(f"/api{path}", response_model=model, responses=answers, operation_id=call.__name__)(call)

    get("/health", api.health, say.Health, 503)
    get("/games", api.games, list[say.GameInfo])
    get("/bots", api.bots, list[say.BotInfo])
    get("/tables", api.tables, list[say.Summary], 503)
    get("/tables/{id}", api.table, say.KnownTable, 404, 409, 503)
    get("/tables/{id}/replay", api.replay, say.Frames, 400, 404, 409, 503)
    get("/tables/{id}/chances", api.chances, say.Chances, 400, 404, 409, 429, 503)
    markdown: Answers = {200: {"content": {"text/markdown": {"schema": {"type": "string"}}}}, **_refuses(404)}
    app.get("/api/games/{key}/guide/{lang}", response_class=Response, responses=markdown)(api.guide)
    match_file: Answers = {200: {"content": {"application/json": {"schema": {"type": "object"}}}}}
    app.get("/api/tables/{id}/match", responses=match_file | _refuses(404, 409, 503))(api.match)
    order = {"$ref": "#/components/schemas/NewTable"}
    app.post(
        "/api/tables",
        status_code=201,
        response_model=say.Created,
        responses=_refuses(400, 413, 429, 503),
        openapi_extra={"requestBody": {"required": True, "content": {"application/json": {"schema": order}}}},
    )(api.create)
    file = {"type": "object", "description": "A match file."}
    for path, call, model in (
        ("/api/replays", api.replays, say.Frames),
        ("/api/replays/chances", api.replay_chances, say.Chances),
    ):
        app.post(
            path,
            response_model=model,
            responses=_refuses(400, 413, 429, 503),
            openapi_extra={"requestBody": {"required": True, "content": {"application/json": {"schema": file}}}},
        )(call)


def _add_errors(app: FastAPI) -> None:
    async def refused(_request: Request, error: Exception) -> Response:
        assert isinstance(error, SampanError)
        if isinstance(error, Refusal):
            return error_response(error)
        return Response(spell(error_data(error)), 400, media_type="application/json")

    async def misread(_request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        return error_response(bad_parameter(list(error.errors())))

    async def elsewhere(_request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        reason = {404: "no-address", 405: "method"}.get(error.status_code, "request")
        answer = error_response(Refusal(reason, status=error.status_code))
        answer.headers.update(error.headers or {})
        return answer

    app.add_exception_handler(SampanError, refused)
    app.add_exception_handler(RequestValidationError, misread)
    app.add_exception_handler(HTTPException, elsewhere)


async def _body(request: Request, largest: int) -> bytes:
    """The body of a request, as far as it is not too large."""
    content = bytearray()
    async for piece in request.stream():
        content += piece
        if len(content) > largest:
            raise OverLimit("body-large", {"bytes": largest}, 413)
    return bytes(content)


def _must_know(room: LiveTable, bearer: HTTPAuthorizationCredentials | None) -> tuple[int, ...]:
    """The seats that the key opens; of a private table nobody without one may know that there is one."""
    try:
        held = seats_held(room.table.seats, [bearer.credentials] if bearer else [])
    except Refusal:
        held = ()
    if not held and not room.table.setup.public:
        raise no_table()
    return held


def _words(package: str, message: str) -> dict[str, str]:
    return {language: text.say(language, package, message) for language in text.LANGUAGES}


def _game_info(key: str) -> dict[str, object]:
    game = sampan.game(key)
    return {
        "key": key,
        "title": game.title(),
        "blurb": _words(game.package, "blurb"),
        "fewest_seats": game.fewest_seats,
        "most_seats": game.most_seats,
        "options": game.forms(),
        "seat_fields": sorted(game.seat_fields),
    }


def _bot_info(name: str, place: str) -> dict[str, object]:
    if place:
        return {"name": name, "description": dict.fromkeys(text.LANGUAGES, place)}
    return {"name": name, "description": _words(text.COMMON, f"bot-{name}")}
