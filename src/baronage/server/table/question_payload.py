"""Questions as sent to clients: computed only from the seat's own view and what it may take back."""

from __future__ import annotations

from typing import NamedTuple

from baronage.engine.core.state import PUBLIC, State
from baronage.engine.game.game import game_of
from baronage.engine.game.messages import ENGLISH
from baronage.engine.match.match import Match
from baronage.engine.questions.question import Amount, ask
from baronage.engine.questions.question import Choice as Possible
from baronage.engine.questions.question import Question as Asked
from baronage.server.protocol import Choice, Group, Question, Span


class QuestionContext(NamedTuple):
    """The data a question needs in addition to the view: undo, auto-answers, names and the viewer's language."""

    undo: bool
    answers: list[str]
    names: list[str]
    language: str


def question_context(match: Match, viewer: int, language: str = ENGLISH, undoes: bool = True) -> QuestionContext:
    """Return the current data. `undoes` says whether undo is allowed at this table."""
    answers = match.answers[viewer] if viewer >= 0 else []
    return QuestionContext(undoes and match.can_undo(viewer), list(answers), list(match.record.names), language)


def bare_question(seen: State, viewer: int, context: QuestionContext) -> Question:
    """Return the question for a viewer without texts, for programs."""
    waits = seen.actors()
    if viewer == PUBLIC:
        return Question(waits=waits)
    return Question(
        asked=viewer in waits,
        waits=waits,
        choices=[Choice(action, "", "") for action in seen.actions(viewer)],
        spans=[Span(*span) for span in seen.spans(viewer)],
        draft=list(seen.draft(viewer)),
        undo=context.undo,
        answers=context.answers,
    )


def question(seen: State, viewer: int, context: QuestionContext) -> Question:
    """Return the question for a viewer with texts."""
    found = ask(seen, viewer, context.language, context.names)
    if viewer == PUBLIC:
        return Question(found.title, found.question, found.help, found.rules, waits=found.waits)
    return _with_texts(seen, found, context)


def _with_texts(seen: State, found: Asked, context: QuestionContext) -> Question:
    return Question(
        found.title,
        found.question,
        found.help,
        found.rules,
        found.asked,
        found.waits,
        [_choice(choice) for choice in found.choices],
        [_span(amount) for amount in found.amounts],
        found.drafts,
        found.draft,
        context.undo,
        context.answers,
        found.standing,
        _answer_texts(seen, [*context.answers, *found.standing], context.language),
        [Group(group.key, group.label) for group in found.groups],
        found.kind,
        found.about,
    )


def _answer_texts(seen: State, answers: list[str], language: str) -> dict[str, str]:
    read = {text: game_of(seen).words.standing(text, language) for text in answers}
    return {answer: text for answer, text in read.items() if text != answer}


def _choice(it: Possible) -> Choice:
    return Choice(it.action, it.text, it.label, it.rules, it.effect, it.group)


def _span(it: Amount) -> Span:
    return Span(it.prefix, it.low, it.high, it.label, it.rules)
