"""The twelve emperors (YZ-10 to YZ-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from sampan import CHANCE, OVER, Game, IllegalAction, NotationError

if TYPE_CHECKING:
    from tests.games.yangtze.conftest import Desk, Laid

TYPES = ["wharf", "warehouse", "teahouse", "workshop"]
EMPERORS = [f"gain_{kind}" for kind in TYPES] + [
    *("tax_money", "tax_goods", "tax_posts", "discard", "sell", "buy_back", "exchange", "copy")
]
NO_CARDS: list[list[str]] = [[], [], [], []]


def drawing(lay: Laid, seats: int = 3, turn: int = 0, **more: Any) -> Desk:
    """A good was bought at place 8, and a token is to be drawn; nobody has cards unless it is said."""
    more.setdefault("cards", NO_CARDS[:seats])
    return lay(seats, phase="draw", turn=turn, gaps=(8,), **more)


def told(events: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    return [event for event in events if event["kind"] == kind]


def test_yz_10_emperors_take_the_thrones_in_order(lay: Laid) -> None:
    desk = drawing(lay)
    for throne, emperor in enumerate(("tax_posts", "gain_wharf", "tax_goods"), 1):
        (event,) = told(desk.draw(emperor), "emperor_drawn")
        assert (event["emperor"], event["throne"], event["seat"]) == (emperor, throne, 0)
    assert desk.thrones == ["tax_posts", "gain_wharf", "tax_goods"]
    view = desk.view(None)
    assert view["thrones"][:4] == ["tax_posts", "gain_wharf", "tax_goods", None]
    assert view["emperors_left"] == 9
    assert (desk.mover, desk.phase) == (CHANCE, "draw")


def test_yz_10_from_the_player_whose_turn_it_is_clockwise(lay: Laid) -> None:
    desk = drawing(lay, 4, turn=2, goods=[["tea-rose"], ["tea-sky"], ["salt-rose"], ["salt-sky"]])
    desk.draw("sell")
    asked = []
    while desk.phase == "sell":
        instruction = desk.view(None)["instruction"]
        asked.append((desk.mover, instruction["then"]))
        assert instruction["optional"] is True
        desk.do("decline")
    assert asked == [(2, [3, 0, 1]), (3, [0, 1]), (0, [1]), (1, [])]
    assert (desk.mover, desk.phase) == (CHANCE, "draw")


def test_yz_10_each_finishes_before_the_next_begins(lay: Laid) -> None:
    """Seat 0 pays with cards, is asked as often as needed, and only then seat 1 pays."""
    desk = drawing(lay, 2, money=[0, 1], posts=[["wharf-1"], ["wharf-2"]], cards=[["liquidity_10", "liquidity_15"], []])
    desk.draw("tax_posts")
    assert (desk.mover, desk.phase, desk.money) == (0, "pay", [0, 1])
    desk.do("play_liquidity", card="liquidity_15")
    assert desk.money == [14, 0]


@pytest.mark.parametrize("kind", TYPES)
def test_yz_11_two_for_each_own_post_of_the_type(lay: Laid, kind: str) -> None:
    others = [other for other in TYPES if other != kind]
    posts = [[f"{kind}-1", f"{kind}-4", f"{others[0]}-1"], [f"{others[1]}-1"], [f"{kind}-2"]]
    desk = drawing(lay, posts=posts)
    events = desk.draw(f"gain_{kind}")
    assert desk.money == [34, 30, 32]
    assert [(event["seat"], event["posts"], event["amount"]) for event in told(events, "income")] == [
        (0, 2, 4),
        (2, 1, 2),
    ]
    assert [event["seat"] for event in told(events, "no_effect")] == [1]


@pytest.mark.parametrize(("money", "tax"), [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (99, 9), (100, 10), (537, 53)])
def test_yz_12_one_for_every_full_ten_money(lay: Laid, money: int, tax: int) -> None:
    desk = drawing(lay, money=[money, 0, 0])
    events = desk.draw("tax_money")
    assert desk.money == [money - tax, 0, 0]
    if tax:
        (due,) = told(events, "tax_due")
        assert (due["basis"], due["tax"], due["money"]) == (money, tax, money)


def test_yz_13_one_for_each_good(lay: Laid) -> None:
    desk = drawing(lay, goods=[["tea-rose", "tea-sky", "silk-gold"], [], ["salt-sky"]])
    desk.draw("tax_goods")
    assert desk.money == [27, 30, 29]


def test_yz_14_one_for_each_post(lay: Laid) -> None:
    desk = drawing(lay, posts=[["wharf-1", "wharf-2", "teahouse-5", "workshop-3"], ["warehouse-1"], []])
    desk.draw("tax_posts")
    assert desk.money == [26, 29, 30]


def test_yz_15_discard_one_good_unseen(lay: Laid) -> None:
    desk = drawing(lay, goods=[["tea-rose", "tea-sky"], ["jade-gold", "silk-gold"], []])
    desk.draw("discard")
    assert (desk.mover, desk.phase) == (0, "discard")
    assert [offer["good"] for offer in desk.offers("discard")] == ["tea-rose", "tea-sky"]
    assert "decline" not in desk.kinds()
    recorder = desk.record("discard", good="tea-sky")
    assert recorder.seen_by(0)[0] == {"kind": "discarded", "seat": 0, "good": "tea-sky"}
    assert all(recorder.seen_by(other)[0] == {"kind": "discarded", "seat": 0} for other in (1, 2, None))
    desk.do("discard", good="jade-gold")
    assert desk.goods == [["tea-rose"], ["silk-gold"], []]  # seat 2 had none: nothing happened
    assert desk.phase == "draw"
    assert "tea-sky" not in desk.sold
    assert desk.view(0)["players"][0]["discarded"] == ["tea-sky"]
    assert desk.view(1)["players"][0]["discarded"] is None


def test_yz_15_starting_goods_and_this_turns_purchase_may_go(lay: Laid) -> None:
    desk = lay(
        2,
        [["tea-rose", "jade-gold"], []],
        hidden=[["tea-rose", "jade-gold"], []],
        open=[[[], [], []]] * 2,
        cards=NO_CARDS[:2],
    )
    desk.do("buy", place=8)
    desk.draw("discard")
    assert {offer["good"] for offer in desk.offers("discard")} == {"tea-rose", "jade-gold", "bamboo-sky"}
    desk.do("discard", good="bamboo-sky")
    assert desk.goods[0] == ["jade-gold", "tea-rose"]


def test_yz_15_a_single_good_goes_without_asking(lay: Laid) -> None:
    """YZ-21d; but a card that could be played makes it a question."""
    desk = drawing(lay, 2, goods=[["tea-rose"], ["tea-sky"]], cards=[[], ["sell_any_time"]])
    desk.draw("discard")
    assert desk.goods[0] == []
    assert (desk.mover, desk.phase) == (1, "discard")
    desk.do("sell_any_time", goods=["tea-sky"])  # then there is nothing left to discard
    assert desk.phase == "draw"
    assert desk.discards == [["tea-rose"], []]
    assert desk.money[1] == 35


OFF = {"discard_starting": False}


def starting(lay: Laid, hidden: list[list[str]], bought: list[list[str]], **more: Any) -> Desk:
    """Somebody has just bought; these starting goods were never shown, and these goods bought before."""
    more.setdefault("cards", NO_CARDS[: len(hidden)])
    goods = [[*own, *more_goods] for own, more_goods in zip(hidden, bought, strict=True)]
    eras = [[own, [], []] for own in bought]
    more["options"] = {**OFF, **more.get("options", {})}
    return lay(len(hidden), goods, phase="draw", gaps=(8,), hidden=hidden, open=eras, **more)


def test_yz_15a_starting_goods_cannot_be_discarded_if_the_option_is_off(lay: Laid) -> None:
    desk = starting(lay, [["tea-rose"], ["silk-gold"]], [["tea-sky", "jade-gold"], ["salt-sky", "salt-rose"]])
    desk.draw("discard")
    assert [offer["good"] for offer in desk.offers("discard")] == ["jade-gold", "tea-sky"]
    with pytest.raises(IllegalAction, match="only goods that you bought or exchanged"):
        desk.do("discard", good="tea-rose")
    assert [(each.reason, each.fields["goods"]) for each in desk.state.blocked() if each.reason == "starting-good"] == [
        ("starting-good", ["tea-rose"])
    ]
    desk.do("discard", good="tea-sky")
    assert desk.goods[0] == ["jade-gold", "tea-rose"]
    player = desk.view(1)["players"][0]
    assert (player["known"], player["uncertain"], player["never_shown"]) == ([], ["jade-gold", "tea-sky"], 1)


def test_yz_15a_who_has_only_starting_goods_is_not_asked(lay: Laid) -> None:
    """Whatever cards he holds; and of one other good he need not be asked which (YZ-21d)."""
    cards = [["liquidity_10", "sell_any_time"], []]
    desk = starting(lay, [["tea-rose", "jade-gold"], ["silk-gold"]], [[], ["salt-sky"]], cards=cards)
    events = desk.draw("discard")
    assert [event["seat"] for event in told(events, "no_effect")] == [0]
    assert desk.goods == [["jade-gold", "tea-rose"], ["silk-gold"]]
    assert desk.discards == [[], ["salt-sky"]]
    assert desk.phase == "draw"
    assert desk.view(0)["players"][1]["uncertain"] == []  # everybody knows which one went


def test_yz_15a_it_is_judged_again_after_each_card(lay: Laid) -> None:
    """Who sells what he bought is asked no more; who sells a starting good still is."""
    cards = [["sell_any_time"], ["sell_any_time", "liquidity_20"]]
    desk = starting(lay, [["tea-rose"], ["silk-gold"]], [["tea-sky"], ["salt-sky"]], cards=cards)
    desk.draw("discard")
    assert (desk.mover, desk.phase) == (0, "discard")
    events = desk.do("sell_any_time", goods=["tea-sky"])
    assert [event["seat"] for event in told(events, "no_effect")] == [0]
    assert (desk.mover, desk.phase) == (1, "discard")
    desk.do("sell_any_time", goods=["silk-gold"])
    assert (desk.mover, desk.phase) == (1, "discard")  # a liquidity card could still be played
    desk.do("discard", good="salt-sky")
    assert (desk.discards, desk.phase) == ([[], ["salt-sky"]], "draw")


def test_yz_15a_a_tile_that_came_back_can_be_discarded(lay: Laid) -> None:
    """Dealt, exchanged away and exchanged back: it has not stayed behind the screen since."""
    desk = starting(lay, [["tea-rose", "jade-gold"], []], [[], []])
    desk.draw("exchange")
    desk.do("exchange", given="tea-rose", place=1, taken="fish-rose")
    desk.draw("copy")  # it can only copy the exchange
    desk.do("exchange", given="fish-rose", place=1, taken="tea-rose")
    events = desk.draw("discard")
    assert told(events, "discarded") == [{"kind": "discarded", "seat": 0, "good": "tea-rose"}]
    assert desk.goods[0] == ["jade-gold"]


def test_yz_15a_a_copied_order_is_alike(lay: Laid) -> None:
    desk = starting(lay, [["tea-rose"], []], [["tea-sky", "jade-gold"], []], thrones=["discard"])
    desk.draw("copy")
    assert (desk.mover, desk.phase) == (0, "discard")  # nothing else could be copied
    assert [offer["good"] for offer in desk.offers("discard")] == ["jade-gold", "tea-sky"]


def test_yz_15a_positions_in_which_a_starting_good_was_discarded_need_the_option(game: Game, write: Any) -> None:
    more = {"hidden": [["tea-rose"], []], "open": [[[], [], []]] * 2, "discards": [["tea-rose"], []]}
    position = write(2, [[], []], thrones=["discard"], **more)
    assert game.restore(position).position()["discards"] == [["tea-rose"], []]
    with pytest.raises(NotationError, match="before it was there"):
        game.restore({**position, "options": OFF})
    bare = write(2, [["jade-gold"], []], thrones=["discard"], discards=[["tea-rose"], []], options=OFF)
    assert game.restore(bare).position()["hidden"] == [[], []]


def test_yz_16_one_cargo_may_be_sold(lay: Laid) -> None:
    desk = drawing(lay, 2, goods=[["tea-rose", "tea-sky", "jade-gold"], ["salt-sky"]])
    desk.draw("sell")
    assert desk.kinds() == {"sell", "decline"}
    (event, *_) = desk.do("sell", goods=["tea-rose", "tea-sky"])
    assert (event["value"], event["by"]) == (12, "emperor")
    assert desk.mover == 1  # one cargo only
    desk.do("decline")
    assert desk.goods == [["jade-gold"], ["salt-sky"]]
    assert desk.money == [42, 30]


def test_yz_16_a_second_cargo_by_the_card(lay: Laid) -> None:
    """YZ-21: sell any time, for ordinary sales are not open; the emperor's sale is still to come."""
    desk = drawing(lay, 2, goods=[["tea-rose", "jade-gold"]], cards=[["sell_any_time"], []])
    desk.draw("sell")
    desk.do("sell_any_time", goods=["tea-rose"])
    assert (desk.mover, desk.kinds()) == (0, {"sell", "decline"})
    desk.do("sell", goods=["jade-gold"])
    assert desk.money[0] == 30 + 5 + 7


