"""Who sits on a seat."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Sitter:
    """Who sits on a seat: a person, a bot, or nobody yet."""

    person: str = ""
    bot: str = ""
    name: str = ""
    invited: bool = False  # a free seat that only who has the invitation may take
    paper: str = ""  # what he brings from former games
    since: int = 0  # who took the seat over: so many things had been said at the table when he came
    origin: str = ""  # from where he sat down, so that it can be recognised, but not read

    @property
    def open(self) -> bool:
        """Is the seat free?"""
        return not self.person and not self.bot
