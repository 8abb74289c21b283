"""Actions as JSON that people and programs can read: {"kind": "buy", "place": 8, "good": "tea-mint"}."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from sampan.core.action_fields import nothing_left, take_field, take_number, take_word
from sampan.core.action_kinds import ActionKind, ActionKinds, ActionPart, NumberPart, SeatPart, WordPart
from sampan.core.arrays import BIT, count_bits
from sampan.core.errors import NotationError
from sampan.core.options import shown
from sampan.core.playable_state import PlayableState
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
    RAISE_0,
    RAISES,
    SEAT_0,
    SELL_0,
    SELL_ANY_TIME_0,
    STEP_0,
    STEPS,
    TOKEN_0,
)
from sampan.games.yangtze.goods import (
    GOOD_NAMES,
    LINE_START,
    LINES,
    WARE_LINES,
    across,
    cargo_goods,
    good_list,
    line_of_cargo,
)
from sampan.games.yangtze.posts import POST_NAMES
from sampan.games.yangtze.state import (
    BID,
    BID_MORE,
    BUYING_BACK,
    CARRYING_OUT,
    COPYING,
    DEAL,
    DISCARDING,
    DRAW,
    EXCHANGING,
    FIRST,
    PAYING,
    RIVER,
    SECOND,
    SELLING,
    TRADE,
    YangtzeData,
)

SEAT_FIELDS: Final = frozenset({"seat", "bidder", "winners"})


class CargoPart(ActionPart):
    """A cargo as line * 64 + tiles; its goods are named in any order."""

    def __init__(self) -> None:
        super().__init__("goods", LINES * 64)

    def write(self, state: PlayableState, digit: int) -> object:
        return good_list(cargo_goods(digit // 64, digit % 64))

    def take(self, state: PlayableState, fields: dict[str, object]) -> int:
        names = take_field(fields, self.name)
        if not isinstance(names, list) or len(names) == 0:
            raise NotationError("goods-form", {"value": shown(names)}, state.package)
        goods: i64 = 0
        for name in names:
            good = take_word({self.name: name}, self.name, GOOD_NAMES)
            if goods & BIT[good] != 0:
                raise NotationError("good-twice", {"good": GOOD_NAMES[good]}, state.package)
            goods |= BIT[good]
        line = line_of_cargo(goods)
        if line < 0:
            raise NotationError("nothing-shared", {"goods": good_list(goods)}, state.package)
        lying = goods if line < WARE_LINES else across(goods)
        return int(line * 64 + (lying >> LINE_START[line]))


class StepPart(ActionPart):
    """A step towards a higher bid, by the amount that it announces."""

    def __init__(self) -> None:
        super().__init__("at_least", STEPS)

    def write(self, state: PlayableState, digit: int) -> object:
        return int(bid_amount(_data(state), STEP_0 + digit))

    def take(self, state: PlayableState, fields: dict[str, object]) -> int:
        floor = _data(state).floor
        above: i64 = take_number(fields, self.name, 0, MOST_MONEY) - floor
        for step in range(STEPS):
            if above == RAISES << step:
                return step
        raise NotationError("no-step", {"minimum": int(floor), "step": RAISES}, state.package)


class BidKind(ActionKind):
    """A bid of any amount, by one of two codes: a small raise, or the amount named outright (codes.py)."""

    def describe(self, state: PlayableState, action: int) -> dict[str, object]:
        return {"kind": self.name, "amount": int(bid_amount(_data(state), action))}

    def read(self, state: PlayableState, fields: dict[str, object]) -> int:
        amount = take_number(fields, "amount", 0, MOST_MONEY)
        nothing_left(fields)
        return int(bid_code(_data(state), amount))


class ConfirmingKind(ActionKind):
    """A kind that also names what follows from its parts.

    That may be left out of a description; but if it is given it must be right, or the sender sees another position.
    """

    def __init__(
        self, name: str, first: int, confirmed: Callable[[YangtzeData, int], dict[str, object]], *parts: ActionPart
    ) -> None:
        super().__init__(name, first, *parts)
        self.confirmed: Final = confirmed

    def describe(self, state: PlayableState, action: int) -> dict[str, object]:
        return {**super().describe(state, action), **self.confirmed(_data(state), action - self.first)}

    def read(self, state: PlayableState, fields: dict[str, object]) -> int:
        action = super().read(state, {part.name: fields.pop(part.name) for part in self.parts if part.name in fields})
        for name, right in self.confirmed(_data(state), action - self.first).items():
            given = fields.pop(name, right)
            if given != right:
                values: dict[str, object] = {"field": name, "value": shown(given), "right": shown(right)}
                raise NotationError("field-differs", values, state.package)
        nothing_left(fields)
        return action


def _sold_value(state: YangtzeData, cargo: int) -> dict[str, object]:
    tiles: i64 = cargo % 64
    return {"value": int(state.cargo_values.of_cargo(cargo // 64, count_bits(tiles)))}


def _bought_good(state: YangtzeData, place: int) -> dict[str, object]:
    return {"good": _good_at(state, place), "price": int(state.prices[place])}


def _free_good(state: YangtzeData, place: int) -> dict[str, object]:
    return {"good": _good_at(state, place)}


def _taken_good(state: YangtzeData, exchange: int) -> dict[str, object]:
    return {"taken": _good_at(state, exchange % PLACES)}


def _buy_back_price(_state: YangtzeData, card: int) -> dict[str, object]:
    return {"price": int(CASH[card])}


def _good_at(state: YangtzeData, place: i64) -> str | None:
    return None if state.river[place] == GAP else GOOD_NAMES[state.river[place]]


def _data(state: PlayableState) -> YangtzeData:
    assert isinstance(state, YangtzeData)
    return state


_GOOD: Final = WordPart("good", GOOD_NAMES)
_PLACE: Final = NumberPart("place", 1, PLACES)
_CARD: Final = WordPart("card", [*LIQUIDITY_CARDS])
_EMPEROR: Final = WordPart("emperor", [*EMPEROR_NAMES])

_DRAW_GOOD: Final = ActionKind("draw_good", TOKEN_0, _GOOD)
_PASS: Final = ActionKind("pass", PASS)
_DECLINE: Final = ActionKind("decline", PASS)
_PLAY_LIQUIDITY: Final = ActionKind("play_liquidity", LIQUIDITY_0, _CARD)
_BUY: Final = ConfirmingKind("buy", BUY_0, _bought_good, _PLACE)
_BUY_FREE: Final = ConfirmingKind("buy_free", BUY_FREE_0, _free_good, _PLACE)
_SELL: Final = ConfirmingKind("sell", SELL_0, _sold_value, CargoPart())
_SELL_ANY_TIME: Final = ConfirmingKind("sell_any_time", SELL_ANY_TIME_0, _sold_value, CargoPart())
_BID: Final = BidKind("bid", RAISE_0)
_BID_MORE: Final = ActionKind("bid_more", STEP_0, StepPart())
_BUY_BACK: Final = ConfirmingKind("buy_back", BUY_BACK_0, _buy_back_price, _CARD)
_EXCHANGE: Final = ConfirmingKind("exchange", EXCHANGE_0, _taken_good, WordPart("given", GOOD_NAMES), _PLACE)

# In each phase, the kind that the question is about comes first.
KINDS: Final = ActionKinds(
    {
        RIVER: [_DRAW_GOOD],
        DEAL: [ActionKind("deal_good", TOKEN_0, _GOOD)],
        FIRST: [ActionKind("first_player", SEAT_0, SeatPart("seat"))],
        DRAW: [
            _DRAW_GOOD,
            ActionKind("draw_post", TOKEN_0 + FIRST_POST, WordPart("post", POST_NAMES)),
            ActionKind("draw_emperor", TOKEN_0 + FIRST_EMPEROR, _EMPEROR),
        ],
        TRADE: [ActionKind("buy_two", PLAY_BUY_TWO), _SELL, _BUY, _BUY_FREE, _PLAY_LIQUIDITY, _PASS],
        SECOND: [_BUY, _BUY_FREE, _PLAY_LIQUIDITY, _SELL_ANY_TIME, _PASS],
        BID: [_BID, _BID_MORE, _PLAY_LIQUIDITY, _SELL_ANY_TIME, _PASS],
        BID_MORE: [_BID_MORE, _BID],
        SELLING: [_SELL, _DECLINE, _PLAY_LIQUIDITY, _SELL_ANY_TIME],
        BUYING_BACK: [_BUY_BACK, _DECLINE, _PLAY_LIQUIDITY, _SELL_ANY_TIME],
        EXCHANGING: [_EXCHANGE, _DECLINE, _PLAY_LIQUIDITY, _SELL_ANY_TIME],
        DISCARDING: [ActionKind("discard", DISCARD_0, _GOOD), _DECLINE, _PLAY_LIQUIDITY, _SELL_ANY_TIME],
        COPYING: [ActionKind("copy", COPY_0, _EMPEROR), _DECLINE, _PLAY_LIQUIDITY, _SELL_ANY_TIME],
        CARRYING_OUT: [ActionKind("carry_out", CARRY_OUT), _DECLINE, _PLAY_LIQUIDITY, _SELL_ANY_TIME],
        PAYING: [ActionKind("pay_less", PASS), _PLAY_LIQUIDITY, _SELL_ANY_TIME],
    }
)


def action_kinds(state: YangtzeData) -> list[str]:
    """The kinds of action that the current phase asks for."""
    return KINDS.names(int(state.phase))


def describe(state: YangtzeData, action: i64) -> dict[str, object]:
    """The description of a legal action."""
    if action >= NAMED_0:
        return _BID.describe(state, int(action))
    return KINDS.describe(state, int(state.phase), int(action))


def read(state: YangtzeData, kind: str, fields: dict[str, object]) -> int:
    """The code that a description stands for, legal or not."""
    return KINDS.read(state, int(state.phase), kind, fields)
