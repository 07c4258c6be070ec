"""The decisions of Pennies with their verbs, effects and params."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.author import (
    ALL,
    Action,
    Chance,
    Params,
    SecretWindow,
    Setup,
    SimultaneousStep,
    Span,
    Step,
    Verb,
    Window,
    step_names,
    verb_table,
)
from baronage.pennies import verbs
from baronage.pennies.nodes import card_id
from baronage.pennies.state import CARDS, FIRST_WARD, HAND, Pennies, blank

MAX_OFFERED: Final = 2
MAX_BOASTS: Final = 2
LISTED: Final = 16  # a larger stake is a span
RUNGS: Final = (0, 1, 5, 10)


def on_leave(s: Pennies, seat: int, how: int) -> None:
    """End the game if only one player is left (PEN-4.03)."""
    if (s.left ^ (1 << s.setup.seats) - 1).bit_count() < 2:
        s.end(verbs.ALONE, "PEN-4.03")


def start(setup: Setup, chance: Chance) -> Pennies:
    """Start a game by PEN-1.01."""
    s = blank(setup)
    s.deck = list(CARDS)
    chance.shuffle(s.deck)
    s.deck_known = [0] * len(s.deck)
    s.purses = (setup.options["purses"] or [20] * 4)[: setup.seats]
    s.bank = 60
    draw_up(s, chance)
    s.stack = [offers(s)]
    return s


# --- offers ---------------------------------------------------------------------------------------------------------


def offers(s: Pennies) -> Offers:
    """Return the step in which all seats with cards make offers. Hand sizes are public."""
    due = sum(1 << seat for seat, hand in enumerate(s.hands) if hand)
    return Offers(due, 0, ((),) * s.setup.seats)


class Offer(Verb[Pennies]):
    """The verb to add a card of the hand to the offer."""

    NUMBER: ClassVar[int] = verbs.OFFER
    NAME: ClassVar[str] = "offer"
    ARGS: ClassVar[tuple[str, ...]] = ("card",)
    RULE: ClassVar[str] = "PEN-2.01"
    REASONS: ClassVar[tuple[str, ...]] = ("PEN-2.01",)
    GROUP: ClassVar[int] = 0

    def options(self, s: Pennies, seat: int, draft: tuple[Action, ...]) -> list[Action]:
        """Return the actions that may be added to this draft."""
        if len(draft) >= MAX_OFFERED:
            return []
        return [(verbs.OFFER, card) for card in s.hands[seat] if (verbs.OFFER, card) not in draft]

    def violated_rule(self, s: Pennies, seat: int, action: Action) -> str:
        draft = s.draft(seat)
        fits = action[1] in s.hands[seat] and action not in draft and len(draft) < MAX_OFFERED
        return "" if fits else "PEN-2.01"

    def more(self, s: Pennies, seat: int, action: Action) -> Params:
        return {"held": int(action[1] in s.hands[seat]), "offered": int(action in s.draft(seat))}

    def clicks(self, s: Pennies, seat: int, action: Action) -> list[str]:
        return [card_id(action[1])]

    def attempts(self, s: Pennies, seat: int) -> list[Action]:
        return [(verbs.OFFER, card) for card in CARDS]


class Send(Verb[Pennies]):
    """The verb to submit the offer."""

    NUMBER: ClassVar[int] = verbs.SEND
    NAME: ClassVar[str] = "send"
    RULE: ClassVar[str] = "PEN-2.01"
    REVEALS: ClassVar[bool] = True
    REASONS: ClassVar[tuple[str, ...]] = ("PEN-2.01",)

    def violated_rule(self, s: Pennies, seat: int, action: Action) -> str:
        return "" if s.draft(seat) else "PEN-2.01"

    def params(self, s: Pennies, seat: int, action: Action) -> Params:
        return {"total": total(s.draft(seat))}


class Look(Verb[Pennies]):
    """The verb to look at the top of the deck."""

    NUMBER: ClassVar[int] = verbs.PEEK
    NAME: ClassVar[str] = "look"
    RULE: ClassVar[str] = "PEN-1.02"
    REVEALS: ClassVar[bool] = True
    REASONS: ClassVar[tuple[str, ...]] = ("PEN-1.02",)

    def violated_rule(self, s: Pennies, seat: int, action: Action) -> str:
        return "" if s.setup.options["peek"] == "yes" and s.deck and not s.peeked[seat] else "PEN-1.02"

    def more(self, s: Pennies, seat: int, action: Action) -> Params:
        return {"allowed": int(s.setup.options["peek"] == "yes"), "looked": s.peeked[seat]}


OFFER: Final = Offer()
LOOK: Final = Look()


def total(draft: tuple[Action, ...]) -> int:
    """Return the total of an offer."""
    return sum(action[1] for action in draft if action[0] == verbs.OFFER)


class Offers(SimultaneousStep[Pennies]):
    """The offers of PEN-2.01, with the immediate look at the deck (PEN-1.02)."""

    NAME: ClassVar[str] = "offers"
    RULE: ClassVar[str] = "PEN-2.01"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.OFFER, verbs.SEND, verbs.PEEK)
    SEND: ClassVar[int] = verbs.SEND
    SIDE_VERBS: ClassVar[tuple[int, ...]] = (verbs.PEEK,)
    DUE_IS_PUBLIC: ClassVar[bool] = True

    def choices(self, s: Pennies, seat: int, draft: tuple[Action, ...]) -> list[Action]:
        found = OFFER.options(s, seat, draft)
        return [*found, (verbs.SEND,)] if draft else found

    def actions(self, s: Pennies, seat: int) -> list[Action]:
        found = super().actions(s, seat)
        if not LOOK.violated_rule(s, seat, (verbs.PEEK,)):
            found.append((verbs.PEEK,))
        return found

    def play(self, s: Pennies, seat: int, action: Action, chance: Chance) -> None:
        if action[0] == verbs.PEEK:
            peek(s, seat)
        else:
            super().play(s, seat, action, chance)

    def log_draft(self, s: Pennies, seat: int, sent: bool) -> None:
        if s.log is not None:
            s.log.append((verbs.DRAFTED, 1 << seat, (seat,), "PEN-2.01"))

    def params(self, s: Pennies, seat: int) -> Params:
        draft = self.drafts[seat] if seat >= 0 else ()
        return {"chosen": len(draft), "total": total(draft)}

    def resolve(self, s: Pennies, chance: Chance) -> None:
        s.committed = True
        totals = []
        for seat, draft in enumerate(self.drafts):
            cards = [action[1] for action in draft if action[0] == verbs.OFFER]
            totals.append(sum(cards))
            for card in cards:
                lose(s, seat, card)
            if s.log is not None:
                s.log.append((verbs.OFFERED, ALL, (seat, *cards), "PEN-2.01"))
        best = max(totals)
        if totals.count(best) > 1:
            end_round(s, chance)
            return
        winner = totals.index(best)
        won = min(s.bank, 1 + chance.below(6))
        s.bank -= won
        s.purses[winner] += won
        if s.log is not None:
            s.log.append((verbs.WON, ALL, (winner, won), "PEN-2.02"))
        s.stack[-1] = Raid(winner)

    def window(self, s: Pennies) -> Window | None:
        return ("offers", 0, 24.0)


def peek(s: Pennies, seat: int) -> None:
    """Look at the deck by PEN-1.02. All seats see that it happens."""
    s.committed = True
    s.peeked[seat] = 1
    s.deck_known[-1] |= 1 << seat
    if s.log is not None:
        s.log.append((verbs.PEEKED, 1 << seat, (seat, s.deck[-1]), "PEN-1.02"))
        s.log.append((verbs.PEEKED, ALL ^ 1 << seat, (seat, 0), "PEN-1.02"))


def lose(s: Pennies, seat: int, card: int) -> None:
    """Move a card from the hand to the public discard pile."""
    place = s.hands[seat].index(card)
    del s.hands[seat][place], s.known[seat][place]
    s.discard.append(card)


# --- the raid -------------------------------------------------------------------------------------------------------


class Boast(Verb[Pennies]):
    """The verb to boast, without any effect."""

    NUMBER: ClassVar[int] = verbs.BOAST
    NAME: ClassVar[str] = "boast"
    RULE: ClassVar[str] = "PEN-3.01"
    REASONS: ClassVar[tuple[str, ...]] = ("PEN-3.01",)

    def violated_rule(self, s: Pennies, seat: int, action: Action) -> str:
        return "PEN-3.01" if s.boasts >= MAX_BOASTS else ""


class SetOut(Verb[Pennies]):
    """The verb to raid for a stake."""

    NUMBER: ClassVar[int] = verbs.RAID
    NAME: ClassVar[str] = "raid"
    ARGS: ClassVar[tuple[str, ...]] = ("pennies",)
    RULE: ClassVar[str] = "PEN-3.02"
    REVEALS: ClassVar[bool] = True
    REASONS: ClassVar[tuple[str, ...]] = ("PEN-3.02",)
    GROUP: ClassVar[int] = 0
    AMOUNT: ClassVar[bool] = True

    def violated_rule(self, s: Pennies, seat: int, action: Action) -> str:
        return "" if 0 <= action[1] <= s.purses[seat] else "PEN-3.02"

    def more(self, s: Pennies, seat: int, action: Action) -> Params:
        return {"purse": s.purses[seat]}

    def attempts(self, s: Pennies, seat: int) -> list[Action]:
        return [(verbs.RAID, stake) for stake in (0, 1, s.purses[seat], s.purses[seat] + 1)]


class Raid(Step[Pennies]):
    """The raid of PEN-3.01 and 3.02."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    NAME: ClassVar[str] = "raiding"
    RULE: ClassVar[str] = "PEN-3.02"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.BOAST, verbs.RAID)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def actors(self, s: Pennies) -> list[int]:
        return [self.seat]

    def actions(self, s: Pennies, seat: int) -> list[Action]:
        if seat != self.seat:
            return []
        purse = s.purses[seat]
        stakes = range(purse + 1) if purse <= LISTED else (*RUNGS, purse)
        found: list[Action] = [(verbs.RAID, stake) for stake in stakes]
        return found if s.boasts >= MAX_BOASTS else [(verbs.BOAST,), *found]

    def spans(self, s: Pennies, seat: int) -> list[Span]:
        return [((verbs.RAID,), 0, s.purses[seat])] if seat == self.seat and s.purses[seat] > LISTED else []

    def play(self, s: Pennies, seat: int, action: Action, chance: Chance) -> None:
        if action[0] == verbs.BOAST:
            s.boasts += 1
            if s.log is not None:
                s.log.append((verbs.BOASTED, ALL, (seat,), "PEN-3.01"))
            return
        s.committed = True
        if s.log is not None:
            s.log.append((verbs.RAIDED, ALL, (seat, action[1]), "PEN-3.02"))
        window = RaidWindow(seat, action[1], -1, 0, 0)
        s.stack.append(window)
        if window.stake:
            window.ask_next(s, 0, chance)
        else:
            window.run(s, chance)

    def default(self, s: Pennies, seat: int) -> Action:
        return (verbs.RAID, 0)

    def params(self, s: Pennies, seat: int) -> Params:
        return {"raider": self.seat}


