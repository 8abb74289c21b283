"""Planks of Dragon Delta that lie close together, and what a click among them means."""

from __future__ import annotations

from typing import Any

import pytest
from decision_kinds import Case
from decisions import TOKEN, Decision, lead, put_tables
from delta import ADA, BOT, Visit, sit
from hosting import Host
from playwright.sync_api import Page, expect
from standing import move
from visiting import Visitor

CASE = Case("dragon_delta", 2, "en-GB", {"first_holder": 0})

# The white 1 and the white 4 leave stone 14 at a narrow angle.
NARROW: list[dict[str, Any]] = [
    {"kind": "place_stone", "island": "14"},
    {"kind": "place_stone", "island": "16"},
    {"kind": "place_stone", "island": "21"},
    {"kind": "choose_plank", "size": 1, "colour": "white"},
    {"kind": "lay_plank", "from": "14", "to": "16"},
    {"kind": "choose_plank", "size": 4, "colour": "white"},
    {"kind": "lay_plank", "from": "14", "to": "21"},
]


def _laid(*cards: str) -> list[dict[str, Any]]:
    return [{"kind": "lay_card", "card": card} for card in cards]


CARDS = [
    *_laid("stone_2", "stone_1", "plank_2", "remove", "jump"),
    *_laid("move_1", "move_2", "jump", "stone_1", "stone_2"),
]


def _moves(*actions: dict[str, Any]) -> tuple[int, ...]:
    """The codes of actions that follow one another from the start of a match."""
    table = lead(CASE, 1, [])[0]
    codes: list[int] = []
    for action in actions:
        code = table.game.find(table.asking(table.deciding[0]), action)
        table, _ = move(table, code)
        codes.append(code)
    return tuple(codes)


def _sit(visit: Visit, host: Host, *actions: dict[str, Any], **how: Any) -> Visitor:
    """A table after these actions, and a window of the seat that is asked there."""
    (table,) = put_tables(host, CASE, [Decision(1, _moves(*actions), {})])
    visitor: Visitor = visit(**how)
    visitor.hold({table: [TOKEN]}, "dragon_delta")
    visitor.go(f"#/table/{table}")
    return visitor


@pytest.fixture
def narrow(visit: Visit, host: Host) -> Page:
    """White may take away one of two planks at a narrow angle."""
    page = _sit(visit, host, *CARDS, *NARROW).page
    page.locator(".spot.lit").first.wait_for()
    return page


def _centre(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("place", ["14-16", "14-21"])
def test_a_click_on_the_number_of_a_plank_means_that_plank(narrow: Page, place: str) -> None:
    at = _centre(narrow, f"[data-thing='place:{place}'] .wood")  # where its number is
    narrow.mouse.move(*at)
    assert narrow.locator(".spot.lit:hover").get_attribute("data-thing") == f"place:{place}"
    narrow.mouse.click(*at)
    expect(narrow.locator(f".laid [data-thing='place:{place}']")).to_have_count(0)
    other = "14-21" if place == "14-16" else "14-16"
    expect(narrow.locator(f".laid [data-thing='place:{other}']")).to_have_count(1)


def test_short_planks_and_all_numbers_lie_above_long_planks(narrow: Page) -> None:
    order = narrow.evaluate(
        "() => [...document.querySelectorAll('.laid [data-thing], svg .number')].map(each =>"
        " each.dataset.thing ?? each.textContent.trim())"
    )
    assert order == ["place:14-21", "place:14-16", "4", "1"]


@pytest.mark.parametrize("place", ["14-16", "14-21"])
def test_a_click_on_the_place_for_a_plank_means_that_place(visit: Visit, host: Host, place: str) -> None:
    page = _sit(visit, host, *CARDS, *NARROW[:3]).page
    at = _centre(page, f"[data-thing='place:{place}'] .ghost")
    page.mouse.click(*at)
    expect(page.locator(f".laid [data-thing='place:{place}']")).to_have_count(1)


def test_a_click_on_the_goal_while_a_plank_is_chosen_says_that_no_pawn_moves(visit: Visit, host: Host) -> None:
    page = _sit(visit, host, *CARDS, *NARROW[:3]).page
    page.locator(".ghost").first.wait_for()
    page.mouse.click(*_centre(page, "[data-thing='place:black']"))
    expect(page.locator(".bubble")).to_have_text("You are not moving now: this card lays a plank.")


# The players of a full table, and the lines of the guide, that are cut off by the window or by what holds them.
_CUT_OFF = """() => [...document.querySelectorAll('.rows > li, [popover] dl > div, [popover] .keys')].filter(each => {
    const { top, bottom } = each.getBoundingClientRect();
    const frame = each.closest('[popover]')?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
    return top < frame.top || bottom > frame.bottom;
}).map(each => each.innerText)"""


# The cards, and the question, that lie below the guide.
_COVERS = """guide => [...document.querySelectorAll('.laying .card, .prompt')].filter(each => {
    const [one, other] = [each.getBoundingClientRect(), guide.getBoundingClientRect()];
    return one.right > other.left && one.left < other.right && one.bottom > other.top && one.top < other.bottom;
}).map(each => each.innerText)"""


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_what_the_cards_do_moves_nothing_and_is_not_cut_off(visit: Visit, host: Host, locale: str) -> None:
    bots = [{**BOT, "name": name} for name in ("Cleo", "Dai", "Eli", "Fay", "Gus")]
    made = host.create([ADA, *bots], game="dragon_delta", first_holder=0)
    page = sit(visit, made, 0, locale=locale).page
    page.set_viewport_size({"width": 1440, "height": 900})
    page.locator(".plan-slots").wait_for()
    page.evaluate("document.fonts.ready")
    rows = page.locator(".rows > li").last.bounding_box()
    name = "What the cards do" if locale == "en-GB" else "Ce que font les cartes"
    page.get_by_role("button", name=name).click()
    expect(page.get_by_role("dialog", name=name)).to_be_visible()
    expect(page.locator("dl > div")).to_have_count(13)
    assert page.locator(".rows > li").last.bounding_box() == rows
    assert page.evaluate(_CUT_OFF) == []
    # Cards can be planned meanwhile; a key closes it.
    assert page.get_by_role("dialog", name=name).evaluate(_COVERS) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name=name)).to_be_hidden()
