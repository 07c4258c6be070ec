"""Public decisions of one seat, and numbers, which may require a called position first (FYN-B4)."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, Action, Step, Window
from baronage.engine.core.verb import Verb
from baronage.engine.game.menu_cache import cached_per_menu
from baronage.engine.text.params import Params, RuleViolation
from baronage.games.fyn import verbs
from baronage.games.fyn.data import CARD_KIND, DIGITS, KING_CARD, MUST
from baronage.games.fyn.state import Barons
from baronage.games.fyn.steps.base import FynStep
from baronage.games.fyn.verbs import KING_RETURNED

POSITIONS: Final = (1, 2, 3, 4)

# --- verbs of several decisions -------------------------------------------------------------------------------------


class CallPosition(Verb[Barons]):
    """Call which digit of the next card is read, when a number is needed or, if standing, at any decision."""

    NUMBER: ClassVar[int] = verbs.CALL
    NAME: ClassVar[str] = "call"
    ARGS: ClassVar[tuple[str, ...]] = ("position",)
    RULE: ClassVar[str] = "FYN-B4.08"
    REASONS: ClassVar[tuple[str, ...]] = ("FYN-B4.01", "FYN-B4.08")

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        if action[1] not in POSITIONS:
            return "FYN-B4.01"
        if isinstance(s.stack[-1], Call):
            return ""
        free = s.standing and not s.changed and not s.dice and not s.draft(seat)
        return "" if free and action[1] != s.calls[seat] else "FYN-B4.08"

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        percent, strikes = -1, 0
        if not s.standing and isinstance(s.stack[-1], Call) and action[1] in POSITIONS:
            counts, cards, hits = wanted_digits(s, seat)
            strikes = int(hits)
            percent = round(100 * counts[action[1] - 1] / cards) if cards else -1
        standing = int(bool(s.standing))
        return {"position": action[1], "standing": standing, "percent": percent, "strikes": strikes}

    def more(self, s: Barons, seat: int, action: Action) -> Params:
        return {"changed": int(bool(s.changed))}

    def attempts(self, s: Barons, seat: int) -> list[Action]:
        return [(verbs.CALL, position) for position in (0, *POSITIONS, 5)]


class EndStep(Verb[Barons]):
    """End a step of the own turn."""

    NUMBER: ClassVar[int] = verbs.END
    NAME: ClassVar[str] = "end"
    RULE: ClassVar[str] = "FYN-D0.02"
    REASONS: ClassVar[tuple[str, ...]] = ("FYN-D0.02",)

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        return "FYN-D0.02" if s.draft(seat) else ""

    def label(self, s: Barons, seat: int, action: Action) -> str:
        return f"{s.stack[-1].NAME}-end"

    def rules(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        top = s.stack[-1]
        assert isinstance(top, Decision)
        return (top.ENDS or self.RULE,)


class Send(Verb[Barons]):
    """Send a drafted attack, continuation or offer. The decision provides the message parameters."""

    NUMBER: ClassVar[int] = verbs.SEND
    NAME: ClassVar[str] = "send"
    RULE: ClassVar[str] = "FYN-D4.03"
    REASONS: ClassVar[tuple[str, ...]] = ("FYN-D4.03",)

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        top = s.stack[-1]
        assert isinstance(top, Decision)
        return top.unsent(s)

    def label(self, s: Barons, seat: int, action: Action) -> str:
        return f"{s.stack[-1].NAME}-send"

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        return s.stack[-1].params(s, seat)

    def rules(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return (s.stack[-1].RULE,)


CALL: Final = CallPosition()
END: Final = EndStep()
SEND: Final = Send()

# --- decisions ------------------------------------------------------------------------------------------------------


class Decision(FynStep):
    """Base class of public decisions. With call=standing the seat may also change its position (FYN-B4.08)."""

    DECISION: ClassVar[str] = ""  # DEC-03 ...
    ENDS: ClassVar[str] = ""  # the rule by which END ends the decision

    def asked(self, s: Barons) -> int:
        """Return the seat that decides."""
        return s.active

    def options(self, s: Barons) -> list[Action]:
        """Return the actions that the seat may choose."""
        raise NotImplementedError

    def take(self, s: Barons, seat: int, action: Action, chance: Chance) -> None:
        """Apply the chosen action."""
        raise NotImplementedError

    def unsent(self, s: Barons) -> str:
        """Return the rule against sending the draft yet, or an empty string."""
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
            if s.changed and not s.stack[-1].draft(seat):  # a draft belongs to the same decision
                s.changed = 0

    def not_asked(self, s: Barons, seat: int, action: Action) -> RuleViolation:
        verb = s.game.verbs.get(action[0])
        waits: Params = {"waits": (self.asked(s),)}
        return RuleViolation(self.RULE if verb is None else verb.RULE, waits, "not-asked")

    def window(self, s: Barons) -> Window | None:
        return (self.DECISION, 0, 0.0)


# --- numbers --------------------------------------------------------------------------------------------------------


def call_position(s: Barons, seat: int, position: int) -> None:
    """Set a position, which is public before the card is revealed (FYN-B4.03, B4.08)."""
    s.calls[seat] = position
    if s.log is not None:
        s.log.append((verbs.CALLED, ALL, (seat, position), "FYN-B4.03"))


# purposes of a number: card against card, the besieged centre, the siege, an event, sick armies, a Volcano
(SHOT, WALL, STORM, STRIKE, SICK, ERUPTION) = range(6)
# message parameters of some purposes
NOTHING: Final[Params] = {
    **dict.fromkeys(("army", "other", "tenths", "card", "cell", "what", "land", "centre", "cut"), 0),
    **dict.fromkeys(("on", "armies"), ()),
    "owner": -1,
}


class Numbered(FynStep):
    """Base class of steps that need numbers, one after another (FYN-B4.11)."""

    STRIKES: ClassVar[bool] = False  # the number must hit, rather than be even

    def wanted(self, s: Barons, number: int) -> bool:
        """Return whether this number is good for the seat that needs it."""
        return number % 2 == 0

    def stakes(self, s: Barons) -> Params:
        """Return what the next number decides: `matter`, and those parameters of NOTHING that belong to it."""
        raise NotImplementedError

    def rolled(self, s: Barons, number: int) -> None:
        """Replace this step, which is on top, after a number was generated."""
        raise NotImplementedError


@cached_per_menu
def wanted_digits(s: Barons, seat: int) -> tuple[list[int], int, bool]:
    """Return data about the number that this seat calls for.

    These are the counts of unseen cards with a wanted digit at each of the four positions, the number of unseen cards,
    and whether the number must hit rather than be even.
    """
    below = s.stack[-2]
    assert isinstance(below, Numbered)
    good = tuple(below.wanted(s, number) for number in range(11))
    cards = tuple(card for card in s.unseen_by(seat) if card < len(DIGITS))  # the King has no digits
    return [*_shown(cards, good)], len(cards), below.STRIKES


@lru_cache(maxsize=64)
def _shown(cards: tuple[int, ...], good: tuple[bool, ...]) -> tuple[int, ...]:
    """Return how many cards show a good digit at each position; cached for the options of one menu."""
    return tuple(sum(good[DIGITS[card][place]] for card in cards) for place in range(4))


def need_number(s: Barons, seat: int, chance: Chance) -> None:
    """Request a number from this seat for the step on top (FYN-B4.08, G1.01, GA.08)."""
    if s.dice or s.standing or not (s.deck or s.discard or s.aside):
        number = generate(s, seat, chance)
        top = s.stack[-1]
        assert isinstance(top, Numbered)
        top.rolled(s, number)
    else:
        s.stack.append(Call(seat))


def generate(s: Barons, seat: int, chance: Chance) -> int:
    """Reveal the top card and return its digit at the called position, or roll (FYN-B4.01 to B4.07, G1.01)."""
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
    """Renew an empty draw deck and return whether a card is available (FYN-E6.02, E6.06, GA.08)."""
    if s.deck:
        return True
    renew(s, chance)
    return bool(s.deck)


def renew(s: Barons, chance: Chance) -> None:
    """Shuffle the discard pile and the King into a new draw deck (FYN-E6.02, E6.03)."""
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
    """End the game at once because the King returns (FYN-E6.04, E6.05)."""
    s.limbo.append(KING_CARD)
    if s.log is not None:
        s.log.append((verbs.KING_CAME, ALL, (seat,), "FYN-E6.04"))
    s.end(KING_RETURNED, "FYN-F1.04")


def draw_card(s: Barons, seat: int, chance: Chance) -> int:
    """Draw one card (FYN-D1.04, D1.05, D1.07, D1.08).

    Return a Must Play card, which is shown, 0 for any other card, or -1 if there is none.
    """
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
    """Step to call the position before the card is revealed (DEC-02, FYN-B4.08)."""

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

    def params(self, s: Barons, seat: int) -> Params:
        below = s.stack[-2]
        assert isinstance(below, Numbered)
        return NOTHING | below.stakes(s) | {"position": s.calls[self.seat], "caller": self.seat}

    def rules(self, s: Barons, seat: int) -> tuple[str, ...]:
        return ("FYN-B4.01", "FYN-B4.03")

    def default(self, s: Barons, seat: int) -> Action:
        return (verbs.CALL, s.calls[seat])

    def after_leave(self, s: Barons, seat: int) -> Step[Barons] | None:
        below = s.stack[s.stack.index(self) - 1]
        return self if below.after_leave(s, seat) is below else None


class Discharge(FynStep):
    """Step that discards a special card whose effect has lapsed (FYN-F1.09)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, s: Barons, chance: Chance) -> None:
        s.stack.pop()
        put_away(s, self.card)


def put_away(s: Barons, card: int) -> None:
    """Discard a fully resolved special card (FYN-E4.09, E5.08)."""
    s.limbo.remove(card)
    s.discard.append(card)
    if s.log is not None:
        s.log.append((verbs.SPENT_EVENT, ALL, (card,), "FYN-E5.08" if CARD_KIND[card] == MUST else "FYN-E4.09"))
