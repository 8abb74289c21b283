"""Many games stepped at once go as each would go alone."""

from __future__ import annotations

import pytest
from high_card import HighCard
from librt.vecs import append, extend, vec
from mypy_extensions import i16, i64, u8

import sampan
from sampan import CHANCE, OVER, Bot, Game, IllegalAction, Rng, State, decide
from sampan.bots.batch import Batch
from sampan.core.rewards import rewards
from sampan.testing import observation


class Alone:
    """The same in a few plain lines: one game after another, each with the numbers of its own generator."""

    def __init__(self, game: Game, seats: int, count: int, bots: list[Bot | None], seed: int) -> None:
        self.game, self.seats, self.bots = game, seats, bots
        self.rngs = [Rng(f"{seed}/{number}") for number in range(count)]
        self.states: list[State] = []
        self.ended: list[list[float] | None] = []
        self.decisions = 0
        for _ in range(count):
            self.states.append(game.start(seats))
            self.play_on(len(self.states) - 1)
        self.ended = [None] * count

    def play_on(self, number: int) -> list[float] | None:
        ended, rng = None, self.rngs[number]
        while True:
            state = self.states[number]
            mover = int(state.to_move())
            if mover == OVER:
                outcome = state.outcome()
                assert outcome is not None
                ended = rewards(outcome, self.seats)
                self.states[number] = self.game.start(self.seats)
            elif mover == CHANCE:
                state.apply(state.sample(rng))
            elif (bot := self.bots[mover]) is None:
                return ended
            else:
                self.decisions += 1
                state.apply(state.sample(rng) if bot is sampan.bot("random") else decide(bot, state, rng))

    def step(self, actions: list[int]) -> None:
        for number, action in enumerate(actions):
            self.states[number].apply(action)
            self.decisions += 1
            self.ended[number] = self.play_on(number)


def check_same(batch: Batch, alone: Alone) -> None:
    size, codes, seats = batch.encoding.size, int(batch.actions), alone.seats
    seen, masks = list(batch.observations), list(batch.masks)
    for number, state in enumerate(alone.states):
        mover = int(state.to_move())
        assert batch.movers[number] == mover
        assert batch.state(number).position() == state.position()
        assert seen[number * size : (number + 1) * size] == observation(state, mover)
        mask = masks[number * codes : (number + 1) * codes]
        assert [code for code in range(codes) if mask[code]] == state.legal()
        worth = [batch.rewards[number * seats + seat] for seat in range(seats)]
        assert worth == (alone.ended[number] or [0.0] * seats)
        assert bool(batch.dones[number]) == (alone.ended[number] is not None)
    assert batch.decisions == alone.decisions


@pytest.mark.parametrize("key", sampan.game_keys())
@pytest.mark.parametrize("bots", [[None, None, None], ["random", None, "random"]])
def test_they_go_as_each_would_alone(key: str, bots: list[str | None]) -> None:
    game = sampan.game(key)
    seated = [None if bot is None else sampan.bot(bot) for bot in bots]
    batch = Batch(game, 3, None, 3, seated, 5)
    alone = Alone(game, 3, 3, seated, 5)
    check_same(batch, alone)
    ended = 0
    for step in range(100_000):
        actions = batch.sample()
        batch.step(actions)
        alone.step(actions)
        ended += sum(batch.dones)
        if step % 17 == 0 or any(batch.dones):
            check_same(batch, alone)
        if ended >= 4:
            break
    assert ended >= 4


@pytest.mark.parametrize("key", sampan.game_keys())
def test_what_is_written_over_an_older_position_is_as_if_written_anew(key: str) -> None:
    game = sampan.game(key)
    for seats in range(game.fewest_seats, game.most_seats + 1):
        rng = Rng(seats)
        first = game.start(seats)
        size, codes = first.observation_fields().size, int(first.action_codes())
        seen, memory = vec[i16]([7] * (size + 2)), vec[i64]([0] * (codes + 100))
        before = append(vec[u8](capacity=codes + 2), 0)
        mask = extend(before, [0] * (codes + 1))
        for steps in (120, 60):  # the second game is written over the first
            state = first.clone()
            for _ in range(steps):
                while state.to_move() == CHANCE or (state.to_move() != OVER and rng.below(4) == 0):
                    state.apply(state.sample(rng))
                if state.to_move() == OVER:
                    break
                mover = int(state.to_move())
                state.update_observation(mover, seen, 1)
                assert list(seen)[1:-1] == observation(state, mover)
                count = int(state.write_mask(mask, 1, memory, before))
                legal = state.legal()
                assert [code for code, bit in enumerate(list(mask)[1:-1]) if bit] == legal
                assert [int(state.nth_legal(memory, number)) for number in range(count)] == legal
                state.apply(state.sample(rng))
        assert seen[0] == seen[size + 1] == 7
        assert mask[0] == mask[codes + 1] == 0


def test_a_thinking_bot_gets_only_what_its_seat_may_suppose() -> None:
    class Watcher(Bot):
        def __init__(self) -> None:
            self.states: list[State] = []

        def choose(self, state: State, rng: Rng) -> int:
            self.states.append(state)
            return state.legal()[0]

    watcher = Watcher()
    batch = Batch(sampan.game("yin_yang"), 2, {"first_player": 0}, 1, [None, watcher], 1)
    batch.step(batch.sample())
    assert watcher.states
    real = batch.state(0).position()
    assert all(supposed.position() != real for supposed in watcher.states)


def test_what_every_seat_saw_at_the_end_is_kept() -> None:
    batch = Batch(HighCard(), 2, None, 1, [None, None], 3)
    while not batch.dones[0]:
        batch.step([0])
    size = batch.encoding.size
    finals = list(batch.finals)
    for seat in range(2):
        own = finals[seat * size : (seat + 1) * size]
        assert own[0] == 0  # nobody is to move
        assert own[1] > 0  # its own card


@pytest.mark.parametrize("key", sampan.game_keys())
def test_what_is_not_legal_changes_nothing(key: str) -> None:
    batch = Batch(sampan.game(key), 2, None, 2, [None, None], 1)
    before = [batch.state(number).position() for number in range(2)]
    illegal = next(code for code in range(int(batch.actions)) if code not in batch.state(1).legal())
    for wrong in ([batch.sample()[0], illegal], [-1, -1], batch.sample()[:1]):
        with pytest.raises(IllegalAction):
            batch.step(wrong)
    assert [batch.state(number).position() for number in range(2)] == before
    assert batch.decisions == 0


def test_a_seed_repeats_everything() -> None:
    one, other = (Batch(sampan.game("yangtze"), 2, None, 2, [None, None], 7) for _ in range(2))
    for _ in range(30):
        actions = one.sample()
        one.step(actions)
        other.step(actions)
    assert list(one.observations) == list(other.observations)
    one.restart(7)
    assert list(one.observations) == list(Batch(sampan.game("yangtze"), 2, None, 2, [None, None], 7).observations)
