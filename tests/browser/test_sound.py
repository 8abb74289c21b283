"""What a table sounds like, rendered by a real browser: every sound is heard, none is clipped, nothing is fetched."""

from __future__ import annotations

import re
from typing import Any

import pytest
from delta import ADA, BO, BOT, Visit, sit
from hosting import Host
from playwright.sync_api import Page, expect
from visiting import Visitor

_RATE = 24_000
_SECONDS = 4
# In the place of the loudspeaker: a context that renders all that was started as soon as it is asked.
_RENDER = f"""
window.rendered = [];
window.AudioContext = class extends OfflineAudioContext {{
  constructor() {{ super(1, {_RATE * _SECONDS}, {_RATE}); window.rendered.push(this); }}
  get state() {{ return 'running'; }}
  get currentTime() {{ return 0.5; }}
  async resume() {{}}
  async suspend() {{}}
}};
"""
_MEASURE = """async () => {
  // The root mean square of the loudest part of that length, about as long as ears take to judge.
  const loudest = (samples, length) => {
    let [sum, most] = [0, 0];
    samples.forEach((sample, at) => {
      sum += sample ** 2 - (at < length ? 0 : samples[at - length] ** 2);
      most = Math.max(most, sum);
    });
    return Math.sqrt(most / length);
  };
  const [context] = window.rendered;
  const samples = (await context.startRendering()).getChannelData(0);
  const heard = [...samples.keys()].filter((at) => Math.abs(samples[at]) > 0.001);
  return {
    peak: samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
    begins: heard[0] / context.sampleRate,
    ends: heard.at(-1) / context.sampleRate,
    loudness: loudest(samples, 0.4 * context.sampleRate),
  };
}"""
# What the page starts, by the number of sources, with a real context. What drives the browser counts as a person who
# interacts, so that the page is left to notice by itself whether there is one.
_COUNT = """
Object.defineProperty(navigator, 'userActivation', { value: undefined });
window.started = 0;
window.contexts = 0;
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const start = kind.prototype.start;
  kind.prototype.start = function (...how) { window.started += 1; return start.apply(this, how); };
}
const Real = window.AudioContext;
window.AudioContext = class extends Real { constructor() { super(); window.contexts += 1; } };
"""


