"""What the decisions of a turn share: who is asked, what verbs of several decisions ask of the one on top, what is refused."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.facts import Facts, No
from baronage.engine.flow import Action
from baronage.engine.verb import Verb
from baronage.games.brawling import verbs
from baronage.games.brawling.combat import Pairs
from baronage.games.brawling.data import CARDS, CODE, EXT
from baronage.games.brawling.state import Barons
from baronage.games.brawling.steps.copies import HandStep


def known(card: int) -> int:
    """The card, if there is such a one; else 0."""
    return card if 0 < card < CARDS else 0


def code_of(card: int) -> int:
    """The code of what may not be a card at all."""
    return CODE[card] if 0 < card < CARDS else 0


def other_rule(no: No | None, rule: str) -> No | None:
    """What another decision asks for is refused here by the rule of what is asked first."""
    return no._replace(rule=rule) if no is not None and no.id.endswith("-when") else no


def not_your_turn(active: int) -> No:
    """BRAWL-3.09: nobody acts in the turn of another."""
    return No("BRAWL-3.09", {"active": active}, "not-your-turn")


class Question(HandStep):
    """A question of a turn. Of what verbs ask the decision on top it says what is usual."""

    ENDS: ClassVar[str] = "BRAWL-3.10"  # the rule by which it is ended

    def spent(self) -> bool:
        """BRAWL-3.01: are all actions of the turn taken?"""
        return False

    def doubled(self) -> bool:
        """BRAWL-11.03: was an Extra Action played in this turn?"""
        return False

    def rode(self, card: int) -> bool:
        """BRAWL-12.04: have these Horsemen used their free step?"""
        return False

    def went(self, card: int) -> bool:
        """BRAWL-8.04: has this unit moved in this action?"""
        return False

    def aimed(self) -> Pairs:
        """The attack as far as it is put together."""
        return ()

    def unended(self) -> str:
        """The rule by which it can't be ended yet; "": it can."""
        return ""

    def ending(self, s: Barons, seat: int) -> Facts:
        """What there is to say about its end."""
        return {}


def top_of(s: Barons) -> Question:
    """The decision on top, which is one of a turn."""
    top = s.stack[-1]
    assert isinstance(top, Question)
    return top


def other_copy(s: Barons, seat: int, card: int) -> int:
    """Has the seat, in its hand or in front of it, another copy of a card that it has not?"""
    held = (*s.hands[seat], *s.aids[seat])
    return int(card not in held and code_of(card) in [CODE[other] for other in held])


class Deed(Verb[Barons]):
    """What is done in a turn: an action or a free play. Refusals may speak of its cost, and of actions that are taken."""

    def cost(self, s: Barons, seat: int, action: Action) -> int:
        """What it costs."""
        return 0

    def more(self, s: Barons, seat: int, action: Action) -> Facts:
        return {
            "doubled": int(top_of(s).doubled()),
            "again": int(any(CODE[card] == EXT for card in s.hands[seat])),
            "cost": self.cost(s, seat, action),
            "money": len(s.piles[seat]),
            "held": int(len(action) > 1 and action[1] in s.hands[seat]),
            "copy": other_copy(s, seat, action[1]) if len(action) > 1 else 0,
        }


class Done(Verb[Barons]):
    """A turn, an action made in steps, a declaration or a defence is over."""

    NUMBER: ClassVar[int] = verbs.DONE
    NAME: ClassVar[str] = "done"
    RULE: ClassVar[str] = "BRAWL-3.12"
    REASONS: ClassVar[tuple[str, ...]] = ("BRAWL-3.03",)

    def fault(self, s: Barons, seat: int, action: Action) -> str:
        return top_of(s).unended()

    def facts(self, s: Barons, seat: int, action: Action) -> Facts:
        return top_of(s).ending(s, seat)

    def label(self, s: Barons, seat: int, action: Action) -> str:
        return f"{s.stack[-1].NAME}-end"

    def cites(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return (top_of(s).ENDS,)


DONE: Final = Done()


class Amid(Question):
    """BRAWL-3.10: the middle of an action, where only another step of it or its end is asked for."""

    STEP: ClassVar[int] = 0  # the verb of a step

    def judge(self, s: Barons, seat: int, action: Action) -> No | None:
        no = super().judge(s, seat, action)
        if no is None or not no.id.endswith("-when"):
            return no
        free = verbs.EXTRA <= action[0] <= verbs.AID_GAIN
        return No("BRAWL-3.08", no.facts, "no-free-play-now") if free else No("BRAWL-3.10", no.facts, "not-over-yet")
