"""Before the first turn: the secret bid, and rock, paper, scissors."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, Action, Drafts, SimultaneousStep, Step, Window
from baronage.engine.core.verb import Verb
from baronage.engine.text.params import Params, RuleViolation
from baronage.games.brawling import verbs
from baronage.games.brawling.data import BASE_TYPE, CARDS, CIVILIAN, CODE, FIRST, PRI
from baronage.games.brawling.nodes import node_id
from baronage.games.brawling.state import Barons
from baronage.games.brawling.steps.copies import one_of
from baronage.games.brawling.steps.question import known, other_copy, other_rule
from baronage.games.brawling.steps.turn import begin_turn

MAX_DRAWN_ROUNDS: Final = 5  # BRAWL-2.11

BIDDABLE: Final = tuple(code for code in range(1, PRI + 1) if BASE_TYPE[FIRST[code]] != CIVILIAN)  # BRAWL-2.07


def biddable(s: Barons, seat: int) -> list[int]:
    """Return the non-Peasant cards of a hand (BRAWL-2.07)."""
    return [card for card in s.hands[seat] if BASE_TYPE[card] != CIVILIAN]


def bidders(s: Barons) -> int:
    """Return the seats with anything to bid; the others bid nothing, secretly."""
    return sum(1 << seat for seat in range(s.seats) if biddable(s, seat))


def bid_cards(s: Barons, seat: int) -> tuple[int, ...]:
    """Return the cards in a seat's bid, drafted or sent."""
    top = s.stack[-1]
    if seat < 0 or not isinstance(top, Bid):
        return ()
    return tuple(action[1] for action in top.drafts[seat] if action[0] == verbs.BID)


# --- verbs ----------------------------------------------------------------------------------------------------------


