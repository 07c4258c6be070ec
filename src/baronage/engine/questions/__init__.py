"""Decisions, explanations of refusals, and previews of texts. Pure functions of a view, for all clients."""

from __future__ import annotations

from baronage.engine.questions.draft_parts import turned_to
from baronage.engine.questions.explain import WhyNot, why_not
from baronage.engine.questions.preview import Reading, trial
from baronage.engine.questions.question import Amount, Choice, Group, Question, ask, ask_again, filled

__all__ = [
    "Amount",
    "Choice",
    "Group",
    "Question",
    "Reading",
    "WhyNot",
    "ask",
    "ask_again",
    "filled",
    "trial",
    "turned_to",
    "why_not",
]
