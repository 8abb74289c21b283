"""A hint at the terminal: what a bot would do, its chance to win, and why."""

from __future__ import annotations

import secrets
from typing import Any, cast

from sampan.cli.narrator import Narrator
from sampan.cli.seats import people_of
from sampan.core.rng import Rng
from sampan.core.state import State
from sampan.table.refusal import Refusal
from sampan.workers import jobs


def hint_lines(narrator: Narrator, state: State) -> list[tuple[str, str]]:
    """A line for each piece of advice, headed by its chance. As on a server, there are none among people."""
    if len(people_of(narrator.match)) > 1:
        raise Refusal("no-hints")
    seat = int(state.to_move())
    position = state.resample(seat, Rng(secrets.token_bytes(16))).position()
    answer = jobs.advise({"game": narrator.match.game.key, "position": position, "seed": secrets.token_hex(16)})
    advice = cast(list[dict[str, Any]], answer["advice"])
    alike = len([each for each in advice if each["rank"] == 0]) > 1
    lines: list[tuple[str, str]] = []
    for each in advice:
        actions = ", ".join([narrator.phrases.action(action) for action in [each["action"], *each["line"]]])
        praise = "" if each["rank"] > 0 else narrator.words("hint-alike") if alike else narrator.words("hint-best")
        said = [f"{actions} ({praise})." if praise else f"{actions}."]
        said += [narrator.phrases.reason(reason) for reason in each["reasons"]]
        lines.append((_percent(narrator, each["chance"], each["error"]), " ".join(said)))
    return lines


def _percent(narrator: Narrator, chance: float, error: float) -> str:
    """The chance, no finer than its standard error allows; the page's `chance_rounding.ts` does the same."""
    doubt = 200 * error
    step = 1 if doubt < 1.5 else 5 if doubt < 7.5 else 10
    share = step * round(100 * chance / step)
    return narrator.words("hint-about" if step > 1 else "hint-chance", share=share)
