"""Who carries a notice: for each kind of way one, that sends a letter or says why it did not arrive."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from baronage.server.notices.letters import Letter

if TYPE_CHECKING:
    from baronage.server.notices.book import Way


class Failed(Exception):
    """It did not arrive. `for_good`: nor will anything else that goes there."""

    def __init__(self, reason: str, for_good: bool = False) -> None:
        super().__init__(reason)
        self.reason = reason
        self.for_good = for_good


class Parcel(NamedTuple):
    """A letter, and what goes with it."""

    id: str  # the same whenever it is tried again, so that who gets it twice can tell
    kind: str
    letter: Letter
    language: str
    home: str  # the address of this server, without a slash at its end
    unsubscribe: str = ""  # what ends notices of this kind; empty: this one can't be ended


class Carrier(Protocol):
    """One for mail, one for pushes, one for hooks."""

    async def send(self, way: Way, parcel: Parcel) -> None:
        """Returns when it has arrived, as far as one can know. Raises Failed."""
