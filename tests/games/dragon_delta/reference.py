"""A second set of rules, written from the rule numbers alone: slow, plain, and sharing nothing with the engine.

Everything is a name: supports ("white", "14"), planks (("red", 3)), spans (frozensets of two supports), places (a
colour or a span). The flow is one generator that asks and is answered, so nothing of it is kept in a phase.
"""

from __future__ import annotations

import json
import math
from collections.abc import Generator
from itertools import combinations
from typing import Any

COLOURS = ["white", "yellow", "red", "black", "blue", "green"]
OPPOSITE = dict(zip(COLOURS, ["black", "blue", "green", "white", "yellow", "red"], strict=True))
PLAYED = {2: "white black", 3: "red blue white", 4: "red green blue yellow", 5: "red green blue yellow white"}
CARDS = ["stone_1", "stone_2", "plank_1", "plank_2", "remove", "move_1", "move_2", "jump"]

Offer = dict[str, Any]
Span = frozenset[str]
Place = Any  # a colour or a span
Asking = Generator[tuple[int, list[Offer]], Offer, None]


class Map:
    """The board, measured with floating-point numbers and by trying everything (DD-12)."""

    def __init__(self, text: str) -> None:
        data = json.loads(text)
        self.order = [village["colour"] for village in data["villages"]]
        self.at = {village["colour"]: (village["x"], village["y"]) for village in data["villages"]}
        islands = sorted(data["islands"], key=lambda island: (island["y"], island["x"]))
        self.islands = [str(number) for number in range(1, len(islands) + 1)]
        self.at |= {name: (isle["x"], isle["y"]) for name, isle in zip(self.islands, islands, strict=True)}
        self.rank = {name: number for number, name in enumerate([*self.order, *self.islands])}
        self.size: dict[Span, int] = {}
        for one, other in combinations([*self.order, *self.islands], 2):
            villages = sum(name in self.order for name in (one, other))
            length = math.dist(self.at[one], self.at[other]) - villages * data["village_radius"]
            for size, (low, high) in data["plank_lengths"].items():
                if villages < 2 and low <= length < high and self.clear(one, other, data["clearance"]):
                    self.size[frozenset((one, other))] = int(size)
        self.crossing = {
            span: {other for other in self.size if not span & other and self.cross(span, other)} for span in self.size
        }

    def clear(self, one: str, other: str, clearance: dict[str, float]) -> bool:
        """Whether the way from one support to another keeps away from every third."""
        (ax, ay), (bx, by) = self.at[one], self.at[other]
        for third, (x, y) in self.at.items():
            if third not in (one, other):
                along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)
                along = min(1.0, max(0.0, along))
                near = math.dist((x, y), (ax + along * (bx - ax), ay + along * (by - ay)))
                if near < clearance["village" if third in self.order else "island"]:
                    return False
        return True

    def cross(self, span: Span, other: Span) -> bool:
        """Whether two segments meet: solved for the point where their lines do."""
        (ax, ay), (bx, by) = (self.at[name] for name in span)
        (cx, cy), (dx, dy) = (self.at[name] for name in other)
        turn = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
        if abs(turn) < 1e-12:
            return False
        here = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / turn
        there = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / turn
        return 0 <= here <= 1 and 0 <= there <= 1

    def ends(self, span: Span) -> tuple[str, str]:
        one, other = sorted(span, key=lambda name: self.rank[name])
        return one, other

    def name(self, place: Place) -> str:
        return place if isinstance(place, str) else "-".join(self.ends(place))

    def distance(self, start: set[str], goal: str) -> int:
        """Fewest spans, laid or not."""
        reached, steps = set(start), 0
        while goal not in reached:
            reached |= {name for span in self.size for name in span if span & reached}
            steps += 1
        return steps


