"""The game's own player: what it does in clear cases, and that it beats random play."""

from __future__ import annotations

import random

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.game.patched import patched
from baronage.games.barony import verbs
from baronage.games.barony.ai.heuristics import Outlook
from baronage.games.barony.ai.shopping import purchase, send_shopping
from baronage.games.barony.ai.weights import weights
from baronage.games.barony.data import RULES, SIDER
from baronage.games.barony.state import AIR, KILLED, Barony
from baronage.games.barony.verbs import BARRICADED, LAST_IN
from tests.games.barony.table import GAME, LOST, WON, at, full, play, position, slot

REST = "7PeJ1@H4.10 8PeJ1@H4.12 9PeJ1@H4.16"


def advice(state: Barony) -> str:
    (seat,) = state.actors()
    return state.write(seat, GAME.heuristic(state.redact(seat), seat, state.actions(seat), Chance(1)))


def follow(state: Barony, most: int = 12) -> list[str]:
    """What it does until another Baron is asked."""
    (seat,) = state.actors()
    found: list[str] = []
    while state.actors() == [seat] and len(found) < most:
        found.append(advice(state))
        state.play(seat, GAME.read(state, seat, found[-1])[0], Chance(1))
    return found


# --- the race ---------------------------------------------------------------------------------------------------------


def test_it_enters_a_free_point() -> None:
    state = position("1ThP1@H4.3 2GuS1@H1.1 3SoS1@H1.4", f"5PeP1@C1.12 {REST}")
    assert follow(state)[:2] == ["A1", "-H4.1"]


def test_it_marches_towards_the_points() -> None:
    state = position("1ThP1@C1.1 2GuS1@H1.1 3SoS1@H1.4", f"5PeP1@C2.20 {REST}")
    near = Outlook(state, 0, weights("written")).near[slot("A1")]
    before = min(near[state.place[slot("A1")]][:3])
    follow(state)
    assert min(near[state.place[slot("A1")]][:3]) == before - 1


def test_it_goes_round_barricades() -> None:
    mine = "A H4 b0 : 2GuS1@H4.1 3SoS1@C1.25 8PeP1@H1.25{B} 9PeP1@H1.17{B}"
    state = position(mine, "B H1 b0 : 1ThP1@C4.12 2GuS1@H1.1 7PeJ1@C4.21 8PeJ1@C3.8")
    assert follow(state)[:2] == ["A3", "-C1.24"]  # through H1.17 it would be nearer, but nobody enters there


def test_whoever_is_nearest_to_any_point_is_meant_for_it() -> None:
    mine = "B H1 b0 : 1ThP1@C2.8 2GuS1@C4.16 3SoS1@C4.10 5PeP1@H1.17 8PeJ1@H4.11"
    state = position("A H4 b0 : 3SoS1@H1.25{B} 4SoS1@H4.3 6PeP1@H4.25 9PeJ1@H1.1{B}", mine)
    outlook = Outlook(state, 1, weights("written"))
    nearer = outlook.moved(slot("B2"), at("C4.24"))  # to each point, though another is as near to the first
    assert nearer.progress(1, False) > outlook.progress(1, False)


def test_the_longer_a_game_lasts_the_more_it_hopes() -> None:
    mine, others = "1ThP1@H4.3 2GuS1@H1.1 3SoS1@C1.9 4SoS1@C2.9", "5PeP1@H4.1 7PeJ1@C1.12 8PeJ1@C6.4 9PeJ1@C6.15"
    for turn, moves in ((5, False), (150, True)):
        state = position(mine, others, head=f"classic2 simple r{turn} fA tA p0")
        assert (follow(state)[:2] == ["A1", "-H4.1"]) == moves


def test_what_it_knows_of_a_position_it_also_finds_afresh() -> None:
    state = position(
        "1ThP1@H4.3 2GuS1@C4.9 3SoS1@H1.1 4SoS1@H4.17{h1}", "5PeP1@H4.2 6PeJ1@H4.16 7PeP1@H1.17{h2} 8PeP1@H1.24"
    )
    outlook = Outlook(state, 0, weights("written"))
    outlook.value()
    for serf in ("A1", "A2", "A3", "A4", "B5", "B7"):
        for there in (KILLED, AIR, *range(0, state.board.size, 7), *state.board.points[0], *state.board.points[1]):
            if there < 0 or there not in state.place:
                moved = outlook.moved(slot(serf), there)
                afresh = moved.moved(slot(serf), there)
                afresh.known, afresh.known_strength = {}, {}
                assert moved.value() == pytest.approx(afresh.value()), (serf, there)


