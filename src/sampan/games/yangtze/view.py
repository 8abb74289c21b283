"""What a seat or a spectator may see (YZ-3), with the sums that only the rules can work out."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from sampan.core.arrays import bit_number, count_bits
from sampan.core.options import copied_options
from sampan.games.yangtze.best_sale import best_sale
from sampan.games.yangtze.codes import (
    CARDS,
    COPY,
    EMPEROR_NAMES,
    EMPERORS,
    FIRST_LIQUIDITY,
    GAP,
    LIQUIDITY,
    LIQUIDITY_CARDS,
    PLACES,
    UNPLAYED,
)
from sampan.games.yangtze.emperors import is_optional
from sampan.games.yangtze.goods import (
    BITS,
    CATEGORIES,
    GOOD_NAMES,
    LINE_CATEGORY,
    LINE_FULL,
    LINE_NAMES,
    LINES,
    WARE_LINES,
    cargo_goods,
    good_list,
)
from sampan.games.yangtze.knowledge import certain, uncertain, unseen
from sampan.games.yangtze.posts import (
    PER_TYPE,
    POST_NAMES,
    POSTS,
    SET_VALUES,
    TYPES,
    of_type,
    post_value,
    prize,
    rank,
    types_in,
)
from sampan.games.yangtze.state import ENDED, FIRST, NOBODY, NONE, PAYING, PHASES, SECOND, TRADE, YangtzeData
from sampan.games.yangtze.turn import purchases_left
from sampan.games.yangtze.view_types import (
    Auction,
    Bag,
    Card,
    Cargo,
    Instruction,
    Line,
    Majority,
    Place,
    Player,
    Post,
    PostScore,
    Purchase,
    Reckoning,
    Sale,
    Worth,
    YangtzeOptions,
    YangtzeOutcome,
    YangtzeView,
)
from sampan.games.yangtze.wealth import outcome, wealth_of


def view(state: YangtzeData, seat: int | None) -> YangtzeView:
    """The position as a seat, or a spectator (None), sees it."""
    settled = state.phase > FIRST
    observer = state.observer(seat)
    ended = outcome(state)
    return {
        "game": "yangtze",
        "seats": int(state.seats),
        "options": cast(YangtzeOptions, copied_options(state.options)),
        "you": seat,
        "phase": PHASES[state.phase],
        "to_move": int(state.to_move()),
        "first": int(state.first) if settled else None,
        "turn": int(state.turn) if settled else None,
        "river": [_place(state, place, observer) for place in range(PLACES)],
        "players": [_player(state, other, observer) for other in range(state.seats)],
        "lines": None if seat is None else _lines(state, observer),
        "best_sale": None if seat is None else _best_sale(state, observer),
        "green_dots": [dots + 1 for dots in range(5) if (state.green >> dots) & 1],
        "thrones": [
            EMPEROR_NAMES[state.thrones[throne]] if throne < state.throne_count else None for throne in range(EMPERORS)
        ],
        "emperors_left": EMPERORS - int(state.throne_count),
        "bag": _bag(state),
        "unseen": good_list(state.bag_goods if state.phase == ENDED else unseen(state, observer)),
        "sold": good_list(state.sold),
        "unwanted": _posts(state, state.unwanted),
        "purchase": _purchase(state),
        "auction": None if state.post == NONE else _auction(state),
        "instruction": None if state.drawn == NONE else _instruction(state),
        "idle": {"turns": int(state.idle), "limit": int(state.seats)},
        "reckoning": [_reckoning(state, other) for other in range(state.seats)] if state.phase == ENDED else None,
        "outcome": None if ended is None else cast(YangtzeOutcome, ended.data()),
    }


def _place(state: YangtzeData, place: i64, observer: i64) -> Place:
    good = state.river[place]
    price = state.prices[place]
    affordable: bool | None = None
    if good != GAP and observer < state.seats:
        affordable = state.money[observer] >= price
    name = None if good == GAP else GOOD_NAMES[good]
    return {"place": int(place) + 1, "price": int(price), "good": name, "affordable": affordable}


def _player(state: YangtzeData, seat: i64, observer: i64) -> Player:
    open_to_all = seat == observer or state.phase == ENDED
    return {
        "seat": int(seat),
        "money": int(state.money[seat]),
        "cards": _cards(state.cards[seat]),
        "played": _cards(~state.cards[seat]),
        "posts": _posts(state, state.posts[seat]),
        "post_score": _post_score(state, state.posts, seat),
        "goods_count": int(count_bits(state.goods[seat])),
        "goods": good_list(state.goods[seat]) if open_to_all else None,
        "known": good_list(certain(state, seat)),
        "uncertain": good_list(uncertain(state, seat)),
        "never_shown": int(count_bits(state.hidden[seat])),
        "discards": int(count_bits(state.discards[seat])),
        "discarded": good_list(state.discards[seat]) if open_to_all else None,
    }


def _cards(cards: i64) -> list[Card]:
    return [name for card, name in enumerate(CARDS) if (cards >> card) & 1]


def _posts(state: YangtzeData, posts: i64) -> list[Post]:
    return [_post(state, post) for post in range(POSTS) if (posts >> post) & 1]


def _post(state: YangtzeData, post: i64) -> Post:
    dots = post % PER_TYPE
    return {
        "post": POST_NAMES[post],
        "type": TYPES[post // PER_TYPE],
        "colour": "green" if (state.green >> dots) & 1 else "brown",
        "dots": int(dots) + 1,
    }


def _post_score(state: YangtzeData, posts: vec[i64], seat: i64) -> PostScore:
    """What a seat's posts count, by source, if everybody owned these posts (YZ-23)."""
    own = posts[seat]
    majorities: list[Majority] = []
    for kind in range(4):
        owned = of_type(own, kind)
        place = rank(posts, state.seats, kind, seat)
        majority: Majority = {
            "type": TYPES[kind],
            "posts": int(count_bits(owned)),
            "lowest_dots": int(bit_number(owned & -owned)) + 1 if owned != 0 else None,
            "rank": 1 if place == 1 else 2 if place == 2 else None,
            "value": int(prize(place)),
        }
        majorities.append(majority)
    green_types = types_in(own, state.green)
    brown_types = types_in(own, 31 & ~state.green)
    return {
        "green_types": int(green_types),
        "brown_types": int(brown_types),
        "green": int(SET_VALUES[green_types]),
        "brown": int(SET_VALUES[brown_types]),
        "majorities": majorities,
        "total": int(post_value(posts, state.seats, state.green, seat)),
    }


