"""BAR-M1 to M4 and T1: activation and movement in the Simple Game."""

from __future__ import annotations

import pytest

from baronage.games.barony.steps import moving
from baronage.games.barony.steps.moving import spaces_near
from tests.games.barony.table import CLASSIC, at, full, offered, play, position, refused, slot, where

FAR = "7PeJ1@H4.2 8PeJ1@H4.4 9PeJ1@H4.9"  # Serfs that do not matter


@pytest.mark.rule("BAR-T1.04", "BAR-T1.14")
def test_one_serf_is_activated_or_the_baron_passes() -> None:
    state = position("3SoS1@C1.5 5PeP1@C1.12 4SoS1@out", FAR)
    assert offered(state) == {"A3", "A5", "pass"}
    play(state, "A3", "-C1.11")
    assert (where(state, "A3"), state.turn) == ("C1.11", 1)
    play(state, "pass")
    assert state.turn == 0
    assert state.idle == 1


@pytest.mark.rule("BAR-T1.05")
def test_the_same_serf_again() -> None:
    state = position("3SoS1@C1.5 5PeP1@C2.12 4SoS1@C3.4", FAR)
    play(state, "A3 C1.5-C1.11", "pass", "A3 C1.11-C1.12")
    assert where(state, "A3") == "C1.12"


@pytest.mark.rule("BAR-T1.06", "BAR-H1.03")
def test_a_barricaded_serf_is_not_activated() -> None:
    state = position("3SoS1@H4.1{B} 5PeP1@C1.12", FAR)
    assert offered(state) == {"A5", "pass"}
    assert refused(state, "A3") == "BAR-T1.06"


@pytest.mark.rule("BAR-M2.01", "BAR-M1.01")
def test_a_sider_steps_through_a_side() -> None:
    state = position("3SoS1@C1.6", FAR)
    assert offered(state, "A3") == {"-C1.5", "-C1.7", "-C1.2", "."}
    assert refused(state, "-C1.12") == "BAR-M2.01"


@pytest.mark.rule("BAR-M3.01")
def test_the_jumps_of_a_jumper() -> None:  # E03
    state = position("7PeJ1@C1.2", FAR)
    assert offered(state, "A7") == {*(f"^{angle}*1" for angle in range(30, 360, 60)), "."}
    assert where(play(state, "^210*1"), "A7") == "C6.3"


@pytest.mark.rule("BAR-M4.01")
def test_the_twelve_targets_of_a_pointer() -> None:  # E06
    targets = {"C1.1", "C1.3", "C1.4", "C1.5", "C1.6", "C1.7", "C1.8", "C2.1", "C2.3", "C2.4", "C2.8", "C2.9"}
    assert offered(position("5PeP1@C1.2", FAR), "A5") == {*(f"-{target}" for target in targets), "."}


@pytest.mark.rule("BAR-M1.01", "BAR-M1.03")
def test_any_number_of_movements_up_to_the_allowance() -> None:
    state = position("3SoS1x2@C1.5", FAR)
    play(state, "A3", "-C1.11")
    assert state.turn == 0
    assert where(play(state.clone(), "."), "A3") == "C1.11"
    after = play(state.clone(), "-C1.12")
    assert (where(after, "A3"), after.turn) == ("C1.12", 1)


@pytest.mark.rule("BAR-M1.04", "BAR-M3.05")
def test_nobody_leaves_the_kingdom_of_his_own_will() -> None:
    assert offered(position("3SoS1@H1.1", FAR), "A3") == {"-H1.3", "."}
    assert offered(position("7PeJ1x2@H1.1", FAR), "A7") == {"^270*1", "^270*2", "."}


