"""The board as the rules see it: supports, the spans between them, what crosses what, and how far it is (DD-12)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sampan.core.arrays import zeros
from sampan.games.dragon_delta.geometry import THOUSAND, Point, passes_within, segments_meet, square_between

COLOURS: Final = ["white", "yellow", "red", "black", "blue", "green"]
OPPOSITE: Final = {
    "white": "black",
    "black": "white",
    "red": "green",
    "green": "red",
    "blue": "yellow",
    "yellow": "blue",
}
VILLAGES: Final = 6
SIZES: Final = 6
MOST_ISLANDS: Final = 54  # all supports are bits of one word
MOST_SPANS: Final = 250
UNREACHABLE: Final = 1_000_000


def _powers() -> vec[i64]:
    powers = vec[i64]()
    power: i64 = 1
    for _ in range(VILLAGES + MOST_ISLANDS):
        powers = append(powers, power)
        power *= 2
    return powers


# The bit of every support. A compiled `1 << n` is a shift of 32 bits, which is too few for them.
BIT: Final = _powers()


class Measures:
    """What a board file says besides where things lie, in thousandths of the board's unit."""

    def __init__(
        self, village_radius: int, island_radius: int, past_village: int, past_island: int, lengths: list[list[int]]
    ) -> None:
        self.village_radius: Final = village_radius
        self.island_radius: Final = island_radius
        self.past_village: Final = past_village
        self.past_island: Final = past_island
        self.lengths: Final = lengths  # per size: low, high


