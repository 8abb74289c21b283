"""Hints for who may ask, chances for who only watches, and nothing of either for anybody else."""

from __future__ import annotations

import asyncio
import functools
import importlib
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from ears import Ear
from face_down import FaceDown
from serving import PATIENCE, Guest, Host
from tables import Play, new_play, refused

import sampan
from sampan.bots import advice
from sampan.bots import search as searching
from sampan.core.match_file import match_text
from sampan.server.live_table import LiveTable
from sampan.server.live_tables import LiveTables
from sampan.server.metrics import Metrics
from sampan.server.refusal import Refusal
from sampan.server.schemas.http import NewTable
from sampan.server.settings import Settings
from sampan.server.store import Store
from sampan.server.worker_requests import Workers, resampled_job
from sampan.table import commands
from sampan.table.refusal import Refusal as TableRefusal
from sampan.table.table import Table
from sampan.workers import jobs

ALONE = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
BOTH = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Ben"}]
BEGIN = {"first_player": 0}


def midway(seats: int = 2, plies: int = 24, seed: int = 3) -> Play:
    """A table with cards in hands."""
    table = new_play("h" * seats, options={"first_player": 0}, hints=True)
    rng = sampan.Rng(seed)
    while table.match.ply < plies or len(table.match.state.legal()) < 2:
        table.match.act(table.match.to_move(), int(table.match.state.sample(rng)))
    return table


