"""`sampan admin`: what the host of a server does to its tables, while the server runs. It never prints a secret.

The server's packages are loaded only when a command runs, so that `sampan` works without them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from sampan.cli.admin_store import backup_command, check_command, discreet, restore_command
from sampan.cli.admin_store import read_settings as _settings
from sampan.cli.admin_store import store_options as _options
from sampan.cli.characters import printable
from sampan.cli.help import LocalCommand, LocalGroup, checked, json_option, whole
from sampan.cli.output import say, show_json
from sampan.cli.words import Words

if TYPE_CHECKING:
    from sampan.server.retention import Retention
    from sampan.server.settings import Settings
    from sampan.server.store import Store

_T = TypeVar("_T")
_MOST_LISTED: Final = 10_000
_LONGEST_DAYS: Final = 36_500
_STATES: Final = ("waiting", "running", "finished", "closed")
_KEEP: Final = "none"
_EVER: Final = "ever"
_ANY_ID: Final = {"ignore_unknown_options": True}  # the id of a table may begin with a dash


def admin_command(words: Words) -> click.Command:
    """The group of commands for hosts."""

    def begin(ctx: click.Context) -> None:
        if ctx.invoked_subcommand is None:
            say(ctx.get_help())

    group = LocalGroup(
        "admin",
        words=words,
        callback=click.pass_context(begin),
        invoke_without_command=True,
        subcommand_metavar=words("metavar-command"),
    )
    for make in (
        _list_command,
        _show_command,
        _close_command,
        _delete_command,
        _tidy_command,
        _ban_command,
        _unban_command,
        _bans_command,
        backup_command,
        restore_command,
        check_command,
    ):
        group.add_command(make(words))
    return group


def _in_store(settings: Settings, scene: Callable[[Store], Awaitable[_T]]) -> _T:
    """Do something with the store, which may be in use by servers; it is never brought to another form."""
    from sampan.server.backup import existing_database
    from sampan.server.store import Store

    async def do() -> _T:
        store = Store(existing_database(settings.database_url()), settings.store_seconds, migrating=False)
        try:
            return await scene(store)
        finally:
            await store.close()

    with discreet():
        return asyncio.run(do())


# Tables.


def _list_command(words: Words) -> click.Command:
    def state(typed: str) -> str:
        if typed not in _STATES:
            raise ValueError(typed)
        return typed

    @click.command("list", cls=LocalCommand, words=words, message="admin-list")
    @click.option(
        "--state",
        metavar="|".join(_STATES),
        callback=checked(state, words, "admin-state-form", known=list(_STATES)),
        help=words("admin-state-help"),
    )
    @click.option("--address", metavar="X", help=words("admin-list-address"))
    @click.option(
        "--limit",
        default="100",
        metavar="N",
        callback=checked(whole(1, _MOST_LISTED), words, "admin-whole-form", least=1, most=_MOST_LISTED),
        help=words("admin-limit-help"),
    )
    @_options(words)
    @json_option(words)
    def list_(config: str | None, database: str | None, as_json: bool, **wanted: Any) -> None:
        settings = _settings(config, database)
        from sampan.server.admin import list_tables

        tables = _in_store(settings, lambda store: store.read(partial(list_tables, **wanted)))
        if as_json:
            show_json(tables)
            return
        for table in tables:
            say(printable(words("admin-list-line", **_told(table, words))))
        say(words("admin-list-count", count=len(tables)))

    return list_


def _told(table: dict[str, Any], words: Words) -> dict[str, object]:
    """What a line about a table needs."""
    return {
        "id": table["id"],
        "game": table["game"],
        "state": words(f"admin-state-{table['state']}"),
        "public": "yes" if table["public"] else "no",
        "created": table["created"],
        "active": table["active"],
        "address": table["address"] or "–",
    }


def _show_command(words: Words) -> click.Command:
    @click.command("show", cls=LocalCommand, words=words, message="admin-show", context_settings=_ANY_ID)
    @click.argument("id", metavar="ID")
    @_options(words)
    @json_option(words)
    @click.pass_context
    def show(ctx: click.Context, /, config: str | None, database: str | None, as_json: bool, **named: str) -> None:
        settings = _settings(config, database)
        from sampan.server.admin import show_table

        table, problem = _in_store(settings, lambda store: show_table(store, named["id"]))
        if as_json:
            show_json(table)
        else:
            say(printable(words("admin-list-line", **_told(table, words))))
            say(words("admin-show-records", records=table["records"]))
            for line in _summary_lines(table, words) if table["table"] else ():
                say(printable(line))
        if problem is not None:
            say(problem.sentence(words.language), error=True)
            ctx.exit(1)

    return show


def _summary_lines(table: dict[str, Any], words: Words) -> list[str]:
    summary = table["table"]
    lines = [
        words(
            "admin-show-seat",
            seat=seat,
            name=each["name"],
            bot=each["bot"] or "none",
            kind=words(f"admin-{_who(each)}"),
        )
        for seat, each in enumerate(summary["seats"])
    ]
    lines.append(words("admin-show-moves", moves=summary["ply"], chat=table["chat"], notes=len(table["notes"])))
    if summary["rematch"] is not None:
        lines.append(words("admin-show-rematch", id=summary["rematch"]))
    return lines


def _who(seat: dict[str, Any]) -> str:
    if seat["kind"] == "bot":
        return "seat-bot"
    if seat["resigned"]:
        return "seat-resigned"
    if not seat["taken"]:
        return "seat-free"
    return "seat-present" if seat["present"] else "seat-absent"


def _close_command(words: Words) -> click.Command:
    @click.command("close", cls=LocalCommand, words=words, message="admin-close", context_settings=_ANY_ID)
    @click.argument("ids", nargs=-1, required=True, metavar="ID...")
    @_options(words)
    def close(config: str | None, database: str | None, ids: tuple[str, ...]) -> None:
        settings = _settings(config, database)
        from sampan.server.admin import close_table

        async def scene(store: Store) -> None:
            for id_ in ids:
                done = await close_table(store, id_)
                say(printable(words("admin-closed" if done else "admin-closed-already", id=id_)))

        _in_store(settings, scene)

    return close


def _delete_command(words: Words) -> click.Command:
    @click.command("delete", cls=LocalCommand, words=words, message="admin-delete", context_settings=_ANY_ID)
    @click.argument("ids", nargs=-1, required=True, metavar="ID...")
    @_options(words)
    def delete(config: str | None, database: str | None, ids: tuple[str, ...]) -> None:
        settings = _settings(config, database)
        from sampan.server.live_table import no_table
        from sampan.server.retention import delete_table

        async def scene(store: Store) -> None:
            for id_ in ids:
                if not await store.change(partial(delete_table, id_=id_)):
                    raise no_table()
                say(printable(words("admin-deleted", id=id_)))

        _in_store(settings, scene)

    return delete


def _tidy_command(words: Words) -> click.Command:
    def days(typed: str) -> int | None:
        return None if typed == _KEEP else whole(1, _LONGEST_DAYS)(typed)

    def option(name: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        check = checked(days, words, "admin-days-form", most=_LONGEST_DAYS, none=_KEEP)
        return click.option(f"--{name}-days", metavar="N", callback=_given(check), help=words(f"admin-{name}-days"))

    @click.command("tidy", cls=LocalCommand, words=words, message="admin-tidy")
    @click.option("--dry-run", is_flag=True, help=words("admin-dry-run"))
    @option("unstarted")
    @option("abandoned")
    @option("finished")
    @_options(words)
    @json_option(words)
    def tidy(config: str | None, database: str | None, as_json: bool, dry_run: bool, **days: Any) -> None:
        flags = {f"keep_{name}": value[0] for name, value in days.items() if value is not None}
        settings = _settings(config, database, **flags)
        from sampan.server.retention import Retention

        due = _in_store(settings, partial(_tidy, retention=Retention.of(settings), dry_run=dry_run))
        if as_json:
            show_json([each._asdict() for each in due])
            return
        for each in due:
            why = words(f"admin-why-{each.why}")
            say(printable(words("admin-tidy-line", id=each.id, why=why, active=each.active)))
        say(words("admin-tidy-would" if dry_run else "admin-tidied", count=len(due)))

    return tidy


def _given(check: Callable[[click.Context, click.Parameter, Any], Any]) -> Callable[..., Any]:
    """Tells a flag that means “never” from one that was not given."""

    def given(ctx: click.Context, param: click.Parameter, typed: str | None) -> tuple[Any] | None:
        return None if typed is None else (check(ctx, param, typed),)

    return given


async def _tidy(store: Store, retention: Retention, dry_run: bool) -> list[Any]:
    from sampan.server.retention import tables_due, tidy

    if dry_run:
        return list(await store.read(partial(tables_due, retention=retention)))
    deleted: list[Any] = []
    while some := await store.change(partial(tidy, retention=retention)):
        deleted += some
    return deleted


# Bans.


def _ban_command(words: Words) -> click.Command:
    @click.command("ban", cls=LocalCommand, words=words, message="admin-ban")
    @click.argument("address", metavar=words("metavar-address"))
    @click.option(
        "--days",
        metavar="N",
        callback=checked(whole(1, _LONGEST_DAYS), words, "admin-whole-form", least=1, most=_LONGEST_DAYS),
        help=words("admin-ban-days"),
    )
    @click.option("--reason", default="", metavar=words("metavar-text"), help=words("admin-ban-reason"))
    @_options(words)
    def ban(config: str | None, database: str | None, address: str, days: int | None, reason: str) -> None:
        settings = _settings(config, database)
        from sampan.server.bans import LONGEST_REASON, Ban, includes_this_machine, read_network, store_ban
        from sampan.server.clock import ago, now
        from sampan.server.refusal import Refusal
        from sampan.server.retention import host_changed

        network = read_network(address)
        if len(reason) > LONGEST_REASON:
            raise Refusal("too-long", {"field": "reason", "longest": LONGEST_REASON})
        wanted = Ban(network, now(), None if days is None else ago(-days * 86_400), reason)

        def change(connection: Any) -> None:
            store_ban(connection, wanted)
            host_changed(connection)

        _in_store(settings, lambda store: store.change(change))
        say(words("admin-banned", network=str(network), until=wanted.until or _EVER))
        if includes_this_machine(network):
            say(words("admin-ban-loopback", network=str(network)), error=True)

    return ban


def _unban_command(words: Words) -> click.Command:
    @click.command("unban", cls=LocalCommand, words=words, message="admin-unban")
    @click.argument("address", metavar=words("metavar-address"))
    @_options(words)
    def unban(config: str | None, database: str | None, address: str) -> None:
        settings = _settings(config, database)
        from sampan.server.bans import lift_ban, read_network
        from sampan.server.retention import host_changed

        network = read_network(address)

        def change(connection: Any) -> None:
            lift_ban(connection, network)
            host_changed(connection)

        _in_store(settings, lambda store: store.change(change))
        say(words("admin-unbanned", network=str(network)))

    return unban


def _bans_command(words: Words) -> click.Command:
    @click.command("bans", cls=LocalCommand, words=words, message="admin-bans")
    @_options(words)
    @json_option(words)
    def bans(config: str | None, database: str | None, as_json: bool) -> None:
        settings = _settings(config, database)
        from sampan.server.bans import stored_bans

        found = _in_store(settings, lambda store: store.read(stored_bans))
        rows = [
            {"network": str(ban.network), "since": ban.since, "until": ban.until, "reason": ban.reason} for ban in found
        ]
        if as_json:
            show_json(rows)
            return
        for row in rows:
            say(printable(words("admin-bans-line", **_banned(row))))
        say(words("admin-bans-count", count=len(rows)))

    return bans


def _banned(row: dict[str, Any]) -> dict[str, object]:
    """What a line about a ban needs."""
    return {**row, "until": row["until"] or _EVER, "noted": "yes" if row["reason"] else "no"}
