"""Message parameters of The Barons of Fyn. The messages are in en.ftl and fr.ftl."""

from __future__ import annotations

from baronage.games.fyn.locale.types import FUNCTIONS, PARAM_TYPES, TERMS

__all__ = ["FUNCTIONS", "PARAM_TYPES", "TERMS"]
