"""The ladder: its games are fair, paired and repeatable, and no bot can stop it."""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from high_card import HighCard

import sampan
from sampan import CHANCE, OVER, Bot, IllegalAction, OptionError, Outcome, Rng, SampanError, State
from sampan.core.match_file import read_match
from sampan.ladder import contest
from sampan.ladder.contest import Contest, Terms
from sampan.ladder.entrants import Entrant, read_entrants
from sampan.ladder.ladder import Ladder
from sampan.ladder.program import Program
from sampan.ladder.program_bot import ProgramBot
from sampan.ladder.record import Record
from sampan.ladder.result import GameResult, points_of
from sampan.ladder.schedule import Fixture
from sampan.ladder.standings import Standings

YIN_YANG = sampan.game("yin_yang")
DOCS = Path(__file__).parent.parent.parent / "docs" / "bots.md"
QUICK = {"turn_limit": 12}

pytestmark = pytest.mark.usefixtures("strangers")


def terms(bots: list[str], seats: int = 2, limit: float = 20.0, start: float = 60.0) -> Terms:
    options = YIN_YANG.start(seats, QUICK).options
    return Terms("yin_yang", seats, options, [Entrant(bot.partition(":")[0], bot) for bot in bots], "1", limit, start)


def play(bots: list[str], seats: tuple[int, ...] = (0, 1), limit: float = 20.0, start: float = 60.0) -> GameResult:
    return Contest(YIN_YANG, terms(bots, len(seats), limit, start), Fixture(0, 0, 0, seats)).play()


def strange(strangers: Path, *words: object) -> str:
    return " ".join(["cmd:" + sys.executable, str(strangers / "strange_programs.py"), *map(str, words)])


def gone(pid: int) -> bool:
    """Whether the process has ended, or will have in a moment."""
    for _ in range(200):
        try:
            os.kill(pid, 0)
            if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return True  # ended; nobody has asked after it yet
        except (ProcessLookupError, FileNotFoundError):
            return True
        time.sleep(0.05)
    return False


# Paired deals.


def opening(played: GameResult) -> list[int]:
    """What chance dealt before anybody could decide."""
    dealt: list[int] = []
    for entry in read_match(played.file.encode(), sampan.game).entries:
        if entry.by != CHANCE:
            break
        dealt.append(entry.action)
    return dealt


def test_all_rotations_begin_with_the_same_cards() -> None:
    ladder = Ladder(YIN_YANG, [Entrant("a", "random"), Entrant("b", "random")], 3, 6, "1", {"first_player": 0})
    games = [Contest(YIN_YANG, ladder.terms, fixture).play() for fixture in ladder.fixtures]
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
    monkeypatch.setattr(contest, "_ENDLESS", 20)
    played = play(["random", "easy"])
    assert played.points == (0.5, 0.5)
    assert read_match(played.file.encode(), sampan.game).outcome() is None


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
    played = play(["random", f"strange_bots:{kind}"], (1, 0), limit=0.5 if reason == "stalled" else 20.0)
    (forfeit,) = played.forfeits
    assert (forfeit.seat, forfeit.reason) == (0, reason)
    assert re.search(detail, forfeit.detail)
    assert played.points == (0, 1)
    match = read_match(played.file.encode(), sampan.game)
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
    played = play(["random", strange(strangers, way)], limit=0.5 if way == "silent" else 20.0)
    (forfeit,) = played.forfeits
    assert (forfeit.seat, forfeit.reason) == (1, STRANGE[way])
    assert forfeit.detail.isprintable()
    assert len(forfeit.detail) < 500
    assert played.points == (1, 0)
    assert played.thinking[1].decisions == 1  # it began well
    assert read_match(played.file.encode(), sampan.game).resigned == [1]
    if way == "complains":
        assert forfeit.detail == "I am out of ideas"


def test_a_program_that_does_not_even_listen_forfeits(strangers: Path) -> None:
    """Its pipe is soon full: nobody waits for it there either."""
    program = Program([sys.executable, str(strangers / "strange_programs.py"), "deaf"], 0.3, 0.3)
    with pytest.raises(contest.ProgramFailed) as caught:
        program.ask({"view": "x" * 1_000_000})
    program.close(kill=True)
    assert caught.value.reason == "stalled"


def test_a_program_that_is_not_there_forfeits() -> None:
    played = play(["random", "cmd:/nowhere/bot"])
    assert [(forfeit.seat, forfeit.reason) for forfeit in played.forfeits] == [(1, "died")]
    assert played.points == (1, 0)


def test_one_of_our_own_bots_that_fails_forfeits(monkeypatch: pytest.MonkeyPatch) -> None:
    class Failing(Bot):
        def choose(self, state: State, rng: Rng) -> int:
            raise ZeroDivisionError("oh")

    class Wrong(Bot):
        def choose(self, state: State, rng: Rng) -> int:
            return 999_999

    for bot, reason in [(Failing(), "failed"), (Wrong(), "nonsense")]:
        monkeypatch.setattr(contest, "bot", lambda name, bot=bot: bot if name == "easy" else sampan.bot(name))
        played = play(["random", "easy"])
        assert [(forfeit.seat, forfeit.reason) for forfeit in played.forfeits] == [(1, reason)]


