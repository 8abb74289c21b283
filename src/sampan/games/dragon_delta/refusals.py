"""Why an action is not legal now, and the refusal that says so."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sampan.core.arrays import zeros
from sampan.core.errors import IllegalAction
from sampan.games.dragon_delta import codes as cards
from sampan.games.dragon_delta import walking
from sampan.games.dragon_delta.board import SIZES, VILLAGES
from sampan.games.dragon_delta.codes import (
    CARD_0,
    CODES,
    DRAGON_0,
    ISLAND_0,
    PLACE_0,
    PLANK_0,
    SEAT_0,
    SPAN_0,
    TAKE_PLANK_0,
    TAKE_STONE_0,
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
    Table,
    bits,
)

_NEAR: Final = zeros(16)


def object_to(table: Table, action: i64) -> str:
    """Why the action is not legal now; empty if it is."""
    if table.phase == FIRST:
        return "" if SEAT_0 <= action < SEAT_0 + table.seats else "not-asked"
    if table.phase == LAY:
        return _object_to_card(table, action - CARD_0)
    if table.phase == STONE:
        island = action - ISLAND_0
        if not 0 <= island < table.delta.islands:
            return "not-asked"
        return "island-taken" if table.stands(VILLAGES + island) else ""
    if table.phase == PLANK:
        plank = action - PLANK_0
        if not 0 <= plank < cards.PLANKS:
            return "not-asked"
        held = table.stock[table.actor * SIZES + plank // VILLAGES]
        return "" if held == plank % VILLAGES else "not-in-stock"
    if table.phase == SPAN:
        return _object_to_span(table, action - SPAN_0)
    if table.phase == REMOVE_ONE:
        if action >= TAKE_STONE_0:
            return _object_to_stone(table, action - TAKE_STONE_0)
        return _object_to_removal(table, action - TAKE_PLANK_0)
    return _object_to_place(table, action - PLACE_0)


def _object_to_card(table: Table, card: i64) -> str:
    """Each card once, at most one dragon (DD-5)."""
    if not 0 <= card < cards.CARDS:
        return "not-asked"
    if not (table.hand[table.actor] >> card) & 1:
        return "not-your-card"
    laid = table.laid_cards[table.actor]
    if (laid >> card) & 1:
        return "already-laid"
    return "one-dragon" if card >= DRAGON_0 and laid >> DRAGON_0 else ""


def _object_to_span(table: Table, span: i64) -> str:
    """The right size, two supports that are there and not full, nothing there and nothing crossing (DD-11, DD-12)."""
    delta = table.delta
    if not 0 <= span < delta.spans:
        return "not-asked"
    if delta.size[span] != table.chosen // VILLAGES:
        return "wrong-size"
    if table.plank_on[span] != NONE:
        return "span-taken"
    for side in range(2):
        support = delta.end[2 * span + side]
        if not table.stands(support):
            return "no-support"
        if table.load[support] >= MOST_PLANKS:
            return "support-full"
    return "planks-cross" if table.crossed[span] > 0 else ""


def _object_to_removal(table: Table, plank: i64) -> str:
    """Nobody stands on it, and the stock has room for its size and colour (DD-14)."""
    if not 0 <= plank < cards.PLANKS:
        return "not-asked"
    span = table.span_of[plank]
    if span == NONE:
        return "plank-elsewhere"
    if table.pawn_on[span] != NONE:
        return "plank-occupied"
    if table.stock[table.actor * SIZES + plank // VILLAGES] != NONE:
        return "stock-size"
    colours = table.stock_colours(table.actor)
    return "" if bits(colours | (1 << (plank % VILLAGES))) <= 2 else "stock-colours"


def _object_to_stone(table: Table, island: i64) -> str:
    """It is there and supports nothing (DD-14)."""
    if not 0 <= island < table.delta.islands:
        return "not-asked"
    if not table.stands(VILLAGES + island):
        return "no-stone"
    return "stone-in-use" if table.load[VILLAGES + island] > 0 else ""


def _object_to_place(table: Table, place: i64) -> str:
    """Where a pawn may go (DD-15 to DD-17)."""
    if not 0 <= place < VILLAGES + table.delta.spans:
        return "not-asked"
    if place >= VILLAGES and table.plank_on[place - VILLAGES] == NONE:
        return "no-plank-there"
    if table.phase == LAND:
        return _object_to_landing(table, place)
    if not _is_near(table, table.place[table.actor], place):
        return "not-a-neighbour"
    if not walking.is_free(table, place):
        return "place-occupied"
    if table.phase == SECOND_STEP:
        count = walking.second_steps(table, table.actor, _NEAR)
        return "" if _among(place, count) else "way-back"
    if table.card_now(table.actor) == cards.MOVE_2:
        count = walking.first_steps(table, table.actor, _NEAR)
        return "" if _among(place, count) else "dead-end"
    return ""


def _object_to_landing(table: Table, place: i64) -> str:
    count = walking.landings(table, table.actor, _NEAR)
    if _among(place, count):
        return ""
    if place == table.place[table.actor]:
        return "jump-in-place"
    if not walking.is_free(table, place):
        return "place-occupied"
    return "nobody-to-jump"


def _is_near(table: Table, place: i64, other: i64) -> bool:
    return _among(other, walking.neighbours(table, place, _NEAR))


def _among(place: i64, count: i64) -> bool:
    for index in range(count):
        if _NEAR[index] == place:
            return True
    return False


def refuse(table: Table, action: i64, reason: str) -> IllegalAction:
    """The refusal with the things that it is about, in the fields of the action's description."""
    fields: dict[str, object] = {"action": int(action)}
    if CARD_0 <= action < ISLAND_0:
        fields["card"] = table.card_name(action - CARD_0)
    elif ISLAND_0 <= action < PLANK_0:
        fields["island"] = str(int(action - ISLAND_0) + 1)
    elif PLANK_0 <= action < SPAN_0:
        fields.update(table.plank_fields(action - PLANK_0))
    elif SPAN_0 <= action < TAKE_PLANK_0 and action - SPAN_0 < table.delta.spans:
        span = action - SPAN_0
        fields.update(table.span_fields(span))
        fields["size"] = int(table.delta.size[span]) + 1
        fields["support"] = _weak_end(table, span)
    elif TAKE_PLANK_0 <= action < TAKE_STONE_0:
        plank = action - TAKE_PLANK_0
        if table.span_of[plank] != NONE:
            fields.update(table.span_fields(table.span_of[plank]))
        fields.update(table.plank_fields(plank))
    elif TAKE_STONE_0 <= action < PLACE_0:
        fields["island"] = str(int(action - TAKE_STONE_0) + 1)
    elif PLACE_0 <= action < CODES and action - PLACE_0 < VILLAGES + table.delta.spans:
        place = action - PLACE_0
        if place < VILLAGES or table.plank_on[place - VILLAGES] != NONE:
            fields.update(table.place_fields(place))
        else:
            fields.update(table.span_fields(place - VILLAGES))
        fields["what"] = "village" if place < VILLAGES else "plank"
    return IllegalAction(reason, fields, table.package)


def _weak_end(table: Table, span: i64) -> str:
    """The end of a span that lacks its stone or is full; if none is, its first."""
    delta = table.delta
    for side in range(2):
        support = delta.end[2 * span + side]
        if not table.stands(support) or table.load[support] >= MOST_PLANKS:
            return delta.names[support]
    return delta.names[delta.end[2 * span]]
