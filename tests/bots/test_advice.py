"""Advice: legal, sensible, and a function of what one who asks may know."""

from __future__ import annotations

import pytest
from face_down import CARDS, MOST_LAID, STOP, FaceDown

import sampan
from sampan import CHANCE, OVER, Rng, State
from sampan.bots.advice import Advice, advise, chances, shares
from sampan.bots.search import Settings

FEW = Settings(24, 0.0, clear=1.0, first=6, samples=1)
SHORT = Settings(8, 0.0, clear=1.0, first=4, samples=1)


def midway(key: str, seats: int, seed: int, options: dict[str, object] | None = None) -> State:
    """A position with a choice, some way into a random game."""
    state = sampan.game(key).start(seats, options)
    rng = Rng(f"{key} {seed}")
    plies = 20 + 15 * seed
    while state.to_move() != OVER:
        choice = state.to_move() != CHANCE and len(state.legal()) > 1
        if plies <= 0 and choice:
            break
        ahead = state.clone()
        ahead.apply(ahead.sample(rng))
        if ahead.to_move() == OVER and choice:
            break
        state = ahead
        plies -= 1
    return state


@pytest.mark.parametrize("key", sampan.game_keys())
@pytest.mark.parametrize("seed", range(3))
class TestEveryGame:
    def test_hints_know_only_what_the_seat_knows(self, key: str, seed: int) -> None:
        rules = sampan.game(key)
        state = midway(key, rules.most_seats if seed else rules.fewest_seats, seed)
        seat = int(state.to_move())
        before = state.position()
        sides = rules.sides(state)
        given = advise(state, Rng("same"), sides, FEW)
        assert state.position() == before
        assert 1 <= len(given) <= 3
        assert len({advice.action for advice in given}) == len(given)
        for action, chance, line in given:
            assert state.checked(action) == action
            assert 0.0 <= chance <= 1.0
            assert not line or state.is_secret()
        for other in range(3):
            supposed = state.resample(seat, Rng(f"other {other}"))
            assert advise(supposed, Rng("same"), sides, FEW) == given

    def test_chances_know_only_what_the_observer_knows(self, key: str, seed: int) -> None:
        rules = sampan.game(key)
        state = midway(key, rules.most_seats if seed else rules.fewest_seats, seed)
        sides = rules.sides(state)
        before = state.position()
        for observer in (None, int(state.to_move())):
            found = chances(state, Rng("same"), sides, observer, SHORT, 2)
            assert state.position() == before
            assert len(found) == state.seats
            assert sum(found) == pytest.approx(1.0)
            supposed = state.resample(observer, Rng("other"))
            assert chances(supposed, Rng("same"), sides, observer, SHORT, 2) == found


def test_partners_share_a_chance() -> None:
    rules = sampan.game("yin_yang")
    state = midway("yin_yang", 4, 1, {"teams": [0, 1, 0, 1]})
    sides = rules.sides(state)
    assert sides == [[0, 2], [1, 3]]
    found = chances(state, Rng(1), sides, None, SHORT, 2)
    assert found[0] == found[2]
    assert found[1] == found[3]
    assert found[0] + found[1] == pytest.approx(1.0)
    assert rules.sides(rules.start(3)) == [[0], [1], [2]]


def test_shares_are_one_together_or_nothing() -> None:
    assert shares([0.9, 0.3], [[0], [1]]) == pytest.approx([0.75, 0.25])
    assert shares([0.9, 0.1, 0.5], [[0, 1], [2]]) == pytest.approx([0.5, 0.5, 0.5])
    assert shares([0.0, 0.0], [[0], [1]]) == [0.0, 0.0]


def test_a_finished_game_is_certain() -> None:
    rules = sampan.game("yin_yang")
    seen: set[bool] = set()
    for seed in range(40):
        state = rules.start(2)
        rng = Rng(seed)
        while state.to_move() != OVER:
            state.apply(state.sample(rng))
        outcome = state.outcome()
        assert outcome is not None
        found = chances(state, rng, rules.sides(state), None)
        share = 1.0 / len(outcome.winners) if outcome.winners else 0.0
        assert found == pytest.approx([share if seat in outcome.winners else 0.0 for seat in range(2)])
        seen.add(bool(outcome.winners))
    assert True in seen


def test_a_forced_action_is_the_only_advice() -> None:
    rules = sampan.game("yin_yang")
    found = 0
    for seed in range(30):
        state = rules.start(2)
        rng = Rng(seed)
        while state.to_move() != OVER:
            if state.to_move() != CHANCE and len(state.legal()) == 1:
                (advice,) = advise(state, Rng(1), rules.sides(state), SHORT)
                assert isinstance(advice, Advice)
                assert advice.action == state.legal()[0]
                assert 0.0 <= advice.chance <= 1.0
                found += 1
                break
            state.apply(state.sample(rng))
    assert found > 0


