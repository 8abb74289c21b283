"""Saved matches: resumed, replayed, verified."""

from __future__ import annotations

import json
import re

import pytest

import sampan


@pytest.fixture
def unfinished(run):
    """A match that was left after three decisions."""
    run("play", "yin_yang", "--seats", "Ada,easy", "--seed", "3", "--save", "half", typed="1\n1\n2\n")
    return "half"


@pytest.fixture
def finished(run, chooser):
    run("play", "yin_yang", "--seats", "Ada,Ben,easy", "--seed", "4", "--save", "whole", typed=chooser(4))
    return "whole"


@pytest.fixture
def fair(run, chooser):
    person = chooser(1)
    words = iter(["our words"])
    args = ("play", "yin_yang", "--seats", "Ada,easy", "--fair", "--save", "fair")
    return run(*args, typed=lambda screen: person(screen) or next(words, "")).out


def tamper(name: str, old: str, new: str) -> None:
    with open(name, encoding="utf-8") as file:
        content = file.read()
    assert old in content
    with open(name, "w", encoding="utf-8") as file:
        file.write(content.replace(old, new, 1))


# Resume.


def test_resume_goes_on_where_it_was_left(run, unfinished, chooser):
    before = [entry.action for entry in sampan.load_match(unfinished).entries]
    result = run("play", "--resume", unfinished, "--save", unfinished, typed=chooser(1))
    assert (result.code, result.err) == (0, "")
    assert f"The match continues at action {len(before)}." in result.out
    match = sampan.load_match(unfinished)
    assert match.outcome() is not None
    assert [entry.action for entry in match.entries][: len(before)] == before


def test_resume_offers_the_same_file(run, unfinished):
    before = sampan.load_match(unfinished).ply
    result = run("play", "yin_yang", "--resume", unfinished, typed="1\nquit\n\n")
    assert result.code == 0
    assert f"Enter saves it as {unfinished};" in result.out
    assert sampan.load_match(unfinished).ply > before
    unchanged = run("play", "--resume", unfinished, typed="quit\n")
    assert "Save the match?" not in unchanged.out


def test_resume_of_a_finished_match_shows_its_end(run, finished):
    result = run("play", "--resume", finished)
    assert result.code == 0
    assert re.search("wins?: |win together: |Nobody wins", result.out)
    assert "Save the match?" not in result.out


def test_resume_of_another_game_is_refused(run, unfinished):
    assert run("play", "chess", "--resume", unfinished).code == 1


def test_resume_needs_the_bots_of_the_match(run, unfinished):
    match = sampan.load_match(unfinished)
    match.players[1] = sampan.Player("Deep", "deep")
    sampan.save_match(match, "foreign")
    result = run("play", "--resume", "foreign")
    assert (result.code, result.out) == (1, "")
    assert "There is no bot called “deep”." in result.err


# Replay.


def test_replay_of_a_finished_match_shows_everything(run, finished):
    result = run("replay", finished)
    assert (result.code, result.err) == (0, "")
    assert re.search(r"^ *\d+ Ben draws [WB]\d+ ", result.out, re.MULTILINE)
    for name in ("Ada", "Ben", "Easy"):
        assert f"The hand of {name}" in result.out or re.search(rf"{name} +out", result.out)
    assert "Scores: Ada " in result.out


def test_replay_of_an_unfinished_match_hides_what_is_hidden(run, unfinished):
    out = run("replay", unfinished).out
    assert "Ada draws a white card." in out
    assert "hand" not in out
    assert not re.search(r"draws [WB]\d", out)
    assert "Your hand" in run("replay", unfinished, "--seat", "0").out
    assert "Easy draws a white card" in run("replay", unfinished, "--seat", "ada").out


def test_replay_from_a_seat_hides_the_others(run, finished):
    own = run("replay", finished, "--seat", "1").out
    assert re.search(r"You draw [WB]\d", own)
    assert not re.search(r"Ada draws [WB]\d", own)
    assert not re.search(r"draws [WB]\d", run("replay", finished, "--seat", "spectator").out)


def test_replay_of_one_position(run, finished):
    out = run("replay", finished, "--ply", "0").out
    assert "White deck 40 □   Black deck 40 ■   Bag 20 ○ 20 ●   Turn 1" in out
    result = run("replay", finished, "--ply", "100000")
    assert result.code == 1
    assert "There is no move 100" in result.err
    assert "There is no seat “3”" in run("replay", finished, "--seat", "3").err
    assert "Ada, Ben, Easy" in run("replay", finished, "--seat", "Zoe").err


@pytest.mark.parametrize("seat", [None, "0", "spectator"])
@pytest.mark.parametrize("ply", [None, 0, 12])
def test_replay_as_json(run, finished, seat, ply):
    args = ["--json"] + (["--seat", seat] if seat else []) + (["--ply", ply] if ply is not None else [])
    result = run("replay", finished, *args)
    data = json.loads(result.out)
    match = sampan.load_match(finished)
    assert data["plies"] == match.ply
    assert len(data["log"]) == data["ply"] == (match.ply if ply is None else ply)
    assert (data["outcome"] is not None) == (ply is None)
    state = match.replay(data["ply"])
    if seat is None:
        assert data["position"] == json.loads(json.dumps(state.position()))
    else:
        observer = None if seat == "spectator" else int(seat)
        assert data["view"] == json.loads(json.dumps(state.view(observer)))
        assert data["log"] == json.loads(json.dumps(match.log(observer)))[: data["ply"]]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_replay_step_by_step(run, finished, language):
    result = run("replay", finished, "--step", "--lang", language, typed="\n\nb\nretour\n\nq\n")
    assert result.code == 0
    places = re.findall(r"^(\d+) (?:of|sur) ", result.out, re.MULTILINE)
    assert places == ["0", "1", "2", "1", "0", "1"]
    through = run("replay", finished, "--step", typed="\n" * 1000)
    assert through.code == 0
    assert "Scores: " in through.out
    assert run("replay", finished, "--step").code == 0


