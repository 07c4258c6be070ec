"""A game by its name, and how bots play the seats that do not learn.

Nothing here knows of any library of environments: those that do are built on it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from baronage.bots import Player
from baronage.engine.altered import find
from baronage.engine.chance import Chance
from baronage.engine.errors import BadSetup
from baronage.engine.seats import Seats
from baronage.engine.setup import Setup
from baronage.games import games


def setup_of(name: str, seats: int | None = None, options: dict[str, Any] | None = None) -> Setup:
    """A game by its name, with its seats and options."""
    known = games()
    game = find(known, name)
    if game is None:
        raise BadSetup(f"there is no game {name!r}; there are: {', '.join(known)}")
    return game.setup(seats, options)


def let_others_play(seats: Seats, seat: int, players: Mapping[int, Player], thoughts: Chance) -> None:
    """Until this seat is asked, or the game is over; who sits on the other seats?"""
    state = seats.state
    while (asked := state.actors()) and seat not in asked:
        other = asked[0]
        for number, action in enumerate(players[other].plan(state.redact(other), other, thoughts)):
            if number and (other not in state.actors() or not state.allows(other, action)):
                break
            seats.play(other, action)
        thoughts.outcomes.clear()
