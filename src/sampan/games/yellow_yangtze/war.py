"""Wars: a tile unites states so that two like-coloured leaders stand in one (YY-24 to YY-29)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sampan.core.arrays import zeros
from sampan.games.yellow_yangtze.codes import COLOURS, KINDS, MOST_SIDES, RED
from sampan.games.yellow_yangtze.groups import link
from sampan.games.yellow_yangtze.placement import send_home, tear_down
from sampan.games.yellow_yangtze.state import HOME, LOSSES, NOBODY, SUPPORT, TIE, UNASKED, YellowYangtzeData
from sampan.games.yellow_yangtze.view_types import Leader


def begin_war(state: YellowYangtzeData, one: i64, two: i64, three: i64) -> None:
    """Begin a war: the tile just placed unites two or three states, given by label, and some of them clash (YY-25)."""
    rulers = state.rulers
    warring = zeros(state.spaces + 2)  # per label
    warring[one] = rulers[one] & (rulers[two] | rulers[three])
    warring[two] = rulers[two] & (rulers[one] | rulers[three])
    warring[three] = rulers[three] & (rulers[one] | rulers[two])
    state.side_of = zeros(state.spaces + 1)
    state.soldiers = zeros(MOST_SIDES)
    state.support = zeros(MOST_SIDES)
    state.sides = 0
    numbers = zeros(state.spaces + 2)
    for space in range(state.spaces):  # sides are numbered in reading order
        label = state.group[space]
        if warring[label]:
            if numbers[label] == 0:
                state.sides += 1
                numbers[label] = state.sides
            state.side_of[space] = numbers[label]
            if state.pieces[space] == RED:
                state.soldiers[numbers[label] - 1] += 1
    for seat in range(state.seats):
        state.answers[seat] = UNASKED
        state.answer_tiles[seat] = 0
        state.answer_leader[seat] = 0
    state.winning_side = NOBODY
    state.to_lose = 0
    state.phase = SUPPORT
    state.actor = (state.turn + 1) % state.seats
    if state.recorder is not None:
        _tell_beginning(state)


def side_rulers(state: YellowYangtzeData, side: i64) -> i64:
    """The colours of the leaders of a warring state, a bit each."""
    rulers: i64 = 0
    for leader in range(KINDS * state.seats):
        space = state.leaders[leader]
        if space != HOME and state.side_of[space] == side + 1:
            rulers |= 1 << (leader % KINDS)
    return rulers


def conflicting(state: YellowYangtzeData, side: i64) -> i64:
    """The colours of a side's leaders that another warring state holds too, a bit each (YY-28)."""
    others: i64 = 0
    for other in range(state.sides):
        if other != side:
            others |= side_rulers(state, other)
    return side_rulers(state, side) & others


def side_ruler(state: YellowYangtzeData, side: i64, colour: i64) -> i64:
    """The seat whose leader of that colour stands on a side, or NOBODY."""
    for seat in range(state.seats):
        space = state.leaders[KINDS * seat + colour]
        if space != HOME and state.side_of[space] == side + 1:
            return seat
    return NOBODY


def strength(state: YellowYangtzeData, side: i64) -> i64:
    """Red tiles of the state as it was before the tile, and what was committed to it (YY-26)."""
    return state.soldiers[side] + state.support[side]


def is_tied(state: YellowYangtzeData, side: i64) -> bool:
    """Whether no side is stronger."""
    for other in range(state.sides):
        if strength(state, other) > strength(state, side):
            return False
    return True


def answer(state: YellowYangtzeData, side: i64, tiles: i64, leader: i64) -> bool:
    """Let a seat support a side, or NOBODY; returns whether the war is over."""
    seat = state.actor
    state.answers[seat] = side
    state.answer_tiles[seat] = tiles
    state.answer_leader[seat] = leader
    if side != NOBODY:
        state.discard(seat, RED, tiles)
        state.support[side] += tiles + leader
    if state.recorder is not None:
        if side == NOBODY:
            state.tell("stood_aside", {"seat": int(seat)})
        else:
            told: dict[str, object] = {"seat": int(seat), "side": int(side), "tiles": int(tiles), "leader": leader > 0}
            told["strength"] = int(strength(state, side))
            state.tell("supported", told)
    if seat != state.turn:  # the unifier is asked last
        state.actor = (seat + 1) % state.seats
        return False
    tied: list[int] = [int(side) for side in range(state.sides) if is_tied(state, side)]
    if len(tied) == 1:
        return win(state, tied[0])
    state.phase = TIE
    if state.recorder is not None:
        told = {"seat": int(seat), "sides": tied, "strength": int(strength(state, tied[0]))}
        state.tell("war_tied", told)
    return False


