"""The first tokens, which `mystery` keeps secret (YN-15), and what everybody can work out about them.

All later moves are seen by all, so the only unknown is each seat's first choice. What is seen rules choices out: a
token that was there or was not, a bag that ran short or did not, a goal that nobody turned out to have reached. All
that is kept as the choices still possible per seat and the numbers of white choices still possible in all.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sampan.core.arrays import zeros
from sampan.core.rng import Rng
from sampan.games.yin_yang.codes import BLACK, WHITE

NONE: Final = -1


class FirstTokens:
    """Each seat's first token, and which ones the table must still think possible."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.colour = zeros(seats)
        self.possible = zeros(seats)  # bit 0: white, bit 1: black
        for seat in range(seats):
            self.colour[seat] = NONE
            self.possible[seat] = 3
        self.fewest_white: i64 = 0
        self.most_white: i64 = seats

    def clone(self) -> FirstTokens:
        """An independent copy."""
        copy = FirstTokens(0)
        copy.seats = self.seats
        copy.colour = self.colour[:]
        copy.possible = self.possible[:]
        copy.fewest_white = self.fewest_white
        copy.most_white = self.most_white
        return copy

    def whites(self) -> i64:
        """How many chose white."""
        count: i64 = 0
        for seat in range(self.seats):
            if self.colour[seat] == WHITE:
                count += 1
        return count

    def reveal(self, seat: i64) -> None:
        """All tokens of the seat were seen, so everybody knows its first one now."""
        if self.colour[seat] != NONE:
            self.possible[seat] = 1 << self.colour[seat]

    def rule_out_other(self, seat: i64) -> None:
        """What was seen is impossible with the other first token: the same knowledge as if it were shown."""
        self.reveal(seat)

    def undecided(self, seat: i64) -> bool:
        """Whether the table cannot tell what the seat's first token was."""
        return self.colour[seat] != NONE and self.possible[seat] == 3

    def see_bag(self, colour: i64, held: i64, wanted: i64) -> bool:
        """Tokens were taken from a bag that really held so many: it ran short, or it did not (YN-8a).

        Returns whether that told the table anything.
        """
        if self.choosing():
            return False
        fewest, most = self.fewest_white, self.most_white
        # A world with one white first token more has one white token less in the bag, and one black more.
        whites = self.whites()
        if held < wanted:
            self.fewest_white = whites
            self.most_white = whites
        elif colour == WHITE:
            self.most_white = min(self.most_white, whites + held - wanted)
        else:
            self.fewest_white = max(self.fewest_white, whites - held + wanted)
        return fewest != self.fewest_white or most != self.most_white

    def resample(self, seat: i64, rng: Rng) -> vec[i64]:
        """First tokens drawn evenly from all that are possible for one who knows its own; -1 for a spectator."""
        masks = vec[i64]()
        for mask in range(1 << self.seats):
            if self._fits(mask, seat):
                masks = append(masks, mask)
        mask = masks[rng.below(len(masks))]
        guessed = self.colour[:]
        for other in range(self.seats):
            if guessed[other] != NONE:
                guessed[other] = WHITE if (mask >> other) & 1 else BLACK
        return guessed

    def _fits(self, mask: i64, seat: i64) -> bool:
        """Whether the seats whose bit is set may have chosen white; who has not chosen yet counts as black."""
        whites: i64 = 0
        for other in range(self.seats):
            white = (mask >> other) & 1
            if self.colour[other] == NONE:
                if white:
                    return False
                continue
            if other == seat and white != (1 if self.colour[other] == WHITE else 0):
                return False
            if not self.possible[other] & (1 if white else 2):
                return False
            whites += white
        # The bounds come from plays, so they mean something only once all have chosen.
        return self.choosing() or self.fewest_white <= whites <= self.most_white

    def choosing(self) -> bool:
        """Whether somebody has still to choose; so it stays where nobody does (YN-18)."""
        for seat in range(self.seats):
            if self.colour[seat] == NONE:
                return True
        return False
