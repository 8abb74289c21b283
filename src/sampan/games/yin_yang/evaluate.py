"""A rough judgement of a position, for bots: who is likely to be finished, for good or ill, within one round.

It reads all hands, because a bot only ever holds a resampled state, in which the others' hands were drawn afresh.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sampan.core.evaluation_weights import Weights
from sampan.games.yin_yang.codes import BLACK, FACES, MOST_SEATS, PER_COLOUR, WHITE
from sampan.games.yin_yang.finishing_cards import can_finish
from sampan.games.yin_yang.state import ENDED, PACKAGE, YinYangData

# The weights, as numbers of their places in weights.json.
WINS: Final = 0  # how often one who can reach the goal does,
STRIKES: Final = 1  # and how often one who can finish an opponent does
NEAR: Final = 2  # what each token too many or too few takes from one's prospects while the goal wins,
FAR: Final = 3  # and adds to them while it loses
CARDS: Final = 4  # what each card in hand adds to the prospects while the goal wins,
CARDS_LOSING: Final = 5  # and while it loses
LATER: Final = 6  # what is left of a chance to reach the goal for each turn that others have before,
LATER_LOSING: Final = 7  # and of one to finish an opponent
LIMIT: Final = 8  # what each token too many or too few counts besides in the last turn before the limit (YN-12a)
NAMES: Final = ["wins", "strikes", "near", "far", "cards", "cards_losing", "later", "later_losing", "limit"]
_MOST_DISTANCE: Final = 8

_weights: Final = Weights(PACKAGE, NAMES)
_evaluated: Final = vec[float]([0.0] * MOST_SEATS)
_prospects: Final = vec[float]([0.0] * MOST_SEATS)  # per player


def evaluate(state: YinYangData, seat: i64) -> float:
    """How good the position is for a seat, from 0 (lost) to 1 (won)."""
    evaluate_all(state, _evaluated)
    return _evaluated[seat]


def evaluate_all(state: YinYangData, into: vec[float]) -> None:
    """How good it is for each seat; partners stand equally well."""
    if state.phase == ENDED:
        _evaluate_end(state, into)
        return
    if state.losing:
        _foresee_losing(state)
    else:
        _foresee_winning(state)
    everybody = 0.0
    for player in range(state.seats):
        everybody += _prospects[player]
    for seat in range(state.seats):
        ours = 0.0
        for player in range(state.seats):
            if state.team[player] == state.team[seat]:
                ours += _prospects[player]
        into[seat] = ours / everybody


def _evaluate_end(state: YinYangData, into: vec[float]) -> None:
    """The winners share the victory, team by team; all do if nobody has won."""
    nobody = state.winners == 0
    sides: i64 = 0
    for player in range(state.seats):
        if (nobody or (state.winners >> player) & 1) and _leads_team(state, player):
            sides += 1
    for seat in range(state.seats):
        into[seat] = 1.0 / float(sides) if nobody or (state.winners >> seat) & 1 else 0.0


def _leads_team(state: YinYangData, player: i64) -> bool:
    """Whether nobody before him is of his team."""
    for other in range(player):
        if state.team[other] == state.team[player]:
            return False
    return True


def _foresee_winning(state: YinYangData) -> None:
    """Go round the table once: whoever can reach the goal first probably does; then closeness counts."""
    weight = _weights.of
    open_still = 1.0
    near_all = 0.0
    for step in range(state.seats):
        player = (state.turn + step) % state.seats
        _prospects[player] = 0.0
        if not state.out[player]:
            near_all += _closeness(state, player)
    soon = weight[WINS]
    turns = _turns_left(state)
    for step in range(state.seats):
        player = (state.turn + step) % state.seats
        if not state.out[player] and turns > 0:
            turns -= 1
            finish = soon * finish_chance(state, player, player)
            _prospects[player] = open_still * finish
            open_still *= 1.0 - finish
            soon *= weight[LATER]
    for player in range(state.seats):
        if not state.out[player]:
            _prospects[player] += open_still * _closeness(state, player) / near_all


def _closeness(state: YinYangData, player: i64) -> float:
    """How good the chances of a player are in later rounds, against those of the others."""
    hand = float(state.hand_size(player))
    far = _weights.of[NEAR] * float(distance(state, player)) + _limit_weight(state) * float(
        _limit_distance(state, player)
    )
    return math.exp(_weights.of[CARDS] * hand - far)


def _foresee_losing(state: YinYangData) -> None:
    """Go round the table once: whom the others can finish may be out; who is left over is better off."""
    weight = _weights.of
    for player in range(state.seats):
        _prospects[player] = 0.0
        if state.out[player]:
            continue
        stays = 1.0
        soon = 1.0
        turns = _turns_left(state)
        for step in range(state.seats):
            other = (state.turn + step) % state.seats
            if not state.out[other] and turns > 0:
                turns -= 1
                if state.team[other] != state.team[player]:
                    stays *= 1.0 - soon * weight[STRIKES] * finish_chance(state, other, player)
            soon *= weight[LATER_LOSING]
        # To be far from the goal is safer in later rounds too.
        hand = float(state.hand_size(player))
        far = weight[FAR] * float(distance(state, player)) + _limit_weight(state) * float(
            _limit_distance(state, player)
        )
        stays *= math.exp(far + weight[CARDS_LOSING] * hand)
        _prospects[player] = max(stays, 0.000001)


def distance(state: YinYangData, player: i64) -> i64:
    """Tokens too many or too few; beyond some number more do not matter any more."""
    return min(state.distance(player), _MOST_DISTANCE)


def _turns_left(state: YinYangData) -> i64:
    """The turns until the limit, the present one included; as many as a round has, or more, if there is none."""
    return state.turn_limit - state.turns_ended if state.turn_limit > 0 else state.seats


def _limit_weight(state: YinYangData) -> float:
    """What each token too many or too few counts because of the limit: the more, the fewer rounds are left."""
    if state.turn_limit == 0 or not state.nearest:
        return 0.0
    rounds = float(_turns_left(state)) / float(state.seats)
    return _weights.of[LIMIT] / (1.0 + rounds)


def _limit_distance(state: YinYangData, player: i64) -> i64:
    """What counts at the limit: the nearest member of a team or, while the goal loses, the farthest (YN-12a)."""
    best = state.distance(player)
    for other in range(state.seats):
        if state.team[other] == state.team[player] and not state.out[other]:
            theirs = state.distance(other)
            best = max(best, theirs) if state.losing else min(best, theirs)
    return best


def finish_chance(state: YinYangData, actor: i64, target: i64) -> float:
    """How likely the actor can bring the target to exactly the goal in a turn: from his hand, or by what he draws."""
    useful_white: i64 = 0
    useful_black: i64 = 0
    for face in range(FACES):
        if (state.hands[actor * FACES + face] > 0 or state.deck[face] > 0) and can_finish(state, face, target):
            if state.hands[actor * FACES + face] > 0:
                return 1.0
            if face < PER_COLOUR:
                useful_white += state.deck[face]
            else:
                useful_black += state.deck[face]
    white = float(useful_white) / float(max(1, state.deck_cards[WHITE]))
    black = float(useful_black) / float(max(1, state.deck_cards[BLACK]))
    return (white + black) / 2.0 if state.one_pile else max(white, black)
