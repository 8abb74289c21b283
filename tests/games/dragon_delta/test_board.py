"""DD-1 and DD-12: the boards' figures, recomputed from their geometry; and boards that cannot be."""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from sampan import Game, NotationError, OptionError
from sampan.cli import main
from sampan.core.board_option import Board

FIGURES = {
    "delta": (123, [24, 27, 21, 21, 15, 15], 63),
    "swift": (117, [24, 18, 18, 18, 21, 18], 51),
}


def board_of(game: Game) -> Board:
    (option,) = [option for option in game.options if isinstance(option, Board)]
    return option


@pytest.mark.parametrize("name", FIGURES)
def test_dd_12_figures_measured_independently(maps: Callable[[str], Any], name: str) -> None:
    """The second set of rules measures the file: so many spans by size, so many crossing pairs."""
    spans, by_size, crossings = FIGURES[name]
    chart = maps(name)
    assert len(chart.size) == spans
    sizes = Counter(chart.size.values())
    assert [sizes[size] for size in range(1, 7)] == by_size
    assert sum(len(others) for others in chart.crossing.values()) == 2 * crossings


@pytest.mark.parametrize("name", FIGURES)
def test_dd_12_the_engine_has_the_same_spans_and_crossings(
    game: Game, maps: Callable[[str], Any], board_texts: dict[str, str], name: str
) -> None:
    chart = maps(name)
    board: Any = game.start(2, {"board": name}).view(None)["board"]
    spans = [frozenset((span["from"], span["to"])) for span in board["spans"]]
    assert {span: entry["size"] for span, entry in zip(spans, board["spans"], strict=True)} == chart.size
    pairs = {frozenset((spans[one], spans[other])) for one, other in board["crossings"]}
    assert pairs == {frozenset((span, other)) for span, others in chart.crossing.items() for other in others}
    # And they are those that the file itself lists.
    data = json.loads(board_texts[name])
    assert len(data["spans"]) == len(spans)


@pytest.mark.parametrize("name", FIGURES)
def test_dd_1_villages_and_islands(board_texts: dict[str, str], name: str) -> None:
    data = json.loads(board_texts[name])
    assert [village["colour"] for village in data["villages"]] == ["white", "yellow", "red", "black", "blue", "green"]
    assert len(data["islands"]) == 27


def turned(point: tuple[float, float], degrees: float) -> tuple[float, float]:
    """A point turned about the middle of the board."""
    angle = math.radians(degrees)
    x, y = point[0] - 50, point[1] - 50
    return 50 + x * math.cos(angle) - y * math.sin(angle), 50 + x * math.sin(angle) + y * math.cos(angle)


def image(chart: Any, move: Callable[[tuple[float, float]], tuple[float, float]]) -> dict[str, str]:
    """Where a symmetry carries every support."""
    nearest = {}
    for name, point in chart.at.items():
        there = move(point)
        nearest[name] = min(chart.at, key=lambda other: math.dist(chart.at[other], there))
        assert math.dist(chart.at[nearest[name]], there) < 0.2
    assert sorted(nearest.values()) == sorted(nearest)
    return nearest


SYMMETRIES: list[tuple[str, Callable[[tuple[float, float]], tuple[float, float]]]] = [
    ("delta", lambda point: turned(point, 120)),
    ("delta", lambda point: (100 - point[0], point[1])),
    ("swift", lambda point: turned(point, 120)),
]


@pytest.mark.parametrize(("name", "move"), SYMMETRIES)
def test_dd_12_symmetry(maps: Callable[[str], Any], name: str, move: Any) -> None:
    """Turned or mirrored, every span falls on a span of the same size, and every crossing on a crossing."""
    chart = maps(name)
    carried = image(chart, move)

    def there(span: frozenset[str]) -> frozenset[str]:
        return frozenset(carried[support] for support in span)

    assert {there(span): size for span, size in chart.size.items()} == chart.size
    assert {
        there(span): {there(other) for other in others} for span, others in chart.crossing.items()
    } == chart.crossing


