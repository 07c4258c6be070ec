"""Refusals say what was wrong, and what would have been right."""

from __future__ import annotations

import pytest

from tests.games.barony.table import full, play, position
from tests.games.barony.words.reading import begun, objection

REST = "6PeP1@H4.2 7PeJ1@H4.4 8PeJ1@H4.9"


def test_whose_turn_it_is() -> None:
    state = position("3SoS1@C1.5 4SoS1@H1.4 5PeP1@H1.9", REST)
    assert objection(state, "B7", seat=1) == "It is A's turn; you can do nothing now."
    assert objection(state, "B7") == "B7 is not a Serf of yours: activate one of yours, or pass."
    assert objection(state, "-C1.6") == "Activate one of your Serfs first, or pass."


def test_who_cannot_be_activated() -> None:
    state = full("1ThP1@H4.17{B} 2PeS1@C1.3{sl2}", "5PeP1@C1.6")
    assert objection(state, "A1") == "A1 is barricaded and stays: activate another Serf, or pass."
    assert objection(state, "A2") == "A2 sleeps for 2 more turns: activate another Serf, or pass."


def test_where_a_serf_can_go() -> None:
    state = position("3SoS1@C1.5 4SoS1@H1.4 5PeP1@H1.9", REST)
    play(state, "A3")
    assert objection(state, "-C1.12") == (
        "A Sider goes through a side to a neighbour; from C1.5 A3 can reach C1.11, C1.6 and C2.9."
    )
    runner = full("2GuS1@C1.3{away}", "5PeP1@H4.1")
    play(runner, "A2-C1.2")
    assert objection(runner, "-C1.3") == "A2 has no movement left: use a maneuver, or end the turn."


def test_directions_and_answers() -> None:
    state = full("1SoS1x2@C1.4", "5PeP1@C1.2")
    play(state, "A1-C1.3-C1.2", "/F")
    assert objection(state, "pass") == "B5 can fight, concede or retreat."
    play(state, "/F", dice="66 11")
    assert objection(state, ">90*2") == "B5 can be bumped at 30° or 330°, 2 triangles."


def test_money() -> None:
    state = full("1GuS1@M", "5PeP1@C1.6", gold=(1500, 0))
    play(state, "A1")
    assert objection(state, "$buy SWO") == "Sword costs 8,000 gold; you have 1,500."
    assert objection(state, "$buy SNA") == "Create Snare costs 2,000 gold; you have 1,500."
    assert objection(state, "$buy ESC") == "Escort is for Knight; A1 is a Guildsman."
    assert objection(state, "$buy MKW") == "A1 knows Make Weapon already."
    assert objection(state, "$rank") == (
        "The next Rank takes 2 kills and 1,000 gold; it has 0 kills, you have 1,500 gold."
    )
    assert objection(state, "$move") == "One more Move costs 10,000 gold; you have 1,500."


def test_hiring() -> None:
    state = begun({})
    assert objection(state, "$serf KnP", seat=0) == (
        "A Knight, Pointer costs 10,500 gold; you have 15,000, and what is left must still hire nine Serfs "
        "(1,000 gold each at least)."
    )


@pytest.mark.rule("BAR-C1.09", "BAR-C1.03")
def test_who_gives_way_is_said_first() -> None:
    state = position("3SoS1@C1.5 4SoS1@C1.11 5PeP1@H1.9", "5PeP1@H4.1 6PeP1@H4.2 7PeJ1@H4.4")
    play(state, "A3-C1.11")
    assert objection(state, "A5") == "A3 meets your own A4: say first who gives way."
    assert state.game.refusal(state, 0, state.read(0, "A5")[0]).rule == "BAR-C1.09"
    state = position("3SoS1@C1.5 4SoS1@H1.4 5PeP1@H1.9", "5PeP1@C1.11 6PeP1@H4.2 7PeJ1@H4.4")
    play(state, "A3-C1.11")
    assert state.game.refusal(state, 0, state.read(0, "A5")[0]).rule == "BAR-C1.03"
