"""What is legal in Yin & Yang (YN-5 to YN-8, YN-15): lists, random actions and masks follow from it."""

from __future__ import annotations

from mypy_extensions import i64

from sampan.core.legal_actions import LegalActions
from sampan.core.rng import Rng
from sampan.games.yin_yang import codes
from sampan.games.yin_yang.codes import COLOUR_0, FACE_0, FACES, PER_COLOUR, PLAY_0, SEAT_0
from sampan.games.yin_yang.refusals import why_unplayable
from sampan.games.yin_yang.state import DRAWING, ENDED, FIRST, GIVE, PLAY, YinYangData


def describe_legal(state: YinYangData, legal: LegalActions) -> None:
    """Add what is legal now."""
    if state.phase == PLAY:
        plays = state.plays
        legal.add_code(codes.PASS)
        for face in range(FACES):
            if state.hands[state.actor * FACES + face] > 0:
                for way in range(plays.start[face], plays.start[face + 1]):
                    if not why_unplayable(state, face, plays.first[way], plays.second[way]):
                        legal.add_code(PLAY_0 + way)
    elif state.phase == DRAWING:
        for face in range(_first_face(state), _end_face(state)):
            if state.deck[face] > 0:
                legal.add_code(FACE_0 + face)
    elif state.phase == GIVE:
        for face in range(FACES):
            if state.blind_gift and face // PER_COLOUR != state.gift_colour:
                continue
            if state.hands[state.actor * FACES + face] > 0:
                legal.add_code(FACE_0 + face)
    elif state.phase == FIRST:
        legal.add_range(SEAT_0, SEAT_0 + state.seats)
    elif state.phase != ENDED:
        # A first token, a deck to draw from or a pile to take from. Where only one deck can be drawn from, or one
        # pile taken from, nobody is asked; so both colours are always possible.
        legal.add_range(COLOUR_0, COLOUR_0 + 2)


def draw_card(state: YinYangData, rng: Rng) -> i64:
    """What chance turns up: a card by its number in the deck, which is faster than weighing all faces."""
    face = _first_face(state)
    left = rng.below(state.deck_size(state.colour_owed()))
    while left >= state.deck[face]:
        left -= state.deck[face]
        face += 1
    return FACE_0 + face


def _first_face(state: YinYangData) -> i64:
    return 0 if state.one_pile else state.colour_owed() * PER_COLOUR


def _end_face(state: YinYangData) -> i64:
    return FACES if state.one_pile else (state.colour_owed() + 1) * PER_COLOUR
