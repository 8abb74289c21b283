"""Advice: legal, sensible, and a function of what one who asks may know."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from face_down import CARDS, MOST_LAID, STOP, FaceDown
from last_stone import LastStone, LastStoneState

import sampan
from sampan import CHANCE, OVER, Outcome, Rng, State
from sampan.bots.advice import Advice, advise, agrees_to_end, chances, distinct, shares
from sampan.bots.lines import best_lines
from sampan.bots.search import Settings, Tried, worthwhile

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
        assert len({(advice.action, *advice.line) for advice in given}) == len(given)
        for each in given:
            assert state.checked(each.action) == each.action
            assert 0.0 <= each.chance <= 1.0
            assert 0.0 <= each.error <= 1.0
            assert not each.line or state.is_secret()
            assert len(each.reasons) <= 2
        ranks = [each.rank for each in given]
        assert ranks[0] == 0
        assert all(after - before in (0, 1) for before, after in pairwise(ranks))
        for before, after in pairwise(given):
            if before.rank == after.rank:
                assert before.chance == after.chance, "what cannot be told apart has one chance"
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


def test_hints_are_different_plans_if_others_were_tried_enough() -> None:
    """Not the same leader on three spaces."""
    rules = sampan.game("yellow_yangtze")
    state = rules.start(2, {"first_player": 0})
    while state.to_move() == CHANCE:
        state.apply(state.legal()[0])

    def tried(colour: str, space: str, visits: int) -> Tried:
        action = rules.find(state, {"kind": "position_leader", "colour": colour, "space": space})
        return Tried(action, visits, [0.5, 0.5], 0.01)

    one, two, three = tried("black", "h5", 90), tried("black", "h7", 80), tried("black", "g5", 70)
    red, green = tried("red", "h5", 40), tried("green", "h5", 9)
    assert distinct(state, [one, two, three]) == [one, two, three]
    assert distinct(state, [one, two, three, red, green]) == [one, red, two]


def test_equal_actions_are_not_ranked() -> None:
    """Before the first turn of Yin & Yang, white and black are the same but for their names."""
    rules = sampan.game("yin_yang")
    for seed in range(4):
        state = rules.start(2, {"first_player": 0})
        rng = Rng(seed)
        while state.to_move() == CHANCE:
            state.apply(state.sample(rng))
        first, second = advise(state, Rng(seed), rules.sides(state), FEW)
        assert first.rank == second.rank == 0
        assert first.chance == second.chance


class _Behind(LastStoneState):
    """The first player cannot win any more, but does the better the more stones he takes."""

    def evaluate(self, seat: int) -> float:
        chance = 0.0001 * 2.0 ** -int(self.heap)
        return chance if seat == 0 else 1.0 - chance

    def outcome(self) -> Outcome | None:
        return None


def test_actions_that_cannot_win_are_ranked_by_their_odds() -> None:
    """No chance differs by a percent; what is better still is the first choice."""
    state = _Behind(2, {"heap": 9})
    given = advise(state, Rng(1), [[0], [1]], FEW)
    assert all(advice.chance < 0.01 for advice in given)
    most = max(worthwhile(state), key=lambda action: action)
    assert given[0].action == most
    assert [advice.rank for advice in given] == list(range(len(given)))


def pointless_positions(key: str, most: int) -> Iterator[State]:
    """Positions of random games with an action that achieves nothing, and others that may."""
    rules = sampan.game(key)
    found = 0
    for seed in range(400):
        state = rules.start(rules.fewest_seats + seed % 2)
        rng = Rng(f"pointless {seed}")
        while found < most and (mover := state.to_move()) != OVER:
            if mover != CHANCE and len(worthwhile(state)) < len(state.legal()):
                yield state.clone()
                found += 1
                break
            state.apply(state.sample(rng))


@pytest.mark.parametrize("key", sampan.game_keys())
def test_what_achieves_nothing_is_neither_advised_nor_chosen(key: str) -> None:
    rules = sampan.game(key)
    positions = list(pointless_positions(key, 6 if sampan.compiled else 2))
    assert positions
    for state in positions:
        seat = int(state.to_move())
        pointless = set(state.legal()) - set(worthwhile(state))
        given = advise(state, Rng(1), rules.sides(state), FEW)
        assert given
        assert pointless.isdisjoint(each.action for each in given)
        assert sampan.bot("medium").choose(state.resample(seat, Rng(1)), Rng(1)) not in pointless
        # Whether an action is pointless is a function of what the seat knows.
        for other in range(3):
            assert worthwhile(state.resample(seat, Rng(other))) == worthwhile(state)


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
                best, *others = advise(state, Rng(1), rules.sides(state), FEW)
                assert best.action in winning
                assert best.chance == pytest.approx(1.0)
                assert best.reasons == ({"kind": "wins"},)
                assert all((each.rank == 0) == (each.action in winning) for each in others)
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
    for advice in given:
        assert len(advice.line) == 4 - laid
        assert 0.0 <= advice.chance <= 1.0
        after = state.clone()
        for action in (advice.action, *advice.line):
            after = after.asking(0)
            after.apply(action)
        assert 0 not in after.simultaneous_seats() or not after.is_secret()
    # A line, too, is a function of what the seat knows, whatever the others have laid.
    for other in range(3 if sampan.compiled else 1):
        assert advise(state.resample(0, Rng(other)), Rng("same"), sides, SHORT) == given


def test_lines_differ_by_more_than_their_order_and_follow_the_game() -> None:
    """On an empty board no line begins with a card that needs planks, or stones to lay them on."""
    for seats in (2, 4):
        rules = sampan.game("dragon_delta")
        state = laying(seats, 0, 0)
        given = advise(state, Rng("empty"), rules.sides(state), SHORT)
        assert len(given) == 3
        assert len({frozenset((each.action, *each.line)) for each in given}) == 3
        for each in given:
            assert str(rules.describe(state, each.action)["card"]).partition("_")[0] in ("stone", "dragon")


def test_the_best_line_is_tried_most() -> None:
    state = laying(2, 0, 0)
    lines = best_lines(state, Settings(200, 0.0), Rng("ranks"), 3)
    assert len(lines[0].results) == max(len(line.results) for line in lines)
    assert all(sum(line.means()) == pytest.approx(1.0) for line in lines)
    assert best_lines(FaceDown().start(2), SHORT, Rng(1), 3) == [], "a game without suggestions is searched instead"


def test_a_line_ends_where_the_seat_has_decided_all() -> None:
    state = FaceDown().start(2)
    state.apply(state.sample(Rng(1)))
    lengths = set()
    for seed in range(8):
        for advice in advise(state, Rng(seed), [[0], [1]], SHORT):
            laid = [card for card in (advice.action, *advice.line) if card != STOP]
            assert 1 <= len(laid) <= MOST_LAID
            assert set(laid) <= set(CARDS)
            assert (len(laid) < MOST_LAID) == (advice.line[-1:] == (STOP,))
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


# Ending by agreement (YN-12c).


@pytest.mark.parametrize(("heap", "agree"), [(3, [False, True]), (2, [False, True]), (1, [False, True])])
def test_a_bot_agrees_to_end_unless_it_stands_better_than_an_equal_share(heap: int, agree: list[bool]) -> None:
    """YN-12c: who is to move takes the last stones, and would rather win."""
    state = LastStone().start(2, {"heap": heap})
    assert [agrees_to_end(state, Rng(1), [[0], [1]], seat, FEW) for seat in (0, 1)] == agree


def test_an_equal_share_is_no_reason_to_play_on() -> None:
    """YN-12c: no better than 1 / the number of sides, and partners are one side."""
    state = LastStone().start(4, {"heap": 3})
    assert agrees_to_end(state, Rng(1), [[0, 1, 2, 3]], 0, FEW)
    assert not agrees_to_end(state, Rng(1), [[0, 2], [1, 3]], 2, FEW)
    assert agrees_to_end(state, Rng(1), [[0, 2], [1, 3]], 3, FEW)


class _Worthless(LastStoneState):
    """Everybody's prospects are equal, whatever they do: the game is over when the heap is gone, and all have won."""

    def outcome(self) -> Outcome | None:
        return None if self.heap else Outcome(tuple(range(int(self.seats))), (1,) * int(self.seats), "all")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_rounding_makes_no_bot_refuse(seats: int) -> None:
    state = _Worthless(seats, {"heap": 6})
    sides = [[seat] for seat in range(seats)]
    assert all(agrees_to_end(state, Rng(2), sides, seat, FEW) for seat in range(seats))


