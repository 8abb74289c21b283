"""No mouse: every page, every choice and every action can be reached by keys alone."""

from __future__ import annotations

import time
from collections.abc import Callable

from delta import ADA, EASY, sit
from hosting import Host
from keys import has_focus, outlined, tab_to
from playwright.sync_api import expect
from standing import plays_a_card, stand
from visiting import PATIENCE, Visitor


def test_a_match_is_played_by_keys_alone(visit: Callable[..., Visitor]) -> None:
    visitor = visit("#/")
    page = visitor.page
    page.get_by_role("button", name="Play: Yin & Yang").wait_for()
    tab_to(page, "Skip to the content")
    tab_to(page, "Change…: Yin & Yang")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Set up the table").wait_for()
    tab_to(page, "Remove seat 3")
    page.keyboard.press("Enter")
    tab_to(page, "Rules of this table")
    page.keyboard.press("Enter")
    tab_to(page, "First player")
    page.keyboard.press("ArrowDown")
    tab_to(page, "Set up the table")
    page.keyboard.press("Enter")

    # On the table itself: the token, the deck, a card and what it is played on.
    page.locator(".prompt.asked").wait_for()
    tab_to(page, "Take a white token")
    page.keyboard.press("Enter")
    page.locator("#prompt-sentence", has_text="the deck that you draw from").wait_for()
    tab_to(page, "Draw a white card")
    page.keyboard.press("Enter")
    page.locator("[data-thing=pass].lit").wait_for()
    tab_to(page, "Play nothing")
    page.keyboard.press("Enter")
    visitor.sees("You play nothing.")

    # And by the plain list of actions.
    end = time.monotonic() + PATIENCE
    turns = 0
    while turns < 6 and not page.locator(".outcome").count():
        assert time.monotonic() < end
        if not page.locator(".prompt.asked").count():
            page.wait_for_timeout(20)
            continue
        if page.locator(".doubt").count():  # the coach speaks in somebody's first match
            tab_to(page, "Play it anyway")
            page.keyboard.press("Enter")
            page.locator(".doubt").wait_for(state="detached")
            continue
        if page.locator(".proposal").count():
            has_focus(page, "Do it")
            page.keyboard.press("Enter")
            page.locator(".proposal").wait_for(state="detached")
            turns += 1
            continue
        question = page.locator("#prompt-sentence").inner_text()
        tab_to(page, "All possible actions")
        page.keyboard.press("Enter")
        page.locator("details[open] form").wait_for()
        page.keyboard.press("Tab")
        page.keyboard.press("ArrowDown")
        tab_to(page, "Choose this")
        page.keyboard.press("Enter")
        page.wait_for_function(
            """question => document.querySelector('.proposal, .outcome') ||
                document.querySelector('#prompt-sentence').textContent !== question""",
            arg=question,
        )
        turns += 1

    page.keyboard.press("Shift+Tab")
    assert outlined(page)


def test_escape_takes_a_step_back_and_closes_dialogs(visit: Callable[..., Visitor], host: Host) -> None:
    page = sit(visit, stand(host, [ADA, EASY], plays_a_card), 0).page
    card = page.locator(".hand button.lit").first
    card.press("Enter")
    page.locator(".choice.picked").first.wait_for()
    page.keyboard.press("Escape")
    page.locator(".choice.picked").wait_for(state="detached")

    resign = page.get_by_role("button", name="Resign")
    resign.press("Enter")
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    has_focus(page, "Resign")


def test_the_mouse_leaves_no_frame_around_what_it_clicks_on_a_board(visit: Callable[..., Visitor], host: Host) -> None:
    ada = sit(visit, host.create([ADA, EASY], game="dragon_delta", first_holder=0), 0)
    page = ada.page
    for name in ("island:9", "place:black"):
        page.locator(f"[data-thing='{name}']").click(force=True)  # to learn why it cannot be chosen
        expect(page.locator(f"[data-thing='{name}']:focus")).to_have_count(1)
        assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "none"
    # Keys draw the ring of the board itself.
    page.keyboard.press("ArrowLeft")
    ring = page.locator("[data-thing]:focus-visible .halo")
    expect(ring).to_have_count(1)
    assert ring.evaluate("ring => getComputedStyle(ring).stroke") != "none"
