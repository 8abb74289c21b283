"""Everything that can be asked in the games, on windows of all shapes: it fits, and nothing covers what is judged."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from covering import bubble_faults, faults
from decision_kinds import CASES, Case, clicks_for, kinds_of
from decisions import TOKEN, Decision, put_tables, read_decisions
from delta import Visit
from hosting import Host
from playwright.sync_api import Locator, Page, expect
from visiting import Visitor

_DESKS = [(1366, 768), (1440, 900), (1920, 1080)]
_TABLET = (820, 1180)
_PHONE = (390, 844)
_SIZES = [*_DESKS, _TABLET, _PHONE]
_LARGEST = CASES[1::2]
_POINTED = 120  # milliseconds after which the page asks for a preview
_EXPLAINED = 900  # milliseconds after which a thing explains itself
_SEARCHED = 90_000  # milliseconds within which even a busy machine finds a hint
_HINTED = {
    "yin_yang": {"play: play card player"},
    "dragon_delta": {"remove: remove_stone island"},
    "yangtze": {"trade: sell goods value", "bid: bid amount"},
    "yellow_yangtze": {"act: place_tile colour space", "support: support leader side tiles"},
}
# Decisions with much on the table.
_RICH = {
    "yin_yang": "play: play card player",
    "dragon_delta": "remove: remove_stone island",
    "yangtze": "trade: sell goods value",
    "yellow_yangtze": "act: build_pagoda colour from triangle",
}
# The first and the last of each kind of thing, or term, get numbers; how many these are.
_MARK = """() => {
    const kinds = Map.groupBy(
        [...document.querySelectorAll('.shell :is([data-thing], [data-term])')]
            .filter((each) => each.checkVisibility()),
        ({ dataset }) => `${dataset.thing?.split(':')[0]} ${dataset.term}`,
    );
    const marked = new Set([...kinds.values()].flatMap((each) => [each[0], each.at(-1)]));
    [...marked].forEach((each, number) => (each.dataset.marked = number));
    return marked.size;
}"""


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_every_decision_fits(visit: Visit, host: Host, case: Case) -> None:
    decisions = read_decisions(case)
    assert list(decisions) == kinds_of(case)
    visitor = visit(locale=case.locale)
    tables = put_tables(host, case, decisions.values())
    visitor.hold({table: [TOKEN] for table in tables}, case.game)
    wrong: list[str] = []
    for table, (kind, decision) in zip(tables, decisions.items(), strict=True):
        visitor.go(f"#/rules/{case.game}")
        visitor.page.locator("main h1, main h2").first.wait_for()
        visitor.go(f"#/table/{table}")
        visitor.page.locator(".prompt.asked").wait_for()
        wrong += [f"{kind}, {fault}" for fault in _answer(visitor, case, kind, decision)]
    assert wrong == [], "\n".join(wrong)


@pytest.mark.parametrize("case", _LARGEST, ids=lambda case: case.name)
@pytest.mark.parametrize("size", [_DESKS[0], _PHONE], ids=str)
def test_bubbles_lie_beside_what_they_are_about(visit: Visit, host: Host, case: Case, size: tuple[int, int]) -> None:
    visitor = visit(locale=case.locale)
    page = visitor.page
    page.clock.install()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    [table] = put_tables(host, case, [read_decisions(case)[_RICH[case.game]]])
    visitor.hold({table: [TOKEN]}, case.game)
    visitor.go(f"#/table/{table}")
    page.locator(".prompt.asked").wait_for()
    bubble = page.locator(".bubble.placed")
    wrong, explained, refused = [], 0, 0
    for number in range(page.evaluate(_MARK)):
        thing = page.locator(f"[data-marked='{number}']")
        about = f"{thing.get_attribute('data-thing')} {thing.get_attribute('data-term')}"
        thing.scroll_into_view_if_needed()
        thing.dispatch_event("pointerover", {"pointerType": "mouse", "bubbles": True})
        page.clock.fast_forward(_EXPLAINED)
        if bubble.count():
            explained += 1
            wrong += [f"what is {about}: {fault}" for fault in bubble_faults(thing)]
        thing.dispatch_event("pointerout", {"pointerType": "mouse", "bubbles": True})
        if thing.evaluate("each => each.matches('[data-thing]:not(.lit, button, a)')"):
            thing.dispatch_event("click")
            visitor.settles()
            refused += bubble.count()
            wrong += [f"why not {about}: {fault}" for fault in bubble_faults(thing) if bubble.count()]
            page.locator("#prompt-sentence").dispatch_event("click")
            expect(bubble).to_have_count(0)
    assert wrong == [], "\n".join(wrong)
    assert explained > 4
    assert refused > 0


def _answer(visitor: Visitor, case: Case, kind: str, decision: Decision) -> Iterator[str]:
    """What is wrong while somebody chooses what the decision names, up to the last question."""
    page = visitor.page
    clicks = clicks_for(kind, case.game, decision.action)
    # On tablets and phones, what is asked after a first click stands for what was asked before.
    yield from _faults(page, "asked", _DESKS if len(clicks) > 1 else _SIZES)
    if case in _LARGEST and kind in _HINTED[case.game]:
        page.locator(".prompt .hint").click()
        page.locator(".prompt .hints").wait_for(timeout=_SEARCHED)
        yield from _faults(page, "with hints", _SIZES)
        page.locator(".prompt .hint").click()
    for number, name in enumerate(clicks, 1):
        thing = _thing(page, name)
        if number == len(clicks):
            yield from _pointed(visitor, thing, name)
        thing.click()
        visitor.settles()
        if page.locator(".prompt.begun, .proposal").count():
            yield from _faults(page, f"{name} clicked", _SIZES)


def _faults(page: Page, where: str, sizes: list[tuple[int, int]]) -> Iterator[str]:
    for size in sizes:
        yield from (f"{where}, {fault}" for fault in faults(page, *size))


def _pointed(visitor: Visitor, thing: Locator, name: str) -> Iterator[str]:
    """What is wrong while the page shows what a click would do, on a desk and where nothing stands beside the board."""
    for size in (_DESKS[0], _TABLET):
        visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
        thing.hover()
        visitor.page.wait_for_timeout(_POINTED)
        visitor.settles()
        yield from (f"{name} pointed at, {fault}" for fault in faults(visitor.page, *size))
        visitor.page.mouse.move(1, 1)


def _thing(page: Page, name: str) -> Locator:
    # A card that can be planned is not lit.
    return page.locator(f"[data-thing='{name}']:is(.lit, [aria-disabled=false])").first
