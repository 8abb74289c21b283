"""The program `sampan`: its commands, its language, and how it ends."""

from __future__ import annotations

import platform
import sys
from collections.abc import Sequence

import click

import sampan
from sampan.cli.admin import admin_command
from sampan.cli.bench import bench_command
from sampan.cli.board import board_command
from sampan.cli.catalogue import games_command, options_command, rules_command
from sampan.cli.characters import make_streams_safe, printable
from sampan.cli.dataset import dataset_command
from sampan.cli.exit_codes import Exit
from sampan.cli.help import LocalCommand, LocalGroup, complaint, language_of
from sampan.cli.ladder import ladder_command
from sampan.cli.learn import learn_command
from sampan.cli.output import say
from sampan.cli.play import play_command
from sampan.cli.replay import replay_command
from sampan.cli.verify import verify_command
from sampan.cli.words import Words, refusal
from sampan.core.errors import SampanError
from sampan.server.serve_command import serve_command


def main(args: Sequence[str] | None = None) -> int:
    """Run the program with these arguments, or those of the command line; returns the exit code."""
    arguments = list(sys.argv[1:] if args is None else args)
    make_streams_safe()
    words = Words(language_of(arguments))
    try:
        left = program(words).main(arguments, prog_name="sampan", standalone_mode=False)
        sys.stdout.flush()
    except click.UsageError as problem:
        usage = "" if problem.ctx is None else problem.ctx.get_usage() + "\n"
        say(usage + printable(complaint(problem, words)), error=True)
        return Exit.USAGE
    except SampanError as problem:
        return _refuse(problem, words)
    except OSError as problem:
        what = problem.strerror or str(problem)
        return _refuse(refusal("system", problem=f"{what} ({problem.filename})" if problem.filename else what), words)
    except (click.Abort, KeyboardInterrupt):
        return Exit.INTERRUPTED
    return left if isinstance(left, int) else Exit.FINE


def program(words: Words) -> click.Group:
    """The program in one language."""

    def begin(ctx: click.Context, version: bool) -> None:
        if version:
            say(_version(words))
            ctx.exit()
        if ctx.invoked_subcommand is None:
            say(ctx.get_help())

    option = click.Option(["--version"], is_flag=True, help=words("version-help"))
    group = LocalGroup(
        "sampan",
        words=words,
        callback=click.pass_context(begin),
        params=[option],
        invoke_without_command=True,
        subcommand_metavar=words("metavar-command"),
    )
    for make in (
        games_command,
        rules_command,
        learn_command,
        options_command,
        play_command,
        replay_command,
        verify_command,
        board_command,
        bench_command,
        ladder_command,
        dataset_command,
    ):
        group.add_command(make(words))
    group.add_command(serve_command(words, LocalCommand))
    group.add_command(admin_command(words))
    return group


def _version(words: Words) -> str:
    state = "compiled" if sampan.compiled else "uncompiled"
    return words("version", version=sampan.__version__, state=state, python=platform.python_version())


def _refuse(problem: SampanError, words: Words) -> int:
    say(printable(problem.sentence(words.language)), error=True)
    return Exit.REFUSED
