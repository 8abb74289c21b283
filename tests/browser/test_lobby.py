"""From the lobby to a table: in one click, or by a form that is filled in already; and the fonts of the page."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from hosting import Host
from keys import tab_to
from playwright.sync_api import Page, expect
from visiting import Visitor

import sampan

Visit = Callable[..., Visitor]
_WORDS = {
    "en-GB": {
        "play": "Play: {}",
        "change": "Change…: {}",
        "start": "Set up the table",
        "kind": "Who sits here",
        "remove": "Remove seat 3",
        "name": "Name",
        "level": "Level",
        "rules": "Rules of this table",
        "hints": "Hints",
        "ready": "You and 2 bots (Easy)",
    },
    "fr-FR": {
        "play": "Jouer : {}",
        "change": "Modifier… : {}",
        "start": "Préparer la table",
        "kind": "Qui est assis ici",
        "remove": "Retirer la place 3",
        "name": "Nom",
        "level": "Niveau",
        "rules": "Règles de cette table",
        "hints": "Conseils",
        "ready": "Vous et 2 robots (Facile)",
    },
}
_FACES = """[...document.fonts].filter(face => face.status === 'loaded')
    .map(face => face.family.replaceAll('"', '')).filter(family => family.startsWith('Source'))"""

_HEIGHTS = "[...document.querySelectorAll('article, header')].map(part => part.getBoundingClientRect().height)"


def _table(host: Host, page: Page) -> dict[str, Any]:
    """The table that this browser is at, as the server knows it."""
    page.wait_for_url("**/#/table/*")
    kept = json.loads(page.evaluate("localStorage.getItem('sampan.tables')"))
    id_ = page.url.rpartition("/")[2]
    token = {"Authorization": f"Bearer {kept[id_]['held'][0]}"}
    found: dict[str, Any] = httpx.get(f"{host.address}api/tables/{id_}", headers=token, timeout=10).json()
    return found


@pytest.mark.parametrize("locale", _WORDS)
@pytest.mark.parametrize("game", sampan.game_keys())
def test_one_click_leads_to_a_running_table(visit: Visit, host: Host, game: str, locale: str) -> None:
    words, title = _WORDS[locale], sampan.game(game).title()
    visitor = visit("#/", locale=locale)
    page = visitor.page
    play = page.get_by_role("button", name=words["play"].format(title), exact=True)
    expect(play).to_have_accessible_description(words["ready"])
    play.click()
    page.locator(".board").first.wait_for()
    table = _table(host, page)
    assert (table["game"], table["started"], table["public"], table["hints"]) == (game, True, False, True)
    assert [seat["kind"] for seat in table["seats"]] == ["here", "bot", "bot"]
    assert {seat["bot"] for seat in table["seats"][1:]} == {"easy"}


@pytest.mark.parametrize("locale", _WORDS)
def test_change_opens_the_form_filled_in_like_the_last_table(visit: Visit, host: Host, locale: str) -> None:
    words = _WORDS[locale]
    visitor = visit("#/", locale=locale)
    page = visitor.page
    change = page.get_by_role("link", name=words["change"].format("Yangtze"), exact=True)
    change.click()
    # What one click would have started.
    expect(page.get_by_label(words["kind"])).to_have_count(3)
    expect(page.get_by_label(words["level"])).to_have_count(2)
    expect(page.get_by_label(words["level"]).first).to_have_value("easy")
    expect(page.get_by_label(words["hints"], exact=True)).to_be_checked()
    page.get_by_label(words["name"]).first.fill("Zoé")
    page.get_by_role("button", name=words["remove"]).click()
    page.get_by_label(words["level"]).select_option("random")
    page.get_by_text(words["rules"]).click()
    page.locator(".options select").first.select_option("1")  # who begins
    page.get_by_role("button", name=words["start"]).click()
    page.locator(".board").first.wait_for()

    # The next table is the same, by one click as well as in the form.
    visitor.go("#/")
    change.click()
    expect(page.get_by_label(words["kind"])).to_have_count(2)
    expect(page.get_by_label(words["name"]).first).to_have_value("Zoé")
    expect(page.get_by_label(words["level"])).to_have_value("random")
    expect(page.locator(".rules li")).to_have_count(1)
    visitor.go("#/")
    page.get_by_role("button", name=words["play"].format("Yangtze"), exact=True).click()
    page.locator(".board").first.wait_for()
    table = _table(host, page)
    assert table["seats"][0]["name"] == "Zoé"
    assert [seat["bot"] for seat in table["seats"]] == [None, "random"]


def test_what_the_server_no_longer_takes_is_forgotten(visit: Visit, host: Host) -> None:
    visitor = visit()
    visitor.may_be_refused = True
    last = {"seats": [None, "easy"], "options": {"first_player": 99}, "public": False, "fair": True, "hints": True}
    visitor.context.add_init_script(f"localStorage['sampan.table.yin_yang'] ??= {json.dumps(json.dumps(last))}")
    visitor.go("#/")
    page = visitor.page
    page.get_by_role("button", name="Play: Yin & Yang").click()
    page.locator(".board").wait_for()
    assert len(_table(host, page)["seats"]) == 3
    assert json.loads(page.evaluate("localStorage['sampan.table.yin_yang']"))["options"] == {}


def test_a_table_is_started_by_keys_alone(visit: Visit) -> None:
    page = visit("#/").page
    page.get_by_role("button", name="Play: Dragon Delta").wait_for()
    tab_to(page, "Play: Dragon Delta")
    page.keyboard.press("Enter")
    page.locator(".board").first.wait_for()
    expect(page.locator("main")).to_be_focused()


@pytest.mark.parametrize("locale", _WORDS)
def test_the_lobby_fits_a_laptop_and_invites_to_play(browser: Any, tmp_path: Any, locale: str) -> None:
    host = Host(tmp_path).start()
    try:
        visitor = Visitor(browser, host.address, locale=locale)
        visitor.page.set_viewport_size({"width": 1366, "height": 768})
        visitor.go("#/")
        page = visitor.page
        for game in sampan.game_keys():
            button = page.get_by_role(
                "button", name=_WORDS[locale]["play"].format(sampan.game(game).title()), exact=True
            )
            expect(button).to_be_in_viewport(ratio=1)
        nobody = "Nobody is playing in public" if locale == "en-GB" else "Personne ne joue en public"
        visitor.sees(nobody)
        visitor.leave()
    finally:
        host.stop()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_language_and_colours_are_at_hand_everywhere(visit: Visit, phone: bool) -> None:
    visitor = visit(phone=phone)
    page = visitor.page
    for place in ("#/", "#/new/yangtze"):
        visitor.go(place)
        for name in ("English", "Français", "Colours: same as the system"):
            expect(page.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("locale", _WORDS)
def test_the_fonts_come_from_our_own_host_and_are_used(visit: Visit, host: Host, locale: str) -> None:
    visitor = visit("#/", locale=locale)
    page = visitor.page
    page.get_by_role("heading", level=2).first.wait_for()
    page.wait_for_function(f"new Set({_FACES}).size >= 2")
    assert set(page.evaluate(_FACES)) == {"Source Sans 3", "Source Serif 4"}
    for font in ("16px 'Source Sans 3'", "600 24px 'Source Serif 4'"):
        assert page.evaluate("font => document.fonts.check(font, 'Où êtes-vous ? « À l’œuvre… »')", font)
    first = "element => getComputedStyle(element).fontFamily.split(',')[0].replaceAll('\"', '')"
    assert page.locator("article p").first.evaluate(first) == "Source Sans 3"
    assert page.locator("article h2").first.evaluate(first) == "Source Serif 4"
    assert {answer.url.startswith(host.address) for answer in visitor.answers} == {True}
    fonts = [answer for answer in visitor.answers if answer.url.endswith(".woff2")]
    assert {answer.headers["content-type"] for answer in fonts} == {"font/woff2"}
    assert 0 < sum(len(answer.body()) for answer in fonts) < 200_000
    assert "SIL OPEN FONT LICENSE" in page.request.get(f"{host.address}fonts-licence.txt").text()


@pytest.mark.parametrize("locale", _WORDS)
def test_nothing_jumps_when_the_fonts_arrive(visit: Visit, locale: str) -> None:
    page = visit("#/", locale=locale).page
    page.locator("article svg").nth(3).wait_for()
    page.wait_for_function(f"new Set({_FACES}).size >= 2")
    arrived = page.evaluate(_HEIGHTS)
    families = page.evaluate("[...document.fonts].map(face => face.family.replaceAll('\"', ''))")
    assert {"Meanwhile Sans", "Meanwhile Serif"} <= set(families)
    page.evaluate(
        """() => {
          const { style } = document.documentElement;
          for (const kind of ['Sans', 'Serif']) style.setProperty(`--${kind.toLowerCase()}`, `'Meanwhile ${kind}'`);
        }"""
    )
    # A paragraph may be broken a line earlier or later, but no card grows or shrinks by more than that.
    line = 25
    before = page.evaluate(_HEIGHTS)
    assert all(abs(one - other) < line for one, other in zip(arrived, before, strict=True)), (before, arrived)
