"""Why an action is refused, with the particulars of its sentence, and what a page should grey."""

from __future__ import annotations

from mypy_extensions import i64

from sampan.core.errors import IllegalAction
from sampan.games.yangtze.auction import bid_amount
from sampan.games.yangtze.codes import (
    BUY_0,
    BUY_BACK_0,
    BUY_FREE_0,
    BUY_TWO,
    BUY_TWO_CARD,
    CARDS,
    CARRY_OUT,
    CASH,
    COPY,
    COPY_0,
    DISCARD_0,
    EMPEROR_NAMES,
    EMPERORS,
    EXCHANGE_0,
    FIRST_EMPEROR,
    FIRST_LIQUIDITY,
    FIRST_POST,
    FREE_GOOD,
    FREE_GOOD_CARD,
    GAP,
    LAST_SALE,
    LIQUIDITY_0,
    NAMED_0,
    PASS,
    PLACES,
    PLAY_BUY_TWO,
    RAISE_0,
    RAISES,
    SEAT_0,
    SELL_0,
    SELL_ANY_TIME,
    SELL_ANY_TIME_0,
    SELL_ANY_TIME_CARD,
    STEP_0,
    TOKEN_0,
    TOKENS,
)
from sampan.games.yangtze.emperors import other_emperors, played_liquidity
from sampan.games.yangtze.goods import GOOD_NAMES, GOODS, LINES, WARE_LINES, cargo_goods, good_list
from sampan.games.yangtze.legality import may_decline, sales_open
from sampan.games.yangtze.state import (
    BID,
    BID_MORE,
    BUYING_BACK,
    CARRYING_OUT,
    COPYING,
    DISCARDING,
    DRAW,
    EXCHANGING,
    FIRST,
    PAYING,
    SECOND,
    TRADE,
    YangtzeData,
)


