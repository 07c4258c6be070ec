"""What a seat is asked, as the wire tells it: worked out from its own view, and from nothing else but what it may take back."""

from __future__ import annotations

from typing import NamedTuple

from baronage.engine.flow import PUBLIC, Action, Sheets, State, Step
from baronage.engine.game import Game
from baronage.engine.match import Match
from baronage.server.wire import Choice, Question, Span


class Besides(NamedTuple):
    """What a question needs besides the view: may the seat take something back, what answers has it left, and who sits where."""

    undo: bool
    answers: list[str]
    names: list[str]


def besides(match: Match, eyes: int) -> Besides:
    """As it is now."""
    answers = match.answers[eyes] if eyes >= 0 else []
    return Besides(match.can_undo(eyes), list(answers), list(match.record.names))


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


def question(game: Game, seen: State, eyes: int, pictured: bool, more: Besides) -> Question:
    """The same in words. `pictured`: with what one clicks for it."""
    prompt, rules = game.prompt(seen, eyes, names=more.names)
    waits = seen.actors()
    if eyes == PUBLIC:
        return Question(prompt, tuple(rules), waits=waits)
    top = seen.stack[-1] if seen.stack else None
    drafts = top is not None and type(top).draft is not Step.draft
    beside = top.BESIDE if isinstance(top, Sheets) else ()
    choices = []
    actions = seen.actions(eyes)
    for action in actions:
        label, why = game.say(seen, eyes, action, names=more.names)
        nodes = game.nodes(seen, eyes, action) if pictured else []
        sends = seen.sends(eyes, action)
        click = not sends or (bool(nodes) and game.leads(eyes, action))
        sends = drafts and sends and action[0] not in beside
        choices.append(Choice(action, game.write(seen, eyes, action), label, why, nodes, sends, click))
    standing = game.standing(seen, eyes, actions) if eyes in waits else []
    return Question(
        prompt,
        tuple(rules),
        eyes in waits,
        waits,
        choices,
        [_span(game, seen, eyes, span, pictured, more) for span in seen.spans(eyes)],
        drafts,
        list(seen.draft(eyes)),
        more.undo,
        more.answers,
        standing,
    )


def _span(game: Game, seen: State, eyes: int, span: tuple[Action, int, int], pictured: bool, more: Besides) -> Span:
    prefix, low, high = span
    label, why = game.say(seen, eyes, (*prefix, high), names=more.names)
    nodes = game.nodes(seen, eyes, (*prefix, high)) if pictured else []
    return Span(prefix, low, high, label.replace(str(high), "{}", 1), tuple(why), nodes)
