"""What a seat or a spectator is shown (YN-13 to YN-15)."""

from __future__ import annotations

import copy

from mypy_extensions import i64

from sampan.games.yin_yang.codes import FACE_NAMES, FACES
from sampan.games.yin_yang.finishing_cards import can_finish
from sampan.games.yin_yang.state import DRAWING, ENDED, FIRST, GIVE, NO_CARD, PHASES, Table, face_list


def view_of(table: Table, seat: int | None, observer: i64) -> dict[str, object]:
    """The table as one observer sees it; JSON-able."""
    piles = range(1 if table.one_pile else 2)
    outcome = table.outcome()
    return {
        "game": "yin_yang",
        "seats": int(table.seats),
        "options": copy.deepcopy(table.options),
        "you": seat,
        "phase": PHASES[table.phase],
        "to_move": int(table.to_move()),
        "first": None if table.phase == FIRST else int(table.first),
        "turn": None if table.phase == FIRST else int(table.turn),
        "turns_ended": int(table.turns_ended),
        "goal": {"number": int(table.number), "mode": "lose" if table.losing else "win"},
        "bag": None if table.mystery else {"white": int(table.bag[0]), "black": int(table.bag[1])},
        "decks": {table.pile_name(pile): int(table.deck_size(pile)) for pile in piles},
        "discards": {table.pile_name(pile): table.pile_names(pile) for pile in piles},
        "in_play": None if table.in_play == NO_CARD else FACE_NAMES[table.in_play],
        "pending": _pending(table),
        "players": [_player(table, other, observer) for other in range(table.seats)],
        "outcome": None if outcome is None else outcome.data(),
    }


def _pending(table: Table) -> dict[str, object] | None:
    """What is being carried out: cards still to be drawn, or a card to be given."""
    if table.phase == DRAWING:
        return {"drawer": int(table.drawer), "cards": [int(table.owed[0]), int(table.owed[1])]}
    if table.phase == GIVE:
        return {"giver": int(table.actor), "receiver": int(table.receiver)}
    return None


def _player(table: Table, seat: i64, observer: i64) -> dict[str, object]:
    player: dict[str, object] = {
        "seat": int(seat),
        "team": int(table.team[seat]),
        "out": bool(table.out[seat]),
        "tokens": None,
        "cards": None,
        "finished_by": None,
    }
    # In mystery nobody is shown the others' totals (YN-15).
    if seat == observer or not table.mystery:
        player["tokens"] = {"white": int(table.tokens[2 * seat]), "black": int(table.tokens[2 * seat + 1])}
        player["cards"] = {"white": int(table.cards[2 * seat]), "black": int(table.cards[2 * seat + 1])}
    # Who must be watched: the cards that would bring this player to the goal, whoever may hold them. In mystery that
    # depends on a bag that nobody can see into.
    if not table.mystery:
        faces = [] if table.out[seat] or table.phase == ENDED else range(FACES)
        player["finished_by"] = [FACE_NAMES[face] for face in faces if can_finish(table, face, seat)]
    if seat == observer:
        player["hand"] = table.hand_names(seat)
    else:
        player["known"] = face_list(table.memories[observer].known[seat * FACES : (seat + 1) * FACES])
    return player
