"""Components and set-up (YZ-1 to YZ-3)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from sampan import CHANCE, Game, IllegalAction, OptionError, Rng

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.games.yangtze.conftest import Laid

RIVER = ["silk-crimson", "silk-azure", "jade-gold", "rice-rose", "rice-sky", "tea-rose", "fish-grey", "salt-mint"]


def test_yz_1_components(begin: Laid, conserved: Callable[..., None]) -> None:
    """25 luxury and 36 basic goods, 20 posts of 4 types with 2 green and 3 brown each, 12 emperors, 6 cards each."""
    desk = begin(3)
    view = desk.view(None)
    conserved(desk.position, view)
    goods = [offer["good"] for offer in desk.offers("draw_good")]
    wares = Counter(good.split("-")[0] for good in goods)
    colours = Counter(good.split("-")[1] for good in goods)
    assert len(goods) == len(set(goods)) == 61
    assert sorted(wares.values()) == sorted(colours.values()) == [5] * 5 + [6] * 6
    # The full grid: a ware has all colours of its category, and no colour of the other.
    grids = {frozenset(good.split("-")[1] for good in goods if good.startswith(ware + "-")) for ware in wares}
    assert sorted(map(len, grids)) == [5, 6]
    assert not frozenset.intersection(*grids)
    posts = view["bag"]["posts"]
    by_colour = Counter((post["type"], post["colour"]) for post in posts)
    assert len(posts) == 20
    assert sorted(by_colour.values()) == [2] * 4 + [3] * 4
    for kind in {post["type"] for post in posts}:
        assert {post["dots"]: post["colour"] for post in posts if post["type"] == kind} == {
            1: "brown",
            2: "green",
            3: "brown",
            4: "green",
            5: "brown",
        }
    assert len(view["bag"]["emperors"]) == 12
    assert all(len(player["cards"]) == 6 for player in view["players"])


def test_yz_1_other_dots_can_be_green(begin: Laid) -> None:
    view = begin(2, post_dots=[1, 5]).view(0)
    assert {post["dots"] for post in view["bag"]["posts"] if post["colour"] == "green"} == {1, 5}


@pytest.mark.parametrize("dots", [[2, 2], [4, 2], [0, 1], [1, 6], [1], [1, 2, 3], "24", None])
def test_yz_1_impossible_dots_are_refused(game: Game, dots: Any) -> None:
    with pytest.raises(ValueError, match="post_dots"):
        game.start(2, {"post_dots": dots})


def test_yz_2_the_river_is_filled_from_the_source(begin: Laid) -> None:
    desk = begin(2)
    assert [place["price"] for place in desk.view(None)["river"]] == [10, 10, 9, 8, 7, 6, 5, 4]
    for filled, good in enumerate(RIVER):
        assert desk.mover == CHANCE
        assert desk.phase == "river"
        (event,) = desk.draw(good)
        assert (event["good"], event["place"]) == (good, filled + 1)
        assert desk.river == RIVER[: filled + 1] + [None] * (7 - filled)
    assert desk.phase == "deal"


PRICES = [60, 60, 41, 20, 9, 9, 1, 0]


def test_yz_2a_other_prices(begin: Laid, lay: Laid) -> None:
    assert [place["price"] for place in begin(2, prices=PRICES).view(None)["river"]] == PRICES
    assert begin(2, prices=PRICES).view(None)["options"]["prices"] == PRICES
    desk = lay(2, money=[41, 30], options={"prices": PRICES})
    assert [(offer["place"], offer["price"]) for offer in desk.offers("buy")] == [
        (place, price) for place, price in enumerate(PRICES, 1) if price <= 41
    ]
    assert [place["place"] for place in desk.view(0)["river"] if place["affordable"]] == [3, 4, 5, 6, 7, 8]
    with pytest.raises(IllegalAction, match="60"):
        desk.do("buy", place=1)
    (event,) = desk.do("buy", place=3)
    assert (event["price"], desk.money) == (41, [0, 30])


def test_yz_2a_a_purchase_for_nothing_is_a_purchase(lay: Laid) -> None:
    """YZ-8: the turn is not idle, and who has nothing at all can still buy."""
    desk = lay(2, money=[0, 0], cards=[[], []], idle=1, options={"prices": PRICES})
    assert [offer["place"] for offer in desk.offers("buy")] == [8]
    desk.do("buy", place=8)
    desk.draw("rice-rose")
    assert (desk.mover, desk.phase, desk.idle) == (1, "trade", 0)


@pytest.mark.parametrize(
    "prices",
    [
        [10, 10, 9, 8, 7, 6, 5],
        [4, 5, 6, 7, 8, 9, 10, 10],
        [61, 10, 9, 8, 7, 6, 5, 4],
        [9, 8, 7, 6, 5, 4, 3, -1],
        "10",
        None,
    ],
)
def test_yz_2a_impossible_prices_are_refused(game: Game, prices: Any) -> None:
    with pytest.raises(ValueError, match="8 whole numbers from 0 to 60, none larger than the one before") as refused:
        game.start(2, {"prices": prices})
    assert isinstance(refused.value, OptionError)
    assert "aucun plus grand que le précédent" in refused.value.sentence("fr")


def test_yz_2_only_goods_are_in_the_bag_at_first(begin: Laid) -> None:
    desk = begin(4)
    assert desk.view(None)["bag"]["tokens"] == 61
    rng = Rng(1)
    for number in range(8 + 8):
        assert len(desk.state.legal()) == 61 - number
        assert set(desk.state.chances()) == {1}
        assert desk.kinds() <= {"draw_good", "deal_good"}
        desk.state.apply(desk.state.sample(rng))
    assert desk.phase == "first"
    desk.do("first_player", seat=0)
    assert desk.view(None)["bag"]["tokens"] == 61 - 16 + 20 + 12


def test_yz_2_two_goods_each_in_secret(begin: Laid) -> None:
    desk = begin(3)
    desk.draw(*RIVER)
    dealt = ["jade-azure", "jade-violet", "tea-sky", "tea-sand", "fish-rose", "fish-sky"]
    for number, good in enumerate(dealt):
        recorder = desk.record("deal_good", good=good)
        owner = number // 2
        seen = [recorder.seen_by(observer)[0].get("good") for observer in (0, 1, 2, None)]
        assert seen == [good if observer == owner else None for observer in (0, 1, 2, None)]
    assert desk.goods == [dealt[0:2], dealt[2:4], dealt[4:6]]
    for observer in (0, 1, 2, None):
        for player in desk.view(observer)["players"]:
            assert player["goods_count"] == player["never_shown"] == 2
            assert (player["goods"] is None) == (player["seat"] != observer)
            assert player["known"] == []


@pytest.mark.parametrize("first", [None, 0, 2])
def test_yz_2_the_first_player(begin: Laid, first: int | None) -> None:
    desk = begin(3, first_player=first)
    rng = Rng(2)
    for _ in range(8 + 6):
        desk.state.apply(desk.state.sample(rng))
    if first is None:
        assert [offer["seat"] for offer in desk.offers("first_player")] == [0, 1, 2]
        assert set(desk.state.chances()) == {1}
        desk.do("first_player", seat=1)
    assert desk.phase == "trade"
    assert desk.mover == (1 if first is None else first)


def test_yz_3_everybody_has_30_money(begin: Laid) -> None:
    assert begin(4).money == [30] * 4


def test_yz_3_money_has_no_upper_limit(lay: Laid) -> None:
    desk = lay(2, [["silk-gold"]], [50_000_000, 0], options={"luxury_values": [1_000_000] * 5})
    desk.do("sell", goods=["silk-gold"])
    assert desk.money[0] == 51_000_000


def test_options_that_stall_the_river_are_warned_about(game: Game) -> None:
    """YZ-5: a basic single below the last price, which is 4 unless the option `prices` says otherwise."""
    usual, free, dear = [10, 10, 9, 8, 7, 6, 5, 4], [9, 8, 7, 6, 5, 4, 3, 0], [20] * 8
    for single, prices, warned in (
        *((3, usual, True), (4, usual, False), (0, usual, True)),
        *((0, free, False), (12, dear, True)),
    ):
        options = game.start(2, {"basic_values": [single, 20, 24, 40, 60, 84], "prices": prices}).options
        cautions = game.cautions(2, options)
        assert [caution.reason for caution in cautions] == ["stalled-river"] * warned
        for caution in cautions:
            assert f"{single}, less than the {prices[-1]}" in caution.sentence("en")
            assert caution.sentence("en") != caution.sentence("fr")


@pytest.mark.parametrize(
    "options",
    [
        {"basic_values": [5, 12, 24, 40, 60]},
        {"basic_values": [5, 12, 24, 40, 60, 59]},
        {"basic_values": [-1, 12, 24, 40, 60, 84]},
        {"basic_values": [5, 12, 24, 40, 60, 10**7]},
        {"luxury_values": [7, 16, 30, 48, 70, 90]},
        {"luxury_values": [7.0, 16, 30, 48, 70]},
        {"minimum_bid": 0},
        {"optional_emperors": ["tax"]},
        {"optional_emperors": ["exchange", "sell"]},
        {"first_player": 2},
        {"places": 9},
    ],
)
def test_impossible_options_are_refused_with_a_sentence(game: Game, options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=next(iter(options))):
        game.start(2, options)


@pytest.mark.parametrize("seats", [0, 1, 5, None, "2"])
def test_two_to_four_players(game: Game, seats: Any) -> None:
    with pytest.raises(ValueError, match="2 to 4"):
        game.start(seats)
