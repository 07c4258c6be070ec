"""A finished game, cut into what its players decided.

What was taken back is left out. A decision of the player who is looked at is as long as a plan: the moves that he made in a row
until something was revealed. The moves that another seat made in a row count as one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from baronage.engine.errors import BadDocument
from baronage.engine.flow import Event, State
from baronage.engine.mind import Plan
from baronage.engine.record import UNDO, Record
from baronage.engine.refusals import say


@dataclass(frozen=True)
class Played:
    """One move of the record: the states around it, whether it showed anybody anything, and what came of it."""

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
    """Moves of one seat in a row that count as one decision."""

    moves: tuple[Played, ...]
    plan: Plan  # what was played, or the plan of the shortlist that it began

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
        """The last move's."""
        return self.moves[-1].number


def played(record: Record) -> list[Played]:
    """The moves of a finished game that were not taken back."""
    whole = record.replay().record  # with the actions of what was written as text
    found: list[Played] = []
    before: State | None = None
    told = 0
    for number, match in enumerate(whole.matches()):
        events = tuple(event for moment in match.moments[told:] for event in moment.events)
        told = len(match.moments)
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
        raise BadDocument(say("analysis-early"))
    return found


def others_run(moves: Sequence[Played], at: int) -> Run:
    """What the seat of this move did in a row."""
    end = at + 1
    while end < len(moves) and moves[end].seat == moves[at].seat:
        end += 1
    chosen = tuple(moves[at:end])
    return Run(chosen, tuple(action for move in chosen for action in move.actions))


def own_run(moves: Sequence[Played], at: int, plans: Sequence[Plan]) -> Run:
    """A decision of the player, measured by the plans on the shortlist: the longest that was followed, else as many actions.

    Where something was revealed before a plan was at its end, that plan stands for what was decided.
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
