"""`sampan play`: a match at this terminal."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

import click
from rich.text import Text

import sampan
from sampan import text
from sampan.cli.exit_codes import Exit
from sampan.cli.help import LocalCommand
from sampan.cli.match_saver import MatchSaver, writable
from sampan.cli.screen import Screen
from sampan.cli.seats import default_seats, read_seats
from sampan.cli.session import Session
from sampan.cli.words import Words, refusal
from sampan.core.board_option import Board
from sampan.core.dealer import Dealer, new_dealer
from sampan.core.errors import OptionError
from sampan.core.game import Game
from sampan.core.match import Match
from sampan.core.options import Option, shown
from sampan.core.rng import Rng


def play_command(words: Words) -> click.Command:
    """The command that plays."""

    @click.command("play", cls=LocalCommand, words=words)
    @click.argument("game", metavar=words("metavar-any-game"), required=False)
    @click.option("--seats", metavar="A,B,…", help=words("play-seats", bots=sampan.bot_names()))
    @click.option("--option", "options", multiple=True, metavar=words("metavar-pair"), help=words("play-option"))
    @click.option("--seed", metavar=words("metavar-text"), help=words("play-seed"))
    @click.option("--fair", is_flag=True, help=words("play-fair"))
    @click.option("--salt", metavar=words("metavar-text"), help=words("play-salt"))
    @click.option("--resume", metavar=words("metavar-file"), help=words("play-resume"))
    @click.option("--save", metavar=words("metavar-file"), help=words("play-save"))
    def play(
        game: str | None,
        seats: str | None,
        options: tuple[str, ...],
        seed: str | None,
        fair: bool,
        salt: str | None,
        resume: str | None,
        save: str | None,
    ) -> int:
        if resume is not None and (seats is not None or options or seed is not None or fair or salt is not None):
            raise click.UsageError(words("usage-resume"), click.get_current_context())
        if seed is not None and fair:
            raise click.UsageError(words("usage-fair-seed"), click.get_current_context())
        if salt is not None and not fair:
            raise click.UsageError(words("usage-salt"), click.get_current_context())
        screen = Screen()
        if resume is not None:
            match = _resumed(Path(resume), game)
        elif game is None:
            raise click.UsageError(words("usage-game", known=sampan.game_keys()), click.get_current_context())
        else:
            if not ((seed or "") + (salt or "")).isprintable():
                raise refusal("unprintable")
            dealer = new_dealer(seed, salt or "")
            match = _new_match(sampan.game(game), seats, options, dealer, fair, words)
        saver = _saver(match, words, resume, save)
        saver.keep()  # if it cannot be written, people should know now
        _introduce(match, words, screen, resume is not None)
        if fair and salt is None:
            try:
                match.dealer.salt = _ask_salt(match, words, screen)
            except EOFError:
                return Exit.INPUT_ENDED
        rng = Rng(secrets.token_bytes(16) if seed is None else f"bots {seed}")
        return Session(match, words, screen, saver, rng).run()

    return play


def _new_match(
    game: Game, seats: str | None, options: tuple[str, ...], dealer: Dealer, fair: bool, words: Words
) -> Match:
    players = read_seats(default_seats(game) if seats is None else seats, words)
    return Match(game, players, read_options(game, options), dealer, fair)


def _resumed(path: Path, key: str | None) -> Match:
    match = sampan.load_match(path)
    if key is not None and sampan.game(key) is not match.game:
        raise refusal("other-game", game=key, other=match.game.key)
    for player in match.players:
        if player.bot is not None:
            sampan.bot(player.bot)  # refuses a bot that only another installation has
    return match


def read_options(game: Game, typed: tuple[str, ...]) -> dict[str, object]:
    """The options of a list of pairs such as `mystery=yes`."""
    declared = {option.key: option for option in game.options}
    options: dict[str, object] = {}
    for words in typed:
        key, equals, value = words.partition("=")
        if not equals:
            raise refusal("option-form", option=shown(words))
        if key not in declared:
            raise OptionError("option-unknown", {"option": shown(key), "known": list(declared)})
        options[key] = declared[key].parse(value)
    return options


def _saver(match: Match, words: Words, resume: str | None, save: str | None) -> MatchSaver:
    if save is None:
        return MatchSaver(match, words, None if resume is None else Path(resume))
    path = writable(save)
    if os.path.exists(path) and (resume is None or path != Path(resume)):
        raise refusal("file-exists", file=save)
    return MatchSaver(match, words, path, always=True)


def _introduce(match: Match, words: Words, screen: Screen, resumed: bool) -> None:
    game = match.game
    screen.show(Text(game.title(), style="bold"))
    for player in match.players:
        about = "" if player.bot is None else words("intro-bot", about=words(f"bot-{player.bot}"))
        screen.show(f"  {player.name}{about}")
    for option in game.options:
        if match.options[option.key] != option.default_for(len(match.players)):
            label = text.say(words.language, game.package, f"option-{option.key}")
            screen.show("  " + words("intro-option", option=label, value=_option_value(option, match, words)))
    for caution in game.cautions(len(match.players), match.options):
        screen.show(Text("  " + caution.sentence(words.language), style="yellow"))
    if resumed:
        screen.show(words("intro-resumed", ply=match.ply))
    if match.fair:
        screen.show(words("fair-committed", commitment=match.dealer.commitment()))
    screen.show(Text(words("intro-help"), style="dim"), "")


def _option_value(option: Option, match: Match, words: Words) -> object:
    value = match.options[option.key]
    return words("option-own-board") if isinstance(option, Board) and value not in option.shipped else value


def _ask_salt(match: Match, words: Words, screen: Screen) -> str:
    """Ask the players for a salt, only now: the seed was fixed before anybody could know it."""
    if all(player.bot is not None for player in match.players):
        return ""
    while True:
        salt = screen.ask(words("fair-salt"))
        if salt.isprintable():
            return salt
