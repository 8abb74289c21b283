"""How often the coach speaks, and how often it is wrong: `python benchmarks/coach.py GAME --matches 20`.

All seats are `easy` bots; at one of them the coach looks on, as if a beginner chose what the bot does. A worse player
sits there with `--player random`. A question is a false alarm if a search ten times as long would not ask it.
Budgets count iterations here, so that everything depends on the seed alone: about as many as the time of the coach
suffices for. `--share` judges only some of the decisions.
"""

from __future__ import annotations

import argparse
from collections import Counter

import sampan
from sampan.bots.coach import BUDGET, OWN_BUDGET, PLAN_BUDGET, Remark, judge, judge_action, judge_line
from sampan.bots.levels import settings_for
from sampan.bots.search import Settings

ITERATIONS = {"yin_yang": 6000, "dragon_delta": 1500, "yangtze": 6000, "yellow_yangtze": 5000}
OWN_ITERATIONS = 3000
LONGER = 10


def main() -> None:
    """Play, and print a line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--player", default="easy", help="the bot that the coach looks on")
    parser.add_argument("--share", type=float, default=1.0, help="of the decisions that are judged")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--verbose", action="store_true", help="print every remark")
    given = parser.parse_args()
    game = sampan.game(given.game)
    told: Counter[str] = Counter()
    for number in range(given.matches):
        told += match(game, given.seats, given.player, f"{given.seed} {number}", given.share, given.verbose)
        each = {kind: told[kind] / (number + 1) for kind in ("decisions", "questions", "praise")}
        print(
            f"{game.key} {number + 1} matches of {given.seats}: in a match {each['decisions']:.1f} decisions judged, "
            f"{each['questions']:.1f} questions ({each['questions'] / given.share:.1f} if all were judged), "
            f"{each['praise'] / given.share:.1f} words of praise; "
            f"{told['false']} of {told['questions']} questions were false alarms; with a reason {told['risk']}",
            flush=True,
        )


def match(game: sampan.Game, seats: int, player: str, seed: str, share: float, verbose: bool) -> Counter[str]:
    """What the coach says in one match."""
    easy, watched_bot = sampan.bot("easy"), sampan.bot(player)
    state = game.start(seats)
    chance, rng, coach, judged = (sampan.Rng(f"{seed} {name}") for name in ("chance", "bots", "coach", "judged"))
    watched = int(coach.below(seats))
    told: Counter[str] = Counter()
    row: list[int] = []
    before = state
    while (mover := int(state.to_move())) != sampan.OVER:
        if mover == sampan.CHANCE:
            state.apply_unchecked(state.sample(chance))
            continue
        action = int(sampan.decide(watched_bot if mover == watched else easy, state, rng))
        if mover == watched and len(state.legal()) > 1:
            if state.is_secret():
                before = before if row else state.clone()
                row.append(action)
            elif judged.random() < share:
                told += say(game, state, (action,), coach, verbose)
        state.apply_unchecked(action)
        if row and not (state.is_secret() and watched in state.simultaneous_seats()):
            if judged.random() < share:
                told += say(game, before, tuple(row), coach, verbose)
            row = []
    return told


def say(
    game: sampan.Game, state: sampan.State, actions: tuple[int, ...], rng: sampan.Rng, verbose: bool
) -> Counter[str]:
    """What the coach says of one choice."""
    told = Counter(decisions=1)
    remark = remark_on(game, state, actions, rng, 1)
    if remark is None:
        return told
    if remark.better is None:
        told["praise"] += 1
    else:
        told["questions"] += 1
        told["risk"] += remark.risk is not None
        longer = remark_on(game, state, actions, rng, LONGER)
        told["false"] += longer is None or longer.better is None
    if verbose:
        done = [game.describe(state, action) for action in actions[:1]]
        print(f"  {remark.weight:.2f} {done} {remark.risk or remark.choice.reasons} {dict(told)}", flush=True)
    return told


def remark_on(
    game: sampan.Game, state: sampan.State, actions: tuple[int, ...], rng: sampan.Rng, times: int
) -> Remark | None:
    """The remark on a choice, after a search so many times as long."""
    known = state.resample(int(state.to_move()), rng)
    if state.is_secret():
        remarks = judge_line(known, actions, rng, game.sides(state), _settings(game, PLAN_BUDGET, 1200 * times))
    else:
        settings = _settings(game, BUDGET, ITERATIONS[game.key] * times)
        remarks, compared = judge(known, rng, game.sides(state), settings)
        if actions[0] not in compared:
            own_settings = _settings(game, OWN_BUDGET, OWN_ITERATIONS * times)
            remarks = judge_action(known, actions[0], rng, game.sides(state), own_settings)
    return next((remark for remark in remarks if remark.choice.action == actions[0]), None)


def _settings(game: sampan.Game, budget: dict[str, object], iterations: int) -> Settings:
    return settings_for(game.package, "expert", **{**budget, "iterations": iterations, "seconds": 0.0})


if __name__ == "__main__":
    main()
