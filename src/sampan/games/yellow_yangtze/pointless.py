"""Commitments to a conflict that surely achieve nothing: it is lost all the same, or fewer tiles would do as well."""

from __future__ import annotations

from mypy_extensions import i64

from sampan.games.yellow_yangtze.codes import BLACK, COMMIT_0, PASS, PER_SIDE, SUPPORT_0, WITH_LEADER
from sampan.games.yellow_yangtze.revolt import governors_of
from sampan.games.yellow_yangtze.state import ATTACK, DEFENCE, SUPPORT, YellowYangtzeData
from sampan.games.yellow_yangtze.war import strength


def is_pointless(state: YellowYangtzeData, action: i64) -> bool:
    """Whether it surely makes no difference that so much is committed. It reads only what everybody sees."""
    if state.phase == ATTACK:
        return _attack_is_pointless(state, action - COMMIT_0)
    if state.phase == DEFENCE:
        return _defence_is_pointless(state, action - COMMIT_0)
    if state.phase == SUPPORT and action != PASS and state.actor == state.turn:
        return _last_support_is_pointless(state, action - SUPPORT_0)
    return False


def _committed(given: i64) -> i64:
    return given % WITH_LEADER + given // WITH_LEADER


def _attack_is_pointless(state: YellowYangtzeData, given: i64) -> bool:
    """The defender wins ties and may still commit, at most the whole hand and a leader (YY-22, YY-23)."""
    if given == 0:
        return False
    attack = governors_of(state, state.turn) + _committed(given)
    defence = governors_of(state, state.defender)
    most = defence + state.hand_size[state.defender] + (1 if state.is_home(state.defender, BLACK) else 0)
    return attack <= defence or attack - 1 > most


def _defence_is_pointless(state: YellowYangtzeData, given: i64) -> bool:
    """The defence is the last word, and a tie is enough (YY-23)."""
    if given == 0:
        return False
    attack = governors_of(state, state.turn) + state.attack_tiles + state.attack_leader
    defence = governors_of(state, state.defender) + _committed(given)
    return defence < attack or defence - 1 >= attack


def _last_support_is_pointless(state: YellowYangtzeData, given: i64) -> bool:
    """The unifier is asked last; what one less decides at the same cost is for nothing (YY-27, YY-29)."""
    side = given // PER_SIDE
    committed = _committed(given % PER_SIDE)
    for winner in range(state.sides):
        if _loss_as_winner(state, winner, side, committed) != _loss_as_winner(state, winner, side, committed - 1):
            return False
    return True


def _loss_as_winner(state: YellowYangtzeData, winner: i64, side: i64, support: i64) -> i64:
    """What a side loses on the board if another (or itself) gets this support; -1 if it is not among the strongest.

    What was committed to the winner is lost first (YY-29).
    """
    lost: i64 = 0
    strongest = strength(state, winner) + (support if winner == side else 0)
    for other in range(state.sides):
        if other != winner:
            total = strength(state, other) + (support if other == side else 0)
            if total > strongest:
                return -1
            lost = max(lost, total)
    committed = state.support[winner] + (support if winner == side else 0)
    return min(state.soldiers[winner], max(0, lost - committed))
