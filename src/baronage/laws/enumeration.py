"""Enumeration of all chance outcomes, where there are few."""

from __future__ import annotations

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import State


class TooMany(Exception):
    """More chance outcomes than the limit."""


class OneWay(Chance):
    """Chance that follows a list of choices, then always the first.

    `choices` holds the number of alternatives at each draw.
    """

    def __init__(self, ways: list[int], most: int) -> None:
        super().__init__(0)
        self.ways, self.most = ways, most
        self.choices: list[int] = []
        self._product = 1

    def _way(self, n: int) -> int:
        at = len(self.choices)
        self._product *= n
        if self._product > self.most or at > self.most:
            raise TooMany
        self.choices.append(n)
        return self.ways[at] if at < len(self.ways) else 0

    def below(self, n: int) -> int:
        value = self._way(n)
        self.outcomes.append([value])
        return value

    def shuffle(self, cards: list[int]) -> None:
        for place in range(len(cards) - 1, 0, -1):
            other = self._way(place + 1)
            cards[place], cards[other] = cards[other], cards[place]
        self.outcomes.append(cards[:])


def every_sample(view: State, viewer: int, most: int) -> list[State] | None:
    """Return all possible samples of this view, one for each chance outcome, or None if there are more than `most`."""
    found: list[State] = []
    ways: list[int] = []
    while True:
        chance = OneWay(ways, most)
        try:
            found.append(view.fill(viewer, chance))
        except TooMany:
            return None
        if len(found) > most:
            return None
        ways = [*ways, *(0 for _ in chance.choices[len(ways) :])]
        while ways and ways[-1] + 1 == chance.choices[len(ways) - 1]:
            ways.pop()
        if not ways:
            return found
        ways[-1] += 1
