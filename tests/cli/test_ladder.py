"""`sampan ladder`: tables on standard output, progress on standard error, a sentence for whatever is wrong."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import sampan
from sampan.cli import ladder as command

HELPERS = Path(__file__).parent.parent / "helpers"
QUICK = ("--option", "turn_limit=8")
PAIR = ("ladder", "yin_yang", "--bots", "random,other=random", *QUICK)


@pytest.fixture(autouse=True)
def _strangers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the processes that a ladder starts find this very Sampan, and strange bots."""
    places = [Path(sampan.__file__).parent.parent, HELPERS]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(map(str, places)))


def without_times(out: str) -> str:
    data = json.loads(out)
    del data["times"]
    return json.dumps(data)


def test_tables(run):
    result = run(*PAIR, "--games", "4")
    assert result.code == 0
    assert re.search(r"^1 +(random|other) +\d+ +\d+ – \d+|^1 +(random|other) +1500 +– ", result.out, re.MULTILINE)
    assert "is fixed at 1500" in result.out
    assert "The share of their games that the bot of the row won" in result.out
    assert re.search(r"decisions/s +mean, ms +longest, ms", result.out)
    assert re.search(r"Digest of all games: [0-9a-f]{64}$", result.out, re.MULTILINE)
    assert "forfeited" not in result.out
    assert result.err.splitlines() == [
        "Yin & Yang, 2 seats: 4 games on 2 deals.",
        *[f"{done} of 4 games" for done in range(1, 5)],
    ]


def test_tables_in_french(run):
    result = run(*PAIR, "--games", "2", "--lang", "fr")
    assert result.code == 0
    for words in ("Classement", "Chacun contre chacun", "Réflexion", "forfaits", "décisions/s", "est fixé à 1500"):
        assert words in result.out
    assert result.err.startswith("Yin & Yang, 2 places : 2 parties sur une donne.")


def test_the_bar_with_the_time_left_is_for_terminals(run, monkeypatch):
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    result = run(*PAIR, "--games", "2")
    assert "━" in result.err
    assert re.search(r"-:--:--|\d:\d\d:\d\d", result.err)
    assert "left" in result.err
    assert "1 of 2 games" not in result.err
    assert "━" not in result.out


def test_json_is_the_same_to_the_byte_however_many_play_at_a_time(run):
    games = ("--games", "6", "--seed", "7", "--json", "--bot", "strange_bots:First")
    one = run(*PAIR, *games)
    three = run(*PAIR, *games, "--jobs", "3")
    assert (one.code, three.code) == (0, 0)
    assert without_times(one.out) == without_times(three.out)
    data = json.loads(one.out)
    assert (data["game"], data["seats"], data["seed"], data["planned"], data["games"]) == ("yin_yang", 2, "7", 18, 18)
    assert data["options"]["turn_limit"] == 8
    assert [row["seats"] for row in data["bots"]] == [12, 12, 12]
    assert sum(row["points"] for row in data["bots"]) == 18
    assert {row["bot"] for row in data["bots"]} == {"random", "strange_bots:First"}
    for row in data["bots"]:
        assert row["rating"]["low"] <= row["rating"]["value"] <= row["rating"]["high"]
        others = data["matrix"][row["name"]]
        assert {cell["games"] for cell in others.values()} == {6}
        for name, cell in others.items():
            back = data["matrix"][name][row["name"]]["share"]["value"]
            assert cell["share"]["value"] + back == pytest.approx(1, abs=1e-4)
        assert set(data["times"]["bots"][row["name"]]) == {
            "seconds",
            "decisions_per_second",
            "mean_seconds",
            "longest_seconds",
        }
    assert data["times"]["jobs"] == 1
    assert data["forfeits"] == []
    other = run(*PAIR, "--games", "6", "--seed", "8", "--json", "--bot", "strange_bots:First")
    assert json.loads(other.out)["digest"] != data["digest"]


def test_every_match_is_kept_and_can_be_verified(run, tmp_path):
    result = run(*PAIR, "--seats", "3", "--games", "3", "--record", "kept/here")
    assert result.code == 0
    names = sorted(path.name for path in (tmp_path / "kept" / "here").iterdir())
    assert names == [f"{number:06}.sampan.json" for number in range(6)]
    seeds = set()
    for name in names:
        checked = run("verify", f"kept/here/{name}", "--json")
        assert checked.code == 0
        data = json.loads(checked.out)
        assert data["fair"]["draws_checked"]
        assert data["outcome"] is not None
        seeds.add(data["fair"]["commitment"])
    assert len(seeds) == 2  # two deals, each in its three rotations
    again = run(*PAIR, "--record", "kept/here")
    assert (again.code, again.out) == (1, "")
    assert "The folder kept/here is not empty." in again.err