def test_with_more_seats_the_game_goes_on_and_the_forfeited_seat_cannot_win() -> None:
    won_without = 0
    for deal in range(6):
        fixture = Fixture(deal, deal, 0, (0, 1, 0))
        played = Contest(YIN_YANG, terms(["random", "strange_bots:Cheating"], 3), fixture).play()
        assert [forfeit.seat for forfeit in played.forfeits] == [1]
        assert played.points[1] == 0
        assert sum(played.points) == pytest.approx(1)
        match = read_match(played.file.encode(), sampan.game)
        assert match.resigned == [1]
        assert any(entry.by == 1 for entry in match.entries)  # somebody played on for it
        outcome = match.outcome()
        assert outcome is not None
        assert outcome.reason != "resigned"
        won_without += 1 in outcome.winners
    assert won_without < 6


def test_when_all_but_one_forfeit_the_last_one_wins() -> None:
    played = play(["random", "strange_bots:Cheating", "strange_bots:Raising"], (1, 0, 2))
    assert [forfeit.seat for forfeit in played.forfeits] == [0, 2]
    assert played.points == (0, 1, 0)
    assert read_match(played.file.encode(), sampan.game).outcome() == Outcome((1,), (0, 1, 0), "resigned")


def test_what_a_bot_prints_disturbs_nobody() -> None:
    played = play(["strange_bots:Talking", "strange_bots:First"])
    assert played.forfeits == ()
    assert all(seat.decisions > seat.timed > 0 for seat in played.thinking)


# What a program is told, and what becomes of it.

RECORDER = """
import json, os, sys
with open(sys.argv[1], "a") as file:
    for line in sys.stdin:
        file.write(json.dumps([os.getpid(), json.loads(line)]) + "\\n")
        file.flush()
        print(json.dumps({"action": json.loads(line)["actions"][-1]}), flush=True)
"""


def asked(path: Path) -> list[tuple[int, dict[str, object]]]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def test_a_program_is_told_what_its_seat_may_suppose_and_never_the_truth(tmp_path: Path) -> None:
    """Design, invariant 4: the question is a function of what the seat knows, to the byte."""
    differences = 0
    for seed in range(12):
        state = YIN_YANG.start(3)
        rng = Rng(seed)
        while state.to_move() == CHANCE or len(state.legal()) < 2:
            state.apply(state.sample(rng))
        seat = int(state.to_move())
        other = state.resample(seat, Rng("another world"))
        file = tmp_path / str(seed)
        for world in (state, other):
            outsider = ProgramBot(YIN_YANG, [sys.executable, "-c", RECORDER, str(file)], 20.0, 60.0)
            action = outsider.decide(world, Rng(seed))
            outsider.close(False)
            assert action == state.legal()[-1]
        (_, question), (_, same) = asked(file)
        assert question == same
        assert (question["seat"], question["view"], question["legal"]) == (seat, state.view(seat), state.legal())
        assert question["actions"] == [YIN_YANG.describe(state, action) for action in state.legal()]
        assert YIN_YANG.restore(question["position"]).view(seat) == state.view(seat)
        differences += question["position"] != state.position()
    assert differences > 8


def test_every_seat_of_every_game_has_a_process_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "asked"
    (tmp_path / "recorder.py").write_text(RECORDER)
    bot = f"cmd:{sys.executable} {tmp_path / 'recorder.py'} {file}"
    for game in range(2):
        Contest(YIN_YANG, terms(["random", bot], 3), Fixture(game, 0, game, (1, 0, 1))).play()
    seats_of = {pid: {question["seat"] for other, question in asked(file) if other == pid} for pid, _ in asked(file)}
    assert sorted(map(sorted, seats_of.values())) == [[0], [0], [2], [2]]
    assert all(gone(pid) for pid in seats_of)


def test_what_a_program_has_started_ends_with_it(strangers: Path, tmp_path: Path) -> None:
    played = play(["random", strange(strangers, "child", tmp_path / "pid")])
    assert [forfeit.reason for forfeit in played.forfeits] == ["died"]
    assert gone(int((tmp_path / "pid").read_text()))


def test_forced_actions_are_nobodys_decisions(tmp_path: Path) -> None:
    file = tmp_path / "asked"
    (tmp_path / "recorder.py").write_text(RECORDER)
    played = play(["random", f"cmd:{sys.executable} {tmp_path / 'recorder.py'} {file}"])
    questions = [question for _, question in asked(file)]
    assert len(questions) == played.thinking[1].decisions
    assert min(len(question["legal"]) for question in questions) > 1


# The whole ladder.


def standings(ladder: Ladder, jobs: int) -> tuple[str, dict[str, object]]:
    record = Record()
    with closing(ladder.play(jobs)) as games:
        for played in games:
            record.add(played)
    return record.digest(), Standings(ladder, record.games()).data()


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
        played = Contest(game, ladder.terms, fixture).play()
        assert sum(played.points) == pytest.approx(1)
        assert played.forfeits == ()


