"""Keeping the games of a ladder."""

from __future__ import annotations

from pathlib import Path

import pytest
from ladder_games import YIN_YANG, play, terms

import sampan
from sampan import OVER
from sampan.ladder.game_archive import GameArchive
from sampan.ladder.play_game import LadderGame
from sampan.ladder.schedule import Fixture

pytestmark = pytest.mark.usefixtures("strangers")


def test_files_are_kept_in_a_new_or_empty_folder(tmp_path: Path) -> None:
    result = play(["random", "random"])
    archive = GameArchive(tmp_path / "new" / "folder")
    archive.add(result)
    (path,) = (tmp_path / "new" / "folder").iterdir()
    assert path.name == "000000.sampan.json"
    assert sampan.load_match(path).to_move() == OVER
    with pytest.raises(sampan.NotationError, match="is not empty"):
        GameArchive(tmp_path / "new" / "folder")
    (tmp_path / "file").write_text("precious")
    with pytest.raises(sampan.NotationError, match="cannot be written"):
        GameArchive(tmp_path / "file")
    assert (tmp_path / "file").read_text() == "precious"


def test_the_digest_depends_on_the_games_and_not_on_their_order() -> None:
    games = [LadderGame(YIN_YANG, terms(["random", "easy"]), Fixture(n, n, 0, (0, 1))).play() for n in range(3)]

    def digest(order: list[int]) -> str:
        archive = GameArchive()
        for number in order:
            archive.add(games[number])
        return archive.digest()

    assert digest([0, 1, 2]) == digest([2, 0, 1]) != digest([0, 1])
