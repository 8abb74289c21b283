"""A board file read into a board, or the sentence that says what is wrong with it and where."""

from __future__ import annotations

import json
from typing import Final

from mypy_extensions import i64

from sampan.core.errors import NotationError
from sampan.core.options import is_whole, shown
from sampan.games.dragon_delta.board import (
    COLOURS,
    MOST_ISLANDS,
    MOST_SPANS,
    PACKAGE,
    SIZES,
    UNREACHABLE,
    VILLAGES,
    Board,
    Measures,
)
from sampan.games.dragon_delta.geometry import THOUSAND, Point, square_between

# What a file must have, and what it may have besides: a note, how supports are counted, and the spans for a check.
_NEEDED: Final = ["village_radius", "island_radius", "clearance", "plank_lengths", "villages", "islands"]
_ALLOWED: Final = ["note", "supports", "spans"]
_LARGEST: Final = 1000


def looks_like_board(text: str) -> bool:
    """Whether a text is meant to be a board of this kind at all."""
    return text.lstrip().startswith("{") and any([f'"{key}"' in text for key in ("plank_lengths", "villages")])


def read_board(text: str) -> Board:
    """The board of a file; a NotationError if it is none."""
    data = _parsed(text)
    for key in _NEEDED:
        if key not in data:
            raise _wrong("board-missing", {"key": key})
    for key in data:
        if key not in _NEEDED and key not in _ALLOWED:
            raise _wrong("board-unknown-key", {"key": shown(key)})
    clearance = _mapping(data["clearance"], "clearance", ["island", "village"], ["note"])
    measures = Measures(
        _length(data["village_radius"], "village_radius"),
        _length(data["island_radius"], "island_radius"),
        _length(clearance["village"], "clearance.village"),
        _length(clearance["island"], "clearance.island"),
        _read_lengths(data["plank_lengths"]),
    )
    colours, villages = _read_villages(data["villages"])
    islands = _read_islands(data["islands"])
    _check_apart(colours, villages, islands, measures)
    board = Board(colours, villages, islands, measures)
    if board.spans > MOST_SPANS:
        raise _wrong("board-spans-many", {"most": MOST_SPANS})
    for village in range(1, VILLAGES):
        if board.distance[village] == UNREACHABLE:
            raise _wrong("board-cut-off", {"one": colours[0], "other": colours[village]})
    if "spans" in data:
        _check_spans(board, villages + islands, data["spans"])
    return board


def _parsed(text: str) -> dict[str, object]:
    try:
        data: object = json.loads(text)
    except ValueError as problem:
        line = problem.lineno if isinstance(problem, json.JSONDecodeError) else 1
        raise _wrong("board-json", {"line": line}) from None
    except RecursionError:
        raise _wrong("board-json", {"line": 1}) from None
    if not isinstance(data, dict):
        raise _wrong("board-shape", {"key": "{ }"})
    return data


def _read_villages(value: object) -> tuple[list[str], list[Point]]:
    colours: list[str] = []
    points: list[Point] = []
    for number, entry in enumerate(_list(value, "villages"), 1):
        where = f"villages {number}"
        village = _mapping(entry, where, ["colour", "x", "y"], [])
        colour = village["colour"]
        if not isinstance(colour, str) or colour not in COLOURS:
            raise _wrong("board-colour", {"key": where, "value": shown(colour), "colours": COLOURS})
        if colour in colours:
            raise _wrong("board-colour-twice", {"colour": colour})
        colours.append(colour)
        points.append(_point(village, where))
    if len(colours) != VILLAGES:
        raise _wrong("board-villages", {"count": len(colours), "colours": COLOURS})
    return colours, points


def _read_islands(value: object) -> list[Point]:
    islands = [
        _point(_mapping(entry, f"islands {number}", ["x", "y"], []), f"islands {number}")
        for number, entry in enumerate(_list(value, "islands"), 1)
    ]
    if not 1 <= len(islands) <= MOST_ISLANDS:
        raise _wrong("board-islands", {"count": len(islands), "most": MOST_ISLANDS})
    return islands


