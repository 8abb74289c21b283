"""What a seat or a spectator may see (YZ-3), with the sums that only the rules can work out."""

from __future__ import annotations

import copy

from librt.vecs import vec
from mypy_extensions import i64

from sampan.games.yangtze.best_sale import best_sale
from sampan.games.yangtze.codes import (
    CARDS,
    COPY,
    EMPEROR_NAMES,
    EMPERORS,
    FIRST_LIQUIDITY,
    GAP,
    LIQUIDITY,
    PLACES,
    PRICES,
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
    count_bits,
    good_list,
)
from sampan.games.yangtze.knowledge import certain, uncertain, unseen
from sampan.games.yangtze.posts import POSTS, post_data, post_score, post_value
from sampan.games.yangtze.state import ENDED, FIRST, NOBODY, NONE, PAYING, PHASES, SECOND, TRADE, YangtzeData
from sampan.games.yangtze.turn import purchases_left
from sampan.games.yangtze.wealth import outcome, wealth_of


def view(state: YangtzeData, seat: int | None) -> dict[str, object]:
    """The position as a seat, or a spectator (None), sees it."""
    settled = state.phase > FIRST
    observer = state.observer(seat)
    ended = outcome(state)
    return {
        "game": "yangtze",
        "seats": int(state.seats),
        "options": copy.deepcopy(state.options),
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
        "outcome": None if ended is None else ended.data(),
    }


def _place(state: YangtzeData, place: i64, observer: i64) -> dict[str, object]:
    good = state.river[place]
    price = PRICES[place]
    affordable: bool | None = None
    if good != GAP and observer < state.seats:
        affordable = state.money[observer] >= price
    name = None if good == GAP else GOOD_NAMES[good]
    return {"place": int(place) + 1, "price": int(price), "good": name, "affordable": affordable}


def _player(state: YangtzeData, seat: i64, observer: i64) -> dict[str, object]:
    open_to_all = seat == observer or state.phase == ENDED
    return {
        "seat": int(seat),
        "money": int(state.money[seat]),
        "cards": _cards(state.cards[seat]),
        "played": _cards(~state.cards[seat]),
        "posts": _posts(state, state.posts[seat]),
        "post_score": post_score(state.posts, state.seats, state.green, seat),
        "goods_count": int(count_bits(state.goods[seat])),
        "goods": good_list(state.goods[seat]) if open_to_all else None,
        "known": good_list(certain(state, seat)),
        "uncertain": good_list(uncertain(state, seat)),
        "never_shown": int(count_bits(state.hidden[seat])),
        "discards": int(count_bits(state.discards[seat])),
        "discarded": good_list(state.discards[seat]) if open_to_all else None,
    }


def _cards(cards: i64) -> list[str]:
    return [name for card, name in enumerate(CARDS) if (cards >> card) & 1]


def _posts(state: YangtzeData, posts: i64) -> list[dict[str, object]]:
    return [post_data(post, state.green) for post in range(POSTS) if (posts >> post) & 1]


def _lines(state: YangtzeData, seat: i64) -> list[dict[str, object]]:
    """The grids of a seat's own goods, line by line: what each would bring, now and with one more tile."""
    lines: list[dict[str, object]] = []
    for category in range(2):
        for line in range(LINES):
            if LINE_CATEGORY[line] != category:
                continue
            held = state.tiles_of(seat, line)
            size = BITS[held]
            more = None if held == LINE_FULL[line] else int(state.cargo_values.of_cargo(line, size + 1))
            entry: dict[str, object] = {
                "category": CATEGORIES[category],
                "shares": "ware" if line < WARE_LINES else "colour",
                "line": LINE_NAMES[line],
                "goods": good_list(cargo_goods(line, held)),
                "value": int(state.cargo_values.of_cargo(line, size)),
                "value_with_one_more": more,
            }
            lines.append(entry)
    return lines


def _best_sale(state: YangtzeData, seat: i64) -> dict[str, object]:
    """The best sale of a seat's goods, cargo by cargo."""
    cargoes: list[dict[str, object]] = []
    total: i64 = 0
    for cargo in best_sale(state.goods[seat], state.cargo_values):
        line: i64 = cargo // 64
        tiles: i64 = cargo % 64
        value = state.cargo_values.of_cargo(line, count_bits(tiles))
        entry: dict[str, object] = {
            "goods": good_list(cargo_goods(line, tiles)),
            "shares": "ware" if line < WARE_LINES else "colour",
            "line": LINE_NAMES[line],
            "value": int(value),
        }
        cargoes.append(entry)
        total += value
    return {"value": int(total), "cargoes": cargoes}


def _bag(state: YangtzeData) -> dict[str, object]:
    """The bag: which posts and emperors it holds is public; of the goods, only their number."""
    goods = int(count_bits(state.bag_goods))
    joined = int(count_bits(state.bag_posts) + count_bits(state.bag_emperors)) if state.phase > FIRST else 0
    return {
        "tokens": goods + joined,
        "goods": goods,
        "posts": _posts(state, state.bag_posts),
        "emperors": [name for number, name in enumerate(EMPEROR_NAMES) if (state.bag_emperors >> number) & 1],
    }


def _purchase(state: YangtzeData) -> dict[str, object]:
    return {
        "bought": int(state.bought),
        "may_buy": int(purchases_left(state)) if state.phase == TRADE or state.phase == SECOND else 0,
        "buy_two": state.two,
        "free_good": state.free,
        "sold": state.has_sold,
        "gaps": [place + 1 for place in range(PLACES) if state.river[place] == GAP],
    }


def _auction(state: YangtzeData) -> dict[str, object]:
    seats = range(int(state.seats))
    worth: list[dict[str, object]] = []
    for seat in range(state.seats):
        with_it = state.posts[:]
        with_it[seat] |= 1 << state.post
        worth.append(_worth(state, with_it, seat))
    return {
        "post": post_data(state.post, state.green),
        "highest": int(state.highest),
        "bidder": None if state.bidder == NOBODY else int(state.bidder),
        "in": [seat for seat in seats if not (state.passed >> seat) & 1],
        "passed": [seat for seat in seats if (state.passed >> seat) & 1],
        "speaker": int(state.actor),
        "minimum": int(state.floor),
        "maximum": int(state.money[state.actor]),
        "worth": worth,
    }


def _worth(state: YangtzeData, posts_with_it: vec[i64], seat: i64) -> dict[str, object]:
    """What winning the post would bring a seat by sets and majorities."""
    gain = post_value(posts_with_it, state.seats, state.green, seat)
    gain -= post_value(state.posts, state.seats, state.green, seat)
    return {
        "seat": int(seat),
        "now": post_score(state.posts, state.seats, state.green, seat),
        "with_it": post_score(posts_with_it, state.seats, state.green, seat),
        "gain": int(gain),
    }


def _instruction(state: YangtzeData) -> dict[str, object]:
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


def _reckoning(state: YangtzeData, seat: i64) -> dict[str, object]:
    """The final reckoning of a seat, source by source (YZ-22, YZ-23)."""
    cards = state.cards[seat] & LIQUIDITY
    return {
        "seat": int(seat),
        "money": int(state.money[seat]),
        "sale": _best_sale(state, seat),
        "posts": post_score(state.posts, state.seats, state.green, seat),
        "liquidity": {
            "cards": [CARDS[card] for card in range(FIRST_LIQUIDITY, 6) if (cards >> card) & 1],
            "value": int(UNPLAYED * count_bits(cards)),
        },
        "total": int(wealth_of(state, seat)),
    }
