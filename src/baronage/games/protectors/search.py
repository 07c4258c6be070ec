"""Search hooks of Protectors of the Realm (`engine.hooks.search.SearchHooks`)."""

from __future__ import annotations

from baronage.games.protectors.ai.evaluation import PARTS, evaluate, features
from baronage.games.protectors.ai.plans import plans, quiescent_turn, rollout_policy, styled_plans, traits
from baronage.games.protectors.ai.reasons import because
from baronage.games.protectors.ai.self_harm import self_harm

__all__ = [
    "PARTS",
    "because",
    "evaluate",
    "features",
    "plans",
    "quiescent_turn",
    "rollout_policy",
    "self_harm",
    "styled_plans",
    "traits",
]
