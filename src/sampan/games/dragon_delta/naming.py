"""How actions, events, views and refusals name cards, planks, spans and places."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from sampan.games.dragon_delta.board import VILLAGES, size_shown
from sampan.games.dragon_delta.codes import CARDS, card_names
from sampan.games.dragon_delta.state import DragonDeltaData
from sampan.games.dragon_delta.view_types import Card, Ends, LaidPlank, Place, Plank, Support


def card_name(state: DragonDeltaData, card: i64) -> Card:
    """The name of a card."""
    return cast(Card, card_names(state.board.colours)[card])


def card_list(state: DragonDeltaData, cards: i64) -> list[Card]:
    """The names of cards given as bits."""
    return [card_name(state, card) for card in range(CARDS) if (cards >> card) & 1]


def stone_list(state: DragonDeltaData) -> list[Support]:
    """The islands that have a stone."""
    names = state.board.names
    return [names[support] for support in range(VILLAGES, state.board.supports) if state.stands(support)]


def plank_fields(state: DragonDeltaData, plank: i64) -> Plank:
    """A plank by its size and colour."""
    return {"size": size_shown(plank // VILLAGES), "colour": state.board.colour(plank % VILLAGES)}


def span_fields(state: DragonDeltaData, span: i64) -> Ends:
    """A span by its ends."""
    names, end = state.board.names, state.board.end
    return {"from": names[end[2 * span]], "to": names[end[2 * span + 1]]}


def laid_plank_fields(state: DragonDeltaData, span: i64) -> LaidPlank:
    """The plank on a span by its ends, size and colour."""
    names, end, plank = state.board.names, state.board.end, state.plank_on[span]
    return {
        "from": names[end[2 * span]],
        "to": names[end[2 * span + 1]],
        "size": size_shown(plank // VILLAGES),
        "colour": state.board.colour(plank % VILLAGES),
    }


def place_fields(state: DragonDeltaData, place: i64) -> Place:
    """A village by its colour; a plank by its ends, size and colour."""
    if place < VILLAGES:
        return {"village": state.board.colour(place)}
    return laid_plank_fields(state, place - VILLAGES)
