"""Match files as a table of decisions, for Parquet: a row for every action that a seat chose, in the order of play."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pyarrow as pa
import pyarrow.parquet as pq

import sampan
from sampan.core.errors import NotationError, SampanError
from sampan.core.match import Match
from sampan.core.rewards import rewards
from sampan.research.observations import observe

ROWS_AT_ONCE = 4096  # how many are held before they are written

COLUMNS: dict[str, tuple[Any, str]] = {
    "match": (pa.string(), "the file, relative to the folder"),
    "game": (pa.string(), "the key of the game"),
    "rules": (pa.int16(), "the version of its rules"),
    "seats": (pa.int8(), "how many play"),
    "options": (pa.string(), "the options, as JSON"),
    "ply": (pa.int32(), "how many actions, those of chance included, came before"),
    "seat": (pa.int8(), "who decided"),
    "player": (pa.string(), "the name at that seat"),
    "bot": (pa.string(), "which bot played it; null for a person"),
    "observation": (pa.list_(pa.int16()), "what the seat saw (see the tables of each game)"),
    "legal": (pa.list_(pa.int32()), "the codes of what it could do"),
    "action": (pa.int32(), "the code of what it did; a game may accept a short cut that `legal` does not list"),
    "described": (pa.string(), "the same in words, as JSON"),
    "won": (pa.bool_(), "whether the seat won in the end; null if the match is not finished"),
    "score": (pa.int64(), "its score in the end; null if not finished"),
    "reward": (pa.float32(), "what the end was worth to it, from -1 to 1; null if not finished"),
    "reason": (pa.string(), "why the game ended; null if not finished"),
}
SCHEMA = pa.schema([pa.field(name, kind, metadata={"meaning": meaning}) for name, (kind, meaning) in COLUMNS.items()])


class Written(NamedTuple):
    """What became of the files."""

    matches: int
    decisions: int
    skipped: int


def match_files(folder: Path) -> list[Path]:
    """The files of a folder, and of the folders in it, that may be matches, in the order of their names."""
    if not folder.is_dir():
        raise NotationError("dataset-folder", {"folder": str(folder)})
    try:
        walked = os.walk(folder, onerror=_complain)
        found = sorted(Path(base, name) for base, _, names in walked for name in names if name.endswith(".json"))
        found = [path for path in found if path.is_file()]
    except OSError as problem:  # better said than some matches left out
        fields: dict[str, object] = {"folder": str(problem.filename), "problem": problem.strerror or str(problem)}
        raise NotationError("dataset-unreadable", fields) from None
    if not found:
        raise NotationError("dataset-empty", {"folder": str(folder)})
    return found


def _complain(problem: OSError) -> None:
    raise problem


def decisions(match: Match, name: str) -> Iterator[dict[str, object]]:
    """The rows of a match."""
    state = match.game.start(len(match.players), match.options)
    seats = int(state.seats)
    outcome = match.outcome()
    worth = None if outcome is None else rewards(outcome, seats)
    for ply, entry in enumerate(match.entries):
        if entry.by >= 0:
            player = match.players[entry.by]
            yield {
                "match": name,
                "game": match.game.key,
                "rules": match.game.rules_version,
                "seats": seats,
                "options": json.dumps(match.options, sort_keys=True),
                "ply": ply,
                "seat": entry.by,
                "player": player.name,
                "bot": player.bot,
                "observation": observe(state, entry.by),
                "legal": state.legal(),
                "action": entry.action,
                "described": json.dumps(entry.description, sort_keys=True),
                "won": None if outcome is None else entry.by in outcome.winners,
                "score": None if outcome is None else outcome.scores[entry.by],
                "reward": None if worth is None else worth[entry.by],
                "reason": None if outcome is None else outcome.reason,
            }
        state.apply_unchecked(entry.action)


def write_dataset(
    folder: Path, files: Iterable[Path], out: Path, done: Callable[[Path, SampanError | None], None]
) -> Written:
    """Write the decisions of the files, a few thousand at a time; `done` hears of each file, and why one is skipped.

    The table takes its place when it is complete; nothing is left of one that is not.
    """
    if out.exists() and not out.is_file():
        raise NotationError("dataset-out", {"file": str(out)})
    out = out.resolve()  # what a link leads to is written, and the link stays
    beside = out.with_name(f"{out.name}.{os.getpid()}.part")
    try:
        with beside.open("xb") as sink, pq.ParquetWriter(sink, SCHEMA, compression="zstd") as writer:
            written = _write(folder, files, writer, done)
        if written.matches == 0:
            raise NotationError("dataset-nothing", {"folder": str(folder)})
        beside.replace(out)
    except OSError as problem:
        raise NotationError(
            "file-unwritable", {"file": str(out), "problem": problem.strerror or str(problem)}
        ) from None
    finally:
        if beside.is_file():
            beside.unlink()
    return written


def _name(path: Path, folder: Path) -> str:
    """The file, relative to the folder, if that can be written in a table."""
    name = path.relative_to(folder).as_posix()
    try:
        name.encode()
    except UnicodeEncodeError:
        raise NotationError("dataset-name") from None
    return name


def _write(
    folder: Path, files: Iterable[Path], writer: Any, done: Callable[[Path, SampanError | None], None]
) -> Written:
    rows: list[dict[str, object]] = []
    matches = count = skipped = 0
    for path in files:
        try:
            name = _name(path, folder)
            match = sampan.load_match(path)
        except SampanError as problem:
            skipped += 1
            done(path, problem)
            continue
        matches += 1
        for row in decisions(match, name):
            rows.append(row)
            count += 1
            if len(rows) == ROWS_AT_ONCE:
                writer.write_table(pa.Table.from_pylist(rows, SCHEMA))
                rows = []
        done(path, None)
    if rows:
        writer.write_table(pa.Table.from_pylist(rows, SCHEMA))
    return Written(matches, count, skipped)
