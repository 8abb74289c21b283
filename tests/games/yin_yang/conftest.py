"""What the tests of Yin & Yang share: a desk to play at, positions written as data, and the second set of rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from beside import load
from desk import Desk as PlainDesk

import sampan
from sampan import CHANCE, OVER, Game, State

HERE = Path(__file__).parent
_COPIES = [12, 5, 2, 2, 4, 4, 1, 3, 3, 4]
_SHORT = {"w": "white", "b": "black"}


def copies(colour: str) -> list[str]:
    """The forty cards of a colour ("white" or "black") in the order of the table."""
    return [f"{colour[0].upper()}{n}" for n, count in enumerate(_COPIES, 1) for _ in range(count)]


def without(cards: list[str], *gone: str) -> list[str]:
    """The cards less some others, which must be among them."""
    rest = list(cards)
    for card in gone:
        rest.remove(card)
    return rest


class Desk(PlainDesk):
    """A desk with the words of Yin & Yang."""

    def play(self, card: str, **named: Any) -> list[dict[str, Any]]:
        """Play a card."""
        return self.do("play", card=card, **named)

    def up(self, *cards: str) -> None:
        """Chance turns these cards up, one after the other."""
        for card in cards:
            self.do("turn_up", card=card)

    def take_turn(self, card: str | None, play: str | None = None, **named: Any) -> None:
        """A whole turn: draw the card (None: no draw is possible), then play one, or pass."""
        if card is not None:
            if self.phase == "draw":
                self.do("draw", colour=_SHORT[card[0].lower()])
            self.up(card)
        if play is None:
            self.do("pass")
        else:
            self.play(play, **named)

    def ways(self, card: str) -> list[tuple[Any, ...]]:
        """What a card may name now, as bare values in the order of the description."""
        ways = [offer for offer in self.offers("play") if offer["card"] == card]
        return [tuple(value for key, value in way.items() if key not in ("kind", "card")) for way in ways]

    def odds(self) -> dict[str, int]:
        """At chance, the weight of every face that may be turned up."""
        return {offer["card"]: n for offer, n in zip(self.offers(), self.state.chances(), strict=True)}

    @property
    def bag(self) -> list[int]:
        """The tokens that nobody has."""
        held = self.state.options["tokens"]
        assert isinstance(held, int)
        return [held - sum(pair[colour] for pair in self.tokens) for colour in (0, 1)]

    @property
    def aim(self) -> tuple[int, str]:
        """The goal as a number and a mode."""
        goal = self.goal
        return goal["number"], goal["mode"]

    def known(self, observer: int | None, seat: int) -> list[str]:
        """The cards in a seat's hand that an observer is certain of."""
        return self.state.view(observer)["players"][seat]["known"]  # type: ignore[index,no-any-return]


Laid = Callable[..., Desk]


def written(
    seats: int = 3,
    tokens: list[list[int]] | None = None,
    hands: list[list[str]] | None = None,
    *,
    goal: tuple[int, str] = (3, "win"),
    phase: str = "play",
    turn: int = 0,
    discards: list[list[str]] | None = None,
    out: list[int] | None = None,
    turns_ended: int = 0,
    options: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """A position as data; lists that are too short are filled up with nothing."""
    tokens, hands = list(tokens or []), list(hands or [])
    return {
        "game": "yin_yang",
        "seats": seats,
        "options": options or {},
        "phase": phase,
        "turn": turn,
        "turns_ended": turns_ended,
        "goal": {"number": goal[0], "mode": goal[1]},
        "tokens": tokens + [[0, 0]] * (seats - len(tokens)),
        "hands": hands + [[]] * (seats - len(hands)),
        "discards": discards or [[], []],
        "out": [seat in (out or []) for seat in range(seats)],
    }


def conserved(position: dict[str, Any], view: dict[str, Any]) -> None:
    """YN-1: all cards and tokens, wherever they lie; the view counts what the position leaves out."""
    tokens = view["options"]["tokens"]
    held = Counter(card for hand in position["hands"] for card in hand)
    held.update(card for pile in position["discards"] for card in pile)
    if position["in_play"] is not None:
        held[position["in_play"]] += 1
    everything = Counter(copies("white") + copies("black"))
    assert held <= everything
    assert held.total() + sum(view["decks"].values()) == 80
    for colour, name in enumerate(_SHORT.values()):
        owned = sum(pair[colour] for pair in position["tokens"])
        assert 0 <= owned <= tokens
        assert view["bag"] is None or view["bag"][name] + owned == tokens


@pytest.fixture(scope="session")
def game() -> Game:
    return sampan.game("yin_yang")


@pytest.fixture(scope="session")
def lay(game: Game) -> Laid:
    """Lay out a written position; the arguments are those of `written`."""
    return lambda *args, **kwargs: Desk(game, game.restore(written(*args, **kwargs)))


@pytest.fixture(scope="session")
def write() -> Callable[..., dict[str, Any]]:
    """A position as data, for those who want to damage it."""
    return written


@pytest.fixture(scope="session")
def start(game: Game) -> Callable[..., Desk]:
    """Start a whole game: start(seats, option=value, …)."""
    return lambda seats, **options: Desk(game, game.start(seats, options))


@pytest.fixture(scope="session")
def desk(game: Game) -> Callable[[State], Desk]:
    """A desk for a state that is there already."""
    return lambda state: Desk(game, state)


@pytest.fixture(scope="session")
def cards() -> Callable[..., list[str]]:
    """All forty cards of a colour, less some: cards("white", "W1", "W4")."""
    return lambda colour, *gone: without(copies(colour), *gone)


@pytest.fixture(scope="session")
def check_conserved() -> Callable[[dict[str, Any], dict[str, Any]], None]:
    """The law of YN-1 for a position and a view of it."""
    return conserved


@pytest.fixture(scope="session")
def reference() -> ModuleType:
    """The second set of rules: `reference.Reference(seats, options, position)`."""
    return load(HERE, "reference")


assert CHANCE == -1
assert OVER == -2
