"""Refusals say what was wrong, and what would have been right."""

from __future__ import annotations

import pytest

from baronage.engine.game.game import game_of
from tests.games.barony.locale.reading import begun, objection
from tests.games.barony.table import full, play, position

REST = "6PeP1@H4.2 7PeJ1@H4.4 8PeJ1@H4.9"


def test_whose_turn_it_is() -> None:
    state = position("3SoS1@C1.5 4SoS1@H1.4 5PeP1@H1.9", REST)
    assert objection(state, "B7", seat=1) == "It isn’t your turn. Waiting for A."
    assert objection(state, "B7") == "B’s Peasant 7 isn’t yours: choose one of your own Serfs, or pass."
    assert (
        objection(state, "-C1.6") == "Where a Serf goes is chosen when it acts. Decide now: which of your Serfs acts."
    )


def test_who_cannot_be_activated() -> None:
    state = full("1ThP1@H4.17{B} 2PeS1@C1.3{sl2}", "5PeP1@C1.6")
    assert objection(state, "A1") == "Your Thief 1 is barricaded and stays to the end: choose another Serf, or pass."
    assert objection(state, "A2") == "Your Peasant 2 sleeps for 2 more turns: choose another Serf, or pass."


def test_where_a_serf_can_go() -> None:
    state = position("3SoS1@C1.5 4SoS1@H1.4 5PeP1@H1.9", REST)
    play(state, "A3")
    assert objection(state, "-C1.12") == "A Sider steps across a side, to a triangle next to it."
    runner = full("2GuS1@C1.3{away}", "5PeP1@H4.1")
    play(runner, "A2-C1.2")
    assert objection(runner, "-C1.3") == "Your Guildsman 2 has no movement left: use a maneuver, or end your turn."


def test_directions_and_answers() -> None:
    state = full("1SoS1x2@C1.4", "5PeP1@C1.2")
    play(state, "A1-C1.3-C1.2", "/F")
    assert (
        objection(state, "pass")
        == "You can pass at the start of your turn. Decide now: how your Serf answers the attack."
    )
    play(state, "/F", dice="66 11")
    assert (
        objection(state, ">90*2")
        == "B’s Peasant 5 can be bumped 2 triangles back to the left or 2 triangles ahead to the left."
    )


def test_money() -> None:
    state = full("1GuS1@M", "5PeP1@C1.6", gold=(1500, 0))
    play(state, "A1")
    assert objection(state, "$buy SWO") == "A Sword costs 8,000 gold; you have 1,500."
    assert objection(state, "$buy SNA") == "Create Snare costs 2,000 gold; you have 1,500."
    assert objection(state, "$buy ESC") == "Escort is for Knights; your Guildsman 1 is a Guildsman."
    assert objection(state, "$buy MKW") == "Your Guildsman 1 knows Make Weapon already."
    assert objection(state, "$rank") == (
        "Rank 2 takes 2 kills and 1,000 gold; your Guildsman 1 has 0 kills, and you have 1,500 gold."
    )
    assert objection(state, "$move") == "One more Move costs 10,000 gold; you have 1,500."


def test_hiring() -> None:
    state = begun({})
    assert objection(state, "$serf KnP", seat=0) == (
        "A Knight Pointer costs 10,500 gold; of your 15,000 too little would be left to hire nine "
        "Serfs, at 1,000 gold each at least."
    )


@pytest.mark.rule("BAR-C1.09", "BAR-C1.03")
def test_who_gives_way_is_said_first() -> None:
    state = position("3SoS1@C1.5 4SoS1@C1.11 5PeP1@H1.9", "5PeP1@H4.1 6PeP1@H4.2 7PeJ1@H4.4")
    play(state, "A3-C1.11")
    assert (
        objection(state, "A5")
        == "You choose the acting Serf at the start of your turn. Decide now: what your Serf does in the confrontation."
    )
    assert game_of(state).refusal(state, 0, state.read(0, "A5")[0]).rule == "BAR-T1.04"
    state = position("3SoS1@C1.5 4SoS1@H1.4 5PeP1@H1.9", "5PeP1@C1.11 6PeP1@H4.2 7PeJ1@H4.4")
    play(state, "A3-C1.11")
    assert game_of(state).refusal(state, 0, state.read(0, "A5")[0]).rule == "BAR-T1.04"
