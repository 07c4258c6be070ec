"""The game's own player."""

from __future__ import annotations

import random

import pytest

from baronage.engine.chance import Chance
from baronage.engine.flow import Action
from baronage.games.protectors import verbs
from baronage.games.protectors.bot import best_us, choose, recruits
from baronage.games.protectors.forecast import attack_odds
from baronage.games.protectors.tactics import plan, provoked, to_the_front, victims, worth
from baronage.games.protectors.worth import DOOM, RACE, race
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


def test_it_wins_forty_of_a_hundred_games_against_six_random_players() -> None:
    """Its share would be one in seven, and the Dragon beats everybody in half of such games; the seeds are fixed."""
    assert sum(game(seed) for seed in range(100)) >= 40


def test_it_marches_on_an_empty_province_and_on_a_weak_one_before_a_strong_one() -> None:
    s = realm(at("N/ring6/6 T3.N rank=1>2>3>4 map=1:1.3 2:2.0 6:3.3 4:4.1"))
    assert plan(s, 0, 0)[1][:3] == (verbs.DELAYED, 1, 2)
    s = realm(at("N/ring6/6 T3.N rank=1>2>3>4 map=1:1.3 2:2.1 6:3.3 4:4.1"))
    assert plan(s, 0, 0)[1] == (verbs.DELAYED, 1, 2, 1, 2)  # one stays at home
    assert worth(s, 2) > worth(s, 6)


def test_it_leaves_team_mates_alone() -> None:
    position = "N/ring4/4 T3.N rank=1>2>3>4 map=1:1.3 2:2.0 3:3.2 4:4.3"
    assert plan(realm(at(position)), 0, 0)[1][:3] == (verbs.DELAYED, 1, 2)
    assert plan(realm(at(f"{position} team=1:1,2:1,3:2,4:2")), 0, 0)[1][:3] != (verbs.DELAYED, 1, 2)


def test_a_second_province_marches_or_supports_by_mood() -> None:
    s = realm(at("G/two12/6 T3.N rank=2>1>3 map=1:1.2 2:1.2 8:3.3 4:2.3 12:2.1"))
    orders = {plan(s, 0, mood)[place][0] for mood in (0, 1) for place in (1, 2)}
    assert orders == {verbs.DELAYED, verbs.SUPPORT}


def test_it_walks_to_the_front() -> None:
    s = realm(at("N/ring7/7 T3.N rank=1>4 map=1:1.1 2:1.0 7:1.0 3:1.0 6:1.0 4:4.2 5:4.2"))
    assert to_the_front(s, 0)[1:4] == [3, 2, 1]
    assert plan(s, 0, 0)[1][0] == verbs.MARCH


@pytest.mark.parametrize(("card", "dpl", "comes"), [("BLOOD", 20, True), ("BLOOD", 16, False), ("MIST", 20, False)])
def test_it_knows_when_an_elimination_brings_the_dragon(card: str, dpl: int, comes: bool) -> None:
    """P = 12, n = 6: under Bloodlust! the Threshold would fall from 24 to 18, else to 22."""
    position = f"G/two12/6 T3.N dpl={dpl} cards=CALM,{card} rank=1>2>3>4>5>6 map=1:1.3 2:2.1 3:3.1 4:4.1 5:5.1 6:6.1"
    s = realm(at(position))
    assert provoked(s) is comes
    assert (plan(s, 0, 0)[1][0] == verbs.DELAYED) is not comes


def test_the_race_with_the_dragon() -> None:
    assert race(0, 1) == RACE
    assert race(3, 0) == DOOM
    assert race(2, 4) > race(5, 3) > race(5, 1) > 0  # safe; three rivals too many; five too many


def test_the_odds_of_an_attack_add_up() -> None:
    s = realm(at("N/ring6/6 T3.A dpl=5 rank=1>2>3>4>5>6 map=1:1.2 2:2.2 3:3.2 4:4.2 5:5.2 6:6.0"))
    odds = attack_odds(s, 0, {})
    assert sum(odds.values()) == pytest.approx(1)
    assert min(fallen for _, fallen, _ in odds) == 1  # #6 has nothing to commit
    assert attack_odds(s, 0, dict.fromkeys(range(1, 6), ())) == {(0, 5, 5): 1.0}


