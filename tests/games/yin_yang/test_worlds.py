"""What an observer knows, by brute force (YN-13 to YN-15).

An observer's *worlds* are all states that its own observations allow: at every hidden action (a card drawn by another,
a card given between others, a secret first token) each possibility is followed that the observer could not have told
from what happened. All worlds must look alike to the observer; what it is said to know must lie there in all worlds;
and it must know at least what plain recall gives, which is worked out here from the events alone.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from sampan import OVER, Game, Recorder, Rng, State

MOST_WORLDS = 40


def essence(state: State) -> str:
    """Where everything lies, without what anybody remembers."""
    position = state.position()
    return json.dumps([position[key] for key in ("tokens", "hands", "discards", "phase", "actor", "owed", "drawer")])


def spread(state: State) -> str:
    """Who has which tokens."""
    return json.dumps(state.position()["tokens"])


def memory_of(state: State, observer: int | None) -> Any:
    """What an observer remembers; the last memory is the spectators'."""
    memories: Any = state.position()["memory"]
    return memories[-1 if observer is None else observer]


def heard(state: State, action: int, observer: int | None) -> list[dict[str, Any]]:
    """Apply an action: what an observer is told of it."""
    recorder = Recorder()
    state.apply(action, recorder)
    return recorder.seen_by(observer)


class Worlds:
    """All states that an observer cannot tell from the real one."""

    def __init__(self, game: Game, state: State, observer: int | None, hidden: set[str]) -> None:
        self.game = game
        self.observer = observer
        self.hidden = hidden
        self.states = [state.clone()]

    def step(self, real: State, action: int) -> None:
        """Follow the real action, and every other one that looks the same to the observer."""
        by, kind = real.to_move(), self.game.describe(real, action)["kind"]
        guessed = kind in self.hidden and by != self.observer
        after = real.clone()
        seen = heard(after, action, self.observer)
        found: dict[str, State] = {}
        for world in self.states:
            assert world.to_move() == by
            legal = world.legal()
            # Another's open choice that is not legal in a world shows that this is not the real one.
            for other in legal if guessed else [action] if action in legal else []:
                child = world.clone()
                if heard(child, other, self.observer) == seen:
                    found[essence(child)] = child
        assert essence(after) in found
        self.states = list(found.values())

    def certain(self, seat: int) -> Counter[str]:
        """The cards that lie in a seat's hand in every world."""
        hands: list[Counter[str]] = [Counter(world.position()["hands"][seat]) for world in self.states]  # type: ignore[index]
        common = hands[0]
        for hand in hands[1:]:
            common &= hand
        return common

    def look_alike(self, real: State) -> None:
        """Nothing that the observer is shown or offered depends on what it cannot know."""
        view = real.view(self.observer)
        for world in self.states:
            assert world.view(self.observer) == view
            if real.to_move() == self.observer:
                assert world.legal() == real.legal()

    def guess_alike(self, real: State) -> None:
        """Nor does anything that it guesses from."""
        for world in self.states:
            assert memory_of(world, self.observer) == memory_of(real, self.observer)


class Recall:
    """Plain recall from the events that an observer is shown: what it saw, until the place is uncertain (YN-14)."""

    def __init__(self, observer: int | None, seats: int) -> None:
        self.observer = observer
        self.known: list[Counter[str]] = [Counter() for _ in range(seats)]

    def listen(self, before: dict[str, Any], events: list[dict[str, Any]]) -> None:
        """What was told of one action, and the observer's view before it."""
        counts = [Counter(player["cards"]) for player in before["players"]]
        for event in events:
            kind = event["kind"]
            if kind == "card_taken":
                self.known[event["seat"]][event["card"]] += 1
            elif kind == "card_played":
                counts[event["seat"]]["white" if event["card"][0] == "W" else "black"] -= 1
                self.known[event["seat"]] -= Counter([event["card"]])
            elif kind == "hand_discarded":
                self.known[event["seat"]].clear()
            elif kind == "hands_exchanged":
                self.exchange(event["first"], event["second"], event.get("first_hand"), event.get("second_hand"))
            elif kind == "card_given":
                self.give(event, counts[event["giver"]][event["colour"]])

    def exchange(self, one: int, other: int, hand: list[str] | None, other_hand: list[str] | None) -> None:
        """Two hands change places; their owners see both."""
        self.known[one], self.known[other] = self.known[other], self.known[one]
        if self.observer in (one, other):
            self.known[one], self.known[other] = Counter(other_hand), Counter(hand)

    def give(self, event: dict[str, Any], count: int) -> None:
        """A card goes from hand to hand; the giver had so many with that back."""
        giver, receiver = event["giver"], event["receiver"]
        if "card" in event:
            self.known[giver] -= Counter([event["card"]])
            self.known[receiver][event["card"]] += 1
            return
        back = [card for card in self.known[giver] if card[0].lower() == event["colour"][0]]
        if len(back) == 1 and self.known[giver][back[0]] == count:
            self.known[receiver][back[0]] += 1
        self.known[giver] -= Counter(back)  # one of each face may have gone


