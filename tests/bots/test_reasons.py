"""Reasons: true of what the seat knows, said only if they are beyond doubt, and in both languages."""

from __future__ import annotations

import pytest

import sampan
from sampan import CHANCE, OVER, Rng, State, text
from sampan.bots.reasons import MOST, reasons_for
from sampan.text.phrases import Phrases


def choices(key: str, games: int, every: int) -> list[State]:
    """Positions with a choice, here and there in games by `easy` bots."""
    rules = sampan.game(key)
    easy = sampan.bot("easy")
    found: list[State] = []
    for game in range(games):
        state = rules.start(rules.fewest_seats + game % 2)
        rng = Rng(f"reasons {game}")
        decisions = 0
        while (mover := state.to_move()) != OVER and decisions < 40 * every:
            if mover == CHANCE:
                state.apply(state.sample(rng))
                continue
            decisions += 1
            if decisions % every == 0 and len(state.legal()) > 1:
                found.append(state.clone())
            state.apply(easy.choose(state.resample(int(mover), rng), rng))
    return found


@pytest.mark.parametrize("key", sampan.game_keys())
def test_reasons_are_said_in_every_language_and_know_only_what_the_seat_knows(key: str) -> None:
    rules = sampan.game(key)
    kinds: set[str] = set()
    states = choices(key, 4, 5) if sampan.compiled else choices(key, 1, 5)[::3]
    for number, state in enumerate(states):
        seat = int(state.to_move())
        rng = Rng(number)
        before = state.position()
        for action in {state.sample(rng) for _ in range(3)}:
            given = reasons_for(state, [action], Rng("same"))
            assert len(given) <= MOST
            assert reasons_for(state.resample(seat, Rng("other")), [action], Rng("same")) == given
            for reason in given:
                kinds.add(str(reason["kind"]))
                for language in text.LANGUAGES:
                    names = [f"N{other}" for other in range(int(state.seats))]
                    phrases = Phrases(rules.package, language, names, seat, rules.seat_fields)
                    sentence = phrases.reason(reason)
                    assert sentence.endswith("."), sentence
                    assert not any(word in sentence for word in ("{", "$", "hidden", "none")), sentence
        assert state.position() == before
    assert len(kinds) >= 2


@pytest.mark.parametrize("key", sampan.game_keys())
def test_terms_are_told_apart_by_what_they_are_about(key: str) -> None:
    for state in choices(key, 1, 12):
        for seat in range(int(state.seats)):
            terms = state.terms(seat)
            assert len({(term.kind, str(term.about)) for term in terms}) == len(terms)
            assert all(term.notable > 0.0 for term in terms)
