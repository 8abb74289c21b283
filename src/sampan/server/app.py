"""The application: the routes over HTTP, the sockets, the page, and what becomes of errors."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, Response
from starlette.exceptions import HTTPException

from sampan.core.errors import SampanError
from sampan.server.bans import Bans, TurnAwayBanned
from sampan.server.connection import Connection
from sampan.server.guide_routes import add_guide_routes
from sampan.server.host_names import HostNames
from sampan.server.lesson_routes import add_lesson_routes
from sampan.server.live_tables import LiveTables
from sampan.server.metrics import Metrics
from sampan.server.openapi import document, reference_page
from sampan.server.payloads import encode
from sampan.server.readiness import must_not_drain
from sampan.server.refusal import Refusal, bad_parameter, error_data
from sampan.server.routes import Routes, add_routes
from sampan.server.seat_routes import add_seat_routes
from sampan.server.security import SecurityHeaders, error_response
from sampan.server.settings import Settings
from sampan.server.static import BUILD_HEADER, Page, policy
from sampan.server.store import Store
from sampan.workers.job_pool import WorkerRefused

_DESCRIPTION: Final = (
    "Tables for board games. The sockets, and what everything means, are described in docs/protocol.md."
)


def create_app(settings: Settings | None = None, store: Store | None = None) -> FastAPI:
    """The application, ready for any ASGI server; without a store it opens its own when it starts."""
    chosen = settings or Settings()
    metrics = Metrics()
    routes = Routes(chosen)
    page = Page(chosen.page)
    bans = Bans()

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        tables = LiveTables(chosen, store or Store(chosen.database_url(), chosen.store_seconds), bans, metrics)
        routes.live_tables = app.state.live_tables = tables
        await tables.start()
        yield
        await tables.close()

    app = FastAPI(lifespan=lifespan, description=_DESCRIPTION, openapi_url=None, docs_url=None, redoc_url=None)
    app.state.metrics = metrics
    app.add_middleware(TurnAwayBanned, bans=bans)
    app.add_middleware(
        SecurityHeaders,
        hosts=HostNames(chosen.hosts, chosen.host),
        metrics=metrics,
        more_headers={BUILD_HEADER: page.build} if page.build else {},
    )
    _add_error_handlers(app, metrics)
    add_routes(app, routes)
    add_seat_routes(app, routes)
    add_guide_routes(app, chosen)
    add_lesson_routes(app, routes, chosen)

    @app.websocket("/api/tables/{id}/live")
    async def live(id: str, socket: WebSocket) -> None:  # noqa: A002 - the protocol calls it so
        try:
            must_not_drain(routes.tables)
        except Refusal as refusal:
            await socket.send_denial_response(error_response(refusal))
        else:
            await Connection(routes.tables, socket).attend(id)

    _add_reference(app)
    page.add_to(app)
    return app


def _add_reference(app: FastAPI) -> None:
    """The OpenAPI document of the routes that the application has by now, as JSON and as a page."""
    openapi = document(app)
    reference = reference_page(openapi)

    @app.get("/api/openapi.json", include_in_schema=False)
    async def openapi_json() -> Response:
        return JSONResponse(openapi)

    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> Response:
        return HTMLResponse(reference, headers={"Content-Security-Policy": policy(reference)})


def _add_error_handlers(app: FastAPI, metrics: Metrics) -> None:
    async def refused(_request: Request, error: Exception) -> Response:
        assert isinstance(error, SampanError)
        metrics.refusals.labels(error.reason).inc()
        if isinstance(error, Refusal):
            return error_response(error)
        return Response(encode(error_data(error)), 400, media_type="application/json")

    async def worker_refused(_request: Request, error: Exception) -> Response:
        assert isinstance(error, WorkerRefused)
        return Response(error.error, 400, media_type="application/json")

    async def bad_request(_request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        refusal = bad_parameter(list(error.errors()))
        metrics.refusals.labels(refusal.reason).inc()
        return error_response(refusal)

    async def no_route(_request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        reason = {404: "no-address", 405: "method"}.get(error.status_code, "request")
        metrics.refusals.labels(reason).inc()
        answer = error_response(Refusal(reason, status=error.status_code))
        answer.headers.update(error.headers or {})
        return answer

    app.add_exception_handler(SampanError, refused)
    app.add_exception_handler(WorkerRefused, worker_refused)
    app.add_exception_handler(RequestValidationError, bad_request)
    app.add_exception_handler(HTTPException, no_route)
