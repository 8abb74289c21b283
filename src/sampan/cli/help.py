"""Commands whose help and error messages are in the reader's language; click's own are English."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import click

import sampan
from sampan import text
from sampan.cli.output import say
from sampan.cli.words import Words


class LocalCommand(click.Command):
    """A command with the messages `<name>-help` and `<name>-examples` of `Words`; `message` sets another name."""

    def __init__(self, *args: Any, words: Words, message: str | None = None, **kwargs: Any) -> None:
        self.words = words
        kwargs.setdefault("options_metavar", f"[{words('help-options').strip().upper()}]")
        kwargs.setdefault("add_help_option", False)
        super().__init__(*args, **kwargs)
        message = message or self.name
        self.help = words(f"{message}-help")
        self.short_help = words(f"{message}-short") if words.has(f"{message}-short") else None
        self._examples = words(f"{message}-examples", game=sampan.game_keys()[0])
        self.params.append(language_option(words))
        self.params.append(_help_option(words))

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Like click's, but extra arguments are refused in our own words."""
        if not isinstance(self, click.Group):
            ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if ctx.args and not isinstance(self, click.Group) and not ctx.resilient_parsing:
            raise click.UsageError(self.words("usage-extra", words=" ".join(ctx.args)), ctx)
        return rest

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Usage, what it does, the options, and examples."""
        self.format_usage(ctx, formatter)
        self.format_help_text(ctx, formatter)
        options = [param.get_help_record(ctx) for param in self.get_params(ctx) if isinstance(param, click.Option)]
        with formatter.section(self.words("help-options")):
            formatter.write_dl([option for option in options if option is not None])
        self.format_commands(ctx, formatter)
        with formatter.section(self.words("help-examples")):
            for line in self._examples.splitlines():
                formatter.write(" " * formatter.current_indent + line + "\n")

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The line that shows what can be typed."""
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=self.words("help-usage") + " ")

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Nothing: a plain command has no subcommands."""


class LocalGroup(LocalCommand, click.Group):
    """The program itself, or a command with subcommands."""

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The commands, and after them the exit codes."""
        with formatter.section(self.words("help-commands")):
            formatter.write_dl([(name, command.short_help or "") for name, command in self.commands.items()])
        with formatter.section(self.words("help-exits")):
            lines = self.words("exit-codes").splitlines()
            formatter.write_dl([(code, meaning) for code, _, meaning in (line.partition(" ") for line in lines)])

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands in the order in which they were added."""
        return list(self.commands)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Like click's, but an unknown command is refused in our own words."""
        if args and self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
            raise click.UsageError(self.words("usage-command", command=args[0], known=list(self.commands)), ctx)
        return super().resolve_command(ctx, args)


Callback = Callable[[click.Context, click.Parameter, Any], Any]


def checked(read: Callable[[str], object], words: Words, message: str, **fields: object) -> Callback:
    """A callback that reads a parameter with a function; on a ValueError, a message says what is allowed."""

    def check(ctx: click.Context, param: click.Parameter, value: Any) -> Any:
        try:
            return None if value is None else read(value)
        except ValueError:
            raise click.BadParameter(words(message, **fields), ctx, param) from None

    return check


def whole(low: int, high: int) -> Callable[[str], int]:
    """Reads a whole number from low to high."""

    def read(typed: str) -> int:
        number = int(typed) if len(typed) < 20 else high + 1
        if not low <= number <= high:
            raise ValueError(typed)
        return number

    return read


def seconds(typed: str) -> float:
    """Reads a number of seconds, up to an hour."""
    number = float(typed)
    if not (math.isfinite(number) and 0 < number <= 3600):
        raise ValueError(typed)
    return number


def language_option(words: Words) -> click.Option:
    """The option `--lang`. The language was found before the commands were made; here it is only checked."""

    def read(typed: str) -> str:
        if typed not in text.LANGUAGES:
            raise ValueError(typed)
        return typed

    check = checked(read, words, "usage-language", known=list(text.LANGUAGES))
    return click.Option(
        ["--lang"], callback=check, expose_value=False, metavar="|".join(text.LANGUAGES), help=words("lang-help")
    )


def language_of(args: Sequence[str]) -> str:
    """The language that the arguments ask for, or otherwise the environment."""
    wanted = ""
    for index, arg in enumerate(args):
        if arg == "--lang" and index + 1 < len(args):
            wanted = args[index + 1]
        elif arg.startswith("--lang="):
            wanted = arg.partition("=")[2]
    return wanted if wanted in text.LANGUAGES else text.preferred_language()


def json_option(words: Words) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """The option `--json`: output for programs."""
    return click.option("--json", "as_json", is_flag=True, help=words("json-help"))


def complaint(problem: click.UsageError, words: Words) -> str:
    """A sentence that says what is wrong with the command line."""
    if isinstance(problem, click.NoSuchOption):
        return words("usage-option", option=problem.option_name)
    if isinstance(problem, click.BadOptionUsage):
        return words("usage-value", option=problem.option_name)
    if isinstance(problem, click.MissingParameter) and problem.param is not None:
        return words("usage-missing", name=problem.param.human_readable_name)
    if isinstance(problem, click.BadParameter) and problem.param is not None:
        return words("usage-bad", name=problem.param.opts[-1], problem=problem.message)
    return problem.format_message()


def _help_option(words: Words) -> click.Option:
    def show(ctx: click.Context, _param: click.Parameter, wanted: bool) -> None:
        if wanted and not ctx.resilient_parsing:
            say(ctx.get_help())
            ctx.exit()

    return click.Option(
        ["--help"], is_flag=True, expose_value=False, is_eager=True, callback=show, help=words("help-help")
    )
