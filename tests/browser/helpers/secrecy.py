"""What a browser was told over its sockets, held against what the rules show its seats."""

from __future__ import annotations

from typing import Any

from folding import folded

from sampan.core.match import Match


def check_told(heard: list[dict[str, Any]], match: Match, observers: dict[str, int | None]) -> None:
    """All that was told is what the rules show those observers, to the last bit."""
    told = list(folded(heard))
    assert len(told) > 10
    for message in told:
        assert set(message["views"]) == set(observers)
        for observer, seat in observers.items():
            if message["table"]["started"]:
                assert message["views"][observer] == match.replay(message["table"]["ply"]).view(seat)
            log = match.log(seat)
            for entry in message["entries"].get(observer, []):
                assert {"by": entry["by"], "events": entry["events"]} == log[entry["ply"]]
