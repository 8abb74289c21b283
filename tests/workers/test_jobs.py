"""What a worker's jobs come to."""

from __future__ import annotations

import json
from typing import Any

import pytest
from match_files import file_of, random_match

import sampan
from sampan.bots.levels import raw_settings
from sampan.workers import jobs


@pytest.fixture(autouse=True)
def _empty_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "_matches", jobs.MatchCache())


def chances_job(ply: int, seat: int | None = None, **more: Any) -> dict[str, Any]:
    return {"job": "chances_at", "file_key": "key", "seat": seat, "ply": ply, "seed": f"{seat} {ply}", **more}


@pytest.mark.parametrize("key", sampan.game_keys())
def test_the_same_question_has_the_same_answer_to_the_byte(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the clock says, whatever was asked before, and whether the match was kept or not."""
    match = random_match(key, sampan.game(key).fewest_seats, 60)
    file = file_of(match)
    plies = [match.ply // 2, match.ply // 3]
    first = {ply: json.dumps(jobs.chances_at(chances_job(ply, 0, file=file))) for ply in plies}
    assert {ply: json.dumps(jobs.chances_at(chances_job(ply, 0))) for ply in reversed(plies)} == first
    monkeypatch.setattr(jobs, "_matches", jobs.MatchCache())
    assert json.dumps(jobs.chances_at(chances_job(plies[1], 0, file=file))) == first[plies[1]]
    for answer in first.values():
        assert sum(side["chance"] for side in json.loads(answer)["sides"]) == pytest.approx(1.0, abs=0.001)


def test_without_its_file_a_match_must_be_known() -> None:
    with pytest.raises(jobs.FileNeeded):
        jobs.replay({"job": "replay", "file_key": "key", "seat": None, "id": "", "longest": 5000})
    file = file_of(random_match(plies=20))
    frames = jobs.replay({"job": "replay", "file_key": "key", "seat": None, "id": "", "longest": 5000, "file": file})
    assert jobs.replay({"job": "replay", "file_key": "key", "seat": None, "id": "", "longest": 5000}) == frames


def test_a_seat_that_is_not_there_is_refused() -> None:
    file = file_of(random_match(plies=20))
    with pytest.raises(sampan.SampanError) as caught:
        jobs.chances_at(chances_job(0, 2, file=file))
    assert caught.value.reason == "no-seat"


def test_every_budget_counts_iterations_and_never_seconds() -> None:
    for key in sampan.game_keys():
        budget = raw_settings(sampan.game(key).package, "replay")
        assert budget["seconds"] == 0.0
        assert budget["iterations"] > 0
        assert budget["resamples"] > 0
