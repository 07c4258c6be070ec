"""One game between bots, played directly on a state: no gate, no record, no words."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from baronage.bots import Player
from baronage.engine.chance import Chance
from baronage.engine.game import Game
from baronage.engine.setup import Setup
from baronage.engine.standings import Standings


@dataclass(frozen=True)
class Played:
    """How a game ended, and how many decisions it took."""

    standings: Standings
    decisions: int


def derived_seed(*parts: object) -> int:
    """A seed for one purpose, made from a larger one and the purpose's name."""
    text = "/".join(str(part) for part in parts)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def play_game(
    game: Game, players: Sequence[Player], options: dict[str, Any] | None = None, seed: int | None = None
) -> Played:
    """Play a game to its end, a player for each seat. The same seed gives the same game."""
    return play_setup(game.setup(len(players), options), players, seed)


def play_setup(setup: Setup, players: Sequence[Player], seed: int | None = None) -> Played:
    """The same from a setup that is checked already."""
    chance = Chance(None if seed is None else derived_seed(seed, "game"))
    # Each seat has a chance of its own, so that one bot's thoughts change nothing for another.
    thoughts = [Chance(None if seed is None else derived_seed(seed, "seat", seat)) for seat in range(setup.seats)]
    state = setup.game.start_from(setup, chance)
    decisions = 0
    actors = state.actors()
    while actors:
        seat = actors[0]
        thought = thoughts[seat]
        plan = players[seat].plan(state.redact(seat), seat, thought)
        thought.outcomes.clear()
        for number, action in enumerate(plan):
            if number and (seat not in state.actors() or not state.allows(seat, action)):
                break
            state.play(seat, action, chance)
            decisions += 1
        actors = state.actors()
    standings = state.standings()
    assert standings is not None, "a game that waits for nobody is over"
    return Played(standings, decisions)
