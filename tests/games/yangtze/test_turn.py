"""Turns: sales, purchases, the river, idle rounds (YZ-4 to YZ-8)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

import pytest

from sampan import CHANCE, OVER

if TYPE_CHECKING:
    from tests.games.yangtze.conftest import Laid

RIVER = ["fish-rose", "fish-sky", "fish-sand", "fish-mint", "fish-lilac", "fish-grey", "bamboo-rose", "bamboo-sky"]


def test_yz_4_any_number_of_sales_then_a_purchase(lay: Laid) -> None:
    desk = lay(2, [["tea-rose", "tea-sky", "jade-gold", "salt-mint"]], 0)
    assert "buy" not in desk.kinds()
    desk.do("sell", goods=["tea-rose", "tea-sky"])
    desk.do("sell", goods=["jade-gold"])
    assert desk.money[0] == 12 + 7
    assert desk.mover == 0
    desk.do("buy", place=8)
    assert desk.mover == CHANCE
    assert desk.goods[0] == ["salt-mint", "bamboo-sky"]
    desk.draw("rice-rose")
    assert (desk.mover, desk.phase) == (1, "trade")


def test_yz_4_a_turn_may_be_a_sale_alone_a_purchase_alone_or_nothing(lay: Laid) -> None:
    for actions in ([("sell", {"goods": ["jade-gold"]})], [], [("buy", {"place": 1})]):
        desk = lay(2, [["jade-gold"]])
        for kind, fields in actions:
            desk.do(kind, **fields)
        if desk.phase == "draw":
            desk.draw("rice-rose")
        else:
            desk.do("pass")
        assert (desk.mover, desk.phase) == (1, "trade")


def test_yz_4_selling_is_closed_after_the_first_purchase(lay: Laid) -> None:
    desk = lay(2, [["jade-gold"]])
    desk.do("buy_two")
    assert desk.cargoes() == {frozenset(["jade-gold"])}
    desk.do("buy", place=8)
    assert desk.phase == "second"
    assert desk.refusal("sell", goods=["jade-gold"]) == "kind-not-now"
    code = desk.game.find(desk.state, {"kind": "sell_any_time", "goods": ["jade-gold"]}) - 22 * 64
    assert desk.state.why_illegal(code) == "sales-closed"
    assert "sales-closed" in [refusal.reason for refusal in desk.state.blocked()]


def shares(goods: tuple[str, ...]) -> bool:
    wares, colours = ({good.split("-")[part] for good in goods} for part in (0, 1))
    return len(wares) == 1 or len(colours) == 1


def test_yz_5_a_cargo_shares_the_ware_or_the_colour(lay: Laid) -> None:
    goods = ["tea-rose", "tea-sky", "tea-sand", "salt-rose", "rice-rose", "jade-gold", "silk-gold", "silk-azure"]
    expected = {
        frozenset(chosen)
        for size in range(1, 7)
        for chosen in combinations(goods, size)
        if shares(chosen)  # the colours of luxury and basic goods differ, so nothing mixed shares anything
    }
    desk = lay(2, [goods])
    assert desk.cargoes() == expected
    assert len(desk.offers("sell")) == len(expected)  # and none of them twice


@pytest.mark.parametrize("goods", [["tea-rose", "silk-gold"], ["tea-rose", "salt-sky"], ["jade-gold", "silk-azure"]])
def test_yz_5_never_mixed(lay: Laid, goods: list[str]) -> None:
    assert lay(2, [["tea-rose", "silk-gold", "salt-sky", "jade-gold", "silk-azure"]]).refusal("sell", goods=goods) == (
        "nothing-shared"
    )


@pytest.mark.parametrize(
    ("ware", "colours", "values"),
    [
        ("cotton", ["rose", "sky", "sand", "mint", "lilac", "grey"], [5, 12, 24, 40, 60, 84]),
        ("silk", ["crimson", "azure", "gold", "emerald", "violet"], [7, 16, 30, 48, 70]),
    ],
)
def test_yz_5_the_value_of_a_cargo_by_its_size(lay: Laid, ware: str, colours: list[str], values: list[int]) -> None:
    for size, value in enumerate(values, 1):
        goods = [f"{ware}-{colour}" for colour in colours]
        desk = lay(2, [goods])
        (event,) = desk.do("sell", goods=goods[:size])
        assert event == {"kind": "sold", "seat": 0, "goods": goods[:size], "value": value, "by": "turn"}
        assert desk.money == [30 + value, 30]
        assert desk.goods[0] == goods[size:]
        assert desk.sold == goods[:size]  # they leave the game
        # By colour a cargo is worth the same.
        wares = ["rice", "tea", "salt", "cotton", "bamboo", "fish"]
        if ware == "silk":
            wares = ["silk", "jade", "porcelain", "lacquer", "pearls"]
        alike = [f"{other}-{colours[0]}" for other in wares]
        other = lay(
            2,
            [alike],
            river=["fish-sky", *(f"salt-{c}" for c in ("sky", "sand", "mint", "lilac", "grey")), "tea-sky", "tea-sand"],
        )
        assert other.do("sell", goods=alike[:size])[0]["value"] == value


def test_yz_5_other_tables(lay: Laid) -> None:
    options = {"basic_values": [1, 1, 1, 9, 9, 9], "luxury_values": [0, 0, 100, 100, 100]}
    desk = lay(2, [["tea-rose", "tea-sky", "silk-gold", "jade-gold", "pearls-gold"]], options=options)
    assert desk.do("sell", goods=["tea-rose", "tea-sky"])[0]["value"] == 1
    assert desk.do("sell", goods=["silk-gold", "pearls-gold", "jade-gold"])[0]["value"] == 100


def test_yz_5_only_what_is_behind_ones_own_screen(lay: Laid) -> None:
    desk = lay(2, [["tea-rose"], ["tea-sky"]])
    assert desk.refusal("sell", goods=["tea-sky"]) == "not-behind-screen"
    assert desk.refusal("sell", goods=["tea-rose", "tea-sky"]) == "not-behind-screen"
    assert desk.refusal("sell", goods=["fish-rose"]) == "not-behind-screen"


def test_yz_6_the_price_is_that_of_the_place(lay: Laid) -> None:
    for place, price in enumerate([10, 10, 9, 8, 7, 6, 5, 4], 1):
        desk = lay(2)
        (event,) = desk.do("buy", place=place)
        assert event == {
            "kind": "bought",
            "seat": 0,
            "good": RIVER[place - 1],
            "place": place,
            "price": price,
            "free": False,
        }
        assert desk.money == [30 - price, 30]
        assert desk.goods[0] == [RIVER[place - 1]]
        # Everybody has seen it.
        assert all(desk.view(observer)["players"][0]["known"] == [RIVER[place - 1]] for observer in (0, 1, None))


@pytest.mark.parametrize("money", range(11))
def test_yz_6_no_credit(lay: Laid, money: int) -> None:
    desk = lay(2, money=[money, 30])
    prices = [10, 10, 9, 8, 7, 6, 5, 4]
    affordable = [place for place in range(1, 9) if prices[place - 1] <= money]
    assert [offer["place"] for offer in desk.offers("buy")] == affordable
    assert [place["place"] for place in desk.view(0)["river"] if place["affordable"]] == affordable
    dear = [refusal.fields["place"] for refusal in desk.state.blocked() if refusal.reason == "too-dear"]
    assert dear == [place for place in range(1, 9) if place not in affordable]
    for place in dear:
        assert desk.refusal("buy", place=place) == "too-dear"


@pytest.mark.parametrize("place", range(1, 9))
def test_yz_7_the_new_good_enters_upstream_and_closes_the_gap(lay: Laid, place: int) -> None:
    desk = lay(2)
    desk.do("buy", place=place)
    assert desk.river == [*RIVER[: place - 1], None, *RIVER[place:]]  # nothing moves until a good is drawn
    (event,) = desk.draw("rice-rose")
    assert event == {"kind": "good_drawn", "seat": 0, "good": "rice-rose", "gap": place}
    assert desk.river == ["rice-rose", *RIVER[: place - 1], *RIVER[place:]]
    assert desk.view(None)["purchase"]["gaps"] == []


def test_yz_7_a_run_of_emperors_and_posts_before_a_good(lay: Laid) -> None:
    """Whatever is drawn is resolved at once; only a good ends the drawing."""
    desk = lay(3, money=[9, 0, 0], cards=[[], [], []])
    desk.do("buy", place=8)
    assert {offer["kind"] for offer in desk.offers()} == {"draw_good", "draw_post", "draw_emperor"}
    desk.draw("tax_money", "gain_wharf")
    assert (desk.mover, desk.phase) == (CHANCE, "draw")
    desk.draw("wharf-3")
    assert (desk.mover, desk.phase) == (0, "bid")
    desk.do("bid", amount=2)
    assert (desk.mover, desk.phase) == (CHANCE, "draw")  # the others have no money to bid
    events = desk.draw("tax_posts", "tax_goods")
    assert [event["amount"] for event in events if event["kind"] == "tax_paid"] == [1, 1]
    assert desk.thrones == ["tax_money", "gain_wharf", "tax_posts", "tax_goods"]
    assert desk.river[7] is None
    desk.draw("rice-rose")
    assert (desk.mover, desk.phase, desk.idle) == (0, "trade", 2)  # the others can do nothing in their turns


def test_yz_7_the_bag_holds_an_emperor_while_the_game_lasts(lay: Laid) -> None:
    desk = lay(2, money=0, cards=[[], []], phase="draw", gaps=(8,), thrones=EMPERORS_BUT_ONE)
    assert [offer["emperor"] for offer in desk.offers("draw_emperor")] == ["tax_posts"]
    desk.draw("tax_posts")
    assert desk.mover == OVER


EMPERORS_BUT_ONE = [
    *("gain_wharf", "gain_warehouse", "gain_teahouse", "gain_workshop"),
    *("tax_money", "tax_goods", "discard", "sell", "buy_back", "exchange", "copy"),
]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_yz_8_a_round_without_sale_or_purchase_ends_the_game(lay: Laid, seats: int) -> None:
    desk = lay(seats)
    for seat in range(seats):
        assert desk.mover == seat
        assert desk.idle == seat
        events = desk.do("pass")
        assert events[0] == {"kind": "turn_passed", "seat": seat, "idle": True}
    assert desk.mover == OVER
    assert desk.outcome is not None
    assert desk.outcome.reason == "all_passed"


def test_yz_8_cards_alone_do_not_count(lay: Laid) -> None:
    desk = lay(2)
    desk.do("play_liquidity", card="liquidity_10")
    desk.do("buy_two")
    desk.do("pass")
    desk.do("pass")
    assert desk.outcome is not None
    assert desk.outcome.reason == "all_passed"


@pytest.mark.parametrize("act", ["sell", "buy", "buy_free"])
def test_yz_8_a_sale_or_a_purchase_breaks_the_row(lay: Laid, act: str) -> None:
    desk = lay(2, [["tea-rose"]])
    fields: dict[str, Any] = {"goods": ["tea-rose"]} if act == "sell" else {"place": 8}
    turn: list[dict[str, Any]] = [{"kind": act, **fields}, {"kind": "pass"}]
    desk = lay(2, [["tea-rose"]], idle=1)
    desk.do(**turn[0])
    if desk.phase == "draw":
        desk.draw("rice-rose")
    else:
        desk.do("pass")
    assert (desk.idle, desk.mover) == (0, 1)
    desk.do("pass")
    assert (desk.idle, desk.mover) == (1, 0)
    desk.do("pass")
    assert desk.mover == OVER


def test_yz_8_who_can_do_nothing_is_not_asked_but_idle(lay: Laid) -> None:
    """YZ-21d: seats 1 and 2 have neither money nor goods nor cards that could help."""
    desk = lay(3, money=[30, 3, 0], cards=[[], ["sell_any_time"], []])
    events = desk.do("pass")
    assert [event["seat"] for event in events if event["kind"] == "turn_passed"] == [0, 1, 2]
    assert desk.outcome is not None
    assert desk.outcome.reason == "all_passed"


@pytest.mark.parametrize(
    ("more", "asked"),
    [
        ({"money": [3, 30], "cards": [[], []]}, False),
        ({"money": [3, 30], "cards": [["sell_any_time"], []]}, False),
        ({"money": [4, 30], "cards": [[], []]}, True),
        ({"money": [3, 30], "cards": [["free_good"], []]}, True),
        ({"money": [3, 30], "cards": [["liquidity_15"], []]}, True),
        ({"money": [3, 30], "cards": [["buy_two"], []]}, True),
        ({"money": [3, 30], "cards": [[], []], "goods": [["tea-rose"]]}, True),
    ],
)
def test_yz_21d_a_turn_is_asked_for_if_anything_can_be_done(lay: Laid, more: dict[str, Any], asked: bool) -> None:
    desk = lay(2, turn=1, **more)
    desk.do("buy", place=8) if desk.money[1] >= 4 else None
    desk.draw("rice-rose")
    assert (desk.mover == 0) == asked
    if not asked:
        assert (desk.mover, desk.idle) == (1, 1)


def test_a_finished_game_allows_nothing(lay: Laid) -> None:
    desk = lay(2)
    desk.do("pass")
    desk.do("pass")
    assert desk.state.legal() == []
    assert desk.refusal("pass") == "game-over"
