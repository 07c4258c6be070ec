"""Metrics for monitoring, in the format of Prometheus: entries, commits, tables, connections and bots.

They are numbers of the whole server, without names, tables or moves. Even so they are not public: on a server with one
table the number of entries would reveal a secret submission.
"""

from __future__ import annotations

import threading
import time
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector

FORM = CONTENT_TYPE_LATEST
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class DurationHistogram(Collector):
    """A histogram of durations with the bounds SECONDS.

    The library's histogram needs eight calls where this one needs one, twice per move.
    """

    def __init__(self, name: str, help: str) -> None:
        self.name, self.help = name, help
        self._counts = [0] * (len(SECONDS) + 1)  # the last counts longer ones
        self._sum = 0.0
        self._lock = threading.Lock()  # used by the event loop and the store's thread

    def observe(self, seconds: float) -> None:
        """Add a duration."""
        with self._lock:
            self._counts[bisect_left(SECONDS, seconds)] += 1
            self._sum += seconds

    @contextmanager
    def time(self) -> Iterator[None]:
        """Measure a `with` block, even if it fails."""
        began = time.perf_counter()
        try:
            yield
        finally:
            self.observe(time.perf_counter() - began)

    def within(self, share: float) -> float | None:
        """Return the seconds within which this share of all measurements was done; see `slowest_of`."""
        return slowest_of(self.counts(), share)

    def counts(self) -> list[int]:
        """Return the number of measurements per bound of SECONDS; the last counts longer ones."""
        with self._lock:
            return self._counts[:]

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """Return the current values for Prometheus."""
        with self._lock:
            counts, whole = list(accumulate(self._counts)), self._sum
        bounds = [*map(str, SECONDS), "+Inf"]
        yield HistogramMetricFamily(self.name, self.help, list(zip(bounds, counts, strict=True)), whole)


def slowest_of(counts: Sequence[int], share: float) -> float | None:
    """Return the seconds within which this share was done, rounded up to a bound.

    None if nothing was measured, or if it took longer than the largest bound.
    """
    sums = list(accumulate(counts))
    done = [bound for bound, so_far in zip(SECONDS, sums, strict=False) if so_far >= share * sums[-1]]
    return done[0] if done and sums[-1] else None


def takes_longer(counts: Sequence[int], bound: float, share: float = 0.99) -> bool:
    """Return whether less than this share was done within `bound`, one of SECONDS."""
    return sum(counts[: SECONDS.index(bound) + 1]) < share * sum(counts)


class Metrics:
    """The metrics of one process, with a registry of their own, so that one interpreter can hold several."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.began = time.time()
        self._worked = time.process_time()  # used by this process before
        self._gauges: dict[str, Gauge] = {}
        self.entry = self._timed("baronage_entry_seconds", "Time from an entry to its delivery to all subscribers.")
        self.commit = self._timed("baronage_commit_seconds", "Duration of a transaction of the store.")
        self.written = self._count("baronage_written", "Jobs written; several share a commit.")
        self.refused = self._count("baronage_refused", "Refused WebSocket requests.")
        self.failed = self._count("baronage_store_faults", "Failed writes to the store.")
        self.retried = self._count("baronage_background_retries", "Failed runs of background tasks.")
        self.bot = self._timed("baronage_bot_seconds", "Thinking time of a bot.")
        self.bot_wait = self._timed("baronage_bot_wait_seconds", "Time a bot waited for a processor.")

    def _timed(self, name: str, help: str) -> DurationHistogram:
        timed = DurationHistogram(name, help)
        self.registry.register(timed)
        return timed

    def _count(self, name: str, help: str) -> Counter:
        return Counter(name, help, registry=self.registry)

    def watch(self, name: str, help: str, read: Callable[[], float]) -> None:
        """Add a value that is read on demand. A second call with the same name replaces the function."""
        if name not in self._gauges:
            self._gauges[name] = Gauge(name, help, registry=self.registry)
        self._gauges[name].set_function(read)

    @property
    def processor(self) -> float:
        """The share of one core that this process has used so far."""
        return (time.process_time() - self._worked) / max(1.0, time.time() - self.began)

    def page(self) -> bytes:
        """Return all current values as text."""
        return generate_latest(self.registry)
