"""Search hooks of Yuan (`engine.hooks.search.SearchHooks`)."""

from __future__ import annotations

from baronage.games.yuan.ai.evaluation import PARTS, evaluate, features
from baronage.games.yuan.ai.plans import plans, quiescent_turn, rollout_policy, traits
from baronage.games.yuan.ai.reasons import because
from baronage.games.yuan.ai.self_harm import self_harm

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
