"""How soon somebody answers by post: a forecast from what he did at tables that are over.

A table that runs says nothing here: who was asked in secret could be seen by it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from sqlalchemy import select

from baronage.server.answers import Reliability
from baronage.server.house.listing import OVER
from baronage.server.store.schema import replies, tables
from baronage.server.store.store import Store

LAST = 150  # decisions that count
FEW = 5  # with fewer nothing is said
OFTEN = 0.9  # of all decisions, those within the time that is told
HOURS = 12  # that are counted one by one


def reliability(store: Store, person: str) -> Reliability | None:
    """Of his last decisions; None: there are too few. Blocks."""
    wanted = (
        select(replies.c.seconds, replies.c.late)
        .join(tables)
        .where(replies.c.person == person, tables.c.status == OVER)
        .order_by(replies.c.at.desc())
        .limit(LAST)
    )
    return forecast([(row.seconds, row.late) for row in store.read(wanted)])


def forecast(taken: Sequence[tuple[float, bool]]) -> Reliability | None:
    """From the seconds of each decision, and whether time ran out: that is never averaged away, it counts as for ever."""
    if len(taken) < FEW:
        return None
    hours = sorted(math.inf if late else seconds / 3600 for seconds, late in taken)
    enough = hours[math.ceil(OFTEN * len(hours)) - 1]
    histogram = [0] * (HOURS + 1)
    for one in hours:
        histogram[HOURS if one >= HOURS else int(one)] += 1
    return Reliability(
        count=len(taken),
        in_time=sum(not late for _, late in taken),
        hours=None if math.isinf(enough) else max(1, math.ceil(enough)),
        histogram=histogram,
    )
