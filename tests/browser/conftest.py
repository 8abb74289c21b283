"""Browser tests need a Chromium and the built page; without them they are skipped, and say what is missing."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hosting import Host
from playwright.sync_api import Browser, sync_playwright
from visiting import Visitor

import sampan

_NAMES = ["chromium", "chromium-browser", "google-chrome"]
_SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
_PAGE = Path(sampan.__file__).parent / "server" / "page" / "index.html"

NewVisitor = Callable[..., Visitor]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = next(filter(None, map(shutil.which, _NAMES)), None)
    if program is None:
        pytest.skip("no Chromium is found; on Debian: apt-get install chromium")
    if not _PAGE.is_file():
        pytest.skip("the page is not built; in web/: npm ci && npm run build")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=program, args=_SWITCHES)
        yield running
        running.close()


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    running = Host(tmp_path_factory.mktemp("host")).start()
    yield running
    running.stop()


@pytest.fixture
def visit(browser: Browser, host: Host) -> Iterator[NewVisitor]:
    """Opens browser windows, and sees to it at the end that nothing went wrong in any of them."""
    visitors: list[Visitor] = []

    def enter(place: str = "", **how: Any) -> Visitor:
        visitor = Visitor(browser, host.address, **how)
        visitors.append(visitor)
        if place:
            visitor.go(place)
        return visitor

    yield enter
    for visitor in visitors:
        visitor.leave()
