"""What helps who sees Dragon Delta for the first time: what is asked can be seen, what is planned is not lost."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from access import check_access
from delta import ADA, BO, BOT, EASY, Visit, lay, plan, play_until, sit
from hosting import Host
from playwright.sync_api import Locator, Page, expect
from visiting import pass_until

from sampan import Rng, game
from sampan.bots.bot import decide
from sampan.bots.registry import bot
from sampan.core.dealer import new_dealer
from sampan.core.match import Match
from sampan.core.match_file import save_match
from sampan.core.state import OVER

FIVE = ("stone_2", "plank_1", "move_1", "stone_1", "remove")
NAMES = ["Two stones", "Plank", "Move 1", "Stone", "Remove"]


def _two(host: Host) -> dict[str, Any]:
    return host.create([ADA, BO], game="dragon_delta", first_holder=0)


# What has happened is shown before anything is asked.


def test_nothing_is_asked_while_the_board_shows_what_has_happened(visit: Visit, host: Host) -> None:
    made = _two(host)
    ada, bo = sit(visit, made, 0, motion=True, clock=True), sit(visit, made, 1)
    page = ada.page
    # Both fall in, and then Ada is asked for a stone.
    lay(ada, "move_1", "stone_1", "jump", "remove", "move_2")
    page.clock.pause_at(3600)
    lay(bo, "move_2", "jump", "remove", "stone_1", "move_1")
    prompt = page.get_by_role("region", name="What is asked", exact=True)
    skip = prompt.get_by_role("button", name="Skip to now")
    skip.wait_for()
    expect(prompt.locator("p")).to_have_text("Slot 1: Move 1 (you) and Move 2 (Bo).")
    expect(page.get_by_role("button", name="Skip to now")).to_have_count(1)
    expect(prompt.get_by_role("button")).to_have_count(1)
    expect(page.locator(".prompt.asked, .lit")).to_have_count(0)
    expect(page.get_by_text("All possible actions")).to_have_count(0)
    fallen = "Your pawn has nowhere to go, falls in and swims back to the white village."
    pass_until(page, prompt.locator("p", has_text=fallen))
    # A click on the board leads to the present, and does nothing else: it was not meant for what is asked then.
    island = page.locator("[data-thing='island:14']")
    island.click()
    expect(prompt.locator("p")).to_have_text("Where does the stone go? Choose an island without one.")
    expect(page.locator(".island .stone")).to_have_count(0)
    expect(skip).to_have_count(0)
    island.click()
    expect(page.locator(".island .stone")).to_have_count(1)


def test_who_watches_is_told_too_and_can_skip(visit: Visit, host: Host) -> None:
    made = _two(host)
    watcher = sit(visit, made, motion=True, clock=True)
    watcher.page.locator(".board").wait_for()
    watcher.page.clock.pause_at(3600)
    ada, bo = sit(visit, made, 0), sit(visit, made, 1)
    lay(ada, "move_1", "stone_1", "jump", "remove", "move_2")
    lay(bo, "move_2", "jump", "remove", "stone_1", "move_1")
    expect(watcher.page.locator(".prompt p")).to_have_text("Slot 1: Move 1 (Ada) and Move 2 (Bo).")
    watcher.page.get_by_role("button", name="Skip to now").click()
    expect(watcher.page.locator(".prompt p")).to_contain_text("Ada")
    expect(watcher.page.locator(".board .bar")).to_contain_text("slot 2 of 5")


def test_while_an_action_is_under_way_nothing_else_can_be_chosen(visit: Visit, host: Host) -> None:
    made = _two(host)
    ada, bo = sit(visit, made, 0), sit(visit, made, 1)
    lay(ada, *FIVE)
    lay(bo, "move_1", "move_2", "jump", "remove", "stone_2")
    page = ada.page
    page.get_by_role("button", name="Place a stone on island 1", exact=True).wait_for()
    # The second click comes before any answer: it was not meant for what is asked then.
    assert page.evaluate(_TWO_STONES) == {"disabled": "true", "lit": 0}
    page.get_by_role("button", name="Place a stone on island 5", exact=True).click()
    page.locator(".prompt [data-thing^='stock:']").first.wait_for()
    expect(page.locator(".island .stone")).to_have_count(2)
    expect(page.locator("[data-thing='island:3'] .stone")).to_have_count(0)
    expect(page.get_by_role("group", name="The game", exact=True)).to_have_attribute("aria-disabled", "false")


_TWO_STONES = """async () => {
  const click = (island) =>
    document.querySelector(`[data-thing="island:${island}"]`).dispatchEvent(new MouseEvent('click', { bubbles: true }));
  click(1);
  for (let turn = 0; turn < 10; turn += 1) await null;
  const [disabled, lit] = [document.querySelector('.play').ariaDisabled, document.querySelectorAll('.lit').length];
  click(3);
  return { disabled, lit };
}"""


# A plan.


def test_a_plan_is_still_there_after_a_reload_and_after_going_back(visit: Visit, host: Host) -> None:
    visitor = sit(visit, _two(host), 0)
    page = visitor.page
    names = page.locator(".plan-slots .name")
    plan(visitor, *FIVE[:3])
    page.get_by_role("button", name="what card 1 could do").click()
    page.get_by_role("button", name="Pencil a stone on island 5", exact=True).click()
    page.reload()
    expect(names).to_have_text(NAMES[:3])
    page.get_by_role("button", name="what card 1 could do").click()
    expect(page.locator(".pencil.sure")).to_have_count(1)
    plan(visitor, *FIVE[3:])
    page.get_by_role("link", name="Sampan").click()
    page.locator(".board").wait_for(state="detached")
    page.go_back()
    expect(names).to_have_text(NAMES)
    # Once it is laid nothing of it is kept.
    assert _kept(page) != []
    page.get_by_role("button", name="Lay the cards").click()
    page.locator(".plan-slots").wait_for(state="detached")
    assert _kept(page) == []


def _kept(page: Page) -> list[str]:
    kept: list[str] = page.evaluate("Object.keys(sessionStorage).filter((key) => key.startsWith('sampan.plan.'))")
    return kept


def test_at_one_screen_each_finds_only_his_own_plan(visit: Visit, host: Host) -> None:
    visitor = sit(visit, _two(host), 0, 1)
    page = visitor.page
    names = page.locator(".plan-slots .name")
    page.get_by_role("button", name="I am Ada").click()
    plan(visitor, *FIVE[:2])
    expect(names).to_have_count(2)
    page.reload()
    page.get_by_role("heading", name="Ada, it is for you to decide").wait_for()
    expect(page.locator(".plan-slots")).to_have_count(0)
    page.get_by_role("button", name="I am Ada").click()
    expect(names).to_have_text(NAMES[:2])
    plan(visitor, *FIVE[2:])
    page.get_by_role("button", name="Lay the cards").click()
    page.get_by_role("button", name="I am Bo").click()
    page.locator(".plan-slots").wait_for()
    expect(names).to_have_count(0)
    assert [key[-1] for key in _kept(page)] == ["1"]


def test_a_double_click_plans_a_card_and_does_not_take_it_back(visit: Visit, host: Host) -> None:
    visitor = sit(visit, _two(host), 0)
    names = visitor.page.locator(".plan-slots .name")
    visitor.page.locator("[data-thing='card:stone_1']").dblclick()
    expect(names).to_have_text(["Stone"])
    plan(visitor, "stone_2")
    visitor.page.locator("[data-thing='card:stone_1']").click()
    expect(names).to_have_text(["Two stones"])


# A replay.


def test_a_replay_shows_its_position_at_once_and_plays_only_single_steps(visit: Visit, tmp_path: Path) -> None:
    match = Match(game("dragon_delta"), ["Ada", "Bo"], {"board": "swift"}, new_dealer("leafing")).begin()
    rng = Rng(3)
    while match.to_move() != OVER:
        match.act(match.to_move(), decide(bot("easy"), match.state, rng))
    path = tmp_path / "match.sampan.json"
    save_match(match, path)
    log = match.log(None)
    kinds = [[str(event["kind"]) for event in entry["events"]] for entry in log]
    told = [sum(kind in ("cards_revealed", "card_cancelled", "pawn_stepped") for kind in each) for each in kinds]
    rounds = [ply for ply, each in enumerate(kinds) if "cards_revealed" in each and "seat_ready" in each]
    busy = next(number for number, ply in enumerate(rounds) if number and told[ply] >= 2)

    page = visit("#/replay", motion=True, speed="normal").page
    page.clock.install(time=0)
    page.locator("input[type=file]").set_input_files(path)
    slider = page.get_by_role("slider", name="Position in the match").first
    slider.wait_for()
    page.clock.pause_at(3600)
    told = page.locator(".bar .told")
    first_slots = page.locator("ol button", has_text=re.compile("^Slot 1:"))
    for number in (busy, 0, busy):
        first_slots.nth(number).click()
        expect(page.locator("ol button[aria-current]", has_text=re.compile("^Slot 1:"))).to_have_count(1)
        expect(told).to_contain_text("Slot 1:")
    whole = told.inner_text()
    page.get_by_role("button", name="One back").first.click()
    expect(told).not_to_contain_text(whole)
    page.get_by_role("button", name="One forward").first.click()
    # The step is played: the cards are turned over before anything comes of them.
    expect(told).to_have_text(re.compile(r"^Slot 1:[^.]*\.$"))
    # A second step leads on from there, not through what the first one has not shown yet.
    page.get_by_role("button", name="To the end").first.click()
    expect(told).not_to_contain_text("Slot 1:")


# What is to be read, and where.


def test_ones_own_planks_are_in_sight_before_and_after_the_cards_are_laid(visit: Visit, host: Host) -> None:
    ada = sit(visit, _two(host), 0)
    expect(ada.page.locator(".planks")).to_be_visible()
    lay(ada, *FIVE)
    expect(ada.page.locator(".planks")).to_be_visible()


def test_who_has_resigned_is_not_asked_to_plan(visit: Visit, host: Host) -> None:
    made = host.create([{**ADA, "kind": "link"}, {**BO, "kind": "link"}, BOT], game="dragon_delta")
    ada, bo = sit(visit, made, 0), sit(visit, made, 1)
    ada.page.locator(".plan-slots").wait_for()
    ada.page.get_by_role("button", name="Resign").click()
    ada.page.get_by_role("button", name="Yes, resign").click()
    ada.sees("You have resigned.")
    expect(ada.page.locator(".laying")).to_have_count(0)
    expect(ada.page.locator(".prompt p")).to_have_text("Bo is deciding …")
    expect(bo.page.locator(".laying")).to_have_count(1)


def test_the_aim_and_what_the_cards_do_are_told_in_words(visit: Visit, host: Host) -> None:
    visitor = sit(visit, _two(host), 0)
    page = visitor.page
    expect(page.locator(".told")).to_have_text(
        "Your aim: be the first to cross, to the black village ringed on the board."
    )
    expect(page.locator(".names .word")).to_have_text("your goal")
    expect(page.get_by_role("article", name="Ada")).to_contain_text("5 gaps to cross")
    page.get_by_text("What the cards do").click()
    expect(page.locator("dl > div")).to_have_count(9)
    expect(page.locator("dl > div").last).to_contain_text("strikes out black’s card in the same slot")
    expect(page.locator(".keys")).to_be_visible()
    plan(visitor, *FIVE)
    expect(page.locator(".prompt p")).to_have_text("Your plan is ready: lay the five cards, or change them.")


def test_whoever_plans_has_the_own_planks_in_sight(visit: Visit, host: Host) -> None:
    made = host.create([ADA, BOT, EASY], game="dragon_delta", first_holder=1)
    page = sit(visit, made, 0).page
    expect(page.locator(".laying .planks li")).to_have_count(6)
    page.evaluate("document.fonts.ready")
    for each in (page.locator(".laying .planks"), *page.locator(".row").all()):
        expect(each).to_be_in_viewport(ratio=1)
        assert _clear_of_the_prompt(each, page)


def _clear_of_the_prompt(shown: Locator, page: Page) -> bool:
    """Whether the prompt stands below it, or beside it."""
    box, prompt = shown.bounding_box(), page.locator(".prompt").bounding_box()
    assert box is not None
    assert prompt is not None
    return box["y"] + box["height"] <= prompt["y"] or box["x"] + box["width"] <= prompt["x"]


def _top(shown: Locator) -> float:
    box = shown.bounding_box()
    assert box is not None
    return box["y"]


def _bottom(shown: Locator) -> float:
    box = shown.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


def test_a_phone_shows_the_cards_that_are_asked_for_and_speaks_of_no_keys(visit: Visit, host: Host) -> None:
    page = sit(visit, _two(host), 0, phone=True, locale="fr-FR").page
    cards = page.locator(".laying ul .card")
    expect(cards).to_have_count(9)
    expect(page.locator(".prompt p")).to_have_text("Préparez cinq cartes, dont un dragon au plus, puis posez‑les.")
    page.wait_for_function("scrollY > 0")
    assert _top(cards.first) > 0
    assert _bottom(cards.last) < _top(page.locator(".prompt"))
    page.get_by_text("Ce que font les cartes").click()
    expect(page.locator("dl")).to_be_visible()
    expect(page.locator(".keys")).to_be_hidden()


# Nothing goes wrong behind the scenes; that each window is left without a warning sees to it.


def test_a_plank_that_fades_away_can_still_be_hit(visit: Visit, host: Host) -> None:
    made = _two(host)
    ada, bo = sit(visit, made, 0, motion=True), sit(visit, made, 1)
    lay(ada, "stone_2", "plank_1", "dragon_black", "jump", "stone_1")
    lay(bo, "jump", "move_1", "stone_1", "move_2", "stone_2")
    page = ada.page
    for island in (1, 3):
        page.get_by_role("button", name=f"Place a stone on island {island}", exact=True).click()
    page.locator(".row [data-thing='stock:1']").click()
    again = page.get_by_role("button", name="Watch again")
    play_until(again, [ada, bo], Rng(1))
    again.click()
    page.get_by_role("slider").press("End")
    expect(page.locator(".laid")).to_have_count(1)
    hit = page.evaluate(_HIT)
    assert hit
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".laid")).to_have_count(1)


# Back to where the plank does not lie yet, and onto it before it is gone.
_HIT = """async () => {
  const slider = document.querySelector('.watch input[type=range]');
  slider.value = '0';
  slider.dispatchEvent(new Event('input', { bubbles: true }));
  await new Promise(requestAnimationFrame);
  const plank = document.querySelector('.laid .spot');
  plank?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return plank !== null;
}"""


# Hints advise whole plans.


def _advised(page: Page) -> list[list[str]]:
    """The cards of each hint, by their names."""
    page.locator(".advice").first.wait_for()
    return [words.split(", ") for words in page.locator(".advice .action > .unseen").all_inner_texts()]


def _slots(page: Page) -> list[str]:
    return page.locator(".plan-slots .tile .name").all_inner_texts()


def test_a_hint_is_a_plan_that_is_looked_at_taken_over_changed_and_then_laid(visit: Visit, host: Host) -> None:
    made = host.create([ADA, BOT], game="dragon_delta", first_holder=0)
    ada = sit(visit, made, 0)
    page = ada.page
    page.locator(".plan-slots").wait_for()
    plan(ada, "jump")
    page.get_by_role("button", name="Hint").click()
    rows = _advised(page)
    assert 2 <= len(rows) <= 3
    assert all(len(set(row)) == 5 for row in rows)
    check_access(page, "hints of plans")
    # It is shown in the place of the plan while it is pointed at, and nothing but shown.
    laying = page.get_by_role("region", name="Your plan")
    expect(laying.get_by_role("heading", name="A bot’s plan")).to_be_visible()
    assert _slots(page) == rows[0]
    page.locator(".advice").nth(1).hover()
    expect(page.locator(".plan-slots .name").first).to_have_text(rows[1][0])
    page.mouse.move(5, 5)
    expect(laying.get_by_role("heading", name="Your plan")).to_be_visible()
    assert _slots(page) == ["Jump"]
    # Taken over it is a plan like any other: nothing is laid, and its cards can be exchanged.
    page.locator(".advice").nth(1).click()
    expect(page.locator(".advice")).to_have_count(0)
    assert _slots(page) == rows[1]
    ready = page.get_by_role("button", name="Lay the cards")
    expect(ready).to_have_attribute("aria-disabled", "false")
    page.locator("[data-slot='4'] button.card").click()
    expect(ready).to_contain_text("one card is missing")
    page.get_by_role("button", name="Hint").click()
    assert _advised(page) == rows, "who asks again is told the same"
    page.keyboard.press("Enter")
    assert _slots(page) == rows[0]
    ready.click()
    page.locator(".plan-slots").wait_for(state="detached")
    best = next(message["advice"][0] for message in ada.heard if message["type"] == "hint")
    row = [action["card"] for action in (best["action"], *best["line"])]
    ada.hears(lambda told: _laid(told) == row)


def _laid(told: dict[str, Any]) -> list[str]:
    """The cards that somebody sees as having been laid in one change."""
    events = [event for entry in told.get("entries", {}).get("0", []) for event in entry["events"]]
    return [event["card"] for event in events if event["kind"] == "card_laid" and "card" in event]


def _middle(shown: Locator) -> tuple[float, float]:
    box = shown.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_hints_hide_no_card_of_who_plans(visit: Visit, host: Host) -> None:
    for phone, locale, others in ((False, "en-GB", 5), (False, "fr-FR", 2), (True, "fr-FR", 2)):
        made = host.create([ADA, *[BOT | {"name": f"Cleo {each}"} for each in range(others)]], game="dragon_delta")
        ada = sit(visit, made, 0, phone=phone, locale=locale)
        page = ada.page
        page.locator(".plan-slots").wait_for()
        page.keyboard.press("Alt+i")
        page.locator(".plan-slots .advised").first.wait_for()
        expect(page.locator(".laying > ul > li").last).to_be_in_viewport(ratio=1)
        assert _top(page.locator(".plan-slots")) >= 0
        assert _clear_of_the_prompt(page.locator(".laying > ul"), page)
        check_access(page, f"hints of plans, {locale}")
