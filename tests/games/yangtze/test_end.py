"""The end: the best sale, posts, liquidity cards, who wins (YZ-22 to YZ-25)."""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sampan
from sampan import OVER, Rng

if TYPE_CHECKING:
    from tests.games.yangtze.conftest import Desk, Laid

GAME = sampan.game("yangtze")
BASIC = [5, 12, 24, 40, 60, 84]
LUXURY = [7, 16, 30, 48, 70]
WARES = ["silk", "jade", "porcelain", "lacquer", "pearls", "rice", "tea", "salt", "cotton", "bamboo", "fish"]
COLOURS = ["crimson", "azure", "gold", "emerald", "violet", "rose", "sky", "sand", "mint", "lilac", "grey"]
GOODS = [f"{WARES[w]}-{COLOURS[c]}" for w in range(11) for c in range(11) if (w < 5) == (c < 5)]


def ended(lay: Laid, *goods: list[str], seats: int = 2, **more: Any) -> Desk:
    """Everybody passes at once."""
    more.setdefault("money", 0)
    more.setdefault("cards", [[]] * seats)
    river = more.pop("river", None) or [good for good in GOODS if not any(good in own for own in goods)][:8]
    return lay(seats, list(goods), phase="ended", reason="all_passed", idle=seats, river=river, **more)


def sale(desk: Desk, seat: int = 0) -> Any:
    return desk.view(None)["reckoning"][seat]["sale"]


def test_yz_22_wealth_by_source(lay: Laid) -> None:
    """Money, goods, posts, and 30 for each unplayed liquidity card; other cards are worth nothing."""
    desk = ended(
        lay,
        ["tea-rose", "tea-sky"],
        money=[17, 0],
        cards=[["buy_two", "sell_any_time", "free_good", "liquidity_10", "liquidity_20"], []],
        posts=[["wharf-2"]],
    )
    assert desk.outcome is not None
    assert desk.outcome.scores == (17 + 12 + 30 + 60, 0)
    (reckoning, _) = desk.view(1)["reckoning"]
    assert reckoning["money"] == 17
    assert reckoning["sale"]["value"] == 12
    assert reckoning["posts"]["total"] == 30
    assert reckoning["liquidity"] == {"cards": ["liquidity_10", "liquidity_20"], "value": 60}
    assert reckoning["total"] == 119


def test_yz_22_everything_is_told_and_laid_open(lay: Laid) -> None:
    desk = lay(2, [["tea-rose"], ["jade-gold"]], money=[3, 5], idle=1, cards=[[], ["liquidity_15"]], turn=1)
    events = desk.do("pass")
    over, *wealth = events[1:]
    assert over == {
        "kind": "game_over",
        "reason": "all_passed",
        "goods": [["tea-rose"], ["jade-gold"]],
        "discarded": [[], []],
    }
    assert [(entry["seat"], entry["total"]) for entry in wealth] == [(0, 8), (1, 42)]
    for observer in (0, 1, None):
        assert [player["goods"] for player in desk.view(observer)["players"]] == [["tea-rose"], ["jade-gold"]]


def test_yz_22_the_best_way_to_sell_is_found(lay: Laid) -> None:
    """Four teas and the rose column cross in one tile: it goes where it brings most."""
    goods = ["tea-rose", "tea-sky", "tea-sand", "tea-mint", "rice-rose", "salt-rose"]
    found = sale(ended(lay, goods))
    # All teas as 4 (40) and two roses (12) are 52; three teas (24) and three roses (24) would be 48.
    assert found["value"] == 52
    assert sorted(cargo["value"] for cargo in found["cargoes"]) == [12, 40]
    assert {cargo["line"] for cargo in found["cargoes"]} == {"tea", "rose"}


def test_yz_22_luxury_and_basic_are_sold_apart(lay: Laid) -> None:
    found = sale(ended(lay, ["silk-gold", "silk-azure", "tea-rose"]))
    assert found["value"] == 16 + 5


@pytest.mark.parametrize(
    ("basic", "size", "parts"),
    [
        ([5, 12, 12, 12, 12, 12], 6, [12, 12, 12]),
        ([5, 5, 30, 30, 30, 30], 6, [30, 30]),
        ([10, 10, 10, 10, 10, 10], 3, [10, 10, 10]),
        ([0, 0, 0, 40, 40, 40], 5, [0, 40]),
    ],
)
def test_yz_22_a_group_is_split_when_a_table_rewards_it(
    lay: Laid, basic: list[int], size: int, parts: list[int]
) -> None:
    goods = [f"tea-{colour}" for colour in COLOURS[5 : 5 + size]]
    found = sale(ended(lay, goods, options={"basic_values": basic}))
    assert found["value"] == sum(parts)
    assert sum(cargo["value"] for cargo in found["cargoes"]) == sum(parts)