def wards(s: Pennies, seat: int) -> list[int]:
    """Return the wards of PEN-3.03 in a hand."""
    return [card for card in s.hands[seat] if card >= FIRST_WARD]


class Ward(Verb[Pennies]):
    """The verb to show a ward of the hand."""

    NUMBER: ClassVar[int] = verbs.WARD
    NAME: ClassVar[str] = "ward"
    ARGS: ClassVar[tuple[str, ...]] = ("card",)
    RULE: ClassVar[str] = "PEN-3.03"
    REVEALS: ClassVar[bool] = True
    REASONS: ClassVar[tuple[str, ...]] = ("PEN-3.03",)
    GROUP: ClassVar[int] = 0

    def violated_rule(self, s: Pennies, seat: int, action: Action) -> str:
        return "" if action[1] in wards(s, seat) else "PEN-3.03"

    def more(self, s: Pennies, seat: int, action: Action) -> Params:
        return {"held": int(action[1] in s.hands[seat]), "first_ward": FIRST_WARD}

    def clicks(self, s: Pennies, seat: int, action: Action) -> list[str]:
        return [card_id(action[1])]

    def attempts(self, s: Pennies, seat: int) -> list[Action]:
        return [(verbs.WARD, card) for card in CARDS]


class Pay(Verb[Pennies]):
    """The verb to pay without showing a ward."""

    NUMBER: ClassVar[int] = verbs.PASS
    NAME: ClassVar[str] = "pay"
    RULE: ClassVar[str] = "PEN-3.04"
    REVEALS: ClassVar[bool] = True

    def params(self, s: Pennies, seat: int, action: Action) -> Params:
        return {"pennies": min(s.purses[seat], stake(s))}


