"""Somebody who plays Dragon Delta at a browser: plans and lays five cards, and does what the cards ask."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as TooLate
from visiting import CLICK, PATIENCE, Visitor

from sampan import Rng

ADA, BO = {"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}
BOT = {"kind": "bot", "name": "Cleo", "bot": "random"}
EASY = {"kind": "bot", "name": "Dai", "bot": "easy"}

Visit = Callable[..., Visitor]

_CARDS = ".laying ul button.card[aria-disabled='false'][aria-pressed='false']"
_LAY = ".prompt .button.primary"


def sit(visit: Visit, made: dict[str, Any], *seats: int, clock: bool = False, **how: Any) -> Visitor:
    """Open a window that holds some of a table's seats; without any, that of a spectator.

    With a clock that the test moves on, what happens is shown at normal speed.
    """
    table = made["table"]["id"]
    visitor: Visitor = visit(**{"speed": "normal" if clock else "instant", **how})
    if clock:
        visitor.page.clock.install(time=0)
    if seats:
        tokens = [token["token"] for token in made["tokens"] if token["seat"] in seats]
        visitor.hold({table: tokens}, "dragon_delta")
    visitor.go(f"#/table/{table}")
    return visitor


def plan(visitor: Visitor, *cards: str) -> None:
    """Click cards of the hand, by their codes, one after another."""
    for card in cards:
        visitor.page.locator(f"[data-thing='card:{card}']").click()


def lay(visitor: Visitor, *cards: str) -> None:
    """Plan five cards and lay them."""
    visitor.page.locator(".plan-slots").wait_for()
    plan(visitor, *cards)
    visitor.page.locator(_LAY).click()
    visitor.page.locator(".plan-slots").wait_for(state="detached")


def step(visitor: Visitor, rng: Rng, *cards: str) -> bool:
    """Whatever can be done now, at random but for the cards to lay, if any are named; whether the match goes on."""
    page = visitor.page
    if page.locator(".outcome").count():
        return False
    try:
        if page.locator(".curtain .primary").count():
            page.locator(".curtain .primary").click(timeout=CLICK)
        elif page.locator(_LAY).count():
            page.locator(_LAY).click(timeout=CLICK)
            page.locator(".plan-slots").wait_for(state="detached", timeout=3000)
        elif page.locator(".prompt.asked").count() and page.locator(_CARDS).count():
            _plan_next(visitor, rng, cards)
            return True
        elif (count := page.locator(".lit").count()) > 0:
            page.locator(".lit").nth(int(rng.below(count))).press("Enter", timeout=CLICK)
    except TooLate:
        pass  # it was gone before it could be chosen
    page.wait_for_timeout(15)
    return True


def _plan_next(visitor: Visitor, rng: Rng, cards: tuple[str, ...]) -> None:
    if cards:
        plan(visitor, *cards)
    else:
        free = visitor.page.locator(_CARDS)
        free.nth(int(rng.below(free.count()))).click(timeout=CLICK)


def play_until(awaited: Locator, visitors: list[Visitor], rng: Rng) -> None:
    """Everybody plays, anything that is possible, until something is there."""
    end = time.monotonic() + PATIENCE
    while not awaited.count():
        assert time.monotonic() < end, f"there is never {awaited}"
        for visitor in visitors:
            step(visitor, rng)


def play(visitors: list[Visitor], rng: Rng, *cards: str) -> None:
    """Everybody plays, anything that is possible, until the match is over."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if not all([step(visitor, rng, *cards) for visitor in visitors]):
            return
    raise AssertionError("the match does not come to an end")
