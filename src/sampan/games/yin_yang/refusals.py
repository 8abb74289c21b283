"""Why an action is not legal in Yin & Yang, and what a refusal says (YN-5 to YN-8, YN-15)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sampan.core.errors import IllegalAction
from sampan.games.yin_yang import codes
from sampan.games.yin_yang.codes import (
    BLACK,
    COLOUR_0,
    COLOURS,
    FACE_0,
    FACE_NAMES,
    FACES,
    PER_COLOUR,
    PLAY_0,
    SEAT_0,
    WHITE,
    lost_colour,
)
from sampan.games.yin_yang.state import DRAWING, FIRST, GIVE, PLAY, YinYangData

# Why a card cannot be played on anybody (YN-8).
_BLOCKED: Final = {
    int(codes.W2): "no-token-anywhere",
    int(codes.B2): "no-token-anywhere",
    int(codes.W4): "nothing-discarded",
    int(codes.B6): "no-card-anywhere",
}


def why_illegal(state: YinYangData, action: i64) -> str:
    """Why the action is not legal now; empty if it is."""
    if state.phase == PLAY:
        if action == codes.PASS:
            return ""
        way = action - PLAY_0
        if way < 0 or way >= len(state.plays.card):
            return "not-asked"
        face = state.plays.card[way]
        if state.hands[state.actor * FACES + face] == 0:
            return "not-in-hand"
        return why_unplayable(state, face, state.plays.first[way], state.plays.second[way])
    if state.phase == FIRST:
        return "" if SEAT_0 <= action < SEAT_0 + state.seats else "not-asked"
    if state.phase == DRAWING or state.phase == GIVE:
        face = action - FACE_0
        if face < 0 or face >= FACES:
            return "not-asked"
        if state.phase == GIVE:
            if state.blind_gift and face // PER_COLOUR != state.gift_colour:
                return "not-asked"
            return "" if state.hands[state.actor * FACES + face] > 0 else "not-in-hand"
        of_colour = state.one_pile or face // PER_COLOUR == state.colour_owed()
        return "" if of_colour and state.deck[face] > 0 else "not-in-deck"
    # A first token, a deck to draw from or a pile to take from. Where only one deck can be drawn from, or one
    # pile taken from, nobody is asked; so both colours are always possible.
    return "" if COLOUR_0 <= action <= COLOUR_0 + BLACK else "not-asked"


def why_unplayable(state: YinYangData, face: i64, first: i64, second: i64) -> str:
    """Why the active player cannot play a card of his hand so; empty if he can (YN-7, YN-8)."""
    what = state.plays.names_what(face)
    if what == codes.NOBODY:
        return ""
    if state.out[first]:
        return "player-out"
    if (what == codes.CHANGE or what == codes.PAIR) and state.out[second]:
        return "player-out"
    if what == codes.GIFT:
        return _why_no_gift(state, first, second)
    if face == codes.W4:
        return "" if state.discarded[0] + state.discarded[1] > 0 else "nothing-discarded"
    # In mystery one may name anything of the others, there or not, so that legality tells nothing (YN-15).
    if state.mystery and first != state.actor:
        return ""
    if face == codes.B6:
        spent: i64 = 1 if first == state.actor else 0
        return "" if state.hand_size(first) > spent else "no-card-to-give"
    if what == codes.TOKEN:
        return "" if state.tokens[2 * first + second] > 0 else "no-such-token"
    if face == codes.W3 or face == codes.W9 or face == codes.B5:
        return "" if state.tokens[2 * first + BLACK] > 0 else "no-such-token"
    if face == codes.B3 or face == codes.B9 or face == codes.W5:
        return "" if state.tokens[2 * first + WHITE] > 0 else "no-such-token"
    return ""


def _why_no_gift(state: YinYangData, giver: i64, second: i64) -> str:
    """Why a blind gift cannot be named so; empty if it can (YN-7a)."""
    if state.out[codes.gift_receiver(second)]:
        return "player-out"
    if state.mystery and giver != state.actor:
        return ""
    colour = codes.gift_colour(second)
    spent: i64 = 1 if giver == state.actor and colour == BLACK else 0  # the card itself does not count (YN-6)
    return "" if state.cards[2 * giver + colour] > spent else "no-such-card"


def refusal(state: YinYangData, action: i64, reason: str) -> IllegalAction:
    """The refusal with the card, the player and the colour that it is about."""
    fields: dict[str, object] = {"action": int(action), "card": "", "player": -1, "colour": "white"}
    plays = state.plays
    way = action - PLAY_0
    if 0 <= way < len(plays.card):
        face = plays.card[way]
        named = plays.first[way]
        fields["card"] = FACE_NAMES[face]
        what = plays.names_what(face)
        second = plays.second[way]
        other = codes.gift_receiver(second) if what == codes.GIFT else second
        fields["player"] = int(other if reason == "player-out" and not state.out[named] else named)
        colour = lost_colour(face)
        if what == codes.TOKEN:
            colour = second
        elif what == codes.GIFT:
            colour = codes.gift_colour(second)
        fields["colour"] = COLOURS[colour]
    elif FACE_0 <= action < FACE_0 + FACES:
        fields["card"] = FACE_NAMES[action - FACE_0]
    return IllegalAction(reason, fields, state.package)


def blocked(state: YinYangData) -> list[IllegalAction]:
    """For each card of the hand that cannot be played at all, why not."""
    refusals: list[IllegalAction] = []
    for face in range(codes.FACES):
        if state.phase == PLAY and state.hands[state.actor * codes.FACES + face] > 0:
            first_way = PLAY_0 + state.plays.start[face]
            ways = range(first_way, PLAY_0 + state.plays.start[face + 1])
            if all([why_illegal(state, way) for way in ways]):
                refusals.append(refusal(state, first_way, _BLOCKED.get(face, "no-colour-anywhere")))
    return refusals
