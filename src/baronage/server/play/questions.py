"""What a seat is asked, as the wire tells it: worked out from its own view, and from nothing else but what it may take back."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from baronage.engine.flow import PUBLIC, State
from baronage.engine.match import Match
from baronage.engine.questions.question import Amount, ask, ask_again
from baronage.engine.questions.question import Choice as Possible
from baronage.engine.questions.question import Question as Asked
from baronage.engine.words import ENGLISH
from baronage.server.wire import Choice, Fill, Group, Question, Rewrite, Span, Turning


class Besides(NamedTuple):
    """What a question needs besides the view: may the seat take something back, what answers has it left, who sits where; and
    the language of who looks."""

    undo: bool
    answers: list[str]
    names: list[str]
    language: str


def besides(match: Match, eyes: int, language: str = ENGLISH, undoes: bool = True) -> Besides:
    """As it is now. `undoes`: may acts be taken back at this table?"""
    answers = match.answers[eyes] if eyes >= 0 else []
    return Besides(undoes and match.can_undo(eyes), list(answers), list(match.record.names), language)


def bare_question(seen: State, eyes: int, more: Besides) -> Question:
    """What is asked of these eyes, without words: for programs."""
    waits = seen.actors()
    if eyes == PUBLIC:
        return Question("", waits=waits)
    return Question(
        "",
        asked=eyes in waits,
        waits=waits,
        choices=[Choice(action, "", "") for action in seen.actions(eyes)],
        spans=[Span(*span) for span in seen.spans(eyes)],
        draft=list(seen.draft(eyes)),
        undo=more.undo,
        answers=more.answers,
    )


def question(seen: State, eyes: int, pictured: bool, more: Besides) -> Question:
    """The same in words. `pictured`: with what one clicks for it."""
    found = ask(seen, eyes, more.language, more.names, pictured)
    if eyes == PUBLIC:
        return Question(found.prompt, found.rules, waits=found.waits)
    return _worded(seen, found, more)


def _worded(seen: State, found: Asked, more: Besides) -> Question:
    return Question(
        found.prompt,
        found.rules,
        found.asked,
        found.waits,
        [_choice(choice) for choice in found.choices],
        [_span(amount) for amount in found.amounts],
        found.drafts,
        found.draft,
        more.undo,
        more.answers,
        found.standing,
        _told(seen, [*more.answers, *found.standing], more.language),
        [Group(group.key, group.label) for group in found.groups],
        found.kind,
        found.about,
        [Rewrite(node, draft) for node, draft in found.rewrites],
        [Turning(*one) for one in found.turns],
        Fill(found.fill.label, found.fill.actions) if found.fill else None,
    )


def turned(seen: State, seat: int, part: int, more: Besides) -> Question:
    """What is asked of a seat that turns to a part of its draft."""
    found, behind = ask_again(seen, seat, part, more.language, more.names)
    return msgspec.structs.replace(_worded(seen, found, more), undo=False, behind=behind)


def _told(seen: State, answers: list[str], language: str) -> dict[str, str]:
    read = {text: seen.game.words.standing(text, language) for text in answers}
    return {text: told for text, told in read.items() if told != text}


def _choice(it: Possible) -> Choice:
    sends, click = it.effect == "send", it.effect in ("draft", "lead")
    return Choice(it.action, it.text, it.label, it.rules, it.clicks, sends, click, it.effect, it.group)


def _span(it: Amount) -> Span:
    return Span(it.prefix, it.low, it.high, it.label, it.rules, it.clicks)
