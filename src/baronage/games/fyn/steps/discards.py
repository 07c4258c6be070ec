"""Step F: discards and trades (FYN-D6, G2)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.chance import Chance
from baronage.engine.flow import ALL, LAPSE, Action, Step
from baronage.games.fyn import verbs
from baronage.games.fyn.data import TYPE
from baronage.games.fyn.realm import hand_types, take_from_hand
from baronage.games.fyn.state import OVER, Barons
from baronage.games.fyn.steps.decision import Decision
from baronage.games.fyn.steps.limits import check_limits
from baronage.games.fyn.steps.marching import OwnStep, end_step
from baronage.games.fyn.steps.windows import open_window

MOST_DISCARDS: Final = 2  # FYN-D6.01

Offer = tuple[int, ...]  # seat, 1 if it is one, then its cards


class Discarding(OwnStep):
    """DEC-17: a card to discard, or to put up for trade."""

    DECISION: ClassVar[str] = "DEC-17"
    TITLE: ClassVar[str] = "Step F: discard"

    def options(self, s: Barons) -> list[Action]:
        types = hand_types(s, s.active)
        found: list[Action] = [(verbs.DISCARD, card) for card in types]
        if s.setup.options["trading"]:
            found.extend((verbs.TRADE, card) for card in types)
        found.append((verbs.END,))
        return found

    def take(self, s: Barons, seat: int, action: Action, chance: Chance) -> None:
        if action[0] == verbs.END:
            end_step(s, OVER, "FYN-D6.02")
            return
        s.stack.pop()
        if action[0] == verbs.DISCARD:
            drop(s, seat, action[1], "FYN-D6.01")
            return
        s.known[seat][s.hands[seat].index(action[1])] = 1  # FYN-G2.01
        s.committed = True
        if s.log is not None:
            s.log.append((verbs.OFFERED_UP, ALL, (seat, action[1]), "FYN-G2.01"))
        s.stack.append(Trading(action[1], ()))


def drop(s: Barons, seat: int, card: int, rule: str) -> None:
    """FYN-D6.01, G2.04, G2.05: one of the two cards of Step F is discarded."""
    take_from_hand(s, seat, card)
    s.discard.append(card)
    s.discards += 1
    if s.log is not None:
        s.log.append((verbs.DISCARDED, ALL, (seat, card), rule))
    if s.every:
        open_window(s, 13)


class Trading(Step[Barons]):
    """A card is up for trade: offers are asked for, then one is taken or none (FYN-G2)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "offers")

    def __init__(self, card: int, offers: tuple[Offer, ...]) -> None:
        self.card: Final = card
        self.offers: Final = offers

    def run(self, s: Barons, chance: Chance) -> None:
        n = s.seats
        asked = [offer[0] for offer in self.offers]
        for seat in range(s.active + 1, s.active + n):  # FYN-G2.02
            if s.alive >> seat % n & 1 and seat % n not in asked:
                s.stack.append(Offering(seat % n, self.card, ()))
                return
        if any(offer[1] for offer in self.offers):
            s.stack.append(Accepting(self.card, self.offers))
        else:
            conclude(s, -1)

    def add(self, offer: Offer) -> Trading:
        """With one more answer."""
        return Trading(self.card, (*self.offers, offer))

    def gone(self, s: Barons, seat: int) -> Step[Barons] | None:
        if seat == s.active:
            return None
        left = tuple(offer for offer in self.offers if offer[0] != seat)
        return self if len(left) == len(self.offers) else Trading(self.card, left)


