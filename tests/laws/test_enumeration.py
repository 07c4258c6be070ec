"""All that chance may bring: gone through way by way, and given up where that is too much."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from baronage.engine.core.chance import Chance
from baronage.engine.game.game import Game
from baronage.laws.enumeration import every_sample
from baronage.pennies.state import Pennies

PENNIES = Game("baronage.pennies")


class Drawing:
    """Something that is filled by chance alone."""

    def __init__(self, *draws: int | list[int]) -> None:
        self.draws = draws

    def fill(self, seat: int, chance: Chance) -> tuple[object, ...]:
        found: list[object] = []
        for draw in self.draws:
            if isinstance(draw, int):
                found.append(chance.below(draw))
            else:
                cards = draw[:]
                chance.shuffle(cards)
                found.append(tuple(cards))
        return tuple(found)


def ways(view: object, most: int) -> list[Any] | None:
    return every_sample(view, 0, most)  # type: ignore[arg-type]


def test_each_way_is_gone_once() -> None:
    found = ways(Drawing(2, [1, 2, 3], 1), 12)
    assert found is not None
    assert len(found) == len({*found}) == 12


def test_without_chance_there_is_one_way() -> None:
    assert ways(Drawing(), 1) == [()]


def test_too_many_ways_are_not_gone() -> None:
    assert ways(Drawing(2, [1, 2, 3]), 11) is None
    assert ways(Drawing([*range(40)]), 120) is None


def test_ways_of_different_length() -> None:
    class Branching(Drawing):
        def fill(self, seat: int, chance: Chance) -> tuple[object, ...]:
            first = chance.below(3)
            return (first, chance.below(2)) if first == 1 else (first,)

    assert ways(Branching(), 10) == [(0,), (1, 0), (1, 1), (2,)]


def test_who_waits_for_luck_is_given_up() -> None:
    class Waiting(Drawing):
        def fill(self, seat: int, chance: Chance) -> tuple[object, ...]:
            while chance.below(1) == 0:
                pass
            return ()

    assert ways(Waiting(), 50) is None


def test_samples_of_a_few_unseen_cards_are_all_ways_in_which_they_may_lie() -> None:
    state = PENNIES.start(2, chance=Chance(3))
    assert isinstance(state, Pennies)
    while len(state.deck) > 2:  # four cards are not seen by the first seat: two in the other hand, two in the deck
        state.discard.append(state.deck.pop())
        state.deck_known.pop()
    for hand, known in zip(state.hands, state.known, strict=True):
        state.discard += hand[2:]
        del hand[2:], known[2:]
    found = every_sample(state.redact(0), 0, 1000)
    assert found is not None
    unseen = [*state.hands[1], *state.deck]
    assert {frozenset(it.hands[1]) for it in found if isinstance(it, Pennies)} == {
        frozenset(pair) for pair in combinations(unseen, 2)
    }
