"""Decisions per second of random play, ours against the field, in one run.

    make bench

Ours: stepped from Python, inside compiled code, vectorised in one process and shared by as many as there are cores, and
uncompiled. The field, stepped from Python in an environment of its own: OpenSpiel's chess, backgammon, gin rummy
and hive (C++), PettingZoo's connect four, RLCard's gin rummy and Catanatron (Python). Everything is measured in turns,
round after round, because machines are noisy; the medians are compared. With --write the table goes into
docs/benchmarks.md.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
HERE = ROOT / "benchmarks"
PEERS = ROOT / ".venv-peers"
PEER_PACKAGES = [
    "catanatron==3.2.1",
    "networkx==3.6.1",
    "open_spiel==2.0.2",
    "pettingzoo==1.27.0",
    "pygame==2.6.1",
    "rlcard==1.2.0",
]
CATANATRON = "Catanatron"
BACKGAMMON = "OpenSpiel backgammon"
IN_PYTHON = ("PettingZoo connect_four", "RLCard gin-rummy", CATANATRON)
# Per game: inside over uncompiled inside, over Catanatron and over backgammon; stepped over Catanatron.
BARS = {
    "yin_yang": (20.0, 25.0, 10.0, 8.0),
    "dragon_delta": (20.0, 25.0, 10.0, 8.0),
    "yangtze": (20.0, 25.0, 10.0, 8.0),
    "yellow_yangtze": (10.0, 10.0, 4.0, 5.0),
}
VECTORISED_BAR = 8.0  # vectorised with every seat observed, over backgammon stepped, for every game
WORKERS = max(2, os.cpu_count() or 1)  # processes that share the games of the vectorised form
PARALLEL = f"vectorised, {WORKERS} processes"
EVERY_SEAT = "vectorised, every seat observed"
Data = dict[str, Any]


def main() -> None:
    """Measure and print; exit 1 if a bar is missed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="per measurement")
    parser.add_argument("--seats", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--write", action="store_true", help="put the table into docs/benchmarks.md")
    chosen = parser.parse_args()
    peers = peer_python()
    rounds = [measure(peers, chosen.seconds, chosen.seats) for _ in range(chosen.rounds)]
    report = summarise(rounds, chosen.seats)
    print(json.dumps(report, indent=2) if chosen.json else table(report))
    if chosen.write:
        write(report, f"python benchmarks/speed.py --rounds {chosen.rounds} --seconds {chosen.seconds:g}")
    sys.exit(0 if all(met for game in report["games"].values() for *_, met in game["bars"]) else 1)


def peer_python() -> Path:
    """The interpreter of an environment that holds only the peers."""
    python, made = PEERS / "bin" / "python", PEERS / "installed"
    wanted = "\n".join(PEER_PACKAGES)
    if not made.is_file() or made.read_text() != wanted:
        shutil.rmtree(PEERS, ignore_errors=True)
        subprocess.run([sys.executable, "-m", "venv", str(PEERS)], check=True)
        subprocess.run([str(python), "-m", "pip", "install", "-q", *PEER_PACKAGES], check=True)
        made.write_text(wanted)
    return python


def measure(peers: Path, seconds: float, seats: int) -> Data:
    """One round of everything."""
    length, size = ["--seconds", str(seconds)], ["--seats", str(seats)]
    ours = [sys.executable, "-m", "sampan.cli", "bench", "--json", *length, *size]
    return {
        "compiled": run(ours),
        "vectorised": run([sys.executable, str(HERE / "vectorised.py"), *length, *size, "--workers", str(WORKERS)]),
        "uncompiled": run(ours, ROOT / "src"),
        "catanatron": run([str(peers), str(HERE / "peers" / "catanatron_play.py"), *length, *size]),
        "field": run([str(peers), str(HERE / "peers" / "field_play.py"), *length]),
    }


def run(command: list[str], path: Path | None = None) -> Data:
    """The JSON that a command prints last; `path` puts the uncompiled sources first."""
    environment = {**os.environ, "PYTHONPATH": "" if path is None else str(path)}
    output = subprocess.run(command, env=environment, cwd="/", capture_output=True, text=True, check=True).stdout
    # Catanatron and ours print one document; a library may have greeted before it.
    result: Data = json.loads(output[output.index("{") :])
    return result


def summarise(rounds: list[Data], seats: int) -> Data:
    """Medians over the rounds, and the ratios between them."""
    first = rounds[0]
    if not first["compiled"]["compiled"] or first["uncompiled"]["compiled"]:
        sys.exit("The comparison needs a compiled installation: make install, with a C compiler.")

    def median(*path: str) -> float:
        found: list[Any] = list(rounds)
        for name in path:
            found = [entry[name] for entry in found]
        return float(statistics.median(found))

    field = {name: median("field", "decisions_per_second", name) for name in first["field"]["decisions_per_second"]}
    field[CATANATRON] = median("catanatron", "decisions_per_second")
    versions = {**first["field"]["versions"], "catanatron": first["catanatron"]["version"]}
    games = {}
    for key in first["compiled"]["games"]:
        rates = {
            "stepped": median("compiled", "games", key, "stepped"),
            "inside": median("compiled", "games", key, "inside"),
            "vectorised": median("vectorised", "games", key, "learner"),
            PARALLEL: median("vectorised", "games", key, "parallel"),
            EVERY_SEAT: median("vectorised", "games", key, "every_seat"),
            "uncompiled inside": median("uncompiled", "games", key, "inside"),
            "uncompiled stepped": median("uncompiled", "games", key, "stepped"),
        }
        games[key] = {"rates": rates, "bars": [(*bar, bar[1] >= bar[2]) for bar in bars(key, rates, field)]}
    return {
        "machine": machine(),
        "versions": {"sampan": first["compiled"]["version"], "python": platform.python_version(), **versions},
        "seats": seats,
        "rounds": len(rounds),
        "field": field,
        "games": games,
    }


def bars(key: str, rates: dict[str, float], field: dict[str, float]) -> list[tuple[str, float, float]]:
    """Every ratio with the least that it should be."""
    uncompiled, catanatron, backgammon, stepped = BARS[key]
    quickest = max(IN_PYTHON, key=lambda name: field[name])
    return [
        ("inside / uncompiled inside", rates["inside"] / rates["uncompiled inside"], uncompiled),
        (f"inside / {CATANATRON}", rates["inside"] / field[CATANATRON], catanatron),
        (f"inside / {BACKGAMMON}", rates["inside"] / field[BACKGAMMON], backgammon),
        (f"stepped / {CATANATRON}", rates["stepped"] / field[CATANATRON], stepped),
        (f"stepped / quickest in Python ({quickest})", rates["stepped"] / field[quickest], 1.0),
        (f"{EVERY_SEAT} / {BACKGAMMON}", rates[EVERY_SEAT] / field[BACKGAMMON], VECTORISED_BAR),
    ]


def machine() -> str:
    """The machine, and how busy it is."""
    names = [line.partition(":")[2].strip() for line in cpu_lines() if line.startswith("model name")]
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    return f"{names[0] if names else platform.processor()}, {os.cpu_count()} cores, load {load:.1f} at the end"


def cpu_lines() -> list[str]:
    """What Linux says about the processor."""
    path = Path("/proc/cpuinfo")
    return path.read_text().splitlines() if path.is_file() else []


def table(report: Data) -> str:
    """The report for people, as Markdown."""
    versions = ", ".join(f"{name} {number}" for name, number in report["versions"].items())
    lines = [f"{report['machine']}; {versions}; {report['rounds']} rounds, medians; {report['seats']} seats.", ""]
    lines += ["| random play, decisions/s | stepped from Python |", "| --- | ---: |"]
    lines += [f"| {name} | {rate:,.0f} |" for name, rate in report["field"].items()]
    columns = ("stepped", "inside", "vectorised", PARALLEL, EVERY_SEAT, "uncompiled inside")
    lines += ["", "| ours, decisions/s | " + " | ".join(columns) + " |", "| --- |" + " ---: |" * len(columns)]
    for key, game in report["games"].items():
        lines.append(f"| {key} | " + " | ".join(f"{game['rates'][name]:,.0f}" for name in columns) + " |")
    lines += ["", "| ratio | " + " | ".join(report["games"]) + " |", "| --- |" + " ---: |" * len(report["games"])]
    for index, (name, *_) in enumerate(next(iter(report["games"].values()))["bars"]):
        cells = []
        for game in report["games"].values():
            _, ratio, bar, met = game["bars"][index]
            cells.append(f"{ratio:.2f} (bar {bar:g}{'' if met else ', MISSED'})")
        lines.append(f"| {name} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def write(report: Data, command: str) -> None:
    """Put the table where docs/benchmarks.md has its marks."""
    path = ROOT / "docs" / "benchmarks.md"
    before, _, rest = path.read_text(encoding="utf-8").partition("<!-- measured -->\n")
    _, _, after = rest.partition("<!-- end -->\n")
    measured = f"<!-- measured -->\n`{command}`\n\n{table(report)}\n<!-- end -->\n"
    path.write_text(before + measured + after, encoding="utf-8")


if __name__ == "__main__":
    main()