def test_who_holds_a_point_stays_on_it() -> None:
    state = position("1ThP1@H4.17{h2} 2GuS1@H1.1 3SoS1@C1.5", "5PeP1@C1.20 6PeP1@C1.25 7PeP1@C6.5")
    assert follow(state)[0] != "A1"


def test_it_drives_away_who_would_be_barricaded() -> None:
    state = position("1ThP1@H1.24 2GuS1@C1.5 3SoS1@C1.6", "5PeP1@H1.25{h2} 6PeP1@H1.17{B} 7PeP1@H1.1{B} 8PeP1@C4.5")
    assert follow(state)[:2] == ["A1", "-H1.25"]


# --- fights -----------------------------------------------------------------------------------------------------------


def test_it_kills_where_the_odds_are_good() -> None:
    state = full("3SoS4@H4.6{W:SWO}", "5PeP1@H4.5")
    assert follow(state)[:2] in (["A3", "-H4.5"], ["A3", "-H4.2"])


def test_it_does_not_attack_at_the_edge_against_the_odds() -> None:
    state = position("3PeS1@H4.6 4SoS1@H1.4 5PeP1@H1.9", "5SoS4@H4.5 6SoS4@C2.5 7PeJ1@C2.7")
    assert "-H4.5" not in follow(state)


def test_a_weak_peasant_at_the_edge_retreats() -> None:
    state = full("1KnP5@H4.7", "5PeP1@H4.5")
    play(state, "A1-H4.5", "/F")
    assert advice(state) == "/R"


def test_it_pushes_a_beaten_aggressor_off_the_board() -> None:
    state = position("3PeS1@H4.3 4SoS1@H1.4 5PeP1@H1.9", "5PeP1@H4.2 6PeP1@H4.9 7PeJ1@H4.4")
    play(state, "A3-H4.2", "/F", "/F", dice=LOST)
    chosen = GAME.read(state, 1, advice(state))[0]
    state.play(1, chosen, Chance(1))
    assert state.kills[slot("B5")] == 1


def test_an_archer_shoots() -> None:
    state = full("4SoS1@C1.6{F:ARC}", "7PeJ1@C1.2", turn="B")
    play(state, "B7^90*1")
    assert GAME.read(state, 0, advice(state)) == [(verbs.LOOSE_ARROW,)]


def test_armour_is_used_where_it_saves_a_life() -> None:
    state = full("1SoS1x2@C2.15", "5PeP1@C2.22{R:SHI}")
    play(state, "A1-C2.14-C2.22", "go", "/F", "/F", dice=WON)
    assert state.actors() == [0]
    play(state, ">330")
    assert GAME.read(state, 1, advice(state)) == [(verbs.SHORTEN, 1)]


def test_a_strong_knight_stands_in() -> None:
    state = full("1KnP5@C1.3", "5PeP1@C1.6 6KnP6@C1.7{M:ESC}")
    play(state, "A1-C1.6", "/F")
    assert advice(state) == "/E6"


# --- maneuvers and the Market -----------------------------------------------------------------------------------------


def test_it_shoots_its_catapult_when_that_kills() -> None:
    state = full("2GuS3@H4.7{cat,away,M:CAT}", "5PeP1@H4.1")
    assert follow(state)[:2] == ["A2", "*CAT B5"]


def test_a_priest_brings_back_the_dead() -> None:
    state = full("1PrS2@C1.5{M:RES} 2KnP3@out", "5PeP1@H4.1")
    assert follow(state)[:2] == ["A1", "*RES A2"]


def test_in_the_market_it_buys_the_weapon_it_can_afford() -> None:
    state = full("3SoS1@M", "5PeP1@H4.1", gold=(1500, 0))
    play(state, "A3")
    assert advice(state) == "$buy DAG"
    rich = full("3SoS1@M", "5PeP1@H4.1", gold=(60000, 0))
    play(rich, "A3")
    assert {"$buy PIK", "$move"} <= set(follow(rich))


