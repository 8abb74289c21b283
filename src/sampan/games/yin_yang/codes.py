"""The eighty cards (YN-1, and the table after YN-3), and the code of every way to play one of them."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

WHITE: Final = 0
BLACK: Final = 1
COLOURS: Final = ["white", "black"]

# A face is a number: 0 to 9 for W1 to W10, 10 to 19 for B1 to B10.
W1: Final = 0  # a player gains 1 white token
W2: Final = 1  # a token returns to the bag, its owner draws a card of its colour
W3: Final = 2  # a black token becomes white
W4: Final = 3  # a player takes the top card of a discard pile
W5: Final = 4  # a white token changes owner
W6: Final = 5  # a player draws two cards
W7: Final = 6  # a player gains 2 white tokens
W8: Final = 7  # a player's tokens become cards, and his cards tokens
W9: Final = 8  # a black token becomes two white ones
W10: Final = 9  # goal - 1
B1: Final = 10  # a player gains 1 black token
B2: Final = 11  # a token returns to the bag
B3: Final = 12  # a white token becomes black
B4: Final = 13  # two players exchange hands
B5: Final = 14  # a black token changes owner
B6: Final = 15  # a player gives a card to another
B7: Final = 16  # a player gains 2 black tokens
B8: Final = 17  # goal + 1
B9: Final = 18  # a white token becomes two black ones
B10: Final = 19  # win becomes lose, lose becomes win

FACES: Final = 20
PER_COLOUR: Final = 10
FACE_NAMES: Final = [f"{letter}{number}" for letter in "WB" for number in range(1, 11)]
# Both decks happen to have the same numbers of copies (YN-1).
COPIES: Final = vec[i64]([12, 5, 2, 2, 4, 4, 1, 3, 3, 4, 12, 5, 2, 2, 4, 4, 1, 3, 3, 4])
FEWEST_TOKENS: Final = 6  # of a colour (YN-12b)
TOKENS: Final = 20  # as in the sheet
MOST_TOKENS: Final = 40
MOST_SEATS: Final = 10

# Codes of the small decisions; which of them can occur depends on the phase.
PASS: Final = 0
COLOUR_0: Final = 1  # a colour: the first token, the deck to draw from, the pile to take from
FACE_0: Final = 3  # a face: the card drawn by chance, the card given
SEAT_0: Final = 23  # a seat: the first player, by chance
PLAY_0: Final = 33  # and from here on, card by card, the ways to play it

# What the player of a card names.
NOBODY: Final = 0
PLAYER: Final = 1  # a player
TOKEN: Final = 2  # a player and a colour
CHANGE: Final = 3  # two different players, the first one loses what the second one gets
PAIR: Final = 4  # two different players, in no order
MIX: Final = 5  # a player and how many white cards he draws
GIFT: Final = 6  # like CHANGE, and the colour of a back: see `gift_receiver` and `gift_colour` (YN-7a)

_WHITE_NAMES: Final = [PLAYER, TOKEN, PLAYER, PLAYER, CHANGE, MIX, PLAYER, PLAYER, PLAYER, NOBODY]
_BLACK_NAMES: Final = [PLAYER, TOKEN, PLAYER, PAIR, CHANGE, CHANGE, PLAYER, NOBODY, PLAYER, NOBODY]
NAMES_WHAT: Final = vec[i64](_WHITE_NAMES + _BLACK_NAMES)


class Plays:
    """Every way to play every card, for a number of seats: `card`, and what it names as `first` and `second`."""

    def __init__(self, seats: i64, one_pile: bool, blind_gift: bool) -> None:
        self.seats: i64 = seats
        self.one_pile = one_pile
        self.blind_gift = blind_gift
        self.card = vec[i64]()
        self.first = vec[i64]()
        self.second = vec[i64]()
        self.start = vec[i64]()  # per face, the index of its first way; one entry more for the end
        for face in range(FACES):
            self.start = append(self.start, len(self.card))
            self._add_ways(face, self.names_what(face))
        self.start = append(self.start, len(self.card))

    def names_what(self, face: i64) -> i64:
        """What the player of a card names; from one pile nobody chooses a mix (YN-17)."""
        what = NAMES_WHAT[face]
        if what == MIX and self.one_pile:
            return PLAYER
        if face == B6 and self.blind_gift:
            return GIFT
        return what

    def code(self, face: i64, first: i64, second: i64) -> i64:
        """The code of playing a card so, or -1 if there is no such way."""
        for way in range(self.start[face], self.start[face + 1]):
            if self.first[way] == first and self.second[way] == second:
                return PLAY_0 + way
        return -1

    def named_fields(self, way: i64) -> dict[str, object]:
        """What the player of a card names, as the fields of a description."""
        first = int(self.first[way])
        second = int(self.second[way])
        what = self.names_what(self.card[way])
        if what == PLAYER:
            return {"player": first}
        if what == TOKEN:
            return {"player": first, "colour": COLOURS[second]}
        if what == CHANGE:
            return {"giver": first, "receiver": second}
        if what == GIFT:
            named: dict[str, object] = {"giver": first, "receiver": int(gift_receiver(second))}
            named["colour"] = COLOURS[gift_colour(second)]
            return named
        if what == PAIR:
            return {"first": first, "second": second}
        if what == MIX:
            return {"player": first, "whites": second}
        return {}

    def _add_ways(self, face: i64, what: i64) -> None:
        if what == NOBODY:
            self._add(face, 0, 0)
            return
        for one in range(self.seats):
            if what == PLAYER:
                self._add(face, one, 0)
            elif what == TOKEN:
                self._add(face, one, WHITE)
                self._add(face, one, BLACK)
            elif what == MIX:
                for whites in range(3):
                    self._add(face, one, whites)
            elif what == GIFT:
                for other in range(self.seats):
                    if other != one:
                        self._add(face, one, gift(other, WHITE))
                        self._add(face, one, gift(other, BLACK))
            else:
                for other in range(self.seats):
                    if other > one or (other != one and what == CHANGE):
                        self._add(face, one, other)

    def _add(self, face: i64, first: i64, second: i64) -> None:
        self.card = append(self.card, face)
        self.first = append(self.first, first)
        self.second = append(self.second, second)


def gift(receiver: i64, colour: i64) -> i64:
    """Who gets a blind gift and the colour of its back, as the second thing that a card names (YN-7a)."""
    return 2 * receiver + colour


def gift_receiver(second: i64) -> i64:
    """Who gets it."""
    return second // 2


def gift_colour(second: i64) -> i64:
    """The colour of its back."""
    return second % 2


def other_colour(colour: i64) -> i64:
    """White for black, black for white."""
    return WHITE if colour == BLACK else BLACK


def lost_colour(face: i64) -> i64:
    """The colour that a card takes away: W5 and B5 their own, the replacing cards the other one."""
    if face == W5 or face == B5:
        return face // PER_COLOUR
    return other_colour(face // PER_COLOUR)