class TestHints:
    def test_three_actions_with_chances_and_what_they_would_do(self, host: Host) -> None:
        id_, tokens = host.table(ALONE, options=BEGIN)
        ada = host.guest(id_, tokens[0])
        assert ada.table["hints"] is True
        for _ in range(3):
            while ada.decision is None:
                ada.next()
            decision = ada.decision
            answer = ada.done("hint", seat=0, ply=decision["ply"])
            given = answer["advice"]
            assert 1 <= len(given) <= min(3, len(decision["actions"]))
            for each in given:
                assert each["action"] in decision["actions"]
                assert 0.0 <= each["chance"] <= 1.0
                assert 0.0 <= each["error"] <= 1.0
                assert len(each["reasons"]) <= 2
                assert all(isinstance(reason["kind"], str) for reason in each["reasons"])
                foreseen = ada.done("preview", seat=0, ply=decision["ply"], action=each["action"])["events"]
                assert [event["kind"] for event in each["events"]] == [event["kind"] for event in foreseen]
                assert each["line"] == []
            ranks = [each["rank"] for each in given]
            assert ranks == sorted(ranks)
            assert ranks[0] == 0
            assert ada.done("hint", seat=0, ply=decision["ply"])["advice"] == given, "the same again"
            ada.act()

    def test_what_is_pending_is_advised_as_a_whole(self, host: Host) -> None:
        id_, tokens = host.table(ALONE, game="dragon_delta")
        ada = host.guest(id_, tokens[0])
        while ada.decision is None:
            ada.next()
        rest: list[dict[str, Any]] = []
        for left in (5, 4, 3):
            ply = ada.decision["ply"]
            given = ada.done("hint", seat=0, ply=ply)["advice"]
            for each in given:
                row = [each["action"], *each["line"]]
                assert {action["kind"] for action in row} == {"lay_card"}
                assert len({action["card"] for action in row}) == len(row) == left
            assert ada.done("hint", seat=0, ply=ply)["advice"] == given, "the same again"
            ada.catch_up(ada.done("act", seat=0, ply=ply, action=given[0]["action"])["seq"])
            rest = given[0]["line"]
        # What is left of a row can be laid as it stands.
        for action in rest:
            ada.catch_up(ada.done("act", seat=0, ply=ada.decision["ply"], action=action)["seq"])
        assert ada.table["ply"] > 0

    def test_nobody_else_hears_of_it(self, host: Host) -> None:
        id_, tokens = host.table(BOTH, options=BEGIN, hints=True, public=True)
        ada, ben, eve = host.guest(id_, tokens[0]), host.guest(id_, tokens[1]), host.guest(id_)
        ada.done("hint", seat=0, ply=ada.table["ply"])
        for guest in (ben, eve):
            seq = guest.seq
            guest.done("ping")
            assert guest.seq == seq
            assert not any('"advice"' in words for words in guest.raw)
        assert sum('"advice"' in words for words in ada.raw) == 1

    @pytest.mark.parametrize(("seats", "hints"), [(ALONE, True), (BOTH, False), ([*BOTH, ALONE[1]], False)])
    def test_they_are_usual_against_bots_and_not_among_people(self, host: Host, seats: Any, hints: bool) -> None:
        for wish, allowed in ((None, hints), (True, True), (False, False)):
            id_, tokens = host.table(seats, options=BEGIN, hints=wish)
            ada = host.guest(id_, tokens[0])
            assert ada.table["hints"] is allowed
            if not allowed:
                assert ada.refused("hint", seat=0, ply=ada.table["ply"]) == "no-hints"

    def test_only_before_ones_own_move(self, host: Host) -> None:
        id_, tokens = host.table(BOTH, options=BEGIN, hints=True, public=True)
        ada, ben, eve = host.guest(id_, tokens[0]), host.guest(id_, tokens[1]), host.guest(id_)
        ply = ben.table["ply"]
        assert ben.refused("hint", seat=1, ply=ply) == "not-your-turn"
        assert ben.refused("hint", seat=0, ply=ply) == "not-your-seat"
        assert eve.refused("hint", seat=0, ply=ply) == "not-your-seat"
        assert ada.refused_after_news("hint", seat=0, ply=ply + 1) == "late"
        assert ada.refused("hint", seat=0, ply=-1) == "field-form"
        assert ada.refused("hint", seat=0, ply="now") == "field-form"
        assert ada.refused("hint", seat=0) == "field-missing"
        assert ada.refused("hint", seat=0, ply=ply, level="expert") == "field-unknown"
        ada.done("resign", seat=0)
        assert ada.refused("hint", seat=0, ply=ply) == "game-over"

    def test_not_for_a_seat_that_a_bot_plays(self) -> None:
        table = new_play("hh", options=BEGIN, hints=True, created="2026-11-16T12:00:00Z")
        table.arrive([1], None)
        table.vote(1, 0, True)
        refused("substituted", table, lambda: table.must_hint(0, table.match.ply))

    def test_a_wish_that_is_none_is_refused(self, host: Host) -> None:
        for wrong in ("yes", 1, []):
            answer = host.post("/tables", {"game": "yin_yang", "seats": ALONE, "hints": wrong})
            assert answer.json()["reason"] == "field-form"

    def test_an_adviser_is_told_nothing_that_the_seat_may_not_know(self) -> None:
        table = midway()
        seat = int(table.match.to_move())
        truth: Any = table.match.state.position()
        asked = [json.loads(json.dumps(resampled_job("advise", table, seat))) for _ in range(20)]
        assert len({json.dumps(job["position"]["hands"][1 - seat]) for job in asked}) > 5
        assert all(job["position"]["hands"][seat] == truth["hands"][seat] for job in asked)
        assert set(asked[0]) == {"job", "game", "position", "seed"}
        assert table.setup.seed not in json.dumps(asked)

    def test_states_equal_to_the_seat_give_equal_hints(self, monkeypatch: pytest.MonkeyPatch) -> None:
        few = searching.Settings(24, 0.0, first=6)
        monkeypatch.setattr(jobs.advice, "advise", functools.partial(advice.advise, settings=few))
        for seed in range(4):
            table = midway(3, 20 + 7 * seed, seed)
            seat = int(table.match.to_move())
            truth = table.match.state
            answers = set()
            for other in range(4):
                state = truth.resample(seat, sampan.Rng(f"{seed} {other}")) if other else truth
                job = {"job": "advise", "game": "yin_yang", "position": state.position(), "seed": "same"}
                answers.add(json.dumps(jobs.advise(json.loads(json.dumps(job)))))
            assert len(answers) == 1


