"""The place of a table's bot in the queue for a worker: for whom it queues, and who is told how many are ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sampan.server import payloads
from sampan.workers.fair_queue import Ticket

if TYPE_CHECKING:
    from sampan.server.live_table import LiveTable
    from sampan.server.seat_connections import Observer
    from sampan.table.table import Point


def queue_message(ahead: int | None, ref: str | None = None) -> str:
    """How many jobs are ahead of a hint, or (without `ref`) of the bot that is to move; None if it no longer waits."""
    return payloads.encode({"type": "queue", "ref": ref, "ahead": ahead})


class BotQueue:
    """A table's bots queue one at a time."""

    def __init__(self, live: LiveTable) -> None:
        self._live: Final = live
        self._ticket: Ticket | None = None
        self._ahead: int | None = None  # what observers were told last
        self._served: Point | None = None  # where in the match, as everybody knows it, a bot last got a worker

    def ticket(self) -> Ticket:
        """A place in the queue for the bot that is to move.

        It belongs to the address of the people who play at the table, of whoever is connected here; only if there are
        none, to that of the spectators. So nobody can make a table wait by watching it.
        """
        observers = self._live.observers
        people = [observer for observer in observers if observer.held] or list(observers)
        address = self._live.tables.workers.least_busy([observer.address for observer in people])
        self._ticket = Ticket(address, self._live.id, self.tell)
        return self._ticket

    def served(self) -> None:
        """The bot has got a worker."""
        self.tell(None)
        self._served = self._live.table.point_of(None)

    def tell(self, ahead: int | None) -> None:
        """Tell everybody how many jobs are ahead of the bot's, unless they know; None if it no longer waits.

        Where several seats decide at the same time, a bot that queues for its second choice would show that it has
        made its first. So only the first of a table's bots that queues there is ever told of.
        """
        table = self._live.table
        if ahead is not None and table.several and self._served == table.point_of(None):
            return
        if ahead != self._ahead:
            self._ahead = ahead
            message = queue_message(ahead)
            for observer in self._live.observers:
                observer.tell(message)

    def welcome(self, observer: Observer) -> None:
        """Somebody observes the table from now on."""
        if self._ahead is not None:
            observer.tell(queue_message(self._ahead))

    def look(self) -> None:
        """Leave the queue if the bot need not move: nobody sees it, the table has changed, or the server ends."""
        live = self._live
        if self._ticket is not None and not live.may_think():
            live.tables.workers.withdraw(self._ticket)
            self._ticket = None
