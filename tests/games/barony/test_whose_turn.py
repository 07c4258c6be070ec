"""In every frame who is not asked can do nothing, and who has lost is asked nothing (BAR-T1.04, V2.06)."""

from __future__ import annotations

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import BadDocument
from baronage.games.barony.state import Barony
from baronage.games.barony.steps.maneuvers import Arrival
from baronage.games.barony.steps.market import Lodging, Replacement
from baronage.games.barony.steps.outcomes import Recruit
from baronage.games.barony.steps.spells import Naming
from tests.games.barony.table import GAME, full, offered, play, slot

FRAMES = {
    "Activate": lambda: full("3SoS1@C1.5", "3SoS1@C1.11"),
    "Act": lambda: play(full("3SoS1@C1.5", "3SoS1@C1.11"), "A3"),
    "Approach": lambda: play(full("3SoS1@C1.5{W:DAG}", "3SoS1@C1.11"), "A3-C1.11"),
    "Bargain": lambda: play(full("3SoS1@C1.5{W:DAG}", "3SoS1@C1.11"), "A3-C1.11", "$give DAG"),
    "Declare": lambda: play(full("3SoS1@C1.5", "3SoS1@C1.11"), "A3-C1.11"),
    "Defend": lambda: play(full("3SoS1@C1.5", "3SoS1@C1.11"), "A3-C1.11", "/F"),
    "Aim": lambda: play(full("3SoS1@C1.5", "3SoS1@C1.11"), "A3-C1.11", "/C"),
    "Arrival": lambda: play(full("1KnS3@C1.5{M:CTA} 4SoS1@res", "3SoS1@C1.11"), "A1", "*CTA A4"),
    "Naming": lambda: play(full("1WiP2@C1.5{S:FIR}", "3SoS1@C1.11"), "A1", "*FIR B3"),
    "Recruit": lambda: play(full("1NoP3@C1.6{M:REC}", "3SoS3@C1.12"), "A1-C1.12", "/F", "/C"),
    "Replacement": lambda: play(full("3SoS2@M", "3SoS1@C1.11", gold=(5_000, 0)), "A3", "$sell self"),
    "Lodging": lambda: play(
        full("3SoS2@M", "3SoS1@C1.11", gold=(5_000, 0), options={"market_hire": "on"}), "A3", "$serf PeS"
    ),
}


@pytest.mark.rule("BAR-T1.04")
@pytest.mark.parametrize("name", FRAMES)
def test_only_who_is_asked_can_do_something(name: str) -> None:
    state = FRAMES[name]()
    assert type(state.stack[-1]).__name__ == name
    (asked,) = state.actors()
    assert state.actions(asked)
    assert state.actions(1 - asked) == []
    assert state.default(asked)[0] < 0 or state.default(asked) in state.actions(asked)


@pytest.mark.rule("BAR-V2.06", "BAR-A11.01")
@pytest.mark.parametrize("name", ["Arrival", "Naming", "Recruit", "Declare", "Act"])
def test_who_has_lost_is_asked_nothing(name: str) -> None:
    state = FRAMES[name]()
    (asked,) = state.actors()
    state.fallen[asked] = 1
    assert state.actors() == []
    if isinstance(state.stack[-1], Arrival | Naming | Recruit):
        assert state.actions(asked) == []


@pytest.mark.rule("BAR-A11.01", "BAR-C1.08")
def test_nobody_is_recruited_who_is_gone_or_too_high() -> None:
    def recruit() -> Barony:
        return FRAMES["Recruit"]()

    noble, serf = slot("A1"), slot("B3")
    for field, who, value in (
        ("place", noble, -3),
        ("place", serf, -3),
        ("hold", serf, 3),
        ("rank", serf, 4),
        ("control", serf, 0),
    ):
        state = recruit()
        assert state.actors() == [0]
        getattr(state, field)[who] = value
        assert state.actors() == []
        assert state.actions(0) == []
    state = recruit()
    state.place[noble] = state.place[serf] = 0  # the first triangle is one too
    assert state.actors() == [0]


@pytest.mark.rule("BAR-L4.02", "BAR-L0.05")
def test_a_wizard_on_the_first_triangle_throws_all_his_balls() -> None:
    state = full("2WiP2@C1.1{S:FIR}", "3SoS1@C1.3 4SoS1@C1.2")
    play(state, "A2", "*FIR B3,B4 cast", "/F", dice="11 66")
    assert offered(state) == {"/F", "/C"}
    play(state, "/C")
    while state.actors() == [0] and state.place[slot("B4")] == -5:
        play(state, state.write(0, state.actions(0)[0]))
    assert state.place[slot("B4")] != state.board.triangle("C1", 2)


def test_a_home_that_is_none_is_named() -> None:
    with pytest.raises(BadDocument, match="Q9 is no home of this board; homes are H1, H4"):
        GAME.position("BAR classic2 simple r1 tA | A Q9 : 3SoS1@C1.5 | B H4 : 3SoS1@C1.11")


def test_frames_of_the_market_belong_to_their_serf() -> None:
    assert isinstance(FRAMES["Replacement"]().stack[-1], Replacement)
    lodging = FRAMES["Lodging"]()
    top = lodging.stack[-1]
    assert isinstance(top, Lodging)
    room = lodging.actions(0)
    lodging.play(0, room[0], Chance.forced([]))
    assert lodging.place[top.serf] == room[0][1]
