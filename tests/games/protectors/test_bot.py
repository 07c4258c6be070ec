"""The game's own player."""

from __future__ import annotations

import random

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import Action
from baronage.games.protectors import verbs
from baronage.games.protectors.ai.forecast import AHEAD, BEHIND, again, attack_chance, attack_odds
from baronage.games.protectors.ai.heuristics import DOOM, RACE, race
from baronage.games.protectors.ai.purse import doom, levy, outbid, recruits, wise_bid
from baronage.games.protectors.ai.tactics import ambush, plan, provoked, to_the_front, victims, worth
from baronage.games.protectors.bot import best_us, choose
from baronage.games.protectors.steps.attack import AFTER_BURNER, Strike
from tests.games.protectors.table import GAME, at, begin, realm


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
    assert min(fallen for _, fallen, _, _ in odds) == 1  # #6 has nothing to commit
    assert attack_odds(s, 0, dict.fromkeys(range(1, 6), ())) == {(0, 5, 5, 0): 1.0}
    assert attack_odds(s, 1, dict.fromkeys((0, 2, 3, 4, 5), ())) == {(0, 4, 4, BEHIND): 1.0}  # #1 is spared, and drops
    duty = attack_odds(s, 1, {0: ((verbs.COMMIT, 1, 1),), 2: ((verbs.COMMIT, 3, 1),), 3: (), 4: (), 5: ()})
    assert duty == {(2, 3, 3, AHEAD | BEHIND): 1.0}


@pytest.mark.parametrize(
    ("cards", "fallen", "likely"),
    [
        ("POWER", 0, 2 / 7),  # 6, with the next card 7: below 14; but two of the seven are Dragons
        ("POWER", 4, 1),  # the Threshold would be 7
        ("POWER,MIST", 4, 0),  # no card is to come
    ],
)
def test_it_knows_when_the_dragon_comes_again_at_once(cards: str, fallen: int, likely: float) -> None:
    s = realm(
        at(f"N/ring7/7 T3.A dpl=12 cards={cards} rank=1>2>3>4>5>6>7 map=1:1.1 2:2.1 3:3.1 4:4.1 5:5.1 6:6.1 7:7.1")
    )
    assert again(s.redact(0), fallen) == pytest.approx(likely)
    s.stack.insert(-1, Strike(AFTER_BURNER))
    assert again(s.redact(0), fallen) == 1


def test_it_lets_a_province_burn_when_its_units_are_needed_for_a_second_attack() -> None:
    """Four greens, seven units: four now would leave three against the next attack, which comes with the next card."""
    position = "N/ring7/7 T3.A dpl=12 cards={} rank=5>3>6>1 map=1:3.3 2:3.1 3:3.0 4:3.3 5:5.1 6:6.0 7:1.2"
    assert best_us(realm(at(position.format("POWER"))), 2, 0)[1] == 3
    assert best_us(realm(at(position.format("POWER,MIST"))), 2, 0)[1] == 4


def test_partners_may_fall_as_well_as_rivals() -> None:
    match = at("N/ring4/4 T3.A dpl=6 rank=1>2>3 map=1:1.0 2:2.1 3:3.0 4:1.1 team=1:1,2:1,3:2,4:2 out=1/0")
    found = choose(realm(match).redact(0), 0, match.state.actions(0), Chance(1))
    assert found in match.state.actions(0)


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
    match = at("N/ring7/7 T3.C rank=1>2>3 map=1:1.0 2:2.1 3:3.1 cash=1:60,2:90,3:90")
    bid: Action = choose(realm(match).redact(0), 0, match.state.actions(0), Chance(1))
    assert bid == (verbs.BID, 35)  # 25 stay: with 50 of production they are a unit


def test_gold_goes_where_it_is_needed() -> None:
    s = realm(at("N/ring7/7 T2.N rank=1>2>3>7 map=1:1.2 2:1.1 3:3.1 7:7.1"))
    orders = plan(s, 0, 0)
    assert orders[1] == (verbs.DELAYED, 1, 7, 0, 2)  # 2 against 1
    assert orders[2] == (verbs.DELAYED, 2, 3, 1, 1)  # 1 and the gold against 1


def test_two_small_armies_gather_and_march_on_together() -> None:
    """Who marches in goes on with a Delayed March! in the same turn; alone neither could take P3."""
    s = realm(at("N/ring7/7 T3.N rank=5>3>1>2>4 map=1:1.1 2:1.1 3:3.1 4:4.1 5:5.1 6:2.1"))
    orders = plan(s, 0, 0)
    assert orders == {1: (verbs.MARCH, 1, 2, 0, 1), 2: (verbs.DELAYED, 2, 3, 0, 2)}


def test_of_two_equal_victims_it_takes_the_richer_one() -> None:
    position = "N/ring7/7 T1.N rank=1>2>3>4>5>6>7 map=1:1.1 2:2.1 3:3.1 4:4.1 5:5.1 6:6.1 7:7.1"
    assert plan(realm(at(f"{position} cash=2:50")), 0, 0)[1][2] == 2
    assert plan(realm(at(f"{position} cash=7:50")), 0, 0)[1][2] == 7


