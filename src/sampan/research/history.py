"""A position together with what every seat was shown on the way to it: what perfect recall asks for."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import numpy as np

from sampan.core.events import Recorder
from sampan.core.game import Game
from sampan.core.rng import Rng
from sampan.core.state import State
from sampan.research.observations import Floats

HISTORY_BITS = 64


class History:
    """Keeps a digest per seat, and one for spectators, of the events that it saw and the actions that it took.

    Who saw the same, in the same order, has the same digest; who saw anything else has another one.
    """

    def __init__(self, game: Game, state: State, digests: list[bytes] | None = None) -> None:
        self.game = game
        self.state = state
        self._digests = [b""] * (int(state.seats) + 1) if digests is None else digests

    def apply(self, action: int) -> None:
        """Carry out an action, before everybody's eyes as far as they may see it."""
        mover = int(self.state.to_move())
        recorder = Recorder()
        self.state.apply(action, recorder)
        for observer in range(len(self._digests)):
            seat = observer if observer < self.state.seats else None
            seen: list[object] = list(recorder.seen_by(seat))
            if seat == mover:
                seen.append(action)
            if seen:
                self._digests[observer] = _digest(self._digests[observer], seen)

    def history(self, seat: int | None) -> str:
        """The digest of what a seat, or a spectator (None), was shown."""
        return self._digests[-1 if seat is None else seat].hex()[: HISTORY_BITS // 4]

    def history_bits(self, seat: int | None) -> Floats:
        """The same as 0s and 1s."""
        word = int(self.history(seat) or "0", 16)
        return np.array([(word >> bit) & 1 for bit in range(HISTORY_BITS)], np.float32)

    def resample(self, seat: int, rng: Rng) -> History:
        """One that is as likely for all that a seat knows: it was shown the same itself.

        What the others were shown that it was not is drawn afresh too: all that is told of it is what they see now.
        """
        state = self.state.resample(seat, rng)
        digests = [_digest(self._digests[-1], state.view(other)) for other in range(int(state.seats))]
        digests[seat] = self._digests[seat]
        return History(self.game, state, [*digests, self._digests[-1]])

    def __deepcopy__(self, _memo: object) -> History:
        return History(self.game, self.state.clone(), list(self._digests))

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel pickles states; what is pickled is plain data."""
        return restore, (self.game.key, json.dumps(self.state.position()), list(self._digests))


def restore(key: str, position: str, digests: list[bytes]) -> History:
    """The inverse of pickling."""
    import sampan

    game = sampan.game(key)
    return History(game, game.restore(json.loads(position)), digests)


def _digest(before: bytes, seen: object) -> bytes:
    return hashlib.sha256(before + json.dumps(seen, sort_keys=True).encode()).digest()
