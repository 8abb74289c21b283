"""Compares what a game writes as numbers with what anybody could work out from its view alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from sampan import OVER, Game, Rng
from sampan.core.observation_fields import LARGEST, ObservationFields
from sampan.testing import mixtures, observation

Fields = dict[str, Any]


def flat(value: Any) -> Iterable[int]:
    """The numbers of a list in lists; what is too large is written as the largest."""
    if isinstance(value, list):
        for item in value:
            yield from flat(item)
    else:
        yield min(int(value), LARGEST)


def numbers_of(encoding: ObservationFields, fields: Fields) -> list[int]:
    """The fields in their order, each of its size."""
    assert list(fields) == [field.name for field in encoding.fields]
    numbers: list[int] = []
    for field in encoding.fields:
        own = list(flat(fields[field.name]))
        assert len(own) == field.size, field.name
        numbers += own
    return numbers


def check_numbers(game: Game, from_view: Callable[[dict[str, Any]], Fields], seats: list[int], closeness: int) -> None:
    """Over games of every option, for every seat and a spectator: the numbers are those that the view gives."""
    for count in seats:
        for options in mixtures(game, count, Rng(f"numbers {count}"), 2):
            rng = Rng(f"{game.key} {count} {options}")
            state = game.start(count, options)
            encoding = state.observation_fields()
            for step in range(3000):
                if step % closeness == 0 or state.to_move() == OVER:
                    for seat in [*range(count), None]:
                        expected = numbers_of(encoding, from_view(state.view(seat)))
                        found = observation(state, seat)
                        places = {field.name: slice(field.start, field.start + field.size) for field in encoding.fields}
                        wrong = [name for name, place in places.items() if found[place] != expected[place]]
                        assert wrong == [], (options, step, seat)
                if state.to_move() == OVER:
                    break
                state.apply(state.sample(rng))


def one_more(value: int | None) -> int:
    """1 + a number; 0 for none."""
    return 0 if value is None else value + 1


def seat_number(view: dict[str, Any]) -> int:
    """The observer: its seat, or the number of seats for a spectator."""
    return int(view["seats"] if view["you"] is None else view["you"])