def why_illegal(state: YangtzeData, action: i64) -> str:
    """Why the action is not legal now; empty if it is."""
    phase = state.phase
    if SELL_0 <= action < LAST_SALE:
        return _cannot_sell(state, action)
    if phase <= DRAW:
        return _cannot_happen(state, action)
    if action == PASS:
        return _cannot_pass(state)
    if action < PLAY_BUY_TWO and action >= LIQUIDITY_0:
        if phase == BID_MORE:
            return "card-speaking"
        return "" if _holds(state, FIRST_LIQUIDITY + action - LIQUIDITY_0) else "card-played"
    if action == PLAY_BUY_TWO:
        if phase != TRADE:
            return "card-after-purchase" if phase == SECOND else "card-only-on-turn"
        return "" if _holds(state, BUY_TWO_CARD) else "card-played"
    if BUY_0 <= action < BUY_BACK_0:
        return _cannot_buy(state, action)
    if RAISE_0 <= action < TOKEN_0 or action >= NAMED_0:
        return _cannot_bid(state, action)
    if BUY_BACK_0 <= action < COPY_0 and phase == BUYING_BACK:
        index = action - BUY_BACK_0
        if _holds(state, FIRST_LIQUIDITY + index):
            return "card-not-played"
        return "" if state.money[state.actor] >= CASH[index] else "too-dear-card"
    if COPY_0 <= action < COPY_0 + EMPERORS and phase == COPYING:
        emperor = action - COPY_0
        if emperor == COPY:
            return "copy-itself"
        return "" if (other_emperors(state) >> emperor) & 1 else "not-on-throne"
    if DISCARD_0 <= action < EXCHANGE_0 and phase == DISCARDING:
        if (state.goods[state.actor] >> (action - DISCARD_0)) & 1 == 0:
            return "not-behind-screen"
        return "" if (state.discardable(state.actor) >> (action - DISCARD_0)) & 1 else "starting-good"
    if EXCHANGE_0 <= action < SELL_0 and phase == EXCHANGING:
        if (state.goods[state.actor] >> ((action - EXCHANGE_0) // PLACES)) & 1 == 0:
            return "not-behind-screen"
        return "gap" if state.river[(action - EXCHANGE_0) % PLACES] == GAP else ""
    if action == CARRY_OUT and phase == CARRYING_OUT:
        return ""
    return "not-asked"


def _cannot_happen(state: YangtzeData, action: i64) -> str:
    """Why chance cannot do this."""
    if state.phase == FIRST:
        return "" if SEAT_0 <= action < SEAT_0 + state.seats else "not-asked"
    token = action - TOKEN_0
    if token < 0 or token >= TOKENS or (token >= FIRST_POST and state.phase != DRAW):
        return "not-asked"
    if token < GOODS:
        there = (state.bag_goods >> token) & 1
    elif token < FIRST_EMPEROR:
        there = (state.bag_posts >> (token - FIRST_POST)) & 1
    else:
        there = (state.bag_emperors >> (token - FIRST_EMPEROR)) & 1
    return "" if there else "not-in-bag"


def _cannot_pass(state: YangtzeData) -> str:
    if may_decline(state):
        return ""
    if state.phase == BID_MORE:
        return "not-asked"
    return "liquidity-first" if state.phase == PAYING else "compulsory"


def _cannot_sell(state: YangtzeData, action: i64) -> str:
    any_time = action >= SELL_ANY_TIME_0
    cargo = action - (SELL_ANY_TIME_0 if any_time else SELL_0)
    line = cargo // 64
    tiles = cargo % 64
    if state.phase <= DRAW or state.phase == BID_MORE:
        return "not-asked"
    if any_time:
        if state.phase == TRADE:
            return "card-sales-open"
        if not _holds(state, SELL_ANY_TIME_CARD):
            return "card-played"
    elif not sales_open(state):
        return "sales-closed"
    if tiles == 0 or (line >= WARE_LINES and tiles & (tiles - 1) == 0):
        return "not-a-cargo"  # a single tile is sold by its ware
    return "" if tiles & ~state.tiles_of(state.actor, line) == 0 else "not-behind-screen"


def _cannot_buy(state: YangtzeData, action: i64) -> str:
    if state.phase != TRADE and state.phase != SECOND:
        return "not-asked"
    free = action >= BUY_FREE_0
    place = action - (BUY_FREE_0 if free else BUY_0)
    if state.river[place] == GAP:
        return "gap"
    if free:
        return "" if state.cards[state.actor] & FREE_GOOD != 0 else "card-played"
    return "" if state.money[state.actor] >= state.prices[place] else "too-dear"


def _cannot_bid(state: YangtzeData, action: i64) -> str:
    if state.phase != BID and state.phase != BID_MORE:
        return "not-asked"
    amount = bid_amount(state, action)
    if action >= NAMED_0 and amount < state.floor + RAISES:
        return "bid-too-low" if amount < state.floor else "not-asked"
    if amount > state.money[state.actor]:
        return "bid-too-high"
    return "not-asked" if STEP_0 <= action < TOKEN_0 and action - STEP_0 >= state.smallest_step else ""


def _holds(state: YangtzeData, card: i64) -> bool:
    return (state.cards[state.actor] >> card) & 1 != 0


def refusal(state: YangtzeData, action: i64, reason: str) -> IllegalAction:
    """The refusal of an action, with everything that its sentence may mention."""
    seat = state.actor
    fields: dict[str, object] = {
        "action": int(action),
        "money": int(state.money[seat]),
        "minimum": int(state.floor),
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
        fields["price"] = int(state.prices[place])
        fields["goods"] = "" if state.river[place] == GAP else GOOD_NAMES[state.river[place]]
    elif EXCHANGE_0 <= action < SELL_0:
        fields["place"] = int((action - EXCHANGE_0) % PLACES) + 1
    elif BUY_BACK_0 <= action < COPY_0:
        fields["price"] = int(CASH[action - BUY_BACK_0])
    return IllegalAction(reason, fields, state.package)


def _card_of(action: i64) -> str:
    """The card that an action would play or buy back."""
    if LIQUIDITY_0 <= action < PLAY_BUY_TWO:
        return CARDS[FIRST_LIQUIDITY + action - LIQUIDITY_0]
    if BUY_BACK_0 <= action < COPY_0:
        return CARDS[FIRST_LIQUIDITY + action - BUY_BACK_0]
    if action == PLAY_BUY_TWO:
        return CARDS[BUY_TWO_CARD]
    if SELL_ANY_TIME_0 <= action < LAST_SALE:
        return CARDS[SELL_ANY_TIME_CARD]
    return CARDS[FREE_GOOD_CARD] if BUY_FREE_0 <= action < BUY_BACK_0 else ""


def _goods_of(action: i64) -> list[str]:
    """The goods behind the screen that an action is about."""
    if SELL_0 <= action < LAST_SALE:
        cargo = (action - SELL_0) % (LINES * 64)
        return good_list(cargo_goods(cargo // 64, cargo % 64))
    if EXCHANGE_0 <= action < SELL_0:
        return [GOOD_NAMES[(action - EXCHANGE_0) // PLACES]]
    return [GOOD_NAMES[action - DISCARD_0]] if DISCARD_0 <= action < EXCHANGE_0 else []


def blocked(state: YangtzeData) -> list[IllegalAction]:
    """The cards, goods, sales and bids that a page should grey because they are not possible now, with the reason."""
    if state.phase < TRADE:
        return []
    refusals = _blocked_cards(state)
    phase = state.phase
    money = state.money[state.actor]
    if phase == TRADE or phase == SECOND:
        for place in range(PLACES):
            if state.river[place] != GAP and money < state.prices[place]:
                refusals.append(refusal(state, BUY_0 + place, "too-dear"))
    if phase == SECOND:
        refusals.append(_greyed(state, SELL_0, "sales-closed", "sell"))
    elif phase == TRADE and state.goods[state.actor] == 0:
        refusals.append(_greyed(state, SELL_0, "no-goods", "sell"))
    elif phase == BID and money < state.floor:
        refusals.append(_greyed(state, NAMED_0 + state.floor, "bid-too-high", "bid"))
    elif phase == DISCARDING:
        for good in range(GOODS):
            if (state.goods[state.actor] >> good) & 1 and why_illegal(state, DISCARD_0 + good):
                refusals.append(refusal(state, DISCARD_0 + good, "starting-good"))
    elif phase == BUYING_BACK:
        for index in range(3):
            if (played_liquidity(state, state.actor) >> index) & 1 and money < CASH[index]:
                refusals.append(_greyed(state, BUY_BACK_0 + index, "too-dear-card", "buy_back"))
    reason = why_illegal(state, PASS)
    if reason == "compulsory":
        refusals.append(_greyed(state, PASS, reason, "decline"))
    elif phase == PAYING and reason:
        refusals.append(_greyed(state, PASS, reason, "pay_less"))
    return refusals


def _blocked_cards(state: YangtzeData) -> list[IllegalAction]:
    """The unplayed cards that cannot be played now (YZ-21)."""
    refusals: list[IllegalAction] = []
    cards = state.cards[state.actor]
    phase = state.phase
    if cards & BUY_TWO != 0 and phase != TRADE:
        refusals.append(refusal(state, PLAY_BUY_TWO, why_illegal(state, PLAY_BUY_TWO)))
    if cards & SELL_ANY_TIME != 0:
        if phase == TRADE:
            refusals.append(refusal(state, SELL_ANY_TIME_0, "card-sales-open"))
        elif phase == BID_MORE:
            refusals.append(refusal(state, SELL_ANY_TIME_0, "card-speaking"))
        elif state.goods[state.actor] == 0:
            refusals.append(refusal(state, SELL_ANY_TIME_0, "card-no-goods"))
    if cards & FREE_GOOD != 0 and phase != TRADE and phase != SECOND:
        refusals.append(refusal(state, BUY_FREE_0, "card-only-on-turn"))
    if phase == BID_MORE:
        for index in range(3):
            if (cards >> (FIRST_LIQUIDITY + index)) & 1:
                refusals.append(refusal(state, LIQUIDITY_0 + index, "card-speaking"))
    return refusals


def _greyed(state: YangtzeData, action: i64, reason: str, what: str) -> IllegalAction:
    refused = refusal(state, action, reason)
    refused.fields["what"] = what
    return refused
