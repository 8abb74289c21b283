"""How a game goes: whose decision it is, what every action does, and how it ends (DD-5 to DD-19)."""

from __future__ import annotations

from mypy_extensions import i64

from sampan.core.arrays import count_bits
from sampan.core.state import CHANCE, OVER, Outcome
from sampan.games.dragon_delta import codes as cards
from sampan.games.dragon_delta import naming, walking
from sampan.games.dragon_delta.board import VILLAGES
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
from sampan.games.dragon_delta.legality import can_remove, fits_somewhere
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
    DragonDeltaData,
)


def set_up(state: DragonDeltaData) -> None:
    """Begin the first round unless chance has to give somebody the statue (DD-8)."""
    holder = state.options["first_holder"]
    if isinstance(holder, int):
        begin_round(state, holder)


def to_move(state: DragonDeltaData) -> i64:
    """The seat to decide, CHANCE or OVER."""
    if state.phase == ENDED:
        return OVER
    if state.phase == FIRST:
        return CHANCE
    return state.actor


def laying_seats(state: DragonDeltaData) -> list[int]:
    """While cards are laid: the seats that have not laid five, the one to move first, then in order (DD-5)."""
    seats = [int(state.actor)]
    for step in range(state.seats):
        seat = (state.holder + step) % state.seats
        if seat != state.actor and state.laid_count[seat] < SLOTS:
            seats.append(int(seat))
    return seats


def no_card_is_laid(state: DragonDeltaData) -> bool:
    """Whether no seat has laid a card in this round."""
    for seat in range(state.seats):
        if state.laid_count[seat] > 0:
            return False
    return True


def outcome(state: DragonDeltaData) -> Outcome | None:
    """None while the game lasts; scores are minus the distances (DD-19)."""
    if state.phase != ENDED:
        return None
    seats = range(int(state.seats))
    winners = tuple([seat for seat in seats if (state.winners >> seat) & 1])
    return Outcome(winners, tuple([-int(state.distance(seat)) for seat in seats]), REASONS[state.reason])


def apply_action(state: DragonDeltaData, action: i64) -> None:
    """Carry out a legal action."""
    if state.phase == LAY:
        lay_card(state, action - CARD_0)
    elif state.phase == STONE:
        _place_stone(state, VILLAGES + action - ISLAND_0)
    elif state.phase == PLANK:
        _choose_plank(state, action - PLANK_0)
    elif state.phase == SPAN:
        _lay_plank(state, action - SPAN_0)
    elif state.phase == REMOVE_ONE:
        if action < TAKE_STONE_0:
            _remove_plank(state, action - TAKE_PLANK_0)
        else:
            _remove_stone(state, VILLAGES + action - TAKE_STONE_0)
    elif state.phase == FIRST:
        begin_round(state, action - SEAT_0)
    else:
        _move_to(state, action - PLACE_0)


def begin_round(state: DragonDeltaData, holder: i64) -> None:
    """Everybody takes all cards back and lays five of them (DD-5, DD-8)."""
    state.holder = holder
    state.actor = holder
    state.slot = 0
    state.turn = 0
    state.half = 0
    state.phase = LAY
    state.changed |= CARDS_CHANGED
    for seat in range(state.seats):
        state.laid_count[seat] = 0
        state.laid_cards[seat] = 0
    for index in range(state.seats * SLOTS):
        state.laid[index] = NONE
    if state.recorder is not None:
        state.tell("round_began", {"round": int(state.round), "holder": int(holder)})


def lay_card(state: DragonDeltaData, card: i64) -> None:
    """Lay the actor's next card; after the last card of all, the first slot is carried out (DD-5, DD-6)."""
    seat = state.actor
    slot = state.laid_count[seat]
    state.laid[seat * SLOTS + slot] = card
    state.laid_count[seat] = slot + 1
    state.laid_cards[seat] |= 1 << card
    if state.recorder is not None:
        secret: dict[str, object] = {"card": naming.card_name(state, card), "slot": int(slot) + 1}
        state.tell("card_laid", {"seat": int(seat)}, secret, 1 << seat)
    if slot + 1 < SLOTS:
        return
    if state.recorder is not None:
        # This counts as revealing: five cards cannot be taken back without the others' consent (DD-5).
        state.tell("seat_ready", {"seat": int(seat)}, reveals=True)
    for step in range(state.seats):
        other = (state.holder + step) % state.seats
        if state.laid_count[other] < SLOTS:
            state.actor = other
            return
    _reveal(state, 1)
    _carry_on(state)


