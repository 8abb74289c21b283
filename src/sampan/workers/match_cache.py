"""The last few matches that a worker has read, so that asking about one again does not read its file again."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from sampan.core.errors import IllegalAction
from sampan.core.match import Match
from sampan.core.match_file import read_match
from sampan.core.state import State
from sampan.games.registry import game

MOST_MATCHES: Final = 4
MOST_BYTES: Final = 16_000_000  # of all their files together; the last one is kept however large it is
_STRIDE: Final = 32  # actions between two states that are kept


class CachedMatch:
    """A match, and some of its states, from which any other is a few actions away."""

    def __init__(self, match: Match, size: int) -> None:
        self.match: Final = match
        self.size: Final = size
        self._states: list[State] = [match.replay(0)]

    def state_at(self, ply: int) -> State:
        """The state after so many actions; an IllegalAction if the match has fewer."""
        match = self.match
        if not 0 <= ply <= match.ply:
            raise IllegalAction("no-such-ply", {"ply": ply, "last": match.ply})
        nearest = min(ply // _STRIDE, len(self._states) - 1)
        state = self._states[nearest].clone()
        for number in range(nearest * _STRIDE, ply):
            state.apply_unchecked(match.entries[number].action)  # they were checked when the file was read
            if (number + 1) == len(self._states) * _STRIDE:
                self._states.append(state.clone())
        return state


class MatchCache:
    """Matches by a key that stands for the content of their file; the least recently used is dropped first."""

    def __init__(self) -> None:
        self._matches: OrderedDict[str, CachedMatch] = OrderedDict()

    def get(self, key: str) -> CachedMatch | None:
        """The match of that key, if it is still here."""
        found = self._matches.get(key)
        if found is not None:
            self._matches.move_to_end(key)
        return found

    def read(self, key: str, file: bytes) -> CachedMatch:
        """Read a match file and keep the match; a NotationError says what is wrong with the file."""
        added = CachedMatch(read_match(file, game), len(file))
        self._matches[key] = added
        while len(self._matches) > 1 and (len(self._matches) > MOST_MATCHES or self._size() > MOST_BYTES):
            self._matches.popitem(last=False)
        return added

    def _size(self) -> int:
        return sum(cached.size for cached in self._matches.values())
