"""Random games of every variant at every number of seats, step by step against the second set of rules.

After each action: the same decision is asked of the same seat with the same choices and odds, everything lies in the
same place, and the laws of YN-1 and YN-9 hold.
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from types import ModuleType
from typing import TYPE_CHECKING, Any

import pytest

from sampan import CHANCE, OVER, Game, Rng, State

if TYPE_CHECKING:
    from collections.abc import Callable

    Check = Callable[[dict[str, Any], dict[str, Any]], None]

VARIANTS = list(product([False, True], repeat=4))
NAMES = ["mystery", "teams", "one_pile", "no_token"]


def options_of(variant: tuple[bool, ...], seats: int, **more: Any) -> dict[str, Any]:
    """The options of a combination of variants; teams are the odd seats against the even ones."""
    options: dict[str, Any] = dict(zip(NAMES, variant, strict=True))
    options["teams"] = [seat % 2 for seat in range(seats)] if options["teams"] else None
    return {**options, **more}


def choose(offers: list[dict[str, Any]], rng: Rng) -> dict[str, Any]:
    """Any offer, but first a card or none and then a way to play it, so that no card drowns the others."""
    card = rng.choose(sorted({str(offer.get("card")) for offer in offers}))
    if offers[0]["kind"] == "pass" and rng.below(5) == 0:
        return offers[0]
    return rng.choose([offer for offer in offers if str(offer.get("card")) == card])


def follow(game: Game, state: State, model: Any, rng: Rng, steps: int, check: Check, seen: Counter[str]) -> None:
    """Play at random on both sides until the game is over or the steps are used up."""
    model.go_on()
    for _ in range(steps):
        if state.to_move() == OVER:
            break
        offers = [game.describe(state, action) for action in state.legal()]
        asked = [offer for offer, _ in model.ask.offers]
        assert state.to_move() == model.ask.who
        assert sorted(offers, key=repr) == sorted(asked, key=repr)
        assert len(offers) == len(set(state.legal())) > 0
        answer = choose(offers, rng)
        if state.to_move() == CHANCE:
            weights = {repr(offer): weight for offer, weight in model.ask.offers}
            assert state.chances() == [weights[repr(offer)] for offer in offers]
        seen[f"{answer['kind']} {answer.get('card', '')}"] += 1
        code = game.find(state, answer)
        assert game.describe(state, code) == answer
        state.apply(code)
        model.go_on(answer)
        compare(state, model)
        check(state.position(), state.view(None))
    seen.update(model.rare)
    seen[f"end {model.reason}"] += 1


def compare(state: State, model: Any) -> None:
    """Everything lies in the same place on both sides."""
    position: Any = state.position()
    outcome = state.outcome()
    while model.ask is not None and len(model.ask.offers) == 1:
        only = model.ask.offers[0][0]
        if only["kind"] not in ("draw", "take", "give") or only["kind"] == position["phase"]:
            break
        model.go_on(only)  # where there is no choice the engine asks nobody
    assert position["tokens"] == model.tokens
    assert [Counter(hand) for hand in position["hands"]] == model.hands
    assert position["discards"] == model.discards
    assert position["in_play"] == model.in_play
    assert position["out"] == model.out
    assert position["goal"] == {"number": model.number, "mode": model.mode}
    if outcome is None:
        assert position["turns_ended"] == model.turns_ended
        if position["phase"] not in ("first", "drawing", "token"):
            assert position["turn"] == model.turn
            if position["phase"] == "draw":  # the law of YN-9
                aim = [model.number, model.number]
                assert not any(position["tokens"][seat] == aim for seat in model.living())
    else:
        assert model.ask is None
        assert list(outcome.winners) == model.winners
        assert outcome.reason == model.reason
        assert list(outcome.scores) == [int(seat in model.winners) for seat in range(model.seats)]
        assert state.legal() == []


@pytest.mark.parametrize("seats", range(2, 11))
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: "+".join(n for n, on in zip(NAMES, v, strict=True) if on))
def test_yn_1_to_18_whole_games(
    game: Game, reference: ModuleType, check_conserved: Check, variant: tuple[bool, ...], seats: int
) -> None:
    """All variants at all numbers of seats, from the deal to the end (YN-12 at the latest)."""
    rng = Rng(f"{variant} {seats}")
    options = options_of(
        variant,
        seats,
        turn_limit=22,
        first_player=rng.choose([None, 0, seats - 1]),
        blind_gift=rng.below(2) == 1,
        tokens=rng.choose([max(6, seats), 8 if seats < 9 else 12, 20, 40]),
        at_limit=rng.choose(["nearest", "nearest", "draw"]),
    )
    model = reference.Reference(seats, options)
    seen: Counter[str] = Counter()
    state = game.start(seats, options)
    follow(game, state, model, rng, 10_000, check_conserved, seen)
    assert state.to_move() == OVER
    assert seen.total() > 4 * seats


def crowded(rng: Rng, variant: tuple[bool, ...], reference: ModuleType) -> dict[str, Any]:
    """A position far into a game: few cards in the decks, few tokens in the bag, or the contrary, and any goal."""
    seats = 2 + int(rng.below(4))
    options = options_of(variant, seats, turn_limit=None, blind_gift=rng.below(2) == 1)
    number, mode = 1 + int(rng.below(6)), rng.choose(["win", "lose"])
    out = [mode == "lose" and seat > 1 and rng.below(4) == 0 for seat in range(seats)]
    living = [seat for seat in range(seats) if not out[seat]]
    tokens = [[0, 0] for _ in range(seats)]
    for colour in (0, 1):
        for _ in range(rng.choose([2, 8, 16, 19, 20])):
            tokens[rng.choose(living)][colour] += 1
    for seat in living:
        if tokens[seat] == [number, number]:
            tokens[seat][rng.below(2)] -= 1
    hands: list[list[str]] = [[] for _ in range(seats)]
    discards: list[list[str]] = [[], []]
    shares = [rng.choose([(60, 80), (3, 20), (0, 0)]) for _ in range(2)]  # per cent in the deck, in deck and pile
    for card in reference.ALL_CARDS.elements():
        colour = reference.colour_of(card)
        place = rng.below(100)
        if place >= shares[colour][1]:
            hands[rng.choose(living)].append(card)
        elif place >= shares[colour][0]:
            discards[0 if options["one_pile"] else colour].append(card)
    return {
        "game": "yin_yang",
        "seats": seats,
        "options": options,
        "phase": "play",
        "turn": rng.choose(living),
        "turns_ended": 0,
        "goal": {"number": number, "mode": mode},
        "tokens": tokens,
        "hands": hands,
        "discards": discards,
        "out": out,
    }


def test_yn_4_to_17_crowded_positions(game: Game, reference: ModuleType, check_conserved: Check) -> None:
    """From positions that random games hardly reach; together they meet every card, phase and ending but the limit."""
    seen: Counter[str] = Counter()
    for number in range(112):
        rng = Rng(f"crowded {number}")
        position = crowded(rng, VARIANTS[number % 8 * 2], reference)
        model = reference.Reference(position["seats"], position["options"], position)
        state = game.restore(position)
        follow(game, state, model, rng, 32, check_conserved, seen)
    assert {f"play {card}" for card in reference.FACES} <= set(seen)
    assert {"draw ", "take ", "give W1", "give B1", "end goal", "end survivor"} <= set(seen)
    assert min(seen[rare] for rare in ("rebuilt", "lost", "missed", "short", "skipped")) >= 10


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_same_actions_give_the_same_game(game: Game, variant: tuple[bool, ...]) -> None:
    """Deterministic: a clone, a restored position and a second game go the same way, and none disturbs another."""
    options = options_of(variant, 4, turn_limit=12, blind_gift=True, tokens=8)
    rng = Rng(f"same {variant}")
    first, second = game.start(4, options), game.start(4, options)
    while first.to_move() != OVER:
        before = first.position()
        action = int(first.sample(rng))
        clone, restored = first.clone(), game.restore(before)
        assert restored.position() == before
        first.apply(action)
        assert clone.position() == before
        for other in (second, clone, restored):
            other.apply(action)
            assert other.position() == first.position()
            assert other.legal() == first.legal()
        for observer in (None, 0, 3):
            assert restored.view(observer) == first.view(observer)
    assert first.outcome() == second.outcome() is not None
