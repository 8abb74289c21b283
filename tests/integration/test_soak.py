"""A short soak on both stores; and the checks of a soak find whatever could be wrong."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from postgres import programs
from tables import Play, Step, new_setup

from sampan import Rng
from sampan.server import payloads
from sampan.table.table import new_table
from soaking.audit import Audit, Problem, Request, Row

SOAK = Path(__file__).parents[2] / "benchmarks" / "soak.py"
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells of the processes of others")
HELD = (0, 1)

Data = dict[str, Any]


class Logbook:
    """A table that two people play from one screen: what they asked for, and the rows of its store."""

    def __init__(self, game: str) -> None:
        self.setup = new_setup("hh", game=game)[0]
        self.play = Play(new_table(self.setup))
        self.audit = Audit(self.setup.id)
        self.rows: list[Row] = []
        self._keep(self.play.open())

    def _keep(self, step: Step | None) -> None:
        assert step is not None
        self.rows.append((step.seq, json.dumps(step.record.to_json())))

    def ask(self, kind: str, does: Callable[[], Step], **fields: Any) -> Request:
        request = self.audit.ask(kind, fields, HELD, self.play.table.seq_for(HELD))
        self._keep(does())
        request.fate, request.seq = "done", self.play.table.seq_for(HELD)
        return request

    def say(self, words: str, seat: int = 0) -> Request:
        return self.ask("chat", lambda: self.play.say(seat, "", words, "now"), seat=seat, text=words)

    def act(self) -> Request:
        table = self.play.table
        seat = table.deciding[0]
        state = table.asking(seat)
        action = table.game.describe(state, int(state.sample(Rng(table.seq))))
        ply = table.ply_of(seat)
        return self.ask("act", lambda: self.play.act(seat, ply, action), seat=seat, ply=ply, action=action)

    def undo(self) -> None:
        """Take back what was done last, by consent if that is needed."""
        seat = next(seat for seat in HELD if self.play.table.undo_mode(seat) is not None)
        self.ask("undo", lambda: self.play.take_back(seat), seat=seat)
        if self.play.table.undo is not None:
            other = 1 - seat
            self.ask("consent", lambda: self.play.consent(other, True), seat=other, agree=True)

    def fill(self) -> Logbook:
        """Everything that a soak asks for, in some order."""
        for number in range(12):
            self.act()
            if number % 5 == 3:
                self.undo()
            if number % 4 == 1:
                self.say(f"line {number}", number % 2)
        self.ask("name", lambda: self.play.rename(0, "Cleo"), seat=0, name="Cleo")
        self.act()
        return self

    def whole(self) -> Data:
        whole: Data = json.loads(payloads.encode(payloads.whole(self.play.table, HELD)))
        return whole

    def check(self, rows: list[Row] | None = None, told: Data | None = None, last: bool = True) -> list[Problem]:
        known = {"Ann": self.whole() if told is None else told}
        return self.audit.check(self.setup, self.rows if rows is None else rows, known, last)

    def place(self, kind: str) -> int:
        """Where the last row of a kind is."""
        return max(i for i, (_, words) in enumerate(self.rows) if json.loads(words)["kind"] == kind)


def numbered(rows: list[Row]) -> list[Row]:
    return [(number, words) for number, (_, words) in enumerate(rows, 1)]


def kinds(problems: list[Problem]) -> set[str]:
    return {problem.kind for problem in problems}


@pytest.mark.parametrize("game", ["yin_yang", "dragon_delta", "yangtze", "yellow_yangtze"])
def test_a_sound_store_has_no_problems(game: str) -> None:
    log = Logbook(game).fill()
    assert log.check(last=False) == []
    log.act()
    assert log.check() == []


@pytest.mark.parametrize("kind", ["chat", "act", "name"])
def test_a_lost_record_is_found(kind: str) -> None:
    log = Logbook("yin_yang").fill()
    place = log.place(kind)
    assert "lost" in kinds(log.check(numbered(log.rows[:place] + log.rows[place + 1 :])))


def test_a_lost_end_is_found_at_once() -> None:
    log = Logbook("yin_yang").fill()
    (problem,) = log.check(log.rows[:-1], last=False)
    assert (problem.kind, problem.seq) == ("lost", log.rows[-2][0])


def test_a_gap_is_found() -> None:
    log = Logbook("yin_yang").fill()
    (problem,) = log.check(log.rows[:3] + log.rows[4:])
    assert (problem.kind, problem.seq) == ("lost", 4)


@pytest.mark.parametrize("kind", ["chat", "name"])
def test_a_doubled_record_is_found(kind: str) -> None:
    log = Logbook("yin_yang").fill()
    place = log.place(kind)
    found = log.check(numbered(log.rows[: place + 1] + log.rows[place:]))
    assert ("doubled", place + 2) in [(problem.kind, problem.seq) for problem in found]


def test_what_was_not_acknowledged_may_be_there_once() -> None:
    for fate in ("unknown", "refused", "unsent"):
        log = Logbook("yin_yang").fill()
        log.say("perhaps").fate = fate  # type: ignore[assignment]
        assert kinds(log.check()) == (set() if fate == "unknown" else {"wrong"})
        log = Logbook("yin_yang").fill()
        before = log.whole()
        log.say("perhaps").fate = fate  # type: ignore[assignment]
        assert log.check(log.rows[:-1], told=before) == []
    log = Logbook("yin_yang").fill()
    log.say("perhaps").fate = "unknown"
    assert "doubled" in kinds(log.check(numbered([*log.rows, log.rows[-1]])))


def test_a_wrong_order_is_found() -> None:
    log = Logbook("yin_yang").fill()
    log.say("first")
    log.say("second")
    rows = numbered([*log.rows[:-2], log.rows[-1], log.rows[-2]])
    assert kinds(log.check(rows)) >= {"lost", "doubled"}


def test_a_record_that_changes_after_it_was_seen_is_found() -> None:
    log = Logbook("yin_yang").fill()
    assert log.check(last=False) == []
    place = log.place("chat")
    seq, words = log.rows[place]
    rows = [*log.rows[:place], (seq, words.replace("line 9", "lime 9")), *log.rows[place + 1 :]]
    assert kinds(log.check(rows)) == {"wrong", "lost", "doubled"}


def test_records_that_do_not_replay_are_found() -> None:
    log = Logbook("yin_yang").fill()
    place = log.place("act")
    rows = [*log.rows[:place], (log.rows[place][0], log.rows[log.place("open")][1]), *log.rows[place + 1 :]]
    assert "wrong" in kinds(log.check(rows))


@pytest.mark.parametrize("part", ["views", "log", "decisions", "chat", "table"])
def test_a_client_that_knows_something_else_is_found(part: str) -> None:
    log = Logbook("yin_yang").fill()
    told = log.whole()
    told[part] = [] if isinstance(told[part], list) else {}
    (problem,) = log.check(told=told)
    assert problem.kind == "wrong"
    assert part in problem.words


def soak(*words: str) -> tuple[int, str]:
    """The exit code of a soak, and what it prints."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-W", "error", str(SOAK), *words]
    done = subprocess.run(command, text=True, capture_output=True, env=environment, check=False)
    return done.returncode, done.stdout + done.stderr


@LINUX
@pytest.mark.parametrize("store", ["sqlite", "postgresql"])
def test_nothing_is_lost_doubled_or_stuck(store: str) -> None:
    if store == "postgresql" and programs() is None:
        pytest.skip("no PostgreSQL is found; on Debian: apt-get install postgresql")
    code, printed = soak("--store", store, "--kills", "6", "--tables", "4", "--json")
    assert code == 0, printed
    found = json.loads(printed)
    assert found["kills"] >= 6
    assert found["problems"] == []
    assert Counter(found["acknowledged"])["act"] > 0


@LINUX
def test_a_store_that_loses_and_doubles_is_found() -> None:
    code, printed = soak("--store", "sqlite", "--kills", "1", "--only", "workers", "--tables", "4", "--tamper")
    assert code == 1
    *problems, kept, line = printed.splitlines()
    for kind in ("lost", "doubled"):
        assert any(problem.startswith(f"{kind}: sqlite, table ") for problem in problems)
        assert f", 0 {kind}" not in line
    folder = Path(kept.split()[-1].rstrip("."))
    assert (folder / "sqlite" / "store" / "tables.sqlite3").exists()
    assert (folder / "sqlite" / "server-0" / "server.log").exists()
    shutil.rmtree(folder)
