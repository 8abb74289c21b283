"""axe finds nothing serious on any page, light and dark, on a desktop and on a phone; and nothing scrolls sideways."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from access import check_access
from hosting import Host
from standing import over, plays_a_card, stand
from visiting import Visitor


class Tables(NamedTuple):
    """Tables in every state, and the keys to their seats."""

    running: dict[str, Any]
    waiting: dict[str, Any]
    shared: dict[str, Any]
    finished: dict[str, Any]


def _held(made: dict[str, Any]) -> list[str]:
    return [token["token"] for token in made["tokens"]]


@pytest.fixture(scope="module")
def tables(host: Host) -> Tables:
    person, friend = {"kind": "here", "name": "Ada"}, {"kind": "link", "name": "Cleo"}
    rival = {"kind": "bot", "name": "Bo", "bot": "easy"}
    return Tables(
        running=stand(host, [person, rival, {**rival, "name": "Dai"}], plays_a_card, teams=[0, 1, 0]),
        waiting=host.create([person, friend], public=False, friends=False),
        shared=host.create([person, {"kind": "here", "name": "Bo"}], first_player=0, mystery=True),
        finished=stand(
            host,
            [person, rival],
            lambda moment: over(moment) and any(moment.view["discards"].values()),
            turn_limit=12,
        ),
    )


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_page_has_a_serious_problem(visit: Callable[..., Visitor], tables: Tables, scheme: str, phone: bool) -> None:
    visitor = visit(scheme=scheme, phone=phone)
    visitor.hold({made["table"]["id"]: _held(made) for made in tables})
    page = visitor.page

    def at(place: str, made: dict[str, Any] | None = None) -> None:
        visitor.go(place if made is None else f"#/{place}/{made['table']['id']}")

    at("#/")
    page.get_by_role("button", name="Play: Yin & Yang").wait_for()
    check_access(page, "lobby")

    at("#/new/yin_yang")
    page.get_by_text("Rules of this table").click()
    page.get_by_label("Teams").check()
    check_access(page, "set-up")

    at("#/rules/yin_yang")
    page.get_by_role("heading", level=1).wait_for()
    check_access(page, "rules")

    at("#/replay")
    page.get_by_text("Drop a match file here").wait_for()
    check_access(page, "replay of a file")

    at("replay", tables.finished)
    page.get_by_role("slider").press("PageUp")
    check_access(page, "replay of a table")

    at("table", tables.waiting)
    page.get_by_text("Waiting for friends").wait_for()
    check_access(page, "waiting")

    at(f"#/table/{tables.waiting['table']['id']}/seat/{tables.waiting['invitations'][0]['invitation']}")
    page.get_by_label("Your name").wait_for()
    check_access(page, "invitation")

    at("table", tables.shared)
    page.get_by_role("button", name="I am Ada").wait_for()
    check_access(page, "curtain")

    at("table", tables.finished)
    page.locator(".outcome").wait_for()
    check_access(page, "outcome")
    page.locator(".place .button:enabled").first.click()
    page.get_by_role("dialog").wait_for()
    check_access(page, "discard pile")

    at("table", tables.running)
    page.locator(".hand button.lit").first.wait_for()
    page.get_by_text("All possible actions").click()
    check_access(page, "table")
    page.locator(".hand button.lit").first.click()
    page.locator(".choice.picked, .proposal").first.wait_for()
    check_access(page, "choosing")
