"""Tracebacks without values. The words of an exception may quote what it stumbled over: a seed, a token, a hand."""

from __future__ import annotations

import traceback

from sampan.core.errors import SampanError


def safe_traceback(error: BaseException) -> str:
    """Where an exception came from and of which kind it is, with those that led to it, but not what it says."""
    parts: list[str] = []
    seen: set[int] = set()
    following: BaseException | None = error
    while following is not None and id(following) not in seen:
        seen.add(id(following))
        parts.append("".join(traceback.format_tb(following.__traceback__)) + _kind(following))
        if isinstance(following, BaseExceptionGroup):
            parts += [safe_traceback(each) for each in following.exceptions]
        hidden = following.__suppress_context__
        following = following.__cause__ or (None if hidden else following.__context__)
    return "\nbecause of\n".join(parts)


def _kind(error: BaseException) -> str:
    """The class, and what can be said about it that nobody else has chosen: a refusal's key, the system's words."""
    kind = type(error)
    name = kind.__qualname__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__qualname__}"
    if isinstance(error, SampanError):
        return f"{name}: {error.reason}"
    if isinstance(error, OSError) and error.strerror:
        return f"{name}: {error.strerror}"
    return name
