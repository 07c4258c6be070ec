"""What Protectors of the Realm tells those who think about it (`engine.mind.Mind`)."""

from __future__ import annotations

from baronage.games.protectors.because import because
from baronage.games.protectors.leaf import PARTS, evaluate, features
from baronage.games.protectors.plans import lull, plans, quick, temper

__all__ = ["PARTS", "because", "evaluate", "features", "lull", "plans", "quick", "temper"]
