"""Key moments are drawn while they are played back; the end of a match tells what decided it and what to do next."""

from __future__ import annotations

from typing import Any

import pytest
from delta import ADA, BO, Visit, lay, sit
from hosting import Host
from playwright.sync_api import Locator, Page, expect
from visiting import Visitor, pass_until

_LOOK = 800  # milliseconds: of a moment that has a scene, the board alone is seen for fewer
_LINES = """names => names.map(name => {
    const text = document.createRange();
    text.selectNodeContents(name);
    return new Set([...text.getClientRects()].map(line => line.top)).size;
})"""
_MOVING = "scene => scene.getAnimations({ subtree: true }).length"


def _falling_in(visit: Visit, host: Host, **how: Any) -> tuple[Visitor, Visitor]:
    """Ada and Bo both fall in with their first card; Ada sees it at normal speed, and time stands still for her."""
    made = host.create([ADA, BO], game="dragon_delta", first_holder=0)
    ada, bo = sit(visit, made, 0, clock=True, speed="normal", **how), sit(visit, made, 1)
    lay(ada, "move_1", "stone_1", "jump", "remove", "move_2")
    ada.page.clock.pause_at(3600)
    lay(bo, "move_2", "jump", "remove", "stone_1", "move_1")
    ada.page.get_by_role("button", name="Skip to now").wait_for()
    return ada, bo


def _watch_first_fall(page: Page) -> Locator:
    """Let time go on until the drawing of the first fall is there."""
    scenes = page.locator("[data-scene]")
    pass_until(page, page.locator("#prompt-sentence", has_text="Your pawn has nowhere to go"))
    # First the board is seen as it is.
    expect(scenes).to_have_count(0)
    page.clock.run_for(_LOOK)
    expect(scenes).to_have_count(1)
    return scenes


def test_a_key_moment_is_drawn_above_the_board_and_a_click_through_it_skips(visit: Visit, host: Host) -> None:
    ada, bo = _falling_in(visit, host, motion=True)
    page = ada.page
    scene = _watch_first_fall(page)
    expect(scene).to_have_attribute("data-scene", "pawn_fell")
    assert scene.evaluate(_MOVING) > 0
    # The sentence tells it to those who listen.
    assert scene.evaluate("scene => scene.closest('[aria-hidden=true]') !== null")
    box = scene.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    under = page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('[data-scene]') === null", [x, y])
    assert under
    page.mouse.click(x, y)
    expect(scene).to_have_count(0)
    expect(page.locator("#prompt-sentence")).to_have_text("Where does the stone go? Choose an island without one.")
    # Whoever wants to see everything at once sees no drawing.
    expect(bo.page.locator("[data-scene]")).to_have_count(0)


def test_a_scene_gives_way_to_the_next_moment(visit: Visit, host: Host) -> None:
    ada, _ = _falling_in(visit, host, motion=True)
    page = ada.page
    scene = _watch_first_fall(page)
    pass_until(page, page.locator("#prompt-sentence", has_text="Bo’s pawn has nowhere to go"))
    expect(scene).to_have_count(0)
    page.clock.run_for(_LOOK)
    expect(scene).to_have_count(1)
    # The key that skips takes the drawing away, too.
    page.keyboard.press("Escape")
    expect(scene).to_have_count(0)


def test_with_less_motion_the_same_is_drawn_and_told_but_nothing_moves(visit: Visit, host: Host) -> None:
    ada, _ = _falling_in(visit, host, motion=False)
    scene = _watch_first_fall(ada.page)
    assert scene.evaluate(_MOVING) == 0
    assert scene.evaluate("scene => getComputedStyle(scene).opacity") == "1"
    ada.page.get_by_role("button", name="Skip to now").click()
    expect(scene).to_have_count(0)


