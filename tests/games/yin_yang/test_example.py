"""The sheet's own example, turn by turn: Jade is seat 0, Lee seat 1, Ping seat 2.

Where the sheet does not say which deck a card came from, or what else was drawn, the test chooses what makes the later
hands possible.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.games.yin_yang.conftest import Desk

JADE, LEE, PING = 0, 1, 2


def counts(desk: Desk, seat: int) -> tuple[int, int]:
    """White and black cards in a hand."""
    hand = desk.hands[seat]
    whites = sum(card[0] == "W" for card in hand)
    return whites, len(hand) - whites


def test_yn_1_to_11_the_sheets_example(start: Callable[..., Desk]) -> None:
    desk = start(3, first_player=JADE)
    desk.up("W1", "B5", "W3", "B1", "W6", "B2")
    assert [counts(desk, seat) for seat in range(3)] == [(1, 1)] * 3

    # Lee and Jade choose black, Ping white.
    for seat, colour in ((JADE, "black"), (LEE, "black"), (PING, "white")):
        assert desk.mover == seat
        desk.do("choose_token", colour=colour)
    assert desk.tokens == [[0, 1], [0, 1], [1, 0]]
    assert desk.aim == (3, "win")

    # 1. Jade draws black and plays a white token: one of each colour.
    assert desk.mover == JADE
    desk.take_turn("B3", "W1", player=JADE)
    assert desk.tokens[JADE] == [1, 1]

    # 2. Lee draws white and plays W4: he takes the card that Jade has just played.
    assert desk.mover == LEE
    desk.take_turn("W4", "W4", player=LEE)
    assert "W1" in desk.hands[LEE]
    assert desk.discards == [["W4"], []]

    # 3. Ping draws white and plays nothing.
    assert desk.mover == PING
    desk.take_turn("W2")
    assert counts(desk, PING) == (2, 1)

    # 4. Jade draws black and takes Lee's black token with B5.
    assert desk.mover == JADE
    desk.take_turn("B9", "B5", giver=LEE, receiver=JADE)
    assert desk.tokens == [[1, 2], [0, 0], [1, 0]]

    # 5. Lee draws W10 and plays it: two of each colour win now.
    assert desk.mover == LEE
    desk.take_turn("W10", "W10")
    assert desk.aim == (2, "win")
    assert desk.outcome is None

    # 6. Ping draws white, then plays W6 and takes one card of each colour.
    assert desk.mover == PING
    desk.take_turn("W5", "W6", player=PING, whites=1)
    desk.up("W9", "B4")
    assert counts(desk, PING) == (3, 2)

    # 7. Jade draws white and plays the rare W7: one white token too many.
    assert desk.mover == JADE
    desk.take_turn("W7", "W7", player=JADE)
    assert desk.tokens[JADE] == [3, 2]
    assert desk.outcome is None

    # 8. Lee draws and plays B10: who has two of each colour is eliminated.
    assert desk.mover == LEE
    desk.take_turn("B10", "B10")
    assert desk.aim == (2, "lose")
    assert desk.out == [False] * 3

    # 9. Ping draws white and plays W2 on a white token of Jade: she draws a white card and is eliminated.
    assert desk.mover == PING
    desk.take_turn("W1", "W2", player=JADE, colour="white")
    assert desk.out == [False] * 3
    jade = desk.hands[JADE]
    assert {card[0] for card in desk.odds()} == {"W"}
    desk.up("W8")
    assert desk.out == [True, False, False]
    assert (desk.tokens[JADE], desk.hands[JADE]) == ([0, 0], [])
    assert sorted(card for pile in desk.discards for card in pile if card in [*jade, "W8"]) == sorted([*jade, "W8"])
    assert desk.outcome is None

    # 10. Lee draws and plays W8 on Ping, who throws away 1 white token, 3 white and 2 black cards
    #     and receives 1 white card, 3 white and 2 black tokens.
    assert desk.mover == LEE
    assert (desk.tokens[PING], counts(desk, PING)) == ([1, 0], (3, 2))
    desk.take_turn("W8", "W8", player=PING)
    assert (desk.tokens[PING], desk.hands[PING]) == ([0, 0], [])
    desk.up("W6")
    assert (desk.tokens[PING], counts(desk, PING)) == ([3, 2], (1, 0))
    assert desk.out == [True, False, False]

    # 11. Ping turns the tables with B10: two of each colour win again, and he has one white token too many.
    assert desk.mover == PING
    desk.take_turn("B10", "B10")
    assert desk.aim == (2, "win")
    assert desk.outcome is None

    # 12. Lee plays a black token on Ping.
    assert desk.mover == LEE
    desk.take_turn("B2", "B1", player=PING)
    assert desk.tokens[PING] == [3, 3]
    assert desk.outcome is None

    # 13. Ping plays B8, has three of each colour, and wins.
    assert desk.mover == PING
    assert desk.turns_ended == 12
    desk.take_turn("B8", "B8")
    assert desk.aim == (3, "win")
    assert desk.ending == ([PING], "goal")
    assert desk.tokens[PING] == [3, 3]
