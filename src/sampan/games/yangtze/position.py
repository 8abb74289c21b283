"""A position as JSON-able data, the hidden included, and back.

The bag is not written: it holds what lies nowhere else. In a position written by hand `hidden` and `open` may be left
out: then all goods behind the screens were seen to arrive, and the discarded ones were starting goods.
"""

from __future__ import annotations

import copy
from typing import cast

from mypy_extensions import i64

from sampan.core.position_reading import read_list, read_number, read_truth, read_word
from sampan.games.yangtze.codes import CARDS, EMPEROR_NAMES, GAP, MOST_MONEY, PLACES, STEPS
from sampan.games.yangtze.goods import GOOD_BIT, GOOD_NAMES, count_bits, good_list
from sampan.games.yangtze.posts import POST_NAMES, post_list
from sampan.games.yangtze.state import ERAS, NOBODY, NONE, PHASES, REASONS, Table


def position_of(table: Table) -> dict[str, object]:
    """Everything on the table and behind the screens."""
    seats = range(int(table.seats))
    return {
        "game": "yangtze",
        "seats": int(table.seats),
        "options": copy.deepcopy(table.options),
        "phase": PHASES[table.phase],
        "actor": int(table.actor),
        "first": int(table.first),
        "turn": int(table.turn),
        "idle": int(table.idle),
        "bought": int(table.bought),
        "has_sold": table.has_sold,
        "two": table.two,
        "free": table.free,
        "auction": _auction_data(table),
        "emperor": _emperor_data(table),
        "river": [None if good == GAP else GOOD_NAMES[good] for good in table.river],
        "thrones": [EMPEROR_NAMES[table.thrones[throne]] for throne in range(table.throne_count)],
        "money": [int(table.money[seat]) for seat in seats],
        "cards": [_card_names(table.cards[seat]) for seat in seats],
        "posts": [post_list(table.posts[seat]) for seat in seats],
        "goods": [good_list(table.goods[seat]) for seat in seats],
        "discards": [good_list(table.discards[seat]) for seat in seats],
        "hidden": [good_list(table.hidden[seat]) for seat in seats],
        "open": [[good_list(table.open[seat * ERAS + era]) for era in range(ERAS)] for seat in seats],
        "sold": good_list(table.sold),
        "unwanted": post_list(table.unwanted),
        "reason": REASONS[table.reason],
    }


def _auction_data(table: Table) -> dict[str, object] | None:
    if table.post == NONE:
        return None
    return {
        "post": POST_NAMES[table.post],
        "highest": int(table.highest),
        "bidder": None if table.bidder == NOBODY else int(table.bidder),
        "passed": [seat for seat in range(int(table.seats)) if (table.passed >> seat) & 1],
        "floor": int(table.floor),
        "smallest_step": int(table.smallest_step),
    }


def _emperor_data(table: Table) -> dict[str, object] | None:
    if table.drawn == NONE:
        return None
    return {"drawn": EMPEROR_NAMES[table.drawn], "order": EMPEROR_NAMES[table.order], "tax": int(table.tax)}


def _card_names(cards: i64) -> list[str]:
    return [name for card, name in enumerate(CARDS) if (cards >> card) & 1]


def lay_position(table: Table, position: dict[str, object]) -> None:
    """Lay a position out on a fresh table; KeyError, TypeError or ValueError if it cannot be read."""
    last = int(table.seats) - 1
    table.phase = read_word(position["phase"], PHASES)
    table.turn = read_number(position["turn"], 0, last)
    table.actor = read_number(position.get("actor", position["turn"]), 0, last)
    table.first = read_number(position.get("first", 0), 0, last)
    table.idle = read_number(position.get("idle", 0), 0, last + 1)
    table.bought = read_number(position.get("bought", 0), 0, 2)
    table.has_sold = read_truth(position.get("has_sold", False))
    table.two = read_truth(position.get("two", False))
    table.free = read_truth(position.get("free", False))
    table.reason = read_word(position.get("reason", REASONS[0]), REASONS)
    _lay_tokens(table, position)
    for seat, amount in enumerate(read_list(position["money"], last + 1)):
        table.money[seat] = read_number(amount, 0, MOST_MONEY)
    if "cards" in position:
        for seat, names in enumerate(read_list(position["cards"], last + 1)):
            table.cards[seat] = _set(names, CARDS)
    if position.get("auction") is not None:
        _lay_auction(table, cast(dict[str, object], position["auction"]))
    if position.get("emperor") is not None:
        _lay_emperor(table, cast(dict[str, object], position["emperor"]))


