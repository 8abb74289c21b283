"""The tables that a ladder ends with."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from sampan.cli.characters import printable
from sampan.cli.screen import Screen
from sampan.cli.words import Words
from sampan.ladder.game_result import GameResult
from sampan.ladder.ladder import Ladder
from sampan.ladder.ratings import FIXED_POINT, Estimate
from sampan.ladder.standings import Cell, Row, Standings


def show_standings(standings: Standings, games: Sequence[GameResult], words: Words, digest: str) -> None:
    """Ratings, who beats whom, how long everybody thinks, and who forfeited and why."""
    seats = standings.ladder.terms.seats
    kind = "lone" if standings.ladder.lone else "pairs" if seats == 2 else "many"
    name = standings.ladder.terms.entrants[standings.anchor].name
    Screen().show(
        Text(words("ladder-ratings"), style="bold"),
        _ratings(standings, words),
        Text(words("ladder-ratings-note", name=name, fixed=f"{FIXED_POINT:.0f}"), style="dim"),
        "",
        Text(words("ladder-matrix"), style="bold"),
        _matrix(standings),
        Text(words(f"ladder-matrix-{kind}", fair=_per_cent(standings.fair)), style="dim"),
        "",
        Text(words("ladder-thinking"), style="bold"),
        _thinking(standings, words),
        Text(words("ladder-thinking-note"), style="dim"),
        "",
        *_forfeit_lines(standings.ladder, games, words),
        Text(words("ladder-digest", digest=digest), style="dim"),
    )


def forfeits(ladder: Ladder, games: Sequence[GameResult]) -> list[dict[str, object]]:
    """Every forfeit, in the order of the games."""
    return [
        {
            "game": result.fixture.number,
            "bot": ladder.terms.entrants[result.fixture.bots[forfeit.seat]].name,
            "seat": forfeit.seat,
            "reason": forfeit.reason,
            "detail": forfeit.detail,
        }
        for result in games
        for forfeit in result.forfeits
    ]


def _ratings(standings: Standings, words: Words) -> Table:
    table = _table(words, "rating", "interval", "points", "share", "forfeits")
    for rank, row in enumerate(standings.rows, 1):
        low, high = round(row.rating.low), round(row.rating.high)
        table.add_row(
            str(rank),
            _name(standings, row),
            str(round(row.rating.value)),
            "–" if row.bot == standings.anchor else f"{low} – {high}",
            f"{round(row.points, 1):g} / {row.seats}",
            _per_cent(row.points / row.seats) if row.seats else "–",
            str(row.forfeits),
        )
    return table


def _matrix(standings: Standings) -> Table:
    """Each against each, under the numbers of their ranks: as chess players do, so that it stays narrow."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("", justify="right")
    table.add_column("", overflow="fold")
    for rank in range(1, len(standings.rows) + 1):
        table.add_column(str(rank), justify="right", no_wrap=True)
    for rank, row in enumerate(standings.rows, 1):
        cells = ["·" if other is row else _cell(standings.cells[row.bot, other.bot]) for other in standings.rows]
        table.add_row(str(rank), _name(standings, row), *cells)
    return table


def _thinking(standings: Standings, words: Words) -> Table:
    table = _table(words, "decisions", "pace", "mean", "longest", "total")
    for rank, row in enumerate(standings.rows, 1):
        thinking = row.thinking
        measured = thinking.timed > 0 and thinking.seconds > 0
        table.add_row(
            str(rank),
            _name(standings, row),
            f"{thinking.decisions:,}",
            f"{thinking.timed / thinking.seconds:,.1f}" if measured else "–",
            f"{1000 * thinking.seconds / thinking.timed:,.2f}" if measured else "–",
            f"{1000 * thinking.longest:,.1f}" if measured else "–",
            f"{thinking.seconds:,.1f}",
        )
    return table


def _table(words: Words, *columns: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("", justify="right")
    table.add_column(words("ladder-bot-column"), overflow="fold")
    for column in columns:
        table.add_column(words(f"ladder-{column}-column"), justify="right", no_wrap=True)
    return table


def _name(standings: Standings, row: Row) -> str:
    return standings.ladder.terms.entrants[row.bot].name


def _cell(cell: Cell) -> str:
    return "–" if cell.share is None else f"{_per_cent(cell.share.value)}\n{_range(cell.share)}"


def _range(share: Estimate) -> str:
    return f"{100 * share.low:.1f}–{100 * share.high:.1f}"


def _per_cent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _forfeit_lines(ladder: Ladder, games: Sequence[GameResult], words: Words) -> list[str]:
    """One line for every bot and reason, with the first of its games."""
    found: dict[tuple[object, object], list[dict[str, object]]] = {}
    for forfeit in forfeits(ladder, games):
        found.setdefault((forfeit["bot"], forfeit["reason"]), []).append(forfeit)
    lines: list[str] = []
    for (name, reason), cases in found.items():
        first = cases[0]
        told = {
            "name": name,
            "count": len(cases),
            "game": str(first["game"]),
            "detail": printable(str(first["detail"])),
        }
        lines.append(words(f"ladder-forfeit-{reason}", **told))
    return [*lines, ""] if lines else []
