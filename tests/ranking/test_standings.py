"""The list of a tournament: points, ties, byes, tables that still run."""

from __future__ import annotations

import pytest

from baronage.ranking.pairing import Round, Table, berger
from baronage.ranking.standings import behind, points_of, standings

Places = dict[tuple[int, Table], tuple[int, ...]]


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ((1, 2), (1.0, 0.0)),
        ((1, 1), (0.5, 0.5)),
        ((1, 2, 3, 4), (1.0, 2 / 3, 1 / 3, 0.0)),
        ((2, 1, 2, 4), (0.5, 1.0, 0.5, 0.0)),
        ((1, 1, 1), (0.5, 0.5, 0.5)),
    ],
)
def test_what_places_are_worth(places: tuple[int, ...], points: tuple[float, ...]) -> None:
    assert points_of(places) == pytest.approx(points)


def test_ties_are_broken_by_whom_one_met_and_beat() -> None:
    """Four, each against each: a beats b and c, b beats c and d, c beats d, d beats a."""
    wins = ("ab", "ac", "bc", "bd", "cd", "da")
    rounds = berger("abcd")
    places: Places = {
        (number, table): (1, 2) if "".join(table) in wins else (2, 1)
        for number, one in enumerate(rounds)
        for table in one.tables
    }
    lines = standings("abcd", rounds, places)
    assert [(line.player, line.place, line.points) for line in lines] == [
        ("a", 1, 2),
        ("b", 2, 2),
        ("d", 3, 1),
        ("c", 4, 1),
    ]
    # Sonneborn and Berger by hand: a beat b (2) and c (1), b beat c (1) and d (1), d beat a (2), c beat d (1)
    assert [line.beaten for line in lines] == [3.0, 2.0, 2.0, 1.0]
    assert [line.opponents for line in lines] == [4.0, 4.0, 5.0, 5.0]


def test_who_met_the_stronger_leads() -> None:
    rounds = [Round((("a", "c"), ("b", "d"))), Round((("c", "d"),), ("a", "b"))]
    places: Places = {(0, ("a", "c")): (1, 2), (0, ("b", "d")): (1, 2), (1, ("c", "d")): (1, 2)}
    lines = standings("abcd", rounds, places)
    assert [(line.player, line.place) for line in lines] == [("a", 1), ("b", 2), ("c", 3), ("d", 4)]


def test_a_bye_counts_and_a_running_table_does_not() -> None:
    rounds = [Round((("a", "b"),), ("c",)), Round((("c", "a"),), ("b",))]
    lines = standings("abc", rounds, {(0, ("a", "b")): (2, 1)})
    assert [(line.player, line.points, line.played) for line in lines] == [("b", 2, 1), ("c", 1, 0), ("a", 0, 1)]
    assert standings("abc", rounds, {}, bye=0.5)[0].points == 0.5


def test_a_round_without_a_game_counts_for_the_tie_break_as_one_against_an_equal() -> None:
    rounds = [Round((("a", "b"),), ("c",)), Round((("c", "d"),), (), ("a",))]
    places: Places = {(0, ("a", "b")): (1, 2), (1, ("c", "d")): (1, 2)}
    lines = {line.player: line for line in standings("abcd", rounds, places)}
    assert [(one.points, one.opponents, one.beaten, one.byes) for one in (lines["a"], lines["c"])] == [
        (2, 2, 2, 0),  # b, who has nothing, and one who has two
        (2, 2, 2, 1),
    ]


def test_a_table_of_three_counts_for_the_tie_break_as_one_of_four() -> None:
    rounds = [Round((("a", "b", "c", "d"), ("e", "f", "g")))]
    places: Places = {(0, ("a", "b", "c", "d")): (1, 2, 3, 4), (0, ("e", "f", "g")): (1, 2, 3)}
    lines = {line.player: line for line in standings("abcdefg", rounds, places)}
    assert lines["a"].opponents == pytest.approx(1 / 3)
    assert lines["e"].opponents == pytest.approx(1 / 4)


