"""What is legal, written a second time from the rules alone: by floods and sets, out of a position's plain data."""

from __future__ import annotations

import importlib.util
import sys
from collections import Counter
from pathlib import Path
from typing import Any

COLOURS = ["black", "red", "green", "blue", "yellow"]
PAGODAS = {"black": 2, "red": 2, "green": 2, "blue": 2, "yellow": 1}

Offer = dict[str, Any]


def _laws() -> Any:
    key = "yellow_yangtze_tests_laws"
    if key not in sys.modules:
        spec = importlib.util.spec_from_file_location(key, Path(__file__).parent / "laws.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[key] = module
        spec.loader.exec_module(module)
    return sys.modules[key]


class Reference:
    """A board, and what may be done in a position on it."""

    def __init__(self, rows: list[str]) -> None:
        laws = _laws()
        self.groups = laws.groups
        self.spaces: list[str] = list(laws.layout(rows))
        self.river = {name for name, (_, _, sign) in laws.layout(rows).items() if sign == "~"}
        self.adjacent: dict[str, set[str]] = laws.adjacency(rows)

    def offers(self, position: dict[str, Any]) -> list[Offer]:
        """The descriptions of all legal actions."""
        asked = getattr(self, f"_{position['phase']}")
        return list(asked(position))

    # Chance.

    def _first(self, position: dict[str, Any]) -> list[Offer]:
        return [{"kind": "first_player", "seat": seat} for seat in range(position["seats"])]

    def _drawing(self, position: dict[str, Any]) -> list[Offer]:
        held = Counter(position["tiles"].values())
        for part in (*position["hands"], *position["replaced"], position["discarded"], position["market"]):
            held.update(part)
        whole = {"black": 42, "red": 36, "green": 24, "blue": 24, "yellow": 12}
        return [{"kind": "draw_tile", "colour": colour} for colour in COLOURS if held[colour] < whole[colour]]

    # An action.

    def _act(self, position: dict[str, Any]) -> list[Offer]:
        hand = Counter(position["hands"][position["turn"]])
        offers = [{"kind": "end_turn"}]
        offers += [{"kind": "replace", "colour": colour} for colour in hand]
        mine = position["leaders"][position["turn"]]
        offers += [{"kind": "withdraw_leader", "colour": colour} for colour in mine]
        for colour in COLOURS:
            for space in self.spaces:
                if self._may_stand(position, colour, space):
                    offers.append({"kind": "position_leader", "colour": colour, "space": space})
        taken = self._taken(position)
        for colour in hand:
            for space in self.spaces:
                if space not in taken and (space in self.river) == (colour == "blue"):
                    offers.append({"kind": "place_tile", "colour": colour, "space": space})
        if hand["blue"] >= (2 if "blue" in mine else 1):
            offers += [{"kind": "riot", "space": space} for space in position["tiles"]]
        if hand["green"] >= (2 if "green" in mine else 1):
            offers += self._pagoda_offers(position, set(self.spaces))
        return offers

    def _taken(self, position: dict[str, Any]) -> set[str]:
        return set(position["tiles"]) | {space for row in position["leaders"] for space in row.values()}

    def _may_stand(self, position: dict[str, Any], colour: str, target: str) -> bool:
        """YY-7 to YY-9."""
        if target in self._taken(position) or target in self.river:
            return False
        if not any(position["tiles"].get(near) == "black" for near in self.adjacent[target]):
            return False
        turn = position["turn"]
        leaders = [
            (shade, space)
            for seat, row in enumerate(position["leaders"])
            for shade, space in row.items()
            if (seat, shade) != (turn, colour)
        ]
        occupied = set(position["tiles"]) | {space for _, space in leaders}
        near = [group for group in self.groups(occupied, self.adjacent) if group & self.adjacent[target]]
        colours = [[shade for shade, space in leaders if space in group] for group in near]
        states = [shades for shades in colours if shades]
        if len(states) < 2:
            return True
        together = [colour] + [shade for shades in states for shade in shades]
        return len(together) == len(set(together))

    def _pagoda_offers(self, position: dict[str, Any], around: set[str]) -> list[Offer]:
        """YY-17, YY-18: free triangles with a corner among those spaces, and where the pagoda comes from."""
        standing = {triangle: position["tiles"][triangle.split("-")[0]] for triangle in position["pagodas"]}
        covered = {corner for triangle in standing for corner in triangle.split("-")}
        offers: list[Offer] = []
        for triangle in self.triangles():
            colours = {position["tiles"].get(corner) for corner in triangle}
            if len(colours) > 1 or colours == {None} or covered & set(triangle) or not around & set(triangle):
                continue
            colour = str(colours.pop())
            there = [name for name, shade in standing.items() if shade == colour]
            sources: list[str | None] = list(there) if len(there) == PAGODAS[colour] else [None]
            for source in sources:
                offer = {"kind": "build_pagoda", "colour": colour, "triangle": "-".join(triangle), "from": source}
                offers.append(offer)
        return offers

    def triangles(self) -> list[tuple[str, str, str]]:
        """All sets of three mutually adjacent spaces, in reading order."""
        order = {name: number for number, name in enumerate(self.spaces)}
        found = set()
        for one in self.spaces:
            for two in self.adjacent[one]:
                for three in self.adjacent[one] & self.adjacent[two]:
                    found.add(tuple(sorted((one, two, three), key=order.__getitem__)))
        return [(one, two, three) for one, two, three in sorted(found)]

    # What may follow.

    def _pay(self, position: dict[str, Any]) -> list[Offer]:
        held = position["hands"][position["turn"]].count(position["paying"])
        return [{"kind": "pay", "tiles": tiles} for tiles in (1, 2) if tiles <= held]

    def _replace(self, position: dict[str, Any]) -> list[Offer]:
        hand = Counter(position["hands"][position["turn"]])
        return [{"kind": "enough"}, *({"kind": "replace", "colour": colour} for colour in hand)]

    def _pagoda(self, position: dict[str, Any]) -> list[Offer]:
        return [{"kind": "decline_pagoda"}, *self._pagoda_offers(position, {position["placed"]})]

    def _market(self, position: dict[str, Any]) -> list[Offer]:
        offered = Counter(position["market"])
        return [{"kind": "decline_market"}, *({"kind": "take_market", "colour": colour} for colour in offered)]

    def _chain(self, position: dict[str, Any]) -> list[Offer]:
        offers: list[Offer] = [{"kind": "stop_chain"}]
        if "blue" in position["hands"][position["turn"]]:
            for space in self.adjacent[position["placed"]] & self.river - self._taken(position):
                offers.append({"kind": "place_tile", "colour": "blue", "space": space})
        return offers

    # Conflicts.

    def _attack(self, position: dict[str, Any]) -> list[Offer]:
        return self._commitments(position, position["turn"])

    def _defence(self, position: dict[str, Any]) -> list[Offer]:
        return self._commitments(position, position["revolt"]["defender"])

    def _commitments(self, position: dict[str, Any], seat: int) -> list[Offer]:
        helps = [False] if "black" in position["leaders"][seat] else [False, True]
        most = position["hands"][seat].count("black")
        return [{"kind": "commit", "tiles": tiles, "leader": leader} for tiles in range(most + 1) for leader in helps]

    def _support(self, position: dict[str, Any]) -> list[Offer]:
        seats, turn = position["seats"], position["turn"]
        order = [(turn + 1 + step) % seats for step in range(seats)]
        seat = next(seat for seat in order if position["war"]["answers"][seat] is None)
        helps = [False] if "red" in position["leaders"][seat] else [False, True]
        most = position["hands"][seat].count("red")
        offers: list[Offer] = [{"kind": "stand_aside"}]
        for side in range(len(self.sides(position))):
            for tiles in range(most + 1):
                for leader in helps:
                    if tiles or leader:
                        offers.append({"kind": "support", "side": side, "tiles": tiles, "leader": leader})
        return offers

    def sides(self, position: dict[str, Any]) -> list[set[str]]:
        """YY-25: the warring states in reading order of their first space."""
        occupied = self._taken(position) - {position["placed"]}
        near = [g for g in self.groups(occupied, self.adjacent) if g & self.adjacent[position["placed"]]]
        leaders = [(shade, space) for row in position["leaders"] for shade, space in row.items()]
        shades = [{shade for shade, space in leaders if space in group} for group in near]
        order = {name: number for number, name in enumerate(self.spaces)}
        fighting = [
            group
            for number, group in enumerate(near)
            if any(shades[number] & other for place, other in enumerate(shades) if place != number)
        ]
        return sorted(fighting, key=lambda group: min(order[space] for space in group))

    def _tie(self, position: dict[str, Any]) -> list[Offer]:
        answers = position["war"]["answers"]
        totals = []
        for number, side in enumerate(self.sides(position)):
            given = sum(a["tiles"] + a["leader"] for a in answers if a["side"] == number)
            totals.append(given + sum(position["tiles"].get(space) == "red" for space in side))
        best = max(totals)
        return [{"kind": "choose_winner", "side": side} for side, total in enumerate(totals) if total == best]

    def _losses(self, position: dict[str, Any]) -> list[Offer]:
        winner = position["war"]["sides"][position["war"]["winner"]]
        soldiers = [space for space in winner if position["tiles"].get(space) == "red"]
        return [{"kind": "lose_tile", "space": space} for space in soldiers]
