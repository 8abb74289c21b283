"""Finds a decision of every kind in random matches and keeps it in `tests/browser/decisions`.

Run it after a change of the rules or of what actions name:

    python tests/browser/helpers/find_decisions.py [case ...]
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping

from decision_kinds import CASES, Case, Data, kind_of, kinds_of
from decisions import FOLDER, Decision, lead
from standing import move

from sampan import Rng, State

_SEEDS = 300
_LONGEST = 600  # moves of a match
_TRIED = 6  # actions, of which one is taken that leads to something new
_BEFORE = {"losses": "support"}  # phases that come only of another one, which is rare itself


def find(case: Case) -> dict[str, Decision]:
    """The first decision of each kind in matches that turn to whatever has not been asked yet."""
    missing = set(kinds_of(case))
    found: dict[str, Decision] = {}
    for seed in range(1, _SEEDS):
        _search(case, seed, missing, found)
        if not missing:
            return found
    raise SystemExit(f"{case.name}: it never comes to {sorted(missing)}")


def _search(case: Case, seed: int, missing: set[str], found: dict[str, Decision]) -> None:
    """Play a match, and take every kind of decision that comes up from those that are missing."""
    table, rng = lead(case, seed, [])[0], Rng(seed)
    moves: list[int] = []
    while missing and table.deciding and len(moves) < _LONGEST:
        seat = table.deciding[0]
        state = table.asking(seat)
        phase = str(state.view(seat)["phase"])
        actions = {code: table.game.describe(state, code) for code in state.legal()}
        for action in actions.values():
            kind = kind_of(phase, action)
            if kind in missing:
                missing.remove(kind)
                found[kind] = Decision(seed, tuple(moves), action)
        phases = {kind.partition(":")[0] for kind in missing}
        code = _choose(state, actions, phases | {_BEFORE.get(phase, phase) for phase in phases}, rng)
        table, _ = move(table, code)
        moves.append(code)


def _choose(state: State, actions: Mapping[int, Data], phases: set[str], rng: Rng) -> int:
    """An action that leads to one of the phases, if one is soon found; else one of a random kind."""
    kinds = sorted({action["kind"] for action in actions.values()})
    chosen = -1
    for _ in range(_TRIED):
        kind = kinds[int(rng.below(len(kinds)))]
        codes = [code for code, action in actions.items() if action["kind"] == kind]
        chosen = codes[int(rng.below(len(codes)))]
        after = state.clone()
        after.apply(chosen)
        if after.view(None)["phase"] in phases:
            break
    return chosen


def _write(case: Case, found: Mapping[str, Decision]) -> None:
    moves: dict[int, tuple[int, ...]] = {}
    for decision in found.values():
        moves[decision.seed] = max(moves.get(decision.seed, ()), decision.moves, key=len)
    decisions = {
        kind: {"seed": found[kind].seed, "ply": len(found[kind].moves), "action": found[kind].action}
        for kind in kinds_of(case)
    }
    # A line for each match, and one for each decision.
    lines = [f'    "{seed}": {json.dumps(codes)}' for seed, codes in sorted(moves.items())]
    told = [f"    {json.dumps(kind)}: {json.dumps(decision)}" for kind, decision in decisions.items()]
    text = "{\n" + f'  "moves": {{\n{_joined(lines)}\n  }},\n  "decisions": {{\n{_joined(told)}\n  }}\n' + "}\n"
    (FOLDER / f"{case.name}.json").write_text(text)


def _joined(lines: list[str]) -> str:
    return ",\n".join(lines)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for wanted in CASES:
        if not sys.argv[1:] or wanted.name in sys.argv[1:]:
            _write(wanted, find(wanted))
