"""What The Barons of Fyn tells those who think about it (`engine.mind.Mind`)."""

from __future__ import annotations

from baronage.games.fyn.leaf import PARTS, evaluate, features
from baronage.games.fyn.plans import lull, plans, quick, temper

__all__ = ["PARTS", "evaluate", "features", "lull", "plans", "quick", "temper"]
