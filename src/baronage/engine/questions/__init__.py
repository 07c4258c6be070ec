"""Decisions, explanations of refusals, and previews of texts. Pure functions of a view, for all clients."""

from __future__ import annotations

from baronage.engine.questions.explain import WhyNot, why_not
from baronage.engine.questions.preview import Reading, trial
from baronage.engine.questions.question import Amount, Choice, Group, Question, ask, filled

__all__ = [
    "Amount",
    "Choice",
    "Group",
    "Question",
    "Reading",
    "WhyNot",
    "ask",
    "filled",
    "trial",
    "why_not",
]