@pytest.mark.parametrize(("power", "wanted"), [(4, "C1x3"), (40, "C1x1")])
def test_it_gives_all_to_a_victory_and_its_duty_to_a_defeat(power: int, wanted: str) -> None:
    match = at(f"G/two14/7 T3.A dpl={power} rank=2>1>3>4>5>6>7 map=1:1.3 2:2.1 3:3.1 4:4.1 5:5.1 6:6.1 7:7.1")
    s = realm(match).redact(0)
    action = choose(s, 0, match.state.actions(0), Chance(1))
    assert match.state.write(0, action) == f"+{wanted}"


def test_the_first_of_the_ranking_does_not_feed_a_hopeless_attack() -> None:
    match = at("G/two14/7 T3.A dpl=40 rank=1>2>3>4>5>6>7 map=1:1.3 2:2.1 3:3.1 4:4.1 5:5.1 6:6.1 7:7.1")
    assert choose(realm(match).redact(0), 0, match.state.actions(0), Chance(1)) == (verbs.SEND,)


def test_highmagisters_come_where_they_decide() -> None:
    position = "N/ring6/6 T3.A dpl=9 rank=2>1>3>4>5>6 map=1:1.1 2:2.3 3:3.3 4:4.3 5:5.3 6:6.3 fac=1:cen cash=1:315"
    match = at(position)
    assert best_us(realm(match), 0, 9)[0] > best_us(realm(match), 0, 0)[0]
    assert choose(realm(match).redact(0), 0, match.state.actions(0), Chance(1))[0] == verbs.MAGI


def test_units_are_bought_beside_a_rival_who_can_be_eliminated() -> None:
    match = at("N/ring7/7 T3.C rank=1>2>3 map=1:1.1 2:1.1 3:1.1 4:2.1 6:3.2 cash=1:160")
    actions = match.state.actions(0)
    assert choose(realm(match).redact(0), 0, actions, Chance(1)) == (verbs.BUY, 3, 2)


def test_new_units_go_one_by_one_to_the_army_that_does_worst() -> None:
    s = realm(at("N/ring7/7 T3.C rank=1>2>3 map=1:1.1 2:1.1 3:1.1 4:2.3 7:3.2 cash=1:300"))
    assert recruits(s, 0, 1) == {3: 1}  # 3 against 1 in P3
    assert recruits(s, 0, 2) == {3: 1, 1: 1}
    assert recruits(s, 0, 4) == {3: 2, 1: 2}
    assert recruits(s, 0, 9) == {3: 2, 1: 2, 2: 2}  # three in a Province


def test_an_army_that_outlives_an_attack_takes_one_weak_rival() -> None:
    s = realm(at("N/ring6/6 T3.A dpl=20 rank=2>1>3>4>5 map=1:1.2 2:2.1 3:3.1 4:4.1 5:5.1 6:1.1"))
    assert victims(s, 0, {1: 1}) == 1
    assert victims(s, 0, {1: 1, 6: 1}) == 2
    assert victims(s, 0, {1: 0, 6: 0}) == 0


def test_it_leaves_at_home_what_a_march_does_not_need() -> None:
    s = realm(at("N/ring6/6 T3.N rank=2>1>3>4 map=1:1.3 2:2.0 6:3.1 4:4.1"))
    assert plan(s, 0, 0)[1][4] == 2
    s = realm(at("N/ring6/6 T3.N rank=1>2>3>4 map=1:1.3 2:2.3 6:3.1 4:4.1"))
    assert plan(s, 0, 0)[1] == (verbs.DELAYED, 1, 6, 1, 2)


def test_who_has_no_unit_saves_for_one() -> None:
    match = at("N/ring7/7 T3.C rank=1>2>3 map=1:1.0 2:2.1 3:3.1 cash=1:60")
    bid: Action = choose(realm(match).redact(0), 0, match.state.actions(0), Chance(1))
    assert bid == (verbs.BID, 30)  # 25 stay: with 50 of production they are a unit