def _lines(state: YangtzeData, seat: i64) -> list[Line]:
    """The grids of a seat's own goods, line by line: what each would bring, now and with one more tile."""
    lines: list[Line] = []
    for category in range(2):
        for line in range(LINES):
            if LINE_CATEGORY[line] != category:
                continue
            held = state.tiles_of(seat, line)
            size = BITS[held]
            more = None if held == LINE_FULL[line] else int(state.cargo_values.of_cargo(line, size + 1))
            entry: Line = {
                "category": CATEGORIES[category],
                "shares": "ware" if line < WARE_LINES else "colour",
                "line": LINE_NAMES[line],
                "goods": good_list(cargo_goods(line, held)),
                "value": int(state.cargo_values.of_cargo(line, size)),
                "value_with_one_more": more,
            }
            lines.append(entry)
    return lines


def _best_sale(state: YangtzeData, seat: i64) -> Sale:
    """The best sale of a seat's goods, cargo by cargo."""
    cargoes: list[Cargo] = []
    total: i64 = 0
    for cargo in best_sale(state.goods[seat], state.cargo_values):
        line: i64 = cargo // 64
        tiles: i64 = cargo % 64
        value = state.cargo_values.of_cargo(line, count_bits(tiles))
        entry: Cargo = {
            "goods": good_list(cargo_goods(line, tiles)),
            "shares": "ware" if line < WARE_LINES else "colour",
            "line": LINE_NAMES[line],
            "value": int(value),
        }
        cargoes.append(entry)
        total += value
    return {"value": int(total), "cargoes": cargoes}


def _bag(state: YangtzeData) -> Bag:
    """The bag: which posts and emperors it holds is public; of the goods, only their number."""
    goods = int(count_bits(state.bag_goods))
    joined = int(count_bits(state.bag_posts) + count_bits(state.bag_emperors)) if state.phase > FIRST else 0
    return {
        "tokens": goods + joined,
        "goods": goods,
        "posts": _posts(state, state.bag_posts),
        "emperors": [name for number, name in enumerate(EMPEROR_NAMES) if (state.bag_emperors >> number) & 1],
    }


def _purchase(state: YangtzeData) -> Purchase:
    return {
        "bought": int(state.bought),
        "may_buy": int(purchases_left(state)) if state.phase == TRADE or state.phase == SECOND else 0,
        "buy_two": state.two,
        "free_good": state.free,
        "sold": state.has_sold,
        "gaps": [place + 1 for place in range(PLACES) if state.river[place] == GAP],
    }


def _auction(state: YangtzeData) -> Auction:
    seats = range(int(state.seats))
    worth: list[Worth] = []
    for seat in range(state.seats):
        with_it = state.posts[:]
        with_it[seat] |= 1 << state.post
        worth.append(_worth(state, with_it, seat))
    return {
        "post": _post(state, state.post),
        "highest": int(state.highest),
        "bidder": None if state.bidder == NOBODY else int(state.bidder),
        "in": [seat for seat in seats if not (state.passed >> seat) & 1],
        "passed": [seat for seat in seats if (state.passed >> seat) & 1],
        "speaker": int(state.actor),
        "minimum": int(state.floor),
        "maximum": int(state.money[state.actor]),
        "worth": worth,
    }


def _worth(state: YangtzeData, posts_with_it: vec[i64], seat: i64) -> Worth:
    """What winning the post would bring a seat by sets and majorities."""
    gain = post_value(posts_with_it, state.seats, state.green, seat)
    gain -= post_value(state.posts, state.seats, state.green, seat)
    return {
        "seat": int(seat),
        "now": _post_score(state, state.posts, seat),
        "with_it": _post_score(state, posts_with_it, seat),
        "gain": int(gain),
    }


def _instruction(state: YangtzeData) -> Instruction:
    after = [(state.actor + step) % state.seats for step in range(1, state.seats)]
    then: list[int] = []
    for seat in after:
        if seat == state.turn:
            break
        then.append(int(seat))
    return {
        "emperor": EMPEROR_NAMES[state.order],
        "copied": state.drawn == COPY and state.order != COPY,
        "drawn": EMPEROR_NAMES[state.drawn],
        "seat": int(state.actor),
        "then": then,
        "optional": is_optional(state),
        "tax": int(state.tax) if state.phase == PAYING else None,
    }


def _reckoning(state: YangtzeData, seat: i64) -> Reckoning:
    """The final reckoning of a seat, source by source (YZ-22, YZ-23)."""
    cards = state.cards[seat] & LIQUIDITY
    return {
        "seat": int(seat),
        "money": int(state.money[seat]),
        "sale": _best_sale(state, seat),
        "posts": _post_score(state, state.posts, seat),
        "liquidity": {
            "cards": [name for index, name in enumerate(LIQUIDITY_CARDS) if (cards >> (FIRST_LIQUIDITY + index)) & 1],
            "value": int(UNPLAYED * count_bits(cards)),
        },
        "total": int(wealth_of(state, seat)),
    }
