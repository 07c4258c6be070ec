"""Verbs: one object per kind of action.

An action is a tuple of ints, its verb first. The verb's object defines the other ints (`ARGS`), the rule that forbids
an action (`violated_rule`), the params of its messages (`params`) and the nodes to click for it (`clicks`). The legal actions
are listed by the steps that offer the verb (`Step.actions`); the law `judge` checks that both agree.

The messages are in the catalogues (`locale/en.ftl`), under ids made of the verb's name:

    put            the label of an option
    put-group      the heading of options grouped in menus (GROUP): "Lay out a Road"
    put-amount     the label of a scale for an amount (AMOUNT): "Raid for how many pennies?"
    put-when       the answer during another decision: when this action is possible
    put-D5_14      the answer when rule FYN-D5.14 forbids it: one for each of REASONS

A verb is written once and may serve several decisions. It has no data of its own and works on the state.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Generic

from baronage.engine.core.mypyc_compat import mypyc_attr
from baronage.engine.core.state import Action, S
from baronage.engine.text.params import Params, RuleViolation, reason_id


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Generic[S]):
    """A kind of action that a seat can take."""

    NUMBER: ClassVar[int] = -1  # the first int of its actions
    NAME: ClassVar[str] = ""  # of its messages: an imperative, "put"
    ARGS: ClassVar[tuple[str, ...]] = ()  # names of the other ints; the game's PARAM_TYPES define their kinds
    MORE: ClassVar[int] = 0  # number of optional ints after those
    RULE: ClassVar[str] = ""  # the rule that allows this kind of action
    REASONS: ClassVar[tuple[str, ...]] = ()  # the rules that `violated_rule` may return, in the order of its checks
    GROUP: ClassVar[int] = -1  # menus group options that agree in this number of arguments; 0 groups all, -1 none
    AMOUNT: ClassVar[bool] = False  # whether the last argument is an amount, chosen on a scale
    # whether an action may reveal something, depend on chance or pass the decision on, so that it can't be taken back
    REVEALS: ClassVar[bool] = False
    LEADS: ClassVar[bool] = False  # whether it only leads to a further choice of the seat, which may undo it

    def violated_rule(self, s: S, seat: int, action: Action) -> str:
        """Return the rule that forbids this action to an acting seat, or "" if it is legal.

        The argument count is valid.
        """
        return ""

    def params(self, s: S, seat: int, action: Action) -> Params:
        """Return the params of an action, legal or not. Their names are always the same."""
        params: Params = {}
        for name, value in zip(self.ARGS, action[1:], strict=True):
            params[name] = value
        return params

    def more(self, s: S, seat: int, action: Action) -> Params:
        """Return additional params for refusals."""
        return {}

    def label(self, s: S, seat: int, action: Action) -> str:
        """Return the id of the message that is its label."""
        return self.NAME

    def rules(self, s: S, seat: int, action: Action) -> tuple[str, ...]:
        """Return the rules of a legal action."""
        return (self.RULE,)

    def clicks(self, s: S, seat: int, action: Action) -> list[str]:
        """Return the ids of the nodes to click for the action, in order. An action without any is a button."""
        return []

    def menu_order(self, s: S, seat: int, action: Action) -> int:
        """Return the position in menus: 0 for most actions, higher for later ones, such as self-harming actions."""
        return 0

    def attempts(self, s: S, seat: int) -> list[Action]:
        """Return actions that a player may try, legal or not, from the seat's view.

        Used by the laws and to explain failed clicks.
        """
        return [] if self.ARGS else [(self.NUMBER,)]

    def judge(self, s: S, seat: int, action: Action) -> RuleViolation | None:
        """Return why an acting seat may not take this action, or None if it is legal."""
        rule = self.violated_rule(s, seat, action)
        if not rule:
            return None
        params = self.params(s, seat, action)
        params.update(self.more(s, seat, action))
        return RuleViolation(rule, params, reason_id(self.NAME, rule))


def verb_table(*verbs: Verb[Any]) -> Mapping[int, Verb[Any]]:
    """Return verbs by number, as in `VERBS` of a game's `steps`."""
    found: dict[int, Verb[Any]] = {}
    for verb in verbs:
        if verb.NUMBER in found:
            raise ValueError(f"{verb.NAME} and {found[verb.NUMBER].NAME} are both verb {verb.NUMBER}")
        found[verb.NUMBER] = verb
    return found
