"""Nothing jumps: board, hand and prompt stay where they are while choices light up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import delta
import pytest
from delta import ADA, BO, BOT, Visit, lay, sit
from hosting import Host
from playwright.sync_api import Page
from visiting import Visitor

import sampan
from sampan import Rng

_SIZE = {"width": 1366, "height": 768}
_DECISIONS = 40  # more of the same kinds follow
_MATCHES = 5  # enough
_STEPS: dict[str, Callable[[Visitor, Rng], bool]] = {
    "dragon_delta": delta.step,
}
# Where the board, the players, what lies in the hand and what is asked stand, by name. The prompt may grow at its lower
# end, where nothing is; but no button in it gives way.
_PLACES = """() => {
    const named = (prefix, elements, sized) => elements.filter(each => each.checkVisibility()).map((each, index) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        const place = sized ? [x, y, width, height] : [x, y, width];
        return [`${prefix} ${index}`, place.map(Math.round).join(' ')];
    });
    const kinds = ['board-area', 'board', 'map', 'delta', 'players', 'hand', 'laying', 'warehouse', 'plate'];
    const boxes = kinds.flatMap(kind => named(kind, [...document.querySelectorAll(`.play .${kind}:not(svg *)`)], true));
    const rows = named('row', [...document.querySelectorAll('article.row')], true);
    const planks = named('plank', [...document.querySelectorAll('article.row li svg')], false);
    const buttons = [...document.querySelectorAll('.prompt button[data-thing], .prompt .hint')].flatMap(each =>
        named(each.dataset.thing ?? 'hint', [each], false));
    const prompt = named('prompt', [...document.querySelectorAll('.prompt')], false);
    return Object.fromEntries([...boxes, ...rows, ...planks, ...prompt, ...buttons]);
}"""


def _moved(before: dict[str, str], after: dict[str, str]) -> list[str]:
    return [f"{name}: {place} -> {after[name]}" for name, place in before.items() if after.get(name, place) != place]


def _drawn(page: Page) -> None:
    """Wait until what is under way has come to rest."""
    page.evaluate("() => Promise.all(document.getAnimations().map(each => each.finished.catch(() => null)))")


@pytest.mark.parametrize("game", ["yin_yang", "dragon_delta", "yellow_yangtze"])  # in Yangtze one click is an action
def test_nothing_moves_while_choices_light_up(visit: Visit, host: Host, game: str) -> None:
    rng, compared = Rng(2), 0
    for _ in range(_MATCHES):
        made = host.create([ADA, BOT, {**BOT, "name": "Dai"}], game=game)
        compared += _compare(sit(visit, made, 0), game, rng)
        if compared > 3:  # which a match that ends early, or much that is heard meanwhile, may not bring
            return
    raise AssertionError(f"{compared} are too few to tell")


def _compare(visitor: Visitor, game: str, rng: Rng) -> int:
    """Play, and compare what lies where while something is chosen with where it lay before; how often."""
    page = visitor.page
    page.set_viewport_size(_SIZE)
    step = _STEPS.get(game, Visitor.step)
    compared = 0
    for _ in range(_DECISIONS):
        page.locator(".prompt.asked, .outcome").first.wait_for()
        if page.locator(".outcome").count():
            break
        _drawn(page)
        before: dict[str, Any] = page.evaluate(_PLACES)
        asked, heard = page.locator("#prompt-sentence").inner_text(), len(visitor.heard)
        step(visitor, rng)
        visitor.settles()
        _drawn(page)
        after = page.evaluate(_PLACES)
        # An action that is taken may move what it concerns; while it is still being chosen, nothing does.
        if len(visitor.heard) == heard and not page.locator(".proposal").count():
            compared += 1
            moved = _moved(before, after)
            # Below what is being decided, the prompt keeps no room for longer questions.
            if page.locator(".situation > *").count():
                moved = [each for each in moved if not each.startswith(("prompt", "hint"))]
            assert moved == [], asked
    return compared


def _end_turn(page: Page) -> None:
    page.locator("[data-thing='answer:end_turn']").click()
    page.locator(".proposal .primary").click()


def _draw_and_pass(page: Page) -> None:
    page.locator("[data-thing='deck:white'].lit").click()
    page.locator("[data-thing=pass].lit").click()


# The hint, and a bid, come to stand before them.
_ANSWERS = ("pass", "decline", "bid", "kind:", "answer:")

# What the first player does, after which the second one is asked.
_FIRST: dict[str, Callable[[Page], object]] = {
    "yin_yang": _draw_and_pass,
    "dragon_delta": lambda page: page.locator("[data-thing='island:5'].lit").click(),
    "yangtze": lambda page: page.locator("[data-thing=pass].lit").click(),
    "yellow_yangtze": _end_turn,
}
_FIRST_PLAYER: dict[str, dict[str, object]] = {
    "yin_yang": {"first_player": 0, "no_token": True},
    "dragon_delta": {"first_holder": 0},
}


@pytest.mark.parametrize("game", sampan.game_keys())
def test_nothing_moves_when_the_turn_comes(visit: Visit, host: Host, game: str) -> None:
    made = host.create([ADA, BO], game=game, **_FIRST_PLAYER.get(game, {"first_player": 0}))
    ada, bo = (sit(visit, made, seat) for seat in (0, 1))
    bo.page.set_viewport_size(_SIZE)
    for visitor, token in zip((ada, bo), made["tokens"], strict=True):
        visitor.hold({made["table"]["id"]: [token["token"]]}, game=game)
        visitor.page.reload()
    if game == "dragon_delta":
        lay(ada, "stone_1", "plank_1", "move_1", "jump", "remove")
        lay(bo, "plank_1", "stone_1", "move_1", "jump", "remove")
    ada.page.locator(".prompt.asked").wait_for()
    bo.page.locator(".prompt:not(.asked)").wait_for()
    _drawn(bo.page)
    before = bo.page.evaluate(_PLACES)
    _FIRST[game](ada.page)
    bo.page.locator(".prompt.asked").wait_for()
    _drawn(bo.page)
    moved = _moved(before, bo.page.evaluate(_PLACES))
    assert [each for each in moved if not each.startswith(_ANSWERS)] == []
