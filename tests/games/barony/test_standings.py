"""Scoring, ranking and ties: who comes where, and for how many points (RULES.md, Scoring; R129)."""

from __future__ import annotations

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.standings import Standings
from baronage.engine.core.state import RESIGN
from baronage.games.barony.state import Barony
from tests.games.barony.table import GAME, play

HOMES = {2: ("H1", "H4"), 3: ("H1", "H3", "H5"), 4: ("H2", "H3", "H5", "H6")}
THREE = "7PeJ1@{home}.2 8PeJ1@{home}.4 9PeJ1@{home}.9"


def game(*serfs: str, gold: tuple[int, ...] = (), mode: str = "quick") -> Barony:
    """Each Baron with these Serfs and three at home, in the first player's turn."""
    homes = HOMES[len(serfs)]
    lines = []
    for seat, (home, more) in enumerate(zip(homes, serfs, strict=True)):
        treasury = f"g{gold[seat] if gold else 0} " if mode != "simple" else ""
        lines.append(f"{'ABCD'[seat]} {home} {treasury}b0 : {THREE.format(home=home)} {more}".rstrip())
    state = GAME.position(f"BAR classic{len(serfs)} {mode} r5 fA tA p0 | {' | '.join(lines)} | -", None, {})
    assert isinstance(state, Barony)
    return state


def over(state: Barony) -> Standings:
    standings = state.standings()
    assert standings is not None
    return standings


def table(state: Barony) -> list[tuple[int, float]]:
    return [(row.place, row.points) for row in over(state).seats]


def all_pass(state: Barony) -> Barony:
    while state.actors():
        play(state, "pass")
    return state


@pytest.mark.rule("BAR-V2.02")
def test_of_three_barons_the_winner_has_the_point() -> None:
    state = game("3SoS1@H3.1{B} 4SoS1@H3.17{B} 5PeP1@H3.25{h2}", "", "3SoS1@C4.12")
    play(state, "pass", "pass", "pass")
    assert table(state) == [(1, 1.0), (3, 0.0), (2, 0.0)]  # C has more Serfs than B
    assert over(state).winners() == [0]


@pytest.mark.rule("BAR-V1.01", "BAR-V2.02")
def test_the_cause_is_that_of_a_game_of_so_many() -> None:
    sitters = "3SoS1@{home}.1{{B}} 4SoS1@{home}.17{{B}} 5PeP1@{home}.25{{h2}}"
    two = game(sitters.format(home="H4"), "")
    play(two, "pass", "pass")
    three = game(sitters.format(home="H3"), "", "")
    play(three, "pass", "pass", "pass")
    last = game("", "", "")
    for seat in (1, 2):
        last.play(seat, (RESIGN,), Chance.forced([]))
    assert [over(state).rule for state in (two, three, last)] == ["BAR-V1.01", "BAR-V2.02", "BAR-V2.02"]
    assert GAME.prompt(three, 0)[1] == ("BAR-V2.02",)


@pytest.mark.rule("BAR-V4.02")
def test_the_order_of_an_undecided_game() -> None:
    """Barricades, then hold, Serfs, Ranks, treasury; each case has B ahead of A in one thing and behind in all that follow."""
    cases = [  # A, in H2, hunts H5; B, in H3, hunts H6
        ("3SoS1@H5.1 4SoS1@H5.17 5SoS1@C1.5", "3SoS1@H6.1{B}"),
        ("3SoS2@C1.5 4SoS1@C1.7", "3SoS1@H6.1"),
        ("3SoS4@C1.5", "3SoS1@C1.7 4SoS1@C2.7"),
        ("3SoS1@C1.5", "3SoS2@C1.7"),
    ]
    for a, b in cases:
        state = all_pass(game(a, b, "", "", gold=(9_000, 0, 0, 0)))
        places = [row.place for row in over(state).seats]
        assert places[1] < places[0], (a, b)
    rich = all_pass(game("", "", "", "", gold=(0, 5, 7, 5)))
    assert table(rich) == [(4, 0.0), (2, 0.0), (1, 0.0), (2, 0.0)]  # nobody has won


@pytest.mark.rule("BAR-V4.03")
def test_two_barons_who_do_not_decide_it_share_the_point() -> None:
    equal = all_pass(game("", "", gold=(9_000, 0)))
    assert table(equal) == [(1, 0.5), (1, 0.5)]  # gold does not decide between two
    ahead = all_pass(game("3SoS1@C1.5", ""))
    assert table(ahead) == [(1, 0.5), (2, 0.5)]


@pytest.mark.rule("BAR-V2.02", "BAR-V1.03")
def test_who_fell_later_comes_before_who_fell_sooner() -> None:
    state = game("", "", "", "", gold=(0, 99, 50, 0))
    for seat in (1, 2, 0):
        state.play(seat, (RESIGN,), Chance.forced([]))
    assert table(state) == [(2, 0.0), (4, 0.0), (3, 0.0), (1, 1.0)]


@pytest.mark.rule("BAR-V1.02")
def test_of_two_the_winner_has_it_all() -> None:
    state = game("", "", mode="simple")
    state.play(0, (RESIGN,), Chance.forced([]))
    assert table(state) == [(2, 0.0), (1, 1.0)]
    assert state.gold == [0, 0]  # BAR-Z1.01: no prize where there is no gold
