"""Logs as lines of JSON: one per request, connection and event of a table.

No token, name, chat or seed is ever in them. Our own lines hold none; of an exception only its kind and its way through
the code are told, and of other packages' messages only the part that does not depend on what they speak of.
"""

from __future__ import annotations

import json
import logging
import sys
import threading
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from sampan.workers.safe_traceback import safe_traceback

if TYPE_CHECKING:
    from types import TracebackType

_log = logging.getLogger(__name__)
_OURS: Final = "sampan"


class JsonLines(logging.Formatter):
    """A record as one line of JSON: time, level, event, and the fields it was given as `extra={"fields": …}`."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage() if record.name.split(".")[0] == _OURS else str(record.msg).partition("\n")[0],
        }
        line.update(getattr(record, "fields", {}))
        if record.exc_info and record.exc_info[1] is not None:
            line["traceback"] = safe_traceback(record.exc_info[1])
        return json.dumps(line, default=str)


def set_up_logs(level: str) -> None:
    """Log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # These tell of every connection with its whole address, or of every step of a migration.
    for chatty in ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets", "alembic", "asyncio"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
    # It warns of every statement that fails in a batch, as happens whenever two servers change a table at once.
    logging.getLogger("psycopg").setLevel(logging.ERROR)
    # What nobody caught would be printed by Python itself, values and all.
    sys.excepthook = _log_uncaught
    threading.excepthook = lambda end: _log_uncaught(end.exc_type, end.exc_value, end.exc_traceback)
    sys.unraisablehook = lambda end: _log_uncaught(end.exc_type, end.exc_value, end.exc_traceback)


def _log_uncaught(kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
    _log.critical("uncaught", exc_info=(kind, error or kind(), trace))