def test_what_was_bought_is_not_sold_again() -> None:
    state = full("3SoS1@M{W:DAG}", "5PeP1@H4.1", gold=(500, 0))
    play(state, "A3")
    (dagger,) = GAME.read(state, 0, "$sell DAG")
    assert state.allows(0, dagger)
    plans = [plan[0] for _, plan in GAME.search.plans(state.redact(0), 0, 12, Chance(0))]
    assert plans
    assert not {action[0] for action in plans} & {verbs.SELL, verbs.SELL_SELF}


def test_it_buys_nothing_that_it_can_not_use() -> None:
    state = full("7PeJ1@M{W:PIK}", "5PeP1@H4.1", gold=(60_000, 0))
    play(state, "A7")
    serf = slot("A7")
    for text in ("$buy DAG", "$buy SWO", "$buy ARM", "$buy FIR"):  # a worse weapon, spells of a Peasant
        (action,) = GAME.read(state, 0, text)
        assert purchase(state, serf, action) < -1.0, text
    assert purchase(state, serf, GAME.read(state, 0, "$buy ARC")[0]) > 0.0


def test_a_serf_on_its_way_to_the_market_is_worth_more_than_none() -> None:
    state = full("2GuS1@H1.1 3SoS1@H1.5 4SoS1@H1.10", "5PeP1@H4.1", gold=(2_000, 0))
    outlook = Outlook(state, 0, weights("written"))
    outlook.errand, outlook.lure, outlook.journey = slot("A2"), 0.9, outlook.to_market[SIDER][at("H1.1")]
    gone, nearer = outlook.moved(slot("A2"), KILLED), outlook.moved(slot("A2"), at("H1.3"))
    assert gone.value() < outlook.value() < nearer.value()


def test_an_errand_goes_on_in_a_confrontation() -> None:
    mine, others = "A H1 g2000 b0 : 1ThP1@C1.5 9PeP1@H4.17{B} 8PeP1@H4.25{B}", "B H4 g0 b0 : 5PeP1@C1.2 6PeP1@H4.1"
    state = position(mine, others, head="classic2 quick r5 fA tA p0")
    for moves in ((), ("A1-C1.2",), ("/F", "/F")):  # lost, so that B aims
        play(state, *moves, dice="11 66" if moves[1:] else "")
        outlook = Outlook(state, 0, weights("written"))
        send_shopping(outlook)
        assert outlook.errand == slot("A1"), moves
    assert state.place[slot("A1")] == AIR


def test_it_rises_in_rank_as_soon_as_it_may() -> None:
    state = full("3SoS1@M{k2,W:DAG,M:RET,ARC,MKW}", "5PeP1@H4.1", gold=(1000, 0))
    play(state, "A3")
    assert advice(state) == "$rank"


def test_it_gives_nothing_away() -> None:
    state = full("3SoS2@C1.5{W:DAG}", "5PeP1@C1.11{W:AXE}")
    play(state, "A3-C1.11")
    assert advice(state) == "go"


@pytest.mark.parametrize(("give", "ask", "answer"), [("DAG", "AXE", verbs.DECLINE), ("AXE", "DAG", verbs.AGREE)])
def test_it_agrees_to_what_brings_more_than_it_takes(give: str, ask: str, answer: int) -> None:
    state = full(f"3SoS2@C1.5{{W:{give}}}", f"5PeP1@C1.11{{W:{ask}}}")
    play(state, "A3-C1.11", f"$give {give}", f"$ask {ask}", "$offer")
    assert GAME.read(state, 1, advice(state)) == [(answer,)]


# --- teams --------------------------------------------------------------------------------------------------------------

HOMES = {"A": "K1", "B": "K3", "C": "K9", "D": "K12", "E": "K10", "F": "K4"}
KIT = "1ThP1@{0}.5 2GuS1@{0}.3 3SoS1@{0}.2 4SoS1@{0}.4 5PeP1@{0}.9 6PeP1@{0}.10 7PeJ1@{0}.16 8PeJ1@{0}.17 9PeJ1@{0}.25"


