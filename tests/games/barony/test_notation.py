"""Notation: triangles, Serfs, moves and positions, both ways; and the ids that the code cites."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from baronage.engine.errors import BadDocument, Unreadable
from baronage.games.barony import data
from baronage.games.barony.hiring import hire_name, read_hire
from baronage.games.barony.text import read_space, serf_name
from tests.games.barony.table import CLASSIC, GAME, position

TEXT = "BAR classic2 simple r20 fB tA p1 | A H1 b0 : 1ThP1@H4.17{h1} 4SoS1@C1.5{k2,F:ARC} 7PeJ1x2@out | B H4 b2 : 5PeP1@C1.11 | -"


def test_a_position_both_ways() -> None:
    assert GAME.position(TEXT).position() == TEXT


def test_first_baron_and_idle_rounds_may_be_left_out() -> None:
    state = GAME.position("BAR classic2 simple r1 tB | A H1 : 3SoS1@C1.5 | B H4 : 3SoS1@C1.11")
    assert state.position().startswith("BAR classic2 simple r1 fA tB p0 | A H1 b0 :")


def test_every_triangle_by_name_and_by_lattice() -> None:
    for triangle in range(CLASSIC.size):
        assert read_space(CLASSIC, -1, CLASSIC.space_name(triangle)) == triangle
        assert read_space(CLASSIC, -1, CLASSIC.lattice_name(triangle)) == triangle
    assert read_space(CLASSIC, CLASSIC.market, "M") == CLASSIC.market
    assert serf_name(17) == "B3"


def test_every_hire_both_ways() -> None:
    assert [read_hire(hire_name(row)) for row in range(len(data.HIRES))] == list(range(len(data.HIRES)))
    assert hire_name(read_hire("SoS")) == "SoS:THR"


def test_a_whole_path_is_several_actions() -> None:
    state = position("3SoS1x2@C1.5 7PeJ1x2@H1.17", "3SoS1@C4.1")
    spoken = [
        " ".join(state.write(0, action) for action in state.read(0, text)) for text in ("A3 C1.5-C1.11-C1.12", "A pass")
    ]
    assert spoken == ["A3 -C1.11 -C1.12", "pass"]
    assert [state.write(0, action) for action in state.read(0, "A7 H1.17^330*2-C1.11")] == ["A7", "^330*2"]


@pytest.mark.parametrize(
    "text", ["", "banana", "A3-Z9.1", "A3-C1.26", "A12", "^45*1", ">15", "A3 C1.6-C1.7", "-C1.11banana", "$serf XxS"]
)
def test_what_is_no_move(text: str) -> None:
    state = position("3SoS1@C1.5", "3SoS1@C4.1")
    with pytest.raises(Unreadable):
        state.read(0, text)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("BAR classic2", "BAR classic3", "classic2"),
        ("@C1.11", "@C1.5", "BAR-M1.05"),
        ("5PeP1", "5PeP3", "BAR-F1.06"),
        ("5PeP1", "5GuP1", "BAR-F1.04"),
        ("B H4", "B H1", "BAR-P1.01"),
        ("{h1}", "{zz}", "no flag"),
        ("tA", "tC", "in turn"),
        ("@C1.11", "@C9.1", "no triangle"),
    ],
)
def test_what_is_no_position(old: str, new: str, why: str) -> None:
    with pytest.raises(BadDocument, match=why):
        GAME.position(TEXT.replace(old, new))


def test_every_id_in_the_code_is_on_the_page() -> None:
    home = Path(data.__file__).parent
    cited = {
        name for file in home.rglob("*.py") for name in re.findall(r"BAR-[A-Z0-9]+\.[0-9]+", file.read_text("utf-8"))
    }
    assert cited <= set(GAME.rules)
    assert len(GAME.rules) == 337 + 22  # rules and decisions
