"""The coach questions what throws a match away, is silent where choices are close, and knows what the seat knows."""

from __future__ import annotations

from typing import Any

import pytest
from last_stone import LastStoneState

import sampan
from sampan import OVER, Outcome, Rng, State, text
from sampan.bots.coach import BUDGET, OWN_BUDGET, PLAN_BUDGET, Remark, judge, judge_action, judge_line
from sampan.bots.levels import settings_for
from sampan.bots.search import Settings
from sampan.lessons.course import course
from sampan.lessons.unroll import unroll
from sampan.text.phrases import Phrases

FEW = Settings(24, 0.0, clear=1.0, first=6, samples=1)


def rules_of(state: State) -> sampan.Game:
    return sampan.game(state.package.rpartition(".")[2])


def scene(key: str, lesson: str, scene: int, step: int) -> State:
    """The position in which a learner meets a step of a lesson."""
    return unroll(course(key).lesson(lesson))[scene][step].state.clone()


def budget(state: State, usual: dict[str, Any], iterations: int) -> Settings:
    return settings_for(state.package, "expert", **{**usual, "iterations": iterations, "seconds": 0.0})


def remarks(state: State, iterations: int = 400) -> list[Remark]:
    sides = rules_of(state).sides(state)
    return judge(state, Rng("coach"), sides, budget(state, BUDGET, iterations)).remarks


def remark_on(state: State, iterations: int = 400, **fields: object) -> Remark | None:
    rules = rules_of(state)
    action = rules.find(state, fields)
    return next((each for each in remarks(state, iterations) if each.choice.action == action), None)


def sentences(state: State, risk: dict[str, object]) -> list[str]:
    rules = rules_of(state)
    names = ["Ada", "Willow", "Plum", "Reed", "Ash", "Ivy"][: int(state.seats)]
    seat = int(state.to_move())
    return [Phrases(rules.package, language, names, seat, rules.seat_fields).risk(risk) for language in text.LANGUAGES]


@pytest.mark.parametrize(
    ("position", "action", "english"),
    [
        (
            ("yin_yang", "blocking", 0, 1),
            {"kind": "play", "card": "W6", "player": 1, "whites": 0},
            "Willow could win with the next card.",
        ),
        (
            ("yin_yang", "blocking", 1, 0),
            {"kind": "play", "card": "W5", "giver": 1, "receiver": 0},
            "You would lose at once.",
        ),
        (("yin_yang", "goal", 0, 2), {"kind": "pass"}, "With another choice you win at once."),
        (
            ("dragon_delta", "village", 1, 0),
            {"kind": "step", "from": "12", "to": "14", "size": 1, "colour": "white"},
            "With another choice you win at once.",
        ),
        (
            ("dragon_delta", "village", 0, 2),
            {"kind": "step", "village": "white"},
            "You would probably be one action farther from the black village.",
        ),
        (("yangtze", "auction", 0, 4), {"kind": "bid", "amount": 17}, "You would have 17 less in cash."),
    ],
)
def test_what_throws_the_match_away_is_questioned(
    position: tuple[str, str, int, int], action: dict[str, object], english: str
) -> None:
    state = scene(*position)
    remark = remark_on(state, 400, **action)
    assert remark is not None
    assert remark.better is not None
    assert remark.weight >= 0.1
    assert remark.risk is not None
    said, french = sentences(state, remark.risk)
    assert said == english
    assert french.endswith(".")
    assert not any(sign in french for sign in ("{", "$", "hidden"))
    praised = [each for each in remarks(state) if each.better is None]
    assert all(each.choice.reasons and each.risk is None for each in praised)
    assert remark.better.action not in {each.choice.action for each in remarks(state) if each.better is not None}