rising = st.lists(st.integers(0, 60), min_size=6, max_size=6).map(sorted)


@st.composite
def hands(draw: st.DrawFn) -> list[str]:
    """Goods that cross often: mostly from a few wares and colours."""
    narrow = draw(st.booleans())
    pool = [good for good in GOODS if not narrow or good.split("-")[1] in ("rose", "sky", "sand", "gold", "azure")]
    return sorted(draw(st.sets(st.sampled_from(pool), min_size=0, max_size=11)))


@settings(max_examples=300 if sampan.compiled else 100, deadline=None)
@given(goods=hands(), tables=st.one_of(st.none(), st.tuples(rising, rising)))
def test_yz_22_the_final_sale_equals_brute_force(
    reference: ModuleType, goods: list[str], tables: tuple[list[int], list[int]] | None
) -> None:
    basic, luxury = (BASIC, LUXURY) if tables is None else (tables[0], tables[1][:5])
    river = [good for good in GOODS if good not in goods][:8]
    position: dict[str, Any] = {
        "game": "yangtze",
        "seats": 2,
        "options": {"basic_values": basic, "luxury_values": luxury},
        "phase": "ended",
        "reason": "all_passed",
        "idle": 2,
        "turn": 0,
        "river": river,
        "money": [0, 0],
        "goods": [goods, []],
        "cards": [[], []],
    }
    state = GAME.restore(position)
    outcome = state.outcome()
    assert outcome is not None
    expected = reference.best_sale(frozenset(goods), tuple(basic), tuple(luxury))
    assert outcome.scores == (expected, 0)
    view: Any = state.view(None)
    found = view["reckoning"][0]["sale"]
    # The cargoes it is made of are cargoes, use every good once, and bring that much.
    assert found["value"] == sum(cargo["value"] for cargo in found["cargoes"]) == expected
    assert sorted(good for cargo in found["cargoes"] for good in cargo["goods"]) == goods
    for cargo in found["cargoes"]:
        wares, colours = ({good.split("-")[part] for good in cargo["goods"]} for part in (0, 1))
        assert (wares if cargo["shares"] == "ware" else colours) == {cargo["line"]}
        values = luxury if next(iter(wares)) in WARES[:5] else basic
        assert cargo["value"] == values[len(cargo["goods"]) - 1]


def test_yz_22_a_hoard_is_reckoned_up_exactly_and_soon(lay: Laid) -> None:
    """Thirty basic goods, all but the diagonal of the grid: every line has five, so rows alone are best."""
    goods = [f"{WARES[w]}-{COLOURS[c]}" for w in range(5, 11) for c in range(5, 11) if w != c]
    assert sale(ended(lay, goods))["value"] == 6 * 60
    # With a table that pays pairs best, which needs the longer search: twenty goods are ten pairs.
    table = {"basic_values": [1, 20, 20, 20, 20, 20]}
    fewer = [good for good in goods if not good.startswith(("fish", "rice"))]
    assert sale(ended(lay, fewer, options=table))["value"] == 10 * 20


def test_yz_22_hoards_equal_brute_force(lay: Laid, reference: ModuleType) -> None:
    """Dense grids of 13 and 14 tiles, in which hardly any tile has an obvious place, with usual and unusual tables."""
    tables = [BASIC, [5, 12, 24, 40, 60, 84], [4, 9, 14, 19, 24, 29], [3, 11, 12, 30, 31, 32], [6, 12, 30, 31, 64, 65]]
    for number, basic in enumerate(tables):
        rng = Rng(number)
        dense = [f"{ware}-{colour}" for ware in WARES[5:9] for colour in COLOURS[5:9]]
        rng.shuffle(dense)
        goods = sorted(dense[: 13 + number % 2])
        found = sale(ended(lay, goods, options={"basic_values": basic}))
        assert found["value"] == reference.best_sale(frozenset(goods), tuple(basic), tuple(LUXURY))
        assert sum(cargo["value"] for cargo in found["cargoes"]) == found["value"]
        assert sorted(good for cargo in found["cargoes"] for good in cargo["goods"]) == goods


# Posts (YZ-23).


def post_score(lay: Laid, *posts: list[str], seat: int = 0, **more: Any) -> Any:
    seats = max(2, len(posts))
    return ended(lay, seats=seats, posts=list(posts), **more).view(None)["reckoning"][seat]["posts"]


