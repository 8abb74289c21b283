"""How a game goes: whose decision it is, what is legal, and what every action does (YN-2 to YN-18)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from sampan.core.errors import IllegalAction
from sampan.core.observation_fields import ObservationFields
from sampan.core.rng import Rng
from sampan.core.state import CHANCE, OVER
from sampan.games.yin_yang import codes as cards
from sampan.games.yin_yang.codes import (
    BLACK,
    COLOUR_0,
    COLOURS,
    FACE_0,
    FACE_NAMES,
    FACES,
    PER_COLOUR,
    PLAY_0,
    SEAT_0,
    WHITE,
)
from sampan.games.yin_yang.evaluate import judge, judge_all
from sampan.games.yin_yang.features import encoding_of, observe
from sampan.games.yin_yang.legality import fill_legal, lost_colour, objection_to, refused_fields
from sampan.games.yin_yang.position import position_of
from sampan.games.yin_yang.state import (
    ALL_OUT,
    DEAL,
    DRAW,
    DRAWING,
    EFFECT,
    ENDED,
    FIRST,
    GIVE,
    GOAL,
    LIMIT,
    NO_CARD,
    PLAY,
    REASONS,
    SURVIVOR,
    TAKE,
    TOKEN,
    TURN,
    Table,
    other_colour,
)
from sampan.games.yin_yang.view import view_of


class YinYangState(Table):
    """A position of Yin & Yang and its rules."""

    def to_move(self) -> i64:
        """The seat to decide, CHANCE or OVER."""
        if self.phase == ENDED:
            return OVER
        if self.phase == FIRST or self.phase == DRAWING:
            return CHANCE
        return self.actor

    def clone(self) -> YinYangState:
        """An independent copy."""
        copy = YinYangState(self.plays, self.seats, self.options)
        copy.copy_from(self)
        return copy

    def view(self, seat: int | None) -> dict[str, object]:
        """What a seat, or a spectator (None), may see (YN-13 to YN-15)."""
        return view_of(self, seat, self.observer(seat))

    def position(self) -> dict[str, object]:
        """Everything on the table and in everybody's memory."""
        return position_of(self)

    def evaluate(self, seat: i64) -> float:
        """A rough judgement, for bots."""
        return judge(self, seat)

    def evaluate_all(self, into: vec[float]) -> None:
        """The same for every seat."""
        judge_all(self, into)

    def is_quiet(self) -> bool:
        """Whether no small decisions are under way that the judgement cannot foresee."""
        return self.phase != TAKE and self.phase != GIVE

    def action_codes(self) -> i64:
        """All codes are below this."""
        return PLAY_0 + len(self.plays.card)

    def observation_fields(self) -> ObservationFields:
        """What `observe` writes."""
        return encoding_of(self)

    def observe(self, observer: i64, into: vec[i16], at: i64) -> None:
        """Write what an observer sees as numbers."""
        observe(self, observer, into, at)

    def resample(self, seat: int | None, rng: Rng) -> YinYangState:
        """Hands, decks and, in mystery, first tokens as the seat may suppose them to be (YN-14, YN-15).

        The other seats of that supposed state remember nothing but their own hands and what lies open.
        """
        guess = self.clone()
        observer = self.observer(seat)
        if self.mystery:
            guess.suppose_first_tokens(self.first_tokens.guess(-1 if seat is None else seat, rng))
        guess.suppose_cards(observer, self.memories[observer].deal(rng))
        for other in range(self.seats + 1):
            if other != observer:
                guess.memories[other] = guess.fresh_memory(other)
        return guess

    def suppose_first_tokens(self, colours: vec[i64]) -> None:
        """Let the first tokens have been these."""
        for seat in range(self.seats):
            own = self.first_tokens.colour[seat]
            if own != colours[seat]:
                self.first_tokens.colour[seat] = colours[seat]
                self.tokens[2 * seat + own] -= 1
                self.bag[own] += 1
                self.tokens[2 * seat + colours[seat]] += 1
                self.bag[colours[seat]] -= 1

    def suppose_cards(self, observer: i64, dealt: vec[i64]) -> None:
        """Let all hands but the observer's, and the decks, be these (per place and face)."""
        for seat in range(self.seats):
            if seat != observer:
                for face in range(FACES):
                    self.hands[seat * FACES + face] = dealt[seat * FACES + face]
        for face in range(FACES):
            self.deck[face] = dealt[self.seats * FACES + face]

    # What is legal.

    def write_legal(self, into: vec[i64]) -> i64:
        """Write the legal codes into the array; returns how many there are."""
        return fill_legal(self, into)

    def why_illegal(self, action: i64) -> str:
        """Why the action is not legal now; empty if it is."""
        return objection_to(self, action)

    def refusal(self, action: i64, reason: str) -> IllegalAction:
        """The refusal with the card and the players it is about."""
        return IllegalAction(reason, refused_fields(self, action, reason), self.package)

    def weight(self, action: i64) -> i64:
        """Equal for the first player (YN-2), and by the cards left in the deck."""
        return 1 if self.phase == FIRST else self.deck[action - FACE_0]

    def sample(self, rng: Rng) -> i64:
        """A random legal action; a card by its number in the deck, which is quicker than weighing all."""
        if self.phase != DRAWING:
            return super().sample(rng)
        colour = self.colour_owed()
        low: i64 = 0 if self.one_pile else colour * PER_COLOUR
        left = rng.below(self.deck_size(colour))
        while left >= self.deck[low]:
            left -= self.deck[low]
            low += 1
        return FACE_0 + low

    # What an action does.

    def apply_unchecked(self, action: i64) -> None:
        """Carry out a legal action."""
        if self.phase == DRAWING:
            self.owed[self.colour_owed()] -= 1
            self.draw_card(self.drawer, action - FACE_0)
            self._draw_what_is_owed()
        elif self.phase == DRAW:
            self.owed[action - COLOUR_0] = 1
            if self.recorder is not None:
                self.tell("deck_chosen", {"seat": int(self.actor), "colour": COLOURS[action - COLOUR_0]})
            self._draw_what_is_owed()
        elif self.phase == PLAY:
            if action == cards.PASS:
                if self.recorder is not None:
                    self.tell("passed", {"seat": int(self.actor)})
                self._end_turn()
            else:
                self._play(action)
        elif self.phase == TAKE:
            self.take_card(self.actor, action - COLOUR_0)
            self._finish_card()
        elif self.phase == GIVE:
            self.give_card(self.actor, self.receiver, action - FACE_0)
            self._finish_card()
        elif self.phase == TOKEN:
            self._choose_token(action - COLOUR_0)
        else:
            self.set_first(action - SEAT_0)

    def set_first(self, seat: i64) -> None:
        """The first player is settled, and everybody gets two cards (YN-2)."""
        self.first = seat
        self.turn = seat
        if self.recorder is not None:
            self.tell("first_player", {"seat": int(seat)})
        self.purpose = DEAL
        self._deal_to(seat)
        self._draw_what_is_owed()

    def _deal_to(self, seat: i64) -> None:
        self.drawer = seat
        self.owed[0] = 2 if self.one_pile else 1
        self.owed[1] = 0 if self.one_pile else 1

    def _choose_token(self, colour: i64) -> None:
        """The first token, in turn order, open unless `mystery` (YN-2)."""
        seat = self.actor
        self.first_tokens.colour[seat] = colour
        self.tokens[2 * seat + colour] += 1
        self.bag[colour] -= 1
        if self.recorder is not None:
            shown: dict[str, object] = {"seat": int(seat)}
            chosen: dict[str, object] = {"colour": COLOURS[colour]}
            if self.mystery:
                self.tell("token_chosen", shown, chosen, 1 << seat)
            else:
                shown.update(chosen)
                self.tell("token_chosen", shown)
        self.actor = (seat + 1) % self.seats
        if self.actor == self.first:
            self._begin_turn(self.first)

    def _begin_turn(self, seat: i64) -> None:
        """The active player must draw; he chooses the deck where there is a choice (YN-4, YN-17)."""
        self.turn = seat
        self.actor = seat
        self.drawer = seat
        self.purpose = TURN
        white = self.drawable(0)
        black = not self.one_pile and self.drawable(1)
        if white and black:
            self.phase = DRAW
            return
        if white or black:
            self.owed[WHITE if white else BLACK] = 1
        elif self.recorder is not None:
            self.tell("draw_skipped", {"seat": int(seat)})
        self._draw_what_is_owed()

    def _draw_what_is_owed(self) -> None:
        """Let chance turn up the next card owed; when none is, go on with what the draws were for."""
        while True:
            for pile in range(2):
                if self.owed[pile] > 0:
                    if self.drawable(pile):
                        if self.deck_size(pile) == 0:
                            self.rebuild_deck(pile)
                        self.phase = DRAWING
                        return
                    if self.recorder is not None:
                        lost: dict[str, object] = {"seat": int(self.drawer), "count": int(self.owed[pile])}
                        self.tell("draw_lost", lost)
                    self.owed[pile] = 0
            if self.purpose == DEAL and (self.drawer + 1) % self.seats != self.first:
                self._deal_to((self.drawer + 1) % self.seats)
                continue
            break
        if self.purpose == DEAL:
            self.actor = self.first
            self.phase = TOKEN
            if self.options["no_token"] is True:  # YN-18
                self._begin_turn(self.first)
        elif self.purpose == TURN:
            self.phase = PLAY
            self.actor = self.turn
        else:
            self._finish_card()

    def _play(self, action: i64) -> None:
        """A card leaves the hand before it acts (YN-6)."""
        way = action - PLAY_0
        face = self.plays.card[way]
        first = self.plays.first[way]
        second = self.plays.second[way]
        self.leave_hand(self.actor, face)
        self.in_play = face
        self.purpose = EFFECT
        if self.recorder is not None:
            played: dict[str, object] = {"seat": int(self.actor), "card": FACE_NAMES[face]}
            played.update(self.plays.named_fields(way))
            self.tell("card_played", played)
        self._take_effect(face, first, second)

    def _take_effect(self, face: i64, first: i64, second: i64) -> None:
        """What each card does; whatever must be drawn or decided by somebody else comes before `_finish_card`."""
        if face == cards.W1 or face == cards.B1:
            self.gain(first, face // PER_COLOUR, 1)
        elif face == cards.W7 or face == cards.B7:
            self.gain(first, face // PER_COLOUR, 2)
        elif face == cards.W2 or face == cards.B2:
            if self._lose_named(first, second) and face == cards.W2:
                self.drawer = first
                self.owed[self.pile_of(second)] = 1  # YN-11: drawn before the check
        elif face == cards.W3 or face == cards.B3 or face == cards.W9 or face == cards.B9:
            if self._lose_named(first, lost_colour(face)):
                self.gain(first, face // PER_COLOUR, 2 if face == cards.W9 or face == cards.B9 else 1)
        elif face == cards.W5 or face == cards.B5:
            self._move_token(first, second, face // PER_COLOUR)
        elif face == cards.W6:
            self.drawer = first
            self.owed[0] = 2 if self.one_pile else second
            self.owed[1] = 0 if self.one_pile else 2 - second
        elif face == cards.W8:
            self._turn_tables(first)
        elif face == cards.B4:
            self.exchange_hands(first, second)
        elif face == cards.W4:
            if self.discarded[0] > 0 and self.discarded[1] > 0:
                self.actor = first
                self.phase = TAKE
                return
            self.take_card(first, 0 if self.discarded[0] > 0 else 1)
        elif face == cards.B6:
            if self.hand_size(first) > 1:
                self.actor = first
                self.receiver = second
                self.phase = GIVE
                return
            self._give_only_card(first, second)
        else:
            self._change_goal(face)
        self._draw_what_is_owed()

    def _lose_named(self, seat: i64, colour: i64) -> bool:
        """Take the named token away, if it is there; in mystery it may not be."""
        if not self.has_token(seat, colour):
            self._miss(seat)
            return False
        self.lose(seat, colour, 1, self._shows(seat))
        return True

    def _move_token(self, giver: i64, receiver: i64, colour: i64) -> None:
        if not self.has_token(giver, colour):
            self._miss(giver)
            return
        self.tokens[2 * giver + colour] -= 1
        self.tokens[2 * receiver + colour] += 1
        if self.recorder is not None:
            shown: dict[str, object] = {"giver": int(giver), "receiver": int(receiver), "colour": COLOURS[colour]}
            self.tell("token_moved", shown, reveals=self._shows(giver))

    def _give_only_card(self, giver: i64, receiver: i64) -> None:
        """One card leaves no choice, and everybody can count it; none is a miss (YN-15)."""
        for face in range(FACES):
            if self.hands[giver * FACES + face] > 0:
                self.give_card(giver, receiver, face)
                return
        self._miss(giver)

    def _miss(self, seat: i64) -> None:
        if self.recorder is not None:
            self.tell("missed", {"seat": int(seat)}, reveals=True)

    def _shows(self, seat: i64) -> bool:
        """Whether taking a token of a seat shows what the seat had kept hidden: in mystery, of the others."""
        return self.mystery and seat != self.turn

    def _turn_tables(self, seat: i64) -> None:
        """Tokens become cards and cards tokens, colour for colour (W8; from one pile YN-17)."""
        self.first_tokens.reveal(seat)
        self.drawer = seat
        for colour in range(2):
            self.gains[colour] = self.cards[2 * seat + colour]
            self.owed[self.pile_of(colour)] += self.tokens[2 * seat + colour]
            self.lose(seat, colour, self.tokens[2 * seat + colour], self._shows(seat))
        self.discard_hand_under(seat)

    def _change_goal(self, face: i64) -> None:
        if face == cards.W10:
            self.number = 6 if self.number == 1 else self.number - 1
        elif face == cards.B8:
            self.number = 1 if self.number == 6 else self.number + 1
        else:
            self.losing = not self.losing
        if self.recorder is not None:
            self.tell("goal_changed", {"number": int(self.number), "mode": "lose" if self.losing else "win"})

    def _finish_card(self) -> None:
        """The rest of the effect; then the card is discarded; then the check; then the next turn (YN-6)."""
        for colour in range(2):
            if self.gains[colour] > 0:
                wanted = self.gains[colour]
                self.gains[colour] = 0
                self.gain(self.drawer, colour, wanted)
        self.discard_on_top(self.in_play)
        self.in_play = NO_CARD
        self._check_goal()
        if self.phase != ENDED:
            self._end_turn()

    def _check_goal(self) -> None:
        """Who has exactly N and N wins, or is eliminated (YN-9, YN-10, YN-16)."""
        reached: i64 = 0
        tells = False
        for seat in range(self.seats):
            if not self.out[seat]:
                if self._has_goal(seat, NO_CARD):
                    reached |= 1 << seat
                elif self.mystery and self.first_tokens.undecided(seat):
                    if self._has_goal(seat, other_colour(self.first_tokens.colour[seat])):
                        self.first_tokens.rule_out_other(seat)
                        tells = True
        if tells and self.recorder is not None:
            self.tell("goal_not_reached", {}, reveals=True)
        if not reached:
            return
        if not self.losing:
            self._end(self._teams_of(reached), GOAL)
            return
        for seat in range(self.seats):
            if (reached >> seat) & 1:
                self._eliminate(seat)
        living: i64 = 0
        for seat in range(self.seats):
            if not self.out[seat]:
                living |= 1 << seat
        if living == 0:
            self._end(self._teams_of(reached), ALL_OUT)
            return
        team = self._teams_of(living & -living)
        if living & team == living:
            self._end(team, SURVIVOR)

    def _has_goal(self, seat: i64, first_token: i64) -> bool:
        """Whether a seat has exactly N and N, or would have if its first token had been that one."""
        white = self.tokens[2 * seat]
        black = self.tokens[2 * seat + 1]
        if first_token == WHITE:
            white += 1
            black -= 1
        elif first_token == BLACK:
            white -= 1
            black += 1
        return white == self.number and black == self.number

    def _teams_of(self, seats: i64) -> i64:
        """All members of the teams of those seats, the eliminated included (YN-16)."""
        members: i64 = 0
        for seat in range(self.seats):
            for other in range(self.seats):
                if (seats >> other) & 1 and self.team[other] == self.team[seat]:
                    members |= 1 << seat
        return members

    def _eliminate(self, seat: i64) -> None:
        """His tokens return to the bag, his cards go under the discard piles (YN-10)."""
        if self.recorder is not None:
            self.tell("eliminated", {"seat": int(seat)})
        self.first_tokens.reveal(seat)
        for colour in range(2):
            self.lose(seat, colour, self.tokens[2 * seat + colour])
        self.discard_hand_under(seat)
        self.out[seat] = 1

    def _end_turn(self) -> None:
        """The next living player's turn, unless the limit is reached (YN-12)."""
        self.turns_ended += 1
        if self.turns_ended == self.turn_limit:
            self._end(0, LIMIT)
            return
        seat = (self.turn + 1) % self.seats
        while self.out[seat]:
            seat = (seat + 1) % self.seats
        self._begin_turn(seat)

    def _end(self, winners: i64, reason: i64) -> None:
        self.winners = winners
        self.reason = reason
        self.phase = ENDED
        if self.recorder is not None:
            seats = [seat for seat in range(int(self.seats)) if (winners >> seat) & 1]
            self.tell("game_over", {"winners": seats, "reason": REASONS[reason]})


def new_state(plays: cards.Plays, seats: i64, options: dict[str, object]) -> YinYangState:
    """The table laid out, and the game begun as far as no decision is needed."""
    state = YinYangState(plays, seats, options)
    state.lay_out()
    first = options["first_player"]
    if isinstance(first, int):
        state.set_first(first)
    return state
