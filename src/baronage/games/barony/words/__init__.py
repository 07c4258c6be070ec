"""Barony in words: what is asked, what can be done, what happened, what standing answers mean."""

from __future__ import annotations

from baronage.games.barony.words.answers import answer, check_answer, standing
from baronage.games.barony.words.labels import label
from baronage.games.barony.words.objections import refusal
from baronage.games.barony.words.prompts import CAUSES, prompt
from baronage.games.barony.words.purposes import purpose, wishes
from baronage.games.barony.words.telling import tell

__all__ = ["CAUSES", "answer", "check_answer", "label", "prompt", "purpose", "refusal", "standing", "tell", "wishes"]
