"""A position as JSON-able data, the hidden included, and back.

The decks and the bag are not written: they hold what lies nowhere else. `memory` and `first_tokens` may be left out
of a position written by hand: then everybody remembers only what lies open.
"""

from __future__ import annotations

import copy
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from sampan.core.position_reading import read_list, read_number, read_truth, read_word
from sampan.games.yin_yang.codes import (
    B6,
    BLACK,
    COLOURS,
    COPIES,
    FACE_NAMES,
    FACES,
    PER_COLOUR,
    TOKENS,
    W2,
    W4,
    W6,
    W8,
    WHITE,
)
from sampan.games.yin_yang.first_tokens import NONE
from sampan.games.yin_yang.memory import POOLS, Memory
from sampan.games.yin_yang.memory_check import check_memory
from sampan.games.yin_yang.state import (
    DRAW,
    DRAWING,
    EFFECT,
    ENDED,
    FIRST,
    GIVE,
    LIMIT,
    NO_CARD,
    PHASES,
    PLAY,
    PURPOSES,
    REASONS,
    TAKE,
    TOKEN,
    TURN,
    Table,
    face_list,
)

MODES: Final = ["win", "lose"]


def position_of(table: Table) -> dict[str, object]:
    """Everything on the table and in everybody's memory."""
    seats = range(int(table.seats))
    return {
        "game": "yin_yang",
        "seats": int(table.seats),
        "options": copy.deepcopy(table.options),
        "phase": PHASES[table.phase],
        "actor": int(table.actor),
        "first": int(table.first),
        "turn": int(table.turn),
        "turns_ended": int(table.turns_ended),
        "goal": {"number": int(table.number), "mode": "lose" if table.losing else "win"},
        "tokens": [[int(table.tokens[2 * seat]), int(table.tokens[2 * seat + 1])] for seat in seats],
        "hands": [table.hand_names(seat) for seat in seats],
        "discards": [table.pile_names(0), table.pile_names(1)],
        "in_play": None if table.in_play == NO_CARD else FACE_NAMES[table.in_play],
        "out": [bool(table.out[seat]) for seat in seats],
        "purpose": PURPOSES[table.purpose],
        "drawer": int(table.drawer),
        "receiver": int(table.receiver),
        "owed": _numbers(table.owed),
        "gains": _numbers(table.gains),
        "first_tokens": {
            "colours": [_colour_name(table.first_tokens.colour[seat]) for seat in seats],
            "possible": _numbers(table.first_tokens.possible),
            "whites": [int(table.first_tokens.fewest_white), int(table.first_tokens.most_white)],
        },
        "memory": [_memory_data(memory) for memory in table.memories],
        "winners": [seat for seat in seats if (table.winners >> seat) & 1],
        "reason": REASONS[table.reason],
    }


def _numbers(array: vec[i64]) -> list[int]:
    return [int(number) for number in array]


def _colour_name(colour: i64) -> str | None:
    return None if colour == NONE else COLOURS[colour]


