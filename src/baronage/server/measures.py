"""What the instruments of whoever keeps a server read: acts, commits, tables, connections, bots; in the form of Prometheus.

Numbers alone, of the whole server: no name, no table, nothing that was played. Even so they are not for everybody: at a server
with one table the count of acts tells that somebody has sent a secret sheet.
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


class Timed(Collector):
    """How long something took: how many times it was done within each of SECONDS.

    A library's histogram does the same with eight calls where this has one, twice for every move that is played.
    """

    def __init__(self, name: str, help: str) -> None:
        self.name, self.help = name, help
        self._counts = [0] * (len(SECONDS) + 1)  # the last: those that took longer
        self._sum = 0.0
        self._lock = threading.Lock()  # the loop and the thread of the store both measure

    def observe(self, seconds: float) -> None:
        """It took so long once more."""
        with self._lock:
            self._counts[bisect_left(SECONDS, seconds)] += 1
            self._sum += seconds

    @contextmanager
    def time(self) -> Iterator[None]:
        """`with timed.time()`: what is done inside is measured, also when it fails."""
        began = time.perf_counter()
        try:
            yield
        finally:
            self.observe(time.perf_counter() - began)

    def within(self, share: float) -> float | None:
        """The seconds within which this share of all that was measured was done; see `slowest_of`."""
        return slowest_of(self.counts(), share)

    def counts(self) -> list[int]:
        """How many took longer than one of SECONDS and not longer than the next; the last: longer than any."""
        with self._lock:
            return self._counts[:]

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """As it is read now."""
        with self._lock:
            counts, whole = list(accumulate(self._counts)), self._sum
        bounds = [*map(str, SECONDS), "+Inf"]
        yield HistogramMetricFamily(self.name, self.help, list(zip(bounds, counts, strict=True)), whole)


def slowest_of(counts: Sequence[int], share: float) -> float | None:
    """The seconds within which this share of what is counted was done, rounded up to a bound; None: nothing was, or it took
    longer than any."""
    sums = list(accumulate(counts))
    done = [bound for bound, so_far in zip(SECONDS, sums, strict=False) if so_far >= share * sums[-1]]
    return done[0] if done and sums[-1] else None


class Measures:
    """Of one process; each has its own registry, so that several stand beside each other in one interpreter."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.began = time.time()
        self._worked = time.process_time()  # by this process before
        self._gauges: dict[str, Gauge] = {}
        self.act = self._timed("baronage_act_seconds", "From an act to all who watch being told of it.")
        self.commit = self._timed("baronage_commit_seconds", "A transaction of the store.")
        self.written = self._count("baronage_written", "What was written down: several share a commit.")
        self.refused = self._count("baronage_refused", "Requests on sockets that were refused.")
        self.failed = self._count("baronage_store_faults", "Times that the store could not be written.")
        self.bot = self._timed("baronage_bot_seconds", "A bot's thinking.")

    def _timed(self, name: str, help: str) -> Timed:
        timed = Timed(name, help)
        self.registry.register(timed)
        return timed

    def _count(self, name: str, help: str) -> Counter:
        return Counter(name, help, registry=self.registry)

    def watch(self, name: str, help: str, read: Callable[[], float]) -> None:
        """Something that is asked for when somebody looks. Watched again under the same name, the newer reading counts."""
        if name not in self._gauges:
            self._gauges[name] = Gauge(name, help, registry=self.registry)
        self._gauges[name].set_function(read)

    @property
    def processor(self) -> float:
        """The share of one core that this process has taken so far."""
        return (time.process_time() - self._worked) / max(1.0, time.time() - self.began)

    def page(self) -> bytes:
        """All of it, as it is read now."""
        return generate_latest(self.registry)
