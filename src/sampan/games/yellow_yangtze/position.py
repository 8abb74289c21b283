"""A position as JSON-able data, hidden information included: writing it and reading it back.

What follows from the rest is not written: the bag, which holds what lies nowhere else; who decides; strengths; what the
winner of a war must still lose. A position written by hand may leave out what is usual: everybody's hand empty, no
points, the first of two actions.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from sampan.core.position_fields import FlagField, NumberField, SeatField, WordField, read_fields, write_fields
from sampan.core.position_reading import read_list, read_number, read_truth, read_word
from sampan.games.yellow_yangtze.codes import (
    ACTIONS,
    BLUE,
    COLOURS,
    EMPTY,
    HAND,
    KINDS,
    MARKET,
    PAGODA_SLOTS,
    PAGODAS,
    RED,
    colour_names,
)
from sampan.games.yellow_yangtze.groups import link
from sampan.games.yellow_yangtze.leader_bans import clash, states_near
from sampan.games.yellow_yangtze.legality import losable
from sampan.games.yellow_yangtze.pagodas import is_free, set_pagoda, supply, triangle_colour
from sampan.games.yellow_yangtze.placement import lay_tile, put_leader
from sampan.games.yellow_yangtze.position_check import check_phase, check_pieces
from sampan.games.yellow_yangtze.state import (
    ACT,
    ATTACK,
    CHAIN,
    DEFENCE,
    HOME,
    LOSSES,
    MARKET_PICK,
    NO_PAGODA,
    NOBODY,
    PAGODA,
    PAY,
    PHASES,
    PURPOSES,
    REASONS,
    SUPPORT,
    TIE,
    UNASKED,
    YellowYangtzeData,
)
from sampan.games.yellow_yangtze.war import begin_war, side_spaces, strength

_MOST_POINTS: Final = 1_000_000
_MOST_TURNS: Final = 1 << 40
FIELDS: Final = [
    WordField("phase", list(PHASES), "act"),
    SeatField("first", 0),
    SeatField("turn"),
    NumberField("actions_left", 0, ACTIONS, 0),  # all of them where an action is due
    NumberField("turns_ended", 0, _MOST_TURNS, 0),
    NumberField("idle_turns", 0, _MOST_TURNS, 0),
    FlagField("drew", False),
    WordField("purpose", list(PURPOSES), "refill"),
    NumberField("owed", 0, HAND, 0),
    WordField("reason", list(REASONS), "bag_empty"),
]


def write_position(state: YellowYangtzeData) -> dict[str, object]:
    """Everything about the position."""
    names = state.board.names
    seats = range(int(state.seats))
    spaces = range(int(state.spaces))
    placed = state.phase in (PAGODA, MARKET_PICK, CHAIN, SUPPORT, TIE, LOSSES)
    pagodas = [state.pagodas[slot] for slot in range(PAGODA_SLOTS) if state.pagodas[slot] != NO_PAGODA]
    position = write_fields(state, "yellow_yangtze", FIELDS)
    position.update(
        {
            "tiles": {names[space]: COLOURS[state.pieces[space]] for space in spaces if state.pieces[space] < EMPTY},
            "leaders": [_write_leaders(state, seat) for seat in seats],
            "pagodas": [state.board.triangle_names[triangle] for triangle in pagodas],
            "hands": [colour_names(state.hands, KINDS * seat) for seat in seats],
            "known": [colour_names(state.known, KINDS * seat) for seat in seats],
            "replaced": [colour_names(state.replaced, KINDS * seat) for seat in seats],
            "discarded": colour_names(state.discarded),
            "market": colour_names(state.market),
            "points": [[int(state.points[KINDS * seat + colour]) for colour in range(KINDS)] for seat in seats],
            "drawer": None if state.drawer == state.seats else int(state.drawer),
            "paying": COLOURS[state.paying] if state.phase == PAY else None,
            "placed": names[state.placed] if placed else None,
            "revolt": _write_revolt(state) if state.phase in (ATTACK, DEFENCE) else None,
            "war": _write_war(state) if state.phase in (SUPPORT, TIE, LOSSES) else None,
        }
    )
    return position


def _write_leaders(state: YellowYangtzeData, seat: i64) -> dict[str, object]:
    """Where the leaders of a seat stand that are on the board."""
    spaces: dict[str, object] = {}
    for colour in range(KINDS):
        space = state.leaders[KINDS * seat + colour]
        if space != HOME:
            spaces[COLOURS[colour]] = state.board.names[space]
    return spaces


def _write_revolt(state: YellowYangtzeData) -> dict[str, object]:
    return {
        "colour": COLOURS[state.revolt_colour],
        "defender": int(state.defender),
        "tiles": int(state.attack_tiles),
        "leader": state.attack_leader > 0,
    }


def _write_war(state: YellowYangtzeData) -> dict[str, object]:
    answers: list[object] = []
    for seat in range(state.seats):
        if state.answers[seat] == UNASKED:
            answers.append(None)
        else:
            side = state.answers[seat]
            answers.append(
                {
                    "side": None if side == NOBODY else int(side),
                    "tiles": int(state.answer_tiles[seat]),
                    "leader": state.answer_leader[seat] > 0,
                }
            )
    war: dict[str, object] = {"answers": answers}
    if state.phase == LOSSES:
        # Until then the states are still there to be seen.
        war["sides"] = [side_spaces(state, side) for side in range(state.sides)]
        war["soldiers"] = [int(state.soldiers[side]) for side in range(state.sides)]
        war["winner"] = int(state.winning_side)
    return war


def read_position(state: YellowYangtzeData, position: dict[str, object]) -> None:
    """Lay a position out on a fresh table; KeyError, TypeError or ValueError if it cannot be one."""
    seats = int(state.seats)
    read_fields(state, position, FIELDS)
    state.actor = state.turn
    if state.phase == ACT and "actions_left" not in position:
        state.actions_left = ACTIONS
    drawer = position.get("drawer", 0)
    state.drawer = seats if drawer is None else read_number(drawer, 0, seats - 1)
    if position.get("paying") is not None:
        state.paying = _colour(position["paying"])
    if position.get("placed") is not None:
        state.placed = _space(state, position["placed"])
    _read_pieces(state, position)
    _read_tiles(state, position)
    for seat, points in enumerate(read_list(position.get("points", [[0] * KINDS] * seats), seats)):
        for colour, number in enumerate(read_list(points, KINDS)):
            state.points[KINDS * seat + colour] = read_number(number, 0, _MOST_POINTS)
    if state.phase in (ATTACK, DEFENCE):
        _read_revolt(state, cast(dict[str, object], position["revolt"]))
    check_pieces(state)
    if state.phase in (SUPPORT, TIE, LOSSES):
        _read_war(state, cast(dict[str, object], position["war"]))
    check_phase(state)


def _read_pieces(state: YellowYangtzeData, position: dict[str, object]) -> None:
    """While a war's support is asked for, the unifying tile is linked to nothing (YY-24)."""
    at_war = state.phase in (SUPPORT, TIE)
    tiles = cast(dict[object, object], position["tiles"])
    for name, colour_name in tiles.items():
        space = _space(state, name)
        colour = _colour(colour_name)
        if (colour == BLUE) != (state.river[space] == 1):
            raise ValueError(f"a {colour_name} tile does not belong on {name}")
        lay_tile(state, space, colour)
        if not (at_war and space == state.placed):
            link(state, space)
        _leave_bag(state, colour)
    for seat, leaders in enumerate(read_list(position.get("leaders", [{}] * int(state.seats)), int(state.seats))):
        for colour_name, name in cast(dict[object, object], leaders).items():
            space = _space(state, name)
            colour = _colour(colour_name)
            if state.pieces[space] != EMPTY or state.river[space]:
                raise ValueError(f"a leader cannot stand on {name}")
            put_leader(state, seat, colour, space)
    for name in read_list(position.get("pagodas", []), None):
        if not isinstance(name, str) or name not in state.board.triangle_of:
            raise ValueError(f"{name!r} is no triangle")
        triangle = state.board.triangle_of[name]
        if triangle not in state.complete or not is_free(state, triangle):
            raise ValueError(f"no pagoda can stand on {name}")
        colour = int(triangle_colour(state, triangle))
        if supply(state, colour) == 0:
            raise ValueError(f"too many {COLOURS[colour]} pagodas")
        set_pagoda(state, 2 * colour + PAGODAS[colour] - 1, triangle)


