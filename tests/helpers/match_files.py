"""Match files of random play."""

from __future__ import annotations

import sampan
from sampan.core.match_file import match_text


def random_match(key: str = "yin_yang", seats: int = 2, plies: int = 80, seed: int = 5) -> sampan.Match:
    """A match with that many actions, or fewer if it ends before."""
    names = [f"Player {seat}" for seat in range(seats)]
    match = sampan.Match(sampan.game(key), names, {}, sampan.new_dealer(seed)).begin()
    rng = sampan.Rng(seed)
    while (seat := match.to_move()) != sampan.OVER and match.ply < plies:
        match.act(seat, int(match.state.sample(rng)))
    return match


def file_of(match: sampan.Match) -> bytes:
    """The file of a match."""
    return match_text(match).encode()
