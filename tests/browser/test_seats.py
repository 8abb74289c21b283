"""Seats in browsers: links that are withdrawn, second connections, seats that are left or freed, rematches alone."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from access import check_access
from hosting import Host
from playwright.sync_api import expect
from visiting import Visitor

Visit = Callable[..., Visitor]
ADA = {"kind": "here", "name": "Ada"}


def friends(*names: str) -> list[dict[str, str]]:
    return [{"kind": "link", "name": name} for name in names]


def sit(visit: Visit, made: dict[str, Any], *seats: int, **how: Any) -> Visitor:
    """Somebody at the table with the keys to these seats."""
    visitor = visit(**how)
    tokens = {key["seat"]: key["token"] for key in made["tokens"]}
    visitor.hold({made["table"]["id"]: [tokens[seat] for seat in seats]})
    visitor.go(f"#/table/{made['table']['id']}")
    visitor.page.locator(".head").wait_for()
    return visitor


def join(visit: Visit, made: dict[str, Any], seat: int, name: str) -> Visitor:
    """Somebody who has followed the link to a seat."""
    visitor: Visitor = visit(f"#/table/{made['table']['id']}/seat/{made['invitations'][seat]['invitation']}")
    visitor.page.get_by_label("Your name").fill(name)
    visitor.page.get_by_role("button", name="Take the seat").click()
    visitor.page.locator(".head").wait_for()
    return visitor


def set_up(visit: Visit, **how: Any) -> Visitor:
    """Ada sets up a table for herself and two friends, and waits for them."""
    ada = visit("#/new/yin_yang", **how)
    page = ada.page
    page.get_by_label("Name").first.fill("Ada")
    for seat in (1, 2):
        page.get_by_label("Who sits here").nth(seat).select_option("link")
    page.get_by_role("button", name="Set up the table").click()
    page.get_by_role("heading", name="Waiting for friends").wait_for()
    return ada


def kept(visitor: Visitor) -> str:
    """What the browser keeps of its tables."""
    return str(visitor.page.evaluate("localStorage.getItem('sampan.tables')"))


def test_a_host_withdraws_a_link_and_lets_a_bot_play(visit: Visit) -> None:
    ada = set_up(visit)
    old = ada.page.locator(".link input").first.input_value()
    willow = ada.page.get_by_role("region", name="Willow’s seat is free")
    willow.get_by_role("button", name="Withdraw it and make a new one").click()
    expect(ada.page.locator(".link input").first).not_to_have_value(old)
    new = ada.page.locator(".link input").first.input_value()
    late = visit()
    late.may_be_refused = True
    late.page.goto(old)
    late.sees("This invitation was withdrawn. Ask for a new one.")
    bo = visit()
    bo.page.goto(new)
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Take the seat").click()
    bo.sees("Whoever has set up the table sends the links.")
    expect(bo.page.get_by_role("button", name="Let a bot play")).to_have_count(0)
    check_access(ada.page, "waiting")
    ada.page.get_by_label("Level of the bot for Carp’s seat").select_option("random")
    ada.page.get_by_role("button", name="Let a bot play").click()
    for visitor in (ada, bo):
        visitor.page.locator(".board").wait_for()
        visitor.sees("bot, Random")
    # What the host keeps opens no friend's seat: neither link, nor anything else that was ever stored.
    for link in (old, new):
        assert link.rpartition("/")[2] not in kept(bo)
    held = json.loads(kept(bo))
    assert all(token not in kept(ada) for table in held.values() for token in table["held"])


def test_a_second_connection_is_shown_and_ended(visit: Visit, host: Host) -> None:
    made = host.create(friends("Ada", "Bo"), friends=False, first_player=0)
    ada, bo = [join(visit, made, seat, name) for seat, name in enumerate(("Ada", "Bo"))]
    bo.page.locator(".board").wait_for()
    spy = visit(phone=True)
    spy.hold({id_: table["held"] for id_, table in json.loads(kept(ada)).items()})
    spy.go(f"#/table/{made['table']['id']}")
    for visitor in (ada, spy):
        visitor.sees("Another window or device has also held your seat since")
        check_access(visitor.page, "second connection")
    ada.page.get_by_role("button", name="End the other one").click()
    spy.page.get_by_role("heading", name="This seat is now played elsewhere.").wait_for()
    check_access(spy.page, "ended")
    expect(ada.page.get_by_role("button", name="End the other one")).to_have_count(0)
    expect(ada.page.get_by_role("button", name="That was me")).to_have_count(0)
    ada.page.locator(".prompt.asked").wait_for()  # and goes on playing
    spy.page.get_by_role("button", name="Play here instead").click()  # but its key is void
    spy.page.get_by_role("heading", name="This seat is now played elsewhere.").wait_for()
    ada.page.reload()  # the new key was kept
    ada.page.locator(".prompt.asked").wait_for()


def test_a_glance_with_a_stolen_key_is_told_until_the_player_has_taken_note(visit: Visit, host: Host) -> None:
    made = host.create([ADA, *friends("Bo")], first_player=0)
    ada = sit(visit, made, 0)
    spy = sit(visit, made, 0)
    ada.sees("Another window or device has also held your seat since")
    spy.page.close()
    ada.sees("Another window or device also held your seat at")
    check_access(ada.page, "a connection that is gone")
    ada.page.reload()
    ada.sees("Another window or device also held your seat at")
    ada.page.get_by_role("button", name="That was me").click()
    expect(ada.page.get_by_text("also held your seat")).to_have_count(0)
    ada.page.reload()
    ada.page.locator(".prompt.asked").wait_for()
    expect(ada.page.get_by_text("also held your seat")).to_have_count(0)


def test_signing_out_everywhere_else_is_in_the_menu_too(visit: Visit, host: Host) -> None:
    made = host.create([ADA, *friends("Bo")], first_player=0)
    ada = sit(visit, made, 0)
    before = kept(ada)
    ada.page.get_by_role("button", name="About").click()
    ada.page.get_by_role("button", name="Sign out everywhere else").click()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    ada.page.wait_for_function("before => localStorage.getItem('sampan.tables') !== before", arg=before)
    ada.page.locator("[data-thing].lit").first.click()  # it goes on with the new key
    expect(ada.page.locator(".prompt.asked")).to_have_count(0)


def test_who_leaves_a_running_match_is_replaced_by_whoever_follows_a_new_link(visit: Visit, host: Host) -> None:
    made = host.create(friends("Ada", "Bo", "Cleo"), first_player=0)
    ada, bo, cleo = [sit(visit, made, seat) for seat in range(3)]
    bo.page.get_by_role("button", name="About").click()
    bo.page.get_by_role("button", name="Give up the seat").click()
    bo.page.get_by_role("button", name="Yes, give it up").click()
    bo.page.get_by_role("button", name="Play: Yin & Yang").wait_for()
    assert made["table"]["id"] not in kept(bo)
    ada.sees("Bo has given up the seat.")
    ada.sees("free; a bot plays, Easy")
    expect(ada.page.get_by_role("button", name="Make a link")).to_have_count(0)
    ada.page.get_by_role("button", name="Fill Bo’s seat").click()
    ada.page.get_by_role("button", name="Yes, propose it").click()
    cleo.sees("Ada proposes that somebody else may take Bo’s seat.")
    check_access(cleo.page, "vote on a seat that was left")
    cleo.page.get_by_role("button", name="Agree").click()
    ada.sees("All the others have agreed that somebody else may take Bo’s seat.")
    ada.page.get_by_role("button", name="Make a link").click()
    link = ada.page.locator(".link input").input_value()
    check_access(ada.page, "free seat")
    dai = visit()
    dai.page.goto(link)
    dai.page.get_by_label("Your name").fill("Dai")
    dai.page.get_by_role("button", name="Take the seat").click()
    dai.page.locator(".hand").first.wait_for()
    dai.sees("You have taken Bo’s seat.")
    ada.sees("Dai has taken Bo’s seat.")
    expect(ada.page.locator(".link")).to_have_count(0)


def test_a_freed_player_is_told_so_at_the_table_and_in_the_lobby(visit: Visit, host: Host) -> None:
    made = host.create(friends("Ada", "Bo", "Cleo", "Dai"), friends=False)
    ada, bo, cleo = [join(visit, made, seat, name) for seat, name in enumerate(("Ada", "Bo", "Cleo"))]
    ada.page.get_by_role("button", name="Free Cleo’s seat").click()
    ada.sees("If all the others agree, Cleo loses the seat")
    ada.page.get_by_role("button", name="Yes, free it").click()
    bo.sees("Ada proposes to free Cleo’s seat")
    check_access(bo.page, "vote")
    cleo.may_be_refused = True
    bo.page.get_by_role("button", name="Agree").click()
    cleo.page.get_by_role("heading", name="The other players have all agreed to free this seat").wait_for()
    check_access(cleo.page, "freed")
    for visitor in (ada, bo):
        visitor.sees("All the others have agreed that somebody else may take Cleo’s seat.")
    cleo.go("#/")
    cleo.sees("Yin & Yang: The other players have all agreed to free this seat")
    cleo.page.get_by_role("button", name="Close").click()
    expect(cleo.page.get_by_text("agreed to free")).to_have_count(0)


def test_a_rematch_that_nobody_joins_is_shared_filled_or_left(visit: Visit, host: Host) -> None:
    made = host.create(friends("Ada", "Bo", "Cleo"), first_player=0)
    ada, bo, cleo = [sit(visit, made, seat) for seat in range(3)]
    for visitor in (ada, bo):
        visitor.page.get_by_role("button", name="Resign", exact=True).click()
        visitor.page.get_by_role("button", name="Yes, resign").click()
    ada.page.get_by_role("button", name="Play again").click()
    ada.sees("Bo can still come.")
    check_access(ada.page, "rematch")
    ada.page.get_by_role("region", name="Bo’s seat is free").get_by_role("button", name="Make a link").click()
    link = ada.page.locator(".link input").input_value()
    dai = visit()
    dai.page.goto(link)
    dai.page.get_by_label("Your name").fill("Dai")
    dai.page.get_by_role("button", name="Take the seat").click()
    dai.sees("Those who have played before need no new link to come.")
    bo.may_be_refused = True
    bo.page.get_by_role("button", name="To the next match").click()
    bo.page.get_by_role("heading", name="This seat was given to somebody else").wait_for()
    cleo.page.get_by_role("button", name="To the next match").click()
    for visitor in (ada, dai, cleo):
        visitor.page.locator(".board").wait_for()
    alone = host.create([ADA, *friends("Bo")], first_player=0)
    ada, bo = sit(visit, alone, 0), sit(visit, alone, 1)
    bo.page.get_by_role("button", name="Resign", exact=True).click()
    bo.page.get_by_role("button", name="Yes, resign").click()
    ada.page.get_by_role("button", name="Play again").click()
    ada.page.get_by_role("button", name="Let a bot play").click()
    ada.page.locator(".board").wait_for()
    left = host.create([ADA, *friends("Bo")], first_player=0)
    ada, bo = sit(visit, left, 0), sit(visit, left, 1)
    bo.page.get_by_role("button", name="Resign", exact=True).click()
    bo.page.get_by_role("button", name="Yes, resign").click()
    bo.page.get_by_role("button", name="Play again").click()
    bo.page.get_by_role("button", name="Give up the seat").click()
    bo.page.get_by_role("button", name="Play: Yin & Yang").wait_for()
