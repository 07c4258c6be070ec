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


def keep_out_of_the_way() -> None:
    """From now on nothing is collected in this process but by `collect_all`."""
    sys.setswitchinterval(SWITCH)
    gc.disable()
    collect_all()


def collect_all() -> None:
    """Look at everything. It takes a tenth of a second with a thousand tables of thirty acts."""
    gc.collect()


def much_gathered() -> bool:
    """May so much have gathered since the last look that another is worth its time?"""
    return gc.get_count()[0] >= MUCH
