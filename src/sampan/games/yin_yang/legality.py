"""What is legal in Yin & Yang, and why something is not (YN-5 to YN-8, YN-15)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sampan.games.yin_yang import codes as cards
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
)
from sampan.games.yin_yang.state import DRAWING, ENDED, FIRST, GIVE, PLAY, Table, other_colour


def fill_legal(table: Table, into: vec[i64]) -> i64:
    """Write the legal codes into the array; returns how many there are."""
    count: i64 = 0
    if table.phase == PLAY:
        plays = table.plays
        into[0] = cards.PASS
        count = 1
        for face in range(FACES):
            if table.hands[table.actor * FACES + face] > 0:
                for way in range(plays.start[face], plays.start[face + 1]):
                    if not _cannot_name(table, face, plays.first[way], plays.second[way]):
                        into[count] = PLAY_0 + way
                        count += 1
    elif table.phase != ENDED:
        for code in range(COLOUR_0, PLAY_0):
            if not objection_to(table, code):
                into[count] = code
                count += 1
    return count


def objection_to(table: Table, action: i64) -> str:
    """Why the action is not legal now; empty if it is."""
    if table.phase == PLAY:
        if action == cards.PASS:
            return ""
        way = action - PLAY_0
        if way < 0 or way >= len(table.plays.card):
            return "not-asked"
        face = table.plays.card[way]
        if table.hands[table.actor * FACES + face] == 0:
            return "not-in-hand"
        return _cannot_name(table, face, table.plays.first[way], table.plays.second[way])
    if table.phase == FIRST:
        return "" if SEAT_0 <= action < SEAT_0 + table.seats else "not-asked"
    if table.phase == DRAWING or table.phase == GIVE:
        face = action - FACE_0
        if face < 0 or face >= FACES:
            return "not-asked"
        if table.phase == GIVE:
            return "" if table.hands[table.actor * FACES + face] > 0 else "not-in-hand"
        of_colour = table.one_pile or face // PER_COLOUR == table.colour_owed()
        return "" if of_colour and table.deck[face] > 0 else "not-in-deck"
    # A first token, a deck to draw from or a pile to take from. Where only one deck can be drawn from, or one
    # pile taken from, nobody is asked; so both colours are always possible.
    return "" if COLOUR_0 <= action <= COLOUR_0 + BLACK else "not-asked"


def _cannot_name(table: Table, face: i64, first: i64, second: i64) -> str:
    """Why the active player cannot play a card of his hand so; empty if he can (YN-7, YN-8)."""
    what = table.plays.names_what(face)
    if what == cards.NOBODY:
        return ""
    if table.out[first]:
        return "player-out"
    if (what == cards.CHANGE or what == cards.PAIR) and table.out[second]:
        return "player-out"
    if face == cards.W4:
        return "" if table.discarded[0] + table.discarded[1] > 0 else "nothing-discarded"
    # In mystery one may name anything of the others, there or not, so that legality tells nothing (YN-15).
    if table.mystery and first != table.actor:
        return ""
    if face == cards.B6:
        spent: i64 = 1 if first == table.actor else 0
        return "" if table.hand_size(first) > spent else "no-card-to-give"
    if what == cards.TOKEN:
        return "" if table.tokens[2 * first + second] > 0 else "no-such-token"
    if face == cards.W3 or face == cards.W9 or face == cards.B5:
        return "" if table.tokens[2 * first + BLACK] > 0 else "no-such-token"
    if face == cards.B3 or face == cards.B9 or face == cards.W5:
        return "" if table.tokens[2 * first + WHITE] > 0 else "no-such-token"
    return ""


def refused_fields(table: Table, action: i64, reason: str) -> dict[str, object]:
    """The card, the player and the colour that a refusal is about."""
    fields: dict[str, object] = {"action": int(action), "card": "", "player": -1, "colour": "white"}
    plays = table.plays
    way = action - PLAY_0
    if 0 <= way < len(plays.card):
        face = plays.card[way]
        named = plays.first[way]
        fields["card"] = FACE_NAMES[face]
        fields["player"] = int(plays.second[way] if reason == "player-out" and not table.out[named] else named)
        colour = plays.second[way] if plays.names_what(face) == cards.TOKEN else lost_colour(face)
        fields["colour"] = COLOURS[colour]
    elif FACE_0 <= action < FACE_0 + FACES:
        fields["card"] = FACE_NAMES[action - FACE_0]
    return fields


def lost_colour(face: i64) -> i64:
    """The colour that a card takes away: W5 and B5 their own, the replacing cards the other one."""
    if face == cards.W5 or face == cards.B5:
        return face // PER_COLOUR
    return other_colour(face // PER_COLOUR)
