"""Fixed times at which looks are answered.

A player's click takes some tenths of a millisecond of the event loop. If looks were answered at once, their durations would
show that someone acts in secret. So a look waits for the next of these times, whatever else the server is doing.
"""

from __future__ import annotations

import asyncio

EVERY = 0.01  # seconds
TURNS = 4  # of the event loop in which looks that have arrived by then are still read


class LookSchedule:
    """The next time at which looks are answered. There is a timer only while a look waits."""

    def __init__(self, every: float = EVERY) -> None:
        self.every = every
        self._next: asyncio.Event | None = None

    async def wait(self) -> None:
        """Wait for the next time."""
        if self._next is None:
            loop, event = asyncio.get_running_loop(), asyncio.Event()
            self._next = event
            loop.call_at((loop.time() // self.every + 1) * self.every, self._ring, event, TURNS)
        await self._next.wait()

    def _ring(self, event: asyncio.Event, turns: int) -> None:
        """Release the waiting looks, after some more turns of the event loop."""
        if turns:
            asyncio.get_running_loop().call_soon(self._ring, event, turns - 1)
            return
        if self._next is event:
            self._next = None
        event.set()
