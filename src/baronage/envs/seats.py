"""Games by name, and bots for the seats that don't learn.

This module is independent of environment libraries, which are supported in the other modules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from baronage.bots import Player
from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import BadSetup
from baronage.engine.core.setup import Setup
from baronage.engine.game.patched import find
from baronage.engine.learning.token_env import TokenEnv
from baronage.games import games


def setup_of(name: str, seats: int | None = None, options: dict[str, Any] | None = None) -> Setup:
    """Return the setup of a game by its name, seats and options."""
    known = games()
    game = find(known, name)
    if game is None:
        raise BadSetup(f"there is no game {name!r}; there are: {', '.join(known)}")
    return game.setup(seats, options)


def let_others_play(seats: TokenEnv, seat: int, players: Mapping[int, Player], thoughts: Chance) -> None:
    """Let the players act until this seat is to act or the game is over."""
    state = seats.state
    while (asked := state.actors()) and seat not in asked:
        other = asked[0]
        for number, action in enumerate(players[other].plan(state.redact(other), other, thoughts)):
            if number and (other not in state.actors() or not state.allows(other, action)):
                break
            seats.play(other, action)
        thoughts.outcomes.clear()
