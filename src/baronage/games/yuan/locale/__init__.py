"""Message parameters of Yuan. The messages are in en.ftl and fr.ftl."""

from __future__ import annotations

from baronage.games.yuan.locale.types import FUNCTIONS, PARAM_TYPES, TERMS, more_of_event

__all__ = ["FUNCTIONS", "PARAM_TYPES", "TERMS", "more_of_event"]
