"""Wars: a tile unites states so that two like-coloured leaders stand in one (YY-24 to YY-29)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sampan.core.arrays import zeros
from sampan.games.yellow_yangtze.codes import COLOURS, KINDS, MOST_SIDES, RED
from sampan.games.yellow_yangtze.groups import HOME
from sampan.games.yellow_yangtze.state import LOSSES, NOBODY, SUPPORT, TIE, UNASKED, Table


def begin_war(table: Table, one: i64, two: i64, three: i64) -> None:
    """Two or three states, by their labels, are united by the tile just placed, and some of them clash (YY-25)."""
    rulers = table.rulers
    warring = zeros(table.spaces + 2)  # per label
    warring[one] = rulers[one] & (rulers[two] | rulers[three])
    warring[two] = rulers[two] & (rulers[one] | rulers[three])
    warring[three] = rulers[three] & (rulers[one] | rulers[two])
    table.side_of = zeros(table.spaces + 1)
    table.soldiers = zeros(MOST_SIDES)
    table.support = zeros(MOST_SIDES)
    table.sides = 0
    numbers = zeros(table.spaces + 2)
    for space in range(table.spaces):  # sides are numbered in reading order
        label = table.group[space]
        if warring[label]:
            if numbers[label] == 0:
                table.sides += 1
                numbers[label] = table.sides
            table.side_of[space] = numbers[label]
            if table.what[space] == RED:
                table.soldiers[numbers[label] - 1] += 1
    for seat in range(table.seats):
        table.answers[seat] = UNASKED
        table.answer_tiles[seat] = 0
        table.answer_leader[seat] = 0
    table.winning_side = NOBODY
    table.to_lose = 0
    table.phase = SUPPORT
    table.actor = (table.turn + 1) % table.seats
    if table.recorder is not None:
        _tell_beginning(table)


def side_rulers(table: Table, side: i64) -> i64:
    """A bit for each colour that a leader of a warring state has."""
    rulers: i64 = 0
    for leader in range(KINDS * table.seats):
        space = table.leaders[leader]
        if space != HOME and table.side_of[space] == side + 1:
            rulers |= 1 << (leader % KINDS)
    return rulers


def conflicting(table: Table, side: i64) -> i64:
    """A bit for each colour of a side's leaders that any other warring state holds too (YY-28)."""
    others: i64 = 0
    for other in range(table.sides):
        if other != side:
            others |= side_rulers(table, other)
    return side_rulers(table, side) & others


def side_ruler(table: Table, side: i64, colour: i64) -> i64:
    """The seat whose leader of that colour stands on a side, or NOBODY."""
    for seat in range(table.seats):
        space = table.leaders[KINDS * seat + colour]
        if space != HOME and table.side_of[space] == side + 1:
            return seat
    return NOBODY


def strength(table: Table, side: i64) -> i64:
    """Red tiles of the state as it was before the tile, and what was committed to it (YY-26)."""
    return table.soldiers[side] + table.support[side]


def is_tied(table: Table, side: i64) -> bool:
    """Whether no side is stronger."""
    for other in range(table.sides):
        if strength(table, other) > strength(table, side):
            return False
    return True


def answer(table: Table, side: i64, tiles: i64, leader: i64) -> bool:
    """A seat supports a side, or NOBODY; returns whether the war is over."""
    seat = table.actor
    table.answers[seat] = side
    table.answer_tiles[seat] = tiles
    table.answer_leader[seat] = leader
    if side != NOBODY:
        table.discard(seat, RED, tiles)
        table.support[side] += tiles + leader
    if table.recorder is not None:
        if side == NOBODY:
            table.tell("stood_aside", {"seat": int(seat)})
        else:
            told: dict[str, object] = {"seat": int(seat), "side": int(side), "tiles": int(tiles), "leader": leader > 0}
            told["strength"] = int(strength(table, side))
            table.tell("supported", told)
    if seat != table.turn:  # the unifier is asked last
        table.actor = (seat + 1) % table.seats
        return False
    tied: list[int] = [int(side) for side in range(table.sides) if is_tied(table, side)]
    if len(tied) == 1:
        return win(table, tied[0])
    table.phase = TIE
    if table.recorder is not None:
        told = {"seat": int(seat), "sides": tied, "strength": int(strength(table, tied[0]))}
        table.tell("war_tied", told)
    return False