def round_table(turn: str, **serfs: str) -> Barony:
    """West is A, B and F, East C, D and E; all at home but for those who are told."""
    rows = [f"{letter} {home} g1500 b0 : {serfs.get(letter, KIT.format(home))}" for letter, home in HOMES.items()]
    state = GAME.position(" | ".join([f"BAR round_table quick r5 fA t{turn} p0", *rows, "-"]))
    assert isinstance(state, Barony)
    return state


def test_who_is_sent_to_the_market_is_not_better_dead() -> None:
    state = round_table("C")
    follow(state)
    assert len(state.fief(2)) == 9


def test_it_spares_its_mates_at_the_edge() -> None:
    state = round_table("E", E="1ThP1@K7.24 8PeJ1@K10.17 9PeJ1@K10.25", D="3SoS1@K7.23 8PeJ1@K12.17 9PeJ1@K12.25")
    outlook = Outlook(state, 4, weights("written"))
    assert outlook.moved(slot("D3"), KILLED).value() < outlook.value() - 1  # a mate is missed,
    assert outlook.moved(slot("A3"), KILLED).value() > outlook.value()  # an opponent is not
    play(state, "E1-K7.23", "/F", "/C")
    assert {state.write(4, action) for action in state.actions(4)} == {">150*1", ">270*1"}  # which would kill
    assert advice(state) == ">150*1"


@pytest.mark.parametrize(("archer", "home", "answer"), [("E", "K10", "/-"), ("F", "K4", "/A")])
def test_an_archer_spares_its_mates(archer: str, home: str, answer: str) -> None:
    serfs = {
        "D": "7PeJ1@K7.21 8PeJ1@K12.17 9PeJ1@K12.25",
        archer: f"4SoS1@K7.13{{F:ARC}} 9PeJ1@{home}.25 8PeJ1@{home}.17",
    }
    assert advice(play(round_table("D", **serfs), "D7^90")) == answer


def test_friends_do_not_push_each_other_to_and_fro() -> None:
    state = round_table("E", E="8PeJ1@K5.24 7PeJ1@K10.17 9PeJ1@K10.25", D="1ThP1@K6.2 8PeJ1@K7.5 9PeJ1@K12.25")
    play(state, "E8^30", "/C")
    most = 0
    while state.turn == 4:
        (seat,) = state.actors()
        state.play(seat, GAME.read(state, seat, advice(state))[0], Chance(1))
        most = max(most, state.clashes)
    assert most < 6


# --- before the game, and whole games ---------------------------------------------------------------------------------


@pytest.mark.parametrize("gold", [9_000, 15_000, 60_000, 200_000])
def test_it_hires_nine_that_it_can_pay(gold: int) -> None:
    state = GAME.start(2, {"mode": "full", "starting_gold": gold}, Chance(1))
    assert isinstance(state, Barony)
    hires = []
    while state.actors()[0] == 0:
        action = GAME.heuristic(state.redact(0), 0, state.actions(0), Chance(1))
        if action[0] == verbs.HIRE:
            hires.append(action[1])
        state.play(0, action, Chance(1))
    assert len(hires) == 9
    assert sum(RULES.hire_price[row] for row in hires) <= gold


@pytest.mark.parametrize("mode", ["quick", "full"])
def test_it_beats_random_play(mode: str) -> None:
    rng = random.Random(mode)
    state = GAME.start(2, {"mode": mode}, Chance(11))
    chance, hooks = Chance(12), Chance(13)
    while seats := state.actors():
        seat = seats[0]
        actions = state.actions(seat)
        action = GAME.heuristic(state.redact(seat), seat, actions, hooks) if seat == 0 else rng.choice(actions)
        state.play(seat, action, chance)
    assert isinstance(state, Barony)
    assert state.cause in (BARRICADED, LAST_IN)
    assert state.winner == 0


@pytest.mark.parametrize("turns", [1, 4])
def test_it_plays_where_a_point_is_held_after_fewer_or_more_turns(turns: int) -> None:
    other = patched(GAME, {"hold_turns": turns})
    holds = weights("written").holds(turns)
    assert (len(holds), holds[0], holds[-1]) == (turns + 1, 8.5, 26.0)
    state, chance = other.start(2, {"mode": "quick"}, Chance(1)), Chance(1)
    for _ in range(60):
        for seat in state.actors():
            state.play(seat, other.heuristic(state.redact(seat), seat, state.actions(seat), chance), chance)
