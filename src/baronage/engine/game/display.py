"""A state in one line, for prompts and notebooks."""

from __future__ import annotations

from baronage.engine.core.standings import Standings
from baronage.engine.core.state import FULL, PUBLIC, State


def name_state(state: State) -> str:
    """Return a one-line description of a state."""
    game = state.game
    if state.viewer == FULL:
        viewer = ""
    elif state.viewer == PUBLIC:
        viewer = " as spectators see it"
    else:
        viewer = f" as {game.seat_label(state.viewer)} sees it"
    return f"<State of {game.name} for {state.setup.seats}{viewer}: {where(state)}>"


def where(state: State) -> str:
    """Return the current decision, or the winners."""
    standings: Standings | None = state.standings()
    if standings is not None:
        return won(standings.winners(), state)
    waited = ", ".join(state.game.seat_label(seat) for seat in state.actors())
    return f"waits for {waited}" if waited else "waits for others"


def won(winners: list[int], of: State) -> str:
    """Return the winners in a few words."""
    names = ", ".join(of.game.seat_label(seat) for seat in winners)
    return f"won by {names}" if names else "over, won by nobody"