def _lay_tokens(table: Table, position: dict[str, object]) -> None:
    seats = int(table.seats)
    empty: list[object] = [[] for _ in range(seats)]
    for place, name in enumerate(read_list(position["river"], PLACES)):
        table.river[place] = GAP if name is None else read_word(name, GOOD_NAMES)
        if name is not None:
            _leave_bag(table, GOOD_BIT[table.river[place]])
    for name in read_list(position.get("thrones", []), None):
        emperor = read_word(name, EMPEROR_NAMES)
        if (table.bag_emperors >> emperor) & 1 == 0:
            raise ValueError(f"{EMPEROR_NAMES[emperor]} is on two thrones")
        table.bag_emperors &= ~(1 << emperor)
        table.thrones[table.throne_count] = emperor
        table.throne_count += 1
    table.sold = _set(position.get("sold", []), GOOD_NAMES)
    _leave_bag(table, table.sold)
    table.unwanted = _set(position.get("unwanted", []), POST_NAMES)
    _leave_posts(table, table.unwanted)
    for seat, names in enumerate(read_list(position.get("posts", empty), seats)):
        table.posts[seat] = _set(names, POST_NAMES)
        _leave_posts(table, table.posts[seat])
    goods = read_list(position["goods"], seats)
    discards = read_list(position.get("discards", empty), seats)
    for seat in range(table.seats):
        table.set_goods(seat, _set(goods[seat], GOOD_NAMES))
        table.discards[seat] = _set(discards[seat], GOOD_NAMES)
        if count_bits(table.discards[seat]) >= ERAS:
            raise ValueError("more than two goods discarded by one player")
        _leave_bag(table, table.goods[seat])
        _leave_bag(table, table.discards[seat])
        # Unless the position says otherwise, what is behind the screen came after what was discarded.
        table.hidden[seat] = table.discards[seat]
        table.open[seat * ERAS + count_bits(table.discards[seat])] = table.goods[seat]
    if "hidden" in position or "open" in position:
        hidden = read_list(position["hidden"], seats)
        shown = read_list(position["open"], seats)
        for seat in range(table.seats):
            table.hidden[seat] = _set(hidden[seat], GOOD_NAMES)
            for era, names in enumerate(read_list(shown[seat], ERAS)):
                table.open[seat * ERAS + era] = _set(names, GOOD_NAMES)


def _leave_bag(table: Table, goods: i64) -> None:
    if goods & ~table.bag_goods != 0:
        raise ValueError(f"{good_list(goods & ~table.bag_goods)[0]} lies in two places")
    table.bag_goods &= ~goods


def _leave_posts(table: Table, posts: i64) -> None:
    if posts & ~table.bag_posts != 0:
        raise ValueError(f"{post_list(posts & ~table.bag_posts)[0]} lies in two places")
    table.bag_posts &= ~posts


def _lay_auction(table: Table, data: dict[str, object]) -> None:
    last = int(table.seats) - 1
    table.post = read_word(data["post"], POST_NAMES)
    _leave_posts(table, 1 << table.post)
    table.highest = read_number(data.get("highest", 0), 0, MOST_MONEY)
    if data.get("bidder") is not None:
        table.bidder = read_number(data["bidder"], 0, last)
    for seat in read_list(data.get("passed", []), None):
        table.passed |= 1 << read_number(seat, 0, last)
    least = table.minimum_bid if table.bidder == NOBODY else table.highest + 1
    table.floor = read_number(data.get("floor", int(least)), int(least), max(int(least), MOST_MONEY))
    table.smallest_step = read_number(data.get("smallest_step", STEPS), 0, STEPS)


def _lay_emperor(table: Table, data: dict[str, object]) -> None:
    table.drawn = read_word(data["drawn"], EMPEROR_NAMES)
    table.order = read_word(data.get("order", data["drawn"]), EMPEROR_NAMES)
    table.tax = read_number(data.get("tax", 0), 0, MOST_MONEY)


def _set(names: object, words: list[str]) -> i64:
    """A bit for each of the words in a list."""
    found: i64 = 0
    for name in read_list(names, None):
        bit: i64 = 1 << read_word(name, words)
        if found & bit != 0:
            raise ValueError(f"{name!r} is named twice")
        found |= bit
    return found
