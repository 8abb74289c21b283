"""The bots that docs/bots.md shows."""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from ladder_games import YIN_YANG, play

from sampan.ladder.entrants import Entrant, read_entrants
from sampan.ladder.play_game import LadderGame, Terms
from sampan.ladder.schedule import Fixture

DOCS = Path(__file__).parent.parent.parent / "docs" / "bots.md"

pytestmark = pytest.mark.usefixtures("strangers")


def example(kind: str, having: str) -> str:
    found = [code for code in re.findall(rf"```{kind}\n(.*?)```", DOCS.read_text(), re.DOTALL) if having in code]
    assert len(found) == 1
    return found[0]


EXAMPLES: list[tuple[str, str, str, Callable[[Path], str]]] = [
    ("python", "class Greedy", "greedy.py", lambda _: "greedy:Greedy"),
    ("python", "sys.stdin", "careful.py", lambda path: f"cmd:{sys.executable} {path}"),
    ("javascript", "readline", "shortest.js", lambda path: f"cmd:node {path}"),
]


@pytest.mark.parametrize(("kind", "having", "name", "spec"), EXAMPLES, ids=["class", "python", "javascript"])
def test_the_documentation_s_bots_play(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    kind: str,
    having: str,
    name: str,
    spec: Callable[[Path], str],
) -> None:
    if kind == "javascript" and shutil.which("node") is None:
        pytest.skip("there is no Node here")
    code = example(kind, having)
    assert 10 <= len(code.splitlines()) <= 25
    (tmp_path / name).write_text(code)
    monkeypatch.setenv("PYTHONPATH", os.environ["PYTHONPATH"] + os.pathsep + str(tmp_path))
    read_entrants(["random", spec(tmp_path / name)])
    result = play(["random", spec(tmp_path / name)], (1, 0, 1))
    assert result.forfeits == ()
    assert min(seat.decisions for seat in result.thinking) > 0


def test_the_documentation_s_class_is_stronger_than_random(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is an example worth following: 3 of 4 at least, and seldom less than all."""
    (tmp_path / "greedy.py").write_text(example("python", "class Greedy"))
    monkeypatch.setenv("PYTHONPATH", os.environ["PYTHONPATH"] + os.pathsep + str(tmp_path))
    options = YIN_YANG.start(2).options
    bots = [Entrant("random", "random"), Entrant("greedy", "greedy:Greedy")]
    long = Terms("yin_yang", 2, options, bots, "1", 20.0, 60.0)
    games = [LadderGame(YIN_YANG, long, Fixture(n, n // 2, n % 2, (n % 2, 1 - n % 2))).play() for n in range(4)]
    assert sum(result.points[result.fixture.bots.index(1)] for result in games) >= 3
