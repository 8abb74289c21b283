"""What a seat or a spectator is shown (YZ-3), and what only the rules can work out for it."""

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
from sampan.games.yangtze.emperors import CourtTable
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
from sampan.games.yangtze.posts import POSTS, post_data, post_score, post_value
from sampan.games.yangtze.resample import certain, uncertain, unseen
from sampan.games.yangtze.state import ENDED, FIRST, NOBODY, NONE, PAYING, PHASES, SECOND, TRADE
from sampan.games.yangtze.turn import TradeTable


def view_of(table: TradeTable, seat: int | None, observer: i64) -> dict[str, object]:
    """The table as one observer sees it; JSON-able."""
    settled = table.phase > FIRST
    outcome = table.outcome()
    return {
        "game": "yangtze",
        "seats": int(table.seats),
        "options": copy.deepcopy(table.options),
        "you": seat,
        "phase": PHASES[table.phase],
        "to_move": int(table.to_move()),
        "first": int(table.first) if settled else None,
        "turn": int(table.turn) if settled else None,
        "river": [_place(table, place, observer) for place in range(PLACES)],
        "players": [_player(table, other, observer) for other in range(table.seats)],
        "lines": None if seat is None else _lines(table, observer),
        "best_sale": None if seat is None else _best_sale(table, observer),
        "green_dots": [dots + 1 for dots in range(5) if (table.green >> dots) & 1],
        "thrones": [
            EMPEROR_NAMES[table.thrones[throne]] if throne < table.throne_count else None for throne in range(EMPERORS)
        ],
        "emperors_left": EMPERORS - int(table.throne_count),
        "bag": _bag(table),
        "unseen": good_list(table.bag_goods if table.phase == ENDED else unseen(table, observer)),
        "sold": good_list(table.sold),
        "unwanted": _posts(table, table.unwanted),
        "purchase": _purchase(table),
        "auction": None if table.post == NONE else _auction(table),
        "instruction": None if table.drawn == NONE else _instruction(table),
        "idle": {"turns": int(table.idle), "limit": int(table.seats)},
        "reckoning": [_reckoning(table, other) for other in range(table.seats)] if table.phase == ENDED else None,
        "outcome": None if outcome is None else outcome.data(),
    }


def _place(table: TradeTable, place: i64, observer: i64) -> dict[str, object]:
    good = table.river[place]
    price = PRICES[place]
    affordable: bool | None = None
    if good != GAP and observer < table.seats:
        affordable = table.money[observer] >= price
    name = None if good == GAP else GOOD_NAMES[good]
    return {"place": int(place) + 1, "price": int(price), "good": name, "affordable": affordable}


def _player(table: TradeTable, seat: i64, observer: i64) -> dict[str, object]:
    open_to_all = seat == observer or table.phase == ENDED
    return {
        "seat": int(seat),
        "money": int(table.money[seat]),
        "cards": _cards(table.cards[seat]),
        "played": _cards(~table.cards[seat]),
        "posts": _posts(table, table.posts[seat]),
        "post_score": post_score(table.posts, table.seats, table.green, seat),
        "goods_count": int(count_bits(table.goods[seat])),
        "goods": good_list(table.goods[seat]) if open_to_all else None,
        "known": good_list(certain(table, seat)),
        "uncertain": good_list(uncertain(table, seat)),
        "never_shown": int(count_bits(table.hidden[seat])),
        "discards": int(count_bits(table.discards[seat])),
        "discarded": good_list(table.discards[seat]) if open_to_all else None,
    }


def _cards(cards: i64) -> list[str]:
    return [name for card, name in enumerate(CARDS) if (cards >> card) & 1]


def _posts(table: TradeTable, posts: i64) -> list[dict[str, object]]:
    return [post_data(post, table.green) for post in range(POSTS) if (posts >> post) & 1]


def _lines(table: TradeTable, seat: i64) -> list[dict[str, object]]:
    """The grids of a seat's own goods, line by line: what each would bring, now and with one more tile."""
    lines: list[dict[str, object]] = []
    for category in range(2):
        for line in range(LINES):
            if LINE_CATEGORY[line] != category:
                continue
            held = table.line(seat, line)
            size = BITS[held]
            more = None if held == LINE_FULL[line] else int(table.cargo_values.of_cargo(line, size + 1))
            entry: dict[str, object] = {
                "category": CATEGORIES[category],
                "shares": "ware" if line < WARE_LINES else "colour",
                "line": LINE_NAMES[line],
                "goods": good_list(cargo_goods(line, held)),
                "value": int(table.cargo_values.of_cargo(line, size)),
                "value_with_one_more": more,
            }
            lines.append(entry)
    return lines


