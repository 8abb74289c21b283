"""When a process is killed, those that it started end with it, whatever they are doing, and say nothing."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from sampan.workers.job_worker import HEADER, OK
from sampan.workers.json_lines import encode_line
from sampan.workers.process import module_command

PATIENCE = 60.0
STRANGERS = Path(__file__).parents[1] / "helpers"

pytestmark = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc")

# Both programs start workers that compute for ever, or answer as fast as they can, and wait to be killed.
POOL = """
import asyncio
from sampan.workers.fair_queue import FairQueue
from sampan.workers.job_pool import JobPool
import sampan

def job(bot, class_name=""):
    state = sampan.game("yin_yang").start(2, {"first_player": 0})
    rng = sampan.Rng(1)
    while state.to_move() == sampan.CHANCE or len(state.legal()) < 2:
        state.apply(state.sample(rng))
    position = state.resample(int(state.to_move()), rng).position()
    return {"job": "think", "game": "yin_yang", "position": position, "seed": "1", "bot": bot, "class": class_name}

async def answer(pool):
    while True:
        await pool.do(job("random"), 60)

async def main():
    pool = JobPool(FairQueue(3, 10, 10))
    hang = [pool.do(job("x", "strange_bots:Stuck"), 3600) for _ in range(2)]
    await asyncio.gather(*hang, answer(pool))

asyncio.run(main())
"""
LADDER = ["ladder", "yin_yang", "--bots", "easy,random", "--bot", "strange_bots:Stuck", "--games", "90", "--jobs", "2"]


def children(pid: int) -> list[int]:
    """The processes that this one has started, and those that they have started."""
    try:
        found = [
            int(child) for path in Path(f"/proc/{pid}/task").glob("*/children") for child in path.read_text().split()
        ]
    except OSError:
        return []
    return found + [grandchild for child in found for grandchild in children(child)]


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def wait_until(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.02)


def busy(pids: list[int]) -> bool:
    """Whether they have done more than start."""
    return all(int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11]) > 30 for pid in pids)


@pytest.mark.parametrize(
    ("command", "workers"),
    [([sys.executable, "-c", POOL], 3), (module_command("sampan.cli", *LADDER), 2)],
    ids=["pool", "ladder"],
)
def test_workers_end_with_their_parent_and_say_nothing(command: list[str], workers: int, tmp_path: Path) -> None:
    paths = os.pathsep.join([str(STRANGERS), *sys.path])
    for pause in (0.0, 0.3, 0.7):
        with (tmp_path / "said").open("wb") as said:
            parent = subprocess.Popen(
                command, stdout=subprocess.DEVNULL, stderr=said, env={**os.environ, "PYTHONPATH": paths}
            )
            wait_until(lambda: len(children(parent.pid)) >= workers)  # noqa: B023
            time.sleep(pause)  # they may be anywhere by then, and it must not matter
            started = children(parent.pid)
            parent.send_signal(signal.SIGKILL)
            parent.wait()
        wait_until(lambda: not any(alive(pid) for pid in started))  # noqa: B023
        words = (tmp_path / "said").read_text()
        assert "Traceback" not in words
        assert "Broken pipe" not in words


def test_a_worker_that_is_written_half_a_job_ends_quietly() -> None:
    job = {"job": "replay", "alarm": 5, "file_key": "x", "seat": None, "id": "", "file_size": 10}
    halves = (b"", b'{"job": "think"', json.dumps({"job": "nothing", "alarm": 5}).encode(), encode_line(job) + b"{")
    for words in halves:
        ended = subprocess.run(module_command("sampan.workers.job_worker"), input=words, capture_output=True)
        assert (ended.returncode, ended.stdout, ended.stderr) == (0, HEADER.pack(OK, 0), b""), "only that it is ready"


def test_a_worker_whose_answer_nobody_reads_ends_quietly() -> None:
    worker = subprocess.Popen(module_command("sampan.workers.job_worker"), stdin=-1, stdout=-1, stderr=-1)
    assert worker.stdin is not None
    assert worker.stdout is not None
    assert worker.stderr is not None
    assert worker.stdout.read(HEADER.size) == HEADER.pack(OK, 0)
    worker.stdout.close()
    worker.stdin.write(json.dumps({"job": "nothing", "alarm": 5}).encode() + b"\n")
    worker.stdin.close()
    assert worker.stderr.read() == b""
    assert worker.wait(PATIENCE) == 0
    worker.stderr.close()
