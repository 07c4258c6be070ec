"""Base class of the steps of The Barons of Fyn."""

from __future__ import annotations

from typing import NamedTuple, cast

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


@trait
class MayAttack:
    """A step that may hold an attack."""

    def assault(self) -> Assault | None:
        """Return the attack of this step, or None."""
        return None


class FynStep(Step[Barons], MayAttack):
    """A step of this game."""


def fyn_steps(s: Barons) -> list[MayAttack]:
    """Return the stack of steps with this game's type."""
    return cast("list[MayAttack]", s.stack)
