"""The game's own player."""

from __future__ import annotations

import random

import pytest

from baronage.engine.chance import Chance
from baronage.games.protectors import verbs
from baronage.games.protectors.bot import choose, plan, to_the_front, worth
from tests.games.protectors.table import GAME, at, realm


def game(seed: int) -> bool:
    """Seven players, six of them random: does the seventh win?"""
    chance, rng, me = Chance(seed), random.Random(seed), seed % 7
    state = GAME.start(7, {"version": "normal", "teams": "off", "factions": "off"}, chance)
    while state.actors():
        seat = state.actors()[0]
        actions = state.actions(seat)
        own = seat == me
        state.play(
            seat, GAME.heuristic(state.redact(seat), seat, actions, chance) if own else rng.choice(actions), chance
        )
    standings = state.standings()
    assert standings is not None
    return me in standings.winners()


def test_it_wins_far_more_than_its_share_against_six_random_players() -> None:
    """Its share would be one in seven, if the Dragon did not beat everybody in most games; about a third are won."""
    assert sum(game(seed) for seed in range(40)) >= 10


def test_it_takes_an_empty_province_and_a_weak_one() -> None:
    s = realm(at("N/ring6/6 T3.N rank=1>2>3>4 map=1:1.3 2:2.0 6:3.3 4:4.1"))
    assert plan(s, 0)[1][:3] == (verbs.DELAYED, 1, 2)
    s = realm(at("N/ring6/6 T3.N rank=1>2>3>4 map=1:1.3 2:2.1 6:3.3 4:4.1"))
    assert plan(s, 0)[1][:3] == (verbs.DELAYED, 1, 2)
    assert worth(s, 0, 2) > worth(s, 0, 6)


def test_it_moves_its_army_to_the_front() -> None:
    s = realm(at("N/ring7/7 T3.N rank=1>4 map=1:1.3 2:1.0 7:1.0 3:1.0 6:1.0 4:4.2 5:4.2"))
    assert to_the_front(s, 0)[1:4] == [3, 2, 1]
    assert plan(s, 0)[1][0] == verbs.MARCH


@pytest.mark.parametrize(("power", "wanted"), [(4, "C1x3"), (40, "C1x1")])
def test_it_gives_all_to_a_victory_and_its_duty_to_a_defeat(power: int, wanted: str) -> None:
    match = at(f"G/two14/7 T3.A dpl={power} rank=2>1>3>4>5>6>7 map=1:1.3 2:2.1 3:3.1 4:4.1 5:5.1 6:6.1 7:7.1")
    s = realm(match).redact(0)
    action = choose(s, 0, match.state.actions(0), Chance(1))
    assert match.state.write(0, action) == f"+{wanted}"