@pytest.mark.parametrize(("turn", "order"), [(1, verbs.MARCH), (2, verbs.DELAYED)])
def test_a_lone_unit_does_not_wait_at_home_in_the_first_turn(turn: int, order: int) -> None:
    s = realm(at(f"N/ring7/7 T{turn}.N rank=1>2>3>4>5>6>7 map=1:1.1 2:2.1 3:3.1 4:4.1 5:5.1 6:6.1 7:7.1"))
    assert plan(s, 0, 0)[1] == (order, 1, 2, 1, 1)


def test_it_does_not_walk_into_the_mountain_kings_ambush() -> None:
    """Gold wins the battle, but not the King's: one unit is taken elsewhere, two are enough for him."""
    position = "N/ring7/7 T2.N rank=1>2>3>4>5>6>7 map=1:1.{} 2:2.1 3:3.1 4:4.1 5:5.1 6:6.1 7:7.1 fac=2:hod cash=2:50"
    s = realm(at(position.format(1)))
    assert (ambush(s, 2), ambush(s, 7)) == (2, 0)
    assert plan(s, 0, 0)[1][2] == 7
    assert victims(s, 0, {1: 1}) == 1
    assert plan(realm(at(position.format(2))), 0, 0)[1] == (verbs.DELAYED, 1, 2, 1, 2)
    assert plan(realm(at(f"{position.format(1)} used=2:regards")), 0, 0)[1][2] == 2  # he comes once
    both = realm(at(position.format(1).replace("fac=2:hod", "fac=2:hod,7:hod")))
    assert plan(both, 0, 0)[1][0] not in (verbs.MARCH, verbs.DELAYED)


def test_new_units_go_to_the_front() -> None:
    s = realm(at("G/two14/7 T3.C rank=1>2>3 map=1:1.0 2:1.0 3:1.0 5:2.1 12:3.1 cash=1:75"))
    assert recruits(s, 0, 1) == {3: 1}


@pytest.mark.parametrize(
    ("words", "likely"),
    [
        ("dpl=2 cards=CALM,MIST", 1 / 3),  # two of the other six Dragon cards
        ("dpl=12 cards=CALM,MIST", 1),  # 14 with the next two cards
        ("dpl=8 cards=CALM,MIST", 1 - 7 / 9 * 2 / 3),  # or Power Overwhelming: two of nine
    ],
)
def test_it_knows_how_likely_an_attack_is(words: str, likely: float) -> None:
    s = realm(at(f"N/ring7/7 T1.C {words} rank=1>2>3>4>5>6>7 map=1:1.1 2:2.1 3:3.1 4:4.1 5:5.1 6:6.1 7:7.1"))
    assert attack_chance(s.redact(0)) == pytest.approx(likely)


def test_the_odds_of_a_bid() -> None:
    s = realm(at("N/ring4/4 T2.C rank=1>2>3 map=1:1.1 2:2.1 3:3.1 cash=1:90,2:60,3:30"))
    assert outbid(s, 0, 60) == [1.0, 0.0, 0.0]  # nobody can bid more
    assert sum(outbid(s, 0, 10)) == pytest.approx(1)
    assert outbid(s, 0, 10)[0] < outbid(s, 0, 20)[0]


def test_it_bids_for_gold_but_no_more_than_anybody_can_beat() -> None:
    s = realm(at("N/ring7/7 T2.C rank=2>1>3>4 map=1:1.3 2:2.1 3:3.1 4:4.1 cash=1:74,2:20,3:10,4:10"))
    assert 10 < wise_bid(s, 0, 74, 3) <= 21


@pytest.mark.parametrize(("rival", "units"), [(100, 0), (5, 2)])
def test_whose_life_hangs_on_the_ranking_bids_before_it_buys(rival: int, units: int) -> None:
    """The Dragon comes with the next card, and whoever is last and below min.US falls (REALM-M6.06): 101 are safe, or 6."""
    s = realm(at(f"N/ring7/7 T3.C dpl=6 rank=1>2 map=1:1.1 2:1.0 3:1.0 4:2.1 5:1.0 7:1.0 cash=1:160,2:{rival}"))
    assert levy(s, 0, 160) == units


def test_when_one_fall_would_end_the_game_a_rival_should_be_grand_protector() -> None:
    """Two are left and three fell to the Dragon, which comes with the next card: it spares the first, and no other."""
    position = "N/ring7/7 T3.C dpl=7 rank=1>2 out=5/{} map=1:1.3 2:2.0 3:1.2 cash=1:50,2:50"
    assert wise_bid(realm(at(position.format(3))), 0, 50, 5) == 0
    assert wise_bid(realm(at(position.format(2))), 0, 50, 5) > 0


def test_the_chance_that_many_fall_at_once() -> None:
    assert doom(2, 2, 0.5) == 0.25
    assert doom(1, 2, 0.5) == 0
    assert doom(3, 1, 1.0) == 1


def test_it_votes_for_a_small_realm_and_a_faction_of_its_own_choice() -> None:
    match = begin(7, [None] * 12, version="vote", factions="vote")
    assert choose(realm(match).redact(0), 0, match.state.actions(0), Chance(1)) == (verbs.BALLOT, 0)
    match = begin(7, [None] * 12, factions="vote")
    assert choose(realm(match).redact(0), 0, match.state.actions(0), Chance(1)) == (verbs.BALLOT, 1)
