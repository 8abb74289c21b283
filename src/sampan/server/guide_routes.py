"""The calls about guides over HTTP: the rules as Markdown, by number, and their figures."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache
from typing import Any

import orjson
from fastapi import FastAPI, Request
from fastapi.responses import PlainTextResponse, Response

import sampan
from sampan import text
from sampan.guides.figure import Figure, drawings, figures, questions
from sampan.guides.guide_text import numbered_rules
from sampan.server.packed_response import PackedResponse
from sampan.server.refusal import Refusal
from sampan.server.schemas.common import Error
from sampan.server.schemas.guides import GuideFigures
from sampan.server.settings import Settings


class GuideRoutes:
    """The calls about guides. They are the same for everybody, and nothing of them is stored."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    async def guide(self, key: str, lang: str) -> Response:
        """The rules of a game in our own words, as Markdown with anchors and figures."""
        _must_be_known(key, lang)
        return PlainTextResponse(sampan.game(key).guide(lang), media_type="text/markdown")

    async def numbered(self, key: str, lang: str) -> Response:
        """The rules of a game by number, as Markdown."""
        _must_be_known(key, lang)
        return PlainTextResponse(numbered_rules(key, lang), media_type="text/markdown")

    async def figures(self, key: str, request: Request) -> Response:
        """The drawings of a guide as views, and where it speaks of what is asked at the table."""
        _must_be_known(key)
        packed, tag = _packed(key)
        # Another version of Sampan may have others.
        headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        answer = PackedResponse(request, packed, self._settings.download_seconds, lambda: None)
        answer.headers.update(headers)
        return answer


def guide_figures(key: str) -> dict[str, Any]:
    """The figures of a guide: every position only as a view."""
    found = {name: _figure(figure) for name, figure in figures(key).items()}
    return {"game": key, "questions": dict(questions(key)), "figures": found}


def _figure(figure: Figure) -> dict[str, Any]:
    return {
        "names": list(figure.seats),
        "seat": figure.seat,
        "near": list(figure.near),
        "drawings": [
            {
                "parts": list(drawing.step.parts),
                "view": drawing.view,
                "entries": [{"by": entry.by, "events": entry.events} for entry in drawing.entries],
            }
            for drawing in drawings(figure)
        ],
    }


@cache
def _packed(key: str) -> tuple[bytes, str]:
    """The figures of a game as they are sent, and what they are known by; they never change while the server runs."""
    content = orjson.dumps(guide_figures(key))
    return gzip.compress(content, mtime=0), f'"{hashlib.sha256(content).hexdigest()[:32]}"'


def _must_be_known(key: str, lang: str | None = None) -> None:
    if key not in sampan.game_keys():
        raise Refusal("no-game", {"game": key, "known": sampan.game_keys()}, 404)
    if lang is not None and lang not in text.LANGUAGES:
        raise Refusal("no-language", {"language": lang, "known": list(text.LANGUAGES)}, 404)


def add_guide_routes(app: FastAPI, settings: Settings) -> None:
    """Add the calls about guides to the application."""
    calls = GuideRoutes(settings)
    refusal: dict[int | str, dict[str, Any]] = {404: {"model": Error}}
    markdown: dict[int | str, dict[str, Any]] = {200: {"content": {"text/markdown": {"schema": {"type": "string"}}}}}
    path = "/api/games/{key}"
    app.get(f"{path}/guide/{{lang}}", response_class=Response, responses=markdown | refusal)(calls.guide)
    app.get(f"{path}/numbered/{{lang}}", response_class=Response, responses=markdown | refusal)(calls.numbered)
    app.get(f"{path}/figures", response_model=GuideFigures, responses=refusal)(calls.figures)
