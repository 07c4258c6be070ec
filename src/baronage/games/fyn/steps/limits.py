"""The population limit and the hand limit (FYN-D3.06 to D3.09, D1.09)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, Action, Step
from baronage.engine.core.verb import Verb
from baronage.engine.text.params import Params
from baronage.games.fyn import verbs
from baronage.games.fyn.board.geometry import chart
from baronage.games.fyn.data import CARD_KIND, CARDS, MUST, TYPE
from baronage.games.fyn.nodes import node_id
from baronage.games.fyn.rules.realm import hand_types, kill, take_from_hand
from baronage.games.fyn.state import Barons
from baronage.games.fyn.steps.base import FynStep, fyn_steps
from baronage.games.fyn.steps.decision import Decision


def check_limits(s: Barons, first: int, *others: int) -> None:
    """Check these seats in this order (FYN-D3.09)."""
    order = tuple(seat for seat in (first, *others) if over_limit(s, seat))
    if order:
        s.stack.append(Limits(order))


def over_limit(s: Barons, seat: int) -> bool:
    """Return whether a seat exceeds its population or hand limit (FYN-D3.06, D1.09)."""
    if not s.alive >> seat & 1:
        return False
    known = chart(s, seat)
    return s.combat(seat) > known.population or len(s.hands[seat]) > known.maximum


class Limits(FynStep):
    """Step with the limit checks that are due, seat by seat."""

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

    def after_leave(self, s: Barons, seat: int) -> Step[Barons] | None:
        return Limits(tuple(other for other in self.order if other != seat)) if seat in self.order else self


def cullable(s: Barons, seat: int) -> list[int]:
    """FYN-D3.08, Q1.02: one army for each type, cell and state."""
    return sorted(set(_alike(s, seat).values()))


def first_alike(s: Barons, seat: int, army: int) -> int:
    """Return the army that stands for all that are like `army`, or `army` itself if the seat doesn't have it."""
    return _alike(s, seat).get(army, army)


def _alike(s: Barons, seat: int) -> dict[int, int]:
    """Map each army of a seat to the first army of its type, cell and state."""
    group = attacking_group(s) if seat == s.active else ()
    first: dict[tuple[int, int, bool, bool, bool], int] = {}
    return {
        army: first.setdefault((TYPE[army], cell, army in s.moved, army in s.spent, army in group), army)
        for army, cell in sorted(s.armies[seat].items())
    }


def attacking_group(s: Barons) -> tuple[int, ...]:
    """Return the group of the current attack, or an empty tuple."""
    for step in fyn_steps(s):
        assault = step.assault()
        if assault is not None:
            return assault.group
    return ()


def cull(s: Barons, seat: int, army: int) -> None:
    """Remove an army because the population is too small."""
    cell = s.armies[seat][army]
    if s.log is not None:
        s.log.append((verbs.CULLED, ALL, (seat, army, cell), "FYN-D3.06"))
    kill(s, seat, army, "FYN-D3.06")


def trim(s: Barons, seat: int, card: int) -> None:
    """Discard a card because the hand is too large; Step F doesn't count it (FYN-D1.09, D1.10)."""
    take_from_hand(s, seat, card)
    s.discard.append(card)
    s.committed = True
    if s.log is not None:
        s.log.append((verbs.TRIMMED, ALL, (seat, card), "FYN-D1.09"))


class GiveUpArmy(Verb[Barons]):
    """Give up an army that the population can't keep."""

    NUMBER: ClassVar[int] = verbs.CULL
    NAME: ClassVar[str] = "give-up-army"
    ARGS: ClassVar[tuple[str, ...]] = ("army",)
    RULE: ClassVar[str] = "FYN-D3.06"
    REASONS: ClassVar[tuple[str, ...]] = ("FYN-D3.08", "FYN-Q1.02")

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        if action[1] not in s.armies[seat]:
            return "FYN-D3.08"
        return "" if action[1] in cullable(s, seat) else "FYN-Q1.02"

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        army = action[1] if 0 < action[1] < CARDS else 0
        return {"army": army, "cv": s.numbers.card_cv[army], "cell": s.armies[seat].get(army, 0), "owner": seat}

    def rules(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return ("FYN-D3.08",)

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [node_id(action[1])]

    def attempts(self, s: Barons, seat: int) -> list[Action]:
        return [(verbs.CULL, army) for army in (*(army for grid in s.armies for army in grid), 0, 134)]


class GiveUpCard(Verb[Barons]):
    """Give up a card because the hand is too large."""

    NUMBER: ClassVar[int] = verbs.TRIM
    NAME: ClassVar[str] = "give-up-card"
    ARGS: ClassVar[tuple[str, ...]] = ("card",)
    RULE: ClassVar[str] = "FYN-D1.09"
    REASONS: ClassVar[tuple[str, ...]] = ("FYN-D1.09", "FYN-Q1.02")

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        if not action[1] or action[1] not in s.hands[seat]:
            return "FYN-D1.09"
        return "" if action[1] in hand_types(s, seat) else "FYN-Q1.02"

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        return {"card": action[1] if 0 < action[1] < CARDS else 0}

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [node_id(action[1])]

    def attempts(self, s: Barons, seat: int) -> list[Action]:
        return [(verbs.TRIM, card) for card in (*s.hands[seat], 0, 1, CARDS)]


CULL: Final = GiveUpArmy()
TRIM: Final = GiveUpCard()


class Cull(Decision):
    """Step to choose an army that the population can't keep (DEC-14)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    DECISION: ClassVar[str] = "DEC-14"
    NAME: ClassVar[str] = "too-many-armies"
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
        return (verbs.CULL, min(cullable(s, seat), key=lambda army: (s.numbers.card_cv[army], army)))

    def params(self, s: Barons, seat: int) -> Params:
        return {"used": s.combat(self.seat), "limit": chart(s, self.seat).population}

    def rules(self, s: Barons, seat: int) -> tuple[str, ...]:
        return ("FYN-D3.06", "FYN-D3.08")

    def after_leave(self, s: Barons, seat: int) -> Step[Barons] | None:
        return None if seat == self.seat else self


class Trim(Decision):
    """Step to choose a card that the hand can't keep (DEC-15)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    DECISION: ClassVar[str] = "DEC-15"
    NAME: ClassVar[str] = "too-many-cards"
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
        """Return the newest card's type, represented by its oldest card (FYN-Q1.02)."""
        last = TYPE[s.hands[seat][-1]]
        return (verbs.TRIM, next(card for card in s.hands[seat] if TYPE[card] == last))

    def params(self, s: Barons, seat: int) -> Params:
        return {"used": len(s.hands[self.seat]), "limit": chart(s, self.seat).maximum}

    def after_leave(self, s: Barons, seat: int) -> Step[Barons] | None:
        return None if seat == self.seat else self

    def implied(self, s: Barons, unseen: list[int], chance: Chance) -> tuple[int, list[int]]:
        """Return hand cards that explain the prompt: the hand has at least two types (FYN-Q1.01)."""
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
