"""What is asked, so that a newcomer can answer; who only waits learns nothing that is secret."""

from __future__ import annotations

import pytest

from baronage.engine.chance import Chance
from tests.games.barony.table import GAME, LOST, WON, full, make_ready, play, position
from tests.games.barony.words.reading import asks, begun


def test_the_turn() -> None:
    state = position("3SoS1@C1.5 4SoS1@H1.4 5PeP1@H1.9", "5PeP1@C1.11 6PeP1@H4.2 7PeJ1@H4.4")
    assert asks(state, "A") == (
        "Round 5. Activate one of your Serfs, or pass. Goal: hold all three points of H4 for three turns (0 barricaded)."
    )
    assert asks(state, "B") == asks(state, "") == "A's turn: A decides."
    play(state, "A3")
    assert asks(state, "A") == "Where does A3 (Soldier, Sider) go? On C1.5, 1 movement left; it goes through a side."


@pytest.mark.rule("BAR-B1.02")
def test_how_far_a_runner_would_bump_is_told() -> None:
    state = full("1SoS1x3@C1.4", "5PeP1@H4.1")
    play(state, "A1-C1.3-C1.2")
    assert asks(state, "A") == (
        "Where does A1 (Soldier, Sider) go? "
        "On C1.2, 1 movement left, 2 triangles run straight so far; it goes through a side."
    )


def test_too_few_serfs_are_counted_in_the_prompt() -> None:
    state = position("3SoS1@C1.5 4SoS1@H1.4", "5PeP1@C1.11 6PeP1@H4.2 7PeJ1@H4.4")
    assert asks(state, "A").endswith("You have fewer than three Serfs: 0 of 3 turns.")


def test_a_confrontation_step_by_step() -> None:
    state = full("1ThP2@C1.3", "5PeP1@C1.6")
    play(state, "A1-C1.6")
    assert asks(state, "A") == "What does A1 do? It confronts B's Peasant B5: 56 % to win."
    play(state, "/F")
    assert asks(state, "B") == "What does your Peasant B5 do? A1 confronts it: 44 % to hold."
    play(state, "/F", dice=LOST)
    assert asks(state, "B") == "In which direction is A1 bumped? It has lost to B5."


@pytest.mark.rule("BAR-C1.10")
def test_nobody_is_told_who_is_asked() -> None:
    state = full("1ThP2@C1.3", "5PeP1@C1.6")
    play(state, "A1-C1.6", "/F")
    assert asks(state, "A") == asks(state, "") == "An answer is awaited about A1 and B5."


def test_two_of_one_baron() -> None:
    state = position("3SoS1@C1.5 4SoS1@C1.11 5PeP1@H1.9", "5PeP1@H4.1 6PeP1@H4.2 7PeJ1@H4.4")
    play(state, "A3-C1.11")
    assert asks(state, "A") == "A3 meets your own A4: who gives way?"
    play(state, "/C")
    assert asks(state, "A") == "In which direction is your A3 bumped? It has lost to A4."


def test_range_zero_business_and_offers() -> None:
    state = full("1ThP1@C1.3{W:DAG}", "5PeP1@C1.6{W:AXE}")
    play(state, "A1-C1.6")
    assert asks(state, "A") == "Trade before the confrontation, or go on? A1 has met B's Peasant B5."
    play(state, "$give DAG", "$ask AXE")
    assert asks(state, "A") == "Your offer: a Dagger for an Axe. Add to it, or send it. Only you see this."
    assert asks(state, "B") == "A's turn: A decides."
    play(state, "$offer")
    assert asks(state, "B") == "Agree to a trade? A1 offers B5 a Dagger for an Axe."


def test_reactions() -> None:
    state = full("1KnP3@C1.3", "5PeP1@C1.6 6KnP3@C1.7{M:ESC}")
    play(state, "A1", "*TAC B5")
    assert asks(state, "B") == (
        "Shall a Knight change places with your Peasant B5? A1 attacks it with Tactical Maneuver."
    )
    shot = full("4SoS1@C1.6{F:ARC}", "7PeJ1@C1.2", turn="B")
    play(shot, "B7^90*1")
    assert asks(shot, "A") == "Does your Archer A4 shoot? B7 flies over it, to C1.12."
    worn = full("1SoS1x2@C1.4", "5PeP1@C1.2{R:LEA}")
    play(worn, "A1-C1.3-C1.2", "go", "/F", "/F", ">30", dice=WON)
    assert asks(worn, "B") == "B5 is bumped 2 triangles: how many does its armour save?"


def test_the_market() -> None:
    state = full("1GuS1@M", "5PeP1@C1.6", gold=(1500, 0))
    play(state, "A1")
    assert asks(state, "A") == (
        "A1 (Guildsman, Sider) is in the Market with 1,500 gold: buy, sell, leave, or end the turn."
    )


def test_preparation_tells_each_his_own_and_the_others_nothing() -> None:
    state = begun({})
    assert (
        asks(state, "A")
        == "Hire your Fiefdom: 15,000 gold left, no Serfs on the roster; 9 more to nine that may play together."
    )
    assert asks(state, "") == "The Barons prepare their Fiefs in secret."
    for _ in range(9):
        state.play(0, GAME.read(state, 0, "$serf PeP")[0], Chance(1))
    assert (
        asks(state, "A")
        == "Hire your Fiefdom: 6,000 gold left, 9 Serfs on the roster; enough to play, fifteen at most."
    )
    state.play(0, GAME.read(state, 0, "hired")[0], Chance(1))
    assert asks(state, "A") == "Place your Serfs in secret, 1 of 9: who stands on H1.1? It is the tip."
    make_ready(state, 0)
    assert asks(state, "A") == "The Barons prepare their Fiefs in secret."


def test_the_end_is_told_with_its_cause() -> None:
    state = position("3SoS1@C1.5 4SoS1@H1.4 5PeP1@H1.9", "5PeP1@C1.11 6PeP1@H4.2 7PeJ1@H4.4")
    state.play(1, (-2,), Chance(1))
    assert asks(state, "A") == "The game is over. The other Baron has lost."


@pytest.mark.rule("BAR-V3.02")
def test_the_goal_of_a_team() -> None:
    homes = zip("ABCDEF", ("K1", "K3", "K9", "K12", "K10", "K4"), strict=True)
    rows = [f"{letter} {home} b0 : 7PeJ1@{home}.2 8PeJ1@{home}.4 9PeJ1@{home}.9" for letter, home in homes]
    state = position(*rows, head="round_table simple r5 fA tA p0")
    assert "Goal, with B and F: hold all three points of K12 for three turns" in asks(state, "A")
    says = {one.says for one in GAME.scene(state.redact(0)).walk()}
    assert {"Baron A, you", "Baron B, of your team", "Baron C"} <= says
