"""How a game goes: whose decision it is, what is legal, and what every action does (DD-5 to DD-20)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from sampan.core.errors import IllegalAction
from sampan.core.observation_fields import ObservationFields
from sampan.core.rng import Rng
from sampan.core.state import CHANCE, OVER
from sampan.games.dragon_delta import codes as cards
from sampan.games.dragon_delta import walking
from sampan.games.dragon_delta.board import VILLAGES, Board
from sampan.games.dragon_delta.codes import (
    CARD_0,
    DRAGON_0,
    ISLAND_0,
    PLACE_0,
    PLANK_0,
    SEAT_0,
    SLOTS,
    SPAN_0,
    TAKE_PLANK_0,
    TAKE_STONE_0,
)
from sampan.games.dragon_delta.evaluate import judge, judge_all
from sampan.games.dragon_delta.features import encoding_of, observe, update
from sampan.games.dragon_delta.legality import Legality
from sampan.games.dragon_delta.position import position_of
from sampan.games.dragon_delta.refusals import object_to, refuse
from sampan.games.dragon_delta.resample import guess_cards
from sampan.games.dragon_delta.state import (
    CARDS_CHANGED,
    ENDED,
    FIRST,
    LAND,
    LAY,
    NONE,
    PLANK,
    REASONS,
    REMOVE_ONE,
    ROUND_LIMIT,
    SECOND_STEP,
    SPAN,
    STEP,
    STONE,
    VILLAGE,
    bits,
)
from sampan.games.dragon_delta.suggest import lay_sensibly, suggest_action, suggest_row
from sampan.games.dragon_delta.view import view_of


class DragonDeltaState(Legality):
    """A position of Dragon Delta and its rules."""

    def to_move(self) -> i64:
        """The seat to decide, CHANCE or OVER."""
        if self.phase == ENDED:
            return OVER
        if self.phase == FIRST:
            return CHANCE
        return self.actor

    def simultaneous_seats(self) -> list[int]:
        """While cards are laid: all who have not laid five, in the order in which they are asked (DD-5)."""
        if self.phase != LAY:
            return super().simultaneous_seats()
        seats = [int(self.actor)]
        for step in range(self.seats):
            seat = (self.holder + step) % self.seats
            if seat != self.actor and self.laid_count[seat] < SLOTS:
                seats.append(int(seat))
        return seats

    def asking(self, seat: int) -> DragonDeltaState:
        """A copy in which that seat is asked for its next card now."""
        self.must_decide(seat)
        copy = self.clone()
        copy.actor = seat if self.phase == LAY else self.actor
        return copy

    def clone(self) -> DragonDeltaState:
        """An independent copy."""
        copy = DragonDeltaState(self.board, self.seats, self.options)
        copy.copy_from(self)
        return copy

    def view(self, seat: int | None) -> dict[str, object]:
        """What a seat, or a spectator (None), may see (DD-20)."""
        return view_of(self, seat, self.observer(seat))

    def position(self) -> dict[str, object]:
        """Everything on the table, the hidden cards included."""
        return position_of(self)

    def evaluate(self, seat: i64) -> float:
        """A rough judgement, for bots."""
        return judge(self, seat)

    def evaluate_all(self, into: vec[float]) -> None:
        """The same for every seat."""
        judge_all(self, into)

    def suggest(self, rng: Rng) -> i64:
        """What one who follows the shortest way would do, now and then guessing where a dragon hurts."""
        return suggest_action(self, rng)

    def apply_suggestion(self, rng: Rng) -> bool:
        """All cards that are still to be laid at once, or the next step."""
        if self.phase != LAY:
            return super().apply_suggestion(rng)
        seat = self.actor
        row = suggest_row(self, seat, rng)
        for slot in range(self.laid_count[seat], SLOTS):
            self._lay_card(row[slot])
        return True

    def is_secret(self) -> bool:
        """Cards are laid face down (DD-5)."""
        return self.phase == LAY

    def is_quiet(self) -> bool:
        """Between two rounds: laid cards are not judged."""
        if self.phase != LAY:
            return self.phase == ENDED
        for seat in range(self.seats):
            if self.laid_count[seat] > 0:
                return False
        return True

    def resample_for_search(self, seat: int, rng: Rng) -> DragonDeltaState:
        """Others have laid cards that one might well lay, as long as none of them was revealed."""
        guess = self.resample(seat, rng)
        if self.phase == LAY:
            for other in range(self.seats):
                if other != seat:
                    lay_sensibly(guess, other, rng)
        return guess

    def action_codes(self) -> i64:
        """All codes are below this."""
        return PLACE_0 + VILLAGES + self.board.spans

    def observation_fields(self) -> ObservationFields:
        """What `observe` writes."""
        return encoding_of(self)

    def observe(self, observer: i64, into: vec[i16], at: i64) -> None:
        """Write what an observer sees as numbers."""
        observe(self, observer, into, at)

    def update(self, observer: i64, into: vec[i16], at: i64) -> None:
        """Write what has changed of it."""
        update(self, observer, into, at)

    def resample(self, seat: int | None, rng: Rng) -> DragonDeltaState:
        """The cards that others laid face down are drawn afresh (DD-20)."""
        guess = self.clone()
        observer = self.observer(seat)
        for other in range(self.seats):
            if other != observer:
                guess_cards(guess, other, rng)
        return guess

    def why_illegal(self, action: i64) -> str:
        """Why the action is not legal now; empty if it is."""
        return object_to(self, action)

    def refusal(self, action: i64, reason: str) -> IllegalAction:
        """The refusal with what it is about."""
        return refuse(self, action, reason)

    def weight(self, action: i64) -> i64:
        """Chance only gives the statue away, and likes everybody equally (DD-8)."""
        return 1

    # What an action does.

    def apply_unchecked(self, action: i64) -> None:
        """Carry out a legal action."""
        if self.phase == LAY:
            self._lay_card(action - CARD_0)
        elif self.phase == STONE:
            self._place_stone(VILLAGES + action - ISLAND_0)
        elif self.phase == PLANK:
            self._choose_plank(action - PLANK_0)
        elif self.phase == SPAN:
            self._lay_plank(action - SPAN_0)
        elif self.phase == REMOVE_ONE:
            if action < TAKE_STONE_0:
                self._remove_plank(action - TAKE_PLANK_0)
            else:
                self._remove_stone(VILLAGES + action - TAKE_STONE_0)
        elif self.phase == FIRST:
            self.begin_round(action - SEAT_0)
        else:
            self._move_to(action - PLACE_0)

    def begin_round(self, holder: i64) -> None:
        """Everybody has all his cards again and lays five of them (DD-5, DD-8)."""
        self.holder = holder
        self.actor = holder
        self.slot = 0
        self.turn = 0
        self.half = 0
        self.phase = LAY
        self.changed |= CARDS_CHANGED
        for seat in range(self.seats):
            self.laid_count[seat] = 0
            self.laid_cards[seat] = 0
        for index in range(self.seats * SLOTS):
            self.laid[index] = NONE
        if self.recorder is not None:
            self.tell("round_began", {"round": int(self.round), "holder": int(holder)})

    def _lay_card(self, card: i64) -> None:
        seat = self.actor
        slot = self.laid_count[seat]
        self.laid[seat * SLOTS + slot] = card
        self.laid_count[seat] = slot + 1
        self.laid_cards[seat] |= 1 << card
        if self.recorder is not None:
            secret: dict[str, object] = {"card": self.card_name(card), "slot": int(slot) + 1}
            self.tell("card_laid", {"seat": int(seat)}, secret, 1 << seat)
        if slot + 1 < SLOTS:
            return
        if self.recorder is not None:
            # It counts as shown: five cards cannot be taken up again without asking the others (DD-5).
            self.tell("seat_ready", {"seat": int(seat)}, reveals=True)
        for step in range(self.seats):
            other = (self.holder + step) % self.seats
            if self.laid_count[other] < SLOTS:
                self.actor = other
                return
        self._reveal(1)
        self._carry_on()

    def _reveal(self, slot: i64) -> None:
        """All turn over their cards of a slot; dragons strike at once, whoever acts first (DD-6, DD-7)."""
        self.slot = slot
        self.turn = 0
        if slot == 1:
            self.changed |= CARDS_CHANGED
        if self.recorder is None:
            return
        names = [self.card_name(self.card_now(seat)) for seat in range(self.seats)]
        self.tell("cards_revealed", {"position": int(slot), "cards": names}, reveals=True)
        for seat in range(self.seats):
            strikers = self.struck_by(seat, slot - 1)
            if strikers:
                dragons = [other for other in range(int(self.seats)) if (strikers >> other) & 1]
                self.tell("card_cancelled", {"seat": int(seat), "card": names[seat], "dragons": dragons})

    def _carry_on(self) -> None:
        """Go on in the order of the statue until somebody must decide, slot after slot (DD-6)."""
        while True:
            while self.turn < self.seats:
                self.actor = (self.holder + self.turn) % self.seats
                card = self.card_now(self.actor)
                if card < DRAGON_0 and not self.struck_by(self.actor, self.slot - 1):
                    self.half = 1
                    if self.recorder is not None:
                        self.tell("card_begun", {"seat": int(self.actor), "card": self.card_name(card)})
                    if self._asks(card):
                        return
                self.turn += 1
            if self.slot == SLOTS:
                self._end_round()
                return
            self._reveal(self.slot + 1)

    def _asks(self, card: i64) -> bool:
        """Whether the card, or its second half, leaves something to decide; what cannot be done is dropped here."""
        if card <= cards.STONE_2:
            if bits(self.stones) < self.board.islands:
                self.phase = STONE
                return True
            self._do_nothing(card)
        elif card <= cards.PLANK_2:
            if self.has_plank(self.actor):
                self.phase = PLANK
                return True
            self._do_nothing(card)
        elif card == cards.REMOVE:
            if self.can_remove():
                self.phase = REMOVE_ONE
                return True
            self._do_nothing(card)
        elif card == cards.JUMP:
            if walking.can_jump(self, self.actor):
                self.phase = LAND
                return True
            self._fall()
        else:
            if walking.can_step(self, self.actor):
                self.phase = STEP
                return True
            self._fall()
        return False

    def _do_nothing(self, card: i64) -> None:
        if self.recorder is not None:
            dropped: dict[str, object] = {"seat": int(self.actor), "card": self.card_name(card)}
            dropped["half"] = int(self.half)
            self.tell("nothing_done", dropped)

    def _fall(self) -> None:
        """The pawn falls in and returns to its own village, from a foreign one too (DD-15)."""
        seat = self.actor
        if self.recorder is not None:
            fell: dict[str, object] = {"seat": int(seat), "start": self.board.place_name(self.place[seat])}
            fell["village"] = self.board.colours[self.home[seat]]
            self.tell("pawn_fell", fell)
        self.put_pawn(seat, self.home[seat])

    def _finish_half(self) -> None:
        """The second half of a ×2 card is chosen after the first is carried out (DD-9)."""
        card = self.card_now(self.actor)
        if self.half == 1 and (card == cards.STONE_2 or card == cards.PLANK_2):
            self.half = 2
            if self._asks(card):
                return
        self._finish_card()

    def _finish_card(self) -> None:
        self.turn += 1
        self._carry_on()

    def _place_stone(self, support: i64) -> None:
        self.set_stone(support)
        if self.recorder is not None:
            self.tell("stone_placed", {"seat": int(self.actor), "island": self.board.names[support]})
        self._finish_half()

    def _choose_plank(self, plank: i64) -> None:
        """It must be laid if it fits anywhere; otherwise it is lost (DD-11)."""
        size = plank // VILLAGES
        self.set_stock(self.actor, size, NONE)
        self._tell_plank("plank_chosen", plank, NONE)
        if self.fits_somewhere(size):
            self.chosen = plank
            self.phase = SPAN
            return
        self._tell_plank("plank_lost", plank, NONE)
        self._finish_half()

    def _lay_plank(self, span: i64) -> None:
        plank = self.chosen
        self.chosen = NONE
        self.set_plank(plank, span)
        self._tell_plank("plank_laid", plank, span)
        self._finish_half()

    def _remove_plank(self, plank: i64) -> None:
        """Into one's own stock (DD-14)."""
        self._tell_plank("plank_removed", plank, self.span_of[plank])
        self.lift_plank(plank)
        self.set_stock(self.actor, plank // VILLAGES, plank % VILLAGES)
        self._finish_card()

    def _remove_stone(self, support: i64) -> None:
        self.lift_stone(support)
        if self.recorder is not None:
            self.tell("stone_removed", {"seat": int(self.actor), "island": self.board.names[support]})
        self._finish_card()

    def _tell_plank(self, kind: str, plank: i64, span: i64) -> None:
        if self.recorder is not None:
            told: dict[str, object] = {"seat": int(self.actor)}
            if span != NONE:
                told.update(self.span_fields(span))
            told.update(self.plank_fields(plank))
            self.tell(kind, told)

    def _move_to(self, place: i64) -> None:
        """A step or a jump; the game ends the moment a pawn enters its target (DD-18)."""
        seat, start = self.actor, self.place[self.actor]
        if self.recorder is not None:
            told: dict[str, object] = {"seat": int(seat), "start": self.board.place_name(start)}
            if self.phase == LAND:
                told["over"] = int(walking.jumped(self, seat, place))
            told.update(self.place_fields(place))
            self.tell("pawn_jumped" if self.phase == LAND else "pawn_stepped", told)
        self.put_pawn(seat, place)
        if place == self.target(seat):
            self._end(1 << seat, VILLAGE)
        elif self.phase == STEP and self.card_now(seat) == cards.MOVE_2:
            self.start = start
            self.half = 2
            self.phase = SECOND_STEP
        else:
            self.start = NONE
            self._finish_card()

    def _end_round(self) -> None:
        """The statue passes clockwise, unless the limit is reached (DD-8, DD-19)."""
        if self.recorder is not None:
            self.tell("round_ended", {"round": int(self.round)})
        if self.round == self.round_limit:
            nearest = self.distance(0)
            for seat in range(self.seats):
                nearest = min(nearest, self.distance(seat))
            winners: i64 = 0
            for seat in range(self.seats):
                if self.distance(seat) == nearest:
                    winners |= 1 << seat
            self._end(winners, ROUND_LIMIT)
            return
        self.round += 1
        self.begin_round((self.holder + 1) % self.seats)

    def _end(self, winners: i64, reason: i64) -> None:
        self.winners = winners
        self.reason = reason
        self.phase = ENDED
        self.start = NONE
        self.half = 0
        if self.recorder is not None:
            seats = [seat for seat in range(int(self.seats)) if (winners >> seat) & 1]
            self.tell("game_over", {"winners": seats, "reason": REASONS[reason]})


def new_state(board: Board, seats: i64, options: dict[str, object]) -> DragonDeltaState:
    """The table laid out, and the game begun as far as no decision is needed."""
    state = DragonDeltaState(board, seats, options)
    state.lay_out()
    holder = options["first_holder"]
    if isinstance(holder, int):
        state.begin_round(holder)
    return state
