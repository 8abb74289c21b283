"""Who is connected to other servers, according to their last heartbeat."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from sampan.server.presence import RemotePresence


def test_what_is_not_said_again_is_true_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr("sampan.server.presence.time", SimpleNamespace(monotonic=lambda: clock[0]))
    presence = RemotePresence(5.0)
    presence.hear({"a": [0, 2], "b": [1]})
    assert presence.seats("a") == {0, 2}
    assert presence.seats("c") == set()
    clock[0] = 3.0
    presence.hear({"a": [2, 3]})
    clock[0] = 6.0
    assert presence.seats("a") == {2, 3}
    assert presence.seats("b") == set()
    presence.hear({})
    assert list(presence._heard) == ["a"]
