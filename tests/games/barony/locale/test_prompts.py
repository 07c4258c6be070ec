"""What is asked, so that a newcomer can answer; who only waits learns nothing that is secret."""

from __future__ import annotations

import pytest

from baronage.engine.core.chance import Chance
from tests.games.barony.locale.reading import asks, begun
from tests.games.barony.table import GAME, LOST, WON, full, make_ready, play, position


def test_the_turn() -> None:
    state = position("3SoS1@C1.5 4SoS1@H1.4 5PeP1@H1.9", "5PeP1@C1.11 6PeP1@H4.2 7PeJ1@H4.4")
    assert asks(state, "A") == (
        "Which of your Serfs acts? Or do you pass? Hold all three points of B’s home for three turns: 0 of 3 points done."
    )
    assert asks(state, "B") == asks(state, "") == "Waiting for A."
    play(state, "A3")
    assert (
        asks(state, "A") == "Where does your Soldier 3 go? 1 movement left; it goes to a triangle that shares a side."
    )


@pytest.mark.rule("BAR-B1.02")
def test_how_far_a_runner_would_bump_is_told() -> None:
    state = full("1SoS1x3@C1.4", "5PeP1@H4.1")
    play(state, "A1-C1.3-C1.2")
    assert asks(state, "A") == (
        "Where does your Soldier 1 go? 1 movement left; it goes to a triangle that shares a side."
        " It has run 2 triangles straight."
    )


@pytest.mark.rule("BAR-M3.01", "BAR-M5.02")
def test_a_jumper_is_told_on_which_triangles_it_lands() -> None:
    state = full("7PeJ1@C1.2 8PeJ1@M", "5PeP1@H4.1")
    play(state, "A7")
    assert asks(state, "A") == (
        "Where does your Peasant 7 go? 1 movement left; it flies two triangles on a line, over one,"
        " and lands only on triangles turned the same way as its own."
    )
    state = full("7PeJ1@C1.2 8PeJ1@M", "5PeP1@H4.1")
    play(state, "A8")
    assert asks(state, "A").endswith("From there on it lands only on triangles turned the same way.")
    state = full("8PeS1@M", "5PeP1@H4.1")
    play(state, "A8")
    assert asks(state, "A").endswith("go to a triangle beside the Market, or end your turn.")


def test_too_few_serfs_are_counted_in_the_prompt() -> None:
    state = position("3SoS1@C1.5 4SoS1@H1.4", "5PeP1@C1.11 6PeP1@H4.2 7PeJ1@H4.4")
    assert asks(state, "A").endswith("You have fewer than three Serfs: 0 of 3 turns.")


def test_a_confrontation_step_by_step() -> None:
    state = full("1ThP2@C1.3", "5PeP1@C1.6")
    play(state, "A1-C1.6")
    assert asks(state, "A") == "What does your Thief 1 do? Attack on B’s Peasant 5: 56 % to win."
    play(state, "/F")
    assert asks(state, "B") == "What does your Peasant 5 do? A’s Thief 1 attacks it: 44 % to hold."
    play(state, "/F", dice=LOST)
    assert asks(state, "B") == "Where is A’s Thief 1 bumped? It has lost to your Peasant 5. Off the board it is killed."


@pytest.mark.rule("BAR-C1.10")
def test_nobody_is_told_who_is_asked() -> None:
    state = full("1ThP2@C1.3", "5PeP1@C1.6")
    play(state, "A1-C1.6", "/F")
    assert asks(state, "A") == "Waiting for a decision about your Thief 1 and B’s Peasant 5."
    assert asks(state, "") == "Waiting for a decision about A’s Thief 1 and B’s Peasant 5."


def test_two_of_one_baron() -> None:
    state = position("3SoS1@C1.5 4SoS1@C1.11 5PeP1@H1.9", "5PeP1@H4.1 6PeP1@H4.2 7PeJ1@H4.4")
    play(state, "A3-C1.11")
    assert asks(state, "A") == "Your Soldier 3 meets your Soldier 4. Who gives way? The dice may decide, or you do."
    play(state, "/C")
    assert (
        asks(state, "A") == "Where is your Soldier 3 bumped? It has lost to your Soldier 4. Off the board it is killed."
    )


def test_range_zero_business_and_offers() -> None:
    state = full("1ThP1@C1.3{W:DAG}", "5PeP1@C1.6{W:AXE}")
    play(state, "A1-C1.6")
    assert asks(state, "A") == "Trade before they fight, or go on? Your Thief 1 has met B’s Peasant 5."
    play(state, "$give DAG", "$ask AXE")
    assert (
        asks(state, "A") == "You offer a Dagger for an Axe. Send it, or add to it? Only you see it before you send it."
    )
    assert asks(state, "B") == "A’s Thief 1 has met your Peasant 5. A decides what comes of it."
    play(state, "$offer")
    assert (
        asks(state, "B")
        == "A’s Thief 1 offers your Peasant 5 a Dagger for an Axe. Do you agree? They fight either way."
    )


