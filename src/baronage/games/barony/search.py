"""Search hooks of Barony (`engine.hooks.search.SearchHooks`)."""

from __future__ import annotations

from baronage.games.barony.ai.evaluation import PARTS, evaluate, features
from baronage.games.barony.ai.plans import plans, quiescent_turn, rollout_policy, traits
from baronage.games.barony.ai.reasons import because
from baronage.games.barony.ai.self_harm import self_harm

__all__ = [
    "PARTS",
    "because",
    "evaluate",
    "features",
    "plans",
    "quiescent_turn",
    "rollout_policy",
    "self_harm",
    "traits",
]