def test_dd_12_the_default_board_is_fair(maps: Callable[[str], Any]) -> None:
    """Turn and mirror together carry any village to any other."""
    chart = maps("delta")
    reached = {"white"}
    for _ in range(4):
        for name, move in SYMMETRIES[:2]:
            assert name == "delta"
            reached |= {image(chart, move)[village] for village in reached}
    assert reached == set(chart.order)


def test_boards_as_options(game: Game, board_texts: dict[str, str]) -> None:
    """A shipped board by its name, or any board by its text: the same game."""
    named = game.start(2, {"board": "swift", "first_holder": 0})
    told = game.start(2, {"board": board_texts["swift"], "first_holder": 0})
    assert named.view(None)["board"] == told.view(None)["board"] != game.start(2).view(None)["board"]
    assert game.restore(told.position()).position() == told.position()


def test_a_board_of_ones_own(game: Game, board_texts: dict[str, str]) -> None:
    """Fewer islands, fewer stones (DD-1); spans are found, so the file need not list them; villages in any order."""
    data = json.loads(board_texts["delta"])
    del data["spans"], data["note"], data["supports"]
    data["islands"] = data["islands"][:-1]
    data["villages"].reverse()
    state = game.start(3, {"board": json.dumps(data)})
    view: Any = state.view(None)
    assert view["reserve"] == 26
    assert [player["colour"] for player in view["players"]] == ["blue", "red", "white"]
    assert all(
        player["target"] == {"blue": "yellow", "red": "green", "white": "black"}[player["colour"]]
        for player in view["players"]
    )


def test_dd_12_planks_in_one_line_do_not_cross(game: Game, reference: ModuleType) -> None:
    """Islands in rows, as people draw them: spans that follow one another in a line never meet, diagonals do."""
    rows = range(20, 75, 11)
    colours = ["white", "yellow", "red", "black", "blue", "green"]
    villages = [(5, 20), (5, 42), (5, 64), (79, 64), (79, 42), (79, 20)]
    plain: dict[str, Any] = {
        "village_radius": 4,
        "island_radius": 1,
        "clearance": {"island": 1, "village": 1},
        "plank_lengths": {str(size): [low, low + 1] for size, low in enumerate((11, 15, 50, 60, 70, 80), 1)},
        "villages": [{"colour": colour, "x": x, "y": y} for colour, (x, y) in zip(colours, villages, strict=True)],
        "islands": [{"x": x, "y": y} for x in rows for y in rows],
    }
    text = json.dumps(plain)
    chart = reference.Map(text)
    board: Any = game.start(2, {"board": text}).view(None)["board"]
    assert len(board["spans"]) == len(chart.size) == 40 + 32 + 6
    assert len(board["crossings"]) == sum(map(len, chart.crossing.values())) // 2 == 16


def damaged(change: Callable[[dict[str, Any]], object]) -> Callable[[str], str]:
    def damage(text: str) -> str:
        data = json.loads(text)
        change(data)
        return json.dumps(data)

    return damage


