"""Somebody at a table of Yangtze, who sells whatever there is, buys what is cheapest, and bids a round sum at once."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import TimeoutError as TooLate
from visiting import PATIENCE, Visitor

from sampan import Rng

# What is clicked, the first of these that is lit: a cargo or one of the own goods, the cheapest boat, an answer.
_WISHES = (
    ".warehouse button.lit",
    ".boat button.lit",
    "[data-thing=carry_out].lit",
    "[data-thing=decline].lit",
    "[data-thing=pay_less].lit",
    "[data-thing=pass].lit",
)


def view_of(visitor: Visitor, seat: int = 0) -> dict[str, Any]:
    """What the seat was last shown."""
    told = [message for message in visitor.heard if message["type"] in ("table", "change")]
    view: dict[str, Any] = told[-1]["views"][str(seat)]
    return view


def asked(visitor: Visitor, phase: str) -> bool:
    """Whether the one at the screen is asked this now, and nothing is under way."""
    told = [message for message in visitor.heard if message["type"] in ("table", "change")]
    decision = told[-1]["decision"] if told else None
    return (
        decision is not None
        and told[-1]["views"][str(decision["seat"])]["phase"] == phase
        and visitor.page.locator(".prompt.asked").count() > 0
        and visitor.page.locator(".proposal, .curtain").count() == 0
    )


def trade(visitor: Visitor, rng: Rng, limit: int) -> bool:
    """One click, or a bid of so much if that is enough and there. Whether the match goes on."""
    page = visitor.page
    if page.locator(".outcome, .proposal, .curtain").count():
        return visitor.step(rng)
    try:
        if asked(visitor, "bid"):
            _bid(visitor, limit)
            return True
        for wish in _WISHES:
            lit = page.locator(wish)
            if lit.count():
                lit.last.click(timeout=1000)
                page.wait_for_timeout(15)
                return True
    except TooLate:
        return True  # it was gone before it could be clicked
    return visitor.step(rng)


def trade_until(visitors: list[Visitor], rng: Rng, done: Callable[[], bool], limit: int = 0) -> None:
    """Everybody trades until something is so."""
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end, "it does not come to that"
        going = [trade(visitor, rng, limit) for visitor in visitors]
        assert all(going) or done(), "the match ended before it came to that"


def _bid(visitor: Visitor, limit: int) -> None:
    auction = view_of(visitor, _seat(visitor))["auction"]
    amount = min(limit, auction["maximum"])
    if amount < auction["minimum"]:
        visitor.page.locator("[data-thing=pass]").click(timeout=1000)
    else:
        visitor.page.locator(".prompt form input").fill(str(amount), timeout=1000)
        visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_timeout(30)


def _seat(visitor: Visitor) -> int:
    told = [message for message in visitor.heard if message["type"] in ("table", "change")]
    return int(told[-1]["decision"]["seat"])
