"""Replays: from a file that is dropped or chosen, from a finished table, through different eyes."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from hosting import Host
from playwright.sync_api import expect
from visiting import Visitor

from sampan import Rng, game
from sampan.bots.bot import decide
from sampan.bots.registry import bot
from sampan.core.dealer import new_dealer
from sampan.core.match import Match
from sampan.core.match_file import save_match
from sampan.core.state import OVER

_DROP = """async ([name, content]) => {
  const dropped = new DataTransfer();
  dropped.items.add(new File([content], name, { type: 'application/json' }));
  const target = document.querySelector('.drop [role=group]');
  target.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }));
}"""


@pytest.fixture(scope="module")
def match_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    match = Match(game("yin_yang"), ["Ada", "Bo", "Cleo"], {"turn_limit": 30}, new_dealer("replay")).begin()
    rng = Rng(8)
    while match.to_move() != OVER:
        match.act(match.to_move(), decide(bot("random"), match.state, rng))
    path = tmp_path_factory.mktemp("match") / "match.sampan.json"
    save_match(match, path)
    return path


def test_a_dropped_match_file_is_replayed(visit: Callable[..., Visitor], match_file: Path) -> None:
    visitor = visit("#/replay")
    page = visitor.page
    page.get_by_text("Drop a match file here").wait_for()
    page.evaluate(_DROP, ["match.sampan.json", match_file.read_text()])
    slider = page.get_by_role("slider")
    slider.wait_for()
    expect(slider).to_have_value("0")
    page.get_by_text("The start of the match.").wait_for()

    slider.focus()
    page.keyboard.press("End")
    page.locator(".told", has_text="The game is over").wait_for()
    last = int(slider.input_value())
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(last - 1))
    page.get_by_role("button", name="To the start").click()
    page.get_by_role("button", name="One forward").click()
    expect(slider).to_have_value("1")
    expect(page.locator(".told")).to_contain_text("begins")
    # Every step tells something: a draw is one step, though the rules know two.
    for step in range(2, 14):
        page.get_by_role("button", name="One forward").click()
        expect(slider).to_have_value(str(step))
        expect(page.locator("ol button[aria-current]")).not_to_have_count(0)
        row = page.locator("ol button[aria-current]").first
        if not row.get_attribute("aria-expanded"):  # a row that counts draws says no more than how many
            assert row.inner_text() in page.locator(".told").inner_text()

    # A spectator sees no hand; Bo sees his own, and his draws by name.
    assert visitor.hand() == []
    page.get_by_label("Seen by").select_option("Bo")
    slider.focus()
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    page.locator(".hand").wait_for()
    page.locator("ol button", has_text="You draw").first.click()
    expect(page.locator(".told")).to_have_text(re.compile("^You draw"))


def test_a_chosen_file_that_is_no_match_is_refused(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    visitor = visit("#/replay")
    foreign = tmp_path / "foreign.json"
    foreign.write_text('{"some": "thing"}')
    visitor.page.get_by_label("Choose a match file").set_input_files(foreign)
    visitor.page.locator("[role=alert]", has_text="not a Sampan match").wait_for()
    # The browser itself notes that the server said no.
    visitor.problems = [problem for problem in visitor.problems if "status of 4" not in problem]


def test_a_finished_table_is_replayed_from_the_lobby(visit: Callable[..., Visitor], host: Host) -> None:
    made = host.create(
        [{"kind": "here", "name": "Ada"}, {"kind": "bot", "name": "Barnaby", "bot": "random"}],
        first_player=1,
        turn_limit=1,
        at_limit="draw",
    )
    visitor = visit()
    visitor.hold({made["table"]["id"]: [made["tokens"][0]["token"]]})
    visitor.go(f"#/table/{made['table']['id']}")
    page = visitor.page
    page.get_by_role("button", name="Take a white token").click()
    page.get_by_role("heading", name="Nobody has won.").wait_for()
    visitor.go("#/")
    page.get_by_role("link", name="Replay: Ada · Barnaby").click()
    page.get_by_role("slider").press("End")
    page.locator(".told", has_text="The game is over").wait_for()
