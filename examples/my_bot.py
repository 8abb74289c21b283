"""A bot in thirty lines, entered in the ladder against those that come with Sampan.

python examples/my_bot.py yangtze --games 40
"""

import os
import sys
from pathlib import Path

from sampan import OVER, Rng, State
from sampan.cli import main


class MyBot:
    """Tries each action a few times, plays on at random for a while, and takes what looks best in the end."""

    def choose(self, state: State, rng: Rng) -> int:
        """The action to take; the state is a supposed one, and all ours."""
        seat = int(state.to_move())
        actions = state.legal()
        rng.shuffle(actions)
        return max(actions[:40], key=lambda action: sum(self.try_out(state, action, seat, rng) for _ in range(5)))

    def try_out(self, state: State, action: int, seat: int, rng: Rng) -> float:
        """How good it looks after the action and eight more, in a world that the seat thinks possible."""
        world = state.resample(seat, rng)
        world.apply(action)
        for _ in range(8):
            if world.to_move() != OVER:
                world.apply(world.sample(rng))
        return float(world.evaluate(seat))


if __name__ == "__main__":
    here = str(Path(__file__).parent)
    paths = filter(None, [here, os.environ.get("PYTHONPATH")])
    os.environ["PYTHONPATH"] = os.pathsep.join(paths)  # where the ladder's processes find this file
    sys.path.insert(0, here)
    sys.exit(main(["ladder", *(sys.argv[1:] or ["yin_yang"]), "--bots", "random,easy,mine=my_bot:MyBot"]))
