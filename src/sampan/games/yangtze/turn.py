"""A turn: sell cargoes, buy goods, and draw tokens until the river is full again (YZ-4 to YZ-8)."""

from __future__ import annotations

from mypy_extensions import i64

from sampan.core.arrays import BIT
from sampan.games.yangtze.auction import begin_auction
from sampan.games.yangtze.codes import BUY_TWO_CARD, FIRST_EMPEROR, FIRST_POST, FREE_GOOD_CARD, GAP
from sampan.games.yangtze.emperors import begin_emperor
from sampan.games.yangtze.goods import GOOD_NAMES
from sampan.games.yangtze.state import ALL_PASSED, SECOND, TRADE, YangtzeData
from sampan.games.yangtze.wealth import end_game


def begin_turn(state: YangtzeData, seat: i64) -> None:
    """Make it a seat's turn."""
    state.turn = seat
    state.actor = seat
    state.phase = TRADE
    state.bought = 0
    state.has_sold = False
    state.two = False
    state.free = False


def sell_on_turn(state: YangtzeData, line: i64, tiles: i64) -> None:
    """Sell a cargo before the first purchase (YZ-4)."""
    state.has_sold = True
    state.idle = 0
    state.sell_cargo(state.actor, line, tiles, "turn")


def play_buy_two(state: YangtzeData) -> None:
    """Play the card “buy two”: two goods may be bought this turn (YZ-21b)."""
    state.two = True
    state.play_card(state.actor, BUY_TWO_CARD)


def buy(state: YangtzeData, place: i64, free: bool) -> None:
    """Pay for a good, or play “free good” for it, and leave a gap (YZ-6, YZ-7, YZ-21c)."""
    seat = state.actor
    good = state.river[place]
    price: i64 = 0 if free else state.prices[place]
    if free:
        state.free = True
        state.play_card(seat, FREE_GOOD_CARD)
    state.money[seat] -= price
    state.river[place] = GAP
    state.take_good(seat, good)
    state.bought += 1
    state.idle = 0
    if state.recorder is not None:
        fields: dict[str, object] = {"seat": int(seat), "good": GOOD_NAMES[good], "place": int(place) + 1}
        fields["price"] = int(price)
        fields["free"] = free
        state.tell("bought", fields)
    if purchases_left(state) > 0:
        state.phase = SECOND
    else:
        state.resume_drawing()


def purchases_left(state: YangtzeData) -> i64:
    """How many goods the player may still buy this turn."""
    return (2 if state.two else 1) - state.bought


def pass_turn(state: YangtzeData) -> None:
    """End the turn without a purchase (YZ-4)."""
    if state.recorder is not None:
        state.tell("turn_passed", {"seat": int(state.actor), "idle": not state.has_sold})
    _end_turn(state)


def decline_second(state: YangtzeData) -> None:
    """Do without the second good (YZ-21b)."""
    if state.recorder is not None:
        state.tell("second_declined", {"seat": int(state.actor)})
    state.resume_drawing()


def draw_token(state: YangtzeData, token: i64) -> None:
    """A good closes the gap nearest the source; posts and emperors are resolved at once (YZ-7)."""
    if token >= FIRST_EMPEROR:
        begin_emperor(state, token - FIRST_EMPEROR)
    elif token >= FIRST_POST:
        begin_auction(state, token - FIRST_POST)
    else:
        _close_gap(state, token)


def _close_gap(state: YangtzeData, good: i64) -> None:
    """The goods above the gap nearest the source move down by one place, and the drawn good enters upstream."""
    gap = state.first_gap()
    state.bag_goods &= ~BIT[good]
    place = gap
    while place > 0:
        state.river[place] = state.river[place - 1]
        place -= 1
    state.river[0] = good
    if state.recorder is not None:
        fields: dict[str, object] = {"seat": int(state.turn), "good": GOOD_NAMES[good], "gap": int(gap) + 1}
        state.tell("good_drawn", fields, reveals=True)
    if state.gap_count() == 0:
        _end_turn(state)


def _end_turn(state: YangtzeData) -> None:
    """Begin the next player's turn, or end the game when everybody in a row was idle (YZ-8)."""
    if not state.has_sold and state.bought == 0:
        state.idle += 1
    if state.idle == state.seats:
        end_game(state, ALL_PASSED)
    else:
        begin_turn(state, (state.turn + 1) % state.seats)
