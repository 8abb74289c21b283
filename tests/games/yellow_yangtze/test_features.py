"""The numbers of an observation are those of the view, and no others (YY-33)."""

from __future__ import annotations

from typing import Any

from numbering import Fields, check_numbers, one_more, seat_number

import sampan
from sampan.games.yellow_yangtze.board import ROW_LETTERS
from sampan.games.yellow_yangtze.codes import COLOURS
from sampan.games.yellow_yangtze.state import PHASES


def space_names(view: dict[str, Any]) -> list[str]:
    """The spaces in reading order, from the rows of the board."""
    names: list[str] = []
    for row, line in enumerate(view["board"]["rows"]):
        names += [f"{ROW_LETTERS[row]}{place}" for place in range(1, len(line.split()) + 1)]
    return names


def pieces(view: dict[str, Any], names: list[str]) -> list[int]:
    under = {space for pagoda in view["pagodas"] for space in pagoda["triangle"].split("-")}
    where = dict.fromkeys(names, 0)
    for space, colour in view["tiles"].items():
        where[space] = COLOURS.index(colour) + (6 if space in under else 1)
    for player in view["players"]:
        for number, colour in enumerate(COLOURS):
            if player["leaders"][colour] is not None:
                where[player["leaders"][colour]] = 11 + 5 * player["seat"] + number
    return list(where.values())


def by_colour(amounts: dict[str, int]) -> list[int]:
    return [amounts[colour] for colour in COLOURS]


def hand(view: dict[str, Any]) -> list[int]:
    own = [player["hand"] for player in view["players"] if player["seat"] == view["you"]]
    return [own[0].count(colour) for colour in COLOURS] if own else [0] * 5


def filled(values: list[int], length: int) -> list[int]:
    return values + [0] * (length - len(values))


def from_view(view: dict[str, Any]) -> Fields:
    names = space_names(view)
    players = view["players"]
    pending, paying = view["pending"], view["paying"]
    conflict = view["conflict"] or {"kind": None}
    revolt, war = conflict["kind"] == "revolt", conflict["kind"] == "war"
    sides = conflict["sides"] if war else []
    answers = {answer["seat"]: answer for answer in (conflict["answers"] if war else [])}
    warring = {space: side["side"] + 1 for side in sides for space in side["spaces"]}
    placed = conflict["space"] if war else view["placed"]
    attacker = conflict["attacker"] if revolt and conflict["attacker"]["answered"] else {"tiles": 0, "leader": False}
    seats = range(view["seats"])
    drawer = 0
    if pending is not None:
        drawer = view["seats"] + 1 if pending["seat"] is None else pending["seat"] + 1
    given = [answers.get(seat, {"tiles": 0, "leader": False}) for seat in seats]
    return {
        "you": seat_number(view),
        "to_move": max(0, view["to_move"] + 1),
        "phase": PHASES.index(view["phase"]),
        "turn": one_more(view["turn"]),
        "pieces": pieces(view, names),
        "sides": [warring.get(space, 0) for space in names],
        "points": [by_colour(player["points"]) for player in players],
        "hand": hand(view),
        "hand_size": [player["hand_size"] for player in players],
        "known": [by_colour(player["known"]) for player in players],
        "home": [[player["leaders"][colour] is None for colour in COLOURS] for player in players],
        "market": [view["market"].count(colour) for colour in COLOURS],
        "discarded": by_colour(view["discarded"]),
        "bag": view["bag"],
        "actions_left": view["actions_left"],
        "turns_ended": view["turns_ended"],
        "idle_turns": view["idle_turns"],
        "drawer": drawer,
        "to_draw": pending["count"] if pending else 0,
        "paying": {None: 0, "riot": 1, "pagoda": 2}[paying["for"] if paying else None],
        "put_away": view["replacing"],
        "placed": names.index(placed) + 1 if placed else 0,
        "revolt": COLOURS.index(conflict["colour"]) + 1 if revolt else 0,
        "defender": conflict["defender"]["seat"] + 1 if revolt else 0,
        "attack": [attacker["tiles"], attacker["leader"]],
        "soldiers": filled([side["soldiers"] for side in sides], 3),
        "support": filled([side["support"] for side in sides], 3),
        "answers": [0 if seat not in answers else one_more(answers[seat]["side"]) + 1 for seat in seats],
        "committed": [[answer["tiles"], answer["leader"]] for answer in given],
        "winner": one_more(conflict["winner"]) if war else 0,
        "to_lose": conflict["to_lose"] if war else 0,
    }


def test_they_follow_from_the_view_alone() -> None:
    check_numbers(sampan.game("yellow_yangtze"), from_view, [2, 4], 9)
