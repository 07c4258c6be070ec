"""What Barony tells those who think about it (`engine.mind.Mind`)."""

from __future__ import annotations

from baronage.games.barony.leaf import PARTS, evaluate, features
from baronage.games.barony.plans import lull, plans, quick, temper

__all__ = ["PARTS", "evaluate", "features", "lull", "plans", "quick", "temper"]