def _best_sale(table: TradeTable, seat: i64) -> dict[str, object]:
    """The best sale of a seat's goods, cargo by cargo."""
    cargoes: list[dict[str, object]] = []
    total: i64 = 0
    for cargo in best_sale(table.goods[seat], table.cargo_values):
        line: i64 = cargo // 64
        tiles: i64 = cargo % 64
        value = table.cargo_values.of_cargo(line, count_bits(tiles))
        entry: dict[str, object] = {
            "goods": good_list(cargo_goods(line, tiles)),
            "shares": "ware" if line < WARE_LINES else "colour",
            "line": LINE_NAMES[line],
            "value": int(value),
        }
        cargoes.append(entry)
        total += value
    return {"value": int(total), "cargoes": cargoes}


def _bag(table: TradeTable) -> dict[str, object]:
    """How much is in the bag is public, and which posts and emperors; of the goods only how many."""
    goods = int(count_bits(table.bag_goods))
    joined = int(count_bits(table.bag_posts) + count_bits(table.bag_emperors)) if table.phase > FIRST else 0
    return {
        "tokens": goods + joined,
        "goods": goods,
        "posts": _posts(table, table.bag_posts),
        "emperors": [name for number, name in enumerate(EMPEROR_NAMES) if (table.bag_emperors >> number) & 1],
    }


def _purchase(table: TradeTable) -> dict[str, object]:
    return {
        "bought": int(table.bought),
        "may_buy": int(table.may_buy()) if table.phase == TRADE or table.phase == SECOND else 0,
        "buy_two": table.two,
        "free_good": table.free,
        "sold": table.has_sold,
        "gaps": [place + 1 for place in range(PLACES) if table.river[place] == GAP],
    }


def _auction(table: TradeTable) -> dict[str, object]:
    seats = range(int(table.seats))
    worth: list[dict[str, object]] = []
    for seat in range(table.seats):
        with_it = table.posts[:]
        with_it[seat] |= 1 << table.post
        worth.append(_worth(table, with_it, seat))
    return {
        "post": post_data(table.post, table.green),
        "highest": int(table.highest),
        "bidder": None if table.bidder == NOBODY else int(table.bidder),
        "in": [seat for seat in seats if not (table.passed >> seat) & 1],
        "passed": [seat for seat in seats if (table.passed >> seat) & 1],
        "speaker": int(table.actor),
        "minimum": int(table.floor),
        "maximum": int(table.money[table.actor]),
        "worth": worth,
    }


def _worth(table: TradeTable, posts_with_it: vec[i64], seat: i64) -> dict[str, object]:
    """What winning the post would bring a seat by sets and majorities."""
    gain = post_value(posts_with_it, table.seats, table.green, seat)
    gain -= post_value(table.posts, table.seats, table.green, seat)
    return {
        "seat": int(seat),
        "now": post_score(table.posts, table.seats, table.green, seat),
        "with_it": post_score(posts_with_it, table.seats, table.green, seat),
        "gain": int(gain),
    }


def _instruction(table: CourtTable) -> dict[str, object]:
    after = [(table.actor + step) % table.seats for step in range(1, table.seats)]
    then: list[int] = []
    for seat in after:
        if seat == table.turn:
            break
        then.append(int(seat))
    return {
        "emperor": EMPEROR_NAMES[table.order],
        "copied": table.drawn == COPY and table.order != COPY,
        "drawn": EMPEROR_NAMES[table.drawn],
        "seat": int(table.actor),
        "then": then,
        "optional": table.is_optional(),
        "tax": int(table.tax) if table.phase == PAYING else None,
    }


def _reckoning(table: TradeTable, seat: i64) -> dict[str, object]:
    """The final reckoning of a seat, source by source (YZ-22, YZ-23)."""
    cards = table.cards[seat] & LIQUIDITY
    return {
        "seat": int(seat),
        "money": int(table.money[seat]),
        "sale": _best_sale(table, seat),
        "posts": post_score(table.posts, table.seats, table.green, seat),
        "liquidity": {
            "cards": [CARDS[card] for card in range(FIRST_LIQUIDITY, 6) if (cards >> card) & 1],
            "value": int(UNPLAYED * count_bits(cards)),
        },
        "total": int(table.wealth(seat)),
    }
