"""Who will win a tournament that runs, as far as it can be told; played out once for each state of it."""

from __future__ import annotations

import asyncio
from functools import partial

from baronage.ranking.forecast import forecast
from baronage.ranking.ratings import Rating
from baronage.server.house.listing import RUNNING
from baronage.server.house.tournaments.book import Tournament

MOST_KNOWN = 100  # tournaments whose chances are remembered


class Forecaster:
    """Tells chances."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[int, asyncio.Task[dict[str, float]]]] = {}

    async def chances(self, found: Tournament, ratings: dict[int, Rating], person: str) -> dict[int, float]:
        """The chance of each entrant, by number, to be first at the end.

        Nothing before it begins and after it is over; nothing where nobody's rating is known; and nothing to who plays in the
        last round while it runs. `ratings`: of the entrants, by number.
        """
        if found.status != RUNNING or not any(one.is_known for one in ratings.values()):
            return {}
        if person and len(found.rounds) >= found.plan.rounds and self._plays(found, person):
            return {}
        seen, task = self._known.get(found.id, (-1, None))
        if task is None or seen != found.changes:
            task = asyncio.create_task(asyncio.to_thread(partial(_played_out, found, ratings)))
            self._known.pop(found.id, None)
            self._known[found.id] = found.changes, task
            while len(self._known) > MOST_KNOWN:
                self._known.pop(next(iter(self._known)))
        return {int(key): chance for key, chance in (await asyncio.shield(task)).items()}

    def _plays(self, found: Tournament, person: str) -> bool:
        one = found.entrant(person)
        return one is not None and any(one.number in table.seats for table in found.waits)


def _played_out(found: Tournament, ratings: dict[int, Rating]) -> dict[str, float]:
    """Blocks."""
    strengths = {one.key: ratings[one.number] for one in found.entrants}
    waiting = [one.key[1] for one in found.waits]
    return forecast(found.plan, found.players, found.played, found.places, waiting, strengths, found.out, 0, found.seed)
