"""Nothing is unexplained: why something cannot be chosen, and what things are."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from delta import ADA, BO, lay, sit
from hosting import Host
from playwright.sync_api import Locator, Page, expect
from standing import Moment, stand
from visiting import Visitor

_ADA = {"kind": "here", "name": "Ada"}
_BO = {"kind": "bot", "name": "Bo", "bot": "random"}

Visit = Callable[..., Visitor]


def _sit(visit: Visit, host: Host, game: str, how: dict[str, Any] | None = None, **options: Any) -> Page:
    return _sit_at(visit, host.create([_ADA, _BO], game=game, **options), **(how or {}))


def _sit_at(visit: Visit, made: dict[str, Any], **how: Any) -> Page:
    visitor = visit(**how)
    visitor.hold({made["table"]["id"]: [made["tokens"][0]["token"]]}, game=made["table"]["game"])
    visitor.go(f"#/table/{made['table']['id']}")
    visitor.page.locator(".prompt.asked").wait_for()
    return visitor.page


def _tab_to(page: Page, selector: str) -> None:
    """Press the tab key until something of that kind has the focus."""
    for _ in range(120):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement.matches(wanted)", selector):
            return
    raise AssertionError(f"the tab key does not lead to {selector}")


# The cards of Yin & Yang that name a token, by its colour.
_NAMES_TOKEN = {"W3": "black", "W9": "black", "B5": "black", "B3": "white", "B9": "white", "W5": "white"}


def _name_no_token(moment: Moment) -> tuple[str, str] | None:
    """If a card can name a token of somebody, but not of another: that card, and what nobody owns there."""
    for card in {str(action.get("card")) for action in moment.actions if moment.phase == "play"}:
        for player in moment.view["players"]:
            if card in _NAMES_TOKEN and player["tokens"][_NAMES_TOKEN[card]] == 0:
                return card, f"token:{player['seat']}:{_NAMES_TOKEN[card]}"
    return None


def _holds_a_card_of_no_use(moment: Moment) -> bool:
    """One of the cards can be played, and another cannot."""
    playable = {action["card"] for action in moment.actions if "card" in action}
    return moment.phase == "play" and set() < playable < set(moment.view["players"][0]["hand"])


def _reason(page: Page) -> Any:
    return page.locator(".bubble[role=status]")


@pytest.mark.parametrize("how", [{}, {"phone": True}, {"locale": "fr-FR"}], ids=["mouse", "touch", "french"])
def test_a_click_on_a_space_that_a_leader_cannot_enter_says_why(visit: Visit, host: Host, how: dict[str, Any]) -> None:
    page = _sit(visit, host, "yellow_yangtze", how, first_player=0)
    leader = page.locator("[data-thing='leader:red']").first
    space = page.locator("[role=gridcell][data-thing^='space:']:not(.lit):not(.taken)").first
    press = Locator.tap if how.get("phone") else Locator.click
    press(leader)
    expect(leader).to_have_class(re.compile("picked"))
    press(space)
    expect(_reason(page)).to_have_text(re.compile(r"black tile|tuile noire|river|fleuve"))
    # The next click is an ordinary one.
    press(leader)
    expect(_reason(page)).to_have_count(0)


def test_the_keyboard_is_told_the_same(visit: Visit, host: Host) -> None:
    page = _sit(visit, host, "yellow_yangtze", first_player=0)
    page.locator("[data-thing='leader:red'].lit").first.click()
    cell = page.locator("[role=gridcell][tabindex='0']")
    cell.focus()
    for _ in range(40):
        if not page.evaluate("document.activeElement.classList.contains('lit')"):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(_reason(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(_reason(page)).to_have_count(0)


def test_the_keyboard_is_told_the_price_of_what_is_too_dear(visit: Visit, host: Host) -> None:
    page = _sit(visit, host, "yangtze", first_player=0, prices=[60, 60, 60, 60, 60, 60, 60, 4])
    _tab_to(page, "[data-thing^='good:'][aria-disabled=true]")
    page.keyboard.press("Enter")
    expect(_reason(page)).to_contain_text("60")


def test_the_keyboard_is_told_why_an_island_takes_no_second_stone(visit: Visit, host: Host) -> None:
    made = host.create([ADA, BO], game="dragon_delta", first_holder=0)
    ada, bo = sit(visit, made, 0), sit(visit, made, 1)
    # While nothing is asked of the board, it can be gone to as well.
    ada.page.locator(".plan-slots").wait_for()
    _tab_to(ada.page, ".spot[aria-disabled=true]")
    ada.page.keyboard.press("Enter")
    expect(_reason(ada.page)).to_contain_text("the board has nothing to choose")
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page.locator("[data-thing^='island:']:focus")).to_have_attribute("aria-label", re.compile("^island"))
    for visitor in (ada, bo):
        lay(visitor, "stone_2", "plank_1", "move_1", "jump", "remove")
    page = ada.page
    page.locator("[data-thing='island:5'].lit").click()
    island = page.locator("[data-thing='island:5'][aria-disabled=true]")
    expect(island).to_have_attribute("aria-label", "island 5")
    island.focus()
    page.keyboard.press("Enter")
    expect(_reason(page)).to_contain_text("Island 5 already has a stone")


def test_a_card_that_cannot_be_played_says_why_to_the_keyboard(visit: Visit, host: Host) -> None:
    barred = "[data-thing^='hand:'][aria-disabled=true][aria-describedby]"
    page = _sit_at(visit, stand(host, [_ADA, _BO], _holds_a_card_of_no_use))
    page.locator(barred).first.wait_for()
    _tab_to(page, barred)
    reason = page.evaluate("document.getElementById(document.activeElement.getAttribute('aria-describedby')).innerText")
    assert reason.strip()
    # It stands on the card itself: nothing is said a second time.
    page.keyboard.press("Enter")
    page.evaluate("() => new Promise(requestAnimationFrame)")
    expect(_reason(page)).to_have_count(0)


def test_a_token_that_nobody_has_says_why_it_cannot_be_named(visit: Visit, host: Host) -> None:
    named: list[tuple[str, str]] = []

    def wanted(moment: Moment) -> bool:
        named.extend(filter(None, [_name_no_token(moment)]))
        return named != []

    page = _sit_at(visit, stand(host, [_ADA, _BO], wanted))
    [(card, token)] = named
    page.locator(f"[data-thing='hand:{card}']").click()
    page.locator(f"[data-thing='{token}'][aria-disabled=true]").click(force=True)
    expect(_reason(page)).to_have_text(re.compile(r"has no (white|black) token|have no (white|black) token"))
    page.keyboard.press("Escape")
    expect(_reason(page)).to_have_count(0)


def test_who_cannot_pay_is_told_the_price(visit: Visit, host: Host) -> None:
    page = _sit(visit, host, "yangtze", first_player=0, prices=[60, 60, 60, 60, 60, 60, 60, 4])
    # It is marked as disabled, and yet it answers.
    page.locator("[data-thing^='good:']:not(.lit)").first.click(force=True)
    expect(_reason(page)).to_contain_text("60")


def test_what_is_not_asked_for_says_what_is(visit: Visit, host: Host) -> None:
    page = _sit(visit, host, "dragon_delta", first_holder=0)
    asked = page.locator("#prompt-sentence").inner_text()
    page.locator("[data-thing^='seat:']").first.click()
    expect(_reason(page)).to_have_text(asked)


def test_what_is_pencilled_is_not_refused(visit: Visit, host: Host) -> None:
    page = _sit(visit, host, "dragon_delta", first_holder=0)
    page.locator("[data-thing='card:stone_1']").click()
    island = page.locator(".spot[aria-pressed]").first
    island.click()
    expect(island).to_have_attribute("aria-pressed", "true")
    expect(_reason(page)).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "thing", "title"),
    [
        ("yin_yang", "goal", "The goal"),
        ("yangtze", "good:", "A good"),
        ("yellow_yangtze", "kind:riot", "Riot"),
        ("dragon_delta", "card:dragon_", "A dragon"),
    ],
)
def test_things_explain_themselves_to_pointer_and_focus(
    visit: Visit, host: Host, game: str, thing: str, title: str
) -> None:
    page = _sit(visit, host, game)
    named = page.locator(f"[data-thing^='{thing}']").first
    named.hover()
    help_ = page.locator(".bubble[role=tooltip]")
    expect(help_).to_contain_text(title)
    page.mouse.move(1, 1)
    expect(help_).to_have_count(0)


@pytest.mark.parametrize(
    ("place", "title"),
    [
        (".thrones h2", "The thrones"),
        (".thrones .empty", "The thrones"),
        (".bag", "The bag"),
        (".price", "A place on the river"),
        (".plate .money", "Money"),
        (".plate .screen", "Behind the screen"),
        (".plate .cards", "A special card"),
        (".warehouse caption", "Luxury and basic goods"),
        (".warehouse thead .worth", "Value"),
    ],
)
def test_headings_and_counters_of_yangtze_explain_themselves(visit: Visit, host: Host, place: str, title: str) -> None:
    page = _sit(visit, host, "yangtze", first_player=0)
    page.locator(place).first.hover()
    expect(page.locator(".bubble[role=tooltip]")).to_contain_text(title)


def test_the_keyboard_learns_what_the_thrones_and_the_bag_are(visit: Visit, host: Host) -> None:
    page = _sit(visit, host, "yangtze", first_player=0)
    for focused, title in (
        (page.get_by_role("button", name="The twelve emperors"), "The thrones"),
        (page.locator(".bag"), "The bag"),
    ):
        page.keyboard.press("Tab")  # from now on the focus is the keyboard's
        focused.focus()
        expect(page.locator(".bubble[role=tooltip]")).to_contain_text(title)


def test_counters_of_dragon_delta_explain_themselves(visit: Visit, host: Host) -> None:
    page = _sit(visit, host, "dragon_delta", first_holder=0)
    help_ = page.locator(".bubble[role=tooltip]")
    for term, title in (("round", "A round"), ("reserve", "The reserve"), ("statue", "The statue")):
        page.locator(f"[data-term={term}]").first.hover()
        expect(help_).to_contain_text(title)
    # So they do for those who go from key to key.
    page.mouse.move(1, 1)
    page.keyboard.press("Tab")
    page.locator("[data-term=distance][tabindex='0']").focus()
    expect(help_).to_contain_text("The way to go")


def test_counters_of_yellow_yangtze_explain_themselves(visit: Visit, host: Host) -> None:
    page = _sit(visit, host, "yellow_yangtze", first_player=0)
    help_ = page.locator(".bubble[role=tooltip]")
    for place, title in (
        (".mine .weakest", "The weakest colour"),
        (".mine [data-term=gold]", "Yellow points"),
        (".turn", "Actions left"),
        (".supply", "Pagodas left"),
        ("h3[data-term=market]", "The market"),
    ):
        page.locator(place).first.hover()
        expect(help_).to_contain_text(title)
    # So they do for those who go from key to key.
    page.mouse.move(1, 1)
    for term, title in (("points", "Points"), ("actions", "Actions left"), ("supply", "Pagodas left")):
        page.keyboard.press("Tab")
        page.locator(f"[data-term={term}][tabindex='0']").focus()
        expect(help_).to_contain_text(title)
