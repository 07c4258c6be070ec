"""Message parameters of Protectors of the Realm. The messages are in en.ftl and fr.ftl."""

from __future__ import annotations

from baronage.games.protectors.locale.types import FUNCTIONS, PARAM_TYPES, TERMS, more_of_event

__all__ = ["FUNCTIONS", "PARAM_TYPES", "TERMS", "more_of_event"]
