"""Tables played over sockets on a real server process, and the same measure on boardgame.io's server in the same run.

Every table has two clients, each on a socket of its own, that act at random as soon as they hear that it is their
turn; a finished table is followed by a new one. An action counts when its actor has received the acknowledgement. Ours
comes after the action is on disk (SQLite, synchronous=FULL); boardgame.io with its flat-file storage tells of a move
before it writes the file, and never waits for the disk.

Processor time is that of the server process, all threads and the kernel's work for it included. Other programs disturb
it far less than they disturb the actions per second. `--against` takes the `src` folder of another version, and
measures both in turns.

    python benchmarks/server.py [--seconds 10] [--rounds 3] [--tables 100] [--held 1000] [--games yin_yang yangtze]
                                [--against ../before/src] [--json] [--no-peer]
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import functools
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

from sampan.server.schemas.socket import PROTOCOL

HERE = Path(__file__).parent
PEER = HERE / "peers" / "boardgame_io"
INSTALLED = HERE.parent / ".benchmarks" / "boardgame_io"
WARM_UP = 1.0
PEOPLE = 5.0  # seconds that people take for an action, on average
Data = dict[str, Any]


# The clients. They speak just enough of WebSocket to play, so that what is measured is the server and not they.


class Tally:
    """What all tables together have measured."""

    def __init__(self, pace: float) -> None:
        self.pace = pace
        self.counting = False
        self.latencies: list[float] = []
        self.matches = 0


class Player(asyncio.Protocol):
    """One client of a table: acts whenever asked, until the match is over."""

    def __init__(self, path: str, token: str, tally: Tally) -> None:
        self.path = path
        self.token = token
        self.tally = tally
        self.greeted = False
        self.unread = b""
        self.sent: dict[str, float] = {}
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        wish = f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13"
        transport.write(f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{wish}\r\n\r\n".encode())

    def connection_lost(self, exc: Exception | None) -> None:
        """The server must not go before the match is over."""
        if not self.over.done():
            self.over.set_exception(exc or ConnectionError("the server closed"))

    def data_received(self, data: bytes) -> None:
        """Take the whole messages out of what has come."""
        self.unread += data
        if not self.greeted:
            head, end, self.unread = self.unread.partition(b"\r\n\r\n")
            if not end:
                self.unread = head
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.greeted = True
            self.send({"type": "hello", "protocol": PROTOCOL, "tokens": [self.token]})
        while len(self.unread) >= 2:
            size, start = self.unread[1], 2
            if size >= 126:
                start = 4 if size == 126 else 10
                size = int.from_bytes(self.unread[2:start], "big")
            if len(self.unread) < start + size:
                return
            kind, message = self.unread[0] & 15, self.unread[start : start + size]
            self.unread = self.unread[start + size :]
            if kind == 1:
                self.hear(message)
            elif kind == 9:
                self.write(10, message)

    def hear(self, message: bytes) -> None:
        """An acknowledgement, the end, or what we are asked; nothing else need be read."""
        if message.startswith(b'{"type":"done"'):
            waited = time.perf_counter() - self.sent.pop(json.loads(message)["ref"])
            if self.tally.counting:
                self.tally.latencies.append(waited)
        elif message.startswith(b'{"type":"refused"'):
            self.over.set_exception(RuntimeError(message.decode()))
        elif b'"outcome":{' in message:
            if not self.over.done():
                self.over.set_result(None)
        elif b'"decisions":[{' in message:
            (decision,) = json.loads(message)["decisions"]
            if self.tally.pace:
                asyncio.get_running_loop().call_later(random.uniform(0, 2 * self.tally.pace), self.act, decision)
            else:
                self.act(decision)

    def act(self, decision: Data) -> None:
        """Any of the actions allowed."""
        ref = str(decision["ply"])
        self.sent[ref] = time.perf_counter()
        action = random.choice(decision["actions"])
        self.send({"type": "act", "ref": ref, "seat": decision["seat"], "ply": decision["ply"], "action": action})

    def send(self, message: Data) -> None:
        """Say something."""
        self.write(1, json.dumps(message).encode())

    def write(self, kind: int, content: bytes) -> None:
        """A frame, masked with zeros, as a client may."""
        size = len(content)
        length = bytes([128 | size]) if size < 126 else bytes([254]) + size.to_bytes(2, "big")
        self.transport.write(bytes([128 | kind]) + length + bytes(4) + content)


async def keep_playing(http: Any, url: str, game: str, tally: Tally, ready: asyncio.Event) -> None:
    """One table of two clients after the other."""
    loop = asyncio.get_running_loop()
    host, port = url.removeprefix("http://").split(":")
    order = {"game": game, "seats": [{"kind": "here"}, {"kind": "here"}]}
    while True:
        made = (await http.post(f"{url}/api/tables", json=order)).json()
        path = f"/api/tables/{made['table']['id']}/live"
        players = []
        for key in made["tokens"]:
            make = functools.partial(Player, path, key["token"], tally)
            players.append((await loop.create_connection(make, host, int(port)))[1])
        ready.set()
        await asyncio.gather(*[player.over for player in players])
        for player in players:
            player.transport.close()
        tally.matches += 1


async def load(url: str, game: str, tables: int, seconds: float, pace: float) -> None:
    """Hold that many tables for that long, then say what was measured."""
    import httpx

    tally = Tally(pace)
    fresh = httpx.Limits(max_keepalive_connections=0)  # a kept connection may close just when it is needed
    async with httpx.AsyncClient(trust_env=False, timeout=60, limits=fresh) as http:
        playing = []
        for _ in range(tables):
            ready = asyncio.Event()
            playing.append(asyncio.create_task(keep_playing(http, url, game, tally, ready)))
            await asyncio.wait([playing[-1], asyncio.create_task(ready.wait())], return_when=asyncio.FIRST_COMPLETED)
        await asyncio.sleep(WARM_UP)
        say({"counting": True})
        tally.counting = True
        began = time.perf_counter()
        done, _ = await asyncio.wait(playing, timeout=seconds)
        tally.counting = False
        took = time.perf_counter() - began
        for failed in done:
            failed.result()
        say({"took": took, "matches": tally.matches, "latencies": tally.latencies})
        sys.stdin.readline()  # the tables are held while the server is looked at
        os._exit(0)


def say(data: Data) -> None:
    """A line for whoever has started us."""
    sys.stdout.write(json.dumps(data) + "\n")
    sys.stdout.flush()


# The servers.


def more_files() -> None:
    """A thousand tables are more sockets than a process may open by default."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def resident(process: subprocess.Popen[str]) -> float:
    """The memory of a process, in KB."""
    status = Path(f"/proc/{process.pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+)", status)
    return int(found[1]) if found else float("nan")


