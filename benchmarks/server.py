"""Tables played over sockets on a real server process, and the same measure on boardgame.io's server in the same run.

Every table has two clients, each on a socket of its own, that act at random as soon as they hear that it is their
turn; a finished table is followed by a new one. An action counts when its actor has received the acknowledgement. Ours
comes after the action is on disk (SQLite, synchronous=FULL); boardgame.io with its flat-file storage tells of a move
before it writes the file, and never waits for the disk.

    python benchmarks/server.py [--seconds 10] [--tables 100] [--held 1000] [--json] [--no-peer]
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
PEER = HERE / "peers" / "boardgame_io"
INSTALLED = HERE.parent / ".benchmarks" / "boardgame_io"
WARM_UP = 1.0
PEOPLE = 5.0  # seconds that people take for an action, on average
Data = dict[str, Any]


# The clients.


class Tally:
    """What all tables together have measured."""

    def __init__(self) -> None:
        self.counting = False
        self.latencies: list[float] = []
        self.matches = 0


class Player:
    """One client of a table."""

    def __init__(self, socket: Any, tally: Tally, pace: float) -> None:
        self.socket = socket
        self.tally = tally
        self.pace = pace
        self.sent: dict[str, float] = {}
        self.thinking: asyncio.Task[None] | None = None

    async def play(self) -> None:
        """Act whenever asked, until the match is over."""
        async for words in self.socket:
            if words.startswith('{"type":"done"'):
                waited = time.perf_counter() - self.sent.pop(json.loads(words)["ref"])
                if self.tally.counting:
                    self.tally.latencies.append(waited)
                continue
            if '"outcome":{' in words:
                return
            if '"decision":null' in words:  # nothing is asked of us, so nothing need be read
                continue
            message = json.loads(words)
            if message["type"] == "refused":
                raise RuntimeError(words)
            if self.pace:  # meanwhile we go on listening
                self.thinking = asyncio.create_task(self.think(message["decision"]))
            else:
                await self.act(message["decision"])

    async def think(self, decision: Data) -> None:
        """Act after the time that people take."""
        await asyncio.sleep(random.uniform(0, 2 * self.pace))
        await self.act(decision)

    async def act(self, decision: Data) -> None:
        """Any of the actions allowed."""
        action = random.choice(decision["actions"])
        ref = str(decision["ply"])
        act = {"type": "act", "ref": ref, "seat": decision["seat"], "ply": decision["ply"], "action": action}
        self.sent[ref] = time.perf_counter()
        await self.socket.send(json.dumps(act))


async def seat(http: Any, url: str, stack: contextlib.AsyncExitStack, tally: Tally, pace: float) -> list[Player]:
    """A new table with two clients."""
    from websockets.asyncio.client import connect

    order = {"game": "yin_yang", "seats": [{"kind": "link"}, {"kind": "link"}]}
    made = (await http.post(f"{url}/api/tables", json=order)).json()
    address = f"{url.replace('http', 'ws')}/api/tables/{made['table']['id']}/live"
    players = []
    for key in made["tokens"]:
        opened = connect(address, proxy=None, compression=None, max_queue=None, ping_interval=None)
        socket = await stack.enter_async_context(opened)
        players.append(Player(socket, tally, pace))
        await socket.send(json.dumps({"type": "hello", "tokens": [key["token"]]}))
    return players


async def keep_playing(http: Any, url: str, tally: Tally, pace: float, ready: asyncio.Event) -> None:
    """One table after the other."""
    while True:
        async with contextlib.AsyncExitStack() as stack:
            players = await seat(http, url, stack, tally, pace)
            ready.set()
            await asyncio.gather(*[player.play() for player in players])
            tally.matches += 1


async def load(url: str, tables: int, seconds: float, pace: float) -> Data:
    """Hold that many tables for that long; what was measured."""
    import httpx

    tally = Tally()
    async with httpx.AsyncClient(trust_env=False, timeout=60) as http:
        playing = []
        for _ in range(tables):
            ready = asyncio.Event()
            playing.append(asyncio.create_task(keep_playing(http, url, tally, pace, ready)))
            await asyncio.wait([playing[-1], asyncio.create_task(ready.wait())], return_when=asyncio.FIRST_COMPLETED)
        await asyncio.sleep(WARM_UP)
        tally.counting = True
        began = time.perf_counter()
        done, _ = await asyncio.wait(playing, timeout=seconds)
        tally.counting = False
        took = time.perf_counter() - began
        for failed in done:
            failed.result()
        sys.stdout.write(json.dumps({"took": took, "matches": tally.matches, "latencies": tally.latencies}) + "\n")
        sys.stdout.flush()
        sys.stdin.readline()  # the tables are held while their memory is measured
        os._exit(0)


# The servers.


def more_files() -> None:
    """A thousand tables are more sockets than a process may open by default."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def resident(process: subprocess.Popen[str]) -> float:
    """The memory of a process, in MB."""
    status = Path(f"/proc/{process.pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+)", status)
    return int(found[1]) / 1024 if found else float("nan")


