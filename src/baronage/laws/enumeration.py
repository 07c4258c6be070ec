"""Enumeration of all chance outcomes, where there are few."""

from __future__ import annotations

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import State


class TooMany(Exception):
    """More chance outcomes than the limit."""


class GivenChoices(Chance):
    """Chance that follows a list of choices, then always the first.

    `choices` holds the number of alternatives at each draw.
    """

    def __init__(self, picks: list[int], most: int) -> None:
        super().__init__(0)
        self.picks, self.most = picks, most
        self.choices: list[int] = []
        self._product = 1

    def _pick(self, n: int) -> int:
        at = len(self.choices)
        self._product *= n
        if self._product > self.most or at > self.most:
            raise TooMany
        self.choices.append(n)
        return self.picks[at] if at < len(self.picks) else 0

    def below(self, n: int) -> int:
        value = self._pick(n)
        self.outcomes.append([value])
        return value

    def shuffle(self, cards: list[int]) -> None:
        for place in range(len(cards) - 1, 0, -1):
            other = self._pick(place + 1)
            cards[place], cards[other] = cards[other], cards[place]
        self.outcomes.append(cards[:])


def every_sample(view: State, viewer: int, most: int) -> list[State] | None:
    """Return all possible samples of this view, one for each chance outcome, or None if there are more than `most`."""
    found: list[State] = []
    picks: list[int] = []
    while True:
        chance = GivenChoices(picks, most)
        try:
            found.append(view.fill(viewer, chance))
        except TooMany:
            return None
        if len(found) > most:
            return None
        picks = [*picks, *(0 for _ in chance.choices[len(picks) :])]
        while picks and picks[-1] + 1 == chance.choices[len(picks) - 1]:
            picks.pop()
        if not picks:
            return found
        picks[-1] += 1
