"""Search hooks of Barony (`engine.hooks.search.SearchHooks`)."""

from __future__ import annotations

from baronage.games.barony.ai.evaluation import PARTS as PARTS
from baronage.games.barony.ai.evaluation import evaluate as evaluate
from baronage.games.barony.ai.evaluation import features as features
from baronage.games.barony.ai.plans import plans as plans
from baronage.games.barony.ai.plans import quiescent_turn as quiescent_turn
from baronage.games.barony.ai.plans import rollout_policy as rollout_policy
from baronage.games.barony.ai.plans import traits as traits
from baronage.games.barony.ai.reasons import because as because
from baronage.games.barony.ai.self_harm import self_harm as self_harm
