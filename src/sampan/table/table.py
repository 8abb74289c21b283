"""A table: who sits there, the match, what was said, and what happened beside the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, NamedTuple

from sampan.core.dealer import Dealer
from sampan.core.errors import IllegalAction
from sampan.core.game import Game
from sampan.core.match import Entry, Match
from sampan.core.options import Teams
from sampan.core.state import State
from sampan.core.word_options import Order
from sampan.games.registry import game
from sampan.table.seats import BOT, HERE, Seat, stored_seat
from sampan.table.setup import SUBSTITUTE, Setup
from sampan.table.simultaneous import PendingChoices
from sampan.table.substitutes import Substitutes, is_overdue

Note = dict[str, Any]
ChatLine = dict[str, Any]


class Point(NamedTuple):
    """A point of a match as a seat knows it. The ply alone could mean another point after an undo."""

    ply: int
    last: Entry | None
    pending: tuple[int, ...] = ()


class UndoRequest(NamedTuple):
    """A seat asks for an undo; these others have agreed."""

    seat: int
    consents: tuple[int, ...]


@dataclass(frozen=True, eq=False)
class Table:
    """A table at one moment. It is never changed: `apply` returns the next one. That goes for its match too."""

    setup: Setup
    seats: tuple[Seat, ...]
    match: Match
    seq: int = 0  # how many records have been applied
    started: bool = False
    salt: str = ""
    present: frozenset[int] = frozenset()
    substitutes: Substitutes = field(default_factory=Substitutes)
    undo: UndoRequest | None = None
    pending: PendingChoices = field(default_factory=PendingChoices)
    batches: tuple[tuple[int, int], ...] = ()  # where in the log simultaneous choices entered it
    private: Mapping[int, int] = field(default_factory=dict)  # by seat: how many records only that seat was told of
    chat: tuple[ChatLine, ...] = ()
    notes: tuple[Note, ...] = ()
    rematch: str | None = None

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.match.game

    @property
    def finished(self) -> bool:
        """Whether the match is over."""
        return self.match.outcome() is not None

    @property
    def running(self) -> bool:
        """Whether the match has begun and is not over."""
        return self.started and self.match.outcome() is None

    def seq_for(self, held: Sequence[int]) -> int:
        """The number of the last record as the holder of these seats counts: other seats' secrets do not count."""
        return self.seq - sum(count for seat, count in self.private.items() if seat not in held)

    # Who decides.

    @cached_property
    def simultaneous(self) -> tuple[int, ...]:
        """The seats that decide at the same time now, in the order in which the game asks them."""
        if not self.started or self.match.to_move() < 0:
            return ()
        return tuple(self.match.state.simultaneous_seats())

    @property
    def several(self) -> bool:
        """Whether more than one seat decides now, so that each one's choices stay pending until all are ready."""
        return len(self.simultaneous) > 1

    @cached_property
    def ready(self) -> tuple[int, ...]:
        """Of the seats that decide at the same time, those that have nothing left to choose."""
        if not self.pending.choices:
            return ()
        state = self.match.state
        return tuple(sorted(seat for seat in self.simultaneous if self.pending.is_ready(state, seat)))

    @cached_property
    def deciding(self) -> tuple[int, ...]:
        """The seats that have still to decide, in rising order: nobody may see in which order the game asks them."""
        ready = self.ready
        return tuple(sorted(seat for seat in self.simultaneous if seat not in ready))

    def bot_for(self, seat: int) -> str | None:
        """The bot that decides for a seat: its own, or the substitute of somebody who is away or has resigned."""
        if seat in self.match.resigned or seat in self.substitutes.playing:
            return self.setup.substitute
        return self.seats[seat].bot

    @property
    def bot_to_move(self) -> int | None:
        """A seat that a bot must decide for now."""
        return next((seat for seat in self.deciding if self.bot_for(seat) is not None), None)

    @property
    def persons_to_move(self) -> list[int]:
        """The seats whose persons must decide now."""
        return [seat for seat in self.deciding if self.bot_for(seat) is None]

    def asking(self, seat: int) -> State:
        """The state as the seat sees it, with its own pending choices."""
        state = self.match.state
        return self.pending.asking(state, seat) if self.several and seat in self.simultaneous else state

    def ply_of(self, seat: int) -> int:
        """The number of the seat's next action: its own pending choices count, those of others do not."""
        return len(self.match.entries) + len(self.pending.choices.get(seat, ()))

    def point_of(self, seat: int | None) -> Point:
        """Where the match stands as a seat, or a spectator, knows it."""
        entries = self.match.entries
        return Point(len(entries), entries[-1] if entries else None, () if seat is None else self.pending.of(seat))

    # Undo.

    def undo_mode(self, seat: int) -> str | None:
        """Whether the seat's last action can be taken back freely, by consent, or not at all."""
        if self.pending.of(seat) and seat not in self.match.resigned:
            return "free"
        if self.match.resigned or self.finished:
            return None
        try:
            # Where several decide an undo would drop what others may have chosen; whether they have must not show.
            return "free" if self.match.undo_is_free(seat) and not self.several else "consent"
        except IllegalAction:
            return None

    @property
    def undo_missing(self) -> list[int]:
        """The seats that have not yet answered the request for an undo."""
        request = self.undo
        if request is None:
            return []
        return [seat for seat in range(len(self.seats)) if seat != request.seat and seat not in request.consents]

    # Who is away.

    def away(self, seat: int) -> str | None:
        """While the match runs: since when the seat's person is away."""
        if self.seats[seat].kind == BOT or seat in self.present or seat in self.match.resigned or not self.running:
            return None
        return self.substitutes.away.get(seat, self.setup.created)

    @property
    def absent(self) -> list[int]:
        """The seats that wait for a person who is away."""
        seats = range(len(self.seats))
        return [seat for seat in seats if self.away(seat) is not None and self.bot_for(seat) is None]

    @property
    def voters(self) -> list[int]:
        """The seats whose persons are present and play: they vote about those who are away."""
        return sorted(seat for seat in self.present if self.bot_for(seat) is None)

    def overdue(self, at: str) -> tuple[int, ...]:
        """The seats whose persons have been away for longer than the table waits; none unless somebody waits."""
        minutes = self.setup.substitute_minutes
        if minutes is None or not self.running or not self.voters:
            return ()
        return tuple(seat for seat in self.absent if is_overdue(self.away(seat) or at, at, minutes))


