"""A war and a revolt between two browsers, watched by a third one that must learn nothing of any hand."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from folding import folded
from hosting import Host
from playwright.sync_api import Page, expect
from secrecy import check_told
from standing import places_on_land, stand
from visiting import Visitor, pass_until

from sampan import game
from sampan.core.match import Match
from sampan.core.match_file import read_match, save_match
from sampan.core.state import CHANCE

GAME = "yellow_yangtze"


def _two(host: Host) -> dict[str, Any]:
    """Ada begins, with a tile that can unite two states here: a blue one cannot."""
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}]
    return stand(host, seats, places_on_land, GAME, first_player=0)


def _choose_tile(page: Page) -> None:
    page.locator("[data-thing^='hand:'].lit:not([data-thing='hand:blue'])").first.click()


def _send(page: Page, colour: str, space: str) -> None:
    """A leader to a space, and confirm if there is something to confirm."""
    page.locator(f"[data-thing='leader:{colour}']").click()
    page.locator(f"[role=gridcell][data-thing='space:{space}']").click()


def _end_turn(page: Page) -> None:
    page.get_by_role("button", name="End turn").click()
    page.locator(".proposal .primary").click()


def _asked(page: Page, words: str) -> None:
    page.locator(".prompt.asked p", has_text=words).wait_for()


def _explains(page: Page, place: str, title: str) -> None:
    """It says what it is to somebody who points at it."""
    page.locator(place).hover()
    expect(page.locator(".bubble[role=tooltip] strong")).to_have_text(title)
    page.mouse.move(1, 1)


def _last_view(visitor: Visitor, observer: str) -> dict[str, Any]:
    view: dict[str, Any] = list(folded(visitor.heard))[-1]["views"][observer]
    return view


def _lit(page: Page, prefix: str) -> list[str]:
    return [str(each.get_attribute("data-thing")) for each in page.locator(f"[data-thing^='{prefix}:'].lit").all()]


def _support(page: Page, side: int) -> int:
    """Support a side with all that there is, or nobody if there is nothing; with how much."""
    _asked(page, "Which state do you support")
    if f"side:{side}" not in _lit(page, "side"):
        page.get_by_role("button", name="Support nobody").click()
        return 0
    page.locator(f"[data-thing='side:{side}']").click()
    page.locator("[data-thing^='tiles:'].lit").first.wait_for()
    most = max(int(thing.partition(":")[2]) for thing in _lit(page, "tiles"))
    page.locator(f"[data-thing='tiles:{most}']").click()
    page.locator(".proposal .primary").click()
    return most


def _send_no_governor(page: Page) -> None:
    """After the leader was asked for: black tiles are only asked for if there are any in the hand."""
    page.locator(".proposal, [data-thing='tiles:0'].lit").first.wait_for()
    if page.locator("[data-thing='tiles:0'].lit").count():
        page.locator("[data-thing='tiles:0']").click()
    page.locator(".proposal .primary").click()


def test_a_war_and_a_revolt_by_two_browsers_before_a_spectator(visit: Callable[..., Visitor], host: Host) -> None:
    made = _two(host)
    table = made["table"]["id"]
    ada, bo, watcher = visit(), visit(), visit()
    for visitor, token in zip((ada, bo), made["tokens"], strict=True):
        visitor.hold({table: [token["token"]]}, game=GAME)
    for visitor in (ada, bo, watcher):
        visitor.go(f"#/table/{table}")
        visitor.page.locator(".board").wait_for()

    # Two states grow towards each other: Ada's around Han, Bo's around Wei.
    _send(ada.page, "red", "h7")
    _asked(ada.page, "Your last action")
    _send(ada.page, "green", "h5")
    _asked(bo.page, "Your turn")
    _send(bo.page, "red", "h9")
    _asked(bo.page, "Your last action")
    _end_turn(bo.page)
    _asked(ada.page, "Your turn")

    # War: it is shown before it is begun, and everybody sees what is public.
    _choose_tile(ada.page)
    ada.page.locator("[role=gridcell][data-thing='space:h8']").hover()
    card = ada.page.locator(".foreseen")
    card.get_by_text("War, 0 : 0").wait_for()
    card.get_by_text("red leader of Bo").wait_for()
    ada.page.locator("[role=gridcell][data-thing='space:h8']").click()
    ada.page.locator(".proposal .primary").click()
    for visitor in (ada, bo, watcher):
        visitor.page.get_by_role("heading", name="War at h8").wait_for()
    for visitor in (ada, watcher):
        visitor.sees("Bo is deciding.")
        assert visitor.page.locator("[data-thing^='tiles:'], [data-thing='answer:stand_aside']").count() == 0
    bo.sees("You are deciding.")
    _explains(ada.page, "h2[data-term=war]", "War")
    _explains(ada.page, ".answers", "Support")
    war = _last_view(watcher, "spectator")["conflict"]
    fighting = [(leader, side["side"]) for side in war["sides"] for leader in side["leaders"] if leader["conflicting"]]
    sides = {leader["seat"]: side for leader, side in fighting}
    sent = {1: _support(bo.page, sides[1])}
    watcher.sees("Bo supports" if sent[1] else "Bo supports nobody.")
    sent[0] = _support(ada.page, sides[0])
    if sent[0] == sent[1]:
        _asked(ada.page, "Equal strength")
        ada.page.locator(f"[data-thing='side:{sides[0]}']").click()
        ada.page.locator(".proposal .primary").click()
        sent[0] += 1
    winner, loser = (0, 1) if sent[0] > sent[1] else (1, 0)
    for visitor in (ada, bo, watcher):
        visitor.page.locator(".conflict").wait_for(state="detached")
    watcher.page.locator("aside ol button", has_text="wins the war").wait_for()
    players = _last_view(watcher, "spectator")["players"]
    assert players[loser]["leaders"]["red"] is None
    assert players[winner]["points"]["red"] == 1

    # Revolt: Bo's green leader against Ada's.
    if ada.page.locator(".prompt.asked").count():
        _end_turn(ada.page)
    _asked(bo.page, "Your turn")
    bo.page.locator("[data-thing='leader:green']").click()
    bo.page.locator("[role=gridcell][data-thing='space:g5']").hover()
    bo.page.locator(".foreseen").get_by_text("Revolt, 1 : 1").wait_for()
    bo.page.locator("[role=gridcell][data-thing='space:g5']").click()
    bo.page.locator(".proposal .primary").click()
    for visitor in (ada, bo, watcher):
        visitor.page.get_by_role("heading", name="Revolt of the green leaders").wait_for()
    expect(ada.page.locator(".conflict .deciding")).to_contain_text("Bo, attacking on g5")
    _explains(ada.page, "h2[data-term=revolt]", "Revolt")
    # Both questions are there at once.
    bo.page.get_by_role("button", name="Yes, + 1").click()
    _send_no_governor(bo.page)
    _asked(ada.page, "You are attacked")
    expect(watcher.page.locator(".conflict .strength")).to_have_text(["2", "1"])
    ada.page.get_by_role("button", name="No", exact=True).click()
    _send_no_governor(ada.page)
    watcher.page.locator("aside ol button", has_text="Bo wins the revolt: attack 2, defence 1.").wait_for()
    watcher.page.locator("aside ol button", has_text="The green leader of Ada on h5 must go home.").wait_for()
    watcher.page.locator("[role=gridcell][aria-label^='g5, land, green leader of Bo']").wait_for()

    # What was told: to the last bit what the rules show, and to the spectator not a single hidden tile.
    bo.page.get_by_role("button", name="Resign").click()
    bo.page.get_by_role("button", name="Yes, resign").click()
    for visitor, verdict in ((ada, "You win!"), (bo, "Ada has won!"), (watcher, "Ada has won!")):
        visitor.page.get_by_role("heading", name=verdict).wait_for()
    assert watcher.page.locator(".hand").count() == 0
    match = read_match(host.get(f"tables/{table}/match").content, game)
    check_told(watcher.heard, match, {"spectator": None})
    check_told(ada.heard, match, {"0": 0})
    check_told(bo.heard, match, {"1": 1})
    assert list(_hidden_tiles(watcher.heard, [])) == []
    assert {seat for seat, _ in _hidden_tiles(ada.heard, [])} == {0}
    assert {seat for seat, _ in _hidden_tiles(bo.heard, [])} == {1}


def test_a_war_is_decided_on_a_phone_with_the_states_in_sight(visit: Callable[..., Visitor], host: Host) -> None:
    made = _two(host)
    table = made["table"]["id"]
    ada, bo = visit(), visit(phone=True)
    for visitor, token in zip((ada, bo), made["tokens"], strict=True):
        visitor.hold({table: [token["token"]]}, game=GAME)
        visitor.go(f"#/table/{table}")
        visitor.page.locator(".board").wait_for()
    # The blue leaders fight, so that Bo's red one is at home and may help.
    _send(ada.page, "blue", "h7")
    _asked(ada.page, "Your last action")
    _end_turn(ada.page)
    page = bo.page
    _asked(page, "Your turn")
    before = _bar(page)
    page.locator("[data-thing='leader:blue']").tap()
    _asked(page, "Where does the leader go?")
    assert _bar(page) <= before  # it is not pushed up by the way back
    page.locator("[role=gridcell][data-thing='space:h9']").tap()
    page.locator(".proposal .primary").tap()
    _asked(page, "Your last action")
    page.locator("[data-thing='answer:end_turn']").tap()
    page.locator(".proposal .primary").tap()
    _asked(ada.page, "Your turn")
    _choose_tile(ada.page)
    ada.page.locator("[role=gridcell][data-thing='space:h8']").click()
    ada.page.locator(".proposal .primary").click()

    _asked(page, "Which state do you support")
    expect(page.locator(".kinds")).to_have_count(0)
    page.get_by_text("The turn goes on after the war.").wait_for()
    page.locator("[data-thing='side:0']").tap()
    _asked(page, "How many red tiles")
    page.wait_for_function("document.querySelector('.map').getBoundingClientRect().top >= 0")
    assert _bar(page) < 0.5 * 740
    top = page.locator(".prompt").bounding_box()
    assert top is not None
    for space in ("h7", "h8", "h9"):
        box = page.locator(f"[role=gridcell][aria-label^='{space},']").bounding_box()
        assert box is not None
        assert 0 <= box["y"] <= top["y"] - box["height"], space
    expect(page.get_by_role("button", name="Support nobody")).to_be_in_viewport(ratio=1)
    # Without a soldier it can only be the leader: nothing else is asked.
    page.get_by_role("button", name="None, leader + 1").tap()
    page.locator(".proposal .primary").tap()
    ada.page.locator("aside ol button", has_text="Bo supports").wait_for()


def test_a_war_is_followed_stage_by_stage(visit: Callable[..., Visitor], host: Host) -> None:
    made = _two(host)
    table = made["table"]["id"]
    ada, bo, watcher = visit(), visit(), visit(motion=True, speed="normal")
    watcher.page.clock.install(time=0)
    for visitor, token in zip((ada, bo), made["tokens"], strict=True):
        visitor.hold({table: [token["token"]]}, game=GAME)
    for visitor in (ada, bo, watcher):
        visitor.go(f"#/table/{table}")
        visitor.page.locator(".board").wait_for()
    for page, space in ((ada.page, "h7"), (bo.page, "h9")):
        _asked(page, "Your turn")
        _send(page, "red", space)
        _asked(page, "Your last action")
        _end_turn(page)
    _asked(ada.page, "Your turn")
    page = watcher.page
    page.clock.pause_at(3600)
    skip = page.get_by_role("button", name="Skip to now")
    if skip.count():
        skip.click()
    _choose_tile(ada.page)
    ada.page.locator("[role=gridcell][data-thing='space:h8']").click()
    ada.page.locator(".proposal .primary").click()

    # The states light up on the board; only then is the war drawn, with the soldiers of both.
    skip.wait_for()
    pass_until(page, page.locator("#prompt-sentence", has_text="War"))
    for space in ("h7", "h8", "h9"):
        expect(page.locator(f"[role=gridcell][data-thing='space:{space}']")).to_have_class(re.compile("moved"))
    scene = page.locator("[data-scene]")
    expect(scene).to_have_count(0)
    pass_until(page, scene)
    expect(scene).to_have_attribute("data-scene", "war_began")
    expect(scene.locator(".figure")).to_have_text(["0", "0"])
    # Then the commitments, one after the other, and the winner.
    for visitor in (bo, ada):
        _asked(visitor.page, "Which state do you support")
        visitor.page.get_by_role("button", name="Support nobody").click()
    _asked(ada.page, "Equal strength")
    ada.page.locator("[data-thing='side:0']").click()
    ada.page.locator(".proposal .primary").click()
    for seat in ("Bo", "Ada"):
        pass_until(page, page.locator("#prompt-sentence", has_text=f"{seat} supports nobody"))
    pass_until(page, page.locator("[data-scene='war_won']"))
    pass_until(page, page.locator("#prompt-sentence", has_text="must go home"))


_DEALT = ["red"] * 4 + ["black"] * 2 + ["red"] * 3 + ["black"] * 3 + ["green", "blue"] * 3
_WAR, _REVOLT = 5, 9  # the numbers of the decisions that begin them, from 1


def _war_and_revolt() -> Match:
    """Ada and Bo have a soldier each when Ada begins a war; then Bo's green leader revolts against hers."""
    match = Match(game(GAME), ["Ada", "Bo"], {"first_player": 0})
    dealt = iter(_DEALT)
    for action in (
        {"kind": "position_leader", "colour": "red", "space": "h7"},
        {"kind": "place_tile", "colour": "red", "space": "h5"},
        {"kind": "position_leader", "colour": "red", "space": "h9"},
        {"kind": "place_tile", "colour": "red", "space": "i10"},
        {"kind": "place_tile", "colour": "black", "space": "h8"},
        {"kind": "support", "side": 1, "tiles": 1, "leader": False},
        {"kind": "support", "side": 0, "tiles": 2, "leader": False},
        {"kind": "position_leader", "colour": "green", "space": "g5"},
        {"kind": "position_leader", "colour": "green", "space": "g6"},
        {"kind": "commit", "tiles": 1, "leader": False},
        {"kind": "commit", "tiles": 0, "leader": False},
    ):
        while match.to_move() == CHANCE:
            match.add(match.game.find(match.state, {"kind": "draw_tile", "colour": next(dealt, "yellow")}))
        match.add(match.game.find(match.state, action))
    return match