def win(table: Table, winner: i64) -> bool:
    """A side has won: the others fall, then the winner pays (YY-28, YY-29). Returns whether the war is over."""
    table.winning_side = winner
    if table.recorder is not None:
        _tell_victory(table)
    table.link(table.placed)
    falling = zeros(MOST_SIDES)
    for side in range(table.sides):
        if side != winner:
            falling[side] = conflicting(table, side)
    _fall(table, falling)
    needed: i64 = 0
    for side in range(table.sides):
        if side != winner:
            needed = max(needed, strength(table, side))
    table.to_lose = needed - table.support[winner]
    if table.to_lose <= 0:
        return _end_war(table)
    if table.to_lose == table.soldiers[winner]:
        _lose_all(table, winner)
        return _end_war(table)
    table.phase = LOSSES
    if table.recorder is not None:
        table.tell("losses_due", {"seat": int(table.turn), "count": int(table.to_lose)})
    return False


def _fall(table: Table, falling: vec[i64]) -> None:
    """Conflicting leaders, per side a bit for each colour, and all red tiles of the losers go; the winner scores."""
    winner = table.winning_side
    fallen = zeros(KINDS)
    for side in range(table.sides):
        if side != winner:
            for colour in range(KINDS):
                if (falling[side] >> colour) & 1:
                    table.send_home(side_ruler(table, side, colour), colour, "war")
                    fallen[colour] += 1
    for side in range(table.sides):
        if side != winner:
            _lose_all(table, side)
    for colour in range(KINDS):
        if fallen[colour] > 0:
            victor = side_ruler(table, winner, colour)
            if victor != NOBODY:
                table.score(victor, colour, fallen[colour], "war", table.leaders[KINDS * victor + colour])


def _lose_all(table: Table, side: i64) -> None:
    for space in range(table.spaces):
        if table.side_of[space] == side + 1 and table.what[space] == RED:
            _lose(table, space)


def _lose(table: Table, space: i64) -> None:
    if table.recorder is not None:
        table.tell("tile_lost", {"space": table.board.names[space], "colour": COLOURS[RED]})
    table.tear_down(space)


def lose_tile(table: Table, space: i64) -> bool:
    """The unifier chooses a red tile of the winner; returns whether the war is over."""
    _lose(table, space)
    table.to_lose -= 1
    return table.to_lose == 0 and _end_war(table)


def _end_war(table: Table) -> bool:
    table.side_of = vec[i64]()
    table.sides = 0
    table.to_lose = 0
    table.winning_side = NOBODY
    return True


def side_spaces(table: Table, side: i64) -> list[str]:
    """The spaces of a warring state as it was before the unifying tile."""
    return [table.board.names[space] for space in range(table.spaces) if table.side_of[space] == side + 1]


def leaders_in(table: Table, side: i64, colours: i64) -> list[dict[str, object]]:
    """The leaders of a side that have one of the colours of the bit mask."""
    found: list[dict[str, object]] = []
    for seat in range(table.seats):
        for colour in range(KINDS):
            space = table.leaders[KINDS * seat + colour]
            if (colours >> colour) & 1 and space != HOME and table.side_of[space] == side + 1:
                found.append({"seat": int(seat), "colour": COLOURS[colour], "space": table.board.names[space]})
    return found


def _tell_beginning(table: Table) -> None:
    sides: list[dict[str, object]] = []
    fighters: list[int] = []
    for side in range(table.sides):
        at_stake = leaders_in(table, side, conflicting(table, side))
        spaces = side_spaces(table, side)
        sides.append({"spaces": spaces, "strength": int(table.soldiers[side]), "conflicting": at_stake})
    for seat in range(table.seats):
        for side in range(table.sides):
            for colour in range(KINDS):
                if (conflicting(table, side) >> colour) & 1 and side_ruler(table, side, colour) == seat:
                    if int(seat) not in fighters:
                        fighters.append(int(seat))
    table.tell(
        "war_began",
        {
            "seat": int(table.turn),
            "space": table.board.names[table.placed],
            "strengths": [int(table.soldiers[side]) for side in range(table.sides)],
            "fighters": fighters,
            "sides": sides,
        },
    )


def _tell_victory(table: Table) -> None:
    winner = table.winning_side
    seats: list[int] = []
    for colour in range(KINDS):
        if (conflicting(table, winner) >> colour) & 1:
            seat = int(side_ruler(table, winner, colour))
            if seat not in seats:
                seats.append(seat)
    strengths = [int(strength(table, side)) for side in range(table.sides)]
    table.tell("war_won", {"side": int(winner), "strengths": strengths, "victors": sorted(seats)})