def new_table(setup: Setup) -> Table:
    """A table as it is before its first record."""
    seats = tuple(stored_seat(data) for data in setup.seats)
    return Table(setup, seats, new_match(setup, seats, ""))


def new_match(setup: Setup, seats: Sequence[Seat], salt: str) -> Match:
    """The match of a table before chance has dealt anything."""
    dealer = Dealer(bytes.fromhex(setup.seed), salt)
    return Match(game(setup.game), [seat.player() for seat in seats], setup.options, dealer, setup.fair)


def table_of(match: Match) -> Table:
    """A table at which a match that has begun is played on, with all its people present at one screen."""
    seats = tuple(Seat(HERE if player.bot is None else BOT, player.name, player.bot) for player in match.players)
    setup = Setup(
        id="",
        game=match.game.key,
        rules=match.game.rules_version,
        options=match.options,
        seats=tuple(seat.data() for seat in seats),
        public=False,
        fair=match.fair,
        seed=match.dealer.seed.hex(),
        created="",
        substitute=SUBSTITUTE,
    )
    present = frozenset(number for number, seat in enumerate(seats) if seat.kind == HERE)
    return Table(setup, seats, match, started=True, salt=match.dealer.salt, present=present)


def rematch_setup(table: Table, id_: str, seed: str, created: str) -> Setup:
    """The same table once more: everybody moves on by one seat, and what belongs to a seat moves along."""
    options = dict(table.match.options)
    for option in table.game.options:
        value = options[option.key]
        if isinstance(option, (Teams, Order)) and isinstance(value, list):
            options[option.key] = value[1:] + value[:1]
    seats = [seat.data() for seat in table.seats]
    return replace(table.setup, id=id_, options=options, seats=(*seats[1:], seats[0]), seed=seed, created=created)
