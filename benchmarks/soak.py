"""Kills servers, workers and PostgreSQL at random moments while a crowd plays, and looks whether anything is lost.

On SQLite one server plays, on PostgreSQL two. The clients of the crowd play all games over sockets, with bots, chat,
undos, simultaneous choices, resignations and rematches; they connect again by themselves and remember every request.
Between the kills processes stand still, sockets are cut in the middle of a message, and the disk is full or slow. After
every fault somebody must move again at every table, every acknowledged request must be in the store exactly once and in
order, and clients must know the table that the store says.

    python benchmarks/soak.py [--kills 1000] [--seconds S] [--store sqlite|postgresql|both] [--seed N] [--json]

It ends with one line, and with 0 if nothing was lost, doubled, stuck or wrong. Otherwise it ends with 1, says what was
wrong at which table, and keeps the databases and the logs. A full disk needs root, which may mount one, and a slow one
a C compiler. It runs on Linux.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import secrets
import shutil
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from pathlib import Path
from typing import Any

from soaking.deployment import Deployment, known_stores
from soaking.faults import KILLS, KINDS, Faults

Data = dict[str, Any]


async def torment(deployment: Deployment, faults: Faults, kills: int, end: float, tamper: bool) -> None:
    """One fault after another, until there were enough kills, time is over, or something is wrong."""
    try:
        await keep_tormenting(deployment, faults, kills, end)
        if tamper:
            await deployment.tamper()
        await deployment.stop()
    except Exception as problem:  # a server that does not start again, say
        (deployment.folder / "traceback").write_text(traceback.format_exc())
        deployment.report(f"the soak failed with {problem!r}")


async def keep_tormenting(deployment: Deployment, faults: Faults, kills: int, end: float) -> None:
    """The same, and whatever fails raises."""
    await deployment.wait_for_progress()
    while (faults.kills < kills or not faults.can_kill) and time.monotonic() < end and not deployment.problems:
        await faults.next()
        await deployment.wait_for_progress()
        await deployment.check_tables()
        if sys.stderr.isatty():
            print(f"{deployment.store}: {faults.kills} kills ", end="\r", file=sys.stderr)


async def soak(chosen: argparse.Namespace, folder: Path) -> Data:
    """Run all deployments side by side; what was found."""
    stores = list(known_stores(chosen.store))
    began = time.monotonic()
    deployments = [
        Deployment(store, folder / store, chosen.tables, chosen.pace, chosen.patience, chosen.seed) for store in stores
    ]
    faults: list[Faults] = []
    try:
        await asyncio.gather(*[deployment.start() for deployment in deployments])
        faults = [Faults(deployment, chosen.only) for deployment in deployments]
        shares = [chosen.kills // len(stores) + (number < chosen.kills % len(stores)) for number in range(len(stores))]
        async with asyncio.TaskGroup() as group:
            for deployment, fault, share in zip(deployments, faults, shares, strict=True):
                group.create_task(torment(deployment, fault, share, began + chosen.seconds, chosen.tamper))
    finally:
        await asyncio.gather(*[deployment.close() for deployment in deployments])
    return found(chosen, deployments, faults, time.monotonic() - began)


def found(chosen: argparse.Namespace, deployments: list[Deployment], faults: list[Faults], seconds: float) -> Data:
    """Everything that was counted, over all deployments."""
    tallies = [deployment.crowd.tally for deployment in deployments]
    problems = [{"store": each.store, **problem._asdict()} for each in deployments for problem in each.problems]
    counts = sum([each.counts for each in faults], Counter[str]())
    return {
        "stores": [deployment.store for deployment in deployments],
        "seed": chosen.seed,
        "seconds": round(seconds, 1),
        "kills": sum(counts[kind] for kind in KILLS),
        "killed": {kind: counts[kind] for kind in KILLS},
        "faults": {kind: count for kind, count in counts.items() if kind not in KILLS},
        "left_out": sorted({kind for each in deployments for kind in left_out(each)}),
        "acknowledged": dict(sum([tally.acknowledged for tally in tallies], Counter[str]())),
        "refused": dict(sum([tally.refused for tally in tallies], Counter[str]())),
        "tables": dict(sum([tally.tables for tally in tallies], Counter[str]())),
        "lost_answers": sum(each.proxy.lost for each in deployments if each.proxy is not None),
        "comparisons": sum(tally.comparisons for tally in tallies),
        "problems": problems,
    }


def left_out(deployment: Deployment) -> list[str]:
    """What could not be tried here."""
    disk = deployment.disk
    return [*["full disk"] * (not disk.can_be_full), *["slow disk"] * (not disk.can_be_slow)]


def line(result: Data) -> str:
    """The summary."""
    killed = ", ".join(f"{count} {kind}" for kind, count in result["killed"].items())
    others = ", ".join(f"{count} {kind}" for kind, count in sorted(result["faults"].items()))
    kinds = Counter(problem["kind"] for problem in result["problems"])
    without = f" (without {' and '.join(result['left_out'])})" if result["left_out"] else ""
    return (
        f"soak on {' and '.join(result['stores'])}: {result['kills']} kills ({killed}), "
        f"{others or 'no other faults'}{without}; "
        f"{sum(result['acknowledged'].values()):,} acknowledged at {sum(result['tables'].values()):,} tables, "
        f"{kinds['lost']} lost, {kinds['doubled']} doubled, {kinds['stuck']} stuck, {kinds['wrong']} wrong; "
        f"{result['seconds']:.0f} s, seed {result['seed']}"
    )


async def until_ended(chosen: argparse.Namespace, folder: Path) -> Data:
    """The same, and SIGTERM ends it as Ctrl-C does."""
    task = asyncio.current_task()
    assert task is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    return await soak(chosen, folder)


def main() -> int:
    """Read the command line, run, and say what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=1000, help="how many processes to kill, over all stores")
    parser.add_argument("--seconds", type=float, default=3600.0, help="end after that time even with fewer kills")
    parser.add_argument("--store", choices=["sqlite", "postgresql", "both"], default="both")
    parser.add_argument("--seed", type=int, default=None, help="of the faults and of what clients do")
    parser.add_argument("--tables", type=int, default=8, help="tables at a time, of each store")
    parser.add_argument("--pace", type=float, default=0.1, help="seconds that a client takes for an action, on average")
    parser.add_argument("--patience", type=float, default=120.0, help="seconds after which a table is stuck")
    parser.add_argument("--only", nargs="+", choices=KINDS, default=(), help="only faults of these kinds")
    parser.add_argument("--json", action="store_true", help="print everything that was counted as JSON")
    parser.add_argument("--tamper", action="store_true", help=argparse.SUPPRESS)  # to see that the checks can fail
    chosen = parser.parse_args()
    if chosen.seed is None:
        chosen.seed = secrets.randbelow(1_000_000)
    if not list(known_stores(chosen.store)):
        print("soak: no PostgreSQL is found; on Debian: apt-get install postgresql")
        return 1
    folder = Path(tempfile.mkdtemp(prefix="sampan-soak-"))
    kept = False
    try:
        result = asyncio.run(until_ended(chosen, folder))
        kept = bool(result["problems"])
    except (KeyboardInterrupt, asyncio.CancelledError):
        print("soak: interrupted")
        return 130
    except BaseException:
        kept = True
        print(f"soak: failed; logs are in {folder}", file=sys.stderr)
        raise
    finally:
        if not kept:
            shutil.rmtree(folder)
    for problem in result["problems"]:
        print(
            f"{problem['kind']}: {problem['store']}, table {problem['table']}, seq {problem['seq']}: {problem['words']}"
        )
    if kept:
        print(f"The databases and the logs are in {folder}.")
    print(json.dumps(result, indent=2) if chosen.json else line(result))
    return 1 if result["problems"] else 0


if __name__ == "__main__":
    sys.exit(main())
