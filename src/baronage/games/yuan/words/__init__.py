"""Yuan in words: what is asked, what can be done, what happened, what is refused."""

from __future__ import annotations

from baronage.games.yuan.words.answers import answer, check_answer
from baronage.games.yuan.words.glossary import FACTS, FUNCTIONS, TERMS
from baronage.games.yuan.words.labels import label
from baronage.games.yuan.words.objections import refusal
from baronage.games.yuan.words.prompts import CAUSES, prompt
from baronage.games.yuan.words.purposes import purpose, wishes
from baronage.games.yuan.words.telling import tell

__all__ = ["CAUSES", "FACTS", "FUNCTIONS", "TERMS", "answer", "check_answer", "label", "prompt"]
__all__ += ["purpose", "refusal", "tell", "wishes"]
