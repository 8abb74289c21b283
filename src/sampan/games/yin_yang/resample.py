"""Draws afresh what an observer cannot know: hands, decks and, in mystery, first tokens (YN-14, YN-15)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sampan.core.rng import Rng
from sampan.games.yin_yang.codes import FACES
from sampan.games.yin_yang.state import YinYangData


def resample(state: YinYangData, observer: i64, rng: Rng) -> None:
    """Draw it afresh, in place; the other seats then remember nothing but their own hands and what lies open."""
    if state.mystery:
        seat: i64 = observer if observer < state.seats else -1
        _set_first_tokens(state, state.first_tokens.resample(seat, rng))
    _set_cards(state, observer, state.memories[observer].deal(rng))
    for other in range(state.seats + 1):
        if other != observer:
            state.memories[other] = state.fresh_memory(other)


def _set_first_tokens(state: YinYangData, colours: vec[i64]) -> None:
    """Let the first tokens have been these."""
    for seat in range(state.seats):
        own = state.first_tokens.colour[seat]
        if own != colours[seat]:
            state.first_tokens.colour[seat] = colours[seat]
            state.tokens[2 * seat + own] -= 1
            state.bag[own] += 1
            state.tokens[2 * seat + colours[seat]] += 1
            state.bag[colours[seat]] -= 1


def _set_cards(state: YinYangData, observer: i64, dealt: vec[i64]) -> None:
    """Let all hands but the observer's, and the decks, be these (per place and face)."""
    for seat in range(state.seats):
        if seat != observer:
            for face in range(FACES):
                state.hands[seat * FACES + face] = dealt[seat * FACES + face]
    for face in range(FACES):
        state.deck[face] = dealt[state.seats * FACES + face]
