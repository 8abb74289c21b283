"""Refusals as clients receive them."""

from __future__ import annotations

import pytest

import sampan
from sampan import text
from sampan.core.errors import SampanError
from sampan.server.refusal import error_data


@pytest.mark.parametrize("key", sampan.game_keys())
def test_what_cannot_be_done_is_said_as_the_game_says_it(key: str) -> None:
    rng = sampan.Rng(1)
    said = 0
    for number in range(5):
        match = sampan.Match(sampan.game(key), ["Ada", "Ben"], dealer=sampan.new_dealer(number)).begin()
        while match.outcome() is None:
            for refusal in match.state.blocked():
                told = error_data(refusal)
                assert told["reason"] == refusal.reason
                assert told["fields"] == refusal.fields
                assert told["sentence"] == {language: refusal.sentence(language) for language in text.LANGUAGES}
                said += 1
            match.act(int(match.to_move()), int(match.state.sample(rng)))
    assert said > 0


def test_a_sentence_is_made_once_for_all_refusals_that_say_the_same() -> None:
    known = {"card": "plank_2", "action": 9}
    told = [
        error_data(SampanError("already-laid", {**known, "unmentioned": number}, "sampan.games.dragon_delta"))
        for number in range(2)
    ]
    assert told[0]["fields"] != told[1]["fields"]
    assert told[0]["sentence"] is told[1]["sentence"]
    other = error_data(SampanError("already-laid", {**known, "card": "move_1"}, "sampan.games.dragon_delta"))
    assert other["sentence"] != told[0]["sentence"]


def test_the_fields_of_quoted_messages_count() -> None:
    assert text.variables("en", "sampan.games.dragon_delta", "refusal-already-laid") == {"card"}
