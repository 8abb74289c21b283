"""One person and bots: a whole match, a reload in the middle, both languages, and another match."""

from __future__ import annotations

import re
from collections.abc import Callable

from hosting import Host
from playwright.sync_api import expect
from standing import stand
from visiting import Visitor, play_to_the_end

from sampan import Rng


def test_a_person_plays_against_easy_to_the_end(visit: Callable[..., Visitor]) -> None:
    visitor = visit("#/", motion=True)
    page = visitor.page
    page.get_by_role("link", name="Change…: Yin & Yang").click()
    page.get_by_label("Name").first.fill("Ada")
    page.get_by_role("button", name="Remove seat 3").click()
    expect(page.get_by_label("Level")).to_have_value("easy")
    page.get_by_role("button", name="Set up the table").click()
    play_to_the_end([visitor], Rng(1))
    page.get_by_role("heading", name=re.compile("(has|have) won!|You win!|Nobody has won")).wait_for()
    expect(page.locator("aside ol button").last).to_have_text(re.compile("^The game is over"))

    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the match").click()
    assert saving.value.suggested_filename.endswith(".sampan.json")
    assert '"format": "sampan match"' in saving.value.path().read_text()

    table = page.url.rpartition("/")[2]
    page.get_by_role("button", name="Play again").click()
    page.wait_for_function("table => !location.hash.includes(table)", arg=table)
    page.locator(".board").wait_for()
    visitor.step(Rng(2))
    visitor.go("#/")
    page.get_by_role("link", name=re.compile("^Continue: ")).click()
    page.locator(".board").wait_for()


def test_a_reload_loses_nothing(visit: Callable[..., Visitor], host: Host) -> None:
    made = host.create([{"kind": "here", "name": "Ada"}, {"kind": "bot", "name": "Bo", "bot": "easy"}], first_player=0)
    visitor = visit()
    visitor.hold({made["table"]["id"]: [made["tokens"][0]["token"]]})
    visitor.go(f"#/table/{made['table']['id']}")
    page = visitor.page
    page.get_by_role("button", name="Take a white token").click()
    page.get_by_role("button", name="Draw a white card").click()
    page.locator("[data-thing=pass].lit").wait_for()
    hand, log = visitor.hand(), visitor.log()
    assert len(hand) >= 2

    page.reload()
    page.locator("[data-thing=pass].lit").wait_for()
    assert visitor.hand() == hand
    assert visitor.log() == log
    page.get_by_role("button", name="Play nothing").click()
    visitor.sees("You play nothing.")


def test_a_name_that_is_full_says_so(visit: Callable[..., Visitor]) -> None:
    page = visit("#/new/yin_yang").page
    name = page.get_by_label("Name").first
    name.fill("A" * 39)
    limit = page.get_by_text("A name has at most 40 characters.")
    expect(limit).to_have_count(0)
    name.press_sequentially("BC")
    expect(name).to_have_value("A" * 39 + "B")
    expect(limit).to_be_visible()
    expect(name).to_have_accessible_description("A name has at most 40 characters.")


def test_resigning_alone_among_bots_ends_the_match(visit: Callable[..., Visitor], host: Host) -> None:
    bots = [{"kind": "bot", "name": name, "bot": "easy"} for name in ("Bo", "Cleo")]
    made = host.create([{"kind": "here", "name": "Ada"}, *bots], first_player=0)
    visitor = visit()
    visitor.hold({made["table"]["id"]: [made["tokens"][0]["token"]]})
    visitor.go("#/")
    # What one plays stands before everything else.
    first = visitor.page.locator("main a.button").first
    expect(first).to_have_accessible_name("Continue: Ada · Bo · Cleo")
    first.click()
    visitor.page.get_by_role("button", name="Resign").click()
    visitor.page.get_by_role("button", name="Yes, resign").click()
    visitor.page.get_by_role("heading", name="Bo and Cleo have won!").wait_for()
    visitor.page.get_by_role("button", name="Play again").wait_for()


