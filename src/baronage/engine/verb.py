"""What a seat can do: one object for each verb, with all that is known of it.

An action is a tuple of ints, its verb first. The verb's object says what the other ints are (`ARGS`), which rule forbids an
action, if one does (`fault`), what there is to say about it (`facts`), and what one clicks for it (`clicks`). Which actions are
legal is listed by the frames that offer the verb (`Step.actions`); the law `judge` holds both together.

The sentences themselves stand in the catalogues (`words/en.ftl`), under ids made of the verb's name:

    put            the label of an option
    put-group      the heading of options that stand together in menus (GROUP): "Lay out a Road"
    put-amount     where an amount is chosen on a scale (AMOUNT): "Raid for how many pennies?"
    put-when       the answer where another decision is asked: when is this done?
    put-D5_14      the answer where rule FYN-D5.14 forbids it: one for each of REASONS

A verb is written once and may serve several decisions. It holds nothing: what it works on is in the state.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Generic

from baronage.engine.compiled import mypyc_attr
from baronage.engine.facts import Facts, No, reason_id
from baronage.engine.flow import Action, S


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Generic[S]):
    """One thing that a seat can do."""

    NUMBER: ClassVar[int] = -1  # the first int of its actions
    NAME: ClassVar[str] = ""  # of its sentences: an imperative, "put"
    ARGS: ClassVar[tuple[str, ...]] = ()  # names of the other ints; the game's FACTS say what each is
    MORE: ClassVar[int] = 0  # so many ints may follow those, where a verb has one form with them and one without
    RULE: ClassVar[str] = ""  # by which there is such a thing at all
    REASONS: ClassVar[tuple[str, ...]] = ()  # the rules that `fault` may name, in the order in which it looks
    GROUP: ClassVar[int] = -1  # in menus options stand together that agree in so many arguments; 0: all; -1: each alone
    AMOUNT: ClassVar[bool] = False  # is the last argument an amount, to be chosen on a scale?
    LEADS: ClassVar[bool] = False  # does it only lead on to a further choice of the seat, which may take it back?

    def fault(self, s: S, seat: int, action: Action) -> str:
        """The rule that forbids this to a seat that is asked; "": it is legal. It has as many arguments as it may."""
        return ""

    def facts(self, s: S, seat: int, action: Action) -> Facts:
        """What there is to say about such an action, legal or not. Always the same names, whatever their values."""
        facts: Facts = {}
        for name, value in zip(self.ARGS, action[1:], strict=True):
            facts[name] = value
        return facts

    def more(self, s: S, seat: int, action: Action) -> Facts:
        """What refusals mention besides."""
        return {}

    def label(self, s: S, seat: int, action: Action) -> str:
        """The id of the sentence that is its label."""
        return self.NAME

    def cites(self, s: S, seat: int, action: Action) -> tuple[str, ...]:
        """The rules by which a legal one goes."""
        return (self.RULE,)

    def clicks(self, s: S, seat: int, action: Action) -> list[str]:
        """The ids of the things in the picture that one clicks for it, in order; none: it is a button."""
        return []

    def late(self, s: S, seat: int, action: Action) -> int:
        """How late it stands in menus. 0: with most others; more: after these, such as what harms the seat itself."""
        return 0

    def near(self, s: S, seat: int) -> list[Action]:
        """What somebody might try, legal or not, from the seat's view: for the laws, and for clicks that lead nowhere."""
        return [] if self.ARGS else [(self.NUMBER,)]

    def judge(self, s: S, seat: int, action: Action) -> No | None:
        """None: it is legal to this seat, which is asked for such a verb; else why not."""
        rule = self.fault(s, seat, action)
        if not rule:
            return None
        facts = self.facts(s, seat, action)
        facts.update(self.more(s, seat, action))
        return No(rule, facts, reason_id(self.NAME, rule))


def verb_table(*verbs: Verb[Any]) -> Mapping[int, Verb[Any]]:
    """Verbs by number, as `VERBS` of a game's `steps` holds them."""
    found: dict[int, Verb[Any]] = {}
    for verb in verbs:
        if verb.NUMBER in found:
            raise ValueError(f"{verb.NAME} and {found[verb.NUMBER].NAME} are both verb {verb.NUMBER}")
        found[verb.NUMBER] = verb
    return found