def test_sides_without_a_living_member_do_not_share() -> None:
    """YN-12c: who is eliminated agrees, and the others count only one another."""
    game = sampan.game("yin_yang")
    state = game.start(4, {"first_player": 0, "turn_limit": None})
    rng = Rng(0)
    while not state.eliminated():
        state.apply(state.sample(rng))
    assert state.to_move() != OVER
    out = state.eliminated()
    sides = [[seat] for seat in range(4)]
    assert all(agrees_to_end(state, Rng(1), sides, seat, FEW) for seat in out)
    living = [seat for seat in range(4) if seat not in out]
    for seat in living:
        likely = chances(state, Rng(1), sides, seat, FEW)[seat]
        assert agrees_to_end(state, Rng(1), sides, seat, FEW) == (likely <= 1 / len(living))


@pytest.mark.parametrize("key", sampan.game_keys())
def test_a_vote_depends_on_what_the_seat_knows_alone(key: str) -> None:
    rules = sampan.game(key)
    state = midway(key, rules.fewest_seats, 1)
    sides = rules.sides(state)
    for seat in range(rules.fewest_seats):
        other = state.resample(seat, Rng("another truth"))
        votes = {agrees_to_end(each, Rng(3), sides, seat, SHORT) for each in (state, other)}
        assert len(votes) == 1
