"""Brawling Barons in words: what is asked, what can be done, what happened, what is refused."""

from __future__ import annotations

from baronage.games.brawling.words.answers import answer, check_answer
from baronage.games.brawling.words.labels import label
from baronage.games.brawling.words.objections import refusal
from baronage.games.brawling.words.prompts import CAUSES, prompt
from baronage.games.brawling.words.purposes import purpose, wishes
from baronage.games.brawling.words.telling import tell

__all__ = ["CAUSES", "answer", "check_answer", "label", "prompt", "purpose", "refusal", "tell", "wishes"]
