"""Somebody at a table of Yangtze, who sells whatever there is, buys what is cheapest, and bids a round sum at once."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

from folding import folded
from playwright.sync_api import TimeoutError as TooLate
from standing import Moment
from visiting import CLICK, PATIENCE, Visitor

from sampan import Rng

_PASS = "[data-thing=pass].lit"
# What is clicked, the first of these that is lit: a cargo or one of the own goods, the cheapest boat, an answer.
_WISHES: Sequence[str] = (
    ".warehouse button.lit",
    ".boat button.lit",
    "[data-thing=carry_out].lit",
    "[data-thing=decline].lit",
    "[data-thing=pay_less].lit",
    _PASS,
    "[data-thing^=emperor].lit",
    "[data-thing^=card].lit",
)
# All at once, for the question may change between two looks at the page; an auction is none of these questions.
_FIRST = (
    "wishes => document.querySelector('.prompt .bids') ? null : wishes.find((wish) => document.querySelector(wish))"
)


def view_of(visitor: Visitor, seat: int = 0) -> dict[str, Any]:
    """What the seat was last shown."""
    view: dict[str, Any] = _told(visitor)["views"][str(seat)]
    return view


def asked(visitor: Visitor, phase: str) -> dict[str, Any] | None:
    """What the one at the screen sees, if that is what is asked now and nothing is under way."""
    told = _told(visitor)
    if not told["decisions"]:
        return None
    view: dict[str, Any] = told["views"][str(told["decisions"][0]["seat"])]
    waiting = visitor.page.locator(".prompt.asked").count() and not visitor.page.locator(".proposal, .curtain").count()
    return view if waiting and view["phase"] == phase and _told(visitor)["seq"] == told["seq"] else None


def may_bid(visitor: Visitor) -> dict[str, Any] | None:
    """The auction, if a bid is possible now."""
    view = asked(visitor, "bid")
    auction: dict[str, Any] | None = view and view["auction"]
    return auction if auction and auction["minimum"] <= auction["maximum"] else None


def bids(moment: Moment) -> bool:
    """The first seat speaks in an auction, and can bid more than the least that is enough."""
    if moment.phase != "bid":
        return False
    auction = moment.view["auction"]
    return bool(auction["minimum"] < auction["maximum"])


def trade(visitor: Visitor, rng: Rng, limit: int | None, passing: bool = False) -> bool:
    """One click, or a bid of so much if that is enough and there; without a limit, none. Whether the match goes on."""
    page = visitor.page
    if page.locator(".outcome, .proposal, .curtain").count():
        return visitor.step(rng)
    told = _told(visitor)
    view = asked(visitor, "bid")
    try:
        if view:
            auction = view["auction"]
            if limit is None and auction["minimum"] <= auction["maximum"]:
                return True  # somebody waits for just that
            _bid(visitor, auction, limit or 0)
        else:
            wish = page.evaluate(_FIRST, [_PASS, *_WISHES] if passing else _WISHES)
            if wish is None:
                page.wait_for_timeout(15)
                return True
            page.locator(wish).last.click(timeout=CLICK)
    except TooLate:
        pass  # it was gone before it could be clicked
    for _ in range(50):
        # Until there is an answer, what was told is no longer so.
        if _told(visitor) is not told or page.locator(".proposal, .picked").count():
            break
        page.wait_for_timeout(15)
    return True


def trade_until(
    visitors: list[Visitor], rng: Rng, done: Callable[[], object], limit: int | None = None, passing: bool = False
) -> None:
    """Everybody trades, or passes as often as may be, until something is so."""
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end, "it does not come to that"
        going = [trade(visitor, rng, limit, passing) for visitor in visitors]
        assert all(going) or done(), "the match ended before it came to that"


def _bid(visitor: Visitor, auction: dict[str, Any], limit: int) -> None:
    amount = min(limit, auction["maximum"])
    if amount < auction["minimum"]:
        visitor.page.locator("[data-thing=pass]").click(timeout=CLICK)
    elif auction["minimum"] == auction["maximum"]:
        visitor.page.locator(f"[data-thing='bid:{amount}']").click(timeout=CLICK)
    else:
        visitor.page.locator(".prompt form input").fill(str(amount), timeout=CLICK)
        visitor.page.keyboard.press("Enter")


def _told(visitor: Visitor) -> dict[str, Any]:
    """The table as the page knows it now."""
    return list(folded(visitor.heard))[-1]
