"""`sampan dataset`: match files become a table of decisions."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

import sampan
from sampan import CHANCE, Match, Rng
from sampan.cli import main
from sampan.core.rewards import rewards
from sampan.research import dataset
from sampan.research.observations import observe

DOCS = Path(__file__).parents[2] / "docs" / "research.md"


def save(folder: Path, key: str, seats: int, name: str, most: int = 10_000) -> Match:
    """A match by random players, finished or not."""
    players = [sampan.Player(f"P{seat}", "random" if seat else None) for seat in range(seats)]
    match = Match(sampan.game(key), players, None, sampan.new_dealer(name)).begin()
    rng = Rng(name)
    while match.to_move() >= 0 and match.ply < most:
        match.act(int(match.to_move()), match.state.sample(rng))
    folder.mkdir(parents=True, exist_ok=True)
    sampan.save_match(match, folder / name)
    return match


def run(folder: Path, out: Path, *more: str) -> int:
    return main(["dataset", str(folder), "--out", str(out), *more])


def test_every_decision_is_a_row(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder, out = tmp_path / "games", tmp_path / "games.parquet"
    matches = {key: save(folder / key, key, 3, "one.sampan.json") for key in sampan.game_keys()}
    assert run(folder, out, "--json") == 0
    told = json.loads(capsys.readouterr().out)
    rows = pq.read_table(out).to_pylist()
    assert told == {"file": str(out), "matches": len(matches), "decisions": len(rows), "skipped": 0}
    for key, match in matches.items():
        own = [row for row in rows if row["game"] == key]
        assert {row["match"] for row in own} == {f"{key}/one.sampan.json"}
        chosen = [(ply, entry) for ply, entry in enumerate(match.entries) if entry.by != CHANCE]
        assert len(own) == len(chosen)
        outcome = match.outcome()
        assert outcome is not None
        for row, (ply, entry) in list(zip(own, chosen, strict=True))[::7]:
            state = match.replay(ply)
            assert (row["ply"], row["seat"], row["action"]) == (ply, entry.by, entry.action)
            assert row["observation"] == observe(state, entry.by).tolist()
            assert row["legal"] == state.legal()
            assert json.loads(row["described"]) == entry.description
            assert json.loads(row["options"]) == match.options
            assert row["won"] == (entry.by in outcome.winners)
            assert row["score"] == outcome.scores[entry.by]
            assert row["reason"] == outcome.reason
            assert (row["player"], row["bot"]) == (f"P{entry.by}", "random" if entry.by else None)
            assert (row["rules"], row["seats"]) == (match.game.rules_version, 3)
            assert row["reward"] == pytest.approx(rewards(outcome, 3)[entry.by])


def test_an_unfinished_match_has_no_end(tmp_path: Path) -> None:
    save(tmp_path, "yin_yang", 2, "open.json", 20)
    assert run(tmp_path, tmp_path / "out.parquet") == 0
    for row in pq.read_table(tmp_path / "out.parquet").to_pylist():
        assert [row[name] for name in ("won", "score", "reward", "reason")] == [None] * 4


def test_damaged_files_are_named_and_skipped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save(tmp_path, "yangtze", 2, "good.json")
    text = (tmp_path / "good.json").read_text(encoding="utf-8")
    (tmp_path / "cut.json").write_text(text[:500], encoding="utf-8")
    (tmp_path / "changed.json").write_text(text.replace('"P0"', '"P9"', 1), encoding="utf-8")
    (tmp_path / "other.json").write_text("[1, 2]", encoding="utf-8")
    (tmp_path / "bytes.json").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "no_match.txt").write_text("nothing", encoding="utf-8")
    for language, word in (("en", "Skipped"), ("fr", "Laissé de côté")):
        assert run(tmp_path, tmp_path / "out.parquet", "--lang", language) == 0
        shown = capsys.readouterr()
        assert shown.err.count(word) == 4
        for name in ("cut", "changed", "other", "bytes"):
            assert f"{name}.json" in shown.err
        assert "no_match" not in shown.err
        assert "4 " in shown.out
    assert {row["match"] for row in pq.read_table(tmp_path / "out.parquet").to_pylist()} == {"good.json"}


def test_it_is_written_a_few_rows_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(3):
        save(tmp_path, "yangtze", 2, f"{number}.json")
    held: list[int] = []
    monkeypatch.setattr(dataset, "ROWS_AT_ONCE", 50)
    assert run(tmp_path, tmp_path / "out.parquet") == 0
    written = pq.ParquetFile(tmp_path / "out.parquet")
    held = [written.metadata.row_group(number).num_rows for number in range(written.num_row_groups)]
    assert len(held) > 2
    assert max(held) <= 50
    whole = pq.read_table(tmp_path / "out.parquet")
    monkeypatch.setattr(dataset, "ROWS_AT_ONCE", 100_000)
    assert run(tmp_path, tmp_path / "again.parquet") == 0
    assert pq.read_table(tmp_path / "again.parquet").equals(whole)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_bad_input_gets_a_sentence(tmp_path: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    folder, out = tmp_path / "games", tmp_path / "out.parquet"
    (tmp_path / "empty").mkdir()
    (tmp_path / "bad").mkdir()
    (tmp_path / "bad" / "x.json").write_text("{", encoding="utf-8")
    save(folder, "yin_yang", 2, "a.json", 20)
    for wrong in (
        [str(tmp_path / "none"), "--out", str(out)],
        [str(folder / "a.json"), "--out", str(out)],
        [str(tmp_path / "empty"), "--out", str(out)],
        [str(tmp_path / "bad"), "--out", str(out)],
        [str(folder), "--out", str(tmp_path / "none" / "out.parquet")],
        [str(folder), "--out", str(folder)],
        [str(folder), "--out", "a\nb"],
        [str(folder)],
        [],
    ):
        assert main(["dataset", *wrong, "--lang", language]) in (1, 2)
        said = capsys.readouterr().err.strip().splitlines()[-1]
        assert said.endswith(".")
        assert "Traceback" not in said
    assert not out.exists()
    assert not list(tmp_path.rglob("*.part"))


def test_without_the_extra_it_says_what_to_install(tmp_path: Path) -> None:
    script = "import sys; sys.modules['pyarrow'] = None; from sampan.cli import main; sys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-c", script, "dataset", str(tmp_path), "--out", "x", "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True, env=dict(os.environ), check=False)
    assert done.returncode == 1
    assert 'pip install "sampan[research]"' in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_the_documentation_has_the_schema() -> None:
    text = DOCS.read_text(encoding="utf-8")
    for name, (kind, meaning) in dataset.COLUMNS.items():
        assert f"| `{name}` | {kind} | {meaning} |" in text
    assert [field.name for field in dataset.SCHEMA] == list(dataset.COLUMNS)


def test_a_name_that_no_table_can_hold_is_named_and_skipped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "games"
    save(folder, "yin_yang", 2, "a.json", 20)
    odd = os.fsencode(folder) + b"/\xff.json"
    with open(odd, "wb") as copy:
        copy.write((folder / "a.json").read_bytes())
    assert run(folder, tmp_path / "out.parquet") == 0
    assert "UTF-8" in capsys.readouterr().err
    assert set(pq.read_table(tmp_path / "out.parquet")["match"].to_pylist()) == {"a.json"}


def test_only_an_ordinary_file_is_replaced(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "games"
    save(folder, "yin_yang", 2, "a.json", 20)
    os.mkfifo(tmp_path / "pipe")
    for out in (tmp_path / "pipe", folder):
        assert run(folder, out) == 1
        assert str(out) in capsys.readouterr().err
    assert not (tmp_path / "pipe").is_file()
    (tmp_path / "real.parquet").write_text("old", encoding="utf-8")
    (tmp_path / "link.parquet").symlink_to(tmp_path / "real.parquet")
    (tmp_path / "real.parquet.part").write_text("mine", encoding="utf-8")
    assert run(folder, tmp_path / "link.parquet") == 0
    assert (tmp_path / "link.parquet").is_symlink()
    assert pq.read_table(tmp_path / "real.parquet").num_rows > 0
    assert (tmp_path / "real.parquet.part").read_text(encoding="utf-8") == "mine"


def test_a_folder_that_cannot_be_looked_into_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "games"
    save(folder, "yin_yang", 2, "a.json", 20)
    (folder / "closed").mkdir()
    listed = os.scandir

    def scandir(path: Any) -> Any:
        if str(path).endswith("closed"):
            raise PermissionError(13, "Permission denied", str(path))
        return listed(path)

    monkeypatch.setattr(os, "scandir", scandir)
    assert run(folder, tmp_path / "out.parquet") == 1
    assert str(folder / "closed") in capsys.readouterr().err
    assert not (tmp_path / "out.parquet").exists()
