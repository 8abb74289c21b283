"""`sampan ladder`: bots play one another, and tables say how strong they are and how sure that is."""

from __future__ import annotations

import time
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import click

import sampan
from sampan.cli.exit_codes import Exit
from sampan.cli.help import LocalCommand, checked, json_option, seconds, whole
from sampan.cli.output import say, show_json
from sampan.cli.play import read_options
from sampan.cli.progress_bar import ProgressBar
from sampan.cli.words import Words, refusal
from sampan.core.errors import SampanError
from sampan.ladder.entrants import read_entrants
from sampan.ladder.game_archive import GameArchive
from sampan.ladder.ladder import DECISION_SECONDS, Ladder

_GAMES: Final = 100
_MOST_JOBS: Final = 256


def ladder_command(words: Words) -> click.Command:
    """The command that lets bots play one another."""
    check_seats = checked(whole(1, 1000), words, "usage-seats")
    check_games = checked(whole(1, 1_000_000), words, "usage-games")
    check_jobs = checked(whole(1, _MOST_JOBS), words, "usage-jobs", most=_MOST_JOBS)
    check_limit = checked(seconds, words, "usage-seconds")

    @click.command("ladder", cls=LocalCommand, words=words)
    @click.argument("game", metavar=words("metavar-game"))
    @click.option("--bots", "lists", multiple=True, metavar="A,B,…", help=words("ladder-bots", bots=sampan.bot_names()))
    @click.option("--bot", "single", multiple=True, metavar="A", help=words("ladder-bot"))
    @click.option("--seats", callback=check_seats, metavar="N", help=words("ladder-seats"))
    @click.option(
        "--games",
        callback=check_games,
        default=str(_GAMES),
        metavar="N",
        help=words("ladder-games", usual=_GAMES),
    )
    @click.option("--seed", default="1", metavar=words("metavar-text"), help=words("ladder-seed"))
    @click.option("--jobs", callback=check_jobs, default="1", metavar="N", help=words("ladder-jobs"))
    @click.option("--lone", is_flag=True, help=words("ladder-lone"))
    @click.option("--option", "options", multiple=True, metavar=words("metavar-pair"), help=words("play-option"))
    @click.option(
        "--limit",
        callback=check_limit,
        default=str(DECISION_SECONDS),
        metavar="S",
        help=words("ladder-limit", usual=DECISION_SECONDS),
    )
    @click.option("--record", metavar=words("metavar-folder"), help=words("ladder-record"))
    @json_option(words)
    def ladder(
        game: str,
        lists: tuple[str, ...],
        single: tuple[str, ...],
        seats: int | None,
        games: int,
        seed: str,
        jobs: int,
        lone: bool,
        options: tuple[str, ...],
        limit: float,
        record: str | None,
        as_json: bool,
    ) -> int:
        typed = [name for names in lists for name in names.split(",")] + list(single)
        if not typed:
            raise click.UsageError(words("usage-bots", bots=sampan.bot_names()), click.get_current_context())
        if not (seed + (record or "")).isprintable():
            raise refusal("unprintable")
        if find_spec("choix") is None:
            raise refusal("ladder-extra")
        chosen = sampan.game(game)
        count = chosen.checked_seats(chosen.fewest_seats if seats is None else seats)
        chosen_options = read_options(chosen, options)
        chosen.start(count, chosen_options)  # whatever is wrong with them is told before any bot is started
        planned = Ladder(chosen, read_entrants(typed), count, games, seed, chosen_options, lone, limit)
        archive = GameArchive(None if record is None else Path(record))
        return _Run(planned, archive, words, jobs).run(as_json)

    return ladder


class _Run:
    """One ladder from its first game to its tables, or as far as it gets."""

    def __init__(self, ladder: Ladder, archive: GameArchive, words: Words, jobs: int) -> None:
        self._ladder = ladder
        self._archive = archive
        self._words = words
        self._jobs = jobs

    def run(self, as_json: bool) -> Exit:
        """Play, and show what has been played, all or not."""
        began = time.perf_counter()
        stopped: BaseException | None = None
        try:
            self._play()
        except (KeyboardInterrupt, SampanError) as problem:
            stopped = problem
        self._show(as_json, time.perf_counter() - began, stopped is not None)
        if isinstance(stopped, SampanError):
            raise stopped
        return Exit.FINE if stopped is None else Exit.INTERRUPTED

    def _play(self) -> None:
        fixtures = self._ladder.fixtures
        title, seats = self._ladder.game.title(), self._ladder.terms.seats
        say(
            self._words("ladder-plan", title=title, seats=seats, games=len(fixtures), deals=len(fixtures) // seats),
            True,
        )
        with closing(self._ladder.play(self._jobs)) as games, ProgressBar(self._words, len(fixtures)) as progress:
            for result in games:
                self._archive.add(result)
                progress.advance()

    def _show(self, as_json: bool, spent: float, stopped: bool) -> None:
        games = self._archive.games()
        if stopped:
            say(self._words("ladder-stopped", games=len(games), planned=len(self._ladder.fixtures)), error=True)
        if not games:
            return
        # Numpy and scipy take long to load, and only who has games to rate needs them.
        from sampan.cli.standings import forfeits, show_standings
        from sampan.ladder.standings import Standings

        standings = Standings(self._ladder, games)
        if not as_json:
            show_standings(standings, games, self._words, self._archive.digest())
            return
        terms = self._ladder.terms
        show_json(
            {
                "game": terms.game,
                "rules": self._ladder.game.rules_version,
                "options": terms.options,
                "seats": terms.seats,
                "seed": terms.seed,
                "lone": self._ladder.lone,
                "planned": len(self._ladder.fixtures),
                "games": len(games),
                "digest": self._archive.digest(),
                **standings.data(),
                "forfeits": forfeits(self._ladder, games),
                "times": {"seconds": round(spent, 3), "jobs": self._jobs, "bots": standings.times()},
            }
        )
