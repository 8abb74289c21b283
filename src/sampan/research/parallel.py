"""Games divided among processes: each steps a shard of them and writes the results into arrays that all share.

The process that steps the games plays the first shard itself.
"""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import weakref
from array import array
from typing import Any, NoReturn, cast

import numpy as np
from numpy.typing import NDArray

from sampan.bots.batch import INTERRUPTED, holds_flags
from sampan.core.state import State
from sampan.research.coerce import as_game
from sampan.research.shard import Arrays, GamesSpec, Shard
from sampan.research.shard_process import SAMPLE, STEP, ShardProcess, ShardTask, SharedShard
from sampan.research.shared_arrays import Shapes, as_integers, block_size, place_arrays

CLOSED = "these games are closed"


class ParallelGames:
    """All games, played by several processes."""

    def __init__(self, spec: GamesSpec, processes: int, seed: int | str) -> None:
        if multiprocessing.current_process().daemon:
            raise ValueError("this process is a daemonic one, which cannot start others: `workers` must be 1")
        self._game = as_game(spec.game)
        context = multiprocessing.get_context()
        cuts = [spec.games * number // processes for number in range(processes + 1)]
        self._own = Shard(spec, 0, cuts[1], seed)
        self.batch = self._own.batch
        shapes = _shapes(self._own, spec.games, processes)
        block = context.RawArray(ctypes.c_byte, block_size(shapes))
        shared = place_arrays(block, shapes)
        self._midway = False  # in a step or a restart, or broken off in one
        self._processes: list[ShardProcess] = []
        self._open = weakref.finalize(self, _close_all, self._processes, os.getpid())
        for number in range(1, processes):
            task = ShardTask(spec, number, cuts[number], cuts[number + 1], seed, block, shapes)
            self._processes.append(ShardProcess(context, task, shared))
        self._shard = SharedShard(self._own, shared, 0, slice(0, cuts[1]))
        self._actions = as_integers(shared["actions"])
        self._codes: NDArray[np.int64] = shared["actions"]
        self._rows = np.arange(spec.games)
        self._masks = shared["masks"]
        self._decisions = shared["decisions"]
        self.arrays: Arrays = {name: shared[name].view() for name in self._own.arrays}
        for window in self.arrays.values():
            window.flags.writeable = False
        self._finish()  # beginning all games

    def decisions(self) -> int:
        """How many decisions all seats have taken so far, bots included."""
        return int(self._decisions.sum())

    def restart(self, seed: int | str) -> None:
        """Begin all games anew."""
        self._midway = True
        for process in self._processes:
            self._ask(process, ("restart", seed))
        self._shard.restart(seed)
        self._midway = False

    def step(self, actions: list[int]) -> None:
        """An action per game; an IllegalAction, and no change in any game, if one of them is not legal."""
        self._must_be_whole()
        self._finish()  # a sample that was interrupted, which would overwrite the actions
        # All are checked before any process steps, since a step cannot be undone.
        if holds_flags(cast(list[object], actions)):
            self._refuse(actions)
        try:
            self._actions[:] = array("q", actions)
        except (TypeError, OverflowError):
            self._refuse(actions)
        codes = self._codes
        if codes.min() < 0 or codes.max() >= self._masks.shape[1] or not self._masks[self._rows, codes].all():
            self._refuse(actions)
        self._midway = True
        self._order_all(STEP)
        self._midway = False

    def sample(self) -> list[int]:
        """A random legal action per game."""
        self._must_be_whole()
        self._order_all(SAMPLE)
        return self._actions.tolist()

    def state(self, number: int) -> State:
        """A copy of one position."""
        for process in self._processes:
            if process.first <= number < process.end:
                return self._game.restore(self._ask(process, ("state", number - process.first)))
        return self._own.state(number)

    def close(self) -> None:
        """End the other processes."""
        self._open()

    def _order_all(self, order: int) -> None:
        self._finish()
        for process in self._processes:
            process.begin(order)
        try:
            self._shard.carry_out(order)
        finally:
            self._finish()

    def _finish(self) -> None:
        """Wait for all, also after an interruption; if one has failed, its games are lost, and no game can go on."""
        self._must_be_open()
        try:
            for process in self._processes:
                process.finish()
        except RuntimeError:
            self.close()
            raise

    def _ask(self, process: ShardProcess, question: object) -> Any:
        """Ask one process; if that is interrupted, nobody knows what its answer belongs to, so all are ended."""
        self._finish()
        try:
            return process.ask(question)
        except BaseException:
            self.close()
            raise

    def _must_be_open(self) -> None:
        if not self._open.alive:
            raise ValueError(CLOSED)

    def _must_be_whole(self) -> None:
        self._must_be_open()
        if self._midway:
            raise RuntimeError(INTERRUPTED)

    def _refuse(self, actions: list[int]) -> NoReturn:
        """Say what is wrong with the first action that is not legal."""
        for number, action in enumerate(actions):
            self.state(number).listed(action)
        raise AssertionError("all of these actions are legal")


def _close_all(processes: list[ShardProcess], owner: int) -> None:
    if os.getpid() == owner:  # and not a fork of that process
        for process in processes:
            process.close()


def _shapes(shard: Shard, games: int, processes: int) -> Shapes:
    """The arrays that are shared: those of all games, their actions, and some numbers for every process."""
    shapes = {name: (array.dtype.type, (games, *array.shape[1:])) for name, array in shard.arrays.items()}
    shapes["actions"] = (np.int64, (games,))
    for name in ("decisions", "orders", "given", "done", "failed"):
        shapes[name] = (np.int64, (processes,))
    return shapes
