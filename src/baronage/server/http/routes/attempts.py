"""Boards on which moves are tried: those of lessons, puzzles and examples. Nothing is stored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from baronage.coach.hint import Step
from baronage.engine.core.state import Event, State
from baronage.engine.game.table import form_of, preview
from baronage.engine.match.match import Match
from baronage.engine.questions import why_not
from baronage.server.errors import ApiError
from baronage.server.http.routes.request_models import Attempt
from baronage.server.locale import msg
from baronage.server.protocol import Previewed
from baronage.server.services.gameplay import chosen_of
from baronage.server.table.table_data import texts_for, tried, with_texts


class Position(NamedTuple):
    """A board after the moves: the view of the seat to decide, the names, and the reader's language."""

    view: State
    names: Sequence[str]
    language: str


def answer(at: Position, body: Attempt, first: bool, events: Sequence[Event] = ()) -> dict[str, Any]:
    """Return the fields common to all responses about an attempt. The `first` one includes the board."""
    found: dict[str, Any] = {"names": list(at.names), "position": None, "preview": None, "reason": None}
    view, seat = at.view, at.view.viewer
    render = texts_for(view, at.names, at.language)
    if body.draft is not None:
        form = form_of(view, seat, view.actions(seat))
        if not form:
            raise ApiError("refused", msg("no-form"))
        chosen = {field.id: chosen_of(field, body.draft.get(field.id, ())) for field in form}
        outcome = Previewed(id=0, **preview(view, seat, chosen)._asdict())
        found["preview"] = msgspec.to_builtins(with_texts(outcome, render))
    elif body.nodes:
        sentence, rule = why_not(view, seat, body.nodes, at.language, at.names)
        found["reason"] = {"sentence": sentence, "rule": rule}
    else:
        found["position"] = msgspec.to_builtins(tried(view, render, first, events))
    return found


def events_since(match: Match, starts: Sequence[int], fresh: int, seat: int) -> list[Event]:
    """Return the events of the last `fresh` moves as a seat saw them."""
    if not fresh or not starts:
        return []
    return [event for moment in match.history[starts[-fresh:][0] :] for event in moment.seen(seat)]


def advised(steps: Sequence[Step], reason: str = "") -> dict[str, Any] | None:
    """Return steps as a hint, or None if there are none."""
    if not steps:
        return None
    clicks = [
        {"text": step.text, "label": step.words, "brief": step.brief, "reason": "", "action": list(step.action)}
        for step in steps
    ]
    return {"action": list(steps[0].action), "steps": clicks, "reason": reason}
