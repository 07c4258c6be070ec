"""What players promise one another, as data that people and programs understand. Nothing of it binds anybody.

A game in which players negotiate has a module `pacts` with the functions of `Pacts`. A proposal goes from one seat to another;
what became of one that was accepted is read from what everybody saw, and from nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, Protocol

from baronage.engine.flow import Event
from baronage.engine.mind import Plan

# the kinds of proposals that games may have
PEACE: Final = "peace"  # neither attacks the other until the end of `turn`
ATTACK: Final = "attack"  # both attack `seat` in `turn`
PLEDGE: Final = "pledge"  # the proposer sends `given`, the other `asked_for`, in `turn`
GIFT: Final = "gift"  # the proposer sends `amount` in `turn`
VOTE: Final = "vote"  # both vote `answer`

# what was answered
OPEN: Final = "open"
REFUSED: Final = "refused"
ACCEPTED: Final = "accepted"
# what became of one that was accepted
KEPT: Final = "kept"
BROKEN: Final = "broken"
VOID: Final = "void"  # what it spoke of did not come to pass; also one that was never answered


class Slot(NamedTuple):
    """Something to choose in a proposal: its name, and the values that it can have now."""

    name: str
    values: tuple[int, ...]


class Offer(NamedTuple):
    """A kind of proposal that a seat can make now: to whom, and what is to be chosen."""

    kind: str
    to: tuple[int, ...]
    slots: tuple[Slot, ...]


@dataclass(frozen=True)
class Pact:
    """A proposal, and what was answered."""

    id: str
    kind: str
    by: int
    to: int
    turn: int  # in which it was proposed
    facts: Mapping[str, int] = field(default_factory=dict)
    public: bool = False  # made where all hear it
    answer: str = OPEN
    since: int = 0  # how much had happened when it was accepted

    def other(self, seat: int) -> int:
        """The other party."""
        return self.to if seat == self.by else self.by

    def binds(self, seat: int) -> bool:
        """Was it accepted, and did this seat promise something?"""
        return self.answer == ACCEPTED and (seat == self.by or (seat == self.to and self.kind != GIFT))


class Fate(NamedTuple):
    """What became of a pact: ACCEPTED while it runs, KEPT, BROKEN or VOID; and who broke it."""

    status: str
    breakers: tuple[int, ...] = ()


class Pacts(Protocol):
    """What a game's `pacts` module gives. Views are those of the seat, or of everybody."""

    def turn(self, view: Any) -> int:
        """The turn that is played: proposals that are not answered in it are void."""

    def offers(self, view: Any, seat: int) -> list[Offer]:
        """What the seat can propose now: the kinds, to whom, and the values to choose from."""

    def too_late(self, view: Any, pact: Pact) -> bool:
        """Has the moment of which a proposal speaks passed, as all know? Then nobody can accept it any more."""

    def fate(self, view: Any, pact: Pact, events: Sequence[Event]) -> Fate:
        """What became of an accepted pact, from what all have seen since."""

    def breaks(self, view: Any, seat: int, plan: Plan, pact: Pact) -> bool:
        """Would the seat break its word by this plan?"""

    def worth(self, view: Any, seat: int, pact: Pact) -> float:
        """What a proposal is worth to a seat that would take it, from about -1 to 1; below 0 it is better refused."""


def allowed(offers: Sequence[Offer], kind: str, to: int, facts: Mapping[str, int]) -> bool:
    """Is this one of the proposals that can be made?"""
    for offer in offers:
        if offer.kind == kind and to in offer.to:
            slots = {slot.name: slot.values for slot in offer.slots}
            fits = set(slots) == set(facts) and all(facts[name] in values for name, values in slots.items())
            return fits and facts.get("seat", -1) != to
    return False


def status_of(pact: Pact, fate: Fate, late: bool) -> str:
    """How a pact stands; a proposal that is not answered in time is void."""
    if pact.answer == OPEN and late:
        return VOID
    return fate.status if pact.answer == ACCEPTED else pact.answer