def _settings(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog", name="Settings").wait_for()


def _table(visit: Visit, host: Host, script: str, **how: Any) -> Visitor:
    made = host.create([ADA, BOT])
    ada: Visitor = visit(**how)
    ada.context.add_init_script(script)
    ada.hold({made["table"]["id"]: [made["tokens"][0]["token"]]})
    ada.go(f"#/table/{made['table']['id']}")
    ada.page.locator(".prompt").wait_for()
    return ada


def test_every_sound_is_heard_and_none_is_clipped_or_long(visit: Visit, host: Host) -> None:
    page = _table(visit, host, _RENDER).page
    _settings(page)
    names = page.get_by_label("What the sounds mean").locator("option").evaluate_all("all => all.map(one => one.value)")
    assert {"tile", "stone", "plank", "card", "coin", "splash", "dragon", "battle", "your_turn", "victory"} < set(names)
    measured: dict[str, dict[str, float]] = {}
    for name in names:
        page.reload()
        page.locator(".prompt").wait_for()
        _settings(page)
        page.get_by_label("What the sounds mean").select_option(name)
        volume = page.get_by_label("Volume")
        volume.fill("100")
        # Letting go of the slider plays the sound already; a second one so soon is no other.
        page.get_by_role("button", name="Listen").click()
        measured[name] = page.evaluate(_MEASURE)
    for name, found in measured.items():
        assert 0.1 < found["peak"] < 1.0, (name, found)
        assert 0.5 <= found["begins"] < 0.6, (name, found)
        assert found["ends"] - found["begins"] < 3, (name, found)
    loudness = {name: found["loudness"] for name, found in measured.items()}
    assert max(loudness.values()) < 4 * min(loudness.values()), loudness  # 12 dB


def test_a_burst_is_held_down_by_the_compressor(visit: Visit, host: Host) -> None:
    page = _table(visit, host, _RENDER).page
    _settings(page)
    sounds = page.get_by_label("What the sounds mean")
    for name in ("tile", "stone", "plank", "battle"):
        sounds.select_option(name)
        page.get_by_label("Volume").fill("95" if name == "plank" else "100")
        page.get_by_role("button", name="Listen").click()
    assert 0.5 < page.evaluate(_MEASURE)["peak"] < 1.0


def test_nothing_sounds_before_the_first_interaction_or_while_muted(visit: Visit, host: Host) -> None:
    ada = _table(visit, host, _COUNT)
    page = ada.page
    page.locator(".prompt.asked").wait_for()
    assert page.evaluate("[window.contexts, window.started]") == [0, 0]
    page.keyboard.press("Alt+m")
    expect(page.get_by_role("button", name="Settings (Sound off)")).to_be_visible()
    _settings(page)
    expect(page.get_by_role("button", name="Listen")).to_be_disabled()
    assert page.evaluate("[window.contexts, window.started]") == [1, 0]
    page.get_by_role("checkbox", name=re.compile("Mute")).uncheck()
    page.get_by_role("button", name="Listen").click()
    page.wait_for_function("window.started > 0")


def test_settings_stay_and_sounds_fetch_nothing(visit: Visit, host: Host) -> None:
    ada = _table(visit, host, _COUNT, phone=True, locale="fr-FR")
    page = ada.page
    page.get_by_role("button", name="Réglages").tap()
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    page.get_by_label("Volume").fill("35")
    for name in page.get_by_label("Ce que les sons veulent dire").locator("option").all_inner_texts():
        page.get_by_label("Ce que les sons veulent dire").select_option(name)
        before = page.evaluate("window.started")
        page.get_by_role("button", name="Écouter").tap()
        page.wait_for_function("before => window.started > before", arg=before)
    # The browser itself asks for the picture of the tab, whenever it likes.
    assert [url for url in requests if not url.endswith("/favicon.svg")] == []
    page.reload()
    page.get_by_role("button", name="Réglages").tap()
    expect(page.get_by_label("Volume")).to_have_value("35")


def test_actions_and_the_end_are_heard_by_everybody_at_the_table(visit: Visit, host: Host) -> None:
    made = host.create([ADA, BO], first_player=0)
    ada = sit(visit, made, 0)
    watcher: Visitor = visit()
    watcher.context.add_init_script(_COUNT)
    watcher.go(f"#/table/{made['table']['id']}")
    watcher.page.locator(".prompt").wait_for()
    watcher.page.get_by_role("heading", level=1).click()
    ada.page.get_by_role("button", name="Take a white token").click()
    watcher.page.wait_for_function("window.started > 0")
    watcher.page.locator("aside ol button", has_text="Ada takes a white first token.").wait_for()
    before = watcher.page.evaluate("window.started")
    ada.page.get_by_role("button", name="Resign").click()
    ada.page.get_by_role("button", name="Yes, resign").click()
    watcher.page.locator(".outcome").wait_for()
    watcher.page.wait_for_function("before => window.started > before", arg=before)


@pytest.mark.parametrize("place", ["table", "replay"])
def test_the_settings_are_at_tables_and_replays(visit: Visit, host: Host, place: str) -> None:
    made = host.create([ADA, BOT])
    ada = sit(visit, made, 0)
    ada.page.get_by_role("button", name="Resign").click()
    ada.page.get_by_role("button", name="Yes, resign").click()
    ada.page.locator(".outcome").wait_for()
    if place == "replay":
        ada.page.get_by_role("link", name="Replay", exact=True).last.click()
        ada.page.get_by_label("Seen by").wait_for()
    _settings(ada.page)
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("button", name="Settings")).to_be_focused()
