"""Tables that cannot be read from the store, because a row is damaged or another version has written it."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from sampan.server.refusal import Refusal

_log = logging.getLogger(__name__)


@contextmanager
def damage_of(table: str) -> Iterator[None]:
    """While a table is read: damage may show anywhere, in words that nobody should read, and becomes one refusal."""
    try:
        yield
    except Refusal:
        raise
    except Exception:
        _log.exception("table_damaged", extra={"fields": {"table": table}})
        raise Refusal("table-damaged", status=500) from None
