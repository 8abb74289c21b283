"""The order in which jobs get a worker, whoever asks for how many."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sampan.workers.fair_queue import FairQueue, QueueFull, Ticket

MANY = 1000


def queued(queue: FairQueue, *places: str) -> list[Ticket]:
    """Tickets for "address table" each, in that order."""
    tickets = [Ticket(*place.split()) for place in places]
    for ticket in tickets:
        queue.add(ticket)
    return tickets


def served(queue: FairQueue) -> list[str]:
    """Who gets a worker, if each job is done before the next one starts."""
    order = []
    while (ticket := queue.start_next()) is not None:
        order.append(f"{ticket.address} {ticket.table}")
        queue.remove(ticket)
    return order


def test_addresses_take_turns_and_so_do_their_tables() -> None:
    queue = FairQueue(1, MANY, MANY)
    queued(queue, "mallory 1", "mallory 1", "mallory 2", "mallory 3", "ada 7", "ben 8", "ben 8")
    assert served(queue) == ["mallory 1", "ada 7", "ben 8", "mallory 2", "ben 8", "mallory 3", "mallory 1"]


def test_one_that_comes_again_and_again_waits_for_one_job_of_everybody_else() -> None:
    queue = FairQueue(1, MANY, MANY)
    queued(queue, *[f"mallory {table}" for table in range(40)])
    order = []
    for _ in range(3):
        queued(queue, "ada 1")
        while (ticket := queue.start_next()) is not None:
            queue.remove(ticket)
            order.append(ticket.address)
            if ticket.address == "ada":
                break
    assert order == ["mallory", "ada"] * 3


def test_an_address_never_has_all_workers() -> None:
    queue = FairQueue(3, MANY, MANY)
    queued(queue, *[f"mallory {table}" for table in range(9)])
    running = [queue.start_next(), queue.start_next()]
    assert None not in running
    assert queue.start_next() is None
    (ada,) = queued(queue, "ada 1")
    assert queue.start_next() is ada, "at once"
    queued(queue, "ben 1")
    assert queue.start_next() is None, "all are taken"
    queue.remove(ada)
    ben = queue.start_next()
    assert ben is not None
    assert ben.address == "ben"
    assert queue.running == 3


def test_a_single_worker_works_for_anybody() -> None:
    queue = FairQueue(1, MANY, MANY)
    queued(queue, "ada 1")
    assert queue.start_next() is not None


def test_who_waits_is_told_apart_from_who_is_gone() -> None:
    queue = FairQueue(1, MANY, MANY)
    first, second, third = queued(queue, "ada 1", "ada 1", "ada 1")
    assert queue.start_next() is first
    assert [queue.is_waiting(ticket) for ticket in (first, second, third)] == [False, True, True]
    assert (queue.load("ada"), queue.load("ben"), queue.waiting, queue.running) == (3, 0, 2, 1)
    queue.remove(second)
    queue.remove(second)
    assert queue.load("ada") == 2
    queue.remove(first)
    assert queue.start_next() is third
    queue.remove(third)
    assert (queue.load("ada"), queue.waiting, queue.running) == (0, 0, 0)


def test_an_address_has_so_much_room_and_no_more() -> None:
    queue = FairQueue(1, MANY, 2)
    queued(queue, "mallory 1", "mallory 2")
    with pytest.raises(QueueFull) as full:
        queued(queue, "mallory 3")
    assert full.value.waiting == 2
    queued(queue, "ada 1")
    assert queue.waiting == 3


def test_in_a_full_queue_the_busiest_makes_room() -> None:
    queue = FairQueue(1, 4, MANY)
    tickets = queued(queue, "mallory 1", "mallory 2", "mallory 3", "eve 1")
    ada, ben = Ticket("ada", "1"), Ticket("ben", "1")
    assert queue.add(ada) is tickets[2], "the last of those who have most"
    assert queue.add(ben) is tickets[1]
    assert queue.waiting == 4
    for nobody_has_more in ("ada", "carl"):
        with pytest.raises(QueueFull):
            queue.add(Ticket(nobody_has_more, "1"))
    assert served(queue) == ["mallory 1", "eve 1", "ada 1", "ben 1"]


PLACES = st.tuples(st.sampled_from("abcd"), st.sampled_from("123")).map(" ".join)


@given(places=st.lists(PLACES, max_size=30), workers=st.integers(1, 4), leave=st.sets(st.integers(0, 29)))
def test_the_order_that_is_told_is_the_order_of_service(places: list[str], workers: int, leave: set[int]) -> None:
    queue = FairQueue(workers, MANY, MANY)
    tickets = queued(queue, *places)
    for number, ticket in enumerate(tickets):
        if number in leave:
            queue.remove(ticket)
    told = [f"{ticket.address} {ticket.table}" for ticket in queue.order()]
    assert len(told) == queue.waiting
    assert served(queue) == told
    assert queue.waiting == queue.running == 0
