"""Decisions per second of random play: compiled, uncompiled, and Catanatron's stepped the same way, in one run.

    make bench

Everything is measured in turns, round after round, because machines are noisy; the medians are compared.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
PEERS = ROOT / ".venv-peers"
PEER_PACKAGES = ["catanatron==3.2.1", "networkx==3.6.1"]
# Per game: inside compiled against uncompiled, inside against the peer, stepped against the peer.
BARS = {
    "yin_yang": (20.0, 25.0, 8.0),
    "dragon_delta": (20.0, 25.0, 8.0),
    "yangtze": (20.0, 25.0, 8.0),
    "yellow_yangtze": (10.0, 10.0, 4.0),
}


def main() -> None:
    """Measure and print; exit 1 if a bar is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="per measurement")
    parser.add_argument("--seats", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    peer = peer_python()
    rounds: list[dict[str, Any]] = []
    for _ in range(arguments.rounds):
        size = ["--seconds", str(arguments.seconds), "--seats", str(arguments.seats)]
        rounds.append(
            {
                "compiled": run([sys.executable, "-m", "sampan.cli", "bench", "--json", *size]),
                "uncompiled": run([sys.executable, "-m", "sampan.cli", "bench", "--json", *size], ROOT / "src"),
                "peer": run([str(peer), str(ROOT / "benchmarks" / "peers" / "catanatron_play.py"), *size]),
            }
        )
    report = summarise(rounds)
    print(json.dumps(report, indent=2) if arguments.json else table(report, arguments.seats))
    sys.exit(0 if all(game["bars_met"] for game in report["games"].values()) else 1)


def peer_python() -> Path:
    """The interpreter of an environment that holds only the peer."""
    python = PEERS / "bin" / "python"
    if not (PEERS / "installed").is_file():
        shutil.rmtree(PEERS, ignore_errors=True)
        subprocess.run([sys.executable, "-m", "venv", str(PEERS)], check=True)
        subprocess.run([str(python), "-m", "pip", "install", "-q", *PEER_PACKAGES], check=True)
        (PEERS / "installed").touch()
    return python


def run(command: list[str], path: Path | None = None) -> dict[str, Any]:
    """The JSON that a command prints; `path` puts the uncompiled sources first."""
    environment = {**os.environ, "PYTHONPATH": "" if path is None else str(path)}
    output = subprocess.run(command, env=environment, cwd="/", capture_output=True, text=True, check=True).stdout
    result: dict[str, Any] = json.loads(output)
    return result


def summarise(rounds: list[dict[str, Any]]) -> dict[str, Any]:
    """Medians over the rounds, and the ratios between them."""
    if not rounds[0]["compiled"]["compiled"] or rounds[0]["uncompiled"]["compiled"]:
        sys.exit("The comparison needs a compiled installation: make install, with a C compiler.")
    peer = statistics.median(entry["peer"]["decisions_per_second"] for entry in rounds)
    games = {}
    for key in rounds[0]["compiled"]["games"]:

        def median(form: str, how: str, key: str = key) -> float:
            return float(statistics.median(entry[form]["games"][key][how] for entry in rounds))

        inside, stepped = median("compiled", "inside"), median("compiled", "stepped")
        ratios = (inside / median("uncompiled", "inside"), inside / peer, stepped / peer)
        games[key] = {
            "inside": inside,
            "stepped": stepped,
            "uncompiled_inside": median("uncompiled", "inside"),
            "uncompiled_stepped": median("uncompiled", "stepped"),
            "ratios": ratios,
            "bars": BARS[key],
            "bars_met": all(ratio >= bar for ratio, bar in zip(ratios, BARS[key], strict=True)),
        }
    return {"peer": {"name": rounds[0]["peer"]["peer"], "decisions_per_second": peer}, "games": games}


def table(report: dict[str, Any], seats: int) -> str:
    """The report for people."""
    lines = [f"Random play, {seats} seats, decisions per second (medians)", ""]
    lines.append(f"  {report['peer']['name']:<14} stepped {report['peer']['decisions_per_second']:>12,.0f}")
    names = ("inside / uncompiled inside", "inside / peer stepped", "stepped / peer stepped")
    for key, game in report["games"].items():
        lines.append(f"  {key:<14} inside  {game['inside']:>12,.0f}   uncompiled {game['uncompiled_inside']:>10,.0f}")
        lines.append(f"  {'':<14} stepped {game['stepped']:>12,.0f}   uncompiled {game['uncompiled_stepped']:>10,.0f}")
        for name, ratio, bar in zip(names, game["ratios"], game["bars"], strict=True):
            verdict = "met" if ratio >= bar else "MISSED"
            lines.append(f"  {'':<14} {name:<28} {ratio:>6.1f} ×   bar {bar:.0f} ×: {verdict}")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
