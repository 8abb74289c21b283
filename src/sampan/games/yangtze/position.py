"""A position as JSON-able data, hidden information included, and back.

The bag is not written: it holds what lies nowhere else. A position written by hand may leave out `hidden` and `open`:
then everybody saw all goods behind the screens arrive, and the discarded ones were starting goods.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from sampan.core.arrays import BIT, count_bits
from sampan.core.position_fields import FlagField, NumberField, SeatField, WordField, read_fields, write_fields
from sampan.core.position_reading import read_list, read_number, read_word
from sampan.games.yangtze.codes import CARDS, EMPEROR_NAMES, GAP, MOST_MONEY, MOST_SEATS, PLACES, STEPS
from sampan.games.yangtze.goods import GOOD_NAMES, good_list
from sampan.games.yangtze.position_check import check_position
from sampan.games.yangtze.posts import POST_NAMES, post_list
from sampan.games.yangtze.state import ERAS, NOBODY, NONE, PHASES, REASONS, YangtzeData

FIELDS: Final = [
    WordField("phase", [*PHASES]),
    SeatField("turn"),
    SeatField("actor", like="turn"),
    SeatField("first", 0),
    NumberField("idle", 0, MOST_SEATS, 0),
    NumberField("bought", 0, 2, 0),
    FlagField("has_sold", False),
    FlagField("two", False),
    FlagField("free", False),
    WordField("reason", [*REASONS], REASONS[0]),
]


def write_position(state: YangtzeData) -> dict[str, object]:
    """Everything on the table and behind the screens."""
    seats = range(int(state.seats))
    position = write_fields(state, "yangtze", FIELDS)
    position.update(
        {
            "auction": _write_auction(state),
            "emperor": _write_emperor(state),
            "river": [None if good == GAP else GOOD_NAMES[good] for good in state.river],
            "thrones": [EMPEROR_NAMES[state.thrones[throne]] for throne in range(state.throne_count)],
            "money": [int(state.money[seat]) for seat in seats],
            "cards": [_card_names(state.cards[seat]) for seat in seats],
            "posts": [post_list(state.posts[seat]) for seat in seats],
            "goods": [good_list(state.goods[seat]) for seat in seats],
            "discards": [good_list(state.discards[seat]) for seat in seats],
            "hidden": [good_list(state.hidden[seat]) for seat in seats],
            "open": [[good_list(state.open[seat * ERAS + era]) for era in range(ERAS)] for seat in seats],
            "sold": good_list(state.sold),
            "unwanted": post_list(state.unwanted),
        }
    )
    return position


def _write_auction(state: YangtzeData) -> dict[str, object] | None:
    if state.post == NONE:
        return None
    return {
        "post": POST_NAMES[state.post],
        "highest": int(state.highest),
        "bidder": None if state.bidder == NOBODY else int(state.bidder),
        "passed": [seat for seat in range(int(state.seats)) if (state.passed >> seat) & 1],
        "floor": int(state.floor),
        "smallest_step": int(state.smallest_step),
    }


def _write_emperor(state: YangtzeData) -> dict[str, object] | None:
    if state.drawn == NONE:
        return None
    return {"drawn": EMPEROR_NAMES[state.drawn], "order": EMPEROR_NAMES[state.order], "tax": int(state.tax)}


def _card_names(cards: i64) -> list[str]:
    return [name for card, name in enumerate(CARDS) if (cards >> card) & 1]


def read_position(state: YangtzeData, position: dict[str, object]) -> None:
    """Read a position into a fresh state; KeyError, TypeError or ValueError if it cannot be read."""
    seats = int(state.seats)
    read_fields(state, position, FIELDS)
    read_number(int(state.idle), 0, seats)
    _read_tokens(state, position)
    for seat, amount in enumerate(read_list(position["money"], seats)):
        state.money[seat] = read_number(amount, 0, MOST_MONEY)
    if "cards" in position:
        for seat, names in enumerate(read_list(position["cards"], seats)):
            state.cards[seat] = _set(names, [*CARDS])
    if position.get("auction") is not None:
        _read_auction(state, cast(dict[str, object], position["auction"]))
    if position.get("emperor") is not None:
        _read_emperor(state, cast(dict[str, object], position["emperor"]))
    check_position(state)


def _read_tokens(state: YangtzeData, position: dict[str, object]) -> None:
    seats = int(state.seats)
    empty: list[object] = [[] for _ in range(seats)]
    for place, name in enumerate(read_list(position["river"], PLACES)):
        state.river[place] = GAP if name is None else read_word(name, GOOD_NAMES)
        if name is not None:
            _leave_bag(state, BIT[state.river[place]])
    for name in read_list(position.get("thrones", []), None):
        emperor = read_word(name, [*EMPEROR_NAMES])
        if (state.bag_emperors >> emperor) & 1 == 0:
            raise ValueError(f"{EMPEROR_NAMES[emperor]} is on two thrones")
        state.bag_emperors &= ~(1 << emperor)
        state.thrones[state.throne_count] = emperor
        state.throne_count += 1
    state.sold = _set(position.get("sold", []), GOOD_NAMES)
    _leave_bag(state, state.sold)
    state.unwanted = _set(position.get("unwanted", []), POST_NAMES)
    _leave_posts(state, state.unwanted)
    for seat, names in enumerate(read_list(position.get("posts", empty), seats)):
        state.posts[seat] = _set(names, POST_NAMES)
        _leave_posts(state, state.posts[seat])
    goods = read_list(position["goods"], seats)
    discards = read_list(position.get("discards", empty), seats)
    for seat in range(state.seats):
        state.set_goods(seat, _set(goods[seat], GOOD_NAMES))
        state.discards[seat] = _set(discards[seat], GOOD_NAMES)
        if count_bits(state.discards[seat]) >= ERAS:
            raise ValueError("more than two goods discarded by one player")
        _leave_bag(state, state.goods[seat])
        _leave_bag(state, state.discards[seat])
        # Unless the position says otherwise, the goods behind the screen arrived after the discards.
        if state.discard_starting:
            state.hidden[seat] = state.discards[seat]
        else:
            state.open[seat * ERAS] = state.discards[seat]
        state.open[seat * ERAS + count_bits(state.discards[seat])] |= state.goods[seat]
    if "hidden" in position or "open" in position:
        hidden = read_list(position["hidden"], seats)
        shown = read_list(position["open"], seats)
        for seat in range(state.seats):
            state.hidden[seat] = _set(hidden[seat], GOOD_NAMES)
            for era, names in enumerate(read_list(shown[seat], ERAS)):
                state.open[seat * ERAS + era] = _set(names, GOOD_NAMES)


def _leave_bag(state: YangtzeData, goods: i64) -> None:
    if goods & ~state.bag_goods != 0:
        raise ValueError(f"{good_list(goods & ~state.bag_goods)[0]} lies in two places")
    state.bag_goods &= ~goods


def _leave_posts(state: YangtzeData, posts: i64) -> None:
    if posts & ~state.bag_posts != 0:
        raise ValueError(f"{post_list(posts & ~state.bag_posts)[0]} lies in two places")
    state.bag_posts &= ~posts


def _read_auction(state: YangtzeData, data: dict[str, object]) -> None:
    last = int(state.seats) - 1
    state.post = read_word(data["post"], POST_NAMES)
    _leave_posts(state, 1 << state.post)
    state.highest = read_number(data.get("highest", 0), 0, MOST_MONEY)
    if data.get("bidder") is not None:
        state.bidder = read_number(data["bidder"], 0, last)
    for seat in read_list(data.get("passed", []), None):
        state.passed |= 1 << read_number(seat, 0, last)
    least = state.minimum_bid if state.bidder == NOBODY else state.highest + 1
    state.floor = read_number(data.get("floor", int(least)), int(least), max(int(least), MOST_MONEY))
    state.smallest_step = read_number(data.get("smallest_step", STEPS), 0, STEPS)


def _read_emperor(state: YangtzeData, data: dict[str, object]) -> None:
    state.drawn = read_word(data["drawn"], [*EMPEROR_NAMES])
    state.order = read_word(data.get("order", data["drawn"]), [*EMPEROR_NAMES])
    state.tax = read_number(data.get("tax", 0), 0, MOST_MONEY)


def _set(names: object, words: list[str]) -> i64:
    """A bit for each of the words in a list."""
    found: i64 = 0
    for name in read_list(names, None):
        bit: i64 = 1 << read_word(name, words)
        if found & bit != 0:
            raise ValueError(f"{name!r} is named twice")
        found |= bit
    return found
