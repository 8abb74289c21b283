"""What a server counts, for Prometheus. Nothing here names a table, a person or an address."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from typing import TYPE_CHECKING, Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    start_http_server,
)

import sampan
from sampan.server.refusal import Refusal

if TYPE_CHECKING:
    from sampan.server.live_tables import LiveTables

_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Metrics:
    """The metrics of one application, in a registry of their own. Labels have few values, all of them ours."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        ProcessCollector(registry=self.registry)  # processor time, memory and open files, where the system tells
        actions = self._counter("sampan_actions", "Actions on disk and acknowledged.", "by")
        self.actions: Final = {by: actions.labels(by) for by in ("person", "bot")}
        self.refusals: Final = self._counter("sampan_refusals", "Requests that were refused.", "reason")
        self.commits: Final = self._histogram("sampan_commit_seconds", "Until a change is on disk.")
        self.store_errors: Final = self._counter("sampan_store_errors", "Failures of the store.", "operation")
        requests = self._histogram("sampan_request_seconds", "Until a socket's request is done.", "type")
        self.requests: Final = cache(requests.labels)  # looking a label up takes longer than counting
        self.http: Final = self._histogram("sampan_http_seconds", "Until a call over HTTP is answered.", "route")
        self.responses: Final = self._counter("sampan_http_responses", "Answers over HTTP.", "status")
        self.waited: Final = self._histogram("sampan_queue_wait_seconds", "Until a job gets a worker.")
        self.failed_jobs: Final = self._counter("sampan_failed_jobs", "Jobs whose worker raised, hung or died.", "job")
        self._tables: Final = self._gauge("sampan_tables", "Tables in memory.")
        self._sockets: Final = self._gauge("sampan_sockets", "Open sockets.", "role")
        self._draining: Final = self._gauge("sampan_draining", "1 while the server is about to end.")
        self._waiting: Final = self._gauge("sampan_queue_jobs", "Jobs that wait for a worker.")
        self._busy: Final = self._gauge("sampan_workers_busy", "Workers that have a job.")
        self._workers: Final = self._gauge("sampan_workers", "Workers that there may be.")
        build = self._gauge("sampan_build_info", "This server's version.", "version", "compiled")
        build.labels(sampan.__version__, str(sampan.compiled).lower()).set(1)
        for operation in ("read", "write"):
            self.store_errors.labels(operation)

    def watch(self, tables: LiveTables) -> None:
        """Show how many there are of everything from now on. Another thread asks, so the answers only count."""
        self._tables.set_function(tables.count)
        self._sockets.labels("player").set_function(partial(tables.count_sockets, True))
        self._sockets.labels("spectator").set_function(partial(tables.count_sockets, False))
        self._draining.set_function(lambda: tables.draining)
        self._waiting.set_function(lambda: tables.workers.waiting)
        self._busy.set_function(lambda: tables.workers.running)
        self._workers.set(tables.settings.bot_workers)

    def _counter(self, name: str, meaning: str, *labels: str) -> Counter:
        return Counter(name, meaning, labels, registry=self.registry)

    def _histogram(self, name: str, meaning: str, *labels: str) -> Histogram:
        return Histogram(name, meaning, labels, registry=self.registry, buckets=_SECONDS)

    def _gauge(self, name: str, meaning: str, *labels: str) -> Gauge:
        return Gauge(name, meaning, labels, registry=self.registry)


@contextmanager
def served(metrics: Metrics, host: str, port: int) -> Iterator[None]:
    """Serve the metrics meanwhile, on a port of their own, which no proxy passes on; 0 serves them nowhere."""
    if port == 0:
        yield
        return
    try:
        server, thread = start_http_server(port, host, metrics.registry)
    except OSError as problem:
        fields: dict[str, object] = {"host": host, "port": str(port), "problem": problem.strerror or str(problem)}
        raise Refusal("cannot-listen", fields) from None
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
