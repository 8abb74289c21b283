"""How a game goes: what every action does, and what follows from it (YN-2 to YN-18)."""

from __future__ import annotations

from mypy_extensions import i64

from sampan.games.yin_yang import codes
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
    lost_colour,
    other_colour,
)
from sampan.games.yin_yang.state import (
    ALL_OUT,
    DEAL,
    DRAW,
    DRAWING,
    EFFECT,
    ENDED,
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
    YinYangData,
)


def set_up(state: YinYangData) -> None:
    """Begin the game as far as no decision is needed."""
    first = state.options["first_player"]
    if isinstance(first, int):
        set_first(state, first)


def apply_action(state: YinYangData, action: i64) -> None:
    """Carry out a legal action."""
    if state.phase == DRAWING:
        state.owed[state.colour_owed()] -= 1
        state.draw_card(state.drawer, action - FACE_0)
        _draw_what_is_owed(state)
    elif state.phase == DRAW:
        state.owed[action - COLOUR_0] = 1
        if state.recorder is not None:
            state.tell("deck_chosen", {"seat": int(state.actor), "colour": COLOURS[action - COLOUR_0]})
        _draw_what_is_owed(state)
    elif state.phase == PLAY:
        if action == codes.PASS:
            if state.recorder is not None:
                state.tell("passed", {"seat": int(state.actor)})
            _end_turn(state)
        else:
            _play(state, action)
    elif state.phase == TAKE:
        state.take_card(state.actor, action - COLOUR_0)
        _finish_card(state)
    elif state.phase == GIVE:
        state.give_card(state.actor, state.receiver, action - FACE_0)
        _finish_card(state)
    elif state.phase == TOKEN:
        _choose_token(state, action - COLOUR_0)
    else:
        set_first(state, action - SEAT_0)


def set_first(state: YinYangData, seat: i64) -> None:
    """The first player is settled, and everybody gets two cards (YN-2)."""
    state.first = seat
    state.turn = seat
    if state.recorder is not None:
        state.tell("first_player", {"seat": int(seat)})
    state.purpose = DEAL
    _deal_to(state, seat)
    _draw_what_is_owed(state)


def _deal_to(state: YinYangData, seat: i64) -> None:
    state.drawer = seat
    state.owed[0] = 2 if state.one_pile else 1
    state.owed[1] = 0 if state.one_pile else 1


def _choose_token(state: YinYangData, colour: i64) -> None:
    """The first token, in turn order, open unless `mystery` (YN-2)."""
    seat = state.actor
    state.first_tokens.colour[seat] = colour
    state.tokens[2 * seat + colour] += 1
    state.bag[colour] -= 1
    if state.recorder is not None:
        shown: dict[str, object] = {"seat": int(seat)}
        chosen: dict[str, object] = {"colour": COLOURS[colour]}
        if state.mystery:
            state.tell("token_chosen", shown, chosen, 1 << seat)
        else:
            shown.update(chosen)
            state.tell("token_chosen", shown)
    state.actor = (seat + 1) % state.seats
    if state.actor == state.first:
        _begin_turn(state, state.first)


def _begin_turn(state: YinYangData, seat: i64) -> None:
    """The active player must draw; he chooses the deck where there is a choice (YN-4, YN-17)."""
    state.turn = seat
    state.actor = seat
    state.drawer = seat
    state.purpose = TURN
    white = state.drawable(0)
    black = not state.one_pile and state.drawable(1)
    if white and black:
        state.phase = DRAW
        return
    if white or black:
        state.owed[WHITE if white else BLACK] = 1
    elif state.recorder is not None:
        state.tell("draw_skipped", {"seat": int(seat)})
    _draw_what_is_owed(state)


def _draw_what_is_owed(state: YinYangData) -> None:
    """Let chance turn up the next card owed; when none is, go on with what the draws were for."""
    while True:
        for pile in range(2):
            if state.owed[pile] > 0:
                if state.drawable(pile):
                    if state.deck_size(pile) == 0:
                        state.rebuild_deck(pile)
                    state.phase = DRAWING
                    return
                if state.recorder is not None:
                    lost: dict[str, object] = {"seat": int(state.drawer), "count": int(state.owed[pile])}
                    state.tell("draw_lost", lost)
                state.owed[pile] = 0
        if state.purpose == DEAL and (state.drawer + 1) % state.seats != state.first:
            _deal_to(state, (state.drawer + 1) % state.seats)
            continue
        break
    if state.purpose == DEAL:
        state.actor = state.first
        state.phase = TOKEN
        if state.options["no_token"] is True:  # YN-18
            _begin_turn(state, state.first)
    elif state.purpose == TURN:
        state.phase = PLAY
        state.actor = state.turn
    else:
        _finish_card(state)


