"""What the tests of Dragon Delta share: a desk to play at, positions written as data, and the second set of rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from beside import load
from desk import Desk as PlainDesk

import sampan
from sampan import Game, State

HERE = Path(__file__).parent
BOARDS = HERE.parents[2] / "src" / "sampan" / "games" / "dragon_delta" / "boards"
FILL = ["stone_1", "stone_2", "plank_1", "plank_2", "remove", "move_1", "move_2", "jump"]


def filled(cards: list[str]) -> list[str]:
    """Five cards: those given, then whatever else there is."""
    return (cards + [card for card in FILL if card not in cards])[:5]


class Desk(PlainDesk):
    """A desk with the words of Dragon Delta."""

    def lay(self, *cards: str) -> list[dict[str, Any]]:
        """The seat to move lays these cards, one after the other; what happened then."""
        events: list[dict[str, Any]] = []
        for card in cards:
            events = self.do("lay_card", card=card)
        return events

    def stone(self, island: str) -> list[dict[str, Any]]:
        return self.do("place_stone", island=island)

    def choose(self, plank: str) -> list[dict[str, Any]]:
        """Choose a plank of the stock, such as "white 3"."""
        colour, size = plank.split()
        return self.do("choose_plank", colour=colour, size=int(size))

    def bridge(self, span: str) -> list[dict[str, Any]]:
        """Lay the chosen plank, such as from "white-14"."""
        one, other = span.split("-")
        return self.do("lay_plank", **{"from": one, "to": other})

    def go(self, place: str, kind: str = "step") -> list[dict[str, Any]]:
        """Step, or jump, to a village or onto a plank."""
        one, _, other = place.partition("-")
        return self.do(kind, **({"from": one, "to": other} if other else {"village": one}))

    def cards(self) -> list[str]:
        """The cards that can be laid now."""
        return [offer["card"] for offer in self.offers("lay_card")]

    def ways(self) -> list[str]:
        """The places or spans that can be chosen now, as words."""
        return [offer.get("village") or f"{offer['from']}-{offer['to']}" for offer in self.offers()]

    def removals(self) -> list[str]:
        """What can be removed now: planks such as "red 3", islands such as "14"."""
        return [offer.get("island") or f"{offer['colour']} {offer['size']}" for offer in self.offers()]

    @property
    def slot(self) -> int:
        """The slot that is carried out, from 1."""
        number = self.state.position()["position"]
        assert isinstance(number, int)
        return number


def written(
    cards: list[list[str]],
    *,
    stones: str = "",
    planks: dict[str, str] | None = None,
    places: list[str] | None = None,
    stocks: list[list[str]] | None = None,
    lost: list[str] | None = None,
    phase: str | None = None,
    position: int = 1,
    turn: int = 0,
    holder: int = 0,
    options: dict[str, Any] | None = None,
    **more: Any,
) -> dict[str, Any]:
    """A position as data: the cards of every seat from the first slot on, filled up to five.

    Without a phase it is the one that the card of the seat to act leads to.
    """
    seats = len(cards)
    laid = [filled(row) for row in cards]
    phases = {"stone": "stone", "plank": "plank", "remove": "remove", "move": "step", "jump": "jump"}
    card = laid[(holder + turn) % seats][position - 1]
    written: dict[str, Any] = {
        "game": "dragon_delta",
        "seats": seats,
        "options": options or {},
        "phase": phase or phases[card.partition("_")[0]],
        "position": position,
        "turn": turn,
        "holder": holder,
        "laid": laid,
        "stones": stones.split(),
        "planks": planks or {},
        "lost": lost or [],
        **more,
    }
    if places is not None:
        written["places"] = places
    if stocks is not None:
        written["stocks"] = stocks
    return written


@cache
def chart(name: str) -> Any:
    """The second set of rules' idea of a shipped board."""
    return load(HERE, "reference").Map((BOARDS / f"{name}.json").read_text(encoding="utf-8"))


def obeys(state: State) -> None:
    """The laws of DD-1, DD-5, DD-11, DD-14 and DD-15 for one position on a shipped board."""
    position: Any = state.position()
    view: Any = state.view(None)
    known = chart(position["options"]["board"])
    colours = [player["colour"] for player in view["players"]]
    planks = Counter(position["lost"])
    planks.update(position["planks"].keys())
    planks.update(plank for stock in position["stocks"] for plank in stock)
    if position["chosen"] is not None:
        planks[position["chosen"]] += 1
    assert planks == Counter(f"{colour} {size}" for colour in colours for size in range(1, 7))
    assert len(set(position["stones"])) + view["reserve"] == 27
    spans = [frozenset(name.split("-")) for name in position["planks"].values()]
    assert len(set(spans)) == len(spans)
    for plank, span in zip(position["planks"], spans, strict=True):
        size = int(plank.split()[1])
        assert known.size[span] == size or (position["options"]["fit"] == "loose" and known.size[span] < size)
        assert all(support in known.order or support in position["stones"] for support in span)
        assert not known.crossing[span] & set(spans)
    assert max(Counter(support for span in spans for support in span).values(), default=0) <= 3
    standing = [place for place in position["places"] if "-" in place]
    assert len(set(standing)) == len(standing)
    assert set(standing) <= set(position["planks"].values())
    for stock in position["stocks"]:
        assert len({plank.split()[1] for plank in stock}) == len(stock)
        assert len({plank.split()[0] for plank in stock}) <= 2
    for laid in position["laid"]:
        assert len(set(laid)) == len(laid) <= 5
        assert sum(card.startswith("dragon") for card in laid) <= 1


@pytest.fixture(scope="session")
def laws() -> Callable[[State], None]:
    """Planks and stones are conserved and nothing impossible lies on the board."""
    return obeys


@pytest.fixture(scope="session")
def game() -> Game:
    return sampan.game("dragon_delta")


@pytest.fixture(scope="session")
def lay(game: Game) -> Callable[..., Desk]:
    """Lay out a written position; the arguments are those of `written`."""
    return lambda *args, **kwargs: Desk(game, game.restore(written(*args, **kwargs)))


@pytest.fixture(scope="session")
def write() -> Callable[..., dict[str, Any]]:
    """A position as data, for those who want to damage it."""
    return written


@pytest.fixture(scope="session")
def start(game: Game) -> Callable[..., Desk]:
    """Start a whole game: start(seats, option=value, …); without a word about it, seat 0 has the statue."""
    return lambda seats, **options: Desk(game, game.start(seats, {"first_holder": 0, **options}))


@pytest.fixture(scope="session")
def desk(game: Game) -> Callable[[State], Desk]:
    """A desk for a state that is there already."""
    return lambda state: Desk(game, state)


@pytest.fixture(scope="session")
def reference() -> ModuleType:
    """The second set of rules: `reference.Reference(map, seats, options)`."""
    return load(HERE, "reference")


@pytest.fixture(scope="session")
def maps() -> Callable[[str], Any]:
    """The boards as the second set of rules measures them, by name."""
    return chart


@pytest.fixture(scope="session")
def board_texts() -> dict[str, str]:
    """The shipped board files."""
    return {path.stem: path.read_text(encoding="utf-8") for path in BOARDS.glob("*.json")}
