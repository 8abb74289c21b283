"""The examples run as they are written down, only for a shorter time."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import sampan

ROOT = Path(__file__).parents[2]


def run(folder: Path, script: str, *arguments: str) -> str:
    """What an example prints, run in a folder of its own."""
    command = [sys.executable, str(ROOT / "examples" / script), *arguments]
    environment = {
        **os.environ,
        "MPLCONFIGDIR": str(folder / "matplotlib"),
        "SAMPAN_LANG": "en",
        "OPENBLAS_NUM_THREADS": "1",
    }
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def is_picture(path: Path) -> bool:
    return path.read_bytes().startswith(b"\x89PNG") and path.stat().st_size > 5_000


@pytest.mark.parametrize("key", sampan.game_keys())
def test_two_bots_play_and_the_game_is_printed(tmp_path: Path, key: str) -> None:
    printed = run(tmp_path, "two_bots.py", key, "random", "random", "--seed", "3")
    assert printed == run(tmp_path, "two_bots.py", key, "random", "random", "--seed", "3")
    assert "kind=" in printed
    assert printed.splitlines()[-1].startswith(f"{sampan.game(key).title()}: won by ")


@pytest.mark.parametrize(("bots", "sentence"), [(["easy"], "takes 2 to 10 seats"), (["easy", "x"], "There is no bot")])
def test_two_bots_that_cannot_play_are_told_why(tmp_path: Path, bots: list[str], sentence: str) -> None:
    with pytest.raises(AssertionError, match=sentence) as caught:
        run(tmp_path, "two_bots.py", "yin_yang", *bots)
    assert "Traceback" not in str(caught.value)


def test_a_bot_of_thirty_lines_enters_the_ladder(tmp_path: Path) -> None:
    source = (ROOT / "examples" / "my_bot.py").read_text(encoding="utf-8")
    body = source[source.index("class MyBot") : source.index("if __name__")]
    assert len(body.strip().splitlines()) <= 30
    printed = run(tmp_path, "my_bot.py", "yin_yang", "--games", "2", "--option", "turn_limit=20")
    for name in ("random", "easy", "mine"):
        assert name in printed


def test_training_makes_it_better_than_random(tmp_path: Path) -> None:
    printed = run(tmp_path, "train.py", "--decisions", "12000", "--target", "0.62", "--plot", "progress.png")
    last = printed.splitlines()[-1]
    assert last.startswith("from ")
    assert float(last.split()[3].rstrip("%")) > 55.0
    assert is_picture(tmp_path / "progress.png")


def test_a_dataset_is_analysed(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sampan.cli"]
    ladder = ["ladder", "yangtze", "--bots", "random,easy", "--games", "4", "--record", "games"]
    for arguments in (ladder, ["dataset", "games", "--out", "games.parquet"]):
        subprocess.run([*command, *arguments], cwd=tmp_path, capture_output=True, check=True)
    printed = run(tmp_path, "analyse.py", "games.parquet", "--plot", "winners.png")
    assert "easy" in printed
    assert "of 4 games" in printed
    assert is_picture(tmp_path / "winners.png")


@pytest.mark.parametrize(
    ("program", "arguments", "sentence"),
    [
        ("train.py", ["--plot", "none/x.png"], "cannot be written"),
        ("train.py", ["--plot", "x.xyz"], "cannot be written"),
        ("train.py", ["--seed", "-1"], "at least 0"),
        ("train.py", ["--target", "nan"], "a target is a share"),
        ("analyse.py", ["none.parquet"], "is not a dataset"),
        ("analyse.py", ["none.parquet", "--plot", "x"], "cannot be written"),
    ],
)
def test_what_cannot_be_done_is_said_at_once(tmp_path: Path, program: str, arguments: list[str], sentence: str) -> None:
    with pytest.raises(AssertionError, match=sentence) as caught:
        run(tmp_path, program, *arguments)
    assert "Traceback" not in str(caught.value)