# Keeping the files.


def test_files_are_kept_in_a_new_or_empty_folder(tmp_path: Path) -> None:
    played = play(["random", "random"])
    record = Record(tmp_path / "new" / "folder")
    record.add(played)
    (path,) = (tmp_path / "new" / "folder").iterdir()
    assert path.name == "000000.sampan.json"
    assert sampan.load_match(path).to_move() == OVER
    with pytest.raises(sampan.NotationError, match="is not empty"):
        Record(tmp_path / "new" / "folder")
    (tmp_path / "file").write_text("precious")
    with pytest.raises(sampan.NotationError, match="cannot be written"):
        Record(tmp_path / "file")
    assert (tmp_path / "file").read_text() == "precious"


def test_the_digest_depends_on_the_games_and_not_on_their_order() -> None:
    games = [Contest(YIN_YANG, terms(["random", "easy"]), Fixture(n, n, 0, (0, 1))).play() for n in range(3)]

    def digest(order: list[int]) -> str:
        record = Record()
        for number in order:
            record.add(games[number])
        return record.digest()

    assert digest([0, 1, 2]) == digest([2, 0, 1]) != digest([0, 1])


# Who may enter.


def test_names_on_the_ladder() -> None:
    typed = ["easy", "easy", "me=random", "strange_bots:First", "x.y=strange_bots:First", "cmd:cat"]
    typed += ["cmd:python3 -u bots/mine.py --depth=3", "it=cmd:cat --show-all"]
    names = ["easy", "easy 2", "me", "First", "x.y", "cat", "mine", "it"]
    assert [entrant.name for entrant in read_entrants(typed)] == names
    assert read_entrants(typed)[6].command() == ["python3", "-u", "bots/mine.py", "--depth=3"]


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("esay", "entrant-unknown"),
        ("", "entrant-unknown"),
        ("x=", "entrant-unknown"),
        ("a:b:c", "entrant-unknown"),
        ("mod ule:Class", "entrant-unknown"),
        (":Class", "entrant-unknown"),
        ("module:", "entrant-unknown"),
        ("http://example.org", "entrant-unknown"),
        ("a\x1b[31m:B", "entrant-unprintable"),
        ("cmd:", "entrant-command"),
        ("cmd:  ", "entrant-command"),
        ("cmd:'half", "entrant-command"),
        ("cmd:./nothing here", "entrant-program"),
        ("x" * 31 + "=easy", "entrant-name"),
        ("nowhere_at_all:Class", "entrant-class"),
        ("strange_bots:Nobody", "entrant-class"),
        ("strange_bots:Mute", "entrant-class"),
        ("strange_bots:Broken", "entrant-class"),
    ],
)
def test_who_may_not_enter(bot: str, reason: str) -> None:
    with pytest.raises(OptionError) as caught:
        read_entrants(["easy", bot])
    assert caught.value.reason == reason
    for language in sampan.text.LANGUAGES:
        assert caught.value.sentence(language).isprintable()


def test_a_refused_class_says_why() -> None:
    for bot, problem in {
        "nowhere_at_all:Class": "No module named 'nowhere_at_all'",
        "strange_bots:Mute": "Mute has no method choose",
        "strange_bots:Broken": "RuntimeError: not today",
    }.items():
        with pytest.raises(OptionError, match=problem):
            read_entrants(["easy", bot])


@pytest.mark.parametrize("count", [0, 1, 65])
def test_too_few_and_too_many(count: int) -> None:
    with pytest.raises(OptionError, match=f"2 to 64 bots, not {count}"):
        read_entrants(["easy"] * count)


# The examples of the documentation.


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
    played = play(["random", spec(tmp_path / name)], (1, 0, 1))
    assert played.forfeits == ()
    assert min(seat.decisions for seat in played.thinking) > 0


def test_the_documentation_s_class_is_stronger_than_random(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is an example worth following: 3 of 4 at least, and seldom less than all."""
    (tmp_path / "greedy.py").write_text(example("python", "class Greedy"))
    monkeypatch.setenv("PYTHONPATH", os.environ["PYTHONPATH"] + os.pathsep + str(tmp_path))
    options = YIN_YANG.start(2).options
    bots = [Entrant("random", "random"), Entrant("greedy", "greedy:Greedy")]
    long = Terms("yin_yang", 2, options, bots, "1", 20.0, 60.0)
    games = [Contest(YIN_YANG, long, Fixture(n, n // 2, n % 2, (n % 2, 1 - n % 2))).play() for n in range(4)]
    assert sum(played.points[played.fixture.bots.index(1)] for played in games) >= 3


def test_a_refused_action_is_told_in_words(strangers: Path) -> None:
    outsider = ProgramBot(YIN_YANG, [sys.executable, str(strangers / "strange_programs.py"), "illegal"], 20.0, 60.0)
    state = YIN_YANG.start(2)
    while state.to_move() == CHANCE:
        state.apply(state.sample(Rng(1)))
    outsider.decide(state, Rng(1))
    with pytest.raises(IllegalAction, match=r"\w+ \w+"):
        outsider.decide(state, Rng(1))
    outsider.close(True)
