"""A process that thinks for bots, advises people and works out replays; sampan.server.bots starts it and may kill it.

It is asked on standard input and answers on standard output: a length in four bytes, then that many bytes. An answer
begins with OK, REFUSED (a sentence for whoever asked) or FAILED; an empty one first says that it is ready. Of a match
in play it is told only what the bot's seat may know.
"""

from __future__ import annotations

import importlib
import itertools
import json
import math
import os
import signal
import struct
import sys
import traceback
from collections.abc import Callable
from typing import Any, BinaryIO, Final

from sampan import text
from sampan.bots import advice
from sampan.bots.bot import Bot
from sampan.bots.registry import bot
from sampan.core.errors import SampanError
from sampan.core.game import Game
from sampan.core.match import Match, foresee
from sampan.core.match_file import read_match
from sampan.core.rng import Rng
from sampan.core.state import State
from sampan.games.registry import game

OK: Final = b"+"
REFUSED: Final = b"-"
FAILED: Final = b"!"
LONGEST_REPLAY: Final = 5_000  # frames; some ten times the longest game of people
_PACKAGE: Final = "sampan.server"


def think(job: dict[str, Any]) -> dict[str, object]:
    """The action of a bot in the state that its seat may suppose."""
    state = game(job["game"]).restore(job["position"])
    return {"action": int(_bot(job["bot"], job["place"]).choose(state, Rng(job["seed"])))}


def advise(job: dict[str, Any]) -> dict[str, object]:
    """What a bot would do in the place of the seat to move, and what would come of it as far as that one foresees."""
    rules = game(job["game"])
    state = rules.restore(job["position"])
    rng = Rng(job["seed"])
    advised = [
        {
            "action": state.describe_unchecked(action),
            "chance": round(chance, 4),
            "events": foresee(rules, state, action, rng),
            "line": _line(rules, state, [action, *line]),
        }
        for action, chance, line in advice.advise(state, rng, rules.sides(state))
    ]
    return {"advice": advised}


def _line(rules: Game, state: State, actions: list[int]) -> list[dict[str, object]]:
    """What the seat to move would do after the first of these actions, each as it is spelled when its turn comes."""
    seat = int(state.to_move())
    spelled: list[dict[str, object]] = []
    for before, action in itertools.pairwise(actions):
        state = state.clone()
        state.apply(before)
        state = state.asking(seat)
        spelled.append(state.describe_unchecked(action))
    return spelled


def chances(job: dict[str, Any]) -> dict[str, object]:
    """Everybody's chances in the state that a spectator may suppose."""
    rules = game(job["game"])
    state = rules.restore(job["position"])
    sides = rules.sides(state)
    return {"sides": _sides(sides, advice.chances(state, Rng(job["seed"]), sides, None))}


def chances_at(job: dict[str, Any]) -> dict[str, object]:
    """Everybody's chances after so many actions of a match file, for all that a seat or a spectator knew then."""
    match, seat = _read(job)
    state = match.replay(job["ply"])
    sides = match.game.sides(state)
    outcome = match.outcome() if job["ply"] == match.ply else None
    if outcome is None:
        found = advice.chances(state, Rng(job["seed"]), sides, seat)
    else:  # it may have ended by resignation, which no state knows of
        found = advice.shares([float(each in outcome.winners) for each in range(len(match.players))], sides)
    return {"ply": job["ply"], "sides": _sides(sides, found)}


def _sides(sides: list[list[int]], found: list[float]) -> list[dict[str, object]]:
    return [{"seats": side, "chance": round(found[side[0]], 4)} for side in sides]


def replay(job: dict[str, Any]) -> dict[str, object]:
    """A match file as frames, seen from a seat or by a spectator."""
    match, seat = _read(job)
    if match.ply > LONGEST_REPLAY:
        raise SampanError("replay-long", {"plies": match.ply, "longest": LONGEST_REPLAY}, _PACKAGE)
    outcome = match.outcome()
    return {
        "game": match.game.key,
        "options": match.options,
        "players": [player.data() for player in match.players],
        "frames": _frames(match, seat),
        "outcome": None if outcome is None else outcome.data(),
    }


def _read(job: dict[str, Any]) -> tuple[Match, int | None]:
    """A match file, and through whose eyes to see it."""
    match = read_match(job["match"].encode("utf-8", "surrogateescape"), game)
    seat: int | None = job["seat"]
    if seat is not None and not 0 <= seat < len(match.players):
        raise SampanError("no-seat", {"seat": seat, "seats": len(match.players)}, _PACKAGE)
    return match, seat


def _frames(match: Match, seat: int | None) -> list[dict[str, object]]:
    state = match.replay(0)
    frames: list[dict[str, object]] = [{"ply": 0, "by": None, "events": [], "view": state.view(seat)}]
    for ply, entry in enumerate(match.entries, 1):
        state.apply(entry.action)
        frames.append({"ply": ply, **entry.seen_by(seat), "view": state.view(seat)})
    return frames


def _bot(name: str, place: str) -> Bot:
    if not place:
        return bot(name)
    module, _, kind = place.partition(":")
    made: Bot = getattr(importlib.import_module(module), kind)()
    return made


_JOBS: Final[dict[str, Callable[[dict[str, Any]], dict[str, object]]]] = {
    "think": think,
    "advise": advise,
    "chances": chances,
    "chances_at": chances_at,
    "replay": replay,
}


def _answer(question: bytes) -> bytes:
    job = json.loads(question)
    try:
        return OK + json.dumps(_JOBS[job["job"]](job), separators=(",", ":")).encode()
    except SampanError as problem:
        sentence = {language: problem.sentence(language) for language in text.LANGUAGES}
        refusal = {"reason": problem.reason, "fields": problem.fields, "sentence": sentence}
        return REFUSED + json.dumps(refusal, default=str).encode()
    except Exception:  # a bot may do anything
        return FAILED + traceback.format_exc().encode("utf-8", "backslashreplace")


def serve(asked: BinaryIO, answers: BinaryIO) -> None:
    """Answer until nobody asks any more."""
    _send(answers, b"")
    while len(head := asked.read(5)) == 5:
        length, seconds = struct.unpack(">IB", head)
        # If the server is killed while a bot hangs nobody is left to end us, so the system is asked to.
        if hasattr(signal, "alarm"):
            signal.alarm(seconds)
        answer = _answer(asked.read(length))
        if hasattr(signal, "alarm"):
            signal.alarm(0)
        _send(answers, answer)


def _send(answers: BinaryIO, answer: bytes) -> None:
    answers.write(struct.pack(">I", len(answer)) + answer)
    answers.flush()


def alarm_seconds(limit: float) -> int:
    """When the system ends a worker whose server has not: a little after the server would have."""
    return min(255, math.ceil(limit) + 5)


def main() -> None:
    """Run as a process of its own."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal reaches us too; the server ends us
    if hasattr(os, "nice"):
        os.nice(5)  # people come before bots
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints must not be taken for an answer
    sys.stdout = sys.stderr
    serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
