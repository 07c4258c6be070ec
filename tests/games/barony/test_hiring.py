"""BAR-F1, F2: hiring a Fiefdom and picking a Fief, in the preparation of the full game."""

from __future__ import annotations

from typing import Any

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import TIMEOUT
from baronage.games.barony import data, verbs
from baronage.games.barony.state import RESERVE, Barony
from baronage.games.barony.steps import prepare
from tests.games.barony.table import GAME, make_ready, where

NONE = Chance.forced([])


def full(**options: Any) -> Barony:
    """The full game at its first question; what follows the preparation is not complete."""
    return prepare(GAME.setup(2, {"homes": "seats", **options}), Chance.forced([]))


def hire(state: Barony, *lines: str) -> None:
    for line in lines:
        for action in GAME.read(state, 0, line if line == "hired" else f"$serf {line}"):
            assert action in state.actions(0), line
            state.play(0, action, NONE)


def texts(state: Barony) -> set[str]:
    return {state.write(0, action) for action in state.actions(0)}


@pytest.mark.rule("BAR-F1.01", "BAR-F1.02", "BAR-F1.04", "BAR-F1.10")
def test_what_15000_can_begin_with() -> None:
    offered = texts(full())
    assert {"$serf PeS", "$serf PrS", "$serf SoS:ARC", "$serf SoS:THR"} <= offered
    assert not offered & {"$serf WiP", "$serf KnS", "$serf NoP", "hired", "$serf PrJ"}
    assert {"$serf WiP", "$serf KnS", "$serf NoP"} <= texts(full(starting_gold=20_500))
    assert "$serf NoP" not in texts(full(starting_gold=20_499))


@pytest.mark.rule("BAR-F1.10", "BAR-F1.08")
def test_a_hire_that_would_leave_too_little_for_nine_is_not_offered() -> None:
    state = full(starting_gold=10_000)
    hire(state, "PeS", "GuS")  # 2,500 spent: 7,500 for seven more
    assert "$serf GuJ" in texts(state)
    hire(state, "GuJ")  # 6,000 for six
    assert texts(state) == {"$serf PeS", "$serf PeJ", "$serf PeP"}


@pytest.mark.rule("BAR-F1.07")
def test_nine_to_fifteen_serfs() -> None:
    state = full(starting_gold=40_000)
    hire(state, *["PeS"] * 8)
    assert "hired" not in texts(state)
    hire(state, "PeS")
    assert "hired" in texts(state)
    hire(state, *["PeJ"] * 6)
    assert texts(state) == {"hired"}


@pytest.mark.rule("BAR-D01", "BAR-F1.09", "BAR-F1.05")
def test_what_is_not_spent_is_the_treasury() -> None:
    state = full()
    hire(state, "PrS", "SoS:ARC", *["PeP"] * 7, "hired")
    make_ready(state, 0)
    assert state.gold == [15_000, 15_000]  # nobody sees anything before all are ready
    assert set(state.place) == {-4}
    state.play(1, (TIMEOUT,), Chance.forced([5, 0]))
    assert state.gold == [15_000 - 4_000 - 2_500 - 7_000, data.RULES.quick_treasury]
    assert (state.caste[0], state.rank[0], state.free[1]) == (data.PRIEST, 2, data.ARC)
    assert where(state, "A9") == "H1.25"
    assert [state.caste[serf] for serf in range(15, 24)] == [caste for caste, _, _ in data.PREGENERATED]


@pytest.mark.rule("BAR-D01")
def test_silence_with_little_gold_hires_peasants() -> None:
    state = full(starting_gold=13_499)
    state.play(0, (TIMEOUT,), NONE)
    state.play(1, (TIMEOUT,), Chance.forced([5, 0]))
    assert set(state.caste[:9]) == {data.PEASANT}
    assert set(state.vocation[:9]) == {data.SIDER}
    assert state.gold[0] == 4_499


@pytest.mark.rule("BAR-D02", "BAR-F2.01", "BAR-F2.02")
def test_a_fief_of_nine_with_at_most_three_priests() -> None:
    state = full(starting_gold=40_000)
    hire(state, *["PrS"] * 4, *["PeS"] * 7, "hired")
    assert texts(state) == {f"+A{number}" for number in range(1, 12)}
    for number in (1, 2, 4):
        state.play(0, (verbs.PICK, number - 1), NONE)
    assert "+A3" not in texts(state)
    for number in (5, 6, 7, 8, 9, 11):
        state.play(0, (verbs.PICK, number - 1), NONE)
    assert texts(state) == {f"@A{number}" for number in (1, 2, 4, 5, 6, 7, 8, 9, 11)}
    for number in (11, 1, 2, 4, 5, 6, 7, 8, 9):
        state.play(0, (verbs.PLACE, number - 1), NONE)
    state.play(0, (verbs.READY,), NONE)
    state.play(1, (TIMEOUT,), Chance.forced([5, 0]))
    assert where(state, "A11") == "H1.1"
    assert state.place[2] == state.place[9] == RESERVE


@pytest.mark.rule("BAR-F2.02", "BAR-F1.10")
def test_hiring_is_not_done_before_nine_may_play_together() -> None:
    state = full(starting_gold=200_000)
    hire(state, *["NoP"] * 8)  # two of them may play
    hire(state, "PeS")
    assert texts(state) >= {"$serf PeS"}
    assert not texts(state) & {"$serf NoP", "hired"}  # six lines are left, and six are needed
    hire(state, *["PeS"] * 6, "hired")


@pytest.mark.rule("BAR-F2.04")
def test_everything_can_be_taken_back_until_one_is_ready() -> None:
    state = full()
    before = state.dump()
    hire(state, "PrS")
    state.stack[-1].undo_click(state, 0)
    assert state.dump() == before


def test_a_sample_of_a_preparation_is_a_legal_one() -> None:
    state = full(starting_gold=200_000)
    state.play(0, (TIMEOUT,), NONE)
    for seed in range(5):
        sample = state.sample(1, Chance(seed))
        assert sample.redact(1).dump() == state.redact(1).dump()
