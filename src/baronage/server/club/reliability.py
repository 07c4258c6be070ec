"""Reliability: how soon a person answers in correspondence games, based on finished tables.

Running tables are left out: they would reveal secret decisions.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from sqlalchemy import select

from baronage.server.responses import Reliability
from baronage.server.services.listing import OVER
from baronage.server.store.schema import replies, tables
from baronage.server.store.store import Store

LAST = 150  # decisions considered
FEW = 5  # decisions needed for a forecast
OFTEN = 0.9  # share of decisions within the forecast time
HOURS = 12  # hours in the histogram


def reliability(store: Store, person: str) -> Reliability | None:
    """Return the reliability from the last decisions, or None if there are too few. Blocks."""
    wanted = (
        select(replies.c.seconds, replies.c.late)
        .join(tables)
        .where(replies.c.person == person, tables.c.status == OVER)
        .order_by(replies.c.at.desc())
        .limit(LAST)
    )
    return forecast([(row.seconds, row.late) for row in store.read(wanted)])


def forecast(taken: Sequence[tuple[float, bool]]) -> Reliability | None:
    """Return a forecast from the seconds of each decision and whether it timed out. A timeout counts as infinite."""
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
