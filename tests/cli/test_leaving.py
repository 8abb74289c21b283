"""However a person leaves, the program ends cleanly, offers to save, and its exit code tells how it was."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import pytest

import sampan

PLAY = ("play", "yin_yang", "--seed", "3")


class Keys:
    """Types some lines; ^C and ^D stand for the keys."""

    def __init__(self, *lines: str) -> None:
        self._lines = iter(lines)

    def __call__(self, _screen: str) -> str:
        line = next(self._lines)
        if line == "^C":
            raise KeyboardInterrupt
        if line == "^D":
            raise EOFError
        return line


@pytest.mark.parametrize(
    ("keys", "code", "saved"),
    [
        (["1", "^C", "mine"], 130, "mine"),
        (["1", "^C", "n"], 130, None),
        (["1", "^C", "^C"], 130, None),
        (["1", "^C", "^D"], 130, None),
        (["^D", "mine"], 3, "mine"),
        (["1", "^D", "^D"], 3, None),
        (["1", "^D", "^C"], 130, None),
        (["1", "quit", "mine"], 0, "mine"),
        (["1", "quit", "no"], 0, None),
        (["1", "quit", "^C"], 130, None),
        (["1", "q", "nowhere/mine", "mine"], 0, "mine"),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_leaving(run, tmp_path, keys, code, saved, language):
    result = run(*PLAY, "--lang", language, typed=Keys(*keys))
    assert (result.code, result.err) == (code, "")
    assert [path.name for path in tmp_path.iterdir()] == ([] if saved is None else [saved])
    if saved is not None:
        assert sampan.load_match(saved).outcome() is None


def test_enter_saves_under_the_name_that_is_offered(run, tmp_path):
    run(*PLAY, typed=Keys("1", "quit", ""))
    (path,) = tmp_path.iterdir()
    assert path.name.startswith("yin_yang-")
    assert path.name.endswith(".sampan.json")


def test_the_end_of_a_pipe(run, tmp_path):
    assert run(*PLAY, typed="1\n").code == 3
    assert run(*PLAY).code == 3
    assert run("play", "yin_yang", "--fair").code == 3
    assert list(tmp_path.iterdir()) == []


def test_a_file_named_beforehand_is_kept_without_asking(run, tmp_path):
    result = run(*PLAY, "--save", "mine", typed="1\n1\n")
    assert result.code == 3
    assert "Saved in mine" in result.out
    assert sum(entry.by == 0 for entry in sampan.load_match("mine").entries) == 2
    result = run(*PLAY, "--save", "other", typed=Keys("1", "^C"))
    assert result.code == 130
    assert "Save the match?" not in result.out
    assert (tmp_path / "other").exists()


def test_saving_during_the_match(run, tmp_path):
    result = run(*PLAY, typed="1\nsave mine\nsave mine\nquit\n")
    assert result.code == 0
    assert result.out.count("Saved in mine") == 2
    assert "Save the match?" not in result.out  # it is saved already
    (tmp_path / "theirs").write_text("precious")
    assert "already exists" in run(*PLAY, typed="save theirs\nquit\ntheirs\nn\n").out
    assert (tmp_path / "theirs").read_text() == "precious"


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written(run, tmp_path):
    (tmp_path / "locked").mkdir(mode=0o500)
    result = run(*PLAY, "--save", "locked/x", typed="1\n")
    assert (result.code, result.out) == (1, "")
    assert "cannot be written" in result.err


def test_a_file_that_can_no_longer_be_written(run, tmp_path):
    folder = tmp_path / "folder"
    folder.mkdir()

    def person(screen: str) -> str:
        if folder.exists():
            for path in folder.iterdir():
                path.unlink()
            folder.rmdir()
            return "1"
        if "cannot be written" in screen:
            raise EOFError
        return "1"

    result = run(*PLAY, "--save", "folder/x", typed=person)
    assert "The file folder/x cannot be written" in result.out
    assert result.code == 3


def test_the_end_of_the_match_offers_to_save(run):
    result = run(*PLAY, "--option", "turn_limit=1", typed="1\n1\npass\nmine\n")
    assert result.code == 0
    assert "Save the match?" in result.out
    assert "Saved in mine" in result.out
    assert sampan.load_match("mine").outcome() is not None


@pytest.mark.skipif(sampan.compiled, reason="a compiled class cannot be changed")
def test_ctrl_c_while_an_action_is_carried_out(run, monkeypatch):
    """An interrupted action has not happened: a file saved then loads."""
    add = sampan.Match.add

    def interrupted(match: sampan.Match, action: object) -> None:
        if match.ply == 8:
            match.state.apply(action)
            raise KeyboardInterrupt
        add(match, action)

    monkeypatch.setattr(sampan.Match, "add", interrupted)
    result = run(*PLAY, typed="1\n1\nmine\n")
    assert result.code == 130
    assert sampan.load_match("mine").ply == 7  # the interrupted one was what the bot did, with the draw after it


def read_until(process: subprocess.Popen[bytes], words: bytes) -> None:
    """Read what a program shows until it asks that; it must not end before."""
    assert process.stdout is not None
    screen = b""
    while words not in screen:
        shown = process.stdout.read(1)
        assert shown, f"it ended without asking: {screen.decode()}"
        screen += shown


@pytest.mark.parametrize("answer", ["mine\n", None])
def test_a_real_ctrl_c(tmp_path, answer):
    process = subprocess.Popen(
        [sys.executable, "-u", "-m", "sampan.cli", *PLAY],
        cwd=tmp_path,
        env={**os.environ, "SAMPAN_LANG": "en", "PYTHONIOENCODING": "utf-8"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    read_until(process, b"help) >")
    process.send_signal(signal.SIGINT)
    read_until(process, b"n for no >")
    if answer is None:
        process.send_signal(signal.SIGINT)
        out, err = process.communicate()
    else:
        out, err = process.communicate(answer.encode())
        assert sampan.load_match(tmp_path / "mine").to_move() == 0
    assert process.returncode == 130
    assert b"Traceback" not in out + err
