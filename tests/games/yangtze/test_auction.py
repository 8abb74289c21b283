"""Auctions of trading posts (YZ-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from sampan import CHANCE, Game, Rng

if TYPE_CHECKING:
    from tests.games.yangtze.conftest import Desk, Laid


def hammer(lay: Laid, seats: int = 3, turn: int = 0, post: str = "wharf-1", **more: Any) -> Desk:
    """A good was bought at place 8, and the post drawn."""
    desk = lay(seats, phase="draw", turn=turn, gaps=(8,), **more)
    desk.draw(post)
    return desk


def test_yz_9_the_drawer_speaks_first_then_clockwise(lay: Laid) -> None:
    desk = hammer(lay, 4, turn=2)
    speakers = []
    for amount in (1, 2, 5, 6, 20):
        speakers.append(desk.mover)
        desk.do("bid", amount=amount)
    assert speakers == [2, 3, 0, 1, 2]
    for seat in (3, 0, 1):
        assert desk.mover == seat
        desk.do("pass")
    assert desk.posts == [[], [], ["wharf-1"], []]
    assert desk.money == [30, 30, 10, 30]
    assert (desk.mover, desk.phase) == (CHANCE, "draw")


def test_yz_9_a_bid_is_more_than_the_highest_so_far(lay: Laid) -> None:
    desk = hammer(lay)
    assert desk.view(1)["auction"]["minimum"] == 1
    assert desk.refusal("bid", amount=0) == "bid-too-low"
    desk.do("bid", amount=7)
    assert desk.view(1)["auction"]["minimum"] == 8
    for amount in (0, 6, 7):
        assert desk.refusal("bid", amount=amount) == "bid-too-low"
    desk.do("bid", amount=8)
    assert (desk.auction["highest"], desk.auction["bidder"]) == (8, 1)


@pytest.mark.parametrize("minimum", [1, 5, 100])
def test_yz_9_the_lowest_bid_is_an_option(lay: Laid, minimum: int) -> None:
    desk = hammer(lay, money=120, options={"minimum_bid": minimum})
    assert min(offer["amount"] for offer in desk.offers("bid")) == minimum
    if minimum > 1:
        assert desk.refusal("bid", amount=minimum - 1) == "bid-too-low"
    desk.do("bid", amount=minimum)
    assert desk.view(0)["auction"]["minimum"] == minimum + 1


def test_yz_9_a_bid_of_all_ones_money_and_not_more(lay: Laid) -> None:
    desk = hammer(lay, money=[30, 23, 30])
    desk.do("bid", amount=3)
    assert desk.refusal("bid", amount=24) == "bid-too-high"
    desk.do("bid", amount=23)
    desk.do("pass")
    desk.do("pass")
    assert desk.posts[1] == ["wharf-1"]
    assert desk.money == [30, 0, 30]


def test_yz_9_who_passes_is_out(lay: Laid) -> None:
    desk = hammer(lay)
    desk.do("pass")
    desk.do("bid", amount=1)
    desk.do("bid", amount=2)
    assert desk.mover == 1
    assert desk.view(None)["auction"]["in"] == [1, 2]
    assert desk.view(None)["auction"]["passed"] == [0]
    desk.do("bid", amount=3)
    assert desk.mover == 2


def test_yz_9_whoever_is_left_alone_without_a_bid_is_still_asked(lay: Laid) -> None:
    desk = hammer(lay)
    desk.do("pass")
    desk.do("pass")
    assert (desk.mover, desk.phase) == (2, "bid")
    desk.do("bid", amount=1)
    assert desk.posts[2] == ["wharf-1"]
    assert desk.money == [30, 30, 29]


def test_yz_9_a_post_that_nobody_wants_leaves_the_game(lay: Laid) -> None:
    desk = hammer(lay)
    desk.do("pass")
    desk.do("pass")
    assert desk.do("pass")[-1] == {"kind": "post_unwanted", "post": "wharf-1"}
    assert desk.unwanted == ["wharf-1"]
    assert desk.posts == [[], [], []]
    assert "wharf-1" not in [post["post"] for post in desk.view(None)["bag"]["posts"]]
    assert (desk.mover, desk.phase) == (CHANCE, "draw")


def test_yz_9_who_cannot_bid_is_not_asked(lay: Laid) -> None:
    """YZ-21d: neither money nor a card that could bring some."""
    desk = hammer(lay, money=[30, 4, 30], cards=[[], ["buy_two", "free_good", "sell_any_time"], []])
    events = desk.do("bid", amount=4)
    assert events[-1] == {"kind": "bid_passed", "seat": 1, "forced": True}
    assert desk.mover == 2
    # With a good to sell any time, or with a liquidity card, he is.
    for more in ({"goods": [[], ["tea-rose"]]}, {"cards": [[], ["liquidity_10"], []]}):
        other = hammer(lay, money=[30, 4, 30], **{"cards": [[], ["sell_any_time"], []], **more})
        other.do("bid", amount=4)
        assert other.mover == 1
        assert "bid" not in other.kinds()


def test_yz_9_nobody_can_bid(lay: Laid) -> None:
    desk = hammer(lay, money=0, cards=[[], [], []])
    assert desk.unwanted == ["wharf-1"]
    assert desk.phase == "draw"


def test_yz_21_liquidity_and_a_sale_in_the_middle_of_an_auction(lay: Laid) -> None:
    """He is asked again after each card, and may then bid what he has."""
    desk = hammer(lay, 2, money=[30, 2], goods=[[], ["tea-rose", "tea-sky", "silk-gold"]])
    desk.do("bid", amount=10)
    assert (desk.mover, desk.kinds()) == (1, {"pass", "play_liquidity", "sell_any_time"})
    desk.do("play_liquidity", card="liquidity_15")
    assert (desk.mover, desk.money[1]) == (1, 17)
    desk.do("sell_any_time", goods=["tea-rose", "tea-sky"])
    assert (desk.mover, desk.money[1]) == (1, 29)
    assert desk.refusal("sell_any_time", goods=["silk-gold"]) == "card-played"
    desk.do("bid", amount=29)
    desk.do("pass")
    assert desk.money == [30, 0]
    assert desk.posts[1] == ["wharf-1"]
    assert desk.cards[1] == ["buy_two", "free_good", "liquidity_10", "liquidity_20"]


def test_any_whole_amount_can_be_bid_outright(game: Game, lay: Laid) -> None:
    """People name the amount; what they say is found again from its description."""
    desk = hammer(lay, 2, money=300)
    for amount in range(1, 301):
        action = game.find(desk.state, {"kind": "bid", "amount": amount})
        assert game.describe(desk.state, action) == {"kind": "bid", "amount": amount}
        after = desk.state.clone()
        after.apply(action)
        assert after.position()["auction"]["highest"] == amount  # type: ignore[index]
    assert desk.refusal("bid", amount=301) == "bid-too-high"


@pytest.mark.parametrize("money", [1, 15, 16, 17, 40, 47, 48, 300])
def test_every_amount_is_reached_in_one_way_by_small_codes(game: Game, lay: Laid, money: int) -> None:
    """The listed codes lead to each amount from 1 to all of one's money, to each in exactly one way."""
    desk = hammer(lay, 2, money=money)
    reached: list[int] = []
    steps: list[int] = []

    def follow(state: Any, depth: int) -> None:
        for action in state.legal():
            assert action < 4000
            kind = game.describe(state, action)["kind"]
            after = state.clone()
            after.apply(action)
            auction = after.position()["auction"]
            if kind == "bid_more" and auction["bidder"] is None:
                follow(after, depth + 1)
            elif kind in ("bid", "bid_more"):  # a step to all of one's money is the bid itself
                reached.append(auction["highest"])
                steps.append(depth)

    follow(desk.state, 1)
    assert sorted(reached) == list(range(1, money + 1))
    assert max(steps) <= 6


