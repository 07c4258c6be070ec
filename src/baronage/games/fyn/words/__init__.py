"""The Barons of Fyn in words: what the facts in the sentences are. The sentences themselves: en.ftl."""

from __future__ import annotations

from baronage.games.fyn.words.glossary import FACTS, FUNCTIONS, TERMS

__all__ = ["FACTS", "FUNCTIONS", "TERMS"]
