"""Dragon Delta through the page: games of two and of six, planning by mouse and keys, the curtain, a phone, French."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from access import check_access
from delta import ADA, BO, BOT, EASY, Visit, lay, plan, play, play_until, sit, step
from hosting import Host
from keys import focused, has_focus, tab_to
from playwright.sync_api import expect
from standing import Moment, anything, stand
from visiting import Visitor, pass_until

from sampan import Rng
from sampan.bots.bot import decide
from sampan.bots.registry import bot
from sampan.table.table import Table

FIVE = ("stone_2", "plank_1", "move_1", "stone_1", "remove")
OTHER_FIVE = ("stone_1", "stone_2", "remove", "jump", "move_2")


def _two(host: Host, **options: object) -> dict[str, Any]:
    return host.create([ADA, BO], game="dragon_delta", first_holder=0, **options)


# Whole games.


def test_six_play_two_persons_among_them_and_nobody_learns_a_card_too_early(visit: Visit, host: Host) -> None:
    bots = [{**BOT, "name": name} for name in ("Cleo", "Dai", "Eli", "Fay")]
    made = host.create([ADA, {**BO, "kind": "link"}, *bots], game="dragon_delta", round_limit=1)
    ada, bo = sit(visit, made, 0), sit(visit, made, 1)
    watcher = sit(visit, made)
    watcher.sees("You are watching.")
    ada.page.locator(".board").wait_for()
    expect(ada.page.locator(".row")).to_have_count(6)
    expect(ada.page.locator(".laying ul .card")).to_have_count(13)
    play([ada, bo], Rng(4))
    for visitor in (ada, bo, watcher):
        visitor.page.get_by_role("heading", name=re.compile("won!|You win!")).wait_for()
    ended = host.get(f"tables/{made['table']['id']}").json()["outcome"]
    assert ended["reason"] == "round_limit"

    for visitor, own in ((ada, 0), (bo, 1), (watcher, None)):
        told = [message for message in visitor.heard if message["type"] in ("table", "change")]
        assert len(told) > 10
        assert [leak for message in told for leak in _leaks(message, own)] == []
    # The search does find cards where they are hidden from others: each one's own.
    assert [leak for message in ada.heard for leak in _leaks(message, None)] != []
    assert not any('"hand"' in json.dumps(message) for message in watcher.heard)
    for visitor in (ada, bo, watcher):
        assert visitor.fetched() != []
        assert not any('"slots"' in told or '"card"' in told for told in visitor.fetched())


def _leaks(message: dict[str, Any], own: int | None) -> Iterator[str]:
    """Cards that a message shows to who holds only that seat, other than his own and those turned over."""
    for view in message.get("views", {}).values():
        for player in view["players"]:
            if player["seat"] == own:
                continue
            shown = [slot["card"] for slot in player["slots"]]
            yield from [
                f"slot {at}" for at, card in enumerate(shown) if at >= view["position"] and card not in (None, "hidden")
            ]
            yield from [f"hand of {player['seat']}"] * ("hand" in player)
    for entries in message.get("log", message.get("entries", {})).values():
        for event in [event for entry in entries for event in entry["events"]]:
            if event["kind"] == "card_laid" and event["seat"] != own and set(event) != {"kind", "seat"}:
                yield f"laid by {event['seat']}"
            elif "card" in json.dumps(event) and event["kind"] not in _OPEN:
                yield event["kind"]
    for decision in message.get("decisions", [message.get("decision")]):
        if decision and decision["seat"] != own:
            yield f"asked of {decision['seat']}"


_OPEN = ("card_laid", "cards_revealed", "card_cancelled", "dragon_missed", "card_begun", "nothing_done")


def _may_arrive(moment: Moment) -> bool:
    goal = moment.view["players"][0]["target"]
    return any(action.get("village") == goal for action in moment.actions if action["kind"] == "step")


def _with_a_plan(table: Table, rng: Rng) -> int:
    """The first seat looks for a way, and the other does anything."""
    seat = table.deciding[0]
    return anything(table, rng) if seat else decide(bot("easy"), table.asking(seat), rng)


def test_two_play_until_one_of_them_arrives(visit: Visit, host: Host) -> None:
    # Ada has found a way, and is one step away from the village at its end.
    made = stand(host, [ADA, BO], _may_arrive, "dragon_delta", _with_a_plan, board="swift", first_holder=0)
    ada, bo = sit(visit, made, 0), sit(visit, made, 1)
    way = ada.page.get_by_role("article", name="Ada").locator(".way")
    expect(way).not_to_contain_text("arrived")
    ada.page.locator("[data-thing='place:black'].lit").press("Enter")
    ada.page.get_by_role("heading", name="You win!").wait_for()
    bo.page.get_by_role("heading", name="Ada has won!").wait_for()
    assert host.get(f"tables/{made['table']['id']}").json()["outcome"]["reason"] == "village"
    # The winner's pawn is drawn in the village opposite its own.
    expect(way).to_contain_text("arrived")


# Laying cards.


def test_two_lay_at_the_same_time_and_neither_is_told_of_the_cards_of_the_other(visit: Visit, host: Host) -> None:
    made = _two(host)
    ada, bo = sit(visit, made, 0), sit(visit, made, 1)
    for visitor in (ada, bo):
        visitor.page.locator(".plan-slots").wait_for()
    # Bo acts second, but need not wait for Ada with his cards.
    plan(ada, "stone_1", "dragon_black")
    lay(bo, "stone_2", "jump", "remove", "plank_1", "dragon_white")
    expect(ada.page.get_by_role("article", name="Bo").locator(".state")).to_have_text("ready ✓")
    bo.sees("You are ready. Waiting for Ada")
    expect(ada.page.locator(".plan-slots .name")).to_have_text(["Stone", "Black dragon"])
    assert not _named("dragon_white", ada)
    plan(ada, "move_1", "move_2", "jump")
    ada.page.get_by_role("button", name="Lay the cards").click()
    ada.page.locator("svg .lit").first.wait_for()
    # Of five cards one is turned over: that of white's dragon is the last, that of black's the second.
    bo.page.locator(".row .front").nth(1).wait_for()
    assert not _named("dragon_white", ada)
    assert not _named("dragon_black", bo)
    assert _named("dragon_white", bo)
    assert _named("dragon_black", ada)
    ada.page.locator("svg .lit").first.press("Enter")
    bo.page.locator("svg .lit").first.press("Enter")
    bo.page.locator(".prompt p", has_text="And the second stone?").wait_for()
    bo.page.locator("svg .lit").first.press("Enter")
    bo.sees("Ada’s dragon strikes out your Jump.")
    assert _named("dragon_black", bo)


def _named(card: str, visitor: Visitor) -> bool:
    """Whether a browser was ever told the name of a card."""
    return any(card in told for told in [*map(json.dumps, visitor.heard), *visitor.fetched()])


def test_both_press_the_button_at_once(visit: Visit, host: Host) -> None:
    made = _two(host)
    players = [sit(visit, made, seat) for seat in (0, 1)]
    for visitor, cards in zip(players, (FIVE, OTHER_FIVE), strict=True):
        visitor.page.locator(".plan-slots").wait_for()
        plan(visitor, *cards)
    for visitor in players:
        visitor.page.get_by_role("button", name="Lay the cards").click(no_wait_after=True)
    for visitor in players:
        visitor.page.locator(".row .front").nth(1).wait_for()
        assert visitor.page.locator(".refusal").count() == 0  # at once: one that passes by is one too many
    told = [message for message in players[0].heard if "views" in message][-1]["views"]["0"]
    assert [player["slots"][0]["card"] for player in told["players"]] == [FIVE[0], OTHER_FIVE[0]]


def test_cards_are_planned_by_clicking_and_dragging_and_changed_until_they_are_laid(visit: Visit, host: Host) -> None:
    visitor = sit(visit, _two(host), 0)
    page = visitor.page
    slots = page.locator(".plan-slots li")
    names = page.locator(".plan-slots .name")
    plan(visitor, "stone_1", "stone_2", "jump")
    expect(names).to_have_text(["Stone", "Two stones", "Jump"])
    laying = page.get_by_role("button", name="Lay the cards")
    expect(laying).to_have_attribute("aria-disabled", "true")
    laying.click(force=True)
    expect(page.locator("#lay-reason")).to_have_text("2 cards are missing")

    # A second dragon is refused with the reason; another one may take the first one's place.
    plan(visitor, "dragon_black")
    expect(page.locator("[data-thing^='card:dragon_']")).to_have_count(1)
    # Drag a card of the hand to the last place, and one of the plan to another place.
    page.locator("[data-thing='card:move_2']").drag_to(slots.nth(4))
    expect(names).to_have_text(["Stone", "Two stones", "Jump", "Black dragon", "Move 2"])
    slots.nth(4).locator("button.card").drag_to(slots.nth(0))
    expect(names).to_have_text(["Move 2", "Two stones", "Jump", "Black dragon", "Stone"])
    # A click takes a card back.
    slots.nth(2).locator("button.card").click()
    expect(names).to_have_text(["Move 2", "Two stones", "Black dragon", "Stone"])
    assert not any(message["type"] == "change" for message in visitor.heard[1:])
    plan(visitor, "plank_2")
    laying.click()
    page.locator(".plan-slots").wait_for(state="detached")
    assert [slot["card"] for slot in _own_slots(visitor)] == ["move_2", "stone_2", "plank_2", "dragon_black", "stone_1"]


def _own_slots(visitor: Visitor) -> list[dict[str, Any]]:
    last = [message for message in visitor.heard if "views" in message][-1]
    slots: list[dict[str, Any]] = last["views"]["0"]["players"][0]["slots"]
    return slots


def test_at_most_one_dragon_and_the_page_says_so(visit: Visit, host: Host) -> None:
    made = host.create([ADA, BOT, {**BOT, "name": "Eli"}], game="dragon_delta")
    page = sit(visit, made, 0).page
    dragons = page.locator("[data-thing^='card:dragon_']")
    dragons.first.click()
    expect(dragons.nth(1)).to_have_attribute("aria-disabled", "true")
    assert "Only one of the five may be a dragon" in str(dragons.nth(1).get_attribute("title"))
    dragons.nth(1).click(force=True)
    expect(page.locator(".plan-slots .name")).to_have_count(1)
    expect(page.locator(".told.refused")).to_contain_text("Only one of the five may be a dragon")
    dragons.nth(1).drag_to(page.locator(".plan-slots li").first, force=True)
    expect(page.locator(".plan-slots .name")).to_have_count(1)


def test_cards_are_laid_and_carried_out_by_keys_alone(visit: Visit, host: Host) -> None:
    visitor = sit(visit, host.create([ADA, BOT], game="dragon_delta", first_holder=0), 0)
    page = visitor.page
    for name, key in (
        ("Stone:", "Enter"),
        ("Two stones:", " "),
        ("Plank:", "5"),
        ("Remove:", "Enter"),
        ("Jump:", "Enter"),
    ):
        tab_to(page, name)
        page.keyboard.press(key)
    names = page.locator(".plan-slots .name")
    expect(names).to_have_text(["Stone", "Two stones", "Remove", "Jump", "Plank"])
    tab_to(page, "2: Two stones. Take it back")
    page.keyboard.press("ArrowLeft")
    expect(names).to_have_text(["Two stones", "Stone", "Remove", "Jump", "Plank"])
    has_focus(page, "1: Two stones")
    tab_to(page, "Lay the cards")
    page.keyboard.press("Enter")
    page.locator(".plan-slots").wait_for(state="detached")

    # On the board: arrow keys go from island to island. (A dragon may have struck the first card.)
    page.locator(".prompt.asked").wait_for()
    page.locator("svg .lit").first.wait_for()
    tab_to(page, "Place a stone on island")
    before = focused(page)
    page.keyboard.press("ArrowDown")
    page.wait_for_function("before => document.activeElement.getAttribute('aria-label') !== before", arg=before)
    page.keyboard.press("Enter")
    visitor.sees("You put a stone on island")


def test_a_plan_is_rehearsed_on_the_board(visit: Visit, host: Host) -> None:
    visitor = sit(visit, _two(host), 0)
    page = visitor.page
    plan(visitor, "plank_1")
    expect(page.locator(".ghost")).to_have_count(0)
    expect(page.locator(".told")).to_contain_text("none of your planks fits anywhere")
    plan(visitor, "stone_1")
    expect(page.locator(".pencil")).to_have_count(27)
    # With the stone before it the plank can reach the island: from the two villages next to it.
    page.locator(".plan-slots li").nth(1).locator("button.card").press("ArrowLeft")
    page.get_by_role("button", name="what card 2 could do").click()
    expect(page.locator(".told")).to_contain_text("first pencil the stones")
    page.get_by_role("button", name="what card 1 could do").click()
    page.get_by_role("button", name="Pencil a stone on island 5", exact=True).click()
    page.get_by_role("button", name="what card 2 could do").click()
    expect(page.locator(".ghost")).to_have_count(2)
    page.get_by_role("button", name="between the white village and island 5").press("Enter")
    expect(page.locator(".drawn .plank")).to_have_count(1)
    # A pencil is nobody else's business, not even the server's.
    assert not any(message["type"] != "table" for message in visitor.heard)


# The names on cards that stick out of their card, or of which a word is broken.
_BROKEN = """() => [...document.querySelectorAll('.laying .tile .name')].filter(name => {
    if (!name.checkVisibility()) return false;
    const card = name.closest('.tile').getBoundingClientRect();
    const { left, right, top, bottom } = name.getBoundingClientRect();
    const text = name.firstChild;
    const broken = [...text.data.matchAll(/\\S+/g)].some(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()];
        return lines.length > 1 || lines.some(line => line.left < card.left || line.right > card.right);
    });
    return broken || left < card.left || right > card.right || top < card.top || bottom > card.bottom;
}).map(name => name.textContent)"""


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_names_fit_their_cards_and_no_word_is_broken(visit: Visit, host: Host, locale: str, phone: bool) -> None:
    bots = [{**BOT, "name": name} for name in ("Cleo", "Dai", "Eli", "Fay")]
    made = host.create([ADA, *bots, {**BOT, "name": "Gus"}], game="dragon_delta", first_holder=0)
    visitor = sit(visit, made, 0, phone=phone, locale=locale)
    page = visitor.page
    page.locator(".plan-slots").wait_for()
    for row in (("stone_1", "stone_2", "plank_1", "plank_2", "remove"), ("move_1", "move_2", "jump", "dragon_yellow")):
        plan(visitor, *row)
        expect(page.locator(".plan-slots .name")).to_have_count(len(row))
        for width, height in [(360, 740)] if phone else [(1024, 640), (1366, 768), (1440, 900), (1920, 1080)]:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(_BROKEN) == [], f"{width} x {height}"
        plan(visitor, *row)  # take them back


# Playing a round.


def test_a_round_is_played_and_watched_again(visit: Visit, host: Host) -> None:
    made = _two(host)
    ada, bo = sit(visit, made, 0), sit(visit, made, 1)
    lay(ada, *FIVE)
    lay(bo, *OTHER_FIVE)
    page = ada.page
    page.locator(".row .current").first.wait_for()
    play_until(page.locator(".plan-slots"), [ada, bo], Rng(5))
    now = page.locator(".island .stone").count()
    page.get_by_role("button", name="Watch again").click()
    slider = page.get_by_role("slider")
    slider.press("Home")
    expect(page.locator(".island .stone")).to_have_count(0)
    # The first cards are turned over; her own others Ada knows anyway.
    expect(page.locator(".row .back")).to_have_count(4)
    expect(page.locator(".row .front")).to_have_count(6)
    slider.press("End")
    assert now > 0
    expect(page.locator(".island .stone")).to_have_count(now)
    expect(page.locator(".row .front")).to_have_count(10)
    page.get_by_role("button", name="Back to now").click()
    page.locator(".plan-slots").wait_for()


_BY_THEMSELVES = ("dragon_{}", "move_1", "move_2", "jump", "remove")


def test_what_has_happened_passes_by_one_thing_after_the_other(visit: Visit, host: Host) -> None:
    made = _two(host)
    ada, bo = sit(visit, made, 0, motion=True, clock=True), sit(visit, made, 1)
    page = ada.page
    # Nobody decides anything in this round: all of it comes at once, and the next round with it.
    lay(ada, *[card.format("black") for card in _BY_THEMSELVES])
    page.clock.pause_at(3600)
    bo.page.locator(".plan-slots").wait_for()
    plan(bo, *[card.format("white") for card in reversed(_BY_THEMSELVES)])
    bo.page.get_by_role("button", name="Lay the cards").click()
    # Who wants to see everything at once is in the next round already.
    bo.page.get_by_role("button", name="Watch again").wait_for()
    # The other one sees the cards turned over, for all at once, and then what becomes of them.
    bar, others = page.locator(".bar"), page.get_by_role("article", name="Bo")
    skip = page.get_by_role("button", name="Skip to now")
    skip.wait_for()
    expect(bar).to_contain_text("Round 1 of at most 60 · slot 1 of 5")
    expect(others.locator(".front")).to_have_count(1)
    expect(page.locator(".row .strike")).to_have_count(0)
    expect(page.locator(".plan-slots, .lit")).to_have_count(0)
    pass_until(page, others.locator(".strike"))
    expect(others.locator(".strike")).to_have_count(1)
    for card in (2, 3, 4, 5):
        for _ in range(60):
            if f"slot {card} of 5" in bar.inner_text():
                break
            page.clock.run_for(250)
        expect(bar).to_contain_text(f"slot {card} of 5")
        expect(others.locator(".front")).to_have_count(card)
    # And after that the next round.
    page.clock.run_for(12_000)
    page.locator(".plan-slots").wait_for()
    expect(skip).to_have_count(0)
    expect(bar).to_contain_text("Round 2 of at most 60 · cards are being planned")

    lay(bo, *[card.format("white") for card in _BY_THEMSELVES])
    plan(ada, *[card.format("black") for card in _BY_THEMSELVES])
    page.get_by_role("button", name="Lay the cards").click()
    skip.click()
    page.locator(".plan-slots").wait_for()
    expect(page.locator(".bar")).to_contain_text("Round 3")


@pytest.mark.parametrize("by_eye", [True, False])
def test_fitting_spans_show_unless_they_are_to_be_judged_by_eye(visit: Visit, host: Host, by_eye: bool) -> None:
    made = _two(host, by_eye=by_eye)
    ada, bo = sit(visit, made, 0), sit(visit, made, 1)
    lay(ada, *FIVE)
    lay(bo, "move_1", "move_2", "jump", "remove", "stone_2")
    page = ada.page
    page.get_by_role("button", name="Place a stone on island 1", exact=True).press("Enter")
    page.locator(".prompt p", has_text="And the second stone?").wait_for()
    page.get_by_role("button", name="Place a stone on island 3", exact=True).press("Enter")
    # The planks stand beside the question, and in the player's own row.
    planks = page.locator(".prompt [data-thing^='stock:']")
    expect(planks).to_have_count(6)
    expect(page.locator(".row [data-thing^='stock:'].lit")).to_have_count(6)
    for aid in (".ghost", ".fits"):
        expect(page.locator(aid).first).to_have_count(0 if by_eye else 1)
    # Whoever points at a plank is shown its places alone.
    numbers = page.locator("svg .sign text")
    page.mouse.move(0, 0)
    expect(numbers).to_have_count(0 if by_eye else 5)
    planks.nth(0).hover()
    expect(numbers).to_have_text([] if by_eye else ["1"])
    # Once a plank is chosen its places are lit either way.
    page.locator(".row [data-thing='stock:1']").click()
    page.locator("svg .lit .ghost").first.wait_for()
    page.locator("svg .lit").first.press("Enter")
    ada.sees("You lay")


def test_a_place_where_a_plank_fits_names_the_plank(visit: Visit, host: Host) -> None:
    made = _two(host)
    ada, bo = sit(visit, made, 0), sit(visit, made, 1)
    lay(ada, *FIVE)
    lay(bo, "move_1", "move_2", "jump", "remove", "stone_2")
    page = ada.page
    page.get_by_role("button", name="Place a stone on island 1", exact=True).press("Enter")
    page.locator(".prompt p", has_text="And the second stone?").wait_for()
    page.get_by_role("button", name="Place a stone on island 3", exact=True).press("Enter")
    expect(page.locator(".prompt [data-thing^='stock:']")).to_have_count(6)
    page.mouse.move(0, 0)
    page.locator("svg .free:has(.ghost)").first.press("Enter")
    ada.sees("You lay")
    expect(page.locator(".laid")).to_have_count(1)


def test_a_screen_that_changes_hands_shows_no_card(visit: Visit, host: Host) -> None:
    visitor = sit(visit, _two(host), 0, 1)
    page = visitor.page
    page.get_by_role("heading", name="Ada, it is for you to decide").wait_for()
    assert page.locator(".laying, [data-thing^='card:']").count() == 0
    page.get_by_role("button", name="I am Ada").click()
    lay(visitor, *FIVE)
    page.get_by_role("heading", name="Bo, it is for you to decide").wait_for()
    assert page.locator(".laying, [data-thing^='card:'], .front").count() == 0
    assert not re.search(r"\bStone\b|Plank\b|Two |Move [12]|Jump|dragon", page.locator(".table").inner_text())
    page.get_by_role("button", name="I am Bo").click()
    assert page.locator(".plan-slots .front").count() == 0
    lay(visitor, *OTHER_FIVE)
    # What the cards do is decided in front of everybody: no curtain, and no hidden card on the screen.
    page.locator("svg .lit").first.wait_for()
    expect(page.locator(".curtain")).to_have_count(0)
    expect(page.locator(".row .front")).to_have_count(2)
    expect(page.locator(".row .back")).to_have_count(8)
    page.locator("svg .lit").first.press("Enter")
    visitor.sees("Ada puts a stone")


# Everywhere.


def test_everything_is_there_in_french(visit: Visit, host: Host) -> None:
    made = host.create([ADA, EASY], game="dragon_delta", round_limit=1)
    visitor = sit(visit, made, 0, locale="fr-FR")
    page = visitor.page
    page.get_by_role("heading", name="Votre plan").wait_for()
    shown = [page.locator("body").inner_text()]
    while step(visitor, Rng(3)):
        shown.append(page.locator(".table").inner_text())
    page.get_by_role("button", name="Revoir la fin").click()
    shown.append(page.locator("body").inner_text())
    text = "\n".join(shown)
    assert not re.search(r"\b(the|you|card|stone|stones|plank|island|lays|dd-|event-|action-)\b", text, re.I)


def test_a_phone_has_room_for_everything(visit: Visit, host: Host) -> None:
    bots = [{**BOT, "name": name} for name in ("Bo", "Cleo", "Dai", "Eli", "Fay")]
    made = host.create([ADA, *bots], game="dragon_delta")
    visitor = sit(visit, made, 0, phone=True, scheme="dark")
    page = visitor.page
    plan(visitor, "stone_2", "plank_1")
    check_access(page, "planning")
    island = page.locator("[data-thing='island:14']")
    far = island.bounding_box()
    page.get_by_role("button", name="Look closer").click()
    near = island.bounding_box()
    assert far is not None
    assert near is not None
    assert near["width"] > 1.5 * far["width"]
    check_access(page, "planning, looked at closely")
    page.get_by_role("button", name="See the whole delta").click()
    plan(visitor, "plank_2", "move_2", "stone_1")
    page.locator(".prompt .button.primary").click()
    page.locator(".prompt.asked").wait_for()
    check_access(page, "carrying out")


def test_nothing_serious_is_wrong_at_a_desk(visit: Visit, host: Host) -> None:
    made = _two(host)
    ada, bo = sit(visit, made, 0), sit(visit, made, 1)
    plan(ada, "stone_2", "plank_1")
    check_access(ada.page, "planning")
    plan(ada, "move_1", "stone_1", "remove")
    ada.page.locator(".prompt .button.primary").click()
    lay(bo, *OTHER_FIVE)
    ada.page.locator("svg .lit").first.wait_for()
    check_access(ada.page, "placing stones")
    # Where there is a place for each of her planks.
    ada.page.get_by_role("button", name="Place a stone on island 1", exact=True).press("Enter")
    ada.page.locator(".prompt p", has_text="And the second stone?").wait_for()
    ada.page.get_by_role("button", name="Place a stone on island 3", exact=True).press("Enter")
    play_until(ada.page.locator("[data-thing^='stock:'].lit"), [bo], Rng(6))
    check_access(ada.page, "choosing a plank")


def test_a_board_of_ones_own_is_shown_and_played_on(visit: Visit, tmp_path: Path) -> None:
    visitor = visit("#/new/dragon_delta")
    page = visitor.page
    page.get_by_text("Rules of this table").click()
    expect(page.locator(".preview .island")).to_have_count(27)
    page.get_by_label("Board", exact=True).select_option("swift")
    expect(page.locator(".preview .village")).to_have_count(6)
    board = tmp_path / "small.json"
    board.write_text(json.dumps({**_SMALL, "islands": _SMALL["islands"][:1]}))
    page.locator("input[type=file]").set_input_files(board)
    expect(page.locator(".preview .island")).to_have_count(1)
    page.get_by_role("button", name="Set up the table").click()
    page.get_by_role("alert").wait_for()  # the villages are cut off from each other
    assert [problem for problem in visitor.problems if "400" not in problem] == []
    visitor.problems.clear()
    board.write_text(json.dumps(_SMALL))
    page.locator("input[type=file]").set_input_files(board)
    page.get_by_role("button", name="Set up the table").click()
    page.locator(".plan-slots").wait_for()
    expect(page.locator(".board .island")).to_have_count(3)
    expect(page.locator(".board .village")).to_have_count(6)


# Three islands in a row between two rows of villages.
_SMALL: dict[str, Any] = {
    "village_radius": 5,
    "island_radius": 2,
    "clearance": {"island": 3, "village": 7},
    "plank_lengths": {"1": [9, 12], "2": [12, 15], "3": [15, 18], "4": [18, 21], "5": [21, 24], "6": [24, 27]},
    "villages": [
        {"colour": colour, "x": 20 * at, "y": y}
        for y, row in ((0, ("white", "yellow", "red")), (40, ("green", "blue", "black")))
        for at, colour in enumerate(row)
    ],
    "islands": [{"x": 20 * at, "y": 20} for at in range(3)],
}


def test_the_lobby_and_a_new_table(visit: Visit) -> None:
    visitor = visit("#/new/dragon_delta")
    page = visitor.page
    page.get_by_text("Rules of this table").click()
    check_access(page, "set-up")
    page.get_by_label("Round limit").nth(1).fill("1")
    page.get_by_role("button", name="Set up the table").click()
    page.locator(".plan-slots").wait_for()
    play([visitor], Rng(8))
    visitor.go("#/rules/dragon_delta")
    page.get_by_role("heading", level=1).wait_for()
    check_access(page, "rules")
