"""Auctions for clans and capitals, and imposed scenarios."""

from __future__ import annotations

from typing import cast

import pytest

from baronage.engine.core.errors import BadSetup, Illegal, Unreadable
from baronage.engine.match.match import Match
from baronage.games.yuan import verbs
from baronage.games.yuan.board.land import land_of
from baronage.games.yuan.data import (
    HILL,
    MAPS,
    PROVINCES,
    SCENARIO_CITIES,
    TERRAIN,
    TILE_BOX,
    TILE_CELLS,
    TILE_NUMBER,
)
from baronage.games.yuan.state import Yuan
from tests.games.yuan.table import GAME, board, clan, province, refused
from tests.games.yuan.test_setup import capitals, new, opening

# --- auctions -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("YUAN-S4.01", "YUAN-S4.02", "YUAN-S4.06")
def test_with_bidding_capitals_are_random_and_each_player_has_six_chao() -> None:
    match = Match(GAME, 3, {"assembly": "auto", "bidding": "on", "powers": "on", "capitals": "agree"}, seed=4)
    s = board(match)
    assert match.state.clock()[0][0] == "YUAN-DEC4"
    assert len(capitals(s)) == 3
    assert s.purse == [6, 6, 6]
    for seat, bid in enumerate((5, 2, 0)):
        match.play(seat, f"bid {bid}")
    match.play(0, match.state.actions(0)[0])
    assert not match.can_undo(0)  # the next auction has begun
    match.play(1, "bid 3")
    match.play(2, "bid 0")
    match.play(1, match.state.actions(1)[0])
    assert not match.can_undo(1)  # the last clan is given, and the first turn has begun
    s = board(match)
    assert [s.chao[who] for who in s.clans] == [1, 3, 6]  # what is left of 6: no 4, no adjustment


@pytest.mark.rule("YUAN-S4.03", "YUAN-DEC4", "YUAN-DEC5")
def test_bids_are_secret_and_whole_numbers_up_to_the_purse() -> None:
    match = new(2, None, assembly="standard", bidding="on")
    refused(match, 0, "bid 7", "YUAN-S4.03")
    refused(match, 0, "bid 999999999", "YUAN-S4.03")
    with pytest.raises(Unreadable, match="a whole number of at most nine digits"):
        match.play(0, "bid 9999999999")
    match.play(0, "bid 4")
    seen = cast(Yuan, match.state.redact(1))
    assert "4" not in str(seen.stack[-1].dump()[3])
    assert seen.bids == [-1, -1]
    match.time_out(1)
    assert board(match).bids == [4, 0]
    refused(match, 1, match.state.actions(0)[0], "YUAN-S4.03")
    match.time_out(0)  # the first remaining capital in the alphabet: LAI
    assert board(match).clans == [0, 1]
    assert board(match).chao[:2] == [2, 6]


@pytest.mark.rule("YUAN-S4.05")
def test_a_third_tie_is_settled_by_lot_at_its_height() -> None:
    match = new(2, None, 1, assembly="standard", bidding="on")
    for bid in (3, 5, 1):
        for seat in (0, 1):
            match.play(seat, f"bid {bid}")
    assert match.state.actors() == [1]
    assert board(match).purse == [6, 5]


@pytest.mark.rule("YUAN-S4.05")
def test_a_first_tie_at_six_is_bid_again_and_only_by_the_tied() -> None:
    match = new(3, None, assembly="standard", bidding="on")
    for seat, bid in enumerate((6, 6, 1)):
        match.play(seat, f"bid {bid}")
    assert match.state.actors() == [0, 1]
    refused(match, 2, "bid 1", "YUAN-S4.05")
    match.play(0, "bid 0")
    match.play(1, "bid 2")  # lower than the tied bid
    assert match.state.actors() == [1]
    assert board(match).purse == [6, 4, 6]


# --- imposed scenarios ----------------------------------------------------------------------------------------------


@pytest.mark.rule("YUAN-S5.01", "YUAN-X1.01", "YUAN-X3.01")
@pytest.mark.parametrize(
    ("scenario", "seats", "name"), [("mystic_island", 4, "MYSTIC"), ("generalized_conflict", 5, "CONFLICT")]
)
def test_an_imposed_scenario_fixes_tiles_and_first_cities(scenario: str, seats: int, name: str) -> None:
    s = board(new(seats, None, scenario=scenario))
    assert tuple(s.tiles) == MAPS[name]
    wanted = {"MYSTIC": "MIN CHEN HUA JUN", "CONFLICT": "YU JING NING KOBDO FEI"}[name].split()
    assert capitals(s) == dict(zip("WBPYR", wanted, strict=False))
    assert s.temples == [int(TERRAIN[p] == HILL and p in s.land.provinces) for p in range(PROVINCES + 1)]
    for wrong in {2, 3, 4, 5, 6, 7, 8} - {seats}:
        with pytest.raises(BadSetup):
            GAME.setup(wrong, {"scenario": scenario})
    with pytest.raises(BadSetup):
        GAME.setup(seats, {"scenario": scenario, "main_box": "mongolia"})


@pytest.mark.rule("YUAN-S5.02", "YUAN-X3.01")
def test_an_imposed_scenario_deals_or_auctions_its_clans() -> None:
    s = board(new(5, [4, 3, 2, 1, 0], scenario="generalized_conflict", powers="on"))
    assert s.clans == [4, 3, 2, 1, 0]
    assert s.chao[:5] == [1, 1, 3, 3, 2]
    match = new(5, scenario="generalized_conflict", bidding="on")
    assert board(match).purse == [6] * 5
    assert len(SCENARIO_CITIES[3]) == 5
    for seat in range(5):
        match.play(seat, f"bid {seat}")
    match.play(4, "takes R FEI")
    assert board(match).chao[4] == 2