def _play(state: YinYangData, action: i64) -> None:
    """A card leaves the hand before it acts (YN-6)."""
    way = action - PLAY_0
    face = state.plays.card[way]
    first = state.plays.first[way]
    second = state.plays.second[way]
    state.leave_hand(state.actor, face)
    state.in_play = face
    state.purpose = EFFECT
    if state.recorder is not None:
        played: dict[str, object] = {"seat": int(state.actor), "card": FACE_NAMES[face]}
        played.update(state.plays.named_fields(way))
        state.tell("card_played", played)
    _take_effect(state, face, first, second)


def _take_effect(state: YinYangData, face: i64, first: i64, second: i64) -> None:
    """What each card does; whatever must be drawn or decided by somebody else comes before `_finish_card`."""
    if face == codes.W1 or face == codes.B1:
        state.gain(first, face // PER_COLOUR, 1)
    elif face == codes.W7 or face == codes.B7:
        state.gain(first, face // PER_COLOUR, 2)
    elif face == codes.W2 or face == codes.B2:
        if _lose_named(state, first, second) and face == codes.W2:
            state.drawer = first
            state.owed[state.pile_of(second)] = 1  # YN-11: drawn before the check
    elif face == codes.W3 or face == codes.B3 or face == codes.W9 or face == codes.B9:
        if _lose_named(state, first, lost_colour(face)):
            state.gain(first, face // PER_COLOUR, 2 if face == codes.W9 or face == codes.B9 else 1)
    elif face == codes.W5 or face == codes.B5:
        _move_token(state, first, second, face // PER_COLOUR)
    elif face == codes.W6:
        state.drawer = first
        state.owed[0] = 2 if state.one_pile else second
        state.owed[1] = 0 if state.one_pile else 2 - second
    elif face == codes.W8:
        _turn_tables(state, first)
    elif face == codes.B4:
        state.exchange_hands(first, second)
    elif face == codes.W4:
        if state.discarded[0] > 0 and state.discarded[1] > 0:
            state.actor = first
            state.phase = TAKE
            return
        state.take_card(first, 0 if state.discarded[0] > 0 else 1)
    elif face == codes.B6:
        if state.blind_gift:
            receiver, colour = codes.gift_receiver(second), codes.gift_colour(second)
            if state.cards[2 * first + colour] > 0:
                state.actor = first
                state.receiver = receiver
                state.gift_colour = colour
                state.phase = GIVE
                return
            _miss(state, first)  # only in mystery
        elif state.hand_size(first) > 1:
            state.actor = first
            state.receiver = second
            state.phase = GIVE
            return
        else:
            _give_only_card(state, first, second)
    else:
        _change_goal(state, face)
    _draw_what_is_owed(state)


def _lose_named(state: YinYangData, seat: i64, colour: i64) -> bool:
    """Take the named token away, if it is there; in mystery it may not be."""
    if not state.has_token(seat, colour):
        _miss(state, seat)
        return False
    state.lose(seat, colour, 1, _shows(state, seat))
    return True


def _move_token(state: YinYangData, giver: i64, receiver: i64, colour: i64) -> None:
    if not state.has_token(giver, colour):
        _miss(state, giver)
        return
    state.tokens[2 * giver + colour] -= 1
    state.tokens[2 * receiver + colour] += 1
    if state.recorder is not None:
        shown: dict[str, object] = {"giver": int(giver), "receiver": int(receiver), "colour": COLOURS[colour]}
        state.tell("token_moved", shown, reveals=_shows(state, giver))


def _give_only_card(state: YinYangData, giver: i64, receiver: i64) -> None:
    """One card leaves no choice, and everybody can count it; none is a miss (YN-15)."""
    for face in range(FACES):
        if state.hands[giver * FACES + face] > 0:
            state.give_card(giver, receiver, face)
            return
    _miss(state, giver)


def _miss(state: YinYangData, seat: i64) -> None:
    if state.recorder is not None:
        state.tell("missed", {"seat": int(seat)}, reveals=True)


def _shows(state: YinYangData, seat: i64) -> bool:
    """Whether taking a token of a seat shows what the seat had kept hidden: in mystery, of the others."""
    return state.mystery and seat != state.turn


def _turn_tables(state: YinYangData, seat: i64) -> None:
    """Tokens become cards and cards tokens, colour for colour (W8; from one pile YN-17)."""
    state.first_tokens.reveal(seat)
    state.drawer = seat
    for colour in range(2):
        state.gains[colour] = state.cards[2 * seat + colour]
        state.owed[state.pile_of(colour)] += state.tokens[2 * seat + colour]
        state.lose(seat, colour, state.tokens[2 * seat + colour], _shows(state, seat))
    state.discard_hand_under(seat)


def _change_goal(state: YinYangData, face: i64) -> None:
    if face == codes.W10:
        state.number = 6 if state.number == 1 else state.number - 1
    elif face == codes.B8:
        state.number = 1 if state.number == 6 else state.number + 1
    else:
        state.losing = not state.losing
    if state.recorder is not None:
        state.tell("goal_changed", {"number": int(state.number), "mode": "lose" if state.losing else "win"})


def _finish_card(state: YinYangData) -> None:
    """The rest of the effect; then the card is discarded; then the check; then the next turn (YN-6)."""
    for colour in range(2):
        if state.gains[colour] > 0:
            wanted = state.gains[colour]
            state.gains[colour] = 0
            state.gain(state.drawer, colour, wanted)
    state.discard_on_top(state.in_play)
    state.in_play = NO_CARD
    _check_goal(state)
    if state.phase != ENDED:
        _end_turn(state)


def _check_goal(state: YinYangData) -> None:
    """Who has exactly N and N wins, or is eliminated (YN-9, YN-10, YN-16)."""
    reached: i64 = 0
    tells = False
    for seat in range(state.seats):
        if not state.out[seat]:
            if _has_goal(state, seat, NO_CARD):
                reached |= 1 << seat
            elif state.mystery and state.first_tokens.undecided(seat):
                if _has_goal(state, seat, other_colour(state.first_tokens.colour[seat])):
                    state.first_tokens.rule_out_other(seat)
                    tells = True
    if tells and state.recorder is not None:
        state.tell("goal_not_reached", {}, reveals=True)
    if not reached:
        return
    if not state.losing:
        _end(state, _teams_of(state, reached), GOAL)
        return
    for seat in range(state.seats):
        if (reached >> seat) & 1:
            _eliminate(state, seat)
    living: i64 = 0
    for seat in range(state.seats):
        if not state.out[seat]:
            living |= 1 << seat
    if living == 0:
        _end(state, _teams_of(state, reached), ALL_OUT)
        return
    team = _teams_of(state, living & -living)
    if living & team == living:
        _end(state, team, SURVIVOR)


def _has_goal(state: YinYangData, seat: i64, first_token: i64) -> bool:
    """Whether a seat has exactly N and N, or would have if its first token had been that one."""
    white = state.tokens[2 * seat]
    black = state.tokens[2 * seat + 1]
    if first_token == WHITE:
        white += 1
        black -= 1
    elif first_token == BLACK:
        white -= 1
        black += 1
    return white == state.number and black == state.number


def _teams_of(state: YinYangData, seats: i64) -> i64:
    """All members of the teams of those seats, the eliminated included (YN-16)."""
    members: i64 = 0
    for seat in range(state.seats):
        for other in range(state.seats):
            if (seats >> other) & 1 and state.team[other] == state.team[seat]:
                members |= 1 << seat
    return members


def _eliminate(state: YinYangData, seat: i64) -> None:
    """His tokens return to the bag, his cards go under the discard piles (YN-10)."""
    if state.recorder is not None:
        state.tell("eliminated", {"seat": int(seat)})
    state.first_tokens.reveal(seat)
    for colour in range(2):
        state.lose(seat, colour, state.tokens[2 * seat + colour])
    state.discard_hand_under(seat)
    state.out[seat] = 1


def _end_turn(state: YinYangData) -> None:
    """The next living player's turn, unless the limit is reached (YN-12)."""
    state.turns_ended += 1
    if state.turns_ended == state.turn_limit:
        _end(state, _nearest(state) if state.nearest else 0, LIMIT)
        return
    seat = (state.turn + 1) % state.seats
    while state.out[seat]:
        seat = (seat + 1) % state.seats
    _begin_turn(state, seat)


def _nearest(state: YinYangData) -> i64:
    """The living nearest to the goal, or farthest from it while it loses, and their teams (YN-12a).

    A team counts as its best member, so the best teams are those of the best players.
    """
    best: i64 = -1
    seats: i64 = 0
    for seat in range(state.seats):
        if not state.out[seat]:
            distance = state.distance(seat)
            if best < 0 or (distance > best if state.losing else distance < best):
                best = distance
                seats = 0
            if distance == best:
                seats |= 1 << seat
    return _teams_of(state, seats)


def _end(state: YinYangData, winners: i64, reason: i64) -> None:
    state.winners = winners
    state.reason = reason
    state.phase = ENDED
    if state.recorder is not None:
        seats = [seat for seat in range(int(state.seats)) if (winners >> seat) & 1]
        state.tell("game_over", {"winners": seats, "reason": REASONS[reason]})