def test_yz_17_buy_back_a_played_liquidity_card(lay: Laid) -> None:
    desk = drawing(lay, 2, money=[17, 30], cards=[["liquidity_20", "free_good"], ["liquidity_10"]])
    desk.draw("buy_back")
    assert desk.offers("buy_back") == [
        {"kind": "buy_back", "card": "liquidity_10", "price": 10},
        {"kind": "buy_back", "card": "liquidity_15", "price": 15},
    ]
    assert desk.refusal("buy_back", card="liquidity_20") == "card-not-played"
    desk.do("buy_back", card="liquidity_15")
    assert desk.money[0] == 2
    assert desk.cards[0] == ["free_good", "liquidity_15", "liquidity_20"]
    assert desk.mover == 1
    desk.do("decline")
    # It counts as unplayed again: it is worth 30, and can be played again.
    assert desk.view(0)["players"][0]["cards"] == ["free_good", "liquidity_15", "liquidity_20"]
    desk.draw("rice-rose")
    desk.do("pass")
    assert {offer["card"] for offer in desk.offers("play_liquidity")} == {"liquidity_15", "liquidity_20"}


def test_yz_17_from_money_in_hand(lay: Laid) -> None:
    desk = drawing(lay, 2, money=[9, 30], cards=[["sell_any_time"], []], goods=[["tea-rose", "tea-sky"]])
    desk.draw("buy_back")
    assert desk.kinds() == {"decline", "sell_any_time"}
    blocked = [refusal.fields["card"] for refusal in desk.state.blocked() if refusal.reason == "too-dear-card"]
    assert blocked == ["liquidity_10", "liquidity_15", "liquidity_20"]
    desk.do("sell_any_time", goods=["tea-rose"])
    desk.do("buy_back", card="liquidity_10")
    assert desk.money[0] == 4


