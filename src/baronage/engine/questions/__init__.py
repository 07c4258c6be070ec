"""What a seat is asked, why not, and what a text would do: pure functions of its view, for servers, terminals and programs."""

from __future__ import annotations

from baronage.engine.questions.question import Amount, Choice, Group, Question, ask, ask_again, filled
from baronage.engine.questions.trial import Reading, trial
from baronage.engine.questions.turning import turned_to
from baronage.engine.questions.why import WhyNot, why_not

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
