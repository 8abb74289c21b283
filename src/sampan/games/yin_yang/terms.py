"""What the evaluation sees in a position, part by part: why a hint advises something."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sampan.core.evaluation_terms import LOSS, THREAT, Term, term
from sampan.games.yin_yang.evaluate import distance, finish_chance
from sampan.games.yin_yang.state import DRAW, ENDED, YinYangData

_CHANCE: Final = 0.3  # a change of somebody's chance to finish in the next turn that is worth a word


def terms(state: YinYangData, seat: i64) -> list[Term]:
    """The terms for a seat that is still in the game, the most important first."""
    found: list[Term] = []
    if state.phase == ENDED or state.out[seat]:
        return found
    rivals = [other for other in range(int(state.seats)) if state.team[other] != state.team[seat]]
    living = [other for other in rivals if not state.out[other]]
    for rival in rivals:
        found.append(term("out", {"player": rival}, float(state.out[rival]), 1.0))
    if state.losing:
        for rival in living:
            found.append(term("danger", {"player": rival}, -finish_chance(state, rival, seat), _CHANCE, told=THREAT))
        for rival in living:
            found.append(term("strike", {"player": rival}, finish_chance(state, seat, rival), _CHANCE, told=LOSS))
        found.append(term("safe", {}, float(distance(state, seat)), 1.0, {"tokens": int(distance(state, seat))}, LOSS))
    for rival in living:
        # Where the goal loses, nobody can win by reaching it.
        chance = 0.0 if state.losing else finish_chance(state, rival, rival)
        found.append(term("threat", {"player": rival}, -chance, _CHANCE, told=THREAT))
    if not state.losing:
        found.append(term("next", {}, finish_chance(state, seat, seat), _CHANCE, told=LOSS))
        away = distance(state, seat)
        found.append(term("near", {}, -float(away), 1.0, {"tokens": int(away)}, LOSS))
        for rival in living:
            found.append(term("rival_far", {"player": rival}, float(distance(state, rival)), 1.0, told=LOSS))
    # The card that everybody draws first is no merit of the deck it comes from (YN-4).
    coming: i64 = 1 if state.phase == DRAW and seat == state.turn else 0
    found.append(term("cards", {}, float(state.hand_size(seat) + coming), 1.0))
    return found
