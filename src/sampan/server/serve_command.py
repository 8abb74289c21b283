"""The command `sampan serve`. It loads the server only when it is run, so that `sampan` works without the extra."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

import click

from sampan import text
from sampan.core.errors import SampanError
from sampan.server.json_logs import set_up_logs

_PACKAGE: Final = "sampan.server"
_LEVELS: Final = ("debug", "info", "warning", "error")
_LONGEST_PAUSE: Final = 10.0
_Callback = Callable[[click.Context, click.Parameter, str | None], object]


class Speaker(Protocol):
    """Whoever has the words that all commands share, in one language."""

    @property
    def language(self) -> str:
        """The reader's language."""

    def __call__(self, message: str, **fields: object) -> str:
        """A message as a sentence."""


class Words:
    """The command's own messages, and behind them those that all commands share."""

    def __init__(self, language: str, shared: Speaker | None = None) -> None:
        self.language = language
        self._shared = shared

    def __call__(self, message: str, **fields: object) -> str:
        if self._shared is None or self.has(message):
            return text.say(self.language, _PACKAGE, message, fields)
        return self._shared(message, **fields)

    def has(self, message: str) -> bool:
        """Whether the message is one of our own."""
        return text.has(self.language, _PACKAGE, message)


def serve_command(shared: Speaker | None = None, kind: type[click.Command] = click.Command) -> click.Command:
    """The command; a program that has words and a kind of command of its own hands them in."""
    words = Words(text.preferred_language() if shared is None else shared.language, shared)
    manners: dict[str, Any] = {"help": words("serve-help")} if shared is None else {"words": words}
    port = _checked(_port, words("serve-port-form"))
    level = _checked(_level, words("serve-level-form", known=list(_LEVELS)))
    pause = _checked(_pause, words("serve-pause-form", longest=_LONGEST_PAUSE))

    @click.command("serve", cls=kind, **manners)
    @click.option("--config", metavar="X", help=words("serve-config-help"))
    @click.option("--host", metavar="X", help=words("serve-host-help"))
    @click.option("--port", metavar="N", callback=port, help=words("serve-port-help"))
    @click.option("--hosts", multiple=True, metavar="X", help=words("serve-hosts-help"))
    @click.option("--database", metavar="URL", help=words("serve-database-help"))
    @click.option("--log-level", metavar="|".join(_LEVELS), callback=level, help=words("serve-level-help"))
    @click.option("--open", "open_page", is_flag=True, help=words("serve-open-help"))
    @click.option("--bot", "extra_bots", multiple=True, metavar="X", help=words("serve-bot-help"))
    @click.option("--bot-pause", metavar="S", callback=pause, help=words("serve-pause-help"))
    @click.option("--settings", "show_settings", is_flag=True, help=words("serve-settings-help"))
    @click.pass_context
    def serve(ctx: click.Context, /, config: str | None, open_page: bool, show_settings: bool, **flags: object) -> None:
        try:
            from sampan.server.load_settings import load_settings
            from sampan.server.run_server import run
            from sampan.server.settings_table import toml
        except ModuleNotFoundError as problem:
            click.echo(words("serve-not-installed", module=problem.name), err=True)
            ctx.exit(1)
        try:
            # A flag that was not given is None, or an empty tuple.
            settings = load_settings({name: value for name, value in flags.items() if value not in (None, ())}, config)
            if show_settings:
                click.echo(toml(settings, words.language), nl=False)
                return
            set_up_logs(settings.log_level)
            run(settings, language=words.language, open_page=open_page)
        except SampanError as problem:
            click.echo(problem.sentence(words.language), err=True)
            ctx.exit(1)

    return serve


def serve() -> None:
    """Run the command as a program of its own."""
    serve_command()()


def _checked(read: Callable[[str], object], allowed: str) -> _Callback:
    def check(ctx: click.Context, param: click.Parameter, typed: str | None) -> object:
        try:
            return None if typed is None else read(typed)
        except ValueError:
            raise click.BadParameter(allowed, ctx, param) from None

    return check


def _port(typed: str) -> int:
    if not (typed.isascii() and typed.isdigit() and len(typed) <= 5 and int(typed) <= 65535):
        raise ValueError(typed)
    return int(typed)


def _level(typed: str) -> str:
    if typed not in _LEVELS:
        raise ValueError(typed)
    return typed


def _pause(typed: str) -> float:
    if not 0 <= float(typed) <= _LONGEST_PAUSE:
        raise ValueError(typed)
    return float(typed)
