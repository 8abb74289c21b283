"""The turn limit, who wins at it, and matches that were stored before anybody could (YN-12, YN-12a)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import sampan
from sampan import OVER, Game, NotationError, Rng
from sampan.bots.levels import LevelBot
from sampan.core.match_file import match_text, read_match

Start = Callable[..., Any]
Lay = Callable[..., Any]
FIXTURES = Path(__file__).parents[2] / "integration" / "fixtures" / "0003"


def last_turn(lay: Lay, tokens: list[list[int]], **more: Any) -> Any:
    """A position in the last turn before the limit, with `nearest`; passing ends the game."""
    options = {"turn_limit": 9, "at_limit": "nearest", **more.pop("options", {})}
    desk = lay(len(tokens), tokens, turns_ended=8, options=options, **more)
    (_, over) = desk.do("pass")
    assert over == {"kind": "game_over", "winners": desk.ending[0], "reason": "limit"}
    return desk


@pytest.mark.parametrize("seats", [2, 3, 7, 10])
def test_yn_12_the_default_is_50_turns_for_each_seat_and_is_stored_as_a_number(game: Game, seats: int) -> None:
    state = game.start(seats)
    assert state.options["turn_limit"] == 50 * seats
    assert state.position()["options"]["turn_limit"] == 50 * seats  # type: ignore[index]
    assert game.start(seats, {"turn_limit": None}).options["turn_limit"] is None
    assert game.start(seats, {"turn_limit": 7}).options["turn_limit"] == 7


def test_yn_12_eliminations_do_not_change_the_number(lay: Lay) -> None:
    desk = lay(4, goal=(3, "lose"), out=[1, 2], options={"turn_limit": 200, "at_limit": "draw"}, turns_ended=198)
    desk.do("pass")
    assert desk.outcome is None
    desk.take_turn("W1")
    assert desk.ending == ([], "limit")


@pytest.mark.parametrize(
    ("tokens", "number", "winners"),
    [
        ([[3, 2], [0, 0]], 3, [0]),
        ([[5, 2], [4, 4], [3, 0]], 3, [1]),  # 3, 2 and 3 away
        ([[4, 4], [5, 3], [1, 3]], 3, [0, 1, 2]),  # too many count like too few
        ([[0, 0], [9, 9], [6, 5], [5, 6]], 6, [2, 3]),
        ([[0, 0], [0, 0]], 1, [0, 1]),
    ],
)
def test_yn_12a_the_nearest_win_and_equals_share(
    lay: Lay, tokens: list[list[int]], number: int, winners: list[int]
) -> None:
    desk = last_turn(lay, tokens, goal=(number, "win"))
    assert desk.ending == (winners, "limit")
    assert desk.outcome.scores == tuple(int(seat in winners) for seat in range(len(tokens)))


@pytest.mark.parametrize(
    ("tokens", "out", "winners"),
    [
        ([[3, 2], [0, 0]], [], [1]),
        ([[6, 6], [0, 0], [2, 2]], [], [0, 1]),
        ([[3, 2], [3, 4], [0, 0]], [2], [0, 1]),  # the eliminated have nothing, and do not count
    ],
)
def test_yn_12a_while_the_goal_loses_the_farthest_win(
    lay: Lay, tokens: list[list[int]], out: list[int], winners: list[int]
) -> None:
    desk = last_turn(lay, tokens, goal=(3, "lose"), out=out)
    assert desk.ending == (winners, "limit")


@pytest.mark.parametrize(
    ("teams", "tokens", "out", "goal", "winners"),
    [
        ([0, 1, 0, 1], [[0, 0], [3, 2], [6, 0], [9, 9]], [], (3, "win"), [1, 3]),  # the best member counts
        ([0, 1, 0, 1], [[3, 2], [0, 0], [5, 5], [0, 0]], [1, 3], (3, "lose"), None),
        ([0, 1, 0, 1], [[3, 2], [6, 6], [0, 0], [0, 0]], [2, 3], (3, "lose"), [1, 3]),  # eliminated members win too
        ([0, 1, 0, 1], [[3, 2], [2, 3], [0, 0], [0, 0]], [2, 3], (3, "lose"), [0, 1, 2, 3]),
        ([5, 5, 1, 2], [[0, 0], [3, 2], [2, 3], [0, 0]], [0], (3, "win"), [0, 1, 2]),
    ],
)
def test_yn_12a_a_team_counts_as_its_best_living_member(
    lay: Lay,
    teams: list[int],
    tokens: list[list[int]],
    out: list[int],
    goal: tuple[int, str],
    winners: list[int] | None,
) -> None:
    turn = next(seat for seat in range(4) if seat not in out)
    if winners is None:  # a team without living members has lost long before
        with pytest.raises(NotationError):
            last_turn(lay, tokens, goal=goal, out=out, turn=turn, options={"teams": teams})
        return
    desk = last_turn(lay, tokens, goal=goal, out=out, turn=turn, options={"teams": teams})
    assert desk.ending == (winners, "limit")


def test_yn_12a_the_goal_is_the_one_of_that_moment(lay: Lay) -> None:
    options = {"turn_limit": 9, "at_limit": "nearest"}
    desk = lay(2, [[2, 1], [4, 4]], [["B8"]], turns_ended=8, options=options)
    desk.play("B8")  # from 3, where seat 1 is nearer, to 4: and there it wins by the goal
    assert desk.ending == ([1], "goal")
    desk = lay(2, [[2, 2], [4, 5]], [["B10"]], turns_ended=8, options=options)
    desk.play("B10")  # both are 2 and 3 away
    assert desk.ending == ([1], "limit")
    desk = lay(2, [[2, 2], [4, 5]], [["W10"]], turns_ended=8, goal=(4, "win"), options=options)
    desk.play("W10")
    assert desk.ending == ([0], "limit")


def test_yn_12a_with_draw_nobody_wins(lay: Lay) -> None:
    desk = lay(2, [[3, 2]], options={"turn_limit": 9, "at_limit": "draw"}, turns_ended=8)
    desk.do("pass")
    assert desk.ending == ([], "limit")
    assert desk.outcome.scores == (0, 0)
    assert [desk.state.evaluate(seat) for seat in (0, 1)] == [0.5, 0.5]


def test_yn_12a_in_mystery_the_hidden_totals_count(start: Start) -> None:
    desk = start(2, mystery=True, first_player=0, turn_limit=1)
    desk.up("W1", "B1", "W7", "B1")
    desk.do("choose_token", colour="white")
    desk.do("choose_token", colour="black")
    desk.take_turn("B1", "B1", player=0)
    assert desk.ending == ([0], "limit")
    assert desk.state.view(1)["players"][0]["tokens"] is None


def test_yn_12_a_match_without_the_new_options_goes_on_as_it_was(game: Game) -> None:
    """A position, a match file and a table's options of the version before: draw at the limit, 400 turns, 20 tokens."""
    old = {"mystery": False, "teams": None, "one_pile": False, "no_token": False, "first_player": 0}
    for stored, limit in (({**old, "turn_limit": 400}, 400), ({**old, "turn_limit": None}, None), (old, 400)):
        completed = game.stored_options(stored)
        expected = {**old, "turn_limit": limit, "at_limit": "draw", "tokens": 20, "blind_gift": False}
        assert completed == expected
        position = game.start(3).position()
        assert game.restore({**position, "options": stored}).options == expected
    assert game.stored_options({**old, "at_limit": "nearest"})["at_limit"] == "nearest"


