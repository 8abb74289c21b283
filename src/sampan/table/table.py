"""A table: who sits there, the match, what was said, and what happened beside the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from typing import Any, Final, NamedTuple

from sampan.core.dealer import Dealer
from sampan.core.errors import IllegalAction
from sampan.core.game import Game
from sampan.core.match import Entry, Match
from sampan.core.options import Teams
from sampan.core.state import State
from sampan.core.word_options import Order
from sampan.games.registry import game
from sampan.table.end_vote import EndVote
from sampan.table.free_votes import FreeVote
from sampan.table.seats import BOT, HERE, Seat, stored_seat
from sampan.table.setup import SUBSTITUTE, Setup
from sampan.table.simultaneous import PendingChoices
from sampan.table.substitutes import Substitutes, is_overdue
from sampan.table.void_keys import VoidKey

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
    undo_denied: Mapping[int, Entry | None] = field(default_factory=dict)  # by seat: what it may not ask for again
    pending: PendingChoices = field(default_factory=PendingChoices)
    batches: tuple[tuple[int, int], ...] = ()  # where in the log simultaneous choices entered it
    private: Mapping[int, int] = field(default_factory=dict)  # by seat: how many records only that seat was told of
    chat: tuple[ChatLine, ...] = ()
    notes: tuple[Note, ...] = ()
    rematch: str | None = None
    closed: bool = False  # by the host of the server
    free_votes: tuple[FreeVote, ...] = ()
    end_vote: EndVote | None = None
    end_again: int = 0  # after a no: the ply from which on somebody may propose again to end the match
    void_keys: Mapping[str, VoidKey] = field(default_factory=dict)  # by hash: tokens and invitations of before

    def changed(self, **values: Any) -> Table:
        """The same table with other values in some fields: what `dataclasses.replace` does, four times as quick."""
        after = object.__new__(Table)
        known = vars(self)
        vars(after).update({name: known[name] for name in _FIELDS}, **values)
        return after

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
        return self.started and not self.closed and self.match.outcome() is None

    def seq_for(self, held: Sequence[int]) -> int:
        """The number of the last record as the holder of these seats counts: other seats' secrets do not count."""
        if not self.private:
            return self.seq
        return self.seq - sum(count for seat, count in self.private.items() if seat not in held)

    # Who decides.

    @cached_property
    def simultaneous(self) -> tuple[int, ...]:
        """The seats that decide at the same time now, in the order in which the game asks them."""
        if not self.started or self.closed or self.match.to_move() < 0:
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
        return tuple(sorted(seat for seat in self.simultaneous if self._is_ready(seat)))

    def _is_ready(self, seat: int) -> bool:
        return bool(self.pending.of(seat)) and seat not in self.asking(seat).simultaneous_seats()

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
        if not self.several or seat not in self.simultaneous:
            return self.match.state
        if seat not in self._asking:
            self._asking[seat] = self.pending.asking(self.match.state, seat)
        return self._asking[seat]

    @cached_property
    def _asking(self) -> dict[int, State]:
        """What `asking` has worked out already, by seat."""
        return {}

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
        if self.match.resigned or self.finished or self.closed:
            return None
        try:
            # Where several decide an undo would drop what others may have chosen; whether they have must not show.
            if self.match.undo_is_free(seat) and not self.several:
                return "free"
        except IllegalAction:
            return None
        return None if self.was_denied(seat) else "consent"

    @property
    def undo_missing(self) -> list[int]:
        """The seats that have not yet answered the request for an undo."""
        request = self.undo
        if request is None:
            return []
        return [seat for seat in self.undo_asked(request.seat) if seat not in request.consents]

    def undo_ply(self, seat: int) -> int:
        """The ply to which taking the seat's last action back goes: simultaneous choices leave the log together."""
        ply = self.match.last_action_of(seat)
        return next((start for start, end in self.batches if start <= ply < end), ply)

    def was_denied(self, seat: int) -> bool:
        """Whether the others have refused to let the seat take its last action back, or it has withdrawn its wish."""
        return seat in self.undo_denied and self.undo_denied[seat] is self.last_entry_of(seat)

    def last_entry_of(self, seat: int) -> Entry | None:
        """The seat's last action."""
        return next((entry for entry in reversed(self.match.entries) if entry.by == seat), None)

    def undo_asked(self, seat: int) -> list[int]:
        """The persons who must agree if the seat takes its last action back. Bots agree, substitutes never do.

        What a substitute has played is a matter for the others who play. If there are none, or if the undo goes back to
        before it took over, its person must agree.
        """
        others = [other for other, each in enumerate(self.seats) if other != seat and each.kind != BOT]
        replaced = self.substitutes.playing
        alone = all(other in replaced for other in others)
        ply = self.undo_ply(seat)
        return [other for other in others if alone or other not in replaced or ply < replaced[other]]

    # Ending by agreement.

    @property
    def end_bots(self) -> tuple[int, ...]:
        """The seats whose bots must answer now whether they agree to end the match."""
        return () if self.end_vote is None else self.end_vote.bots_to_ask

    # Who is away.

    def away(self, seat: int) -> str | None:
        """While the match runs: since when the seat's person is away."""
        if self.seats[seat].kind == BOT or seat in self.present or seat in self.match.resigned or not self.running:
            return None
        if not self.seats[seat].taken:
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


_FIELDS: Final = tuple(each.name for each in fields(Table))


def new_table(setup: Setup) -> Table:
    """A table as it is before its first record."""
    seats = tuple(stored_seat(data) for data in setup.seats)
    return Table(setup, seats, new_match(setup, seats, ""))


def new_match(setup: Setup, seats: Sequence[Seat], salt: str) -> Match:
    """The match of a table before chance has dealt anything."""
    dealer = Dealer(bytes.fromhex(setup.seed), salt)
    rules = game(setup.game)
    options = rules.stored_options(setup.options)
    return Match(rules, [seat.player() for seat in seats], options, dealer, setup.fair)


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
    """The same table once more: everybody moves on by one seat, and what belongs to a seat moves along.

    Tokens stay valid. It starts when everybody has come; until then those who are there look after the other seats.
    """
    options = dict(table.match.options)
    for option in table.game.options:
        value = options[option.key]
        if isinstance(option, (Teams, Order)) and isinstance(value, list):
            options[option.key] = value[1:] + value[:1]
    seats = [replace(seat, taken=seat.kind == BOT, invitation=None).data() for seat in table.seats]
    moved = (*seats[1:], seats[0])
    return replace(table.setup, id=id_, options=options, seats=moved, seed=seed, created=created, host=None)
