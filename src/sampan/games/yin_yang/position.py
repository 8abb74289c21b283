"""A position as JSON-able data, the hidden included, and back.

The decks and the bag are not written: they hold what lies nowhere else. `memory` and `first_tokens` may be left out
of a position written by hand: then everybody remembers only what lies open.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from sampan.core.position_fields import NumberField, SeatField, WordField, read_fields, write_fields
from sampan.core.position_reading import read_list, read_number, read_truth, read_word
from sampan.games.yin_yang.codes import (
    B6,
    BLACK,
    COLOURS,
    COPIES,
    FACE_NAMES,
    FACES,
    MOST_TOKENS,
    PER_COLOUR,
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
    YinYangData,
    face_list,
)

MODES: Final = ["win", "lose"]
FIELDS: Final = [
    WordField("phase", PHASES),
    SeatField("turn"),
    SeatField("actor", like="turn"),
    SeatField("first", 0),
    NumberField("turns_ended", 0, 1_000_000, 0),
    WordField("purpose", PURPOSES, "turn"),
    SeatField("drawer", like="turn"),
    SeatField("receiver", 0),
    WordField("gift_colour", COLOURS, "white"),
    WordField("reason", REASONS, "goal"),
]


def write_position(state: YinYangData) -> dict[str, object]:
    """Everything on the table and in everybody's memory."""
    seats = range(int(state.seats))
    position = write_fields(state, "yin_yang", FIELDS)
    position.update(
        {
            "goal": {"number": int(state.number), "mode": "lose" if state.losing else "win"},
            "tokens": [[int(state.tokens[2 * seat]), int(state.tokens[2 * seat + 1])] for seat in seats],
            "hands": [state.hand_names(seat) for seat in seats],
            "discards": [state.pile_names(0), state.pile_names(1)],
            "in_play": None if state.in_play == NO_CARD else FACE_NAMES[state.in_play],
            "out": [bool(state.out[seat]) for seat in seats],
            "owed": _numbers(state.owed),
            "gains": _numbers(state.gains),
            "first_tokens": {
                "colours": [_colour_name(state.first_tokens.colour[seat]) for seat in seats],
                "possible": _numbers(state.first_tokens.possible),
                "whites": [int(state.first_tokens.fewest_white), int(state.first_tokens.most_white)],
            },
            "memory": [_memory_data(memory) for memory in state.memories],
            "winners": [seat for seat in seats if (state.winners >> seat) & 1],
        }
    )
    return position


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


def read_position(state: YinYangData, position: dict[str, object]) -> None:
    """Lay a position out on a fresh table; KeyError, TypeError or ValueError if it cannot be one."""
    seats = int(state.seats)
    read_fields(state, position, FIELDS)
    goal = cast(dict[str, object], position["goal"])
    state.number = read_number(goal["number"], 1, 6)
    state.losing = read_word(goal["mode"], MODES) == 1
    state.in_play = _face(position["in_play"]) if position.get("in_play") is not None else NO_CARD
    for winner in read_list(position.get("winners", []), None):
        state.winners |= 1 << read_number(winner, 0, seats - 1)
    for colour, number in enumerate(read_list(position.get("owed", [0, 0]), 2)):
        state.owed[colour] = read_number(number, 0, 2 * MOST_TOKENS)
    for colour, number in enumerate(read_list(position.get("gains", [0, 0]), 2)):
        state.gains[colour] = read_number(number, 0, 2 * MOST_TOKENS)
    for seat, out in enumerate(read_list(position.get("out", [False] * seats), seats)):
        state.out[seat] = 1 if read_truth(out) else 0
    _lay_tokens(state, read_list(position["tokens"], seats))
    _lay_cards(state, read_list(position["hands"], seats), read_list(position.get("discards", [[], []]), 2))
    if "first_tokens" in position:
        _lay_first_tokens(state, cast(dict[str, object], position["first_tokens"]))
    state.memories = [state.fresh_memory(observer) for observer in range(state.seats + 1)]
    if "memory" in position:
        memories = read_list(position["memory"], seats + 1)
        for observer in range(state.seats + 1):
            memory = _read_memory(state, cast(dict[str, object], memories[observer]))
            check_memory(state, observer, memory)
            state.memories[observer] = memory
    _check_phase(state)


def _lay_tokens(state: YinYangData, tokens: list[object]) -> None:
    for seat in range(state.seats):
        for colour, number in enumerate(read_list(tokens[seat], 2)):
            state.tokens[2 * seat + colour] = read_number(number, 0, int(state.all_tokens))
            state.bag[colour] -= state.tokens[2 * seat + colour]
            if state.bag[colour] < 0:
                raise ValueError(f"more than {state.all_tokens} {COLOURS[colour]} tokens")


