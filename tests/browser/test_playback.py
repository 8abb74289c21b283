"""What others do is played back: at the reader's speed, everything at the same moment, and again on request."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hosting import Host
from playwright.sync_api import Page, expect
from visiting import Visitor

from sampan import Rng

GAMES = ("yin_yang", "yangtze", "yellow_yangtze", "dragon_delta")
_BOTS = [{"kind": "bot", "name": name, "bot": "random"} for name in ("Bo", "Cleo", "Dai")]
_ADA = {"kind": "here", "name": "Ada"}

Visit = Callable[..., Visitor]


def _watch(visit: Visit, made: dict[str, Any], from_the_start: bool = False) -> Page:
    """Watch a table at which bots play, at normal speed, with a clock that stands still: at first, or once it is so."""
    visitor = visit(speed="normal")
    visitor.page.clock.install(time=0)
    if from_the_start:
        visitor.page.clock.pause_at(1)
    visitor.go(f"#/table/{made['table']['id']}")
    visitor.page.locator(".board").wait_for()
    if not from_the_start:
        visitor.page.clock.pause_at(3600)
    visitor.page.get_by_role("button", name="Skip to now").wait_for()
    return visitor.page


# At one moment, for a slow server may bring something new at any.
_TOLD_LAST = """() => {
    const last = [...document.querySelectorAll('aside ol button')].at(-1);
    return last.classList.contains('folded') ||
        last.innerText === document.querySelector('#prompt-sentence').innerText;
}"""


def _log(page: Page) -> list[str]:
    return page.locator("aside ol button").all_inner_texts()


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_sees_one_thing_after_the_other_with_the_log(visit: Visit, host: Host, game: str) -> None:
    page = _watch(visit, host.create(_BOTS, game=game, public=True))
    sentence = page.locator("#prompt-sentence")
    told = set()
    for _ in range(6):
        page.get_by_role("button", name="Skip to now").wait_for()  # a slow server may leave nothing to show for a while
        told.add(sentence.inner_text())
        # The log never runs ahead: its last sentence is the one being told; of draws it has only the sum.
        assert page.evaluate(_TOLD_LAST)
        length = len(_log(page))
        for _ in range(40):
            page.clock.run_for(250)
            if len(_log(page)) > length or sentence.inner_text() not in told:
                break
    assert len(told) > 2


def test_a_click_or_a_key_skips_to_now(visit: Visit, host: Host) -> None:
    made = host.create([_ADA, *_BOTS[:1]], game="yin_yang", first_player=1, no_token=True)
    visitor = visit(speed="slow")
    visitor.hold({made["table"]["id"]: [made["tokens"][0]["token"]]})
    visitor.page.clock.install(time=0)
    visitor.page.clock.pause_at(1)
    visitor.go(f"#/table/{made['table']['id']}")
    page = visitor.page
    skip = page.get_by_role("button", name="Skip to now")
    skip.wait_for()
    expect(page.locator(".lit")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(skip).to_have_count(0)
    page.locator(".lit").first.wait_for()


def test_the_speed_is_remembered_by_the_browser(visit: Visit, host: Host) -> None:
    made = host.create(_BOTS, game="yangtze", public=True)
    page = _watch(visit, made)
    page.locator(".prompt").get_by_label("Speed").select_option("instant")
    expect(page.get_by_role("button", name="Skip to now")).to_have_count(0)
    assert page.evaluate("localStorage['sampan.speed']") == "instant"


def test_a_click_on_the_speed_does_not_skip(visit: Visit, host: Host) -> None:
    # Ada is away, so that there is an end to what the others do.
    page = _watch(visit, host.create([_ADA, *_BOTS], game="yangtze", public=True, first_player=1), from_the_start=True)
    speed = page.locator(".prompt").get_by_label("Speed")
    speed.click()
    expect(speed).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(speed).to_have_value("slow")
    page.locator(".prompt .speed span").click()  # its label
    expect(speed).to_be_visible()
    expect(page.get_by_role("button", name="Skip to now")).to_be_visible()
    page.locator(".board").click(position={"x": 5, "y": 5})
    expect(page.get_by_role("button", name="Skip to now")).to_have_count(0)
    page.reload()
    page.locator(".board").wait_for()
    assert page.evaluate("localStorage['sampan.speed']") == "slow"
    # It is the same at a table where there is something to see again.
    page.goto(f"{host.address}#/table/{host.create(_BOTS, game='yangtze', public=True)['table']['id']}")
    expect(page.locator(".prompt").get_by_label("Speed")).to_have_value("slow")


@pytest.mark.parametrize("game", GAMES)
def test_what_the_others_did_can_be_watched_again(visit: Visit, host: Host, game: str) -> None:
    made = host.create([_ADA, *_BOTS[:2]], game=game)
    visitor = visit()
    visitor.hold({made["table"]["id"]: [made["tokens"][0]["token"]]}, game=game)
    visitor.go(f"#/table/{made['table']['id']}")
    page = visitor.page
    again = page.get_by_role("button", name="Watch again")
    rng = Rng(4)
    if game == "dragon_delta":
        visitor.likes = "[data-thing^='card:'], .lay"
        return _round_watched_again(visitor, rng)
    visitor.play_until("button:has-text('Watch again')", rng)
    page.locator(".prompt.asked").wait_for()  # nobody else adds to the log any more
    now = _log(page)
    again.click()
    page.get_by_role("slider").press("Home")
    # The first of the moments is told, and nothing that came after it is in the log.
    told = page.locator(".watch .told").inner_text()
    assert told
    assert told in "\n".join(now)
    assert _log(page) == now[: len(_log(page))]
    page.get_by_role("slider").press("End")
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator("#prompt-sentence")).to_be_visible()
    assert _log(page)[: len(now)] == now
    return None


def _round_watched_again(visitor: Visitor, rng: Rng) -> None:
    """Dragon Delta has whole rounds to watch; tests/browser/test_dragon_delta.py looks at what is shown of them."""
    page = visitor.page
    page.locator(".plan-slots").wait_for()
    for card in page.locator("[data-thing^='card:']").all()[:5]:
        card.click()
    page.get_by_role("button", name="Lay the cards").click()
    visitor.likes = ""
    visitor.play_until("button:has-text('Watch again')", rng)
    page.get_by_role("button", name="Watch again").click()
    page.get_by_role("slider").wait_for()


def test_a_replay_steps_by_decisions_and_on_request_by_everything(visit: Visit, host: Host) -> None:
    made = host.create(_BOTS[:2], game="yin_yang", public=True, turn_limit=6)
    page = visit(f"#/table/{made['table']['id']}").page
    page.locator(".outcome").wait_for()
    page.goto(f"{host.address}#/replay/{made['table']['id']}")
    slider = page.get_by_role("slider", name="Position in the match")
    slider.wait_for()
    steps = int(slider.get_attribute("max") or 0)
    page.get_by_label("Show every step").check()
    expect(slider).not_to_have_attribute("max", str(steps))
    assert int(slider.get_attribute("max") or 0) > steps
    page.get_by_label("Show every step").uncheck()
    expect(slider).to_have_attribute("max", str(steps))
    page.locator("h1").click()
    page.keyboard.press("End")
    expect(slider).to_have_value(str(steps))
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(steps - 1))
