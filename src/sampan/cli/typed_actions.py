"""Actions as people type them: `play card=W1 player=Ada`, or any part of it that is unambiguous, such as `W1 Ada`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from sampan.cli.action_menu import Description
from sampan.cli.seats import ME
from sampan.cli.words import refusal
from sampan.core.game import Game
from sampan.core.state import State
from sampan.text.phrases import Phrases

_WORD: Final = re.compile(r"""(?:(\w+)=)?("[^"]*"|\S+)""")


def find_typed(
    line: str, descriptions: Mapping[int, Description], game: Game, state: State, phrases: Phrases
) -> list[int]:
    """The legal actions that match what was typed, at least one; a refusal says why if there is none."""
    words = [(field, value.strip('"')) for field, value in _WORD.findall(line)]
    matching = [
        action
        for action, description in descriptions.items()
        if all(_matches(field, value, description, phrases) for field, value in words)
    ]
    if matching:
        return matching
    kind, *fields = words or [("", "")]
    if kind[0] or not all(field for field, _ in fields) or (not fields and kind[1] not in state.action_kinds()):
        raise refusal("typed", line=line)
    # It looks like a complete description: the game knows best what is wrong with it, or whether it is another
    # way to write a legal action.
    description: dict[str, object] = {field: _value(field, value, game, phrases) for field, value in fields}
    return [game.find(state, {"kind": kind[1], **description})]


def example(description: Description, game: Game, phrases: Phrases) -> str:
    """A description as a person would type it."""
    words = [str(description["kind"])]
    for field, value in description.items():
        if field != "kind":
            typed = phrases.names[value] if field in game.seat_fields and isinstance(value, int) else str(value)
            words.append(f'{field}="{typed}"' if " " in typed else f"{field}={typed}")
    return " ".join(words)


def _matches(field: str, value: str, description: Description, phrases: Phrases) -> bool:
    if field:
        return field in description and value.lower() in _ways_to_type(field, description[field], phrases)
    return any(value.lower() in _ways_to_type(name, held, phrases) for name, held in description.items())


def _ways_to_type(field: str, value: object, phrases: Phrases) -> set[str]:
    """How a value can be typed: as it is or in words; a person by name, the reader also as `me`."""
    ways = {phrases.word(field, value).lower()}
    seat = phrases.seat(field, value)
    if seat is None:
        return {*ways, str(value).lower()}
    return {*ways, phrases.names[seat].lower(), *([ME] if seat == phrases.reader else [])}


def _value(field: str, value: str, game: Game, phrases: Phrases) -> object:
    if field in game.seat_fields:
        for seat in range(len(phrases.names)):
            if value.lower() in _ways_to_type(field, seat, phrases):
                return seat
        if not value.isdecimal():
            raise refusal("nobody", name=value, names=phrases.names)
    return int(value) if value.isascii() and value.isdecimal() and len(value) < 10 else value
