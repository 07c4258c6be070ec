"""Control of Python's cyclic garbage collector, so that it does not interrupt play.

A full collection stops the process for about a microsecond per object, and a server holds millions of objects. Tables
create no cycles (test_gc_control.py checks this), so the collector is off while they are played. The few cycles, mostly
of closed connections, are collected when the server is idle or many have accumulated. A closed connection leaves about
100 objects (20 kB), a request up to ten small ones.
"""

from __future__ import annotations

import gc
import sys

MANY = 300_000  # objects allocated since the last collection
SWITCH = 0.001  # seconds the main thread may hold the GIL while the writer thread waits for it


def collect_when_idle() -> None:
    """Turn automatic collection off; only `collect_all` collects from now on."""
    sys.setswitchinterval(SWITCH)
    gc.disable()
    collect_all()


def collect_all() -> None:
    """Run a full collection. It takes a tenth of a second with a thousand tables of thirty entries."""
    gc.collect()


def is_worthwhile() -> bool:
    """Return whether enough objects have accumulated to make a collection worthwhile."""
    return gc.get_count()[0] >= MANY
