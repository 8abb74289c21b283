"""The numbers of an observation are those of the view, and no others (YN-13 to YN-15)."""

from __future__ import annotations

from typing import Any

from numbering import Fields, check_numbers, one_more, seat_number

import sampan
from sampan.games.yin_yang.codes import FACE_NAMES
from sampan.games.yin_yang.state import PHASES


def counts(faces: list[str]) -> list[int]:
    return [faces.count(face) for face in FACE_NAMES]


def face_number(face: str | None) -> int:
    return 0 if face is None else FACE_NAMES.index(face) + 1


def pair(amounts: dict[str, int] | None) -> list[int]:
    return [0, 0] if amounts is None else [amounts["white"], amounts["black"]]


def missing(tokens: dict[str, int] | None, goal: int) -> list[int]:
    return [0, 0] if tokens is None else [8 + max(-7, min(7, goal - held)) for held in pair(tokens)]


def from_view(view: dict[str, Any]) -> Fields:
    pending = view["pending"] or {}
    piles = list(view["discards"].values())
    tops = [pile[-1] if pile else None for pile in piles] + [None] * (2 - len(piles))
    decks = list(view["decks"].values()) + [0] * (2 - len(piles))
    players = view["players"]
    own = [player for player in players if player["seat"] == view["you"]]
    return {
        "you": seat_number(view),
        "to_move": max(0, view["to_move"] + 1),
        "phase": PHASES.index(view["phase"]),
        "turn": one_more(view["turn"]),
        "turns_ended": view["turns_ended"],
        "goal": view["goal"]["number"],
        "losing": view["goal"]["mode"] == "lose",
        "bag": pair(view["bag"]),
        "decks": decks,
        "tops": [face_number(face) for face in tops],
        "discards": counts([face for pile in piles for face in pile]),
        "in_play": face_number(view["in_play"]),
        "owed": pending.get("cards", [0, 0]),
        "drawer": one_more(pending.get("drawer")),
        "receiver": one_more(pending.get("receiver")),
        "out": [player["out"] for player in players],
        "tokens": [pair(player["tokens"]) for player in players],
        "missing": [missing(player["tokens"], view["goal"]["number"]) for player in players],
        "cards": [pair(player["cards"]) for player in players],
        "hand": counts(own[0]["hand"]) if own else [0] * 20,
        "known": [counts(player.get("known", [])) for player in players],
    }


def test_they_follow_from_the_view_alone() -> None:
    check_numbers(sampan.game("yin_yang"), from_view, [2, 3, 5], 7)