def _read_tiles(state: YellowYangtzeData, position: dict[str, object]) -> None:
    """Hands, market, and tiles that have left the game: all of them come out of the bag."""
    seats = int(state.seats)
    nothing: list[object] = [[] for _ in range(seats)]
    for seat, names in enumerate(read_list(position.get("hands", nothing), seats)):
        for name in read_list(names, None):
            colour = _colour(name)
            state.hands[KINDS * seat + colour] += 1
            state.hand_size[seat] += 1
            _leave_bag(state, colour)
        if state.hand_size[seat] > HAND:
            raise ValueError(f"more than {HAND} tiles in a hand")
    for seat, names in enumerate(read_list(position.get("replaced", nothing), seats)):
        for name in read_list(names, None):
            colour = _colour(name)
            state.replaced[KINDS * seat + colour] += 1
            _leave_bag(state, colour)
    for seat, names in enumerate(read_list(position.get("known", nothing), seats)):
        for name in read_list(names, None):
            at = KINDS * seat + _colour(name)
            state.known[at] += 1
            if state.known[at] > state.hands[at]:
                raise ValueError("a tile is known that is not there")
    for name in read_list(position.get("discarded", []), None):
        colour = _colour(name)
        state.discarded[colour] += 1
        _leave_bag(state, colour)
    for name in read_list(position.get("market", []), None):
        colour = _colour(name)
        state.market[colour] += 1
        state.market_size += 1
        _leave_bag(state, colour)
    if state.market_size > MARKET:
        raise ValueError(f"more than {MARKET} tiles in the market")
    if state.left_to_draw() < 0:
        raise ValueError("fewer tiles in the bag than never leave it")


