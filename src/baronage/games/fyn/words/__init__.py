"""The Barons of Fyn in words: what is asked, what can be done, what happened, what standing answers mean."""

from __future__ import annotations

from baronage.games.fyn.words.answers import answer, check_answer, standing
from baronage.games.fyn.words.glossary import FACTS, FUNCTIONS, TERMS
from baronage.games.fyn.words.labels import label
from baronage.games.fyn.words.objections import refusal
from baronage.games.fyn.words.prompts import CAUSES, prompt
from baronage.games.fyn.words.purposes import purpose, wishes
from baronage.games.fyn.words.telling import tell

__all__ = [
    "CAUSES",
    "FACTS",
    "FUNCTIONS",
    "TERMS",
    "answer",
    "check_answer",
    "label",
    "prompt",
    "purpose",
    "refusal",
    "standing",
]
__all__ += ["tell", "wishes"]
