"""What the events of a turn tell, fact by fact: who met whom where and how, what was sprung, what a spell may do."""

from __future__ import annotations

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, EXPEL, TABLE, Action
from baronage.engine.match.match import Match
from baronage.engine.match.record import Record
from baronage.games.barony import verbs
from baronage.games.barony.data import SNA, TRP
from baronage.games.barony.meta import ADA, BO
from baronage.games.barony.state import Barony
from baronage.games.barony.steps.clash import Defend
from tests.games.barony.table import GAME, WON, at, full, play, slot


def told(state: Barony, kind: int, *moves: str, dice: str = "") -> list[Action]:
    """The facts of the events of that kind in these moves."""
    found: list[Action] = []
    chance = Chance.forced([int(figure) - 1 for figure in dice if figure.isdigit()])
    for move in moves:
        (seat,) = state.actors()
        for action in GAME.read(state, seat, move):
            state.log = []
            state.play(seat, action, chance)
            found += [event[2] for event in state.log if event[0] == kind]
    return found


@pytest.mark.rule("BAR-C1.01", "BAR-X1.01", "BAR-A00.06")
def test_who_met_whom_where_and_whether_it_was_forced() -> None:
    a3, b3, b4 = slot("A3"), slot("B3"), slot("B4")
    state = full("3SoS1@C1.5", "3SoS1@C1.11 4SoS1@C1.19")
    met = told(state, verbs.MET, "A3", "-C1.11", "/F", "/F", dice=WON)
    assert met == [(a3, b3, at("C1.11"), 0), (b3, b4, at("C1.19"), 1)]
    for a, move in (
        ("3WiP2@C1.5{S:SLO}", "*SLO B3 slow"),
        ("3WiP2@C1.5{S:MIS}", "*MIS B3"),
        ("3WiP2@C1.5{S:SLE}", "*SLE B3 cast"),
        ("3WiP2@C1.5{S:LIG}", "*LIG 90"),
        ("3KnS3@C1.5", "*TAC B3"),
        ("3GuS2@C1.5{cat,M:CAT}", "*CAT B3"),
    ):
        assert told(full(a, "3SoS1@C1.11"), verbs.MET, "A3", move) == [(a3, b3, at("C1.11"), 0)]
    state = full("7PeJ1@C1.2", "4SoS1@C1.6{F:ARC}")
    assert told(state, verbs.MET, "A7", "^90*1", "/A") == [(b4, slot("A7"), at("C1.6"), 0)]


@pytest.mark.rule("BAR-L7.01", "BAR-L8.01")
def test_a_spell_that_bumps_nobody_has_no_direction_and_no_distance() -> None:
    for move in ("*SLE B3 cast", "*SLO B3 slow"):
        state = play(full("3WiP2@C1.5{S:SLE,S:SLO}", "3SoS1@C1.11"), "A3", move)
        top = state.stack[-1]
        assert isinstance(top, Defend)
        assert top.clash[2:5] == (0, 0, 0)


@pytest.mark.rule("BAR-A14.02", "BAR-A06.03")
def test_what_was_sprung_where_and_by_whom() -> None:
    for mark, kind in (("trap", TRP), ("snare", SNA)):
        state = full("3SoS1@C1.5", "1ThP1@C4.9", marks=f"{mark}@C1.11=B1r1")
        assert told(state, verbs.SPRUNG, "A3", "-C1.11") == [(kind, at("C1.11"), slot("A3"))]


@pytest.mark.rule("BAR-L1.01")
def test_all_are_told_that_an_armor_spell_ends() -> None:
    state = play(full("3SoS1@C1.5", "3SoS1@C1.11{as3}"), "A3-C1.11", "/F")
    state.log = []
    play(state, "/C")
    assert [event[:3] for event in state.log if event[0] == verbs.FADED] == [
        (verbs.FADED, ALL, (slot("B3"), verbs.ARMOR))
    ]


@pytest.mark.rule("BAR-K1.01", "BAR-K1.04")
@pytest.mark.parametrize(
    ("friendly_kills", "by", "words"), [("off", None, "nobody is credited"), ("on", "A3", "credited to A’s Soldier 3")]
)
def test_who_is_killed_by_his_own_is_told_with_the_one_who_is_credited(
    friendly_kills: str, by: str | None, words: str
) -> None:
    serfs = "A H1 b0 : 3SoS1@H1.3 5PeP1@H1.1 6PeP1@C1.1 4SoS1@C1.3 | B H4 b0 : 3SoS1@C4.1 4SoS1@C4.2 5SoS1@C4.3"
    line = f"BAR classic2 simple r5 fA tA p0 | {serfs} | -"
    state = GAME.position(line, None, {"friendly_kills": friendly_kills})
    assert isinstance(state, Barony)
    assert told(state, verbs.KILLED, "A3-H1.1", "/Y") == [(slot("A5"), -1 if by is None else slot(by))]
    assert state.log is not None
    (sentence,) = [GAME.event_words(state.setup, event)[0] for event in state.log if event[0] == verbs.KILLED]
    assert words in sentence


@pytest.mark.rule("BAR-F4.06")
def test_rosters_that_are_given_with_a_position_are_kept() -> None:
    line = "BAR classic2 campaign r5 tA | A H1 g0 b0 : 4SoP1@C1.5 | B H4 g0 b0 : 1PeJ2@C4.9 | -"
    state = GAME.position(line, 2, {"rosters": [ADA, BO]})
    assert state.setup.options["rosters"] == [ADA, BO]


def test_a_turn_in_which_somebody_is_sent_away_is_told_move_by_move() -> None:
    line = " | ".join(
        [
            "BAR classic3 quick r5 fA tA p0",
            *(f"{name} {home} g0 b0 : 3SoS1@{home}.2 4SoS1@{home}.4 5PeP1@{home}.5" for name, home in HOMES),
            "-",
        ]
    )
    match = Match(GAME, state=GAME.position(line), chance=Chance.forced([]))
    match.play(0, "A3")
    match.play(TABLE, (EXPEL, 2))
    match.play(0, ".")
    match.play(1, "B pass")
    assert match.turns() == ["A: A3", "table: expel C", "A: .", "B pass"]
    again = Record.read(match.record.text(turns=True), {"barony": GAME}).replay()
    assert again.state.dump() == match.state.dump()


HOMES = (("A", "H1"), ("B", "H3"), ("C", "H5"))