def test_yz_17_nothing_to_buy_back(lay: Laid) -> None:
    """Seat 0 has played none, seat 1 can pay for none and has nothing to help."""
    desk = drawing(lay, 2, money=[30, 9], cards=[["liquidity_10", "liquidity_15", "liquidity_20"], []])
    events = desk.draw("buy_back")
    assert [event["seat"] for event in told(events, "no_effect")] == [0]
    assert [event["seat"] for event in told(events, "declined")] == [1]
    assert desk.phase == "draw"


def test_yz_18_exchange_any_tile_for_any_tile(lay: Laid) -> None:
    desk = drawing(lay, 2, goods=[["tea-rose", "silk-gold"], ["jade-gold"]])
    desk.draw("exchange")
    offers = desk.offers("exchange")
    assert len(offers) == 2 * 7  # place 8 is a gap
    assert {offer["place"] for offer in offers} == set(range(1, 8))
    assert desk.refusal("exchange", given="tea-rose", place=8) == "gap"
    assert desk.refusal("exchange", given="jade-gold", place=1) == "not-behind-screen"
    (event, *_) = desk.do("exchange", given="silk-gold", place=3)
    assert event == {"kind": "exchanged", "seat": 0, "given": "silk-gold", "taken": "fish-sand", "place": 3}
    assert desk.river[2] == "silk-gold"  # it takes that place
    assert desk.goods[0] == ["tea-rose", "fish-sand"]
    # A later player may take what was laid down.
    desk.do("exchange", given="jade-gold", place=3)
    assert desk.goods[1] == ["silk-gold"]
    assert desk.river[2] == "jade-gold"


