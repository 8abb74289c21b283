"""Games divided among processes: each steps a part of them and writes what came of it into arrays that all share.

The process that asks plays the first part itself. How many orders it has given to each of the others, and how many of
them were carried out, stands in shared memory, and is true even if somebody was interrupted. Semaphores only tell that
it is worth a look; they cost about a microsecond while both sides are awake, and who has waited for a while sleeps.
"""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import pickle
import signal
import traceback
import weakref
from array import array
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import DefaultContext
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Semaphore
from typing import Any, NoReturn, cast

import numpy as np
from numpy.typing import NDArray

from sampan.bots.batch import INTERRUPTED, holds_flags
from sampan.core.state import State
from sampan.research.coerce import found_game
from sampan.research.shard import Arrays, Shard, Wish

_LOOKS = 1000  # at a semaphore, before one sleeps: about a tenth of a millisecond
_PATIENCE = 1.0  # seconds of sleep until one looks whether the other is still there
_ALIGNED = 64  # bytes: no two arrays share a line of memory

Shapes = dict[str, tuple[type[Any], tuple[int, ...]]]  # of the arrays that are shared: what they hold, and how long

CLOSED = "these games are closed"
_DIED = "a process that plays some of the games has died"
_FAILED = "a process that plays some of the games has failed:\n"

# What a process is asked to do; anything else comes and goes through its pipe.
_ACCEPT, _GO_ON, _SAMPLE, _ASK = range(4)


