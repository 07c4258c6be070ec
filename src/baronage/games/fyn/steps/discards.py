"""Step F: discards and trades (FYN-D6, G2)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, TIMEOUT, Action, Step
from baronage.engine.core.verb import Verb
from baronage.engine.text.params import Params
from baronage.games.fyn import verbs
from baronage.games.fyn.board.geometry import chart
from baronage.games.fyn.data import CARDS, TYPE
from baronage.games.fyn.meta import SEATS
from baronage.games.fyn.nodes import node_id
from baronage.games.fyn.rules.realm import hand_types, take_from_hand
from baronage.games.fyn.state import OVER, Barons
from baronage.games.fyn.steps.base import FynStep
from baronage.games.fyn.steps.decision import Decision
from baronage.games.fyn.steps.limits import check_limits
from baronage.games.fyn.steps.marching import OwnStep, end_step, stall_params, stall_rules
from baronage.games.fyn.steps.windows import open_window

MAX_DISCARDS: Final = 2  # FYN-D6.01

Offer = tuple[int, ...]  # seat, 1 for an offer or 0 for none, then its cards


class OfHand(Verb[Barons]):
    """Base class for choosing one card of the hand."""

    ARGS: ClassVar[tuple[str, ...]] = ("card",)

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        if not action[1] or action[1] not in s.hands[seat]:
            return self.RULE
        return "" if action[1] in hand_types(s, seat) else "FYN-Q1.02"

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        return {"card": action[1] if 0 < action[1] < CARDS else 0}

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [node_id(action[1])]

    def attempts(self, s: Barons, seat: int) -> list[Action]:
        return [(self.NUMBER, card) for card in (*s.hands[seat], 0, 1, CARDS)]


class Discard(OfHand):
    """Discard a card of the hand."""

    NUMBER: ClassVar[int] = verbs.DISCARD
    NAME: ClassVar[str] = "discard"
    RULE: ClassVar[str] = "FYN-D6.01"
    REASONS: ClassVar[tuple[str, ...]] = ("FYN-D6.01", "FYN-Q1.02")
    GROUP: ClassVar[int] = 0


class PutUp(OfHand):
    """Offer a card of the hand for trade."""

    NUMBER: ClassVar[int] = verbs.TRADE
    NAME: ClassVar[str] = "put-up"
    RULE: ClassVar[str] = "FYN-G2.01"
    REASONS: ClassVar[tuple[str, ...]] = ("FYN-G2.01", "FYN-Q1.02")
    GROUP: ClassVar[int] = 0

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        return super().violated_rule(s, seat, action) if s.setup.options["trading"] else "FYN-G2.01"

    def more(self, s: Barons, seat: int, action: Action) -> Params:
        return {"trading": int(bool(s.setup.options["trading"]))}

    def rules(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return ("FYN-G2.01", "FYN-G2.04")


class AddToOffer(OfHand):
    """Add a card of the hand to an offer."""

    NUMBER: ClassVar[int] = verbs.OFFER
    NAME: ClassVar[str] = "add-to-offer"
    RULE: ClassVar[str] = "FYN-G2.02"
    REASONS: ClassVar[tuple[str, ...]] = ("FYN-G2.02", "FYN-Q1.02")
    GROUP: ClassVar[int] = 0

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        top, card = s.stack[-1], action[1]
        assert isinstance(top, Offering)
        if not card or card not in s.hands[seat] or card in top.cards:
            return "FYN-G2.02"
        same = [it for it in s.hands[seat] if TYPE[it] == TYPE[card] and it not in top.cards]
        return "" if same[0] == card else "FYN-Q1.02"

    def more(self, s: Barons, seat: int, action: Action) -> Params:
        return {"held": int(action[1] in s.hands[seat])}


class MakeNoOffer(Verb[Barons]):
    """Make no offer."""

    NUMBER: ClassVar[int] = verbs.NO_OFFER
    NAME: ClassVar[str] = "make-no-offer"
    RULE: ClassVar[str] = "FYN-G2.02"
    REASONS: ClassVar[tuple[str, ...]] = ("FYN-G2.02",)

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        return "FYN-G2.02" if s.draft(seat) else ""


class TakeOffer(Verb[Barons]):
    """Accept an offer."""

    NUMBER: ClassVar[int] = verbs.TAKE
    NAME: ClassVar[str] = "take-offer"
    ARGS: ClassVar[tuple[str, ...]] = ("partner",)
    RULE: ClassVar[str] = "FYN-G2.03"
    REASONS: ClassVar[tuple[str, ...]] = ("FYN-G2.03",)

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        top = s.stack[-1]
        assert isinstance(top, Accepting)
        return "" if any(offer[0] == action[1] and offer[1] for offer in top.offers) else "FYN-G2.03"

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        top = s.stack[-1]
        assert isinstance(top, Accepting)
        cards = next((offer[2:] for offer in top.offers if offer[0] == action[1]), ())
        return {"partner": action[1] if 0 <= action[1] < s.seats else -1, "card": top.card, "cards": cards}

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [SEATS[action[1]]] if 0 <= action[1] < s.seats else []

    def attempts(self, s: Barons, seat: int) -> list[Action]:
        return [(verbs.TAKE, other) for other in range(-1, s.seats + 1)]


class TakeNone(Verb[Barons]):
    """Accept no offer."""

    NUMBER: ClassVar[int] = verbs.REFUSE
    NAME: ClassVar[str] = "take-none"
    RULE: ClassVar[str] = "FYN-G2.04"


VERBS: Final = (Discard(), PutUp(), AddToOffer(), MakeNoOffer(), TakeOffer(), TakeNone())


class Discarding(OwnStep):
    """Step to discard a card or offer it for trade (DEC-17)."""

    DECISION: ClassVar[str] = "DEC-17"
    NAME: ClassVar[str] = "discarding"
    RULE: ClassVar[str] = "FYN-D6.01"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.DISCARD, verbs.TRADE, verbs.END, verbs.CALL)
    ENDS: ClassVar[str] = "FYN-D6.03"

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

    def params(self, s: Barons, seat: int) -> Params:
        params: Params = {"left": MAX_DISCARDS - s.discards, "hand": chart(s, seat).maximum}
        return params | stall_params(s, seat)

    def rules(self, s: Barons, seat: int) -> tuple[str, ...]:
        return ("FYN-D6.01", *stall_rules(s, seat))


def drop(s: Barons, seat: int, card: int, rule: str) -> None:
    """Discard one of the two cards of Step F (FYN-D6.01, G2.04, G2.05)."""
    take_from_hand(s, seat, card)
    s.discard.append(card)
    s.discards += 1
    if s.log is not None:
        s.log.append((verbs.DISCARDED, ALL, (seat, card), rule))
    if s.every:
        open_window(s, 13)


class Trading(FynStep):
    """Trade of one card: collects offers, then one or none is accepted (FYN-G2)."""

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
        """Return the trade with one more offer."""
        return Trading(self.card, (*self.offers, offer))

    def after_leave(self, s: Barons, seat: int) -> Step[Barons] | None:
        if seat == s.active:
            return None
        left = tuple(offer for offer in self.offers if offer[0] != seat)
        return self if len(left) == len(self.offers) else Trading(self.card, left)


class Offering(Decision):
    """Step to assemble an offer card by card, secret until it is sent (DEC-20)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "cards")
    DECISION: ClassVar[str] = "DEC-20"
    NAME: ClassVar[str] = "offering"
    RULE: ClassVar[str] = "FYN-G2.02"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.OFFER, verbs.NO_OFFER, verbs.SEND, verbs.CALL)

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

    def params(self, s: Barons, seat: int) -> Params:
        return {"owner": s.active, "card": self.card, "cards": self.cards}

    def rules(self, s: Barons, seat: int) -> tuple[str, ...]:
        return ("FYN-G2.02", "FYN-G2.06")

    def _noted(self, s: Barons) -> None:
        if s.log is not None:
            s.log.append((verbs.DRAFTED, 1 << self.seat, (self.seat,), "FYN-G2.02"))

    def _answer(self, s: Barons, made: int) -> None:
        s.stack.pop()
        trade = s.stack[-1]
        assert isinstance(trade, Trading)
        cards = self.cards if made else ()
        s.stack[-1] = trade.add((self.seat, made, *cards))
        for card in cards:  # FYN-G2.02: named publicly
            s.known[self.seat][s.hands[self.seat].index(card)] = 1
        s.committed = True
        if s.log is not None:
            s.log.append((verbs.OFFERED, ALL, (self.seat, made, *cards), "FYN-G2.02"))

    def time_out(self, s: Barons, seat: int, chance: Chance) -> None:
        s.changed = 0
        self._answer(s, 0)

    def default(self, s: Barons, seat: int) -> Action:
        return (TIMEOUT,)  # the draft is discarded: no offer

    def draft(self, seat: int) -> tuple[Action, ...]:
        return tuple((verbs.OFFER, card) for card in self.cards) if seat == self.seat else ()

    def completes_draft(self, s: Barons, seat: int, action: Action) -> bool:
        return action[0] != verbs.OFFER

    def undo_click(self, s: Barons, seat: int) -> None:
        s.stack[-1] = Offering(self.seat, self.card, self.cards[:-1])
        self._noted(s)

    def redact(self, s: Barons, viewer: int) -> Step[Barons] | None:
        return self if viewer == self.seat else Offering(self.seat, self.card, ())

    def after_leave(self, s: Barons, seat: int) -> Step[Barons] | None:
        return None if seat in (s.active, self.seat) else self


class Accepting(Decision):
    """Step to accept one of the offers or none (DEC-21)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "offers")
    DECISION: ClassVar[str] = "DEC-21"
    NAME: ClassVar[str] = "accepting"
    RULE: ClassVar[str] = "FYN-G2.03"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.TAKE, verbs.REFUSE, verbs.CALL)

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

    def params(self, s: Barons, seat: int) -> Params:
        return {"card": self.card}

    def rules(self, s: Barons, seat: int) -> tuple[str, ...]:
        return ("FYN-G2.03", "FYN-G2.04")

    def default(self, s: Barons, seat: int) -> Action:
        return (verbs.REFUSE,)

    def after_leave(self, s: Barons, seat: int) -> Step[Barons] | None:
        if seat == s.active or seat in [offer[0] for offer in self.offers]:
            return None  # the trade below prompts again with the remaining offers
        return self


def conclude(s: Barons, partner: int) -> None:
    """Exchange the cards or discard the card; the trade is on top (FYN-G2.03 to G2.05, G2.07)."""
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
    """Move named cards from hand to hand; their location is public."""
    for card in cards:
        take_from_hand(s, giver, card)
        s.hands[taker].append(card)
        s.known[taker].append(1)
