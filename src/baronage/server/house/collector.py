"""Python's collector of cycles, kept from halting the games.

A collection stops everything, for a microsecond for each object that it looks at, and a server holds millions of them. Tables
make no cycles (tests/server/house/test_collector.py sees to it), so nothing is looked at while they are played. The few cycles
that there are, of closed connections above all, are found in a quiet moment, or when much has gathered: each closed connection
leaves some 100 objects, of 20 kB in all, a request up to ten small ones.
"""

from __future__ import annotations

import gc
import sys

MUCH = 300_000  # objects more than at the last look
SWITCH = 0.001  # seconds for which the games may hold Python's lock while the thread that writes waits for it


def settle() -> None:
    """From now on, in this process."""
    sys.setswitchinterval(SWITCH)
    gc.disable()
    thorough()


def thorough() -> None:
    """Look at everything. It takes a tenth of a second with a thousand tables of thirty acts."""
    gc.collect()


def much() -> bool:
    """May so much have gathered since the last look that another is worth its time?"""
    return gc.get_count()[0] >= MUCH
