"""The base of Barony's steps, and verbs shared by several decisions."""

from __future__ import annotations

from typing import Final

from baronage.engine.core.mypyc_compat import trait
from baronage.engine.core.state import Action
from baronage.engine.core.verb import Verb
from baronage.engine.text.params import Params
from baronage.games.barony import verbs
from baronage.games.barony.state import Barony

Clash = tuple[int, ...]  # a confrontation, passed on between steps: `clash[BY]` attacks `clash[AGAINST]`

BY: Final = 0  # the Aggressor
AGAINST: Final = 1  # the Defender
RAN: Final = 2  # the leg count n: how far a losing Defender is bumped (BAR-B1.02)
DIRECTION_BITS: Final = 3  # the leg set D: a bit for each direction of that bump (BAR-B1.01)
FORCED: Final = 4  # 1 if the Aggressor was bumped into it (BAR-X1.01)
USING: Final = 5  # the maneuver: a rider, TAC, CAT, SPL or ARC; 0 for none
# the previous space of a Serf that came by moving; the spell of SPL, followed by Slow or Speed, or the item
WHAT: Final = 6
SNARE: Final = 8  # 1 if a snare was on the space when the Aggressor entered it (BAR-A06.05)

NOWHERE: Final = -1  # beside no space
UNKNOWN: Final = -2  # this step doesn't say


def with_maneuver(clash: Clash, using: int) -> Clash:
    """Return the confrontation with another maneuver (0 for none)."""
    return (*clash[:USING], using, *clash[USING + 1 :])


@trait
class BaronyStep:
    """A step of Barony, with defaults for what does not apply."""

    # --- verbs shared by several decisions
    # ------------------------------------------------------------------------------

    def unfit(self, s: Barony, seat: int, action: Action) -> str:
        """Return the rule that forbids an action of a shared verb, or ""."""
        return ""

    def action_params(self, s: Barony, seat: int, action: Action) -> Params:
        """Return the message parameters of an action."""
        return {}

    def extra_params(self, s: Barony, seat: int, action: Action) -> Params:
        """Return parameters that only a refusal uses."""
        return {}

    def cited(self, s: Barony, seat: int, action: Action) -> tuple[str, ...]:
        """Return the rules that allow an action."""
        return ()

    # --- what the board shows -----------------------------------------------------------------------------------------

    def besides(self) -> tuple[int, ...]:
        """Return the Serfs that a question outside a confrontation concerns; this is public (BAR-C1.10)."""
        return ()

    def hover(self, s: Barony, serf: int) -> int:
        """Return the space beside which a Serf in the air is drawn, NOWHERE or UNKNOWN."""
        return UNKNOWN

    def arena(self, s: Barony) -> int:
        """Return the space being fought over; negative if there is none."""
        return -1

    def escorts(self, s: Barony) -> list[int]:
        """Return the Knights that may still take the place of the Defender (BAR-A08.01)."""
        return []

    def purse(self, s: Barony, seat: int) -> int:
        """Return the gold for hiring from the whole list; negative if there is no hiring here."""
        return -1

    # --- auto-answers
    # -----------------------------------------------------------------------------------------------------

    def commanded(self) -> int:
        """Return the Serf whose auto-answers apply, or -1."""
        return -1

    def by_order(self, s: Barony, seat: int, what: str, how: str, number: int) -> Action | None:
        """Return the action of an auto-answer ('retreat', 'if behind by 2', 2), or None if it doesn't apply."""
        return None

    # --- notation -----------------------------------------------------------------------------------------------------

    def shortest(self) -> int:
        """Return the distance of a bump where none is written."""
        return 1

    def unwritten(self) -> tuple[int, ...]:
        """Return the verbs that a turn's notation omits where a timeout would do the same."""
        return (verbs.DECLINE,)

    def may_be_left_out(self, last: bool) -> bool:
        """Return whether a turn's notation may omit this decision; `last` if it is at the end."""
        return True


def top_step(s: Barony) -> BaronyStep:
    """Return the step on top of the stack."""
    top = s.stack[-1]
    assert isinstance(top, BaronyStep)
    return top


def steps_in_progress(s: Barony) -> list[BaronyStep]:
    """Return all steps in progress, the pending one first."""
    return [step for step in s.stack[::-1] if isinstance(step, BaronyStep)]


class Shared(Verb[Barony]):
    """A verb of several decisions, each with its own label, such as `confrontation-fight`."""

    def violated_rule(self, s: Barony, seat: int, action: Action) -> str:
        return top_step(s).unfit(s, seat, action)

    def params(self, s: Barony, seat: int, action: Action) -> Params:
        return top_step(s).action_params(s, seat, action)

    def more(self, s: Barony, seat: int, action: Action) -> Params:
        return top_step(s).extra_params(s, seat, action)

    def label(self, s: Barony, seat: int, action: Action) -> str:
        return f"{s.stack[-1].NAME}-{self.NAME}"

    def rules(self, s: Barony, seat: int, action: Action) -> tuple[str, ...]:
        return top_step(s).cited(s, seat, action) or (self.RULE,)
