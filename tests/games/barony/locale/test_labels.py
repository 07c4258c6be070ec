"""Every option in words: what it does, with its odds, and where it leads."""

from __future__ import annotations

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.questions import ask
from baronage.games.barony.rules.param_text import NO_GOAL, nearest_goal
from tests.games.barony.locale.reading import VERBS, begun, said
from tests.games.barony.table import GAME, WON, at, full, play, position, slot

REST = "5PeP1@H4.1 6PeP1@H4.2 7PeJ1@H4.4"


def test_every_verb_is_known() -> None:
    assert {name for verb, name in VERBS.items() if verb not in GAME.verbs} == set()


# --- movement ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-V1.01")
@pytest.mark.parametrize(
    ("others", "foes", "wanted"),
    [
        ("", "5PeP1@C1.6", ("P 1 H4 0", 2)),
        ("", "5PeP1@H4.1", ("P 1 H4 0", 2)),  # an enemy stands there
        ("2PeS1@H4.1", "5PeP1@C1.6", ("P 1 H4 1", 3)),  # it is held already
        ("2PeS1@H4.1 3PeS1@H4.17", "5PeP1@C1.6", ("P 1 H4 2", 4)),
        ("2PeS1@H4.1 3PeS1@H4.17 4PeS1@H4.25", "5PeP1@C1.6", ("X", NO_GOAL)),
    ],
)
def test_the_goal_is_the_nearest_point_that_ones_side_does_not_hold(
    others: str, foes: str, wanted: tuple[str, int]
) -> None:
    state = full(f"1ThP1@H4.3 {others}", foes)
    goal, away = wanted
    assert nearest_goal(state, 0, slot("A1"), at("H4.6")) == (away, goal)


def test_the_point_on_which_a_serf_stands_stays_its_goal() -> None:
    state = full("1ThP1@H4.1", "5PeP1@C1.6")
    play(state, "A1")
    assert said(state, "-H4.3") == "Go straight back: 1 movement from your goal"
    assert nearest_goal(state, 0, slot("A1"), at("H4.1")) == (0, "P 1 H4 0")


def test_a_step_tells_what_lies_there() -> None:
    state = full("1ThP1@H4.3 2PeS1@C1.3", "5PeP1@C1.6", marks="trap@C1.2=B5r2")
    play(state, "A1")
    assert said(state, "-H4.6") == "Go back and a little left: 2 movements from your goal"
    assert said(state, "-H4.1") == "Go straight ahead, onto the far point of B’s home: hold it for three turns"
    state = full("2PeS1@C1.3", "5PeP1@C1.6", marks="trap@C1.2=B5r2")
    play(state, "A2")
    assert said(state, "-C1.2") == "Go left and a little back, into a trap: it is bumped 2 triangles back to the left"


@pytest.mark.rule("BAR-M5.01")
def test_the_market_is_entered() -> None:
    state = full("2PeS1@C1.1", "5PeP1@C1.6")
    play(state, "A2")
    assert said(state, "-M") == "Go into the Market, to buy and sell: 10 movements from your goal"


@pytest.mark.rule("BAR-M3.01", "BAR-M5.01", "BAR-M5.02")
def test_how_far_it_is_to_the_goal() -> None:
    state = full("4SoS1@C4.19 5PeP1@H4.17{h2}", "5PeP1@C1.6")
    assert said(state, "A4") == "Your Soldier 4 acts, a Sider: 3 movements from your goal"
    assert (
        said(state, "A5")
        == "Your Peasant 5 acts, a Pointer on the near left point of B’s home: it has held it for 2 of 3 turns"
    )
    assert said(full("7PeJ1@H1.17", ""), "A7").endswith(": 8 movements from your goal")  # E52, through the Market
    simple = position("7PeJ1@H1.17 4SoS1@H1.4 5PeP1@H1.9", "5PeP1@C1.11 6PeP1@H4.2 7PeJ1@H4.4")
    assert said(simple, "A7") == "Your Peasant 7 acts, a Jumper: its jumps alone reach none of your goals"