def _reveal(state: DragonDeltaData, slot: i64) -> None:
    """Reveal everybody's card of a slot; dragons strike at once, whoever acts first (DD-6, DD-7)."""
    state.slot = slot
    state.turn = 0
    if slot == 1:
        state.changed |= CARDS_CHANGED
    if state.recorder is None:
        return
    names = [naming.card_name(state, state.card_now(seat)) for seat in range(state.seats)]
    shown = {"position": int(slot), "cards": names, "first": int(state.holder)}
    state.tell("cards_revealed", shown, reveals=True)
    for seat in range(state.seats):
        strikers = state.struck_by(seat, slot - 1)
        if strikers:
            dragons = [other for other in range(int(state.seats)) if (strikers >> other) & 1]
            state.tell("card_cancelled", {"seat": int(seat), "card": names[seat], "dragons": dragons})
    for seat in range(state.seats):
        rival = state.missed_by(seat, slot - 1)
        if rival != NONE:
            state.tell("dragon_missed", {"seat": int(seat), "card": names[seat], "rival": int(rival)})


def _carry_on(state: DragonDeltaData) -> None:
    """Carry out cards slot after slot, the statue's holder first, until somebody must decide (DD-6)."""
    while True:
        while state.turn < state.seats:
            state.actor = (state.holder + state.turn) % state.seats
            card = state.card_now(state.actor)
            if card < DRAGON_0 and not state.struck_by(state.actor, state.slot - 1):
                state.half = 1
                if state.recorder is not None:
                    state.tell("card_begun", {"seat": int(state.actor), "card": naming.card_name(state, card)})
                if _begin_half(state, card):
                    return
            state.turn += 1
        if state.slot == SLOTS:
            _end_round(state)
            return
        _reveal(state, state.slot + 1)


def _begin_half(state: DragonDeltaData, card: i64) -> bool:
    """Begin a card or its second half; returns whether it needs a decision. What cannot be done ends here."""
    if card <= cards.STONE_2:
        if count_bits(state.stones) < state.board.islands:
            state.phase = STONE
            return True
        _tell_nothing_done(state, card)
    elif card <= cards.PLANK_2:
        if state.has_plank(state.actor):
            state.phase = PLANK
            return True
        _tell_nothing_done(state, card)
    elif card == cards.REMOVE:
        if can_remove(state):
            state.phase = REMOVE_ONE
            return True
        _tell_nothing_done(state, card)
    elif card == cards.JUMP:
        if walking.can_jump(state, state.actor):
            state.phase = LAND
            return True
        _fall(state)
    else:
        if walking.can_step(state, state.actor):
            state.phase = STEP
            return True
        _fall(state)
    return False


def _tell_nothing_done(state: DragonDeltaData, card: i64) -> None:
    if state.recorder is not None:
        dropped: dict[str, object] = {"seat": int(state.actor), "card": naming.card_name(state, card)}
        dropped["half"] = int(state.half)
        state.tell("nothing_done", dropped)


def _fall(state: DragonDeltaData) -> None:
    """The pawn falls in and returns to its own village, from a foreign one too (DD-15)."""
    seat = state.actor
    if state.recorder is not None:
        fell: dict[str, object] = {"seat": int(seat), "start": state.board.place_name(state.place[seat])}
        fell["village"] = state.board.colours[state.home[seat]]
        fell["why"] = _why_it_falls(state)
        state.tell("pawn_fell", fell)
    state.put_pawn(seat, state.home[seat])


def _why_it_falls(state: DragonDeltaData) -> str:
    """What the card that cannot be carried out lacks: a step, somebody to jump over, or room to land behind them."""
    if state.card_now(state.actor) != cards.JUMP:
        return "no_step"
    return "no_landing" if walking.is_beside_pawn(state, state.actor) else "nobody_to_jump"


