"""Design, invariants 3 and 4, as properties: equal knowledge gives byte-equal views and byte-equal redacted logs."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import sampan
from sampan import CHANCE, OVER, Recorder, Rng, State
from sampan.testing import as_json

EXAMPLES = 150 if sampan.compiled else 25


@st.composite
def positions(draw: st.DrawFn) -> tuple[State, int | None]:
    """A random position of a random game, and one who looks at it."""
    game = sampan.game(draw(st.sampled_from(sampan.game_keys())))
    seats = draw(st.integers(game.fewest_seats, min(game.most_seats, 5)))
    options = {option.key: draw(st.sampled_from(option.examples(seats))) for option in game.options}
    state = game.start(seats, options)
    rng = Rng(draw(st.integers(0, 10**6)))
    for _ in range(draw(st.integers(0, 400))):
        if state.to_move() == OVER:
            break
        state.apply(state.sample(rng))
    return state, draw(st.sampled_from([*range(seats), None]))


def applied(state: State, action: int) -> tuple[State, Recorder]:
    after, recorder = state.clone(), Recorder()
    after.apply(action, recorder)
    return after, recorder


@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
@given(positions(), st.integers(0, 10**6), st.data())
def test_equal_knowledge_gives_equal_views_and_logs(
    position: tuple[State, int | None], seed: int, data: st.DataObject
) -> None:
    """As long as two states look alike, the log included, every view and every supposition is equal to the byte."""
    state, observer = position
    twin = state.resample(observer, Rng(seed))
    for _ in range(12):
        assert as_json(twin.view(observer)) == as_json(state.view(observer))
        assert twin.to_move() == state.to_move()
        supposed = [each.resample(observer, Rng("same")).position() for each in (state, twin)]
        assert as_json(supposed[0]) == as_json(supposed[1])
        common = sorted(set(state.legal()) & set(twin.legal()))
        if not common:
            break
        action = data.draw(st.sampled_from(common))
        state, recorder = applied(state, action)
        twin, twin_recorder = applied(twin, action)
        if as_json(recorder.seen_by(observer)) != as_json(twin_recorder.seen_by(observer)):
            # They can be told apart now. Only cards laid open can do that: a draw or a gift looks the same to all
            # whom it is hidden from.
            assert not all(event.secret is not None for event in recorder.events)
            break


@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
@given(positions(), st.data())
def test_what_others_draw_looks_the_same(position: tuple[State, int | None], data: st.DataObject) -> None:
    """Two draws that only their owner sees leave everybody else with the same view, log and suppositions."""
    state, observer = position
    if state.to_move() != CHANCE:
        return
    one, first = applied(state, data.draw(st.sampled_from(state.legal())))
    other, second = applied(state, data.draw(st.sampled_from(state.legal())))
    hidden = all(
        event.secret is not None and (observer is None or not (event.audience >> observer) & 1)
        for event in first.events[:1] + second.events[:1]
    )
    if hidden and as_json(first.events[0].shown) == as_json(second.events[0].shown):
        assert as_json(first.seen_by(observer)) == as_json(second.seen_by(observer))
        assert as_json(one.view(observer)) == as_json(other.view(observer))
        supposed = [each.resample(observer, Rng("same")).position() for each in (one, other)]
        assert as_json(supposed[0]) == as_json(supposed[1])
