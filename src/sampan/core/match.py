"""A match: who sits where, and the log of actions, chance included, from which everything else follows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from sampan.core.dealer import Dealer, new_dealer
from sampan.core.errors import IllegalAction, OptionError
from sampan.core.events import Event, Recorder
from sampan.core.game import Game
from sampan.core.options import is_whole, shown
from sampan.core.rng import Rng
from sampan.core.state import CHANCE, OVER, Outcome, State

LONGEST_NAME: Final = 40


class Player(NamedTuple):
    """Who sits at a seat: a name, and for a bot which one plays."""

    name: str
    bot: str | None = None

    def data(self) -> dict[str, object]:
        """The player as JSON-able data."""
        return {"name": self.name, "bot": self.bot}


class Entry:
    """One action of the log: who acted (a seat or CHANCE), what, and what happened."""

    def __init__(self, by: int, action: int, description: dict[str, object], events: list[Event]) -> None:
        self.by: Final = by
        self.action: Final = action
        self.description: Final = description
        self.events: Final = events

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """The entry as a seat, or a spectator (None), may see it."""
        return {"by": self.by, "events": [event.seen_by(seat) for event in self.events]}


class UndoEntry(NamedTuple):
    """One undo: who asked for it, the ply it went back to, and how many draws it took back for good."""

    seat: int
    ply: int
    draws: int

    def data(self) -> dict[str, object]:
        """The undo as JSON-able data."""
        return {"seat": self.seat, "ply": self.ply, "draws": self.draws}


class Match:
    """A game in play. It deals by itself: after each action, chance moves until a seat must decide."""

    def __init__(
        self,
        game: Game,
        players: Sequence[Player | str],
        options: Mapping[str, object] | None = None,
        dealer: Dealer | None = None,
        fair: bool = False,
        state: State | None = None,
    ) -> None:
        self.game: Final = game
        self.players: Final = checked_players(players)
        self.state = game.start(len(self.players), options) if state is None else state
        self.options: Final = self.state.options
        self.dealer: Final = new_dealer() if dealer is None else dealer
        self.fair: Final = fair
        self.entries: list[Entry] = []
        self.undos: list[UndoEntry] = []
        self.resigned: list[int] = []
        self.agreed = False  # whether everybody has agreed to end it (YN-12c)
        self._draws = 0  # the number of the next draw: those that were taken back count too

    def clone(self) -> Match:
        """An independent copy; the entries of the log never change, so both logs hold the same ones."""
        copy = Match(self.game, self.players, None, self.dealer, self.fair, self.state.clone())
        copy.entries = list(self.entries)
        copy.undos = list(self.undos)
        copy.resigned = list(self.resigned)
        copy.agreed = self.agreed
        copy._draws = self._draws
        return copy

    def begin(self) -> Match:
        """Let chance deal what the game starts with; returns the match itself."""
        self._deal()
        return self

    @property
    def ply(self) -> int:
        """How many actions the log holds; the number of the next one."""
        return len(self.entries)

    def to_move(self) -> int:
        """The seat to decide, or OVER."""
        return OVER if self.agreed or self._winners_by_resignation() is not None else self.state.to_move()

    def outcome(self) -> Outcome | None:
        """None while the match lasts. When all others have resigned or are out, those who are left win."""
        if self.agreed:
            return Outcome((), tuple([0] * len(self.players)), "agreed")
        winners = self._winners_by_resignation()
        if winners is None:
            return self.state.outcome()
        scores = tuple([1 if seat in winners else 0 for seat in range(len(self.players))])
        return Outcome(tuple(winners), scores, "resigned")

    def resign(self, seat: int) -> None:
        """Resign a seat. The game goes on while two sides and a person are left; somebody must then decide for it."""
        if not is_whole(seat) or not 0 <= seat < len(self.players) or seat in self.resigned:
            raise IllegalAction("resign", {"seat": shown(seat)})
        if self.to_move() == OVER:
            raise IllegalAction("game-over")
        self.resigned.append(seat)

    def agree(self) -> None:
        """End the match because everybody has agreed to: nobody wins (YN-12c)."""
        if self.to_move() == OVER:
            raise IllegalAction("game-over")
        self.agreed = True

    def _winners_by_resignation(self) -> list[int] | None:
        """The seats that win because the others resigned: the only side left, or the bots when no person is left."""
        if not self.resigned or self.state.to_move() == OVER:
            return None
        # The first resignation that leaves nobody else decides: in matches of earlier versions there may be later ones.
        for count in range(1, len(self.resigned) + 1):
            winners = self._left_alone(self.resigned[:count])
            if winners is not None:
                return winners
        return None

    def _left_alone(self, resigned: list[int]) -> list[int] | None:
        """The seats that win after these resignations; None if the match goes on.

        A side is left while one of its seats neither has resigned nor is eliminated. Partners win together, also one
        who is eliminated, but nobody who has resigned does.
        """
        gone = [*resigned, *self.state.eliminated()]
        sides = [side for side in self.game.sides(self.state) if any([seat not in gone for seat in side])]
        left = sorted([seat for side in sides for seat in side if seat not in resigned])
        persons = [seat for seat, player in enumerate(self.players) if player.bot is None]
        deserted = bool(persons) and not any([seat in left for seat in persons])
        return left if len(sides) == 1 or (sides and deserted) else None

    def act(self, seat: int, action: object) -> list[Entry]:
        """Apply a seat's action, a code or a description; returns what it added to the log, chance included."""
        mover = self.to_move()
        if mover == OVER:
            raise IllegalAction("game-over")
        if not is_whole(seat) or seat != mover:
            raise IllegalAction("not-your-turn", {"seat": shown(seat), "mover": int(mover)})
        before = self.ply
        self.add(self.game.find(self.state, action) if isinstance(action, Mapping) else action)
        self._deal()
        return self.entries[before:]

    def add(self, action: object) -> None:
        """Add the action of whoever is to move, chance or seat, and nothing else."""
        by = int(self.state.to_move())
        code = int(self.state.checked(action))
        description = self.state.describe_unchecked(code)
        recorder = Recorder()
        self.state.apply(code, recorder)
        self.entries.append(Entry(by, code, description, recorder.events))
        self._draws += by == CHANCE

    def _deal(self) -> None:
        while self.to_move() == CHANCE:
            self.add(self.dealer.draw(self.state, self._draws))

    def replay(self, ply: object) -> State:
        """The state before the action of that number; `replay(0)` is the start."""
        if not (is_whole(ply) and isinstance(ply, int) and 0 <= ply <= self.ply):
            raise IllegalAction("no-such-ply", {"ply": shown(ply), "last": self.ply})
        state = self.game.start(len(self.players), self.options)
        for entry in self.entries[:ply]:
            state.apply(entry.action)
        return state

    def log(self, seat: int | None) -> list[dict[str, object]]:
        """The log as a seat, or a spectator (None), may see it."""
        return [entry.seen_by(seat) for entry in self.entries]

    def preview(self, seat: int, action: object, rng: Rng) -> list[dict[str, object]]:
        """What a seat's action would do, as far as the seat can foresee it; changes nothing and reveals nothing."""
        if seat != self.to_move():
            raise IllegalAction("not-your-turn", {"seat": shown(seat), "mover": int(self.to_move())})
        return foresee(self.game, self.state, action, rng)

    # Undo.

    def undo_is_free(self, seat: int) -> bool:
        """Whether the seat may take its last action back without asking anybody."""
        ply = self.last_action_of(seat)
        # A draw after it has revealed something, and so has any other seat's action.
        return ply == self.ply - 1 and not any(event.reveals for event in self.entries[ply].events)

    def undo(self, seat: int, consent: Sequence[int] = ()) -> int:
        """Take a seat's last action back, with all that followed; returns the ply it goes back to.

        It is free until something hidden is revealed or another seat acts; then all the others must consent. What was
        drawn is drawn afresh.
        """
        ply = self.last_action_of(seat)
        if self.agreed:
            raise IllegalAction("game-over")
        if self.resigned:
            raise IllegalAction("undo-resigned")
        if not self.undo_is_free(seat):
            missing = [other for other in range(len(self.players)) if other != seat and other not in consent]
            if missing:
                raise IllegalAction("undo-consent", {"seats": missing})
        self.go_back(seat, ply, self.draws_since(ply))
        return ply

    def go_back(self, seat: int, ply: int, draws: int) -> None:
        """Forget the action of that number and all that followed, for a seat that takes it back.

        `draws` is how many draws are taken back for good: all of them, so that nobody knows what comes next. Only in
        matches of earlier versions it is 0, and the same draws came again.
        """
        self._draws += draws - self.draws_since(ply)
        self.state = self.replay(ply)
        del self.entries[ply:]
        self.undos.append(UndoEntry(seat, ply, draws))

    def remember_undos(self, undos: list[UndoEntry]) -> None:
        """Take over the undos of a match whose log was added action by action; the next draw counts on from them."""
        self.undos += undos
        self._draws += sum([undo.draws for undo in undos])

    def draws_since(self, ply: int) -> int:
        """How many draws the log holds from that number on."""
        return sum([entry.by == CHANCE for entry in self.entries[ply:]])

    def last_action_of(self, seat: int) -> int:
        """The number of the seat's last action; an IllegalAction if there is none."""
        for ply in range(self.ply - 1, -1, -1):
            if self.entries[ply].by == seat:
                return ply
        raise IllegalAction("nothing-to-undo", {"seat": shown(seat)})


