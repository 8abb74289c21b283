"""The numbers of an observation are those of the view, and no others (DD-20)."""

from __future__ import annotations

from typing import Any

from numbering import Fields, check_numbers, one_more, seat_number

import sampan
from sampan.games.dragon_delta.codes import card_names
from sampan.games.dragon_delta.state import PHASES


def from_view(view: dict[str, Any]) -> Fields:
    colours = [village["colour"] for village in view["board"]["villages"]]
    islands = [island["id"] for island in view["board"]["islands"]]
    spans = [(span["from"], span["to"]) for span in view["board"]["spans"]]
    names = card_names(colours)

    def place_number(place: dict[str, Any]) -> int:
        return colours.index(place["village"]) if "village" in place else 6 + spans.index((place["from"], place["to"]))

    def shown(card: str | None) -> int:
        return 0 if card is None else 1 if card == "hidden" else 2 + names.index(card)

    def stock(planks: list[dict[str, Any]]) -> list[int]:
        by_size = {plank["size"]: colours.index(plank["colour"]) + 1 for plank in planks}
        return [by_size.get(size, 0) for size in range(1, 7)]

    players = view["players"]
    pending = view["pending"] or {"card": None, "half": None, "plank": None, "start": None}
    plank = pending["plank"]
    loose = view["options"]["fit"] == "loose"
    lying = {
        (plank["from"], plank["to"]): colours.index(plank["colour"]) + 1 + (6 * (plank["size"] - 1) if loose else 0)
        for plank in view["planks"]
    }
    own = [player["hand"] for player in players if player["seat"] == view["you"]]
    return {
        "you": seat_number(view),
        "to_move": max(0, view["to_move"] + 1),
        "phase": PHASES.index(view["phase"]),
        "round": view["round"],
        "holder": one_more(view["holder"]),
        "slot": view["position"],
        "card": 0 if pending["card"] is None else names.index(pending["card"]) + 1,
        "half": pending["half"] or 0,
        "plank": 0 if plank is None else 6 * (plank["size"] - 1) + colours.index(plank["colour"]) + 1,
        "start": 0 if pending["start"] is None else place_number(pending["start"]) + 1,
        "stones": [island in view["stones"] for island in islands],
        "planks": [lying.get(span, 0) for span in spans],
        "homes": [colours.index(player["colour"]) for player in players],
        "places": [place_number(player["place"]) for player in players],
        "distances": [player["distance"] for player in players],
        "stock": [stock(player["stock"]) for player in players],
        "laid": [[shown(slot["card"]) for slot in player["slots"]] for player in players],
        "struck": [[bool(slot["struck"]) for slot in player["slots"]] for player in players],
        "ready": [{None: 0, False: 1, True: 2}[player["ready"]] for player in players],
        "hand": [name in own[0] if own else False for name in names],
    }


def test_they_follow_from_the_view_alone() -> None:
    check_numbers(sampan.game("dragon_delta"), from_view, [2, 4], 7)
