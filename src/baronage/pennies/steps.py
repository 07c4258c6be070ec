"""The decisions of Pennies: of each its verbs, what they do, and what there is to say about them."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.author import ALL, Action, Chance, Facts, Setup, Sheets, Span, Step, Verb, Window, step_names, verb_table
from baronage.pennies import verbs
from baronage.pennies.state import CARDS, FIRST_WARD, HAND, Pennies, blank
from baronage.pennies.things import card_id

MOST_OFFERED: Final = 2
MOST_BOASTS: Final = 2
LISTED: Final = 16  # a larger stake is a span
RUNGS: Final = (0, 1, 5, 10)


def start(setup: Setup, chance: Chance) -> Pennies:
    """PEN-1.01."""
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
    """Whoever holds a card is due; hand sizes are public."""
    due = sum(1 << seat for seat, hand in enumerate(s.hands) if hand)
    return Offers(due, 0, ((),) * s.setup.seats)


class Offer(Verb[Pennies]):
    """A card of the hand is added to the offer."""

    NUMBER: ClassVar[int] = verbs.OFFER
    NAME: ClassVar[str] = "offer"
    ARGS: ClassVar[tuple[str, ...]] = ("card",)
    RULE: ClassVar[str] = "PEN-2.01"
    REASONS: ClassVar[tuple[str, ...]] = ("PEN-2.01",)
    GROUP: ClassVar[int] = 0

    def options(self, s: Pennies, seat: int, draft: tuple[Action, ...]) -> list[Action]:
        """What may be added to this draft."""
        if len(draft) >= MOST_OFFERED:
            return []
        return [(verbs.OFFER, card) for card in s.hands[seat] if (verbs.OFFER, card) not in draft]

    def fault(self, s: Pennies, seat: int, action: Action) -> str:
        draft = s.draft(seat)
        fits = action[1] in s.hands[seat] and action not in draft and len(draft) < MOST_OFFERED
        return "" if fits else "PEN-2.01"

    def more(self, s: Pennies, seat: int, action: Action) -> Facts:
        return {"held": int(action[1] in s.hands[seat]), "offered": int(action in s.draft(seat))}

    def clicks(self, s: Pennies, seat: int, action: Action) -> list[str]:
        return [card_id(action[1])]

    def near(self, s: Pennies, seat: int) -> list[Action]:
        return [(verbs.OFFER, card) for card in CARDS]


class Send(Verb[Pennies]):
    """The offer is sent."""

    NUMBER: ClassVar[int] = verbs.SEND
    NAME: ClassVar[str] = "send"
    RULE: ClassVar[str] = "PEN-2.01"
    REASONS: ClassVar[tuple[str, ...]] = ("PEN-2.01",)

    def fault(self, s: Pennies, seat: int, action: Action) -> str:
        return "" if s.draft(seat) else "PEN-2.01"

    def facts(self, s: Pennies, seat: int, action: Action) -> Facts:
        return {"total": total(s.draft(seat))}


class Look(Verb[Pennies]):
    """The top of the deck is looked at."""

    NUMBER: ClassVar[int] = verbs.PEEK
    NAME: ClassVar[str] = "look"
    RULE: ClassVar[str] = "PEN-1.02"
    REASONS: ClassVar[tuple[str, ...]] = ("PEN-1.02",)

    def fault(self, s: Pennies, seat: int, action: Action) -> str:
        return "" if s.setup.options["peek"] == "yes" and s.deck and not s.peeked[seat] else "PEN-1.02"

    def more(self, s: Pennies, seat: int, action: Action) -> Facts:
        return {"allowed": int(s.setup.options["peek"] == "yes"), "looked": s.peeked[seat]}


OFFER: Final = Offer()
LOOK: Final = Look()


def total(draft: tuple[Action, ...]) -> int:
    """What an offer comes to."""
    return sum(action[1] for action in draft if action[0] == verbs.OFFER)


class Offers(Sheets[Pennies]):
    """PEN-2.01, and beside it the look at the deck, which does not wait (PEN-1.02)."""

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
        if not LOOK.fault(s, seat, (verbs.PEEK,)):
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

    def facts(self, s: Pennies, seat: int) -> Facts:
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
    """PEN-1.02: everybody sees that they look."""
    s.committed = True
    s.peeked[seat] = 1
    s.deck_known[-1] |= 1 << seat
    if s.log is not None:
        s.log.append((verbs.PEEKED, 1 << seat, (seat, s.deck[-1]), "PEN-1.02"))
        s.log.append((verbs.PEEKED, ALL ^ 1 << seat, (seat, 0), "PEN-1.02"))


def lose(s: Pennies, seat: int, card: int) -> None:
    """From the hand to the discard pile, which all see."""
    place = s.hands[seat].index(card)
    del s.hands[seat][place], s.known[seat][place]
    s.discard.append(card)


# --- the raid -------------------------------------------------------------------------------------------------------


class Boast(Verb[Pennies]):
    """Nothing but words."""

    NUMBER: ClassVar[int] = verbs.BOAST
    NAME: ClassVar[str] = "boast"
    RULE: ClassVar[str] = "PEN-3.01"
    REASONS: ClassVar[tuple[str, ...]] = ("PEN-3.01",)

    def fault(self, s: Pennies, seat: int, action: Action) -> str:
        return "PEN-3.01" if s.boasts >= MOST_BOASTS else ""


class SetOut(Verb[Pennies]):
    """A raid for a stake."""

    NUMBER: ClassVar[int] = verbs.RAID
    NAME: ClassVar[str] = "raid"
    ARGS: ClassVar[tuple[str, ...]] = ("pennies",)
    RULE: ClassVar[str] = "PEN-3.02"
    REASONS: ClassVar[tuple[str, ...]] = ("PEN-3.02",)
    GROUP: ClassVar[int] = 0
    AMOUNT: ClassVar[bool] = True

    def fault(self, s: Pennies, seat: int, action: Action) -> str:
        return "" if 0 <= action[1] <= s.purses[seat] else "PEN-3.02"

    def more(self, s: Pennies, seat: int, action: Action) -> Facts:
        return {"purse": s.purses[seat]}

    def near(self, s: Pennies, seat: int) -> list[Action]:
        return [(verbs.RAID, stake) for stake in (0, 1, s.purses[seat], s.purses[seat] + 1)]


class Raid(Step[Pennies]):
    """PEN-3.01, 3.02."""

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
        return found if s.boasts >= MOST_BOASTS else [(verbs.BOAST,), *found]

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
        s.stack.append(RaidWindow(seat, action[1], -1, 0, 0))
        ask(s, chance)

    def default(self, s: Pennies, seat: int) -> Action:
        return (verbs.RAID, 0)

    def facts(self, s: Pennies, seat: int) -> Facts:
        return {"raider": self.seat}


def wards(s: Pennies, seat: int) -> list[int]:
    """PEN-3.03."""
    return [card for card in s.hands[seat] if card >= FIRST_WARD]


class Ward(Verb[Pennies]):
    """A ward of the hand is shown."""

    NUMBER: ClassVar[int] = verbs.WARD
    NAME: ClassVar[str] = "ward"
    ARGS: ClassVar[tuple[str, ...]] = ("card",)
    RULE: ClassVar[str] = "PEN-3.03"
    REASONS: ClassVar[tuple[str, ...]] = ("PEN-3.03",)
    GROUP: ClassVar[int] = 0

    def fault(self, s: Pennies, seat: int, action: Action) -> str:
        return "" if action[1] in wards(s, seat) else "PEN-3.03"

    def more(self, s: Pennies, seat: int, action: Action) -> Facts:
        return {"held": int(action[1] in s.hands[seat]), "first_ward": FIRST_WARD}

    def clicks(self, s: Pennies, seat: int, action: Action) -> list[str]:
        return [card_id(action[1])]

    def near(self, s: Pennies, seat: int) -> list[Action]:
        return [(verbs.WARD, card) for card in CARDS]


class Pay(Verb[Pennies]):
    """No ward is shown."""

    NUMBER: ClassVar[int] = verbs.PASS
    NAME: ClassVar[str] = "pay"
    RULE: ClassVar[str] = "PEN-3.04"

    def facts(self, s: Pennies, seat: int, action: Action) -> Facts:
        return {"pennies": min(s.purses[seat], stake(s))}


def stake(s: Pennies) -> int:
    """Of the raid that is going on."""
    return next((step.stake for step in s.stack if isinstance(step, RaidWindow)), 0)


class RaidWindow(Step[Pennies]):
    """PEN-3.03: `asked` is known to that seat alone, and who is `done` to each alone; who is `safe` is public."""

    FIELDS: ClassVar[tuple[str, ...]] = ("raider", "stake", "asked", "done", "safe")
    SECRET_WINDOW: ClassVar[bool] = True
    NAME: ClassVar[str] = "warding"
    RULE: ClassVar[str] = "PEN-3.03"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.WARD, verbs.PASS)

    def __init__(self, raider: int, stake: int, asked: int, done: int, safe: int) -> None:
        self.raider: Final = raider
        self.stake: Final = stake
        self.asked: Final = asked
        self.done: Final = done
        self.safe: Final = safe

    def actors(self, s: Pennies) -> list[int]:
        return [self.asked] if self.asked >= 0 else []

    def actions(self, s: Pennies, seat: int) -> list[Action]:
        return [*((verbs.WARD, card) for card in wards(s, seat)), (verbs.PASS,)] if seat == self.asked else []

    def play(self, s: Pennies, seat: int, action: Action, chance: Chance) -> None:
        s.committed = True
        safe = self.safe
        if action[0] == verbs.WARD:
            safe |= 1 << seat
            lose(s, seat, action[1])
            if s.log is not None:
                s.log.append((verbs.WARDED, ALL, (seat, action[1]), "PEN-3.03"))
        elif s.log is not None:
            s.log.append((verbs.PASSED, 1 << seat, (seat,), "PEN-3.03"))
        s.stack[-1] = RaidWindow(self.raider, self.stake, -1, self.done | 1 << seat, safe)
        ask(s, chance)

    def nobody_left(self, s: Pennies) -> bool:
        return self.asked < 0

    def run(self, s: Pennies, chance: Chance) -> None:
        pay(s, self, chance)

    def default(self, s: Pennies, seat: int) -> Action:
        return (verbs.PASS,)

    def facts(self, s: Pennies, seat: int) -> Facts:
        return {"raider": self.raider, "pennies": self.stake}

    def window(self, s: Pennies) -> Window | None:
        return ("window", 0, 1.0)

    def redact(self, s: Pennies, eyes: int) -> Step[Pennies] | None:
        own = self.done & 1 << eyes if eyes >= 0 else 0
        return RaidWindow(self.raider, self.stake, self.asked if self.asked == eyes else -1, own | self.safe, self.safe)

    def order(self, s: Pennies) -> list[int]:
        """Clockwise from the raider."""
        n = s.setup.seats
        return [(self.raider + step) % n for step in range(1, n)]

    def candidates(self, s: Pennies, eyes: int) -> list[int]:
        """Of a redacted window: who may be the one asked. Those before a seat that is done are done too."""
        order = self.order(s)
        after = max((order.index(seat) + 1 for seat in order if self.done >> seat & 1), default=0)
        order = [seat for seat in order[after:] if not s.left >> seat & 1]
        if eyes in order:
            at = order.index(eyes)
            return order[:at] if wards(s, eyes) else order[:at] + order[at + 1 :]
        return order

    def implied(self, s: Pennies, unseen: list[int], chance: Chance) -> tuple[int, list[int]]:
        """Somebody is asked, so they hold a ward."""
        if self.asked >= 0:
            return -1, []
        able = [seat for seat in self.candidates(s, s.eyes) if 0 in s.hands[seat] or wards(s, seat)]
        if not able:  # it is only held open
            return -1, []
        seat = able[chance.below(len(able))]
        return (-1, []) if wards(s, seat) else (seat, [card for card in unseen if card >= FIRST_WARD][:1])

    def fill(self, s: Pennies, seat: int, chance: Chance) -> Step[Pennies]:
        if self.asked >= 0:
            asked = self.asked
        else:
            able = [other for other in self.candidates(s, seat) if wards(s, other)]
            if not able:
                return self
            asked = able[chance.below(len(able))]
        order = [other for other in self.order(s) if not s.left >> other & 1 and wards(s, other)]
        before = sum(1 << other for other in order[: order.index(asked)])
        return RaidWindow(self.raider, self.stake, asked, self.done | before, self.safe)


def ask(s: Pennies, chance: Chance) -> None:
    """PEN-3.03, 3.04: the next who holds a ward is asked; when there is none, the others pay."""
    window = s.stack[-1]
    assert isinstance(window, RaidWindow)
    for seat in window.order(s) if window.stake else ():
        if not window.done >> seat & 1 and not s.left >> seat & 1 and wards(s, seat):
            s.stack[-1] = RaidWindow(window.raider, window.stake, seat, window.done, window.safe)
            if s.log is not None:
                s.log.append((verbs.ASKED, 1 << seat, (seat,), "PEN-3.03"))
            return
    if s.hold_windows and window.stake:
        s.stack[-1] = RaidWindow(window.raider, window.stake, -1, window.done, window.safe)
    else:
        pay(s, window, chance)


def pay(s: Pennies, window: RaidWindow, chance: Chance) -> None:
    """PEN-3.04."""
    s.stack.pop()
    for seat in window.order(s):
        if not window.safe >> seat & 1:
            paid = min(s.purses[seat], window.stake)
            s.purses[seat] -= paid
            s.purses[window.raider] += paid
            if s.log is not None:
                s.log.append((verbs.PAID, ALL, (seat, paid), "PEN-3.04"))
    end_round(s, chance)


# --- the end of a round ---------------------------------------------------------------------------------------------


def end_round(s: Pennies, chance: Chance) -> None:
    """PEN-4.01, 4.02."""
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
    """PEN-1.01, 4.01."""
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
