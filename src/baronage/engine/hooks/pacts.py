"""Pacts between players, as data for people and programs. Pacts are not binding.

A game with negotiation has a module `pacts` with the functions of `Pacts`. A proposal goes from one seat to another.
The status of an accepted pact is computed from public events only.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, Protocol

from baronage.engine.core.state import Event
from baronage.engine.hooks.search import Plan

# the kinds of proposals that games may have
PEACE: Final = "peace"  # neither attacks the other until the end of `turn`
ATTACK: Final = "attack"  # both attack `seat` in `turn`
PLEDGE: Final = "pledge"  # the proposer sends `given`, the other `asked_for`, in `turn`
GIFT: Final = "gift"  # the proposer sends `amount` in `turn`
VOTE: Final = "vote"  # both vote `answer`

# the answer
OPEN: Final = "open"
REFUSED: Final = "refused"
ACCEPTED: Final = "accepted"
# the status of an accepted pact
KEPT: Final = "kept"
BROKEN: Final = "broken"
VOID: Final = "void"  # its condition did not occur; also for a proposal without an answer


class Slot(NamedTuple):
    """A choice in a proposal: its name, and its possible values now."""

    name: str
    values: tuple[int, ...]


class Offer(NamedTuple):
    """A kind of proposal that a seat can make now: the possible recipients and choices."""

    kind: str
    to: tuple[int, ...]
    slots: tuple[Slot, ...]


@dataclass(frozen=True)
class Pact:
    """A proposal and its answer."""

    id: str
    kind: str
    by: int
    to: int
    turn: int  # in which it was proposed
    params: Mapping[str, int] = field(default_factory=dict)
    public: bool = False  # proposed in public
    answer: str = OPEN
    since: int = 0  # number of events when it was accepted

    def other(self, seat: int) -> int:
        """Return the other party."""
        return self.to if seat == self.by else self.by

    def binds(self, seat: int) -> bool:
        """Return whether the pact is accepted and includes a promise by this seat."""
        return self.answer == ACCEPTED and (seat == self.by or (seat == self.to and self.kind != GIFT))


class PactStatus(NamedTuple):
    """The status of a pact: ACCEPTED while it runs, KEPT, BROKEN or VOID; and the seats that broke it."""

    status: str
    breakers: tuple[int, ...] = ()


class Pacts(Protocol):
    """The functions of a game's `pacts` module. Views belong to the seat, or are public."""

    def turn(self, view: Any) -> int:
        """Return the current turn. Proposals without an answer in it are void."""

    def offers(self, view: Any, seat: int) -> list[Offer]:
        """Return the proposals that the seat can make now: kinds, recipients, and values to choose from."""

    def too_late(self, view: Any, pact: Pact) -> bool:
        """Return whether it is public that a proposal has expired, so that it can no longer be accepted."""

    def status(self, view: Any, pact: Pact, events: Sequence[Event]) -> PactStatus:
        """Return the status of an accepted pact, from the public events since."""

    def breaks(self, view: Any, seat: int, plan: Plan, pact: Pact) -> bool:
        """Return whether the seat would break the pact with this plan."""

    def value(self, view: Any, seat: int, pact: Pact) -> float:
        """Return the value of a proposal to its recipient, from about -1 to 1. Below 0 it should be refused."""


def allowed(offers: Sequence[Offer], kind: str, to: int, params: Mapping[str, int]) -> bool:
    """Return whether this proposal can be made."""
    for offer in offers:
        if offer.kind == kind and to in offer.to:
            slots = {slot.name: slot.values for slot in offer.slots}
            fits = set(slots) == set(params) and all(params[name] in values for name, values in slots.items())
            return fits and params.get("seat", -1) != to
    return False


def status_of(pact: Pact, status: PactStatus, late: bool) -> str:
    """Return the status of a pact. A proposal without an answer in time is void."""
    if pact.answer == OPEN and late:
        return VOID
    return status.status if pact.answer == ACCEPTED else pact.answer