class AddToBid(Verb[Barons]):
    """Verb: add a card of the hand to the secret bid."""

    NUMBER: ClassVar[int] = verbs.BID
    NAME: ClassVar[str] = "add-to-bid"
    ARGS: ClassVar[tuple[str, ...]] = ("card",)
    RULE: ClassVar[str] = "BRAWL-2.06"
    REASONS: ClassVar[tuple[str, ...]] = ("BRAWL-2.06", "BRAWL-2.07")
    GROUP: ClassVar[int] = 0

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        card = action[1]
        if card not in s.hands[seat] or card in bid_cards(s, seat):
            return "BRAWL-2.06"
        return "BRAWL-2.07" if BASE_TYPE[card] == CIVILIAN else ""

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        card = action[1]
        return {"card": known(card), "added": int(card in bid_cards(s, seat)), "copy": other_copy(s, seat, card)}

    def rules(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return ("BRAWL-2.06", "BRAWL-2.07")

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [node_id(action[1])]

    def attempts(self, s: Barons, seat: int) -> list[Action]:
        return [(verbs.BID, card) for card in (*s.hands[seat], 0, 1, CARDS)]


class SendBid(Verb[Barons]):
    """Verb: send the bid."""

    NUMBER: ClassVar[int] = verbs.SEND
    NAME: ClassVar[str] = "send-bid"
    RULE: ClassVar[str] = "BRAWL-2.06"

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        return {"cards": bid_cards(s, seat)}


class ShowSign(Verb[Barons]):
    """Verb: show rock, paper or scissors."""

    NUMBER: ClassVar[int] = verbs.SIGN
    NAME: ClassVar[str] = "show-sign"
    ARGS: ClassVar[tuple[str, ...]] = ("sign",)
    RULE: ClassVar[str] = "BRAWL-2.10"
    REASONS: ClassVar[tuple[str, ...]] = ("BRAWL-2.10",)

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        return "" if verbs.ROCK <= action[1] <= verbs.SCISSORS else "BRAWL-2.10"

    def attempts(self, s: Barons, seat: int) -> list[Action]:
        return [(verbs.SIGN, sign) for sign in (-1, verbs.ROCK, verbs.PAPER, verbs.SCISSORS, 3)]


ADD: Final = AddToBid()
SEND: Final = SendBid()
SHOW: Final = ShowSign()

# --- decisions ------------------------------------------------------------------------------------------------------


class Bid(SimultaneousStep[Barons]):
    """The choice of non-Peasant cards to reveal for the first turn (BRAWL-DEC01, 2.06)."""

    SEND: ClassVar[int] = verbs.SEND
    NAME: ClassVar[str] = "bid"
    RULE: ClassVar[str] = "BRAWL-2.06"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.BID, verbs.SEND)

    def choices(self, s: Barons, seat: int, draft: tuple[Action, ...]) -> list[Action]:
        chosen = {action[1] for action in draft}
        left = [card for card in biddable(s, seat) if card not in chosen]
        offered: list[Action] = []
        codes: set[int] = set()
        for card in left:  # copies are offered once (BRAWL-1.15)
            if CODE[card] not in codes:
                codes.add(CODE[card])
                offered.append((verbs.BID, card))
        offered.append((verbs.SEND,))
        return offered

    def allows(self, s: Barons, seat: int, action: Action) -> bool:
        """Return whether the action is allowed; naming another copy than the one offered is (BRAWL-1.15)."""
        if action in self.actions(s, seat):
            return True
        open_ = (self.due & ~self.sent) >> seat & 1 and action not in self.drafts[seat]
        return bool(open_) and len(action) == 2 and action[0] == verbs.BID and action[1] in biddable(s, seat)

    def due_now(self, s: Barons) -> int:
        return bidders(s)

    def implied(self, s: Barons, unseen: list[int], chance: Chance) -> tuple[int, list[int]]:
        """Return a seat implied to hold a card to reveal.

        While the viewer has nothing to send, the bids are open because another seat has.
        """
        if self.due & ~self.sent:
            return -1, []
        able = [seat for seat in range(s.seats) if seat != s.viewer and not s.left >> seat & 1 and biddable(s, seat)]
        seat = able[chance.below(len(able))]
        return (-1, []) if any(biddable(s, seat)) else (seat, one_of(unseen, BIDDABLE))

    def log_draft(self, s: Barons, seat: int, sent: bool) -> None:
        if s.log is not None:
            s.log.append((verbs.DRAFTED, 1 << seat, (seat, int(sent)), "BRAWL-2.06"))

    def judge(self, s: Barons, seat: int, action: Action) -> RuleViolation | None:
        return other_rule(super().judge(s, seat, action), "BRAWL-2.06")

    def not_asked(self, s: Barons, seat: int, action: Action) -> RuleViolation:
        if self.sent >> seat & 1:
            return super().not_asked(s, seat, action)
        return RuleViolation(self.RULE, {}, "nothing-to-bid")

    def params(self, s: Barons, seat: int) -> Params:
        cards = bid_cards(s, seat)
        left = len(biddable(s, seat)) - len(cards) if seat >= 0 else 0
        return {"cards": cards, "left": left, "player": int(seat >= 0)}

    def rules(self, s: Barons, seat: int) -> tuple[str, ...]:
        return ("BRAWL-2.06", "BRAWL-2.08")

    def resolve(self, s: Barons, chance: Chance) -> None:
        """Reveal all bids together; the cards stay in the hands, known to all (BRAWL-2.06, 2.08, 2.12)."""
        revealed = []
        for seat, draft in enumerate(self.drafts):
            cards = [action[1] for action in draft if action[0] == verbs.BID]
            revealed.append(len(cards))
            for card in cards:
                s.known[seat][s.hands[seat].index(card)] = ALL
            if s.log is not None:
                s.log.append((verbs.BIDS, ALL, (seat, *cards), "BRAWL-2.06"))
        most = max(revealed)
        first = [seat for seat in range(s.seats) if revealed[seat] == most]
        if len(first) == 1:
            begin_first_turn(s, first[0], False)
        else:
            s.stack[-1] = signs_for(s, first, 0)

    def window(self, s: Barons) -> Window | None:
        return ("BRAWL-DEC01", 0, 0.0)


