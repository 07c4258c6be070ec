"""What Yuan tells those who think about it (`engine.mind.Mind`)."""

from __future__ import annotations

from baronage.games.yuan.leaf import PARTS, evaluate, features
from baronage.games.yuan.plans import lull, plans, temper
from baronage.games.yuan.quick import quick

__all__ = ["PARTS", "evaluate", "features", "lull", "plans", "quick", "temper"]
