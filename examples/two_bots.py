"""Two bots play, and their game is printed: every action as data, and how it ended.

python examples/two_bots.py dragon_delta easy random --seed 7
"""

from __future__ import annotations

import argparse

import sampan


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="yin_yang", choices=sampan.game_keys())
    parser.add_argument("bots", nargs="*", default=["easy", "random"], help=f"of {', '.join(sampan.bot_names())}")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()

    game = sampan.game(chosen.game)
    players = [sampan.Player(name, bot=name) for name in chosen.bots]
    try:
        bots = [sampan.bot(name) for name in chosen.bots]
        match = sampan.Match(game, players, dealer=sampan.new_dealer(chosen.seed)).begin()
    except sampan.OptionError as problem:
        parser.error(str(problem))
    rng = sampan.Rng(chosen.seed)
    while match.to_move() != sampan.OVER:
        seat = match.to_move()
        action = sampan.decide(bots[seat], match.state, rng)
        for entry in match.act(seat, action):
            who = "chance" if entry.by == sampan.CHANCE else f"seat {entry.by} ({chosen.bots[entry.by]})"
            print(f"{who:<18}", *[f"{name}={value}" for name, value in entry.description.items()])

    outcome = match.outcome()
    assert outcome is not None
    winners = ", ".join(f"seat {seat} ({chosen.bots[seat]})" for seat in outcome.winners) or "nobody"
    print(f"\n{game.title()}: won by {winners}; reason {outcome.reason}; scores {list(outcome.scores)}")


if __name__ == "__main__":
    main()
