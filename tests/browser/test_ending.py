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
_AT_TURN = re.compile(
    r"your turn|’s turn|^to play$|deciding|decision|acting|to bid|choosing|being planned", re.I | re.M
)
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
    if game in ("yin_yang", "dragon_delta"):  # the others have scored nothing
        expect(page.locator(".standings li").filter(has_text="Ada, who resigned")).to_have_count(1)

    page.get_by_role("link", name="Replay", exact=True).last.click()
    page.get_by_role("button", name="To the end").click()
    page.get_by_label("Seen by").select_option("Ada")
    page.locator("article.mine").wait_for()
    assert not _AT_TURN.search(_told(page))


def _told(page: Page) -> str:
    """What plates and bars say."""
    return "\n".join(page.locator(_TOLD).all_inner_texts())


def _propose_end(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name="End match").click()
    visitor.page.get_by_role("button", name="Propose it").click()


@pytest.mark.parametrize("game", sampan.game_keys())
def test_two_agree_to_end_the_match(visit: Visit, host: Host, game: str) -> None:
    """YN-12c, in every game: nobody wins."""
    made = host.create([ADA, BO], game=game)
    ada, bo = sit(visit, made, 0), sit(visit, made, 1)
    _propose_end(ada)
    ada.sees("You proposed to end the match without a winner. Still to answer: Bo.")
    expect(ada.page.get_by_role("button", name="End match")).to_be_disabled()
    bo.sees("Ada proposes to end the match now, without a winner.")
    bo.page.get_by_role("button", name="Agree", exact=True).click()
    for visitor in (ada, bo):
        visitor.page.get_by_role("heading", name="Nobody has won.").wait_for()
        visitor.sees("everybody agreed to end the match")
        assert not _AT_TURN.search(_told(visitor.page))
        expect(visitor.page.get_by_role("button", name="End match")).to_have_count(0)


def test_one_refuses_to_end_the_match(visit: Visit, host: Host) -> None:
    made = host.create([ADA, BO], game="yin_yang")
    ada, bo = sit(visit, made, 0), sit(visit, made, 1)
    _propose_end(ada)
    # Whoever is asked may look at the board first, and answer later; all of it by keys.
    bo.page.get_by_role("dialog").wait_for()
    bo.page.keyboard.press("Escape")
    bo.page.get_by_role("button", name="Answer").press("Enter")
    bo.page.get_by_role("button", name="Refuse").press("Enter")
    ada.sees("Bo does not agree to end the match; it goes on.")
    ada.page.get_by_role("button", name="Close").click()
    expect(ada.page.get_by_text("Bo does not agree to end the match; it goes on.")).to_have_count(0)
    bo.sees("You do not agree to end the match.")
    expect(bo.page.get_by_role("dialog")).to_have_count(0)
    _propose_end(bo)
    bo.sees("It can be proposed again from move")
    for visitor in (ada, bo):
        expect(visitor.page.locator(".outcome")).to_have_count(0)


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_on_a_phone_all_tools_stand_in_one_row(visit: Visit, host: Host, locale: str) -> None:
    page = sit(visit, host.create([ADA, BOT]), 0, phone=True, locale=locale).page
    tools = page.locator(".tools > *")
    expect(tools).to_have_count(6)
    assert len({tool.bounding_box()["y"] for tool in tools.all()}) == 1  # type: ignore[index]


def test_a_bot_is_asked_too(visit: Visit, host: Host) -> None:
    """The bot answers by itself, one way or the other, and the page says which."""
    ada = sit(visit, host.create([ADA, BOT], game="yin_yang"), 0)
    _propose_end(ada)
    ada.hears(lambda told: told.get("end_vote", 0) is None and told["type"] == "change")
    notes = [note["kind"] for told in ada.heard if told["type"] == "change" for note in told.get("notes", [])]
    if notes[-1] == "ended":
        ada.page.get_by_role("heading", name="Nobody has won.").wait_for()
    else:
        ada.sees("Cleo does not agree to end the match; it goes on.")


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
    # Who wants to see everything at once has the outcome already.
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
    for _ in range(120):
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
