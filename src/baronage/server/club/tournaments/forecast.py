"""Win probabilities of a running tournament, simulated once for each of its states."""

from __future__ import annotations

import asyncio
from functools import partial

from baronage.ranking.forecast import forecast
from baronage.ranking.ratings import Rating
from baronage.server.club.tournaments.models import Tournament
from baronage.server.services.listing import RUNNING

MAX_KNOWN = 100  # tournaments with cached probabilities


class Forecaster:
    """Computes win probabilities."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[int, asyncio.Task[dict[str, float]]]] = {}

    async def chances(self, found: Tournament, ratings: dict[int, Rating], person: str) -> dict[int, float]:
        """Return each entrant's probability of winning, by number. `ratings` are those of the entrants, by number.

        Empty before the start, after the end, and if no rating is known. Also empty for a person who plays in the last
        round while it runs.
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
            while len(self._known) > MAX_KNOWN:
                self._known.pop(next(iter(self._known)))
        return {int(key): chance for key, chance in (await asyncio.shield(task)).items()}

    def _plays(self, found: Tournament, person: str) -> bool:
        one = found.entrant(person)
        return one is not None and any(one.number in table.seats for table in found.waits)


def _played_out(found: Tournament, ratings: dict[int, Rating]) -> dict[str, float]:
    """Simulate the rest of a tournament. Blocks."""
    strengths = {one.key: ratings[one.number] for one in found.entrants}
    waiting = [one.key[1] for one in found.waits]
    return forecast(found.plan, found.players, found.played, found.places, waiting, strengths, found.out, 0, found.seed)
