"""One search for all games: a shortlist of whole plans, tried in shared samples of what the seat can't see."""

from __future__ import annotations

from baronage.bots.search.budget import Budget
from baronage.bots.search.halving import Limits, Thought, Trials, Tried, World, think

__all__ = ["Budget", "Limits", "Thought", "Trials", "Tried", "World", "think"]