def _read_lengths(value: object) -> list[list[int]]:
    """Six ranges, none beginning before the one before it ends: so exactly one plank fits, or none (DD-12)."""
    sizes = [str(size + 1) for size in range(SIZES)]
    ranges = _mapping(value, "plank_lengths", sizes, [])
    lengths: list[list[int]] = []
    least = 1
    for size in sizes:
        where = f"plank_lengths {size}"
        ends = _list(ranges[size], where)
        if len(ends) != 2:
            raise _wrong("board-range", {"key": where})
        low, high = _length(ends[0], where), _length(ends[1], where)
        if not least <= low < high:
            raise _wrong("board-range", {"key": where})
        lengths.append([low, high])
        least = high
    return lengths


def _check_apart(colours: list[str], villages: list[Point], islands: list[Point], measures: Measures) -> None:
    """No two of them overlap."""
    points = villages + islands
    names = [f"villages {colour}" for colour in colours] + [f"islands {n + 1}" for n in range(len(islands))]
    radii = [measures.village_radius] * VILLAGES + [measures.island_radius] * len(islands)
    for one in range(len(points)):
        for other in range(one):
            if square_between(points[one], points[other]) < (radii[one] + radii[other]) ** 2:
                raise _wrong("board-overlap", {"one": names[other], "other": names[one]})


def _check_spans(board: Board, in_file: list[Point], value: object) -> None:
    """The spans in a file are for people to read; they must be those that its geometry gives."""
    number_of = {point: number for number, point in enumerate(board.points)}
    written: set[tuple[int, int, int]] = set()
    for count, entry in enumerate(_list(value, "spans"), 1):
        span = _list(entry, f"spans {count}")
        numbers = [number for number in span if is_whole(number) and isinstance(number, int)]
        if len(span) != 3 or len(numbers) != 3 or not all([0 <= number < board.supports for number in numbers[:2]]):
            raise _wrong("board-span", {"key": f"spans {count}"})
        ends = sorted([number_of[in_file[number]] for number in numbers[:2]])
        found: i64 = board.span_between(ends[0], ends[1])
        if found < 0 or board.size[found] + 1 != numbers[2]:
            raise _wrong("board-span", {"key": f"spans {count}"})
        written.add((ends[0], ends[1], numbers[2]))
    if len(written) != board.spans:
        raise _wrong("board-spans-few", {"count": len(written), "spans": int(board.spans)})


def _wrong(reason: str, fields: dict[str, object]) -> NotationError:
    return NotationError(reason, fields, PACKAGE)


def _mapping(value: object, where: str, needed: list[str], allowed: list[str]) -> dict[str, object]:
    if not isinstance(value, dict):
        raise _wrong("board-shape", {"key": where})
    for key in needed:
        if key not in value:
            raise _wrong("board-missing", {"key": f"{where}: {key}"})
    for key in value:
        if key not in needed and key not in allowed:
            raise _wrong("board-unknown-key", {"key": f"{where}: {shown(key)}"})
    return value


def _list(value: object, where: str) -> list[object]:
    if not isinstance(value, list):
        raise _wrong("board-list", {"key": where})
    return value


def _point(entry: dict[str, object], where: str) -> Point:
    return Point(_length(entry["x"], f"{where}: x", 0), _length(entry["y"], f"{where}: y", 0))


def _length(value: object, where: str, least: int = 1) -> int:
    """A number of the file in thousandths."""
    if isinstance(value, (int, float)) and not isinstance(value, bool) and 0 <= value <= _LARGEST:
        thousandths = round(value * THOUSAND)
        if thousandths >= least:
            return thousandths
    raise _wrong("board-number", {"key": where, "value": shown(value), "largest": _LARGEST})
