"""Yellow & Yangtze through the page: whole games against bots, what is shown before it is done, keys, fingers, axe."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from access import check_access
from hosting import Host
from keys import has_focus
from playwright.sync_api import Page, WebSocketRoute, expect
from standing import over, places_on_land, stand
from visiting import Visitor, play_to_the_end

from sampan import Rng

GAME = "yellow_yangtze"
_ADA = {"kind": "here", "name": "Ada"}
_ENGLISH = re.compile(r"\b(the|you|your|red|green|blue|yellow|black|draws|places|leader|hidden|yyz-)\b")


def _bots(count: int, level: str = "random") -> list[dict[str, str]]:
    return [{"kind": "bot", "name": name, "bot": level} for name in ("Bo", "Cleo", "Dai")[:count]]


def _sit(visitor: Visitor, made: dict[str, Any]) -> Page:
    """Hold all seats of persons at the table, and go there."""
    visitor.hold({made["table"]["id"]: [token["token"] for token in made["tokens"]]}, game=GAME)
    visitor.go(f"#/table/{made['table']['id']}")
    visitor.page.locator(".board").wait_for()
    return visitor.page


# The counts of points that break, or stick out of their place.
_CROWDED = """() => [...document.querySelectorAll('.plate .shown')].filter(shown => {
    const { left, right } = shown.parentElement.getBoundingClientRect();
    const parts = [...shown.children].map(part => part.getBoundingClientRect());
    const below = parts.some(part => part.top >= parts[0].bottom || part.bottom <= parts[0].top);
    return below || parts.some(part => part.left < left - 0.5 || part.right > right + 0.5);
}).map(shown => shown.textContent)"""


def _score(page: Page, points: int, income: int) -> None:
    """Show everybody with that many points of each colour, which only long games would bring."""

    def answer(route: WebSocketRoute) -> None:
        def change(frame: str | bytes) -> None:
            message = json.loads(frame)
            for view in message.get("views", {}).values():
                for player in view["players"]:
                    player["points"] = dict.fromkeys(player["points"], points)
                    player["income"] = dict.fromkeys(player["income"], income)
            route.send(json.dumps(message))

        server = route.connect_to_server()
        server.on_message(change)
        route.on_message(server.send)

    page.route_web_socket("**/*", answer)


def _space(page: Page, space: str) -> Any:
    return page.locator(f"[role=gridcell][data-thing='space:{space}']")


@pytest.mark.parametrize(
    ("seats", "how", "options"),
    [(2, {"motion": True}, {"short": True}), (3, {"locale": "fr-FR"}, {}), (4, {"phone": True, "scheme": "dark"}, {})],
    ids=["two", "three-in-french", "four-on-a-phone"],
)
def test_a_whole_game_against_bots(
    visit: Callable[..., Visitor], host: Host, seats: int, how: dict[str, Any], options: dict[str, Any]
) -> None:
    made = host.create([_ADA, *_bots(seats - 1)], game=GAME, **options)
    visitor = visit(**how)
    # Tiles that are placed bring the end nearer; leaders that walk, and other tiles chosen instead, do not.
    picked = ":has(.choice.picked)"
    visitor.likes = f"body{picked} [role=gridcell].lit, body:not({picked}) [data-thing^='hand:'].lit"
    page = _sit(visitor, made)
    play_to_the_end([visitor], Rng(seats))
    page.locator(".outcome h2").wait_for()
    # The reveal ranks everybody by the weakest colour, once the yellow points are spread.
    standings = page.locator(".reveal tbody tr")
    expect(standings).to_have_count(seats)
    summary = host.get(f"tables/{made['table']['id']}").json()
    winner = summary["seats"][summary["outcome"]["winners"][0]]["name"]
    expect(standings.first).to_contain_text(winner)
    for row in standings.all():
        # What a cell was before the yellow points comes first.
        *points, score = (int(cell.split()[-1]) for cell in row.locator("td").all_inner_texts())
        assert score == min(points[:4])
    scores = sorted(summary["outcome"]["scores"], reverse=True)
    assert [int(score) for score in page.locator(".reveal .score").all_inner_texts()] == scores
    # Everybody's tiles lie open now, and nothing is left to be chosen.
    expect(page.locator(".hand")).to_have_count(seats)
    expect(page.locator(".lit")).to_have_count(0)
    if "locale" in how:
        assert not _ENGLISH.search(page.locator("main").inner_text())
        assert not _ENGLISH.search(page.locator("[role=grid]").inner_html())


def test_what_an_action_would_do_is_shown_before_it_is_done(visit: Callable[..., Visitor], host: Host) -> None:
    page = _sit(visit(), stand(host, [_ADA, *_bots(1)], places_on_land, GAME, first_player=0))
    page.locator("[data-thing='leader:black']").click()
    _space(page, "h7").hover()
    card = page.locator(".foreseen")
    card.get_by_text("Black leader to h7", exact=False).or_(card.get_by_text("black leader to h7")).wait_for()
    _space(page, "h7").click()
    # The black leader takes the point of every tile that has no leader of its own.
    page.locator(".prompt p", has_text="Your last action").wait_for()
    colour = next(
        colour
        for colour in ("red", "green", "yellow", "black")
        if page.locator(f"[data-thing='hand:{colour}']").count()
    )
    page.locator(f"[data-thing='hand:{colour}']").click()
    _space(page, "i6").hover()
    card.get_by_text(f"You gain a {colour} point").wait_for()
    _space(page, "a1").hover()
    card.get_by_text("Nobody gains a point.").wait_for()
    page.mouse.move(0, 0)
    expect(card).to_be_empty()
    _space(page, "i6").focus()
    card.get_by_text(f"You gain a {colour} point").wait_for()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_many_points_and_what_pagodas_bring_stand_in_one_line(
    visit: Callable[..., Visitor], host: Host, phone: bool
) -> None:
    visitor = visit(phone=phone)
    _score(visitor.page, 28, 2)
    page = _sit(visitor, host.create([_ADA, *_bots(3)], game=GAME, open_points=True))
    expect(page.locator(".plate .shown")).to_have_count(20)
    expect(page.locator(".plate .shown").first).to_have_text(re.compile(r"28\s*\+2"))
    for width, height in [(360, 740)] if phone else [(1024, 640), (1366, 768), (1440, 900), (1920, 1080)]:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(_CROWDED) == [], f"{width} x {height}"


def test_all_five_actions_are_there_and_say_why_not(visit: Callable[..., Visitor], host: Host) -> None:
    page = _sit(visit(), host.create([_ADA, *_bots(1)], game=GAME, first_player=0))
    page.locator(".prompt.asked").wait_for()
    kinds = page.locator(".kinds .kind")
    expect(kinds).to_have_text(["Leader", "Tile", "Riot", "Pagoda", "Replace"])
    expect(page.locator(".turn")).to_contain_text("2 actions left")
    pagoda = page.get_by_role("button", name="Pagoda")
    expect(pagoda).to_have_attribute("aria-disabled", "true")
    reason = str(pagoda.get_attribute("title"))
    assert reason.endswith(".")
    place = page.locator(".prompt").bounding_box()
    pagoda.click(force=True)
    expect(page.locator(".remark")).to_have_text(reason)
    assert page.locator(".prompt").bounding_box() == place
    page.get_by_role("button", name="Leader", exact=True).click()
    expect(page.locator(".remark")).to_have_text("")
    expect(page.locator("[data-thing^='leader:'].lit")).to_have_count(5)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="End turn").click()
    page.locator(".proposal .primary").click()
    page.locator(".prompt.asked").wait_for()
    page.locator("aside ol button").get_by_text("Your turn ends.", exact=True).wait_for()


def test_the_board_is_walked_typed_and_read_by_keys(visit: Callable[..., Visitor], host: Host) -> None:
    page = _sit(visit(), host.create([_ADA, *_bots(1)], game=GAME, first_player=0))
    page.locator(".prompt.asked").wait_for()
    grid = page.get_by_role("grid")
    expect(grid.get_by_role("row")).to_have_count(14)
    expect(grid.get_by_role("gridcell")).to_have_count(163)
    expect(grid.locator("[tabindex='0']")).to_have_count(1)

    page.locator("[data-thing='leader:red']").press("Enter")
    page.locator(".prompt p", has_text="Where does the leader go?").wait_for()
    grid.locator("[tabindex='0']").focus()
    page.keyboard.type("h6")
    expect(page.locator(":focus")).to_have_attribute("aria-label", "h6, capital Han, black tile")
    page.keyboard.press("ArrowRight")
    expect(page.locator(":focus")).to_have_attribute("aria-label", "h7, land; can be chosen")
    page.keyboard.press("ArrowDown")
    has_focus(page, "i6, land")
    page.keyboard.press("ArrowUp")
    has_focus(page, "h7, land")
    page.keyboard.press("Enter")
    page.locator("aside ol button", has_text="You send your red leader to h7").wait_for()
    expect(_at(page, "h7")).to_have_attribute("aria-label", re.compile("your red leader"))
    expect(page.locator(".map ul")).to_contain_text("State without red tiles: your red leader")

    # The same with the field beside the board, which also says what cannot be chosen.
    page.locator("[data-thing='leader:blue']").press("Enter")
    field = page.get_by_label("Choose a space by its name")
    expect(field).to_have_count(0)
    page.get_by_role("button", name="Choose a space by name").press("Enter")
    expect(field).to_be_focused()
    field.fill("z9")
    field.press("Enter")
    page.get_by_text("There is no space z9 on this board.").wait_for()
    field.fill("a1")
    field.press("Enter")
    page.get_by_text("a1 cannot be chosen now.").wait_for()
    field.blur()
    expect(page.get_by_text("a1 cannot be chosen now.")).to_have_count(0)
    field.fill("H5")
    field.press("Enter")
    page.locator("aside ol button", has_text="You send your blue leader to h5").wait_for()


def _at(page: Page, space: str) -> Any:
    """The cell of a space, whatever it stands for now."""
    return page.locator(f"[role=gridcell][aria-label^='{space},']")


def test_four_hundred_actions_as_a_list(visit: Callable[..., Visitor], host: Host) -> None:
    page = _sit(visit(), host.create([_ADA, *_bots(1)], game=GAME, first_player=0))
    page.locator(".prompt.asked").wait_for()
    title = page.get_by_text("All possible actions as a list")
    assert int(re.findall(r"\d+", title.inner_text())[0]) > 100
    title.click()
    page.get_by_text(re.compile(r"^Red leader \(\d+\)$")).click()
    page.get_by_label("red leader to h7").check()
    page.get_by_role("button", name="Choose this").click()
    page.locator("aside ol button", has_text="You send your red leader to h7").wait_for()


def test_a_board_of_ones_own_is_shown_and_played_on(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    visitor = visit(f"#/new/{GAME}")
    page = visitor.page
    page.get_by_role("button", name="Remove seat 3").click()
    page.get_by_text("Rules of this table").click()
    page.locator(".preview svg").wait_for()
    board = tmp_path / "lake.txt"
    board.write_text("Q . . C\n . . ~\nI . ~ Y\n . ~ .\nH . . W\n")
    page.locator("input[type=file]").set_input_files(board)
    page.locator(".preview svg").wait_for()
    page.get_by_role("button", name="Set up the table").click()
    page.get_by_role("alert").get_by_text("6").wait_for()  # one capital is missing
    assert [problem for problem in visitor.problems if "400" not in problem] == []
    visitor.problems.clear()
    board.write_text("    Q . . C\n     . ~ Z\n    I . ~ Y\n     . ~ .\n    H . . W\n")
    page.locator("input[type=file]").set_input_files(board)
    page.get_by_role("button", name="Set up the table").click()
    page.locator(".board").wait_for()
    expect(page.get_by_role("gridcell")).to_have_count(18)
    expect(_at(page, "b3")).to_have_attribute("aria-label", "b3, capital Zhao, black tile")


def test_fingers_bring_the_board_nearer(visit: Callable[..., Visitor], host: Host) -> None:
    visitor = visit(phone=True)
    page = _sit(visitor, host.create([_ADA, *_bots(1)], game=GAME, first_player=0))
    page.locator(".prompt.asked").wait_for()
    seen = "Number(document.querySelector('.pane svg').getAttribute('viewBox').split(' ')[2])"
    whole = page.evaluate(seen)
    expect(page.get_by_role("button", name="Choose a space by name")).to_be_hidden()  # a finger has no use for it
    page.get_by_role("button", name="Nearer").tap()
    page.wait_for_function(f"whole => {seen} < whole", arg=whole)
    near = page.evaluate(seen)
    corner = "document.querySelector('.pane svg').getAttribute('viewBox').split(' ').slice(0, 2).join()"
    before = page.evaluate(corner)
    box = page.locator(".pane").bounding_box()
    assert box is not None
    middle = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    fingers = visitor.context.new_cdp_session(page)
    drag = {**middle, "xDistance": -80, "yDistance": 0, "gestureSourceType": "touch"}
    fingers.send("Input.synthesizeScrollGesture", drag)
    page.wait_for_function(f"before => {corner} !== before", arg=before)
    fingers.send("Input.synthesizePinchGesture", {**middle, "scaleFactor": 1.6, "gestureSourceType": "touch"})
    page.wait_for_function(f"near => {seen} < near", arg=near)
    # Neither gesture has chosen anything, and the page itself is as large as before.
    expect(page.locator(".picked")).to_have_count(0)
    assert page.evaluate("visualViewport.scale") == 1
    page.get_by_role("button", name="The whole board").tap()
    page.wait_for_function(f"whole => {seen} === whole", arg=whole)

    # Where nothing hovers, the first tap shows what would follow and the second does it.
    page.locator("[data-thing='leader:red']").tap()
    _space(page, "h7").tap()
    page.get_by_role("heading", name="red leader to h7").wait_for()
    page.locator(".proposal .primary").tap()
    page.locator(".prompt p", has_text="Your last action").wait_for()


def test_nobody_at_the_screen_sees_a_hand_while_it_changes_hands(visit: Callable[..., Visitor], host: Host) -> None:
    visitor = visit()
    page = _sit(visitor, host.create([_ADA, {"kind": "here", "name": "Bo"}], game=GAME, first_player=0))
    page.get_by_role("button", name="I am Ada").click()
    page.locator(".hand").wait_for()
    page.locator("[data-thing='leader:red']").click()
    _space(page, "h7").click()
    page.locator(".prompt p", has_text="Your last action").wait_for()
    page.locator("[data-thing='leader:green']").click()
    _space(page, "i8").click()
    page.get_by_role("heading", name="Bo, it is for you to decide").wait_for()
    assert page.locator(".hand, [data-thing^='hand:'], .points, [data-thing^='leader:']").count() == 0
    expect(page.locator(".plate")).to_have_count(2)
    page.get_by_role("button", name="I am Bo").click()
    # A revolt asks one, then the other, with the curtain between them.
    page.locator("[data-thing='leader:red']").click()
    _space(page, "i6").click()
    page.locator(".proposal .primary").click()
    page.locator(".conflict").wait_for()
    _commit(page, 0)
    page.get_by_role("heading", name="Ada, it is for you to decide").wait_for()
    expect(page.locator(".conflict")).to_have_count(1)
    assert page.locator(".hand, [data-thing^='tiles:']").count() == 0
    page.get_by_role("button", name="I am Ada").click()
    _commit(page, 0)
    page.locator(".conflict").wait_for(state="detached")


def _commit(page: Page, tiles: int) -> None:
    """Commit black tiles, and not the leader; a hand without any is only asked for the leader."""
    page.locator("[data-thing='help:no'].lit, [data-thing^='tiles:'].lit").first.wait_for()
    for answer in (f"tiles:{tiles}", "help:no"):
        if page.locator(f"[data-thing='{answer}'].lit").count():
            page.locator(f"[data-thing='{answer}']").click()
    page.locator(".proposal .primary").click()


@pytest.fixture(scope="module")
def finished(host: Host) -> str:
    """A table at which only bots have played."""
    return str(stand(host, _bots(2), over, GAME, short=True)["table"]["id"])


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_part_has_a_serious_problem(
    visit: Callable[..., Visitor], host: Host, finished: str, scheme: str, phone: bool
) -> None:
    visitor = visit(scheme=scheme, phone=phone)
    page = _sit(visitor, host.create([_ADA, *_bots(2)], game=GAME, first_player=0, open_points=True))
    page.locator(".prompt.asked").wait_for()
    page.locator("[data-thing^='hand:'].lit").first.click()
    page.locator(".choice.picked").wait_for()
    check_access(page, "choosing")
    visitor.go(f"#/table/{finished}")
    page.locator(".reveal").wait_for()
    check_access(page, "reveal")
    visitor.go(f"#/new/{GAME}")
    page.get_by_text("Rules of this table").click()
    check_access(page, "set-up")


def test_a_finished_game_is_gone_through_again(visit: Callable[..., Visitor], finished: str) -> None:
    visitor = visit(f"#/replay/{finished}")
    page = visitor.page
    page.locator(".board").wait_for()
    slider = page.get_by_role("slider")
    for _ in range(4):
        slider.press("PageUp")
    page.locator(".tile").nth(7).wait_for()
    page.get_by_label("Seen by").select_option("0")
    page.locator(".hand").first.wait_for()
    slider.press("End")
    page.locator(".reveal").wait_for()
    slider.press("Home")
    page.locator(".reveal").wait_for(state="detached")
