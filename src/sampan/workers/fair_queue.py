"""The queue for a pool of workers: addresses take turns, and so do the tables of an address."""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Iterable
from itertools import zip_longest
from typing import Final


class QueueFull(Exception):
    """There is no room for the job."""

    def __init__(self, waiting: int) -> None:
        super().__init__(waiting)
        self.waiting = waiting  # jobs, of everybody


class Ticket:
    """A job's place in the queue: the address and the table that it is done for, and whom to tell where it stands."""

    __slots__ = ("address", "ahead", "table", "tell")

    def __init__(self, address: str, table: str, tell: Callable[[int | None], None] | None = None) -> None:
        self.address: Final = address
        self.table: Final = table
        self.tell: Final = tell  # how many jobs are ahead of this one; None as soon as it no longer waits
        self.ahead: int | None = None  # what was told last


class FairQueue:
    """Who waits for a worker, and who has one.

    Addresses take turns; so do the tables of an address; the jobs of a table are served in the order they came. An
    address never has all workers at once, if there are two or more: so there is always one that will soon be free
    for somebody else. If the queue is full, the address with the most waiting jobs loses its last one.
    """

    def __init__(self, workers: int, most: int, most_per_address: int) -> None:
        self._workers: Final = workers
        self._most_running: Final = max(1, workers - 1)  # of one address
        self._most: Final = most
        self._most_per_address: Final = most_per_address
        # By address and table, in the order in which they are served.
        self._waiting: OrderedDict[str, OrderedDict[str, deque[Ticket]]] = OrderedDict()
        self._waiting_by_address: Counter[str] = Counter()
        self._running: set[Ticket] = set()
        self._running_by_address: Counter[str] = Counter()

    @property
    def waiting(self) -> int:
        """How many jobs wait."""
        return self._waiting_by_address.total()

    @property
    def running(self) -> int:
        """How many jobs have a worker."""
        return len(self._running)

    def load(self, address: str) -> int:
        """How many jobs of an address wait or run."""
        return self._waiting_by_address[address] + self._running_by_address[address]

    def is_waiting(self, ticket: Ticket) -> bool:
        """Whether the ticket waits."""
        tables = self._waiting.get(ticket.address)
        return tables is not None and ticket in tables.get(ticket.table, ())

    def add(self, ticket: Ticket) -> Ticket | None:
        """Queue a ticket; QueueFull if there is no room. Returns the one that had to go to make room, if any."""
        own = self._waiting_by_address[ticket.address]
        if own >= self._most_per_address:
            raise QueueFull(self.waiting)
        dropped = None
        if self.waiting >= self._most:
            busiest, most = self._waiting_by_address.most_common(1)[0]
            if most <= own + 1:
                raise QueueFull(self.waiting)
            dropped = list(_interleaved(self._waiting[busiest].values()))[-1]
            self.remove(dropped)
        self._waiting.setdefault(ticket.address, OrderedDict()).setdefault(ticket.table, deque()).append(ticket)
        _count(self._waiting_by_address, ticket.address, 1)
        return dropped

    def start_next(self) -> Ticket | None:
        """The ticket that gets a worker now, if there is a free one and a job that may have it."""
        if len(self._running) >= self._workers:
            return None
        address = next((each for each in self._waiting if self._running_by_address[each] < self._most_running), None)
        if address is None:
            return None
        tables = self._waiting[address]
        table, tickets = next(iter(tables.items()))
        ticket = tickets[0]
        self._waiting.move_to_end(address)
        tables.move_to_end(table)
        self.remove(ticket)
        self._running.add(ticket)
        _count(self._running_by_address, address, 1)
        return ticket

    def remove(self, ticket: Ticket) -> None:
        """The ticket no longer waits, or its job is done; nothing happens if it is not here."""
        if ticket in self._running:
            self._running.remove(ticket)
            _count(self._running_by_address, ticket.address, -1)
        elif self.is_waiting(ticket):
            tables = self._waiting[ticket.address]
            tables[ticket.table].remove(ticket)
            if not tables[ticket.table]:
                del tables[ticket.table]
            if not tables:
                del self._waiting[ticket.address]
            _count(self._waiting_by_address, ticket.address, -1)

    def order(self) -> list[Ticket]:
        """The tickets that wait, in the order in which they are served if no others come."""
        return list(_interleaved([list(_interleaved(tables.values())) for tables in self._waiting.values()]))


def _count(counter: Counter[str], address: str, change: int) -> None:
    counter[address] += change
    if not counter[address]:
        del counter[address]  # addresses come and go


def _interleaved(rows: Iterable[Iterable[Ticket]]) -> Iterable[Ticket]:
    """The first of every row, then the second of every row, and so on."""
    return (ticket for column in zip_longest(*rows) for ticket in column if ticket is not None)
