"""Occupants of seats."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Occupant:
    """The occupant of a seat: a person, a bot, or none yet."""

    person: str = ""
    bot: str = ""
    name: str = ""
    invited: bool = False  # a free seat that needs the invitation code
    campaign_file: str = ""  # campaign file brought to the table
    since: int = 0  # for a substitute: number of chat messages posted before they came
    origin: str = ""  # hash of the address they joined from

    @property
    def open(self) -> bool:
        """Whether the seat is free."""
        return not self.person and not self.bot
