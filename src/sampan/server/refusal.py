"""What the server refuses: a reason, its particulars and a sentence in every language, over HTTP and sockets alike."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import orjson
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
    return _error_data(error.package, error.reason, orjson.dumps(error.fields, default=str))


@lru_cache(maxsize=4096)
def _error_data(package: str, reason: str, fields: bytes) -> dict[str, object]:
    """Cached, because every decision tells again why the same few cards cannot be played."""
    given = orjson.loads(fields)
    message = f"refusal-{reason}"
    used = frozenset().union(*[text.variables(language, package, message) for language in text.LANGUAGES])
    mentioned = orjson.dumps({name: value for name, value in given.items() if name in used})
    return {"reason": reason, "fields": given, "sentence": _sentences(package, reason, mentioned)}


@lru_cache(maxsize=4096)
def _sentences(package: str, reason: str, fields: bytes) -> dict[str, str]:
    """Cached, because most refusals that differ say the same: a sentence mentions few of its fields."""
    error = SampanError(reason, orjson.loads(fields), package)
    return {language: error.sentence(language) for language in text.LANGUAGES}


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
