"""The calls that the rooms make to the scheduler, and a scheduler that does nothing."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from baronage.engine.hooks.pacts import Pact
    from baronage.server.services.room import Room
    from baronage.server.table.table import Table


class SchedulerHooks(Protocol):
    """Hooks of the scheduler, called by the rooms when something happens: see `scheduling/scheduler.py`."""

    def changed(self, room: Room) -> None:
        """Handle a change at a table."""

    def proposed(self, room: Room, pact: Pact) -> None:
        """Handle a new or answered proposal."""

    def check_write(self, room: Room) -> None:
        """Check a room soon, because it is unknown whether its last write succeeded."""

    def check_outage(self) -> Awaitable[None] | None:
        """Check for an outage before a change. Return an awaitable to wait for first, or None."""

    def thinks(self, table: Table, seat: int) -> bool:
        """Return whether a bot is thinking for a seat. Then the bot acts itself, and no timeout applies."""


class NoScheduler:
    """Hooks that do nothing, for tools and most tests."""

    def changed(self, room: Room) -> None:
        """Do nothing."""

    def proposed(self, room: Room, pact: Pact) -> None:
        """Do nothing."""

    def check_write(self, room: Room) -> None:
        """Do nothing."""

    def check_outage(self) -> None:
        """Return None: there was no outage."""

    def thinks(self, table: Table, seat: int) -> bool:
        """Return False: no bot plays."""
        return False
