"""Refusals with their particulars, and what the seat to move might expect to do but cannot."""

from __future__ import annotations

from mypy_extensions import i64

from sampan.core.errors import IllegalAction
from sampan.games.yangtze.codes import (
    BUY_0,
    BUY_BACK_0,
    BUY_FREE_0,
    BUY_TWO,
    CARDS,
    CASH,
    COPY_0,
    DISCARD_0,
    EMPEROR_NAMES,
    EXCHANGE_0,
    FIRST_LIQUIDITY,
    FREE_GOOD,
    GAP,
    LAST_SALE,
    LIQUIDITY_0,
    NAMED_0,
    PASS,
    PLACES,
    PLAY_BUY_TWO,
    PRICES,
    SEAT_0,
    SELL_0,
    SELL_ANY_TIME,
    SELL_ANY_TIME_0,
)
from sampan.games.yangtze.emperors import CourtTable
from sampan.games.yangtze.goods import GOOD_NAMES, LINES, cargo_goods, good_list
from sampan.games.yangtze.state import BID, BID_MORE, BUYING_BACK, PAYING, SECOND, TRADE


def refuse(table: CourtTable, action: i64, reason: str) -> IllegalAction:
    """The refusal of an action, with whatever its sentence may speak of."""
    seat = table.actor
    fields: dict[str, object] = {
        "action": int(action),
        "money": int(table.money[seat]),
        "minimum": int(table.floor),
        "amount": int(action - NAMED_0) if action >= NAMED_0 else 0,
        "card": _card_of(action),
        "goods": _goods_of(action),
        "place": 0,
        "price": 0,
        "emperor": EMPEROR_NAMES[action - COPY_0] if COPY_0 <= action < SEAT_0 else "",
    }
    if BUY_0 <= action < BUY_BACK_0:
        place = (action - BUY_0) % PLACES
        fields["place"] = int(place) + 1
        fields["price"] = int(PRICES[place])
        fields["goods"] = "" if table.river[place] == GAP else GOOD_NAMES[table.river[place]]
    elif EXCHANGE_0 <= action < SELL_0:
        fields["place"] = int((action - EXCHANGE_0) % PLACES) + 1
    elif BUY_BACK_0 <= action < COPY_0:
        fields["price"] = int(CASH[action - BUY_BACK_0])
    return IllegalAction(reason, fields, table.package)


def _card_of(action: i64) -> str:
    """The card that an action would play or buy back."""
    if LIQUIDITY_0 <= action < PLAY_BUY_TWO:
        return CARDS[FIRST_LIQUIDITY + action - LIQUIDITY_0]
    if BUY_BACK_0 <= action < COPY_0:
        return CARDS[FIRST_LIQUIDITY + action - BUY_BACK_0]
    if action == PLAY_BUY_TWO:
        return CARDS[0]
    if SELL_ANY_TIME_0 <= action < LAST_SALE:
        return CARDS[1]
    return CARDS[2] if BUY_FREE_0 <= action < BUY_BACK_0 else ""


def _goods_of(action: i64) -> list[str]:
    """The goods behind the screen that an action is about."""
    if SELL_0 <= action < LAST_SALE:
        cargo = (action - SELL_0) % (LINES * 64)
        return good_list(cargo_goods(cargo // 64, cargo % 64))
    if EXCHANGE_0 <= action < SELL_0:
        return [GOOD_NAMES[(action - EXCHANGE_0) // PLACES]]
    return [GOOD_NAMES[action - DISCARD_0]] if DISCARD_0 <= action < EXCHANGE_0 else []


def blocked_now(table: CourtTable) -> list[IllegalAction]:
    """For a page to grey: cards, goods, sales and bids that are not possible now, each with its reason."""
    if table.phase < TRADE:
        return []
    refusals = _blocked_cards(table)
    phase = table.phase
    money = table.money[table.actor]
    if phase == TRADE or phase == SECOND:
        for place in range(PLACES):
            if table.river[place] != GAP and money < PRICES[place]:
                refusals.append(refuse(table, BUY_0 + place, "too-dear"))
    if phase == SECOND:
        refusals.append(_greyed(table, SELL_0, "sales-closed", "sell"))
    elif phase == TRADE and table.goods[table.actor] == 0:
        refusals.append(_greyed(table, SELL_0, "no-goods", "sell"))
    elif phase == BID and money < table.floor:
        refusals.append(_greyed(table, NAMED_0 + table.floor, "bid-too-high", "bid"))
    elif phase == BUYING_BACK:
        for index in range(3):
            if (table.played_liquidity(table.actor) >> (FIRST_LIQUIDITY + index)) & 1 and money < CASH[index]:
                refusals.append(_greyed(table, BUY_BACK_0 + index, "too-dear-card", "buy_back"))
    reason = table.why_illegal(PASS)
    if reason == "compulsory":
        refusals.append(_greyed(table, PASS, reason, "decline"))
    elif phase == PAYING and reason:
        refusals.append(_greyed(table, PASS, reason, "pay_less"))
    return refusals


def _blocked_cards(table: CourtTable) -> list[IllegalAction]:
    """The unplayed cards that cannot be played now (YZ-21)."""
    refusals: list[IllegalAction] = []
    cards = table.cards[table.actor]
    phase = table.phase
    if cards & BUY_TWO != 0 and phase != TRADE:
        refusals.append(refuse(table, PLAY_BUY_TWO, table.why_illegal(PLAY_BUY_TWO)))
    if cards & SELL_ANY_TIME != 0:
        if phase == TRADE:
            refusals.append(refuse(table, SELL_ANY_TIME_0, "card-sales-open"))
        elif phase == BID_MORE:
            refusals.append(refuse(table, SELL_ANY_TIME_0, "card-speaking"))
        elif table.goods[table.actor] == 0:
            refusals.append(refuse(table, SELL_ANY_TIME_0, "card-no-goods"))
    if cards & FREE_GOOD != 0 and phase != TRADE and phase != SECOND:
        refusals.append(refuse(table, BUY_FREE_0, "card-only-on-turn"))
    if phase == BID_MORE:
        for index in range(3):
            if (cards >> (FIRST_LIQUIDITY + index)) & 1:
                refusals.append(refuse(table, LIQUIDITY_0 + index, "card-speaking"))
    return refusals


def _greyed(table: CourtTable, action: i64, reason: str, what: str) -> IllegalAction:
    refusal = refuse(table, action, reason)
    refusal.fields["what"] = what
    return refusal