def _finish_half(state: DragonDeltaData) -> None:
    """Go on with the second half of a ×2 card, which is chosen after the first is carried out, or finish it (DD-9)."""
    card = state.card_now(state.actor)
    if state.half == 1 and (card == cards.STONE_2 or card == cards.PLANK_2):
        state.half = 2
        if _begin_half(state, card):
            return
    _finish_card(state)


def _finish_card(state: DragonDeltaData) -> None:
    state.turn += 1
    _carry_on(state)


def _place_stone(state: DragonDeltaData, support: i64) -> None:
    state.set_stone(support)
    if state.recorder is not None:
        state.tell("stone_placed", {"seat": int(state.actor), "island": state.board.names[support]})
    _finish_half(state)


def _choose_plank(state: DragonDeltaData, plank: i64) -> None:
    """It must be laid if it fits anywhere; otherwise it is lost (DD-11)."""
    size = plank // VILLAGES
    state.set_stock(state.actor, size, NONE)
    _tell_plank(state, "plank_chosen", plank, NONE)
    if fits_somewhere(state, size):
        state.chosen = plank
        state.phase = SPAN
        return
    _tell_plank(state, "plank_lost", plank, NONE)
    _finish_half(state)


def _lay_plank(state: DragonDeltaData, span: i64) -> None:
    plank = state.chosen
    state.chosen = NONE
    state.set_plank(plank, span)
    _tell_plank(state, "plank_laid", plank, span)
    _finish_half(state)


def _remove_plank(state: DragonDeltaData, plank: i64) -> None:
    """Take a plank into the actor's own stock (DD-14)."""
    _tell_plank(state, "plank_removed", plank, state.span_of[plank])
    state.lift_plank(plank)
    state.set_stock(state.actor, plank // VILLAGES, plank % VILLAGES)
    _finish_card(state)


def _remove_stone(state: DragonDeltaData, support: i64) -> None:
    state.lift_stone(support)
    if state.recorder is not None:
        state.tell("stone_removed", {"seat": int(state.actor), "island": state.board.names[support]})
    _finish_card(state)


def _tell_plank(state: DragonDeltaData, kind: str, plank: i64, span: i64) -> None:
    if state.recorder is not None:
        told: dict[str, object] = {"seat": int(state.actor)}
        if span != NONE:
            told.update(naming.span_fields(state, span))
        told.update(naming.plank_fields(state, plank))
        state.tell(kind, told)


def _move_to(state: DragonDeltaData, place: i64) -> None:
    """Step or jump; the game ends the moment a pawn enters its target (DD-18)."""
    seat, start = state.actor, state.place[state.actor]
    if state.recorder is not None:
        told: dict[str, object] = {"seat": int(seat), "start": state.board.place_name(start)}
        if state.phase == LAND:
            told["over"] = int(walking.jumped(state, seat, place))
        told.update(naming.place_fields(state, place))
        state.tell("pawn_jumped" if state.phase == LAND else "pawn_stepped", told)
    state.put_pawn(seat, place)
    if place == state.target(seat):
        _end(state, 1 << seat, VILLAGE)
    elif state.phase == STEP and state.card_now(seat) == cards.MOVE_2:
        state.start = start
        state.half = 2
        state.phase = SECOND_STEP
    else:
        state.start = NONE
        _finish_card(state)


def _end_round(state: DragonDeltaData) -> None:
    """Pass the statue clockwise, unless the round limit is reached (DD-8, DD-19)."""
    if state.recorder is not None:
        state.tell("round_ended", {"round": int(state.round)})
    if state.round == state.round_limit:
        nearest = state.distance(0)
        for seat in range(state.seats):
            nearest = min(nearest, state.distance(seat))
        winners: i64 = 0
        for seat in range(state.seats):
            if state.distance(seat) == nearest:
                winners |= 1 << seat
        _end(state, winners, ROUND_LIMIT)
        return
    state.round += 1
    begin_round(state, (state.holder + 1) % state.seats)


def _end(state: DragonDeltaData, winners: i64, reason: i64) -> None:
    state.winners = winners
    state.reason = reason
    state.phase = ENDED
    state.start = NONE
    state.half = 0
    if state.recorder is not None:
        seats = [seat for seat in range(int(state.seats)) if (winners >> seat) & 1]
        state.tell("game_over", {"winners": seats, "reason": REASONS[reason]})
