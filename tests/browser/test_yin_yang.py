"""The table of Yin & Yang: it fits the window, and every card of a large hand can be reached."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from decision_kinds import Case, clicks_for
from decisions import TOKEN, put_tables, read_decisions
from hosting import Host
from playwright.sync_api import Page, WebSocketRoute, expect
from standing import Moment, Wanted, over, plays_a_card, stand
from visiting import Visitor, pass_until

_SIZES = [(1366, 768), (1440, 900), (1920, 1080)]
_NAMES = ["Ada", "Bo", "Cleo", "Dai", "Esi", "Fay", "Gus", "Hal", "Ivo", "Jo"]

# By how much the board is higher than the room it is given, and what on it sticks out of it.
_TOO_HIGH = """() => {
    const board = document.querySelector('.board');
    const probe = board.appendChild(document.createElement('div'));
    probe.style.height = 'var(--board-height, calc(100dvh - 17rem))';
    const room = probe.getBoundingClientRect().height;
    probe.remove();
    return board.getBoundingClientRect().height - room;
}"""
_OUTSIDE = """() => {
    const frame = document.querySelector('.board').getBoundingClientRect();
    return [...document.querySelectorAll('.board [data-thing]')].filter(thing => {
        const { top, bottom, left, right } = thing.getBoundingClientRect();
        return top < frame.top || bottom > frame.bottom + 1 || left < frame.left || right > frame.right + 1;
    }).map(thing => thing.dataset.thing);
}"""
_COVERED = """() => [...document.querySelectorAll("[data-thing^='hand:']")].filter(card => {
    const { left, top, width, height } = card.getBoundingClientRect();
    return !card.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map(card => card.dataset.thing)"""

# The tokens before somebody that cannot be counted: they are squeezed, or lie over one another.
_SQUEEZED = """() => [...document.querySelectorAll('.plate .tray')].filter(tray => {
    const stones = [...tray.querySelectorAll('.stone')].map(stone => stone.getBoundingClientRect());
    return stones.some(({ width, height, left }, index) =>
        width < height * 0.9 || (index > 0 && left < stones[index - 1].right - 1));
}).length"""

# The rows of tokens that leave their plate or lie over the hand in it, and whether the page is wider than the window.
_LEAVING = """() => [...document.querySelectorAll('.plate')].filter(plate => {
    const frame = plate.getBoundingClientRect();
    const fan = plate.querySelector('.cards')?.getBoundingClientRect();
    return [...plate.querySelectorAll('.row, .row svg')].map(part => part.getBoundingClientRect()).some(part =>
        part.left < frame.left || part.right > frame.right + 0.5 || (fan && part.left < fan.right - 1 &&
            part.right > fan.left + 1 && part.top < fan.bottom - 1 && part.bottom > fan.top + 1));
}).map(plate => plate.ariaLabel).concat(document.documentElement.scrollWidth > innerWidth ? ['page'] : [])"""

_FREE = """thing => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return thing.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""

_NEAR = 12  # pixels
# Where an arrow ends on the page.
_HEAD = """line => {
    const end = line.getPointAtLength(line.getTotalLength()).matrixTransform(line.getScreenCTM());
    return [end.x, end.y];
}"""


def _alter(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    """Let the page see views that somebody has changed."""

    def answer(route: WebSocketRoute) -> None:
        def changed(frame: str | bytes) -> None:
            message = json.loads(frame)
            for view in message.get("views", {}).values():
                change(view)
            route.send(json.dumps(message))

        server = route.connect_to_server()
        server.on_message(changed)
        route.on_message(server.send)

    page.route_web_socket("**/*", answer)


def _hand_out(page: Page, white: int, black: int, goal: int) -> None:
    """Show everybody with that many tokens, which chance would rarely give them."""

    def change(view: dict[str, Any]) -> None:
        view["goal"]["number"] = goal
        for player in view["players"]:
            player["tokens"] = {"white": white, "black": black}

    _alter(page, change)


def _sit(
    visit: Callable[..., Visitor],
    host: Host,
    seats: int,
    locale: str = "en-GB",
    phone: bool = False,
    wanted: Wanted | None = None,
    **options: Any,
) -> Visitor:
    """Ada sits down to begin a match, or to go on with one in which something is so."""
    everybody = [
        {"kind": "here", "name": "Ada"},
        *[{"kind": "bot", "name": name, "bot": "random"} for name in _NAMES[1:seats]],
    ]
    options = {"first_player": 0, "no_token": True, **options}
    made = stand(host, everybody, wanted, **options) if wanted else host.create(everybody, **options)
    visitor = visit(locale=locale, phone=phone)
    visitor.hold({made["table"]["id"]: [made["tokens"][0]["token"]]})
    visitor.page.set_viewport_size({"width": 1366, "height": 768})
    visitor.go(f"#/table/{made['table']['id']}")
    visitor.page.locator(".board").wait_for()
    return visitor


def _check(page: Page) -> None:
    for width, height in _SIZES:
        page.set_viewport_size({"width": width, "height": height})
        where = f"{width} x {height}"
        assert page.evaluate(_TOO_HIGH) <= 1, where
        assert page.evaluate(_OUTSIDE) == [], where


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_table_fits_the_window(visit: Callable[..., Visitor], host: Host, seats: int) -> None:
    visitor = _sit(visit, host, seats)
    page = visitor.page
    page.locator("[data-thing^='deck:'].lit").first.wait_for()
    _check(page)
    page = _sit(visit, host, seats, wanted=plays_a_card).page
    page.locator(".hand button.lit").first.wait_for()
    _check(page)
    page.locator(".hand button.lit").first.click()
    page.locator(".choice.picked, .proposal").first.wait_for()
    _check(page)


def _may_play_one_of_seven(moment: Moment) -> bool:
    # Cards of a kind may lie on one another.
    return moment.phase == "play" and len(set(moment.view["players"][0]["hand"])) >= 7


def test_every_card_of_a_large_hand_can_be_reached(visit: Callable[..., Visitor], host: Host) -> None:
    page = _sit(visit, host, 3, wanted=_may_play_one_of_seven).page
    page.locator("[data-thing=pass].lit").wait_for()
    expect(page.locator(".hand li:nth-child(7)")).to_be_visible()
    page.mouse.move(0, 0)
    _check(page)
    assert page.evaluate(_COVERED) == []
    # Also those beside the one that has come forward.
    card = page.locator("[data-thing^='hand:']").nth(3)
    card.hover()
    assert page.evaluate(_COVERED) == []


def _six_tokens_are_out(moment: Moment) -> bool:
    return not over(moment) and sum(sum(player["tokens"].values()) for player in moment.view["players"]) >= 6


def test_tokens_can_be_counted(visit: Callable[..., Visitor], host: Host) -> None:
    page = _sit(visit, host, 4, wanted=_six_tokens_are_out).page
    page.locator(".plate .stone").nth(5).wait_for()
    for width, height in [*_SIZES, (390, 844)]:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(_SQUEEZED) == 0, f"{width} x {height}"


@pytest.mark.parametrize(("white", "black", "goal"), [(8, 3, 1), (10, 12, 6), (40, 2, 3)])
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_many_tokens_stay_on_their_plate(
    visit: Callable[..., Visitor], host: Host, seats: int, white: int, black: int, goal: int
) -> None:
    visitor = _sit(visit, host, seats, tokens=40)
    page = visitor.page
    _hand_out(page, white, black, goal)
    page.reload()
    page.locator(".spare").first.wait_for()
    for width, height in [*_SIZES, (390, 844)]:
        page.set_viewport_size({"width": width, "height": height})
        where = f"{width} x {height}"
        assert page.evaluate(_LEAVING) == [], where
        assert page.evaluate(_SQUEEZED) == 0, where


def test_ten_players_have_room(visit: Callable[..., Visitor], host: Host) -> None:
    page = _sit(visit, host, 10, mystery=True).page
    page.locator("[data-thing^='deck:'].lit").first.wait_for()
    expect(page.locator(".plate")).to_have_count(10)
    assert page.evaluate(_OUTSIDE) == []


# What of the text on a card of the hand is cut off, lies over other text, or leaves the card.
_CUT_OFF = """() => [...document.querySelectorAll('.hand .card')].filter(card => {
    const boxes = [...card.querySelectorAll('.code, .name, .effect, .reason')];
    const leaves = boxes.some(box => box.offsetTop < 0 || box.offsetTop + box.offsetHeight > card.clientHeight);
    const over = boxes.some((box, at) => at > 0 &&
        box.offsetTop < boxes[at - 1].offsetTop + boxes[at - 1].offsetHeight - 1);
    const wider = boxes.some(box => box.scrollWidth > box.clientWidth + 1 && box.clientWidth > 0);
    return leaves || over || wider || card.scrollHeight > card.clientHeight + 1;
}).map(card => card.parentElement.dataset.thing)"""
# Where everything lies that must not move when hands, warnings and tokens change.
_PLACES = """() => ['.wheel', '.supply.white', '.supply.black', '.bag', '.plate.mine', '.hand'].map(part => {
    const { top, height, left } = document.querySelector(part).getBoundingClientRect();
    return [part, Math.round(top), Math.round(left), part === '.wheel' ? Math.round(height) : 0];
})"""


_WHITE, _BLACK = ([f"{back}{number}" for number in range(1, 11)] for back in "WB")
_HANDS = [["W9", "W8", "W2"], ["B5", "B6", "B9", "B10"], _WHITE, _BLACK, ["W1", "W1", "W1", "B6", "B6"]]


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("finishing", [False, True])
def test_no_text_of_a_card_is_cut_off_and_nothing_moves(
    visit: Callable[..., Visitor], host: Host, locale: str, finishing: bool
) -> None:
    visitor = _sit(visit, host, 6, locale=locale)
    page = visitor.page
    shown: dict[str, Any] = {}

    def deal(view: dict[str, Any]) -> None:
        for player in view["players"]:
            if player.get("hand") is not None:
                player["hand"] = shown["hand"]
            player["finished_by"] = sorted(set(shown["hand"])) if finishing and player["seat"] < 2 else []

    _alter(page, deal)
    places: dict[tuple[int, int], Any] = {}
    for shown["hand"] in _HANDS:
        page.reload()
        page.locator(".hand .card").first.wait_for()
        assert page.locator(".hand .tab").count() == (len(set(shown["hand"])) if finishing else 0)
        for size in _SIZES:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            where = f"{shown['hand']} at {size}"
            assert page.evaluate(_CUT_OFF) == [], where
            assert page.evaluate(_TOO_HIGH) <= 1, where
            assert page.evaluate(_PLACES) == places.setdefault(size, page.evaluate(_PLACES)), where


def test_a_warning_has_its_room_before_it_comes(visit: Callable[..., Visitor], host: Host) -> None:
    visitor = _sit(visit, host, 6)
    page = visitor.page
    warned = False

    def warn(view: dict[str, Any]) -> None:
        for player in view["players"]:
            player["finished_by"] = ["W1", "W3", "W8", "B8"] if warned else []
            if player["seat"] == 5 and warned:
                player["known"] = ["W1"]

    _alter(page, warn)
    places = []
    for warned in (False, True):
        page.reload()
        page.locator(".plate").first.wait_for()
        assert (page.locator(".warning").count() > 0) == warned
        for width, height in [*_SIZES, (390, 844)]:
            page.set_viewport_size({"width": width, "height": height})
            places.append(page.evaluate(_PLACES))
    assert places[:4] == places[4:]


def test_what_is_played_has_its_room_on_a_phone(visit: Callable[..., Visitor], host: Host) -> None:
    visitor = _sit(visit, host, 3, locale="fr-FR")
    page = visitor.page
    page.set_viewport_size({"width": 390, "height": 844})
    played: str | None = None

    def play(view: dict[str, Any]) -> None:
        view["in_play"] = played

    _alter(page, play)
    places = []
    for played in [None, *_WHITE, *_BLACK]:
        page.reload()
        page.locator(".in-play" if played else ".turns").wait_for()
        places.append(page.evaluate(_PLACES))
    assert [place for place in places if place != places[0]] == []


def test_ten_players_fit_the_window(visit: Callable[..., Visitor], host: Host) -> None:
    page = _sit(visit, host, 10).page
    page.locator("[data-thing^='deck:'].lit").first.wait_for()
    _check(page)


def _draws_with_a_card_for_anybody(moment: Moment) -> bool:
    """Ada is asked to draw, and can play one of her cards whatever she draws: it gives anybody a token."""
    return moment.phase == "draw" and not {"W1", "B1"}.isdisjoint(moment.view["players"][0]["hand"])


def test_a_card_is_in_sight_when_one_is_to_be_played_on_a_phone(visit: Callable[..., Visitor], host: Host) -> None:
    page = _sit(visit, host, 3, phone=True, wanted=_draws_with_a_card_for_anybody).page
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator("[data-thing='deck:white'].lit").click()
    page.locator(".hand button.lit").first.wait_for()
    page.wait_for_function(
        """() => {
            const hand = document.querySelector('.hand ul').getBoundingClientRect();
            return hand.bottom <= document.querySelector('.prompt').getBoundingClientRect().top
                && hand.top >= document.querySelector('.goal').getBoundingClientRect().bottom;
        }"""
    )


def test_a_click_on_the_bag_says_what_is_asked_instead(visit: Callable[..., Visitor], host: Host) -> None:
    visitor = _sit(visit, host, 3)
    page = visitor.page
    page.locator("[data-thing^='deck:'].lit").first.wait_for()
    page.locator("section.bag svg").first.click()
    expect(page.get_by_role("status").filter(has_text="choose the deck")).to_be_visible()


def test_the_goal_stays_in_sight_on_a_phone(visit: Callable[..., Visitor], host: Host) -> None:
    page = _sit(visit, host, 6).page
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator("[data-thing^='deck:'].lit").first.wait_for()
    goal = page.locator("[data-thing=goal]")
    page.locator(".board").evaluate("board => board.scrollIntoView({ block: 'end' })")
    assert page.evaluate("scrollY") > 0
    expect(goal).to_be_in_viewport(ratio=1)
    # Nothing lies over it.
    assert goal.evaluate(_FREE)


def test_arrows_lead_from_a_card_to_whom_it_names(visit: Callable[..., Visitor], host: Host) -> None:
    case = Case("yin_yang", 10, "en-GB", {"mystery": True})
    kind = "play: play card player"
    decision = read_decisions(case)[kind]
    [table] = put_tables(host, case, [decision], bots=False)
    ada, watcher = visit(), visit(speed="normal")
    watcher.page.clock.install(time=0)
    ada.hold({table: [TOKEN]})
    for visitor in (ada, watcher):
        visitor.page.set_viewport_size({"width": 1366, "height": 768})
        visitor.go(f"#/table/{table}")
        visitor.page.locator(".board").wait_for()
    watcher.page.clock.pause_at(3600)
    card, _ = clicks_for(kind, case.game, decision.action)
    for name in (card, "seat:3"):
        ada.page.locator(f"[data-thing='{name}'].lit").first.click()
    ada.page.locator(".proposal .primary").click()
    watcher.page.get_by_role("button", name="Skip to now").wait_for()
    arrow = watcher.page.locator(".aim .line.aimed")
    pass_until(watcher.page, arrow)
    expect(watcher.page.locator(".aim .line.played")).to_be_visible()
    named = watcher.page.locator(".plate:has([data-thing='seat:3'])").bounding_box()
    assert named is not None
    x, y = arrow.evaluate(_HEAD)
    assert named["x"] - _NEAR <= x <= named["x"] + named["width"] + _NEAR
    assert named["y"] - _NEAR <= y <= named["y"] + named["height"] + _NEAR
