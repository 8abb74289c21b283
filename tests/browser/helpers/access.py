"""What axe and a ruler say of a page."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

_AXE = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
_RUN = "() => axe.run(document, { resultTypes: ['violations'] })"


def check_access(page: Page, where: str) -> None:
    """axe finds nothing serious, and nothing scrolls sideways."""
    if not _AXE.is_file():
        pytest.skip("axe-core is not installed; in web/: npm ci")
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(_AXE.read_text())
    found = page.evaluate(_RUN)["violations"]
    serious = [
        (problem["id"], [node["target"] for node in problem["nodes"]])
        for problem in found
        if problem["impact"] in ("serious", "critical")
    ]
    assert serious == [], (where, serious)
    sideways = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert sideways <= 0, where
