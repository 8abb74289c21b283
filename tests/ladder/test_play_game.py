"""One game of a ladder: fair deals, a point to share, and no bot can stop it."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from ladder_games import RECORDER, YIN_YANG, asked, play, strange, terms

import sampan
from sampan import CHANCE, Bot, Outcome, Rng, State
from sampan.core.match_file import read_match
from sampan.ladder import play_game
from sampan.ladder.entrants import Entrant
from sampan.ladder.game_result import GameResult, points_of
from sampan.ladder.ladder import Ladder
from sampan.ladder.play_game import LadderGame
from sampan.ladder.schedule import Fixture

pytestmark = pytest.mark.usefixtures("strangers")


# Paired deals.


def opening(result: GameResult) -> list[int]:
    """What chance dealt before anybody could decide."""
    dealt: list[int] = []
    for entry in read_match(result.file.encode(), sampan.game).entries:
        if entry.by != CHANCE:
            break
        dealt.append(entry.action)
    return dealt


def test_all_rotations_begin_with_the_same_cards() -> None:
    ladder = Ladder(YIN_YANG, [Entrant("a", "random"), Entrant("b", "random")], 3, 6, "1", {"first_player": 0})
    games = [LadderGame(YIN_YANG, ladder.terms, fixture).play() for fixture in ladder.fixtures]
    by_deal = [[opening(game) for game in games if game.fixture.deal == deal] for deal in range(2)]
    assert len(by_deal[0][0]) > 5
    for openings in by_deal:
        assert openings == [openings[0]] * 3
    assert by_deal[0][0] != by_deal[1][0]


def test_the_file_of_a_game_is_a_match_whose_draws_are_proven() -> None:
    match = read_match(play(["random", "easy"], (1, 0, 1)).file.encode(), sampan.game)
    assert match.fair
    assert match.outcome() is not None
    players = [(player.name, player.bot) for player in match.players]
    assert players == [("easy", "easy"), ("random", "random"), ("easy (2)", "easy")]


# Points.


@pytest.mark.parametrize(
    ("winners", "forfeited", "points"),
    [
        ((1,), [], (0, 1, 0)),
        ((0, 2), [], (0.5, 0, 0.5)),
        ((), [], (1 / 3, 1 / 3, 1 / 3)),
        ((1,), [0], (0, 1, 0)),
        ((0, 1), [0], (0, 1, 0)),
        ((0,), [0], (0, 0.5, 0.5)),
        ((), [0], (0, 0.5, 0.5)),
    ],
)
def test_one_point_is_shared_and_who_forfeits_gets_nothing(
    winners: tuple[int, ...], forfeited: list[int], points: tuple[float, ...]
) -> None:
    assert points_of(Outcome(winners, (0, 0, 0), "goal"), 3, forfeited) == pytest.approx(points)


def test_a_game_without_end_is_stopped_and_nobody_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play_game, "_LONGEST_GAME", 20)
    result = play(["random", "easy"])
    assert result.points == (0.5, 0.5)
    assert read_match(result.file.encode(), sampan.game).outcome() is None


# Forfeits.


@pytest.mark.parametrize(
    ("kind", "reason", "detail"),
    [
        ("Raising", "died", "RuntimeError: I will not"),
        ("Dying", "died", "exit 3"),
        ("Cheating", "nonsense", "There is no action|not what is being decided"),
        ("Fractional", "died", "TypeError: .float. object cannot be"),
        ("Hanging", "stalled", "> 0.5 s"),
    ],
)
def test_a_class_that_fails_forfeits(kind: str, reason: str, detail: str) -> None:
    result = play(["random", f"strange_bots:{kind}"], (1, 0), limit=0.5 if reason == "stalled" else 20.0)
    (forfeit,) = result.forfeits
    assert (forfeit.seat, forfeit.reason) == (0, reason)
    assert re.search(detail, forfeit.detail)
    assert result.points == (0, 1)
    match = read_match(result.file.encode(), sampan.game)
    assert match.outcome() == Outcome((1,), (0, 1), "resigned")
    assert match.resigned == [0]


NONSENSE = [
    "empty",
    "words",
    "half",
    "list",
    "other",
    "none",
    "text",
    "fraction",
    "true",
    "illegal",
    "negative",
    "huge",
]
NONSENSE += ["unknown", "unkind", "odd", "deep", "binary"]
STRANGE = dict.fromkeys(NONSENSE, "nonsense") | {
    "endless": "nonsense",
    "silent": "stalled",
    "ends": "died",
    "complains": "died",
    "killed": "died",
}


@pytest.mark.parametrize("way", STRANGE)
def test_a_program_that_fails_forfeits(strangers: Path, way: str) -> None:
    result = play(["random", strange(strangers, way)], limit=0.5 if way == "silent" else 20.0)
    (forfeit,) = result.forfeits
    assert (forfeit.seat, forfeit.reason) == (1, STRANGE[way])
    assert forfeit.detail.isprintable()
    assert len(forfeit.detail) < 500
    assert result.points == (1, 0)
    assert result.thinking[1].decisions == 1  # it began well
    assert read_match(result.file.encode(), sampan.game).resigned == [1]
    if way == "complains":
        assert forfeit.detail == "I am out of ideas"


def test_a_program_that_is_not_there_forfeits() -> None:
    result = play(["random", "cmd:/nowhere/bot"])
    assert [(forfeit.seat, forfeit.reason) for forfeit in result.forfeits] == [(1, "died")]
    assert result.points == (1, 0)


def test_one_of_our_own_bots_that_fails_forfeits(monkeypatch: pytest.MonkeyPatch) -> None:
    class Failing(Bot):
        def choose(self, state: State, rng: Rng) -> int:
            raise ZeroDivisionError("oh")

    class Wrong(Bot):
        def choose(self, state: State, rng: Rng) -> int:
            return 999_999

    for bot, reason in [(Failing(), "failed"), (Wrong(), "nonsense")]:
        monkeypatch.setattr(play_game, "bot", lambda name, bot=bot: bot if name == "easy" else sampan.bot(name))
        result = play(["random", "easy"])
        assert [(forfeit.seat, forfeit.reason) for forfeit in result.forfeits] == [(1, reason)]


def test_with_more_seats_the_game_goes_on_and_the_forfeited_seat_cannot_win() -> None:
    won_without = 0
    for deal in range(6):
        fixture = Fixture(deal, deal, 0, (0, 1, 0))
        result = LadderGame(YIN_YANG, terms(["random", "strange_bots:Cheating"], 3), fixture).play()
        assert [forfeit.seat for forfeit in result.forfeits] == [1]
        assert result.points[1] == 0
        assert sum(result.points) == pytest.approx(1)
        match = read_match(result.file.encode(), sampan.game)
        assert match.resigned == [1]
        assert any(entry.by == 1 for entry in match.entries)  # somebody result on for it
        outcome = match.outcome()
        assert outcome is not None
        assert outcome.reason != "resigned"
        won_without += 1 in outcome.winners
    assert won_without < 6


def test_when_all_but_one_forfeit_the_last_one_wins() -> None:
    result = play(["random", "strange_bots:Cheating", "strange_bots:Raising"], (1, 0, 2))
    assert [forfeit.seat for forfeit in result.forfeits] == [0, 2]
    assert result.points == (0, 1, 0)
    assert read_match(result.file.encode(), sampan.game).outcome() == Outcome((1,), (0, 1, 0), "resigned")


def test_what_a_bot_prints_disturbs_nobody() -> None:
    result = play(["strange_bots:Talking", "strange_bots:First"])
    assert result.forfeits == ()
    assert all(seat.decisions > seat.timed > 0 for seat in result.thinking)


def test_forced_actions_are_nobodys_decisions(tmp_path: Path) -> None:
    file = tmp_path / "asked"
    (tmp_path / "recorder.py").write_text(RECORDER)
    result = play(["random", f"cmd:{sys.executable} {tmp_path / 'recorder.py'} {file}"])
    questions = [question for _, question in asked(file)]
    assert len(questions) == result.thinking[1].decisions
    assert min(len(question["legal"]) for question in questions) > 1