def test_a_match_that_could_be_won_in_this_turn_is_not_thrown_away() -> None:
    """Several choices win in Yellow & Yangtze, some of them only with the next action; this one does not."""
    state = scene("yellow_yangtze", "ending", 0, 4)
    remark = remark_on(state, 1800, kind="place_tile", colour="red", space="d4")
    assert remark is not None
    assert remark.better is not None
    assert remark.weight >= 0.3
    assert remark.risk in (None, {"kind": "misses_win"})


def test_without_a_word_for_what_follows_it_names_the_better_choice() -> None:
    state = scene("yangtze", "orders", 1, 1)
    remark = remark_on(state, kind="decline")
    assert remark is not None
    assert remark.risk is None
    assert remark.better is not None
    assert state.describe_unchecked(remark.better.action)["taken"] == "tea-grey"


@pytest.mark.parametrize(
    "position",
    [
        ("yin_yang", "turn", 0, 0),
        ("dragon_delta", "bridge", 0, 4),
        ("yangtze", "orders", 2, 0),
        ("yellow_yangtze", "states", 0, 2),
    ],
)
def test_close_choices_are_not_questioned(position: tuple[str, str, int, int]) -> None:
    state = scene(*position)
    assert len(state.legal()) > 1
    assert not [remark for remark in remarks(state, 250) if remark.better is not None]


class _Coins(LastStoneState):
    """The heap is what it is, but a coin that nobody sees decides who wins: after one stone it is a little unfair."""

    def resample_for_search(self, seat: int, rng: Rng) -> State:
        copy = self.clone()
        assert isinstance(copy, _Coins)
        copy.luck = rng.random()
        return copy

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        super().__init__(seats, options)
        self.luck = 0.5

    def to_move(self) -> int:
        return OVER if self.turn else 0

    def outcome(self) -> Outcome | None:
        if not self.turn:
            return None
        lucky = self.luck < (0.35 if self.heap == 8 else 0.65)
        return Outcome((0 if lucky else 1,), (0, 0), "coin")


def test_an_uncertain_loss_is_not_questioned_until_it_is_certain() -> None:
    state = _Coins(2, {"heap": 9})

    def questioned(iterations: int) -> set[int]:
        settings = Settings(iterations, 0.0, clear=1.0, first=6, samples=1)
        found = judge(state, Rng(5), [[0], [1]], settings).remarks
        return {each.choice.action for each in found if each.better is not None}

    assert questioned(30) == set(), "thirty tries cannot tell such coins apart"
    assert questioned(3000) == {1}


def compared(state: State) -> list[int]:
    """What is compared when a decision begins, in as few samples as there may be."""
    settings = settings_for(state.package, "expert", **{**BUDGET, "seconds": 1e-9})
    return judge(state, Rng("coach"), rules_of(state).sides(state), settings).compared


def remarks_on_own(state: State, action: int) -> list[Remark]:
    return judge_action(state, action, Rng("own"), rules_of(state).sides(state), budget(state, OWN_BUDGET, 400))


@pytest.mark.parametrize(
    ("position", "action", "english"),
    [
        (
            ("pagodas", 1, 0),
            {"kind": "withdraw_leader", "colour": "black"},
            "Your score could fall to 5, yellow points included.",
        ),
        (("rivers", 0, 0), {"kind": "riot", "space": "h3"}, "Your green leader could be sent home."),
        (("ending", 0, 0), {"kind": "end_turn"}, "Willow could win before your next turn."),
    ],
)
def test_an_action_that_was_not_compared_is_questioned_once_it_is_chosen(
    position: tuple[str, int, int], action: dict[str, object], english: str
) -> None:
    state = scene("yellow_yangtze", *position)
    own = rules_of(state).find(state, action)
    assert len(compared(state)) == BUDGET["first"] < len(state.legal())
    assert own not in compared(state)
    before = state.position()
    (remark,) = remarks_on_own(state, own)
    assert state.position() == before
    assert remark.choice.action == own
    assert remark.better is not None
    assert remark.weight >= 0.1
    assert remark.risk is not None
    assert sentences(state, remark.risk)[0] == english
    mover = int(state.to_move())
    for seed in range(2):
        assert remarks_on_own(state.resample(mover, Rng(seed)), own) == [remark], "equal knowledge, equal words"


