"""Connected groups of tiles and leaders (YY-5).

Groups are kept up to date piece by piece, because almost every question about the board is a question about groups:
every occupied space bears the label of its group, and a label knows the colours of the leaders in it. Labels are not
part of a position: which label a group has depends on how it came about, and nothing visible depends on the label.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sampan.core.arrays import zeros
from sampan.games.yellow_yangtze.codes import KINDS, LEADER, MOST_SPACES
from sampan.games.yellow_yangtze.space_sets import BIT, WORD, WORDS
from sampan.games.yellow_yangtze.state import HOME, YellowYangtzeData

_waiting: Final = zeros(MOST_SPACES + 1)


def link(state: YellowYangtzeData, space: i64) -> None:
    """Join an occupied space to the groups next to it, which become one."""
    ring = state.ring
    group = state.group
    size = state.size
    into: i64 = 0
    for side in range(6 * space, 6 * space + 6):
        label = group[ring[side]]
        if label and label != into and (into == 0 or size[label] > size[into]):
            into = label
    if into == 0:
        into = _fresh_label(state)
    group[space] = into
    size[into] += 1
    if state.keeps_near:
        _add_near(state, space, into)
    piece = state.pieces[space]
    if piece >= LEADER:
        state.rulers[into] |= 1 << ((piece - LEADER) % KINDS)
    for side in range(6 * space, 6 * space + 6):
        neighbour = ring[side]
        label = group[neighbour]
        if label and label != into:
            if state.keeps_near:
                for index in range(WORDS):
                    state.near[WORDS * into + index] |= state.near[WORDS * label + index]
            _spread(state, neighbour, label, into, False)


def unlink(state: YellowYangtzeData, space: i64) -> None:
    """Take a space that has become empty out of its group, which may split."""
    ring = state.ring
    group = state.group
    label = group[space]
    group[space] = 0
    state.size[label] -= 1
    if not may_split(state, space):
        state.rulers[label] = _rulers_of(state, label)
        if state.keeps_near:
            _leave_near(state, space, label)
        return
    for side in range(6 * space, 6 * space + 6):
        neighbour = ring[side]
        if group[neighbour] == label:
            _spread(state, neighbour, label, _fresh_label(state), state.keeps_near)


def may_split(state: YellowYangtzeData, space: i64) -> bool:
    """Whether a group may split without this space.

    Neighbours that follow each other in the ring are linked anyway: only separate runs of them may be held together by
    the space alone.
    """
    ring = state.ring
    group = state.group
    runs: i64 = 0
    before = group[ring[6 * space + 5]]
    for side in range(6 * space, 6 * space + 6):
        here = group[ring[side]]
        if here and not before:
            runs += 1
        before = here
    return runs > 1


def _spread(state: YellowYangtzeData, start: i64, old: i64, new: i64, parts: bool) -> None:
    """Relabel a space and everything linked to it under the old label.

    If the group splits, the spaces next to each part have to be found too.
    """
    ring = state.ring
    group = state.group
    pieces = state.pieces
    waiting = _waiting
    found: i64 = 1
    done: i64 = 0
    rulers = state.rulers[new]
    waiting[0] = start
    group[start] = new
    while done < found:
        space = waiting[done]
        done += 1
        piece = pieces[space]
        if piece >= LEADER:
            rulers |= 1 << ((piece - LEADER) % KINDS)
        if parts:
            _add_near(state, space, new)
        for side in range(6 * space, 6 * space + 6):
            neighbour = ring[side]
            if group[neighbour] == old:
                group[neighbour] = new
                waiting[found] = neighbour
                found += 1
    state.size[old] -= found
    state.size[new] += found
    state.rulers[new] = rulers
    if state.size[old] == 0:
        state.rulers[old] = 0


def _fresh_label(state: YellowYangtzeData) -> i64:
    """A label that no space bears; there are more labels than there can be groups."""
    label = state.last_label
    while True:
        label += 1
        if label > state.spaces + 1:
            label = 1
        if state.size[label] == 0:
            state.last_label = label
            state.rulers[label] = 0
            if state.keeps_near:
                for index in range(WORDS * label, WORDS * label + WORDS):
                    state.near[index] = 0
            return label


def keep_near(state: YellowYangtzeData) -> None:
    """Find the spaces next to every group, and maintain them from now on."""
    state.near = zeros(WORDS * (state.spaces + 2))
    state.keeps_near = True
    for space in range(state.spaces):
        if state.group[space]:
            _add_near(state, space, state.group[space])


def _add_near(state: YellowYangtzeData, space: i64, label: i64) -> None:
    """Add the neighbours of a space that has joined a group."""
    near = state.near
    beside = state.beside
    for index in range(WORDS):
        near[WORDS * label + index] |= beside[WORDS * space + index]


def _leave_near(state: YellowYangtzeData, space: i64, label: i64) -> None:
    """Remove the neighbours of a space that has left a group, unless they still adjoin the group elsewhere."""
    for side in range(6 * space, 6 * space + 6):
        beside = state.ring[side]
        if beside < state.spaces and not is_beside(state, beside, label, space):
            state.near[WORDS * label + WORD[beside]] &= ~BIT[beside]


def is_beside(state: YellowYangtzeData, space: i64, label: i64, without: i64) -> bool:
    """Whether a space is next to a group, not counting one space of the group."""
    ring = state.ring
    group = state.group
    for side in range(6 * space, 6 * space + 6):
        if group[ring[side]] == label and ring[side] != without:
            return True
    return False


def _rulers_of(state: YellowYangtzeData, label: i64) -> i64:
    leaders = state.leaders
    group = state.group
    rulers: i64 = 0
    for leader in range(KINDS * state.seats):
        space = leaders[leader]
        if space != HOME and group[space] == label:
            rulers |= 1 << (leader % KINDS)
    return rulers


def ruler(state: YellowYangtzeData, label: i64, colour: i64) -> i64:
    """The seat whose leader of that colour stands in a group, or -1."""
    for seat in range(state.seats):
        space = state.leaders[KINDS * seat + colour]
        if space != HOME and state.group[space] == label:
            return seat
    return -1
