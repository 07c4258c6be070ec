"""What Yuan tells those who think about it (`engine.mind.Mind`)."""

from __future__ import annotations

from baronage.games.yuan.leaf import PARTS, evaluate, features
from baronage.games.yuan.plans import moment, plans, temper
from baronage.games.yuan.quick import quick

__all__ = ["PARTS", "evaluate", "features", "moment", "plans", "quick", "temper"]
