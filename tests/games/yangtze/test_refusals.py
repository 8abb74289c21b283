"""Actions that are not possible, as descriptions and as codes: a refusal with a sentence, and nothing changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from sampan import OVER, Game, IllegalAction, NotationError, Rng, SampanError

if TYPE_CHECKING:
    from tests.games.yangtze.conftest import Laid

NONSENSE: list[Any] = [None, True, -1, 0, 9, 10**30, 1.5, "", "x", "TEA-ROSE", "tea-rose ", [], {}, ["tea-rose"], b"1"]
NO_CODE: list[Any] = [None, True, False, 0.0, "0", b"", [], {}, -1, -(10**30), 10**9, 10**30, float("nan"), ()]


@pytest.mark.parametrize("code", NO_CODE)
def test_what_is_no_code_is_refused(lay: Laid, code: Any) -> None:
    desk = lay(2)
    before = desk.position
    with pytest.raises(IllegalAction):
        desk.state.apply(code)
    assert desk.position == before


@pytest.mark.parametrize("value", NONSENSE)
@pytest.mark.parametrize(
    ("kind", "field", "more"),
    [
        ("sell", "goods", {}),
        ("buy", "place", {}),
        ("buy_free", "place", {}),
        ("play_liquidity", "card", {}),
        ("pass", "extra", {}),
        ("buy", "good", {"place": 8}),
        ("buy", "price", {"place": 8}),
        ("sell", "value", {"goods": ["salt-rose"]}),
    ],
)
def test_nonsense_in_a_field_is_refused(lay: Laid, kind: str, field: str, more: dict[str, Any], value: Any) -> None:
    desk = lay(2, [["salt-rose"]])
    reason = desk.refusal(kind, **more, **{field: value})
    assert reason in {
        "field-number",
        "field-word",
        "field-unknown",
        "field-differs",
        "goods-form",
        "not-behind-screen",
        "kind-not-now",
    }


def test_a_refusal_names_only_what_is_possible(lay: Laid) -> None:
    desk = lay(2, cards=[[], []])
    with pytest.raises(IllegalAction) as refused:
        desk.game.find(desk.state, {"kind": "fly"})
    assert refused.value.fields["kinds"] == ["buy", "pass"]


@pytest.mark.parametrize("value", [*NONSENSE, 62_000_001])
def test_nonsense_as_a_bid_is_refused(lay: Laid, value: Any) -> None:
    desk = lay(2, phase="draw", gaps=(8,), money=5)
    desk.draw("wharf-1")
    assert desk.refusal("bid", amount=value) in {"field-number", "bid-too-low", "bid-too-high"}
    assert desk.refusal("bid_more", at_least=value) in {"field-number", "no-step"}


@pytest.mark.parametrize(
    "description",
    [
        None,
        17,
        "pass",
        {},
        {"kind": None},
        {"kind": 3},
        {"kind": "buy"},
        {"kind": "sell"},
        {"kind": "sell", "goods": []},
        {"kind": "sell", "goods": ["salt-rose", "salt-rose"]},
        {"kind": "sell", "goods": ["salt-rose", 7]},
        {"kind": "exchange", "given": "salt-rose", "place": 1},
        {"kind": "draw_good", "good": "tea-mint"},
        {"kind": "first_player", "seat": 0},
        {"kind": "steal", "player": 1},
        {1: 2},
    ],
)
def test_what_is_no_description_is_refused(lay: Laid, description: Any) -> None:
    desk = lay(2, [["salt-rose"]])
    with pytest.raises(SampanError) as caught:
        desk.game.find(desk.state, description)
    assert isinstance(caught.value, (IllegalAction, NotationError))
    assert caught.value.sentence("fr")


def test_what_may_be_left_out_must_fit_if_it_is_given(lay: Laid) -> None:
    desk = lay(2, [["salt-rose", "salt-sky"]])
    assert desk.refusal("buy", place=8, good="fish-rose") == "field-differs"
    assert desk.refusal("buy", place=8, price=5) == "field-differs"
    assert desk.refusal("sell", goods=["salt-sky", "salt-rose"], value=13) == "field-differs"
    desk.do("sell", goods=["salt-sky", "salt-rose"], value=12)  # in any order
    desk.do("buy", place=8, good="bamboo-sky", price=4)


def test_every_code_is_legal_or_refused_with_words_that_fit(game: Game) -> None:
    """All small codes in many positions: objections agree with the list, sentences exist in both languages."""
    rng = Rng("codes")
    reasons = set()
    for seed in range(3):
        state = game.start(3, {"optional_emperors": ["sell"]})
        for _ in range(250):
            if state.to_move() == OVER:
                break
            legal = set(state.legal())
            for code in {
                *(int(rng.below(3600)) for _ in range(12)),
                *range(25),
                1_000_000,
                1_000_000 + int(rng.below(60)),
            }:
                if code in legal:
                    assert state.why_illegal(code) == ""
                    continue
                reason = state.why_illegal(code)
                if not reason:  # a bid named outright, which stands for steps that are in the list
                    assert code >= 1_000_000
                    continue
                reasons.add(reason)
                refusal = state.refusal(code, reason)
                assert refusal.sentence("en")
                assert refusal.sentence("fr")
            state.apply(state.sample(rng))
        assert seed >= 0
    assert {"not-asked", "too-dear", "not-behind-screen", "sales-closed", "card-played"} <= reasons


def test_blocked_things_are_truly_impossible_and_have_words(game: Game) -> None:
    rng = Rng("blocked")
    seen = set()
    for _ in range(12):
        state = game.start(2)
        for _ in range(300):
            if state.to_move() == OVER:
                break
            for refusal in state.blocked():
                action = refusal.fields["action"]
                assert isinstance(action, int)
                assert action not in state.legal()
                assert refusal.sentence("en")
                assert refusal.sentence("fr")
                assert refusal.fields["card"] or refusal.fields["place"] or refusal.fields["what"]
                seen.add(refusal.reason)
            state.apply(state.sample(rng))
    assert {"card-sales-open", "too-dear", "card-only-on-turn"} <= seen
