"""The base of a turn's decisions: actors, hooks for verbs shared by several decisions, refusals."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.mypyc_compat import trait
from baronage.engine.core.state import Action
from baronage.engine.core.verb import Verb
from baronage.engine.text.params import Params, RuleViolation
from baronage.games.brawling import verbs
from baronage.games.brawling.data import CARD, CARDS, CODE, EXT
from baronage.games.brawling.rules.combat import Pairs, hand_copy
from baronage.games.brawling.state import Barons
from baronage.games.brawling.steps.copies import HandStep, leaving_copy


def known(card: int) -> int:
    """Return the card, or 0 if the number is no card's."""
    return card if 0 < card < CARDS else 0


def code_of(card: int) -> int:
    """Return the code of a card, or 0 if the number is no card's."""
    return CODE[card] if 0 < card < CARDS else 0


def other_rule(no: RuleViolation | None, rule: str) -> RuleViolation | None:
    """Replace the rule of a "wrong moment" refusal by the rule of the pending decision."""
    return no._replace(rule=rule) if no is not None and no.id.endswith("-when") else no


def not_your_turn(active: int) -> RuleViolation:
    """Return the refusal for acting in another player's turn (BRAWL-3.09)."""
    return RuleViolation("BRAWL-3.09", {"active": active}, "not-your-turn")


@trait
class TurnHooks:
    """Defaults for the hooks that the verbs of a turn call on its decisions."""

    ENDS: ClassVar[str] = "BRAWL-3.10"  # the rule that ends it

    def spent(self) -> bool:
        """Return whether all actions of the turn are taken (BRAWL-3.01)."""
        return False

    def doubled(self) -> bool:
        """Return whether an Extra Action was played this turn (BRAWL-11.03)."""
        return False

    def rode(self, card: int) -> bool:
        """Return whether these Horsemen have used their free step (BRAWL-12.04)."""
        return False

    def went(self, card: int) -> bool:
        """Return whether this unit has moved in this action (BRAWL-8.04)."""
        return False

    def aimed(self) -> Pairs:
        """Return the attack declared so far."""
        return ()

    def unended(self) -> str:
        """Return the rule by which it can't end yet, or ""."""
        return ""

    def ending(self, s: Barons, seat: int) -> Params:
        """Return the message parameters of its end."""
        return {}


class Question(HandStep, TurnHooks):
    """A decision of a turn."""


def top_of(s: Barons) -> TurnHooks:
    """Return the pending decision, which must be one of a turn."""
    top = s.stack[-1]
    assert isinstance(top, TurnHooks)
    return top


def other_copy(s: Barons, seat: int, card: int, committed: list[int] | None = None) -> int:
    """Return the copy of the seat's hand or Aids to be named instead of `card`, or 0 if there is none."""
    if card in s.hands[seat]:
        other = leaving_copy(s, seat, card, committed or [])
        return 0 if other == card else other
    alike = [held for held in (*s.hands[seat], *s.aids[seat]) if CODE[held] == code_of(card)]
    return 0 if card in alike or not alike else hand_copy(s, seat, alike[0])


def unit_copies(s: Barons, seat: int, card: int) -> tuple[int, ...]:
    """Return the other units of the seat that have the code of `card`."""
    zones = (s.towns[seat], s.walls[seat])
    return tuple(unit for zone in zones for unit in zone if CODE[unit & CARD] == code_of(card) and unit & CARD != card)


class Deed(Verb[Barons]):
    """A verb of a turn: an action or a free play. Refusals may mention its cost and the actions taken."""

    def cost(self, s: Barons, seat: int, action: Action) -> int:
        """Return the cost of an action."""
        return 0

    def more(self, s: Barons, seat: int, action: Action) -> Params:
        return {
            "doubled": int(top_of(s).doubled()),
            "again": int(any(CODE[card] == EXT for card in s.hands[seat])),
            "cost": self.cost(s, seat, action),
            "money": len(s.piles[seat]),
            "held": int(len(action) > 1 and action[1] in s.hands[seat]),
            "copy": other_copy(s, seat, action[1]) if len(action) > 1 else 0,
            "meant": unit_copies(s, seat, action[1]) if len(action) > 1 else (),
        }


class Done(Verb[Barons]):
    """Verb: end a turn, an action made in steps, a declaration or a defence."""

    NUMBER: ClassVar[int] = verbs.DONE
    NAME: ClassVar[str] = "done"
    RULE: ClassVar[str] = "BRAWL-3.12"
    REASONS: ClassVar[tuple[str, ...]] = ("BRAWL-3.03",)

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        return top_of(s).unended()

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        return top_of(s).ending(s, seat)

    def label(self, s: Barons, seat: int, action: Action) -> str:
        return f"{s.stack[-1].NAME}-end"

    def rules(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return (top_of(s).ENDS,)


DONE: Final = Done()


class Amid(Question):
    """The middle of an action, where only another step of it or its end is possible (BRAWL-3.10)."""

    STEP: ClassVar[int] = 0  # the verb of a step

    def judge(self, s: Barons, seat: int, action: Action) -> RuleViolation | None:
        no = super().judge(s, seat, action)
        if no is None or not no.id.endswith("-when"):
            return no
        free = verbs.EXTRA <= action[0] <= verbs.AID_GAIN
        return (
            RuleViolation("BRAWL-3.08", no.params, "no-free-play-now")
            if free
            else RuleViolation("BRAWL-3.10", no.params, "not-over-yet")
        )