def test_the_end_tells_what_decided_it_how_all_have_done_and_what_to_do_next(visit: Visit, host: Host) -> None:
    made = host.create([ADA, BO], game="dragon_delta", first_holder=0, round_limit=1)
    ada, bo = sit(visit, made, 0, ceremony=True), sit(visit, made, 1)
    for visitor, colour in ((ada, "black"), (bo, "white")):
        lay(visitor, f"dragon_{colour}", "move_1", "move_2", "jump", "remove")
    page = ada.page
    outcome = page.locator(".outcome")
    page.locator(".finale").click()
    page.locator("#outcome-title:focus").wait_for()
    expect(outcome.locator(".picture svg")).to_be_visible()
    expect(outcome).to_contain_text("the round limit was reached.")
    expect(outcome.get_by_role("heading", name="What decided it")).to_be_visible()
    expect(outcome.locator(".decided")).to_contain_text("Equally near")
    expect(outcome.get_by_role("list", name="Final standings").get_by_role("listitem")).to_have_count(2)
    expect(outcome.locator(".next .button").first).to_have_text("Play again")
    # The deciding move on the board: at once, as long as nobody looks at anything else, and again on request.
    show = outcome.get_by_role("button", name="Show on the board")
    expect(show).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".play .pointed").first).to_be_in_viewport()
    show.press("Enter")
    expect(page.locator(".play .pointed")).to_have_count(0)
    show.press("Enter")
    expect(show).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".play .pointed").first).to_be_in_viewport()
    # And once more, move by move.
    outcome.get_by_role("button", name="Watch the end again").click()
    page.locator("#watch-title:focus").wait_for()
    expect(outcome).to_have_count(0)
    page.get_by_role("button", name="Back to now").click()
    page.locator("#outcome-title:focus").wait_for()


def test_the_end_is_shown_to_the_eye_before_the_whole_window_until_a_key_or_a_click(visit: Visit, host: Host) -> None:
    made = host.create([ADA, BO], game="dragon_delta", first_holder=0)
    ada, bo = sit(visit, made, 0, motion=True, speed="normal", ceremony=True), sit(visit, made, 1)
    bo.page.get_by_role("button", name="Resign").click()
    bo.page.get_by_role("button", name="Yes, resign").click()
    finale = ada.page.locator(".finale")
    # Results first, from the last to the first; who has won comes after them.
    expect(finale.locator("li")).to_have_count(2)
    expect(finale.locator(".waiting")).to_have_count(0)
    expect(finale.locator(".verdict")).to_have_text("You win!")
    expect(finale.locator(".winner")).to_contain_text("Ada")
    # The outcome behind it tells the same to those who listen, and has the focus.
    expect(finale).to_have_attribute("aria-hidden", "true")
    expect(ada.page.locator("#outcome-title")).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(finale).to_have_count(0)
    expect(ada.page.locator(".outcome")).to_be_visible()
    # Not again.
    ada.page.reload()
    ada.page.locator(".outcome").wait_for()
    expect(finale).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["window", "phone"])
def test_the_end_is_celebrated_at_any_speed_and_size(visit: Visit, host: Host, phone: bool) -> None:
    made = host.create([{**ADA, "name": "Wilhelmina"}, BO], game="dragon_delta", first_holder=0, round_limit=1)
    ada, bo = sit(visit, made, 0, ceremony=True, phone=phone), sit(visit, made, 1)
    for visitor, colour in ((ada, "black"), (bo, "white")):
        lay(visitor, f"dragon_{colour}", "move_1", "move_2", "jump", "remove")
    finale = ada.page.locator(".finale")
    # Those who want to see everything at once do: nothing is told step by step.
    expect(finale.locator("li")).to_have_count(2)
    expect(finale.locator(".waiting")).to_have_count(0)
    # The game draws its own end, and names stand on one line.
    expect(finale.locator("svg .pawn")).to_have_count(2)
    assert finale.locator("li b").evaluate_all(_LINES) == [1, 1]
    assert finale.locator(".told").evaluate("told => told.scrollHeight <= told.clientHeight")
    # A click puts it away, and the outcome behind it keeps the focus.
    finale.click(position={"x": 5, "y": 5})
    expect(finale).to_have_count(0)
    expect(ada.page.locator("#outcome-title")).to_be_focused()
