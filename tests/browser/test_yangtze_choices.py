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


def test_only_what_can_be_asked_now_stands_in_the_prompt(visit: NewVisitor, host: Host) -> None:
    for kind, answers in (
        ("trade: buy_two", ["Buy nothing"]),
        ("bid: bid amount", ["Pass"]),
        ("exchange: exchange given place taken", ["Decline"]),
    ):
        page = _asked(visit, host, kind).page
        buttons = page.locator(".prompt [data-thing]:not([data-thing^='bid:'])")
        assert buttons.all_inner_texts() == answers


def test_what_stands_on_a_small_screen_can_be_read(visit: NewVisitor, host: Host) -> None:
    case = Case(GAME, 4, "fr-FR")
    decisions = read_decisions(case)
    visitor = visit(locale=case.locale)
    page = visitor.page
    page.set_viewport_size({"width": 1366, "height": 768})
    tables = put_tables(host, case, decisions.values(), bots=False)
    visitor.hold({table: [TOKEN] for table in tables}, GAME)
    wrong: list[str] = []
    for table, kind in zip(tables, decisions, strict=True):
        visitor.go(f"#/rules/{GAME}")
        page.locator("main h1, main h2").first.wait_for()
        visitor.go(f"#/table/{table}")
        page.locator(".prompt.asked").wait_for()
        wrong += [f"{kind}: {fault}" for fault in page.evaluate(_UNREADABLE)]
    assert wrong == [], "\n".join(wrong)


# Text below 11 pixels; values that leave their boxes; cards without their pictures.
_UNREADABLE = """() => {
    const seen = (places) => [...document.querySelectorAll(places)].filter((each) => each.checkVisibility());
    const small = seen('.board *').filter((each) => {
        const text = [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
        // What a picture of an emperor's order says, its name says as well.
        if (!text || each.closest('.unseen, .throne .picture, .decree')) return false;
        const drawn = each.closest('svg');
        const scale = drawn ? drawn.getBoundingClientRect().width / drawn.viewBox.baseVal.width : 1;
        return parseFloat(getComputedStyle(each).fontSize) * scale < 10.9;
    });
    const leaving = seen('.value small').filter((each) => {
        const [text, box] = [each.getBoundingClientRect(), each.closest('td').getBoundingClientRect()];
        return text.left < box.left || text.right > box.right;
    });
    const bare = seen('.hand li').filter((each) => !each.querySelector('.picture')?.checkVisibility());
    return [
        ...small.map((each) => `${each.textContent} is small`),
        ...leaving.map((each) => `${each.textContent} leaves its box`),
        ...bare.map((each) => `${each.textContent} has no picture`),
    ];
}"""
