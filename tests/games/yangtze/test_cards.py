"""The special cards, and when a decision is asked (YZ-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from sampan import CHANCE

if TYPE_CHECKING:
    from tests.games.yangtze.conftest import Desk, Laid

RIVER = ["fish-rose", "fish-sky", "fish-sand", "fish-mint", "fish-lilac", "fish-grey", "bamboo-rose", "bamboo-sky"]


def blocked_cards(desk: Desk) -> dict[object, str]:
    return {refusal.fields["card"]: refusal.reason for refusal in desk.state.blocked() if refusal.fields["card"]}


@pytest.mark.parametrize(("card", "amount"), [("liquidity_10", 10), ("liquidity_15", 15), ("liquidity_20", 20)])
def test_yz_21a_liquidity(lay: Laid, card: str, amount: int) -> None:
    desk = lay(2)
    events = desk.do("play_liquidity", card=card)
    assert [event["kind"] for event in events] == ["card_played", "money_gained"]
    assert desk.money[0] == 30 + amount
    assert card not in desk.cards[0]
    assert desk.mover == 0  # asked again
    assert desk.refusal("play_liquidity", card=card) == "card-played"


def test_yz_21_several_cards_may_be_played_together(lay: Laid) -> None:
    desk = lay(2, money=0)
    for card in ("liquidity_10", "liquidity_15", "liquidity_20"):
        desk.do("play_liquidity", card=card)
    desk.do("buy_two")
    desk.do("buy_free", place=1)
    desk.do("buy", place=2)
    assert desk.money[0] == 45 - 10
    assert desk.cards[0] == ["sell_any_time"]


def test_yz_21_sell_any_time_is_for_when_ordinary_sales_are_not_open(lay: Laid) -> None:
    desk = lay(2, [["tea-rose", "jade-gold"]])
    assert desk.refusal("sell_any_time", goods=["tea-rose"]) == "kind-not-now"
    assert blocked_cards(desk) == {"sell_any_time": "card-sales-open"}
    desk.do("buy_two")
    desk.do("buy", place=8)
    assert desk.cargoes("sell_any_time") == {frozenset([good]) for good in ("tea-rose", "jade-gold", "bamboo-sky")}
    desk.do("sell_any_time", goods=["tea-rose"])
    assert (desk.phase, desk.money[0]) == ("second", 30 - 4 + 5)
    assert desk.offers("sell_any_time") == []  # one cargo, and the card is gone


def test_yz_21b_buy_two(lay: Laid) -> None:
    """Each at the price of its place, nothing slides in between; then both gaps are filled one after the other."""
    desk = lay(2)
    desk.do("buy_two")
    assert desk.view(0)["purchase"]["may_buy"] == 2
    desk.do("buy", place=3)
    assert (desk.mover, desk.phase) == (0, "second")
    assert desk.river == [*RIVER[:2], None, *RIVER[3:]]
    assert [offer["place"] for offer in desk.offers("buy")] == [1, 2, 4, 5, 6, 7, 8]
    desk.do("buy", place=7)
    assert desk.money[0] == 30 - 9 - 5
    assert desk.river == ["fish-rose", "fish-sky", None, "fish-mint", "fish-lilac", "fish-grey", None, "bamboo-sky"]
    assert desk.mover == CHANCE
    desk.draw("rice-rose")  # closes the gap nearest the source
    assert desk.river == [
        "rice-rose",
        "fish-rose",
        "fish-sky",
        "fish-mint",
        "fish-lilac",
        "fish-grey",
        None,
        "bamboo-sky",
    ]
    assert desk.mover == CHANCE
    desk.draw("gain_wharf", "tea-mint")
    assert desk.river == [
        "tea-mint",
        "rice-rose",
        "fish-rose",
        "fish-sky",
        "fish-mint",
        "fish-lilac",
        "fish-grey",
        "bamboo-sky",
    ]
    assert (desk.mover, desk.phase) == (1, "trade")


def test_yz_21b_the_second_may_be_declined(lay: Laid) -> None:
    desk = lay(2)
    desk.do("buy_two")
    desk.do("buy", place=8)
    assert desk.do("pass") == [{"kind": "second_declined", "seat": 0}]
    desk.draw("rice-rose")
    assert (desk.mover, desk.river[0]) == (1, "rice-rose")
    assert "buy_two" not in desk.cards[0]


def test_yz_21b_before_the_first_purchase(lay: Laid) -> None:
    desk = lay(2)
    desk.do("buy_two")
    assert desk.refusal("buy_two") == "card-played"
    desk.do("buy", place=8)
    assert desk.refusal("buy_two") == "kind-not-now"
    # One who still had the card would be told why.
    assert desk.state.why_illegal(desk.game.find(lay(2).state, {"kind": "buy_two"})) == "card-after-purchase"


def test_yz_21b_a_second_that_cannot_be_paid_is_not_asked_for(lay: Laid) -> None:
    """YZ-21d; with a card that could help it is."""
    desk = lay(2, money=[7, 30], cards=[["buy_two"], []])
    desk.do("buy_two")
    events = desk.do("buy", place=8)
    assert [event["kind"] for event in events] == ["bought", "second_declined"]
    assert desk.phase == "draw"
    for card in ("free_good", "liquidity_10", "sell_any_time"):  # the purchase itself could be sold
        desk = lay(2, money=[7, 30], cards=[["buy_two", card], []])
        desk.do("buy_two")
        desk.do("buy", place=8)
        assert (desk.mover, desk.phase) == (0, "second")


def test_yz_21c_free_good(lay: Laid) -> None:
    desk = lay(2, money=[0, 0])
    events = desk.do("buy_free", place=1)
    assert [event["kind"] for event in events] == ["card_played", "bought"]
    assert (events[1]["price"], events[1]["free"]) == (0, True)
    assert desk.money[0] == 0
    assert desk.goods[0] == ["fish-rose"]
    assert desk.phase == "draw"  # no extra purchase
    assert "free_good" not in desk.cards[0]


@pytest.mark.parametrize("first_is_free", [True, False])
def test_yz_21c_with_buy_two_one_good_is_free(lay: Laid, first_is_free: bool) -> None:
    desk = lay(2)
    desk.do("buy_two")
    desk.do("buy_free" if first_is_free else "buy", place=1)
    assert bool(desk.offers("buy_free")) != first_is_free
    desk.do("buy" if first_is_free else "buy_free", place=2)
    assert desk.money[0] == 20
    assert desk.phase == "draw"
    assert desk.view(1)["purchase"]["free_good"] is True


def test_cards_of_ones_own_turn_are_not_for_other_decisions(lay: Laid) -> None:
    desk = lay(2, phase="draw", gaps=(8,))
    desk.draw("wharf-1")
    assert blocked_cards(desk) == {
        "buy_two": "card-only-on-turn",
        "free_good": "card-only-on-turn",
        "sell_any_time": "card-no-goods",
    }
    assert desk.refusal("buy_free", place=1) == "kind-not-now"


# The moment before the goods tax (YZ-21).


def before_goods_tax(lay: Laid, **more: Any) -> Desk:
    more.setdefault("goods", [["tea-rose", "tea-sky", "jade-gold"]])
    desk = lay(2, phase="draw", gaps=(8,), **more)
    desk.draw("tax_goods")
    return desk


def test_yz_21_before_the_goods_tax_one_may_sell(lay: Laid) -> None:
    desk = before_goods_tax(lay, cards=[["sell_any_time"], []])
    assert (desk.mover, desk.phase) == (0, "carry_out")
    assert desk.kinds() == {"carry_out", "sell_any_time"}
    assert desk.money[0] == 30
    desk.do("sell_any_time", goods=["tea-rose", "tea-sky"])
    assert desk.money[0] == 30 + 12 - 1  # one good is left to tax
    assert desk.phase == "draw"


def test_yz_21_or_go_on(lay: Laid) -> None:
    desk = before_goods_tax(lay, cards=[["sell_any_time", "liquidity_10"], []])
    desk.do("play_liquidity", card="liquidity_10")
    assert (desk.mover, desk.phase) == (0, "carry_out")  # asked again
    desk.do("carry_out")
    assert desk.money[0] == 40 - 3


@pytest.mark.parametrize(
    "more", [{"cards": [["liquidity_10", "free_good"], []]}, {"goods": [[]], "cards": [["sell_any_time"], []]}]
)
def test_yz_21_only_with_the_card_and_a_good(lay: Laid, more: dict[str, Any]) -> None:
    assert before_goods_tax(lay, **more).phase == "draw"


@pytest.mark.parametrize("emperor", ["tax_money", "tax_posts"])
def test_yz_21_no_such_moment_before_other_taxes(lay: Laid, emperor: str) -> None:
    desk = lay(2, [["tea-rose"]], phase="draw", gaps=(8,), posts=[["wharf-1"]])
    desk.draw(emperor)
    assert desk.phase == "draw"


def test_yz_21_copied_the_goods_tax_has_it_too(lay: Laid) -> None:
    desk = lay(2, [["tea-rose"]], phase="draw", gaps=(8,), thrones=["tax_goods", "sell"], cards=[["sell_any_time"], []])
    desk.draw("copy")
    desk.do("copy", emperor="tax_goods")
    assert (desk.mover, desk.phase) == (0, "carry_out")
    desk.do("sell_any_time", goods=["tea-rose"])
    assert desk.money[0] == 35


def test_yz_21d_whether_somebody_is_asked_never_depends_on_which_goods(lay: Laid) -> None:
    """The number of goods is public: with two, whatever they are, there is a choice; with one there is none."""
    for pair in (["tea-rose", "tea-sky"], ["tea-rose", "jade-gold"], ["silk-gold", "jade-gold"]):
        desk = lay(2, [pair], phase="draw", gaps=(8,), cards=[[], []], options={"optional_emperors": []})
        desk.draw("sell")
        assert (desk.mover, desk.phase) == (0, "sell")
