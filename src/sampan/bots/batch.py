"""Many games stepped at once in compiled code, for learners: observations, masks and rewards.

The arrays are made once and written in place, so that a program can read them through the buffer protocol without
copying. They hold one row for every game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from sampan.bots.bot import Bot, decide_surely
from sampan.bots.random import RandomBot
from sampan.core.arrays import zeros
from sampan.core.errors import IllegalAction
from sampan.core.fast_state import as_int
from sampan.core.game import Game
from sampan.core.observation_fields import ObservationFields, no_numbers
from sampan.core.options import shown
from sampan.core.rewards import rewards
from sampan.core.rng import Rng
from sampan.core.state import CHANCE, OVER, State

# Who plays a seat: whoever steps the batch, a bot that plays at random, or another bot.
_STEPPED: Final[i64] = 0
_RANDOM: Final[i64] = 1
_THINKING: Final[i64] = 2

INTERRUPTED: Final = "a step was interrupted, and some games are ahead of others: restart them all"

_MEMORY: Final[i64] = 100  # numbers, besides the codes, that a game can remember about its mask


class Row:
    """One of the games: its state, and what belongs to its row of every array."""

    def __init__(self, number: i64, state: State, memory: vec[i64], before: vec[u8]) -> None:
        self.number = number
        self.state = state
        self.rng = Rng(0)  # for chance, and for `random`, which foresees nothing anyway; ...
        self.thoughts = Rng(0)  # ... for the other bots, which must not foresee what chance will draw, ...
        self.dice = Rng(0)  # ... and for the actions of `sample`
        self.memory = memory  # what the game remembers about its mask
        self.before = before  # the masks before it, in the storage of all of them
        self.legal: i64 = 0  # how many codes are legal


class Batch:
    """Games of one kind, with one number of seats. Bots play their seats; the caller of `step` plays the others.

    A batch may hold a part of many games, from number `first` on: each game draws from a generator of its own, so it
    goes the same way wherever it is played.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, object] | None,
        games: int,
        bots: list[Bot | None],
        seed: int | str,
        first: int = 0,
    ) -> None:
        begun = game.start(seats, options)
        self.games: i64 = games
        self.seats: i64 = seats
        self.bots = bots
        self.observation_fields: ObservationFields = begun.observation_fields()
        self.actions: i64 = begun.action_codes()
        self.decisions: i64 = 0  # taken so far by all seats, the bots' included
        self.observations = no_numbers(games * self.observation_fields.size)  # of the seat to move
        self.masks = vec[u8](capacity=self.games * self.actions)  # 1 for every legal code
        self.movers = zeros(games)  # the seat to move
        self.rewards = vec[float]([0.0] * (games * seats))  # of a game that ended in this step
        self.dones = vec[u8]([u8(0)] * games)  # 1 if a game ended in this step, and a new one has begun
        self.finals = no_numbers(games * seats * self.observation_fields.size)  # what every seat observed when it ended
        self._size: i64 = self.observation_fields.size
        self._begun = begun
        self._first = first
        self._players = zeros(seats)  # who plays a seat
        for seat, bot in enumerate(bots):
            if bot is not None:
                self._players[seat] = _RANDOM if isinstance(bot, RandomBot) else _THINKING
        self._chosen = zeros(games)  # the actions of a step
        self._midway: bool = False  # during a step or a restart, or after one was interrupted
        self._rows: list[Row] = []
        nothing = vec[u8]([u8(0)] * int(self.actions))
        for number in range(games):
            self._rows.append(Row(number, begun, zeros(self.actions + _MEMORY), self.masks))
            self.masks = extend(self.masks, nothing)
        self.restart(seed)

    def restart(self, seed: int | str) -> None:
        """Begin all games anew."""
        self._midway = True
        for row in self._rows:
            own = f"{seed}/{self._first + int(row.number)}"
            row.rng = Rng(own)
            row.thoughts = Rng(own + "/bots")
            row.dice = Rng(own + "/sample")
            row.state = self._begun.clone()
            self._play_on(row)
            self._clear_end(row.number)  # a game that ended without asking anybody does not count
        self._midway = False

    def step(self, actions: list[int]) -> None:
        """Take one action in every game, and play on until a seat without a bot is to move.

        If one of them is not legal, an IllegalAction says why, and nothing has changed.
        """
        self._require_no_interruption()
        if len(actions) != self.games:
            raise IllegalAction("action-count", {"games": int(self.games), "actions": shown(actions)})
        if not self.accepts(actions):
            given = cast(list[object], actions)
            for row in self._rows:
                self._chosen[row.number] = row.state.listed(given[row.number])
        self.go_on()

    def accepts(self, actions: list[int]) -> bool:
        """Store one action for every game; False if one of them is not legal, or not a Python int."""
        self._require_no_interruption()
        chosen = self._chosen
        masks = self.masks
        codes = self.actions
        if holds_flags(cast(list[object], actions)):
            return False
        try:
            for number in range(self.games):
                code: i64 = actions[number]
                if code < 0 or code >= codes or not masks[number * codes + code]:
                    return False
                chosen[number] = code
        except (TypeError, ValueError, OverflowError):  # an int may be too large for i64
            return False
        return True

    def go_on(self) -> None:
        """Take the stored action in every game, and play on."""
        chosen = self._chosen
        dones = self.dones
        self._midway = True
        for row in self._rows:
            number = row.number
            if dones[number]:
                self._clear_end(number)
            row.state.apply_unchecked(chosen[number])
            self.decisions += 1
            self._play_on(row)
        self._midway = False

    def sample(self) -> list[int]:
        """A random legal action for every game."""
        self._require_no_interruption()
        chosen: list[object] = []
        for row in self._rows:
            code = row.state.nth_legal(row.memory, row.dice.below(row.legal))
            chosen.append(as_int(code))
        return cast(list[int], chosen)

    def _require_no_interruption(self) -> None:
        if self._midway:
            raise RuntimeError(INTERRUPTED)

    def state(self, number: int) -> State:
        """A copy of one of the states."""
        return self._rows[number].state.clone()

    def _play_on(self, row: Row) -> None:
        """Let chance and the bots play until somebody else is to move; when the game is over, begin the next one."""
        rng = row.rng
        players = self._players
        state = row.state
        while True:
            mover = state.to_move()
            if mover == CHANCE:
                state.apply_unchecked(state.sample(rng))
            elif mover == OVER:
                self._end(row.number, state)
                state = self._begun.clone()
                row.state = state
            elif players[mover] == _STEPPED:
                break
            else:
                self.decisions += 1
                if players[mover] == _RANDOM:
                    state.apply_unchecked(state.sample(rng))  # it looks at nothing, so it needs no resampled state
                else:
                    self._think(state, mover, row.thoughts)
        self._show(row, state, mover)

    def _think(self, state: State, mover: i64, rng: Rng) -> None:
        bot = self.bots[mover]
        assert bot is not None
        state.apply_unchecked(decide_surely(bot, state, rng))

    def _end(self, number: i64, state: State) -> None:
        outcome = state.outcome()
        assert outcome is not None
        self.dones[number] = u8(1)
        for seat, reward in enumerate(rewards(outcome, int(self.seats))):
            place = number * self.seats + seat
            self.rewards[place] = reward
            state.observe(seat, self.finals, place * self._size)

    def _clear_end(self, number: i64) -> None:
        self.dones[number] = u8(0)
        for seat in range(self.seats):
            self.rewards[number * self.seats + seat] = 0.0

    def _show(self, row: Row, state: State, mover: i64) -> None:
        """Write the observation and the mask of the seat to move."""
        number = row.number
        self.movers[number] = mover
        state.update_observation(mover, self.observations, number * self._size)
        row.legal = state.write_mask(self.masks, number * self.actions, row.memory, row.before)


def holds_flags(actions: list[object]) -> bool:
    """Whether True or False is among them, which Python treats as the numbers 1 and 0."""
    for action in actions:
        if isinstance(action, bool):
            return True
    return False
