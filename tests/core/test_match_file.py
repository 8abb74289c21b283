"""Match files: readable, exact, and refused with the reason when they are not what they should be."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import sampan
from sampan import CHANCE, Match, NotationError, Player, Rng, load_match, new_dealer, save_match
from sampan.core.match_file import LARGEST_FILE, _checksum, match_text, read_match
from sampan.testing import as_json

YIN_YANG = sampan.game("yin_yang")


def played(decisions: int = 1000, fair: bool = False) -> Match:
    players = [Player("Ada"), Player("easy", "easy"), Player("小明")]
    match = Match(YIN_YANG, players, {"mystery": True}, new_dealer(3, "salt"), fair).begin()
    rng = Rng(2)
    for _ in range(decisions):
        if match.outcome() is None:
            match.act(match.to_move(), int(match.state.sample(rng)))
    return match


def reread(content: str | bytes) -> Match:
    return read_match(content.encode() if isinstance(content, str) else content, sampan.game)


def changed(match: Match, sign: bool = True, **fields: Any) -> str:
    """The file with some fields replaced and, as a forger would, its checksum made to fit."""
    data = {**json.loads(match_text(match)), **fields}
    if sign:
        data["checksum"] = _checksum(data)
    return json.dumps(data)


@pytest.mark.parametrize("decisions", [0, 1, 30, 1000])
@pytest.mark.parametrize("fair", [False, True])
def test_a_match_comes_back_as_it_was(tmp_path: Path, decisions: int, fair: bool) -> None:
    match = played(decisions, fair)
    save_match(match, tmp_path / "m.json")
    read = load_match(tmp_path / "m.json")
    assert match_text(read) == match_text(match)
    assert as_json(read.state.position()) == as_json(match.state.position())
    assert read.players == match.players
    assert [file.name for file in tmp_path.iterdir()] == ["m.json"]


def test_the_file_is_readable() -> None:
    """One action a line, in words."""
    lines = match_text(played(1)).splitlines()
    assert lines[1] == '  "format": "sampan match",'
    assert '    {"by": 0, "action": {"kind": "choose_token", "colour": "white"}}' in [
        line.rstrip(",") for line in lines
    ] or any('"kind": "choose_token"' in line for line in lines)
    assert sum('"by": ' in line for line in lines) == 7 + 1


def test_resignations_are_kept() -> None:
    match = played(10)
    match.resign(0)
    match.resign(2)
    assert reread(match_text(match)).outcome() == match.outcome()


def test_an_unfinished_match_goes_on_with_its_seed() -> None:
    match = played(10, fair=True)
    again = reread(match_text(match))
    action = match.state.legal()[0]
    match.act(match.to_move(), action)
    again.act(again.to_move(), action)
    assert match_text(again) == match_text(match)


def with_undos() -> Match:
    """A fair match in which draws were taken back: once a few, then everything since a point before that."""
    match = played(30, fair=True)
    rng = Rng(7)
    for _ in range(3):
        for seat in (2, 0):
            match.undo(seat, range(3))
        for _ in range(6):
            match.act(match.to_move(), int(match.state.sample(rng)))
    return match


def test_a_file_tells_which_draws_were_taken_back() -> None:
    match = with_undos()
    data = json.loads(match_text(match))
    assert data["version"] == 2
    assert sum(undo["draws"] for undo in data["undone"]) > 3
    assert reread(match_text(match)).undos == match.undos
    assert match_text(reread(match_text(match))) == match_text(match)


def test_a_file_without_draws_taken_back_is_one_for_older_versions() -> None:
    match = played(3, fair=True)
    ply = match.undo(int(match.entries[-1].by))
    assert match.undos == [(match.undos[0].seat, ply, 0)]
    assert json.loads(match_text(match))["version"] == 1
    unproven = played(30)
    unproven.undo(2, range(3))
    assert json.loads(match_text(unproven))["version"] == 1


def test_draws_cannot_be_skipped_silently() -> None:
    match = with_undos()
    undone = json.loads(match_text(match))["undone"]
    skipping = [*undone[:-1], {**undone[-1], "draws": undone[-1]["draws"] + 1}]
    for forged in ([], undone[1:], undone[:-1], skipping):
        with pytest.raises(NotationError, match="not what the committed seed draws"):
            reread(changed(match, undone=forged))
    for nonsense in (None, 3, [3], [{}], [{"seat": 3, "ply": 1, "draws": 1}], [{"seat": 0, "ply": -1, "draws": 1}]):
        with pytest.raises(NotationError, match="“undone”"):
            reread(changed(match, undone=nonsense))
    with pytest.raises(NotationError, match="“undone”"):
        reread(changed(match, undone=[{"seat": 0, "ply": True, "draws": 1}]))


def test_undos_of_earlier_versions_drew_the_same_again() -> None:
    match = played(30, fair=True)
    ply = match.last_action_of(2)
    played_since = [(entry.by, entry.action) for entry in match.entries[ply:]]
    assert CHANCE in [by for by, _ in played_since]
    match.go_back(2, ply, 0)
    for by, action in played_since:
        if by != CHANCE:
            match.act(by, action)
    assert [(entry.by, entry.action) for entry in match.entries[ply:]] == played_since
    assert json.loads(match_text(match))["version"] == 1
    reread(match_text(match))
    match.undo(2, range(3))  # by this version
    match.act(*played_since[0])
    assert reread(match_text(match)).undos == match.undos


def agreed(**fields: object) -> Match:
    match = played(10, **fields)
    match.agree()
    return match


def test_an_agreement_is_kept_in_a_file_of_its_own_version() -> None:
    """YN-12c; files that hold none stay readable for versions that know of none."""
    text = match_text(agreed())
    assert json.loads(text)["version"] == 3
    again = reread(text)
    assert again.agreed
    assert again.outcome() == sampan.Outcome((), (0, 0, 0), "agreed")
    assert match_text(again) == text
    assert json.loads(match_text(played(10)))["version"] == 1
    assert json.loads(match_text(with_undos()))["version"] == 2


def test_an_agreement_must_fit_the_rest_of_the_file() -> None:
    data = json.loads(match_text(agreed()))
    for fields, sentence in (
        ({"agreed": 1}, "“agreed”"),
        ({"agreed": None}, "“agreed”"),
        ({"agreed": False}, "outcome"),
        ({"resigned": [0, 1]}, "“agreed”"),
        ({"version": 2}, "“agreed” that no match has"),
    ):
        forged = {**data, **fields}
        forged["checksum"] = _checksum(forged)
        with pytest.raises(NotationError, match=sentence):
            reread(json.dumps(forged))


def resigned_with_somebody_out() -> Match:
    match = Match(YIN_YANG, [Player("Ada"), *[Player(n, "easy") for n in "bcd"]], {"first_player": 0}, new_dealer(8))
    match.begin()
    rng = Rng(8)
    while not match.state.eliminated():
        match.act(match.to_move(), int(match.state.sample(rng)))
    match.resign(0)
    return match


def test_a_file_of_before_may_name_somebody_who_was_out() -> None:
    match = resigned_with_somebody_out()
    assert match.state.eliminated() == [1]
    data = json.loads(match_text(match))
    assert (data["version"], data["outcome"]["winners"]) == (2, [2, 3])
    before = {**data, "version": 1, "outcome": {"winners": [1, 2, 3], "scores": [0, 1, 1, 1], "reason": "resigned"}}
    del before["undone"]
    before["checksum"] = _checksum(before)
    read = reread(json.dumps(before))
    assert read.outcome() == match.outcome()
    assert match_text(read) == match_text(match)
    with pytest.raises(NotationError, match="outcome"):
        reread(changed(match, outcome=before["outcome"]))


def test_in_a_file_of_before_somebody_may_have_resigned_after_the_end() -> None:
    """Only one was left who was not out: that was the end, but the version before let that one resign too."""
    match = Match(YIN_YANG, list("ABC"), {"first_player": 0}, new_dealer(0)).begin()
    rng = Rng(0)
    while not match.state.eliminated():
        match.act(match.to_move(), int(match.state.sample(rng)))
    assert match.state.eliminated() == [1]
    match.resign(2)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)
    data = {**json.loads(match_text(match)), "version": 1, "resigned": [2, 0]}
    del data["undone"]
    data["outcome"] = {"winners": [1], "scores": [0, 1, 0], "reason": "resigned"}
    data["checksum"] = _checksum(data)
    assert reread(json.dumps(data)).outcome() == outcome


WHOLE = match_text(played(30))


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("", "damaged or cut off"),
        (WHOLE[: len(WHOLE) // 2], r"damaged or cut off.*\(line \d+\)"),
        (WHOLE[:-3], "damaged or cut off"),
        (b"\xff\xfe\x00", "damaged or cut off"),
        (WHOLE.encode("utf-16"), "damaged or cut off"),
        ("[" * 100_000, "damaged or cut off"),
        (WHOLE.replace('"version": 1', '"version": 1, "version": 1'), "damaged"),
        (WHOLE.replace('"version": 1', '"version": NaN'), "damaged"),
        ("[]", "not a Sampan match"),
        ("{}", "not a Sampan match"),
        ('"sampan match"', "not a Sampan match"),
        ('{"format": "chess"}', "not a Sampan match"),
        (WHOLE.replace('"version": 1', '"version": 2'), "“undone” is missing"),
        (WHOLE.replace('"version": 1', '"version": 3'), "“undone” is missing"),
        (WHOLE.replace('"version": 1', '"version": 4'), "format version 4"),
        (WHOLE.replace('"version": 1', '"version": true'), "format version"),
        (WHOLE.replace('"log": [', '"undone": [], "log": ['), "“undone” that no match has"),
        (WHOLE.replace("choose_token", "choose_toker", 1), "changed after it was written"),
        (WHOLE.replace("Ada", "Eve"), "changed after it was written"),
        (b" " * (LARGEST_FILE + 1), "too large"),
    ],
)
def test_what_is_no_match_file_is_refused(content: str | bytes, sentence: str) -> None:
    with pytest.raises(NotationError, match=sentence) as caught:
        reread(content)
    assert caught.value.sentence("fr")


def log_with(match: Match, ply: int, **fields: Any) -> list[Any]:
    log: list[Any] = json.loads(match_text(match))["log"]
    log[ply] = {**log[ply], **fields}
    return log


def test_forgeries_with_a_fitting_checksum_are_refused() -> None:
    match = played(1000, fair=True)
    data = json.loads(match_text(match))
    winner = data["outcome"]["winners"][0]
    fair = data["fair"]
    drawn = next(ply for ply, entry in enumerate(data["log"]) if entry["by"] == "chance" and ply > 0)
    other = "W2" if data["log"][drawn]["action"]["card"] == "W1" else "W1"
    forgeries: list[tuple[dict[str, Any], str]] = [
        ({"game": "go"}, "no game called"),
        ({"rules": 99}, "version 99 of the rules"),
        ({"options": {"mystery": 3}}, "either on or off"),
        ({"options": []}, "damaged"),
        ({"seats": data["seats"][:1]}, "takes 2 to 10"),
        ({"seats": ["Ada", "Ben", "Cleo"]}, "“seats”"),
        ({"seats": [{"name": "x" * 99, "bot": None}] * 3}, "printable characters"),
        ({"outcome": {**data["outcome"], "winners": [(winner + 1) % 3]}}, "not the one that its moves lead to"),
        ({"outcome": None}, "not the one that its moves lead to"),
        ({"log": data["log"][:-1]}, "outcome"),
        ({"log": data["log"] + data["log"][-1:]}, "not to move"),
        ({"log": {}}, "damaged"),
        ({"log": [None]}, "cannot be read as a move"),
        ({"log": log_with(match, 8, by=2 - int(data["log"][8]["by"] == 2))}, "not to move"),
        ({"log": log_with(match, 0, by=True)}, "not to move"),
        ({"log": log_with(match, 7, action={"kind": "resign"})}, "Move 7.*not possible"),
        ({"log": log_with(match, 7, action=7)}, "Move 7.*not possible"),
        ({"log": log_with(match, drawn, action={"kind": "turn_up", "card": other})}, f"Move {drawn} .* not what"),
        ({"log": data["log"][:1] * 100_001}, "too long for a match"),
        ({"resigned": [0, 0]}, "“resigned”"),
        ({"resigned": 1}, "“resigned”"),
        ({"fair": {**fair, "seed": "00" * 32}}, "not the one that was committed to"),
        ({"fair": {**fair, "seed": "xyz"}}, "64 hexadecimal digits"),
        ({"fair": {**fair, "salt": "other"}}, "not what the committed seed draws"),
        ({"fair": {"seed": fair["seed"]}}, "“fair”"),
        ({"fair": 7}, "“fair”"),
        ({"colour": "red"}, "“colour” that no match has"),
    ]
    for fields, sentence in forgeries:
        with pytest.raises(sampan.SampanError, match=sentence) as caught:
            reread(changed(match, **fields))
        assert caught.value.sentence("fr")


@pytest.mark.parametrize(
    "field", ["game", "rules", "options", "seats", "fair", "log", "resigned", "outcome", "checksum"]
)
def test_a_missing_field_is_named(field: str) -> None:
    data = json.loads(WHOLE)
    del data[field]
    with pytest.raises(NotationError, match=f"“{field}”"):
        reread(json.dumps(data))


def test_files_that_cannot_be_read_or_written(tmp_path: Path) -> None:
    with pytest.raises(NotationError, match="cannot be read: No such file"):
        load_match(tmp_path / "none.json")
    with pytest.raises(NotationError, match="cannot be read"):
        load_match(tmp_path)
    with pytest.raises(NotationError, match="cannot be written"):
        save_match(played(1), tmp_path / "no" / "such" / "folder.json")
    (tmp_path / "folder").mkdir()
    for place in (tmp_path / "folder", tmp_path, "."):
        with pytest.raises(NotationError, match="cannot be written"):
            save_match(played(1), place)
    assert [file.name for file in tmp_path.iterdir()] == ["folder"]
    large = tmp_path / "large.json"
    with large.open("wb") as file:
        file.truncate(LARGEST_FILE + 1)
    with pytest.raises(NotationError, match="too large"):
        load_match(large)


def test_what_is_wrong_with_a_move_is_said_in_the_readers_language() -> None:
    log = json.loads(match_text(played(5)))["log"]
    log[-1]["action"] = {"kind": "nonsense"}
    with pytest.raises(NotationError) as caught:
        reread(changed(played(5), log=log))
    cause = caught.value.quoted
    assert cause is not None
    for language in ("en", "fr"):
        assert caught.value.sentence(language).endswith(cause.sentence(language))
    assert cause.sentence("en") != cause.sentence("fr")
