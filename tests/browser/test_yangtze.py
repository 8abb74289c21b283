"""Yangtze through the page: whole matches of two and four, auctions, hidden goods, both languages, keys, phones."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from access import check_access
from folding import folded
from hosting import Host
from keys import has_focus, tab_to
from playwright.sync_api import expect
from secrecy import check_told
from standing import Moment, over, stand
from trading import bids, trade_until, view_of
from visiting import Visitor

from sampan import Rng, game, text
from sampan.core.match_file import read_match

GAME = "yangtze"
NewVisitor = Callable[..., Visitor]


def _seat(name: str, kind: str = "here") -> dict[str, str]:
    return {"kind": kind, "name": name, **({"bot": "easy"} if kind == "bot" else {})}


def _sit(visit: NewVisitor, made: dict[str, Any], **how: Any) -> Visitor:
    """Somebody who holds all the seats of persons at this screen."""
    visitor = visit(**how)
    visitor.hold({made["table"]["id"]: [each["token"] for each in made["tokens"]]}, GAME)
    visitor.go(f"#/table/{made['table']['id']}")
    visitor.page.locator(".board").wait_for()
    return visitor


def _name(good: str) -> str:
    return text.say("en", "sampan.games.yangtze", f"good-{good}")


def _reads(visitor: Visitor, sentence: str) -> None:
    """Wait until the log says so."""
    visitor.page.locator("aside ol button", has_text=sentence).first.wait_for()


def _ended(visitor: Visitor) -> bool:
    return visitor.page.locator(".outcome").count() > 0


def test_a_person_wins_an_auction_against_easy_and_plays_to_the_end(visit: NewVisitor, host: Host) -> None:
    # Bo has passed, so that a bid wins.
    made = stand(
        host,
        [_seat("Ada"), _seat("Bo", "bot")],
        lambda moment: bids(moment) and moment.view["auction"]["passed"] == [1],
        GAME,
    )
    ada = _sit(visit, made)
    page = ada.page
    page.locator(".prompt.asked").wait_for()
    rng = Rng(1)

    auction = view_of(ada)["auction"]
    before = view_of(ada)["players"][0]["money"]
    post = text.say("en", "sampan.games.yangtze", f"post-{auction['post']['post']}")
    expect(page.locator("#prompt-sentence")).to_contain_text(post[1:])
    amount = page.get_by_label("An amount of your own")
    place = page.locator(".prompt").bounding_box()
    amount.fill("a dozen")
    page.get_by_role("button", name="Bid", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("“a dozen” is not a whole amount")
    assert page.locator(".prompt").bounding_box() == place
    amount.fill(str(before + 1))
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Bid", exact=True).click()
    expect(page.get_by_role("alert")).to_have_text(f"You can bid from {auction['minimum']} to {before}.")
    assert page.locator(".prompt").bounding_box() == place
    assert view_of(ada)["auction"] == auction
    trade_until([ada], rng, lambda: _won(ada), limit=60)
    post = view_of(ada)["players"][0]["posts"][0]
    expect(page.locator(f".mine [data-thing='post:{post['post']}']")).to_be_visible()

    trade_until([ada], rng, lambda: _ended(ada), limit=12, passing=True)
    view = view_of(ada)
    for own in view["reckoning"]:
        column = [_figure(cell) for cell in page.locator(f".reckoning tbody td:nth-child({own['seat'] + 2})").all()]
        assert sum(column) == own["total"]
        expect(page.locator(".reckoning tfoot td").nth(own["seat"])).to_have_text(str(own["total"]))
    expect(page.locator("aside ol button").last).to_have_text(re.compile("^(Your wealth is|The wealth of)"))


def _won(visitor: Visitor) -> bool:
    return any(re.match(r"You get .+ for \d+\.", line) for line in visitor.log())


def _figure(cell: Any) -> int:
    """What a source brings: its first figure; the small one beside it is the sum so far."""
    found = re.match(r"\+?(\d+)", cell.inner_text().strip())
    assert found
    return int(found[1])


def test_four_players_at_three_screens_and_a_spectator_are_told_nothing_hidden(visit: NewVisitor, host: Host) -> None:
    # Nobody has shown a good that was dealt to them, and Ada may bid.
    made = stand(
        host,
        [_seat("Ada"), _seat("Bo", "link"), _seat("Cleo"), _seat("Dai")],
        lambda moment: bids(moment) and all(each["never_shown"] == 2 for each in moment.view["players"]),
        GAME,
    )
    table = made["table"]["id"]
    tokens = [each["token"] for each in made["tokens"]]
    ada, bo, pair = players = [visit(), visit(), visit()]
    for visitor, held in ((ada, tokens[:1]), (bo, tokens[1:2]), (pair, tokens[2:])):
        visitor.hold({table: held}, GAME)
        visitor.go(f"#/table/{table}")
    for visitor in players:
        visitor.page.locator(".board").wait_for()
    watcher = visit(f"#/table/{table}")
    watcher.sees("You are watching.")
    assert watcher.page.locator(".warehouse").count() == 0

    rng = Rng(2)
    trade_until(players, rng, lambda: any(re.match(r"\w+ gets .+ for \d+\.", line) for line in watcher.log()), limit=5)
    trade_until(players, rng, lambda: len(list(folded(watcher.heard))) > 15, limit=0)  # that there is much to look at
    trade_until(players, rng, lambda: _ended(watcher), limit=0, passing=True)
    match = read_match(host.get(f"tables/{table}/match").content, game)
    check_told(watcher.heard, match, {"spectator": None})
    check_told(ada.heard, match, {"0": 0})
    check_told(bo.heard, match, {"1": 1})
    check_told(pair.heard, match, {"2": 2, "3": 3})

    # A starting good stands nowhere but among all those unseen, until its owner shows it.
    dealt = {event["good"]: event["seat"] for entry in match.entries for event in _whole(entry, "good_dealt")}
    assert sorted(dealt.values()) == [0, 0, 1, 1, 2, 2, 3, 3]
    shown = {good: _first_told(match.log(None), good) for good in dealt}
    for visitor, seats in ((ada, [0]), (bo, [1]), (pair, [2, 3]), (watcher, [])):
        for good, owner in dealt.items():
            places = set(_places(visitor.heard, good, before=shown[good]))
            assert (places <= {".unseen"}) is (owner not in seats), (seats, good, places)


def _whole(entry: Any, kind: str) -> Iterator[dict[str, Any]]:
    return (event.whole() for event in entry.events if event.kind == kind)


def _first_told(log: list[dict[str, Any]], good: str) -> int:
    """The action with which everybody was told of a good."""
    return next(ply for ply, entry in enumerate(log) if f"'{good}'" in str(entry["events"]))


def _places(heard: list[dict[str, Any]], good: str, before: int) -> Iterator[str]:
    """Where a good stands in all that was told before an action."""
    for message in folded(heard):
        if message["table"]["ply"] <= before:
            yield from _search({**message, "table": None}, good, "")


def _search(part: Any, good: str, key: str) -> Iterator[str]:
    if isinstance(part, dict):
        for name, value in part.items():
            yield from _search(value, good, f".{name}")
    elif isinstance(part, list):
        for value in part:
            yield from _search(value, good, key)
    elif part == good:
        yield key


def test_the_curtain_hides_the_goods(visit: NewVisitor, host: Host) -> None:
    made = host.create([_seat("Ada"), _seat("Bo")], game=GAME, first_player=0)
    visitor = _sit(visit, made)
    page = visitor.page
    hidden = [good for seat in (0, 1) for good in view_of(visitor, seat)["players"][seat]["goods"]]
    assert len(hidden) == 4

    def bare() -> bool:
        content = page.content()
        return not any(f"good:{good}" in content or _name(good) in content for good in hidden)

    page.get_by_role("heading", name="Ada, it is for you to decide").wait_for()
    assert bare()
    assert page.locator(".warehouse, .prompt button").count() == 0
    page.get_by_role("button", name="I am Ada").click()
    page.locator(".warehouse").wait_for()
    assert all(_name(good) in page.content() for good in hidden[:2])
    assert not any(_name(good) in page.content() for good in hidden[2:])
    page.get_by_role("button", name="Buy nothing").click()
    page.get_by_role("heading", name="Bo, it is for you to decide").wait_for()
    assert bare()
    page.get_by_role("button", name="I am Bo").click()
    page.get_by_text("1 of 2 turns in a row").wait_for()
    page.get_by_role("button", name="Buy nothing").click()
    page.get_by_text("nobody wanted to trade any more").first.wait_for()


def _holds_no_cargo(moment: Moment) -> bool:
    """Ada begins, with two goods that have nothing in common."""
    one, other = moment.view["players"][0]["goods"]
    return set(one.split("-")).isdisjoint(other.split("-"))


def test_an_order_that_must_be_obeyed_cannot_be_declined_and_says_so(visit: NewVisitor, host: Host) -> None:
    made = stand(host, [_seat("Ada"), _seat("Bo", "bot")], lambda moment: moment.phase == "discard", GAME)
    visitor = _sit(visit, made)
    page = visitor.page
    button = page.locator(".prompt").get_by_role("button", name="Decline", exact=True)
    expect(button).to_have_attribute("aria-disabled", "true")
    reason = button.get_attribute("title") or ""
    assert reason
    # A finger learns it, too: nothing moves for that, and it is gone with the next touch.
    place = page.locator(".prompt").bounding_box()
    button.click(force=True)
    expect(page.locator(".prompt .remark")).to_have_text(reason)
    assert page.locator(".prompt").bounding_box() == place
    page.locator("#prompt-sentence").click()
    expect(page.locator(".prompt .remark")).to_have_count(0)


def test_everything_that_cannot_be_done_says_why(visit: NewVisitor, host: Host) -> None:
    made = stand(host, [_seat("Ada"), _seat("Bo", "bot")], _holds_no_cargo, GAME, first_player=0)
    visitor = _sit(visit, made)
    page = visitor.page
    page.locator(".boat button.lit").first.wait_for()
    # 30 money are enough for every boat; a card may wait for its occasion.
    expect(page.locator(".boat button.lit")).to_have_count(8)
    barred = page.locator("[data-thing='card:sell_any_time'] .reason").inner_text()
    assert "as many cargoes as you like" in barred
    # A good chosen to be sold alone: its value, and a sentence for goods that are no cargo.
    tiles = page.locator(".warehouse .tile")
    tiles.first.click()
    page.get_by_role("button", name=re.compile(r"Sell this one for \d+")).wait_for()
    tiles.last.click()
    visitor.sees("These goods make no cargo.")
    page.get_by_role("button", name="Put back").click()
    tiles.first.click()
    page.get_by_role("button", name=re.compile(r"Sell this one for \d+")).click()
    _reads(visitor, "You sell ")

    # A card is played once: what it does is told before.
    page.locator("[data-thing='card:buy_two']").click()
    expect(page.locator(".proposal")).to_contain_text("Buy two goods this turn instead of one.")
    page.locator(".proposal .button:not(.primary)").click()

    # A cell of the grid that holds nothing of one's own says so.
    page.locator(".slot[data-thing]").first.click()
    page.locator("[role=status]", has_text="is behind your screen").wait_for()

    # A card that is played with a purchase.
    height = page.locator(".warehouse").evaluate("goods => goods.offsetHeight")
    page.locator("[data-thing='card:free_good']").click()
    page.locator(".prompt p", has_text="Choose the boat that you take for nothing.").wait_for()
    assert page.get_by_text("To sell a row or a column").count() == 0
    assert page.locator(".warehouse").evaluate("goods => goods.offsetHeight") == height  # the cards stay where they are
    page.keyboard.press("Escape")
    page.locator(".choice.picked").wait_for(state="detached")


def test_a_turn_and_an_auction_by_keys_alone(visit: NewVisitor, host: Host) -> None:
    visitor = _sit(visit, host.create([_seat("Ada"), _seat("Bo", "bot")], game=GAME, first_player=0))
    page = visitor.page
    page.locator(".boat button.lit").last.wait_for()
    cheapest = view_of(visitor)["river"][7]
    tab_to(page, f"Choose {_name(cheapest['good'])}")
    page.keyboard.press("Enter")
    _reads(visitor, f"You buy {_name(cheapest['good'])} for 4.")

    visitor = _sit(visit, stand(host, [_seat("Ada"), _seat("Bo", "bot")], bids, GAME))
    page = visitor.page
    page.locator(".prompt.asked").wait_for()
    least = view_of(visitor)["auction"]["minimum"]
    tab_to(page, "An amount of your own")
    page.keyboard.type(str(least))
    page.keyboard.press("Enter")
    # By itself, or in the row that counts the bids of this auction, which a click unfolds.
    counted = page.locator("aside ol button[aria-expanded=false]", has_text="bids, up to")
    page.locator("aside ol button", has_text=f"You bid {least}.").or_(counted.last).first.wait_for()
    if counted.count():
        counted.last.click()
    _reads(visitor, f"You bid {least}.")

    page.get_by_role("button", name="The twelve emperors").press("Enter")
    dialog = page.get_by_role("dialog")
    dialog.wait_for()
    expect(dialog.locator("li")).to_have_count(12)
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    has_focus(page, "The twelve emperors")


def test_everything_is_there_in_french(visit: NewVisitor, host: Host) -> None:
    made = host.create([_seat("Ada"), _seat("Bo")], game=GAME, first_player=0)
    visitor = _sit(visit, made, locale="fr-FR")
    page = visitor.page
    page.get_by_role("button", name="Je suis Ada").click()
    foreign = re.compile(r"\b(the|you|your|buys?|sells?|bids?|goods|posts?|emperors?|hidden|yz-|good-)\b")

    def check() -> None:
        expect(page.locator("html")).to_have_attribute("lang", "fr")
        assert foreign.findall(page.locator("body").inner_text()) == []

    page.locator(".boat button.lit").first.wait_for()
    check()
    page.get_by_role("button", name="Les douze empereurs").click()
    check()
    page.keyboard.press("Escape")

    visitor = _sit(visit, stand(host, [_seat("Ada"), _seat("Bo")], bids, GAME), locale="fr-FR")
    page = visitor.page
    page.get_by_role("button", name="Je suis Ada").click()
    page.locator(".auction").wait_for()
    check()
    page.get_by_role("button", name=re.compile("^Miser [0-9]+$")).first.click()
    trade_until([visitor], Rng(5), lambda: _ended(visitor), limit=0, passing=True)
    check()
    page.get_by_role("heading", name="Décompte final").wait_for()

    # And watched again afterwards, by everybody's eyes.
    page.get_by_role("link", name="Revoir la partie").click()
    page.get_by_role("slider").press("End")
    page.get_by_label("Vue par").select_option("0")
    page.locator(".warehouse").wait_for()
    check()


class Places:
    """Tables at moments that look different, and the keys to their seats."""

    def __init__(self, host: Host) -> None:
        self.trading = host.create([_seat("Ada"), _seat("Bo", "bot"), _seat("Cleo", "bot")], game=GAME, first_player=0)
        self.bidding = stand(host, [_seat("Ada"), _seat("Bo", "bot")], bids, GAME)
        self.ended = stand(host, [_seat("Ada"), _seat("Bo")], over, GAME)

    def enter(self, visitor: Visitor, made: dict[str, Any]) -> Visitor:
        tables = (self.trading, self.bidding, self.ended)
        visitor.hold({each["table"]["id"]: [token["token"] for token in each["tokens"]] for each in tables}, GAME)
        visitor.go(f"#/table/{made['table']['id']}")
        visitor.page.locator(".board").wait_for()
        return visitor


@pytest.fixture(scope="module")
def places(host: Host) -> Places:
    return Places(host)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_page_has_a_serious_problem(visit: NewVisitor, places: Places, scheme: str, phone: bool) -> None:
    visitor = places.enter(visit(scheme=scheme, phone=phone), places.trading)
    page = visitor.page
    page.locator(".boat button.lit").first.wait_for()
    check_access(page, "trade")
    page.locator(".warehouse .tile").first.click()
    page.get_by_role("button", name="The twelve emperors").click()
    page.get_by_role("dialog").wait_for()
    check_access(page, "emperors")
    page.keyboard.press("Escape")

    visitor.go(f"#/table/{places.bidding['table']['id']}")
    page.locator(".auction").wait_for()
    page.get_by_label("An amount of your own").fill("?")
    page.keyboard.press("Enter")
    page.get_by_role("alert").wait_for()
    check_access(page, "auction")

    visitor.go(f"#/table/{places.ended['table']['id']}")
    page.locator(".reckoning tfoot").wait_for()
    check_access(page, "reckoning")

    visitor.go("#/new/yangtze")
    page.get_by_text("Rules of this table").click()
    check_access(page, "set-up")
    visitor.go("#/")
    page.get_by_role("button", name="Play: Yangtze").wait_for()
    check_access(page, "lobby")


@pytest.mark.parametrize("phone", [False, True], ids=["beside the board", "phone"])
def test_a_resignation_in_the_middle_of_an_auction_puts_it_away(visit: NewVisitor, host: Host, phone: bool) -> None:
    ada = _sit(visit, stand(host, [_seat("Ada"), _seat("Bo", "bot")], bids, GAME), phone=phone)
    expect(ada.page.locator(".auction")).to_be_visible()
    ada.page.get_by_role("button", name="Resign").click()
    ada.page.get_by_role("button", name="Yes, resign").click()
    ada.page.locator(".outcome").wait_for()
    expect(ada.page.locator(".auction")).to_have_count(0)


def test_the_auction_is_in_sight_on_a_phone_and_at_the_seats(visit: NewVisitor, places: Places) -> None:
    page = places.enter(visit(phone=True), places.bidding).page
    stage = page.locator(".stage")
    for scrolled in (0, 900):
        page.evaluate("top => window.scrollTo(0, top)", scrolled)
        expect(stage).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("button", name=re.compile("^Bid [0-9]+$")).first).to_be_in_viewport(ratio=1)
    box, bar = stage.bounding_box(), page.locator(".prompt").bounding_box()
    assert box
    assert bar
    assert box["y"] + box["height"] <= bar["y"]
    page.set_viewport_size({"width": 1366, "height": 768})
    expect(page.locator(".plate .paddle")).to_have_count(2)
    expect(page.locator(".boat.dear")).to_have_count(0)
