"""The log: every event in words, the same to all who see it."""

from __future__ import annotations

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import RESIGN
from baronage.engine.match.match import Match
from baronage.games.barony import verbs
from baronage.games.barony.data import CAT, CHAIN_CAP, MKW, SNA, TRP
from baronage.games.barony.rules.equipment import COPY
from baronage.games.barony.state import Barony
from tests.games.barony.locale.reading import KINDS
from tests.games.barony.table import GAME, at, full, position, slot

SETUP = GAME.setup(2, {"mode": "full"})


def story(state: Barony, *moves: str, dice: str = "", viewer: int = 0) -> list[str]:
    """What a seat reads of these moves."""
    chance = Chance.forced([int(figure) - 1 for figure in dice if figure.isdigit()])
    match = Match(GAME, state=state, chance=chance)
    for move in moves:
        match.play(match.state.actors()[0], move)
    return [sentence for _, sentence, _ in match.log(viewer)]


def told(kind: int, *params: int, viewer: int = 0) -> str:
    return GAME.event_words(SETUP, (kind, -1, params, "BAR-T1.02"), viewer)[0]


def test_every_kind_of_event_is_told() -> None:
    assert {name for kind, name in KINDS.items() if kind not in verbs.EVENTS} == set()


def test_a_whole_turn() -> None:
    state = position("3PeS1@H4.3 4SoS1@H1.4 5PeP1@H1.9", "5PeP1@H4.2 6PeP1@H4.9 7PeJ1@H4.4")
    assert story(state, "A3-H4.2", "/F", "/F", ">330", dice="23 34")[:7] == [
        "Your Peasant 3 acts.",
        "Your Peasant 3 goes left and a little back, to the triangle just short of and a little left of "
        "the far point of B’s home.",
        "Your Peasant 3 attacks B’s Peasant 5.",
        "It comes to a fight.",
        "B’s Peasant 5 stands and fights.",
        "Your Peasant 3 rolls 2 and 3, + Rank 1 = 6; B’s Peasant 5 rolls 3 and 4, + Rank 1 = 8: B’s Peasant 5 has more.",
        "B’s Peasant 5 wins against your Peasant 3.",
    ]


def test_a_kill_and_its_credit() -> None:
    state = position("3PeS1@H4.3 4SoS1@H1.4 5PeP1@H1.9", "5PeP1@H4.2 6PeP1@H4.9 7PeJ1@H4.4")
    lines = story(state, "A3-H4.2", "/F", "/F", ">330", dice="23 34", viewer=1)
    assert (
        "A’s Peasant 3 is bumped off the board from the triangle just beyond and a little right of the near point of your home."
        in lines
    )
    assert "A’s Peasant 3 is killed; the kill is credited to your Peasant 5." in lines
    assert "Round 5: your turn." in lines


def test_weapons_and_gold_stand_in_the_log() -> None:
    state = full("1ThP1@C1.3{W:AXE}", "5PeP1@C1.6", gold=(0, 300))
    lines = story(state, "A1-C1.6", "go", "!PPK", "/F", dice="66 11")
    assert "Your Thief 1 fights with Pick Pocket." in lines
    assert "Your Thief 1 goes back to the triangle 2 steps short of the Market." in lines
    assert "Your Thief 1 takes 100 gold from the Baron of B’s Peasant 5." in lines
    state = full("1ThP1@C1.3{W:AXE}", "5PeP1@C1.6")
    lines = story(state, "A1-C1.6", "go", "/F", "/F", dice="66 11")
    assert any("+ Rank 1 + weapon 2 = 15" in line for line in lines)


def test_a_result_without_a_roll_says_why() -> None:
    sleeper = full("3SoS1@C1.5", "3SoS1@C1.11{sl3}")
    assert "Your Soldier 3 wins at once against B’s Soldier 3, which sleeps." in story(sleeper, "A3-C1.11", "/F")
    barricade = full("3PeP1@C3.10 9PeP1@H4.17{B}", "5PeP1@C4.25")
    lines = story(barricade, "A3-C4.25", "/F", "/F", dice="66 11")
    bumped = lines.index("B’s Peasant 5 is bumped into your Peasant 9.")
    assert lines[bumped + 1] == "Your Peasant 9 is barricaded and wins at once against B’s Peasant 5."
    edge = full("3SoS1x2@C2.15", "5PeP1@C2.22")
    stays = "B’s Peasant 5 is bumped 1 triangle to the triangle 3 steps beyond and a little left of the far left point "
    stays += "of your home; there the board ends, and who retreats stays on it."
    assert stays in story(edge, "A3-C2.14-C2.22", "/F", "/R")


