"""Drafts: the unsent choices of a seat, replaced as a whole or typed again from the beginning."""

from __future__ import annotations

from collections.abc import Sequence

from baronage.engine.core.chance import Chance
from baronage.engine.core.coercion import as_action
from baronage.engine.core.errors import Illegal, Unreadable
from baronage.engine.core.state import TIMEOUT, Action, State
from baronage.engine.game.game import game_of
from baronage.engine.match.validation import MAX_AT_ONCE, forbidden
from baronage.engine.text.input_errors import msg
from baronage.engine.text.params import RuleViolation


def set_draft(
    state: State, seat: int, clicks: Sequence[Action], behind: Sequence[Action] = (), names: Sequence[str] = ()
) -> None:
    """Replace the seat's draft by `clicks`, followed by each click of `behind` that is still legal.

    Raise Illegal at the first of `clicks` that is not legal. Call this on a copy of the state.
    """
    if len(clicks) + len(behind) > MAX_AT_ONCE:
        raise Unreadable(msg("actions-many", most=MAX_AT_ONCE))
    if seat < 0 or not (clicks or behind or state.draft(seat)):
        raise game_of(state).validation_error(RuleViolation("", {}, "gate-nothing-unsent"), seat, names)
    while state.draft(seat):
        state.stack[-1].undo_click(state, seat)
    for click in map(as_action, clicks):
        no = _no_click(state, seat, click, names)
        if no is not None:
            raise no
        state.play(seat, click, Chance(0))
    for click in map(as_action, behind):
        if _no_click(state, seat, click, names) is None:
            state.play(seat, click, Chance(0))


def _no_click(state: State, seat: int, click: Action, names: Sequence[str]) -> Illegal | None:
    """Return why this click can't be added to the draft, or None if it can."""
    no = forbidden(state, seat, click, False, names)
    if no is None and (click[0] < 0 or state.completes_draft(seat, click)):
        no = game_of(state).validation_error(RuleViolation("", {}, "gate-no-click"), seat, names)
    return no


def beyond(state: State, seat: int, actions: list[Action], names: Sequence[str]) -> list[Action]:
    """Return the actions of a text without the draft. A typed decision may repeat the clicks already made."""
    draft = state.draft(seat) if seat >= 0 else ()
    if not draft or not actions or state.allows(seat, actions[0]):
        return actions
    if len(actions) > len(draft) and tuple(actions[: len(draft)]) == draft:
        return actions[len(draft) :]
    if all(action in draft for action in actions):
        rule = game_of(state).refusal(state, seat, actions[0]).rule
        raise game_of(state).validation_error(RuleViolation(rule, {}, "gate-drafted-already"), seat, names)
    return actions


def asks_in_secret(state: State) -> bool:
    """Return whether one seat after another decides in a secret window."""
    return bool(state.stack) and state.stack[-1].SECRET_WINDOW


def completes_round(state: State, seat: int, action: Action) -> bool:
    """Return whether this is the last of the publicly pending submissions."""
    step = state.at_once()
    if step is None or not step.DUE_IS_PUBLIC or action[0] not in (step.SEND, TIMEOUT):
        return False
    return step.actors(state) == [seat]