def test_equals_share_their_place() -> None:
    lines = standings("abcd", [Round((("a", "b", "c", "d"),))], {(0, ("a", "b", "c", "d")): (1, 2, 2, 4)})
    assert [(line.player, line.place, line.wins) for line in lines] == [
        ("a", 1, 1),
        ("b", 2, 0),
        ("c", 2, 0),
        ("d", 4, 0),
    ]


# A club championship over six rounds, as it was printed: points, and against whom (+ won, - lost, = shared; H: a half for a round
# without a game, F: a whole).
PRINTED = """
5.5 +10 +17 +12 =2 +4 +3 | 5.5 +27 +16 +9 =1 +8 +10 | 4 H +11 +6 =4 +5 -1 | 4 +22 +15 =8 =3 -1 +13 | 4 -16 +14 +22 +15 -3 +8
4 -21 +27 -3 +23 +16 +14 | 4 -9 -23 +27 +19 +15 +12 | 3.5 +25 +21 =4 +13 -2 -5 | 3.5 +7 +13 -2 H +18 -
3.5 -1 +25 +26 =12 +17 -2 | 3.5 H -3 -14 +25 +20 +17 | 3 +20 +18 -1 =10 =14 -7 | 3 +23 -9 +19 -8 +21 -4
3 H -5 +11 +22 =12 -6 | 3 +26 -4 +21 -5 -7 +24 | 3 +5 -2 -17 +24 -6 +22 | 2.5 +24 -1 +16 H -10 -11 | 2.5 +19 -12 +23 H -9 -
2.5 -18 +20 -13 -7 =25 +21 | 2.5 -12 -19 =25 +27 -11 +26 | 2 +6 -8 -15 +26 -13 -19 | 2 -4 +24 -5 -14 +26 -16
2 -13 +7 -18 -6 -24 +27 | 2 -17 -22 F -16 +23 -15 | 2 -8 -10 =20 -11 =19 F | 1 -15 F -10 -21 -22 -20 | 1 -2 -6 -7 -20 F -23
"""


def test_a_printed_swiss_tournament() -> None:
    """Its two leaders were told apart by Buchholz, 22.5 to 20; by Sonneborn and Berger it would have been 19.75 to 17.25."""
    cards = [card.split() for line in PRINTED.strip().splitlines() for card in line.split("|")]
    players = [str(number) for number in range(1, len(cards) + 1)]
    rounds: list[Round] = []
    places: Places = {}
    for at in range(6):
        halves = tuple(one for one, card in zip(players, cards, strict=True) if card[at + 1] == "H")
        wholes = tuple(one for one, card in zip(players, cards, strict=True) if card[at + 1] == "F")
        tables: list[Table] = []
        for one, card in zip(players, cards, strict=True):
            how, other = card[at + 1][0], card[at + 1][1:]
            if other.isdecimal() and int(one) < int(other):
                assert cards[int(other) - 1][at + 1] == {"+": "-", "-": "+", "=": "="}[how] + one
                tables.append((one, other))
                places[at, (one, other)] = {"+": (1, 2), "-": (2, 1), "=": (1, 1)}[how]
        rounds.append(Round(tuple(tables), halves, wholes))
    lines = standings(players, rounds, places, bye=0.5)
    assert {line.player: line.points for line in lines} == {
        one: float(card[0]) for one, card in zip(players, cards, strict=True)
    }
    assert [(line.player, line.opponents, line.beaten) for line in lines[:2]] == [
        ("1", 22.5, 19.75),
        ("2", 20.0, 17.25),
    ]


def test_other_points_for_the_places() -> None:
    table = ("a", "b", "c", "d")
    lines = standings("abcd", [Round((table,))], {(0, table): (2, 1, 2, 4)}, worth=(6, 3, 1, 0))
    assert [(line.player, line.points) for line in lines] == [("b", 6), ("a", 2), ("c", 2), ("d", 0)]
    assert points_of((1, 2), (6, 3, 1, 0)) == (6, 3)


def test_who_never_came_is_behind_all_others() -> None:
    assert behind((1, 2), {0}) == (2, 1)
    assert behind((1, 2, 3, 4), {1, 0}) == (3, 4, 1, 2)
    assert behind((1, 1, 3), ()) == (1, 1, 3)