def test_a_confrontation_tells_odds_bump_and_danger() -> None:
    state = position("3SoS1@C1.5 4SoS1@H1.4 5PeP1@H1.9", "5PeP1@C1.11 6PeP1@H4.2 7PeJ1@H4.4")
    play(state, "A3")
    assert said(state, "-C1.11") == "Attack B’s Peasant 5: 44 % to bump it 1 triangle straight back"
    edge = position("3PeS1@H4.3 4SoS1@H1.4 5PeP1@H1.9", "5PeP1@H4.2 6PeP1@H4.9 7PeJ1@H4.4")
    play(edge, "A3")
    assert said(edge, "-H4.2").endswith(
        " % to bump it off the board back to the left; if your Serf loses, it may be killed"
    )


@pytest.mark.rule("BAR-F1.11")
def test_a_hire_during_the_game_is_for_the_reserve() -> None:
    state = full("1ThP1@C4.1", "5PeP1@C1.6", gold=(20_000, 0))
    ending = "1,000 gold; it waits outside and joins this game only if a Knight of yours calls it (Call to Arms)"
    assert said(state, "$serf PeS") == f"Hire a Peasant Sider for your reserve: {ending}"


@pytest.mark.rule("BAR-Q1.01")
def test_the_market_is_a_place_to_be_in() -> None:
    state = full("1ThP1@C4.1 2GuS1@M", "5PeP1@C1.6")
    play(state, "A1")
    assert said(state, "-M") == (
        "Meet your Guildsman 2: one of the two is pushed on to another triangle, and you choose which"
    )
    state = full("1ThP1@C4.1", "3SoS1@M")
    play(state, "A1")
    assert said(state, "-M").startswith("Attack B’s Soldier 3: 44 % to bump it")


@pytest.mark.rule("BAR-X1.01", "BAR-M2.04")
def test_both_directions_of_a_run_and_whom_it_hits_are_told() -> None:
    state = full("3SoS1x2@C1.4", "5PeP1@C1.2 6SoS1@C2.4")
    play(state, "A3-C1.3")
    assert "to bump it 2 triangles back to the left or 1 triangle ahead to the left, into B’s Soldier 6" in said(
        state, "-C1.2"
    )


@pytest.mark.rule("BAR-A01.01")
def test_a_flight_over_an_archer_is_marked() -> None:
    state = full("4SoS1@C1.6{F:ARC}", "7PeJ1@C1.2", turn="B")
    play(state, "B7")
    assert said(state, "^90*1") == (
        "Fly 1 jump straight ahead over A’s Soldier 4, who may shoot: 7 movements from your goal; "
        "its jumps get there only through the Market"
    )
    assert said(state, "^30*1").startswith("Fly 1 jump ahead to the right: ")


# --- confrontations ---------------------------------------------------------------------------------------------------


def test_the_aggressors_choices() -> None:
    state = full("1ThP2@C1.3", "5PeP1@C1.6{W:DAG}", gold=(0, 300))
    play(state, "A1-C1.6", "go")
    assert said(state, "/F") == "Fight: 44 % to win; a tie is lost"
    assert said(state, "/C") == "Concede: your Thief 1 is bumped 1 triangle where the other Baron likes"
    assert said(state, "!PPK") == "Pick its pocket: 76 % to take 200 gold and go back; 16 % to be bumped"


@pytest.mark.rule("BAR-A19.02", "BAR-A19.03")
def test_riders_of_a_noble() -> None:
    rich = full("1NoP3@C1.3{M:TAX,ASN}", "5PeP1@C1.6", gold=(0, 700))
    play(rich, "A1-C1.6")
    assert said(rich, "!TAX") == "Tax it: 66 % to take 600 gold and go back"
    assert said(rich, "!ASN") == "Assassinate it: 29 % to win three rolls in a row"
    poor = full("1NoP3@C1.3{M:TAX}", "5PeP1@C1.6")
    play(poor, "A1-C1.6")
    assert said(poor, "!TAX") == "Tax it: 66 % to bump it, for its Baron has no gold"