def lively(game: Game, state: State, rng: Rng) -> int:
    """A random action that rather plays than passes, and rather plays what moves cards."""
    offers = [(action, game.describe(state, action)) for action in state.legal()]
    moving = [action for action, offer in offers if offer.get("card") in ("B4", "B6", "W4", "W6", "W8")]
    plays = [action for action, offer in offers if offer["kind"] != "pass"]
    if offers[-1][1]["kind"] == "play" and moving and rng.below(3):
        return rng.choose(moving)
    return rng.choose(plays if plays and rng.below(8) else [offers[0][0]])


DECKS = {
    "hands": (["W4", "W6", "W6", "W1", "W1"], ["B4", "B6", "B6", "B1", "B1"]),
    "gifts": (["W1", "W2", "W6", "W6"], ["B6", "B6", "B6", "B1", "B2"]),
    "twice": (["W8", "W8", "W4", "W10"], ["B6", "B6", "B4", "B10"]),
}


@pytest.mark.parametrize("blind_gift", [False, True], ids=["chosen gifts", "blind gifts"])
@pytest.mark.parametrize("one_pile", [False, True], ids=["two piles", "one pile"])
@pytest.mark.parametrize("decks", DECKS)
def test_yn_14_known_is_seen_and_certain(
    game: Game, write: Callable[..., Any], cards: Callable[..., list[str]], decks: str, one_pile: bool, blind_gift: bool
) -> None:
    """From small decks, where all worlds can be listed: views, memories, known cards and samples at every step."""
    white, black = DECKS[decks]
    piles = [cards("white", *white), cards("black", *black)]
    start = write(
        3,
        [[1, 0], [0, 1], [2, 0]],
        phase="drawing" if one_pile else "draw",
        goal=(6, "lose"),
        discards=[piles[0] + piles[1], []] if one_pile else piles,
        options={"one_pile": one_pile, "blind_gift": blind_gift},
    )
    start["owed"] = [int(one_pile), 0]
    facts: Counter[str] = Counter()
    for seed in range(3):
        rng = Rng(f"{decks} {seed} {one_pile}")
        state = game.restore(start)
        observers = (None, seed % 3)
        watchers = [Worlds(game, state, observer, {"turn_up", "give"}) for observer in observers]
        recalls = {observer: Recall(observer, 3) for observer in observers}
        for _ in range(20):
            if state.to_move() == OVER:
                break
            action = lively(game, state, rng)
            for worlds in watchers:
                worlds.step(state, action)
                before: Any = state.view(worlds.observer)
                recalls[worlds.observer].listen(before, heard(state.clone(), action, worlds.observer))
            state.apply(action)
            watchers = [worlds for worlds in watchers if len(worlds.states) <= MOST_WORLDS]
            for worlds in watchers:
                worlds.look_alike(state)
                check_known(state, worlds, recalls[worlds.observer], facts)
                sample = state.resample(worlds.observer, rng)
                assert sample.view(worlds.observer) == state.view(worlds.observer)
                if state.to_move() == worlds.observer:
                    assert sample.legal() == state.legal()
        for worlds in watchers:
            worlds.guess_alike(state)
    assert facts["known"] > 20
    assert facts["several worlds"] > 20


