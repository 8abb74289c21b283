"""Every term explains itself: to a pointer, to a finger that stays, to the keyboard, and in both languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from delta import ADA, BO, lay, sit
from hosting import Host
from playwright.sync_api import Locator, Page, expect
from standing import Moment, over, stand
from trading import bids
from visiting import Visitor

_BOT = {"kind": "bot", "name": "Cleo", "bot": "random"}

Visit = Callable[..., Visitor]


def _sit(visit: Visit, host: Host, game: str, how: dict[str, Any] | None = None, **options: Any) -> Visitor:
    return _sit_at(visit, host.create([ADA, _BOT], game=game, **options), **(how or {}))


def _sit_at(visit: Visit, made: dict[str, Any], **how: Any) -> Visitor:
    visitor = visit(**how)
    visitor.hold({made["table"]["id"]: [made["tokens"][0]["token"]]}, game=made["table"]["game"])
    visitor.go(f"#/table/{made['table']['id']}")
    visitor.page.locator(".prompt.asked").wait_for()
    return visitor


def _help(page: Page) -> Locator:
    return page.locator(".bubble[role=tooltip]")


def _focus(page: Page, selector: str) -> None:
    """Press the tab key until it leads there."""
    for _ in range(120):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement.matches(wanted)", selector):
            return
    raise AssertionError(f"the tab key does not lead to {selector}")


@contextmanager
def _pressed(page: Page, place: Locator) -> Iterator[None]:
    """Keep a finger on a place."""
    place.evaluate("place => place.scrollIntoView({ block: 'center' })")
    box = place.bounding_box()
    assert box
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    yield
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize(
    ("game", "place", "title"),
    [
        ("yin_yang", "[data-term=mode]", "Win or out"),
        ("yangtze", ".plate.mine .money", "Money"),
        ("yellow_yangtze", "[data-thing='leader:red']", "A leader"),
        ("dragon_delta", ".row.mine [data-term=pawn]", "A pawn"),
    ],
)
def test_a_finger_that_stays_is_told_what_lies_under_it(
    visit: Visit, host: Host, game: str, place: str, title: str
) -> None:
    page = _sit(visit, host, game, {"phone": True}).page
    with _pressed(page, page.locator(place).first):
        expect(_help(page)).to_contain_text(title)
    # Lifting it is no click; the next tap is.
    expect(_help(page)).to_contain_text(title)
    expect(page.locator(".picked")).to_have_count(0)
    page.locator("#prompt-sentence").tap()
    expect(_help(page)).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "places"),
    [
        ("yin_yang", {"[data-term=mode]": "Win or out", "[data-term=turns]": "The turns"}),
        ("yangtze", {".mine .money": "Money", ".mine .screen": "Behind the screen"}),
        ("yellow_yangtze", {"[data-term=weakest]": "The weakest colour", "[data-term=gold]": "Yellow points"}),
        ("dragon_delta", {"[data-term=pawn]": "A pawn", ".spot": "A village"}),
    ],
)
def test_the_keyboard_is_told_what_has_the_focus(visit: Visit, host: Host, game: str, places: dict[str, str]) -> None:
    page = _sit(visit, host, game).page
    for place, title in places.items():
        _focus(page, place)
        expect(_help(page)).to_contain_text(title)
        described = page.evaluate("document.activeElement.getAttribute('aria-describedby')")
        expect(page.locator(f"#{described.split()[-1]}")).to_contain_text(title)


@pytest.mark.parametrize(
    ("game", "place", "title"),
    [
        ("yin_yang", "[data-term=mode]", "Gagner ou perdre"),
        ("yangtze", ".plate .screen", "Derrière l’écran"),
        ("yellow_yangtze", "[data-thing='kind:replace']", "Échanger"),
        ("yellow_yangtze", "[data-term=gold]", "Les points jaunes"),
        ("dragon_delta", "[data-term=pawn]", "Un pion"),
    ],
)
def test_terms_are_explained_in_french(visit: Visit, host: Host, game: str, place: str, title: str) -> None:
    page = _sit(visit, host, game, {"locale": "fr-FR"}).page
    page.locator(place).first.hover()
    expect(_help(page)).to_contain_text(title)


def test_the_flag_of_a_state_explains_itself(visit: Visit, host: Host) -> None:
    page = _sit(visit, host, "yellow_yangtze", first_player=0).page
    page.locator("[data-thing='leader:red']").first.click()
    page.locator("[role=gridcell][data-thing='space:h7']").click()
    flag = page.locator("[data-term=flag]")
    flag.hover()
    expect(_help(page)).to_contain_text("A state’s flag")
    page.mouse.move(1, 1)
    expect(_help(page)).to_have_count(0)
    _focus(page, "[data-term=flag]")
    expect(_help(page)).to_contain_text("A state’s flag")
    # The tiles of the state, and what has just come to it.
    page.locator("[role=gridcell][data-thing='space:h6']").hover()
    expect(_help(page)).to_contain_text("with at least one leader")
    page.locator("[role=gridcell].moved").first.hover()
    expect(_help(page)).to_contain_text("The mark on it: the last move touched it.")


def test_teams_explain_themselves(visit: Visit, host: Host) -> None:
    page = _sit(visit, host, "yin_yang", teams=[0, 1]).page
    page.locator("[data-term=team]").first.hover()
    expect(_help(page)).to_contain_text("A team")


def test_sets_and_majorities_explain_themselves_in_an_auction_and_after_it(visit: Visit, host: Host) -> None:
    page = _sit_at(visit, stand(host, [ADA, _BOT], bids, "yangtze")).page
    for term, title in (("set", "Sets"), ("majority", "Majorities"), ("gain", "What the post brings in all")):
        page.locator(f"th[data-term={term}]").first.hover()
        expect(_help(page)).to_contain_text(title)
    page = _sit_at(visit, stand(host, [ADA, _BOT], _has_a_majority, "yangtze")).page
    _focus(page, ".mine .prize")
    expect(_help(page)).to_contain_text("Majorities")
    _focus(page, ".mine .worth")
    expect(_help(page)).to_contain_text("What the posts are worth")


def _has_a_majority(moment: Moment) -> bool:
    majorities = moment.view["players"][0]["post_score"]["majorities"]
    return not over(moment) and any(each["value"] > 0 for each in majorities)


def test_a_card_that_a_dragon_struck_out_explains_itself(visit: Visit, host: Host) -> None:
    made = host.create([ADA, BO], game="dragon_delta", first_holder=0)
    ada, bo = sit(visit, made, 0), sit(visit, made, 1)
    lay(ada, "dragon_black", "stone_2", "plank_1", "move_1", "jump")
    lay(bo, "stone_1", "stone_2", "plank_1", "move_1", "jump")
    _focus(bo.page, "[data-term=struck]")
    expect(_help(bo.page)).to_contain_text("A card struck out")
    expect(ada.page.locator("[data-term=struck]")).to_have_count(1)
