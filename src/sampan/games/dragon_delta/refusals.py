"""Why an action is not legal now, the refusal that says so, and what a player might expect to be legal."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sampan.core.arrays import count_bits, zeros
from sampan.core.errors import IllegalAction
from sampan.games.dragon_delta import codes as cards
from sampan.games.dragon_delta import naming, walking
from sampan.games.dragon_delta.board import SIZES, VILLAGES
from sampan.games.dragon_delta.codes import (
    CARD_0,
    CARDS,
    CODES,
    DRAGON_0,
    ISLAND_0,
    PLACE_0,
    PLANK_0,
    PLANKS,
    SEAT_0,
    SPAN_0,
    TAKE_PLANK_0,
    TAKE_STONE_0,
    plank_number,
)
from sampan.games.dragon_delta.state import (
    FIRST,
    LAND,
    LAY,
    MOST_PLANKS,
    NONE,
    PLANK,
    REMOVE_ONE,
    SECOND_STEP,
    SPAN,
    STONE,
    DragonDeltaData,
)

_NEAR: Final = zeros(16)  # room for the places around a pawn


def why_illegal(state: DragonDeltaData, action: i64) -> str:
    """Why the action is not legal now; empty if it is."""
    if state.phase == FIRST:
        return "" if SEAT_0 <= action < SEAT_0 + state.seats else "not-asked"
    if state.phase == LAY:
        return _why_not_card(state, action - CARD_0)
    if state.phase == STONE:
        island = action - ISLAND_0
        if not 0 <= island < state.board.islands:
            return "not-asked"
        return "island-taken" if state.stands(VILLAGES + island) else ""
    if state.phase == PLANK:
        plank = action - PLANK_0
        if not 0 <= plank < PLANKS:
            return "not-asked"
        held = state.stock[state.actor * SIZES + plank // VILLAGES]
        return "" if held == plank % VILLAGES else "not-in-stock"
    if state.phase == SPAN:
        return _why_not_span(state, action - SPAN_0)
    if state.phase == REMOVE_ONE:
        if action >= TAKE_STONE_0:
            return _why_not_stone(state, action - TAKE_STONE_0)
        return _why_not_plank(state, action - TAKE_PLANK_0)
    return _why_not_place(state, action - PLACE_0)


def _why_not_card(state: DragonDeltaData, card: i64) -> str:
    """Each card may be laid once, and at most one dragon (DD-5)."""
    if not 0 <= card < CARDS:
        return "not-asked"
    if not (state.hand[state.actor] >> card) & 1:
        return "not-your-card"
    laid = state.laid_cards[state.actor]
    if (laid >> card) & 1:
        return "already-laid"
    return "one-dragon" if card >= DRAGON_0 and laid >> DRAGON_0 else ""


def _why_not_span(state: DragonDeltaData, span: i64) -> str:
    """A span needs the right size, two supports with room, no plank on it and none across it (DD-11, DD-12)."""
    board = state.board
    if not 0 <= span < board.spans:
        return "not-asked"
    if not state.fits(state.chosen // VILLAGES, span):
        return "too-short" if state.loose else "wrong-size"
    if state.plank_on[span] != NONE:
        return "span-taken"
    for side in range(2):
        support = board.end[2 * span + side]
        if not state.stands(support):
            return "no-support"
        if state.load[support] >= MOST_PLANKS:
            return "support-full"
    return "planks-cross" if state.crossed[span] > 0 else ""


def _why_not_plank(state: DragonDeltaData, plank: i64) -> str:
    """Nobody may stand on the plank, and the stock must have room for its size and colour (DD-14)."""
    if not 0 <= plank < PLANKS:
        return "not-asked"
    span = state.span_of[plank]
    if span == NONE:
        return "plank-elsewhere"
    if state.pawn_on[span] != NONE:
        return "plank-occupied"
    if state.stock[state.actor * SIZES + plank // VILLAGES] != NONE:
        return "stock-size"
    colours = state.stock_colours(state.actor)
    return "" if count_bits(colours | (1 << (plank % VILLAGES))) <= 2 else "stock-colours"


def _why_not_stone(state: DragonDeltaData, island: i64) -> str:
    """The stone must be there and support nothing (DD-14)."""
    if not 0 <= island < state.board.islands:
        return "not-asked"
    if not state.stands(VILLAGES + island):
        return "no-stone"
    return "stone-in-use" if state.load[VILLAGES + island] > 0 else ""


def _why_not_place(state: DragonDeltaData, place: i64) -> str:
    """A pawn may go only where its card leads (DD-15 to DD-17)."""
    if not 0 <= place < VILLAGES + state.board.spans:
        return "not-asked"
    if place >= VILLAGES and state.plank_on[place - VILLAGES] == NONE:
        return "no-plank-there"
    if state.phase == LAND:
        return _why_not_landing(state, place)
    if not _is_near(state, state.place[state.actor], place):
        return "not-a-neighbour"
    if not walking.is_free(state, place):
        return "place-occupied"
    if state.phase == SECOND_STEP:
        count = walking.second_steps(state, state.actor, _NEAR)
        return "" if _among(place, count) else "way-back"
    if state.card_now(state.actor) == cards.MOVE_2:
        count = walking.first_steps(state, state.actor, _NEAR)
        return "" if _among(place, count) else "dead-end"
    return ""


def _why_not_landing(state: DragonDeltaData, place: i64) -> str:
    count = walking.landings(state, state.actor, _NEAR)
    if _among(place, count):
        return ""
    if place == state.place[state.actor]:
        return "jump-in-place"
    if not walking.is_free(state, place):
        return "place-occupied"
    return "nobody-to-jump"


def _is_near(state: DragonDeltaData, place: i64, other: i64) -> bool:
    return _among(other, walking.neighbours(state, place, _NEAR))


def _among(place: i64, count: i64) -> bool:
    for index in range(count):
        if _NEAR[index] == place:
            return True
    return False


def refusal(state: DragonDeltaData, action: i64, reason: str) -> IllegalAction:
    """The refusal, with the things it is about in the fields of the action's description."""
    fields: dict[str, object] = {"action": int(action)}
    if CARD_0 <= action < ISLAND_0:
        fields["card"] = naming.card_name(state, action - CARD_0)
    elif ISLAND_0 <= action < PLANK_0:
        fields["island"] = str(int(action - ISLAND_0) + 1)
    elif PLANK_0 <= action < SPAN_0:
        fields.update(naming.plank_fields(state, action - PLANK_0))
    elif SPAN_0 <= action < TAKE_PLANK_0 and action - SPAN_0 < state.board.spans:
        span = action - SPAN_0
        fields.update(naming.span_fields(state, span))
        fields["size"] = int(state.board.size[span]) + 1
        fields["support"] = _unusable_end(state, span)
    elif TAKE_PLANK_0 <= action < TAKE_STONE_0:
        plank = action - TAKE_PLANK_0
        if state.span_of[plank] != NONE:
            fields.update(naming.span_fields(state, state.span_of[plank]))
        fields.update(naming.plank_fields(state, plank))
    elif TAKE_STONE_0 <= action < PLACE_0:
        fields["island"] = str(int(action - TAKE_STONE_0) + 1)
    elif PLACE_0 <= action < CODES and action - PLACE_0 < VILLAGES + state.board.spans:
        place = action - PLACE_0
        if place < VILLAGES or state.plank_on[place - VILLAGES] != NONE:
            fields.update(naming.place_fields(state, place))
        else:
            fields.update(naming.span_fields(state, place - VILLAGES))
        fields["what"] = "village" if place < VILLAGES else "plank"
    return IllegalAction(reason, fields, state.package)


