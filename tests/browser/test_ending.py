"""The end of a match: nothing speaks of a turn any more, and the outcome waits until the board has shown it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from delta import ADA, BO, BOT, Visit, lay, plan, sit
from hosting import Host
from playwright.sync_api import Page, expect
from visiting import Visitor

import sampan

# A turn that is gone may be counted: "in turn 4".
_AT_TURN = re.compile(r"your turn|’s turn|at turn|^turn$|deciding|acting|is asked|laying|being planned", re.I | re.M)
_TOLD = ".plate header, .row header, div.line, div.bar, .turns"
_BY_THEMSELVES = ("move_1", "move_2", "jump", "remove", "dragon_{}")


@pytest.mark.parametrize("game", sampan.game_keys())
def test_after_a_resignation_nobody_is_at_turn(visit: Visit, host: Host, game: str) -> None:
    made = host.create([ADA, BOT], game=game)
    ada = sit(visit, made, 0)
    page = ada.page
    page.locator(".prompt.asked").wait_for()
    if game != "dragon_delta":  # where one's own row says nothing while one plans
        assert _AT_TURN.search(_told(page))
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    page.get_by_role("heading", name="Cleo has won!").wait_for()
    assert not _AT_TURN.search(_told(page))
    expect(page.locator(".acting")).to_have_count(0)

    page.get_by_role("link", name="Replay", exact=True).last.click()
    page.get_by_role("button", name="To the end").click()
    page.get_by_label("Seen by").select_option("Ada")
    page.locator("article.mine").wait_for()
    assert not _AT_TURN.search(_told(page))


def _told(page: Page) -> str:
    """What plates and bars say."""
    return "\n".join(page.locator(_TOLD).all_inner_texts())


def test_the_outcome_takes_nobody_away_from_what_is_being_written(visit: Visit, host: Host) -> None:
    made = host.create([ADA, BO], game="yin_yang")
    ada, bo = sit(visit, made, 0), sit(visit, made, 1)
    line = bo.page.get_by_label("Say something")
    line.press_sequentially("Well ")
    ada.page.get_by_role("button", name="Resign").click()
    ada.page.get_by_role("button", name="Yes, resign").click()
    ada.page.locator("#outcome-title:focus").wait_for()
    bo.page.locator(".outcome").wait_for()
    bo.page.keyboard.type("played")
    expect(line).to_have_value("Well played")


def test_the_outcome_waits_until_the_board_has_shown_the_end(visit: Visit, host: Host) -> None:
    ada, bo = _last_round(visit, host, motion=True, clock=True)
    page = ada.page
    outcome = page.locator(".outcome")
    skip = page.get_by_role("button", name="Skip to now")
    skip.wait_for()
    expect(page.locator("#prompt-sentence")).to_contain_text("Slot 1:")
    expect(outcome).to_have_count(0)
    assert page.evaluate("document.activeElement.id") != "outcome-title"
    # Who wants no motion has the outcome already.
    bo.page.locator("#outcome-title:focus").wait_for()
    expect(bo.page.locator(".prompt")).to_have_count(0)
    skip.click()
    page.locator("#outcome-title:focus").wait_for()
    expect(page.locator(".prompt")).to_have_count(0)


def test_the_outcome_comes_by_itself_when_all_has_been_shown(visit: Visit, host: Host) -> None:
    ada, _ = _last_round(visit, host, motion=True, clock=True)
    page = ada.page
    page.get_by_role("button", name="Skip to now").wait_for()
    page.clock.run_for(500)
    expect(page.locator(".outcome")).to_have_count(0)
    for _ in range(40):
        page.clock.run_for(250)
    page.locator("#outcome-title:focus").wait_for()


def test_on_a_page_that_nobody_looks_at_the_outcome_is_there_at_once(visit: Visit, host: Host) -> None:
    ada, _ = _last_round(visit, host, motion=True, clock=True, hidden=True)
    ada.page.locator("#outcome-title:focus").wait_for()
    expect(ada.page.get_by_role("button", name="Skip to now")).to_have_count(0)


def _last_round(visit: Visit, host: Host, hidden: bool = False, **how: Any) -> tuple[Visitor, Visitor]:
    """Two who have laid the cards of the only round, in which nobody decides anything more."""
    made = host.create([ADA, BO], game="dragon_delta", first_holder=0, round_limit=1)
    ada, bo = sit(visit, made, 0, **how), sit(visit, made, 1)
    lay(ada, *[card.format("black") for card in _BY_THEMSELVES])
    ada.page.clock.pause_at(3600)
    if hidden:
        ada.page.evaluate("Object.defineProperty(document, 'hidden', { value: true })")
    bo.page.locator(".plan-slots").wait_for()
    plan(bo, *[card.format("white") for card in _BY_THEMSELVES])
    bo.page.get_by_role("button", name="Lay the cards").click()
    return ada, bo
