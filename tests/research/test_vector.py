"""Many games as arrays: the same games however many processes play them, and nothing lost when one of them fails."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import time
from typing import Any

import numpy as np
import pytest

import sampan
from sampan import Bot, IllegalAction, Rng, State
from sampan.research import shard_process, vector
from sampan.research.gymnasium import SeatVectorEnv
from sampan.research.shard import Shard
from sampan.research.vector import Games

NAMES = ("observations", "masks", "movers", "rewards", "dones")


class First(Bot):
    """Takes the first action there is."""

    def choose(self, state: State, rng: Rng) -> int:
        return state.legal()[0]


class Breaking(Bot):
    """Fails when asked for the tenth time, in any process but the one that runs the tests."""

    def __init__(self) -> None:
        self.here, self.asked = os.getpid(), 0

    def choose(self, state: State, rng: Rng) -> int:
        self.asked += 1
        if self.asked == 10 and os.getpid() != self.here:
            raise ZeroDivisionError("no more")
        return state.legal()[0]


class Stopping(Bot):
    """Takes the whole process down when it is asked, unless it is the one that runs the tests."""

    def __init__(self) -> None:
        self.here = os.getpid()

    def choose(self, state: State, rng: Rng) -> int:
        if os.getpid() != self.here:
            os.kill(os.getpid(), signal.SIGKILL)
        return state.legal()[0]


def play_on(games: Games) -> None:
    for _ in range(50):
        games.step(games.sample())


def all_of(games: Games) -> list[Any]:
    shown = [getattr(games, name).tolist() for name in NAMES]
    return [*shown, games.finals[games.dones].tolist(), games.decisions]


@pytest.mark.parametrize("key", sampan.game_keys())
def test_the_same_games_however_many_processes_play_them(key: str) -> None:
    bots = [None, "random", "random"]
    several = [Games(key, 7, 3, bots=bots, seed=4, workers=workers) for workers in (1, 2, 3)]
    ended = 0
    for step in range(100_000):
        stories = [all_of(games) for games in several]
        assert stories[0] == stories[1] == stories[2]
        actions = [games.sample() for games in several]
        assert actions[0] == actions[1] == actions[2]
        for games in several:
            games.step(actions[0] if step % 2 else np.array(actions[0]))
        ended += int(several[0].dones.sum())
        if ended > 9:
            break
    assert ended > 9
    for number in range(7):
        assert len({str(games.state(number).position()) for games in several}) == 1
    for games in several:
        games.restart(5)
    assert all_of(several[0])[:5] == all_of(several[1])[:5] == all_of(several[2])[:5]
    for games in several:
        games.close()


@pytest.mark.parametrize("method", multiprocessing.get_all_start_methods())
def test_processes_may_be_started_in_any_way(method: str, monkeypatch: pytest.MonkeyPatch) -> None:
    context = multiprocessing.get_context(method)
    monkeypatch.setattr(multiprocessing, "get_context", lambda: context)
    alone, divided = (Games("yangtze", 3, 2, bots=[None, "easy"], seed=1, workers=workers) for workers in (1, 2))
    for _ in range(5):
        actions = alone.sample()
        assert divided.sample() == actions
        alone.step(actions)
        divided.step(actions)
        assert all_of(divided) == all_of(alone)
    divided.close()


def test_bots_and_options_reach_every_process() -> None:
    options = {"turn_limit": 5}
    one, two = (Games("yin_yang", 4, 2, options, [First(), None], seed=1, workers=workers) for workers in (1, 2))
    for _ in range(40):
        actions = one.sample()
        one.step(actions)
        two.step(actions)
        assert all_of(one) == all_of(two)
    assert two.state(3).position()["options"] == one.state(3).position()["options"]
    assert one.state(0).options["turn_limit"] == 5


@pytest.mark.parametrize("workers", [1, 2])
def test_what_is_not_legal_changes_nothing_in_any_process(workers: int) -> None:
    games = Games("yangtze", 4, 2, seed=1, workers=workers)
    good, before = games.sample(), all_of(games)
    illegal = [next(code for code, bit in enumerate(mask) if not bit) for mask in games.masks]
    wrong = [[*good[:number], illegal[number], *good[number + 1 :]] for number in range(4)]
    wrong += [[*good[:3], odd] for odd in (-1, games.actions, 10**30, 0.5, "a", None)]
    for actions in [*wrong, good[:3], [*good, 1], [], np.array([0.5] * 4), 3, "abcd"]:
        with pytest.raises(IllegalAction) as caught:
            games.step(actions)
        assert caught.value.sentence().endswith(".")
    assert all_of(games) == before
    games.step(good)
    assert all_of(games) != before


@pytest.mark.parametrize("workers", [1, 2])
def test_true_is_not_the_action_1(workers: int) -> None:
    games = Games("yin_yang", 2, seed=1, workers=workers)
    assert games.masks[:, 1].all()
    before = all_of(games)
    for flags in ([True, True], [1, True], np.array([True, True])):
        with pytest.raises(IllegalAction, match=r"An action is a whole number or .* not True"):
            games.step(flags)
    assert all_of(games) == before


@pytest.mark.parametrize("workers", [1, 2])
def test_the_arrays_cannot_be_written_to(workers: int) -> None:
    games = Games("yin_yang", 2, workers=workers)
    for name in (*NAMES, "finals"):
        with pytest.raises(ValueError, match="read-only"):
            getattr(games, name)[:] = 0


def test_a_seat_to_move_sees_what_its_view_shows_in_every_process() -> None:
    games = Games("yellow_yangtze", 4, 3, seed=2, workers=2)
    for _ in range(50):
        games.step(games.sample())
    for number in range(4):
        state, mover = games.state(number), int(games.movers[number])
        resampled = state.resample(mover, Rng(number))
        assert games.observations[number].tolist() == sampan.research.observations.observe(resampled, mover).tolist()
        assert np.flatnonzero(games.masks[number]).tolist() == resampled.legal()


def test_who_asks_for_nonsense_is_told() -> None:
    for workers in (0, 3, -1, 1.5, "2", None, True):
        with pytest.raises(ValueError, match="`workers` is a whole number from 1 to 2"):
            Games("yin_yang", 2, workers=workers)  # type: ignore[arg-type]
    for count in (0, -1, 2.5, "4", None, [4], True, 10**30):
        with pytest.raises(ValueError, match="`count` is a whole number from 1 to"):
            Games("yin_yang", count)  # type: ignore[arg-type]
    for game in (None, 3, Games):
        with pytest.raises(ValueError, match="a game or its key"):
            Games(game, 2)  # type: ignore[arg-type]
    for seed in (1.5, b"x", [1]):
        with pytest.raises(ValueError, match="a seed is"):
            Games("yin_yang", 2, seed=seed)  # type: ignore[arg-type]
    for bots in (5, "random", [None], iter([None, None])):
        with pytest.raises(ValueError, match="`bots` is a list of 2"):
            Games("yin_yang", 2, bots=bots)  # type: ignore[arg-type]
    for bot in (3, First, {}, np.int64(2), np.array(["easy"])):
        with pytest.raises(ValueError, match="a bot is named"):
            Games("yin_yang", 2, bots=[None, bot])
    with pytest.raises(ValueError, match="must be None"):
        Games("yin_yang", 2, bots=["random", "random"])
    games = Games("yin_yang", 2)
    for number in (-1, 2, 0.5, "0", None):
        with pytest.raises(IndexError, match="from 0 to 1"):
            games.state(number)  # type: ignore[arg-type]


@pytest.mark.parametrize("workers", [1, 2])
def test_numbers_may_be_numpys(workers: int) -> None:
    games = Games("yin_yang", np.int64(4), np.int64(2), seed=np.int64(1), workers=np.int64(workers))  # type: ignore[arg-type]
    other = Games("yin_yang", 4, 2, seed=1)
    assert games.state(np.int64(2)).position() == other.state(2).position()  # type: ignore[arg-type]
    games.step([np.int64(action) for action in games.sample()])  # type: ignore[arg-type]
    other.step(other.sample())
    assert all_of(games) == all_of(other)
    games.restart(np.int64(5))  # type: ignore[arg-type]
    other.restart(5)
    assert games.observations.tolist() == other.observations.tolist()


@pytest.mark.parametrize("workers", [1, 2])
def test_a_short_cut_that_no_mask_lists_is_refused(workers: int) -> None:
    game = sampan.game("yangtze")
    games = Games("yangtze", 2, 2, seed=1, workers=workers)
    while not any(game.describe(games.state(0), code)["kind"] == "bid" for code in games.state(0).legal()):
        games.step(games.sample())
    bid = game.find(games.state(0), {"kind": "bid", "amount": 17})
    assert bid >= games.actions
    good, before = games.sample(), all_of(games)
    for actions in ([bid, good[1]], [good[0], bid]):
        with pytest.raises(IllegalAction):
            games.step(actions)
    assert all_of(games) == before


def test_any_class_that_chooses_is_a_bot() -> None:
    class Plain:
        def choose(self, state: State, rng: Rng) -> Any:
            return np.int64(state.legal()[0])

    plain, first = (Games("yin_yang", 2, 2, bots=[None, bot], seed=1) for bot in (Plain(), First()))
    for _ in range(30):
        actions = first.sample()
        first.step(actions)
        plain.step(actions)
    assert all_of(first) == all_of(plain)


def test_a_step_that_was_broken_off_does_not_go_unnoticed() -> None:
    class Wrong(Bot):
        def choose(self, state: State, rng: Rng) -> int:
            return 10**6 if rng.below(10) == 0 else state.legal()[0]

    games = Games("yin_yang", 4, 2, {"first_player": 0}, [None, Wrong()], seed=1)
    with pytest.raises(RuntimeError, match="the bot at seat 1 went wrong"):
        play_on(games)
    for use in (games.sample, lambda: games.step([0] * 4)):
        with pytest.raises(RuntimeError, match="restart"):
            use()
    games = Games("yin_yang", 4, 2, {"first_player": 0}, [None, Wrong()], seed=1)
    with pytest.raises(RuntimeError):
        play_on(games)
    games.restart(2)  # up to the learner's first decision, which no bot's comes before
    assert len(games.sample()) == 4


def test_the_games_may_be_used_in_a_block() -> None:
    with Games("yin_yang", 2, workers=2) as games:
        games.step(games.sample())
    with pytest.raises(ValueError, match="closed"):
        games.sample()


def test_a_bot_that_fails_is_reported_and_the_games_are_closed() -> None:
    games = Games("yin_yang", 4, 2, bots=[None, Breaking()], seed=1, workers=2)
    with pytest.raises(RuntimeError, match="no more"):
        play_on(games)
    with pytest.raises(ValueError, match="closed"):
        games.sample()


def test_a_process_that_dies_is_noticed() -> None:
    games = Games("yin_yang", 2, 2, {"first_player": 0}, [None, Stopping()], seed=1, workers=2)
    with pytest.raises(RuntimeError, match="died"):
        play_on(games)
    with pytest.raises(ValueError, match="closed"):
        games.step([0, 0])


def test_processes_go_home_when_they_are_not_needed() -> None:
    gc.collect()  # of the other tests
    before = len(multiprocessing.active_children())
    closed, forgotten = (Games("yin_yang", 2, workers=2) for _ in range(2))
    assert len(multiprocessing.active_children()) == before + 2
    closed.close()
    closed.close()
    for use in (closed.sample, closed.restart, lambda: closed.state(1), lambda: closed.step([0, 0])):
        with pytest.raises((ValueError, IllegalAction)):
            use()
    del forgotten, use
    gc.collect()
    assert len(multiprocessing.active_children()) == before


@pytest.mark.parametrize("stepped", [False, True])
def test_an_interrupted_step_leaves_everybody_in_step(monkeypatch: pytest.MonkeyPatch, stepped: bool) -> None:
    games, alone = (Games("yin_yang", 4, 2, seed=3, workers=workers) for workers in (2, 1))
    worker = games._playing._processes[0]  # type: ignore[union-attr]
    order = shard_process.STEP if stepped else shard_process.SAMPLE
    finish = worker.finish

    def interrupted() -> None:
        if worker._order[0] == order:
            monkeypatch.setattr(worker, "finish", finish)
            raise KeyboardInterrupt
        finish()

    actions = games.sample()
    monkeypatch.setattr(worker, "finish", interrupted)
    with pytest.raises(KeyboardInterrupt):
        games.step(actions) if stepped else games.sample()
    if stepped:  # some games may have gone on without others
        for use in (games.sample, lambda: games.step(actions)):
            with pytest.raises(RuntimeError, match="restart"):
                use()
    else:
        games.step(actions)
    for each in (games, alone):
        each.restart(5)
    for _ in range(20):
        actions = games.sample()
        assert actions == alone.sample()
        games.step(actions)
        alone.step(actions)
        assert all_of(games)[:6] == all_of(alone)[:6]
    games.close()


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="there are no such signals here")
@pytest.mark.parametrize("workers", [1, 2, 3])
def test_whenever_it_is_interrupted_it_can_be_restarted(workers: int) -> None:
    games, alone = (Games("yin_yang", 6, 2, seed=1, workers=count) for count in (workers, 1))
    before = signal.signal(signal.SIGALRM, signal.default_int_handler)
    broken = 0
    try:
        for number in range(60):
            try:
                signal.setitimer(signal.ITIMER_REAL, 0.0005 + 0.00002 * number)
                while True:
                    games.step(games.sample())
            except KeyboardInterrupt:
                pass
            if games._playing._midway if workers > 1 else games._playing.batch._midway:  # type: ignore[union-attr]
                with pytest.raises(RuntimeError, match="restart"):
                    games.sample()
                broken += 1
            games.restart(number)
            alone.restart(number)
            assert all_of(games)[:5] == all_of(alone)[:5]
            actions = alone.sample()
            assert games.sample() == actions
            games.step(actions)
            alone.step(actions)
            assert all_of(games)[:5] == all_of(alone)[:5]
    finally:
        signal.signal(signal.SIGALRM, before)
    assert broken > 0 or workers == 1  # compiled code is seldom interrupted
    games.close()


def test_a_process_that_died_is_told_of_whatever_is_asked() -> None:
    for use in (lambda games: games.restart(1), lambda games: games.state(5), lambda games: games.sample()):
        games = Games("yin_yang", 6, seed=1, workers=2)
        process = games._playing._processes[0]._process  # type: ignore[union-attr]
        os.kill(process.pid, signal.SIGKILL)
        process.join()
        with pytest.raises(RuntimeError, match="has died"):
            use(games)
        with pytest.raises(ValueError, match="closed"):
            games.sample()


def test_a_copy_of_the_process_does_not_send_the_others_home() -> None:
    games = Games("yin_yang", 4, seed=1, workers=2)
    child = os.fork()
    if child == 0:
        games.close()
        os._exit(0)
    os.waitpid(child, 0)
    games.step(games.sample())
    games.close()


def start_another(made: Any) -> None:
    try:
        Games("yin_yang", 2, workers=2)
    except ValueError as problem:
        made.put(str(problem))


def test_a_daemonic_process_is_told_that_it_cannot_have_others() -> None:
    context = multiprocessing.get_context("fork")
    made = context.Queue()
    process = context.Process(target=start_another, args=(made,), daemon=True)
    process.start()
    assert "`workers` must be 1" in made.get(timeout=60)
    process.join()


def test_what_cannot_be_handed_to_another_process_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    class Local(First):
        pass

    context = multiprocessing.get_context("spawn")
    monkeypatch.setattr(multiprocessing, "get_context", lambda: context)
    with pytest.raises(ValueError, match="by its key"):
        Games("yin_yang", 2, bots=[None, Local()], workers=2)


def test_a_bot_cannot_foresee_what_chance_will_draw() -> None:
    class Seer(Bot):
        """Notes what its generator would draw next."""

        def __init__(self) -> None:
            self.foreseen: list[int] = []

        def choose(self, state: State, rng: Rng) -> int:
            copied = Rng(0)
            copied.become(rng)
            self.foreseen.append(int(copied.word()))
            return state.legal()[0]

    seer = Seer()
    games = Games("yin_yang", 1, 2, {"first_player": 1}, [None, seer], seed=4)
    games.step(games.sample())
    chance = Rng("4/0")
    assert seer.foreseen
    assert not {int(chance.word()) for _ in range(10_000)} & set(seer.foreseen)


def test_who_waits_long_sleeps_and_is_woken() -> None:
    games = Games("yin_yang", 2, seed=1, workers=2)
    time.sleep(1.5)  # longer than the other looks whether this one is still there
    before = games.decisions
    games.step(games.sample())
    assert games.decisions == before + 2
    games.close()


def test_a_vector_of_environments_may_have_several_processes() -> None:
    one, two = (SeatVectorEnv("dragon_delta", 4, seats=2, workers=workers) for workers in (1, 2))
    first, _ = one.reset(seed=1)
    other, _ = two.reset(seed=1)
    for _ in range(30):
        assert first["observation"].tolist() == other["observation"].tolist()
        actions = np.array(one.games.sample())
        first, other = one.step(actions)[0], two.step(actions)[0]
    two.close()
    with pytest.raises(ValueError, match="closed"):
        two.reset()


@pytest.mark.parametrize("faster", [1, 2])
def test_whichever_way_is_faster_the_games_are_the_same(faster: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With "auto" the way that was faster in a trial plays, and nothing of the trial is left in the games."""

    def rate(playing: object) -> float:
        playing.step(playing.sample())  # type: ignore[attr-defined]
        return float(isinstance(playing, Shard) == (faster == 1))

    monkeypatch.setattr(vector, "_steps_per_second", rate)
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    with Games("yin_yang", 4, seed=3, workers="auto") as chosen, Games("yin_yang", 4, seed=3) as alone:
        assert isinstance(chosen._playing, Shard) == (faster == 1)
        assert chosen.decisions == 0
        for _ in range(20):
            actions = alone.sample()
            assert chosen.sample() == actions
            alone.step(actions)
            chosen.step(actions)
            assert (chosen.observations == alone.observations).all()


def test_the_faster_way_is_found_by_trying() -> None:
    with Games("yin_yang", 4, seed=3, workers="auto") as games:
        games.step(games.sample())
    with pytest.raises(ValueError, match="whole number from 1 to 4"):
        Games("yin_yang", 4, workers="many")  # type: ignore[arg-type]
