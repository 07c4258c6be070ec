"""The state of Pennies."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from baronage.author import ALL, Chance, Setup, Standings, State, audience_bit, places, points
from baronage.pennies import verbs

CARDS: Final = range(1, 13)
FIRST_WARD: Final = 7
HAND: Final = 2


class Pennies(State):
    """The state of Pennies. The top of the deck is its end. Each hidden card has a set of seats that know it."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        *("deck", "deck_known", "hands", "known", "discard"),
        *("purses", "bank", "peeked", "boasts", "round"),
    )
    UNGUESSED: ClassVar[tuple[str, ...]] = ("deck_known", "known")  # other seats that know a card

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.deck: list[int] = []
        self.deck_known: list[int] = []
        self.hands: list[list[int]] = []
        self.known: list[list[int]] = []
        self.discard: list[int] = []
        self.purses: list[int] = []
        self.bank = 0
        self.peeked: list[int] = []
        self.boasts = 0
        self.round = 0

    def clone(self) -> Pennies:
        copy = Pennies(self.setup)
        self.base(copy)
        copy.deck, copy.deck_known, copy.discard = self.deck[:], self.deck_known[:], self.discard[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.known = [known[:] for known in self.known]
        copy.purses, copy.peeked = self.purses[:], self.peeked[:]
        copy.bank, copy.boasts, copy.round = self.bank, self.boasts, self.round
        return copy

    def redact(self, viewer: int) -> Pennies:
        copy = self.clone()
        self.redact_base(copy, viewer)
        mine = audience_bit(viewer)
        for place, who in enumerate(self.deck_known):
            if not who & mine:
                copy.deck[place] = copy.deck_known[place] = 0
        for seat, hand in enumerate(self.hands):
            if seat != viewer:
                pairs = [pair for pair in zip(hand, self.known[seat], strict=True) if pair[1] & mine]
                blanks = [0] * (len(hand) - len(pairs))
                copy.hands[seat] = [card for card, _ in pairs] + blanks
                copy.known[seat] = [who for _, who in pairs] + blanks
        return copy

    def fill(self, seat: int, chance: Chance) -> Pennies:
        copy = self.clone()
        seen = {*self.deck, *self.discard, *(card for hand in self.hands for card in hand)}
        unseen = [card for card in CARDS if card not in seen]
        chance.shuffle(unseen)
        for step in self.stack:
            holder, cards = step.implied(self, unseen, chance)
            for card in cards:
                unseen.remove(card)
                copy.hands[holder][copy.hands[holder].index(0)] = card
        for hand in copy.hands:
            hand[:] = [card or unseen.pop() for card in hand]
        copy.deck[:] = [card or unseen.pop() for card in copy.deck]
        copy.known = [[who or 1 << holder for who in known] for holder, known in enumerate(self.known)]
        self.fill_base(copy, seat, chance)
        return copy

    def end(self, cause: int, rule: str) -> None:
        """End the game."""
        if self.log is not None:
            self.log.append((verbs.ENDED, ALL, (cause,), rule))
        self.finish(cause)

    def standings(self) -> Standings | None:
        if not self.cause:
            return None
        keys: list[tuple[float, ...]] = [
            (float(not self.left >> seat & 1), float(purse)) for seat, purse in enumerate(self.purses)
        ]
        place = places(keys)
        return self.ranked(place, points(place), self.purses)


def blank(setup: Setup) -> Pennies:
    """Return a state without cards."""
    s = Pennies(setup)
    s.hands, s.known = [[] for _ in range(setup.seats)], [[] for _ in range(setup.seats)]
    s.purses, s.peeked = [0] * setup.seats, [0] * setup.seats
    return s


def conserved(s: Pennies) -> Any:
    """Return all cards and all pennies."""
    return sorted([*s.deck, *s.discard, *(card for hand in s.hands for card in hand)]), sum(s.purses) + s.bank
