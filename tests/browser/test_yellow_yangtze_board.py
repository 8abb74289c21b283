"""What the board of Yellow & Yangtze shows of a decision."""

from __future__ import annotations

import json

from decision_kinds import CASES
from decisions import FOLDER, TOKEN, Decision, put_tables
from delta import Visit
from hosting import Host
from playwright.sync_api import Page, expect
from visiting import Visitor

_CASE = CASES[-1]
# Marks let clicks through; here it is asked what is seen.
_SEEN = """text => {
    const marks = [...document.querySelectorAll('.map svg *')];
    marks.forEach(({ style }) => style.setProperty('pointer-events', 'all', 'important'));
    const box = text.getBoundingClientRect();
    const places = [0.1, 0.5, 0.9].map((part) => [box.x + part * box.width, box.y + box.height / 2]);
    const seen = places.every(([x, y]) => text.closest('.badge').contains(document.elementFromPoint(x, y)));
    marks.forEach(({ style }) => style.removeProperty('pointer-events'));
    return seen;
}"""


def _open(visit: Visit, host: Host, seed: int, ply: int) -> Visitor:
    """A table after so many moves of a match with four players, at the seat that is asked."""
    moves = json.loads((FOLDER / f"{_CASE.name}.json").read_text())["moves"][str(seed)]
    [table] = put_tables(host, _CASE, [Decision(seed, tuple(moves[:ply]), {})])
    visitor = visit()
    visitor.hold({table: [TOKEN]}, _CASE.game)
    visitor.go(f"#/table/{table}")
    visitor.page.locator(".prompt.asked").wait_for()
    return visitor


def _badges(page: Page) -> list[str]:
    """The strengths on the board, of which nothing is covered."""
    badges = page.locator(".map .badge text")
    assert all(badge.evaluate(_SEEN) for badge in badges.all())
    return badges.all_text_contents()


def test_strengths_stand_above_all_other_marks_of_a_revolt(visit: Visit, host: Host) -> None:
    page = _open(visit, host, seed=12, ply=159).page
    expect(page.locator(".map .badge text")).to_have_count(2)
    before = _badges(page)
    page.locator("[data-thing='tiles:1']").click()
    page.locator("[data-thing='help:yes']").click()
    page.locator(".proposal").wait_for()
    assert page.locator(".map .choice.pointed").count() > 0
    assert _badges(page) == [before[0], f"{before[1]}→{int(before[1]) + 2}"]


def test_spaces_tell_apart_what_brings_something(visit: Visit, host: Host) -> None:
    page = _open(visit, host, seed=43, ply=62).page
    page.locator("[data-thing='hand:black']").click()
    # Two spaces would complete a triangle; everywhere else a black tile brings nothing.
    gains = page.locator("[role=gridcell].lit.gain")
    expect(gains).to_have_count(2)
    assert page.locator("[role=gridcell].lit.plain").count() > 100
    gains.first.hover()
    expect(page.locator(".map .chip.gain text")).to_have_text("pagoda")
    page.locator("[role=gridcell].lit.plain").first.hover()
    expect(page.locator(".map .chip.plain text")).to_have_text("no point")