def test_a_war_with_soldiers_and_a_revolt_are_watched_stage_by_stage(
    visit: Callable[..., Visitor], tmp_path: Path
) -> None:
    path = tmp_path / "match.sampan.json"
    save_match(_war_and_revolt(), path)
    visitor = visit(motion=True, speed="normal")
    page = visitor.page
    page.clock.install(time=0)
    visitor.go("#/replay")
    page.get_by_label("Choose a match file").set_input_files(path)
    slider, forward = page.get_by_role("slider"), page.get_by_role("button", name="One forward")
    slider.wait_for()
    page.clock.pause_at(3600)
    told, scene = page.locator(".told"), page.locator("[data-scene]")
    strengths, spaces = page.locator(".conflict .strength"), page.locator("[role=gridcell]")

    def stage(words: str) -> None:
        pass_until(page, told.filter(has_text=words))

    def step() -> None:
        """Let the step be played to its end, and begin the next one."""
        page.clock.run_for(20_000)
        forward.click()

    # The tile alone; then the states light up, and their soldiers are counted in the drawing.
    slider.fill(str(_WAR))
    forward.click()
    stage("Ada places a black tile on h8")
    expect(page.locator(".conflict")).to_have_count(0)
    stage("The tile on h8 starts a war")
    for space in ("h5", "h6", "h7", "h8", "h9", "i10"):
        expect(page.locator(f"[role=gridcell][data-thing='space:{space}']")).to_have_class(re.compile("moved"))
    pass_until(page, scene)
    expect(scene.locator(".figure")).to_have_text(["1", "1"])
    expect(scene.locator(".rises")).to_have_count(2)
    # What is committed counts when it is told, and is gone from the hand.
    step()
    stage("Bo supports state II with one red tile")
    expect(strengths).to_have_text(["1", "2"])
    step()
    stage("Ada supports state I with 2 red tiles")
    expect(strengths).to_have_text(["3", "2"])
    pass_until(page, page.locator("[data-scene=war_won]"))
    expect(page.locator(".conflict .won")).to_have_count(1)
    # One loss after the other, each while it is still there; the point comes last.
    stage("The red leader of Bo on h9 must go home")
    expect(spaces.and_(page.locator("[aria-label*='red leader of Bo']"))).to_have_count(1)
    stage("The red tile on i10 is lost")
    expect(spaces.and_(page.locator("[aria-label*='red leader of Bo']"))).to_have_count(0)
    expect(spaces.and_(page.locator("[aria-label^='i10,'][aria-label*='red tile']"))).to_have_count(1)
    stage("Ada gains")
    expect(spaces.and_(page.locator("[aria-label^='i10,'][aria-label*='red tile']"))).to_have_count(0)

    # The revolt likewise.
    slider.fill(str(_REVOLT))
    forward.click()
    stage("A revolt of green leaders: Bo attacks on g6 with 1, Ada defends on g5 with 1")
    expect(strengths).to_have_text(["1", "1"])
    pass_until(page, page.locator("[data-scene=revolt_began]"))
    step()
    stage("Bo commits")
    expect(strengths).to_have_text(["2", "1"])
    step()
    stage("Ada commits nothing")
    pass_until(page, page.locator("[data-scene=revolt_ended]"))
    expect(scene.locator(".figure")).to_have_text(["2", "1"])
    stage("The green leader of Ada on g5 must go home")
    expect(spaces.and_(page.locator("[aria-label*='green leader of Ada']"))).to_have_count(1)
    stage("Bo gains")
    expect(spaces.and_(page.locator("[aria-label*='green leader of Ada']"))).to_have_count(0)


def _bar(page: Page) -> float:
    box = page.locator(".prompt").bounding_box()
    assert box is not None
    return box["height"]


def _hidden_tiles(part: Any, place: list[str]) -> Iterator[tuple[int, str]]:
    """Tiles that only their owner may see, wherever they stand: whose, and where."""
    if isinstance(part, list):
        for each in part:
            yield from _hidden_tiles(each, place)
    elif isinstance(part, dict):
        kind = part.get("kind")
        if kind in ("tile_drawn", "tile_replaced") and "colour" in part:
            yield part["seat"], "/".join(place)
        if part.get("hand"):
            yield part["seat"], "/".join(place)
        for key, value in part.items():
            yield from _hidden_tiles(value, [*place, str(key)])