class Reference:
    """A game in play."""

    def __init__(self, chart: Map, seats: int, options: dict[str, Any]) -> None:
        self.map = chart
        self.seats = range(seats)
        self.options = options
        played = PLAYED.get(seats, " ".join(COLOURS)).split()
        self.colours: list[str] = options.get("colours") or [colour for colour in chart.order if colour in played]
        self.place: list[Place] = list(self.colours)
        self.stones: set[str] = set()
        self.planks: dict[tuple[str, int], Span] = {}
        self.stock = [{(colour, size) for size in range(1, 7)} for colour in self.colours]
        self.lost: set[tuple[str, int]] = set()
        self.laid: list[list[str]] = [[] for _ in self.seats]
        self.round = 1
        self.holder = 0
        self.slot = 0
        self.winners: list[int] = []
        self.reason = ""
        self.rare: list[str] = []
        self.game = self.play()
        self.who, self.offers = next(self.game)

    def answer(self, offer: Offer) -> None:
        """Go on until the next decision; -2 asks nobody any more."""
        try:
            self.who, self.offers = self.game.send(offer)
        except StopIteration:
            self.who, self.offers = -2, []

    def play(self) -> Asking:
        """DD-5 to DD-8, DD-18, DD-19."""
        first = self.options.get("first_holder")
        if first is None:
            first = (yield -1, [{"kind": "first_holder", "seat": seat} for seat in self.seats])["seat"]
        self.holder = first
        while True:
            order = [(self.holder + step) % len(self.seats) for step in self.seats]
            self.slot = 0
            self.laid = [[] for _ in self.seats]
            for seat in order:
                for _ in range(5):
                    answer = yield seat, [{"kind": "lay_card", "card": card} for card in self.layable(seat)]
                    self.laid[seat].append(answer["card"])
            for slot in range(5):
                self.slot = slot + 1
                shown = [self.laid[seat][slot] for seat in self.seats]
                for seat in order:
                    if shown[seat].startswith("dragon"):
                        continue
                    if f"dragon_{self.colours[seat]}" in shown:
                        self.rare.append("struck")
                        continue
                    yield from self.carry_out(seat, shown[seat])
                    if self.winners:
                        return
            if self.round == self.options.get("round_limit", 60):
                far = [self.distance(seat) for seat in self.seats]
                self.winners = [seat for seat in self.seats if far[seat] == min(far)]
                self.reason = "round_limit"
                return
            self.round += 1
            self.holder = (self.holder + 1) % len(self.seats)

    def layable(self, seat: int) -> list[str]:
        dragons = [f"dragon_{colour}" for colour in self.colours if colour != self.colours[seat]]
        if any(card.startswith("dragon") for card in self.laid[seat]):
            dragons = []
        return [card for card in CARDS + dragons if card not in self.laid[seat]]

    def carry_out(self, seat: int, card: str) -> Asking:
        """DD-9 to DD-17."""
        times = 2 if card.endswith("_2") else 1
        if card.startswith("stone"):
            for _ in range(times):
                yield from self.place_stone(seat)
        elif card.startswith("plank"):
            for _ in range(times):
                yield from self.lay_plank(seat)
        elif card == "remove":
            yield from self.remove(seat)
        elif card == "move_1":
            ways = [[place] for place in self.steps(self.place[seat], self.taken(seat))]
            yield from self.walk(seat, ways, "step")
        elif card == "move_2":
            yield from self.walk(seat, self.two_steps(seat), "step")
        else:
            yield from self.walk(seat, [[place] for place in self.landings(seat)], "jump")

    def place_stone(self, seat: int) -> Asking:
        free = [island for island in self.map.islands if island not in self.stones]
        if not free:
            self.rare.append("no stone")
            return
        answer = yield seat, [{"kind": "place_stone", "island": island} for island in free]
        self.stones.add(answer["island"])

    def lay_plank(self, seat: int) -> Asking:
        if not self.stock[seat]:
            self.rare.append("no plank")
            return
        held = sorted(self.stock[seat])
        answer = yield seat, [{"kind": "choose_plank", "size": size, "colour": colour} for colour, size in held]
        plank = (answer["colour"], answer["size"])
        self.stock[seat].remove(plank)
        loose = self.options.get("fit") == "loose"
        sizes = range(1, plank[1] + 1) if loose else [plank[1]]  # DD-12a
        fitting = [span for span, size in self.map.size.items() if size in sizes and self.takes(span)]
        if not fitting:
            self.rare.append("plank lost")
            self.lost.add(plank)
            return
        answer = yield seat, [{"kind": "lay_plank", **self.described(plank, span)} for span in fitting]
        self.planks[plank] = frozenset((answer["from"], answer["to"]))

    def takes(self, span: Span) -> bool:
        laid = set(self.planks.values())
        if span in laid or self.map.crossing[span] & laid:
            return False
        return all(
            (name in self.map.order or name in self.stones) and sum(name in other for other in laid) < 3
            for name in span
        )

    def remove(self, seat: int) -> Asking:
        """DD-14, tried out: take it, and look whether the stock is allowed."""
        offers: list[Offer] = []
        for plank, span in self.planks.items():
            after = self.stock[seat] | {plank}
            sizes, colours = [size for _, size in after], {colour for colour, _ in after}
            if span not in self.place and len(set(sizes)) == len(sizes) and len(colours) <= 2:
                offers.append({"kind": "remove_plank", **self.described(plank, span)})
        used = {name for span in self.planks.values() for name in span}
        offers += [{"kind": "remove_stone", "island": island} for island in self.stones - used]
        if not offers:
            self.rare.append("nothing to remove")
            return
        answer = yield seat, offers
        if answer["kind"] == "remove_stone":
            self.stones.remove(answer["island"])
        else:
            plank = (answer["colour"], answer["size"])
            del self.planks[plank]
            self.stock[seat].add(plank)

    def taken(self, seat: int) -> set[Span]:
        """Planks on which somebody else stands."""
        return {self.place[other] for other in self.seats if other != seat and not isinstance(self.place[other], str)}

    def steps(self, place: Place, taken: set[Span]) -> list[Place]:
        """DD-15."""
        laid = set(self.planks.values())
        if isinstance(place, str):
            near: set[Place] = {span for span in laid if place in span}
        else:
            near = {name for name in place if name in self.map.order}
            for stone in place & self.stones:
                near |= {span for span in laid if stone in span and span != place}
        return sorted(near - taken, key=self.map.name)

    def two_steps(self, seat: int) -> list[list[Place]]:
        """DD-16: all pairs that lead elsewhere, and the target at once; else those that lead back."""
        start, taken = self.place[seat], self.taken(seat)
        goal = OPPOSITE[self.colours[seat]]
        pairs = [[one, two] for one in self.steps(start, taken) if one != goal for two in self.steps(one, taken)]
        away = [pair for pair in pairs if pair[1] != start]
        if goal in self.steps(start, taken):
            away.append([goal])
        if not away and pairs:
            self.rare.append("there and back")
        return away or pairs

    def landings(self, seat: int) -> list[Place]:
        """DD-17."""
        start, taken = self.place[seat], self.taken(seat)
        over = [span for span in self.steps(start, set()) if span in taken]
        places = {self.map.name(place): place for span in over for place in self.steps(span, taken)}
        places.pop(self.map.name(start), None)
        return list(places.values())

    def walk(self, seat: int, ways: list[list[Place]], kind: str) -> Asking:
        """Along one of the ways, a decision for each step; with no way at all the pawn falls in."""
        goal = OPPOSITE[self.colours[seat]]
        if not ways:
            self.rare.append("fell")
            self.place[seat] = self.colours[seat]
            return
        while ways:
            first = {self.map.name(way[0]): way[0] for way in ways}
            offers = []
            for place in first.values():
                if isinstance(place, str):
                    offers.append({"kind": kind, "village": place})
                else:
                    plank = next(plank for plank, span in self.planks.items() if span == place)
                    offers.append({"kind": kind, **self.described(plank, place)})
            answer = yield seat, offers
            self.rare.append(kind)
            chosen = answer["village"] if "village" in answer else frozenset((answer["from"], answer["to"]))
            self.place[seat] = chosen
            if chosen == goal:
                self.winners, self.reason = [seat], "village"
                return
            ways = [way[1:] for way in ways if way[0] == chosen and len(way) > 1]

    def described(self, plank: tuple[str, int], span: Span) -> Offer:
        one, other = self.map.ends(span)
        return {"from": one, "to": other, "size": plank[1], "colour": plank[0]}

    def distance(self, seat: int) -> int:
        place = self.place[seat]
        start = {place} if isinstance(place, str) else set(place)
        return self.map.distance(start, OPPOSITE[self.colours[seat]])
