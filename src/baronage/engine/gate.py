"""What the gate asks of an action before it is played: is it one, may this seat take it now, and if not, by which rule?"""

from __future__ import annotations

from collections.abc import Sequence

from baronage.engine.errors import Illegal, Unreadable
from baronage.engine.facts import Facts, No
from baronage.engine.flow import CLOSE, EXPEL, LAPSE, RESIGN, TABLE, Action, State
from baronage.engine.game import Game
from baronage.engine.refusals import say
from baronage.engine.whole import whole, whole_action

MOST_AT_ONCE = 1000  # actions in one call of the gate
LONGEST_TEXT = 20_000  # characters in one call of the gate

What = str | Action | Sequence[Action]


def parts_of(game: Game, what: What) -> list[str | Action]:
    """What somebody wants to play, part by part. Raises Unreadable."""
    if isinstance(what, str):
        if len(what) > LONGEST_TEXT:
            raise Unreadable(say("text-long", most=LONGEST_TEXT))
        texts: list[str | Action] = [*game.parts(what)]
        if not texts:
            raise Unreadable(say("text-empty"))
        return texts
    if isinstance(what, tuple) and what and isinstance(whole(what[0]), int):
        return [whole_action(what)]
    if not isinstance(what, Sequence) or not what:
        raise Unreadable(say("actions-shape"))
    if len(what) > MOST_AT_ONCE:
        raise Unreadable(say("actions-many", most=MOST_AT_ONCE))
    return list(map(whole_action, what))  # each is checked by itself before it is played


def forbidden(state: State, seat: int, action: Action, hold_windows: bool, names: Sequence[str]) -> Illegal | None:
    """Why the seat may not take this action now; None: it may. `hold_windows`, `names`: as `Match` has them."""
    if not isinstance(action, tuple) or not action or not all(type(item) is int for item in action):
        raise Unreadable(say("action-shape"))
    if not state.stack:
        no: No | None = No("", {}, "it-is-over")
    elif seat == TABLE:
        no = _to_the_table(state, action, hold_windows)
    elif state.left >> seat & 1:
        no = No("", {}, "gate-seat-left")
    elif action == (RESIGN,):
        if not state.beaten(seat) and (stays := state.stays(seat)) and state.game.meta.resign:
            return state.game.stays(state, seat, stays)
        no = _to_who_resigns(state, seat)
    elif action == (LAPSE,):
        no = None if seat in state.actors() else No("", {}, "gate-not-waited-for")
    elif action[0] < 0:
        no = No("", {}, "gate-for-the-table")
    elif state.allows(seat, action):
        no = None
    else:
        return state.game.refusal(state, seat, action, names=names)
    return None if no is None else state.game.gate_refusal(no, seat, names)


def _to_the_table(state: State, action: Action, hold_windows: bool) -> No | None:
    """The table itself sends seats away, and closes windows that it holds open."""
    if action[0] == EXPEL and len(action) == 2 and 0 <= action[1] < state.setup.seats:
        facts: Facts = {"seat": action[1]}
        return No("", facts, "gate-left-already") if state.left >> action[1] & 1 else None
    if action == (CLOSE,):
        return None if hold_windows and state.is_held() else No("", {}, "gate-no-window")
    return No("", {}, "gate-only-for-seats")


def _to_who_resigns(state: State, seat: int) -> No | None:
    if not state.game.meta.resign:
        return No("", {}, "gate-no-resigning")
    beaten = state.beaten(seat)
    return No(beaten, {}, "gate-beaten") if beaten else None
