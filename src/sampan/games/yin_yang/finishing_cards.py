"""Which cards can bring a player to exactly the goal: what a table points out, and what bots reckon with."""

from __future__ import annotations

from mypy_extensions import i64

from sampan.games.yin_yang import codes as cards
from sampan.games.yin_yang.codes import BLACK, WHITE
from sampan.games.yin_yang.state import YinYangData


def can_finish(state: YinYangData, face: i64, target: i64) -> bool:
    """Whether a card, well used, leaves the target with exactly the goal (YN-9)."""
    white = state.number - state.tokens[2 * target]  # still missing; negative if too many
    black = state.number - state.tokens[2 * target + 1]
    if face == cards.W1 or face == cards.W7:
        return black == 0 and white == min(1 if face == cards.W1 else 2, state.bag[WHITE])
    if face == cards.B1 or face == cards.B7:
        return white == 0 and black == min(1 if face == cards.B1 else 2, state.bag[BLACK])
    if face == cards.W2 or face == cards.B2:
        return (white == -1 and black == 0) or (white == 0 and black == -1)
    if face == cards.W3 or face == cards.W9:
        return black == -1 and white == min(1 if face == cards.W3 else 2, state.bag[WHITE])
    if face == cards.B3 or face == cards.B9:
        return white == -1 and black == min(1 if face == cards.B3 else 2, state.bag[BLACK])
    if face == cards.W5:
        return black == 0 and (white == -1 or (white == 1 and _others_have(state, WHITE, target)))
    if face == cards.B5:
        return white == 0 and (black == -1 or (black == 1 and _others_have(state, BLACK, target)))
    if face == cards.W8:
        return _swaps_to_goal(state, WHITE, target) and _swaps_to_goal(state, BLACK, target)
    if face == cards.W10:  # one less is asked for, and after 1 comes 6
        return white == black == (-5 if state.number == 1 else 1)
    if face == cards.B8:  # one more, and after 6 comes 1
        return white == black == (5 if state.number == 6 else -1)
    return False


def _others_have(state: YinYangData, colour: i64, target: i64) -> bool:
    return state.bag[colour] + state.tokens[2 * target + colour] < state.all_tokens


def _swaps_to_goal(state: YinYangData, colour: i64, target: i64) -> bool:
    """Whether the target's cards of a colour become exactly the goal's number of tokens."""
    supply = state.bag[colour] + state.tokens[2 * target + colour]
    return min(state.cards[2 * target + colour], supply) == state.number
