"""How large one update over the socket becomes, gzipped, at the busiest point of a game; of every game.

Games are played at random at a table without a network, and every change is encoded for every seat and for a spectator
as the server would send it.

    python benchmarks/updates.py [--games 20] [--seats 4] [--json]
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
from typing import Any

import sampan
from sampan import Rng
from sampan.server import payloads
from sampan.table import commands
from sampan.table.apply import apply
from sampan.table.decide import decide
from sampan.table.seats import HERE, Seat
from sampan.table.setup import Setup
from sampan.table.table import Table, new_table

LIMIT = 20 * 1024


def main() -> None:
    """Measure and print; exit 1 if an update is larger than it may be."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20, help="games played of each game")
    parser.add_argument("--seats", type=int, default=4, help="at a table, or as many as the game allows")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    found = {key: measure(key, chosen.games, chosen.seats) for key in sampan.game_keys()}
    if chosen.json:
        print(json.dumps({"limit": LIMIT, "games": found}, indent=2))
    else:
        print(f"The largest update of one client in {chosen.games} games; at most {LIMIT} bytes gzipped")
        for key, size in found.items():
            print(
                f"{key:<16} {size['seats']} seats: {size['gzipped']:>6} bytes gzipped, {size['plain']:>7} plain, with "
                f"{size['actions']} actions to choose from; the whole table when coming back {size['whole']:>6} gzipped"
            )
    sys.exit(0 if all(size["gzipped"] <= LIMIT for size in found.values()) else 1)


def measure(key: str, games: int, seats: int) -> dict[str, Any]:
    """The largest update of a game, with what it held, and the largest whole table."""
    game = sampan.game(key)
    seats = max(game.fewest_seats, min(seats, game.most_seats))
    largest = {"seats": seats, "gzipped": 0, "plain": 0, "actions": 0, "whole": 0}
    for number in range(games):
        play(table_for(key, seats, number), Rng(number), largest)
    return largest


def play(table: Table, rng: Rng, largest: dict[str, Any]) -> None:
    """One game of people who choose at random; all that everybody is told is weighed."""
    observers: list[tuple[int, ...]] = [(), *[(seat,) for seat in range(len(table.seats))]]
    command: commands.Command = commands.Open()
    while True:
        record = decide(table, command)
        assert record is not None
        before, table = table, apply(table, record)
        changes = payloads.summary_changes(payloads.summary(before), payloads.summary(table))
        for held in observers:
            message = payloads.change(before, table, held, changes)
            size, plain = weigh(message)
            if size > largest["gzipped"]:
                actions = max([len(decision["actions"]) for decision in message.get("decisions", [])], default=0)
                largest.update({"gzipped": size, "plain": plain, "actions": actions})
        deciding = table.persons_to_move
        if not deciding:
            break
        seat = deciding[rng.below(len(deciding))]
        command = commands.Act(seat, table.ply_of(seat), int(table.asking(seat).sample(rng)))
    for held in observers:
        largest["whole"] = max(largest["whole"], weigh(payloads.whole(table, held))[0])


def weigh(message: payloads.Message) -> tuple[int, int]:
    """The bytes of a message, gzipped and plain."""
    encoded = payloads.encode(message).encode()
    return len(gzip.compress(encoded, 6, mtime=0)), len(encoded)


def table_for(key: str, seats: int, number: int) -> Table:
    """A table of people at one screen, as the server makes it; every number is dealt differently."""
    game = sampan.game(key)
    people = [Seat(HERE, f"Player {seat + 1}", None, None).data() for seat in range(seats)]
    options = game.start(seats, {}).options
    seed = f"{number:064x}"
    return new_table(
        Setup("benchmark", key, game.rules_version, options, tuple(people), True, True, seed, "2026-01-01T00:00:00Z")
    )


if __name__ == "__main__":
    main()