def test_huge_amounts_stay_within_a_short_chain(game: Game, lay: Laid) -> None:
    desk = hammer(lay, 2, money=[61_000_000, 60_999_999], options={"luxury_values": [1_000_000] * 5})
    assert len(desk.state.legal()) < 64
    action = game.find(desk.state, {"kind": "bid", "amount": 60_123_457})
    after = desk.state.clone()
    after.apply(action)
    # The same amount step by step: always the largest step that fits.
    steps = 0
    while True:
        offers = {game.describe(desk.state, code).get("at_least", 0): code for code in desk.state.legal()}
        fitting = [least for least in offers if 0 < least <= 60_123_457]
        if not fitting:
            break
        desk.state.apply(offers[max(fitting)])
        steps += 1
    assert steps < 26
    assert desk.phase == "bid_more"
    desk.do("bid", amount=60_123_457)
    assert desk.state.position() == after.position()


def test_while_a_larger_bid_is_being_named_nothing_else_is_possible(lay: Laid) -> None:
    desk = hammer(lay, 2, money=100, goods=[["tea-rose"]])
    (event,) = desk.do("bid_more", at_least=1 + 32)
    assert event == {"kind": "bid_more", "seat": 0, "at_least": 33}
    assert desk.mover == 0
    assert desk.kinds() == {"bid", "bid_more"}
    assert desk.view(1)["auction"]["minimum"] == 33
    assert desk.refusal("bid", amount=32) == "bid-too-low"
    assert {offer["at_least"] for offer in desk.offers("bid_more")} == {49}
    blocked = {refusal.fields["card"]: refusal.reason for refusal in desk.state.blocked()}
    assert blocked["liquidity_10"] == blocked["sell_any_time"] == "card-speaking"
    desk.do("bid", amount=77)  # outright after all
    assert desk.auction["highest"] == 77


def test_the_view_tells_what_the_post_would_bring(lay: Laid) -> None:
    """Seat 0 would complete two green types and take the majority of the tea houses from seat 1."""
    desk = hammer(
        lay, 2, post="teahouse-2", posts=[["wharf-2", "teahouse-4"], ["teahouse-1"]], money=[20, 9], cards=[[], []]
    )
    worth = desk.view(0)["auction"]["worth"]
    # Before: seat 0 has 2 types of green (15), first of wharf (30), second of tea houses (15).
    assert [entry["now"]["total"] for entry in worth] == [60, 30]
    # With it two tea houses against one: first. The set of green types stays at two.
    assert worth[0]["with_it"]["total"] == 15 + 30 + 30
    assert worth[0]["gain"] == 15
    # Seat 1 would have two tea houses against one, and be first as before.
    assert worth[1]["gain"] == 0


def test_random_bids_never_exceed_the_money(game: Game) -> None:
    rng = Rng("bids")
    for seed in range(6):
        state = game.start(3, {"luxury_values": [400, 500, 600, 700, 800]})
        rng = Rng(seed)
        for _ in range(400):
            if state.to_move() == -2:
                break
            state.apply(state.sample(rng))
            position: Any = state.position()
            assert min(position["money"]) >= 0
            if position["auction"] is not None and position["auction"]["bidder"] is not None:
                auction = position["auction"]
                assert 1 <= auction["highest"] <= position["money"][auction["bidder"]]
