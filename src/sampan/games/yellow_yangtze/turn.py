"""Turns: how one begins and ends, the tiles drawn for it, and the end of the game (YY-4, YY-6, YY-19 to YY-31a)."""

from __future__ import annotations

from mypy_extensions import i64

from sampan.games.yellow_yangtze.codes import ACTIONS, HAND, KINDS, MARKET, colour_names, counts_of
from sampan.games.yellow_yangtze.pagodas import income
from sampan.games.yellow_yangtze.standings import outcome
from sampan.games.yellow_yangtze.state import (
    ACT,
    BAG_EMPTY,
    DEAL,
    DRAWING,
    ENDED,
    REFILL,
    REPLACING,
    STALL,
    YellowYangtzeData,
)


def set_first(state: YellowYangtzeData, seat: i64) -> None:
    """Settle the first player and begin the deal: six tiles for everybody and for the market (YY-4)."""
    state.first = seat
    state.turn = seat
    state.actor = seat
    if state.recorder is not None:
        state.tell("first_player", {"seat": int(seat)})
    state.purpose = DEAL
    state.drawer = seat
    draw_next(state)


def _begin_turn(state: YellowYangtzeData, seat: i64) -> None:
    state.turn = seat
    state.actor = seat
    state.actions_left = ACTIONS
    state.drew = False
    state.phase = ACT
    if state.recorder is not None:
        state.tell("turn_began", {"seat": int(seat)})


def end_action(state: YellowYangtzeData) -> None:
    """Go on with the turn; after the second action it ends by itself (YY-6)."""
    state.actor = state.turn
    if state.actions_left > 0:
        state.phase = ACT
    else:
        end_turn(state)


def end_turn(state: YellowYangtzeData) -> None:
    """Score the pagodas, then refill hands and market (YY-19, YY-21)."""
    seat = state.turn
    if state.recorder is not None:
        state.tell("turn_ended", {"seat": int(seat)})
    for colour in range(KINDS):
        count = income(state, seat, colour)
        if count > 0:
            state.score(seat, colour, count, "pagoda", state.leaders[KINDS * seat + colour])
    state.purpose = REFILL
    state.drawer = seat
    draw_next(state)


def draw(state: YellowYangtzeData, colour: i64) -> None:
    """Give the tile that chance drew to the seat or market that is drawing."""
    if state.drawer == state.seats:
        state.draw_to_market(colour)
    else:
        state.draw_to_hand(state.drawer, colour)
        if state.purpose == REPLACING:
            state.owed -= 1
    draw_next(state)


def draw_next(state: YellowYangtzeData) -> None:
    """Let chance draw the next tile that is due; the game ends if the bag is empty (YY-31)."""
    if state.purpose == REPLACING:
        if state.owed == 0:
            end_action(state)
            return
    else:
        while state.drawer < state.seats and state.hand_size[state.drawer] == HAND:
            state.drawer = _drawer_after(state, state.drawer)
        if state.drawer == state.seats and state.market_size == MARKET:
            _end_draws(state)
            return
    if state.left_to_draw() == 0:
        end_game(state, BAG_EMPTY)
    else:
        state.phase = DRAWING


def _drawer_after(state: YellowYangtzeData, drawer: i64) -> i64:
    """Who draws next: clockwise from the active player, then the market; with `refill` = active nobody else (YY-21)."""
    following = (drawer + 1) % state.seats
    if following == state.turn or (state.purpose == REFILL and not state.refill_all):
        return state.seats
    return following


def _end_draws(state: YellowYangtzeData) -> None:
    if state.purpose == DEAL:
        _begin_turn(state, state.first)
        return
    state.turns_ended += 1
    state.idle_turns = 0 if state.drew else state.idle_turns + 1
    if state.stall_turns > 0 and state.idle_turns == state.stall_turns:
        end_game(state, STALL)  # YY-31a
    else:
        _begin_turn(state, (state.turn + 1) % state.seats)


def end_game(state: YellowYangtzeData, reason: i64) -> None:
    """End the game and reveal everything (YY-31, YY-33)."""
    state.phase = ENDED
    state.reason = reason
    if state.recorder is not None:
        if reason == BAG_EMPTY:
            state.tell("bag_empty", {})
        else:
            state.tell("stalled", {"rounds": state.options["stall_rounds"]})
        result = outcome(state)
        assert result is not None
        told = result.data()
        seats = range(int(state.seats))
        told["hands"] = [colour_names(state.hands, KINDS * seat) for seat in seats]
        told["replaced"] = [counts_of(state.replaced, KINDS * seat) for seat in seats]
        told["bag"] = counts_of(state.bag)
        state.tell("game_over", told, reveals=True)
