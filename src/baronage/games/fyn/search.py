"""Search hooks of The Barons of Fyn (`engine.hooks.search.SearchHooks`)."""

from __future__ import annotations

from baronage.games.fyn.ai.evaluation import PARTS as PARTS
from baronage.games.fyn.ai.evaluation import evaluate as evaluate
from baronage.games.fyn.ai.evaluation import features as features
from baronage.games.fyn.ai.plans import plans as plans
from baronage.games.fyn.ai.plans import quiescent_turn as quiescent_turn
from baronage.games.fyn.ai.plans import rollout_policy as rollout_policy
from baronage.games.fyn.ai.plans import traits as traits
from baronage.games.fyn.ai.reasons import because as because
from baronage.games.fyn.ai.self_harm import self_harm as self_harm
