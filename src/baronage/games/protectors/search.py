"""Search hooks of Protectors of the Realm (`engine.hooks.search.SearchHooks`)."""

from __future__ import annotations

from baronage.games.protectors.ai.evaluation import PARTS as PARTS
from baronage.games.protectors.ai.evaluation import evaluate as evaluate
from baronage.games.protectors.ai.evaluation import features as features
from baronage.games.protectors.ai.plans import plans as plans
from baronage.games.protectors.ai.plans import quiescent_turn as quiescent_turn
from baronage.games.protectors.ai.plans import rollout_policy as rollout_policy
from baronage.games.protectors.ai.plans import styled_plans as styled_plans
from baronage.games.protectors.ai.plans import traits as traits
from baronage.games.protectors.ai.reasons import because as because
from baronage.games.protectors.ai.self_harm import self_harm as self_harm
