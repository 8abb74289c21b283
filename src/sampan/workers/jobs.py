"""The jobs of a worker: think and vote for a bot, advise or coach a player, estimate chances, work out a replay.

A job is a JSON-able dict that says in `job` which one it is; its result is a JSON-able dict, too, except that of a
replay, which is packed. A job about a match in play holds a resampled position, so a worker never learns what the seat
it works for may not know. One about a match file has the bytes of the file.
"""

from __future__ import annotations

import itertools
import json
import zlib
from collections.abc import Callable, Iterator
from typing import Any, Final

from sampan.bots import advice
from sampan.bots import coach as coaching
from sampan.bots.bot import Bot
from sampan.bots.levels import raw_settings, settings_for
from sampan.bots.registry import bot
from sampan.core.errors import SampanError
from sampan.core.match import Match, foresee
from sampan.core.rng import Rng
from sampan.core.state import State
from sampan.games.registry import game
from sampan.workers.bot_class import make_bot
from sampan.workers.match_cache import CachedMatch, MatchCache

_PACKAGE: Final = "sampan.workers"

# How a search estimates the chances at a point of a replay: as `expert` does, but with the budget of this line of
# levels.json. It counts iterations, never seconds, so the same question always has the same answer; they are few enough
# to answer somebody who drags through a match within 100 ms.
_REPLAY_LEVEL: Final = "expert"
_REPLAY_BUDGET: Final = "replay"

_PACKING: Final = 3  # of zlib's nine levels: frames shrink well at any
_GZIP: Final = 31  # the largest window, and gzip's own header

Job = dict[str, Any]
Result = dict[str, object]

_matches: Final = MatchCache()


class FileNeeded(Exception):
    """A job is about a match file that this worker has not kept: it must be asked again with the file."""


def think(job: Job) -> Result:
    """The action of a bot in the resampled state of its seat."""
    state = game(job["game"]).restore(job["position"])
    return {"action": int(_bot(job["bot"], job["class"]).choose(state, Rng(job["seed"])))}


def advise(job: Job) -> Result:
    """What a bot would do in place of the seat to move, and what would come of it as far as the seat can foresee."""
    rules = game(job["game"])
    state = rules.restore(job["position"])
    rng = Rng(job["seed"])
    advised = [
        {
            "action": state.describe_unchecked(each.action),
            "chance": round(each.chance, 4),
            "error": round(each.error, 4),
            "rank": each.rank,
            "reasons": list(each.reasons),
            "events": foresee(rules, state, each.action, rng),
            "line": _line(state, [each.action, *each.line]),
        }
        for each in advice.advise(state, rng, rules.sides(state))
    ]
    return {"advice": advised}


def coach(job: Job) -> Result:
    """Remarks on what the seat to move could do: on the actions that deserve one, or on the line of the job.

    Without a line it is said which actions were compared, by their places in the list of those that are legal.
    """
    rules = game(job["game"])
    state = rules.restore(job["position"])
    rng = Rng(job["seed"])
    sides = rules.sides(state)
    line = tuple(job["line"])
    compared: list[int] = []
    if not line:
        remarks, compared = coaching.judge(state, rng, sides)
    elif state.is_secret():
        remarks = coaching.judge_line(state, line, rng, sides)
    else:
        remarks = coaching.judge_action(state, line[0], rng, sides)
    return {
        "compared": [place for place, action in enumerate(state.legal()) if action in compared],
        "remarks": [
            {
                **_choice(state, remark.choice),
                "weight": round(remark.weight, 4),
                "risk": remark.risk,
                "better": None if remark.better is None else _choice(state, remark.better),
            }
            for remark in remarks
        ],
    }


def _choice(state: State, choice: coaching.Choice) -> dict[str, object]:
    return {
        "action": state.describe_unchecked(choice.action),
        "line": _line(state, [choice.action, *choice.line]),
        "reasons": list(choice.reasons),
    }


def _line(state: State, actions: list[int]) -> list[dict[str, object]]:
    """What the seat to move would do after the first of these actions, each described when its turn comes."""
    seat = int(state.to_move())
    described: list[dict[str, object]] = []
    for before, action in itertools.pairwise(actions):
        state = state.clone()
        state.apply(before)
        state = state.asking(seat)
        described.append(state.describe_unchecked(action))
    return described


