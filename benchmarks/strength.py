"""How strong the levels are: every figure of docs/bots.md, in one reproducible command.

    python benchmarks/strength.py [GAME ...] [--games 200] [--seed 1] [--jobs 2] [--only NAME ...] [--json FILE]

Two players on paired deals: easy against random, every level against the one below, hard against easy. Then one hard
alone among easy, in four players or as many as the game is best known for. Levels think in iterations, so that the
games, and all figures but the times, depend on the seed alone.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import sampan
from sampan.ladder.entrants import read_entrants
from sampan.ladder.ladder import Ladder
from sampan.ladder.standings import Standings

PAIRS = [("easy", "random"), ("medium", "easy"), ("hard", "medium"), ("expert", "hard"), ("hard", "easy")]
CROWD = 4
# The least share that must be won: of the games, in two players; by default more than half, for certain.
LEAST = {
    "easy-random": {"yin_yang": 0.85, "": 0.95},
    "hard-easy": {"yellow_yangtze": 0.9, "yangtze": 0.8, "dragon_delta": 0.8, "yin_yang": 0.65},
}
CROWDS = {"dragon_delta": 6}


def main() -> None:
    """Play, and print a line for each figure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=sampan.game_keys())
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", nargs="+", help="such as medium-easy, or lone")
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    found: list[dict[str, Any]] = []
    for key in given.game:
        for one, other in PAIRS:
            name = f"{one}-{other}"
            if given.only is None or name in given.only:
                found.append(measure(key, name, [one, other], 2, False, given))
        if given.only is None or "lone" in given.only:
            found.append(measure(key, "lone", ["hard", "easy"], CROWDS.get(key, CROWD), True, given))
        if given.json:
            given.json.write_text(json.dumps(found, indent=4) + "\n", encoding="utf-8")


def measure(key: str, name: str, bots: list[str], seats: int, lone: bool, given: argparse.Namespace) -> dict[str, Any]:
    """One figure: the share that the first bot won, with its interval."""
    began = time.perf_counter()
    game = sampan.game(key)
    ladder = Ladder(game, read_entrants(bots), seats, given.games, given.seed, {}, lone)
    if lone:  # the games in which the other one is alone are not asked for
        ladder.fixtures[:] = [fixture for fixture in ladder.fixtures if fixture.bots.count(0) == 1]
    games = list(ladder.play(given.jobs))
    standings = Standings(ladder, games)
    cell = standings.cells[0, 1]
    assert cell.share is not None
    least = 2 / seats if lone else LEAST.get(name, {}).get(key, LEAST.get(name, {}).get("", 0.5))
    over = bool(cell.share.value >= least if lone or name in LEAST else cell.share.low > least)
    times: Any = standings.times()
    result = {
        "game": key,
        "match": name,
        "seats": seats,
        "games": cell.games,
        "share": {end: round(float(getattr(cell.share, end)), 4) for end in ("value", "low", "high")},
        "least": least,
        "reached": over,
        "mean_seconds": {bot: times[bot]["mean_seconds"] for bot in bots},
        "longest_seconds": {bot: times[bot]["longest_seconds"] for bot in bots},
        "seconds": round(time.perf_counter() - began, 1),
    }
    share = cell.share
    verdict = "reached" if over else "NOT REACHED"
    interval = f"{share.value:6.1%} ({share.low:.1%} to {share.high:.1%})"
    print(
        f"{key:15} {name:13} {seats} seats {cell.games:4} games {interval}, asked for {least:.0%}: {verdict}",
        flush=True,
    )
    return result


if __name__ == "__main__":
    main()