def worked(process: subprocess.Popen[str]) -> float:
    """The processor time that a process has used, in seconds."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def started(*words: str, folder: Path | None = None, source: Path | None = None) -> Iterator[subprocess.Popen[str]]:
    """A process whose output is read; killed in the end. It may run another version of our source."""
    environment = {**os.environ, "NODE_ENV": "production"}
    if source is not None:
        environment["PYTHONPATH"] = str(source.resolve())
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


def measure(
    server: subprocess.Popen[str], tables: int, *clients: str, folder: Path | None = None, source: Path | None = None
) -> Data:
    """Let the clients play on the server; what both tell."""
    before = resident(server)
    with started(*clients, folder=folder, source=source) as load:
        line(load)  # the clients begin to count
        began = worked(server)
        measured = json.loads(line(load))
        spent = worked(server) - began
        after = resident(server)
    waits = sorted(measured["latencies"])
    if not waits:
        raise SystemExit("No action was acknowledged: give it more --seconds or more tables.")
    return {
        "tables": tables,
        "actions": len(waits),
        "actions_per_second": round(len(waits) / measured["took"], 1),
        "p50_ms": round(1000 * waits[len(waits) // 2], 2),
        "p99_ms": round(1000 * waits[int(len(waits) * 0.99)], 2),
        "processor_us_per_action": round(1e6 * spent / len(waits)),
        "matches_finished": measured["matches"],
        "memory_kb_per_table": round((after - before) / tables, 1),
        "memory_mb": round(after / 1024, 1),
    }


def measure_sampan(game: str, tables: int, seconds: float, pace: float, source: Path | None = None) -> Data:
    """Our server, with a store of its own in a temporary folder."""
    ours = [sys.executable, __file__]
    with (
        tempfile.TemporaryDirectory() as folder,
        started(*ours, "--serve", f"sqlite:///{folder}/tables.sqlite3", source=source) as server,
    ):
        url = address(server)
        return measure(server, tables, *ours, "--load", url, game, str(tables), str(seconds), str(pace), source=source)


def address(server: subprocess.Popen[str]) -> str:
    """Where a server of ours listens, which it says first."""
    found = re.search(r"http://\S+", line(server))
    assert found
    return found[0]


def serve(database: str) -> None:
    """The server as `sampan serve` runs it, but without the limits on how much one address may do."""
    from sampan.server.json_logs import set_up_logs
    from sampan.server.run_server import run
    from sampan.server.settings import Settings

    set_up_logs("warning")
    run(
        Settings(
            port=0,
            database=database,
            rate=1e9,
            burst=10**9,
            tables_per_address=10**9,
            tables_per_hour=10**9,
            sockets_per_address=10**9,
            joins_per_minute=10**9,
        )
    )


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
        clients = ["node", "load.js", str(ports["sockets"]), str(ports["lobby"]), str(tables), str(seconds)]
        return measure(server, tables, *clients, folder=INSTALLED)


def middle(measured: list[Data]) -> Data:
    """The measure that is neither among the quicker nor among the slower half."""
    return sorted(measured, key=lambda found: float(found["actions_per_second"]))[len(measured) // 2]


def show(title: str, found: Data) -> None:
    """One line per measure."""
    print(
        f"{title:<34} {found['actions_per_second']:>6.0f} actions/s  p50 {found['p50_ms']:>6.1f} ms  "
        f"p99 {found['p99_ms']:>7.1f} ms  {found['processor_us_per_action']:>5} µs of processor an action  "
        f"{found['memory_kb_per_table']:>5.0f} KB a table"
    )


def in_turns(chosen: argparse.Namespace, with_peer: bool) -> Data:
    """Everything at full speed, round after round, so that whatever else the machine does meets all of it."""
    measured: dict[str, list[Data]] = {}
    for _ in range(chosen.rounds):
        for game in chosen.games:
            for name, source in (("active", None), ("against", chosen.against)):
                if name == "active" or source is not None:
                    found = measure_sampan(game, chosen.tables, chosen.seconds, 0, source)
                    measured.setdefault(f"{name} {game}", []).append(found)
        if with_peer:
            measured.setdefault("boardgame_io", []).append(measure_peer(chosen.tables, chosen.seconds))
    return {name: middle(found) for name, found in measured.items()}


def show_all(found: Data, chosen: argparse.Namespace) -> None:
    """Print what was measured, and how it compares."""
    for game in chosen.games:
        ours = found[f"active {game}"]
        show(f"{game}, {chosen.tables} tables at full speed", ours)
        before = found.get(f"against {game}")
        if before is not None:
            show("  the other version", before)
            ratio = before["processor_us_per_action"] / ours["processor_us_per_action"]
            print(f"  {ratio:.2f} times as many actions per second of processor time as the other version")
    show(f"{chosen.games[0]}, {chosen.held} tables held", found["held"])
    if "boardgame_io" in found:
        show(f"boardgame.io 0.50.2, {chosen.tables} tables", found["boardgame_io"])
        print(f"Sampan acknowledges {found['ratio']} times as many actions a second, each of them on disk.")
    else:
        print("boardgame.io was left out: it needs npm (Node 20 or newer).")


def main() -> None:
    """Measure, and say what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each measure lasts")
    parser.add_argument("--rounds", type=int, default=3, help="measures of everything, in turn; the middle one counts")
    parser.add_argument("--tables", type=int, default=100, help="tables that play as fast as they can")
    parser.add_argument("--held", type=int, default=1000, help="tables held at once, acting at the pace of people")
    parser.add_argument("--games", nargs="+", default=["yin_yang"], help="the games that are played; the first is held")
    parser.add_argument("--against", type=Path, help="the `src` folder of another version")
    parser.add_argument("--json", action="store_true", help="print everything as JSON")
    parser.add_argument("--no-peer", action="store_true", help="leave boardgame.io out")
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    parser.add_argument("--load", nargs=5, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    more_files()
    if chosen.serve:
        serve(chosen.serve)
        return
    if chosen.load:
        url, game, tables, seconds, pace = chosen.load
        asyncio.run(load(url, game, int(tables), float(seconds), float(pace)))
        return
    import sampan

    with_peer = not chosen.no_peer and install_peer()
    found: Data = {"compiled": sampan.compiled, **in_turns(chosen, with_peer)}
    found["held"] = measure_sampan(chosen.games[0], chosen.held, chosen.seconds, PEOPLE)
    if with_peer:
        ratio = found[f"active {chosen.games[0]}"]["actions_per_second"] / found["boardgame_io"]["actions_per_second"]
        found["ratio"] = round(ratio, 2)
    if chosen.json:
        print(json.dumps(found, indent=2))
        return
    print(f"Sampan {'compiled' if sampan.compiled else 'uncompiled'}, durable; Python {sys.version.split()[0]}")
    show_all(found, chosen)


if __name__ == "__main__":
    main()
