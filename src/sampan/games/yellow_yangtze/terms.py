"""What the evaluation sees in a position, part by part: why a hint advises something."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sampan.core.evaluation_terms import LOSS, Term, term
from sampan.games.yellow_yangtze.codes import BLACK, COLOURS, KINDS
from sampan.games.yellow_yangtze.conflict_odds import attack_chance, is_at_stake, likely_winner
from sampan.games.yellow_yangtze.evaluate import MOST_GOVERNORS, MOST_READY
from sampan.games.yellow_yangtze.pagodas import income
from sampan.games.yellow_yangtze.standings import standing
from sampan.games.yellow_yangtze.state import ATTACK, DEFENCE, LOSSES, SUPPORT, TIE, UNASKED, YellowYangtzeData

_SURE: Final = 0.9  # how likely a conflict must be won to be called so


def terms(state: YellowYangtzeData, seat: i64) -> list[Term]:
    """The terms for a seat, the most important first; while a conflict goes on, only those that it leaves alone."""
    found: list[Term] = []
    phase = state.phase
    in_revolt = phase == ATTACK or phase == DEFENCE
    in_war = phase == SUPPORT or phase == TIE or phase == LOSSES
    if seat == state.turn or not in_revolt:
        found.append(_revolt(state, "revolt", in_revolt))
        found.append(_revolt(state, "commitment", phase == DEFENCE))
    wins_war = (phase == SUPPORT or phase == TIE) and _keeps_all_leaders(state, seat)
    found.append(term("war", {}, 1.0 if wins_war else 0.0, _SURE))
    has_answered = state.answers[seat] != UNASKED
    found.append(term("support", {}, 1.0 if wins_war and has_answered else 0.0, _SURE))
    for rival in range(state.seats):
        if rival != seat:
            _add_rival(state, rival, found)
    _add_points(state, seat, found)
    if in_revolt or in_war:
        return found
    for colour in range(KINDS):
        about: dict[str, object] = {"colour": COLOURS[colour]}
        found.append(term("leader", about, 0.0 if state.is_home(seat, colour) else 1.0, 1.0, told=LOSS))
    for colour in range(KINDS):
        if not state.is_home(seat, colour):
            governors = min(state.governors[state.leaders[KINDS * seat + colour]], MOST_GOVERNORS)
            found.append(term("safety", {"colour": COLOURS[colour]}, float(governors), 1.0))
    left = int(state.left_to_draw())  # what luck draws is no merit, so hands are compared while nothing is drawn
    for colour in range(KINDS):
        ready: i64 = min(state.hands[KINDS * seat + colour], MOST_READY) if _scores(state, seat, colour) else 0
        found.append(term("ready", {"colour": COLOURS[colour], "left": left}, float(ready), 1.0))
    return found


def _revolt(state: YellowYangtzeData, kind: str, goes_on: bool) -> Term:
    """How likely the player whose turn it is will win the revolt; 0 if it has not come to that."""
    if not goes_on:
        return term(kind, {}, 0.0, _SURE)
    details: dict[str, object] = {"defender": int(state.defender), "colour": COLOURS[state.revolt_colour]}
    return term(kind, {}, attack_chance(state), _SURE, details)


def _keeps_all_leaders(state: YellowYangtzeData, seat: i64) -> bool:
    """Whether the seat has leaders at stake in the war, all of them with the side that will probably win."""
    winner = likely_winner(state)
    for side in range(state.sides):
        if is_at_stake(state, seat, side) is not (side == winner):
            return False
    return True


def _add_points(state: YellowYangtzeData, seat: i64, found: list[Term]) -> None:
    """Points, with those that the end of the turn brings in any case (YY-19), and the colour that decides (YY-32)."""
    points = state.points[:]
    if seat == state.turn:
        for colour in range(KINDS):
            points[KINDS * seat + colour] += income(state, seat, colour)
    weakest = standing(points, seat).sorted[0]
    found.append(term("weakest", {}, float(weakest), 1.0, {"points": weakest}, LOSS))
    for colour in range(KINDS):
        about: dict[str, object] = {"colour": COLOURS[colour]}
        found.append(term("income", about, float(income(state, seat, colour)), 1.0, told=LOSS))
    for colour in range(KINDS):
        about = {"colour": COLOURS[colour]}
        found.append(term("points", about, float(points[KINDS * seat + colour]), 1.0, told=LOSS))


def _add_rival(state: YellowYangtzeData, rival: i64, found: list[Term]) -> None:
    for colour in range(KINDS):
        about: dict[str, object] = {"seat": int(rival), "colour": COLOURS[colour]}
        found.append(term("rival_leader", about, 1.0 if state.is_home(rival, colour) else 0.0, 1.0))
    for colour in range(KINDS):
        about = {"seat": int(rival), "colour": COLOURS[colour]}
        found.append(term("rival_income", about, -float(income(state, rival, colour)), 1.0, told=LOSS))


def _scores(state: YellowYangtzeData, seat: i64, colour: i64) -> bool:
    """Whether a tile of that colour can score: by its leader, or by the black one where no other leads (YY-13)."""
    if not state.is_home(seat, colour):
        return True
    governor = state.leaders[KINDS * seat + BLACK]
    return not state.is_home(seat, BLACK) and not (state.rulers[state.group[governor]] >> colour) & 1
