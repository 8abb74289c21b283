"""`sampan bench`: how many decisions a second random play takes, inside the library and stepped from Python."""

from __future__ import annotations

import platform
import time

import click
from rich.table import Table

import sampan
from sampan.cli.help import LocalCommand, checked, json_option, seconds, whole
from sampan.cli.output import show_json
from sampan.cli.screen import Screen
from sampan.cli.words import Words
from sampan.core.game import Game
from sampan.core.rng import Rng
from sampan.core.state import CHANCE, OVER, play_out

USUAL_SEATS = 4
_SEED = 2024
_MOST_STEPS = 1_000_000


def bench_command(words: Words) -> click.Command:
    """The command that measures."""
    check_seats = checked(whole(1, 1000), words, "usage-seats")
    check_seconds = checked(seconds, words, "usage-seconds")

    @click.command("bench", cls=LocalCommand, words=words)
    @click.argument("game", metavar=words("metavar-any-game"), required=False)
    @click.option("--seats", callback=check_seats, metavar="N", help=words("bench-seats", usual=USUAL_SEATS))
    @click.option("--seconds", callback=check_seconds, default="2", metavar="S", help=words("bench-seconds"))
    @json_option(words)
    def bench(game: str | None, seats: int | None, seconds: float, as_json: bool) -> None:
        games = [sampan.game(key) for key in (sampan.game_keys() if game is None else [game])]
        measured = {chosen.key: measure(chosen, seats, seconds) for chosen in games}
        if as_json:
            version = {"version": sampan.__version__, "python": platform.python_version()}
            show_json({"compiled": sampan.compiled, **version, "games": measured})
            return
        table = Table(box=None, pad_edge=False, header_style="dim")
        table.add_column(words("bench-game"))
        for column in ("seats", "inside", "games_inside", "stepped"):
            table.add_column(words(f"bench-{column}-column"), justify="right")
        for key, row in measured.items():
            table.add_row(key, *[f"{row[name]:,.0f}" for name in ("seats", "inside", "games_inside", "stepped")])
        state = "compiled" if sampan.compiled else "uncompiled"
        Screen().show(words("bench-state", state=state), "", table)

    return bench


def measure(game: Game, seats: int | None, seconds: float) -> dict[str, float]:
    """Decisions a second inside and stepped, and games a second inside."""
    chosen = min(max(USUAL_SEATS, game.fewest_seats), game.most_seats) if seats is None else seats
    in_one_call, games_inside = inside(game, chosen, seconds)
    return {
        "seats": chosen,
        "inside": round(in_one_call, 1),
        "stepped": round(_stepped(game, chosen, seconds), 1),
        "games_inside": round(games_inside, 2),
    }


def inside(game: Game, seats: int, seconds: float) -> tuple[float, float]:
    """Decisions and games a second of `play_out`, which asks nobody and shows nothing."""
    rng = Rng(_SEED)
    decisions = games = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds or not games:
        decisions += int(play_out(game.start(seats), rng, _MOST_STEPS))
        games += 1
    return decisions / spent, games / spent


def _stepped(game: Game, seats: int, seconds: float) -> float:
    rng = Rng(_SEED)
    decisions = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds or not decisions:
        state = game.start(seats)
        while (mover := state.to_move()) != OVER:
            actions = state.legal()
            if mover == CHANCE:
                state.apply(actions[rng.weighted(state.chances())])
            else:
                state.apply(rng.choose(actions))
                decisions += 1
    return decisions / spent
