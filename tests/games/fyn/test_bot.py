"""The heuristic player: what it does in clear cases, and that it beats random play."""

from __future__ import annotations

import random

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.match.match import Match
from baronage.games.fyn import verbs
from tests.games.fyn.table import GAME, at, board


def advice(match: Match) -> str:
    one = match.state.actors()[0]
    view = match.state.redact(one)
    return match.state.write(one, GAME.heuristic(view, one, match.state.actions(one), Chance(1)))


def follow(match: Match, most: int = 30) -> list[str]:
    """What it does until another player is asked."""
    one = match.state.actors()[0]
    told: list[str] = []
    while not match.over and match.state.actors() == [one] and len(told) < most:
        told.append(advice(match))
        match.play(one, told[-1])
    return told


def test_it_grows_towns() -> None:
    match = at("E", "0,0:K; 0,1:Cv; 1,0:C", "0,0:K", hands=("Town+Village+Road+Clear",))
    assert advice(match) == "PUT Town@0,1"


def test_it_covers_its_capital() -> None:
    match = at("E", "0,0:K; 0,1:Cr; 1,0:C", "0,0:K", hands=("Clear",))
    assert advice(match) == "PUT Clear@-1,0"


def test_it_runs_for_the_city() -> None:
    mine = "0,0:K; -1,0:C; 1,0:C; 0,1:Cr"
    match = at("E", mine, "0,0:K", hands=("Clear",), variant="run_for_city", city_distance=4)
    assert advice(match) == "PUT Clear@0,2"
    match = at("E", f"{mine}; 0,2:C", "0,0:K", hands=("Road",), variant="run_for_city", city_distance=4)
    assert advice(match) == "PUT Road@0,2"  # land goes on from there
    match = at(
        "D", "0,0:K; 0,1:C{A}", f"{mine}; 0,2:C; 0,3:C; 2,0:Cv", variant="run_for_city", city_distance=4, holds=(0, 2)
    )
    assert follow(match)[1] in (
        "TO P2:0,1",
        "TO P2:0,2",
        "TO P2:0,3",
    )  # who holds the City is stopped, or cut off from it


def test_it_takes_undefended_land_and_what_hangs_on_it() -> None:
    match = at("D", "0,0:K; 0,1:C{2A}", "0,0:K{X}; 0,1:C; 0,2:Ct; 0,3:C; 1,0:C")
    assert follow(match)[:4] == ["FROM 0,1", "TO P2:0,1", "JOIN A", "JOIN A"]


def test_it_does_not_attack_against_the_odds() -> None:
    match = at("D", "0,0:K; 0,1:C{P}", "0,0:K; -1,0:Mt{S}; 1,0:M{S}; 0,1:Mt{S,A}")
    assert advice(match) == "."


def test_it_builds_when_it_cannot_attack_well() -> None:
    match = at("B", "0,0:K; 0,1:C", "0,0:K; 0,1:C", hands=("Strong Army+Road",))
    assert advice(match) == "STEP build"


def test_it_defends_with_a_response() -> None:
    match = at("D", "0,0:K; 0,1:C{P}", "0,0:K{S}; 0,1:Crt; 0,2:Cc", "0,0:K")
    match.play(0, "ATK P2:0,1 FROM 0,1 {P}")
    assert advice(match) == "RESP S 0,0>0,1"


def test_it_responds_from_a_capital_that_nobody_else_threatens() -> None:
    match = at("D", "0,0:K; 0,1:C{P}", "0,0:K{A}; 0,1:Cv; 1,0:C")
    match.play(0, "ATK P2:0,1 FROM 0,1 {P}")
    assert advice(match) == "RESP A 0,0>0,1"


@pytest.mark.parametrize(("card", "move"), [("Sickness", "PLAY Sickness P1:0,1"), ("Earthquake", "PASS")])
def test_it_strikes_the_attackers_not_the_village_they_come_from(card: str, move: str) -> None:
    match = at("D", "0,0:K; 0,1:Cv{A}", "0,0:K; 0,1:C{P}", hands=("", card))
    match.play(0, "ATK P2:0,1 FROM 0,1 {A}")
    assert advice(match) == move


