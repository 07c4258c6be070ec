"""The frames that ask one seat openly; and numbers, which may ask for a position first (FYN-B4)."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, Final

from baronage.engine.chance import Chance
from baronage.engine.facts import Facts, No
from baronage.engine.flow import ALL, Action, Step, Window
from baronage.engine.once import once_a_menu
from baronage.engine.verb import Verb
from baronage.games.fyn import verbs
from baronage.games.fyn.data import CARD_KIND, DIGITS, KING_CARD, MUST
from baronage.games.fyn.state import Barons
from baronage.games.fyn.steps.frame import Frame
from baronage.games.fyn.verbs import KING_RETURNED

POSITIONS: Final = (1, 2, 3, 4)

# --- verbs of several decisions -------------------------------------------------------------------------------------


class CallPosition(Verb[Barons]):
    """Which digit of the next card is read: called when a number is needed, or, standing, changed at any decision."""

    NUMBER: ClassVar[int] = verbs.CALL
    NAME: ClassVar[str] = "call"
    ARGS: ClassVar[tuple[str, ...]] = ("position",)
    RULE: ClassVar[str] = "FYN-B4.08"
    REASONS: ClassVar[tuple[str, ...]] = ("FYN-B4.01", "FYN-B4.08")

    def fault(self, s: Barons, seat: int, action: Action) -> str:
        if action[1] not in POSITIONS:
            return "FYN-B4.01"
        if isinstance(s.stack[-1], Call):
            return ""
        free = s.standing and not s.changed and not s.dice and not s.draft(seat)
        return "" if free and action[1] != s.calls[seat] else "FYN-B4.08"

    def facts(self, s: Barons, seat: int, action: Action) -> Facts:
        percent, strikes = -1, 0
        if not s.standing and isinstance(s.stack[-1], Call) and action[1] in POSITIONS:
            counts, cards, hits = wanted_digits(s, seat)
            strikes = int(hits)
            percent = round(100 * counts[action[1] - 1] / cards) if cards else -1
        standing = int(bool(s.standing))
        return {"position": action[1], "standing": standing, "percent": percent, "strikes": strikes}

    def more(self, s: Barons, seat: int, action: Action) -> Facts:
        return {"changed": int(bool(s.changed))}

    def near(self, s: Barons, seat: int) -> list[Action]:
        return [(verbs.CALL, position) for position in (0, *POSITIONS, 5)]


class EndStep(Verb[Barons]):
    """A step of one's own turn is over."""

    NUMBER: ClassVar[int] = verbs.END
    NAME: ClassVar[str] = "end"
    RULE: ClassVar[str] = "FYN-D0.02"
    REASONS: ClassVar[tuple[str, ...]] = ("FYN-D0.02",)

    def fault(self, s: Barons, seat: int, action: Action) -> str:
        return "FYN-D0.02" if s.draft(seat) else ""

    def label(self, s: Barons, seat: int, action: Action) -> str:
        return f"{s.stack[-1].NAME}-end"

    def cites(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        top = s.stack[-1]
        assert isinstance(top, Decision)
        return (top.ENDS or self.RULE,)


class Send(Verb[Barons]):
    """What was put together is sent: an attack, its continuation, an offer. The decision knows what there is to say."""

    NUMBER: ClassVar[int] = verbs.SEND
    NAME: ClassVar[str] = "send"
    RULE: ClassVar[str] = "FYN-D4.03"
    REASONS: ClassVar[tuple[str, ...]] = ("FYN-D4.03",)

    def fault(self, s: Barons, seat: int, action: Action) -> str:
        top = s.stack[-1]
        assert isinstance(top, Decision)
        return top.unsent(s)

    def label(self, s: Barons, seat: int, action: Action) -> str:
        return f"{s.stack[-1].NAME}-send"

    def facts(self, s: Barons, seat: int, action: Action) -> Facts:
        return s.stack[-1].facts(s, seat)

    def cites(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return (s.stack[-1].RULE,)


CALL: Final = CallPosition()
END: Final = EndStep()
SEND: Final = Send()

# --- decisions ------------------------------------------------------------------------------------------------------


class Decision(Frame):
    """A question that everybody knows of. With call=standing its owner may also change their position (FYN-B4.08)."""

    DECISION: ClassVar[str] = ""  # DEC-03 ...
    ENDS: ClassVar[str] = ""  # the rule by which END ends it

    def asked(self, s: Barons) -> int:
        """Whose decision it is."""
        return s.active

    def options(self, s: Barons) -> list[Action]:
        """What the owner may choose."""
        raise NotImplementedError

    def take(self, s: Barons, seat: int, action: Action, chance: Chance) -> None:
        """Do it."""
        raise NotImplementedError

    def unsent(self, s: Barons) -> str:
        """The rule by which what is put together can't be sent yet; "": it can."""
        return ""

    def actors(self, s: Barons) -> list[int]:
        return [self.asked(s)]

    def actions(self, s: Barons, seat: int) -> list[Action]:
        if seat != self.asked(s):
            return []
        found = self.options(s)
        if s.standing and not s.changed and not s.dice and not self.draft(seat):
            found.extend((verbs.CALL, position) for position in POSITIONS if position != s.calls[seat])
        return found

    def play(self, s: Barons, seat: int, action: Action, chance: Chance) -> None:
        if action[0] == verbs.CALL and s.standing:
            s.changed = 1
            call_position(s, seat, action[1])
        else:
            self.take(s, seat, action, chance)
            if s.changed and not s.stack[-1].draft(seat):  # a draft is still the same decision
                s.changed = 0

    def not_asked(self, s: Barons, seat: int, action: Action) -> No:
        verb = s.game.verbs.get(action[0])
        waits: Facts = {"waits": (self.asked(s),)}
        return No(self.RULE if verb is None else verb.RULE, waits, "not-asked")

    def window(self, s: Barons) -> Window | None:
        return (self.DECISION, 0, 0.0)


# --- numbers --------------------------------------------------------------------------------------------------------


def call_position(s: Barons, seat: int, position: int) -> None:
    """FYN-B4.03, B4.08: public before the card is turned up."""
    s.calls[seat] = position
    if s.log is not None:
        s.log.append((verbs.CALLED, ALL, (seat, position), "FYN-B4.03"))


# what a number is for: card against card, the besieged centre, the siege, an event, sick armies, a Volcano
(SHOT, WALL, STORM, STRIKE, SICK, ERUPTION) = range(6)
# the facts that some of these have
NOTHING: Final[Facts] = {
    **dict.fromkeys(("army", "other", "tenths", "card", "cell", "what", "land", "centre", "cut"), 0),
    **dict.fromkeys(("on", "armies"), ()),
    "owner": -1,
}


class Numbered(Frame):
    """A frame that needs numbers, one after the other (FYN-B4.11)."""

    STRIKES: ClassVar[bool] = False  # must the number hit, or is it suffered, and should be even?

    def wanted(self, s: Barons, number: int) -> bool:
        """Is this number a good one for who needs it?"""
        return number % 2 == 0

    def stakes(self, s: Barons) -> Facts:
        """What the next number decides: `matter`, and of the facts NOTHING those that belong to it."""
        raise NotImplementedError

    def rolled(self, s: Barons, number: int) -> None:
        """A number has been generated: replace this frame, which is on top."""
        raise NotImplementedError


@once_a_menu
def wanted_digits(s: Barons, seat: int) -> tuple[list[int], int, bool]:
    """For the number that this seat calls for: how many cards unseen by it show a wanted digit, at each of the four positions;
    how many cards these are; and whether the number strikes (it must hit) or is suffered (it should be even)."""
    below = s.stack[-2]
    assert isinstance(below, Numbered)
    good = tuple(below.wanted(s, number) for number in range(11))
    cards = tuple(card for card in s.unseen_by(seat) if card < len(DIGITS))  # the King shows none
    return [*_shown(cards, good)], len(cards), below.STRIKES


@lru_cache(maxsize=64)
def _shown(cards: tuple[int, ...], good: tuple[bool, ...]) -> tuple[int, ...]:
    """How many of these cards show a good digit, at each of the four positions: the options of one menu ask the same."""
    return tuple(sum(good[DIGITS[card][place]] for card in cards) for place in range(4))


def need_number(s: Barons, seat: int, chance: Chance) -> None:
    """FYN-B4.08, G1.01, GA.08: the frame on top needs a number from this seat."""
    if s.dice or s.standing or not (s.deck or s.discard or s.aside):
        number = generate(s, seat, chance)
        top = s.stack[-1]
        assert isinstance(top, Numbered)
        top.rolled(s, number)
    else:
        s.stack.append(Call(seat))


def generate(s: Barons, seat: int, chance: Chance) -> int:
    """FYN-B4.01 to B4.07, G1.01: turn up the top card and read the digit at the called position; or roll."""
    s.committed = True
    if s.dice or not renew_if_empty(s, chance):
        number = chance.below(10) + 1
        if s.log is not None:
            s.log.append((verbs.NUMBER, ALL, (seat, number, 0, 0), "FYN-G1.01" if s.dice else "FYN-GA.08"))
        return number
    card = s.deck.pop()
    s.turned = 1
    if card == KING_CARD:
        king_returns(s, seat)
    number = DIGITS[card][s.calls[seat] - 1]
    s.discard.append(card)
    if s.log is not None:
        s.log.append((verbs.NUMBER, ALL, (seat, number, card, s.calls[seat]), "FYN-B4.01"))
    return number


def renew_if_empty(s: Barons, chance: Chance) -> bool:
    """FYN-E6.02, E6.06, GA.08: a card is needed; False: there is none."""
    if s.deck:
        return True
    renew(s, chance)
    return bool(s.deck)


def renew(s: Barons, chance: Chance) -> None:
    """FYN-E6.02, E6.03: the discard pile and the King are shuffled and become the draw deck."""
    cards = [*s.discard, *s.aside]
    if not cards:
        return
    s.discard, s.aside = [], []
    chance.shuffle(cards)
    s.deck = cards
    s.committed = True
    if s.log is not None:
        king = int(s.king_in_deck())
        s.log.append((verbs.RENEWED, ALL, (len(cards), king), "FYN-E6.02" if king else "FYN-GA.08"))


def king_returns(s: Barons, seat: int) -> None:
    """FYN-E6.04, E6.05: the game is over at this instant."""
    s.limbo.append(KING_CARD)
    if s.log is not None:
        s.log.append((verbs.KING_CAME, ALL, (seat,), "FYN-E6.04"))
    s.end(KING_RETURNED, "FYN-F1.04")


def draw_card(s: Barons, seat: int, chance: Chance) -> int:
    """FYN-D1.04, D1.05, D1.07, D1.08: draw one card; a Must Play card is returned and shown, else 0; -1: there is none."""
    if not renew_if_empty(s, chance):
        return -1
    card = s.deck.pop()
    s.turned = 1
    s.drawn += 1
    s.committed = True
    if card == KING_CARD:
        king_returns(s, seat)
    if CARD_KIND[card] == MUST:
        s.limbo.append(card)
        s.shown.append(s.drawn)
        if s.log is not None:
            s.log.append((verbs.SHOWN, ALL, (seat, card), "FYN-D1.05"))
        return card
    s.hands[seat].append(card)
    s.known[seat].append(0)
    if s.log is not None:
        mine = 1 << seat
        s.log.append((verbs.DREW, mine, (seat, card), "FYN-D1.02"))
        s.log.append((verbs.DREW, ALL & ~mine, (seat, 0), "FYN-D1.02"))
    return 0


class Call(Decision):
    """DEC-02: the position to be read, called before the card is turned up (FYN-B4.08)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    DECISION: ClassVar[str] = "DEC-02"
    NAME: ClassVar[str] = "calling"
    RULE: ClassVar[str] = "FYN-B4.03"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.CALL,)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def asked(self, s: Barons) -> int:
        return self.seat

    def options(self, s: Barons) -> list[Action]:
        return [(verbs.CALL, position) for position in POSITIONS]

    def take(self, s: Barons, seat: int, action: Action, chance: Chance) -> None:
        s.stack.pop()
        call_position(s, seat, action[1])
        number = generate(s, seat, chance)
        top = s.stack[-1]
        assert isinstance(top, Numbered)
        top.rolled(s, number)

    def facts(self, s: Barons, seat: int) -> Facts:
        below = s.stack[-2]
        assert isinstance(below, Numbered)
        return NOTHING | below.stakes(s) | {"position": s.calls[self.seat], "caller": self.seat}

    def cites(self, s: Barons, seat: int) -> tuple[str, ...]:
        return ("FYN-B4.01", "FYN-B4.03")

    def default(self, s: Barons, seat: int) -> Action:
        return (verbs.CALL, s.calls[seat])

    def when_left(self, s: Barons, seat: int) -> Step[Barons] | None:
        below = s.stack[s.stack.index(self) - 1]
        return self if below.when_left(s, seat) is below else None


class Discharge(Frame):
    """A special card whose effect has lapsed goes to the discard pile (FYN-F1.09)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, s: Barons, chance: Chance) -> None:
        s.stack.pop()
        put_away(s, self.card)


def put_away(s: Barons, card: int) -> None:
    """FYN-E4.09, E5.08: a special card that is fully resolved goes to the discard pile."""
    s.limbo.remove(card)
    s.discard.append(card)
    if s.log is not None:
        s.log.append((verbs.SPENT_EVENT, ALL, (card,), "FYN-E5.08" if CARD_KIND[card] == MUST else "FYN-E4.09"))