def check_known(state: State, worlds: Worlds, recall: Recall, facts: Counter[str]) -> None:
    """Recall ≤ known ≤ certain, for every other hand."""
    view: Any = state.view(worlds.observer)
    facts["several worlds"] += len(worlds.states) > 1
    for seat, player in enumerate(view["players"]):
        if seat != worlds.observer:
            known = Counter(player["known"])
            assert recall.known[seat] <= known <= worlds.certain(seat), f"{worlds.observer} of {seat}"
            facts["known"] += known.total()


def sampled(real: State, worlds: Worlds, rng: Rng) -> None:
    """Every sample is a world and looks like the real one; enough of them reach every world."""
    possible = {spread(world) for world in worlds.states}
    view = real.view(worlds.observer)
    reached: set[str] = set()
    for _ in range(40 * len(possible)):
        sample = real.resample(worlds.observer, rng)
        assert spread(sample) in possible
        assert sample.view(worlds.observer) == view
        reached.add(spread(sample))
        if reached == possible and rng.below(3) == 0:
            break
    assert reached == possible


def watch(state: State, action: int, watchers: list[Worlds]) -> None:
    """Apply an action in the real world and in all the others."""
    for worlds in watchers:
        worlds.step(state, action)
    state.apply(action)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_yn_15_first_tokens_stay_possible_exactly_as_long_as_they_are(game: Game, seats: int) -> None:
    """In mystery the samples have just the first tokens that everything seen allows: hits, misses, goals, W8."""
    narrowed = 0
    for seed in range(10 // seats):
        rng = Rng(f"mystery {seats} {seed}")
        options = {"mystery": True, "one_pile": seed % 3 == 2, "turn_limit": 12, "tokens": 6, "blind_gift": True}
        state = game.start(seats, options)
        watchers = [Worlds(game, state, observer, {"choose_token"}) for observer in (None, seats - 1)]
        before = [0, 0]
        while state.to_move() != OVER:
            action = int(state.sample(rng))
            kind = game.describe(state, action)["kind"]
            watch(state, action, watchers)
            if kind in ("choose_token", "play", "take", "give") and state.to_move() != OVER:
                for number, worlds in enumerate(watchers):
                    worlds.look_alike(state)
                    if len(worlds.states) != before[number]:
                        before[number] = len(worlds.states)
                        sampled(state, worlds, rng)
        narrowed += sum(len(worlds.states) < 2 ** (seats - (worlds.observer is not None)) for worlds in watchers)
    assert narrowed >= 2


@pytest.mark.parametrize(("whites", "told"), [(18, False), (19, True), (20, True)])
@pytest.mark.parametrize("colour", ["white", "black"])
def test_yn_15_a_bag_that_runs_short_tells(game: Game, colour: str, whites: int, told: bool) -> None:
    """Seat 0 hoards white cards, W8 makes tokens of them, then W1: who took a white token first shows, or not."""
    state = game.start(2, {"mystery": True, "first_player": 0})
    watcher = Worlds(game, state, None, {"choose_token"})
    drawn = ["W1"] * 9 + ["W2"] * 5 + ["W6"] * 4 + ["W10"] * 2
    script: list[dict[str, Any]] = [{"kind": "turn_up", "card": card} for card in ("W1", "B1", "W8", "B1")]
    script += [{"kind": "choose_token", "colour": "black"}, {"kind": "choose_token", "colour": colour}]
    black = ["B2"] * 5 + ["B5"] * 4 + ["B6"] * 4 + ["B8"] * 3 + ["B10"] * 4
    for mine, yours in zip(drawn[: whites - 1], black, strict=False):
        script += [{"kind": "draw", "colour": "white"}, {"kind": "turn_up", "card": mine}, {"kind": "pass"}]
        script += [{"kind": "draw", "colour": "black"}, {"kind": "turn_up", "card": yours}, {"kind": "pass"}]
    script[-1] = {"kind": "play", "card": "W8", "player": 0}
    script += [{"kind": "turn_up", "card": "B1"}]  # for the black first token of seat 0
    script += [{"kind": "draw", "colour": "white"}, {"kind": "turn_up", "card": "W1"}]
    script += [{"kind": "play", "card": "W1", "player": 0}]
    for description in script:
        watch(state, game.find(state, description), [watcher])
    sampled(state, watcher, Rng(f"{colour} {whites}"))
    # 18 cards and W1 make 19 tokens whatever seat 1 chose; the 20th is there only if it did not choose white.
    assert len(watcher.states) == (1 if told else 2)
