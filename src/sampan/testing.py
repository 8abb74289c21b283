"""The conformance kit: the laws that every game must keep, checked over random games with all seats and options.

    from sampan.testing import check_game
    check_game(my_game)

If a game breaks a law, an AssertionError says which one, and after which actions.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator
from functools import partial

from librt.vecs import vec
from mypy_extensions import i16

from sampan import text
from sampan.core.dealer import new_dealer
from sampan.core.errors import IllegalAction, SampanError
from sampan.core.events import Recorder
from sampan.core.game import Game
from sampan.core.match import Match
from sampan.core.match_file import match_text, read_match
from sampan.core.rng import Rng
from sampan.core.state import CHANCE, OVER, State

_MOST_STEPS = 2_000
_MOST_DECISIONS = 100  # that a seat may have to take while others decide at the same time
_UNTOUCHED = -32768  # a number that no observation holds
_NOT_CODES: tuple[object, ...] = (-1, 10**9, 10**30, True, None, "0", 1.5, [0])


def check_game(
    game: Game,
    seats: Iterable[int] | None = None,
    seed: int = 1,
    extra_games: int = 3,
    closeness: int = 12,
    most_steps: int = _MOST_STEPS,
) -> str:
    """Check every law in random games; returns a checksum of all that happened, the same compiled or not.

    For every number of seats (or only the given ones), each option is tried with each of its example values, and
    `extra_games` more games mix them at random. The costly laws are checked after one action in `closeness`; a game
    is cut off after `most_steps` actions.
    """
    digest = hashlib.sha256()
    for count in range(game.fewest_seats, game.most_seats + 1) if seats is None else seats:
        for options in mixtures(game, count, Rng(f"{seed} {count}"), extra_games):
            trial = _Trial(game, count, options, Rng(f"{game.key} {count} {as_json(options)} {seed}"), closeness)
            trial.run(most_steps)
            digest.update(trial.record().encode())
    return digest.hexdigest()


def mixtures(game: Game, seats: int, rng: Rng, extra_games: int) -> Iterator[dict[str, object]]:
    """No options, then each option's example values one by one, then some mixtures."""
    yield {}
    for option in game.options:
        for value in option.examples(seats):
            if value != option.default_for(seats):
                yield {option.key: value}
    for _ in range(extra_games):
        yield {option.key: rng.choose(option.examples(seats)) for option in game.options}


def as_json(data: object) -> str:
    """JSON-able data as canonical text, so that equal means equal to the byte."""
    return json.dumps(data, sort_keys=True, ensure_ascii=False, allow_nan=False)


