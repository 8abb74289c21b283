"""The auction of a trading post (YZ-9)."""

from __future__ import annotations

from mypy_extensions import i64

from sampan.games.yangtze.codes import NAMED_0, RAISE_0, RAISES, STEP_0, STEPS
from sampan.games.yangtze.posts import POST_NAMES
from sampan.games.yangtze.state import BID, BID_MORE, NOBODY, NONE, YangtzeData


def begin_auction(state: YangtzeData, post: i64) -> None:
    """Auction the post that was drawn; the player who drew it speaks first."""
    state.bag_posts &= ~(1 << post)
    state.post = post
    if state.recorder is not None:
        state.tell("post_drawn", {"seat": int(state.turn), "post": POST_NAMES[post]}, reveals=True)
    _ask(state, state.turn)


def least_bid(state: YangtzeData) -> i64:
    """The least that may be bid now."""
    return state.minimum_bid if state.bidder == NOBODY else state.highest + 1


def bid_amount(state: YangtzeData, action: i64) -> i64:
    """The amount that a raise, a step or a bid named outright comes to."""
    if action >= NAMED_0:
        return action - NAMED_0
    if action >= STEP_0:
        return state.floor + (RAISES << (action - STEP_0))
    return state.floor + action - RAISE_0


def bid_code(state: YangtzeData, amount: i64) -> i64:
    """The code of a bid: one of the raises if it is small, else named outright."""
    if state.floor <= amount < state.floor + RAISES:
        return RAISE_0 + amount - state.floor
    return NAMED_0 + amount


def announce_more(state: YangtzeData, step: i64) -> None:
    """The speaker announces a bid that is higher by at least this step."""
    state.floor += RAISES << step
    state.smallest_step = step
    state.phase = BID_MORE
    if state.recorder is not None:
        state.tell("bid_more", {"seat": int(state.actor), "at_least": int(state.floor)})


def bid(state: YangtzeData, amount: i64) -> None:
    """The speaker bids."""
    state.highest = amount
    state.bidder = state.actor
    if state.recorder is not None:
        state.tell("bid", {"seat": int(state.actor), "amount": int(amount)})
    _ask_next(state)


def pass_bid(state: YangtzeData, forced: bool) -> None:
    """The speaker passes and is out of this auction."""
    state.passed |= 1 << state.actor
    if state.recorder is not None:
        state.tell("bid_passed", {"seat": int(state.actor), "forced": forced})
    _ask_next(state)


def _ask(state: YangtzeData, seat: i64) -> None:
    state.actor = seat
    state.phase = BID
    state.floor = least_bid(state)
    state.smallest_step = STEPS


def _ask_next(state: YangtzeData) -> None:
    for step in range(1, state.seats + 1):
        seat = (state.actor + step) % state.seats
        if (state.passed >> seat) & 1 == 0:
            if seat == state.bidder:
                break  # everybody else has passed
            _ask(state, seat)
            return
    _knock_down(state)


def _knock_down(state: YangtzeData) -> None:
    """The highest bidder pays and takes the post; without a bid it leaves the game."""
    if state.bidder == NOBODY:
        state.unwanted |= 1 << state.post
        if state.recorder is not None:
            state.tell("post_unwanted", {"post": POST_NAMES[state.post]})
    else:
        state.money[state.bidder] -= state.highest
        state.posts[state.bidder] |= 1 << state.post
        if state.recorder is not None:
            fields: dict[str, object] = {"seat": int(state.bidder), "post": POST_NAMES[state.post]}
            fields["price"] = int(state.highest)
            state.tell("post_won", fields)
    state.post = NONE
    state.highest = 0
    state.bidder = NOBODY
    state.passed = 0
    state.floor = 0
    state.smallest_step = 0
    state.resume_drawing()
