"""The coach on the page: it asks before a card that lets the rival win, respects the answer, and praises."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from access import check_access
from decision_kinds import Case
from decisions import TOKEN, Decision, put_tables
from delta import Visit
from hosting import Host
from playwright.sync_api import Page, expect
from visiting import Visitor

_CASE = Case("yin_yang", 2, "en-GB")
# Bartholomew can win with the next card, unless Ada plays W8 on him.
_SEED = 20
_MOVES = tuple(
    json.loads(
        "[1,2,1,0,2,59,2,68,2,0,2,74,2,42,2,58,2,59,1,53,1,67,2,68,1,52,1,63,2,75,1,38,2,0,1,33,1,50,2,69,20,1,50,1,58,"
        "1,33,2,60,2,33,2,58,1,57,1]"
    )
)
_BAD = ["hand:W1", "seat:0"]
_GOOD = ["hand:W8", "seat:1"]
_JUDGED = 90_000  # milliseconds; an uncompiled search on a busy machine takes its time


# What the page has sent, as a test cannot see it in time otherwise.
_COUNT = """window.acts = [];
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (words) {
    if (JSON.parse(words).type === 'act') window.acts.push(words);
    return send.call(this, words);
};"""


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server that waits for uncompiled searches on busy machines, too."""
    running = Host(tmp_path_factory.mktemp("coach"), SAMPAN_BOT_SECONDS="90").start()
    yield running
    running.stop()


def _sit(visit: Visit, host: Host, *, on: bool = True, **how: object) -> Visitor:
    """Somebody who is asked for a card, and the coach has judged all of them."""
    [table] = put_tables(host, _CASE, [Decision(_SEED, _MOVES, {})])
    visitor = visit(**how)
    visitor.hold({table: [TOKEN]}, "yin_yang")
    visitor.context.add_init_script(_COUNT)
    if on:
        visitor.context.add_init_script("localStorage['sampan.coach.yin_yang'] ??= 'on'")
    visitor.go(f"#/table/{table}")
    visitor.page.locator(".prompt.asked").wait_for()
    if on:
        for _ in range(_JUDGED // 100):
            if any(message["type"] == "coach" for message in visitor.heard):
                break
            visitor.page.wait_for_timeout(100)
        [remarks] = [message["remarks"] for message in visitor.heard if message["type"] == "coach"]
        assert any(remark["risk"] == {"kind": "threat", "player": 1, "change": 1} for remark in remarks)
    return visitor


def _choose(page: Page, things: list[str], key: str | None = None) -> None:
    for thing in things:
        element = page.locator(f'[data-thing="{thing}"].lit').first
        if key is None:
            element.click()
        else:
            element.focus()
            page.keyboard.press(key)
    confirm = page.locator(".proposal:not(.doubt) .primary")
    expect(confirm).to_be_focused()
    if key is None:
        confirm.click()
    else:
        page.keyboard.press(key)


def _acts(page: Page) -> int:
    return int(page.evaluate("window.acts.length"))


def test_it_asks_once_and_the_reader_may_think_again(visit: Visit, host: Host) -> None:
    ada = _sit(visit, host)
    page = ada.page
    _choose(page, _BAD)
    question = page.locator(".doubt")
    expect(page.locator("#prompt-sentence")).to_have_text("Are you sure?")
    expect(question).to_contain_text("Bartholomew could win with the next card.")
    expect(question.get_by_role("button", name="Think again")).to_be_focused()
    check_access(page, "the coach's question")
    question.get_by_role("button", name="Think again").click()
    expect(question).to_have_count(0)
    expect(page.locator(".prompt.asked")).to_have_count(1)
    assert _acts(page) == 0
    _choose(page, _BAD[1:])  # the card is still chosen
    page.wait_for_function("window.acts.length > 0")
    assert _acts(page) == 1, "the same choice is not questioned twice"


def test_by_keyboard_on_a_phone_in_french(visit: Visit, host: Host) -> None:
    ada = _sit(visit, host, phone=True, locale="fr-FR", scheme="dark")
    page = ada.page
    _choose(page, _BAD, "Enter")
    question = page.get_by_role("region", name="Vraiment ?")
    expect(question).to_contain_text("Bartholomew pourrait gagner à la prochaine carte.")
    expect(question.get_by_role("button", name="Réfléchir encore")).to_be_focused()
    check_access(page, "the coach's question, on a phone")
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    assert _acts(page) == 0
    page.keyboard.press("Escape")  # puts the card back as well
    _choose(page, _GOOD, "Enter")
    expect(page.locator(".praise")).to_contain_text("bloque Bartholomew, qui pourrait gagner à la prochaine carte.")
    check_access(page, "praise, on a phone")


def test_insisting_plays_it_once(visit: Visit, host: Host) -> None:
    ada = _sit(visit, host)
    page = ada.page
    _choose(page, _BAD, "Enter")
    page.locator(".doubt").wait_for()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Play it anyway")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(".doubt")).to_have_count(0)
    page.wait_for_function("window.acts.length > 0")
    ada.settles()
    assert [json.loads(words)["action"]["card"] for words in page.evaluate("window.acts")] == ["W1"]


def test_it_praises_after_the_turn(visit: Visit, host: Host) -> None:
    ada = _sit(visit, host)
    _choose(ada.page, _GOOD)
    praise = ada.page.locator(".praise")
    expect(praise).to_have_text("Well played: blocks Bartholomew, who could win with the next card.")
    expect(ada.page.get_by_role("status").filter(has_text="Well played: ")).to_have_count(1)
    check_access(ada.page, "praise")


def test_it_is_silent_where_it_is_not_switched_on(visit: Visit, host: Host) -> None:
    ada = _sit(visit, host, on=False)
    _choose(ada.page, _BAD)
    ada.page.wait_for_function("window.acts.length > 0")
    ada.settles()
    assert not any(message["type"] == "coach" for message in ada.heard)


@pytest.mark.parametrize("way", ["first game", "closing game"])
def test_it_helps_in_the_first_game_and_after_the_last_lesson(visit: Visit, way: str) -> None:
    visitor = visit("#/" if way == "first game" else "#/learn/yin_yang")
    page = visitor.page
    page.get_by_role("button", name="Play: Yin & Yang" if way == "first game" else "Play a short game").click()
    page.wait_for_url("**/#/table/*")
    page.locator(".prompt").wait_for()
    page.get_by_role("button", name="Settings").click()
    switch = page.get_by_role("checkbox", name="Coach")
    expect(switch).to_be_checked()
    check_access(page, "the coach's switch")
    table = page.url
    switch.uncheck()
    page.keyboard.press("Escape")
    page.reload()
    assert page.url == table
    page.get_by_role("button", name="Settings").click()
    expect(switch).not_to_be_checked()
