"""What the server refuses: a reason, its particulars and a sentence in every language, over HTTP and sockets alike."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Final

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from sampan import text
from sampan.core.errors import SampanError
from sampan.core.options import shown

PACKAGE: Final = "sampan.server"


class Refusal(SampanError):
    """A request that the server understood, or could not read, and did not carry out."""

    def __init__(self, reason: str, fields: dict[str, object] | None = None, status: int = 400) -> None:
        super().__init__(reason, fields, PACKAGE)
        self.status = status


class OverLimit(Refusal):
    """A request beyond the limits on size, rate and length; whoever goes on making them is disconnected."""


def error_data(error: SampanError) -> dict[str, object]:
    """A refusal as clients receive it."""
    fields = json.dumps(error.fields, default=str)
    return {
        "reason": error.reason,
        "fields": json.loads(fields),
        "sentence": dict(_sentences(error.package, error.reason, fields)),
    }


@lru_cache(maxsize=4096)
def _sentences(package: str, reason: str, fields: str) -> tuple[tuple[str, str], ...]:
    """Cached, because every decision tells again why the same few cards cannot be played."""
    error = SampanError(reason, json.loads(fields), package)
    return tuple((language, error.sentence(language)) for language in text.LANGUAGES)


def unreadable(problem: ValidationError) -> Refusal:
    """The refusal that says what is wrong with a message."""
    return _explain(problem.errors(include_url=False, include_input=True)[0])


def bad_parameter(errors: list[ErrorDetails]) -> Refusal:
    """The refusal that says what is wrong with a parameter of an address."""
    return _explain(errors[0])


def _explain(detail: ErrorDetails) -> Refusal:
    kind = detail["type"]
    context = detail.get("ctx", {})
    if kind == "json_invalid":
        return Refusal("not-json", {"problem": shown(context.get("error", ""))})
    if kind == "union_tag_invalid":
        return Refusal("type-unknown", {"type": shown(context["tag"]), "known": context["expected_tags"]})
    if kind == "union_tag_not_found":
        return Refusal("field-missing", {"field": "type"})
    if kind in ("model_attributes_type", "model_type", "dict_type") and not detail["loc"]:
        return Refusal("not-object", {"value": shown(detail["input"])})
    field = shown(".".join(str(step) for step in detail["loc"]))
    if kind == "missing":
        return Refusal("field-missing", {"field": field})
    if kind == "extra_forbidden":
        return Refusal("field-unknown", {"field": field})
    if kind == "string_too_long":
        return OverLimit("too-long", {"field": field, "longest": context["max_length"]})
    return Refusal("field-form", {"field": field, "value": shown(detail["input"]), "problem": kind})
