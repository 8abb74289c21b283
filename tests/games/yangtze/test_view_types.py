"""A view contains what its type says: every key, no other, and only the words of the closed lists."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from itertools import count
from typing import TYPE_CHECKING, Any, get_args

import pytest
from typed_views import mismatch

from sampan import CHANCE, OVER, Game, Rng, State
from sampan.games.yangtze.codes import CARDS, CASH, EMPEROR_NAMES, OPTIONAL_EMPERORS
from sampan.games.yangtze.goods import GOOD_NAMES, LINE_NAMES
from sampan.games.yangtze.posts import POST_NAMES
from sampan.games.yangtze.view_types import (
    Card,
    Colour,
    Emperor,
    LiquidityCard,
    Phase,
    PostType,
    Reason,
    Ware,
    YangtzeView,
)

if TYPE_CHECKING:
    from tests.games.yangtze.conftest import Laid

OPTIONS: list[dict[str, Any]] = [
    {},
    {"optional_emperors": list(get_args(Emperor)), "first_player": 1, "post_dots": [1, 5], "minimum_bid": 3},
    {"optional_emperors": [], "basic_values": [1, 30, 31, 32, 33, 34], "luxury_values": [0, 0, 5, 50, 51]},
]


def check(state: State) -> Any:
    """Check the views of all seats and of a spectator; returns the spectator's."""
    for observer in (*range(state.seats), None):
        assert mismatch(state.view(observer), YangtzeView) is None
    return state.view(None)


def chosen(game: Game, state: State, rng: Rng) -> int:
    """A random action; chance likes emperors, and players like to spend."""
    offers = {action: str(game.describe(state, action)["kind"]) for action in state.legal()}
    kinds = sorted({*offers.values()} - {"pass", "decline"}) or ["pass", "decline"]
    if state.to_move() == CHANCE and "draw_emperor" in kinds and rng.below(3) == 0:
        kinds = ["draw_emperor"]
    kind = rng.choose(kinds if rng.below(4) > 0 else sorted({*offers.values()}))
    return rng.choose([action for action, offered in offers.items() if offered == kind] or list(offers))


def test_views_of_random_games_are_as_declared(game: Game) -> None:
    """Checked in every phase once per game, and at every fifteenth step."""
    met: set[str] = set()
    for number in range(12):
        rng = Rng(f"views {number}")
        state = game.start(2 + number % 3, OPTIONS[number // 4])
        phases: set[str] = set()
        for step in count():
            phase = str(state.position()["phase"])
            if step % 15 == 0 or phase not in phases:
                check(state)
                phases.add(phase)
            if state.to_move() == OVER:
                break
            state.apply(chosen(game, state, rng))
        met |= phases
    assert met >= {*get_args(Phase)} - {"pay"}


def test_views_of_rare_positions_are_as_declared(lay: Laid) -> None:
    """A tax that cannot be paid, a copied instruction, and an end because everybody passed."""
    desk = lay(2, phase="draw", gaps=(8,), money=[0, 30], posts=[["wharf-1", "wharf-2"]], thrones=["sell"])
    desk.draw("tax_posts")
    assert check(desk.state)["instruction"]["tax"] == 2
    desk = lay(3, [["tea-rose"]], phase="draw", gaps=(8,), thrones=["discard", "sell", "exchange"])
    desk.draw("copy")
    desk.do("copy", emperor="sell")
    assert check(desk.state)["instruction"]["copied"]
    view = check(lay(2, phase="ended", reason="all_passed", idle=2).state)
    assert view["outcome"]["reason"] == "all_passed"


Damage = Callable[[dict[str, Any]], object]


@pytest.mark.parametrize(
    "damage",
    [
        lambda view: view.update(secret=1),
        lambda view: view.pop("river"),
        lambda view: view.update(phase="trading"),
        lambda view: view["options"].update(prices=[]),
        lambda view: view["options"]["optional_emperors"].append("tax"),
        lambda view: view["river"][0].update(price="10"),
        lambda view: view["players"][1].update(goods=3),
        lambda view: view["players"][0]["posts"][0].update(colour="red"),
        lambda view: view["players"][0]["post_score"]["majorities"][0].update(rank=3),
        lambda view: view["auction"].pop("in"),
        lambda view: view["auction"]["worth"][0]["with_it"].pop("total"),
        lambda view: view["lines"][0].update(shares="line"),
        lambda view: view["best_sale"]["cargoes"][0].update(line="mud"),
        lambda view: view["bag"]["emperors"].append(None),
        lambda view: view["idle"].update(turns=True),
    ],
)
def test_another_view_is_noticed(lay: Laid, damage: Damage) -> None:
    desk = lay(2, [["tea-rose"]], phase="draw", gaps=(8,), posts=[["wharf-1"], []])
    desk.draw("wharf-2")
    view = deepcopy(desk.state.view(0))
    assert mismatch(view, YangtzeView) is None
    damage(view)
    assert mismatch(view, YangtzeView)


def test_words_stand_in_the_order_of_their_codes() -> None:
    """Codes are indexes into these lists."""
    assert [*get_args(Card)] == CARDS
    assert [f"liquidity_{amount}" for amount in CASH] == [*get_args(LiquidityCard)]
    assert [*get_args(Emperor)][:4] == [f"gain_{kind}" for kind in get_args(PostType)]
    assert set(OPTIONAL_EMPERORS) < set(EMPEROR_NAMES)
    assert {*LINE_NAMES} == {*get_args(Ware), *get_args(Colour)}
    assert {name for good in GOOD_NAMES for name in good.split("-")} == {*LINE_NAMES}
    assert {post.split("-")[0] for post in POST_NAMES} == {*get_args(PostType)}
    assert get_args(Reason) == ("emperors", "all_passed")