@pytest.mark.parametrize("name", ["finished", "unfinished"])
def test_yn_12a_a_stored_match_is_played_on_as_a_draw(name: str) -> None:
    match = sampan.load_match(FIXTURES / f"yin_yang-{name}.match.json")
    assert (match.options["turn_limit"], match.options["at_limit"]) == (400, "draw")
    again = read_match(match_text(match).encode(), sampan.game)
    assert again.options == match.options
    assert again.state.position() == match.state.position()
    state, rng = match.state.clone(), Rng(1)
    while state.to_move() != OVER:
        state.apply(state.sample(rng))
    outcome = state.outcome()
    assert outcome is not None
    assert bool(outcome.winners) == (outcome.reason != "limit")


def test_yn_12a_towards_the_limit_a_second_member_matters_less(lay: Lay) -> None:
    """Only a team's best counts at the limit, so another partner's distance is worth less there than it is before."""

    def loss(ended: int) -> float:
        options = {"turn_limit": 100, "at_limit": "nearest", "teams": [0, 0, 1, 1]}
        near, far = (
            lay(4, [[3, 2], [white, 0], [2, 1], [2, 1]], phase="draw", turns_ended=ended, options=options)
            for white in (3, 12)
        )
        return float(near.state.evaluate(0)) - float(far.state.evaluate(0))

    assert loss(99) < 0.95 * loss(0)


def test_yn_12a_the_judgement_sees_the_limit_come(lay: Lay) -> None:
    """Nearness counts more and more; without a limit, or with a draw at it, the turns played do not matter."""

    def prospects(ended: int, **options: Any) -> float:
        desk = lay(2, [[3, 0], [0, 0]], phase="draw", turns_ended=ended, options=options)
        return float(desk.state.evaluate(0))

    near = {"turn_limit": 100, "at_limit": "nearest"}
    rising = [prospects(ended, **near) for ended in (0, 50, 80, 90, 96)]
    assert rising == sorted(rising)
    assert rising[-1] > rising[0] + 0.05
    assert prospects(10, turn_limit=100, at_limit="draw") == prospects(90, turn_limit=100, at_limit="draw")
    assert prospects(10, turn_limit=None, at_limit="nearest") == prospects(90, turn_limit=None, at_limit="nearest")
    losing = [
        lay(2, [[3, 0], [0, 0]], phase="draw", goal=(3, "lose"), turns_ended=ended, options=near).state.evaluate(1)
        for ended in (0, 96)
    ]
    assert losing[1] > losing[0] + 0.02


@pytest.mark.parametrize("level", ["medium", "hard"])
@pytest.mark.parametrize(
    ("mode", "tokens", "wins"),
    [
        # Both are 2 away, and reaching for the other's tokens, or changing the number, helps the other or nobody.
        ("win", [[1, 3], [2, 2]], {"kind": "play", "card": "W1", "player": 0}),
        ("lose", [[2, 4], [5, 3]], {"kind": "play", "card": "B1", "player": 0}),
    ],
)
def test_yn_12a_bots_play_for_the_limit_in_the_last_turn(
    lay: Lay, game: Game, mode: str, tokens: list[list[int]], wins: dict[str, object], level: str
) -> None:
    options = {"turn_limit": 9, "at_limit": "nearest"}
    desk = lay(2, tokens, [["W1", "B1", "B8"], ["W1"]], turns_ended=8, goal=(3, mode), options=options)
    only = game.find(desk.state, wins)
    for action in desk.state.legal():
        after = desk.state.clone()
        after.apply(action)
        assert (after.outcome().winners == (0,)) == (action == only), game.describe(desk.state, action)
    for seed in range(3):
        assert LevelBot(level).choose(desk.state, Rng(seed)) == only
