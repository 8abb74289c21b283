"""`sampan board check`: whether a board file is valid and for which game, or what is wrong with it."""

from __future__ import annotations

import click

import sampan
from sampan.cli.characters import printable
from sampan.cli.help import LocalCommand, LocalGroup, json_option
from sampan.cli.output import say, show_json
from sampan.cli.screen import Screen
from sampan.cli.words import Words
from sampan.core.board_option import Board, check_board, read_board
from sampan.core.errors import SampanError
from sampan.core.game import Game


def board_command(words: Words) -> click.Command:
    """The group of commands for boards."""

    def begin(ctx: click.Context) -> None:
        if ctx.invoked_subcommand is None:
            say(ctx.get_help())

    group = LocalGroup(
        "board",
        words=words,
        callback=click.pass_context(begin),
        invoke_without_command=True,
        subcommand_metavar=words("metavar-command"),
    )
    group.add_command(_check_command(words))
    return group


def _check_command(words: Words) -> click.Command:
    @click.command("check", cls=LocalCommand, words=words, message="board-check")
    @click.argument("file", metavar=words("metavar-file"))
    @json_option(words)
    def check(file: str, as_json: bool) -> None:
        try:
            game, board = _found(read_board(file))
        except SampanError as problem:
            if as_json:
                show_json({"ok": False, "reason": problem.reason, "sentence": problem.sentence(words.language)})
            raise
        if as_json:
            show_json({"ok": True, "game": game.key, "option": board.key})
        else:
            fields = {"title": game.title(), "game": game.key, "option": board.key, "file": printable(file)}
            Screen().show(words("board-ok", **fields))

    return check


def _found(text: str) -> tuple[Game, Board]:
    owners = [
        (game, option)
        for game in (sampan.game(key) for key in sampan.game_keys())
        for option in game.options
        if isinstance(option, Board)
    ]
    good = check_board(text, [board for _, board in owners])
    return next((game, board) for game, board in owners if board is good)
