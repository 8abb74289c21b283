"""A page that is older than the server reloads by itself, once, and everything is where it was."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hosting import Host
from playwright.sync_api import expect
from standing import Wanted, begun, over, stand
from visiting import Visitor

import sampan

BUILT = Path(sampan.__file__).parent / "server" / "page"
TEXT = (".js", ".css", ".html", ".json")
NEWER = "meta[name=edition]"
HERE = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}]


def rebuilt(folder: Path) -> Path:
    """The page as another build would be: the same, but every file of it has another name, and the page a mark."""
    shutil.copytree(BUILT, folder)
    names = {path.name: f"{path.stem}b{path.suffix}" for path in (folder / "assets").iterdir()}
    known = re.compile("|".join(re.escape(name) for name in sorted(names, key=len, reverse=True)))
    for path in [path for path in folder.rglob("*") if path.suffix in TEXT]:
        path.write_text(known.sub(lambda found: names[found[0]], path.read_text()))
    for name, new in names.items():
        (folder / "assets" / name).rename(folder / "assets" / new)
    index = folder / "index.html"
    index.write_text(index.read_text().replace("<head>", '<head><meta name="edition" content="newer">'))
    return folder


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    running = Host(tmp_path).start()
    yield running
    running.stop()


@pytest.fixture
def upgrade(host: Host, tmp_path: Path) -> Callable[[], None]:
    def restart() -> None:
        host.kill()
        host.environment["SAMPAN_PAGE"] = str(rebuilt(tmp_path / "page"))
        host.start()

    return restart


def sit_down(visitor: Visitor, host: Host, wanted: Wanted = begun, **options: object) -> str:
    """Both sit at this screen, where Ada begins a match, or goes on with one in which something is so."""
    made = stand(host, HERE, wanted, first_player=0, **options)
    id_ = str(made["table"]["id"])
    visitor.may_lose_connection = True
    visitor.hold({id_: [token["token"] for token in made["tokens"]]})
    visitor.go(f"#/table/{id_}")
    if wanted is not over:
        visitor.page.get_by_role("heading", name="Ada, it is for you to decide").wait_for()
    return id_


def reloads(visitor: Visitor) -> None:
    visitor.page.locator(NEWER).wait_for(state="attached")


def test_the_table_the_seat_in_front_the_draft_and_the_scroll_are_kept(
    visit: Callable[..., Visitor], host: Host, upgrade: Callable[[], None]
) -> None:
    visitor = visit(phone=True)
    page = visitor.page
    id_ = sit_down(visitor, host)
    page.get_by_role("button", name="I am Ada").click()
    page.locator(".hand").wait_for()
    hand = visitor.hand()
    page.locator(".chat .fold").click()
    page.get_by_placeholder("Say something").fill("wait, I am")
    page.get_by_placeholder("Say something").blur()
    page.evaluate("scrollTo(0, 300)")
    upgrade()
    reloads(visitor)
    page.locator(".hand").wait_for()
    assert page.url.endswith(f"#/table/{id_}")
    assert visitor.hand() == hand, "Ada sits in front, as before, and no curtain asks her again"
    expect(page.get_by_placeholder("Say something")).to_have_value("wait, I am")
    page.wait_for_function("Math.abs(scrollY - 300) < 2")
    # It is a page like any other, and does not reload once more.
    page.evaluate("window.same = true")
    page.get_by_role("button", name="Take a black token").click()
    page.get_by_role("heading", name="Bo, it is for you to decide").wait_for()
    assert page.evaluate("window.same")


def test_behind_the_curtain_it_stays_closed(
    visit: Callable[..., Visitor], host: Host, upgrade: Callable[[], None]
) -> None:
    visitor = visit()
    sit_down(visitor, host)
    upgrade()
    reloads(visitor)
    visitor.page.get_by_role("heading", name="Ada, it is for you to decide").wait_for()
    assert visitor.hand() == []


def test_a_choice_that_waits_for_a_yes_still_does(
    visit: Callable[..., Visitor], host: Host, upgrade: Callable[[], None]
) -> None:
    visitor = visit()
    page = visitor.page
    page.clock.install()
    page.clock.resume()
    card = "W1"  # which gives somebody a token
    sit_down(visitor, host, lambda moment: any(action.get("card") == card for action in moment.actions))
    page.get_by_role("button", name="I am Ada").click()
    for thing in (f"hand:{card}", "seat:1"):
        page.locator(f"[data-thing='{thing}'].lit").click()
    page.locator(".proposal").wait_for()
    proposed = page.locator(".proposal").inner_text()
    upgrade()
    # While somebody is choosing, nothing happens; whoever has not touched anything for a minute is not choosing.
    visitor.hears(lambda message: message["type"] == "current")
    assert page.locator(NEWER).count() == 0
    page.clock.fast_forward(65_000)
    reloads(visitor)
    page.locator(".proposal").wait_for()
    assert page.locator(".proposal").inner_text() == proposed
    page.locator(".proposal .primary").click()
    expect(page.locator(".proposal")).to_have_count(0)


def test_a_replay_stays_where_it_was_and_whose_eyes_it_was_seen_with(
    visit: Callable[..., Visitor], host: Host, upgrade: Callable[[], None]
) -> None:
    visitor = visit()
    page = visitor.page
    id_ = sit_down(visitor, host, over, turn_limit=8)
    page.locator(".outcome").wait_for()
    visitor.go(f"#/replay/{id_}")
    page.get_by_label("Seen by").select_option("Bo")
    slider = page.get_by_role("slider")
    for _ in range(5):
        slider.press("ArrowRight")
    upgrade()
    slider.press("ArrowRight")  # whatever is asked of the server, here the chances, tells of the new page
    told = page.locator(".told").inner_text()
    reloads(visitor)
    expect(page.locator(".told")).to_have_text(told)
    expect(page.get_by_label("Seen by")).to_have_value("1")


def test_a_page_whose_parts_are_gone_reloads_at_once(
    visit: Callable[..., Visitor], upgrade: Callable[[], None]
) -> None:
    visitor = visit("#/")
    visitor.may_lose_connection = True
    visitor.page.get_by_role("link", name="Rules").first.wait_for()
    visitor.page.wait_for_load_state("networkidle")
    upgrade()
    visitor.page.get_by_role("link", name="Rules").first.click()
    reloads(visitor)
    visitor.page.locator("article h1, article h2").first.wait_for()
    # The browser complains about the parts that are gone, and rightly so.
    gone = "404|RulesPage|Refused to apply style"
    visitor.problems = [problem for problem in visitor.problems if not re.search(gone, problem)]


def test_a_page_that_the_server_refuses_reloads_as_soon_as_there_is_another(
    visit: Callable[..., Visitor], host: Host, tmp_path: Path
) -> None:
    """The page speaks the protocol of the version before. As long as it is all that the server has, it says so."""
    old = rebuilt(tmp_path / "old")
    changed = 0
    for path in (old / "assets").glob("*.js"):
        words, count = re.subn(r"(type:.hello.,protocol:)\d+", r"\g<1>2", path.read_text())
        path.write_text(words)
        changed += count
    assert changed == 1
    host.kill()
    host.environment["SAMPAN_PAGE"] = str(old)
    host.start()
    made = host.create(HERE, first_player=0)
    visitor = visit()
    page = visitor.page
    visitor.may_lose_connection = True
    visitor.hold({made["table"]["id"]: [token["token"] for token in made["tokens"]]})
    visitor.go(f"#/table/{made['table']['id']}")
    visitor.hears(lambda message: message.get("reason") == "page-outdated")
    page.get_by_role("heading", name="This page is older than the server").wait_for()
    page.evaluate("window.same = true")
    host.kill()
    host.environment.clear()
    host.start()
    page.get_by_role("heading", name="Ada, it is for you to decide").wait_for()
    assert not page.evaluate("window.same")
    assert page.locator(NEWER).count() == 0