def test_a_shot_at_a_flight_begins_with_the_flight() -> None:
    match = Match(GAME, state=full("4SoS1@C1.6{F:ARC}", "7PeJ1@C1.2", turn="B"), chance=Chance.forced([4, 3, 2, 2]))
    for seat, move in ((1, "B7^90*1"), (0, "/A"), (1, "/F")):
        match.play(seat, move)
    lines = {sentence: rules for _, sentence, rules in match.log(0)}
    assert (
        list(lines)[1] == "B’s Peasant 7 takes off from the triangle 2 steps short of and a little left of the Market."
    )
    assert lines["Your Soldier 4 shoots at B’s Peasant 7 as it flies over."] == ("BAR-A01.01",)
    assert lines["Your Soldier 4 attacks B’s Peasant 7."] == ("BAR-A01.01",)
    assert lines["Your Soldier 4 wins against B’s Peasant 7."] == ("BAR-A01.05",)


def test_attacks_from_afar_are_named() -> None:
    knight = full("8KnS3@C1.5", "5PeP1@C1.11")
    line = "Your Knight 8 attacks B’s Peasant 5 by a Tactical Maneuver, from where it stands."
    assert line in story(knight, "A8", "*TAC B5")
    catapult = full("2GuS1@C1.5{M:CAT,cat}", "5PeP1@C1.11")
    assert "Your Guildsman 2 shoots its catapult at B’s Peasant 5." in story(catapult, "A2", "*CAT B5")


def test_who_is_met_in_the_market_stands_in_it() -> None:
    state = full("1ThP1@C1.1", "5PeP1@M")
    assert story(state, "A1-M")[1:] == [
        "Your Thief 1 goes straight ahead, to the Market.",
        "Your Thief 1 attacks B’s Peasant 5.",
    ]


def test_the_log_tells_nobody_who_is_asked() -> None:
    state = full("1ThP2@C1.3", "5PeP1@C1.6")
    assert story(state.clone(), "A1-C1.6", "/F", viewer=0)[-1] == "It comes to a fight."
    assert story(state.clone(), "A1-C1.6", "/F", viewer=1)[-1] == "It comes to a fight."


def test_states_tasks_and_markers() -> None:
    a1, b5 = slot("A1"), slot("B5")
    c = at("C1.5")
    assert told(verbs.HELD, a1, 2, at("H4.17")) == "Your Serf 1 holds the far right point of H4: 2 of 3 turns."
    assert (
        told(verbs.HELD, a1, 3, at("H4.1"), viewer=1)
        == "A’s Serf 1 is barricaded on the near point of H4: nothing can move it."
    )
    assert told(verbs.TASKED, a1, MKW, 0) == "Your Serf 1 begins Make Weapon, 3 turns of work."
    assert told(verbs.TASKED, a1, CAT, 4) == "Your Serf 1 works at Build Catapult: 4 of 5 turns."
    assert (
        told(verbs.MARKED, TRP, c, a1, 2)
        == "Your Serf 1 leaves a trap of Rank 2 on the triangle 3 steps beyond and a little right of the Market."
    )
    assert (
        told(verbs.SPRUNG, SNA, c, b5)
        == "B’s Serf 5 springs the snare on the triangle 3 steps beyond and a little right of the Market."
    )
    assert told(verbs.SNARED, b5, 1) == "B’s Serf 5 is snared for 1 turn."
    assert told(verbs.SLEPT, b5, 3) == "B’s Serf 5 sleeps for 3 turns."
    assert told(verbs.PACED, a1, 1, 3, 3) == "Your Serf 1 is faster by 3 for 3 turns."
    assert told(verbs.FADED, a1, verbs.SPEED) == "The Speed of your Serf 1 ends."
    assert (
        told(verbs.SAVED, b5, at("H4.3"), 0)
        == "A blessing saves B’s Serf 5: it stands on the triangle just beyond the near point of H4."
    )
    assert (
        told(verbs.SAVED, b5, at("H4.3"), 1)
        == "A blessing saves B’s Serf 5: it stands on the triangle just beyond the near point of H4; 1 blessing is left."
    )


