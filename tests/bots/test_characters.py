"""Characters without time to think: they play what looks best to them at once, and nothing worse."""

from __future__ import annotations

import pytest

import baronage
from baronage.bots import bot
from baronage.bots.characters import CHARACTERS, Character, Level, characters_of, harms, level
from baronage.bots.search import Budget, SearchParams, think
from baronage.engine.core.chance import Chance
from baronage.engine.core.state import State
from baronage.engine.game.game import game_of
from baronage.engine.hooks.search import follow
from baronage.games.protectors.state import Realm

AT_ONCE = Budget(1_000_000, seconds=0.0)
SEATS = {"protectors": 5}  # two everywhere else
MOMENTS = 12  # of a game


def asked(game: str) -> list[tuple[State, int]]:
    """Some moments of a game, seen by who is asked."""
    chance = Chance(5)
    state = baronage.games()[game].start(SEATS.get(game, 2), {}, chance)
    found: list[tuple[State, int]] = []
    while state.stack and len(found) < MOMENTS:
        seat = state.actors()[0]
        if len(state.actions(seat)) > 1:
            found.append((state.redact(seat), seat))
        follow(state, seat, game_of(state).search.rollout_policy(state, seat, chance), chance)
    return found


def after_one_world() -> Budget:
    """Stopped when each plan was tried once."""
    asks = iter([False])
    return Budget(1_000_000, stopped=lambda: next(asks, True))


def test_a_game_offers_only_characters_that_differ_in_strength() -> None:
    offered = {name: characters_of(name) for name in ("brawling", "barony", "protectors", "fyn", "yuan")}
    five = ("wat", "hob", "ysolt", "anselm", "regent")
    assert offered == {"brawling": five, "barony": five, "protectors": five, "fyn": five, "yuan": five[:4]}


@pytest.mark.parametrize("game", list(baronage.games()))
def test_without_time_each_plays_the_first_plan_that_is_no_blunder(game: str) -> None:
    moments = asked(game)
    assert len(moments) == MOMENTS
    for number, (view, seat) in enumerate(moments):
        for character in CHARACTERS:
            own = level(character.NAME, game)
            found = character.shortlist(own, view, seat, Chance(number))
            plans = [plan for _, plan in found or game_of(view).search.plans(view, seat, own.plans, Chance(number))]
            sample = view.sample(seat, Chance(number))
            sane = [plan for plan in plans if not harms(sample, seat, plan, Chance(number))]
            assert type(character)(AT_ONCE).plan(view, seat, Chance(number)) == (sane or plans)[0]


def test_without_time_nothing_is_tried() -> None:
    view, seat = asked("brawling")[-1]
    thought = think(view, seat, Chance(1), AT_ONCE, SearchParams())
    assert thought.simulations == 0
    assert thought.best() is thought.advice


def test_a_single_world_is_no_reason_to_leave_the_advice() -> None:
    """Whoever is stopped after one simulation of each plan still plays the first, unless it is careless."""
    thoughts = [think(view, seat, Chance(1), after_one_world(), SearchParams()) for view, seat in asked("brawling")]
    left = 0
    for thought in thoughts:
        if len(thought.tried) == 1:
            continue
        assert {one.runs for one in thought.tried} == {1}
        assert thought.best(caution=1.0) is thought.advice
        left += thought.best(caution=0.0) is not thought.advice
    assert left, "though another plan looked better"


def test_a_table_of_protectors_without_time_is_a_game() -> None:
    """The Dragon is beaten when it first comes, nobody is out early, and it lasts."""
    chance = Chance(3)
    state = baronage.games()["protectors"].start(7, {"version": "normal", "teams": "off", "factions": "off"}, chance)
    assert isinstance(state, Realm)
    players: list[Character] = [type(CHARACTERS[seat % len(CHARACTERS)])(AT_ONCE) for seat in range(7)]
    while state.stack:
        seat = state.actors()[0]
        follow(state, seat, players[seat].plan(state.redact(seat), seat, Chance(seat)), chance)
    assert not any(0 < turn <= 3 for turn in state.out_turn)
    assert 8 <= state.turn <= 12


def test_a_mode_of_a_game_may_have_a_level_of_its_own() -> None:
    """Barony's Simple Game and Quick-Start would lock by the errors that are made in the full game."""
    assert level("wat", "barony", "full").misses["any"] > level("wat", "barony", "simple").misses["any"]
    assert level("wat", "barony", "quick") == level("wat", "barony") == level("wat", "barony", "simple")
    game = baronage.games()["barony"]
    views = {mode: game.start(2, {"mode": mode}, Chance(1)).redact(0) for mode in ("simple", "full")}
    assert bot_level("wat", views["full"]) == level("wat", "barony", "full") != bot_level("wat", views["simple"])


def bot_level(name: str, view: State) -> Level:
    player = bot(name)
    assert isinstance(player, Character)
    return player.level(view)
