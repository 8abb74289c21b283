"""Substitutes at a server: the bot takes over and hands back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from serving import Host, link_seats, play_on

from sampan.server import live_table, live_tables
from sampan.server.live_tables import LiveTables
from sampan.server.schemas.http import NewTable
from sampan.server.settings import Settings
from sampan.server.store import Store
from sampan.table import commands

NOON = "2026-11-16T12:00:00Z"


def at(minute: int) -> str:
    return f"2026-11-16T12:{minute:02}:00Z"


def test_the_sweep_sees_to_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        tables = LiveTables(Settings(bot_pause=0), Store(f"sqlite:///{tmp_path}/tables.sqlite3"))
        order = {
            "game": "yin_yang",
            "seats": [{"kind": "here"}, {"kind": "here"}],
            "substitute": {"bot": "random", "minutes": 5},
            "options": {"first_player": 0},
        }
        clock = [NOON]
        for module in (live_tables, live_table):
            monkeypatch.setattr(module, "now", lambda: clock[0])
        table, _ = await tables.create(NewTable.model_validate(order))
        async with tables.get(table.setup.id) as here:
            await here.carry_out(commands.Arrive((0,)))
            await here.sweep(1000)
            assert here.table.bot_for(1) is None
            clock[0] = at(5)
            await here.sweep(1000)
            assert here.table.bot_for(1) == "random"
            again = await tables.load(here.id)
            assert again is not None
            assert again.bot_for(1) == "random"
        await tables.close()

    asyncio.run(scene())


def test_at_a_real_table_the_bot_takes_over_and_hands_back(new_host: Callable[..., Host]) -> None:
    host = new_host(vote_seconds=0.0)
    id_, tokens = host.table(
        [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Ben"}],
        options={"first_player": 1},
        substitute={"bot": "random"},
    )
    ada = host.guest(id_, tokens[0])
    assert ada.table["substitute"] == {"bot": "random", "minutes": None}
    assert [seat["away"] is None for seat in ada.table["seats"]] == [True, False]
    assert ada.refused("resume", seat=0) == "not-substituted"
    assert ada.refused("substitute", seat=0, absent=7, agree=True) == "no-seat"
    assert ada.refused("substitute", seat=1, absent=1, agree=True) == "not-your-seat"
    assert ada.refused("substitute", seat=0, absent=1, agree="yes") == "field-form"
    assert ada.refused("substitute", seat=0, agree=True) == "field-missing"
    assert ada.refused("substitute", seat=0, absent=0, agree=True) == "not-absent"
    ada.done("substitute", seat=0, absent=1, agree=True)
    while ada.decision is None:
        ada.next()
    assert ada.table["ply"] > 0
    ben = host.guest(id_, tokens[1])
    assert ben.table["seats"][1]["substituted"]
    assert ben.decision is None
    ben.done("resume", seat=1)
    assert [note["kind"] for note in ben.hello(tokens[1])["notes"]] == ["substituted", "handed_back"]
    while ben.decision is None:
        ada.catch_up(ada.act())
        ben.catch_up(ada.seq)
    assert ben.decision["seat"] == 1


def test_nobody_votes_about_somebody_who_has_just_left(host: Host) -> None:
    id_, tokens = host.table([{"kind": "here"}, {"kind": "here"}])
    ada = host.guest(id_, tokens[0])
    assert ada.whole["vote_seconds"] == 60
    answer = ada.ask("substitute", seat=0, absent=1, agree=True)
    assert answer["reason"] == "substitute-early"
    assert 0 < answer["fields"]["seconds"] <= 60
    assert str(answer["fields"]["seconds"]) in answer["sentence"]["fr"]


def test_a_short_disconnection_does_not_give_the_match_away(new_host: Callable[..., Host]) -> None:
    """The opponent calls a bot and asks for undo after undo: the person's own answer is missing each time."""
    host = new_host(vote_seconds=0.0, absence_seconds=0.1)
    id_, tokens = host.table(link_seats("Ada", "Ben"), options={"first_player": 0}, substitute={"bot": "random"})
    ada, ben = [host.guest(id_, token) for token in tokens]
    ada.catch_up(ben.seq)
    play_on([ada, ben], 10)
    while ada.decision is None:  # until Ben has acted after her
        play_on([ada, ben], 1)
    ben.close()
    while ada.table["seats"][1]["away"] is None:
        ada.next()
    ply = ada.table["ply"]
    ada.done("substitute", seat=0, absent=1, agree=True)
    ada.done("undo", seat=0)
    assert ada.whole["undo"] == {"seat": 0, "consents": [], "missing": [1]}
    assert ada.refused("consent", seat=1, agree=True) == "not-your-seat"
    assert ada.table["ply"] >= ply
    again = host.guest(id_, tokens[1])
    again.done("consent", seat=1, agree=False)
    assert again.table["ply"] >= ply


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"bot": "nobody"}, "unknown-bot"),
        ({"bot": "easy", "minutes": 0}, "field-form"),
        ({"bot": "easy", "minutes": 1441}, "field-form"),
        ({"bot": "easy", "minutes": 1.5}, "field-form"),
        ({"bot": "easy", "minutes": True}, "field-form"),
        ({"bot": "x" * 41}, "too-long"),
        ({"minutes": 5}, "field-missing"),
        ({"bot": "easy", "hours": 1}, "field-unknown"),
        ("easy", "field-form"),
    ],
)
def test_what_cannot_be_a_substitute_is_refused(host: Host, wish: Any, reason: str) -> None:
    order = {"game": "yin_yang", "seats": [{"kind": "here"}, {"kind": "here"}], "substitute": wish}
    answer = host.post("/tables", order)
    assert answer.status_code == 400
    assert answer.json()["reason"] == reason
    assert answer.json()["sentence"]["fr"]


def test_a_bot_that_thinks_when_its_seat_is_taken_back_does_nothing(new_host: Callable[..., Host]) -> None:
    host = new_host(extra_bots=["hanging=bad_bots:Hanging"], bot_seconds=30.0, vote_seconds=0.0)
    seats = [{"kind": "here"}, {"kind": "here"}]
    id_, tokens = host.table(seats, options={"first_player": 1}, substitute={"bot": "hanging"})
    ada = host.guest(id_, tokens[0])
    ada.done("substitute", seat=0, absent=1, agree=True)
    ben = host.guest(id_, tokens[1])
    ben.done("resume", seat=1)
    assert ben.decision is not None
    ply = ben.table["ply"]
    ben.act()
    assert ben.table["ply"] > ply
