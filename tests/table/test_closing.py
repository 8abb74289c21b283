"""A table that the host of the server has closed can be looked at, and that is all."""

from __future__ import annotations

import json

import pytest
from tables import Play, Step, fold, new_play, new_setup, rebuilt, refused, snapshot
from wandering import wander

import sampan
from sampan.core.errors import SampanError
from sampan.core.rng import Rng
from sampan.server import payloads
from sampan.server.schemas.socket import TOLD
from sampan.table import commands as c
from sampan.table.table import new_table


def close(play: Play) -> Step:
    return play.must(c.Close())


@pytest.mark.parametrize("key", sampan.game_keys())
@pytest.mark.parametrize("actions", [0, 7, 40])
def test_everybody_is_told_and_sees_what_they_saw(key: str, actions: int) -> None:
    seats = sampan.game(key).fewest_seats
    play = new_play("h" * seats, game=key)
    wander(play, actions, actions)
    before = play.table
    step = close(play)
    for held in [(), *[(seat,) for seat in range(seats)], tuple(range(seats))]:
        assert step.is_told(held)
        told = json.loads(payloads.encode(payloads.whole(before, held)))
        now = json.loads(payloads.encode(payloads.whole(step.after, held)))
        TOLD.validate_python(now)
        assert fold(told, json.loads(payloads.encode(step.message(held)))) == now
        assert now["table"]["closed"]
        assert now["log"] == told["log"]
        assert now["decisions"] == [] == now["table"]["deciding"]
        assert now["undo"] is None
    assert step.notes == [{"ply": step.after.match.ply, "kind": "closed", "seat": -1}]


def test_nothing_can_be_done_there_any_more() -> None:
    play = new_play("hhb")
    play.arrive((0, 1), None)
    state = play.match.state
    action = play.game.describe(state, state.legal()[0])
    mover, ply = int(state.to_move()), play.match.ply
    close(play)
    for command in (
        c.Act(mover, ply, action),
        c.Undo(0),
        c.Consent(1, True),
        c.Withdraw(0),
        c.VoteSubstitute(0, 1, True, "2099-01-01T00:00:00Z", 0.0),
        c.Resume(0),
        c.Resign(0),
        c.Rematch("again", "0" * 64, "later"),
        c.Say(0, "", "hello", "now"),
        c.Rename(0, "Eve"),
        c.Leave(0),
    ):
        refused("closed", play, lambda command=command: play.must(command))  # type: ignore[misc]
    refused("closed", play, lambda: play.preview(mover, ply, action, Rng(1)))
    for quiet in (
        c.Close(),
        c.Open(),
        c.Arrive((0,)),
        c.ReplaceOverdue("2099-01-01T00:00:00Z"),
        c.ActForBot(2, play.table.point_of(2), action, 1),
    ):
        assert play.do(quiet) is None
    assert play.table.bot_to_move is None
    assert play.depart([0], "later") is not None
    assert play.table.present == {1}


def test_a_closed_table_without_its_friends_never_starts() -> None:
    play = new_play("ll")
    close(play)
    refused("closed", play, lambda: play.join(0, "Ada"))
    assert not play.started


def test_it_is_the_same_after_a_restart() -> None:
    play = Play(new_table(new_setup("hh")[0]))
    steps = [play.open(), *wander(play, 3, 20), close(play)]
    fresh = rebuilt(play, steps)
    assert fresh.closed
    with pytest.raises(SampanError):
        fresh.resign(0)
    assert snapshot(fresh) == snapshot(play)
