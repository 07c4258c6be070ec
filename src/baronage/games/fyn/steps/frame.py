"""Base class of the steps of The Barons of Fyn, with hooks for the table."""

from __future__ import annotations

from typing import ClassVar, NamedTuple, cast

from baronage.engine.core.mypyc_compat import trait
from baronage.engine.core.state import Step
from baronage.games.fyn.rules.combat import Cards
from baronage.games.fyn.state import Barons


class Assault(NamedTuple):
    """An attack in progress or being prepared, as far as other players may see it."""

    foe: int  # the defender, or -1 if not chosen yet
    target: int  # the attacked cell, or -1 if not chosen yet
    origin: int  # the starting cell; after a capture, the new land
    group: Cards
    won: bool  # whether it has captured


class Fight(NamedTuple):
    """Fighting cards. 0 is a besieged centre."""

    facing: dict[int, list[int]]  # opponents of each card
    aims: dict[int, int]  # target of each card, if known
    numbers: dict[int, int]  # number of each card so far
    asked: int  # the card to be placed or to aim next, or 0


class Strike(NamedTuple):
    """An Any Play or Must Play card being resolved."""

    card: int
    owner: int  # owner of the target land
    cell: int


@trait
class StepDisplay:
    """Hooks with which the scene shows a step."""

    CAPTION: ClassVar[str] = "step"  # message id of the line above the table
    FORECAST: ClassVar[bool] = True  # whether the capture probability from before the numbers is still meaningful

    def assault(self) -> Assault | None:
        """Return the attack of this step, or None."""
        return None

    def fight(self) -> Fight | None:
        """Return the fighting cards of this step, or None."""
        return None

    def strike(self) -> Strike | None:
        """Return the special card that this step resolves, or None."""
        return None


class Frame(Step[Barons], StepDisplay):
    """A step of this game."""


def frames(s: Barons) -> list[StepDisplay]:
    """Return the stack of steps with this game's type."""
    return cast("list[StepDisplay]", s.stack)
