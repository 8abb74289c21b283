"""Friends by link: two browsers, a spectator who must learn nothing, taking back by consent, a killed server."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

from folding import folded
from hosting import Host
from playwright.sync_api import expect
from secrecy import check_told
from visiting import Visitor, play_to_the_end

from sampan import Rng, game
from sampan.core.match_file import read_match

_CARD = re.compile(r"[WB](10|[1-9])")


def _table_for_two(visit: Callable[..., Visitor], turns: int | None = None) -> tuple[Visitor, Visitor]:
    """Ada sets up a public table and Bo comes by the link that she copies."""
    ada = visit("#/new/yin_yang")
    page = ada.page
    page.get_by_label("Name").first.fill("Ada")
    page.get_by_role("button", name="Remove seat 3").click()
    page.get_by_label("Who sits here").nth(1).select_option("link")
    page.get_by_label("Public").check()
    if turns is not None:
        page.get_by_text("Rules of this table").click()
        page.get_by_label("Turn limit").nth(1).fill(str(turns))
    page.get_by_role("button", name="Set up the table").click()
    link = page.locator(".link input").input_value()

    bo = visit()
    bo.page.goto(link)
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Take the seat").click()
    for visitor in (ada, bo):
        visitor.page.locator(".board").wait_for()
    # The address shows no seat's key any more.
    assert "seat" not in bo.page.url
    return ada, bo


def test_an_invitation_names_the_seat_and_works_once(visit: Callable[..., Visitor], host: Host) -> None:
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "link", "name": "Bo"}]
    made = host.create(seats, game="yin_yang", friends=False)
    address = f"#/table/{made['table']['id']}/seat/{made['invitations'][0]['invitation']}"
    bo, another = visit(address), visit()
    bo.sees("Your seat: Bo.")
    bo.page.get_by_label("Your name").fill("Bob")
    bo.page.get_by_role("button", name="Take the seat").click()
    bo.page.locator(".board").wait_for()
    another.may_be_refused = True
    another.go(address)
    another.sees("Somebody has already used this invitation.")
    bo.may_be_refused = True
    bo.go(address)  # who follows the own link again is led to the table
    bo.page.locator(".board").wait_for()
    assert "seat" not in bo.page.url


def test_two_browsers_and_a_spectator_who_learns_nothing(visit: Callable[..., Visitor], host: Host) -> None:
    ada, bo = _table_for_two(visit, turns=14)
    table = ada.page.url.rpartition("/")[2]
    watcher = visit(f"#/table/{table}")
    watcher.sees("You are watching.")
    # Whoever can write no more is told why.
    said = bo.page.get_by_label("Say something")
    said.fill("x" * 500)
    bo.sees("A line of chat has at most 500 characters.")
    said.press("y")
    expect(said).to_have_value("x" * 500)
    said.fill("Good luck!")
    expect(bo.page.get_by_text("A line of chat has at most")).to_have_count(0)
    bo.page.keyboard.press("Enter")
    for visitor in (ada, watcher):
        visitor.sees("Good luck!")
    play_to_the_end([ada, bo], Rng(4))
    watcher.page.locator(".outcome").wait_for()
    assert watcher.page.locator(".hand").count() == 0

    match = read_match(host.get(f"tables/{table}/match").content, game)
    check_told(watcher.heard, match, {"spectator": None})
    check_told(ada.heard, match, {"0": 0})
    check_told(bo.heard, match, {"1": 1})
    assert not any('"hand":' in json.dumps(message) for message in watcher.heard)
    assert list(_hidden_cards(watcher.heard)) == []
    assert list(_hidden_cards(ada.heard)) != []  # the search does find a player's own cards


def _hidden_cards(heard: list[dict[str, Any]]) -> Iterator[str]:
    """Cards that stand anywhere but where everybody may see them."""
    for message in heard:
        yield from _search(message, "")


def _search(part: Any, place: str) -> Iterator[str]:
    if isinstance(part, dict):
        kind = str(part.get("kind", ""))
        for key, value in part.items():
            yield from _search(value, f"{place}.{kind}.{key}")
    elif isinstance(part, list):
        for value in part:
            yield from _search(value, place)
    elif isinstance(part, str) and _CARD.fullmatch(part):
        # Open: what lies face up, what was played or discarded, and which cards would bring somebody to the goal.
        if not re.search(r"discards|in_play|finished_by|known|card_played|card_taken|hand_discarded", place):
            yield f"{place}: {part}"


def _draw(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name="Draw a white card").click()
    visitor.page.locator("[data-thing=pass].lit").wait_for()


def test_taking_back_needs_the_other_ones_consent(visit: Callable[..., Visitor]) -> None:
    ada, bo = _table_for_two(visit)
    while ada.pass_by() != "pass":
        bo.pass_by()
    bo.sees("Ada plays nothing.")
    # Until Bo has done something, Ada's passing can be taken back freely; afterwards Bo is asked.
    _draw(bo)
    length = len(ada.log())
    ada.page.get_by_role("button", name="Take back", exact=True).click()
    ada.sees("one answer is still missing")
    bo.page.get_by_role("button", name="Refuse").click()
    ada.sees("Bo does not let you take it back.")
    expect(ada.page.locator("aside ol button:not(.note)")).to_have_count(length)
    ada.page.get_by_role("button", name="Take back", exact=True).click()
    ada.sees("It can ask again after its next action.")
    bo.page.locator(".prompt .button[aria-disabled='false']").click()
    _draw(ada)
    ada.page.get_by_role("button", name="Take back", exact=True).click()
    bo.page.get_by_role("dialog").wait_for()
    ada.page.get_by_role("button", name="Withdraw the request").press("Enter")
    expect(bo.page.get_by_role("dialog")).to_have_count(0)
    bo.sees("Ada no longer asks to take the last action back.")
    # Whoever used the keys goes on where something is told.
    expect(ada.page.locator("#prompt-sentence")).to_be_focused()
    length = ada.page.locator("aside ol button:not(.note)").count()
    ada.page.locator(".prompt .button[aria-disabled='false']").click()
    _draw(bo)
    ada.page.get_by_role("button", name="Take back", exact=True).click()
    bo.page.get_by_role("button", name="Agree").click()
    ada.sees("You have taken your last action back.")
    ada.page.locator("[data-thing=pass].lit").wait_for()
    expect(ada.page.locator("aside ol button:not(.note)")).to_have_count(length)


def _ply(visitor: Visitor) -> int:
    """How far the match is, as far as a visitor knows."""
    return int(list(folded(visitor.heard))[-1]["table"]["ply"])


def test_a_killed_server_loses_nothing_and_the_page_resumes_by_itself(
    visit: Callable[..., Visitor], host: Host
) -> None:
    ada, bo = _table_for_two(visit, turns=16)
    ada.may_lose_connection = bo.may_lose_connection = True
    rng = Rng(6)
    for _ in range(16):
        ada.step(rng)
        bo.step(rng)
    for visitor in (ada, bo):
        visitor.settles()
    while _ply(ada) != _ply(bo):
        ada.page.wait_for_timeout(20)
    before = ada.log()
    host.kill()
    try:
        for visitor in (ada, bo):
            visitor.sees("The connection is lost.")
    finally:
        host.start()
    for visitor in (ada, bo):
        visitor.page.get_by_text("The connection is lost.").wait_for(state="detached")
    assert ada.log()[: len(before)] == before
    play_to_the_end([ada, bo], rng)
    for visitor in (ada, bo):
        visitor.page.locator(".outcome").wait_for()


def test_resigning_asks_first_and_ends_a_match_of_two(visit: Callable[..., Visitor]) -> None:
    ada, bo = _table_for_two(visit)
    ada.page.get_by_role("button", name="Resign").click()
    ada.page.get_by_role("button", name="Cancel").click()
    expect(ada.page.locator(".outcome")).to_have_count(0)
    ada.page.get_by_role("button", name="Resign").click()
    ada.page.get_by_role("button", name="Yes, resign").click()
    for visitor, verdict, reason in ((ada, "Bo has won!", "You resigned."), (bo, "You win!", "Ada resigned.")):
        visitor.page.get_by_role("heading", name=verdict).wait_for()
        visitor.sees(reason)
    ada.page.get_by_role("button", name="Play again").click()
    bo.page.get_by_role("button", name="To the next match").click()
    for visitor in (ada, bo):
        visitor.page.locator(".board").wait_for()


def test_who_resigns_among_three_is_told_that_a_bot_plays_on(visit: Callable[..., Visitor], host: Host) -> None:
    made = host.create([{"kind": "link", "name": name} for name in ("Ada", "Bo", "Cleo")], first_player=0)
    id_, tokens = made["table"]["id"], [key["token"] for key in made["tokens"]]
    visitors = [visit() for _ in tokens]
    for visitor, token in zip(visitors, tokens, strict=True):
        visitor.hold({id_: [token]})
        visitor.go(f"#/table/{id_}")
    ada = visitors[0]
    ada.page.get_by_role("button", name="Resign").click()
    ada.page.get_by_role("button", name="Yes, resign").click()
    ada.sees("You have resigned. A bot (Easy) plays on for you")
    ada.sees("has resigned; a bot plays, Easy")
    ada.sees("Ada takes a")  # no longer “you”
    for gone in ("Resign", "Take back", "Play nothing"):
        expect(ada.page.get_by_role("button", name=gone, exact=True)).to_have_count(0)
    expect(visitors[1].page.get_by_role("button", name="Resign", exact=True)).to_have_count(1)


def test_on_a_phone_what_was_said_or_happened_last_stands_at_the_prompt(
    visit: Callable[..., Visitor], host: Host
) -> None:
    made = host.create([{"kind": "link", "name": name} for name in ("Ada", "Bo")], first_player=0)
    id_, tokens = made["table"]["id"], [key["token"] for key in made["tokens"]]
    ada, bo = visit(phone=True), visit()
    for visitor, token in ((ada, tokens[0]), (bo, tokens[1])):
        visitor.hold({id_: [token]})
        visitor.go(f"#/table/{id_}")
    lately = ada.page.locator(".lately")
    expect(lately).to_have_text("Bo draws a white card. Bo draws a black card.")
    bo.page.get_by_label("Say something").fill("Good luck!")
    bo.page.get_by_role("button", name="Send").click()
    expect(lately).to_have_text("Bo: Good luck!")
    ada.page.get_by_role("button", name="Take a white token").click()
    expect(lately).to_have_text(re.compile("You take a white first token.$"))
    expect(bo.page.locator(".lately")).to_be_hidden()  # the log is in sight there


def test_links_that_open_nothing_say_so(visit: Callable[..., Visitor], host: Host) -> None:
    made = host.create([{"kind": "here", "name": "Ada"}, {"kind": "bot", "name": "Bo", "bot": "easy"}], public=False)
    stranger = visit(f"#/table/{made['table']['id']}")
    stranger.sees("There is no such table any more, or it is private.")
    stranger.go("#/nowhere")
    stranger.sees("There is nothing at this address.")
