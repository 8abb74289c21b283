"""A worker keeps the last few matches, and finds any of their states."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from match_files import file_of, random_match

import sampan
from sampan.core.match import Match
from sampan.workers import match_cache
from sampan.workers.match_cache import CachedMatch, MatchCache


@pytest.mark.parametrize("key", sampan.game_keys())
def test_every_state_is_that_of_the_match_in_any_order(key: str) -> None:
    match = random_match(key, sampan.game(key).fewest_seats, 150)
    cached = CachedMatch(match, 0)
    for ply in (100, 3, 64, 63, 65, match.ply, 0, 32, 31, 33, match.ply - 1):
        if 0 <= ply <= match.ply:
            assert cached.state_at(ply).position() == match.replay(ply).position()


def test_the_states_it_hands_out_are_copies() -> None:
    cached = CachedMatch(random_match(), 0)
    before = cached.state_at(32).position()
    state = cached.state_at(32)
    state.apply(state.legal()[0])
    assert cached.state_at(32).position() == before


@pytest.mark.parametrize("ply", [-1, 10**9])
def test_a_ply_that_is_not_there_is_refused(ply: int) -> None:
    with pytest.raises(sampan.IllegalAction) as caught:
        CachedMatch(random_match(), 0).state_at(ply)
    assert caught.value.reason == "no-such-ply"


def test_a_file_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[bytes] = []
    original = match_cache.read_match

    def counted(content: bytes, find_game: Callable[[str], sampan.Game]) -> Match:
        read.append(content)
        return original(content, find_game)

    monkeypatch.setattr(match_cache, "read_match", counted)
    cache = MatchCache()
    assert cache.get("a") is None
    first = cache.read("a", file_of(random_match()))
    assert cache.get("a") is first
    assert len(read) == 1


def test_the_least_recently_used_is_dropped_first(monkeypatch: pytest.MonkeyPatch) -> None:
    file = file_of(random_match(plies=20))
    cache = MatchCache()
    for key in "abcd":
        cache.read(key, file)
    assert cache.get("a") is not None
    cache.read("e", file)
    assert [key for key in "abcde" if cache.get(key)] == ["a", "c", "d", "e"]
    monkeypatch.setattr(match_cache, "MOST_BYTES", 2 * len(file))
    cache.read("f", file)
    assert [key for key in "abcdef" if cache.get(key)] == ["e", "f"]
    monkeypatch.setattr(match_cache, "MOST_BYTES", 1)
    cache.read("g", file)
    assert [key for key in "abcdefg" if cache.get(key)] == ["g"]
