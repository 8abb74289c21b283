"""Actions as JSON that people and programs can read: {"kind": "buy", "place": 8, "good": "tea-mint"}."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sampan.core.arrays import count_bits
from sampan.core.description_fields import nothing_left, take_field, take_number, take_word
from sampan.core.errors import NotationError
from sampan.core.options import shown
from sampan.games.yangtze.auction import bid_amount, bid_code
from sampan.games.yangtze.codes import (
    BUY_0,
    BUY_BACK_0,
    BUY_FREE_0,
    CARRY_OUT,
    CASH,
    COPY_0,
    DISCARD_0,
    EMPEROR_NAMES,
    EXCHANGE_0,
    FIRST_EMPEROR,
    FIRST_POST,
    GAP,
    LIQUIDITY_0,
    LIQUIDITY_CARDS,
    MOST_MONEY,
    NAMED_0,
    PASS,
    PLACES,
    PLAY_BUY_TWO,
    PRICES,
    RAISE_0,
    RAISES,
    SEAT_0,
    SELL_0,
    SELL_ANY_TIME_0,
    STEP_0,
    STEPS,
    TOKEN_0,
)
from sampan.games.yangtze.goods import GOOD_NAMES, LINE_START, WARE_LINES, across, cargo_goods, good_list, line_of_cargo
from sampan.games.yangtze.posts import POST_NAMES
from sampan.games.yangtze.state import (
    BID,
    BID_MORE,
    DEAL,
    DRAW,
    FIRST,
    PACKAGE,
    PAYING,
    RIVER,
    SECOND,
    SELLING,
    TRADE,
    YangtzeData,
)

SEAT_FIELDS: Final = frozenset({"seat", "bidder", "winners"})

# The kinds of action in each phase; the one that the question is about comes first.
_TURN: Final = ["buy_two", "sell", "buy", "buy_free", "play_liquidity", "pass"]
_SECOND: Final = ["buy", "buy_free", "play_liquidity", "sell_any_time", "pass"]
_BID: Final = ["bid", "bid_more", "play_liquidity", "sell_any_time", "pass"]
_PAY: Final = ["pay_less", "play_liquidity", "sell_any_time"]
_ORDERED: Final = ["sell", "buy_back", "exchange", "discard", "copy", "carry_out"]


def action_kinds(state: YangtzeData) -> list[str]:
    """The kinds of action that the current phase asks for."""
    phase = state.phase
    if phase == RIVER:
        return ["draw_good"]
    if phase == DEAL:
        return ["deal_good"]
    if phase == FIRST:
        return ["first_player"]
    if phase == DRAW:
        return ["draw_good", "draw_post", "draw_emperor"]
    if phase == TRADE:
        return _TURN
    if phase == SECOND:
        return _SECOND
    if phase == BID:
        return _BID
    if phase == BID_MORE:
        return ["bid_more", "bid"]
    if phase == PAYING:
        return _PAY
    return [_ORDERED[phase - SELLING], "decline", "play_liquidity", "sell_any_time"]


def describe(state: YangtzeData, action: i64) -> dict[str, object]:
    """The description of a legal action."""
    phase = state.phase
    if action >= SELL_0 and action < NAMED_0:
        any_time = action >= SELL_ANY_TIME_0
        cargo = action - (SELL_ANY_TIME_0 if any_time else SELL_0)
        goods = cargo_goods(cargo // 64, cargo % 64)
        value = state.cargo_values.of_cargo(cargo // 64, count_bits(goods))
        return {"kind": "sell_any_time" if any_time else "sell", "goods": good_list(goods), "value": int(value)}
    if action == PASS:
        return {"kind": "pay_less" if phase == PAYING else "pass" if phase <= BID else "decline"}
    if action < LIQUIDITY_0:
        return {"kind": "carry_out"}
    if action < PLAY_BUY_TWO:
        return {"kind": "play_liquidity", "card": LIQUIDITY_CARDS[action - LIQUIDITY_0]}
    if action == PLAY_BUY_TWO:
        return {"kind": "buy_two"}
    if action < BUY_FREE_0:
        place = action - BUY_0
        name = GOOD_NAMES[state.river[place]]
        return {"kind": "buy", "place": int(place) + 1, "good": name, "price": int(PRICES[place])}
    if action < BUY_BACK_0:
        place = action - BUY_FREE_0
        return {"kind": "buy_free", "place": int(place) + 1, "good": GOOD_NAMES[state.river[place]]}
    if action < COPY_0:
        index = action - BUY_BACK_0
        return {"kind": "buy_back", "card": LIQUIDITY_CARDS[index], "price": int(CASH[index])}
    if action < SEAT_0:
        return {"kind": "copy", "emperor": EMPEROR_NAMES[action - COPY_0]}
    if action < RAISE_0:
        return {"kind": "first_player", "seat": int(action - SEAT_0)}
    if action < STEP_0 or action >= NAMED_0:
        return {"kind": "bid", "amount": int(bid_amount(state, action))}
    if action < TOKEN_0:
        return {"kind": "bid_more", "at_least": int(bid_amount(state, action))}
    if action < DISCARD_0:
        return _describe_token(state, action - TOKEN_0)
    if action < EXCHANGE_0:
        return {"kind": "discard", "good": GOOD_NAMES[action - DISCARD_0]}
    place = (action - EXCHANGE_0) % PLACES
    given = GOOD_NAMES[(action - EXCHANGE_0) // PLACES]
    return {"kind": "exchange", "given": given, "place": int(place) + 1, "taken": GOOD_NAMES[state.river[place]]}


def _describe_token(state: YangtzeData, token: i64) -> dict[str, object]:
    if token >= FIRST_EMPEROR:
        return {"kind": "draw_emperor", "emperor": EMPEROR_NAMES[token - FIRST_EMPEROR]}
    if token >= FIRST_POST:
        return {"kind": "draw_post", "post": POST_NAMES[token - FIRST_POST]}
    return {"kind": "deal_good" if state.phase == DEAL else "draw_good", "good": GOOD_NAMES[token]}


def read(state: YangtzeData, kind: str, fields: dict[str, object]) -> int:
    """The code that a description stands for, legal or not."""
    code: i64 = PASS
    if kind == "sell" or kind == "sell_any_time":
        code = _read_cargo(state, fields) + (SELL_0 if kind == "sell" else SELL_ANY_TIME_0)
    elif kind == "buy" or kind == "buy_free":
        place: i64 = take_number(fields, "place", 1, PLACES) - 1
        _agree_on_good(state, fields, "good", place)
        if kind == "buy":
            _agree(fields, "price", int(PRICES[place]))
        code = place + (BUY_0 if kind == "buy" else BUY_FREE_0)
    elif kind == "bid":
        code = bid_code(state, take_number(fields, "amount", 0, MOST_MONEY))
    elif kind == "bid_more":
        code = _read_step(state, fields)
    elif kind == "exchange":
        given: i64 = take_word(fields, "given", GOOD_NAMES)
        place = take_number(fields, "place", 1, PLACES) - 1
        _agree_on_good(state, fields, "taken", place)
        code = EXCHANGE_0 + given * PLACES + place
    elif kind == "buy_back":
        index: i64 = take_word(fields, "card", [*LIQUIDITY_CARDS])
        _agree(fields, "price", int(CASH[index]))
        code = BUY_BACK_0 + index
    else:
        code = _read_plain(kind, fields, int(state.seats) - 1)
    nothing_left(fields)
    return code


def _read_plain(kind: str, fields: dict[str, object], last_seat: int) -> i64:
    """Actions that can be read without looking at the state."""
    if kind == "play_liquidity":
        return LIQUIDITY_0 + take_word(fields, "card", [*LIQUIDITY_CARDS])
    if kind == "buy_two":
        return PLAY_BUY_TWO
    if kind == "carry_out":
        return CARRY_OUT
    if kind == "discard":
        return DISCARD_0 + take_word(fields, "good", GOOD_NAMES)
    if kind == "copy":
        return COPY_0 + take_word(fields, "emperor", [*EMPEROR_NAMES])
    if kind == "first_player":
        return SEAT_0 + take_number(fields, "seat", 0, last_seat)
    if kind == "draw_good" or kind == "deal_good":
        return TOKEN_0 + take_word(fields, "good", GOOD_NAMES)
    if kind == "draw_post":
        return TOKEN_0 + FIRST_POST + take_word(fields, "post", POST_NAMES)
    if kind == "draw_emperor":
        return TOKEN_0 + FIRST_EMPEROR + take_word(fields, "emperor", [*EMPEROR_NAMES])
    return PASS  # pass, decline, pay_less


def _read_cargo(state: YangtzeData, fields: dict[str, object]) -> i64:
    """A cargo as line * 64 + tiles; its goods in any order."""
    names = take_field(fields, "goods")
    if not isinstance(names, list) or len(names) == 0:
        raise NotationError("goods-form", {"value": shown(names)}, state.package)
    goods: i64 = 0
    for name in names:
        one: dict[str, object] = {"goods": name}
        bit: i64 = 1 << take_word(one, "goods", GOOD_NAMES)
        if goods & bit != 0:
            raise NotationError("good-twice", {"good": GOOD_NAMES[GOOD_NAMES.index(str(name))]}, state.package)
        goods |= bit
    line = line_of_cargo(goods)
    if line < 0:
        raise NotationError("nothing-shared", {"goods": good_list(goods)}, state.package)
    _agree(fields, "value", int(state.cargo_values.of_cargo(line, count_bits(goods))))
    lying = goods if line < WARE_LINES else across(goods)
    return line * 64 + (lying >> LINE_START[line])


def _read_step(state: YangtzeData, fields: dict[str, object]) -> i64:
    above: i64 = take_number(fields, "at_least", 0, MOST_MONEY) - state.floor
    for step in range(STEPS):
        if above == RAISES << step:
            return STEP_0 + step
    raise NotationError("no-step", {"minimum": int(state.floor), "step": RAISES}, state.package)


def _agree_on_good(state: YangtzeData, fields: dict[str, object], name: str, place: i64) -> None:
    good = state.river[place]
    _agree(fields, name, None if good == GAP else GOOD_NAMES[good])


def _agree(fields: dict[str, object], name: str, value: object) -> None:
    """Take a field that may be left out; if it is given it must be right, or the sender sees another position."""
    given = fields.pop(name, value)
    if given != value:
        raise NotationError("field-differs", {"field": name, "value": shown(given), "right": shown(value)}, PACKAGE)