def _unusable_end(state: DragonDeltaData, span: i64) -> str:
    """The end of a span that lacks its stone or is full; otherwise its first end."""
    board = state.board
    for side in range(2):
        support = board.end[2 * span + side]
        if not state.stands(support) or state.load[support] >= MOST_PLANKS:
            return board.names[support]
    return board.names[board.end[2 * span]]


def blocked(state: DragonDeltaData) -> list[IllegalAction]:
    """What the actor might expect to be legal but is not, each with its reason."""
    refusals: list[IllegalAction] = []
    for action in _expected(state):
        reason = why_illegal(state, action)
        if reason:
            refusals.append(refusal(state, action, reason))
    return refusals


def _expected(state: DragonDeltaData) -> list[i64]:
    """The codes that a player might look for: own cards, islands, planks, spans that fit, places nearby."""
    board = state.board
    codes: list[i64] = []
    if state.phase == LAY:
        for card in range(CARDS):
            if (state.hand[state.actor] >> card) & 1:
                codes.append(CARD_0 + card)
    elif state.phase == STONE:
        for island in range(board.islands):
            codes.append(ISLAND_0 + island)
    elif state.phase == PLANK:
        for size in range(SIZES):
            if state.stock[state.actor * SIZES + size] == NONE:
                codes.append(PLANK_0 + plank_number(size, state.home[state.actor]))
    elif state.phase == SPAN:
        size = state.chosen // VILLAGES
        for span in range(board.spans):
            if state.fits(size, span):
                codes.append(SPAN_0 + span)
    elif state.phase == REMOVE_ONE:
        for plank in range(PLANKS):
            if state.span_of[plank] != NONE:
                codes.append(TAKE_PLANK_0 + plank)
        for island in range(board.islands):
            if state.stands(VILLAGES + island):
                codes.append(TAKE_STONE_0 + island)
    elif state.phase != FIRST:
        for place in _places_nearby(state):
            codes.append(PLACE_0 + place)
    return codes


def _places_nearby(state: DragonDeltaData) -> list[i64]:
    """The places one step away; for a jump, those one step away from an occupied plank beside the pawn."""
    count = walking.neighbours(state, state.place[state.actor], _NEAR)
    near = [_NEAR[index] for index in range(count)]
    if state.phase != LAND:
        return sorted(near)
    beyond: set[i64] = set()
    for place in near:
        if not walking.is_free(state, place):
            count = walking.neighbours(state, place, _NEAR)
            beyond.update([_NEAR[index] for index in range(count)])
    beyond.discard(state.place[state.actor])
    return sorted(beyond)
