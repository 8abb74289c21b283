"""What the table points out is true: a card that finishes a player can really bring him to the goal, others cannot."""

from __future__ import annotations

from typing import Any

import sampan
from sampan import CHANCE, OVER, Rng, State

YIN_YANG = sampan.game("yin_yang")


def reaches(state: State, action: int, target: int) -> bool:
    """Whether playing so ends with the target at the goal: he wins, or is out."""
    number = 1 if state.view(None)["goal"]["mode"] == "win" else 0  # type: ignore[index]
    after = state.clone()
    after.apply(action)
    rng = Rng(1)
    for _ in range(60):  # draws and choices that follow do not touch tokens
        if after.to_move() == OVER or not after.view(None)["in_play"]:
            break
        after.apply(after.legal()[0] if after.to_move() != CHANCE else after.sample(rng))
    outcome = after.outcome()
    if number:
        # Whoever wins at the limit is near the goal, not at it (YN-12a).
        return outcome is not None and outcome.reason == "goal" and target in outcome.winners
    players: Any = after.view(None)["players"]
    return bool(players[target]["out"])


def test_yn_9_finished_by_is_exactly_what_plays_can_do() -> None:
    claims = misses = 0
    for seed in range(60 if sampan.compiled else 6):
        rng = Rng(seed)
        tokens = (20, 6, 8, 40)[seed % 4]
        state = YIN_YANG.start(2 + seed % 3, {"tokens": tokens, "blind_gift": seed % 5 == 0, "turn_limit": 60})
        while state.to_move() != OVER and claims < (400 if sampan.compiled else 30):
            view = state.view(state.to_move()) if state.to_move() >= 0 else None
            if view is not None and view["phase"] == "play":
                players: Any = view["players"]
                hand = set(players[view["you"]]["hand"])  # type: ignore[call-overload]
                actions = {action: YIN_YANG.describe(state, action) for action in state.legal()}
                for player in players:
                    for card in hand - {"W8"} if player["seat"] == view["you"] else hand:
                        if player["out"]:
                            continue
                        plays = [action for action, told in actions.items() if told.get("card") == card]
                        can = any(reaches(state, action, player["seat"]) for action in plays)
                        assert can == (card in player["finished_by"]), (seed, card, player, view["goal"])
                        claims += can
                        misses += not can
            state.apply(state.sample(rng))
    assert claims > 20
    assert misses > 200
