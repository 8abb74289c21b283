"""What an observer knows, by brute force (YZ-3).

An observer's *worlds* are all courses of the game that its own observations allow: every way to deal the starting goods
that it has not seen, and at every good discarded unseen by another each good that this one may have chosen. A world in
which what happened could not have happened, or would have looked different, is dropped. All worlds must look alike to
the observer; what is said to be known must lie there in all of them; and `resample` must draw each equally often.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

import sampan
from sampan import CHANCE, OVER, Game, IllegalAction, Recorder, Rng, State

GOODS = [
    f"{ware}-{colour}"
    for wares, colours in (
        (("silk", "jade", "porcelain", "lacquer", "pearls"), ("crimson", "azure", "gold", "emerald", "violet")),
        (("rice", "tea", "salt", "cotton", "bamboo", "fish"), ("rose", "sky", "sand", "mint", "lilac", "grey")),
    )
    for ware in wares
    for colour in colours
]
RIVER = ["fish-rose", "fish-sky", "fish-sand", "fish-mint", "fish-lilac", "fish-grey", "bamboo-rose", "bamboo-sky"]
UNSEEN = ["tea-rose", "tea-sky", "tea-sand", "tea-mint", "silk-gold", "jade-gold", "silk-azure", "jade-azure"]
Write = Callable[..., dict[str, Any]]


def essence(state: State) -> str:
    """Where everything lies, the bag included, as it is the rest."""
    position = state.position()
    return json.dumps([position[key] for key in ("goods", "discards", "river", "sold", "money", "phase", "actor")])


def begun(game: Game, write: Write, hidden: list[list[str]], in_bag: list[str], starting: bool) -> State:
    """The first turn: these starting goods, these in the bag, and all other goods have been sold somehow."""
    lying = {*RIVER, *in_bag, *(good for own in hidden for good in own)}
    seats = len(hidden)
    position = write(
        seats,
        hidden,
        hidden=hidden,
        open=[[[], [], []] for _ in range(seats)],
        sold=[good for good in GOODS if good not in lying],
        cards=[["buy_two", "free_good"]] * seats,
        money=40,
        options={"discard_starting": starting},
    )
    return game.restore(position)


class Worlds:
    """All courses of the game that an observer cannot tell from the real one."""

    def __init__(
        self,
        game: Game,
        write: Write,
        hidden: list[list[str]],
        in_bag: list[str],
        observer: int | None,
        starting: bool,
    ) -> None:
        self.game = game
        self.observer = observer
        pool = [*in_bag, *(good for seat, own in enumerate(hidden) if seat != observer for good in own)]
        self.states: list[State] = []
        others = [seat for seat in range(len(hidden)) if seat != observer]

        def deal(left: list[str], dealt: dict[int, list[str]]) -> None:
            if len(dealt) == len(others):
                own = [dealt.get(seat, hidden[seat]) for seat in range(len(hidden))]
                self.states.append(begun(game, write, own, left, starting))
                return
            for pair in combinations(left, 2):
                deal([good for good in left if good not in pair], {**dealt, others[len(dealt)]: list(pair)})

        deal(pool, {})

    def step(self, real: State, action: int) -> None:
        """Follow the real action, or for a good discarded by another every one that looks the same."""
        kind = self.game.describe(real, action)["kind"]
        hidden = kind == "discard" and real.to_move() != self.observer
        seen = self.heard(real.clone(), action)
        after: list[State] = []
        for world in self.states:
            assert world.to_move() == real.to_move()
            for choice in world.legal() if hidden else [action]:
                if hidden and self.game.describe(world, choice)["kind"] != "discard":
                    continue
                copy = world.clone()
                try:
                    heard = self.heard(copy, choice)
                except IllegalAction:
                    continue
                if heard == seen:
                    after.append(copy)
        self.states = after

    def heard(self, state: State, action: int) -> str:
        recorder = Recorder()
        state.apply(action, recorder)
        return json.dumps(recorder.seen_by(self.observer))

    def look_alike(self, real: State) -> None:
        view: Any = real.view(self.observer)
        goods: list[list[set[str]]] = [world.position()["goods"] for world in self.states]  # type: ignore[misc]
        assert essence(real) in {essence(world) for world in self.states}
        for world in self.states[:: max(1, len(self.states) // 50)]:
            assert world.view(self.observer) == view
        if real.to_move() == OVER:
            return
        position: Any = real.position()
        arrived = [{good for era in eras for good in era} for eras in position["open"]]
        for seat, player in enumerate(view["players"]):
            always = set(goods[0][seat]).intersection(*(own[seat] for own in goods))
            sometimes = set().union(*(own[seat] for own in goods))
            if seat != self.observer:
                assert set(player["known"]) == arrived[seat] & always
                assert set(player["uncertain"]) == arrived[seat] & (sometimes - always)
        shown = {*position["river"], *position["sold"], *(good for own in arrived for good in own)}
        if self.observer is not None:
            shown |= {*position["goods"][self.observer], *position["discards"][self.observer]}
        assert set(view["unseen"]) == set(GOODS) - shown

    def drawn_evenly(self, real: State, rng: Rng) -> None:
        """Each course of the game is as likely as any other."""
        weights = Counter(essence(world) for world in self.states)
        times = 60 * len(self.states)
        drawn = Counter(essence(real.resample(self.observer, rng)) for _ in range(times))
        assert set(drawn) == set(weights)
        for state, weight in weights.items():
            assert 0.5 * 60 * weight < drawn[state] < 1.6 * 60 * weight


def choose(game: Game, state: State, rng: Rng) -> int:
    """Something to happen: discards above all, then purchases, sales and exchanges."""
    offers = {action: game.describe(state, action) for action in state.legal()}
    view: Any = state.view(None)
    if not view["options"]["discard_starting"]:
        # Wait with discards until there is something to choose from; and let goods and money last until then.
        bought = [player["goods_count"] - player["never_shown"] for player in view["players"]]
        too_early = {"sell", "bid", "bid_more"} | ({"discard"} if min(bought) < 2 else set())
        later = {
            action: offer
            for action, offer in offers.items()
            if offer["kind"] not in too_early and offer.get("emperor") not in too_early
        }
        offers = later if later and "discard" not in view["thrones"] else offers
    for wanted in ({"emperor": "discard"}, {"emperor": "copy"}, {"emperor": "exchange"}):
        fitting = [action for action, offer in offers.items() if wanted.items() <= offer.items()]
        if fitting and rng.below(3) > 0:
            return fitting[0]
    if state.to_move() == CHANCE:
        return rng.choose(list(offers))
    kinds = sorted({str(offer["kind"]) for offer in offers.values()})
    kind = rng.choose([kind for kind in kinds if kind not in ("pass", "decline")] or kinds)
    return rng.choose([action for action, offer in offers.items() if offer["kind"] == kind])


@pytest.mark.parametrize("starting", [True, False])
@pytest.mark.parametrize("observer", [0, 1, None])
@pytest.mark.parametrize("seed", range(4 if sampan.compiled else 2))
def test_yz_3_what_can_be_known_and_what_is_drawn_afresh(
    game: Game, write: Write, observer: int | None, seed: int, starting: bool
) -> None:
    """Also if starting goods cannot be discarded (YZ-15a): then too, all worlds ask the same decisions."""
    rng = Rng(f"worlds {observer} {seed}" + ("" if starting else " off"))
    deal = UNSEEN[: 6 if observer is None else 8]
    rng.shuffle(deal)
    hidden, in_bag = [deal[0:2], deal[2:4]], deal[4:]
    real = begun(game, write, hidden, in_bag, starting)
    worlds = Worlds(game, write, hidden, in_bag, observer, starting)
    assert len(worlds.states) == (15 * 6 if observer is None else 15)
    discards = checked = 0
    for _ in range(90 if starting else 150):
        if real.to_move() == OVER or len(worlds.states) > 1500:
            break
        action = choose(game, real, rng)
        kind = game.describe(real, action)["kind"]
        discarding = kind == "discard" and real.to_move() != observer
        before = len(worlds.states)
        worlds.step(real, action)
        real.apply(action)
        discards += discarding
        if not starting:
            position: Any = real.position()
            for gone, never_shown in zip(position["discards"], position["hidden"], strict=True):
                assert not set(gone) & set(never_shown)
        worlds.look_alike(real)
        changed = len(worlds.states) != before and len(worlds.states) <= 400
        if real.to_move() != OVER and changed and checked < (10 if sampan.compiled else 3):
            worlds.drawn_evenly(real, rng)
            checked += 1
    assert discards >= 1
    assert checked >= 1


def test_yz_3_a_purchase_is_known_until_a_discard_makes_it_uncertain(game: Game, write: Write) -> None:
    """What was bought before the discard may be gone; what is bought after it is there; what is sold was there."""
    state = game.restore(
        write(
            2,
            [["tea-rose", "jade-gold"]],
            hidden=[["tea-rose", "jade-gold"], []],
            open=[[[], [], []]] * 2,
            cards=[["buy_two"], []],
        )
    )

    def do(kind: str, **fields: Any) -> None:
        state.apply(game.find(state, {"kind": kind, **fields}))

    def seen() -> tuple[list[str], list[str], int]:
        view: Any = state.view(1)
        player = view["players"][0]
        return player["known"], player["uncertain"], player["never_shown"]

    do("buy", place=8)
    assert seen() == (["bamboo-sky"], [], 2)
    do("draw_emperor", emperor="discard")
    do("discard", good="tea-rose")
    assert seen() == ([], ["bamboo-sky"], 2)
    do("draw_good", good="rice-rose")
    do("pass")
    do("buy", place=8)
    assert seen() == (["bamboo-rose"], ["bamboo-sky"], 2)
    do("draw_good", good="rice-sky")
    do("pass")
    do("sell", goods=["bamboo-sky"])
    assert seen() == (["bamboo-rose"], [], 2)
    do("sell", goods=["jade-gold"])  # now the other starting good must be the one that went
    assert seen() == (["bamboo-rose"], [], 1)
    for observer in (1, None):
        for number in range(20):
            drawn: Any = state.resample(observer, Rng(number)).position()
            assert drawn["goods"][0] == ["bamboo-rose"]
            assert drawn["discards"][0] == drawn["hidden"][0]


def test_yz_3_the_owner_knows_what_it_discarded(game: Game, write: Write) -> None:
    state = game.restore(write(2, [["tea-rose"]], discards=[["jade-gold"], []], thrones=["discard"]))
    for number in range(10):
        assert state.resample(0, Rng(number)).position()["discards"] == [["jade-gold"], []]
    drawn = {json.dumps(state.resample(1, Rng(number)).position()["discards"]) for number in range(200)}
    assert len(drawn) > 30
