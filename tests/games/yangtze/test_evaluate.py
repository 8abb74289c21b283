"""What a position is worth to a bot, and what the bot `easy` does with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playing import wins

import sampan
from sampan import Game, Rng, decide

if TYPE_CHECKING:
    from tests.games.yangtze.conftest import Desk, Laid


def test_easy_beats_random(game: Game) -> None:
    """At least 95 of 100; measured 299 of 300, so a failure means that something broke."""
    games = 100 if sampan.compiled else 2
    assert wins(game, "easy", "random", games) >= 0.95 * games


# Early in the game money wins posts, and is worth more than what it buys; with nine emperors gone everything counts.
LATE = [*(f"gain_{kind}" for kind in ("wharf", "warehouse", "teahouse", "workshop"))]
LATE += ["tax_money", "tax_goods", "tax_posts", "discard", "sell"]


def chosen(desk: Desk, seed: int = 1) -> dict[str, Any]:
    return desk.game.describe(desk.state, decide(sampan.bot("easy"), desk.state, Rng(seed)))


def test_easy_buys_the_tile_that_completes_a_cargo(lay: Laid) -> None:
    """Five teas, and the sixth at the dearest place: 84 instead of 60."""
    teas = [f"tea-{colour}" for colour in ("rose", "sky", "sand", "mint", "lilac")]
    river = ["tea-grey", *("fish-rose", "fish-sky", "fish-sand", "fish-mint", "fish-lilac", "fish-grey", "salt-rose")]
    desk = lay(2, [teas], river=river, cards=[["liquidity_10"], []], money=[15, 15], thrones=LATE)
    assert chosen(desk)["place"] == 1


def test_easy_keeps_its_liquidity_cards(lay: Laid) -> None:
    for seed in range(5):
        desk = lay(2, [["tea-rose", "tea-sky"]], money=20, thrones=LATE)
        assert chosen(desk, seed)["kind"] != "play_liquidity"


def test_easy_bids_for_a_post_that_completes_a_set(lay: Laid) -> None:
    """Three green types are there; the fourth is worth 20 more, and a majority. One of no use at all is let go."""
    posts = [["wharf-2", "warehouse-2", "teahouse-2"], ["workshop-1", "workshop-3"]]
    desk = lay(2, phase="draw", gaps=(8,), posts=posts, thrones=LATE)
    desk.draw("workshop-4")
    assert chosen(desk)["kind"] in ("bid", "bid_more")
    desk.do("bid", amount=25)
    assert chosen(desk)["kind"] == "pass"  # more than it is worth to the other


@pytest.mark.parametrize(("own", "other", "better"), [(40, 20, True), (20, 40, False)])
def test_wealth_is_evaluated(lay: Laid, own: int, other: int, better: bool) -> None:
    state = lay(2, money=[own, other]).state
    assert (state.evaluate(0) > 0.5) == better
    assert (state.evaluate(1) > 0.5) != better


def test_the_end_is_evaluated_exactly(lay: Laid) -> None:
    for money, values in (([9, 8], (1.0, 0.0)), ([8, 8], (0.5, 0.5))):
        desk = lay(2, money=money, phase="ended", reason="all_passed", idle=2)
        assert (desk.state.evaluate(0), desk.state.evaluate(1)) == values


def test_a_majority_counts_the_more_the_fewer_posts_of_its_type_can_come(lay: Laid) -> None:
    """YZ-23: with all four others still in the bag a single wharf is no majority yet."""
    values = [
        lay(2, posts=[["wharf-1"], []], unwanted=[f"wharf-{dots}" for dots in range(2, 2 + gone)]).state.evaluate(0)
        for gone in range(5)
    ]
    assert values == sorted(values)
    assert values[4] > values[0] + 0.05
