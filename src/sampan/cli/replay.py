"""`sampan replay`: tells a saved match again, or shows one position of it."""

from __future__ import annotations

import click
from rich.text import Text

import sampan
from sampan.cli.help import LocalCommand, checked, json_option, whole
from sampan.cli.narrator import Narrator
from sampan.cli.output import show_json
from sampan.cli.screen import Screen
from sampan.cli.words import Words, refusal
from sampan.core.match import Match

SPECTATOR = "spectator"
LAST_PLY = 10**9


def replay_command(words: Words) -> click.Command:
    """The command that replays."""
    check_ply = checked(whole(0, LAST_PLY), words, "usage-ply")

    @click.command("replay", cls=LocalCommand, words=words)
    @click.argument("file", metavar=words("metavar-file"))
    @click.option("--ply", callback=check_ply, metavar="N", help=words("replay-ply"))
    @click.option("--seat", metavar=f"N|{SPECTATOR}", help=words("replay-seat"))
    @click.option("--step", is_flag=True, help=words("replay-step"))
    @json_option(words)
    def replay(file: str, ply: int | None, seat: str | None, step: bool, as_json: bool) -> None:
        if step and as_json:
            raise click.UsageError(words("usage-step"), click.get_current_context())
        match = sampan.load_match(file)
        narrator = _narrator(match, words, seat)
        state = match.replay(match.ply if ply is None else ply)
        if as_json:
            show_json(_data(narrator, match.ply if ply is None else ply))
        elif step:
            _step(narrator, Screen(), ply or 0)
        elif ply is not None:
            Screen().show(narrator.table(state))
        else:
            screen = Screen()
            screen.show_list([(f"{number:>4}", line) for number, line in narrator.lines(0)])
            screen.show("", narrator.table(state), *narrator.result())

    return replay


def _narrator(match: Match, words: Words, seat: str | None) -> Narrator:
    """The narrator for a seat. The file holds everything, but what is hidden in an unfinished match stays hidden."""
    if seat is None:
        return Narrator(match, words, None, everything=match.outcome() is not None)
    if seat == SPECTATOR:
        return Narrator(match, words, None)
    names = [player.name.lower() for player in match.players]
    if seat.lower() in names:
        return Narrator(match, words, names.index(seat.lower()))
    if seat.isascii() and seat.isdecimal() and len(seat) < 4 and int(seat) < len(names):
        return Narrator(match, words, int(seat))
    raise refusal("seat", seat=seat, last=len(names) - 1, names=[player.name for player in match.players])


def _step(narrator: Narrator, screen: Screen, ply: int) -> None:
    """Show the match line by line, with the table after each, forwards and backwards."""
    match, words = narrator.match, narrator.words
    stops = [0] + [number + 1 for number, _ in narrator.lines(0)]
    index = max(place for place, stop in enumerate(stops) if stop <= ply)
    while True:
        stop = stops[index]
        screen.clear()
        screen.show(narrator.table(match.replay(stop)), "")
        screen.show(*[Text(line, style="bold") for _, line in narrator.lines(max(0, stop - 1), stop)])
        if index == len(stops) - 1:
            screen.show(*narrator.result())
        try:
            answer = screen.ask(words("replay-prompt", place=index, last=len(stops) - 1))
        except (EOFError, KeyboardInterrupt):
            return
        if words.mean("quit", answer):
            return
        if words.mean("back", answer):
            index = max(0, index - 1)
        elif index < len(stops) - 1:
            index += 1
        else:
            return


def _data(narrator: Narrator, ply: int) -> dict[str, object]:
    match = narrator.match
    outcome = match.outcome()
    return {
        "game": match.game.key,
        "rules": match.game.rules_version,
        "options": match.options,
        "seats": [player.data() for player in match.players],
        "seen_by": "everything" if narrator.everything else SPECTATOR if narrator.seat is None else narrator.seat,
        "ply": ply,
        "plies": match.ply,
        "log": narrator.events(0, ply),
        "position" if narrator.everything else "view": narrator.view(match.replay(ply)),
        "outcome": None if outcome is None or ply < match.ply else outcome.data(),
    }
