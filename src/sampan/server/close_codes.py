"""The codes with which the server closes a socket; docs/protocol.md says what a client should do after each.

Uvicorn adds 1012 when the server ends.
"""

from __future__ import annotations

from typing import Final

BROKEN: Final = 1011  # the server could not go on, for example because its store does not answer
BEHIND: Final = 1013  # the client reads too slowly
ENDED: Final = 4401  # the seat's player has ended this connection, or opened it anew
FORBIDDEN: Final = 4403  # a key opens nothing, or nothing any more
NOT_FOUND: Final = 4404  # there is no such table, or the client may not know that there is
TOO_LATE: Final = 4408  # no hello has come in time
BANNED: Final = 4423
OUTDATED: Final = 4426  # the client speaks another version of the protocol
TOO_MANY: Final = 4429  # beyond a limit