def test_forfeits_are_told(run):
    bots = ("--bot", "bad=strange_bots:Raising", "--bot", "odd=strange_bots:Cheating")
    result = run(*PAIR, "--games", "2", *bots)
    assert result.code == 0
    assert re.search(
        r"^bad forfeited \d games because the program ended; the first was game \d: RuntimeError", result.out, re.M
    )
    assert re.search(r"^odd forfeited (a game|\d games) with an answer that is not a legal action", result.out, re.M)
    french = run(*PAIR, "--games", "2", *bots[:2], "--lang", "fr")
    assert "bad a perdu 4 parties par forfait, le programme s’étant terminé" in french.out
    data = json.loads(run(*PAIR, "--games", "2", *bots[:2], "--json").out)
    assert {(forfeit["bot"], forfeit["reason"]) for forfeit in data["forfeits"]} == {("bad", "died")}
    assert {row["name"]: row["forfeits"] for row in data["bots"]} == {"random": 0, "other": 0, "bad": 4}


def test_a_program_may_take_a_limited_time(run):
    program = f"cmd:{sys.executable} {HELPERS / 'strange_programs.py'} silent"
    data = json.loads(run(*PAIR, "--games", "2", "--json", "--limit", "0.4", "--bot", f"slow={program}").out)
    assert {(forfeit["bot"], forfeit["reason"]) for forfeit in data["forfeits"]} == {("slow", "stalled")}


def test_lone_bots(run):
    data = json.loads(run(*PAIR, "--seats", "3", "--games", "3", "--lone", "--json").out)
    assert (data["lone"], data["fair"], data["games"]) == (True, 0.3333, 6)
    assert data["matrix"]["random"]["other"]["games"] == 3
    out = run(*PAIR, "--seats", "3", "--games", "3", "--lone").out
    assert "alone among copies of that of the column" in out
    assert "33.3 %" in out


def test_many_seats(run):
    out = run(*PAIR, "--seats", "4", "--games", "4").out
    assert "Of the games that either of the two won" in out


REFUSED = {
    ("chess", "--bots", "random,easy"): "There is no game called “chess”",
    ("yin_yang", "--bots", "random,esay"): "“esay” is not a bot. A bot is one of random, easy, medium, hard, expert",
    ("yin_yang", "--bots", "random,"): "“” is not a bot",
    ("yin_yang", "--bots", "random"): "A ladder takes 2 to 64 bots, not 1.",
    ("yin_yang", "--bots", ",".join(["random"] * 65)): "2 to 64 bots, not 65",
    ("yin_yang", "--bots", "random,nowhere_at_all:Bot"): "cannot be used: ModuleNotFoundError: No module named",
    ("yin_yang", "--bots", "random,strange_bots:Mute"): "Mute has no method choose(state, rng)",
    ("yin_yang", "--bots", "random,cmd:./nothing"): "There is no program “./nothing” that can be run.",
    ("yin_yang", "--bots", "random,cmd:"): "“cmd:” does not name a program",
    ("yin_yang", "--bots", "random,a\x1b[31mb"): "must have printable characters only",
    ("yin_yang", "--bots", "random,random", "--seats", "11"): "2 to 10 seats, not 11",
    ("yin_yang", "--bots", "random,random", "--option", "speed=3"): "There is no option “speed”",
    ("yin_yang", "--bots", "random,random", "--option", "mystery"): "KEY=VALUE",
    ("yin_yang", "--bots", "random,random", "--option", "teams=0,0"): "at least two different teams",
    ("yin_yang", "--bots", "random,random", "--seed", "\udcff"): "printable",
    ("yin_yang", "--bots", "random,random", "--record", "a\x07"): "printable",
    ("yin_yang", "--bots", "random,random", "--record", "/dev/null/x"): "cannot be written",
    ("yin_yang", "--bots", "random,random,random,random", "--games", "1000000"): "a ladder has at most 1,000,000",
}
USAGE = {
    (): "GAME is missing",
    ("yin_yang",): "Which bots? Name them with --bots",
    ("yin_yang", "--bots"): "The option --bots needs a value",
    ("yin_yang", "--bots", "a,b", "more"): "Unexpected arguments: more",
    ("yin_yang", "--bots", "a,b", "--games", "0"): "--games: it must be a whole number from 1",
    ("yin_yang", "--bots", "a,b", "--games", "many"): "--games: it must be a whole number from 1",
    ("yin_yang", "--bots", "a,b", "--jobs", "0"): "--jobs: it must be a whole number from 1 to 256",
    ("yin_yang", "--bots", "a,b", "--jobs", "9" * 5000): "--jobs: it must be a whole number from 1 to 256",
    ("yin_yang", "--bots", "a,b", "--seats", "two"): "--seats: it must be a whole number",
    ("yin_yang", "--bots", "a,b", "--limit", "nan"): "--limit: it must be a number above 0",
    ("yin_yang", "--bots", "a,b", "--frob"): "There is no option --frob",
}


