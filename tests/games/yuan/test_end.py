"""Sections 4.11, 4.18 and 10: victory, ranking, leaving."""

from __future__ import annotations

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.match.match import Match
from tests.games.yuan.table import GAME, at, board, expect, turn, winners


@pytest.mark.rule("YUAN-V1.01", "YUAN-E1.01")
def test_the_game_ends_when_a_clan_has_the_temples_of_the_wheel() -> None:
    match = at("AN=Wct BIN=Bc DAI=Wvt GUI=Wvt | W0 B0", turn=10)
    turn(match, "W - | B -")
    assert not match.over  # 3 of 4
    turn(match, "W - | B -")  # turn 11 asks for 3
    assert match.over
    assert winners(match) == "W"
    standings = match.state.standings()
    assert standings is not None
    assert standings.rule == "YUAN-V1.01"


@pytest.mark.rule("YUAN-V1.01")
def test_the_check_comes_after_attacks() -> None:
    match = at("AN=Wct BIN=Bvt LUO=Bc RAO=Wc1 | W0 B0", turn=13)
    turn(match, "W BIN:M1 | B -")
    assert winners(match) == "W"  # 2 of 2 with the Temple of BIN


@pytest.mark.rule("YUAN-V1.02", "YUAN-E1.02", "YUAN-E1.03")
@pytest.mark.parametrize(
    ("position", "winner"),
    [
        ("AN=Wct DAI=Bct GUI=Bvt | W9 B0", "B"),  # more Temples
        ("AN=Wct DAI=Bct FU=Wd | W0 B9", "W"),  # more Mine Provinces
        ("AN=Wct DAI=Bct FU=Wd NAN=Bc FAN=Bc | W9 B0", "B"),  # each Mine counts once, doubled or not
        ("AN=Wct DAI=Bct | W0 B1", "B"),  # more Chão
        ("AN=Wc1t DAI=Bct | W0 B0", "W"),  # more Armies
        ("AN=Wc1t DAI=Bc1t | W0 B0", "WB"),  # shared
    ],
)
def test_ties_are_broken_in_order(position: str, winner: str) -> None:
    match = at(position, turn=16)
    turn(match, "W - | B -")
    assert winners(match) == winner
    standings = match.state.standings()
    assert standings is not None
    if winner == "WB":
        assert [row.points for row in standings.seats] == [0.5, 0.5]
        assert [row.place for row in standings.seats] == [1, 1]


@pytest.mark.rule("YUAN-V1.03", "YUAN-E1.01")
def test_the_last_turn_ends_the_game_in_any_case() -> None:
    match = at("BIN=Bc LAI=Wc | W0 B1", turn=16)
    turn(match, "W - | B -")
    assert match.over
    assert winners(match) == "B"
    short = at("BIN=Bc LAI=Wc | W0 B1", turn=3, max_turns=4)
    turn(short, "W - | B -")
    assert not short.over
    turn(short, "W - | B -")
    assert short.over
    standings = short.state.standings()
    assert standings is not None
    assert standings.rule == "YUAN-V1.03"


@pytest.mark.rule("YUAN-V1.04")
def test_a_clan_without_a_province_plays_on() -> None:
    match = at("BIN=Bc | W0 B0")
    assert match.state.actions(0) == [(0, 0)]
    turn(match, "W - | B -")
    turn(match, "W - | B -")
    assert len(match.state.actions(0)) > 20  # 12 Chão: Development III anywhere
    turn(match, "W LAI:D3 | B -")
    assert board(match).owner.count(1) == 6


@pytest.mark.rule("YUAN-V1.05", "YUAN-Q1.01", "YUAN-E1.04")
def test_a_clan_that_resigned_passes_never_wins_and_is_ranked_last() -> None:
    match = at("AN=Wct BIN=Bc DAI=Wct JIA=Pc | W9 B0 P1", turn=14)
    match.play(0, "W AN:D1")  # committed, and then he leaves: the order is not revealed
    match.play(0, "resigns")
    turn(match, "B - | P -")
    assert not match.over  # 2 of 2 Temples, but nobody to win with them
    expect(match, "AN=Wct BIN=Bc DAI=Wct JIA=Pc | W15 B6 P7")
    turn(match, "B - | P -")
    turn(match, "B - | P -")
    assert match.over
    standings = match.state.standings()
    assert standings is not None
    assert [row.place for row in standings.seats] == [3, 2, 1]
    assert standings.seats[0].status == "left"


@pytest.mark.rule("YUAN-E1.04")
def test_those_who_resigned_are_ranked_among_themselves() -> None:
    match = at("AN=Wct BIN=Bc DAI=Pct JIA=Yc PING=Pvt | W0 B0 P0 Y0", turn=16)
    match.play(0, "resign")
    match.play(2, "resign")
    turn(match, "B - | Y JIA:D1")
    standings = match.state.standings()
    assert standings is not None
    assert [row.place for row in standings.seats] == [4, 2, 3, 1]


@pytest.mark.rule("YUAN-Q1.01")
def test_the_last_one_left_wins_at_once() -> None:
    match = at("AN=Wct BIN=Bc JIA=Pc | W9 B0 P1")
    match.play(0, "resign")
    assert not match.over
    match.play(2, "resign")
    assert match.over
    assert winners(match) == "B"


@pytest.mark.rule("YUAN-Q1.02", "YUAN-DEC7")
def test_before_turn_1_the_decisions_of_who_left_are_taken_by_silence() -> None:
    chance = Chance.forced([None, [0, 1, 2], list(range(1, 13))])
    match = Match(GAME, 3, {}, chance=chance)
    match.play(1, "resign")
    for _ in range(4):
        match.play(0, "lapse")
        assert match.state.actors() == [2]  # seat 2's tile is laid at once
        match.play(2, "lapse")
    assert match.state.clock()[0][0] == "YUAN-DEC2"
    first = board(match).tiles[4:8]
    assert first[0] == 2  # the first tile of its hand,
    assert first[3] == 0  # not turned


@pytest.mark.rule("YUAN-E1.05")
def test_the_ranking_holds_seats_only() -> None:
    match = at("FEN=Bc LAN=Pc LEI=Yv1t WU=Wc | W0 B0 P0", turn=16, land="INVASION", scenario="foreign_invasion")
    turn(match, "W - | B - | P -")
    standings = match.state.standings()
    assert standings is not None
    assert [row.score for row in standings.seats] == [0, 0, 0]


@pytest.mark.rule("YUAN-N1.02", "YUAN-N1.01")
def test_counters_follow_the_map() -> None:
    match = at("BIN=Bct LAI=Wc3 TANG=Bc | W7 B0")
    turn(match, "W LAI:M3 | B -")
    told = [text for _, text, rules in match.log() if "YUAN-N1.02" in rules]
    assert told == [
        "White holds no Temple and produces 1 Rice, 0 Forest and 0 Mine.",
        "Blue holds 1 Temple and produces 1 Rice, 0 Forest and 1 Mine.",
    ]
    assert [text for _, text, rules in match.log() if "YUAN-N1.01" in rules] == [
        "Lai holds too many Armies: 3 go back to the reserve of White."
    ]
