"""Every registered game keeps to the conformance kit, and every compiled module to its source."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import sampan
from sampan import text
from sampan.testing import check_game

ROOT = Path(__file__).parents[2]
CHECKSUM = """
import sampan
from sampan.testing import check_game
games = [sampan.game(key) for key in sampan.game_keys()]
print(sampan.compiled, *[check_game(game, seats=[3], extra_games=1, closeness=60, most_steps=500) for game in games])
"""
SEATS = [
    (key, seats)
    for key in sampan.game_keys()
    for seats in range(sampan.game(key).fewest_seats, sampan.game(key).most_seats + 1)
]


@pytest.mark.parametrize(("key", "seats"), SEATS)
def test_conformance(key: str, seats: int) -> None:
    # Uncompiled the same laws are looked at in fewer places: `make test` runs both forms.
    if sampan.compiled:
        # What one look costs grows with the seats, and so do the games. Between the fewest and the most little is new.
        game = sampan.game(key)
        apart = 1 if seats in (game.fewest_seats, game.most_seats) else 3
        check_game(game, seats=[seats], closeness=6 * apart * max(3, seats))
    else:
        check_game(sampan.game(key), seats=[seats], extra_games=1, closeness=120, most_steps=500)


def checksums(path: str) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": path}
    run = subprocess.run(
        [sys.executable, "-c", CHECKSUM], env=environment, cwd="/", capture_output=True, text=True, check=True
    )
    return run.stdout.split()


@pytest.mark.skipif(not sampan.compiled, reason="needs an installed, compiled Sampan to compare with")
def test_compiled_equals_uncompiled() -> None:
    compiled, uncompiled = checksums(""), checksums(str(ROOT / "src"))
    assert (compiled[0], uncompiled[0]) == ("True", "False")
    assert compiled[1:] == uncompiled[1:]


@pytest.mark.parametrize("key", sampan.game_keys())
def test_options_and_guide_have_words_in_both_languages(key: str) -> None:
    game = sampan.game(key)
    for form in game.forms():
        for words in (form["label"], form["help"]):
            assert isinstance(words, dict)
            assert set(words) == set(text.LANGUAGES)
            assert all(words.values())
    for language in text.LANGUAGES:
        assert game.guide(language).startswith("# ")


@pytest.mark.parametrize("key", sampan.game_keys())
def test_a_game_is_one_folder_and_one_registry_line(key: str) -> None:
    """Design, invariant 7: no other code knows a game by name."""
    package = ROOT / "src" / "sampan"
    home = package / "games" / key
    named = re.compile(rf"\b{key}\b")  # one key may be a part of another
    for source in package.rglob("*.py"):
        if home not in source.parents:
            mentions = [line for line in source.read_text().splitlines() if named.search(line) and "import" not in line]
            allowed = 1 if source == package / "games" / "registry.py" else 0
            assert len(mentions) <= allowed, f"{source} names {key}: {mentions}"