@pytest.mark.rule("BAR-D06", "BAR-E1.01")
@pytest.mark.parametrize(
    ("serf", "foe", "options", "wanted"),
    [
        ("1PrS2@C1.5", "3SoS1@C1.11", {}, "Bless"),
        ("1PrS2@C1.5{W:DAG}", "3SoS1@C1.11", {}, "Trade or bless"),
        ("1PrS2@C1.5", "3SoS1@C1.11{W:DAG}", {}, "Trade or bless"),
        ("1PrS2@C1.5", "3SoS1@C1.11{W:DAG}", {"cross_trade": "off"}, "Bless"),
        ("1WiP2@C1.5{S:ARM}", "3SoS1@C1.11", {}, "Trade or cast a spell"),
        ("1WiP2@C1.5{S:ARM}", "3SoS1@C1.11", {"cross_trade": "off"}, "Cast a spell"),
        ("1ThP1@C1.5", "3SoS1@C1.11{W:DAG}", {}, "Trade"),
    ],
)
def test_what_can_be_done_before_a_fight_is_asked_and_nothing_else(
    serf: str, foe: str, options: dict[str, str], wanted: str
) -> None:
    state = full(serf, foe, options=options)
    play(state, "A1-C1.11")
    assert asks(state, "A").startswith(f"{wanted} before they fight, or go on? Your ")


@pytest.mark.rule("BAR-T1.08", "BAR-T1.11")
def test_who_moves_no_more_is_told_what_is_left() -> None:
    state = full("1GuS1@C1.3{M:SNA}", "5PeP1@H4.1")
    play(state, "A1-C1.2")
    assert asks(state, "A") == (
        "What else does your Guildsman 1 do? It moves no more. Use a maneuver, or end your turn."
    )


def test_reactions() -> None:
    state = full("1KnP3@C1.3", "5PeP1@C1.6 6KnP3@C1.7{M:ESC}")
    play(state, "A1", "*TAC B5")
    assert asks(state, "B") == (
        "Shall a Knight change places with your Peasant 5? A’s Knight 1 attacks it with a Tactical Maneuver."
    )
    shot = full("4SoS1@C1.6{F:ARC}", "7PeJ1@C1.2", turn="B")
    play(shot, "B7^90*1")
    assert (
        asks(shot, "A") == "Does your Soldier 4 shoot at B’s Peasant 7? It flies over, "
        "to the triangle 2 steps right of and a little beyond the far left point of your home."
    )
    worn = full("1SoS1x2@C1.4", "5PeP1@C1.2{R:LEA}")
    play(worn, "A1-C1.3-C1.2", "go", "/F", "/F", ">30", dice=WON)
    assert (
        asks(worn, "B")
        == "How much of the bump does armour save your Peasant 5? The bump pushes it 2 triangles; armour saves 1 at most."
    )


def test_the_market() -> None:
    state = full("1GuS1@M", "5PeP1@C1.6", gold=(1500, 0))
    play(state, "A1")
    assert asks(state, "A") == (
        "What does your Guildsman 1 do in the Market? You have 1,500 gold. "
        "Buy, sell, go to a triangle beside the Market, or end your turn."
    )


def test_preparation_tells_each_his_own_and_the_others_nothing() -> None:
    state = begun({})
    assert (
        asks(state, "A")
        == "Choose a Serf to hire. You have 15,000 gold left and no Serfs. 9 more to nine that may play together."
    )
    assert asks(state, "") == "The Barons prepare their Fiefs in secret."
    for _ in range(9):
        state.play(0, GAME.read(state, 0, "$serf PeP")[0], Chance(1))
    assert (
        asks(state, "A")
        == "Choose a Serf to hire. You have 6,000 gold left and 9 Serfs. You have enough to play; fifteen at most."
    )
    state.play(0, GAME.read(state, 0, "hired")[0], Chance(1))
    assert (
        asks(state, "A")
        == "Who stands on the near point of your home? Serf 1 of 9. Nobody sees it before all are ready."
    )
    make_ready(state, 0)
    assert asks(state, "A") == "You are ready. The others still prepare their Fiefs."


def test_the_end_is_told_with_its_cause() -> None:
    state = position("3SoS1@C1.5 4SoS1@H1.4 5PeP1@H1.9", "5PeP1@C1.11 6PeP1@H4.2 7PeJ1@H4.4")
    state.play(1, (-2,), Chance(1))
    assert asks(state, "A") == "The other Baron has lost."


@pytest.mark.rule("BAR-V3.02")
def test_the_goal_of_a_team() -> None:
    homes = zip("ABCDEF", ("K1", "K3", "K9", "K12", "K10", "K4"), strict=True)
    rows = [f"{letter} {home} b0 : 7PeJ1@{home}.2 8PeJ1@{home}.4 9PeJ1@{home}.9" for letter, home in homes]
    state = position(*rows, head="round_table simple r5 fA tA p0")
    assert "With B and F hold all three points of D’s home for three turns" in asks(state, "A")
