"""What many large match files, uploaded at once, do to a server: to its memory, and to everybody else's requests.

The memory is that of the server and its workers together; it is looked at all the time, and the most counts. The others
ask for the games and ping a socket, from another address.

    python benchmarks/uploads.py [--uploads 40] [--megabytes 16] [--addresses 1] [--kind KIND ...] [--json]
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import websockets

import sampan
from sampan.core.match_file import match_text
from sampan.server.schemas.socket import PROTOCOL

VISITOR = "127.0.0.2"
LOOK_SECONDS = 0.02
ASK_SECONDS = 0.02
PATIENCE = 600.0
Data = dict[str, Any]


def valid_match() -> bytes:
    """A match, with as many moves as people play."""
    match = sampan.Match(sampan.game("yellow_yangtze"), ["Ada", "Ben"], {}, sampan.new_dealer(5)).begin()
    rng = sampan.Rng(1)
    while match.to_move() >= 0 and match.ply < 300:
        match.act(match.to_move(), int(match.state.sample(rng)))
    return match_text(match).encode()


KINDS: dict[str, Callable[[int], bytes]] = {
    "lists": lambda size: b"[" + b"[]," * ((size - 4) // 3) + b"[]]",
    "string": lambda size: b'{"x": "\xf0\x9f\x90\x89' + b"x" * (size - 16) + b'"}',
    "binary": lambda size: b"\xff" * size,
    "half binary": lambda size: b'{"x": "' + b"x" * (size - 8) + b"\xff",
    "match": lambda size: valid_match().ljust(size),
}


def serve(folder: str) -> None:
    """The server as `sampan serve` runs it, but without the limit on requests a second, which would refuse most."""
    from sampan.server.json_logs import set_up_logs
    from sampan.server.run_server import run
    from sampan.server.settings import Settings

    set_up_logs("error")
    database = f"sqlite:///{folder}/tables.sqlite3"
    run(Settings(database=database, port=0, rate=1e9, burst=10**9, replays_per_minute=10**9))


@contextlib.contextmanager
def started(*words: str) -> Iterator[subprocess.Popen[str]]:
    """This script as another process, whose output is read."""
    with subprocess.Popen([sys.executable, __file__, *words], stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.terminate()


def resident(pid: int) -> int:
    """The memory of a process and all that it has started, in KB."""
    total = 0
    with contextlib.suppress(OSError):
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
        total = int(found[1]) if found else 0
        for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
            total += resident(int(child))
    return total


async def upload(url: str, kind: str, uploads: int, size: int, addresses: int) -> Counter[int]:
    """Upload all at once; how often each status was answered."""
    content = KINDS[kind](size)

    async def one(number: int) -> int:
        transport = httpx.AsyncHTTPTransport(local_address=f"127.0.1.{1 + number % addresses}")
        async with httpx.AsyncClient(transport=transport, timeout=PATIENCE, trust_env=False) as http:
            try:
                return (await http.post(f"{url}/api/replays", content=content)).status_code
            except httpx.TransportError:  # it was refused before all was sent
                return 0

    return Counter(await asyncio.gather(*[one(number) for number in range(uploads)]))


async def ask_games(url: str, waits: list[float]) -> None:
    """Ask for the games again and again."""
    transport = httpx.AsyncHTTPTransport(local_address=VISITOR)
    async with httpx.AsyncClient(transport=transport, timeout=PATIENCE, trust_env=False) as http:
        while True:
            began = time.perf_counter()
            (await http.get(f"{url}/api/games")).raise_for_status()
            waits.append(time.perf_counter() - began)
            await asyncio.sleep(ASK_SECONDS)


async def ping(url: str, waits: list[float]) -> None:
    """Ping a socket again and again."""
    transport = httpx.AsyncHTTPTransport(local_address=VISITOR)
    async with httpx.AsyncClient(transport=transport, timeout=PATIENCE, trust_env=False) as http:
        order = {"game": "yin_yang", "seats": [{"kind": "here"}, {"kind": "here"}]}
        made = (await http.post(f"{url}/api/tables", json=order)).json()
    address = f"{url.replace('http', 'ws')}/api/tables/{made['table']['id']}/live"
    async with websockets.connect(address, proxy=None, compression=None, local_addr=(VISITOR, 0)) as socket:
        hello = {"type": "hello", "protocol": PROTOCOL, "tokens": [key["token"] for key in made["tokens"]]}
        await socket.send(json.dumps(hello))
        await socket.recv()
        while True:
            began = time.perf_counter()
            await socket.send('{"type": "ping", "ref": "x"}')
            await socket.recv()
            waits.append(time.perf_counter() - began)
            await asyncio.sleep(ASK_SECONDS)


async def look(pid: int, seen: list[int]) -> None:
    """Look at the memory again and again."""
    while True:
        seen.append(resident(pid))
        await asyncio.sleep(LOOK_SECONDS)


async def measure(kind: str, uploads: int, megabytes: int, addresses: int) -> Data:
    """One kind of file on a server of its own, whose workers have both been used before."""
    with tempfile.TemporaryDirectory() as folder, started("--serve", folder) as server:
        assert server.stdout is not None
        found = re.search(r"http://\S+", server.stdout.readline())
        assert found
        url = found[0]
        await upload(url, "match", 4, len(valid_match()), 4)
        games: list[float] = []
        pings: list[float] = []
        seen: list[int] = []
        tasks = [
            asyncio.create_task(each) for each in (ask_games(url, games), ping(url, pings), look(server.pid, seen))
        ]
        while len(seen) < 20 or not pings or not games:
            await asyncio.sleep(0.05)
        before = seen[-1]
        for waits in (games, pings, seen):
            waits.clear()
        began = time.perf_counter()
        size = megabytes * 1_000_000
        words = ["--upload", url, kind, str(uploads), str(size), str(addresses)]
        with started(*words) as uploader:
            assert uploader.stdout is not None
            answers = json.loads(await asyncio.to_thread(uploader.stdout.readline))
        took = time.perf_counter() - began
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if not isinstance(ended, asyncio.CancelledError):
                raise RuntimeError("the others were not served") from ended
    return {
        "kind": kind,
        "uploads": uploads,
        "megabytes": megabytes,
        "addresses": addresses,
        "seconds": round(took, 1),
        "answers": answers,
        "added_mb": round((max(seen) - before) / 1024),
        "games_p99_ms": quantile(games, 0.99),
        "ping_p99_ms": quantile(pings, 0.99),
    }


def quantile(waits: list[float], share: float) -> int:
    """So many waits are not longer, in milliseconds."""
    return round(1000 * sorted(waits)[min(len(waits) - 1, int(share * len(waits)))])


def main() -> None:
    """Measure, and say what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--uploads", type=int, default=40, help="files that are uploaded at once")
    parser.add_argument("--megabytes", type=int, default=16, help="of each file")
    parser.add_argument("--addresses", type=int, default=1, help="that they come from")
    parser.add_argument("--kind", action="append", choices=KINDS, help="what is in the files; all kinds if left out")
    parser.add_argument("--json", action="store_true", help="print everything as JSON")
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    parser.add_argument("--upload", nargs=5, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.serve:
        serve(chosen.serve)
        return
    if chosen.upload:
        os.nice(5)  # it is the server that is measured
        url, kind, *numbers = chosen.upload
        print(json.dumps(asyncio.run(upload(url, kind, *map(int, numbers)))), flush=True)
        return
    found = []
    for kind in chosen.kind or KINDS:
        found.append(asyncio.run(measure(kind, chosen.uploads, chosen.megabytes, chosen.addresses)))
        if not chosen.json:
            print(
                "{uploads} files of {megabytes} MB ({kind}), {addresses} addresses, in {seconds} s, answers {answers}: "
                "{added_mb} MB more; games p99 {games_p99_ms} ms, ping p99 {ping_p99_ms} ms".format(**found[-1]),
                flush=True,
            )
    if chosen.json:
        print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
