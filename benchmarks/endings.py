"""How games between equal bots end, and after how many decisions: `python benchmarks/endings.py GAME --bots easy`.

Everybody at the table is the same bot, so it says nothing of strength, only whether games are decided. An ending is the
reason for it, with “shared” if several sides won and “undecided” if nobody did. Bots think in iterations, so that
everything depends on the seed alone.
"""

from __future__ import annotations

import argparse
from collections import Counter

import sampan
from sampan.cli.play import read_options


def main() -> None:
    """Play, and print a line for each bot and number of players."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--bots", nargs="+", default=["random", "easy", "medium"])
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="an option of the game")
    parser.add_argument("--seed", default="1")
    given = parser.parse_args()
    if given.games < 1:
        parser.error("--games: at least one")
    game = sampan.game(given.game)
    options = read_options(game, tuple(given.option))
    for name in given.bots:
        for seats in given.seats:
            played = [
                play(game, sampan.bot(name), seats, options, f"{given.seed} {deal}") for deal in range(given.games)
            ]
            ends = Counter(reason for reason, _ in played).most_common()
            decisions = sorted(count for _, count in played)
            shares = ", ".join(f"{reason} {count / given.games:.0%}" for reason, count in ends)
            median = decisions[given.games // 2]
            print(f"{name:8} {seats} seats {given.games:4} games: {shares}; median {median} decisions", flush=True)


def play(game: sampan.Game, bot: sampan.Bot, seats: int, options: dict[str, object], deal: str) -> tuple[str, int]:
    """How one game ended, and how many decisions it took."""
    state = game.start(seats, options)
    chance, rng = sampan.Rng(deal), sampan.Rng(f"{deal} bots")
    decisions = 0
    while (mover := state.to_move()) != sampan.OVER:
        if mover == sampan.CHANCE:
            state.apply_unchecked(state.sample(chance))
        else:
            state.apply_unchecked(sampan.decide(bot, state, rng))
            decisions += 1
    outcome = state.outcome()
    assert outcome is not None
    winning = sum(1 for side in game.sides(state) if set(side) & set(outcome.winners))
    manner = "" if winning == 1 else " shared" if winning else " undecided"
    return outcome.reason + manner, decisions


if __name__ == "__main__":
    main()