def test_yz_18_without_goods_nothing_happens(lay: Laid) -> None:
    desk = drawing(lay, 2, goods=[[], ["jade-gold"]])
    events = desk.draw("exchange")
    assert [event["seat"] for event in told(events, "no_effect")] == [0]
    assert (desk.mover, desk.phase) == (1, "exchange")
    desk.do("decline")
    assert desk.phase == "draw"


def test_yz_19_nothing_happens_if_it_is_the_first(lay: Laid) -> None:
    desk = drawing(lay)
    events = desk.draw("copy")
    assert [event["seat"] for event in told(events, "no_effect")] == [0, 1, 2]
    assert desk.phase == "draw"


def test_yz_19_each_chooses_an_emperor_and_obeys_it_alone(lay: Laid) -> None:
    desk = drawing(
        lay,
        thrones=["tax_money", "gain_wharf", "sell"],
        posts=[["wharf-1", "wharf-2"], [], []],
        goods=[[], ["tea-rose", "tea-sky"], []],
    )
    desk.draw("copy")
    assert (desk.mover, desk.phase) == (0, "copy")
    assert [offer["emperor"] for offer in desk.offers("copy")] == ["gain_wharf", "tax_money", "sell"]
    assert "decline" not in desk.kinds()
    assert desk.refusal("copy", emperor="copy") == "copy-itself"
    assert desk.refusal("copy", emperor="tax_goods") == "not-on-throne"
    desk.do("copy", emperor="gain_wharf")
    assert desk.money == [34, 30, 30]  # alone: the others gain or pay nothing
    assert (desk.mover, desk.phase) == (1, "copy")
    desk.do("copy", emperor="sell")
    instruction = desk.view(2)["instruction"]
    assert (instruction["emperor"], instruction["copied"], instruction["drawn"]) == ("sell", True, "copy")
    assert "decline" in desk.kinds()  # an optional one stays optional
    desk.do("sell", goods=["tea-rose", "tea-sky"])
    assert desk.money == [34, 42, 30]
    desk.do("copy", emperor="gain_wharf")  # one without effect may be chosen
    assert desk.money == [34, 42, 30]
    assert desk.phase == "draw"


