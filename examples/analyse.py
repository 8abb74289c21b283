"""Reads a dataset of games and asks: what do those do who win? Prints a table and draws it.

sampan ladder yin_yang --bots random,easy --games 200 --record games
sampan dataset games --out games.parquet
python examples/analyse.py games.parquet --plot winners.png
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path

import matplotlib
import pyarrow.compute as pc
import pyarrow.parquet as pq

matplotlib.use("Agg")
from matplotlib import pyplot as plt


def can_draw(path: str) -> bool:
    """Whether a plot can be written there: better known before than after."""
    kinds = plt.gcf().canvas.get_supported_filetypes()
    return Path(path).parent.is_dir() and Path(path).suffix[1:] in kinds


def main() -> None:
    """Read, count, print and draw."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("dataset", help="a file that `sampan dataset` made")
    parser.add_argument("--plot", default="winners.png")
    chosen = parser.parse_args()
    if not can_draw(chosen.plot):
        parser.error(f"a plot cannot be written to {chosen.plot}")
    try:
        table = pq.read_table(chosen.dataset, columns=["match", "player", "described", "won"])
    except (OSError, ValueError) as problem:
        parser.error(f"{chosen.dataset} is not a dataset: {problem}")
    table = table.filter(pc.is_valid(table["won"]))  # finished games only
    who = table.group_by(["match", "player"]).aggregate([("won", "max")]).group_by("player")
    for row in who.aggregate([("won_max", "mean"), ("won_max", "count")]).to_pylist():
        print(f"{row['player']:<12} won {row['won_max_mean']:>6.1%} of {row['won_max_count']} games")

    done: dict[bool, Counter[str]] = {True: Counter(), False: Counter()}
    for described, won in zip(table["described"].to_pylist(), table["won"].to_pylist(), strict=True):
        action = json.loads(described)
        done[won][" ".join(str(action[name]) for name in ("kind", "card") if name in action)] += 1
    kinds = sorted(set(done[True]) | set(done[False]))
    shares = {won: [100 * done[won][kind] / max(1, done[won].total()) for kind in kinds] for won in (True, False)}
    print(f"\n{'of their decisions, %':<28} winners  losers")
    for kind, winners, losers in zip(kinds, shares[True], shares[False], strict=True):
        print(f"{kind:<28} {winners:>7.1f} {losers:>7.1f}")

    figure, axes = plt.subplots(figsize=(7, 1 + 0.25 * len(kinds)))
    places = range(len(kinds))
    axes.barh([place - 0.2 for place in places], shares[True], height=0.4, label="winners")
    axes.barh([place + 0.2 for place in places], shares[False], height=0.4, label="losers")
    axes.set_yticks(list(places), kinds)
    axes.set(xlabel="% of their decisions")
    axes.invert_yaxis()
    axes.legend()
    figure.savefig(chosen.plot, dpi=120, bbox_inches="tight")
    print(f"\nsee {chosen.plot}")


if __name__ == "__main__":
    main()
