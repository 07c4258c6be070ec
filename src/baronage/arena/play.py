"""A game between bots, played directly on a state, without validation, record or messages."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from baronage.bots import Player
from baronage.bots.characters import Character
from baronage.engine.core.chance import Chance
from baronage.engine.core.setup import Setup
from baronage.engine.core.standings import Standings
from baronage.engine.game.game import Game, game_of


@dataclass(frozen=True)
class Played:
    """The result of a game: its decisions, each seat's missed decisions, and each seat's blunders."""

    standings: Standings
    decisions: int
    missed: tuple[int, ...]
    harms: tuple[tuple[str, ...], ...] = ()  # names of self-harm, by seat


def derived_seed(*parts: object) -> int:
    """Derive a seed for one purpose from a larger seed and the purpose's name."""
    text = "/".join(str(part) for part in parts)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def play_game(
    game: Game, players: Sequence[Player], options: dict[str, Any] | None = None, seed: int | None = None
) -> Played:
    """Play a game to its end, with one player per seat. Equal seeds give equal games."""
    return play_setup(game.setup(len(players), options), players, seed)


def play_setup(setup: Setup, players: Sequence[Player], seed: int | None = None) -> Played:
    """Play a game from a checked setup."""
    chance = Chance(None if seed is None else derived_seed(seed, "game"))
    # Each seat has its own chance, so that one bot's draws don't affect another bot.
    thoughts = [Chance(None if seed is None else derived_seed(seed, "seat", seat)) for seat in range(setup.seats)]
    state = setup.game.start_from(setup, chance)
    missed = [0] * setup.seats
    harms: list[list[str]] = [[] for _ in range(setup.seats)]
    decisions = 0
    actors = state.actors()
    while actors:
        seat = actors[0]
        thought = thoughts[seat]
        count = getattr(players[seat], "missed", 0)  # programs over a pipe count them
        plan = players[seat].plan(state.redact(seat), seat, thought)
        missed[seat] += getattr(players[seat], "missed", 0) - count
        thought.outcomes.clear()
        before = state.clone() if isinstance(players[seat], Character) else None
        for number, action in enumerate(plan):
            if number and (seat not in state.actors() or not state.allows(seat, action)):
                break
            state.play(seat, action, chance)
            decisions += 1
        if before is not None and (harm := game_of(state).self_harm(before, state, seat, plan)):
            harms[seat].append(harm)
        actors = state.actors()
    standings = state.standings()
    assert standings is not None, "a game that waits for nobody is over"
    return Played(standings, decisions, tuple(missed), tuple(map(tuple, harms)))