@pytest.mark.parametrize("emperor", [name for name in EMPERORS if name != "copy"])
def test_yz_19_every_instruction_can_be_copied(lay: Laid, emperor: str) -> None:
    """Copied by one player it does what it does when it is drawn, to him only."""
    more: dict[str, Any] = {
        "money": [25, 25],
        "goods": [["tea-rose", "tea-sky"], ["silk-gold", "jade-gold"]],
        "posts": [["wharf-1", "warehouse-1", "teahouse-1", "workshop-1"], []],
        "cards": [["liquidity_10"], []],
    }
    follow = {
        "discard": ("discard", {"good": "tea-sky"}),
        "sell": ("sell", {"goods": ["tea-rose", "tea-sky"]}),
        "buy_back": ("buy_back", {"card": "liquidity_15"}),
        "exchange": ("exchange", {"given": "tea-sky", "place": 1}),
    }
    drawn = drawing(lay, 2, **more)
    drawn.draw(emperor)
    copied = drawing(lay, 2, thrones=[emperor], **more)
    copied.draw("copy")
    copied.do("copy", emperor=emperor)
    for desk in (drawn, copied):
        if emperor in follow:
            kind, fields = follow[emperor]
            desk.do(kind, **fields)
    for field in ("money", "goods", "cards", "discards"):
        assert drawn.position[field][0] == copied.position[field][0]
    # Seat 1 can only copy the same one, and does so or is asked for what it wants; it has not obeyed along with seat 0.
    assert copied.position["goods"][1] == ["silk-gold", "jade-gold"]
    assert copied.mover == 1 or copied.phase == "draw"


def test_yz_19_the_only_other_emperor_is_copied_without_asking(lay: Laid) -> None:
    """YZ-21d."""
    desk = drawing(lay, 2, thrones=["tax_money"], money=[30, 20])
    events = desk.draw("copy")
    assert [event["seat"] for event in told(events, "copied")] == [0, 1]
    assert desk.money == [27, 18]


# Taxes that cannot be paid (YZ-20).


def taxed(lay: Laid, money: int, cards: list[str], goods: list[str] | None = None, posts: int = 5) -> Desk:
    """Seat 0 owes as much as it has posts."""
    own = ["wharf-1", "wharf-2", "wharf-3", "wharf-4", "wharf-5", "teahouse-1", "teahouse-2"][:posts]
    desk = drawing(lay, 2, money=[money, 0], cards=[cards, []], goods=[goods or []], posts=[own])
    desk.draw("tax_posts")
    return desk