class Offering(Decision):
    """DEC-20: an offer, put together card by card; known to its owner alone until it is sent."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "cards")
    DECISION: ClassVar[str] = "DEC-20"
    TITLE: ClassVar[str] = "Offer for a card"

    def __init__(self, seat: int, card: int, cards: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.cards: Final = cards

    def asked(self, s: Barons) -> int:
        return self.seat

    def options(self, s: Barons) -> list[Action]:
        found: dict[int, int] = {}
        for card in s.hands[self.seat]:
            if card not in self.cards:
                found.setdefault(TYPE[card], card)
        choices: list[Action] = [] if self.cards else [(verbs.NO_OFFER,)]
        choices.extend((verbs.OFFER, card) for card in found.values())
        choices.append((verbs.SEND,))
        return choices

    def take(self, s: Barons, seat: int, action: Action, chance: Chance) -> None:
        if action[0] == verbs.OFFER:
            s.stack[-1] = Offering(seat, self.card, (*self.cards, action[1]))
            self._noted(s)
        else:
            self._answer(s, int(action[0] == verbs.SEND))

    def _noted(self, s: Barons) -> None:
        if s.log is not None:
            s.log.append((verbs.DRAFTED, 1 << self.seat, (self.seat,), "FYN-G2.02"))

    def _answer(self, s: Barons, made: int) -> None:
        s.stack.pop()
        trade = s.stack[-1]
        assert isinstance(trade, Trading)
        cards = self.cards if made else ()
        s.stack[-1] = trade.add((self.seat, made, *cards))
        for card in cards:  # FYN-G2.02: named openly
            s.known[self.seat][s.hands[self.seat].index(card)] = 1
        s.committed = True
        if s.log is not None:
            s.log.append((verbs.OFFERED, ALL, (self.seat, made, *cards), "FYN-G2.02"))

    def lapse(self, s: Barons, seat: int, chance: Chance) -> None:
        s.changed = 0
        self._answer(s, 0)

    def default(self, s: Barons, seat: int) -> Action:
        return (LAPSE,)  # the draft is dropped: no offer

    def draft(self, seat: int) -> tuple[Action, ...]:
        return tuple((verbs.OFFER, card) for card in self.cards) if seat == self.seat else ()

    def sends(self, s: Barons, seat: int, action: Action) -> bool:
        return action[0] != verbs.OFFER

    def back(self, s: Barons, seat: int) -> None:
        s.stack[-1] = Offering(self.seat, self.card, self.cards[:-1])
        self._noted(s)

    def redact(self, s: Barons, eyes: int) -> Step[Barons] | None:
        return self if eyes == self.seat else Offering(self.seat, self.card, ())

    def gone(self, s: Barons, seat: int) -> Step[Barons] | None:
        return None if seat in (s.active, self.seat) else self


class Accepting(Decision):
    """DEC-21: one of the offers, or none."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "offers")
    DECISION: ClassVar[str] = "DEC-21"
    TITLE: ClassVar[str] = "Accept an offer"

    def __init__(self, card: int, offers: tuple[Offer, ...]) -> None:
        self.card: Final = card
        self.offers: Final = offers

    def options(self, s: Barons) -> list[Action]:
        found: list[Action] = [(verbs.TAKE, offer[0]) for offer in self.offers if offer[1]]
        found.append((verbs.REFUSE,))
        return found

    def take(self, s: Barons, seat: int, action: Action, chance: Chance) -> None:
        s.stack.pop()
        conclude(s, action[1] if action[0] == verbs.TAKE else -1)

    def default(self, s: Barons, seat: int) -> Action:
        return (verbs.REFUSE,)

    def gone(self, s: Barons, seat: int) -> Step[Barons] | None:
        if seat == s.active or seat in [offer[0] for offer in self.offers]:
            return None  # the trade below asks again with the offers that are left
        return self


def conclude(s: Barons, partner: int) -> None:
    """FYN-G2.03 to G2.05, G2.07: the cards change hands, or the card is discarded; the trade is on top."""
    trade = s.stack.pop()
    assert isinstance(trade, Trading)
    seat = s.active
    if s.log is not None:
        s.log.append((verbs.TRADED, ALL, (seat, partner, trade.card), "FYN-G2.04" if partner < 0 else "FYN-G2.03"))
    if partner < 0:
        drop(s, seat, trade.card, "FYN-G2.04")
        return
    cards = next(offer[2:] for offer in trade.offers if offer[0] == partner)
    hand_over(s, seat, partner, (trade.card,))
    hand_over(s, partner, seat, cards)
    s.discards += 1
    if s.every:
        open_window(s, 13)
    check_limits(s, seat, partner)


def hand_over(s: Barons, giver: int, taker: int, cards: tuple[int, ...]) -> None:
    """Named cards go from hand to hand; everybody knows where they are."""
    for card in cards:
        take_from_hand(s, giver, card)
        s.hands[taker].append(card)
        s.known[taker].append(1)
