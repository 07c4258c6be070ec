"""One search for all games: a shortlist of whole plans, tried in shared samples of the hidden information."""

from __future__ import annotations

from baronage.bots.search.budget import Budget
from baronage.bots.search.halving import SearchParams, SearchResult, Trials, Tried, World, think

__all__ = ["Budget", "SearchParams", "SearchResult", "Trials", "Tried", "World", "think"]
