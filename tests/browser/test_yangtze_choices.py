"""Choosing at a table of Yangtze: what a click means while something else has been chosen, and what is asked where."""

from __future__ import annotations

from collections.abc import Callable

from decision_kinds import Case
from decisions import TOKEN, put_tables, read_decisions
from hosting import Host
from playwright.sync_api import Page, expect
from visiting import Visitor

GAME = "yangtze"
NewVisitor = Callable[..., Visitor]


def _asked(visit: NewVisitor, host: Host, kind: str, **how: str) -> Visitor:
    """Somebody who is asked this at a table of four."""
    case = Case(GAME, 4, "en-GB")
    [table] = put_tables(host, case, [read_decisions(case)[kind]], bots=False)
    visitor = visit(**how)
    visitor.hold({table: [TOKEN]}, GAME)
    visitor.go(f"#/table/{table}")
    visitor.page.locator(".prompt.asked").wait_for()
    return visitor


def _log(page: Page, sentence: str) -> None:
    expect(page.locator("aside ol button", has_text=sentence).first).to_be_visible()


def test_a_boat_clicked_beside_buy_two_plays_the_card(visit: NewVisitor, host: Host) -> None:
    visitor = _asked(visit, host, "trade: buy_two")
    page = visitor.page
    boats = page.locator(".boat button.lit")
    asked = boats.count()
    page.locator("[data-thing='card:buy_two']").click()
    expect(page.locator(".proposal")).to_contain_text("Buy two goods this turn instead of one.")
    # What can be clicked is outlined, and the question says what that does.
    expect(boats).to_have_count(asked)
    expect(page.locator("#prompt-sentence")).to_contain_text("choose the first of two boats")
    boats.last.click()
    _log(page, "You play Buy two.")
    _log(page, "You buy ")
    expect(page.locator("#prompt-sentence")).to_contain_text("for the second good")


def test_a_boat_clicked_beside_another_card_asks_first(visit: NewVisitor, host: Host) -> None:
    visitor = _asked(visit, host, "trade: buy_two")
    page = visitor.page
    page.locator("[data-thing='card:liquidity_10']").click()
    expect(page.locator(".proposal")).to_contain_text("Liquidity 10")
    expect(page.locator(".boat .lit")).to_have_count(0)
    page.locator(".boat button").last.click()
    expect(page.locator(".proposal h2")).to_contain_text("Buy ")
    _nothing_bought(page)
    page.locator(".proposal .button:not(.primary)").click()
    # A good chosen for nothing is taken for nothing, whichever boat it is.
    page.locator("[data-thing='card:free_good']").click()
    page.locator(".boat button.lit").last.click()
    expect(page.locator(".proposal h2")).to_contain_text("Free good")
    _nothing_bought(page)


def _nothing_bought(page: Page) -> None:
    expect(page.locator("aside ol button", has_text="You buy ")).to_have_count(0)
