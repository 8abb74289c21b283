"""Actions that are not possible, as descriptions and as codes: a refusal with a sentence, and nothing changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest

from sampan import CHANCE, OVER, Game, IllegalAction, NotationError, Recorder, SampanError, State

if TYPE_CHECKING:
    from tests.games.yin_yang.conftest import Desk

    Lay = Callable[..., Desk]

FACES = [f"{letter}{number}" for letter in "WB" for number in range(1, 11)]
NO_SEAT: list[Any] = [None, True, False, -1, 3, 10**30, 1.0, "1", "", [], {}, (1,), b"1", "W1"]
NO_WORD: list[Any] = [
    None,
    True,
    0,
    1.5,
    "",
    "White",
    "wHITE",
    "blue",
    [],
    ["white"],
    {},
    "white ",
    "w1",
    "W11",
    "x" * 500,
]
NO_CODE: list[Any] = [None, True, False, 0.0, "0", b"", [], {}, -1, -(10**30), 10**9, 10**30, float("nan"), ()]


def refused(desk: Desk, act: Callable[[], object], *kinds: type[SampanError]) -> SampanError:
    """The act is refused with one of those errors, which explains itself, and nothing has changed."""
    before = desk.position
    with pytest.raises(kinds or SampanError) as refusal:
        act()
    assert desk.position == before
    for language in ("en", "fr"):
        sentence = refusal.value.sentence(language)
        assert len(sentence) > 10
        assert "{ $" not in sentence
    assert str(refusal.value)
    return refusal.value


@pytest.fixture
def full(lay: Lay) -> Desk:
    """Seat 0 may play every card; seat 2 has neither tokens nor cards."""
    return lay(3, [[1, 1], [1, 1], [0, 0]], [FACES, ["W1", "B1"], []], discards=[["W1"], ["B1"]])


@pytest.fixture
def phases(lay: Lay, start: Callable[..., Desk]) -> dict[str, Desk]:
    """A desk in every phase."""
    first, token = start(3), start(3, first_player=0)
    token.up("W1", "B1", "W1", "B1", "W1", "B1")
    draw, play = lay(3, phase="draw"), lay(3, hands=[["W1"], [], []])
    drawing = start(3, first_player=0)
    take = lay(3, hands=[["W4"], [], []], discards=[["W1"], ["B1"]])
    take.play("W4", player=1)
    give = lay(3, hands=[["B6"], ["W1", "B1"], []])
    give.play("B6", giver=1, receiver=2)
    ended = lay(2, [[2, 3]], [["W1"], []])
    ended.play("W1", player=0)
    desks = [first, token, draw, play, drawing, take, give, ended]
    return {desk.phase: desk for desk in desks}


KINDS = {
    "first": ["first_player"],
    "drawing": ["turn_up"],
    "token": ["choose_token"],
    "draw": ["draw"],
    "play": ["pass", "play"],
    "take": ["take"],
    "give": ["give"],
    "ended": [],
}
EXAMPLES: dict[str, dict[str, Any]] = {
    "first_player": {"seat": 1},
    "turn_up": {"card": "W1"},
    "choose_token": {"colour": "white"},
    "draw": {"colour": "white"},
    "pass": {},
    "play": {"card": "W1", "player": 1},
    "take": {"colour": "white"},
    "give": {"card": "W1"},
}


def find(desk: Desk, description: Any) -> Callable[[], object]:
    return lambda: desk.game.find(desk.state, description)


def test_every_phase_takes_its_own_kinds_only(phases: dict[str, Desk]) -> None:
    assert set(phases) == set(KINDS)
    for phase, desk in phases.items():
        for kind, fields in EXAMPLES.items():
            if kind in KINDS[phase]:
                assert desk.game.find(desk.state, {"kind": kind, **fields}) in desk.state.legal()
            else:
                refused(desk, find(desk, {"kind": kind, **fields}), IllegalAction)


def test_descriptions_that_are_none(phases: dict[str, Desk]) -> None:
    values: list[Any] = [None, 3, "pass", b"pass", ["pass"], [("kind", "pass")], object()]
    values += [{}, {"Kind": "pass"}, {"kind": None}, {"kind": 1}, {"kind": ["pass"]}, {"kind": True}]
    for desk in phases.values():
        for value in values:
            refused(desk, find(desk, value), NotationError)
        for kind in ("", "PASS", "pass ", "resign", "x" * 300):
            refused(desk, find(desk, {"kind": kind}), IllegalAction)


def broken(fields: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Every way to spoil one field of a description."""
    for name in fields:
        yield {key: value for key, value in fields.items() if key != name}
        for value in NO_SEAT if isinstance(fields[name], int) else NO_WORD:
            if not (name == "whites" and value == 1 and value is not True):
                yield {**fields, name: value}
    strangers: list[Any] = ["extra", "Player", "", 7, None]
    for stranger in strangers:
        yield {**fields, stranger: 1}
    for name in {"player", "colour", "giver", "whites", "first", "seat"} - set(fields):
        yield {**fields, name: 1}


