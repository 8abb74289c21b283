"""The whole ladder: repeatable however many processes play it, and nothing is left of it when it ends."""

from __future__ import annotations

import shutil
import sys
from contextlib import closing
from pathlib import Path

import pytest
from high_card import HighCard
from ladder_games import QUICK, RECORDER, YIN_YANG, asked, gone

from sampan import SampanError
from sampan.ladder.entrants import Entrant, read_entrants
from sampan.ladder.game_archive import GameArchive
from sampan.ladder.ladder import Ladder
from sampan.ladder.play_game import LadderGame
from sampan.ladder.standings import Standings

pytestmark = pytest.mark.usefixtures("strangers")


def standings(ladder: Ladder, jobs: int) -> tuple[str, dict[str, object]]:
    archive = GameArchive()
    with closing(ladder.play(jobs)) as games:
        for result in games:
            archive.add(result)
    return archive.digest(), Standings(ladder, archive.games()).data()


def test_the_same_seed_gives_the_same_ladder_however_many_play_at_a_time() -> None:
    bots = read_entrants(["random", "strange_bots:Talking", "random"])

    def ladder(seed: str) -> Ladder:
        return Ladder(YIN_YANG, bots, 2, 2, seed, QUICK)

    digest, data = standings(ladder("1"), 1)
    assert standings(ladder("1"), 3) == (digest, data)
    assert standings(ladder("2"), 2)[0] != digest
    table = data["bots"]
    assert isinstance(table, list)
    assert sum(row["points"] for row in table) == 6
    assert [row["seats"] for row in table] == [4, 4, 4]


def test_closing_a_ladder_ends_all_that_it_started(tmp_path: Path) -> None:
    (tmp_path / "recorder.py").write_text(RECORDER)
    bots = read_entrants(["random", f"cmd:{sys.executable} {tmp_path / 'recorder.py'} {tmp_path / 'asked'}"])
    ladder = Ladder(YIN_YANG, bots, 2, 1000, "1")
    with closing(ladder.play(2)) as games:
        next(games)
        next(games)
    assert all(gone(pid) for pid in {pid for pid, _ in asked(tmp_path / "asked")})


def test_a_process_that_dies_ends_the_ladder_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", shutil.which("false"))
    ladder = Ladder(YIN_YANG, [Entrant("a", "random"), Entrant("b", "random")], 2, 10, "1")
    with closing(ladder.play(2)) as games, pytest.raises(SampanError, match="playing games died"):
        next(games)


def test_of_two_seats_each_is_alone() -> None:
    assert not Ladder(YIN_YANG, [Entrant("a", "random"), Entrant("b", "random")], 2, 10, "1", lone=True).lone


def test_a_ladder_knows_no_game() -> None:
    """A toy game, in this process: the registry does not know it."""
    game = HighCard()
    ladder = Ladder(game, [Entrant("a", "random"), Entrant("b", "easy")], 3, 4, "1")
    for fixture in ladder.fixtures:
        result = LadderGame(game, ladder.terms, fixture).play()
        assert sum(result.points) == pytest.approx(1)
        assert result.forfeits == ()
