"""What every frame of Barony can tell of itself, and verbs that several decisions share."""

from __future__ import annotations

from typing import Final

from baronage.engine.compiled import trait
from baronage.engine.facts import Facts
from baronage.engine.flow import Action
from baronage.engine.verb import Verb
from baronage.games.barony import verbs
from baronage.games.barony.state import Barony

Clash = tuple[int, ...]  # a confrontation, which its frames hand on: `clash[BY]` attacks `clash[AGAINST]`
Throw = tuple[int, int, int]  # who is bumped, from where, the directions
Hover = tuple[int, int, int]  # how it is drawn, by which space, and the directions in which it came there

BY: Final = 0  # the Aggressor
AGAINST: Final = 1  # the Defender
RAN: Final = 2  # the leg count n, triangles since its last turn: so far a Defender is bumped who loses (BAR-B1.02)
WAYS: Final = 3  # the leg set D, a bit for each direction in which that may be (BAR-B1.01)
FORCED: Final = 4  # 1: the Aggressor was bumped into it (BAR-X1.01)
USING: Final = 5  # the maneuver: a rider, TAC, CAT, SPL or ARC; 0: none
WHAT: Final = 6  # of who came by moving, the space before; of SPL, the spell
ARG: Final = 7  # of a spell, its Slow or Speed, or the item
SNARE: Final = 8  # 1: a snare lay on the space when the Aggressor entered it (BAR-A06.05)

(ON_SPACE, CLOSE_BY, OUTSIDE, AT_HOME) = range(4)  # how who is in the air is drawn: AT_HOME beside the name of its home
NO_HOVER: Final[Hover] = (-1, -1, 0)
NO_THROW: Final[Throw] = (-1, -1, 0)


def with_maneuver(clash: Clash, using: int) -> Clash:
    """The same confrontation with another maneuver; 0: with none."""
    return (*clash[:USING], using, *clash[USING + 1 :])


@trait
class BaronyStep:
    """A frame of Barony. What it has nothing to say to, it leaves as it is here."""

    # --- verbs that several decisions share -------------------------------------------------------------------------

    def unfit(self, s: Barony, seat: int, action: Action) -> str:
        """The rule by which an action of such a verb does not go; empty: it does."""
        return ""

    def told(self, s: Barony, seat: int, action: Action) -> Facts:
        """What there is to say about it."""
        return {}

    def told_besides(self, s: Barony, seat: int, action: Action) -> Facts:
        """What only a refusal mentions."""
        return {}

    def cited(self, s: Barony, seat: int, action: Action) -> tuple[str, ...]:
        """The rules by which it goes."""
        return ()

    # --- what the board shows -----------------------------------------------------------------------------------------

    def confrontation(self) -> Clash:
        """The confrontation that is not decided yet; none: ()."""
        return ()

    def after_confrontation(self) -> bool:
        """Is the confrontation that led here decided?"""
        return False

    def throw(self) -> Throw:
        """Who is to be bumped, from where, in which directions; NO_THROW: nobody."""
        return NO_THROW

    def besides(self) -> tuple[int, ...]:
        """The Serfs that a question besides a confrontation is about: everybody is told (BAR-C1.10)."""
        return ()

    def hover(self, s: Barony, serf: int) -> Hover:
        """Where a Serf in the air is drawn, as far as this frame knows; NO_HOVER: it does not."""
        return NO_HOVER

    def arena(self, s: Barony) -> int:
        """The space of which it is decided who keeps or leaves it; below 0: none."""
        return -1

    def escorts(self, s: Barony) -> list[int]:
        """The Knights that may still take the place of the Defender (BAR-A08.01)."""
        return []

    def purse(self, s: Barony, seat: int) -> int:
        """With how much gold Serfs are hired from the whole list; below 0: that is not done here."""
        return -1

    # --- standing answers ---------------------------------------------------------------------------------------------

    def commanded(self) -> int:
        """The Serf whose standing answers hold; -1: none."""
        return -1

    def by_order(self, s: Barony, seat: int, what: str, how: str, number: int) -> Action | None:
        """What a standing answer means here: 'retreat', 'if behind by 2', 2; None: nothing."""
        return None

    # --- notation -----------------------------------------------------------------------------------------------------

    def shortest(self) -> int:
        """How far somebody is bumped where no distance is written."""
        return 1

    def unwritten(self) -> tuple[int, ...]:
        """The verbs that the line of a turn leaves out, where silence would do the same."""
        return (verbs.DECLINE,)

    def may_be_left_out(self, last: bool) -> bool:
        """May the line of a turn say nothing of this decision? `last`: it stands at its end."""
        return True


def top_frame(s: Barony) -> BaronyStep:
    """The decision on top."""
    top = s.stack[-1]
    assert isinstance(top, BaronyStep)
    return top


def frames(s: Barony) -> list[BaronyStep]:
    """All that is in progress, what is decided now first."""
    return [step for step in s.stack[::-1] if isinstance(step, BaronyStep)]


class Shared(Verb[Barony]):
    """A verb of several decisions; each has its own label for it, `confrontation-fight`."""

    def fault(self, s: Barony, seat: int, action: Action) -> str:
        return top_frame(s).unfit(s, seat, action)

    def facts(self, s: Barony, seat: int, action: Action) -> Facts:
        return top_frame(s).told(s, seat, action)

    def more(self, s: Barony, seat: int, action: Action) -> Facts:
        return top_frame(s).told_besides(s, seat, action)

    def label(self, s: Barony, seat: int, action: Action) -> str:
        return f"{s.stack[-1].NAME}-{self.NAME}"

    def cites(self, s: Barony, seat: int, action: Action) -> tuple[str, ...]:
        return top_frame(s).cited(s, seat, action) or (self.RULE,)
