"""What a seat has chosen and not sent yet, as a whole: made anew with other clicks, or typed again from its beginning."""

from __future__ import annotations

from collections.abc import Sequence

from baronage.engine.chance import Chance
from baronage.engine.errors import Illegal, Unreadable
from baronage.engine.facts import No
from baronage.engine.flow import Action, State
from baronage.engine.gate import MOST_AT_ONCE, forbidden
from baronage.engine.refusals import say
from baronage.engine.whole import whole_action


def redraft(
    state: State, seat: int, clicks: Sequence[Action], behind: Sequence[Action] = (), names: Sequence[str] = ()
) -> None:
    """Make the seat's draft these clicks, and of those that stood behind them (`behind`) each that can still be made.

    The first of `clicks` that can't be made raises Illegal: so work on a copy.
    """
    if len(clicks) + len(behind) > MOST_AT_ONCE:
        raise Unreadable(say("actions-many", most=MOST_AT_ONCE))
    if seat < 0 or not (clicks or behind or state.draft(seat)):
        raise state.game.gate_refusal(No("", {}, "gate-nothing-unsent"), seat, names)
    while state.draft(seat):
        state.stack[-1].back(state, seat)
    for click in map(whole_action, clicks):
        no = _no_click(state, seat, click, names)
        if no is not None:
            raise no
        state.play(seat, click, Chance(0))
    for click in map(whole_action, behind):
        if _no_click(state, seat, click, names) is None:
            state.play(seat, click, Chance(0))


def _no_click(state: State, seat: int, click: Action, names: Sequence[str]) -> Illegal | None:
    """Why this can't be added to the draft; None: it can."""
    no = forbidden(state, seat, click, False, names)
    if no is None and (click[0] < 0 or state.completes_draft(seat, click)):
        no = state.game.gate_refusal(No("", {}, "gate-no-click"), seat, names)
    return no


def beyond(state: State, seat: int, actions: list[Action], names: Sequence[str]) -> list[Action]:
    """What a text says beyond the draft: who types a whole decision may repeat the clicks with which it has begun."""
    draft = state.draft(seat) if seat >= 0 else ()
    if not draft or not actions or state.allows(seat, actions[0]):
        return actions
    if len(actions) > len(draft) and tuple(actions[: len(draft)]) == draft:
        return actions[len(draft) :]
    if all(action in draft for action in actions):
        rule = state.game.refusal(state, seat, actions[0]).rule
        raise state.game.gate_refusal(No(rule, {}, "gate-drafted-already"), seat, names)
    return actions
