"""What people see when the host of the server closes or deletes their table, or bans them."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from access import check_access
from hosting import Host
from playwright.sync_api import expect
from visiting import Visitor

Visit = Callable[..., Visitor]
SEATS = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "easy"}]


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    """A server that others do not share, since everybody here has the same address."""
    started = Host(tmp_path).start()
    yield started
    started.stop()


def admin(host: Host, *arguments: str) -> None:
    command = [sys.executable, "-m", "sampan.cli", "admin", *arguments, "--database", host.database]
    subprocess.run(command, check=True, timeout=60)  # Playwright has the loop of this process


def sit(visit: Visit, host: Host) -> tuple[str, Visitor]:
    made = host.create(SEATS)
    id_ = made["table"]["id"]
    visitor = visit()
    visitor.hold({id_: [made["tokens"][0]["token"]]})
    visitor.go(f"#/table/{id_}")
    visitor.page.locator(".head").wait_for()
    return id_, visitor


def test_a_closed_table_says_so_and_asks_for_nothing(visit: Visit, host: Host) -> None:
    id_, ada = sit(visit, host)
    expect(ada.page.get_by_role("button", name="Resign")).to_be_visible()
    admin(host, "close", id_)
    ada.sees("The host of this server has closed this table.")
    for name in ("Resign", "Take back", "Send"):
        expect(ada.page.get_by_role("button", name=name)).to_have_count(0)
    check_access(ada.page, "a closed table")


def test_a_deleted_table_says_so(visit: Visit, host: Host) -> None:
    id_, ada = sit(visit, host)
    admin(host, "delete", id_)
    ada.sees("There is no such table any more, or it is private.")


def test_who_is_banned_is_told(visit: Visit, host: Host) -> None:
    _, ada = sit(visit, host)
    admin(host, "ban", "127.0.0.0/8")
    ada.sees("The host of this server has banned your address.")