def test_spoilt_small_decisions_are_refused(phases: dict[str, Desk]) -> None:
    for phase, desk in phases.items():
        for kind in KINDS[phase]:
            for fields in broken(EXAMPLES[kind]):
                refused(desk, find(desk, {"kind": kind, **fields}), NotationError)


@pytest.mark.parametrize("card", FACES)
def test_spoilt_plays_are_refused(full: Desk, card: str) -> None:
    """A field is missing, of another kind, out of range or too much."""
    way = next(offer for offer in full.offers("play") if offer["card"] == card)
    fields = {key: value for key, value in way.items() if key != "kind"}
    for spoilt in broken(fields):
        refused(full, find(full, {"kind": "play", **spoilt}), NotationError)
    assert full.game.find(full.state, way) in full.state.legal()


@pytest.mark.parametrize("card", ["W5", "B5", "B6", "B4"])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_yn_7_the_same_player_twice_is_refused(full: Desk, card: str, seat: int) -> None:
    names = ("first", "second") if card == "B4" else ("giver", "receiver")
    refused(full, find(full, {"kind": "play", "card": card, names[0]: seat, names[1]: seat}))


@pytest.mark.parametrize(
    ("play", "reason"),
    [
        ({"card": "W2", "player": 2, "colour": "white"}, "no-such-token"),
        ({"card": "B2", "player": 2, "colour": "black"}, "no-such-token"),
        ({"card": "W3", "player": 2}, "no-such-token"),
        ({"card": "B9", "player": 2}, "no-such-token"),
        ({"card": "W5", "giver": 2, "receiver": 0}, "no-such-token"),
        ({"card": "B5", "giver": 2, "receiver": 1}, "no-such-token"),
        ({"card": "B6", "giver": 2, "receiver": 1}, "no-card-to-give"),
    ],
)
def test_yn_8_understood_but_not_possible(full: Desk, play: dict[str, Any], reason: str) -> None:
    assert refused(full, find(full, {"kind": "play", **play}), IllegalAction).reason == reason


def test_yn_5_a_card_that_is_not_in_the_hand(lay: Lay) -> None:
    desk = lay(2, [[1, 1], [1, 1]], [["W1"], FACES[1:]], discards=[["W1"], []])
    for card in ("W7", "B1", "B10"):
        fields = {} if card == "B10" else {"player": 0}
        error = refused(desk, find(desk, {"kind": "play", "card": card, **fields}), IllegalAction)
        assert error.reason == "not-in-hand"


def test_a_card_that_cannot_come_up(lay: Lay) -> None:
    """Of the other colour, or all copies lie elsewhere."""
    desk = lay(2, hands=[["W7"], []], phase="draw")
    desk.do("draw", colour="white")
    for card in ("B1", "W7"):
        refused(desk, find(desk, {"kind": "turn_up", "card": card}), IllegalAction)


def test_codes_that_are_not_legal_are_refused(phases: dict[str, Desk], full: Desk) -> None:
    """Every number up to far beyond the last code, and things that are no numbers."""
    for desk in [*phases.values(), full]:
        legal = set(desk.state.legal())
        assert desk.phase == "ended" or legal
        for code in range(800):
            if code not in legal:
                with pytest.raises(IllegalAction):
                    desk.state.apply(code)
                with pytest.raises(IllegalAction):
                    desk.game.describe(desk.state, code)
        for value in NO_CODE:
            refused(desk, lambda desk=desk, value=value: desk.state.apply(value), IllegalAction)  # type: ignore[misc]
            refused(desk, lambda desk=desk, value=value: desk.game.describe(desk.state, value), IllegalAction)  # type: ignore[misc]


def test_a_refused_action_records_nothing(full: Desk) -> None:
    recorder = Recorder()
    refused(full, lambda: full.state.apply(5, recorder), IllegalAction)
    assert recorder.events == []


def test_chances_are_for_chance_only(phases: dict[str, Desk]) -> None:
    for desk in phases.values():
        if desk.mover == CHANCE:
            assert len(desk.state.chances()) == len(desk.state.legal())
            assert min(desk.state.chances()) > 0
        else:
            refused(desk, desk.state.chances, IllegalAction)


def test_nothing_is_possible_after_the_end(phases: dict[str, Desk]) -> None:
    desk = phases["ended"]
    assert desk.mover == OVER
    assert refused(desk, lambda: desk.state.apply(0), IllegalAction).reason == "game-over"
    assert refused(desk, find(desk, {"kind": "pass"}), IllegalAction).reason == "game-over"


def test_descriptions_and_codes_belong_together(game: Game, full: Desk) -> None:
    """Every legal code has its own description, and the description leads back."""
    state: State = full.state
    spelled = [game.describe(state, code) for code in state.legal()]
    assert len({repr(description) for description in spelled}) == len(spelled)
    assert [game.find(state, description) for description in spelled] == state.legal()
    assert state.legal() == sorted(state.legal())
