"""Positions that are damaged: refused with a sentence, or a state that still works; never another exception."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from damaging import damage

from sampan import OVER, Game, NotationError, OptionError, Rng, SampanError, State

if TYPE_CHECKING:
    from tests.games.yin_yang.conftest import Desk

    Check = Callable[[dict[str, Any], dict[str, Any]], None]
    Write = Callable[..., dict[str, Any]]

NONSENSE: list[Any] = [None, True, False, -1, 0, 1, 2, 3, 41, 10**20, 1.5, "", "x", "W1", "B10", "white", [], {}]


def works(game: Game, state: State, rng: Rng, check: Check, steps: int) -> None:
    """The state can be shown, written, read, guessed at and played on, and keeps the law of YN-1."""
    for _ in range(steps):
        position: Any = state.position()
        json.dumps(position)
        check(position, state.view(None))
        if state.to_move() == OVER:
            assert state.outcome() is not None
            return
        assert state.legal()
        for observer in (None, *range(position["seats"])):
            sample = state.resample(observer, rng)
            assert sample.view(observer) == state.view(observer)
            check(sample.position(), sample.view(None))
        action = int(state.sample(rng))
        game.describe(state, action)
        state.apply(action)
    assert game.restore(state.position()).position() == state.position()


def real_positions(game: Game) -> list[dict[str, Any]]:
    """Positions of real games, in all phases and variants."""
    found: dict[str, Any] = {}
    for number in range(12):
        options = {"mystery": number % 2 == 1, "one_pile": number % 3 == 2, "turn_limit": 30}
        rng = Rng(f"real {number}")
        state = game.start(2 + number % 2, options)
        while state.to_move() != OVER:
            state.apply(int(state.sample(rng)))
            position: Any = state.position()
            found[f"{position['phase']} {position['purpose']} {number % 3}"] = position
    return list(found.values())


def restored(game: Game, position: Any) -> State | None:
    """The state of a position, or None if it is refused in both languages."""
    try:
        return game.restore(position)
    except (NotationError, OptionError) as refusal:
        return None if all(len(refusal.sentence(language)) > 10 for language in ("en", "fr")) else explode(refusal)


def explode(refusal: SampanError) -> State:
    raise AssertionError(f"{refusal.reason} has no sentence")


def test_damaged_positions_are_refused_or_work(game: Game, check_conserved: Check) -> None:
    bases = real_positions(game)
    assert {base["phase"] for base in bases} == {"drawing", "token", "draw", "play", "take", "give", "ended"}
    worked = 0
    for number in range(800):
        rng = Rng(f"damage {number}")
        damaged = damage(rng.choose(bases), rng, NONSENSE)
        before = copy.deepcopy(damaged)
        state = restored(game, damaged)
        assert damaged == before
        if state is not None:
            worked += 1
            works(game, state, rng, check_conserved, 6)
    assert 100 < worked < 500


CONTRADICTIONS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "a first token to come from an empty bag": ({"tokens": [[0, 0], [20, 0], [0, 0]], "phase": "token"}, {}),
    "a turn's draw with a card in play": ({"phase": "draw"}, {"in_play": "W1"}),
    "a turn's card coming up with a card in play": ({"phase": "drawing"}, {"owed": [1, 0], "in_play": "W1"}),
    "a deal with a card in play": ({"phase": "drawing"}, {"owed": [1, 0], "in_play": "W1", "purpose": "deal"}),
    "an effect without a card": ({"phase": "drawing"}, {"owed": [1, 0], "purpose": "effect"}),
    "first tokens that nobody has": (
        {"tokens": [[0, 1], [0, 1], [0, 1]], "phase": "draw", "options": {"mystery": True}},
        {"first_tokens": {"colours": ["white"] * 3, "possible": [3, 3, 3], "whites": [0, 3]}},
    ),
    "a first token known before it is chosen": (
        {"phase": "token", "options": {"mystery": True}},
        {"first_tokens": {"colours": [None] * 3, "possible": [1, 1, 1], "whites": [0, 3]}},
    ),
    "first tokens counted before they are chosen": (
        {"phase": "token", "options": {"mystery": True}},
        {"first_tokens": {"colours": [None] * 3, "possible": [3, 3, 3], "whites": [0, 0]}},
    ),
}


@pytest.mark.parametrize("name", CONTRADICTIONS)
def test_contradictions_are_refused_or_work(game: Game, write: Write, check_conserved: Check, name: str) -> None:
    """Fields that are right by themselves but not together."""
    fields, more = CONTRADICTIONS[name]
    for number in range(6):
        state = restored(game, {**write(3, **fields), **more})
        if state is not None:
            works(game, state, Rng(number), check_conserved, 30)


def test_a_memory_that_contradicts_the_hands_is_refused_or_works(
    game: Game, write: Write, cards: Callable[..., list[str]], check_conserved: Check, desk: Callable[[State], Desk]
) -> None:
    """Seats 1 and 2 drew the last white cards W5 and W7, then the deck was rebuilt; a memory says one had W10."""
    pile = cards("white", "W5", "W7")
    table = desk(game.restore(write(3, [[1, 0]], phase="draw", turn=1, discards=[pile, []])))
    table.take_turn("W5")
    table.take_turn("W7")
    table.take_turn("W1")
    position = table.position
    pools = [pool for pool in position["memory"][0]["pools"] if pool is not None and pool["cards"][0][0] == "W"]
    assert [len(pool["cards"]) for pool in pools] == [2, 37]
    assert restored(game, position) is not None
    pools[0]["cards"] = ["W5", "W10"]
    pools[1]["cards"] = sorted([*pools[1]["cards"][:-1], "W7"])
    state = restored(game, position)
    if state is not None:
        for seat, card in ((1, "W5"), (2, "W7")):
            table = desk(state)
            assert table.mover == seat
            table.take_turn("B1", card, **({"giver": 0, "receiver": 1} if card == "W5" else {"player": 0}))
            works(game, state.clone(), Rng(card), check_conserved, 12)


def test_yn_12_a_position_beyond_its_limit_is_refused_or_ends_with_the_turn(game: Game, write: Write) -> None:
    state = restored(game, write(2, turns_ended=9, options={"turn_limit": 5}))
    if state is not None and state.to_move() != OVER:
        state.apply(game.find(state, {"kind": "pass"}))
        assert state.to_move() == OVER


@pytest.mark.parametrize("position", [None, 3, "yin_yang", [], {}, {"game": "yin_yang"}, {"game": "chess"}, [()]])
def test_what_is_no_position_is_refused(game: Game, position: Any) -> None:
    with pytest.raises(NotationError) as refusal:
        game.restore(position)
    assert refusal.value.sentence("en")
    assert refusal.value.sentence("fr")


@pytest.mark.parametrize(
    "change",
    [
        {"tokens": [[21, 0], [0, 0], [0, 0]]},
        {"tokens": [[11, 0], [10, 0], [0, 0]]},
        {"tokens": [[-1, 0], [0, 0], [0, 0]]},
        {"tokens": [[0, 0], [0, 0]]},
        {"tokens": [[0], [0, 0], [0, 0]]},
        {"hands": [["W7", "W7"], [], []]},
        {"hands": [["W7"], ["W7"], []]},
        {"hands": [["W11"], [], []]},
        {"hands": [[], []]},
        {"hands": [["W7"], [], []], "discards": [["W7"], []]},
        {"hands": [["W1"], [], []], "discards": [["B1"], []]},
        {"discards": [[], ["W1"]]},
        {"discards": [[]]},
        {"goal": {"number": 0, "mode": "win"}},
        {"goal": {"number": 7, "mode": "win"}},
        {"goal": {"number": 3, "mode": "draw"}},
        {"goal": {"number": 3}},
        {"turn": 3},
        {"turn": -1},
        {"turn": False},
        {"goal": {"number": True, "mode": "win"}},
        {"tokens": [[True, 0], [0, 0], [0, 0]]},
        {"turns_ended": -1},
        {"phase": "dream"},
        {"phase": "take"},
        {"phase": "give"},
        {"phase": "drawing"},
        {"in_play": "W1"},
        {"out": [True, False, False]},
        {"out": [0, 0, 0]},
        {"out": [False, False]},
        {"seats": 4},
        {"seats": 11},
        {"seats": "3"},
        {"options": {"mystery": 1}},
        {"options": {"teams": [0, 1]}},
        {"options": []},
        {"options": {"unknown": True}},
    ],
    ids=json.dumps,
)
def test_impossible_positions_are_refused(game: Game, write: Write, change: dict[str, Any]) -> None:
    """A position of seat 0 to play that is right but for the change."""
    assert game.restore(write(3, hands=[["W1"], [], []])).legal()
    with pytest.raises(SampanError) as refusal:
        game.restore({**write(3, hands=[["W1"], [], []]), **change})
    assert isinstance(refusal.value, (NotationError, OptionError))
    assert refusal.value.sentence("fr")


def test_a_restored_position_is_the_same(game: Game, desk: Callable[[State], Desk]) -> None:
    """Through JSON and back, in every phase: the same data, choices, views, and the same end."""
    for position in real_positions(game):
        state = game.restore(json.loads(json.dumps(position)))
        assert state.position() == position
        twin = game.restore(position)
        rng, other = Rng("twin"), Rng("twin")
        for _ in range(10):
            assert desk(state).offers() == desk(twin).offers()
            if state.to_move() == OVER:
                break
            state.apply(int(state.sample(rng)))
            twin.apply(int(twin.sample(other)))
        assert state.position() == twin.position()
        assert state.view(0) == twin.view(0)
