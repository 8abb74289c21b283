"""What the evaluation sees in a position, part by part: why a hint advises something."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sampan.core.evaluation_terms import LOSS, Term, term
from sampan.games.dragon_delta.codes import DRAGON_0
from sampan.games.dragon_delta.route import cost_to_target
from sampan.games.dragon_delta.state import ENDED, LAY, DragonDeltaData

_CHANCE: Final = 0.3  # how likely an arrival must be to be mentioned


def terms(state: DragonDeltaData, seat: i64) -> list[Term]:
    """The terms for a seat, the most important first. Of the laid cards they know only its own."""
    found: list[Term] = []
    ended = state.phase == ENDED
    found.append(term("arrival", {}, 1.0 if ended and (state.winners >> seat) & 1 else 0.0, _CHANCE))
    rivals = [other for other in range(int(state.seats)) if other != seat]
    costs = [int(cost_to_target(state, rival, state.place[rival])) for rival in rivals]
    if state.phase == LAY:
        for rival, cost in zip(rivals, costs, strict=True):
            aimed = (state.laid_cards[seat] >> (DRAGON_0 + state.home[rival])) & 1
            found.append(term("dragon", {"seat": rival}, float(aimed) if cost == min(costs) else 0.0, 1.0))
    left = int(cost_to_target(state, seat, state.place[seat]))
    details: dict[str, object] = {"village": state.board.colour(state.target(seat))}
    if state.phase != LAY:  # what others laid decides what a whole round leaves
        details["left"] = left
    found.append(term("route", {}, -float(left), 1.0, details, LOSS))
    for rival, cost in zip(rivals, costs, strict=True):
        found.append(term("rival_route", {"seat": rival}, float(cost), 1.0, told=LOSS))
    return found