def stake(s: Pennies) -> int:
    """Return the stake of the current raid."""
    return next((step.stake for step in s.stack if isinstance(step, RaidWindow)), 0)


class RaidWindow(SecretWindow[Pennies]):
    """The window of PEN-3.03. `asked` is known to that seat only, `done` to each seat for itself; `safe` is public."""

    FIELDS: ClassVar[tuple[str, ...]] = ("raider", "stake", "asked", "done", "safe")
    NAME: ClassVar[str] = "warding"
    RULE: ClassVar[str] = "PEN-3.03"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.WARD, verbs.PASS)
    PASS: ClassVar[int] = verbs.PASS
    ASKED: ClassVar[int] = verbs.ASKED
    ASKED_RULE: ClassVar[str] = "PEN-3.03"
    PASSED: ClassVar[int] = verbs.PASSED
    PASSED_RULE: ClassVar[str] = "PEN-3.03"

    def __init__(self, raider: int, stake: int, asked: int, done: int, safe: int) -> None:
        super().__init__(asked, done)
        self.raider: Final = raider
        self.stake: Final = stake
        self.safe: Final = safe

    def renew(self, asked: int, done: int) -> RaidWindow:
        return RaidWindow(self.raider, self.stake, asked, done, self.safe)

    def actions(self, s: Pennies, seat: int) -> list[Action]:
        return [*((verbs.WARD, card) for card in wards(s, seat)), (verbs.PASS,)] if seat == self.asked else []

    def play(self, s: Pennies, seat: int, action: Action, chance: Chance) -> None:
        if action[0] != verbs.WARD:
            self.passes(s, seat, chance)
            return
        lose(s, seat, action[1])
        if s.log is not None:
            s.log.append((verbs.WARDED, ALL, (seat, action[1]), "PEN-3.03"))
        window = RaidWindow(self.raider, self.stake, seat, self.done, self.safe | 1 << seat)
        window.ask_next(s, self.done | 1 << seat, chance)

    def params(self, s: Pennies, seat: int) -> Params:
        return {"raider": self.raider, "pennies": self.stake}

    def window(self, s: Pennies) -> Window | None:
        return ("window", 0, 1.0)

    def order(self, s: Pennies) -> list[int]:
        """Return the seats clockwise from the raider."""
        n = s.setup.seats
        return [(self.raider + step) % n for step in range(1, n)]

    def can_answer(self, s: Pennies, seat: int) -> bool:
        return bool(wards(s, seat))

    def fits(self, s: Pennies, card: int) -> bool:
        return card >= FIRST_WARD

    def has_hidden(self, s: Pennies, seat: int) -> bool:
        return 0 in s.hands[seat]

    def public_done(self, s: Pennies) -> int:
        return self.safe

    def close(self, s: Pennies, chance: Chance) -> None:
        """Pay the raid by PEN-3.04."""
        for seat in self.order(s):
            if not self.safe >> seat & 1:
                paid = min(s.purses[seat], self.stake)
                s.purses[seat] -= paid
                s.purses[self.raider] += paid
                if s.log is not None:
                    s.log.append((verbs.PAID, ALL, (seat, paid), "PEN-3.04"))
        end_round(s, chance)


