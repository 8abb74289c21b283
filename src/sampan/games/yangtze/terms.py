"""What the evaluation sees in a position, part by part: why a hint advises something."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sampan.core.arrays import BIT, count_bits
from sampan.core.evaluation_terms import LOSS, Term, price, term
from sampan.games.yangtze.best_sale import best_sale
from sampan.games.yangtze.codes import CASH, FIRST_LIQUIDITY, LIQUIDITY, LIQUIDITY_CARDS, UNPLAYED
from sampan.games.yangtze.evaluate import knock_down
from sampan.games.yangtze.goods import LINE_NAMES, LINES
from sampan.games.yangtze.posts import SET_VALUES, TYPES, prize, rank, types_in
from sampan.games.yangtze.state import NOBODY, NONE, YangtzeData

# Rises of these amounts of money are worth a word.
_CARGO: Final = 5.0
_POSTS: Final = 10.0
_CASH: Final = 5.0
_UNPLAYED: Final = 5.0


def terms(state: YangtzeData, seat: i64) -> list[Term]:
    """The terms for a seat, the most important first; a post being auctioned counts as the highest bidder's."""
    posts = state.posts[:]
    money = state.money[:]
    if state.post != NONE:
        knock_down(state, posts, money)
    # What the others own for certain: a post that one of them merely bids for can still be kept from them.
    owned = state.posts[:]
    owned[seat] = posts[seat]
    found: list[Term] = []
    _add_posts(state, seat, posts, owned, found)
    _add_cargoes(state, seat, found)
    found.append(term("cash", {}, float(money[seat]), _CASH, told=LOSS if state.post != NONE else ""))
    found.append(price("unplayed", {}, float(_worth_keeping(state.cards[seat])), _UNPLAYED))
    found.append(term("kept", {}, float(UNPLAYED * count_bits(state.cards[seat] & LIQUIDITY)), _UNPLAYED))
    found.append(term("purchases", {}, float(2 if state.two and state.turn == seat else 1), 1.0))
    return found


def _worth_keeping(cards: i64) -> i64:
    """How much more the unplayed liquidity cards bring at the end than now."""
    more: i64 = 0
    for index in range(len(LIQUIDITY_CARDS)):
        if cards & BIT[FIRST_LIQUIDITY + index] != 0:
            more += UNPLAYED - CASH[index]
    return more


def _add_posts(state: YangtzeData, seat: i64, posts: vec[i64], owned: vec[i64], found: list[Term]) -> None:
    """What majorities and sets are worth as they stand (YZ-23).

    The seat's own are told as the table of the auction shows them: what a rival bids for is not the rival's yet. Of a
    rival who leads it is told what he would have; once he has the post, nothing has been kept from him.
    """
    for kind in range(len(TYPES)):
        place = rank(owned, state.seats, kind, seat)
        found.append(term("majority", {"type": TYPES[kind]}, float(prize(place)), _POSTS, {"rank": int(place)}, LOSS))
    for colour, dots in (("green", state.green), ("brown", 31 & ~state.green)):
        types = types_in(posts[seat], dots)
        found.append(term("set", {"colour": colour}, float(SET_VALUES[types]), _POSTS, {"types": int(types)}, LOSS))
    auctioned = state.post != NONE
    for rival in range(state.seats):
        if rival != seat:
            for kind in range(len(TYPES)):
                about: dict[str, object] = {"seat": int(rival), "type": TYPES[kind]}
                if not auctioned or state.bidder == NOBODY or state.bidder == seat:
                    owns = prize(rank(owned, state.seats, kind, rival))
                    found.append(term("rival_majority", about, -float(owns), _POSTS, told=LOSS))
                if not auctioned or state.bidder != NOBODY:
                    may_have = prize(rank(posts, state.seats, kind, rival))
                    found.append(term("rival_bid", about, -float(may_have), _POSTS))


def _add_cargoes(state: YangtzeData, seat: i64, found: list[Term]) -> None:
    """What the best sale of all goods would bring (YZ-22), and the largest cargo of each line in it, larger ones first.

    A sale or a discard only makes other cargoes of what is left, so cargoes are compared while no good has gone.
    """
    gone = int(count_bits(state.sold) + count_bits(state.discards[seat]))
    largest = [0] * LINES
    total: i64 = 0
    for cargo in best_sale(state.goods[seat], state.cargo_values):
        size = int(count_bits(cargo % 64))
        total += state.cargo_values.of_cargo(cargo // 64, size)
        largest[cargo // 64] = max(largest[cargo // 64], size)
    found.append(term("sale", {"gone": gone}, float(total), _CARGO, told=LOSS))
    for line in sorted(range(LINES), key=lambda line: -largest[line]):
        value = state.cargo_values.of_cargo(line, largest[line])
        about: dict[str, object] = {"line": LINE_NAMES[line], "gone": gone}
        found.append(term("cargo", about, float(value), _CARGO, {"size": largest[line]}))
