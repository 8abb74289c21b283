"""`sampan admin backup`, `restore` and `check`, and how all of its commands find the database."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from sampan.cli.characters import printable
from sampan.cli.help import LocalCommand, json_option
from sampan.cli.output import say, show_json
from sampan.cli.words import Words, refusal
from sampan.core.errors import SampanError

if TYPE_CHECKING:
    from sampan.server.settings import Settings

Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]


@contextmanager
def discreet() -> Iterator[None]:
    """Say nothing but sentences: logs and tracebacks may quote what is stored, which may be secret."""
    before = logging.root.manager.disable
    logging.disable(logging.CRITICAL)
    try:
        yield
    except (SampanError, OSError, click.ClickException, click.exceptions.Exit):
        raise
    except Exception as problem:
        raise refusal("admin-failed", problem=type(problem).__name__) from None
    finally:
        logging.disable(before)


def store_options(words: Words) -> Decorator:
    """The options that say where the tables are, as for `sampan serve`."""

    def decorate(command: Callable[..., Any]) -> Callable[..., Any]:
        command = click.option("--database", metavar="URL", help=words("admin-database-help"))(command)
        return click.option("--config", metavar=words("metavar-file"), help=words("admin-config-help"))(command)

    return decorate


def read_settings(config: str | None, database: str | None, **flags: Any) -> Settings:
    """The settings that `sampan serve` would have; a refusal if the server's packages are not installed."""
    try:
        from sampan.server.load_settings import load_settings
    except ModuleNotFoundError as problem:
        raise refusal("server-extra", module=problem.name) from None
    return load_settings({**flags, **({} if database is None else {"database": database})}, config)


def backup_command(words: Words) -> click.Command:
    """The command that copies a database."""

    @click.command("backup", cls=LocalCommand, words=words, message="admin-backup")
    @click.argument("file", metavar=words("metavar-file"))
    @store_options(words)
    def backup(config: str | None, database: str | None, file: str) -> None:
        settings = read_settings(config, database)
        from sampan.server.backup import back_up

        with discreet():
            back_up(settings.database_url(), Path(file))
        say(printable(words("admin-backed-up", file=file)))

    return backup


def restore_command(words: Words) -> click.Command:
    """The command that puts a copy back."""

    @click.command("restore", cls=LocalCommand, words=words, message="admin-restore")
    @click.argument("file", metavar=words("metavar-file"))
    @click.option("--overwrite", is_flag=True, help=words("admin-overwrite-help"))
    @store_options(words)
    def restore(config: str | None, database: str | None, file: str, overwrite: bool) -> None:
        settings = read_settings(config, database)
        from sampan.server import backup

        with discreet():
            backup.restore(settings.database_url(), Path(file), overwrite)
        say(printable(words("admin-restored", file=file)))

    return restore


def check_command(words: Words) -> click.Command:
    """The command that looks for damage."""

    @click.command("check", cls=LocalCommand, words=words, message="admin-check")
    @store_options(words)
    @json_option(words)
    @click.pass_context
    def check(ctx: click.Context, config: str | None, database: str | None, as_json: bool) -> None:
        settings = read_settings(config, database)
        from sampan.server.backup import existing_database
        from sampan.server.check_database import Damage, check

        with discreet():
            found = list(check(existing_database(settings.database_url())))
        damages = [each for each in found if isinstance(each, Damage)]
        tables = len(found) - len(damages)
        if as_json:
            show_json({"ok": not damages, "tables": tables, "damages": [each._asdict() for each in damages]})
        else:
            for each in damages:
                say(printable(words(f"admin-damage-{each.what}", table=each.table or "")))
            say(words("admin-checked", tables=tables, damages=len(damages)))
        if damages:
            ctx.exit(1)

    return check