def test_equipment_and_the_market() -> None:
    a1 = slot("A1")
    assert told(verbs.GOT, a1, 2) == "Your Serf 1 gets an Axe."
    assert told(verbs.LOST, a1, 12 | COPY, viewer=1) == "A’s Serf 1 no longer has a copied Fireball."
    assert told(verbs.ENCHANTED, a1, 1 | 4 << 6 | 2 << 10) == "Your Serf 1 now carries Dagger +4 (2 turns)."
    assert told(verbs.RANKED, a1, 2) == "Your Serf 1 rises to Rank 2."
    assert told(verbs.PAID, 0, 500, 1600, verbs.FOR_SALE) == "You receive 500 gold and now have 1,600."
    assert told(verbs.SPENT, 1, 1000, 500) == "B pays 1,000 gold and now has 500."
    assert told(verbs.STEPPED, a1, at("C1.1"), at("M")) == "Your Serf 1 goes to the Market."


def test_the_end() -> None:
    state = position("3SoS1@C1.5 4SoS1@H1.4 5PeP1@H1.9", "5PeP1@C1.11 6PeP1@H4.2 7PeJ1@H4.4")
    match = Match(GAME, state=state)
    match.play(0, "A pass")
    match.play(1, (RESIGN,))
    lines = [sentence for _, sentence, _ in match.log(0)]
    assert lines[-2:] == ["B has lost.", "The game is over: The other Baron has lost. You win."]


# --- why it came so -----------------------------------------------------------------------------------------------------


def test_the_log_tells_what_gold_is_for() -> None:
    assert told(verbs.PAID, 1, 200, 900, verbs.FOR_POINTS) == (
        "B receives 200 gold for 2 points held (100 each) and now has 900."
    )
    assert told(verbs.PAID, 0, 300, 300, verbs.FOR_KILL) == (
        "You receive 300 gold for the kill (100 x Rank 3) and now have 300."
    )
    assert told(verbs.PAID, 0, 2000, 6300, verbs.FOR_WIN) == (
        "You receive 2,000 gold, the winner’s prize (1,000 x 2 players), and now have 6,300."
    )


@pytest.mark.rule("BAR-O1.01", "BAR-K1.05")
def test_income_and_kills_are_told_with_their_sums() -> None:
    state = full("4SoS1@H4.17", "5PeP1@H4.5")
    lines = story(state, "pass", "pass", viewer=1)
    assert "A receives 100 gold for 1 point held (100 each) and now has 100." in lines
    state = full("1ThP1@H4.3", "5PeP1@H4.1")
    lines = story(state, "A1-H4.1", "/F", "/F", ">330", dice="66 11")
    assert "You receive 100 gold for the kill (100 x Rank 1) and now have 100." in lines


@pytest.mark.rule("BAR-C2.02")
def test_a_tie_is_told_as_one() -> None:
    state = position("3PeS1@H4.3 4SoS1@H1.4 5PeP1@H1.9", "5PeP1@H4.2 6PeP1@H4.9 7PeJ1@H4.4")
    lines = story(state, "A3-H4.2", "/F", "/F", dice="34 34")
    assert any(
        line.endswith("B’s Peasant 5 rolls 3 and 4, + Rank 1 = 8: a tie, and the defender wins ties.") for line in lines
    )


@pytest.mark.rule("BAR-A10.02", "BAR-A10.03", "BAR-A10.04", "BAR-A15.02")
def test_what_a_thief_gets_is_told_by_the_totals() -> None:
    ends = {"34 34": "not behind by its Rank, so it steals", "34 46": "behind by its Rank, so it gets nothing"}
    ends["34 66"] = "behind by more than its Rank, so it is bumped"
    for dice, end in ends.items():
        lines = story(full("1ThP2@C1.3", "5PeP1@C1.6", gold=(0, 300)), "A1-C1.6", "!PPK", "/F", dice=dice)
        assert any(line.endswith(f": {end}.") for line in lines), end
        assert not any("wins" in line for line in lines)  # BAR-F3.06
    for dice, end in {"44 34": "ahead by the other’s Rank, so it steals", "34 34": "so it gets nothing"}.items():
        lines = story(full("1ThP1@C1.3{M:STL}", "5PeP1@C1.6{W:DAG}"), "A1-C1.6", "go", "!STL", "/F", dice=dice)
        assert any(line.startswith("Weapons don’t count. ") and line.endswith(f"{end}.") for line in lines), end


def test_a_bump_is_told_with_its_length() -> None:
    state = position("3PeS1x2@C1.4 4SoS1@H1.4 5PeP1@H1.9", "5PeP1@C1.2 6PeP1@H4.9 7PeJ1@H4.4")
    lines = story(state, "A3-C1.3-C1.2", "/F", "/C", ">30")
    assert (
        "B’s Peasant 5 is bumped 2 triangles to the triangle 3 steps beyond the far left point of your home." in lines
    )


