"""Whatever is typed wrongly gets a sentence on standard error, in the reader's language, and never a traceback."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys

import pytest

REFUSED = {
    ("rules", "chess"): "There is no game called “chess”. The games are: yin_yang",
    ("options", "chess"): "There is no game called",
    ("play", "chess"): "There is no game called",
    ("bench", "chess"): "There is no game called",
    (
        "play",
        "yin_yang",
        "--seats",
        "me,esay",
    ): "“esay” is not a bot; the bots are: random, easy, medium, hard, expert.",
    ("play", "yin_yang", "--seats", "me"): "2 to 10 seats, not 1",
    ("play", "yin_yang", "--seats", ",".join(["easy"] * 11)): "2 to 10 seats, not 11",
    ("play", "yin_yang", "--seats", "me,,easy"): "A name must have 1 to 40 printable characters",
    ("play", "yin_yang", "--seats", "A\x1b[31m,easy"): "printable characters",
    ("play", "yin_yang", "--seats", "A" * 41 + ",easy"): "printable characters",
    ("play", "yin_yang", "--option", "speed=3"): "There is no option “speed”. The options are: mystery, ",
    ("play", "yin_yang", "--option", "mystery"): "KEY=VALUE",
    ("play", "yin_yang", "--option", "mystery=maybe"): "is either on or off, not maybe",
    ("play", "yin_yang", "--option", "teams=0,0"): "at least two different teams",
    ("play", "yin_yang", "--option", "turn_limit=0"): "must be a whole number from 1",
    ("play", "yin_yang", "--option", "turn_limit=" + "9" * 5000): "must be a whole number from 1",
    ("play", "yin_yang", "--option", "first_player=2"): "must be the number of a seat",
    ("play", "yin_yang", "--fair", "--salt", "a\x07"): "printable",
    ("play", "yin_yang", "--seed", "\udcff"): "printable",
    ("play", "--resume", "nowhere"): "The file nowhere cannot be read",
    ("play", "--resume", "."): "The file . cannot be read",
    ("play", "yin_yang", "--save", "."): "is not the name of a file",
    ("play", "yin_yang", "--save", ""): "is not the name of a file",
    ("play", "yin_yang", "--save", "nowhere/x"): "The file nowhere/x cannot be written",
    ("replay", "nowhere"): "cannot be read",
    ("verify", "nowhere"): "cannot be read",
    ("bench", "--seats", "11", "--seconds", "0.1"): "2 to 10 seats, not 11",
}
USAGE = {
    ("frob",): "There is no command “frob”",
    ("--frob",): "There is no option --frob",
    ("play",): "Which game? The games are: yin_yang",
    ("play", "--seats"): "The option --seats needs a value",
    ("play", "yin_yang", "--frob"): "There is no option --frob",
    ("rules",): "GAME is missing",
    ("options", "yin_yang", "and", "more"): "Unexpected arguments: and more",
    ("games", "--lang", "xx"): "must be one of en, fr",
    ("replay", "x", "--ply", "-1"): "--ply: it must be a whole number, 0 or more",
    ("replay", "x", "--ply", "9" * 5000): "--ply: it must be a whole number, 0 or more",
    ("replay", "x", "--ply", "two"): "--ply: it must be a whole number, 0 or more",
    ("replay", "x", "--step", "--json"): "choose one",
    ("bench", "--seconds", "nan"): "--seconds: ",
    ("bench", "--seconds", "0"): "--seconds: ",
    ("bench", "--seats", "few"): "--seats: ",
    ("play", "--resume", "x", "--seed", "1"): "cannot be used with --resume",
    ("play", "yin_yang", "--fair", "--seed", "1"): "--seed cannot be used with it",
    ("play", "yin_yang", "--salt", "x"): "--salt can only be used with --fair",
}


@pytest.mark.parametrize("args", REFUSED, ids=lambda args: ascii(" ".join(args))[:60])
def test_refused(run, args):
    result = run(*args)
    assert (result.code, result.out) == (1, "")
    assert REFUSED[args] in result.err
    assert result.err.count("\n") == 1
    assert "\x1b" not in result.err


@pytest.mark.parametrize("args", USAGE, ids=lambda args: " ".join(args)[:60])
def test_wrong_usage(run, args):
    result = run(*args)
    assert (result.code, result.out) == (2, "")
    assert USAGE[args] in result.err


def test_refusals_in_french(run):
    assert "Il n’y a pas de jeu nommé « chess »" in run("rules", "chess", "--lang", "fr").err
    assert "Il n’y a pas de commande « frob »" in run("--lang", "fr", "frob").err
    assert "n’est pas un robot" in run("play", "yin_yang", "--seats", "me,moi", "--lang", "fr").err


BAD_FILES = {
    "empty": (b"", "damaged"),
    "binary": (bytes(range(256)), "damaged"),
    "latin": ("é".encode("latin-1"), "damaged"),
    "foreign": (b'{"format": "something else"}', "not a Sampan match"),
    "list": (b"[]", "not a Sampan match"),
    "deep": (b"[" * 100_000, "damaged"),
}


@pytest.mark.parametrize("name", BAD_FILES)
@pytest.mark.parametrize("command", [["replay"], ["verify"], ["play", "--resume"]])
def test_files_that_are_no_matches(run, tmp_path, name, command):
    content, words = BAD_FILES[name]
    (tmp_path / name).write_bytes(content)
    result = run(*command, name)
    assert (result.code, result.out) == (1, "")
    assert words in result.err


ODD = [None, True, -1, 10**30, 1.5, "", "\ud800", "\x1b[31m", "x" * 1000, [], {}, [None], [[]]]
PLACES = [["seats", 0, "name"], ["seats", 0, "bot"], ["seats", 0], ["seats"], ["options"], ["options", "teams"]]
PLACES += [["fair"], ["fair", "salt"], ["fair", "seed"], ["log"], ["log", 0], ["log", 0, "by"], ["log", 0, "action"]]
PLACES += [["log", 0, "action", "kind"], ["log", 0, "action", "seat"], ["outcome"], ["game"], ["rules"], ["resigned"]]


@pytest.mark.parametrize("place", PLACES, ids=lambda place: "-".join(map(str, place)))
def test_forged_files(run, tmp_path, place):
    """Odd things in files whose checksum fits, as whoever means harm would write them."""
    run("play", "yin_yang", "--fair", "--salt", "x", "--save", "match", typed="1\n1\n")
    for number, odd in enumerate(ODD):
        data = json.loads((tmp_path / "match").read_bytes())
        target = data
        for step in place[:-1]:
            target = target[step]
        target[place[-1]] = odd
        del data["checksum"]
        spelled = json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        data["checksum"] = "sha256:" + hashlib.sha256(spelled.encode("utf-8", "surrogatepass")).hexdigest()
        (tmp_path / f"forged{number}").write_text(json.dumps(data))
        result = run("verify", f"forged{number}")
        assert result.code in (0, 1)
        assert (result.err == "") == (result.code == 0)
        assert "\x1b" not in result.out + result.err


def test_refused_verification_as_json(run, tmp_path):
    (tmp_path / "bad").write_text("[]")
    result = run("verify", "bad", "--json")
    assert result.code == 1
    assert json.loads(result.out) == {
        "ok": False,
        "reason": "file-foreign",
        "sentence": "The file is not a Sampan match.",
    }


def test_nothing_is_overwritten(run, tmp_path):
    (tmp_path / "mine").write_text("precious")
    result = run("play", "yin_yang", "--save", "mine")
    assert (result.code, result.out) == (1, "")
    assert "already exists" in result.err
    assert (tmp_path / "mine").read_text() == "precious"


def test_file_names_cannot_speak_to_the_terminal(run):
    result = run("replay", "a\x1b[31mb\udcff")
    assert result.code == 1
    assert "\x1b" not in result.err


def test_closed_streams(tmp_path):
    command = f'"{sys.executable}" -m sampan.cli'
    for line, code in {
        f"{command} games >&-": 0,
        f"{command} play yin_yang <&-": 3,
        f"{command} rules x 2>&-": 1,
    }.items():
        done = subprocess.run(line, shell=True, cwd=tmp_path, capture_output=True, check=False)
        assert done.returncode == code, line
        assert b"Traceback" not in done.stdout + done.stderr
