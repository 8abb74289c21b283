"""The types of views: positions that random games hardly reach, and the order of the words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_args

from typed_views import mismatch

from sampan import State
from sampan.games.yangtze.codes import CARDS, CASH, EMPEROR_NAMES, OPTIONAL_EMPERORS
from sampan.games.yangtze.goods import GOOD_NAMES, LINE_NAMES
from sampan.games.yangtze.posts import POST_NAMES
from sampan.games.yangtze.view_types import (
    Card,
    Colour,
    Emperor,
    LiquidityCard,
    PostType,
    Reason,
    Ware,
    YangtzeView,
)

if TYPE_CHECKING:
    from tests.games.yangtze.conftest import Laid


def check(state: State) -> Any:
    """Check the views of all seats and of a spectator; returns the spectator's."""
    for observer in (*range(state.seats), None):
        assert mismatch(state.view(observer), YangtzeView) is None
    return state.view(None)


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
