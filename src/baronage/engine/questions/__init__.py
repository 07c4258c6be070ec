"""Decisions, explanations of refusals, and previews of texts. Pure functions of a view, for all clients."""

from __future__ import annotations

from baronage.engine.questions.explain import WhyNot, why_not
from baronage.engine.questions.preview import TextPreview, preview_text
from baronage.engine.questions.question import Amount, Choice, Group, Question, ask, autofill

__all__ = [
    "Amount",
    "Choice",
    "Group",
    "Question",
    "TextPreview",
    "WhyNot",
    "ask",
    "autofill",
    "preview_text",
    "why_not",
]
