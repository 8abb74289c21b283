"""Illustrated rules: figures, search and numbers on their page, beside a table, and while friends wait for a match."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from access import check_access
from hosting import Host
from keys import focused, has_focus, tab_to
from playwright.sync_api import Page, expect
from visiting import Visitor

import sampan
from sampan.guides.figure import figures, questions
from sampan.guides.guide_text import figures_shown

OPEN = {"en": "Rules", "fr": "Règles"}
COVERED = """([over, under]) => {
  const one = over.getBoundingClientRect(), other = under.getBoundingClientRect();
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}"""


def loaded(page: Page) -> Page:
    page.locator(".guide figcaption").first.wait_for()
    return page


def play_alone(host: Host, visit: Callable[..., Visitor], game: str, **how: Any) -> Page:
    """A table with a bot, at which somebody is asked for the first action."""
    visitor = visit(**how)
    made = host.create([{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "random"}], game=game)
    visitor.hold({made["table"]["id"]: [made["tokens"][0]["token"]]}, game)
    visitor.go(f"#/table/{made['table']['id']}")
    visitor.page.locator(".board").first.wait_for()
    return visitor.page


@pytest.mark.parametrize("game", sampan.game_keys())
@pytest.mark.parametrize("how", [{}, {"locale": "fr-FR", "phone": True, "scheme": "dark"}], ids=["desktop", "phone"])
def test_every_figure_is_drawn_and_every_page_accessible(
    visit: Callable[..., Visitor], game: str, how: dict[str, Any]
) -> None:
    page = loaded(visit(f"#/rules/{game}", **how).page)
    check_access(page, f"rules of {game}")
    shown = figures_shown(sampan.game(game).guide("fr" if how else "en"))
    assert page.locator("figure").count() == len({name for name, _ in shown}) == len(figures(game))
    for figure in page.locator("figure").all():
        captions = set()
        while True:
            picture = figure.get_by_role("img").first
            caption = figure.locator("figcaption").inner_text()
            captions.add(caption)
            assert picture.get_attribute("aria-labelledby") == figure.locator("figcaption").get_attribute("id")
            box = picture.bounding_box()
            assert box is not None
            assert box["height"] > 60
            onward = figure.locator(".steps button").last
            if onward.count() == 0 or onward.is_disabled():
                break
            onward.click()
        count = figure.locator(".steps .soft")
        assert len(captions) == (int(count.inner_text().split()[-1]) if count.count() else 1)
    sideways = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert sideways <= 0
    check_access(page, f"rules of {game}, the last drawings")


def test_nothing_in_a_figure_can_be_reached(visit: Callable[..., Visitor]) -> None:
    page = loaded(visit("#/rules/yellow_yangtze").page)
    for _ in range(60):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.closest('.picture') === null")


@pytest.mark.parametrize(
    ("how", "typed"),
    [({}, "weakest colour"), ({"locale": "fr-FR", "phone": True}, "egalite")],
    ids=["desktop", "phone"],
)
def test_the_rules_are_searched_by_keys_alone(visit: Callable[..., Visitor], how: dict[str, Any], typed: str) -> None:
    page = loaded(visit("#/rules/yellow_yangtze", **how).page)
    tab_to(page, "Chercher dans les règles" if how else "Search the rules")
    page.keyboard.type(typed)
    expect(page.get_by_role("search").get_by_role("status")).to_have_text(re.compile(r"^\d+ passages$"))
    check_access(page, "search")
    page.keyboard.press("ArrowDown")
    to = focused(page)
    assert to == page.locator(".search li a").first.inner_text()
    page.keyboard.press("Enter")
    page.wait_for_function("name => document.activeElement.matches('[data-passage]')")
    assert page.evaluate("document.activeElement.textContent").strip().startswith(to)
    assert 0 <= page.evaluate("document.activeElement.getBoundingClientRect().top") < 700


def test_numbers_lead_to_rules_and_back(visit: Callable[..., Visitor]) -> None:
    page = loaded(visit("#/rules/yellow_yangtze").page)
    page.get_by_role("link", name="YY-28").first.click()
    rule = page.locator('[data-passage="YY-28"]')
    expect(rule).to_be_focused()
    expect(rule).to_contain_text("Every losing state loses all its red tiles")
    assert page.url.endswith("#/rules/yellow_yangtze/YY-28")
    rule.get_by_role("link", name="War").click()
    expect(page.get_by_role("heading", name="War").first).to_be_focused()
    page.go_back()
    expect(rule).to_be_focused()
    # The address alone leads there, too.
    page.reload()
    loaded(page)
    expect(rule).to_be_focused()
    expect(rule).to_be_in_viewport()


@pytest.mark.parametrize("game", sampan.game_keys())
def test_rules_beside_the_board_cover_nothing_that_is_judged(
    visit: Callable[..., Visitor], host: Host, game: str
) -> None:
    page = play_alone(host, visit, game)
    before = [part.bounding_box() for part in page.locator("[data-judge]").all()]
    page.get_by_role("button", name=OPEN["en"], exact=True).click()
    panel = page.locator(".rules.sheet")
    loaded(page)
    phase = page.evaluate("document.activeElement.dataset.passage")
    assert phase in set(questions(game).values())
    board = [
        part for part in page.locator("[data-judge]").all() if not part.evaluate("e => e.closest('.rules') !== null")
    ]
    for part in board:
        assert not page.evaluate(COVERED, [panel.element_handle(), part.element_handle()])
    assert [part.bounding_box() for part in board] == before
    expect(page.locator("#prompt-sentence")).to_be_in_viewport()
    check_access(page, f"rules beside {game}")
    # It is read to the end without the table moving, and links stay in it.
    page.locator(".rules .rule-number").first.click()
    assert page.evaluate("document.activeElement.matches('.rules li')")
    assert page.evaluate("[scrollY, document.querySelector('main').scrollTop]") == [0, 0]
    page.get_by_role("button", name=re.compile("^On what is asked now")).click()
    page.wait_for_function("anchor => document.activeElement.dataset.passage === anchor", arg=phase)
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    has_focus(page, OPEN["en"])


def test_rules_on_a_phone_are_a_sheet(visit: Callable[..., Visitor], host: Host) -> None:
    page = play_alone(host, visit, "yangtze", phone=True, locale="fr-FR", scheme="dark")
    page.get_by_role("button", name=OPEN["fr"], exact=True).click()
    sheet = page.get_by_role("dialog", name=OPEN["fr"])
    loaded(page)
    assert page.evaluate("document.activeElement.dataset.passage") == "turn"
    box = sheet.bounding_box()
    assert box is not None
    assert (box["width"], box["height"]) == (360, 740)
    expect(sheet.get_by_role("button", name="Fermer")).to_be_in_viewport()
    check_access(page, "rules on a phone")
    sheet.get_by_role("button", name="Fermer").click()
    expect(sheet).to_have_count(0)
    has_focus(page, OPEN["fr"])


def test_an_invited_friend_reads_while_waiting_and_keeps_the_seat(visit: Callable[..., Visitor], host: Host) -> None:
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "link", "name": "Bo"}, {"kind": "link", "name": "Cleo"}]
    made = host.create(seats, game="yin_yang", friends=False)
    address = f"#/table/{made['table']['id']}/seat/{{}}"
    bo, cleo = [visit(address.format(invitation["invitation"])) for invitation in made["invitations"]]
    page = bo.page
    # Before taking the seat, and afterwards.
    expect(page.locator("aside .picture svg, aside .picture img").first).to_be_visible()
    page.get_by_role("button", name="Read the rules").click()
    loaded(page)
    check_access(page, "rules before joining")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.get_by_label("Your name").fill("Bo")
    page.get_by_role("button", name="Take the seat").click()
    page.get_by_role("heading", name="Waiting for friends").wait_for()
    expect(page.locator("aside .picture svg, aside .picture img").first).to_be_visible()
    with page.expect_popup() as opened:
        page.get_by_role("link", name=re.compile("Learn the game")).click()
    assert "#/learn/yin_yang" in opened.value.url
    opened.value.close()
    page.get_by_role("button", name="Read the rules").click()
    loaded(page)
    check_access(page, "rules while waiting")

    cleo.page.get_by_label("Your name").fill("Cleo")
    cleo.page.get_by_role("button", name="Take the seat").click()
    # The match opens by itself, under whoever reads.
    page.locator(".board").wait_for()
    expect(page.get_by_role("dialog")).to_have_count(0)
