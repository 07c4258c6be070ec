"""All that chance may bring, one after another, where that is not too much."""

from __future__ import annotations

from baronage.engine.chance import Chance
from baronage.engine.flow import State


class TooMany(Exception):
    """There are more ways than one wants to go."""


class OneWay(Chance):
    """Takes the ways that it is told, one for each number that is drawn, then always the first; `choices`: among how many."""

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


def every_sample(view: State, eyes: int, most: int) -> list[State] | None:
    """Each state that a sample of this view may be, once for each way to it; None: there are more than so many ways."""
    found: list[State] = []
    ways: list[int] = []
    while True:
        chance = OneWay(ways, most)
        try:
            found.append(view.fill(eyes, chance))
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
