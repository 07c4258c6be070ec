"""Notation: triangles, Serfs, moves and positions, both ways; and the ids that the code cites."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from baronage.engine.core.errors import BadDocument, Unreadable
from baronage.games.barony import data, verbs
from baronage.games.barony.hiring import hire_name, read_hire
from baronage.games.barony.rules.names import read_space, serf_name
from baronage.games.barony.state import Barony
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


@pytest.mark.parametrize("text", ["A7 H1.17^330*2-C1.10", "A7^330-C1.11", "A7^330-H1.16^330"])
def test_a_flight_that_names_another_landing_is_refused(text: str) -> None:
    state = position("3SoS1x2@C1.5 7PeJ1x2@H1.17", "3SoS1@C4.1")
    with pytest.raises(Unreadable, match=r"The flight ends on C1\.(11|22), not on "):
        state.read(0, text)


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


@pytest.mark.parametrize("place", [1, 2, 3])
def test_which_part_of_a_position_is_no_baron(place: int) -> None:
    parts = ["BAR classic2 simple r5 fA tA p0", "A H1 b0 : 3SoS1@C1.5", "B H4 b0 : 3SoS1@C4.1", "-"]
    parts.insert(place, "somebody else")
    with pytest.raises(BadDocument, match="not 'somebody else'"):
        GAME.position(" | ".join(parts))


def test_every_id_in_the_code_is_on_the_page() -> None:
    home = Path(data.__file__).parent
    cited = {
        name for file in home.rglob("*.py") for name in re.findall(r"BAR-[A-Z0-9]+\.[0-9]+", file.read_text("utf-8"))
    }
    assert cited <= set(GAME.rules)
    assert len(GAME.rules) == 337 + 22  # rules and decisions


SERF_FLAGS = [
    *("h1", "h2", "B", "bl1", "sl2", "sn1", "as3", "k6", "MKW2", "SNA3", "TRP3", "CAT4", "mw", "cat"),
    *("+3x2", "-2x1", "+3x2,+1x4", "W:DAG", "W:DAG*2", "R:LEA+3x1", "S:FIR", "S:FIR'", "S:FIR*120", "M:ARC,RET"),
    *("BLS1", "CTA2", "REC1,RES2", "F:ARC"),
]


@pytest.mark.parametrize("flags", SERF_FLAGS)
def test_every_flag_both_ways(flags: str) -> None:
    text = f"BAR classic2 full r20 fA tA p0 | A H1 g0 b0 : 3SoS1@C1.5{{{flags}}} | B H4 g0 b0 : 5PeP1@C1.11 | -"
    assert GAME.position(text).position() == text


@pytest.mark.parametrize(
    ("serf", "why"),
    [
        ("3SoS1@C1.5{h0}", "hold is 1 or 2"),
        ("3SoS1@C1.5{h3}", "hold is 1 or 2"),
        ("3SoS1@C1.5{MKW3}", "BAR-T2.03"),
        ("3SoS1@C1.5{CAT5}", "BAR-T2.03"),
        ("3SoS1@C1.5{SNA4}", "BAR-T2.03"),
        ("3SoS1@C1.5{W:LEA}", "W: is for weapons"),
        ("3SoS1@C1.5{S:DAG}", "W: is for weapons"),
        ("3SoS1@C1.5{W:DAG'}", "spells are copied"),
        ("3SoS1@C1.5{S:FIR+1x1}", "spells are copied"),
        ("3SoS1@C1.5{W:DAG+16x1}", "by 1 to 15"),
        ("3SoS1@C1.5{W:DAG+1x0}", "by 1 to 15"),
        ("3SoS1@C1.5{M:TAX}", "BAR-Q2.03"),
        ("3SoS1@C1.5{F:RET}", "no flag"),
        ("3SoS1@C1.5{@C}", "BAR-A11.05"),
        ("3SoS1@C1.5{@AB}", "BAR-A11.05"),
        ("3SoS1@out{@B}", "BAR-A11.03"),
        ("16SoS1@C1.5", "BAR-F1.07"),
        ("0SoS1@C1.5", "BAR-F1.07"),
        ("3SoS1@C1.5 3SoS1@C1.6", "there twice"),
    ],
)
def test_what_is_no_serf_of_a_position(serf: str, why: str) -> None:
    with pytest.raises(BadDocument, match=why):
        GAME.position(f"BAR classic2 full r20 fA tA p0 | A H1 g0 b0 : {serf} | B H4 g0 b0 : 5PeP1@C1.11 | -")


def test_every_marker_both_ways() -> None:
    marks = "trap@C2.24=A1r2 snare@C4.7=B2r1 trap@C2.20=B2r3/A snare@C2.21=A?r7 snare@C2.19=A1r1/B"
    text = f"BAR classic2 full r20 fA tA p0 | A H1 g0 b0 : 1ThP1@C1.5 | B H4 g0 b0 : 2GuS1@C1.11 | {marks}"
    state = GAME.position(text)
    assert state.position() == text
    assert isinstance(state, Barony)
    assert [row[2:] for row in state.markers] == [[0, 0, 2], [16, 1, 1], [16, 0, 3], [-1, 0, 7], [0, 1, 1]]
    for wrong, why in (
        ("trap@C2.24=A2r1", "this Serf doesn’t exist"),
        ("trap@C2.24=C1r1", "this Serf doesn’t exist"),
        ("trap@C2.24=A1r1/C", "this Serf doesn’t exist"),
        ("trap@C2.24=A1r1 snare@C2.24=A1r1", "BAR-A14.06"),
        ("trap@M=A1r1", "no triangle"),
        ("trap@C2.24=M1r1", "this Serf doesn’t exist"),
        ("trap@C2.24", "a marker is written"),
    ):
        with pytest.raises(BadDocument, match=why):
            GAME.position(text.replace(marks, wrong))


def test_who_has_lost_and_where_one_stands_off_the_board() -> None:
    text = (
        "BAR classic3 full r20 fC tB p2 | A H1 g0 b3 lost1 : 1ThP1@left 2GuS1@struck | B H3 g70 b0 : 2GuS1@C1.11 3SoS1@res "
        "| C H5 g0 b1 : 2GuS1@C1.12 4SoS1@out | -"
    )
    assert GAME.position(text).position() == text
    with pytest.raises(BadDocument, match="in turn"):
        GAME.position(text.replace("tB", "tA"))
    with pytest.raises(BadDocument, match="in turn"):
        GAME.position(text.replace("fC", "fM"))
    with pytest.raises(BadDocument, match="3 Barons, not 2"):
        GAME.position(text, 2)


@pytest.mark.parametrize(
    "text",
    [
        *(
            "*EAR A3",
            "*EWE self",
            "*EAR A3 LEA LEA",
            "*SLO B3",
            "*SLO B3 fast",
            "*SLO B3 slow slow",
            "*MIS B3 now",
            "*MIS",
        ),
        *(
            "*LIG",
            "*LIG x",
            "*LIG 90 90",
            "*LIG \u0669\u0660",
            "*LIG 45",
            "*FIR",
            "*FIR B3,",
            "*FIR B3,Z1",
            "*FIR B3 now",
        ),
        *("*TEL", "*TEL Z1.1", "*TEL C1.5 C1.6", "*MKW B3", "*TAC", "*BLS", "*DUP", "*DUP FIR FIR", "*DUP XXX"),
        *(
            "*XXX",
            "*",
            "!ARC",
            "!XXX",
            "!",
            "~x",
            "~1000",
            "~\u0661",
            "~",
            "=XXX",
            "=",
            ",Z9",
            ",",
            "+Z1",
            "+A16",
            "+A0",
            "@Z9",
        ),
        *(
            "@C9.1",
            "@",
            "/E99",
            "/E",
            "/EZ1",
            ">",
            ">x",
            ">45*1",
            ">90*12345",
            "$buy XXX",
            "$sell RET",
            "$serf X",
            "$drop Z1",
        ),
        *(
            "$H9.1",
            "$",
            "F A3",
            "F A3:XXX",
            "F Z3:ARC",
            "^",
            "^x",
            "^90*12345",
            "-",
            "-C1.26",
            "-C1.0",
            "A3^",
            "B pass",
            "M3",
        ),
        *("*BLS self", "$give XXX", "$ask", "A3 Z", "A3 d9,9-C1.6", "A3 C1.5--C1.6"),
    ],
)
def test_what_is_no_move_of_the_full_game(text: str) -> None:
    state = GAME.position("BAR classic2 full r5 tA | A H1 : 3SoS1@C1.5 | B H4 : 3SoS1@C4.1")
    with pytest.raises(Unreadable):
        state.read(0, text)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("~999", (verbs.SHORTEN, 999)),
        (">90", (verbs.AIM, 1, 1)),
        (">90*1234", (verbs.AIM, 1, 1234)),
        ("> 330*2", (verbs.AIM, 5, 2)),
        ("^30", (verbs.FLY, 0, 1)),
        ("^30*1234", (verbs.FLY, 0, 1234)),
        ("*LIG 30", (verbs.CAST, data.LIG, 0)),
        ("*TEL d-1,2", (verbs.CAST, data.TEL, 4)),
        ("*SLO B3 slow", (verbs.CAST, data.SLO, 17, 0)),
        ("*SLO B3 speed", (verbs.CAST, data.SLO, 17, 1)),
        ("*EWE B3 DAG", (verbs.CAST, data.EWE, 17, data.DAG)),
        ("$buy RET", (verbs.LEARN, data.RET)),
        ("$buy DAG", (verbs.BUY, data.DAG)),
        ("$C1.1", (verbs.SAVE, 0)),
        ("@C1.1", (verbs.PUT, 0)),
        ("@A1", (verbs.PLACE, 0)),
        ("+A1", (verbs.PICK, 0)),
        ("$drop A15", (verbs.DROP, 14)),
        ("/E3", (verbs.ESCORT, 2)),
        ("/EB3", (verbs.ESCORT, 17)),
        ("F A3:ARC", (verbs.TRAIN, 2, data.ARC)),
        ("A pass", (verbs.PASS,)),
        ("-M", (verbs.STEP, CLASSIC.market)),
    ],
)
def test_texts_and_their_actions(text: str, action: tuple[int, ...]) -> None:
    state = GAME.position("BAR classic2 full r5 tA | A H1 : 3SoS1@C1.5 | B H4 : 3SoS1@C4.1")
    assert state.read(0, text) == [action]
