"""Logs as lines of JSON: one per request, connection and event of a table. No token, name or chat is ever in them."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime


class JsonLines(logging.Formatter):
    """A record as one line of JSON: time, level, event, and the fields it was given as `extra={"fields": …}`."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        line.update(getattr(record, "fields", {}))
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def set_up_logs(level: str) -> None:
    """Log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # These tell of every connection with its whole address, or of every step of a migration.
    for chatty in ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets", "alembic", "asyncio"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
