"""The coach at a table: only where hints are allowed, only for the seat that is asked, and heard by nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from serving import Host

ALONE = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "name": "Willow", "bot": "easy"}]
BOTH = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Ben"}]
BEGIN = {"first_player": 0}


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server that waits for uncompiled searches on busy machines, too."""
    with Host(tmp_path_factory.mktemp("host"), bot_seconds=90.0) as running:
        yield running


def test_it_speaks_of_what_could_be_done_and_says_the_same_again(host: Host) -> None:
    id_, tokens = host.table(ALONE, options=BEGIN)
    ada = host.guest(id_, tokens[0])
    while ada.decision is None:
        ada.next()
    decision = ada.decision
    remarks = ada.done("coach", seat=0, ply=decision["ply"])["remarks"]
    for remark in remarks:
        assert remark["action"] in decision["actions"]
        assert remark["weight"] > 0.0
        assert (remark["better"] is None) == bool(remark["reasons"])
    assert ada.done("coach", seat=0, ply=decision["ply"])["remarks"] == remarks


def test_a_row_of_secret_cards_is_judged_as_a_whole(host: Host) -> None:
    id_, tokens = host.table(ALONE, game="dragon_delta")
    ada = host.guest(id_, tokens[0])
    while ada.decision is None:
        ada.next()
    ply, actions = ada.decision["ply"], ada.decision["actions"]
    assert ada.done("coach", seat=0, ply=ply)["remarks"] == [], "one card says too little"
    row = actions[:5]
    for remark in ada.done("coach", seat=0, ply=ply, line=row)["remarks"]:
        assert [remark["action"], *remark["line"]] == row
        assert remark["better"] is None or len(remark["better"]["line"]) == 4
    assert ada.decision["ply"] == ply, "nothing is laid"
    assert ada.refused("coach", seat=0, ply=ply, line=actions[:6]) == "no-plan"
    assert ada.refused("coach", seat=0, ply=ply, line=[row[0], row[0]]) == "already-laid"
    assert ada.refused("coach", seat=0, ply=ply, line=[{"kind": "fly"}]) == "kind-not-now"


@pytest.mark.parametrize("hints", [None, False])
def test_among_people_it_is_silent_unless_the_table_was_made_with_hints(host: Host, hints: Any) -> None:
    id_, tokens = host.table(BOTH, options=BEGIN, hints=hints)
    ada = host.guest(id_, tokens[0])
    assert ada.refused("coach", seat=0, ply=ada.table["ply"]) == "no-hints"


def test_nobody_else_hears_of_it(host: Host) -> None:
    id_, tokens = host.table(BOTH, options=BEGIN, hints=True, public=True)
    ada, ben, eve = host.guest(id_, tokens[0]), host.guest(id_, tokens[1]), host.guest(id_)
    ply = ada.table["ply"]
    ada.done("coach", seat=0, ply=ply)
    for guest in (ben, eve):
        seq = guest.seq
        guest.done("ping")
        assert guest.seq == seq
        assert not any('"remarks"' in words for words in guest.raw)
    assert sum('"remarks"' in words for words in ada.raw) == 1
    assert ben.refused("coach", seat=1, ply=ply) == "not-your-turn"
    assert ben.refused("coach", seat=0, ply=ply) == "not-your-seat"
    assert eve.refused("coach", seat=0, ply=ply) == "not-your-seat"
    assert ada.refused_after_news("coach", seat=0, ply=ply + 1) == "late"
    assert ada.refused("coach", seat=0, ply=ply, line=[{"kind": "pass"}]) == "no-plan"