def signs_for(s: Barons, tied: list[int], drawn: int) -> Step[Barons]:
    """Return a round of rock, paper, scissors among these seats."""
    return Signs(sum(1 << seat for seat in tied), 0, ((),) * s.seats, drawn)


class Signs(SimultaneousStep[Barons]):
    """Rock, paper, scissors among those tied for the most cards (BRAWL-DEC02, 2.10)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("due", "sent", "drafts", "drawn")
    SEND: ClassVar[int] = verbs.SIGN
    NAME: ClassVar[str] = "signs"
    RULE: ClassVar[str] = "BRAWL-2.10"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.SIGN,)
    DUE_IS_PUBLIC: ClassVar[bool] = True

    def __init__(self, due: int, sent: int, drafts: Drafts, drawn: int) -> None:
        super().__init__(due, sent, drafts)
        self.drawn: Final = drawn  # rounds in which no player dropped out

    def choices(self, s: Barons, seat: int, draft: tuple[Action, ...]) -> list[Action]:
        return [(verbs.SIGN, verbs.ROCK), (verbs.SIGN, verbs.PAPER), (verbs.SIGN, verbs.SCISSORS)]

    def default(self, s: Barons, seat: int) -> Action:
        return (verbs.SIGN, verbs.ROCK)

    def silence(self, s: Barons, seat: int) -> tuple[Action, ...]:
        return ((verbs.SIGN, verbs.ROCK),)

    def log_draft(self, s: Barons, seat: int, sent: bool) -> None:
        if s.log is not None:
            s.log.append((verbs.DRAFTED, 1 << seat, (seat, int(sent)), "BRAWL-2.10"))

    def judge(self, s: Barons, seat: int, action: Action) -> RuleViolation | None:
        return other_rule(super().judge(s, seat, action), "BRAWL-2.10")

    def tied(self, s: Barons) -> tuple[int, ...]:
        """Return the seats that play."""
        return tuple(seat for seat in range(s.seats) if self.due >> seat & 1)

    def not_asked(self, s: Barons, seat: int, action: Action) -> RuleViolation:
        if self.sent >> seat & 1:
            return super().not_asked(s, seat, action)
        return RuleViolation(self.RULE, {"tied": self.tied(s)}, "not-tied")

    def params(self, s: Barons, seat: int) -> Params:
        return {"tied": self.tied(s)}

    def resolve(self, s: Barons, chance: Chance) -> None:
        tied = [seat for seat in range(s.seats) if self.due >> seat & 1]
        shown = {seat: self.drafts[seat][0][1] for seat in tied}
        s.signs = [shown.get(seat, -1) for seat in range(s.seats)]  # all have seen them
        if s.log is not None:
            s.log.extend((verbs.SIGNS, ALL, (seat, shown[seat]), "BRAWL-2.10") for seat in tied)
        kinds = set(shown.values())
        if len(kinds) == 2:
            a, b = kinds
            winning = a if (a - b) % 3 == 1 else b  # paper beats rock, scissors beat paper, rock beats scissors
            tied = [seat for seat in tied if shown[seat] == winning]
        if len(tied) == 1:
            begin_first_turn(s, tied[0], False)
            return
        drawn = self.drawn + (len(kinds) != 2)
        if drawn >= MAX_DRAWN_ROUNDS:
            begin_first_turn(s, tied[chance.below(len(tied))], True)
        else:
            s.stack[-1] = signs_for(s, tied, drawn)

    def window(self, s: Barons) -> Window | None:
        return ("BRAWL-DEC02", 0, 0.0)


def begin_first_turn(s: Barons, seat: int, by_lot: bool) -> None:
    """Begin the first turn after the opening (BRAWL-2.08, 2.11)."""
    if s.log is not None:
        rule = "BRAWL-2.10" if isinstance(s.stack[-1], Signs) else "BRAWL-2.08"
        s.log.append((verbs.FIRST, ALL, (seat, int(by_lot)), "BRAWL-2.11" if by_lot else rule))
    begin_turn(s, seat)
