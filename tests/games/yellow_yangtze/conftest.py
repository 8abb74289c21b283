"""What the tests of Yellow & Yangtze share: positions written as data, a desk to play at, and a second set of rules."""

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
from sampan import Game, State
from sampan.core.options import check_options

HERE = Path(__file__).parent
COLOURS = ["black", "red", "green", "blue", "yellow"]
TILES = {"black": 42, "red": 36, "green": 24, "blue": 24, "yellow": 12}


def tiles(words: str) -> list[str]:
    """Tiles by number and colour: "2 red, blue" are two red ones and a blue one."""
    found: list[str] = []
    for part in filter(None, (part.strip() for part in words.split(","))):
        *number, colour = part.split()
        found += [colour] * int(number[0] if number else 1)
    return sorted(found, key=COLOURS.index)


def pairs(words: str) -> dict[str, str]:
    """Leaders by colour and space: "red g2, black i2"."""
    return dict(part.split() for part in words.split(",") if part.strip())


def written(
    seats: int = 2,
    board: dict[str, str] | None = None,
    leaders: list[str] | None = None,
    hands: list[str] | None = None,
    *,
    pagodas: list[str] | None = None,
    market: str = "6 yellow",
    bag: str | None = None,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> dict[str, Any]:
    """A position as data: tiles by colour ({"black": "h2 h8"}), leaders and hands by seat; the rest is as usual.

    With `bag` the bag holds just these tiles, and what lies nowhere else has left the game.
    """
    leaders, hands = list(leaders or []), list(hands or [])
    position: dict[str, Any] = {
        "game": "yellow_yangtze",
        "seats": seats,
        # As of today: what a stored position leaves out means what it meant when it was stored.
        "options": check_options(sampan.game("yellow_yangtze").options, options, seats),
        "phase": "act",
        "turn": 0,
        "tiles": {space: colour for colour, spaces in (board or {}).items() for space in spaces.split()},
        "leaders": [pairs(words) for words in leaders + [""] * (seats - len(leaders))],
        "hands": [tiles(words) for words in hands + [""] * (seats - len(hands))],
        "market": tiles(market),
        "pagodas": pagodas or [],
        **fields,
    }
    if bag is not None:
        position["discarded"] = sorted((everything() - held(position) - Counter(tiles(bag))).elements())
    return position


def everything() -> Counter[str]:
    return Counter(TILES)


def held(position: dict[str, Any]) -> Counter[str]:
    """All tiles that a position places somewhere."""
    counted = Counter(position["tiles"].values())
    for hand in [*position["hands"], *position.get("replaced", [])]:
        counted.update(hand)
    counted.update(position["market"])
    counted.update(position.get("discarded", []))
    return counted


class Desk(PlainDesk):
    """A desk with the words of Yellow & Yangtze."""

    def tile(self, colour: str, space: str) -> list[dict[str, Any]]:
        return self.do("place_tile", colour=colour, space=space)

    def leader(self, colour: str, space: str) -> list[dict[str, Any]]:
        return self.do("position_leader", colour=colour, space=space)

    def support(self, side: int | None = None, tiles: int = 0, leader: bool = False) -> list[dict[str, Any]]:
        """The seat that is asked supports a side of the war, or nobody."""
        if side is None:
            return self.do("stand_aside")
        return self.do("support", side=side, tiles=tiles, leader=leader)

    def draw(self, words: str) -> None:
        """Chance draws these tiles, one after another."""
        for part in words.split(","):
            *number, colour = part.split()
            for _ in range(int(number[0] if number else 1)):
                self.do("draw_tile", colour=colour)

    def spaces(self, kind: str, colour: str | None = None) -> set[str]:
        """Where an action of that kind (and colour) is possible."""
        return {offer["space"] for offer in self.offers(kind) if colour in (None, offer.get("colour"))}

    def blocked(self) -> dict[str, str]:
        """The reasons why kinds of action are impossible."""
        return {refusal.fields["kind"]: refusal.reason for refusal in self.state.blocked()}

    @property
    def scores(self) -> list[dict[str, int]]:
        """The points of every seat, without the colours that it has none of."""
        return [{c: n for c, n in zip(COLOURS, row, strict=True) if n} for row in self.state.position()["points"]]  # type: ignore[attr-defined]

    @property
    def conflict(self) -> dict[str, Any]:
        return self.view(None)["conflict"]  # type: ignore[no-any-return]

    def states(self) -> list[list[str]]:
        """The spaces of every state."""
        return [state["spaces"] for state in self.view(None)["states"]]

    def hand(self, seat: int) -> Counter[str]:
        return Counter(self.state.position()["hands"][seat])  # type: ignore[index]


def told(events: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    """The events of a kind, without saying so in each."""
    return [{k: v for k, v in event.items() if k != "kind"} for event in events if event["kind"] == kind]


Laid = Callable[..., Desk]


@pytest.fixture(scope="session")
def game() -> Game:
    return sampan.game("yellow_yangtze")


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
def tell() -> Callable[[list[dict[str, Any]], str], list[dict[str, Any]]]:
    """The events of a kind out of a list of them."""
    return told


@pytest.fixture(scope="session")
def reference() -> ModuleType:
    """The rules of what is legal, written a second time and slowly."""
    return load(HERE, "reference")


@pytest.fixture(scope="session")
def laws() -> ModuleType:
    """What must hold in every position."""
    return load(HERE, "laws")
