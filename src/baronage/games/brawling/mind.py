"""What Brawling Barons tells those who think about it (`engine.mind.Mind`)."""

from __future__ import annotations

from baronage.games.brawling.leaf import PARTS, evaluate, features
from baronage.games.brawling.plans import lull, plans, quick, temper

__all__ = ["PARTS", "evaluate", "features", "lull", "plans", "quick", "temper"]
