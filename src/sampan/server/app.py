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
from sampan.server.connection import Connection
from sampan.server.live_tables import LiveTables
from sampan.server.openapi import document, reference_page
from sampan.server.payloads import encode
from sampan.server.refusal import Refusal, bad_parameter, error_data
from sampan.server.routes import Routes, add_routes
from sampan.server.security import SecurityHeaders, error_response
from sampan.server.settings import Settings
from sampan.server.static import Page, policy
from sampan.server.store import Store

_DESCRIPTION: Final = (
    "Tables for board games. The sockets, and what everything means, are described in docs/protocol.md."
)


def create_app(settings: Settings | None = None, store: Store | None = None) -> FastAPI:
    """The application, ready for any ASGI server; without a store it opens its own when it starts."""
    chosen = settings or Settings()
    routes = Routes(chosen)
    page = Page(chosen.page)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        tables = LiveTables(chosen, store or Store(chosen.database_url()))
        routes.live_tables = tables
        tables.start()
        yield
        await tables.close()

    app = FastAPI(lifespan=lifespan, description=_DESCRIPTION, openapi_url=None, docs_url=None, redoc_url=None)
    app.add_middleware(SecurityHeaders)
    _add_error_handlers(app)
    add_routes(app, routes)

    @app.websocket("/api/tables/{id}/live")
    async def live(id: str, socket: WebSocket) -> None:  # noqa: A002 - the protocol calls it so
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


def _add_error_handlers(app: FastAPI) -> None:
    async def refused(_request: Request, error: Exception) -> Response:
        assert isinstance(error, SampanError)
        if isinstance(error, Refusal):
            return error_response(error)
        return Response(encode(error_data(error)), 400, media_type="application/json")

    async def bad_request(_request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        return error_response(bad_parameter(list(error.errors())))

    async def no_route(_request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        reason = {404: "no-address", 405: "method"}.get(error.status_code, "request")
        answer = error_response(Refusal(reason, status=error.status_code))
        answer.headers.update(error.headers or {})
        return answer

    app.add_exception_handler(SampanError, refused)
    app.add_exception_handler(RequestValidationError, bad_request)
    app.add_exception_handler(HTTPException, no_route)