@pytest.mark.rule("BAR-M1.06", "BAR-H1.03")
def test_a_barricaded_serf_is_not_entered_but_may_be_jumped_over() -> None:
    sitter, rest = "4SoS1@H1.17", "5PeP1@C4.1 6PeP1@C4.3"
    for flag, enters in (("{B}", False), ("{h2}", True)):
        enemy = f"{sitter}{flag} {rest}"
        assert ("-H1.17" in offered(position("5PeP1@H1.18", enemy), "A5")) == enters
        assert ("-H1.17" in offered(position("3SoS1@H1.18", enemy), "A3")) == enters
        assert ("^150*1" in offered(position("7PeJ1@C1.22", enemy), "A7")) == enters
    assert "^90*1" in offered(position("7PeJ1@C1.6", f"4SoS1@C1.12{{B}} {rest}"), "A7")  # over C1.12


@pytest.mark.rule("BAR-M3.02", "BAR-M3.03", "BAR-M3.04", "BAR-T1.09")
def test_a_flight_passes_over_what_is_between() -> None:  # E04
    state = position("7PeJ1x2@H1.17", "4SoS1@C1.22 5PeP1@C1.23 6PeP1@C1.12")
    flown = play(state.clone(), "A7^330*2")
    assert (where(flown, "A7"), flown.turn) == ("C1.11", 1)
    met = play(position("7PeJ1x2@H1.17", "4SoS1@C1.22 5PeP1@C4.1 6PeP1@C4.3"), "A7^330*1", "/F", "/F", dice="66 11")
    assert where(met, "A7") == "C1.22"
    assert met.turn == 1  # the second jump is lost


@pytest.mark.rule("BAR-Z1.01")
def test_in_the_simple_game_there_is_no_market() -> None:
    state = position("5PeP1@C3.1", FAR)
    assert "-M" not in offered(state, "A5")
    assert "-C6.1" in offered(state)


@pytest.mark.rule("BAR-T1.14", "BAR-V4.02")
def test_three_rounds_of_passing_end_the_game() -> None:
    state = position("3SoS1@C1.5 4SoS1@C1.6 5PeP1@C1.7", FAR)
    play(state, *["pass", "pass"] * 2, "A3", ".")  # an activation without movement counts as a pass
    assert state.actors() == [1]
    play(state, "pass")
    standings = state.standings()
    assert standings is not None
    assert standings.rule == "BAR-V4.02"
    assert [row.points for row in standings.seats] == [0.5, 0.5]


@pytest.mark.rule("BAR-V4.02")
def test_a_movement_starts_the_count_of_idle_rounds_again() -> None:
    state = position("3SoS1@C1.5 4SoS1@C1.6 5PeP1@C1.7", FAR)
    play(state, *["pass", "pass"] * 2, "A3-C1.11", "pass", *["pass", "pass"] * 2)
    assert state.actors() == [0]
    assert state.idle_rounds == 2


@pytest.mark.rule("BAR-V4.01", "BAR-T1.02")
def test_the_round_limit() -> None:
    state = position(
        "3SoS1@C1.5 4SoS1@C1.6 5PeP1@C1.7", "3SoS1@C4.5 5PeP1@C4.1 6PeP1@C4.3", head="classic2 simple r200 fB tB p0"
    )
    play(state, "B3-C4.11")
    assert state.actors() == [0]
    play(state, "A3-C1.11")
    standings = state.standings()
    assert standings is not None
    assert standings.rule == "BAR-V4.01"


def test_on_a_large_board_only_what_is_near_a_serf_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    state = full("3SoS1@C4.12 4SoS1@out", "3SoS1@C1.9")
    every = range(CLASSIC.size + 1)
    assert spaces_near(state, slot("A3")) == spaces_near(state, slot("A4")) == [*every]
    monkeypatch.setattr(moving, "MANY", 50)
    ranges = CLASSIC.ranges(at("C4.12"))
    near = [space for space in every if ranges[space] <= 4]
    assert 0 < len(near) < CLASSIC.size // 2
    assert spaces_near(state, slot("A3")) == near
    assert spaces_near(state, slot("A4")) == spaces_near(state, -1) == [*every][:50]  # near nobody in play
