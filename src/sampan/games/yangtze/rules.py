"""How a game goes: whose decision it is, and what every action does."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from sampan.core.errors import IllegalAction
from sampan.core.observation_fields import ObservationFields
from sampan.core.rng import Rng
from sampan.core.state import CHANCE, OVER
from sampan.games.yangtze.cargo_values import CargoValues
from sampan.games.yangtze.codes import (
    BUY_0,
    BUY_BACK_0,
    BUY_FREE_0,
    COPY_0,
    DISCARD_0,
    EXCHANGE_0,
    LAST_SALE,
    LIQUIDITY_0,
    NAMED_0,
    PASS,
    PLACES,
    PLAY_BUY_TWO,
    RAISE_0,
    SEAT_0,
    SELL_0,
    SELL_ANY_TIME_0,
    STEP_0,
    TOKEN_0,
)
from sampan.games.yangtze.evaluate import judge, judge_all
from sampan.games.yangtze.features import encoding_of, observe, update
from sampan.games.yangtze.legality import NO_ANSWER, SELL_ANY_TIME_CARD, ChoiceTable
from sampan.games.yangtze.position import position_of
from sampan.games.yangtze.refusals import refuse
from sampan.games.yangtze.resample import suppose
from sampan.games.yangtze.state import (
    BID,
    BID_MORE,
    DRAW,
    ENDED,
    PAYING,
    RIVER,
    SECOND,
    TRADE,
)
from sampan.games.yangtze.view import view_of


class YangtzeState(ChoiceTable):
    """A position of Yangtze and its rules."""

    def to_move(self) -> i64:
        """The seat to decide, CHANCE or OVER."""
        if self.phase == ENDED:
            return OVER
        if self.phase <= DRAW:
            return CHANCE
        return self.actor

    def clone(self) -> YangtzeState:
        """An independent copy."""
        copy = YangtzeState(self.cargo_values, self.seats, self.options)
        copy.copy_from(self)
        return copy

    def view(self, seat: int | None) -> dict[str, object]:
        """What a seat, or a spectator (None), may see (YZ-3)."""
        return view_of(self, seat, self.observer(seat))

    def position(self) -> dict[str, object]:
        """Everything on the table and behind the screens."""
        return position_of(self)

    def evaluate(self, seat: i64) -> float:
        """A rough judgement, for bots."""
        return judge(self, seat)

    def evaluate_all(self, into: vec[float]) -> None:
        """The same for every seat."""
        judge_all(self, into)

    def is_quiet(self) -> bool:
        """Between two turns: to have sold, or to be bidding, is worth what comes of it."""
        if self.phase != TRADE:
            return self.phase == ENDED
        return not self.has_sold and not self.two and not self.free

    def action_codes(self) -> i64:
        """All codes are below this."""
        return LAST_SALE

    def observation_fields(self) -> ObservationFields:
        """What `observe` writes."""
        return encoding_of(self)

    def observe(self, observer: i64, into: vec[i16], at: i64) -> None:
        """Write what an observer sees as numbers."""
        observe(self, observer, into, at)

    def update(self, observer: i64, into: vec[i16], at: i64) -> None:
        """Write what has changed of it."""
        update(self, observer, into, at)

    def resample(self, seat: int | None, rng: Rng) -> YangtzeState:
        """The other screens, and the bag, as the seat may suppose them to be (YZ-3)."""
        guess = self.clone()
        suppose(guess, self.observer(seat), rng)
        return guess

    def refusal(self, action: i64, reason: str) -> IllegalAction:
        """The refusal with the goods, the card or the sum it is about."""
        return refuse(self, action, reason)

    # What an action does.

    def apply_unchecked(self, action: i64) -> None:
        """Carry out a legal action, and after it every decision that has only one answer (YZ-21d)."""
        self._do(action, False)
        answer = self.only_answer()
        while answer != NO_ANSWER:
            self._do(answer, True)
            answer = self.only_answer()

    def _do(self, action: i64, forced: bool) -> None:
        phase = self.phase
        if action >= NAMED_0:
            self.bid(action - NAMED_0)
        elif action >= SELL_0:
            self._sell(action)
        elif phase == DRAW:
            self.draw_token(action - TOKEN_0)
        elif action == PASS:
            self._pass(forced)
        elif action < LIQUIDITY_0:
            self.carry_out()
        elif action < PLAY_BUY_TWO:
            self.play_liquidity(self.actor, action - LIQUIDITY_0)
            self._card_was_played()
        elif action < BUY_BACK_0:
            if action == PLAY_BUY_TWO:
                self.play_buy_two()
            elif action < BUY_FREE_0:
                self.buy(action - BUY_0, False)
            else:
                self.buy(action - BUY_FREE_0, True)
        elif action < COPY_0:
            self.buy_back(action - BUY_BACK_0)
        elif action < SEAT_0:
            self.copy_emperor(action - COPY_0)
        elif action < RAISE_0:
            self.begin(action - SEAT_0)
        elif action < STEP_0:
            self.bid(self.amount_of(action))
        elif action < TOKEN_0:
            self.demand_more(action - STEP_0)
        elif action < DISCARD_0:
            if phase == RIVER:
                self.fill_river(action - TOKEN_0)
            else:
                self.deal(action - TOKEN_0)
        elif action < EXCHANGE_0:
            self.discard_by_order(action - DISCARD_0)
        else:
            self.exchange((action - EXCHANGE_0) // PLACES, (action - EXCHANGE_0) % PLACES)

    def _sell(self, action: i64) -> None:
        if action >= SELL_ANY_TIME_0:
            cargo = action - SELL_ANY_TIME_0
            self.play_card(self.actor, SELL_ANY_TIME_CARD)
            self.sell_cargo(self.actor, cargo // 64, cargo % 64, "sell_any_time")
            self._card_was_played()
        elif self.phase == TRADE:
            self.sell_on_turn((action - SELL_0) // 64, (action - SELL_0) % 64)
        else:
            self.sell_by_order((action - SELL_0) // 64, (action - SELL_0) % 64)

    def _pass(self, forced: bool) -> None:
        phase = self.phase
        if phase == TRADE:
            self.pass_turn()
        elif phase == SECOND:
            self.decline_second()
        elif phase == BID:
            self.pass_auction(forced)
        elif phase == PAYING:
            self.pay()
        else:
            self.decline()

    def _card_was_played(self) -> None:
        """More money, or fewer goods: what is being carried out is looked at again (YZ-20, YZ-21)."""
        if self.phase == PAYING:
            self.collect()
        elif self.phase > BID_MORE:
            self.consider()


def new_state(values: CargoValues, seats: int, options: dict[str, object]) -> YangtzeState:
    """The first state of a game: an empty river, and the bag full."""
    state = YangtzeState(values, seats, options)
    state.lay_out()
    return state
