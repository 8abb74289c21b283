"""Several persons at one screen: nothing of a hand may be on the page while the screen changes hands."""

from __future__ import annotations

import re
from collections.abc import Callable

from hosting import Host
from playwright.sync_api import expect
from visiting import Visitor, play_to_the_end

from sampan import Rng

_CARD = re.compile(r"\b[WB](?:10|[1-9])\b")


def test_the_curtain_hides_the_hand(visit: Callable[..., Visitor], host: Host) -> None:
    made = host.create([{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}], first_player=0, turn_limit=8)
    visitor = visit()
    visitor.hold({made["table"]["id"]: [token["token"] for token in made["tokens"]]})
    visitor.go(f"#/table/{made['table']['id']}")
    page = visitor.page

    page.get_by_role("heading", name="Ada, it is for you to decide").wait_for()
    assert visitor.hand() == []
    page.get_by_role("button", name="I am Ada").click()
    page.locator(".hand").wait_for()
    assert _CARD.findall(page.content())
    page.get_by_role("button", name="Take a black token").click()

    page.get_by_role("heading", name="Bo, it is for you to decide").wait_for()
    assert page.evaluate("document.activeElement.textContent").strip() == "I am Bo"
    assert visitor.hand() == []
    # No card has been played yet, so that no card may be anywhere: not in the log, not read out, not hidden.
    assert _CARD.findall(page.content()) == []
    assert page.locator("details, .prompt button").count() == 0

    page.get_by_role("button", name="I am Bo").click()
    page.locator(".hand").wait_for()
    play_to_the_end([visitor], Rng(7))


def test_who_sits_at_the_same_screen_can_answer_a_wish_to_take_back(visit: Callable[..., Visitor], host: Host) -> None:
    made = host.create([{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}], first_player=0, no_token=True)
    visitor = visit()
    visitor.hold({made["table"]["id"]: [token["token"] for token in made["tokens"]]})
    visitor.go(f"#/table/{made['table']['id']}")
    page = visitor.page
    page.get_by_role("button", name="I am Ada").click()
    page.get_by_role("button", name="Draw a white card").click()
    page.locator("[data-thing=pass].lit").wait_for()
    page.get_by_role("button", name="Take back", exact=True).click()
    asked = page.get_by_role("dialog")
    expect(asked).to_contain_text("Ada would like to take the last action back.")
    asked.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Withdraw the request").wait_for()
    page.get_by_role("button", name="Answer").click()
    asked.get_by_role("button", name="Agree").click()
    expect(asked).to_have_count(0)
    visitor.sees("You have taken your last action back.")
