"""How quickly a server tells everybody's chances to somebody who drags through a replay, for every game.

A match of so many actions, played at random, is uploaded once; then the chances at positions all along it are asked
for, one after another, over HTTP, from a server with one worker. On Linux the server and its worker share one core.
Exit 1 if the 95th percentile of a game is above the bar.

    python benchmarks/replay_chances.py [--plies 300] [--positions 50] [--json]
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sampan
from sampan.core.match_file import match_text

BAR = 100.0  # ms


def main() -> None:
    """Measure and print; exit 1 if the bar is missed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--plies", type=int, default=300)
    parser.add_argument("--positions", type=int, default=50)
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    if chosen.serve:
        serve(chosen.serve)
        return
    with server() as url:
        found = {key: measure(url, key, chosen.plies, chosen.positions) for key in sampan.game_keys()}
    if chosen.json:
        print(json.dumps({"bar": BAR, "compiled": sampan.compiled, "games": found}, indent=2))
    else:
        print(f"| ms for the chances, {chosen.positions} positions | plies | upload | median | p95 | longest |")
        print("| --- | ---: | ---: | ---: | ---: | ---: |")
        for key, row in found.items():
            times = [f"{row[name]:.1f}" for name in ("upload", "median", "p95", "longest")]
            print(f"| {key} | {row['plies']} | {' | '.join(times)} |")
    sys.exit(0 if all(row["p95"] <= BAR for row in found.values()) else 1)


def measure(url: str, key: str, plies: int, positions: int) -> dict[str, Any]:
    """What one game took, in milliseconds."""
    match = random_match(key, plies)
    began = time.perf_counter()
    id_ = fetch(f"{url}/replays", match_text(match).encode())["id"]
    upload = 1000 * (time.perf_counter() - began)
    times = []
    for number in range(positions):
        ply = match.ply * number // positions
        began = time.perf_counter()
        fetch(f"{url}/replays/{id_}/chances?ply={ply}")
        times.append(1000 * (time.perf_counter() - began))
    p95 = statistics.quantiles(times, n=20)[-1]
    return {
        "plies": match.ply,
        "upload": upload,
        "median": statistics.median(times),
        "p95": p95,
        "longest": max(times),
    }


def random_match(key: str, plies: int) -> sampan.Match:
    """A match of that many actions, or the longest of a hundred if none is as long; with as many seats as there are."""
    game = sampan.game(key)
    longest: sampan.Match | None = None
    for seed in range(100):
        match = sampan.Match(game, [f"Player {seat}" for seat in range(game.most_seats)], {}, sampan.new_dealer(seed))
        match.begin()
        rng = sampan.Rng(seed)
        while (seat := match.to_move()) != sampan.OVER and match.ply < plies:
            match.act(seat, int(match.state.sample(rng)))
        if longest is None or match.ply > longest.ply:
            longest = match
        if longest.ply >= plies:
            break
    assert longest is not None
    return longest


def fetch(url: str, body: bytes | None = None) -> Any:
    """The JSON behind an address."""
    with urllib.request.urlopen(urllib.request.Request(url, body), timeout=60) as answer:
        return json.loads(answer.read())


@contextlib.contextmanager
def server() -> Iterator[str]:
    """A server process on one core; the address of its calls."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, __file__, "--serve", str(Path(folder, "tables.sqlite3"))]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            said = process.stdout.readline().split()
            try:
                yield next(word for word in said if word.startswith("http")) + "/api"
            finally:
                process.terminate()


def serve(database: str) -> None:
    """Run the server."""
    from sampan.server.run_server import run
    from sampan.server.settings import Settings

    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {0})
    run(Settings(port=0, database=f"sqlite:///{database}", bot_workers=1, rate=1e6, burst=10**6))


if __name__ == "__main__":
    main()
