"""The text form of a match and a record at a prompt."""

from __future__ import annotations

from typing import Any

from baronage.engine.core.setup import Setup
from baronage.engine.core.state import State
from baronage.engine.game.display import where


def name_match(state: State, moves: int) -> str:
    """Return a one-line description of a match."""
    return f"<Match of {state.game.name} for {state.setup.seats}: {_count(moves)}, {where(state)}>"


def name_record(setup: Setup, result: Any, moves: int) -> str:
    """Return a one-line description of a record."""
    game = setup.game
    winners = []
    if isinstance(result, dict):
        winners = [at for at, seat in enumerate(result.get("seats", ())) if seat.get("place") == 1]
    names = ", ".join(game.seat_label(seat) for seat in winners)
    end = "not over" if result is None else f"won by {names}" if names else "over, won by nobody"
    return f"<Record of {game.name} for {setup.seats}: {_count(moves)}, {end}>"


def _count(moves: int) -> str:
    return "1 move" if moves == 1 else f"{moves} moves"
