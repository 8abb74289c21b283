"""Hints before a move, chances for who only watches or looks back, and bots for who is away."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable
from typing import Any

from access import check_access
from hosting import Host
from keys import has_focus
from playwright.sync_api import Page, expect
from standing import Moment, over, stand
from visiting import Visitor, play_to_the_end

from sampan import Rng

Visit = Callable[..., Visitor]
_PERCENT = re.compile(r"(\d+)\s*%")


def sit(visit: Visit, made: dict[str, Any], *seats: int, **how: Any) -> Visitor:
    """Somebody at the table with the keys to these seats."""
    visitor = visit(**how)
    tokens = {key["seat"]: key["token"] for key in made["tokens"]}
    visitor.hold({made["table"]["id"]: [tokens[seat] for seat in seats]}, made["table"]["game"])
    visitor.go(f"#/table/{made['table']['id']}")
    visitor.page.locator(".prompt").wait_for()
    return visitor


def shares(page: Page) -> list[int]:
    """The percents of the bar."""
    return [int(share) for share in _PERCENT.findall(page.locator(".chance-bar ul").inner_text())]


def told_of(visitor: Visitor, word: str) -> list[dict[str, Any]]:
    return [message for message in visitor.heard if f'"{word}"' in json.dumps(message)]


def _can_win(moment: Moment) -> bool:
    """Ada is asked to play a card, and one of hers brings her to the goal, in which case nothing else is better."""
    view = moment.view
    ada = view["players"][0]
    finishing = set(ada["finished_by"]) & {action.get("card") for action in moment.actions}
    return moment.phase == "play" and view["goal"]["mode"] == "win" and finishing != set()


def test_a_hint_is_asked_for_read_and_followed(visit: Visit, host: Host) -> None:
    made = stand(host, [{"kind": "here", "name": "Ada"}, {"kind": "bot", "name": "Bo", "bot": "random"}], _can_win)
    ada = sit(visit, made, 0)
    page = ada.page
    page.locator("[data-thing=pass].lit").wait_for()
    page.get_by_role("button", name="Hint").click()
    advice = page.locator(".advice")
    advice.first.wait_for()
    given = next(message["advice"] for message in reversed(ada.heard) if message["type"] == "hint")
    assert 1 <= len(given) <= 3
    expect(advice).to_have_count(len(given))
    best = [each for each in given if each["rank"] == 0]
    expect(page.locator(".advice .best")).to_have_text(
        ["first choice"] if len(best) == 1 else ["one of the best"] * len(best)
    )
    # What speaks for all of them alike is said once, above them.
    shared = [why for why in given[0]["reasons"] if len(given) > 1 and all(why in each["reasons"] for each in given)]
    for number, each in enumerate(given):
        own = [why for why in each["reasons"] if why not in shared]
        step = 5 if each["error"] < 0.0375 else 10
        share = step * math.floor(100 * each["chance"] / step + 0.5)
        expect(advice.nth(number).locator(".chance")).to_contain_text(f"{share}%")
        expect(advice.nth(number).locator(".why")).to_have_count(1 if own else 0)
    check_access(page, "hints")
    # What is advised is pointed at on the table while it has the focus, and comes about as if it had been clicked.
    expect(advice.first).to_be_focused()
    page.locator("[data-thing].pointed").first.wait_for()
    page.keyboard.press("Enter")
    expect(advice).to_have_count(0)
    if page.locator(".proposal").count():
        page.keyboard.press("Enter")
    expect(page.locator(".proposal")).to_have_count(0)
    expected = given[0]["events"][0]
    ada.hears(lambda told: any(expected in entry["events"] for entry in told.get("entries", {}).get("0", [])))


def test_a_hint_says_why(visit: Visit, host: Host) -> None:
    """The first token, whichever it is, brings its owner closer to three of each."""
    made = host.create(
        [{"kind": "here", "name": "Ada"}, {"kind": "bot", "name": "Bo", "bot": "random"}], first_player=0
    )
    for locale, why in (
        ("en-GB", "Brings you within 5 tokens of the goal."),
        ("fr-FR", "Vous amène à 5 jetons du but."),
    ):
        page = sit(visit, made, 0, locale=locale).page
        page.keyboard.press("Alt+i")
        # Either of the two does, so it is said once.
        expect(page.locator(".hints .shared")).to_contain_text(why)


def test_the_keyboard_alone_asks_and_closes(visit: Visit, host: Host) -> None:
    made = host.create(
        [{"kind": "here", "name": "Ada"}, {"kind": "bot", "name": "Bo", "bot": "random"}], first_player=0
    )
    ada = sit(visit, made, 0, phone=True, scheme="dark", locale="fr-FR")
    page = ada.page
    page.keyboard.press("Alt+i")
    page.get_by_role("heading", name="Ce que ferait un robot").wait_for()
    page.locator(".advice").first.wait_for()
    expect(page.locator(".advice").first).to_be_focused()
    expect(page.locator(".advice .chance").first).to_contain_text("%")
    check_access(page, "hints on a phone, in French, dark")
    page.keyboard.press("Escape")
    expect(page.locator(".advice")).to_have_count(0)
    page.get_by_role("button", name="Conseil").focus()
    has_focus(page, "Conseil")
    page.keyboard.press("Enter")
    page.locator(".advice").first.wait_for()
    page.get_by_role("button", name="Masquer les conseils").click()
    expect(page.get_by_role("button", name="Conseil")).to_be_focused()


def test_the_table_says_whether_there_are_hints(visit: Visit) -> None:
    ada = visit("#/new/yin_yang")
    page = ada.page
    hints = page.get_by_label("Hints")
    expect(hints).to_be_checked()
    expect(page.get_by_text("If somebody is away")).to_have_count(0)
    page.get_by_label("Who sits here").nth(1).select_option("here")
    expect(hints).not_to_be_checked()
    page.get_by_label("When a bot plays for somebody who is away").select_option(label="a bot plays after 10 minutes")
    page.get_by_label("Level of that bot").select_option("random")
    page.get_by_role("button", name="Set up the table").click()
    page.locator(".curtain .primary, .prompt.asked").first.wait_for()
    if page.locator(".curtain .primary").count():
        page.locator(".curtain .primary").click()
    assert page.get_by_role("button", name="Hint").count() == 0
    page.get_by_role("button", name="About").click()
    ada.sees("This table plays without hints.")
    ada.sees(
        "If somebody is away, a bot (Random) plays for them once all the others who are here agree, or after 10 min"
    )


def test_who_watches_sees_chances_and_who_plays_does_not(visit: Visit, host: Host) -> None:
    made = host.create([{"kind": "here", "name": "Ada"}, {"kind": "bot", "name": "Bo", "bot": "random"}], turn_limit=6)
    ada = sit(visit, made, 0)
    watcher = visit(f"#/table/{made['table']['id']}")
    page = watcher.page
    page.get_by_role("heading", name="Estimated chances").wait_for()
    assert sum(shares(page)) == 100
    expect(page.locator(".chance-bar")).to_contain_text("Ada")
    check_access(page, "chances")
    rng = Rng(3)
    while not len(told_of(watcher, "chance")) > 1:  # those of moves that follow at once may be left out
        ada.step(rng)
    play_to_the_end([ada], rng)
    page.locator(".outcome").wait_for()
    expect(page.locator(".chance-bar")).to_have_count(0)
    assert told_of(ada, "chance") == []
    assert told_of(ada, "sides") == []
    assert ada.page.locator(".chance-bar").count() == 0


def test_a_finished_match_shows_them_move_by_move(visit: Visit, host: Host) -> None:
    made = stand(
        host, [{"kind": "here", "name": "Ada"}, {"kind": "bot", "name": "Bo", "bot": "random"}], over, turn_limit=4
    )
    visit(f"#/table/{made['table']['id']}").page.get_by_role("link", name="Replay", exact=True).last.click()
    for how in ({}, {"phone": True, "locale": "fr-FR", "scheme": "dark"}):
        looker = visit(f"#/replay/{made['table']['id']}", **how)
        page = looker.page
        fresh = page.locator(".chance-bar[aria-busy=false]")
        fresh.wait_for()
        assert sum(shares(page)) == 100
        slider = page.get_by_role("slider")
        slider.focus()
        page.keyboard.press("ArrowRight")
        fresh.wait_for()
        page.locator("#viewer").select_option("1")
        fresh.wait_for()
        slider.focus()
        page.keyboard.press("End")
        fresh.wait_for()
        ends = host.get(f"tables/{made['table']['id']}").json()["outcome"]["winners"]
        expect(page.locator(".chance-bar ul")).to_have_text(
            re.compile("100" if len(ends) == 1 else "50" if ends else "0")
        )
        check_access(page, "replay with chances")
        page.locator(".chances input").uncheck()
        expect(page.locator(".chance-bar")).to_have_count(0)


def test_a_bot_plays_for_who_is_away_and_hands_the_seat_back(visit: Visit, host: Host) -> None:
    friends = [{"kind": "here", "name": name} for name in ("Ada", "Bo", "Cleo")]
    made = host.create(friends, first_player=1)
    ada, cleo = sit(visit, made, 0), sit(visit, made, 2, phone=True, locale="fr-FR", scheme="dark")
    ada.sees("Bo is away.")  # for too short a time as yet: the button to call a bot appears by itself
    check_access(ada.page, "somebody is away")
    ada.page.get_by_role("button", name="Let a bot play (Easy)").click()
    ada.sees("Still to answer: Cleo.")
    cleo.sees("Ada propose qu’un robot (Facile) joue jusqu’au retour de Bo.")
    check_access(cleo.page, "a vote, on a phone")
    cleo.page.get_by_role("button", name="Refuser").click()
    ada.sees("Cleo would rather wait for Bo.")
    cleo.page.get_by_role("button", name="Laisser jouer un robot (Facile)").click()
    ada.page.get_by_role("button", name="Agree").click()
    for visitor, note in ((ada, "A bot (Easy) plays for Bo."), (cleo, "Un robot (Facile) joue pour Bo.")):
        visitor.sees(note)
    # It has begun to play: the others are asked in their turn.
    cleo.page.locator(".prompt.asked").wait_for()

    bo = sit(visit, made, 1)
    bo.sees("A bot (Easy) plays for you until you take your seat back.")
    ada.sees("here; a bot plays, Easy")
    check_access(bo.page, "a bot plays for me")
    bo.page.get_by_role("button", name="Take the seat back").click()
    ada.sees("Bo plays again.")
    expect(bo.page.get_by_role("button", name="Take the seat back")).to_have_count(0)
    while not bo.page.locator(".prompt.asked").count():
        ada.pass_by()
        cleo.pass_by()
    bo.page.locator(".lit").first.wait_for()


def test_a_table_may_wait_for_a_set_time_only(visit: Visit, host: Host) -> None:
    friends = [{"kind": "here", "name": name} for name in ("Ada", "Bo")]
    made = host.create(friends, substitute={"bot": "random", "minutes": 30})
    ada = sit(visit, made, 0)
    ada.sees("A bot (Random) plays for Bo in 30 minutes.")
    sit(visit, made, 1)
    expect(ada.page.get_by_text("Bo is away.")).to_have_count(0)
