"""Positions written and read back; damaged ones are refused with a sentence or still work, never another exception."""

from __future__ import annotations

import json
from collections.abc import Callable
from types import ModuleType
from typing import TYPE_CHECKING, Any

import pytest
from damaging import damage

import sampan
from sampan import OVER, Game, NotationError, OptionError, Rng, SampanError, State

if TYPE_CHECKING:
    from tests.games.yellow_yangtze.conftest import Desk

    Lay = Callable[..., Desk]
    Write = Callable[..., dict[str, Any]]

NONSENSE: list[Any] = [None, True, -1, 7, 10**30, 1.5, "", "red", "h5", "z9", [], {}, [[]], {"red": "h5"}, "h5-h6-i5"]


def works(game: Game, state: State, rng: Rng, laws: ModuleType, steps: int) -> None:
    """The state can be shown, written, read, resampled and played on, and keeps the laws."""
    for _ in range(steps):
        position: Any = state.position()
        json.dumps(position)
        laws.check(position, state.view(None))
        if state.to_move() == OVER:
            assert state.outcome() is not None
            return
        assert state.legal()
        for observer in (None, *range(position["seats"])):
            assert state.resample(observer, rng).view(observer) == state.view(observer)
        action = int(state.sample(rng))
        game.describe(state, action)
        state.apply(action)
    assert game.restore(state.position()).position() == state.position()


def real_positions(game: Game) -> dict[str, dict[str, Any]]:
    """Positions of real games, in all phases."""
    found: dict[str, Any] = {}
    for number in range(9):
        rng = Rng(f"real {number}")
        options = {"board": "headwaters", "stall_rounds": 1 if number == 8 else 5}
        state = game.start(2 + number % 3, options)
        while state.to_move() != OVER:
            position: Any = state.position()
            found[f"{position['phase']} {position['purpose']}"] = position
            state.apply(int(state.sample(rng)))
        found["ended"] = state.position()
    return found


def restored(game: Game, position: Any) -> State | None:
    """The state of a position, or None if it is refused in both languages."""
    try:
        return game.restore(position)
    except (NotationError, OptionError) as refusal:
        return None if all(len(refusal.sentence(language)) > 10 for language in ("en", "fr")) else explode(refusal)


def explode(refusal: SampanError) -> State:
    raise AssertionError(f"{refusal.reason} has no sentence")


def test_damaged_positions_are_refused_or_work(game: Game, laws: ModuleType) -> None:
    bases = list(real_positions(game).values())
    phases = {base["phase"] for base in bases}
    assert len(phases) == 14, f"not all phases were met: {phases}"
    worked = refused = 0
    for number in range(900 if sampan.compiled else 400):
        rng = Rng(f"damage {number}")
        position = damage(rng.choose(bases), rng, NONSENSE)
        state = restored(game, position)
        if state is None:
            refused += 1
        else:
            worked += 1
            works(game, state, rng, laws, 6)
    assert worked > 40
    assert refused > 100


def test_tiles_are_owed_only_while_somebody_replaces(game: Game) -> None:
    """YY-20: in any other phase nothing is owed; at the end something may be, if the bag ran out on it (YY-31)."""
    for position in real_positions(game).values():
        drawing = position["phase"] == "drawing" and position["purpose"] == "replace"
        owes = drawing or position["phase"] in ("replace", "ended")
        assert owes or position["owed"] == 0
        if not owes:
            with pytest.raises(NotationError, match="does not fit the phase"):
                game.restore({**position, "owed": 1})


def test_whoever_picks_from_the_market_has_room_in_hand(game: Game) -> None:
    """YY-14, YY-21: the green tile just placed came from the hand, and a hand never exceeds six."""
    position = real_positions(game)["market refill"]
    hands = [list(hand) for hand in position["hands"]]
    hand, market = hands[position["turn"]], list(position["market"])
    while len(hand) < 6:
        hand.append(market.pop())
    with pytest.raises(NotationError, match="does not fit the phase market"):
        game.restore({**position, "hands": hands, "market": market})


def test_a_restored_position_is_the_same(game: Game) -> None:
    """Through JSON and back, in every phase: the same data, choices and views, and the same random game from there."""
    for position in real_positions(game).values():
        state = game.restore(json.loads(json.dumps(position)))
        assert state.position() == position
        twin = game.restore(position)
        rng, other = Rng("twin"), Rng("twin")
        for _ in range(10):
            assert state.legal() == twin.legal()
            if state.to_move() == OVER:
                break
            state.apply(int(state.sample(rng)))
            twin.apply(int(twin.sample(other)))
        assert state.position() == twin.position()
        assert [state.view(seat) for seat in (0, 1, None)] == [twin.view(seat) for seat in (0, 1, None)]


def test_a_restored_state_plays_on_like_the_one_it_was_taken_from(game: Game) -> None:
    """Labels of groups depend on history; nothing that can be seen, or drawn at random, does."""
    rng = Rng("history")
    state = game.start(3)
    while state.to_move() != OVER:
        copied = game.restore(state.position())
        assert copied.legal() == state.legal()
        seed = rng.below(1_000_000)
        assert copied.sample(Rng(seed)) == state.sample(Rng(seed))
        assert copied.view(None) == state.view(None)
        state.apply(int(state.sample(rng)))


@pytest.mark.parametrize("position", [None, 3, "yellow_yangtze", [], {}, {"game": "yellow_yangtze"}, {"game": "chess"}])
def test_what_is_no_position_is_refused(game: Game, position: Any) -> None:
    with pytest.raises(NotationError) as refusal:
        game.restore(position)
    assert refusal.value.sentence("fr")


