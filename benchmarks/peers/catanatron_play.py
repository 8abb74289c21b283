"""Plays random Catanatron games decision by decision and prints the rate as JSON."""

import argparse
import json
import random
import time
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT


def play_one(game: Game, rng: random.Random) -> int:
    """Steps one game to its end and returns how many decisions were taken."""
    # Chosen for speed among the public ways to step: the ready-made list on the state
    # plus Game.execute without re-validation, since the action comes from that very list.
    # play_tick would re-validate, and play() also copies the game at both ends.
    state = game.state
    choose, execute, winner = rng.choice, game.execute, game.winning_color
    decisions = 0
    # The same end as play(): a winner, or the peer's own cap on turns.
    while winner() is None and state.num_turns < TURNS_LIMIT:
        execute(choose(state.playable_actions), False)
        decisions += 1
    return decisions


def measure(seconds: float, seats: int, seed: int) -> dict[str, object]:
    """Plays whole games until the time is used up and returns the counts."""
    rng = random.Random(seed)
    # The players only lend their colours: decide() is never called, the choice is made here.
    players = [RandomPlayer(color) for color in list(Color)[:seats]]
    decisions = games = 0
    start = time.perf_counter()
    elapsed = 0.0
    # The clock is read between games only, so that every counted game is a whole one.
    while elapsed < seconds:
        # A game seeds the global generator (board, dice, cards); it would ignore a seed of 0.
        decisions += play_one(Game(players, seed=rng.randrange(1, 2**32)), rng)
        games += 1
        elapsed = time.perf_counter() - start
    return {
        "peer": "catanatron",
        "version": version("catanatron"),
        "seats": seats,
        "decisions": decisions,
        "games": games,
        "seconds": elapsed,
        "decisions_per_second": decisions / elapsed,
    }


def positive(text: str) -> float:
    """Reads a number of seconds above zero."""
    value = float(text)
    # Zero would play no game and divide by no time; infinity or nan would never make sense.
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError(f"{text} is not a positive number")
    return value


def main() -> None:
    """Reads the command line, measures, and prints one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=positive, default=5.0)
    parser.add_argument("--seats", type=int, choices=(2, 3, 4), default=2)
    # The seed fixes our choices and the peer's dice, but not an exact replay: some of the
    # peer's action lists are in set order, which changes from one process to the next.
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    print(json.dumps(measure(args.seconds, args.seats, args.seed)))


if __name__ == "__main__":
    main()