def win(state: YellowYangtzeData, winner: i64) -> bool:
    """Let a side win: the others fall, then it takes its own losses (YY-28, YY-29). Returns whether the war is over."""
    state.winning_side = winner
    if state.recorder is not None:
        _tell_victory(state)
    link(state, state.placed)
    falling = zeros(MOST_SIDES)
    for side in range(state.sides):
        if side != winner:
            falling[side] = conflicting(state, side)
    _fall(state, falling)
    needed: i64 = 0
    for side in range(state.sides):
        if side != winner:
            needed = max(needed, strength(state, side))
    state.to_lose = needed - state.support[winner]
    if state.to_lose <= 0:
        return _end_war(state)
    if state.to_lose == state.soldiers[winner]:
        _lose_all(state, winner)
        return _end_war(state)
    state.phase = LOSSES
    if state.recorder is not None:
        state.tell("losses_due", {"seat": int(state.turn), "count": int(state.to_lose)})
    return False


def _fall(state: YellowYangtzeData, falling: vec[i64]) -> None:
    """Remove the losers' conflicting leaders, given as colours per side, and all their red tiles; the winner scores."""
    winner = state.winning_side
    fallen = zeros(KINDS)
    for side in range(state.sides):
        if side != winner:
            for colour in range(KINDS):
                if (falling[side] >> colour) & 1:
                    send_home(state, side_ruler(state, side, colour), colour, "war")
                    fallen[colour] += 1
    for side in range(state.sides):
        if side != winner:
            _lose_all(state, side)
    for colour in range(KINDS):
        if fallen[colour] > 0:
            victor = side_ruler(state, winner, colour)
            if victor != NOBODY:
                state.score(victor, colour, fallen[colour], "war", state.leaders[KINDS * victor + colour])


def _lose_all(state: YellowYangtzeData, side: i64) -> None:
    for space in range(state.spaces):
        if state.side_of[space] == side + 1 and state.pieces[space] == RED:
            _lose(state, space)


def _lose(state: YellowYangtzeData, space: i64) -> None:
    if state.recorder is not None:
        state.tell("tile_lost", {"space": state.board.names[space], "colour": COLOURS[RED]})
    tear_down(state, space)


def lose_tile(state: YellowYangtzeData, space: i64) -> bool:
    """Remove the red tile of the winner that the unifier chose; returns whether the war is over."""
    _lose(state, space)
    state.to_lose -= 1
    return state.to_lose == 0 and _end_war(state)


def _end_war(state: YellowYangtzeData) -> bool:
    state.side_of = vec[i64]()
    state.sides = 0
    state.to_lose = 0
    state.winning_side = NOBODY
    return True


def side_spaces(state: YellowYangtzeData, side: i64) -> list[str]:
    """The spaces of a warring state as it was before the unifying tile."""
    return [state.board.names[space] for space in range(state.spaces) if state.side_of[space] == side + 1]


def leaders_in(state: YellowYangtzeData, side: i64, colours: i64) -> list[Leader]:
    """The leaders of a side that have one of the colours of the bit mask."""
    found: list[Leader] = []
    for seat in range(state.seats):
        for colour in range(KINDS):
            space = state.leaders[KINDS * seat + colour]
            if (colours >> colour) & 1 and space != HOME and state.side_of[space] == side + 1:
                found.append({"seat": int(seat), "colour": COLOURS[colour], "space": state.board.names[space]})
    return found


def _tell_beginning(state: YellowYangtzeData) -> None:
    sides: list[dict[str, object]] = []
    fighters: list[int] = []
    for side in range(state.sides):
        at_stake = leaders_in(state, side, conflicting(state, side))
        spaces = side_spaces(state, side)
        sides.append({"spaces": spaces, "strength": int(state.soldiers[side]), "conflicting": at_stake})
    for seat in range(state.seats):
        for side in range(state.sides):
            for colour in range(KINDS):
                if (conflicting(state, side) >> colour) & 1 and side_ruler(state, side, colour) == seat:
                    if int(seat) not in fighters:
                        fighters.append(int(seat))
    state.tell(
        "war_began",
        {
            "seat": int(state.turn),
            "space": state.board.names[state.placed],
            "strengths": [int(state.soldiers[side]) for side in range(state.sides)],
            "fighters": fighters,
            "sides": sides,
        },
    )


def _tell_victory(state: YellowYangtzeData) -> None:
    winner = state.winning_side
    seats: list[int] = []
    for colour in range(KINDS):
        if (conflicting(state, winner) >> colour) & 1:
            seat = int(side_ruler(state, winner, colour))
            if seat not in seats:
                seats.append(seat)
    strengths = [int(strength(state, side)) for side in range(state.sides)]
    state.tell("war_won", {"side": int(winner), "strengths": strengths, "victors": sorted(seats)})
