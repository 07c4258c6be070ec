"""A finished game, divided into the decisions of its players.

Moves that were undone are left out. A decision of the analysed player is as long as a plan: their consecutive moves up
to the next reveal. Consecutive moves of another seat count as one decision.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from baronage.engine.core.errors import BadDocument
from baronage.engine.core.state import Event, State
from baronage.engine.hooks.search import Plan
from baronage.engine.match.record import UNDO, Record
from baronage.engine.text.input_errors import msg


@dataclass(frozen=True)
class Played:
    """A move of the record: the states around it, whether it revealed something, and its chance outcomes."""

    number: int  # counted from 1
    seat: int
    actions: Plan
    text: str
    before: State
    after: State
    shows: bool
    by_chance: bool
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Run:
    """Consecutive moves of one seat that count as one decision."""

    moves: tuple[Played, ...]
    plan: Plan  # the actions played, or the plan of the shortlist that they began

    @property
    def seat(self) -> int:
        return self.moves[0].seat

    @property
    def before(self) -> State:
        return self.moves[0].before

    @property
    def after(self) -> State:
        return self.moves[-1].after

    @property
    def number(self) -> int:
        """The number of the last move."""
        return self.moves[-1].number


def played(record: Record) -> list[Played]:
    """Return the moves of a finished game without those that were undone."""
    whole = record.replay().record  # with the actions of moves given as text
    found: list[Played] = []
    before: State | None = None
    seen = 0
    for number, match in enumerate(whole.matches()):
        events = tuple(event for moment in match.history[seen:] for event in moment.events)
        seen = len(match.history)
        after = match.state.clone()
        if before is not None:
            move = whole.moves[number - 1]
            if not move.actions and move.text == UNDO:
                found.pop()
            else:
                shows, fell = match.state.committed, bool(move.outcomes)
                found.append(
                    Played(number, move.seat, move.actions, move.text, before, after, shows or fell, fell, events)
                )
        before = after
    if before is None or before.stack:
        raise BadDocument(msg("analysis-early"))
    return found


def others_run(moves: Sequence[Played], at: int) -> Run:
    """Return the consecutive moves of this move's seat."""
    end = at + 1
    while end < len(moves) and moves[end].seat == moves[at].seat:
        end += 1
    chosen = tuple(moves[at:end])
    return Run(chosen, tuple(action for move in chosen for action in move.actions))


def own_run(moves: Sequence[Played], at: int, plans: Sequence[Plan]) -> Run:
    """Return a decision of the player: the longest shortlisted plan that was followed, or that many actions.

    If a reveal came before the end of a plan, that plan counts as the decision.
    """
    chosen: list[Played] = []
    actions: Plan = ()
    longest = max((len(plan) for plan in plans), default=1)
    for move in moves[at:]:
        if move.seat != moves[at].seat:
            break
        chosen.append(move)
        actions += move.actions
        if move.shows or len(actions) >= longest:
            break
    followed = max((plan for plan in plans if actions[: len(plan)] == plan), key=len, default=None)
    if followed is not None:
        count = 0
        for end, move in enumerate(chosen, 1):
            count += len(move.actions)
            if count >= len(followed):
                return Run(tuple(chosen[:end]), followed if count == len(followed) else actions[:count])
    begun = next((plan for plan in plans if plan[: len(actions)] == actions), None)
    return Run(tuple(chosen), begun or actions)