@pytest.mark.parametrize(
    ("position", "action"),
    [
        (("ending", 0, 0), {"kind": "place_tile", "colour": "blue", "space": "i7"}),
        (("rivers", 0, 0), {"kind": "position_leader", "colour": "black", "space": "c8"}),
    ],
)
def test_one_that_is_hardly_worse_is_not(position: tuple[str, int, int], action: dict[str, object]) -> None:
    state = scene("yellow_yangtze", *position)
    own = rules_of(state).find(state, action)
    assert own not in compared(state)
    assert remarks_on_own(state, own) == []


def test_the_best_action_is_not_questioned_and_an_illegal_one_is_refused() -> None:
    state = scene("yellow_yangtze", "ending", 0, 4)
    (remark,) = remarks_on_own(state, rules_of(state).find(state, {"kind": "end_turn"}))
    assert remark.better is not None
    assert remarks_on_own(state, remark.better.action) == []
    with pytest.raises(sampan.IllegalAction):
        remarks_on_own(state, next(code for code in range(4096) if code not in state.legal()))


@pytest.mark.parametrize("key", sampan.game_keys())
def test_equal_knowledge_gives_equal_words(key: str) -> None:
    rules = sampan.game(key)
    easy = sampan.bot("easy")
    for seed in range(3):
        state = rules.start(rules.fewest_seats + seed % 2)
        rng = Rng(f"law {seed}")
        decisions = 0
        while (mover := int(state.to_move())) != OVER and decisions < 25 + 10 * seed:
            if mover >= 0 and len(state.legal()) > 1:
                decisions += 1
                if decisions % 12 == 0 and not state.is_secret():
                    before = state.position()
                    given = judge(state, Rng("same"), rules.sides(state), FEW)
                    assert state.position() == before
                    for other in range(2):
                        known = state.resample(mover, Rng(f"other {other}"))
                        assert judge(known, Rng("same"), rules.sides(state), FEW) == given
                    for remark in given.remarks:
                        assert all(sentences(state, risk) for risk in [remark.risk] if risk is not None)
            state.apply(sampan.decide(easy, state, rng) if mover >= 0 else state.sample(rng))


def test_a_row_is_judged_as_a_whole_by_what_the_seat_knows() -> None:
    rules = sampan.game("dragon_delta")
    state = rules.start(2, {"first_holder": 0})
    sides = rules.sides(state)
    settings = budget(state, PLAN_BUDGET, 240)
    assert judge(state, Rng(1), sides, settings) == ([], []), "a single card says too little"

    def row(*cards: str) -> tuple[int, ...]:
        after = state
        codes: list[int] = []
        for card in cards:
            codes.append(rules.find(after, {"kind": "lay_card", "card": card}))
            after = after.clone()
            after.apply(codes[-1])
            after = after.asking(0) if 0 in after.simultaneous_seats() else after
        return tuple(codes)

    cards = [str(rules.describe(state, code)["card"]) for code in state.legal()]
    idle = row(*[card for card in cards if card.startswith(("step", "jump", "remove", "plank"))][:5])
    (remark,) = judge_line(state, idle, Rng("row"), sides, settings)
    assert remark.better is not None, "nothing of it can be carried out on an empty board"
    assert (remark.choice.action, *remark.choice.line) == idle
    assert len(remark.better.line) == 4
    if remark.risk is not None:
        assert all(sentences(state, remark.risk))
    for seed in range(2):
        assert judge_line(state.resample(0, Rng(seed)), idle, Rng("row"), sides, settings) == [remark]
    best = (remark.better.action, *remark.better.line)
    assert not [each for each in judge_line(state, best, Rng("row"), sides, settings) if each.better is not None]
