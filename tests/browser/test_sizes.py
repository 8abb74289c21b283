"""Screens of other shapes than a phone that stands and a desk: tablets, a phone that lies, a small laptop."""

from __future__ import annotations

import pytest
from delta import ADA, BOT, Visit, sit
from hosting import Host
from playwright.sync_api import Page, expect

import sampan

_SIZES = [(820, 1180), (1180, 820), (740, 360), (1024, 640)]
_SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
# Those that can do nothing now only say why.
_SMALL = """[...document.querySelectorAll(".button:not([aria-disabled='true'])")]
    .filter(button => button.checkVisibility() && button.getBoundingClientRect().height < 39.5)
    .map(button => button.textContent)"""
_SHARE = "bar => bar.getBoundingClientRect().height / innerHeight"


def _check(page: Page, where: str) -> None:
    """Nothing scrolls sideways, and a finger can hit every button."""
    assert page.evaluate(_SIDEWAYS) <= 0, where
    assert page.evaluate(_SMALL) == [], where


@pytest.mark.parametrize(("width", "height"), _SIZES)
def test_the_way_to_a_table(visit: Visit, width: int, height: int) -> None:
    visitor = visit(phone=True, locale="fr-FR")
    page = visitor.page
    page.set_viewport_size({"width": width, "height": height})
    visitor.go("#/")
    # What the first picture belongs to can be seen without scrolling.
    expect(page.get_by_role("heading", name="Yin & Yang")).to_be_in_viewport()
    _check(page, "lobby")
    visitor.go("#/new/yangtze")
    page.get_by_role("button", name="Préparer la table").wait_for()
    page.get_by_text("Variantes et options").click()
    _check(page, "new table")


@pytest.mark.parametrize(("width", "height"), _SIZES)
@pytest.mark.parametrize("game", sampan.game_keys())
def test_a_match_and_its_replay(visit: Visit, host: Host, game: str, width: int, height: int) -> None:
    made = host.create([ADA, BOT, {**BOT, "name": "Dai"}], game=game)
    visitor = sit(visit, made, 0, phone=True, locale="fr-FR", scheme="dark")
    page = visitor.page
    page.set_viewport_size({"width": width, "height": height})
    prompt = page.locator(".prompt.asked")
    prompt.wait_for()
    _check(page, "table")
    assert prompt.evaluate(_SHARE) < 0.55
    page.get_by_role("button", name="Abandonner").click()
    page.get_by_role("button", name="Oui, abandonner").click()
    page.locator(".outcome").wait_for()
    _check(page, "outcome")
    page.get_by_role("link", name="Revoir", exact=True).last.click()
    page.locator(".chances li").first.wait_for()
    _check(page, "replay")
    assert page.locator(".bar:has(.chances)").evaluate(_SHARE) < 0.45
