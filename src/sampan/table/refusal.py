"""What a table refuses."""

from __future__ import annotations

from typing import Final

from sampan.core.errors import SampanError

PACKAGE: Final = "sampan.table"


class Refusal(SampanError):
    """A command that a table does not carry out; nothing has changed."""

    def __init__(self, reason: str, fields: dict[str, object] | None = None) -> None:
        super().__init__(reason, fields, PACKAGE)
