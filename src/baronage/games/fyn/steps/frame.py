"""What a frame of The Barons of Fyn tells of itself, for pictures: nothing, unless it says so."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from baronage.engine.flow import Step
from baronage.games.fyn.combat import Cards
from baronage.games.fyn.state import Barons


class Assault(NamedTuple):
    """An attack that is under way or being put together, as far as the frame's owner lets others see it."""

    foe: int  # whose land is attacked; -1: not chosen yet
    target: int  # that land; -1: not chosen yet
    origin: int  # where it starts; once it has captured, the new land
    group: Cards
    won: bool  # has it captured?


class Fight(NamedTuple):
    """Cards that fight. 0 is a besieged centre."""

    facing: dict[int, list[int]]  # who stands against whom
    aims: dict[int, int]  # at whom each aims, if that is known
    numbers: dict[int, int]  # the number that each has had
    asked: int  # the card that is about to be placed, or to aim; 0: none


class Strike(NamedTuple):
    """An Any Play or Must Play card that is being resolved."""

    card: int
    owner: int  # whose land it is against
    cell: int


class Frame(Step[Barons]):
    """A frame of this game."""

    CAPTION: ClassVar[str] = "step"  # which line above the table tells what goes on
    FORECAST: ClassVar[bool] = True  # does the chance that an attack had before its numbers fell still say something?

    def assault(self) -> Assault | None:
        """The attack that this frame is about."""
        return None

    def fight(self) -> Fight | None:
        """The cards that fight in this frame."""
        return None

    def strike(self) -> Strike | None:
        """The special card that this frame resolves."""
        return None
