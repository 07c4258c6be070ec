"""Which rule forbids an action. Asked only after a refusal, of the seat's own view; the first reason that holds is given."""

from __future__ import annotations

from typing import TYPE_CHECKING

from baronage.engine.flow import Action
from baronage.games.fyn import verbs
from baronage.games.fyn.data import (
    CARDS,
    SHOCK,
    TYPE,
)
from baronage.games.fyn.geometry import chart, reach_of, shock_cells
from baronage.games.fyn.state import Barons

if TYPE_CHECKING:
    from baronage.games.fyn.steps.decision import Decision

LENGTH = {  # of actions with arguments
    verbs.FIRST: 2,
    verbs.CALL: 2,
    verbs.MOVE: 3,
    verbs.STEP: 2,
    verbs.BUILD: 3,
    verbs.ORIGIN: 2,
    verbs.TARGET: 3,
    verbs.JOIN: 2,
    verbs.RESPOND: 3,
    verbs.PAIR: 3,
    verbs.AIM: 3,
    verbs.PLACE: 2,
    verbs.CULL: 2,
    verbs.TRIM: 2,
    verbs.PUT: 3,
    verbs.DISCARD: 2,
    verbs.TRADE: 2,
    verbs.PLAY: 5,
    verbs.COUNTER: 2,
    verbs.OFFER: 2,
    verbs.TAKE: 2,
}
# what each verb belongs to: the rule of its moment
_MOMENT = {
    verbs.FIRST: "FYN-C1.03",
    verbs.CALL: "FYN-B4.08",
    verbs.MOVE: "FYN-D2.01",
    verbs.END: "FYN-D0.02",
    verbs.STEP: "FYN-D0.03",
    verbs.BUILD: "FYN-D3.01",
    verbs.ORIGIN: "FYN-D4.03",
    verbs.TARGET: "FYN-D4.03",
    verbs.JOIN: "FYN-D4.03",
    verbs.SEND: "FYN-D4.03",
    verbs.RESPOND: "FYN-D4.11",
    verbs.DECLINE: "FYN-D4.13",
    verbs.PAIR: "FYN-D4.17",
    verbs.AIM: "FYN-D4.20",
    verbs.PLACE: "FYN-D4.41",
    verbs.STOP: "FYN-D4.56",
    verbs.CONTINUE: "FYN-D4.53",
    verbs.CULL: "FYN-D3.06",
    verbs.TRIM: "FYN-D1.09",
    verbs.PUT: "FYN-D5.01",
    verbs.DISCARD: "FYN-D6.01",
    verbs.TRADE: "FYN-G2.01",
    verbs.PLAY: "FYN-W1.01",
    verbs.PASS: "FYN-W1.04",
    verbs.COUNTER: "FYN-E4.05",
    verbs.OFFER: "FYN-G2.02",
    verbs.NO_OFFER: "FYN-G2.02",
    verbs.TAKE: "FYN-G2.03",
    verbs.REFUSE: "FYN-G2.03",
}

_ASKED_BY = {verbs.PUT: "DEC-16", verbs.BUILD: "DEC-05", verbs.MOVE: "DEC-03", verbs.RESPOND: "DEC-07"}


def refuse(s: Barons, step: Decision, seat: int, action: Action) -> str:
    """The rule against an action where a decision is asked openly."""
    verb = action[0]
    if seat != step.asked(s):
        return _MOMENT.get(verb, "FYN-Q1.03")
    offered = {option[0] for option in step.actions(s, seat)}
    if verb not in _MOMENT or len(action) != LENGTH.get(verb, 1):
        return "FYN-Q1.03"
    own = _OWN.get(verb)
    joins = verb == verbs.JOIN and verbs.SEND in offered
    if own is not None and (verb in offered or _ASKED_BY.get(verb) == step.DECISION or joins):
        rule = own(s, seat, action)
        if rule:
            return rule
    return _MOMENT[verb]


def _known(card: int) -> bool:
    return 0 < card < CARDS


def _march(s: Barons, seat: int, action: Action) -> str:
    _, army, to = action
    if army not in s.armies[seat]:
        return "FYN-D2.07" if any(army in grid for grid in s.armies) else "FYN-D2.01"
    if to not in s.lands[seat]:
        return "FYN-D2.07"
    start = s.armies[seat][army]
    if to == start:
        return "FYN-D2.10"
    if action[0] == verbs.MOVE and army in s.moved:
        return "FYN-D2.01"
    if TYPE[army] == SHOCK and to in shock_cells(s, seat):
        return "FYN-E1.06"
    return "FYN-Q1.02" if to in reach_of(s, seat)[start] else "FYN-D2.02"


def _origin(s: Barons, seat: int, action: Action) -> str:
    return "FYN-D4.02"


def _target(s: Barons, seat: int, action: Action) -> str:
    _, foe, cell = action
    if not 0 <= foe < s.seats or foe == seat or not s.alive >> foe & 1:
        return "FYN-D4.03"
    return "FYN-D4.05" if cell in s.lands[foe] and cell not in chart(s, foe).frontier else ""


def _join(s: Barons, seat: int, action: Action) -> str:
    party = getattr(s.stack[-1], "party", ())
    if party:
        return "FYN-D4.54"
    return "FYN-D4.06" if action[1] in s.spent else "FYN-D4.03"


def _pair(s: Barons, seat: int, action: Action) -> str:
    group, row = getattr(s.stack[-1], "group", ()), getattr(s.stack[-1], "row", ())
    return "FYN-D4.18" if len(group) < len(row) else "FYN-D4.17"


def _call(s: Barons, seat: int, action: Action) -> str:
    return "FYN-B4.08" if 1 <= action[1] <= 4 else "FYN-B4.01"


_OWN = {
    verbs.RESPOND: _march,
    verbs.ORIGIN: _origin,
    verbs.TARGET: _target,
    verbs.JOIN: _join,
    verbs.PAIR: _pair,
    verbs.CALL: _call,
}

# --- windows --------------------------------------------------------------------------------------------------------
