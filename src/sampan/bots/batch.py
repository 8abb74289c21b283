"""Many games stepped at once in compiled code, for those who learn: what is seen, what is legal, what was won.

The arrays are made once and written in place, so that a program can look at them through the buffer protocol without
a copy being made. They hold row after row, one for every game.
"""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from sampan.bots.bot import Bot, decide
from sampan.bots.random import RandomBot
from sampan.core.encoding import Encoding, no_numbers
from sampan.core.errors import IllegalAction
from sampan.core.game import Game
from sampan.core.options import shown
from sampan.core.reward import rewards
from sampan.core.rng import Rng
from sampan.core.state import CHANCE, OVER, State, zeros


class Batch:
    """So many games of a kind. Seats with a bot are played by it, the others by whoever steps the batch."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, object] | None,
        games: int,
        bots: list[Bot | None],
        seed: int | str,
    ) -> None:
        first = game.start(seats, options)
        self.games = games
        self.seats: i64 = seats
        self.bots = bots
        self.encoding: Encoding = first.encoding()
        self.actions: i64 = first.action_codes()
        self.decisions: i64 = 0  # taken so far by all seats, the bots' included
        self.observations = no_numbers(games * self.encoding.size)  # as the seat to move sees it
        self.masks = vec[u8]([u8(0)] * int(games * self.actions))  # 1 for every legal code
        self.movers = zeros(games)  # the seat to move
        self.rewards = vec[float]([0.0] * (games * seats))  # of a game that ended in this step
        self.dones = vec[u8]([u8(0)] * games)  # whether it did, and a new one has begun
        self.finals = no_numbers(games * seats * self.encoding.size)  # and what every seat saw at its end
        self._first = first
        self._rng = Rng(seed)
        self._states: list[State] = [first.clone() for _ in range(games)]
        self._scratch = zeros(self.actions)
        self._legal = no_numbers(games * self.actions)  # what is legal, as codes in their order
        self._counts = zeros(games)  # and how many codes these are
        self.restart(seed)

    def restart(self, seed: int | str) -> None:
        """Begin all games anew."""
        self._rng = Rng(seed)
        for number in range(self.games):
            self._begin(number)
            self.dones[number] = u8(0)
            for seat in range(self.seats):
                self.rewards[number * self.seats + seat] = 0.0
            self._show(number)

    def step(self, actions: list[int]) -> None:
        """One action in every game, and all that follows until somebody without a bot is to move.

        If one of them is not legal, an IllegalAction says why, and nothing has changed.
        """
        if len(actions) != self.games:
            raise IllegalAction("action-form", {"action": shown(actions)})
        for number in range(self.games):
            code: i64 = actions[number]
            if code < 0 or code >= self.actions or not self.masks[number * self.actions + code]:
                self._states[number].checked(int(code))
        for number in range(self.games):
            if self.dones[number]:
                self.dones[number] = u8(0)
                for seat in range(self.seats):
                    self.rewards[number * self.seats + seat] = 0.0
            self._states[number].advance(actions[number])
            self.decisions += 1
            self._play_on(number)
            self._show(number)

    def sample(self, rng: Rng) -> list[int]:
        """A random legal action for every game."""
        chosen: list[int] = []
        for number in range(self.games):
            chosen.append(int(self._legal[number * self.actions + rng.below(self._counts[number])]))
        return chosen

    def state(self, number: int) -> State:
        """A copy of one of the positions."""
        return self._states[number].clone()

    def _begin(self, number: i64) -> None:
        """Begin a game; one that bots and chance play to its end without asking anybody is begun again."""
        self._states[number] = self._first.clone()
        self._play_on(number)

    def _play_on(self, number: i64) -> None:
        """Let chance and the bots play until somebody else is to move; when the game is over, begin the next one."""
        state = self._states[number]
        rng = self._rng
        while True:
            mover = state.to_move()
            if mover == CHANCE:
                state.advance(state.sample(rng))
            elif mover == OVER:
                self._end(number, state)
                state = self._first.clone()
                self._states[number] = state
            else:
                bot = self.bots[mover]
                if bot is None:
                    return
                self.decisions += 1
                # Random play knows nothing, so it needs no supposed state.
                state.advance(state.sample(rng) if isinstance(bot, RandomBot) else decide(bot, state, rng))

    def _end(self, number: i64, state: State) -> None:
        outcome = state.outcome()
        assert outcome is not None
        self.dones[number] = u8(1)
        for seat, reward in enumerate(rewards(outcome, int(self.seats))):
            row = number * self.seats + seat
            self.rewards[row] = reward
            state.observe(seat, self.finals, row * self.encoding.size)

    def _show(self, number: i64) -> None:
        """Write what the seat to move sees and may do."""
        state = self._states[number]
        mover = state.to_move()
        self.movers[number] = mover
        state.observe(mover, self.observations, number * self.encoding.size)
        masks = self.masks
        legal = self._legal
        scratch = self._scratch
        row = number * self.actions
        for index in range(row, row + self._counts[number]):
            masks[row + i64(legal[index])] = u8(0)
        count = state.fill(scratch)
        self._counts[number] = count
        for index in range(count):
            code = scratch[index]
            legal[row + index] = i16(code)
            masks[row + code] = u8(1)