@pytest.mark.parametrize(("types", "value"), [(0, 0), (1, 0), (2, 15), (3, 30), (4, 50)])
@pytest.mark.parametrize(("colour", "dots"), [("green", 2), ("green", 4), ("brown", 1), ("brown", 5)])
def test_yz_23_sets_of_different_types(lay: Laid, types: int, value: int, colour: str, dots: int) -> None:
    posts = [f"{kind}-{dots}" for kind in ("wharf", "warehouse", "teahouse", "workshop")[:types]]
    score = post_score(lay, posts)
    assert (score[colour], score[f"{colour}_types"]) == (value, types)
    assert score["brown" if colour == "green" else "green"] == 0
    assert score["total"] == value + 30 * types  # alone in each type he is first in all of them


def test_yz_23_two_of_a_type_count_once_in_a_set(lay: Laid) -> None:
    score = post_score(lay, ["wharf-2", "wharf-4", "warehouse-2", "wharf-1", "wharf-3"])
    assert (score["green"], score["brown"]) == (15, 0)


def majority(lay: Laid, *posts: list[str], kind: int = 0, **more: Any) -> list[int]:
    seats = max(2, len(posts))
    reckoning = ended(lay, seats=seats, posts=list(posts), **more).view(None)["reckoning"]
    return [entry["posts"]["majorities"][kind]["value"] for entry in reckoning]


def test_yz_23_most_posts_of_a_type_then_second(lay: Laid) -> None:
    assert majority(lay, ["wharf-4", "wharf-5"], ["wharf-1"], []) == [30, 15, 0]
    assert majority(lay, ["wharf-5"], ["wharf-4", "wharf-1", "wharf-3"], ["wharf-2"]) == [0, 30, 15]


def test_yz_23_ties_go_to_the_lowest_dots(lay: Laid) -> None:
    assert majority(lay, ["wharf-2"], ["wharf-1"], ["wharf-3"]) == [15, 30, 0]
    assert majority(lay, ["wharf-2", "wharf-5"], ["wharf-3", "wharf-4"], ["wharf-1"]) == [30, 15, 0]


def test_yz_23_colour_is_ignored_in_majorities(lay: Laid) -> None:
    assert majority(lay, ["wharf-4", "wharf-3"], ["wharf-2"]) == [30, 15]


def test_yz_23_one_owner_takes_no_second_prize(lay: Laid) -> None:
    assert majority(lay, ["wharf-1", "wharf-2", "wharf-3"], []) == [30, 0]
    assert majority(lay, [], []) == [0, 0]


def test_yz_23_other_green_dots_make_other_sets(lay: Laid) -> None:
    posts = ["wharf-1", "warehouse-1", "teahouse-2"]
    assert post_score(lay, posts)["brown"] == 15
    assert post_score(lay, posts, options={"post_dots": [1, 2]})["green"] == 30


def test_yz_24_the_richest_wins_and_equal_wealth_shares(lay: Laid) -> None:
    assert ended(lay, seats=3, money=[10, 30, 20]).outcome.winners == (1,)  # type: ignore[union-attr]
    desk = ended(lay, ["tea-rose"], seats=3, money=[15, 20, 19])
    assert desk.outcome is not None
    assert desk.outcome.winners == (0, 1)
    assert desk.outcome.scores == (20, 20, 19)


def test_yz_25_the_sheets_scoring_example(lay: Laid) -> None:
    """A tie for first and one for second; totals 135, 105 and 95."""
    names = ["wharf", "warehouse", "teahouse", "workshop"]

    def posts(deal: dict[int, list[int]]) -> list[str]:
        return [f"{names[kind]}-{dots}" for kind, all_dots in deal.items() for dots in all_dots]

    first = posts({0: [2, 1], 1: [2, 5], 2: [4, 3]})
    second = posts({1: [3], 2: [2, 1], 3: [4, 3]})
    third = posts({0: [3], 1: [1], 2: [5], 3: [5]})
    desk = ended(lay, seats=3, posts=[first, second, third])
    scores = [entry["posts"] for entry in desk.view(None)["reckoning"]]
    assert [score["green"] for score in scores] == [30, 15, 0]
    assert [score["brown"] for score in scores] == [30, 30, 50]
    assert [[entry["value"] for entry in score["majorities"]] for score in scores] == [
        [30, 30, 15, 0],
        [0, 0, 30, 30],
        [15, 15, 0, 15],
    ]
    assert [score["total"] for score in scores] == [135, 105, 95]
    assert desk.outcome is not None
    assert desk.outcome.scores == (135, 105, 95)
    assert desk.outcome.winners == (0,)
    assert desk.mover == OVER