def chances(job: Job) -> Result:
    """Everybody's chances in a state resampled for a spectator."""
    rules = game(job["game"])
    state = rules.restore(job["position"])
    sides = rules.sides(state)
    return {"sides": _sides(sides, advice.chances(state, Rng(job["seed"]), sides, None))}


def agrees_to_end(job: Job) -> Result:
    """Whether the bot of a seat agrees to end the match, in a state resampled for that seat."""
    rules = game(job["game"])
    state = rules.restore(job["position"])
    return {"agree": advice.agrees_to_end(state, Rng(job["seed"]), rules.sides(state), job["seat"])}


def chances_at(job: Job) -> Result:
    """Everybody's chances after so many actions of a match file, for all that a seat or a spectator knew then."""
    cached, seat = _read(job)
    match = cached.match
    state = cached.state_at(job["ply"])
    sides = match.game.sides(state)
    outcome = match.outcome() if job["ply"] == match.ply else None
    if outcome is None:
        budget = raw_settings(state.package, _REPLAY_BUDGET)
        resamples = budget.pop("resamples")
        settings = settings_for(state.package, _REPLAY_LEVEL, **budget)
        found = advice.chances(state, Rng(job["seed"]), sides, seat, settings, resamples)
    else:  # it may have ended by resignation, which no state knows of
        found = advice.shares([float(each in outcome.winners) for each in range(len(match.players))], sides)
    return {"ply": job["ply"], "sides": _sides(sides, found)}


def _sides(sides: list[list[int]], found: list[float]) -> list[dict[str, object]]:
    return [{"seats": side, "chance": round(found[side[0]], 4)} for side in sides]


def replay(job: Job) -> bytes:
    """A match file as frames, as a seat or a spectator saw them: JSON, packed with gzip.

    The frames repeat each other, so packed they are a small part of what they are as JSON, let alone as objects. They
    are packed one by one: neither this process nor the server ever holds them unpacked.
    """
    cached, seat = _read(job)
    match = cached.match
    if match.ply > job["longest"]:
        raise SampanError("replay-long", {"plies": match.ply, "longest": job["longest"]}, _PACKAGE)
    packer = zlib.compressobj(_PACKING, wbits=_GZIP)
    packed = [packer.compress(piece) for piece in _replay_json(job["id"], match, seat)]
    return b"".join([*packed, packer.flush()])


def _replay_json(id_: str, match: Match, seat: int | None) -> Iterator[bytes]:
    """The frames of a match as pieces of JSON, with the id under which the server keeps the match file, if it does."""
    outcome = match.outcome()
    head = {
        **({"id": id_} if id_ else {}),
        "game": match.game.key,
        "options": match.options,
        "players": [player.data() for player in match.players],
    }
    yield _json(head)[:-1] + b',"frames":['
    for number, frame in enumerate(_frames(match, seat)):
        yield (b"," if number else b"") + _json(frame)
    yield b'],"outcome":' + _json(None if outcome is None else outcome.data()) + b"}"


def _json(data: object) -> bytes:
    return json.dumps(data, separators=(",", ":")).encode()


def _read(job: Job) -> tuple[CachedMatch, int | None]:
    """The match of a job, and the seat that looks at it."""
    key = job["file_key"]
    cached = _matches.get(key)
    if cached is None:
        if "file" not in job:
            raise FileNeeded
        cached = _matches.read(key, job.pop("file"))
    seat: int | None = job["seat"]
    seats = len(cached.match.players)
    if seat is not None and not 0 <= seat < seats:
        raise SampanError("no-seat", {"seat": seat, "seats": seats}, _PACKAGE)
    return cached, seat


def _frames(match: Match, seat: int | None) -> Iterator[dict[str, object]]:
    state = match.replay(0)
    yield {"ply": 0, "by": None, "events": [], "view": state.view(seat)}
    for ply, entry in enumerate(match.entries, 1):
        state.apply(entry.action)
        yield {"ply": ply, **entry.seen_by(seat), "view": state.view(seat)}


def _bot(name: str, class_name: str) -> Bot:
    if not class_name:
        return bot(name)
    made: Bot = make_bot(class_name)
    return made


JOBS: Final[dict[str, Callable[[Job], Result | bytes]]] = {
    "think": think,
    "advise": advise,
    "coach": coach,
    "chances": chances,
    "agrees_to_end": agrees_to_end,
    "chances_at": chances_at,
    "replay": replay,
}
