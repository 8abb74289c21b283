"""What a program is told, and what becomes of its answers."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from ladder_games import RECORDER, YIN_YANG, asked, gone, play, strange, terms

from sampan import CHANCE, IllegalAction, Rng
from sampan.ladder.play_game import LadderGame
from sampan.ladder.program_bot import ProgramBot
from sampan.ladder.schedule import Fixture

pytestmark = pytest.mark.usefixtures("strangers")


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
            program_bot = ProgramBot(YIN_YANG, [sys.executable, "-c", RECORDER, str(file)], 20.0, 60.0)
            action = program_bot.decide(world, Rng(seed))
            program_bot.close(False)
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
        LadderGame(YIN_YANG, terms(["random", bot], 3), Fixture(game, 0, game, (1, 0, 1))).play()
    seats_of = {pid: {question["seat"] for other, question in asked(file) if other == pid} for pid, _ in asked(file)}
    assert sorted(map(sorted, seats_of.values())) == [[0], [0], [2], [2]]
    assert all(gone(pid) for pid in seats_of)


def test_what_a_program_has_started_ends_with_it(strangers: Path, tmp_path: Path) -> None:
    result = play(["random", strange(strangers, "child", tmp_path / "pid")])
    assert [forfeit.reason for forfeit in result.forfeits] == ["died"]
    assert gone(int((tmp_path / "pid").read_text()))


def test_a_refused_action_is_told_in_words(strangers: Path) -> None:
    program_bot = ProgramBot(YIN_YANG, [sys.executable, str(strangers / "strange_programs.py"), "illegal"], 20.0, 60.0)
    state = YIN_YANG.start(2)
    while state.to_move() == CHANCE:
        state.apply(state.sample(Rng(1)))
    program_bot.decide(state, Rng(1))
    with pytest.raises(IllegalAction, match=r"\w+ \w+"):
        program_bot.decide(state, Rng(1))
    program_bot.close(True)
