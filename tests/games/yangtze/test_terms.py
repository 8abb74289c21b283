"""Why a hint advises something in Yangtze, and what it never advises."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from sampan import Rng
from sampan.bots.advice import advise
from sampan.bots.reasons import reasons_for
from sampan.bots.search import Settings

if TYPE_CHECKING:
    from tests.games.yangtze.conftest import Desk, Laid

SILKS = ["silk-crimson", "silk-azure"]
RIVER = ["fish-rose", "fish-sky", "fish-sand", "fish-mint", "fish-lilac", "fish-grey", "bamboo-rose", "silk-gold"]

LIQUIDITY_20 = {"kind": "play_liquidity", "card": "liquidity_20"}


def reasons(desk: Desk, kind: str, **action: Any) -> list[dict[str, object]]:
    return reasons_for(desk.state, [desk.game.find(desk.state, {"kind": kind, **action})], Rng(1))


def test_a_cargo_grows(lay: Laid) -> None:
    desk = lay(2, [SILKS], river=RIVER)
    sale, cargo = reasons(desk, "buy", place=8)
    values = desk.game.start(2).options["luxury_values"]
    assert isinstance(values, list)
    assert (sale["kind"], sale["change"]) == ("sale", values[2] - values[1])
    assert (cargo["kind"], cargo["line"], cargo["size"]) == ("cargo", "silk", 3)


def test_a_cargo_that_takes_from_another_is_told_with_what_both_bring(lay: Laid) -> None:
    """The crossing cargo would bring 24 by itself; but the goods were worth something where they were."""
    desk = lay(2, [["cotton-sand", "cotton-mint", "salt-mint", "tea-sand"]], river=[*RIVER[:7], "cotton-rose"])
    sale, *others = reasons(desk, "buy", place=8)
    assert sale["kind"] == "sale"
    assert others[0]["kind"] == "cargo"
    assert (others[0]["line"], others[0]["size"]) == ("cotton", 3)
    assert isinstance(sale["change"], int)
    assert isinstance(others[0]["change"], int)
    assert sale["change"] < others[0]["change"]


def test_a_sale_brings_cash_and_makes_no_cargo(lay: Laid) -> None:
    """What is left of crossing lines is then counted elsewhere; that is no merit of the sale."""
    desk = lay(2, [["silk-crimson", "silk-azure", "jade-crimson"]])
    found = reasons(desk, "sell", goods=SILKS)
    assert [reason["kind"] for reason in found] == ["cash"]


def test_a_bid_for_a_majority_and_a_set(lay: Laid) -> None:
    desk = lay(2, phase="draw", gaps=(8,), posts=[["warehouse-1"], ["wharf-3"]])
    desk.draw("wharf-1")
    found = reasons(desk, "bid", amount=3)
    assert found[0] == {"kind": "majority", "type": "wharf", "rank": 1, "change": 30}
    assert found[1]["kind"] in ("set", "rival_majority")
    assert reasons(desk, "pass") == []


def test_a_bid_keeps_from_a_rival_what_he_bids_for_and_takes_what_he_owns(lay: Laid) -> None:
    desk = lay(2, phase="draw", gaps=(8,), posts=[["warehouse-1"], []])
    desk.draw("wharf-1")
    seat = desk.state.to_move()
    desk.state.apply(desk.game.find(desk.state, {"kind": "bid", "amount": 3}))
    found = reasons(desk, "bid", amount=4)
    assert {"kind": "rival_bid", "seat": seat, "type": "wharf", "change": 30} in found
    assert "rival_majority" not in [reason["kind"] for reason in found]


def test_a_bid_adds_nothing_to_a_majority_that_the_seat_has_anyway(lay: Laid) -> None:
    """The table of the auction says so too: all that the bid does is to keep the prize from the rival who leads."""
    desk = lay(2, phase="draw", gaps=(8,), posts=[["wharf-3"], ["wharf-2"]])
    desk.draw("wharf-1")
    rival = desk.state.to_move()
    desk.state.apply(desk.game.find(desk.state, {"kind": "bid", "amount": 3}))
    assert reasons(desk, "bid", amount=4) == [{"kind": "rival_bid", "seat": rival, "type": "wharf", "change": 15}]


def test_passing_keeps_nothing_from_the_rival_who_gets_the_post(lay: Laid) -> None:
    desk = lay(2, phase="draw", gaps=(8,), posts=[["warehouse-1"], []])
    desk.draw("wharf-1")
    desk.state.apply(desk.game.find(desk.state, {"kind": "bid", "amount": 3}))
    assert reasons(desk, "pass") == []


def test_a_card_bought_back_and_buy_two_have_a_reason(lay: Laid) -> None:
    desk = lay(2, phase="draw", gaps=(8,), cards=[["buy_two"], []])
    desk.draw("buy_back")
    assert {"kind": "kept", "change": 30} in reasons(desk, "buy_back", card="liquidity_20")
    desk = lay(2, cards=[["buy_two"], []])
    assert reasons(desk, "buy_two") == [{"kind": "purchases", "change": 1}]


def test_a_hint_about_a_discard_names_a_good(lay: Laid) -> None:
    desk = lay(2, [["silk-crimson", "silk-azure", "tea-rose", "jade-gold"], []], phase="draw", gaps=(8,))
    desk.draw("discard")
    codes = [action for action in desk.state.legal() if not desk.state.is_aside(action)]
    assert {str(desk.game.describe(desk.state, action)["kind"]) for action in codes} == {"discard"}
    assert len(codes) < len(desk.state.legal())
    given = advise(desk.state, Rng(1), desk.game.sides(desk.state), Settings(60, 0.0, clear=1.0, first=6, samples=1))
    assert any(not desk.state.is_aside(each.action) for each in given)


@pytest.mark.parametrize(("card", "cash", "less"), [("liquidity_10", 10, 20), ("liquidity_20", 20, 10)])
def test_a_liquidity_card_brings_cash_and_costs_what_it_is_worth_at_the_end(
    lay: Laid, card: str, cash: int, less: int
) -> None:
    desk = lay(2, cards=[[card], []])
    assert reasons(desk, "play_liquidity", card=card) == [
        {"kind": "cash", "change": cash},
        {"kind": "unplayed", "change": less},
    ]


@pytest.mark.parametrize(
    ("money", "goods", "cards", "pointless"),
    [
        (8, [], ["buy_two"], True),
        (9, [], ["buy_two"], False),  # the two cheapest cost 4 and 5
        (4, [], ["buy_two"], True),
        (4, ["tea-rose"], ["buy_two"], False),  # it can be sold first
        (4, [], ["buy_two", "liquidity_10"], False),
        (4, [], ["buy_two", "free_good"], False),
        (3, [], ["buy_two", "free_good"], True),
    ],
)
def test_yz_21b_buy_two_is_wasted_on_who_cannot_pay(
    lay: Laid, money: int, goods: list[str], cards: list[str], pointless: bool
) -> None:
    desk = lay(2, [goods], money=money, cards=[cards, cards])
    assert desk.state.is_pointless(desk.game.find(desk.state, {"kind": "buy_two"})) is pointless


@pytest.mark.parametrize(
    ("money", "cards", "pointless"),
    [
        (10, ["liquidity_20"], True),  # the dearest good costs 10
        (9, ["liquidity_20"], False),
        (19, ["liquidity_20", "buy_two"], False),
        (20, ["liquidity_20", "buy_two"], True),
    ],
)
def test_yz_21a_cash_that_no_purchase_needs_can_wait(lay: Laid, money: int, cards: list[str], pointless: bool) -> None:
    desk = lay(2, river=RIVER, money=money, cards=[cards, []])
    assert desk.state.is_pointless(desk.game.find(desk.state, LIQUIDITY_20)) is pointless


@pytest.mark.parametrize(("money", "pointless"), [(5, True), (4, False)])
def test_yz_21a_cash_can_wait_while_a_bid_can_still_be_raised(lay: Laid, money: int, pointless: bool) -> None:
    desk = lay(2, phase="draw", gaps=(8,), money=money, cards=[["liquidity_20"], ["liquidity_20"]])
    desk.draw("wharf-1")
    bid = 4
    desk.state.apply(desk.game.find(desk.state, {"kind": "bid", "amount": bid}))
    assert desk.state.is_pointless(desk.game.find(desk.state, LIQUIDITY_20)) is pointless
    # Whoever has run short is asked again, with the card in hand.
    if not pointless:
        desk.state.apply(desk.game.find(desk.state, LIQUIDITY_20))
        desk.state.apply(desk.game.find(desk.state, {"kind": "bid", "amount": bid + 1}))


def test_all_bids_are_one_plan(lay: Laid) -> None:
    """What else can be done is named beside the best of them."""
    desk = lay(2, phase="draw", gaps=(8,), money=[30, 30], posts=[["warehouse-1"], ["wharf-3"]])
    desk.draw("wharf-1")
    kinds = [
        desk.game.describe(desk.state, each.action)["kind"]
        for each in advise(desk.state, Rng(1), [[0], [1]], Settings(200, 0.0, clear=1.0, samples=1))
    ]
    assert "pass" in kinds