def test_yz_20_who_can_pay_is_not_asked(lay: Laid) -> None:
    desk = taxed(lay, 5, ["liquidity_10", "sell_any_time"], ["tea-rose"])
    assert desk.money[0] == 0
    assert desk.phase == "draw"


def test_yz_20_without_cards_one_pays_what_one_has(lay: Laid) -> None:
    desk = drawing(lay, 2, money=[3, 0], posts=[["wharf-1", "wharf-2", "wharf-3", "wharf-4"]], goods=[["tea-rose"]])
    events = desk.draw("tax_posts")
    (paid,) = told(events, "tax_paid")
    assert (paid["amount"], paid["tax"]) == (3, 4)
    assert desk.money[0] == 0
    assert desk.goods[0] == ["tea-rose"]  # nobody must sell


def test_yz_20_liquidity_must_be_played_which_is_ones_choice(lay: Laid) -> None:
    desk = taxed(lay, 3, ["liquidity_10", "liquidity_20", "buy_two"])
    assert (desk.mover, desk.phase) == (0, "pay")
    assert desk.kinds() == {"play_liquidity"}
    assert desk.view(1)["instruction"]["tax"] == 5
    assert desk.refusal("pay_less") == "liquidity-first"
    desk.do("play_liquidity", card="liquidity_20")
    assert desk.money[0] == 18
    assert desk.phase == "draw"  # now he can pay, and that is all


def test_yz_20_the_only_liquidity_card_is_played_without_asking(lay: Laid) -> None:
    desk = taxed(lay, 3, ["liquidity_15", "free_good"])
    assert desk.money[0] == 13
    assert desk.cards[0] == ["free_good"]


def test_yz_20_sell_any_time_may_help(lay: Laid) -> None:
    desk = taxed(lay, 3, ["liquidity_15", "sell_any_time"], ["tea-rose", "silk-gold"])
    assert desk.kinds() == {"play_liquidity", "sell_any_time"}
    desk.do("sell_any_time", goods=["silk-gold"])
    assert desk.money[0] == 3 + 7 - 5
    assert desk.cards[0] == ["liquidity_15"]


def test_yz_20_a_sale_that_is_not_enough_leaves_the_duty(lay: Laid) -> None:
    desk = taxed(lay, 0, ["liquidity_10", "liquidity_15", "sell_any_time"], ["tea-rose"], posts=7)
    desk.do("sell_any_time", goods=["tea-rose"])
    assert (desk.phase, desk.money[0], desk.kinds()) == ("pay", 5, {"play_liquidity"})
    desk.do("play_liquidity", card="liquidity_10")
    assert desk.money[0] == 8


def test_yz_20_without_liquidity_one_may_decline_to_sell(lay: Laid) -> None:
    desk = taxed(lay, 3, ["sell_any_time"], ["tea-rose"])
    assert desk.kinds() == {"sell_any_time", "pay_less"}
    desk.do("pay_less")
    assert desk.money[0] == 0
    assert desk.goods[0] == ["tea-rose"]
    assert desk.cards[0] == ["sell_any_time"]


def test_yz_20_one_at_a_time_until_he_can(lay: Laid) -> None:
    """Twelve goods, no money: the card of 10 is not enough, so another one follows."""
    goods = [
        f"{ware}-{colour}" for ware in ("rice", "tea") for colour in ("rose", "sky", "sand", "mint", "lilac", "grey")
    ]
    desk = drawing(lay, 2, money=0, goods=[goods], cards=[["liquidity_10", "liquidity_15", "liquidity_20"], []])
    desk.draw("tax_goods")
    desk.do("play_liquidity", card="liquidity_10")
    assert (desk.mover, desk.phase, desk.money[0]) == (0, "pay", 10)
    desk.do("play_liquidity", card="liquidity_20")
    assert desk.money[0] == 18
    assert desk.cards[0] == ["liquidity_15"]


def test_yz_20_nothing_done_to_pay_changes_the_tax(lay: Laid) -> None:
    """A goods tax of 3 stays 3 although a good is sold to pay it."""
    goods = ["tea-rose", "salt-sky", "cotton-mint"]
    desk = drawing(lay, 2, money=0, goods=[goods], cards=[["liquidity_10", "sell_any_time"], []])
    desk.draw("tax_goods")
    desk.do("carry_out")  # the moment before the goods tax (YZ-21) is let go by
    assert desk.view(0)["instruction"]["tax"] == 3
    desk.do("sell_any_time", goods=["tea-rose"])
    assert desk.money[0] == 5 - 3


