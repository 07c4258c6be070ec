"""Exact chances of a battle line, against all its hits and misses played out (FYN-D4.22 to D4.34)."""

from __future__ import annotations

from itertools import product
from math import prod

import pytest

from baronage.engine.core.state import Action
from baronage.engine.match.match import Match
from baronage.games.fyn import verbs
from baronage.games.fyn.rules.odds import capture_chance, exact_chance, pairings
from baronage.games.fyn.rules.realm import armies_on
from tests.games.fyn.table import asked, at, board, cell, do, kinds


def counted(mine: str, foe: str, group: str, numbers: int) -> float:
    """The share of outcomes that capture: a 1 always hits, a 10 never does; the defender aims as the default has it."""
    taken: dict[tuple[Action, ...], float] = {}  # by what fell: not every outcome needs all the numbers
    for rolls in product((1, 10), repeat=numbers):
        match = at("D", mine, foe, numbers=[*rolls, *[5] * 6])
        do(match, f"ATK P2:0,1 FROM 0,1 {group}")
        while not match.over and asked(match) in ("P2 DEC-07", "P1 DEC-08", "P2 DEC-08", "P2 DEC-11"):
            match.time_out(match.state.actors()[0])
        if asked(match) == "P1 DEC-12":
            shots = tuple(kinds(match, verbs.SHOT))
            taken[shots] = prod(needed / 10 if hit else 1 - needed / 10 for *_, needed, hit in shots)
    return sum(taken.values())


def chance(match: Match, group: tuple[int, ...]) -> float:
    return exact_chance(board(match), 1, cell("0,1"), group)


@pytest.mark.parametrize(
    ("mine", "foe", "group", "numbers"),
    [
        ("0,0:K; 0,1:C{A}", "0,0:K; 0,1:C{P}", "{A}", 2),
        ("0,0:K; 0,1:C{S}", "0,0:K; 0,1:Cc", "{S}", 2),
        ("0,0:K; 0,1:C{2S}", "0,0:K; 0,1:Cc", "{2S}", 3),
        ("0,0:K; 0,1:C{2A}", "0,0:K; 0,1:W{P}", "{2A}", 3),
        ("0,0:K; 0,1:C{A,S}", "0,0:K; 0,1:C{P,R}", "{A,S}", 4),
        ("0,0:K; 0,1:C{2S}", "0,0:K; 0,1:Cc{P}", "{2S}", 6),
    ],
)
def test_the_chance_is_the_share_of_outcomes(mine: str, foe: str, group: str, numbers: int) -> None:
    match = at("D", mine, foe)
    armies = tuple(armies_on(board(match), 0, cell("0,1")))
    assert chance(match, armies) == pytest.approx(counted(mine, foe, group, numbers))


def test_fewer_cards_than_defenders_never_capture() -> None:
    match = at("D", "0,0:K; 0,1:C{X}", "0,0:K; 0,1:C{2P}")
    assert chance(match, (165,)) == 0


def test_an_open_land_falls_without_a_number() -> None:
    match = at("D", "0,0:K; 0,1:C{P}", "0,0:K; 0,1:Ct")
    assert chance(match, (119,)) == 1


def test_equal_pairings_are_listed_once_the_best_first() -> None:
    match = at("D", "0,0:K; 0,1:Cv{2A,S}", "0,0:K; 0,1:C{P,R}")
    ways = pairings(board(match), 1, cell("0,1"), (134, 135, 149), (119, 129), ())
    assert len(ways) == 4  # on the Peasants: A; S; A and A; A and S
    assert [share for share, _ in ways] == sorted((share for share, _ in ways), reverse=True)


@pytest.mark.parametrize(("mine", "foe"), [("{A}", "{P}"), ("{A,S}", "{P,R}"), ("{S}", "{X}"), ("{A,S}", "{P}")])
def test_the_estimate_is_near_the_chance_and_equal_numbers_may_capture(mine: str, foe: str) -> None:
    s = board(at("D", f"0,0:K; 0,1:C{mine}", f"0,0:K; 0,1:C{foe}"))
    group = tuple(armies_on(s, 0, cell("0,1")))
    right = exact_chance(s, 1, cell("0,1"), group)
    assert right > 0.05
    assert abs(capture_chance(s, 0, 1, cell("0,1"), group) - right) < 0.25
    assert capture_chance(s, 0, 1, cell("0,1"), ()) == 0.0
