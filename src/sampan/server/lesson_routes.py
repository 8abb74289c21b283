"""The calls about lessons over HTTP: a course, a lesson as its learner sees it, and what an answer is worth."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache
from typing import Any, Final, NamedTuple

import orjson
from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse, Response
from pydantic import ValidationError

from sampan.core.errors import SampanError
from sampan.games.registry import game_keys
from sampan.lessons.attempt import try_action
from sampan.lessons.course import Course, UnknownLesson, course
from sampan.lessons.lesson import Lesson
from sampan.lessons.unroll import UnrolledStep, unroll
from sampan.server.packed_response import PackedResponse
from sampan.server.refusal import Refusal, error_data, unreadable
from sampan.server.routes import Routes, course_info, read_body
from sampan.server.schemas import lessons as schemas
from sampan.server.schemas.common import Error
from sampan.server.settings import Settings

LARGEST_TRY: Final = 4096  # bytes


class _Packed(NamedTuple):
    """A lesson as it is sent, and what its content is known by."""

    content: bytes
    tag: str


class LessonRoutes:
    """The calls about lessons. They are the same for everybody, and nothing of them is stored."""

    def __init__(self, routes: Routes, settings: Settings) -> None:
        self._routes = routes
        self._settings = settings

    async def course(self, game: str) -> Response:
        """The lessons of a game, and the short game to play after them."""
        found = _course(game)
        closing = found.closing
        details = {
            **(course_info(game) or {}),
            "game": game,
            "closing": {"seats": closing.seats, "bot": closing.bot, "options": dict(closing.options)},
        }
        return JSONResponse(details)

    async def lesson(self, game: str, lesson: str, request: Request) -> Response:
        """A lesson step by step, as the learner sees it."""
        self._routes.count(request)
        packed = _packed(game, _lesson(game, lesson).key)
        # Another version of Sampan may teach it otherwise.
        headers = {"ETag": packed.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == packed.tag:
            return Response(status_code=304, headers=headers)
        answer = PackedResponse(request, packed.content, self._settings.download_seconds, lambda: None)
        answer.headers.update(headers)
        return answer

    async def try_action(self, game: str, lesson: str, request: Request) -> Response:
        """What an answer is worth: whether it is the right one, and what it would do. A refusal if it is not legal."""
        self._routes.count(request)
        found = _lesson(game, lesson)
        try:
            wish = schemas.TryAction.model_validate_json(await read_body(request, LARGEST_TRY))
        except ValidationError as problem:
            raise unreadable(problem) from None
        try:
            tried = try_action(found, wish.scene, wish.step, wish.action)
        except SampanError as problem:
            raise _with_names(problem, found) from None
        return JSONResponse({"right": tried.right, "events": tried.events, "say": tried.say})


def lesson_details(lesson: Lesson) -> dict[str, Any]:
    """A lesson as its learner sees it: every position only as a view of the learner's seat."""
    scenes = []
    for scene in unroll(lesson):
        ply = 0
        steps = []
        for unrolled in scene:
            steps.append(_step(lesson, unrolled, ply))
            ply += len(unrolled.frames)
        scenes.append({"steps": steps})
    names = list(lesson.seats)
    return {"game": lesson.game.key, "lesson": lesson.key, "seat": lesson.seat, "names": names, "scenes": scenes}


def _step(lesson: Lesson, unrolled: UnrolledStep, ply: int) -> dict[str, Any]:
    step, state = unrolled.step, unrolled.state
    decision = None
    if step.answer is not None:
        decision = {
            "seat": lesson.seat,
            "ply": ply,
            "actions": [state.describe_unchecked(action) for action in state.legal()],
            "blocked": [error_data(refusal) for refusal in state.blocked()],
            "undo": None,
        }
    return {
        "kind": step.kind,
        "text": step.text,
        "points": list(step.points),
        "continued": step.continued,
        "view": state.view(lesson.seat),
        "decision": decision,
        "answer": None if step.answer is None else dict(step.answer),
        "frames": [{"by": frame.by, "events": frame.events, "view": frame.view} for frame in unrolled.frames],
    }


@cache
def _packed(game: str, key: str) -> _Packed:
    """A lesson never changes while the server runs."""
    content = orjson.dumps(lesson_details(_lesson(game, key)))
    return _Packed(gzip.compress(content, mtime=0), f'"{hashlib.sha256(content).hexdigest()[:32]}"')


def _with_names(problem: SampanError, lesson: Lesson) -> SampanError:
    """The refusal with the names of the others in place of their seats, which a learner need not count."""
    for field in lesson.game.seat_fields & problem.fields.keys():
        seat = problem.fields[field]
        if isinstance(seat, int) and 0 <= seat < len(lesson.seats) and seat != lesson.seat:
            problem.fields[field] = lesson.seats[seat]
    return problem


def _course(game: str) -> Course:
    if game not in game_keys():
        raise Refusal("no-game", {"game": game, "known": game_keys()}, 404)
    return course(game)


def _lesson(game: str, key: str) -> Lesson:
    return _course(game).lesson(key)


def add_lesson_routes(app: FastAPI, routes: Routes, settings: Settings) -> None:
    """Add the calls about lessons to the application."""
    calls = LessonRoutes(routes, settings)

    async def not_found(_request: Request, error: Exception) -> Response:
        assert isinstance(error, UnknownLesson)
        return JSONResponse(error_data(error), 404)

    def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
        return {status: {"model": Error} for status in statuses}

    app.add_exception_handler(UnknownLesson, not_found)
    path = "/api/lessons/{game}"
    app.get(path, response_model=schemas.CourseDetails, responses=refusals(404))(calls.course)
    app.get(f"{path}/{{lesson}}", response_model=schemas.LessonDetails, responses=refusals(404, 429))(calls.lesson)
    body = {"schema": {"$ref": "#/components/schemas/TryAction"}}
    app.post(
        f"{path}/{{lesson}}/try",
        response_model=schemas.TriedAction,
        responses=refusals(400, 404, 413, 429),
        operation_id=calls.try_action.__name__,
        openapi_extra={"requestBody": {"required": True, "content": {"application/json": body}}},
    )(calls.try_action)