# Optional or not (YZ-10).


@pytest.mark.parametrize("emperor", EMPERORS)
def test_yz_10_any_emperor_can_be_made_optional(lay: Laid, emperor: str) -> None:
    desk = drawing(
        lay,
        2,
        options={"optional_emperors": EMPERORS},
        thrones=[name for name in ("tax_posts", "gain_wharf") if name != emperor],
        money=[25, 0],
        goods=[["tea-rose", "tea-sky"]],
        posts=[["wharf-1", "warehouse-1", "teahouse-1", "workshop-1"]],
    )
    desk.draw(emperor)
    before = desk.position
    assert desk.mover == 0
    assert "decline" in desk.kinds()
    assert desk.view(0)["instruction"]["optional"] is True
    events = desk.do("decline")
    assert events[0] == {"kind": "declined", "seat": 0, "emperor": emperor}
    for field in ("money", "goods", "cards", "posts", "river"):
        assert desk.position[field][0] == before[field][0]


def test_yz_10_an_optional_income_or_tax_is_carried_out_on_request(lay: Laid) -> None:
    options = {"optional_emperors": ["gain_wharf", "tax_money"]}
    desk = drawing(lay, 2, options=options, posts=[["wharf-1"]])
    desk.draw("gain_wharf")
    assert desk.kinds() == {"carry_out", "decline"}
    desk.do("carry_out")
    assert desk.money == [32, 30]
    desk.draw("tax_money")
    desk.do("carry_out")
    desk.do("decline")
    assert desk.money == [29, 30]


@pytest.mark.parametrize("emperor", ["sell", "buy_back", "exchange"])
def test_yz_10_the_optional_ones_can_be_made_compulsory(lay: Laid, emperor: str) -> None:
    desk = drawing(lay, 2, options={"optional_emperors": []}, goods=[["tea-rose", "tea-sky"]], money=[30, 30])
    desk.draw(emperor)
    assert desk.kinds() == {emperor}
    assert desk.refusal("decline") == "compulsory"
    blocked = {refusal.fields.get("what"): refusal.reason for refusal in desk.state.blocked()}
    assert blocked["decline"] == "compulsory"


def test_yz_10_compulsory_and_only_one_way(lay: Laid) -> None:
    """YZ-21d: the one good is sold, the one affordable card bought back; and who can afford none need not."""
    options = {"optional_emperors": []}
    desk = drawing(lay, 2, options=options, goods=[["tea-rose"], ["tea-sky"]], money=[10, 9])
    desk.draw("sell")
    assert (desk.goods, desk.money) == ([[], []], [15, 14])
    desk = drawing(lay, 2, options=options, money=[10, 9])
    events = desk.draw("buy_back")
    assert desk.cards == [["liquidity_10"], []]
    assert [event["seat"] for event in told(events, "declined")] == [1]


def test_yz_22_the_twelfth_emperor_ends_the_game_at_once(lay: Laid) -> None:
    """In the middle of a turn: two gaps stay open and nothing more is drawn; everybody has obeyed."""
    order = [name for name in EMPERORS if name != "tax_goods"]
    desk = lay(
        3,
        [["tea-rose"], ["tea-sky", "salt-sky"], []],
        phase="draw",
        gaps=(2, 8),
        two=True,
        turn=1,
        cards=[["liquidity_10", "free_good"], [], []],
        thrones=order,
    )
    desk.draw("rice-rose")
    assert desk.phase == "draw"
    events = desk.draw("tax_goods")
    assert [event["seat"] for event in told(events, "tax_paid")] == [1, 0]
    assert desk.mover == OVER
    assert desk.river.count(None) == 1
    assert desk.outcome is not None
    assert desk.outcome.reason == "emperors"


def test_yz_22_the_twelfth_emperor_is_carried_out_by_everybody(lay: Laid) -> None:
    order = [name for name in EMPERORS if name != "sell"]
    desk = drawing(lay, 2, turn=1, goods=[["tea-rose", "tea-sky"], ["jade-gold"]], thrones=order)
    desk.draw("sell")
    assert desk.mover == 1
    desk.do("sell", goods=["jade-gold"])
    assert desk.mover == 0
    assert desk.outcome is None
    desk.do("decline")
    assert desk.mover == OVER
