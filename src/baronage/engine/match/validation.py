"""Validation of actions before they are played: well-formed, allowed to this seat now, or the violated rule."""

from __future__ import annotations

from collections.abc import Sequence

from baronage.engine.core.coercion import as_action, as_index
from baronage.engine.core.errors import Illegal, Unreadable
from baronage.engine.core.state import AGREE, CLOSE, EXPEL, RESIGN, TABLE, TIMEOUT, Action, State
from baronage.engine.game.game import Game, game_of
from baronage.engine.text.input_errors import msg
from baronage.engine.text.params import Params, RuleViolation

MAX_AT_ONCE = 1000  # actions in one call
LONGEST_TEXT = 20_000  # characters in one call

What = str | Action | Sequence[Action]


def parts_of(game: Game, what: What) -> list[str | Action]:
    """Return the parts of the input of `Match.play`. Raise Unreadable if it is malformed."""
    if isinstance(what, str):
        if len(what) > LONGEST_TEXT:
            raise Unreadable(msg("text-long", most=LONGEST_TEXT))
        texts: list[str | Action] = [*game.parts(what)]
        if not texts:
            raise Unreadable(msg("text-empty"))
        return texts
    if isinstance(what, tuple) and what and isinstance(as_index(what[0]), int):
        return [as_action(what)]
    if not isinstance(what, Sequence) or not what:
        raise Unreadable(msg("actions-shape"))
    if len(what) > MAX_AT_ONCE:
        raise Unreadable(msg("actions-many", most=MAX_AT_ONCE))
    return list(map(as_action, what))  # each is checked before it is played


def common_action(state: State, seat: int, text: str) -> Action | None:
    """Return the action of a word that all games share, or None."""
    word = text.lower().split()
    if seat == TABLE:
        for other in range(state.setup.seats):
            if word == ["expel", state.game.seat_label(other).lower()]:
                return (EXPEL, other)
        if word == ["close"]:
            return (CLOSE,)
        if word == ["agree"]:
            return (AGREE,)
        raise Unreadable(msg("table-says"))
    return {"resign": (RESIGN,), "lapse": (TIMEOUT,)}.get(" ".join(word))


def forbidden(state: State, seat: int, action: Action, hold_windows: bool, names: Sequence[str]) -> Illegal | None:
    """Return why the seat may not take this action now, or None. `hold_windows` and `names` are those of `Match`."""
    if not isinstance(action, tuple) or not action or not all(type(item) is int for item in action):
        raise Unreadable(msg("action-shape"))
    if not state.stack:
        no: RuleViolation | None = RuleViolation("", {}, "it-is-over")
    elif seat == TABLE:
        no = _to_the_table(state, action, hold_windows)
    elif state.left >> seat & 1:
        no = RuleViolation("", {}, "gate-seat-left")
    elif action == (RESIGN,):
        if not state.beaten(seat) and (stays := state.stays(seat)) and state.game.meta.resign:
            return game_of(state).stays(state, seat, stays)
        no = _to_who_resigns(state, seat)
    elif action == (TIMEOUT,):
        no = None if seat in state.actors() else RuleViolation("", {}, "gate-not-waited-for")
    elif action[0] < 0:
        no = RuleViolation("", {}, "gate-for-the-table")
    elif state.allows(seat, action):
        no = None
    else:
        return game_of(state).refusal(state, seat, action, names=names)
    return None if no is None else game_of(state).validation_error(no, seat, names)


def _to_the_table(state: State, action: Action, hold_windows: bool) -> RuleViolation | None:
    """Return the violation of an action of the table: it expels seats, closes windows it holds open and ends games as draws."""
    if action[0] == EXPEL and len(action) == 2 and 0 <= action[1] < state.setup.seats:
        params: Params = {"seat": action[1]}
        return RuleViolation("", params, "gate-left-already") if state.left >> action[1] & 1 else None
    if action == (CLOSE,):
        return None if hold_windows and state.is_held() else RuleViolation("", {}, "gate-no-window")
    if action == (AGREE,):
        return None if len(state.in_play()) > 1 else RuleViolation("", {}, "gate-no-draw")
    return RuleViolation("", {}, "gate-only-for-seats")


def _to_who_resigns(state: State, seat: int) -> RuleViolation | None:
    if not state.game.meta.resign:
        return RuleViolation("", {}, "gate-no-resigning")
    beaten = state.beaten(seat)
    return RuleViolation(beaten, {}, "gate-beaten") if beaten else None