def test_the_market_is_a_place_to_be_in() -> None:
    lines = story(full("1ThP1@C4.1", "3SoS1@M"), "A1-M")
    assert lines[-1] == "Your Thief 1 attacks B’s Soldier 3."


@pytest.mark.rule("BAR-X1.06")
def test_a_chain_that_is_cut_off_is_explained() -> None:
    state = full("3SoS1@C1.5 4SoS1@C1.19", "3SoS1@C1.11")
    state.clashes = CHAIN_CAP - 1
    lines = story(state, "A3-C1.11", "/F", "/C")
    assert (
        "B’s Soldier 3 stops on the triangle 3 steps short of and a little left of the Market: "
        "24 confrontations is the limit for a turn." in lines
    )


def test_an_idle_activation_is_told_as_a_pass() -> None:
    state = position("3SoS1@C1.5 4SoS1@H1.4 5PeP1@H1.9", "5PeP1@C1.11 6PeP1@H4.2 7PeJ1@H4.4")
    assert "Your turn is over: nothing was done, so it counts as a pass." in story(state, "A3", ".")


@pytest.mark.rule("BAR-A01.02", "BAR-A01.04")
def test_an_archer_that_misses() -> None:
    state = full("4SoS1@C1.6{F:ARC,W:PIK}", "7PeJ1@C1.2", turn="B")
    match = Match(GAME, state=state, chance=Chance.forced([0, 0, 5, 5]))
    for move in ("B7^90", "/A", "/F"):
        match.play(match.state.actors()[0], move)
    lines = [(sentence, rules) for _, sentence, rules in match.log(0)]
    assert any(line.startswith("Weapons don’t count. Your Soldier 4 rolls 1 and 1") for line, _ in lines)
    assert ("B’s Peasant 7 wins against your Soldier 4.", ("BAR-A01.04",)) in lines


def test_that_all_serfs_are_placed_is_one_line_for_each_baron() -> None:
    match = Match(GAME, seats=2, options={"mode": "quick"}, seed=1)
    for seat in (0, 1):
        while seat in match.state.actors():
            match.play(seat, match.state.actions(seat)[0])
    lines = [sentence for _, sentence, _ in match.log(0)]
    assert [line for line in lines if "places" in line] == [
        "Your Serfs take their places.",
        "B’s Serfs take their places.",
    ]
    assert not [line for line in lines if "stands on" in line], "the board shows where"


def test_the_log_knows_who_lives_where_and_whom_he_hired() -> None:
    """From the view of who reads; the setup alone knows neither."""
    state = full("8KnS3@H4.17", "5PeP1@C1.11")
    event = (verbs.HELD, -1, (slot("A8"), 2, at("H4.17")), "BAR-H1.01")
    lines = [GAME.event_words(state.setup, event, seat, view=state.redact(seat))[0] for seat in (0, 1)]
    assert lines == [
        "Your Knight 8 holds the near left point of B’s home: 2 of 3 turns.",
        "A’s Knight 8 holds the far right point of your home: 2 of 3 turns.",
    ]


@pytest.mark.rule("BAR-M2.01", "BAR-M4.01", "BAR-M5.01", "BAR-M5.02")
def test_each_step_cites_the_rule_of_its_kind() -> None:
    found = []
    for serf, move in (("3SoS1@C1.5", "-C1.11"), ("1ThP1@C1.5", "-C1.11"), ("3SoS1@C4.1", "-M"), ("1ThP1@M", "-C4.1")):
        match = Match(GAME, state=full(serf, ""))
        match.play(0, f"A{serf[0]}{move}")
        found += [rules for _, sentence, rules in match.log(0) if " goes " in sentence]
    assert found == [("BAR-M2.01",), ("BAR-M4.01",), ("BAR-M5.01",), ("BAR-M5.02",)]


def test_two_serfs_of_one_baron_do_not_attack_each_other() -> None:
    state = position("3PeS1@H4.3 4SoS1@H4.2 5PeP1@H1.9", "5PeP1@H4.9")
    lines = story(state, "A3-H4.2", "/Y")
    assert "Your Peasant 3 meets your Soldier 4, of the same Baron: one of the two has to give way." in lines
    assert "Their Baron says who gives way, without dice." in lines
    assert "Your Soldier 4 gives way to your Peasant 3." in lines
