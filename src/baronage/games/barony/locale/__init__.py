"""Barony's messages (en.ftl) and the types of their parameters."""

from __future__ import annotations

from baronage.games.barony.locale.types import FUNCTIONS, PARAM_TYPES, TERMS, more_of_event

__all__ = ["FUNCTIONS", "PARAM_TYPES", "TERMS", "more_of_event"]
