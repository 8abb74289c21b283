"""Another process that plays a shard of the games, as the process that steps them sees it, and from within.

How many orders it has been given, and how many it has carried out, stands in shared memory and stays true when somebody
is interrupted. Semaphores only say that it is worth looking; whoever waits sleeps and takes no processor from others.
"""

from __future__ import annotations

import multiprocessing
import pickle
import signal
import traceback
from array import array
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import DefaultContext
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Semaphore
from typing import Any, NamedTuple

from sampan.research.shard import Arrays, GamesSpec, Shard
from sampan.research.shared_arrays import Shapes, as_bytes, as_integers, place_arrays

_CHECK_SECONDS = 1.0  # of waiting, until we check that the other process still lives

_DIED = "a process that plays some of the games has died"
_FAILED = "a process that plays some of the games has failed:\n"

# What a process can be ordered to do. Any other question comes and goes through its pipe.
STEP, SAMPLE, ASK = range(3)


class ShardTask(NamedTuple):
    """What a process plays, and where it writes what everybody may see."""

    spec: GamesSpec
    number: int  # of the process
    first: int  # game,
    end: int  # and the game after the last
    seed: int | str
    block: Any
    shapes: Shapes


class SharedShard:
    """A shard whose arrays are copied into the shared ones after every step."""

    def __init__(self, shard: Shard, shared: Arrays, number: int, rows: slice) -> None:
        self._shard = shard
        self._actions = as_integers(shared["actions"][rows])
        self._decisions = as_integers(shared["decisions"][number : number + 1])
        self._copied = [
            (as_bytes(shared[name][rows]), as_bytes(own)) for name, own in shard.arrays.items() if name != "finals"
        ]
        self._dones, self._finals = shard.arrays["dones"], shard.arrays["finals"]
        self._done_bytes = as_bytes(self._dones)
        self._shared_finals = shared["finals"][rows]
        self._publish()

    def carry_out(self, order: int) -> None:
        """Do what all processes are ordered to do."""
        if order == STEP:
            if not self._shard.accepts(self._actions.tolist()):
                raise AssertionError("actions are checked before any process steps")
            self._shard.go_on()
            self._publish()
        else:
            self._actions[:] = array("q", self._shard.sample())

    def answer(self, question: Any) -> object:
        """Answer what only one process is asked."""
        if question[0] == "restart":
            self.restart(question[1])
            return None
        return self._shard.state(question[1]).position()

    def restart(self, seed: int | str) -> None:
        """Begin all games anew."""
        self._shard.restart(seed)
        self._publish()

    def _publish(self) -> None:
        for shared, own in self._copied:
            shared[:] = own
        if 1 in self._done_bytes.tobytes():
            self._shared_finals[self._dones] = self._finals[self._dones]
        self._decisions[0] = self._shard.decisions()


class ShardProcess:
    """The handle of another process."""

    def __init__(self, context: DefaultContext, task: ShardTask, shared: Arrays) -> None:
        self.first, self.end = task.first, task.end
        own = slice(task.number, task.number + 1)
        self._order, self._given, self._done, self._failed = (
            as_integers(shared[name][own]) for name in ("orders", "given", "done", "failed")
        )
        self._go, self._ready = context.Semaphore(0), context.Semaphore(0)
        self._pipe, theirs = context.Pipe()
        self._given[0] = 1  # to begin all its games
        self._process: BaseProcess = context.Process(
            target=_run, args=(task, self._go, self._ready, theirs), daemon=True
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
        """Give it an order, when it has carried out all others."""
        self._order[0] = order
        self._given[0] += 1
        self._go.release()

    def finish(self) -> None:
        """Wait until it has carried out its orders."""
        if not _wait(self._ready, lambda: self._done[0] == self._given[0], self._process):
            raise RuntimeError(_DIED)
        if self._failed[0]:
            raise RuntimeError(_FAILED + self._pipe.recv())

    def ask(self, question: object) -> Any:
        """Ask it something that no other process is asked."""
        try:
            self.begin(ASK)
            self._pipe.send(question)
            answer = self._pipe.recv()
        except (OSError, EOFError) as problem:
            raise RuntimeError(_DIED) from problem
        if self._failed[0]:
            raise RuntimeError(_FAILED + answer)
        self.finish()
        return answer

    def close(self) -> None:
        """End it."""
        if self._process.pid is not None:
            self._process.terminate()
            self._process.join()
        self._pipe.close()


def _run(task: ShardTask, go: Semaphore, ready: Semaphore, pipe: Connection) -> None:
    """What the other process does until it is ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C interrupts the process that steps the games, which decides
    parent = multiprocessing.parent_process()
    assert parent is not None
    number, first, end = task.number, task.first, task.end
    shared = place_arrays(task.block, task.shapes)
    orders, given, done = (as_integers(shared[name]) for name in ("orders", "given", "done"))
    try:
        shard = SharedShard(Shard(task.spec, first, end - first, task.seed), shared, number, slice(first, end))
        while True:
            done[number] += 1
            ready.release()
            if not _wait(go, lambda: given[number] != done[number], parent):
                break
            if orders[number] == ASK:
                pipe.send(shard.answer(pipe.recv()))
            else:
                shard.carry_out(orders[number])
    except (BrokenPipeError, EOFError):
        pass  # the process that steps the games has been killed, and nobody is left to tell
    except Exception:
        shared["failed"][number] = 1
        pipe.send(traceback.format_exc())
        done[number] = given[number]
        ready.release()


def _wait(semaphore: Semaphore, is_ready: Callable[[], bool], other: Any) -> bool:
    """Sleep until the other process has made it ready; False if that has died."""
    while not is_ready():
        if not semaphore.acquire(True, _CHECK_SECONDS) and not is_ready() and not other.is_alive():
            return False
    while semaphore.acquire(False):  # whatever was released earlier, and not waited for
        pass
    return True