@contextlib.contextmanager
def started(*words: str, folder: Path | None = None) -> Iterator[subprocess.Popen[str]]:
    """A process whose output is read; killed in the end."""
    environment = {**os.environ, "NODE_ENV": "production"}
    with subprocess.Popen(
        words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment, cwd=folder
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def line(process: subprocess.Popen[str]) -> str:
    """The next line that a process says."""
    assert process.stdout is not None
    said = process.stdout.readline()
    if not said:
        raise SystemExit(f"{process.args!r} ended without a word")
    return said


def figures(measured: Data) -> Data:
    """Actions a second, and what half and 99 % of them waited at most, in ms."""
    waits = sorted(measured["latencies"])
    return {
        "actions": len(waits),
        "actions_per_second": round(len(waits) / measured["took"], 1),
        "p50_ms": round(1000 * waits[len(waits) // 2], 2),
        "p99_ms": round(1000 * waits[int(len(waits) * 0.99)], 2),
        "matches_finished": measured["matches"],
    }


def measure_sampan(tables: int, seconds: float, pace: float) -> Data:
    """Our server, with a store of its own in a temporary folder."""
    with tempfile.TemporaryDirectory() as folder, started(sys.executable, __file__, "--serve", folder) as server:
        found = re.search(r"http://\S+", line(server))
        assert found
        before = resident(server)
        arguments = [found[0], str(tables), str(seconds), str(pace)]
        with started(sys.executable, __file__, "--load", *arguments) as clients:
            measured = json.loads(line(clients))
            after = resident(server)
    memory = {"memory_mb": round(after, 1), "memory_per_table_kb": round(1024 * (after - before) / tables, 1)}
    return {"tables": tables, **figures(measured), **memory}


def serve(folder: str) -> None:
    """The server as `sampan serve` runs it, but without the limit on messages a second."""
    from sampan.server.logs import set_up_logs
    from sampan.server.run import run
    from sampan.server.settings import Settings

    set_up_logs("warning")
    database = f"sqlite:///{folder}/tables.sqlite3"
    run(Settings(database=database, rate=1e9, burst=10**9), "127.0.0.1", 0)


def install_peer() -> bool:
    """Install boardgame.io into a folder of its own; False if there is no npm."""
    if shutil.which("npm") is None:
        return False
    INSTALLED.mkdir(parents=True, exist_ok=True)
    files = [path for path in PEER.iterdir() if path.is_file()]
    same = all((INSTALLED / path.name).exists() for path in files)
    same = same and (INSTALLED / "package-lock.json").read_bytes() == (PEER / "package-lock.json").read_bytes()
    for path in files:
        shutil.copy(path, INSTALLED / path.name)
    if not same or not (INSTALLED / "node_modules").exists():
        subprocess.run(
            ["npm", "ci", "--no-audit", "--no-fund", "--silent"], cwd=INSTALLED, check=True, stdout=subprocess.DEVNULL
        )
    return True


def measure_peer(tables: int, seconds: float) -> Data:
    """boardgame.io's own server with its flat-file storage, playing a game as small as can be."""
    with tempfile.TemporaryDirectory() as folder, started("node", "server.js", folder, folder=INSTALLED) as server:
        ports = json.loads(line(server))
        before = resident(server)
        arguments = [str(ports["sockets"]), str(ports["lobby"]), str(tables), str(seconds)]
        with started("node", "load.js", *arguments, folder=INSTALLED) as clients:
            measured = json.loads(line(clients))
            after = resident(server)
    measured = {**measured, "took": measured["seconds"], "latencies": [wait / 1000 for wait in measured["latencies"]]}
    memory = {"memory_mb": round(after, 1), "memory_per_table_kb": round(1024 * (after - before) / tables, 1)}
    return {"tables": tables, **figures(measured), **memory}


def show(title: str, found: Data) -> None:
    """One line per measure."""
    print(
        f"{title:<34} {found['actions_per_second']:>8.0f} actions/s   p50 {found['p50_ms']:>7.1f} ms   "
        f"p99 {found['p99_ms']:>7.1f} ms   {found['memory_per_table_kb']:>6.0f} KB a table"
    )


def main() -> None:
    """Measure, and say what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each measure lasts")
    parser.add_argument("--tables", type=int, default=100, help="tables that play as fast as they can")
    parser.add_argument("--held", type=int, default=1000, help="tables held at once, acting at the pace of people")
    parser.add_argument("--json", action="store_true", help="print everything as JSON")
    parser.add_argument("--no-peer", action="store_true", help="leave boardgame.io out")
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    parser.add_argument("--load", nargs=4, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    more_files()
    if chosen.serve:
        serve(chosen.serve)
        return
    if chosen.load:
        url, tables, seconds, pace = chosen.load
        asyncio.run(load(url, int(tables), float(seconds), float(pace)))
        return
    import sampan

    found: Data = {"compiled": sampan.compiled, "active": measure_sampan(chosen.tables, chosen.seconds, 0)}
    found["held"] = measure_sampan(chosen.held, chosen.seconds, PEOPLE)
    if not chosen.no_peer and install_peer():
        found["boardgame_io"] = measure_peer(chosen.tables, chosen.seconds)
        ratio = found["active"]["actions_per_second"] / found["boardgame_io"]["actions_per_second"]
        found["ratio"] = round(ratio, 2)
    if chosen.json:
        print(json.dumps(found, indent=2))
        return
    print(f"Sampan {'compiled' if sampan.compiled else 'uncompiled'}, durable; Python {sys.version.split()[0]}")
    show(f"Sampan, {chosen.tables} tables at full speed", found["active"])
    show(f"Sampan, {chosen.held} tables held", found["held"])
    if "boardgame_io" in found:
        show(f"boardgame.io 0.50.2, {chosen.tables} tables", found["boardgame_io"])
        print(f"Sampan acknowledges {found['ratio']} times as many actions a second, each of them on disk.")
    else:
        print("boardgame.io was left out: it needs npm (Node 20 or newer).")


if __name__ == "__main__":
    main()
