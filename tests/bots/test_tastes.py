"""Characters err as they are: counted over decisions of seeded games, each made with a taste and without it."""

from __future__ import annotations

from dataclasses import replace

import pytest

import baronage
from baronage.bots.characters import Anselm, Character, Hob, Level
from baronage.bots.search import Budget
from baronage.engine.core.chance import Chance
from baronage.engine.core.state import State
from baronage.engine.game.game import Game

GAMES = [baronage.games()[name] for name in ("brawling", "yuan", "fyn", "barony")]
EARLY = 60  # decisions of a game
EVERY = 6
FEW = Budget(16)


def moments(game: Game, seed: int) -> list[tuple[State, int]]:
    """Early decisions of a game of heuristic players in which there is a choice."""
    chance, found = Chance(seed), list[tuple[State, int]]()
    state = game.start(2, chance=chance)
    for number in range(EARLY):
        if not state.stack:
            break
        seat = state.actors()[0]
        view = state.redact(seat)
        if number % EVERY == 0 and len(view.actions(seat)) > 1:
            found.append((view, seat))
        state.play(seat, game.heuristic(view, seat, view.actions(seat), chance), chance)
    return found


class Liking(Character):
    """One who thinks as another, and likes the same things, but more or less."""

    def __init__(self, like: Character, factor: float) -> None:
        super().__init__(FEW)
        self.like = like
        self.factor = factor

    def level(self, view: State) -> Level:
        own = self.like.level(view)
        return replace(own, likes={name: self.factor * bonus for name, bonus in own.likes.items()})


def counted(character: Character, game: Game) -> tuple[float, float]:
    """How many of its decisions hoard, and how many attack."""
    hoards = attacks = 0.0
    for seed in (1, 2):
        for number, (view, seat) in enumerate(moments(game, seed)):
            plan = character.plan(view, seat, Chance(1000 * seed + number))
            traits = game.search.traits(view, seat, plan)
            hoards += traits.get("hoards", 0.0)
            attacks += traits.get("attacks", 0.0)
    return hoards, attacks


@pytest.mark.slow
@pytest.mark.parametrize(("who", "at"), [(Hob, 0), (Anselm, 1)], ids=["hob hoards", "anselm attacks"])
def test_a_taste_is_seen_in_what_is_done(who: type[Character], at: int) -> None:
    with_taste = {game.name: counted(Liking(who(), 8.0), game)[at] for game in GAMES}
    without = {game.name: counted(Liking(who(), 0.0), game)[at] for game in GAMES}
    assert sum(with_taste.values()) > sum(without.values()), (with_taste, without)
