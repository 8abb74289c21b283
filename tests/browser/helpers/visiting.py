"""Somebody at a browser, who looks for what can be clicked and notes everything that goes wrong."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Locator, Page, Response, WebSocket, expect
from playwright.sync_api import TimeoutError as TooLate

from sampan import Rng

PATIENCE = 900.0  # seconds for a match; far more than it takes
_WAIT = 60_000  # milliseconds until something must be on the page; a busy machine is slow
CLICK = 2000  # milliseconds after which what should be clicked is taken to be gone
expect.set_options(timeout=_WAIT)
_REFUSED = "Failed to load resource: the server responded with a status of 400"
_LOST = ("WebSocket connection to", "Failed to load resource: net::ERR_CONNECTION")


class Visitor:
    """A browser window of its own: own storage, language, colours and size."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        phone: bool = False,
        scheme: Any = "light",
        locale: str = "en-GB",
        motion: bool = False,
        speed: str = "instant",
        ceremony: bool = False,
    ) -> None:
        size: Any = {"width": 360, "height": 740} if phone else {"width": 1280, "height": 800}
        moving: Any = "no-preference" if motion else "reduce"
        self.context = browser.new_context(
            viewport=size, has_touch=phone, color_scheme=scheme, locale=locale, reduced_motion=moving
        )
        self.context.set_default_timeout(_WAIT)
        # What others do is shown at once, unless a test is about how it is shown; the page may choose another speed.
        self.context.add_init_script(f"localStorage['sampan.speed'] ??= {json.dumps(speed)}")
        self.address = address
        self.page: Page = self.context.new_page()
        self.heard: list[dict[str, Any]] = []  # what the server said over sockets
        self.unanswered: set[str] = set()  # the requests that the page has sent over sockets
        self.answers: list[Response] = []  # what it answered over HTTP, page and all
        self.problems: list[str] = []
        if not ceremony:  # it lies before all that a test wants to click
            self.page.add_locator_handler(self.page.locator(".finale"), lambda finale: finale.click())
        self.page.on("console", lambda message: self._note(message.text) if message.type in _LOUD else None)
        self.page.on("pageerror", lambda error: self._note(str(error)))
        self.page.on("websocket", self._listen)
        self.page.on("response", lambda answer: self.answers.append(answer))
        self.may_lose_connection = False
        self.may_be_refused = False
        self.likes = ""  # a selector: what is mostly clicked where anything could be

    def go(self, place: str) -> None:
        """Open a place of the page, such as "#/replay"."""
        self.page.goto(self.address + place)

    def hold(self, tables: dict[str, list[str]], game: str = "yin_yang") -> None:
        """Let this browser hold seats from the start: by table, the tokens."""
        kept = {table: {"game": game, "held": tokens, "invitations": [], "at": 1} for table, tokens in tables.items()}
        self.context.add_init_script(f"localStorage.setItem('sampan.tables', {json.dumps(json.dumps(kept))})")

    def step(self, rng: Rng) -> bool:
        """One click on something that is lit, if anything is, mostly on what is liked; whether the match goes on."""
        page = self.page
        if page.locator(".outcome").count():
            return False
        try:
            if page.locator(".curtain .primary").count():
                page.locator(".curtain .primary").click(timeout=CLICK)
            elif page.locator(".proposal").count():
                page.locator(".proposal .primary").click(timeout=CLICK)
            else:
                lit = page.locator(":is(button, [role=button], [role=gridcell]).lit")
                liked = page.locator(self.likes) if self.likes and rng.below(4) else lit
                lit = liked if liked.count() else lit
                count = lit.count()
                if count:
                    lit.nth(int(rng.below(count))).click(timeout=CLICK)
        except TooLate:
            pass  # it was gone before it could be clicked
        page.wait_for_timeout(15)
        return True

    def pass_by(self) -> str:
        """At Yin & Yang, one click of somebody who plays nothing, if anything is asked; on which thing."""
        thing = self.page.locator(_PASSING).first
        if not thing.count():
            self.page.wait_for_timeout(15)
            return ""
        name = str(thing.get_attribute("data-thing"))
        thing.click()
        self.settles()
        return name

    def play_until(self, selector: str, rng: Rng) -> None:
        """Play anything that is possible until this is on the page."""
        end = time.monotonic() + PATIENCE
        while not self.page.locator(selector).count():
            if time.monotonic() > end or not self.step(rng):
                raise AssertionError(f"there is never {selector}\n{_standstill(self)}")

    def sees(self, words: str) -> None:
        """Wait until these words are on the page."""
        self.page.get_by_text(words).filter(visible=True).first.wait_for()

    def hears(self, wanted: Callable[[dict[str, Any]], bool]) -> None:
        """Wait until the server has said such a thing over a socket."""
        end = time.monotonic() + _WAIT / 1000
        while not any(wanted(message) for message in self.heard):
            assert time.monotonic() < end, "the server does not say it"
            self.page.wait_for_timeout(20)

    def settles(self) -> None:
        """Wait until everything that the page has sent over a socket is answered."""
        end = time.monotonic() + _WAIT / 1000
        self.page.evaluate("0")  # the answer comes after the frames of the last click
        while self.unanswered:
            assert time.monotonic() < end, f"the server does not answer {self.unanswered}"
            self.page.wait_for_timeout(20)

    def hand(self) -> list[str]:
        """The cards in the hand, by their codes."""
        return [str(thing)[5:] for thing in self.page.evaluate(_HAND)]

    def fetched(self) -> list[str]:
        """All that the API told over HTTP."""
        return [answer.text() for answer in self.answers if "/api/" in answer.url and answer.ok]

    def log(self) -> list[str]:
        """The sentences of the log."""
        return self.page.locator("aside ol button").all_inner_texts()

    def leave(self) -> None:
        """Close the window; nothing may have gone wrong, and nothing may have been barred by the policy."""
        self.context.close()
        unexpected = [
            problem
            for problem in self.problems
            if not (self.may_lose_connection and problem.startswith(_LOST))
            and not (self.may_be_refused and problem.startswith(_REFUSED))
        ]
        assert unexpected == [], unexpected

    def _note(self, problem: str) -> None:
        self.problems.append(problem)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self._note_sent(json.loads(frame)))
        socket.on("framereceived", lambda frame: self._note_heard(json.loads(frame)))
        socket.on("close", lambda _: self.unanswered.clear())

    def _note_sent(self, message: dict[str, Any]) -> None:
        if "ref" in message:
            self.unanswered.add(message["ref"])

    def _note_heard(self, message: dict[str, Any]) -> None:
        self.heard.append(message)
        if message["type"] != "queue":  # which says that the answer has to wait
            self.unanswered.discard(message.get("ref", ""))


_PASSING = ".lit:is([data-thing=pass], [data-thing^='bag:'], [data-thing^='deck:'])"
_LOUD = ("error", "warning")
_HAND = "[...document.querySelectorAll('[data-thing^=\"hand:\"]')].map(card => card.dataset.thing)"


def play_to_the_end(visitors: list[Visitor], rng: Rng) -> None:
    """Everybody plays, anything that is possible, until the match is over."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if not all([visitor.step(rng) for visitor in visitors]):
            return
    raise AssertionError("the match does not come to an end\n" + "\n".join(map(_standstill, visitors)))


def _standstill(visitor: Visitor) -> str:
    """What a visitor sees, and heard last, where nothing goes on."""
    seen = visitor.page.locator("main").inner_text()
    return f"{seen}\nlog: {visitor.log()[-5:]}\nheard: {visitor.heard[-2:]}\nproblems: {visitor.problems}"


def pass_until(page: Page, awaited: Locator) -> None:
    """Let a stopped clock go on, little by little, until something is there, however late the server tells of it."""
    end = time.monotonic() + _WAIT / 1000
    while not awaited.count():
        assert time.monotonic() < end, f"there is never {awaited}"
        page.clock.run_for(100)
