"""Many games stepped at once in compiled code, for those who learn: what is seen, what is legal, what was won.

The arrays are made once and written in place, so that a program can look at them through the buffer protocol without
a copy being made. They hold row after row, one for every game.
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

BROKEN_OFF: Final = "a step was broken off, and some games have gone on without others: restart them all"

_MEMORY: Final[i64] = 100  # numbers besides the codes that a game can remember of its mask


class Row:
    """One of the games: its position, and what is kept for its row of every array."""

    def __init__(self, number: i64, state: State, memory: vec[i64], before: vec[u8]) -> None:
        self.number = number
        self.state = state
        self.rng = Rng(0)  # what chance draws from, and `random`, which nobody can ask; ...
        self.thoughts = Rng(0)  # ... what other bots do, who must not foresee what chance will draw, ...
        self.dice = Rng(0)  # ... and what random actions are
        self.memory = memory  # what the game remembers of its mask
        self.before = before  # the masks before it, in the storage of all of them
        self.legal: i64 = 0  # how many codes are legal


class Batch:
    """So many games of a kind. Seats with a bot are played by it, the others by whoever steps the batch.

    The games of a batch may be some of many, from number `first` on: each draws from its own numbers, so that it goes
    as it does wherever it is played.
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
        self.encoding: ObservationFields = begun.observation_fields()
        self.actions: i64 = begun.action_codes()
        self.decisions: i64 = 0  # taken so far by all seats, the bots' included
        self.observations = no_numbers(games * self.encoding.size)  # as the seat to move sees it
        self.masks = vec[u8](capacity=self.games * self.actions)  # 1 for every legal code
        self.movers = zeros(games)  # the seat to move
        self.rewards = vec[float]([0.0] * (games * seats))  # of a game that ended in this step
        self.dones = vec[u8]([u8(0)] * games)  # whether it did, and a new one has begun
        self.finals = no_numbers(games * seats * self.encoding.size)  # and what every seat saw at its end
        self._size: i64 = self.encoding.size
        self._begun = begun
        self._first = first
        self._players = zeros(seats)  # who plays a seat
        for seat, bot in enumerate(bots):
            if bot is not None:
                self._players[seat] = _RANDOM if isinstance(bot, RandomBot) else _THINKING
        self._chosen = zeros(games)  # the actions of a step
        self._midway: bool = False  # in a step or a restart, or broken off in one
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
            self._clear_end(row.number)  # one that ended without anybody being asked is forgotten
        self._midway = False

    def step(self, actions: list[int]) -> None:
        """One action in every game, and all that follows until somebody without a bot is to move.

        If one of them is not legal, an IllegalAction says why, and nothing has changed.
        """
        self._must_be_whole()
        if len(actions) != self.games:
            raise IllegalAction("action-count", {"games": int(self.games), "actions": shown(actions)})
        if not self.accepts(actions):
            given = cast(list[object], actions)
            for row in self._rows:
                self._chosen[row.number] = row.state.listed(given[row.number])
        self.go_on()

    def accepts(self, actions: list[int]) -> bool:
        """Keep one action for every game; False if one of them is not legal, or not a whole number of Python's."""
        self._must_be_whole()
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
        except (TypeError, ValueError, OverflowError):  # an enormous one is neither
            return False
        return True

    def go_on(self) -> None:
        """Do what was accepted in every game."""
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
        self._must_be_whole()
        chosen: list[object] = []
        for row in self._rows:
            code = row.state.nth_legal(row.memory, row.dice.below(row.legal))
            chosen.append(as_int(code))
        return cast(list[int], chosen)

    def _must_be_whole(self) -> None:
        if self._midway:
            raise RuntimeError(BROKEN_OFF)

    def state(self, number: int) -> State:
        """A copy of one of the positions."""
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
                    state.apply_unchecked(state.sample(rng))  # it knows nothing, so it needs no supposed state
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
        """Write what the seat to move sees and may do."""
        number = row.number
        self.movers[number] = mover
        state.update_observation(mover, self.observations, number * self._size)
        row.legal = state.write_mask(self.masks, number * self.actions, row.memory, row.before)


def holds_flags(actions: list[object]) -> bool:
    """Whether True or False is among them, which Python takes for the whole numbers 1 and 0."""
    for action in actions:
        if isinstance(action, bool):
            return True
    return False