class _Trial:
    """One random game, and everything that is checked along the way."""

    def __init__(self, game: Game, seats: int, options: dict[str, object], rng: Rng, closeness: int) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.rng = rng
        self.closeness = closeness
        self.state = game.start(seats, options)
        self.actions: list[int] = []
        self.twin: State | None = None
        self.twin_seat: int | None = None
        self.out: set[int] = set()  # the seats that were eliminated at the last step
        self.views: dict[int | None, str] = {}  # what each observer sees now, as text: views can be long

    def run(self, most_steps: int) -> None:
        """Play at random to the end, or until the steps are used up."""
        for step in range(most_steps):
            if self.state.to_move() == OVER:
                break
            self.require(self.state.outcome() is None, "there is an outcome before the game is over")
            action = self.check_legal()
            if step % self.closeness == 0:
                self.check_refusals()
                self.check_copies(action)
                self.check_position()
                self.check_descriptions()
                self.check_views()
                self.check_resample()
                self.check_what_events_tell()
                self.check_simultaneous()
            self.step(action)
            if step % max(1, self.closeness // 3) == 0:
                self.check_twin()
        else:
            return
        self.check_end()
        self.check_replay()

    def require(self, law_holds: bool, broken: str) -> None:
        """Raise an AssertionError with all that is needed to reproduce it if the law does not hold."""
        if not law_holds:
            where = f"{self.game.key}, {self.seats} seats, options {as_json(self.options)}, after {self.actions}"
            raise AssertionError(f"{broken}: {where}")

    def observers(self) -> list[int | None]:
        """All seats and, as None, the spectators."""
        return [*range(self.seats), None]

    def view(self, observer: int | None) -> str:
        """What an observer sees now, as text; written once per step."""
        if observer not in self.views:
            self.views[observer] = as_json(self.state.view(observer))
        return self.views[observer]

    def record(self) -> str:
        """What happened, for the checksum."""
        return as_json([self.actions, self.state.position(), [self.state.view(seat) for seat in self.observers()]])

    # The laws.

    def check_legal(self) -> int:
        """Legal actions exist, in a stable order without repetition; there are as many chances, all positive."""
        state = self.state
        legal = state.legal()
        self.require(len(legal) > 0, "no legal action although the game is not over")
        self.require(legal == sorted(set(legal)) == state.legal(), "legal actions are not in one rising order")
        if state.to_move() == CHANCE:
            chances = state.chances()
            self.require(len(chances) == len(legal), "chances are not parallel to the legal actions")
            self.require(min(chances) > 0, "a chance is not positive")
        else:
            self.require(0 <= state.to_move() < self.seats, "to_move is not a seat")
            self.require(refuses(state.chances), "chances are given when chance is not to move")
        out = state.eliminated()
        self.require(out == sorted(set(out)), "eliminated seats are not in one rising order")
        self.require(set(out) < set(range(self.seats)), "an eliminated seat does not exist, or nobody is left")
        self.require(self.out <= set(out), "an eliminated seat is back")
        self.out = set(out)
        deciding = state.simultaneous_seats()
        self.require(not self.out & set(deciding), "an eliminated seat decides")
        mover = [] if state.to_move() == CHANCE else [state.to_move()]
        self.require(deciding[:1] == mover, "the first to decide is not to move")
        self.require(set(deciding) <= set(range(self.seats)), "a deciding seat does not exist")
        self.require(len(deciding) == len(set(deciding)), "a seat decides twice at the same time")
        self.require(max(legal) < state.action_codes(), "a legal action is none of the action codes")
        action = int(state.sample(self.rng))
        self.require(action in legal, "a sampled action is not legal")
        return action

    def check_refusals(self) -> None:
        """What is not legal is refused with a sentence in every language, and nothing changes."""
        before = as_json(self.state.position())
        legal = set(self.state.legal())
        others = [code for code in range(max(legal) + 40) if code not in legal]
        self.rng.shuffle(others)
        for action in [*_NOT_CODES, *others[:20]]:
            try:
                self.state.apply(action)
            except IllegalAction as refusal:
                for language in text.LANGUAGES:
                    self.require(len(refusal.sentence(language)) > 0, f"no {language} words for {refusal.reason}")
            else:
                self.require(False, f"action {action!r} is not legal but was not refused")
        self.require(as_json(self.state.position()) == before, "a refused action changed the state")
        for blocked in self.state.blocked():
            self.require(len(blocked.sentence()) > 0, "no words for what is blocked")

    def check_copies(self, action: int) -> None:
        """A clone is independent, and the same action does the same to it."""
        before = as_json(self.state.position())
        one, other = self.state.clone(), self.state.clone()
        self.require(as_json(one.position()) == before, "a clone differs")
        one.apply(action)
        self.require(as_json(self.state.position()) == before, "an action on a clone changed the original")
        other.apply(action, Recorder())
        self.require(as_json(one.position()) == as_json(other.position()), "recording events changes what happens")

    def check_position(self) -> None:
        """A position comes back from JSON as it was."""
        position = self.state.position()
        restored = self.game.restore(json.loads(as_json(position)))
        self.require(as_json(restored.position()) == as_json(position), "a restored position differs")
        self.require(restored.legal() == self.state.legal(), "a restored position has other legal actions")
        self.require(restored.eliminated() == self.state.eliminated(), "a restored position has others eliminated")

    def check_descriptions(self) -> None:
        """Every action is found again from its description."""
        for action in self.state.legal():
            description = self.game.describe(self.state, action)
            kind = description.get("kind")
            self.require(kind in self.state.action_kinds(), "a described kind is not among the kinds")
            found = self.game.find(self.state, json.loads(as_json(description)))
            self.require(found == action, f"{description} is found as {found}, not {action}")
            for language in text.LANGUAGES:
                self.require(text.has(language, self.game.package, f"action-{kind}"), f"no {language} words: {kind}")

    def check_views(self) -> None:
        """Views and evaluations exist for all; views are plain JSON."""
        for observer in self.observers():
            view = self.state.view(observer)
            self.require(json.loads(as_json(view)) == view, "a view is not plain JSON")
            self.check_numbers(observation(self.state, observer))
        for seat in range(self.seats):
            self.require(0.0 <= self.state.evaluate(seat) <= 1.0, "an evaluation is not between 0 and 1")

    def check_numbers(self, numbers: list[int]) -> None:
        """Every number of an observation is in the range of its field."""
        for field in self.state.observation_fields().fields:
            within = numbers[field.start : field.start + field.size]
            self.require(min(within) >= 0 and max(within) <= field.high, f"{field.name} is not from 0 to {field.high}")

    def check_resample(self) -> None:
        """A resampled state is a function of what the seat knows (design: bots cannot cheat)."""
        before = as_json(self.state.position())
        for observer in self.observers():
            resampled = self.state.resample(observer, Rng("one"))
            self.require(as_json(self.state.position()) == before, "resampling changed the state")
            again, twice = self.state.resample(observer, Rng("two")), resampled.resample(observer, Rng("two"))
            same = as_json(again.position()) == as_json(twice.position())
            self.require(same, f"resample for {observer} depends on what it cannot know")
            self.require_alike(resampled, observer)
            position = resampled.position()
            again = self.game.restore(position)
            self.require(
                as_json(again.position()) == as_json(position), f"the state resampled for {observer} is impossible"
            )
            ends = resampled.to_move() != OVER and not resampled.legal()
            self.require(not ends, f"the state resampled for {observer} is a dead end")

    def check_what_events_tell(self) -> None:
        """If two draws look different to an observer, it knows something different afterwards.

        Otherwise an event would tell it what the view and the resampled state keep from it.
        """
        if self.state.to_move() != CHANCE:
            return  # two ways to do nothing may well look different and lead to the same
        legal = self.state.legal()
        outcomes: list[tuple[State, Recorder]] = []
        for action in (self.rng.choose(legal), self.rng.choose(legal)):
            after, recorder = self.state.clone(), Recorder()
            after.apply(action, recorder)
            outcomes.append((after, recorder))
        (one, first), (other, second) = outcomes
        for observer in self.observers():
            if as_json(first.seen_by(observer)) != as_json(second.seen_by(observer)):
                same = as_json(one.view(observer)) == as_json(other.view(observer)) and as_json(
                    one.resample(observer, Rng("four")).position()
                ) == as_json(other.resample(observer, Rng("four")).position())
                self.require(not same, f"events tell {observer} what it does not know afterwards")

    def check_simultaneous(self) -> None:
        """Simultaneous seats can be asked in any order: it changes nothing, and nobody notices."""
        state = self.state
        before = as_json(state.position())
        deciding = state.simultaneous_seats()
        for seat in range(self.seats):
            if seat not in deciding:
                self.require(refuses(partial(state.asking, seat)), f"{seat} is asked out of turn, but is not deciding")
                continue
            asked = state.asking(seat)
            self.require(asked.to_move() == seat, f"{seat} is asked out of turn, but somebody else is to move")
            self.require(
                set(asked.simultaneous_seats()) == set(deciding), f"others decide when {seat} is asked out of turn"
            )
            for observer in self.observers():
                same = as_json(asked.view(observer)) == self.view(observer)
                same = same and observation(asked, observer) == observation(state, observer)
                self.require(same, f"{observer} sees in which order simultaneous seats are asked")
            asked.apply(asked.sample(self.rng))
            self.require(as_json(state.position()) == before, "asking out of turn changed the state")
        if len(deciding) > 1:
            one, other = self.decide_out_of_turn(), self.decide_out_of_turn()
            for seat in deciding:
                view = self.decide_in_order(one)[seat]
                again = self.decide_in_order({**other, seat: one[seat]})[seat]
                self.require(view == again, f"{seat} sees what others decide at the same time")

    def decide_out_of_turn(self) -> dict[int, list[tuple[list[int], int]]]:
        """All that each seat decides out of turn, at random: what was legal, and what it chose."""
        chosen: dict[int, list[tuple[list[int], int]]] = {}
        for seat in self.state.simultaneous_seats():
            chosen[seat] = []
            asked = self.state
            while seat in asked.simultaneous_seats():
                self.require(len(chosen[seat]) < _MOST_DECISIONS, f"{seat} never finishes what it decides out of turn")
                asked = asked.asking(seat)
                action = int(asked.sample(self.rng))
                chosen[seat].append((asked.legal(), action))
                asked.apply(action)
        return chosen

    def decide_in_order(self, chosen: dict[int, list[tuple[list[int], int]]]) -> dict[int, str]:
        """The same decisions when the seats are asked in order; returns what each sees when it is first asked."""
        asked = self.state.clone()
        left = {seat: list(decisions) for seat, decisions in chosen.items()}
        views: dict[int, str] = {}
        while any(left.values()):
            mover = int(asked.to_move())
            self.require(bool(left.get(mover)), "simultaneous seats are asked for something else")
            if mover not in views:
                views[mover] = as_json(asked.view(mover))
            legal, action = left[mover].pop(0)
            self.require(asked.legal() == legal, f"{mover} may do something else when it is asked in order")
            asked.apply(action)
        in_order = list(views) == self.state.simultaneous_seats()
        self.require(in_order, "simultaneous seats are asked in another order")
        return views

    def require_alike(self, other: State, observer: int | None) -> None:
        """Two states that an observer cannot tell apart look the same to it, ask the same and allow the same."""
        state = self.state
        same_view = as_json(other.view(observer)) == self.view(observer)
        self.require(same_view, f"views of {observer} differ between states it cannot tell apart")
        same_numbers = observation(other, observer) == observation(state, observer)
        self.require(same_numbers, f"observations of {observer} differ between states it cannot tell apart")
        same_asked = other.to_move() == state.to_move() and other.simultaneous_seats() == state.simultaneous_seats()
        self.require(same_asked, f"who decides depends on what {observer} cannot know")
        same_out = other.eliminated() == state.eliminated()
        self.require(same_out, f"who is eliminated depends on what {observer} cannot know")
        if observer is not None and observer in state.simultaneous_seats():
            mine, its = state.asking(observer), other.asking(observer)
            self.require(its.legal() == mine.legal(), f"what {observer} may do depends on what it cannot know")
            same_view = as_json(its.view(observer)) == as_json(mine.view(observer))
            self.require(same_view, f"what {observer} sees when asked out of turn depends on what it cannot know")
            resampled = [each.resample(observer, Rng("five")).position() for each in (mine, its)]
            same = as_json(resampled[0]) == as_json(resampled[1])
            self.require(same, f"{observer} knows more than it was shown when it is asked out of turn")

    def step(self, action: int) -> None:
        """Carry out the action here and, if the observer would not notice, another one in the twin."""
        recorder = Recorder()
        if self.twin is None:
            self.twin_seat = self.rng.choose(self.observers())
            self.twin = self.state.resample(self.twin_seat, self.rng)
        mover = self.state.to_move()
        self.state.apply(action, recorder)
        self.views.clear()
        self.actions.append(action)
        for event in recorder.events:
            for language in text.LANGUAGES:
                known = text.has(language, self.game.package, f"event-{event.kind}")
                self.require(known, f"no {language} words for event {event.kind}")
        self.twin = self.step_twin(self.twin, action, recorder, mover)

    def check_twin(self) -> None:
        """Observers that were shown the same know the same: only events tell a seat anything."""
        if self.twin is not None:
            self.require_alike(self.twin, self.twin_seat)
            mine = self.state.resample(self.twin_seat, Rng("three")).position()
            its = self.twin.resample(self.twin_seat, Rng("three")).position()
            self.require(as_json(mine) == as_json(its), f"{self.twin_seat} knows more than it was shown")

    def step_twin(self, twin: State, action: int, recorder: Recorder, mover: int) -> State | None:
        """The twin after an action that looks just like the real one to its observer; None if there is none.

        There may be none: an action can show what was hidden, and then the two states can be told apart.
        """
        candidates = twin.legal()
        self.rng.shuffle(candidates)
        if mover == self.twin_seat:
            candidates = [action]
        shown = as_json(recorder.seen_by(self.twin_seat))
        for candidate in candidates[:12]:
            after = twin.clone()
            likewise = Recorder()
            after.apply(candidate, likewise)
            if as_json(likewise.seen_by(self.twin_seat)) == shown:
                return after
        return None

    def check_end(self) -> None:
        """A finished game has an outcome, and no action is possible any more."""
        outcome = self.state.outcome()
        self.require(outcome is not None, "the game is over without an outcome")
        assert outcome is not None
        self.require(set(outcome.winners) <= set(range(self.seats)), "a winner is not a seat")
        self.require(len(outcome.scores) == self.seats, "there is not a score for every seat")
        self.require(text.has("en", self.game.package, f"reason-{outcome.reason}"), "no words for how it ended")
        self.require(self.state.legal() == [], "something is legal after the end")
        self.require(refuses(lambda: self.state.apply(0)), "an action is accepted after the end")
        self.check_position()
        self.check_views()

    def check_replay(self) -> None:
        """The log replays exactly, also from a file."""
        match = Match(self.game, [f"seat {seat}" for seat in range(self.seats)], self.options, new_dealer("replay"))
        for action in self.actions:
            match.add(action)
        final = as_json(self.state.position())
        self.require(as_json(match.replay(match.ply).position()) == final, "the log replays differently")
        read = read_match(match_text(match).encode(), lambda _: self.game)
        self.require(as_json(read.state.position()) == final, "the match file replays differently")
        for observer in self.observers():
            self.require(as_json(read.log(observer)) == as_json(match.log(observer)), "the redacted log differs")


def observation(state: State, seat: int | None) -> list[int]:
    """What a seat, or a spectator (None), observes as numbers; nothing is written outside its place."""
    size = state.observation_fields().size
    into = vec[i16]([_UNTOUCHED] * (size + 2))
    state.observe(state.observer(seat), into, 1)
    numbers = [int(number) for number in into]
    if numbers[0] != _UNTOUCHED or numbers[-1] != _UNTOUCHED:
        raise AssertionError("an observation is written beyond its place")
    return numbers[1:-1]


def refuses(call: object) -> bool:
    """Whether calling it ends in a refusal."""
    assert callable(call)
    try:
        call()
    except SampanError:
        return True
    return False
