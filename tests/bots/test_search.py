"""The search, and the characters that use it."""

from __future__ import annotations

import itertools

import pytest

import baronage
from baronage.arena.play import play_game
from baronage.bots import bot
from baronage.bots.characters import CHARACTERS, Character, Regent, level
from baronage.bots.search import Budget, SearchParams, SearchResult, Tried, think
from baronage.engine.core.chance import Chance
from baronage.engine.core.state import State
from baronage.engine.hooks.search import Plan

GAME = baronage.games()["brawling"]
# A wins at once by taking the last card
WON = "deck=+1 | mkt=+3 | turn=A | A r=2 t=FAR1,SMI1 | B t=FAR2"
# A is behind: to take the last card loses
LOST = "deck=+3 | mkt=KNI1,TOW1,P2A1 | turn=A | A r=4 h=FAR1 t=FAR2,far3 | B t=FAR4,SMI1"
LIMITS = SearchParams(plans=8, depth=2)


def view_of(position: str) -> State:
    return GAME.position(position, 2).redact(0)


def test_it_takes_the_last_card_when_that_wins_and_not_when_it_loses() -> None:
    won = think(view_of(WON), 0, Chance(1), Budget(60), LIMITS)
    assert won.best().value == pytest.approx(1.0)
    lost = think(view_of(LOST), 0, Chance(1), Budget(60), LIMITS)
    assert lost.best().value > 0.05


def test_the_same_chance_and_simulations_give_the_same_thought() -> None:
    one, two = (think(view_of(LOST), 0, Chance(5), Budget(80), LIMITS) for _ in range(2))
    assert one == two
    assert one.simulations >= 60


def test_it_can_be_stopped_at_any_time_and_then_has_a_plan() -> None:
    asked = itertools.count()
    thought = think(view_of(LOST), 0, Chance(1), Budget(100_000, stopped=lambda: next(asked) >= 2), LIMITS)
    assert 0 < thought.simulations < 100
    assert GAME.position(LOST, 2).allows(0, thought.best().plan[0])


def test_it_ends_when_its_time_is_up() -> None:
    thought = think(view_of(LOST), 0, Chance(1), Budget(10**9, seconds=0.0), LIMITS)
    assert thought.simulations <= 8


def test_it_sees_no_more_than_its_seat() -> None:
    """Two games that look the same from a seat lead to the same thought, whatever is hidden."""
    state = GAME.start(2, {"first_player": "A"}, Chance(3))
    other = state.sample(0, Chance(99))
    assert other.dump() != state.dump()
    thoughts = [think(world.redact(0), 0, Chance(4), Budget(40), LIMITS) for world in (state, other)]
    assert thoughts[0] == thoughts[1]
    whole = think(state, 0, Chance(4), Budget(40), LIMITS)  # given too much, it looks at its own part alone
    assert whole.tried == thoughts[0].tried


@pytest.mark.parametrize("name", [character.NAME for character in CHARACTERS])
@pytest.mark.parametrize("game", list(baronage.games()))
def test_every_character_has_a_level_in_every_game(name: str, game: str) -> None:
    own = level(name, game)
    assert own.plans >= 1
    assert own.cap >= own.spread


def test_levels_grow() -> None:
    """In Protectors of the Realm temperaments tell the characters apart instead."""
    for game, mode in [*((game, "") for game in baronage.games() if game != "protectors"), ("barony", "full")]:
        levels = [level(character.NAME, game, mode) for character in CHARACTERS]
        work = [own.simulations / own.plans for own in levels]
        assert work == sorted(work), "each looks at a plan at least as often as the one below"
        carelessness = [own.misses.get("any", 0.0) for own in levels]
        assert carelessness == sorted(carelessness, reverse=True)


def test_with_one_round_all_plans_are_looked_at_alike() -> None:
    view = view_of(LOST)
    tried = think(view, 0, Chance(4), Budget(40), SearchParams(plans=6, depth=1, rounds=1)).tried
    assert len(tried) > 2
    assert len({one.runs for one in tried}) == 1
    again = think(view, 0, Chance(4), Budget(40), SearchParams(plans=6, depth=1)).tried
    assert len({one.runs for one in again}) > 1


def thought_of(values: list[tuple[Plan, float]]) -> SearchResult:
    tried = tuple(Tried(plan, 0.3, [value] * 10) for plan, value in values)
    return SearchResult(tried, tried[0], 30, False)


class Fixed(Character):
    """Thinks what it is told."""

    NAME = "wat"

    def __init__(self, values: list[float]) -> None:
        super().__init__()
        plans = [((3,),), ((4,),), ((5, 1),)]
        self.thought = thought_of(list(zip(plans, values, strict=True)))


def test_a_weak_one_errs_but_takes_the_best_plan_most_often() -> None:
    own = level("wat", "brawling")
    weak = Fixed([0.6, 0.6 - own.cap / 2, 0.6 - own.cap - 0.05])
    view = GAME.position("deck=+20 | mkt=+3 | turn=A | A t=KNI1 | B t=far1", 2).redact(0)
    picked = [weak.pick(view, 0, weak.thought, Chance(seed)) for seed in range(300)]
    counts = [picked.count(plan) for plan in (((3,),), ((4,),), ((5, 1),))]
    assert counts[0] > counts[1] > 0
    assert counts[0] > counts[2]


def test_hob_hoards() -> None:
    """Of two plans that are as good he takes the one that hoards."""

    class Hoarder(Fixed):
        NAME = "hob"

    hob = Hoarder([0.5, 0.5, 0.5])
    view = GAME.position("deck=+20 | mkt=+3 | turn=A | A t=KNI1 | B t=far1", 2).redact(0)
    gather, attack = ((3,),), (next(a for a in view.actions(0) if view.write(0, a).startswith("A ")),)
    hob.thought = thought_of([(attack, 0.5), (gather, 0.5)])
    picked = [hob.pick(view, 0, hob.thought, Chance(seed)) for seed in range(300)]
    assert picked.count(gather) > picked.count(attack)


def test_to_leave_the_advice_there_must_be_a_reason() -> None:
    advice, lucky = Tried(((3,),), 0.6, [0.5, 0.5, 0.5, 0.5]), Tried(((4,),), 0.4, [0.1, 0.9, 0.2, 0.9])
    assert lucky.value > advice.value
    thought = SearchResult((advice, lucky), advice, 8, False)
    assert thought.best(caution=1.0) is advice
    assert thought.best(caution=0.0) is lucky
    sure = Tried(((4,),), 0.4, [0.6, 0.7, 0.6, 0.7])
    assert SearchResult((advice, sure), advice, 8, False).best() is sure


def test_a_budget_of_ones_own_takes_the_place_of_the_level() -> None:
    lazy = Regent(Budget(12))
    assert lazy.think(view_of(LOST), 0, Chance(1)).simulations < 40


def test_characters_play_a_whole_game() -> None:
    played = play_game(GAME, [bot("wat"), bot("hob")], seed=2)
    assert sorted(row.place for row in played.standings.seats) == [1, 2]