class TestChances:
    def test_a_spectator_is_told_and_no_player_is(self, host: Host) -> None:
        id_, tokens = host.table(BOTH, options=BEGIN, public=True)
        ada, ben, eve = host.guest(id_, tokens[0]), host.guest(id_, tokens[1]), host.guest(id_)
        # A socket that has held a seat is a player's, whatever it says it is.
        turncoat = host.guest(id_, tokens[1])
        assert turncoat.hello()["you"] == []
        for number in range(5):
            told = eve.hear("chances")
            while told["ply"] < ada.table["ply"]:
                told = eve.hear("chances")
            assert [side["seats"] for side in told["sides"]] == [[0], [1]]
            assert sum(side["chance"] for side in told["sides"]) == pytest.approx(1.0, abs=0.001)
            late = host.guest(id_)
            assert late.hear("chances")["sides"] == told["sides"], "who comes later is told the same"
            late.close()
            mover = ada if ada.decision else ben
            seq = mover.act(number * 5)
            for guest in (ada, ben, eve):
                guest.catch_up(seq)
        for guest in (ada, ben, turncoat):
            guest.done("ping")
            assert_no_chances(guest)

    def test_it_ends_with_the_match(self, host: Host) -> None:
        id_, tokens = host.table(BOTH, public=True)
        ada, eve = host.guest(id_, tokens[0]), host.guest(id_)
        eve.hear("chances")
        ada.done("resign", seat=0)
        while eve.table["outcome"] is None:
            eve.next()
        eve.done("ping")
        assert eve.heard[-1]["type"] == "done"

    def test_who_looks_at_it_is_told_nothing_that_a_spectator_may_not_know(self) -> None:
        table = midway()
        asked = [json.loads(json.dumps(resampled_job("chances", table, None))) for _ in range(20)]
        for seat in (0, 1):
            assert len({json.dumps(job["position"]["hands"][seat]) for job in asked}) > 5
        assert table.setup.seed not in json.dumps(asked)

    def test_private_tables_have_no_spectators(self, host: Host) -> None:
        id_, _ = host.table(BOTH)
        assert Guest(host, id_).hello()["reason"] == "no-table"

    def test_a_running_match_has_none_over_http(self, host: Host) -> None:
        id_, tokens = host.table(BOTH, public=True)
        for token in (None, tokens[0]):
            answer = host.get(f"/tables/{id_}/chances?ply=1", token)
            assert (answer.status_code, answer.json()["reason"]) == (409, "unfinished")

    def test_a_finished_one_has_them_at_every_point(self, host: Host) -> None:
        id_, tokens = host.table([*BOTH, {"kind": "here"}], options={"teams": [0, 1, 0], "turn_limit": 4}, public=True)
        ada = host.guest(id_, *tokens)
        while ada.decision is not None:
            ada.act()
        last = ada.table["ply"]
        for ply in (0, last // 2, last - 1):
            for eyes in ("", "&seat=1"):
                found = host.get(f"/tables/{id_}/chances?ply={ply}{eyes}").json()
                assert found["ply"] == ply
                assert [side["seats"] for side in found["sides"]] == [[0, 2], [1]]
                assert sum(side["chance"] for side in found["sides"]) == pytest.approx(1.0, abs=0.001)
        outcome = ada.table["outcome"]
        end = host.get(f"/tables/{id_}/chances?ply={last}").json()["sides"]
        assert [side["chance"] > 0 for side in end] == [0 in outcome["winners"], 1 in outcome["winners"]]

    @pytest.mark.parametrize(
        ("query", "reason"),
        [
            ("", "field-missing"),
            ("?ply=-1", "field-form"),
            ("?ply=x", "field-form"),
            ("?ply=99999", "no-such-ply"),
            ("?ply=0&seat=7", "no-seat"),
            ("?ply=0&seat=x", "field-form"),
        ],
    )
    def test_what_cannot_be_is_refused(self, host: Host, query: str, reason: str) -> None:
        id_, tokens = host.table(BOTH, public=True)
        host.guest(id_, tokens[0]).done("resign", seat=0)
        for answer in (
            host.get(f"/tables/{id_}/chances{query}"),
            uploaded_chances(host, query, host.get(f"/tables/{id_}/match").content),
        ):
            assert (answer.status_code, answer.json()["reason"]) == (400, reason)
            assert answer.json()["sentence"]["fr"]

    def test_a_private_table_is_not_known(self, host: Host) -> None:
        id_, tokens = host.table(BOTH)
        host.guest(id_, tokens[0]).done("resign", seat=0)
        assert host.get(f"/tables/{id_}/chances?ply=0").status_code == 404
        assert host.get(f"/tables/{id_}/chances?ply=0", tokens[1]).status_code == 200

    def test_a_match_file_has_them_too(self, host: Host) -> None:
        match = sampan.Match(sampan.game("yin_yang"), ["Ada", "Ben"], {}, sampan.new_dealer(5)).begin()
        match.act(match.to_move(), match.state.legal()[0])
        match.resign(1)
        content = match_text(match).encode()
        found = uploaded_chances(host, f"?ply={match.ply}", content).json()
        assert found["sides"] == [{"seats": [0], "chance": 1.0}, {"seats": [1], "chance": 0.0}]
        assert uploaded_chances(host, "?ply=0&seat=1", content).json()["ply"] == 0
        assert upload(host, b"{}").json()["reason"].startswith("file")
        assert upload(host, b" " * 16_000_001).status_code == 413


def upload(host: Host, content: bytes) -> httpx.Response:
    return httpx.post(f"{host.url}/api/replays", content=content, timeout=PATIENCE, trust_env=False)


def uploaded_chances(host: Host, query: str, content: bytes) -> httpx.Response:
    return host.get(f"/replays/{upload(host, content).json()['id']}/chances{query}")


def assert_no_chances(guest: Guest) -> None:
    assert not any(message["type"] == "chances" for message in guest.heard)
    assert not any('"chance"' in words or '"sides"' in words for words in guest.raw)


# Without a server, with a bot that answers at once.


class Sage:
    """Stands where the worker processes do, and counts what it is asked."""

    def __init__(self, tables: LiveTables, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[str] = []
        self.fails = False
        self.ready = asyncio.Event()  # it does not answer before
        self.ready.set()
        monkeypatch.setattr(tables.workers, "advise", self.advise)

    async def advise(self, question: dict[str, Any]) -> dict[str, Any]:
        self.asked.append(question["job"])
        await self.ready.wait()
        if self.fails:
            raise Refusal("advice-failed", status=503)
        if question["job"] == "chances":
            return {"sides": []}
        return {"advice": [{"action": {"kind": str(len(self.asked))}, "chance": 0.5, "events": []}]}


@pytest.fixture
def at_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[[Callable[[LiveTable, Sage], Awaitable[None]], str], None]:
    monkeypatch.setitem(importlib.import_module("sampan.games.registry")._GAMES, "face_down", FaceDown())

    def run(scene: Callable[[LiveTable, Sage], Awaitable[None]], key: str = "yin_yang") -> None:
        async def play() -> None:
            tables = LiveTables(Settings(bot_pause=0), Store(f"sqlite:///{tmp_path}/tables.sqlite3"))
            order = {"game": key, "seats": BOTH, "hints": True, "public": True}
            table, _ = await tables.create(NewTable.model_validate(order))
            async with tables.get(table.setup.id) as live:
                await scene(live, Sage(tables, monkeypatch))
            await tables.close()

        asyncio.run(play())

    return run


def act(table: Table, seat: int, choice: int = 0) -> commands.Act:
    state = table.asking(seat)
    return commands.Act(seat, table.ply_of(seat), table.game.describe(state, state.legal()[choice]))


def test_one_question_is_thought_about_once(at_table: Any) -> None:
    async def scene(live: LiveTable, sage: Sage) -> None:
        seat = live.table.persons_to_move[0]
        ply = live.table.match.ply
        first, second = await asyncio.gather(live.hint(seat, ply), live.hint(seat, ply))
        assert first == second
        await live.carry_out(commands.Say(seat, "", "hm", "now"))
        assert await live.hint(seat, ply) == first
        assert sage.asked == ["advise"]
        await live.carry_out(act(live.table, seat))
        with pytest.raises(TableRefusal, match="Too late"):
            await live.hint(seat, ply)
        await live.carry_out(commands.Undo(seat))
        assert await live.hint(seat, ply) == first
        assert sage.asked == ["advise"]

    at_table(scene)


def test_an_answer_that_comes_too_late_is_refused(at_table: Any) -> None:
    async def scene(live: LiveTable, sage: Sage) -> None:
        seat = live.table.persons_to_move[0]
        sage.ready.clear()
        asking = asyncio.create_task(live.hint(seat, live.table.match.ply))
        while not sage.asked:
            await asyncio.sleep(0)
        await live.carry_out(act(live.table, seat))
        sage.ready.set()
        with pytest.raises(TableRefusal, match="Too late"):
            await asking

    at_table(scene)


def test_a_bot_that_failed_is_asked_again(at_table: Any) -> None:
    async def scene(live: LiveTable, sage: Sage) -> None:
        seat = live.table.persons_to_move[0]
        sage.fails = True
        with pytest.raises(Refusal, match="could not say"):
            await live.hint(seat, live.table.match.ply)
        sage.fails = False
        assert await live.hint(seat, live.table.match.ply)
        assert sage.asked == ["advise", "advise"]

    at_table(scene)


def test_what_is_pending_makes_another_question(at_table: Any) -> None:
    async def scene(live: LiveTable, sage: Sage) -> None:
        given = []
        for choice in (0, 1, 0):
            await live.carry_out(act(live.table, 0, choice))
            given.append(await live.hint(0, live.table.ply_of(0)))
            await live.carry_out(commands.Undo(0))
        assert len(sage.asked) == 3
        assert given[0] != given[1]

    at_table(scene, "face_down")


def test_pending_choices_do_not_show_in_when_spectators_are_told(at_table: Any) -> None:
    async def scene(live: LiveTable, sage: Sage) -> None:
        eve = Ear()
        await live.welcome(eve, (), None)
        while eve.heard[-1]["type"] != "chances":
            await asyncio.sleep(0)
        heard = len(eve.heard)
        await live.carry_out(act(live.table, 0))
        await asyncio.sleep(0.01)
        assert sage.asked == ["chances"]
        assert len(eve.heard) == heard

    at_table(scene, "face_down")


def test_chances_that_come_too_late_are_told_all_the_same(at_table: Any) -> None:
    async def scene(live: LiveTable, sage: Sage) -> None:
        eve = Ear()
        sage.ready.clear()
        await live.welcome(eve, (), None)
        while not sage.asked:
            await asyncio.sleep(0)
        before = live.table.match.ply
        await live.carry_out(act(live.table, live.table.persons_to_move[0]))
        sage.ready.set()
        while eve.heard[-1].get("ply") != before + 1:
            await asyncio.sleep(0)
        assert [message["ply"] for message in eve.heard if message["type"] == "chances"] == [before, before + 1]

    at_table(scene)


def test_nobody_is_asked_for_chances_that_nobody_may_know(at_table: Any) -> None:
    async def scene(live: LiveTable, sage: Sage) -> None:
        ada = Ear(live.table, 0)
        await live.welcome(ada, (0,), None)
        await live.welcome(ada, (), None)
        await live.carry_out(act(live.table, live.table.persons_to_move[0]))
        await asyncio.sleep(0.01)
        assert sage.asked == []
        assert not any(message["type"] == "chances" for message in ada.heard)

    at_table(scene)


def test_a_worker_that_cannot_be_started_is_no_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        workers = Workers(Settings(), Metrics())
        table = midway()
        with pytest.raises(Refusal, match="could not say"):
            await workers.advise(resampled_job("advise", table, int(table.match.to_move())))
        await workers.close()

    monkeypatch.setattr("sys.executable", __file__)
    asyncio.run(ask())