class ParallelGames:
    """Several processes that play all games."""

    def __init__(self, wish: Wish, workers: int, seed: int | str) -> None:
        if multiprocessing.current_process().daemon:
            raise ValueError("this process is a daemonic one, which cannot start others: `workers` must be 1")
        self._game = found_game(wish.game)
        context = multiprocessing.get_context()
        cuts = [wish.games * number // workers for number in range(workers + 1)]
        self._own = Shard(wish, 0, cuts[1], seed)
        self.batch = self._own.batch
        shapes = _shapes(self._own, wish.games, workers)
        memory = context.RawArray(ctypes.c_byte, _size(shapes))
        shared = _laid_out(memory, shapes)
        self._midway = False  # in a step or a restart, or broken off in one
        self._workers: list[Worker] = []
        self._open = weakref.finalize(self, _send_home, self._workers, os.getpid())
        for number in range(1, workers):
            task = (wish, number, cuts[number], cuts[number + 1], seed, memory, shapes)
            self._workers.append(Worker(context, task, shared))
        self._desk = Desk(self._own, shared, 0, slice(0, cuts[1]))
        self._actions = _as_numbers(shared["actions"])
        self._decisions = shared["decisions"]
        self._accepted = _as_numbers(shared["accepted"])
        self.arrays: Arrays = {name: shared[name].view() for name in self._own.arrays}
        for window in self.arrays.values():
            window.flags.writeable = False
        self._finish()  # having begun all games

    def decisions(self) -> int:
        """How many decisions all seats have taken so far, bots included."""
        return int(self._decisions.sum())

    def restart(self, seed: int | str) -> None:
        """Begin all games anew."""
        self._midway = True
        for worker in self._workers:
            self._ask(worker, ("restart", seed))
        self._desk.restart(seed)
        self._midway = False

    def step(self, actions: list[int]) -> None:
        """An action per game; an IllegalAction, and no change in any game, if one of them is not legal."""
        self._must_be_whole()
        self._finish()  # sampling, if that was interrupted: it would write down other actions
        if holds_flags(cast(list[object], actions)):
            self._refuse(actions)
        # All look before any goes on: what one refused, another would have done already.
        try:
            self._actions[:] = array("q", actions)
        except (TypeError, OverflowError):
            self._refuse(actions)
        self._together(_ACCEPT)
        if 0 in self._accepted.tolist():
            self._refuse(actions)
        self._midway = True
        self._together(_GO_ON)
        self._midway = False

    def sample(self) -> list[int]:
        """A random legal action per game."""
        self._must_be_whole()
        self._together(_SAMPLE)
        return self._actions.tolist()

    def state(self, number: int) -> State:
        """A copy of one position."""
        for worker in self._workers:
            if worker.first <= number < worker.end:
                return self._game.restore(self._ask(worker, ("state", number - worker.first)))
        return self._own.state(number)

    def close(self) -> None:
        """Send the other processes home."""
        self._open()

    def _together(self, order: int) -> None:
        self._finish()
        for worker in self._workers:
            worker.begin(order)
        try:
            self._desk.do(order)
        finally:
            self._finish()

    def _finish(self) -> None:
        """Wait for all, also after an interruption; if one has failed its games are lost, and no game can go on."""
        self._must_be_open()
        try:
            for worker in self._workers:
                worker.finish()
        except RuntimeError:
            self.close()
            raise

    def _ask(self, worker: Worker, question: object) -> Any:
        """What is asked of one alone; if it is interrupted, nobody knows what its answer belongs to."""
        self._finish()
        try:
            return worker.ask(question)
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
        """Say what is wrong with the first that is not legal."""
        for number, action in enumerate(actions):
            self.state(number).listed(action)
        raise AssertionError("all of these actions are legal")


class Desk:
    """Where a process plays its part, and what it shows of it to all."""

    def __init__(self, part: Shard, shared: Arrays, number: int, rows: slice) -> None:
        self._part = part
        self._actions = _as_numbers(shared["actions"][rows])
        self._decisions, self._accepted = (
            _as_numbers(shared[name][number : number + 1]) for name in ("decisions", "accepted")
        )
        self._shown = [
            (_as_bytes(shared[name][rows]), _as_bytes(own)) for name, own in part.arrays.items() if name != "finals"
        ]
        self._dones, self._finals = part.arrays["dones"], part.arrays["finals"]
        self._ended = _as_bytes(self._dones)
        self._shared_finals = shared["finals"][rows]
        self._show()

    def do(self, order: int) -> None:
        """One of the orders that all are given."""
        if order == _ACCEPT:
            self._accepted[0] = self._part.accepts(self._actions.tolist())
        elif order == _GO_ON:
            self._part.go_on()
            self._show()
        else:
            self._actions[:] = array("q", self._part.sample())

    def answer(self, question: Any) -> object:
        """What only one is asked."""
        if question[0] == "restart":
            self.restart(question[1])
            return None
        return self._part.state(question[1]).position()

    def restart(self, seed: int | str) -> None:
        """Begin all games anew."""
        self._part.restart(seed)
        self._show()

    def _show(self) -> None:
        for shared, own in self._shown:
            shared[:] = own
        if 1 in self._ended.tobytes():
            self._shared_finals[self._dones] = self._finals[self._dones]
        self._decisions[0] = self._part.decisions()


class Worker:
    """Another process, as the first one sees it."""

    def __init__(self, context: DefaultContext, task: tuple[Any, ...], shared: Arrays) -> None:
        _, number, self.first, self.end, *_ = task
        own = slice(number, number + 1)
        self._order, self._given, self._done, self._failed = (
            _as_numbers(shared[name][own]) for name in ("orders", "given", "done", "failed")
        )
        self._go, self._told = context.Semaphore(0), context.Semaphore(0)
        self._line, theirs = context.Pipe()
        self._given[0] = 1  # to begin all its games
        self._process: BaseProcess = context.Process(
            target=_work, args=(*task, self._go, self._told, theirs), daemon=True
        )
        try:
            self._process.start()
        except (TypeError, AttributeError, pickle.PicklingError) as problem:
            raise ValueError(
                f"what another process needs cannot be handed to it ({problem}): give the game by its key, and bots by "
                "name or of classes that can be imported"
            ) from problem
        theirs.close()

    def begin(self, order: int) -> None:
        """Tell it what to do, when it has nothing else to do."""
        self._order[0] = order
        self._given[0] += 1
        self._go.release()

    def finish(self) -> None:
        """Wait until it is done."""
        if not _wait(self._told, lambda: self._done[0] == self._given[0], self._process):
            raise RuntimeError(_DIED)
        if self._failed[0]:
            raise RuntimeError(_FAILED + self._line.recv())

    def ask(self, question: object) -> Any:
        """What is asked of it alone."""
        try:
            self.begin(_ASK)
            self._line.send(question)
            answer = self._line.recv()
        except (OSError, EOFError) as problem:
            raise RuntimeError(_DIED) from problem
        if self._failed[0]:
            raise RuntimeError(_FAILED + answer)
        self.finish()
        return answer

    def close(self) -> None:
        """Send it home."""
        if self._process.pid is not None:
            self._process.terminate()
            self._process.join()
        self._line.close()


def _work(
    wish: Wish,
    number: int,
    first: int,
    end: int,
    seed: int | str,
    memory: Any,
    shapes: Shapes,
    go: Semaphore,
    told: Semaphore,
    line: Connection,
) -> None:
    """What another process does until it is sent home."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who asks is interrupted, and decides
    asking = multiprocessing.parent_process()
    assert asking is not None
    shared = _laid_out(memory, shapes)
    orders, given, done = (_as_numbers(shared[name]) for name in ("orders", "given", "done"))
    try:
        desk = Desk(Shard(wish, first, end - first, seed), shared, number, slice(first, end))
        while True:
            done[number] += 1
            told.release()
            if not _wait(go, lambda: given[number] != done[number], asking):
                break
            if orders[number] == _ASK:
                line.send(desk.answer(line.recv()))
            else:
                desk.do(orders[number])
    except Exception:
        shared["failed"][number] = 1
        line.send(traceback.format_exc())
        done[number] = given[number]
        told.release()


def _wait(semaphore: Semaphore, ready: Callable[[], bool], other: Any) -> bool:
    """Wait until the other process has made it ready; False if that has died."""
    while not ready():
        if not _woken(semaphore) and not ready() and not other.is_alive():
            return False
    while semaphore.acquire(False):  # what is left of earlier times
        pass
    return True


def _woken(semaphore: Semaphore) -> bool:
    """Wait for the other process for a while; whether it said something."""
    for _ in range(_LOOKS):
        if semaphore.acquire(False):
            return True
    return semaphore.acquire(True, _PATIENCE)


def _send_home(workers: list[Worker], asking: int) -> None:
    if os.getpid() == asking:  # and not a copy of that process
        for worker in workers:
            worker.close()


def _shapes(part: Shard, count: int, workers: int) -> Shapes:
    """The arrays that are shared: what all games show, what is chosen in them, and a number for every process."""
    shapes = {name: (array.dtype.type, (count, *array.shape[1:])) for name, array in part.arrays.items()}
    shapes["actions"] = (np.int64, (count,))
    for name in ("accepted", "decisions", "orders", "given", "done", "failed"):
        shapes[name] = (np.int64, (workers,))
    return shapes


def _size(shapes: Shapes) -> int:
    return sum(_bytes(*shape) for shape in shapes.values())


def _bytes(kind: type[Any], shape: tuple[int, ...]) -> int:
    needed = int(np.dtype(kind).itemsize * np.prod(shape))
    return -(-needed // _ALIGNED) * _ALIGNED


def _as_bytes(numbers: NDArray[Any]) -> memoryview:
    """An array without NumPy, which is slow to handle a few numbers."""
    return numbers.reshape(-1).view(np.uint8).data


def _as_numbers(numbers: NDArray[np.int64]) -> memoryview:
    return _as_bytes(numbers).cast("q")


def _laid_out(memory: Any, shapes: Shapes) -> Arrays:
    """The arrays, one after another in the memory."""
    arrays: Arrays = {}
    start = 0
    for name, (kind, shape) in shapes.items():
        arrays[name] = np.ndarray(shape, kind, memory, start)
        start += _bytes(kind, shape)
    return arrays