def _memory_data(memory: Memory) -> dict[str, object]:
    pools: list[object] = []
    for pool in range(2 * POOLS):
        faces = vec[i64]([0] * FACES)
        for index in range(PER_COLOUR):
            faces[pool // POOLS * PER_COLOUR + index] = memory.faces[pool * PER_COLOUR + index]
        slots = memory.slots[pool * memory.places : (pool + 1) * memory.places]
        pools.append({"cards": face_list(faces), "slots": _numbers(slots)} if memory.size[pool] > 0 else None)
    known = [face_list(memory.known[place * FACES : (place + 1) * FACES]) for place in range(memory.places)]
    return {"known": known, "pools": pools}


def lay_position(table: Table, position: dict[str, object]) -> None:
    """Lay a position out on a fresh table; KeyError, TypeError or ValueError if it cannot be one."""
    seats = int(table.seats)
    table.phase = read_word(position["phase"], PHASES)
    table.actor = read_number(position.get("actor", position["turn"]), 0, seats - 1)
    table.first = read_number(position.get("first", 0), 0, seats - 1)
    table.turn = read_number(position["turn"], 0, seats - 1)
    table.turns_ended = read_number(position.get("turns_ended", 0), 0, 1_000_000)
    goal = cast(dict[str, object], position["goal"])
    table.number = read_number(goal["number"], 1, 6)
    table.losing = read_word(goal["mode"], MODES) == 1
    table.purpose = read_word(position.get("purpose", "turn"), PURPOSES)
    table.drawer = read_number(position.get("drawer", position["turn"]), 0, seats - 1)
    table.receiver = read_number(position.get("receiver", 0), 0, seats - 1)
    table.in_play = _face(position["in_play"]) if position.get("in_play") is not None else NO_CARD
    table.reason = read_word(position.get("reason", "goal"), REASONS)
    for winner in read_list(position.get("winners", []), None):
        table.winners |= 1 << read_number(winner, 0, seats - 1)
    for colour, number in enumerate(read_list(position.get("owed", [0, 0]), 2)):
        table.owed[colour] = read_number(number, 0, 2 * TOKENS)
    for colour, number in enumerate(read_list(position.get("gains", [0, 0]), 2)):
        table.gains[colour] = read_number(number, 0, 2 * TOKENS)
    for seat, out in enumerate(read_list(position.get("out", [False] * seats), seats)):
        table.out[seat] = 1 if read_truth(out) else 0
    _lay_tokens(table, read_list(position["tokens"], seats))
    _lay_cards(table, read_list(position["hands"], seats), read_list(position.get("discards", [[], []]), 2))
    if "first_tokens" in position:
        _lay_first_tokens(table, cast(dict[str, object], position["first_tokens"]))
    table.memories = [table.fresh_memory(observer) for observer in range(table.seats + 1)]
    if "memory" in position:
        memories = read_list(position["memory"], seats + 1)
        for observer in range(table.seats + 1):
            memory = _read_memory(table, cast(dict[str, object], memories[observer]))
            check_memory(table, observer, memory)
            table.memories[observer] = memory
    _check_phase(table)


def _lay_tokens(table: Table, tokens: list[object]) -> None:
    for seat in range(table.seats):
        for colour, number in enumerate(read_list(tokens[seat], 2)):
            table.tokens[2 * seat + colour] = read_number(number, 0, TOKENS)
            table.bag[colour] -= table.tokens[2 * seat + colour]
            if table.bag[colour] < 0:
                raise ValueError(f"more than {TOKENS} {COLOURS[colour]} tokens")


def _lay_cards(table: Table, hands: list[object], discards: list[object]) -> None:
    for seat in range(table.seats):
        for name in read_list(hands[seat], None):
            face = _face(name)
            table.hands[seat * FACES + face] += 1
            table.cards[2 * seat + face // PER_COLOUR] += 1
            _leave_deck(table, face)
    for pile in range(2):
        for name in read_list(discards[pile], None):
            face = _face(name)
            if table.pile_of(face // PER_COLOUR) != pile:
                raise ValueError(f"{FACE_NAMES[face]} lies on the wrong discard pile")
            _leave_deck(table, face)
            table.discard_on_top(face)
    if table.in_play != NO_CARD:
        _leave_deck(table, table.in_play)


def _leave_deck(table: Table, face: i64) -> None:
    table.deck[face] -= 1
    table.deck_cards[face // PER_COLOUR] -= 1
    if table.deck[face] < 0:
        raise ValueError(f"more than {COPIES[face]} of {FACE_NAMES[face]}")


def _lay_first_tokens(table: Table, data: dict[str, object]) -> None:
    first_tokens = table.first_tokens
    for seat, colour in enumerate(read_list(data["colours"], int(table.seats))):
        first_tokens.colour[seat] = NONE if colour is None else read_word(colour, COLOURS)
    for seat, possible in enumerate(read_list(data["possible"], int(table.seats))):
        first_tokens.possible[seat] = read_number(possible, 1, 3)
        if first_tokens.colour[seat] != NONE and not (first_tokens.possible[seat] >> first_tokens.colour[seat]) & 1:
            raise ValueError("a first token that is known to be another one")
        chosen = first_tokens.colour[seat]
        if chosen == NONE and first_tokens.possible[seat] != 3:
            raise ValueError("a first token that is known before it is chosen")
        if table.mystery and first_tokens.undecided(seat) and table.tokens[2 * seat + chosen] == 0:
            raise ValueError("a first token that its owner cannot have had")
    whites = read_list(data["whites"], 2)
    first_tokens.fewest_white = read_number(whites[0], 0, int(first_tokens.whites()))
    first_tokens.most_white = read_number(whites[1], int(first_tokens.whites()), int(table.seats))
    # A world with more white first tokens has fewer white tokens in the bag, and there are never less than none.
    most = min(table.seats, first_tokens.whites() + table.bag[WHITE])
    fewest = max(0, first_tokens.whites() - table.bag[BLACK])
    if first_tokens.choosing():
        if first_tokens.fewest_white > 0 or first_tokens.most_white < table.seats:
            raise ValueError("first tokens are counted before they are chosen")
    elif table.mystery and (first_tokens.most_white > most or first_tokens.fewest_white < fewest):
        raise ValueError("more first tokens thought possible than there are tokens")


def _read_memory(table: Table, data: dict[str, object]) -> Memory:
    memory = Memory(table.seats)
    places = int(table.seats) + 1
    for place, names in enumerate(read_list(data["known"], places)):
        for name in read_list(names, None):
            memory.known[place * FACES + _face(name)] += 1
    for pool, content in enumerate(read_list(data["pools"], 2 * POOLS)):
        if content is None:
            continue
        entry = cast(dict[str, object], content)
        for name in read_list(entry["cards"], None):
            face = _face(name)
            if face // PER_COLOUR != pool // POOLS:
                raise ValueError("a pool of both colours")
            memory.faces[pool * PER_COLOUR + face % PER_COLOUR] += 1
            memory.size[pool] += 1
        for place, number in enumerate(read_list(entry["slots"], places)):
            memory.slots[pool * places + place] = read_number(number, 0, 40)
    return memory


def _check_phase(table: Table) -> None:
    """A phase must have what its decision is about, and nothing that belongs to another."""
    owed = table.owed[0] + table.owed[1] > 0
    in_play = table.in_play
    possible = owed == (table.phase == DRAWING) and (table.gains[0] + table.gains[1] == 0 or in_play == W8)
    if table.phase == DRAWING:
        pile: i64 = 0 if table.owed[0] > 0 else 1
        possible = possible and table.deck_size(pile) > 0 and not (table.one_pile and table.owed[1] > 0)
        draws = in_play in (W2, W6, W8) if table.purpose == EFFECT else in_play == NO_CARD
        possible = possible and draws
        possible = possible and (table.purpose != TURN or table.drawer == table.turn) and not table.out[table.drawer]
    elif table.phase == TAKE:
        possible = possible and in_play == W4 and table.discarded[0] > 0 and table.discarded[1] > 0
    elif table.phase == GIVE:
        possible = possible and in_play == B6 and table.hand_size(table.actor) > 1
        possible = possible and table.receiver != table.actor and not table.out[table.receiver]
    else:
        possible = possible and in_play == NO_CARD
    if table.phase == DRAW:
        possible = possible and not table.one_pile and table.drawable(0) and table.drawable(1)
    if table.phase in (DRAW, PLAY):
        possible = possible and table.actor == table.turn
    if table.phase in (FIRST, TOKEN):
        possible = possible and table.living() == table.seats and table.bag[0] > 0 and table.bag[1] > 0
    if table.phase == ENDED:
        possible = possible and (table.reason == LIMIT) == (table.winners == 0)
    else:
        possible = possible and not table.out[table.actor] and not table.out[table.turn] and _teams_left(table) > 1
        possible = possible and (table.turn_limit == 0 or table.turns_ended < table.turn_limit)
    for seat in range(table.seats):
        if table.out[seat] and table.tokens[2 * seat] + table.tokens[2 * seat + 1] + table.hand_size(seat) > 0:
            possible = False
    if not possible:
        raise ValueError(f"what lies on the table does not fit the phase {PHASES[table.phase]}")


def _teams_left(table: Table) -> int:
    return len({int(table.team[seat]) for seat in range(table.seats) if not table.out[seat]})


def _face(value: object) -> int:
    return read_word(value, FACE_NAMES)