def test_two_of_one_baron() -> None:
    state = full("3SoS1@C1.5 4SoS1@C1.11", "5PeP1@H4.1")
    play(state, "A3-C1.11")
    assert said(state, "/F") == "Let the dice decide: 44 % that your Soldier 4 gives way"
    assert said(state, "/C") == "Your Soldier 3 gives way: bumped 1 triangle where you like"
    assert said(state, "/Y") == "Your Soldier 4 gives way: bumped 1 triangle straight back"


def test_the_defenders_choices() -> None:
    state = full("1ThP2@C1.3", "5PeP1@C1.6")
    play(state, "A1-C1.6", "/F")
    assert said(state, "/F") == "Fight: 44 % to win; a tie is won"
    assert said(state, "/C") == "Concede: it is bumped 1 triangle ahead to the right"
    assert (
        said(state, "/R")
        == "Retreat: it gives way without a roll like one who concedes, but is never bumped off the board"
    )
    theft = full("1ThP2@C1.3", "5PeP1@C1.6", gold=(0, 500))
    play(theft, "A1-C1.6", "!PPK")
    assert said(theft, "/F") == "Fight: 24 % that nothing is stolen"
    assert said(theft, "/C") == "Concede: it is robbed without a roll"


def test_directions_tell_their_ends() -> None:
    state = position("3PeS1@H4.3 4SoS1@H1.4 5PeP1@H1.9", "5PeP1@H4.2 6PeP1@H4.9 7PeJ1@H4.4")
    play(state, "A3-H4.2", "/F", "/F", dice="11 66")
    assert said(state, ">330*1") == "Bump it off the board back to the right: it is killed"
    assert said(state, ">210*1") == "Bump it 1 triangle back to the left"


def test_reactions() -> None:
    state = full("1KnP3@C1.3", "5PeP1@C1.6 6KnP3@C1.7{M:ESC}")
    play(state, "A1", "*TAC B5")
    assert said(state, "/E6") == "Your Knight 6, of Rank 3, takes its place: 56 % to hold"
    shot = full("4SoS1@C1.6{F:ARC}", "7PeJ1@C1.2", turn="B")
    play(shot, "B7^90*1")
    assert {GAME.label(shot, 0, action)[0] for action in shot.actions(0)} == {
        "Shoot: 44 % to end the flight and bump it 1 triangle",
        "Let it pass",
    }


@pytest.mark.rule("BAR-W2.01")
def test_armour_shows_where_each_shortening_ends() -> None:
    state = full("1SoS1x2@C1.4", "5PeP1@C1.2{R:LEA}")
    play(state, "A1-C1.3-C1.2", "go", "/F", "/F", ">30", dice=WON)
    assert [GAME.label(state, 1, action)[0] for action in state.actions(1)] == [
        "Save 0: it is bumped 2 triangles ahead to the right",
        "Save 1: it is bumped 1 triangle ahead to the right",
    ]


def test_recruitment() -> None:
    state = full("1NoP3@C1.3{M:REC}", "5SoP3@C1.6")
    play(state, "A1-C1.6", "/F", "/F", dice=WON)
    assert said(state, "!REC") == "Roll to recruit B’s Soldier 5: 97 %; 3 of 3 tries left"


# --- maneuvers, spells, the Market ------------------------------------------------------------------------------------


def test_maneuvers() -> None:
    state = full("1PrS2@C1.5{M:RES} 2SoS1@out", "5PeP1@H4.1")
    play(state, "A1")
    assert said(state, "*BLS self") == "Bless itself: it is saved from one kill"
    assert said(state, "*RES A2") == "Resurrect your Soldier 2, a Sider"
    play(state, "*RES A2")
    assert said(state, "@H1.17") == "Put your Soldier 2 on the far right point of your home"
    knight = full("1KnP3@C1.3", "5PeP1@C1.6")
    play(knight, "A1")
    assert said(knight, "*TAC B5") == (
        "Attack B’s Peasant 5 without moving: 66 % to bump it 1 triangle back to the left"
    )
    maker = full("2GuS1@C1.3{away}", "5PeP1@C1.12")
    play(maker, "A2")
    assert said(maker, "*MKW") == (
        "Begin Make Weapon: 3 turns on this triangle, then its Rank counts twice in its next fight"
    )


