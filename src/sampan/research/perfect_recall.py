"""A state that remembers what every seat was shown on the way to it, as perfect recall requires."""

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


class RecallState:
    """A state, and for every seat and for spectators a digest of the events it saw and the actions it took.

    Two observers have the same digest only if they saw the same in the same order.
    """

    def __init__(self, game: Game, state: State, digests: list[bytes] | None = None) -> None:
        self.game = game
        self.state = state
        self._digests = [b""] * (int(state.seats) + 1) if digests is None else digests

    def apply(self, action: int) -> None:
        """Carry out an action, and add to every digest what its observer may see of it."""
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

    def resample(self, seat: int, rng: Rng) -> RecallState:
        """One that is as likely for all that a seat knows: that seat was shown the same.

        What only others were shown is drawn afresh too; their digests hold nothing of it but what they see now.
        """
        state = self.state.resample(seat, rng)
        digests = [_digest(self._digests[-1], state.view(other)) for other in range(int(state.seats))]
        digests[seat] = self._digests[seat]
        return RecallState(self.game, state, [*digests, self._digests[-1]])

    def __deepcopy__(self, _memo: object) -> RecallState:
        return RecallState(self.game, self.state.clone(), list(self._digests))

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel pickles states; what is pickled is plain data."""
        return restore, (self.game.key, json.dumps(self.state.position()), list(self._digests))


def restore(key: str, position: str, digests: list[bytes]) -> RecallState:
    """The inverse of pickling."""
    import sampan

    game = sampan.game(key)
    return RecallState(game, game.restore(json.loads(position)), digests)


def _digest(before: bytes, observed: object) -> bytes:
    return hashlib.sha256(before + json.dumps(observed, sort_keys=True).encode()).digest()
