"""Ways to play a card that surely change nothing: not to play a card does as much (YN-5)."""

from __future__ import annotations

from mypy_extensions import i64

from sampan.games.yin_yang import codes
from sampan.games.yin_yang.codes import PER_COLOUR, PLAY_0
from sampan.games.yin_yang.state import PLAY, YinYangData


def is_pointless(state: YinYangData, action: i64) -> bool:
    """Whether a card would have no effect. In mystery nobody knows enough to be sure (YN-15)."""
    if state.phase != PLAY or action < PLAY_0 or state.mystery:
        return False
    way = action - PLAY_0
    face = state.plays.card[way]
    first = state.plays.first[way]
    second = state.plays.second[way]
    if face == codes.W1 or face == codes.B1 or face == codes.W7 or face == codes.B7:
        return state.bag[face // PER_COLOUR] == 0  # YN-8a
    if face == codes.W6:
        if state.one_pile:
            return not state.drawable(0)
        return not (second > 0 and state.drawable(0)) and not (second < 2 and state.drawable(1))
    if face == codes.W8:
        has_tokens = state.tokens[2 * first] + state.tokens[2 * first + 1] > 0
        return not has_tokens and _cards_left(state, first) == 0
    if face == codes.B4:
        return _cards_left(state, first) == 0 and _cards_left(state, second) == 0
    return False


def _cards_left(state: YinYangData, seat: i64) -> i64:
    """The hand of a seat once the card is played: it leaves the hand before it acts (YN-6)."""
    return state.hand_size(seat) - (1 if seat == state.actor else 0)