def test_on_a_phone_everybody_who_can_be_chosen_is_in_sight(visit: Callable[..., Visitor], host: Host) -> None:
    bots = [{"kind": "bot", "name": name, "bot": "random"} for name in ("Bo", "Cleo")]
    naming = {"W1", "B1", "W6", "W7", "B7", "B4", "B6"}  # one of all players, whatever they hold
    made = stand(
        host,
        [{"kind": "here", "name": "Ada"}, *bots],
        lambda moment: moment.phase == "play" and any(action.get("card") in naming for action in moment.actions),
    )
    visitor = visit(phone=True)
    visitor.hold({made["table"]["id"]: [made["tokens"][0]["token"]]})
    visitor.go(f"#/table/{made['table']['id']}")
    page = visitor.page
    card = page.locator(", ".join(f"[data-thing='hand:{card}'].lit" for card in naming)).first
    card.wait_for()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    card.click()
    expect(page.locator("[data-thing^='seat:'].lit")).not_to_have_count(0)
    page.wait_for_function(_ALL_IN_SIGHT)


_ALL_IN_SIGHT = """() => [...document.querySelectorAll("[data-thing^='seat:'].lit")].every(seat => {
    const { left, top, width, height } = seat.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && seat.contains(there);
})"""


def test_cards_say_why_they_cannot_be_played(visit: Callable[..., Visitor], host: Host) -> None:
    made = host.create(
        [{"kind": "here", "name": "Ada"}, {"kind": "bot", "name": "Bo", "bot": "easy"}], first_player=0, no_token=True
    )
    visitor = visit()
    visitor.hold({made["table"]["id"]: [made["tokens"][0]["token"]]})
    visitor.go(f"#/table/{made['table']['id']}")
    page = visitor.page
    page.locator(".hand").wait_for()
    expect(page.locator(".hand .barred")).to_have_count(2)
    expect(page.locator(".hand .reason")).to_have_text(["You draw first, then you may play."])
    passing = page.get_by_role("button", name="Play nothing")
    expect(passing).to_have_attribute("aria-disabled", "true")
    passing.click(force=True)
    expect(page.locator(".prompt p")).to_have_text("Your turn: choose the deck that you draw from.")
    page.get_by_role("button", name="Draw a black card").click()
    page.locator("[data-thing=pass].lit").wait_for()
    # Whatever was dealt: each card is either lit or has a reason, its own or that of all.
    common = page.locator(".hand header .reason").count()
    for card in page.locator("[data-thing^='hand:']").all():
        lit = "lit" in str(card.get_attribute("class"))
        assert lit != bool(common or card.locator(".reason").count())


def test_everything_is_there_in_french(visit: Callable[..., Visitor]) -> None:
    visitor = visit("#/", locale="fr-FR")
    page = visitor.page
    page.get_by_role("link", name="Modifier… : Yin & Yang").click()
    page.get_by_role("button", name="Retirer la place 3").click()
    page.get_by_text("Règles de cette table").click()
    page.get_by_label("Limite de tours").nth(1).fill("30")
    page.get_by_role("button", name="Préparer la table").click()
    play_to_the_end([visitor], Rng(3))
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.get_by_role("heading", name=re.compile("gagné")).wait_for()
    text = page.locator("body").inner_text()
    assert not re.search(r"\b(the|you|white|black|draws|plays|hidden|yy-)\b", text)
    page.get_by_role("button", name="Règles").click()

    page.get_by_role("button", name="English").click()
    page.get_by_role("heading", name=re.compile("won")).wait_for()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.reload()
    page.get_by_role("heading", name=re.compile("won")).wait_for()


def test_colours_are_switched_and_remembered(visit: Callable[..., Visitor]) -> None:
    visitor = visit("#/")
    page = visitor.page
    paper = "getComputedStyle(document.documentElement).backgroundColor"
    light = page.evaluate(paper)
    page.get_by_role("button", name="Colours: same as the system").click()
    assert page.evaluate(paper) != light
    page.reload()
    page.get_by_role("button", name="Colours: dark").wait_for()
    assert page.evaluate(paper) != light
    page.get_by_role("button", name="Colours: dark").click()
    assert page.evaluate(paper) == light
    page.get_by_role("button", name="Colours: light").click()
    page.get_by_role("button", name="Colours: same as the system").wait_for()