IMPOSSIBLE: dict[str, dict[str, Any]] = {
    "a space twice": {"leaders": [{"red": "h5"}, {}]},
    "no such space": {"tiles": {"z1": "red"}},
    "a farmer on land": {"tiles": {"h5": "blue"}},
    "a soldier on the river": {"tiles": {"e1": "red"}},
    "no such colour": {"tiles": {"h5": "pink"}},
    "a leader on the river": {"tiles": {"f1": "black"}, "leaders": [{"red": "e1"}, {}]},
    "a leader without a governor": {"leaders": [{"red": "h9"}, {}]},
    "two like-coloured leaders": {"leaders": [{"red": "h4"}, {"red": "h6"}]},
    "leaders of a third": {"leaders": [{}, {}, {}]},
    "a pagoda on nothing": {"pagodas": ["h5-h6-i5"]},
    "a pagoda on no triangle": {"pagodas": ["h5-h6-h7"]},
    "too many tiles": {"discarded": ["yellow"] * 13},
    "seven in hand": {"hands": [["red"] * 7, []]},
    "seven in the market": {"market": ["red"] * 7},
    "known but not there": {"known": [["red"], []]},
    "negative points": {"points": [[-1, 0, 0, 0, 0], [0, 0, 0, 0, 0]]},
    "four colours": {"points": [[0, 0, 0, 0], [0, 0, 0, 0]]},
    "no such turn": {"turn": 2},
    "a true turn": {"turn": True},
    "no action left": {"actions_left": 0},
    "three actions": {"actions_left": 3},
    "no such phase": {"phase": "dream"},
    "first, but things lie about": {"phase": "first", "actions_left": 0},
    "paying without a tile": {"phase": "pay", "paying": "blue", "actions_left": 1},
    "paying yellow": {"phase": "pay", "paying": "yellow", "hands": [["yellow"], []], "actions_left": 1},
    "replacing nothing": {"phase": "replace", "hands": [["red"], []], "actions_left": 1},
    "a pagoda that is not possible": {"phase": "pagoda", "placed": "h5", "actions_left": 1},
    "a market after a governor": {"phase": "market", "placed": "h5", "market": ["red"], "actions_left": 1},
    "a chain on land": {"phase": "chain", "placed": "h5", "actions_left": 1},
    "a revolt of one": {"phase": "attack", "revolt": {"colour": "red", "defender": 1}, "actions_left": 1},
    "a war of nobody": {"phase": "support", "placed": "h5", "war": {"answers": [None, None]}, "actions_left": 1},
    "a tie of nobody": {"phase": "tie", "placed": "h5", "war": {"answers": [None, None]}, "actions_left": 1},
    "losses of nobody": {"phase": "losses", "placed": "h5", "war": {"answers": [None, None]}, "actions_left": 1},
    "stalled before": {"idle_turns": 10},
    "over with a full bag": {"phase": "ended", "reason": "bag_empty"},
    "stalled without a stall": {"phase": "ended", "reason": "stall"},
    "drawing for one who has six": {"phase": "drawing", "hands": [["red"] * 6, []], "drawer": 0, "actions_left": 0},
    "drawing out of turn": {"phase": "drawing", "hands": [[], []], "drawer": 1, "actions_left": 0},
    "options of another kind": {"options": {"short": 1}},
    "one seat": {"seats": 1},
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_impossible_positions_are_refused(game: Game, write: Write, name: str) -> None:
    """A position that is right but for the change."""
    good = write(2, {"black": "h5"}, market="")
    assert game.restore(good).legal()
    with pytest.raises((NotationError, OptionError)) as refusal:
        game.restore({**good, **IMPOSSIBLE[name]})
    assert refusal.value.sentence("fr")


def at_war(lay: Lay) -> Desk:
    """Two against three: seat 1's state has lost, the unifier must choose two of its own."""
    desk = lay(2, {"black": "h3 h9", "red": "h4 i3 h6 h7 h8"}, ["green h10", "green h2"], ["yellow", "red"])
    desk.tile("yellow", "h5")
    return desk


def test_a_war_that_cannot_be_is_refused(game: Game, lay: Lay) -> None:
    desk = at_war(lay)
    position: Any = desk.state.position()
    for answers in (
        [{"side": 0, "tiles": 1, "leader": False}, None],  # the unifier before the other
        [None, {"side": None, "tiles": 1, "leader": False}],
        [None, {"side": 0, "tiles": 0, "leader": False}],
        [None, {"side": 0, "tiles": 6, "leader": False}],  # with the one in hand there would be seven
        [None, {"side": 2, "tiles": 1, "leader": False}],
        [None],
    ):
        with pytest.raises(NotationError):
            game.restore({**position, "discarded": ["red"] * 6, "war": {"answers": answers}})


def test_losses_that_cannot_be_are_refused(game: Game, lay: Lay) -> None:
    desk = at_war(lay)
    desk.support()
    desk.support()
    assert desk.phase == "losses"
    position: Any = desk.state.position()
    assert game.restore(position).view(None) == desk.view(None)
    war = position["war"]
    for change in (
        {"winner": 0},
        {"winner": 2},
        {"soldiers": [2, 2]},
        {"soldiers": [2, 9]},
        {"soldiers": [9, 3]},
        {"soldiers": [2]},
        {"sides": [war["sides"][0]]},
        {"sides": [["h4"], ["h4"]]},
        {"sides": [["h5"], war["sides"][1]]},
        {"answers": [None, None]},
    ):
        with pytest.raises(NotationError):
            game.restore({**position, "war": {**war, **change}})
