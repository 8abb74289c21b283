"""The built page, from the package's folder `page`: read once, so nothing outside of it can ever be asked for.

Every build has an id, which follows from its files. The page is told its own in a `meta` element, and every answer of
the server names the one that it serves; where they differ, the page is an older one and reloads.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import mimetypes
import re
from pathlib import Path
from typing import Final, NamedTuple

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from sampan import text
from sampan.server.refusal import PACKAGE
from sampan.server.security import CSP

_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
BUILD_HEADER: Final = "Sampan-Page"
_HEAD: Final = "<head>"
_INLINE: Final = re.compile(r"<(script|style)(?![^>]*\ssrc=)[^>]*>(.*?)</\1>", re.DOTALL)


class _File(NamedTuple):
    content: bytes
    packed: bytes
    headers: dict[str, str]


class Page:
    """The files of the page by their path; none if it was not built."""

    def __init__(self, folder: Path) -> None:
        paths = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
        contents = {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}
        self.build: Final = _build(contents)
        self._files = {name: _file(name, content, self.build) for name, content in contents.items()}

    def add_to(self, app: Starlette) -> None:
        """Serve every file at its own address, and the index at the root."""
        for path in self._files:
            app.add_route(f"/{path}", self._answer, ["GET"])
        app.add_route("/", self._answer, ["GET"])

    async def _answer(self, request: Request) -> Response:
        found = self._files.get(request.url.path.removeprefix("/") or "index.html")
        if found is None:
            return PlainTextResponse(_not_built(), 503)
        headers = dict(found.headers)
        if request.headers.get("if-none-match") == headers["ETag"]:
            return Response(status_code=304, headers=headers)
        content = found.content
        if "gzip" in request.headers.get("accept-encoding", "") and len(found.packed) < len(content):
            headers["Content-Encoding"] = "gzip"
            content = found.packed
        return Response(content, headers=headers)


def _build(contents: dict[str, bytes]) -> str:
    """The id of a build; empty if there is none."""
    digests = [f"{name} {hashlib.sha256(content).hexdigest()}" for name, content in contents.items()]
    return hashlib.sha256("\n".join(digests).encode()).hexdigest()[:16] if contents else ""


def _file(name: str, content: bytes, build: str) -> _File:
    if name.endswith(".html"):
        content = content.replace(_HEAD.encode(), f'{_HEAD}<meta name="sampan-page" content="{build}">'.encode(), 1)
    kind = "font/woff2" if name.endswith(".woff2") else mimetypes.guess_type(name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind == "application/javascript":
        kind += "; charset=utf-8"
    headers = {
        "Content-Type": kind,
        "ETag": f'"{hashlib.sha256(content).hexdigest()[:32]}"',
        "Vary": "Accept-Encoding",
        # The build names what is in assets/ after its content, so it never changes.
        "Cache-Control": _FOREVER if name.startswith("assets/") else _ASK_AGAIN,
    }
    if name.endswith(".html"):
        headers["Content-Security-Policy"] = policy(content.decode())
    return _File(content, gzip.compress(content, mtime=0), headers)


def policy(html: str) -> str:
    """The policy of a page: what stands inside it may run because its hash is named, and nothing else."""
    allowed = {"script": "", "style": ""}
    for kind, inside in _INLINE.findall(html):
        digest = base64.b64encode(hashlib.sha256(inside.encode()).digest()).decode()
        allowed[kind] += f" 'sha256-{digest}'"
    return CSP.format(scripts=allowed["script"], styles=allowed["style"])


def _not_built() -> str:
    return "\n".join(text.say(language, PACKAGE, "page-not-built") for language in text.LANGUAGES) + "\n"