@pytest.mark.parametrize(("centre", "move"), [("c", "COUNTER P1"), ("v", "PASS")])
def test_it_keeps_counters_for_what_matters(centre: str, move: str) -> None:
    hands = ("Divine Intervention", "Earthquake")
    match = at("F", f"0,0:K; 0,1:C{centre}", "0,0:K", hands=hands)
    match.play(0, ".")
    match.play(1, "PLAY Earthquake P1:0,1")
    assert advice(match) == move


def test_it_trades_what_it_can_spare() -> None:
    mine, his = "0,0:K; 0,1:C", "0,0:K; 0,1:M"
    hands = ("Mine+Village", "Oasis+Village", "Road")
    match = at("F", mine, his, "0,0:K", hands=hands, trading=True)
    assert follow(match) == ["TRADE Mine"]  # no Mountain to put it on
    assert follow(match) == ["OFFER +Oasis", "SEND"]  # a Mine for the Mountain, for what finds no Desert
    assert follow(match)[-1] == "OFFER P3 -"
    assert advice(match) == "TAKE P2"
    match.play(0, "TAKE P2")
    assert board(match).hands[1][-1] == 78
    match = at("F", mine, his, hands=("City", "Oasis"), trading=True)
    assert advice(match) == "DISC City"  # it would help others more


def test_it_discards_from_a_full_hand_to_find_land() -> None:
    useful = "Revolt+Sickness+Earthquake+Revolt"
    assert advice(at("F", "0,0:K; 0,1:C", "0,0:K", hands=(useful,))) == "."  # he draws one anyway
    assert advice(at("F", "0,0:K; 0,1:C", "0,0:K", hands=(f"{useful}+Earthquake",))) == "DISC Revolt"
    towns = "Town+Town+Town+Town+Town"  # each has its place
    assert advice(at("F", "0,0:K; 0,1:Cv; 1,0:Cv; -1,0:Cv; 0,2:Cv; 1,1:Cv", "0,0:K", hands=(towns,))) == "."


def test_it_never_strikes_its_own_realm() -> None:
    match = at("F", "0,0:K; 0,1:Ct", "0,0:K", hands=("Revolt+Earthquake",))
    match.play(0, ".")
    assert advice(match) == "PASS"
    assert [plan for _, plan in GAME.search.plans(match.state.redact(0), 0, 12, Chance(0))] == [((verbs.PASS,),)]


def play(seats: int, mine: int, seed: int) -> int:
    """The place of the heuristic player among random ones."""
    match_state = GAME.start(seats, {}, Chance(seed))
    rng, chance, own = random.Random(seed), Chance(seed + 1), Chance(seed + 2)
    while match_state.actors():
        one = match_state.actors()[0]
        actions = match_state.actions(one)
        if one == mine:
            action = GAME.heuristic(match_state.redact(one), one, actions, own)
        else:
            action = rng.choice(actions)
        match_state.play(one, action, chance)
    standings = match_state.standings()
    assert standings is not None
    return standings.seats[mine].place


def test_it_beats_random_play() -> None:
    wins = sum(play(2, seed % 2, seed) == 1 for seed in range(20))
    assert wins >= 18  # of 100 it wins 95 at the least; twenty are a sample


def test_it_is_not_last_among_four() -> None:
    last = sum(play(4, seed % 4, seed) == 4 for seed in range(10))
    assert last <= 1


def test_it_finishes_every_variant() -> None:
    for options in (
        {"variant": "barbarians"},
        {"variant": "run_for_city", "city_distance": 3},
        {"trading": True, "dice": True},
    ):
        match = Match(GAME, 3, dict(options), chance=Chance(4))
        own = Chance(9)
        while not match.over:
            one = match.state.actors()[0]
            match.play(one, GAME.heuristic(match.state.redact(one), one, match.state.actions(one), own))
        assert board(match).cause