def foresee(game: Game, state: State, action: object, rng: Rng) -> list[dict[str, object]]:
    """What an action, a code or a description, would do as far as the seat to move can foresee it."""
    seat = int(state.to_move())
    code = game.find(state, action) if isinstance(action, Mapping) else action
    return _foreseen(state.resample(seat, rng), code, seat)


def foresee_all(state: State, rng: Rng) -> list[list[dict[str, object]]]:
    """The same of every legal action, in their order."""
    seat = int(state.to_move())
    resampled = state.resample(seat, rng)
    return [_foreseen(resampled.clone(), action, seat) for action in state.legal()]


def _foreseen(state: State, action: object, seat: int) -> list[dict[str, object]]:
    """What a state that the seat may know does with the action."""
    recorder = Recorder()
    state.apply(action, recorder)
    foreseen: list[dict[str, object]] = []
    for event in recorder.events:
        if event.reveals:
            break
        foreseen.append(event.seen_by(seat))
    return foreseen


def checked_players(players: Sequence[Player | str]) -> list[Player]:
    """The players as `Player`s, or an OptionError that says what is wrong with a name."""
    seated: list[Player] = []
    for player in players:
        someone = Player(player) if isinstance(player, str) else player
        words: tuple[object, ...] = tuple(someone)  # a caller may have put anything there
        for word in words if words[1] is not None else words[:1]:
            if not isinstance(word, str) or not word.strip() or len(word) > LONGEST_NAME or not _is_printable(word):
                raise OptionError("name", {"name": shown(word), "longest": LONGEST_NAME})
        seated.append(someone)
    return seated


def _is_printable(name: str) -> bool:
    """Whether a name is printable; joiners, without which some languages cannot be written, may be in it."""
    signs = name.replace("\u200c", "").replace("\u200d", "")
    return bool(signs.strip()) and signs.isprintable()
