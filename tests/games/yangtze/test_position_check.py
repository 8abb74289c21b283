"""Positions that are damaged or forged: refused with a sentence, or a state that still works; nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from damaging import damage_and_read

import sampan
from sampan import OVER, Game, NotationError, Rng

if TYPE_CHECKING:
    from tests.games.yangtze.conftest import Laid

    Write = Callable[..., dict[str, Any]]

NONSENSE: list[Any] = [
    None,
    True,
    False,
    -1,
    0,
    1,
    2,
    3,
    8,
    10**20,
    1.5,
    "",
    "x",
    "tea-rose",
    "wharf-1",
    "copy",
    [],
    {},
]
PHASES = [
    *("river", "deal", "first", "draw", "trade", "second", "bid", "bid_more"),
    *("sell", "buy_back", "exchange", "discard", "copy", "carry_out", "pay", "ended"),
]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_damaged_positions_are_refused_or_work(game: Game, conserved: Callable[..., None], seats: int) -> None:
    rng = Rng(f"damage {seats}")
    tried = refused = 0
    for _ in range(14 if sampan.compiled else 5):
        state = game.start(seats, {"optional_emperors": ["tax_goods", "sell"]})
        for _ in range(int(rng.below(120))):
            if state.to_move() == OVER:
                break
            state.apply(state.sample(rng))
        refused += damage_and_read(
            game, state, rng, 60, NONSENSE, PHASES, lambda restored: conserved(restored.position(), restored.view(None))
        )
        tried += 60
    assert refused > 50
    assert tried - refused > 10


def refusal(game: Game, position: dict[str, Any]) -> str:
    with pytest.raises(NotationError) as caught:
        game.restore(position)
    return str(caught.value.fields.get("problem", caught.value.reason))


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"goods": [["fish-rose"], []]}, "fish-rose lies in two places"),
        ({"goods": [["tea-rose"], ["tea-rose"]]}, "tea-rose lies in two places"),
        ({"goods": [["tea-rose", "tea-rose"], []]}, "named twice"),
        ({"posts": [["wharf-1"], ["wharf-1"]]}, "wharf-1 lies in two places"),
        ({"thrones": ["copy", "copy"]}, "copy is on two thrones"),
        ({"money": [-1, 30]}, "-1 is not a whole number"),
        ({"money": [30, 63_000_000]}, "is not a whole number"),
        ({"money": [30]}, "a list of 2 has 1"),
        ({"phase": "lunch"}, "is not one of"),
        ({"turn": 2}, "is not a whole number"),
        ({"actor": 1}, "does not fit the phase trade"),
        ({"river": [None] + ["fish-sky"] * 7}, "lies in two places"),
        ({"bought": 1}, "does not fit"),
        ({"two": True}, "does not fit"),  # the card is still there
        ({"free": True, "cards": [[], []]}, "does not fit"),  # but nothing was bought
        ({"idle": 2}, "does not fit"),
        ({"idle": 1, "has_sold": True}, "does not fit"),
        ({"emperor": {"drawn": "copy"}, "thrones": ["copy"]}, "does not fit"),
        ({"auction": {"post": "wharf-1"}}, "does not fit"),
        ({"discards": [["tea-rose"], []]}, "more goods discarded than emperors ordered"),
        ({"discards": [["tea-rose", "tea-sky"], []], "thrones": ["discard"]}, "more goods discarded"),
        ({"discards": [["tea-rose", "tea-sky", "tea-sand"], []]}, "more than two goods"),
        ({"hidden": [["tea-sky"], []], "open": [[[], [], []]] * 2}, "is not what is behind it"),
        ({"money": [3, 30], "cards": [[], []]}, "does not fit the phase trade"),  # nobody would be asked
        ({"phase": "draw"}, "does not fit the phase draw"),  # nothing was bought
        ({"phase": "second"}, "does not fit the phase second"),
        ({"phase": "bid"}, "does not fit the phase bid"),
        ({"phase": "sell"}, "does not fit the phase sell"),
        ({"phase": "pay"}, "does not fit the phase pay"),
        ({"phase": "river"}, "does not fit the phase river"),
        ({"phase": "deal", "idle": 1}, "does not fit the phase deal"),
        ({"phase": "first"}, "does not fit the phase first"),
        ({"phase": "ended"}, "does not fit the phase ended"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(
    game: Game, write: Write, change: dict[str, Any], problem: str
) -> None:
    assert problem in refusal(game, {**write(2), **change})


EMPERORS = [f"gain_{kind}" for kind in ("wharf", "warehouse", "teahouse", "workshop")] + [
    *("tax_money", "tax_goods", "tax_posts", "discard", "sell", "buy_back", "exchange", "copy")
]


@pytest.mark.parametrize(
    "change",
    [
        {"passed": [0]},  # the drawer speaks, so he has not passed
        {"bidder": 0},  # who leads is not asked
        {"bidder": 1, "highest": 31},  # more than he has
        {"bidder": 1, "highest": 0},
        {"highest": 4},  # nobody's bid
        {"passed": [2]},  # has not had the word yet
        {"floor": 2},
        {"floor": 17},  # that would be a step, and another phase
        {"smallest_step": 2},
        {"bidder": 1, "highest": 3, "passed": []},  # seat 2 has the word before seat 0
    ],
)
def test_auctions_that_cannot_be(game: Game, write: Write, change: dict[str, Any]) -> None:
    auction = {"post": "wharf-1", "highest": 0, "bidder": None, "passed": []}
    position = write(3, phase="bid", gaps=(8,), auction=auction)
    assert game.restore(position).to_move() == 0
    assert "does not fit" in refusal(game, {**position, "auction": {**auction, **change}})


@pytest.mark.parametrize(
    ("floor", "step", "possible"),
    [(17, 0, True), (33, 1, True), (49, 0, True), (33, 0, False), (20, 0, False), (49, 1, False)],
)
def test_steps_towards_a_bid_that_cannot_be(game: Game, write: Write, floor: int, step: int, possible: bool) -> None:
    auction = {"post": "wharf-1", "floor": floor, "smallest_step": step}
    position = write(2, phase="bid_more", gaps=(8,), auction=auction, money=100)
    if possible:
        assert game.restore(position).to_move() == 0
    else:
        assert "does not fit" in refusal(game, position)


@pytest.mark.parametrize(
    ("phase", "emperor", "more"),
    [
        ("sell", {"drawn": "exchange"}, {}),
        ("sell", {"drawn": "sell"}, {"goods": [[], []]}),
        ("exchange", {"drawn": "exchange"}, {"goods": [[], []]}),
        ("buy_back", {"drawn": "buy_back"}, {}),  # nobody has played a liquidity card
        ("copy", {"drawn": "copy"}, {"thrones": ["copy"]}),
        ("sell", {"drawn": "copy", "order": "sell"}, {"thrones": ["exchange", "copy"]}),
        ("sell", {"drawn": "sell"}, {"thrones": ["sell", "exchange"]}),  # not the last one on a throne
        ("sell", {"drawn": "sell", "tax": 3}, {}),
        ("carry_out", {"drawn": "tax_posts"}, {"posts": [["wharf-1"], []]}),  # that is no question
        ("carry_out", {"drawn": "tax_goods"}, {"cards": [["free_good"], []]}),
        ("pay", {"drawn": "tax_money", "tax": 3}, {"money": [2, 0]}),
        ("pay", {"drawn": "tax_goods", "tax": 2}, {"money": [5, 0]}),
        ("pay", {"drawn": "tax_goods", "tax": 9}, {"money": [1, 0]}),
        ("pay", {"drawn": "tax_posts", "tax": 2}, {"money": [1, 0], "posts": [["wharf-1"], []]}),
    ],
)
def test_instructions_that_cannot_be(
    game: Game, write: Write, phase: str, emperor: dict[str, Any], more: dict[str, Any]
) -> None:
    position = write(2, [["tea-rose", "tea-sky"], []], phase=phase, gaps=(8,), emperor=emperor)
    position.setdefault("thrones", [emperor["drawn"]])
    assert "does not fit" in refusal(game, {**position, **more})


@pytest.mark.parametrize(
    ("thrones", "phase", "order", "actor", "discarded", "possible"),
    [
        (["discard"], "discard", "discard", 0, [0, 0], True),
        (["discard"], "discard", "discard", 0, [1, 0], False),  # whoever is asked has not discarded yet
        (["discard"], "discard", "discard", 0, [0, 1], False),  # nor has who comes after him
        (["discard"], "discard", "discard", 1, [1, 0], True),
        (["copy", "discard"], "discard", "discard", 1, [2, 0], False),  # there was nothing to copy yet
        (["discard", "copy"], "copy", "copy", 0, [1, 1], True),
        (["discard", "copy"], "copy", "copy", 0, [2, 1], False),
        (["discard", "copy"], "copy", "copy", 1, [2, 1], True),
        (["discard", "copy"], "discard", "discard", 1, [2, 2], False),
        (["discard", "sell", "copy"], "sell", "sell", 0, [2, 1], False),  # another one was copied
    ],
)
def test_discards_that_cannot_have_been_ordered(
    game: Game,
    write: Write,
    thrones: list[str],
    phase: str,
    order: str,
    actor: int,
    discarded: list[int],
    possible: bool,
) -> None:
    """YZ-15, YZ-19: seats obey an emperor one after another, and discard one good for each order."""
    goods = [["tea-rose", "tea-sky"], ["rice-mint", "rice-lilac"]]
    gone = [["jade-crimson", "jade-gold"][: discarded[0]], ["silk-crimson", "silk-gold"][: discarded[1]]]
    position = write(
        2,
        goods,
        phase=phase,
        actor=actor,
        gaps=(8,),
        thrones=thrones,
        emperor={"drawn": thrones[-1], "order": order},
        discards=gone,
    )
    if possible:
        assert game.restore(position).to_move() == actor
    else:
        assert "more goods discarded than emperors ordered" in refusal(game, position)


def test_the_twelfth_emperor_and_the_end_go_together(game: Game, write: Write) -> None:
    assert "does not fit" in refusal(game, write(2, phase="draw", gaps=(8,), thrones=EMPERORS))
    assert "does not fit" in refusal(game, write(2, phase="ended", gaps=(8,), thrones=EMPERORS[:11]))
    state = game.restore(write(2, phase="ended", gaps=(8,), thrones=EMPERORS))
    assert state.to_move() == OVER


def test_screens_that_cannot_be(game: Game, write: Write) -> None:
    def screen(goods: list[str], discards: list[str], hidden: list[str], eras: list[list[str]]) -> dict[str, Any]:
        return write(
            2,
            [goods],
            discards=[discards, []],
            hidden=[hidden, []],
            open=[eras, [[], [], []]],
            thrones=["discard", "copy"],
        )

    works_well = screen(["tea-sky"], ["tea-rose"], ["tea-rose"], [[], ["tea-sky"], []])
    assert game.restore(works_well).to_move() == 0
    for bad, problem in (
        (screen(["tea-sky"], ["tea-rose"], [], [[], ["tea-sky", "tea-rose"], []]), "before it was there"),
        (screen(["tea-sky"], ["tea-rose"], ["tea-rose"], [[], [], ["tea-sky"]]), "after a discard that was not made"),
        (
            screen(["tea-sky", "tea-mint", "jade-gold"], [], ["tea-sky", "tea-mint", "jade-gold"], [[], [], []]),
            "more starting",
        ),
        (screen(["tea-sky"], [], ["tea-sky"], [["tea-sky"], [], []]), "is not what is behind it"),
    ):
        assert problem in refusal(game, bad)


@pytest.mark.parametrize(
    "position", [None, [], {}, {"game": "chess"}, {"game": "yangtze"}, {"game": "yangtze", "seats": 2}]
)
def test_what_is_no_position_is_refused(game: Game, position: Any) -> None:
    with pytest.raises(NotationError):
        game.restore(position)


def test_a_written_position_comes_back(lay: Laid) -> None:
    desk = lay(3, [["tea-rose"], [], ["jade-gold"]], discards=[[], ["silk-gold"], []], thrones=["discard"])
    assert desk.game.restore(desk.position).position() == desk.position