FLAWS: dict[str, tuple[str, Callable[[str], str]]] = {
    "cut off": ("board-json", lambda text: text[:1000]),
    "a list": ("board-shape", damaged(lambda data: data.update(clearance=[]))),
    "no villages": ("board-missing", damaged(lambda data: data.pop("villages"))),
    "no x": ("board-missing", damaged(lambda data: data["islands"][3].pop("x"))),
    "no size 4": ("board-missing", damaged(lambda data: data["plank_lengths"].pop("4"))),
    "unknown key": ("board-unknown-key", damaged(lambda data: data.update(rivers=3))),
    "unknown key inside": ("board-unknown-key", damaged(lambda data: data["islands"][0].update(z=3))),
    "islands no list": ("board-list", damaged(lambda data: data.update(islands={}))),
    "x a word": ("board-number", damaged(lambda data: data["islands"][3].update(x="left"))),
    "x true": ("board-number", damaged(lambda data: data["islands"][3].update(x=True))),
    "x too large": ("board-number", damaged(lambda data: data["islands"][3].update(x=1e300))),
    "y negative": ("board-number", damaged(lambda data: data["islands"][3].update(y=-1))),
    "radius nothing": ("board-number", damaged(lambda data: data.update(village_radius=0))),
    "x not a number": ("board-number", lambda text: text.replace("57.9", "NaN", 1)),
    "range backwards": ("board-range", damaged(lambda data: data["plank_lengths"].update({"2": [15, 12]}))),
    "ranges overlap": ("board-range", damaged(lambda data: data["plank_lengths"].update({"2": [12, 15.5]}))),
    "range of three": ("board-range", damaged(lambda data: data["plank_lengths"].update({"2": [12.5, 13, 15.5]}))),
    "colour unknown": ("board-colour", damaged(lambda data: data["villages"][0].update(colour="pink"))),
    "colour twice": ("board-colour-twice", damaged(lambda data: data["villages"][0].update(colour="red"))),
    "five villages": ("board-villages", damaged(lambda data: data["villages"].pop())),
    "no islands": ("board-islands", damaged(lambda data: data.update(islands=[]))),
    "too many islands": (
        "board-islands",
        damaged(lambda data: data.update(islands=[{"x": 8 * n, "y": 500} for n in range(55)])),
    ),
    "two in one place": ("board-overlap", damaged(lambda data: data["islands"].append(data["islands"][0]))),
    "island in a village": ("board-overlap", damaged(lambda data: data["islands"][0].update(x=4, y=52))),
    "far away": ("board-cut-off", damaged(lambda data: data["villages"][3].update(x=500))),
    "a span too many": ("board-span", damaged(lambda data: data["spans"].append([0, 1, 2]))),
    "a span of another size": ("board-span", damaged(lambda data: data["spans"][0].__setitem__(2, 5))),
    "a span of nothing": ("board-span", damaged(lambda data: data["spans"].append([0, 99, 2]))),
    "a span no list": ("board-list", damaged(lambda data: data["spans"].append(5))),
    "a span too few": ("board-spans-few", damaged(lambda data: data["spans"].pop())),
    "too many spans": (
        "board-spans-many",
        damaged(
            lambda data: (
                data.pop("spans"),
                data.update(clearance={"island": 0.001, "village": 0.001}),
                data["plank_lengths"].update({"6": [24.5, 90]}),
            )
        ),
    ),
}


@pytest.mark.parametrize("flaw", FLAWS)
def test_boards_that_cannot_be_are_explained(game: Game, board_texts: dict[str, str], flaw: str) -> None:
    reason, damage = FLAWS[flaw]
    text = damage(board_texts["delta"])
    found = board_of(game).trouble(text)
    assert isinstance(found, NotationError)
    assert found.reason == reason
    for language in ("en", "fr"):
        assert len(found.sentence(language)) > 20
    with pytest.raises(OptionError) as caught:
        game.start(2, {"board": text})
    assert caught.value.reason == reason


@pytest.mark.parametrize("text", ["", "hello", "[]", '{"a": 1}', "village green"])
def test_what_is_no_board_at_all_does_not_suit(game: Game, text: str) -> None:
    assert not board_of(game).suits(text)


def test_board_check_at_the_command_line(
    tmp_path: Path, board_texts: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(board_texts["swift"])
    bad.write_text(FLAWS["five villages"][1](board_texts["delta"]))
    assert main(["--lang", "en", "board", "check", str(good)]) == 0
    assert "Dragon Delta" in capsys.readouterr().out
    assert main(["--lang", "en", "board", "check", str(bad)]) == 1
    assert "six villages" in capsys.readouterr().err
