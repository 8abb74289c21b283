"""The search: the same for the same seed, fair, mixed where it must be, and stronger the longer it thinks."""

from __future__ import annotations

from collections import Counter

import pytest
from pennies import HEADS, TAILS, Pennies
from playing import play

import sampan
from sampan import CHANCE, OVER, Bot, Game, Rng, State, decide
from sampan.bots.levels import settings_for
from sampan.bots.search import Search, Settings

LEVELS = ["medium", "hard", "expert"]
SMALL = Settings(12, 0.0, first=3, samples=1, calming=4)


def positions(game: Game, seats: int, seed: int, count: int) -> list[State]:
    """Some positions of a random game in which a seat has a choice."""
    state = game.start(seats)
    rng = Rng(seed)
    found: list[State] = []
    while state.to_move() != OVER and len(found) < count:
        if state.to_move() >= 0 and len(state.legal()) > 1 and rng.below(5) == 0:
            found.append(state.clone())
        state.apply(state.sample(rng))
    return found


@pytest.mark.parametrize("key", sampan.game_keys())
@pytest.mark.parametrize("seats", [2, 3])
def test_equal_knowledge_and_seed_give_the_same_choice(key: str, seats: int) -> None:
    """Design, invariant 4, for a search: it is a function of what the seat knows, of settings and seed."""
    for number, state in enumerate(positions(sampan.game(key), seats, 7, 3)):
        seat = state.to_move()
        choices = set()
        for truth in (state, state.resample(seat, Rng("another world"))):
            supposed = truth.resample(seat, Rng(number))
            choices.add(Search(supposed, SMALL, Rng(number)).best())
        assert len(choices) == 1


@pytest.mark.parametrize("key", sampan.game_keys())
def test_what_was_tried_can_be_read(key: str) -> None:
    for state in positions(sampan.game(key), 2, 3, 3):
        search = Search(state, SMALL, Rng(1))
        tried = search.tried()
        assert tried[0].action == search.best()
        assert {each.action for each in tried} <= set(state.legal())
        assert len({each.action for each in tried}) == len(tried)
        assert all(each.visits > 0 and len(each.means) == 2 for each in tried)
        assert all(0.0 <= mean <= 1.0 for each in tried for mean in each.means)


@pytest.mark.parametrize("key", sampan.game_keys())
def test_an_action_to_be_kept_is_compared_with_the_best_to_the_end(key: str) -> None:
    settings = Settings(40, 0.0, first=4, samples=1, calming=4)
    for state in positions(sampan.game(key), 2, 3, 4):
        if state.is_secret():
            continue
        legal = state.legal()
        for kept in {legal[0], legal[len(legal) // 2], legal[-1]}:
            search = Search(state, settings, Rng(1), kept)
            tried = search.tried()
            assert len(tried) <= 4
            (visits,) = [each.visits for each in tried if each.action == kept]
            assert visits == tried[0].visits == max(each.visits for each in tried)


def test_a_search_leaves_its_state_as_it_was() -> None:
    (state,) = positions(sampan.game("yangtze"), 2, 5, 1)
    before = state.position()
    Search(state, SMALL, Rng(1))
    assert state.position() == before


@pytest.mark.parametrize("key", sampan.game_keys())
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_has_a_line_of_settings(key: str, level: str) -> None:
    settings = settings_for(sampan.game(key).package, level)
    assert settings.seconds == 0.0  # so that a choice is a function of the seed


@pytest.mark.parametrize("key", sampan.game_keys())
def test_a_higher_level_thinks_longer(key: str) -> None:
    package = sampan.game(key).package
    lines = [settings_for(package, level) for level in LEVELS]
    for seats in (2, sampan.game(key).most_seats):
        budgets = [int(line.iterations + line.crowd * (seats - 2)) for line in lines]
        assert budgets == sorted(set(budgets))


def test_a_crowd_is_thought_about_longer() -> None:
    """Some iterations more for each seat after the second."""
    line = Settings(40, 0.0, crowd=10, first=2, clear=1.0)
    game = sampan.game("yin_yang")
    spent = {seats: int(Search(positions(game, seats, 7, 1)[0], line, Rng(1)).iterations) for seats in (2, 3, 6)}
    assert spent == {2: 40, 3: 50, 6: 80}


@pytest.mark.skipif(not sampan.compiled, reason="takes too long uncompiled; the games would be the same")
@pytest.mark.parametrize(
    ("key", "level", "games"), [("yellow_yangtze", "hard", 4), ("yangtze", "hard", 6), ("yangtze", "medium", 6)]
)
def test_a_level_beats_easy(key: str, level: str, games: int) -> None:
    """A regression of strength; the games are the same on every machine."""
    points = 0.0
    for number in range(games):
        names = ["easy", level] if number % 2 else [level, "easy"]
        winners = play(sampan.game(key), names, number).winners
        points += 0.5 if len(winners) != 1 else float(names[winners[0]] == level)
    assert points >= games * 2 / 3


class Always(Bot):
    """A fixed programme."""

    def __init__(self, penny: int) -> None:
        self.penny = penny

    def choose(self, state: State, rng: Rng) -> int:
        return self.penny


class BestAnswer(Bot):
    """What does best against somebody who does anything: it looks at the judgement alone."""

    def choose(self, state: State, rng: Rng) -> int:
        worth = Counter[int]()
        for action in state.legal():
            for _ in range(400):
                world = state.resample(state.to_move(), rng)
                world.apply_unchecked(action)
                while world.to_move() != OVER:
                    world.apply_unchecked(world.sample(rng))
                worth[action] += world.evaluate(state.to_move()) > 0.5
        return worth.most_common(1)[0][0]


class Mixed(Bot):
    def choose(self, state: State, rng: Rng) -> int:
        return Search(state, Settings(200, 0.0, mixing=0.1), rng).best()


def wins_of_seat_0(one: Bot, other: Bot, games: int) -> float:
    wins = 0
    for game in range(games):
        state = Pennies()
        rng = Rng(game)
        while (mover := state.to_move()) != OVER:
            state.apply(state.sample(rng) if mover == CHANCE else decide((one, other)[mover], state, rng))
        wins += state.winner == 0
    return wins / games


def test_a_fixed_counter_programme_cannot_exploit_the_search() -> None:
    """Its value is 3/7 when both play well; the best answer alone is foreseen and loses always."""
    assert wins_of_seat_0(BestAnswer(), Always(TAILS), 20) == 0.0
    for penny in (HEADS, TAILS):
        assert wins_of_seat_0(Mixed(), Always(penny), 100) > 0.25


def test_the_other_side_mixes_too() -> None:
    for penny in (HEADS, TAILS):
        assert wins_of_seat_0(Always(penny), Mixed(), 100) < 0.65


@pytest.mark.parametrize("key", sampan.game_keys())
def test_what_a_seat_supposes_depends_on_what_it_knows_alone(key: str) -> None:
    """The law of `resample` holds for `resample_for_search` as well."""
    for number, state in enumerate(positions(sampan.game(key), 3, 11, 6)):
        seat = int(state.to_move())
        other = state.resample(seat, Rng("another world"))
        supposed = state.resample_for_search(seat, Rng(number))
        assert supposed.position() == other.resample_for_search(seat, Rng(number)).position()
        assert supposed.view(seat) == state.view(seat)