@pytest.mark.parametrize("args", REFUSED, ids=lambda args: ascii(" ".join(args))[:60])
def test_refused(run, args):
    result = run("ladder", *args)
    assert (result.code, result.out) == (1, "")
    assert REFUSED[args] in result.err
    assert result.err.count("\n") == 1
    assert "\x1b" not in result.err


@pytest.mark.parametrize("args", USAGE, ids=lambda args: " ".join(args)[:60])
def test_wrong_usage(run, args):
    result = run("ladder", *args)
    assert (result.code, result.out) == (2, "")
    assert USAGE[args] in result.err


def test_refusals_in_french(run):
    assert "« esay » n’est pas un robot." in run("ladder", "yin_yang", "--bots", "random,esay", "--lang", "fr").err
    assert "Quels robots ?" in run("ladder", "yin_yang", "--lang", "fr").err
    assert "de 2 à 64 robots, pas 1" in run("ladder", "yin_yang", "--bots", "easy", "--lang", "fr").err


def test_without_the_extra_it_says_what_to_install(run, monkeypatch):
    monkeypatch.setattr(command, "find_spec", lambda _: None)
    result = run(*PAIR)
    assert (result.code, result.out) == (1, "")
    assert 'pip install "sampan[ladder]"' in result.err


def test_a_dead_process_ends_it_with_what_was_played(run, monkeypatch):
    monkeypatch.setattr(sys, "executable", "/bin/false")
    result = run(*PAIR)
    assert (result.code, result.out) == (1, "")
    assert result.err.splitlines()[1:] == [
        "Stopped after 0 of 100 games.",
        "A process that was playing games died, so the ladder ends here.",
    ]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_shows_what_was_played(tmp_path, jobs):
    arguments = [sys.executable, "-m", "sampan.cli", *PAIR, "--games", "5000", "--json", "--record", "kept"]
    process = subprocess.Popen(
        [*arguments, "--jobs", jobs], cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    while (
        len(list((tmp_path / "kept").glob("*.json")) if (tmp_path / "kept").exists() else []) < 8
    ):  # the last may not be counted
        assert process.poll() is None
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=120)
    assert process.returncode == 130
    assert b"Traceback" not in err
    data = json.loads(out)
    assert 5 <= data["games"] < data["planned"] == 5000
    assert f"Stopped after {data['games']} of 5000 games." in err.decode().replace(",", "")
    kept = list((tmp_path / "kept").iterdir())
    assert data["games"] <= len(kept) <= data["games"] + 1
    assert {path.suffix for path in kept} == {".json"}
    assert sampan.load_match(kept[0]).outcome() is not None


HANGING = """
import os, sys, time
open(sys.argv[1], "w").write(f"{os.getpid()} {os.getppid()}")
time.sleep(600)
"""


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_a_ladder_that_is_killed_leaves_no_process_behind(tmp_path, number):
    (tmp_path / "hanging.py").write_text(HANGING)
    bot = f"cmd:{sys.executable} hanging.py pids"
    arguments = [sys.executable, "-m", "sampan.cli", *PAIR, "--bot", bot, "--limit", "600"]
    with subprocess.Popen(arguments, cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        while not (tmp_path / "pids").exists() or not (tmp_path / "pids").read_text():
            assert process.poll() is None
        process.send_signal(number)
    for pid in map(int, (tmp_path / "pids").read_text().split()):
        assert _gone(pid)


def _gone(pid: int) -> bool:
    for _ in range(200):
        status = Path(f"/proc/{pid}/stat")
        try:
            if status.read_text().rpartition(")")[2].split()[0] == "Z":
                return True  # ended; nobody has asked after it yet
        except (FileNotFoundError, ProcessLookupError):
            return True
        time.sleep(0.05)
    return False


def test_it_is_in_the_help(run):
    assert re.search(r"ladder +Let bots play one another", run("--help").out)
    shown = run("ladder", "--help").out
    for option in (
        "--bots",
        "--bot",
        "--seats",
        "--games",
        "--seed",
        "--jobs",
        "--lone",
        "--limit",
        "--record",
        "--json",
    ):
        assert option in shown
