"""Who is at a table: persons who come, go, talk and are away, and the bots that play for them meanwhile."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Final

from sampan.core.dealer import Dealer
from sampan.core.errors import IllegalAction
from sampan.core.match import Entry, Match, checked_players
from sampan.core.state import CHANCE, OVER
from sampan.games.registry import game
from sampan.server.records import Change, Record, Setup
from sampan.server.refusal import OverLimit, Refusal
from sampan.server.seats import BOT, LINK, stored_seat
from sampan.server.standing_in import StandIns, overdue

LONGEST_CHAT: Final = 500
_KEPT_LINES: Final = 200


class Company:
    """The people and bots of a table, around its match; `Table` says what they play."""

    def __init__(self, setup: Setup) -> None:
        self.setup: Final = setup
        self.game: Final = game(setup.game)
        self.seats: Final = [stored_seat(data) for data in setup.seats]
        self.seq = 0
        self.started = False
        self.salt = ""
        self.match = self._new_match()
        self.present: set[int] = set()
        self.stand_ins: Final = StandIns()
        self.undo_seat: int | None = None
        self.chat: deque[Record] = deque(maxlen=_KEPT_LINES)
        self.notes: deque[Record] = deque(maxlen=_KEPT_LINES)

    # Questions.

    def finished(self) -> bool:
        """Whether the match is over."""
        return self.match.outcome() is not None

    def running(self) -> bool:
        """Whether the match has begun and is not over."""
        return self.started and not self.finished()

    def plays_itself(self, seat: int) -> str | None:
        """The bot that decides for a seat: its own, or the one that plays for who has resigned or is away."""
        replaced = seat in self.match.resigned or seat in self.stand_ins.playing
        return self.setup.stand_in if replaced else self.seats[seat].bot

    def away(self, seat: int) -> str | None:
        """While the match runs: since when the seat's person is away."""
        if not self.running() or self.seats[seat].kind == BOT or seat in self.present or seat in self.match.resigned:
            return None
        return self.stand_ins.away.get(seat, self.setup.created)

    def absent(self) -> list[int]:
        """The seats that wait for a person who is away."""
        seats = range(len(self.seats))
        return [seat for seat in seats if self.away(seat) is not None and self.plays_itself(seat) is None]

    def voters(self) -> list[int]:
        """The seats whose persons are there and play: they have a say about those who are away."""
        return sorted(seat for seat in self.present if self.plays_itself(seat) is None)

    def wished_stand_ins(self) -> list[Record]:
        """Those who are away and for whom somebody wishes a bot to play; who agrees, and whose answer is missing."""
        wished = self.stand_ins.wished(self.voters())
        return [{"seat": seat, "consents": agreed, "missing": missing} for seat, agreed, missing in wished]

    def overdue(self, at: str) -> list[int]:
        """The seats whose persons have been away for longer than the table waits; it waits only for who waits too."""
        minutes = self.setup.stand_in_minutes
        if minutes is None or not self.running() or not self.voters():
            return []
        return [seat for seat in self.absent() if overdue(self.away(seat) or at, at, minutes)]

    # Coming and going.

    def open(self) -> Change | None:
        """Begin the match if nobody is missing."""
        start = self._start_if_complete()
        return self._changed({"kind": "open", **start}) if start else None

    def arrive(self, seats: Sequence[int], name: str | None) -> Change | None:
        """Persons come, or come back, to the seats they hold; who takes a free one may bring a name."""
        free = [seat for seat in seats if not self.seats[seat].taken]
        if all(seat in self.present for seat in seats) and not free:
            return None
        record: Record = {"kind": "arrive", "seats": list(seats)}
        if name is not None and free:
            checked_players([name])
            record["name"] = name
        self._follow_arrive(record)
        return self._changed({**record, **self._start_if_complete()})

    def depart(self, seats: Sequence[int], at: str) -> Change | None:
        """Persons are no longer connected."""
        gone = [seat for seat in seats if seat in self.present]
        if not gone:
            return None
        record: Record = {"kind": "depart", "seats": gone, "at": at}
        self._follow_depart(record)
        return self._agreed(record, [])

    def leave(self, seat: int) -> Change:
        """A friend gives the seat free again."""
        if self.seats[seat].kind != LINK:
            raise Refusal("leave-kind", {"seat": seat})
        if self.started:
            raise Refusal("leave-started")
        if not self.seats[seat].taken:
            raise Refusal("leave-free", {"seat": seat})
        self._follow_leave(seat)
        return self._changed({"kind": "leave", "seat": seat})

    def rename(self, seat: int, name: str) -> Change:
        """A person takes a new name."""
        checked_players([name])
        self._follow_name(seat, name)
        return self._changed({"kind": "name", "seat": seat, "name": name})

    def say(self, seat: int | None, name: str, words: str, at: str) -> Change:
        """A line of chat, by a seat or, without one, by a spectator."""
        said = words.strip()
        if len(said) > LONGEST_CHAT:
            raise OverLimit("too-long", {"field": "text", "longest": LONGEST_CHAT})
        if not said or any(ord(sign) < 32 or 127 <= ord(sign) < 160 or 0xD800 <= ord(sign) < 0xE000 for sign in said):
            raise Refusal("chat-form")
        line: Record = {"seat": seat, "name": name if seat is None else self.seats[seat].name, "text": said, "at": at}
        self.chat.append(line)
        return self._changed({"kind": "chat", "line": line}, chat=[line])

    # Bots for those who are away.

    def stand_in(self, seat: int, absent: int, agree: bool) -> Change:
        """A person wishes, or agrees, that a bot plays for one who is away; or does not."""
        self._must_be_running()
        self._must_play(seat)
        if not 0 <= absent < len(self.seats):
            raise Refusal("no-seat", {"seat": absent, "seats": len(self.seats)})
        if absent not in self.absent():
            raise Refusal("not-absent", {"seat": absent})
        record: Record = {"kind": "stand_in", "seat": seat, "absent": absent, "agree": agree}
        return self._agreed(record, self._follow_stand_in(record))

    def stand_in_overdue(self, at: str) -> Change | None:
        """A bot plays for those who have been away for too long."""
        seats = self.overdue(at)
        return self._replaced({"kind": "overdue"}, seats, []) if seats else None

    def resume(self, seat: int) -> Change:
        """A person takes the seat back from the bot."""
        self._must_be_running()
        if seat not in self.stand_ins.playing:
            raise Refusal("not-stood-in", {"seat": seat})
        self.stand_ins.playing.remove(seat)
        note: Record = {"ply": self.match.ply, "kind": "handed_back", "seat": seat}
        return self._noted({"kind": "resume", "seat": seat}, [note], self.match.ply)

    # How.

    def _changed(
        self,
        record: Record,
        ply_before: int | None = None,
        chat: list[Record] | None = None,
        notes: list[Record] | None = None,
        private: int | None = None,
    ) -> Change:
        self.seq += 1
        if ply_before is None:
            ply_before = 0 if "salt" in record else self.match.ply
        return Change(self.seq, record, ply_before, chat or [], notes or [], private)

    def _noted(self, record: Record, notes: list[Record], ply: int, private: int | None = None) -> Change:
        if notes:
            record["notes"] = notes
            self.notes.extend(notes)
        return self._changed(record, ply, notes=notes, private=private)

    def _new_match(self) -> Match:
        dealer = Dealer(bytes.fromhex(self.setup.seed), self.salt)
        players = [seat.player() for seat in self.seats]
        return Match(self.game, players, self.setup.options, dealer, self.setup.fair)

    def _start_if_complete(self) -> Record:
        if self.started or not all(seat.taken for seat in self.seats):
            return {}
        # The host has committed to the seed before friends bring their names: it cannot choose the salt.
        salt = "|".join([self.setup.id, *[seat.name for seat in self.seats]])
        self._begin(salt)
        self.match.begin()
        return {"salt": salt, "log": logged(self.match.entries, 0)}

    def _begin(self, salt: str) -> None:
        self.salt = salt
        self.started = True
        self.match = self._new_match()

    def _must_be_running(self) -> None:
        if not self.started:
            raise Refusal("not-started", status=409)
        if self.match.to_move() == OVER:
            raise IllegalAction("game-over")

    def _must_play(self, seat: int) -> None:
        if seat in self.match.resigned:
            raise Refusal("resigned", {"seat": seat})
        if seat in self.stand_ins.playing:
            raise Refusal("stood-in", {"seat": seat})

    def _agreed(self, record: Record, notes: list[Record]) -> Change:
        """Whoever is there may all agree now."""
        wished = self.stand_ins.wished(self.voters()) if self.running() else []
        return self._replaced(record, [seat for seat, _, missing in wished if not missing], notes)

    def _replaced(self, record: Record, seats: list[int], notes: list[Record]) -> Change:
        """A bot plays for these seats from now on."""
        bot_name = self.setup.stand_in
        added: list[Record] = [
            {"ply": self.match.ply, "kind": "stood_in", "seat": seat, "bot": bot_name} for seat in seats
        ]
        if seats:
            record["stood_in"] = seats
            record["notes"] = added
            self._follow_replaced(seats)
            self.notes.extend(added)
        return self._changed(record, notes=notes + added)

    def _follow_arrive(self, record: Record) -> None:
        for seat in record["seats"]:
            if not self.seats[seat].taken:
                self.seats[seat].taken = True
                if "name" in record:
                    self._follow_name(seat, record["name"])
            self.present.add(seat)
        self.stand_ins.arrive(record["seats"])

    def _follow_depart(self, record: Record) -> None:
        self.present.difference_update(record["seats"])
        self.stand_ins.depart(record["seats"], record.get("at", self.setup.created))

    def _follow_leave(self, seat: int) -> None:
        self.seats[seat].taken = False
        self.present.discard(seat)

    def _follow_name(self, seat: int, name: str) -> None:
        self.seats[seat].name = name
        self.match.players[seat] = self.seats[seat].player()

    def _follow_replaced(self, seats: list[int]) -> None:
        self.stand_ins.play(seats)
        if seats:
            self.undo_seat = None  # those who were asked, or who asked, have changed

    def _follow_stand_in(self, record: Record) -> list[Record]:
        if record["agree"]:
            self.stand_ins.wish(record["seat"], record["absent"])
            return []
        self.stand_ins.refuse(record["absent"])
        notes: list[Record] = [
            {"ply": self.match.ply, "kind": "stand_in_refused", "seat": record["absent"], "by": record["seat"]}
        ]
        self.notes.extend(notes)
        return notes


def logged(entries: Sequence[Entry], ply: int) -> list[Record]:
    """Actions as the store keeps them: readable descriptions, not codes, which another version might number anew."""
    return [
        {"ply": ply + i, "by": "chance" if entry.by == CHANCE else entry.by, "action": entry.description}
        for i, entry in enumerate(entries)
    ]
