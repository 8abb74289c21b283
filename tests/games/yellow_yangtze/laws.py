"""What must hold in every position of the game, looked at through position and view only."""

from __future__ import annotations

from collections import Counter
from typing import Any

TILES = {"black": 42, "red": 36, "green": 24, "blue": 24, "yellow": 12}
PAGODAS = {"black": 2, "red": 2, "green": 2, "blue": 2, "yellow": 1}
RIVER = "~"


def layout(rows: list[str]) -> dict[str, tuple[int, int, str]]:
    """Every space of a board by name: its row, its column and its sign."""
    found: dict[str, tuple[int, int, str]] = {}
    for row, line in enumerate(rows):
        columns = [column for column, sign in enumerate(line) if sign != " "]
        for number, column in enumerate(columns, 1):
            found[f"{'abcdefghijklmnopqrstuvwxyz'[row]}{number}"] = (row, column, line[column])
    return found


def adjacency(rows: list[str]) -> dict[str, set[str]]:
    """YY-2: adjacent if two columns apart in one row, or one column apart in neighbouring rows."""
    spaces = layout(rows)
    steps = {(0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1)}
    return {
        name: {other for other, (y, x, _) in spaces.items() if (y - row, x - column) in steps}
        for name, (row, column, _) in spaces.items()
    }


def groups(occupied: set[str], adjacent: dict[str, set[str]]) -> list[set[str]]:
    """YY-5: maximal sets of linked spaces, by flood."""
    left, found = set(occupied), []
    while left:
        group, edge = set(), {min(left)}
        while edge:
            group |= edge
            edge = {other for space in edge for other in adjacent[space] if other in left} - group
        left -= group
        found.append(group)
    return found


def leaders_of(position: dict[str, Any]) -> list[tuple[int, str, str]]:
    """All leaders on the board: seat, colour, space."""
    return [(seat, colour, space) for seat, row in enumerate(position["leaders"]) for colour, space in row.items()]


def check(position: dict[str, Any], view: dict[str, Any]) -> None:
    """All laws at once."""
    rows = view["board"]["rows"]
    spaces, adjacent = layout(rows), adjacency(rows)
    check_tiles(position, view)
    taken: dict[str, str] = dict(position["tiles"])
    for name, colour in taken.items():
        assert (spaces[name][2] == RIVER) == (colour == "blue"), f"YY-12: {colour} on {name}"
    for seat, colour, space in leaders_of(position):
        assert space not in taken, f"two pieces on {space}"
        assert spaces[space][2] != RIVER, f"YY-7: a leader on the river at {space}"
        near = [name for name in adjacent[space] if position["tiles"].get(name) == "black"]
        assert near, f"YY-11: the {colour} leader of {seat} on {space} has no governor"
        taken[space] = "leader"
    check_peace(position, adjacent, taken)
    check_pagodas(position, view, adjacent)
    check_states(position, view, adjacent, taken)


def check_tiles(position: dict[str, Any], view: dict[str, Any]) -> None:
    """YY-1: 138 tiles, wherever they lie; no hand and no market above six."""
    held = Counter(position["tiles"].values())
    for part in (*position["hands"], *position["replaced"], position["discarded"], position["market"]):
        held.update(part)
    assert held <= Counter(TILES)
    reserve = 24 if position["options"]["short"] else 0
    assert held.total() + view["bag"] + reserve == 138
    assert max([len(hand) for hand in position["hands"]] + [len(position["market"])]) <= 6
    for seat, player in enumerate(view["players"]):
        assert player["hand_size"] == len(position["hands"][seat])
        assert Counter(position["known"][seat]) <= Counter(position["hands"][seat]), "YY-34"


def check_peace(position: dict[str, Any], adjacent: dict[str, set[str]], taken: dict[str, str]) -> None:
    """No two like-coloured leaders in a state outside a conflict."""
    linked = set(taken)
    if position["phase"] in ("support", "tie"):
        linked.discard(position["placed"])  # the unifying tile belongs to no side (YY-24)
    for group in groups(linked, adjacent):
        colours = Counter(colour for _, colour, space in leaders_of(position) if space in group)
        if position["phase"] in ("attack", "defence"):
            colours[position["revolt"]["colour"]] -= 1
        assert max(colours.values(), default=0) <= 1, f"two like-coloured leaders in {sorted(group)}"


def check_pagodas(position: dict[str, Any], view: dict[str, Any], adjacent: dict[str, set[str]]) -> None:
    """YY-17: pagodas stand on whole triangles of one colour, and share no tile."""
    covered: list[str] = []
    standing: Counter[str] = Counter()
    for triangle in position["pagodas"]:
        one, two, three = triangle.split("-")
        assert {two, three} <= adjacent[one]
        assert three in adjacent[two]
        assert len({position["tiles"].get(corner) for corner in (one, two, three)}) == 1, triangle
        standing[position["tiles"][one]] += 1
        covered += [one, two, three]
    assert len(covered) == len(set(covered))
    assert +Counter(view["supply"]) == Counter(PAGODAS) - standing
    assert standing <= Counter(PAGODAS)


def check_states(
    position: dict[str, Any], view: dict[str, Any], adjacent: dict[str, set[str]], taken: dict[str, str]
) -> None:
    """YY-5: the states of the view are those that a flood finds."""
    linked = set(taken)
    if position["phase"] in ("support", "tie"):
        linked.discard(position["placed"])
    ruled = {space for _, _, space in leaders_of(position)}
    expected = {frozenset(group) for group in groups(linked, adjacent) if group & ruled}
    assert {frozenset(state["spaces"]) for state in view["states"]} == expected
    for state in view["states"]:
        assert state["soldiers"] == sum(position["tiles"].get(space) == "red" for space in state["spaces"])
        assert {(leader["seat"], leader["colour"], leader["space"]) for leader in state["leaders"]} == {
            leader for leader in leaders_of(position) if leader[2] in state["spaces"]
        }
        for colour, count in state["pagodas"].items():
            inside = [t for t in position["pagodas"] if t.split("-")[0] in state["spaces"]]
            assert count == sum(position["tiles"][t.split("-")[0]] == colour for t in inside)
