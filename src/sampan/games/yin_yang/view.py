"""What a seat or a spectator is shown (YN-13 to YN-15)."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from sampan.core.options import copied_options
from sampan.games.yin_yang.codes import COLOURS, FACE_NAMES, FACES
from sampan.games.yin_yang.finishing_cards import can_finish
from sampan.games.yin_yang.state import DRAWING, ENDED, FIRST, GIVE, NO_CARD, PHASES, YinYangData, face_list
from sampan.games.yin_yang.view_types import (
    Card,
    Colour,
    Goal,
    PendingDraw,
    PendingGift,
    Phase,
    Pile,
    YinYangOptions,
    YinYangOutcome,
    YinYangPlayer,
    YinYangView,
)


def view(state: YinYangData, seat: int | None, observer: i64) -> YinYangView:
    """The position as one observer sees it; JSON-able."""
    piles = range(1 if state.one_pile else 2)
    outcome = state.outcome()
    goal: Goal = {"number": int(state.number), "mode": "lose" if state.losing else "win"}
    return {
        "game": "yin_yang",
        "seats": int(state.seats),
        "options": cast(YinYangOptions, copied_options(state.options)),
        "you": seat,
        "phase": cast(Phase, PHASES[state.phase]),
        "to_move": int(state.to_move()),
        "first": None if state.phase == FIRST else int(state.first),
        "turn": None if state.phase == FIRST else int(state.turn),
        "turns_ended": int(state.turns_ended),
        "goal": goal,
        "bag": None if state.mystery else {"white": int(state.bag[0]), "black": int(state.bag[1])},
        "decks": cast(dict[Pile, int], {state.pile_name(pile): int(state.deck_size(pile)) for pile in piles}),
        "discards": cast(dict[Pile, list[Card]], {state.pile_name(pile): state.pile_names(pile) for pile in piles}),
        "in_play": None if state.in_play == NO_CARD else cast(Card, FACE_NAMES[state.in_play]),
        "pending": _pending(state),
        "players": [_player(state, other, observer) for other in range(state.seats)],
        "outcome": None if outcome is None else cast(YinYangOutcome, outcome.data()),
    }


def _pending(state: YinYangData) -> PendingDraw | PendingGift | None:
    """What is being carried out: cards still to be drawn, or a card to be given."""
    if state.phase == DRAWING:
        return {"drawer": int(state.drawer), "cards": [int(state.owed[0]), int(state.owed[1])]}
    if state.phase == GIVE:
        gift: PendingGift = {"giver": int(state.actor), "receiver": int(state.receiver)}
        if state.blind_gift:
            gift["colour"] = cast(Colour, COLOURS[state.gift_colour])
        return gift
    return None


def _player(state: YinYangData, seat: i64, observer: i64) -> YinYangPlayer:
    player: YinYangPlayer = {
        "seat": int(seat),
        "team": int(state.team[seat]),
        "out": bool(state.out[seat]),
        "tokens": None,
        "cards": None,
        "finished_by": None,
    }
    # In mystery nobody is shown the others' totals (YN-15).
    if seat == observer or not state.mystery:
        player["tokens"] = {"white": int(state.tokens[2 * seat]), "black": int(state.tokens[2 * seat + 1])}
        player["cards"] = {"white": int(state.cards[2 * seat]), "black": int(state.cards[2 * seat + 1])}
    # Whom to watch: the cards that would bring this player to the goal, whoever may hold them. In mystery that
    # depends on a bag that nobody can see into.
    if not state.mystery:
        faces = [] if state.out[seat] or state.phase == ENDED else range(FACES)
        player["finished_by"] = [cast(Card, FACE_NAMES[face]) for face in faces if can_finish(state, face, seat)]
    if seat == observer:
        player["hand"] = cast(list[Card], state.hand_names(seat))
    else:
        known = face_list(state.memories[observer].known[seat * FACES : (seat + 1) * FACES])
        player["known"] = cast(list[Card], known)
    return player
