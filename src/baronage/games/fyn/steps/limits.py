"""The population limit and the hand limit (FYN-D3.06 to D3.09, D1.09)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.chance import Chance
from baronage.engine.facts import Facts
from baronage.engine.flow import ALL, Action, Step
from baronage.engine.verb import Verb
from baronage.games.fyn import verbs
from baronage.games.fyn.data import CARD_CV, CARD_KIND, CARDS, MUST, TYPE
from baronage.games.fyn.geometry import chart
from baronage.games.fyn.realm import hand_types, kill, take_from_hand
from baronage.games.fyn.state import Barons
from baronage.games.fyn.steps.decision import Decision
from baronage.games.fyn.steps.frame import Frame
from baronage.games.fyn.things import node_id


def check_limits(s: Barons, first: int, *others: int) -> None:
    """FYN-D3.09: these seats are checked, in this order."""
    order = tuple(seat for seat in (first, *others) if over_limit(s, seat))
    if order:
        s.stack.append(Limits(order))


def over_limit(s: Barons, seat: int) -> bool:
    """FYN-D3.06, D1.09."""
    if not s.alive >> seat & 1:
        return False
    known = chart(s, seat)
    return s.combat(seat) > known.population or len(s.hands[seat]) > known.maximum


class Limits(Frame):
    """Checks that are due, seat after seat."""

    FIELDS: ClassVar[tuple[str, ...]] = ("order",)

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order: Final = order

    def run(self, s: Barons, chance: Chance) -> None:
        if not self.order:
            s.stack.pop()
            return
        seat = self.order[0]
        known = chart(s, seat)
        if s.combat(seat) > known.population:
            choices = cullable(s, seat)
            if len(choices) == 1:
                cull(s, seat, choices[0])
            else:
                s.stack.append(Cull(seat))
        elif len(s.hands[seat]) > known.maximum:
            choices = hand_types(s, seat)
            if len(choices) == 1:
                trim(s, seat, choices[0])
            else:
                s.stack.append(Trim(seat))
        else:
            s.stack[-1] = Limits(self.order[1:])

    def when_left(self, s: Barons, seat: int) -> Step[Barons] | None:
        return Limits(tuple(other for other in self.order if other != seat)) if seat in self.order else self


def cullable(s: Barons, seat: int) -> list[int]:
    """FYN-D3.08, Q1.02: one army for each type, cell and state."""
    group = attacking_group(s) if seat == s.active else ()
    found: list[int] = []
    seen: set[tuple[int, int, bool, bool, bool]] = set()
    for army, cell in sorted(s.armies[seat].items()):
        key = (TYPE[army], cell, army in s.moved, army in s.spent, army in group)
        if key not in seen:
            seen.add(key)
            found.append(army)
    return found


def attacking_group(s: Barons) -> tuple[int, ...]:
    """The group of the attack in progress, if any."""
    for frame in s.frames():
        assault = frame.assault()
        if assault is not None:
            return assault.group
    return ()


def cull(s: Barons, seat: int, army: int) -> None:
    """An army goes because the population is too small."""
    cell = s.armies[seat][army]
    if s.log is not None:
        s.log.append((verbs.CULLED, ALL, (seat, army, cell), "FYN-D3.06"))
    kill(s, seat, army, "FYN-D3.06")


def trim(s: Barons, seat: int, card: int) -> None:
    """FYN-D1.09, D1.10: a card goes because the hand is too large; Step F does not count it."""
    take_from_hand(s, seat, card)
    s.discard.append(card)
    s.committed = True
    if s.log is not None:
        s.log.append((verbs.TRIMMED, ALL, (seat, card), "FYN-D1.09"))


class GiveUpArmy(Verb[Barons]):
    """An army goes because the population can't keep it."""

    NUMBER: ClassVar[int] = verbs.CULL
    NAME: ClassVar[str] = "give-up-army"
    ARGS: ClassVar[tuple[str, ...]] = ("army",)
    RULE: ClassVar[str] = "FYN-D3.06"
    REASONS: ClassVar[tuple[str, ...]] = ("FYN-D3.08", "FYN-Q1.02")

    def fault(self, s: Barons, seat: int, action: Action) -> str:
        if action[1] not in s.armies[seat]:
            return "FYN-D3.08"
        return "" if action[1] in cullable(s, seat) else "FYN-Q1.02"

    def facts(self, s: Barons, seat: int, action: Action) -> Facts:
        army = action[1] if 0 < action[1] < CARDS else 0
        return {"army": army, "cv": CARD_CV[army], "cell": s.armies[seat].get(army, 0), "owner": seat}

    def cites(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return ("FYN-D3.08",)

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [node_id(action[1])]

    def near(self, s: Barons, seat: int) -> list[Action]:
        return [(verbs.CULL, army) for army in (*(army for grid in s.armies for army in grid), 0, 134)]


class GiveUpCard(Verb[Barons]):
    """A card goes because the hand is too large."""

    NUMBER: ClassVar[int] = verbs.TRIM
    NAME: ClassVar[str] = "give-up-card"
    ARGS: ClassVar[tuple[str, ...]] = ("card",)
    RULE: ClassVar[str] = "FYN-D1.09"
    REASONS: ClassVar[tuple[str, ...]] = ("FYN-D1.09", "FYN-Q1.02")

    def fault(self, s: Barons, seat: int, action: Action) -> str:
        if not action[1] or action[1] not in s.hands[seat]:
            return "FYN-D1.09"
        return "" if action[1] in hand_types(s, seat) else "FYN-Q1.02"

    def facts(self, s: Barons, seat: int, action: Action) -> Facts:
        return {"card": action[1] if 0 < action[1] < CARDS else 0}

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [node_id(action[1])]

    def near(self, s: Barons, seat: int) -> list[Action]:
        return [(verbs.TRIM, card) for card in (*s.hands[seat], 0, 1, CARDS)]


CULL: Final = GiveUpArmy()
TRIM: Final = GiveUpCard()


class Cull(Decision):
    """DEC-14: an army that the population can't keep."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    DECISION: ClassVar[str] = "DEC-14"
    NAME: ClassVar[str] = "too-many-armies"
    CAPTION: ClassVar[str] = "too-many-armies"
    RULE: ClassVar[str] = "FYN-D3.06"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.CULL, verbs.CALL)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def asked(self, s: Barons) -> int:
        return self.seat

    def options(self, s: Barons) -> list[Action]:
        return [(verbs.CULL, army) for army in cullable(s, self.seat)]

    def take(self, s: Barons, seat: int, action: Action, chance: Chance) -> None:
        s.stack.pop()
        cull(s, seat, action[1])

    def default(self, s: Barons, seat: int) -> Action:
        return (verbs.CULL, min(cullable(s, seat), key=lambda army: (CARD_CV[army], army)))

    def facts(self, s: Barons, seat: int) -> Facts:
        return {"used": s.combat(self.seat), "limit": chart(s, self.seat).population}

    def cites(self, s: Barons, seat: int) -> tuple[str, ...]:
        return ("FYN-D3.06", "FYN-D3.08")

    def when_left(self, s: Barons, seat: int) -> Step[Barons] | None:
        return None if seat == self.seat else self


class Trim(Decision):
    """DEC-15: a card that the hand can't keep."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    DECISION: ClassVar[str] = "DEC-15"
    NAME: ClassVar[str] = "too-many-cards"
    CAPTION: ClassVar[str] = "too-many-cards"
    RULE: ClassVar[str] = "FYN-D1.09"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.TRIM, verbs.CALL)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def asked(self, s: Barons) -> int:
        return self.seat

    def options(self, s: Barons) -> list[Action]:
        return [(verbs.TRIM, card) for card in hand_types(s, self.seat)]

    def take(self, s: Barons, seat: int, action: Action, chance: Chance) -> None:
        s.stack.pop()
        trim(s, seat, action[1])

    def default(self, s: Barons, seat: int) -> Action:
        """The card that came last; of its type the one that came first goes (FYN-Q1.02)."""
        last = TYPE[s.hands[seat][-1]]
        return (verbs.TRIM, next(card for card in s.hands[seat] if TYPE[card] == last))

    def facts(self, s: Barons, seat: int) -> Facts:
        return {"used": len(s.hands[self.seat]), "limit": chart(s, self.seat).maximum}

    def when_left(self, s: Barons, seat: int) -> Step[Barons] | None:
        return None if seat == self.seat else self

    def implied(self, s: Barons, unseen: list[int], chance: Chance) -> tuple[int, list[int]]:
        """The seat is asked, so there are two types at least in its hand (FYN-Q1.01)."""
        hand = s.hands[self.seat]
        if 0 not in hand or len({TYPE[card] for card in hand if card}) > 1:
            return -1, []
        kinds = {TYPE[card] for card in hand if card}
        found: list[int] = []
        for card in unseen:
            if CARD_KIND[card] not in (0, MUST) and TYPE[card] not in kinds:
                kinds.add(TYPE[card])
                found.append(card)
                if len(kinds) > 1:
                    break
        return self.seat, found
