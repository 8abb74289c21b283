"""Bots: fair, legal, and worth their names."""

from __future__ import annotations

import pytest
from playing import play

import sampan
from sampan import CHANCE, OVER, Bot, IllegalAction, Rng, State, decide
from sampan.bots.easy import EasyBot
from sampan.bots.levels import LevelBot

YIN_YANG = sampan.game("yin_yang")
# The levels think only a little here: what is tested is not how well they play.
BOTS = {
    name: LevelBot(name, 10) if isinstance(sampan.bot(name), LevelBot) else sampan.bot(name)
    for name in sampan.bot_names()
}


@pytest.mark.parametrize("name", sampan.bot_names())
@pytest.mark.parametrize(
    "options",
    [{}, {"mystery": True}, {"one_pile": True, "no_token": True}, {"teams": [0, 1, 0]}],
    ids=["plain", "mystery", "one pile", "teams"],
)
def test_every_bot_finishes_games(name: str, options: dict[str, object]) -> None:
    short = {"turn_limit": 6} if name not in ("random", "easy") else {}
    assert play(YIN_YANG, [BOTS[name]] * 3, 1, options | short).reason in ("goal", "survivor", "all_out", "limit")


def test_the_same_seed_gives_the_same_game() -> None:
    assert play(YIN_YANG, ["easy", "random"], 4) == play(YIN_YANG, ["easy", "random"], 4)


def test_easy_beats_random() -> None:
    """At least 85 of 100; measured 195 of 200, so a failure means that something broke."""
    games = 100 if sampan.compiled else 12
    wins = 0
    for game in range(games):
        seat = game % 2
        names = ["random", "random"]
        names[seat] = "easy"
        wins += seat in play(YIN_YANG, names, game).winners
    assert wins >= 0.85 * games


def wins(state: State, action: int) -> bool:
    """Whether the action wins at once for who is to move."""
    after = state.clone()
    after.apply(action)
    outcome = after.outcome()
    return outcome is not None and state.to_move() in outcome.winners


def about_to_win() -> State:
    """A position in which some actions win at once, and others do not."""
    rng = Rng(3)
    while True:
        state = YIN_YANG.start(2)
        while state.to_move() != OVER:
            if state.to_move() != CHANCE and len({wins(state, action) for action in state.legal()}) == 2:
                return state
            state.apply(state.sample(rng))


def test_easy_overlooks_what_its_line_says() -> None:
    """Who overlooks nothing always wins when it can; in Yin & Yang, easy sees about every second action."""
    state = about_to_win()
    ways = sum(wins(state, action) for action in state.legal())
    assert all(wins(state, decide(EasyBot(overlooks=0.0), state, Rng(seed))) for seed in range(200))
    won = sum(wins(state, decide(sampan.bot("easy"), state, Rng(seed))) for seed in range(200))
    assert abs(won / 200 - (1 - 0.5**ways)) < 0.12
    assert wins(state, decide(EasyBot(overlooks=1.0), state, Rng(1)))  # who would see nothing looks at all


class Looker(Bot):
    """Keeps what it was handed."""

    def __init__(self) -> None:
        self.seen: list[State] = []

    def choose(self, state: State, rng: Rng) -> int:
        self.seen.append(state)
        return state.legal()[0]


def test_a_bot_never_gets_the_true_state() -> None:
    """What it is handed differs from the truth in the others' hands about as often as guesses do."""
    differences = 0
    for seed in range(30):
        state = YIN_YANG.start(2, {"first_player": 0})
        rng = Rng(seed)
        while state.to_move() == CHANCE:
            state.apply(state.sample(rng))
        looker = Looker()
        decide(looker, state, rng)
        (seen,) = looker.seen
        assert seen is not state
        assert seen.view(0) == state.view(0)
        differences += seen.position()["hands"] != state.position()["hands"]
    assert differences > 20


def test_equal_knowledge_gives_the_same_choice() -> None:
    """Design, invariant 4: on states equal to a seat, the same seed gives the same choice."""
    for name in sampan.bot_names():
        for seed in range(10):
            state = YIN_YANG.start(3)
            rng = Rng(seed)
            for _ in range(40):
                if state.to_move() != OVER:
                    state.apply(state.sample(rng))
            seat = state.to_move()
            if seat >= 0:
                other = state.resample(seat, Rng("another world"))
                assert decide(BOTS[name], state, Rng(seed)) == decide(BOTS[name], other, Rng(seed))


class Cheat(Bot):
    def choose(self, state: State, rng: Rng) -> int:
        return 999


def test_a_bot_that_answers_nonsense_is_refused() -> None:
    state = YIN_YANG.start(2, {"first_player": 0})
    rng = Rng(1)
    while state.to_move() == CHANCE:
        state.apply(state.sample(rng))
    with pytest.raises(IllegalAction):
        decide(Cheat(), state, rng)
