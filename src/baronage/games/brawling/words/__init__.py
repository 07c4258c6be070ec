"""Brawling Barons in words: what the facts in the sentences are. The sentences themselves: en.ftl."""

from __future__ import annotations

from baronage.games.brawling.words.glossary import FACTS, FUNCTIONS, TERMS, more_of_event

__all__ = ["FACTS", "FUNCTIONS", "TERMS", "more_of_event"]