@pytest.mark.rule("YUAN-X2.01", "YUAN-X2.02")
def test_foreign_invasion_is_always_auctioned_and_yellow_stands_ready() -> None:
    match = new(3, scenario="foreign_invasion")
    s = board(match)
    assert match.state.clock()[0][0] == "YUAN-DEC4"
    assert tuple(s.tiles) == MAPS["INVASION"]
    assert capitals(s) == {"W": "WU", "B": "FEN", "P": "LAN", "Y": "RAO"}
    assert s.armies[province("RAO")] == 2
    assert s.arms[clan("Y")] == 0
    assert min(s.villages[clan("Y")], s.cities[clan("Y")]) > PROVINCES  # without limit
    assert clan("Y") not in s.colours
    assert s.purse == [6, 6, 6]


@pytest.mark.rule("YUAN-Z1.02")
def test_rivers_are_on_china_tiles_and_volcanoes_on_mongolia_tiles() -> None:
    every = tuple(n for tile in range(1, 31) for n in (tile, 5 * tile, 0, 0))
    both = land_of(every, True, True)
    china = {p for tile in range(1, 31) if TILE_BOX[tile] == 0 for _, p in TILE_CELLS[tile]}
    assert {p for edge in both.edges for p in edge} <= china
    assert {p for p in both.provinces if both.fiery[p]}.isdisjoint(china)
    assert len(both.edges) == 18
    assert land_of(every, False, True).edges == ()
    assert not any(land_of(every, True, False).fiery)


def test_a_tile_code_is_a_number() -> None:
    assert TILE_NUMBER["C:A"] == 1
    assert TILE_NUMBER["M:O"] == 30


@pytest.mark.rule("YUAN-DEC1")
def test_a_tile_that_lies_is_not_taken_back_so_that_no_draft_is_lost() -> None:
    for clicks in (0, 1):
        match = opening("map=C:A@0,0r0 opt= T=18 pos= clans=WB seats=-0 -0 order=2,1 hands=C:C,C:E/C:B,C:D ask=tile:2")
        match.play(1, "C:B@0,1r0")
        if clicks:
            match.play(0, "C:C")
        draft = match.state.draft(0)
        assert len(draft) == clicks
        assert not match.can_undo(1)
        with pytest.raises(Illegal):
            match.undo(1)
        assert match.state.draft(0) == draft


SET_UP = "t=0 map=STD2 opt={} T=12 pos={} clans=WB seats=-6 -6 order=1,2 ask={}"


@pytest.mark.rule("YUAN-S3.04", "YUAN-S3.09", "YUAN-S4.03", "YUAN-P1.09")
@pytest.mark.parametrize(
    ("line", "first", "last"),
    [
        (SET_UP.format("", "LAI=Wc RU=Bc", "vote"), "accepts", "accepts"),
        (SET_UP.format("agreement:unanimous", "", "vote:map:1"), "accepts", "accepts"),
        (SET_UP.format("bidding", "LAI=Wc RU=Bc", "bid:1,2:0"), "bid 0", "bid 1"),
        ("t=3 map=STD2 opt= T=18 pos=AN=Wc RU=Bc chao=W0 B0", "W -", "B -"),
    ],
)
def test_who_answers_last_has_seen_the_others_answers_and_takes_nothing_back(line: str, first: str, last: str) -> None:
    match = Match(GAME, state=GAME.position(line), seed=5)
    match.play(0, first)
    match.play(1, last)
    assert match.state.committed
    assert not match.can_undo(1)


@pytest.mark.rule("YUAN-G1.15")
@pytest.mark.parametrize(("seats", "least"), [(3, 18), (5, 30), (8, 48)])
def test_a_bank_has_six_chao_for_each_player(seats: int, least: int) -> None:
    assert GAME.setup(seats, {"chao_supply": least}).seats == seats
    with pytest.raises(BadSetup, match=f"{seats} players need a bank of at least {least} Chão"):
        GAME.setup(seats, {"chao_supply": least - 1})


@pytest.mark.rule("YUAN-S3.05", "YUAN-S4.05")
def test_what_chance_brings_is_told_as_nobodys() -> None:
    tied = opening("map=STD2 opt=bidding T=12 pos=LAI=Wc RU=Bc clans=WB seats=-6 -6 order=1,2 ask=bid:1,2:2", 0)
    tied.play(0, "bid 1")
    tied.play(1, "bid 1")
    assert [event[2] for event in _all_events(tied) if event[0] == verbs.WON] == [(0, 1, 1)]
    won = opening("map=STD2 opt=bidding T=12 pos=LAI=Wc RU=Bc clans=WB seats=-6 -6 order=1,2 ask=bid:1,2:0")
    won.play(0, "bid 4")
    won.play(1, "bid 1")
    assert [event[2] for event in _all_events(won) if event[0] == verbs.WON] == [(0, 4, 0)]  # not by lot
    objected = opening("map=STD2 opt= T=12 pos=LAI=Wc RU=Bc clans=WB seats=-0 -0 order=1,2 ask=vote", 0, 0, None)
    objected.play(0, "objects")
    objected.play(1, "objects")
    drawn = [event[2] for event in _all_events(objected) if event[0] == verbs.CAPITAL_PUT]
    assert [params[:2] for params in drawn] == [(-1, 0), (-1, 1)]


def _all_events(match: Match) -> list[tuple[int, int, tuple[int, ...], str]]:
    return [event for moment in match.history for event in moment.events]
