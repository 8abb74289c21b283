"""The end of the game: everybody's wealth, and who is the richest (YZ-22 to YZ-24)."""

from __future__ import annotations

from mypy_extensions import i64

from sampan.core.arrays import count_bits
from sampan.core.state import Outcome
from sampan.games.yangtze.best_sale import sale_value
from sampan.games.yangtze.codes import LIQUIDITY, UNPLAYED
from sampan.games.yangtze.goods import good_list
from sampan.games.yangtze.posts import post_value
from sampan.games.yangtze.state import ENDED, REASONS, YangtzeData


def wealth_of(state: YangtzeData, seat: i64) -> i64:
    """Money, goods sold in the best way, posts, and unplayed liquidity cards (YZ-22)."""
    value = state.money[seat] + sale_value(state.goods[seat], state.cargo_values)
    value += post_value(state.posts, state.seats, state.green, seat)
    return value + UNPLAYED * count_bits(state.cards[seat] & LIQUIDITY)


def outcome(state: YangtzeData) -> Outcome | None:
    """None while the game lasts; the scores are everybody's wealth, and the richest win (YZ-24)."""
    if state.phase != ENDED:
        return None
    scores = [int(wealth_of(state, seat)) for seat in range(state.seats)]
    winners = tuple([seat for seat, score in enumerate(scores) if score == max(scores)])
    return Outcome(winners, tuple(scores), REASONS[state.reason])


def end_game(state: YangtzeData, reason: i64) -> None:
    """End the game and reveal everything (YZ-3, YZ-8, YZ-22)."""
    state.phase = ENDED
    state.reason = reason
    if state.recorder is not None:
        seats = range(state.seats)
        goods: list[object] = [good_list(state.goods[seat]) for seat in seats]
        discarded: list[object] = [good_list(state.discards[seat]) for seat in seats]
        fields: dict[str, object] = {"reason": REASONS[reason], "goods": goods, "discarded": discarded}
        state.tell("game_over", fields, reveals=True)
        for seat in seats:
            state.tell("wealth", _wealth_by_source(state, seat))


def _wealth_by_source(state: YangtzeData, seat: i64) -> dict[str, object]:
    return {
        "seat": int(seat),
        "money": int(state.money[seat]),
        "goods": int(sale_value(state.goods[seat], state.cargo_values)),
        "posts": int(post_value(state.posts, state.seats, state.green, seat)),
        "liquidity": int(UNPLAYED * count_bits(state.cards[seat] & LIQUIDITY)),
        "total": int(wealth_of(state, seat)),
    }