def test_spells() -> None:
    state = full("1WiP3@C1.3{S:FIR,S:SLO,S:LIG,S:TEL,S:EWE,W:DAG,M:DUP}", "5PeP1@C1.7 6SoS1@C1.8", gold=(9000, 0))
    play(state, "A1")
    assert said(state, "*FIR B5") == "Cast Fireball at B’s Peasant 5: 66 % that it works"
    assert said(state, "*SLO self speed") == "Cast Speed on itself"
    assert said(state, "*EWE self DAG") == "Cast Enchant Weapon on its own Dagger"
    assert said(state, "*LIG 90") == "Cast Lightning straight back: it strikes B’s Peasant 5"
    assert (
        said(state, "*TEL C1.12")
        == "Cast Teleport: go to the triangle 2 steps right of and a little beyond the far left point of your home"
    )
    assert said(state, "*DUP FIR") == "Copy Fireball for 6,667 gold"
    play(state, "*FIR B5")
    assert said(state, ",B6") == "Also at B’s Soldier 6: 66 % that it works"


@pytest.mark.rule("BAR-Q2.04", "BAR-Q3.01", "BAR-Q3.02", "BAR-Q4.01")
def test_the_market_tells_prices_and_senses() -> None:
    state = full("1SoS1@M{k2,W:AXE,S:FIR',M:RET}", "5PeP1@C1.6", gold=(50000, 0))
    play(state, "A1")
    assert said(state, "$buy PIK") == "Buy a Pike (+4 in fights) for 12,000 gold"
    assert said(state, "$buy SHI") == "Buy a Shield (bumps up to 1 shorter) for 10,000 gold"
    assert said(state, "$buy ARC") == "Learn Archery for 1,000 gold: shoots at Jumpers that fly over it"
    assert said(state, "$sell AXE") == "Sell an Axe for 2,000 gold"
    assert said(state, "$sell FIR'") == "Sell a copied Fireball for 2,000 gold"
    assert said(state, "$rank") == "Rise to Rank 2 for 1,000 gold"
    assert said(state, "$move") == "Raise Move to x2 for 10,000 gold, from the next turn on"
    assert (
        said(state, "$sell self")
        == "Your Soldier 1 leaves your service for 1,000 gold, and another Serf that you hire takes its place"
    )


# --- before the game --------------------------------------------------------------------------------------------------


def test_hiring_and_placing() -> None:
    state = begun({})
    hire = GAME.read(state, 0, "$serf SoS:ARC")[0]
    assert GAME.label(state, 0, hire)[0] == "Hire a Soldier Sider with Archery: 2,500 gold"
    for text in ("$serf SoS:ARC", *["$serf PeP"] * 9, "hired"):
        state.play(0, GAME.read(state, 0, text)[0], Chance(1))
    pick = GAME.read(state, 0, "+A1")[0]
    assert GAME.label(state, 0, pick)[0] == "Your Soldier 1, a Sider, plays"
    for number in range(1, 10):
        state.play(0, GAME.read(state, 0, f"+A{number}")[0], Chance(1))
    place = GAME.read(state, 0, "@A2")[0]
    assert GAME.label(state, 0, place)[0] == "Your Peasant 2, a Pointer, stands on the near point of your home"


def test_where_ones_own_serf_would_die_stands_last() -> None:
    state = position("3PeS1@H4.3 4SoS1@H4.2 5PeP1@H1.9", "5PeP1@H4.9")
    play(state, "A3-H4.2", "/C")
    deaths = [choice.label.endswith(": it is killed") for choice in ask(state, 0).choices]
    assert sorted(deaths) == deaths
    assert True in deaths
    assert False in deaths


def test_the_offer_of_a_ware_to_another_baron_stands_after_the_fight() -> None:
    state = full("3SoS1@C1.5{W:DAG}", "5PeP1@C1.11")
    play(state, "A3-C1.11")
    assert [choice.label for choice in ask(state, 0).choices] == [
        "Go on to the fight",
        "Offer B’s Peasant 5 a Dagger",
    ]