def test_a_win_at_hand_is_advised() -> None:
    """Whoever can win with the next card is told so, and that it is as good as certain."""
    rules = sampan.game("yin_yang")
    found = 0
    for seed in range(60):
        state = rules.start(2)
        rng = Rng(f"win {seed}")
        while state.to_move() != OVER and found < 3:
            seat = int(state.to_move())
            if seat >= 0 and (winning := _winning(state, seat)) and len(state.legal()) > 1:
                best = advise(state, Rng(1), rules.sides(state), FEW)[0]
                assert best.action in winning
                assert best.chance == pytest.approx(1.0)
                found += 1
                break
            state.apply(state.sample(rng))
    assert found == 3


def _winning(state: State, seat: int) -> set[int]:
    winning = set()
    for action in state.legal():
        after = state.clone()
        after.apply(action)
        outcome = after.outcome()
        if outcome is not None and outcome.winners == (seat,):
            winning.add(action)
    return winning


def laying(seats: int, laid: int, others: int) -> State:
    """Somebody plans the first round of Dragon Delta, and has laid some cards, as the others may have, too."""
    state = sampan.game("dragon_delta").start(seats, {"first_holder": 0})
    rng = Rng("laying")
    for seat in range(seats):
        for _ in range(laid if seat == 0 else others):
            state = state.asking(seat)
            state.apply(state.sample(rng))
    return state.asking(0)


@pytest.mark.parametrize(("seats", "laid", "others"), [(2, 0, 0), (2, 2, 5), (4, 1, 3), (2, 4, 5)])
def test_what_is_decided_in_secret_is_advised_as_a_whole(seats: int, laid: int, others: int) -> None:
    rules = sampan.game("dragon_delta")
    state = laying(seats, laid, others)
    sides = rules.sides(state)
    given = advise(state, Rng("same"), sides, SHORT)
    for action, chance, line in given:
        assert len(line) == 4 - laid
        assert 0.0 <= chance <= 1.0
        after = state.clone()
        for each in (action, *line):
            after = after.asking(0)
            after.apply(each)
        assert 0 not in after.simultaneous_seats() or not after.is_secret()
    # A line, too, is a function of what the seat knows, whatever the others have laid.
    for other in range(3 if sampan.compiled else 1):
        assert advise(state.resample(0, Rng(other)), Rng("same"), sides, SHORT) == given


def test_a_line_ends_where_the_seat_has_decided_all() -> None:
    state = FaceDown().start(2)
    state.apply(state.sample(Rng(1)))
    lengths = set()
    for seed in range(8):
        for action, _, line in advise(state, Rng(seed), [[0], [1]], SHORT):
            laid = [card for card in (action, *line) if card != STOP]
            assert 1 <= len(laid) <= MOST_LAID
            assert set(laid) <= set(CARDS)
            assert (len(laid) < MOST_LAID) == (line[-1:] == (STOP,))
            lengths.add(len(laid))
    assert MOST_LAID in lengths


def test_a_line_is_worth_following() -> None:
    """Of two who go the shortest way, the one who lays the rows that are advised beats the one who lays anything."""
    wins = 0
    games = 12 if sampan.compiled else 1
    for game in range(games):
        advised = game % 2
        state = sampan.game("dragon_delta").start(2)
        rng = Rng(f"rows {game}")
        row: list[int] = []
        while (mover := state.to_move()) != OVER:
            if mover == advised and state.is_secret():
                if not row:
                    best = advise(state, rng, [[0], [1]], SHORT)[0]
                    row = [best.action, *best.line]
                state.apply(row.pop(0))
            else:
                state.apply(state.sample(rng) if mover == CHANCE or state.is_secret() else state.suggest(rng))
        outcome = state.outcome()
        assert outcome is not None
        wins += advised in outcome.winners
    assert wins >= 0.75 * games


def test_advice_is_worth_following() -> None:
    """Against one who plays anything, who does what he is advised wins at least three of four."""
    wins = 0
    games = 40 if sampan.compiled else 4
    for game in range(games):
        advised = game % 2
        state = sampan.game("yin_yang").start(2)
        rng = Rng(game)
        while (mover := state.to_move()) != OVER:
            if mover == advised:
                state.apply(advise(state, rng, [[0], [1]], SHORT)[0].action)
            else:
                state.apply(state.sample(rng))
        outcome = state.outcome()
        assert outcome is not None
        wins += advised in outcome.winners
    assert wins >= 0.75 * games