# Verify.


@pytest.mark.parametrize("language", ["en", "fr"])
def test_verify(run, finished, unfinished, language):
    for name in (finished, unfinished):
        result = run("verify", name, "--lang", language)
        assert (result.code, result.err) == (0, "")
    data = json.loads(run("verify", finished, "--json").out)
    assert data["ok"] is True
    assert data["fair"] is None
    assert data["outcome"]["winners"] == list(sampan.load_match(finished).outcome().winners)


def test_verify_a_fair_match(run, fair):
    (commitment,) = set(re.findall(r"\b[0-9a-f]{64}\b", fair)) - set(re.findall(r"The seed was ([0-9a-f]{64})", fair))
    match = sampan.load_match("fair")
    assert match.dealer.commitment() == commitment
    assert match.dealer.salt == "our words"
    assert fair.index(commitment) < fair.index("Type any words you like") < fair.index("You draw")
    assert f"The seed was {match.dealer.seed.hex()}" in fair
    result = run("verify", "fair", "--commitment", commitment.upper())
    assert result.code == 0
    assert "That is the commitment you gave." in result.out
    assert "our words" in result.out
    assert json.loads(run("verify", "fair", "--json").out)["fair"]["commitment"] == commitment


@pytest.mark.parametrize(
    ("language", "told", "each"),
    [
        ("en", "2 draws were taken back and not used again", "Guest went back to move"),
        ("fr", "2 tirages ont été repris et n’ont plus servi", "Retour de Guest au coup"),
    ],
)
def test_verify_tells_which_draws_were_taken_back(run, language, told, each):
    args = ("play", "yin_yang", "--fair", "--salt", "x", "--save", "fair", "--option", "first_player=0")
    run(*args, typed="white\nwhite\nundo\nblack\nundo\nwhite\n")
    match = sampan.load_match("fair")
    assert [undo.draws for undo in match.undos] == [1, 1]
    result = run("verify", "fair", "--lang", language)
    assert (result.code, result.err) == (0, "")
    assert told in result.out
    assert result.out.count(each) == 2
    fair = json.loads(run("verify", "fair", "--json").out)["fair"]
    assert fair["draws_taken_back"] == 2
    assert [undo["seat"] for undo in fair["undone"]] == [0, 0]


def test_the_seed_is_not_told_before_the_end(run):
    args = ("play", "yin_yang", "--fair", "--salt", "x", "--save", "fair")
    out = run(*args, typed="1\n1\n").out
    assert sampan.load_match("fair").dealer.seed.hex() not in out
    assert sampan.load_match("fair").dealer.seed.hex() not in run("verify", "fair").out


def test_a_wrong_commitment_is_refused(run, fair, finished):
    assert fair
    result = run("verify", "fair", "--commitment", "0" * 64)
    assert (result.code, result.out) == (1, "")
    assert "The commitment of this match is another one" in result.err
    result = run("verify", finished, "--commitment", "0" * 64, "--json")
    assert result.code == 1
    assert json.loads(result.out)["reason"] == "not-fair"
    assert "no commitment" in result.err


def test_tampered_files_are_refused(run, finished):
    tamper(finished, '"colour": "white"', '"colour": "black"')
    for command in (["verify"], ["replay"], ["play", "--resume"]):
        result = run(*command, finished)
        assert (result.code, result.out) == (1, "")
        assert "its checksum does not match" in result.err
    assert "sa somme de contrôle ne correspond pas" in run("verify", finished, "--lang", "fr").err


def test_cut_off_files_are_refused(run, finished, tmp_path):
    content = (tmp_path / finished).read_bytes()
    (tmp_path / "cut").write_bytes(content[: len(content) // 2])
    result = run("verify", "cut")
    assert result.code == 1
    assert "damaged or cut off" in result.err


# Who has resigned.


def test_a_bot_stands_in_for_who_has_resigned(run, chooser):
    match = sampan.Match(sampan.game("yin_yang"), ["Ada", "Ben", sampan.Player("Random", "random")]).begin()
    match.resign(0)
    sampan.save_match(match, "match")
    result = run("play", "--resume", "match", "--save", "match", typed=chooser(1))
    assert result.code == 0
    assert "Pass the keyboard" not in result.out
    assert sampan.load_match("match").outcome() is not None


def test_who_is_left_alone_has_won(run):
    match = sampan.Match(sampan.game("yin_yang"), ["Ada", "Ben"]).begin()
    match.resign(0)
    sampan.save_match(match, "match")
    assert "Ben wins: everybody else gave up or is out." in run("replay", "match").out
    assert (
        "Vous gagnez : tous les autres ont abandonné ou sont éliminés."
        in run("play", "--resume", "match", "--lang", "fr").out
    )