def _lay_cards(state: YinYangData, hands: list[object], discards: list[object]) -> None:
    for seat in range(state.seats):
        for name in read_list(hands[seat], None):
            face = _face(name)
            state.hands[seat * FACES + face] += 1
            state.cards[2 * seat + face // PER_COLOUR] += 1
            _leave_deck(state, face)
    for pile in range(2):
        for name in read_list(discards[pile], None):
            face = _face(name)
            if state.pile_of(face // PER_COLOUR) != pile:
                raise ValueError(f"{FACE_NAMES[face]} lies on the wrong discard pile")
            _leave_deck(state, face)
            state.discard_on_top(face)
    if state.in_play != NO_CARD:
        _leave_deck(state, state.in_play)


def _leave_deck(state: YinYangData, face: i64) -> None:
    state.deck[face] -= 1
    state.deck_cards[face // PER_COLOUR] -= 1
    if state.deck[face] < 0:
        raise ValueError(f"more than {COPIES[face]} of {FACE_NAMES[face]}")


def _lay_first_tokens(state: YinYangData, data: dict[str, object]) -> None:
    first_tokens = state.first_tokens
    for seat, colour in enumerate(read_list(data["colours"], int(state.seats))):
        first_tokens.colour[seat] = NONE if colour is None else read_word(colour, COLOURS)
    for seat, possible in enumerate(read_list(data["possible"], int(state.seats))):
        first_tokens.possible[seat] = read_number(possible, 1, 3)
        if first_tokens.colour[seat] != NONE and not (first_tokens.possible[seat] >> first_tokens.colour[seat]) & 1:
            raise ValueError("a first token that is known to be another one")
        chosen = first_tokens.colour[seat]
        if chosen == NONE and first_tokens.possible[seat] != 3:
            raise ValueError("a first token that is known before it is chosen")
        if state.mystery and first_tokens.undecided(seat) and state.tokens[2 * seat + chosen] == 0:
            raise ValueError("a first token that its owner cannot have had")
    whites = read_list(data["whites"], 2)
    first_tokens.fewest_white = read_number(whites[0], 0, int(first_tokens.whites()))
    first_tokens.most_white = read_number(whites[1], int(first_tokens.whites()), int(state.seats))
    # A world with more white first tokens has fewer white tokens in the bag, and there are never less than none.
    most = min(state.seats, first_tokens.whites() + state.bag[WHITE])
    fewest = max(0, first_tokens.whites() - state.bag[BLACK])
    if first_tokens.choosing():
        if first_tokens.fewest_white > 0 or first_tokens.most_white < state.seats:
            raise ValueError("first tokens are counted before they are chosen")
    elif state.mystery and (first_tokens.most_white > most or first_tokens.fewest_white < fewest):
        raise ValueError("more first tokens thought possible than there are tokens")


def _read_memory(state: YinYangData, data: dict[str, object]) -> Memory:
    memory = Memory(state.seats)
    places = int(state.seats) + 1
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


def _check_phase(state: YinYangData) -> None:
    """A phase must have what its decision is about, and nothing that belongs to another."""
    owed = state.owed[0] + state.owed[1] > 0
    in_play = state.in_play
    possible = owed == (state.phase == DRAWING) and (state.gains[0] + state.gains[1] == 0 or in_play == W8)
    if state.phase == DRAWING:
        pile: i64 = 0 if state.owed[0] > 0 else 1
        possible = possible and state.deck_size(pile) > 0 and not (state.one_pile and state.owed[1] > 0)
        draws = in_play in (W2, W6, W8) if state.purpose == EFFECT else in_play == NO_CARD
        possible = possible and draws
        possible = possible and (state.purpose != TURN or state.drawer == state.turn) and not state.out[state.drawer]
    elif state.phase == TAKE:
        possible = possible and in_play == W4 and state.discarded[0] > 0 and state.discarded[1] > 0
    elif state.phase == GIVE:
        possible = possible and in_play == B6
        if state.blind_gift:
            possible = possible and state.cards[2 * state.actor + state.gift_colour] > 0
        else:
            possible = possible and state.hand_size(state.actor) > 1
        possible = possible and state.receiver != state.actor and not state.out[state.receiver]
    else:
        possible = possible and in_play == NO_CARD
    if state.phase == DRAW:
        possible = possible and not state.one_pile and state.drawable(0) and state.drawable(1)
    if state.phase in (DRAW, PLAY):
        possible = possible and state.actor == state.turn
    if state.phase in (FIRST, TOKEN):
        possible = possible and state.living() == state.seats and state.bag[0] > 0 and state.bag[1] > 0
    if state.phase == ENDED:
        drawn = state.reason == LIMIT and not state.nearest
        possible = possible and drawn == (state.winners == 0)
    else:
        possible = possible and not state.out[state.actor] and not state.out[state.turn] and _teams_left(state) > 1
        possible = possible and (state.turn_limit == 0 or state.turns_ended < state.turn_limit)
    for seat in range(state.seats):
        if state.out[seat] and state.tokens[2 * seat] + state.tokens[2 * seat + 1] + state.hand_size(seat) > 0:
            possible = False
    if not possible:
        raise ValueError(f"what lies on the table does not fit the phase {PHASES[state.phase]}")


def _teams_left(state: YinYangData) -> int:
    return len({int(state.team[seat]) for seat in range(state.seats) if not state.out[seat]})


def _face(value: object) -> int:
    return read_word(value, FACE_NAMES)
