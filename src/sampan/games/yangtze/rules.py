"""What every action does."""

from __future__ import annotations

from mypy_extensions import i64

from sampan.games.yangtze.auction import announce_more, bid, bid_amount, pass_bid
from sampan.games.yangtze.codes import (
    BUY_0,
    BUY_BACK_0,
    BUY_FREE_0,
    COPY_0,
    DISCARD_0,
    EXCHANGE_0,
    LIQUIDITY_0,
    NAMED_0,
    PASS,
    PLACES,
    PLAY_BUY_TWO,
    RAISE_0,
    SEAT_0,
    SELL_0,
    SELL_ANY_TIME_0,
    SELL_ANY_TIME_CARD,
    STEP_0,
    TOKEN_0,
)
from sampan.games.yangtze.emperors import (
    buy_back,
    carry_out,
    collect_tax,
    copy_emperor,
    decline,
    discard_by_order,
    exchange,
    follow_instruction,
    pay_tax,
    sell_by_order,
)
from sampan.games.yangtze.legality import NO_ANSWER, only_answer
from sampan.games.yangtze.set_up import choose_first_player, deal_good, fill_river
from sampan.games.yangtze.state import BID, BID_MORE, DRAW, PAYING, RIVER, SECOND, TRADE, YangtzeData
from sampan.games.yangtze.turn import buy, decline_second, draw_token, pass_turn, play_buy_two, sell_on_turn


def apply_action(state: YangtzeData, action: i64) -> None:
    """Carry out a legal action, and after it every decision that has only one answer (YZ-21d)."""
    _carry_out_one(state, action, False)
    answer = only_answer(state)
    while answer != NO_ANSWER:
        _carry_out_one(state, answer, True)
        answer = only_answer(state)


def _carry_out_one(state: YangtzeData, action: i64, forced: bool) -> None:
    if action >= NAMED_0:
        bid(state, action - NAMED_0)
    elif action >= SELL_0:
        _sell(state, action)
    elif state.phase == DRAW:
        draw_token(state, action - TOKEN_0)
    elif action == PASS:
        _pass(state, forced)
    elif action < LIQUIDITY_0:
        carry_out(state)
    elif action < PLAY_BUY_TWO:
        state.play_liquidity(state.actor, action - LIQUIDITY_0)
        _look_again(state)
    elif action == PLAY_BUY_TWO:
        play_buy_two(state)
    elif action < BUY_FREE_0:
        buy(state, action - BUY_0, False)
    elif action < BUY_BACK_0:
        buy(state, action - BUY_FREE_0, True)
    elif action < COPY_0:
        buy_back(state, action - BUY_BACK_0)
    elif action < SEAT_0:
        copy_emperor(state, action - COPY_0)
    elif action < RAISE_0:
        choose_first_player(state, action - SEAT_0)
    elif action < STEP_0:
        bid(state, bid_amount(state, action))
    elif action < TOKEN_0:
        announce_more(state, action - STEP_0)
    elif action < DISCARD_0:
        if state.phase == RIVER:
            fill_river(state, action - TOKEN_0)
        else:
            deal_good(state, action - TOKEN_0)
    elif action < EXCHANGE_0:
        discard_by_order(state, action - DISCARD_0)
    else:
        exchange(state, (action - EXCHANGE_0) // PLACES, (action - EXCHANGE_0) % PLACES)


def _sell(state: YangtzeData, action: i64) -> None:
    if action >= SELL_ANY_TIME_0:
        cargo = action - SELL_ANY_TIME_0
        state.play_card(state.actor, SELL_ANY_TIME_CARD)
        state.sell_cargo(state.actor, cargo // 64, cargo % 64, "sell_any_time")
        _look_again(state)
    elif state.phase == TRADE:
        sell_on_turn(state, (action - SELL_0) // 64, (action - SELL_0) % 64)
    else:
        sell_by_order(state, (action - SELL_0) // 64, (action - SELL_0) % 64)


def _pass(state: YangtzeData, forced: bool) -> None:
    phase = state.phase
    if phase == TRADE:
        pass_turn(state)
    elif phase == SECOND:
        decline_second(state)
    elif phase == BID:
        pass_bid(state, forced)
    elif phase == PAYING:
        pay_tax(state)
    else:
        decline(state)


def _look_again(state: YangtzeData) -> None:
    """After a card there is more money, or fewer goods: see again what the instruction needs (YZ-20, YZ-21)."""
    if state.phase == PAYING:
        collect_tax(state)
    elif state.phase > BID_MORE:
        follow_instruction(state)
