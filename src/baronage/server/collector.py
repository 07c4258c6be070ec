"""Python's collector of cycles, kept from halting the games.

A collection stops everything, for a microsecond for each object that it looks at, and a server holds millions of them. Tables
make no cycles (tests/server/test_collector.py sees to it): whatever lives when the young are looked at, some hundred at once,
is put aside and not looked at again. The few cycles that are left, of closed connections above all, are found in a quiet moment,
or when much has gathered: each closed connection leaves some 100 objects, of 20 kB in all.
"""

from __future__ import annotations

import gc
import sys
from typing import Any

YOUNG = 500  # objects that are made before they are looked at: a millisecond or two
MUCH = 300_000  # objects more than at the last thorough look
SWITCH = 0.001  # seconds for which the games may hold Python's lock while the thread that writes waits for it

_rounds = 0  # looks at the young since the last thorough one


def settle() -> None:
    """From now on, in this process."""
    sys.setswitchinterval(SWITCH)
    thorough()
    gc.set_threshold(YOUNG)
    if _put_aside not in gc.callbacks:
        gc.callbacks.append(_put_aside)


def thorough() -> None:
    """Look at everything. It takes a tenth of a second with a thousand tables of thirty acts."""
    global _rounds
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    _rounds = 0


def much() -> bool:
    """May so much have gathered since the last thorough look that another is worth its time?"""
    return _rounds * YOUNG >= MUCH


def _put_aside(phase: str, _: dict[str, Any]) -> None:
    global _rounds
    if phase == "stop":
        _rounds += 1
        gc.freeze()