# --- the end of a round ---------------------------------------------------------------------------------------------


def end_round(s: Pennies, chance: Chance) -> None:
    """End a round by PEN-4.01 and 4.02."""
    s.committed = True
    s.round += 1
    if s.round >= s.setup.options["rounds"]:
        s.end(verbs.LAST_ROUND, "PEN-4.02")
    s.peeked = [0] * s.setup.seats
    s.boasts = 0
    draw_up(s, chance)
    s.stack[-1] = offers(s)
    if s.log is not None:
        s.log.append((verbs.ROUND, ALL, (s.round,), "PEN-4.01"))


def draw_up(s: Pennies, chance: Chance) -> None:
    """Draw cards by PEN-1.01 and 4.01."""
    for seat, hand in enumerate(s.hands):
        while len(hand) < HAND:
            if not s.deck:
                s.deck, s.discard = s.discard, []
                chance.shuffle(s.deck)
                s.deck_known = [0] * len(s.deck)
            card = s.deck.pop()
            hand.append(card)
            s.known[seat].append(s.deck_known.pop() | 1 << seat)
            if s.log is not None:
                s.log.append((verbs.DREW, 1 << seat, (seat, card), "PEN-4.01"))
                s.log.append((verbs.DREW, ALL ^ 1 << seat, (seat, 0), "PEN-4.01"))


STEPS = step_names(Offers, Raid, RaidWindow)
VERBS = verb_table(OFFER, Send(), LOOK, Boast(), SetOut(), Ward(), Pay())