class Delta:
    """A board. Supports are numbered: the six villages as in its file, then the islands in reading order."""

    def __init__(self, colours: list[str], villages: list[Point], islands: list[Point], measures: Measures) -> None:
        self.colours: Final = colours  # per village
        self.islands: Final[i64] = len(islands)
        self.supports: Final[i64] = VILLAGES + len(islands)
        self.points: Final = villages + sorted(islands, key=lambda point: (point.y, point.x))
        self.measures: Final = measures
        self.names: Final = colours + [str(number + 1) for number in range(len(islands))]
        self.opposite = vec[i64]()  # per village
        for colour in colours:
            self.opposite = append(self.opposite, colours.index(OPPOSITE[colour]))
        # Spans in the order of their ends.
        self.spans: i64 = 0
        self.end = vec[i64]()  # per span and end: the support; the smaller one first
        self.ends = vec[i64]()  # per span: both as bits
        self.size = vec[i64]()  # per span: from 0
        self._find_spans()
        # Spans by size, by support, and by what they cross: where a list begins, and the lists one after another.
        self.sized_from = vec[i64]()
        self.sized = vec[i64]()
        self.at_from = vec[i64]()
        self.at = vec[i64]()
        self.beyond = vec[i64]()  # for each of these: where it leads
        self.crossing_from = vec[i64]()
        self.crossing = vec[i64]()
        self._list_spans()
        self.distance = vec[i64]()  # per village and support: fewest spans between them (DD-19)
        for village in range(VILLAGES):
            self._measure(village)
        # What never changes on a board is part of every view, so it is put together once.
        self.shown: Final = self._show()

    def other_end(self, span: i64, support: i64) -> i64:
        """Where a span leads from one of its ends."""
        first = self.end[2 * span]
        return self.end[2 * span + 1] if support == first else first

    def span_between(self, one: i64, other: i64) -> i64:
        """The span with these ends in either order; -1 if there is none."""
        for index in range(self.at_from[one], self.at_from[one + 1]):
            if self.other_end(self.at[index], one) == other:
                return self.at[index]
        return -1

    def place_name(self, place: i64) -> str:
        """A village by its colour, a span by its ends (see Table.place)."""
        if place < VILLAGES:
            return self.names[place]
        span = place - VILLAGES
        return f"{self.names[self.end[2 * span]]}-{self.names[self.end[2 * span + 1]]}"

    def _find_spans(self) -> None:
        """All spans; one more than there may be is enough to see that there are too many."""
        for one in range(self.supports):
            for other in range(max(one + 1, VILLAGES), self.supports):
                size = self._size_between(one, other) if self.spans <= MOST_SPANS else -1
                if size >= 0:
                    self.end = append(append(self.end, one), other)
                    self.ends = append(self.ends, BIT[one] | BIT[other])
                    self.size = append(self.size, size)
                    self.spans += 1

    def _size_between(self, one: i64, other: i64) -> i64:
        """The one size that fits, from 0; -1 if none does or the span passes too close to a third centre."""
        square = square_between(self.points[one], self.points[other])
        shore = self.measures.village_radius if one < VILLAGES else 0
        for size, (low, high) in enumerate(self.measures.lengths):
            if (low + shore) ** 2 <= square < (high + shore) ** 2:
                for third in range(self.supports):
                    clear = self.measures.past_village if third < VILLAGES else self.measures.past_island
                    if third != one and third != other:
                        if passes_within(self.points[one], self.points[other], self.points[third], clear):
                            return -1
                return size
        return -1

    def _list_spans(self) -> None:
        for size in range(SIZES):
            self.sized_from = append(self.sized_from, len(self.sized))
            for span in range(self.spans):
                if self.size[span] == size:
                    self.sized = append(self.sized, span)
        self.sized_from = append(self.sized_from, len(self.sized))
        for support in range(self.supports):
            self.at_from = append(self.at_from, len(self.at))
            for span in range(self.spans):
                if (self.ends[span] >> support) & 1:
                    self.at = append(self.at, span)
                    self.beyond = append(self.beyond, self.other_end(span, support))
        self.at_from = append(self.at_from, len(self.at))
        for span in range(self.spans):
            self.crossing_from = append(self.crossing_from, len(self.crossing))
            for other in range(self.spans):
                if self._cross(span, other):
                    self.crossing = append(self.crossing, other)
        self.crossing_from = append(self.crossing_from, len(self.crossing))

    def _cross(self, span: i64, other: i64) -> bool:
        if self.ends[span] & self.ends[other]:
            return False
        one, two = self.points[self.end[2 * span]], self.points[self.end[2 * span + 1]]
        three, four = self.points[self.end[2 * other]], self.points[self.end[2 * other + 1]]
        return segments_meet(one, two, three, four)

    def _measure(self, village: i64) -> None:
        far = zeros(self.supports)
        for support in range(self.supports):
            far[support] = UNREACHABLE
        far[village] = 0
        queue = [int(village)]
        for support in queue:
            for index in range(self.at_from[support], self.at_from[support + 1]):
                other = self.other_end(self.at[index], support)
                if far[other] == UNREACHABLE:
                    far[other] = far[support] + 1
                    queue.append(int(other))
        for support in range(self.supports):
            self.distance = append(self.distance, far[support])

    def _show(self) -> dict[str, object]:
        """The board for people: where everything lies, and which spans there are."""
        measures, points = self.measures, self.points
        crossings = [
            [int(span), int(self.crossing[index])]
            for span in range(self.spans)
            for index in range(self.crossing_from[span], self.crossing_from[span + 1])
            if span < self.crossing[index]
        ]
        lengths = {str(size): [_units(low), _units(high)] for size, (low, high) in enumerate(measures.lengths, 1)}
        return {
            "village_radius": _units(measures.village_radius),
            "island_radius": _units(measures.island_radius),
            "villages": [
                {
                    "colour": self.colours[village],
                    "opposite": self.colours[self.opposite[village]],
                    "x": _units(points[village].x),
                    "y": _units(points[village].y),
                }
                for village in range(VILLAGES)
            ],
            "islands": [
                {"id": self.names[island], "x": _units(points[island].x), "y": _units(points[island].y)}
                for island in range(VILLAGES, int(self.supports))
            ],
            "spans": [
                {
                    "from": self.names[self.end[2 * span]],
                    "to": self.names[self.end[2 * span + 1]],
                    "size": int(self.size[span]) + 1,
                }
                for span in range(self.spans)
            ],
            "crossings": crossings,
            "plank_lengths": lengths,
        }


def _units(thousandths: int) -> float:
    """A length as the board file writes it."""
    return thousandths / THOUSAND
