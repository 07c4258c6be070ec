"""What the options of a menu share is worked out once, and never for another view or a later moment."""

from __future__ import annotations

import random

import pytest

import baronage
from baronage.engine.core.chance import Chance
from baronage.engine.core.state import State
from baronage.engine.game.game import Game
from baronage.engine.game.menu_cache import MenuCache, cached_per_menu

PENNIES = Game("baronage.pennies")
asked: list[int] = []


@cached_per_menu
def doubled(s: State, number: int) -> int:
    asked.append(number)
    return 2 * number


@pytest.fixture(autouse=True)
def nothing_asked() -> None:
    asked.clear()


def test_in_a_menu_it_is_asked_once_about_the_same() -> None:
    view = PENNIES.start()
    with MenuCache(view):
        assert [doubled(view, 2), doubled(view, 3), doubled(view, 2)] == [4, 6, 4]
    assert asked == [2, 3]


def test_outside_it_is_asked_each_time() -> None:
    view = PENNIES.start()
    with MenuCache(view):
        doubled(view, 2)
    doubled(view, 2)
    assert asked == [2, 2]
    with MenuCache(view):  # it may have changed since
        doubled(view, 2)
    assert asked == [2, 2, 2]


def test_another_view_is_another_matter() -> None:
    view, other = PENNIES.start(), PENNIES.start()
    with MenuCache(view):
        doubled(view, 2)
        doubled(other, 2)
        doubled(other, 2)
    assert asked == [2, 2, 2]


def test_who_is_interrupted_by_another_menu_works_things_out_alone() -> None:
    """As two threads may: the second begins inside the first, and ends after it."""
    view, other = PENNIES.start(), PENNIES.start()
    first, second = MenuCache(view), MenuCache(other)
    first.__enter__()
    second.__enter__()
    assert doubled(view, 2) == 4
    first.__exit__()
    doubled(other, 2)
    doubled(other, 2)
    second.__exit__()
    doubled(other, 2)
    assert asked == [2, 2, 2]


def test_it_forgets_after_a_failure() -> None:
    view = PENNIES.start()
    with pytest.raises(ZeroDivisionError), MenuCache(view):
        doubled(view, 1 // (doubled(view, 2) - 4))
    doubled(view, 2)
    assert asked == [2, 2]


@pytest.mark.parametrize("name", sorted(baronage.games()))
def test_a_menu_says_of_each_option_what_is_said_of_it_alone(name: str) -> None:
    game, rng, seen = baronage.games()[name], random.Random(4), 0
    for seed in range(3):
        state, chance = game.start(chance=Chance(seed)), Chance(seed)
        for _ in range(60):
            if not state.actors():
                break
            seat = rng.choice(state.actors())
            actions, view = state.actions(seat), state.redact(seat)
            together = [(entry.label, entry.rules) for entry in game.menu(view, seat, actions)]
            assert together == [game.label(view, seat, action) for action in actions]
            seen += len(actions)
            state.play(seat, rng.choice(actions), chance)
    assert seen > 100