def _leave_bag(state: YellowYangtzeData, colour: i64) -> None:
    state.bag[colour] -= 1
    state.bag_size -= 1
    if state.bag[colour] < 0:
        raise ValueError(f"too many {COLOURS[colour]} tiles")


def _read_revolt(state: YellowYangtzeData, revolt: dict[str, object]) -> None:
    state.revolt_colour = _colour(revolt["colour"])
    state.defender = read_number(revolt["defender"], 0, int(state.seats) - 1)
    state.attack_tiles = read_number(revolt.get("tiles", 0), 0, HAND)
    state.attack_leader = 1 if read_truth(revolt.get("leader", False)) else 0
    if state.phase == DEFENCE:
        state.actor = state.defender
    elif state.attack_tiles + state.attack_leader > 0:
        raise ValueError("the attacker has committed before being asked")


def _read_war(state: YellowYangtzeData, war: dict[str, object]) -> None:
    phase = state.phase
    if phase == LOSSES:
        _read_sides(state, war)
    else:
        one, two, three = states_near(state, state.placed)
        if not clash(state, one, two, three):
            raise ValueError("there is no war")
        begin_war(state, one, two, three)
        state.phase = phase
    state.actor = state.turn
    for seat, given in enumerate(read_list(war["answers"], int(state.seats))):
        state.answers[seat] = UNASKED
        if given is not None:
            _read_answer(state, seat, cast(dict[str, object], given))
    for step in range(state.seats):
        seat = int((state.turn + state.seats - step) % state.seats)
        if state.answers[seat] == UNASKED:
            state.actor = seat
    if phase == LOSSES:
        winner = state.winning_side
        needed: i64 = 0
        left: i64 = 0
        for side in range(state.sides):
            if side != winner:
                needed = max(needed, strength(state, side))
        for space in range(state.spaces):
            if losable(state, space):
                left += 1
        state.to_lose = needed - state.support[winner] - (state.soldiers[winner] - left)


def _read_answer(state: YellowYangtzeData, seat: int, given: dict[str, object]) -> None:
    side = given["side"]
    tiles = read_number(given.get("tiles", 0), 0, HAND)
    leader = 1 if read_truth(given.get("leader", False)) else 0
    state.answers[seat] = NOBODY if side is None else read_number(side, 0, int(state.sides) - 1)
    state.answer_tiles[seat] = tiles
    state.answer_leader[seat] = leader
    if (side is None) != (tiles + leader == 0):
        raise ValueError("support without a side, or a side without support")
    if leader and not state.is_home(seat, RED):
        raise ValueError("a leader on the board was committed")
    if tiles + state.hand_size[seat] > HAND:
        raise ValueError(f"more than {HAND} tiles in a hand")
    if side is not None:
        state.support[state.answers[seat]] += tiles + leader


def _read_sides(state: YellowYangtzeData, war: dict[str, object]) -> None:
    sides = read_list(war["sides"], None)
    if not 2 <= len(sides) <= 3:
        raise ValueError("a war of two or three states")
    one, two, three = states_near(state, state.placed)
    begin_war(state, one, two, three)  # clears the records of a war
    state.phase = LOSSES
    state.sides = len(sides)
    for space in range(state.spaces):
        state.side_of[space] = 0
    for side, names in enumerate(sides):
        for name in read_list(names, None):
            space = _space(state, name)
            if state.side_of[space] or space == state.placed:
                raise ValueError(f"{name} belongs to one state at most")
            state.side_of[space] = side + 1
    for side, number in enumerate(read_list(war["soldiers"], len(sides))):
        state.soldiers[side] = read_number(number, 0, 36)
    state.winning_side = read_number(war["winner"], 0, len(sides) - 1)


def _colour(name: object) -> int:
    return read_word(name, list(COLOURS))


def _space(state: YellowYangtzeData, name: object) -> int:
    if not isinstance(name, str) or name not in state.board.number_of:
        raise ValueError(f"{name!r} is no space")
    return state.board.number_of[name]
