"""Who wins: yellow points are spread over the other colours, and the weakest colours compared (YY-32)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sampan.core.state import Outcome
from sampan.games.yellow_yangtze.codes import KINDS, YELLOW
from sampan.games.yellow_yangtze.state import ENDED, REASONS, YellowYangtzeData


class Standing:
    """What a seat ends with: where each yellow point went, and the four colours from the weakest up."""

    def __init__(self, gold: list[int], spread: list[int], yellow: int) -> None:
        self.gold: Final = gold
        self.spread: Final = spread
        self.sorted: Final = sorted(spread)
        self.yellow: Final = yellow


def standing(points: vec[i64], seat: i64) -> Standing:
    """Each yellow point goes to the colour that is weakest at that moment: nothing better can be done with it."""
    spread = [int(points[KINDS * seat + colour]) for colour in range(YELLOW)]
    yellow = int(points[KINDS * seat + YELLOW])
    gold: list[int] = []
    for _ in range(yellow):
        weakest = spread.index(min(spread))
        spread[weakest] += 1
        gold.append(weakest)
    return Standing(gold, spread, yellow)


def ranks(standings: list[Standing], fewest_yellow: bool) -> list[int]:
    """The rank of every seat, 1 for the winners; seats that are equal in everything share a rank."""
    keys = [one.sorted + ([-one.yellow] if fewest_yellow else []) for one in standings]
    return [1 + len([other for other in keys if other > key]) for key in keys]


def winners_of(standings: list[Standing], fewest_yellow: bool) -> list[int]:
    """The seats that have won."""
    return [seat for seat, rank in enumerate(ranks(standings, fewest_yellow)) if rank == 1]


def outcome(state: YellowYangtzeData) -> Outcome | None:
    """None while the game lasts; a score is the weakest colour."""
    if state.phase != ENDED:
        return None
    standings = [standing(state.points, seat) for seat in range(state.seats)]
    winners = winners_of(standings, state.options["last_tie"] == "fewest_yellow")
    return Outcome(tuple(winners), tuple([one.sorted[0] for one in standings]), REASONS[state.reason])
