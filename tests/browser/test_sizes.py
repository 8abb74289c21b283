"""Screens of other shapes than a phone that stands: tablets, a phone that lies, and how boards grow."""

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
    page.get_by_text("Règles de cette table").click()
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
    page.get_by_role("link", name="Revoir la partie").click()
    page.locator(".chances li").first.wait_for()
    _check(page, "replay")
    assert page.locator(".bar:has(.chances)").evaluate(_SHARE) < 0.45


# The area of what players judge, and the part of the width in which nothing stands at all.
_JUDGED = """() => [...document.querySelectorAll('[data-judge]')]
    .filter((part) => !part.parentElement.closest('[data-judge]'))
    .map((part) => part.getBoundingClientRect())
    .reduce((area, { width, height }) => area + width * height, 0)"""
_EMPTY = """() => {
    const things = [...document.querySelectorAll('.shell :is(svg, button, p, li, h2, h3, [data-thing])')]
        .filter((thing) => thing.checkVisibility())
        .map((thing) => thing.getBoundingClientRect())
        .toSorted((one, other) => one.left - other.left);
    let [empty, reached] = [0, 0];
    for (const { left, right } of things) {
        empty += Math.max(0, left - reached);
        reached = Math.max(reached, right);
    }
    return (empty + Math.max(0, innerWidth - reached)) / innerWidth;
}"""


@pytest.mark.parametrize("game", sampan.game_keys())
def test_the_board_grows_with_the_window(visit: Visit, host: Host, game: str) -> None:
    made = host.create([ADA, BOT, {**BOT, "name": "Dai"}], game=game)
    page = sit(visit, made, 0).page
    page.locator(".prompt.asked").wait_for()
    areas = []
    for width, height in [(1366, 768), (1440, 900), (1920, 1080)]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))")
        areas.append(page.evaluate(_JUDGED))
        assert page.evaluate(_EMPTY) < 0.15, f"{width} x {height}"
    assert areas == sorted(areas)
    # The window grows by 1.97.
    assert areas[-1] / areas[0] > 1.7


@pytest.mark.parametrize("game", sampan.game_keys())
def test_the_picture_of_a_game_greets_those_who_set_up_and_wait(visit: Visit, host: Host, game: str) -> None:
    page = visit(f"#/new/{game}").page
    expect(page.locator(".picture svg")).to_be_in_viewport()
    made = host.create([ADA, {"kind": "link", "name": "Bo"}], game=game, friends=False)
    page = sit(visit, made, 0).page
    page.locator("#waiting-title").wait_for()
    expect(page.locator(".picture svg")).to_be_in_viewport()
