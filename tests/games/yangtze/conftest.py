"""What the tests of Yangtze share: a desk to play at, positions written as data, and the second opinion."""

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
from sampan import Game

HERE = Path(__file__).parent

WARES = {
    "luxury": ["silk", "jade", "porcelain", "lacquer", "pearls"],
    "basic": ["rice", "tea", "salt", "cotton", "bamboo", "fish"],
}
COLOURS = {
    "luxury": ["crimson", "azure", "gold", "emerald", "violet"],
    "basic": ["rose", "sky", "sand", "mint", "lilac", "grey"],
}
GOODS = [f"{ware}-{colour}" for kind in WARES for ware in WARES[kind] for colour in COLOURS[kind]]
TYPES = ["wharf", "warehouse", "teahouse", "workshop"]
POSTS = [f"{kind}-{dots}" for kind in TYPES for dots in range(1, 6)]
EMPERORS = [f"gain_{kind}" for kind in TYPES] + [
    *("tax_money", "tax_goods", "tax_posts", "discard", "sell", "buy_back", "exchange", "copy")
]
CARDS = ["buy_two", "sell_any_time", "free_good", "liquidity_10", "liquidity_15", "liquidity_20"]
LIQUIDITY = CARDS[3:]
PRICES = [10, 10, 9, 8, 7, 6, 5, 4]
# A river for positions that do not care: all fish, and bamboo at the two cheapest places.
RIVER = ["fish-rose", "fish-sky", "fish-sand", "fish-mint", "fish-lilac", "fish-grey", "bamboo-rose", "bamboo-sky"]


class Desk(PlainDesk):
    """A desk with the words of Yangtze."""

    def draw(self, *tokens: str) -> list[dict[str, Any]]:
        """Chance draws these tokens, one after the other; the events."""
        events: list[dict[str, Any]] = []
        for token in tokens:
            for names, kind, field in (
                (POSTS, "draw_post", "post"),
                (EMPERORS, "draw_emperor", "emperor"),
                (GOODS, "deal_good" if self.phase == "deal" else "draw_good", "good"),
            ):
                if token in names:
                    events += self.do(kind, **{field: token})
                    break
        return events

    def kinds(self) -> set[str]:
        """The kinds that are possible now."""
        return {offer["kind"] for offer in self.offers()}

    def cargoes(self, kind: str = "sell") -> set[frozenset[str]]:
        """The cargoes that can be sold now."""
        return {frozenset(offer["goods"]) for offer in self.offers(kind)}


Laid = Callable[..., Desk]


def written(
    seats: int = 2,
    goods: list[list[str]] | None = None,
    money: list[int] | int = 30,
    *,
    phase: str = "trade",
    turn: int = 0,
    river: list[str | None] | None = None,
    gaps: tuple[int, ...] = (),
    cards: list[list[str]] | None = None,
    posts: list[list[str]] | None = None,
    options: dict[str, Any] | None = None,
    **more: Any,
) -> dict[str, Any]:
    """A position as data; lists that are too short are filled up with nothing, cards with all six.

    `gaps` are places, from 1, at which the usual river has nothing; then somebody has bought that many goods.
    """
    goods, posts = list(goods or []), list(posts or [])
    flow: list[str | None] = list(river or RIVER)
    for place in gaps:
        flow[place - 1] = None
    if gaps:
        more.setdefault("bought", len(gaps))
    return {
        "game": "yangtze",
        "seats": seats,
        "options": options or {},
        "phase": phase,
        "turn": turn,
        "river": flow,
        "money": [money] * seats if isinstance(money, int) else money,
        "cards": cards if cards is not None else [CARDS] * seats,
        "goods": goods + [[]] * (seats - len(goods)),
        "posts": posts + [[]] * (seats - len(posts)),
        **more,
    }


def tokens_conserved(position: dict[str, Any], view: dict[str, Any]) -> None:
    """YZ-1: every token lies in one place; the view counts what the position leaves out, the bag."""
    goods = Counter(good for good in position["river"] if good is not None)
    for pile in (*position["goods"], *position["discards"], position["sold"]):
        goods.update(pile)
    assert set(goods.values()) <= {1}
    assert set(goods) <= set(GOODS)
    assert goods.total() + view["bag"]["goods"] == len(GOODS)
    posts = Counter(position["unwanted"])
    for pile in position["posts"]:
        posts.update(pile)
    if position["auction"] is not None:
        posts[position["auction"]["post"]] += 1
    assert posts + Counter(post["post"] for post in view["bag"]["posts"]) == Counter(POSTS)
    assert Counter(position["thrones"]) + Counter(view["bag"]["emperors"]) == Counter(EMPERORS)


@pytest.fixture(scope="session")
def game() -> Game:
    return sampan.game("yangtze")


@pytest.fixture(scope="session")
def lay(game: Game) -> Laid:
    """Lay out a written position; the arguments are those of `written`."""
    return lambda *args, **kwargs: Desk(game, game.restore(written(*args, **kwargs)))


@pytest.fixture(scope="session")
def write() -> Callable[..., dict[str, Any]]:
    return written


@pytest.fixture(scope="session")
def begin(game: Game) -> Laid:
    """A game from its very beginning."""
    return lambda seats=2, **options: Desk(game, game.start(seats, options))


@pytest.fixture(scope="session")
def conserved() -> Callable[[dict[str, Any], dict[str, Any]], None]:
    return tokens_conserved


@pytest.fixture(scope="session")
def reference() -> ModuleType:
    return load(HERE, "reference")
