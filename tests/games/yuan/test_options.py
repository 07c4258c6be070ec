"""Every option changes something: each value is tested by what it changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import BadDocument, Unreadable
from baronage.engine.core.state import ALL
from baronage.engine.match.match import Match
from baronage.games.yuan import verbs
from baronage.games.yuan.data import INVASION, MAPS, MYSTIC, TILE_BOX
from baronage.games.yuan.rules.capitals import allowed
from tests.games.yuan.table import GAME, MON3, at, board, clan, expect, illegal, legal, produced, turn, winners

CALM: dict[str, Any] = {"assembly": "standard", "capitals": "auto"}


def begun(seats: int = 2, seed: int = 3, **options: Any) -> Match:
    return Match(GAME, seats, options, seed=seed)


def frame(match: Match) -> str:
    return type(match.state.stack[-1]).__name__


def _main_box() -> None:
    for box, number in (("china", 0), ("mongolia", 1)):
        s = board(begun(main_box=box, assembly="auto", capitals="auto"))
        assert {TILE_BOX[tile] for tile in s.tiles[::4]} == {number}
        assert set(s.clans) <= set(range(4 * number, 4 * number + 4))


def _scenario() -> None:
    assert board(begun(4, scenario="mystic_island")).scenario == MYSTIC
    assert tuple(board(begun(4, scenario="mystic_island")).tiles) == MAPS["MYSTIC"]
    assert board(begun(3, scenario="foreign_invasion")).automatic == clan("Y")
    assert board(begun(3, scenario="foreign_invasion")).scenario == INVASION
    assert tuple(board(begun(5, scenario="generalized_conflict")).tiles) == MAPS["CONFLICT"]
    assert board(begun(3)).automatic == -1


def _assembly() -> None:
    assert frame(begun()) == "Tile"
    assert frame(begun(assembly="auto")) == "Capital"
    assert tuple(board(begun(assembly="standard")).tiles) == MAPS["STD2"]
    assert len(board(begun(assembly="auto")).tiles) == 4 * 8
    assert tuple(board(begun(assembly="auto")).tiles) != MAPS["STD2"]


def _capitals() -> None:
    assert frame(begun(assembly="auto", capitals="agree")) == "Capital"
    assert frame(begun(assembly="auto", capitals="auto")) == "Planning"


def _agreement() -> None:
    assert frame(begun(assembly="auto", agreement="majority")) == "Capital"
    assert frame(begun(assembly="auto", agreement="unanimous")) == "Vote"


def _bidding() -> None:
    assert frame(begun(assembly="auto", bidding="on")) == "Bidding"
    assert frame(begun(assembly="auto", bidding="off")) == "Capital"


def _powers() -> None:
    assert sorted(board(begun(4, **CALM)).chao)[-4:] == [4, 4, 4, 4]
    assert sorted(board(begun(4, **CALM, powers="on")).chao)[-4:] == [1, 1, 3, 3]


def _rivers() -> None:
    for rivers, reaches in (("on", True), ("off", False)):
        assert legal(at("BIN=Bc FEN=Bv KUN=Wc1 | W0 B0", rivers=rivers), "W FEN:M1") == reaches


def _volcanoes() -> None:
    for volcanoes, rice in (("on", 2), ("off", 1)):
        match = at("ALAG=Wv BARGA=Bc | W0 B0", land=MON3, volcanoes=volcanoes)
        assert produced(match, "W") == (rice, 0, 0)


def _repelled() -> None:
    for repelled, army in (("home", "1"), ("lost", "")):
        match = at("BIN=Bcw LUO=Bv RAO=Wc1 | W0 B0", repelled=repelled)
        turn(match, "W BIN:M1 | B -")
        expect(match, f"BIN=Bcw LUO=Bv RAO=Wc{army} | W0 B6")


def _tie() -> None:
    for tie, winner in (("temples", "W"), ("mines", "B")):
        match = at("AN=Wct PING=Wvt YAN=Wvt GAO=Bct GUI=Bvt | W0 B0", turn=14, tie=tie)
        turn(match, "W - | B -")
        assert winners(match) == winner


def _talk() -> None:
    for talk in ("all", "public", "none"):
        options = GAME.setup(2, {"talk": talk}).options
        assert GAME.meta.talk(options) == talk  # what that closes: tests/server/table/test_chat.py
    assert GAME.meta.talk({}) == "all"


def _chao_supply() -> None:
    for supply, there in (("unlimited", 12), (12, 10)):
        match = at("BIN=Bc LAI=Wc | W4 B4", chao_supply=supply)
        turn(match, "W - | B -")
        assert board(match).chao[clan("W")] + board(match).chao[clan("B")] == (20 if there == 12 else 12)


def _max_turns() -> None:
    for last, over in ((3, True), (4, False)):
        match = at("BIN=Bc LAI=Wc | W4 B4", turn=3, max_turns=last)
        turn(match, "W - | B -")
        assert match.over == over


CHANGES: dict[str, Callable[[], None]] = {
    "main_box": _main_box,
    "scenario": _scenario,
    "assembly": _assembly,
    "capitals": _capitals,
    "agreement": _agreement,
    "bidding": _bidding,
    "powers": _powers,
    "rivers": _rivers,
    "volcanoes": _volcanoes,
    "repelled": _repelled,
    "tie": _tie,
    "talk": _talk,
    "chao_supply": _chao_supply,
    "max_turns": _max_turns,
}


def test_no_option_is_left_out() -> None:
    assert list(CHANGES) == [option.name for option in GAME.meta.options]


@pytest.mark.rule("YUAN-G1.17")
@pytest.mark.parametrize("name", CHANGES)
def test_an_option_changes_something(name: str) -> None:
    CHANGES[name]()


# --- repelled attackers ---------------------------------------------------------------------------------------------


@pytest.mark.rule("YUAN-A2.08", "YUAN-A2.06")
def test_who_is_left_of_a_failed_attack_goes_back_to_where_it_came_from() -> None:
    # from RAO 2 and RU 1 and the reserve 1; one falls in battle, three can't overcome stone: alphabet first, reserve last
    match = at("BIN=Bcs1 LUO=Bc RAO=Wc2 RU=Wv1 | W9 B0", repelled="home")
    s = board(match)
    reserve = s.arms[clan("W")]
    turn(match, "W BIN:M2 | B -")
    expect(match, "BIN=Bcs LUO=Bc RAO=Wc2 RU=Wv1 | W6 B6")
    assert board(match).arms[clan("W")] == reserve
    told = [
        (params, rules)
        for moment in match.history
        for kind, _, params, rules in moment.events
        if kind == verbs.RETURNED
    ]
    assert [params[2:] for params, _ in told] == [(2, 0), (1, 0)]
    log = " ".join(line for _, line, _ in match.log())
    assert "turn back" in log
    assert "2 Armies of White are back in Rao." in log


@pytest.mark.rule("YUAN-A2.08")
def test_they_are_lost_where_their_province_fell_and_defend_nothing_meanwhile() -> None:
    # B takes RU, which the White Army left, while it fails against BIN
    match = at("BIN=Bcw LUO=Bc RAO=Wc RU=Wv1 WU=Bc1 | W0 B0", repelled="home")
    turn(match, "W BIN:M1 | B RU:M1")
    expect(match, "BIN=Bcw LUO=Bc RAO=Wc RU=Bv1 WU=Bc | W0 B0")
    assert board(match).arms[clan("W")] == 9
    assert "1 Army of White is lost: Ru, the way back, has fallen." in [line for _, line, _ in match.log()]


@pytest.mark.rule("YUAN-A2.08", "YUAN-A2.01", "YUAN-A2.03")
def test_the_fallen_do_not_come_back() -> None:
    killed = at("BIN=Bc1 LUO=Bv RAO=Wc1 | W0 B0", repelled="home")
    turn(killed, "W BIN:M1 | B -")
    expect(killed, "BIN=Bc LUO=Bv RAO=Wc | W0 B6")
    two = at("BIN=Bcw JUN=Pc2 RAO=Wc1 | W0 B0 P0", repelled="home")
    turn(
        two, "W BIN:M1 | P BIN:M1 | B -"
    )  # 2 against 1: one Purple Army is left, can't overcome the wall and goes home
    expect(two, "BIN=Bcw JUN=Pc1 RAO=Wc | W0 B6 P0")
    won = at("BIN=Bc LUO=Bc RAO=Wc1 | W0 B0", repelled="home")
    turn(won, "W BIN:M1 | B -")
    expect(won, "BIN=Wv1 LUO=Bc RAO=Wc | W0 B6")


# --- the tie --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("YUAN-V1.06", "YUAN-V1.02", "YUAN-E1.02")
def test_mines_decide_only_among_those_who_reach_the_number() -> None:
    # turn 14 asks for 2: White has 3, Blue 2 with a Mine, Purple 1 with two Mines
    position = "AN=Wct PING=Wvt YAN=Wvt GAO=Bct GUI=Bvt LUO=Pct LEI=Pv | W0 B0 P9"
    match = at(position, turn=14, tie="mines")
    turn(match, "W - | B - | P -")
    standings = match.state.standings()
    assert standings is not None
    assert [row.place for row in standings.seats] == [2, 1, 3]
    assert [row.score for row in standings.seats] == [3, 2, 1]
    assert [row.points for row in standings.seats] == [0, 1, 0]
    assert "Between White and Blue Mines decide: Blue has 1 against 0." in [line for _, line, _ in match.log()]
    decided = [event for event in match.history[-1].events if event[0] == verbs.DECIDED]
    assert decided == [(verbs.DECIDED, ALL, (1, 1, 0, clan("B"), clan("W")), "YUAN-V1.06")]
    alone = at("AN=Wct PING=Wvt GUI=Bct GAO=Bv LUO=Bv | W0 B0", turn=14, tie="mines")
    turn(alone, "W - | B -")
    assert winners(alone) == "W"  # Blue's Mines are no help below the number
    last = at("AN=Wct PING=Wvt GUI=Bct GAO=Bv | W0 B0", turn=3, tie="mines", max_turns=3)
    turn(last, "W - | B -")
    assert winners(last) == "W"  # nobody has reached it: Temples come first


@pytest.mark.rule("YUAN-E1.03", "YUAN-E1.04")
def test_the_points_are_one_for_a_sole_winner_and_shared_by_several() -> None:
    for position, points in (
        ("AN=Wct DAI=Wvt GUI=Bct RU=Pc | W0 B0 P0", [1, 0, 0]),
        ("AN=Wct DAI=Wvt GUI=Bct GAO=Bvt RU=Pc | W0 B0 P0", [0, 1, 0]),  # a Mine more
        ("AN=Wct DAI=Bct GUI=Pc | W0 B0 P0", [0.5, 0.5, 0]),
        ("AN=Wct DAI=Bct GUI=Pct | W0 B0 P0", [1 / 3, 1 / 3, 1 / 3]),
    ):
        match = at(position, turn=16)
        turn(match, "W - | B - | P -")
        standings = match.state.standings()
        assert standings is not None
        assert [row.points for row in standings.seats] == pytest.approx(points)
    left = at("AN=Wct DAI=Bct GUI=Pc | W0 B0 P0", turn=16)
    left.play(0, "resign")
    left.play(1, "-")
    left.play(2, "-")
    standings = left.state.standings()
    assert standings is not None
    assert [row.points for row in standings.seats] == [0, 1, 0]


# --- unanimity ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("YUAN-S3.09", "YUAN-S3.04")
@pytest.mark.parametrize(
    ("votes", "unanimous", "kept"),
    [("aaaa", True, True), ("oaaa", True, False), ("aaao", True, False), ("oaaa", False, True), ("ooaa", False, False)],
)
def test_one_objection_is_enough_where_all_must_agree(votes: str, unanimous: bool, kept: bool) -> None:
    line = "t=0 map=STD4 opt= T=6 pos=BAO=Wc GAN=Bc LAI=Pc ZHAO=Yc clans=WBPY seats=-0 -0 -0 -0 order=1,2,3,4 ask=vote"
    state = GAME.position(line, options={"agreement": "unanimous" if unanimous else "majority"})
    match = Match(GAME, state=state, seed=5)
    rule = "YUAN-S3.09" if unanimous else "YUAN-S3.04"
    assert GAME.prompt(match.state, 0)[1] == (rule,)
    for seat, vote in enumerate(votes):
        match.play(seat, "objects" if vote == "o" else "accepts")
    assert frame(match) == "Planning"
    assert ("BAO=Wc" in match.state.position() and "ZHAO=Yc" in match.state.position()) == kept
    objected = [event[2:] for event in match.history[-1].events if event[0] == verbs.OBJECTED]
    assert objected == ([] if kept else [((votes.count("o"),), rule)])


@pytest.mark.rule("YUAN-S3.09")
def test_the_map_is_voted_on_before_the_capitals_and_laid_by_chance_after_an_objection() -> None:
    for objects in (-1, 0, 2):
        match = begun(3, assembly="auto", agreement="unanimous")
        s = board(match)
        before = s.tiles[:]
        assert sum(s.temples) == 0
        assert GAME.prompt(s, 0)[0].startswith("Do you accept the map?")
        assert GAME.label(s, 0, (verbs.VOTE, 1))[0] == "Object: let chance lay the map"
        text = match.state.position()
        assert text.endswith(f"ask=vote:map:{s.order[0] + 1}")
        assert GAME.position(text).dump() == match.state.dump()
        for seat in range(3):
            match.play(seat, "objects" if seat == objects else "accepts")
        s = board(match)
        assert (s.tiles == before) == (objects < 0)
        assert sorted(s.tiles[::4]) == sorted(before[::4])
        assert sum(s.temples) == 9  # three Hills for each player, whatever map it is
        assert s.land.tiles == tuple(s.tiles)
        assert match.state.actors() == [s.order[0]]
        assert frame(match) == "Capital"  # there is no second vote
        laid = [event for event in match.history[-1].events if event[0] == verbs.LAID]
        assert len(laid) == (0 if objects < 0 else 12)
        assert any("chance lays the map again" in line for _, line, _ in match.log()) == (objects >= 0)


@pytest.mark.rule("YUAN-S3.09", "YUAN-S3.02")
def test_after_the_vote_on_the_map_the_player_after_the_last_tile_puts_the_first_capital() -> None:
    text = "t=0 map=C:A@0,0r0;C:G@1,0r0 opt=agreement:unanimous T=18 pos= clans=WB seats=-0 -0 order=2,1 hands=/C:B ask=tile:2"
    match = Match(GAME, state=GAME.position(text), chance=Chance.forced([]))
    match.play(1, "C:B@0,1r0")
    assert match.state.actors() == [0, 1]
    match.play(1, "accepts")
    match.play(0, "accepts")
    assert match.state.actors() == [0]
    assert frame(match) == "Capital"


@pytest.mark.rule("YUAN-S3.09", "YUAN-S3.03")
def test_where_all_must_agree_capitals_may_stand_as_near_as_they_like() -> None:
    line = "t=0 map=STD2 opt= T=12 pos=LAI=Wc clans=WB seats=-0 -0 order=1,2 ask=capital:2"
    near = GAME.position(line, options={"agreement": "unanimous"})
    assert len(allowed(near)) == 39  # type: ignore[arg-type]
    match = Match(GAME, state=near, seed=1)
    match.play(1, "puts B AN")  # beside it
    with pytest.raises(BadDocument):
        GAME.position(line.replace("capital:2", "vote:map:1"))  # no such vote without the option


@pytest.mark.rule("YUAN-S3.09", "YUAN-S4.01")
def test_with_bidding_the_drawn_capitals_are_voted_on_and_drawn_anew() -> None:
    for objects in (False, True):
        match = begun(2, assembly="auto", bidding="on", agreement="unanimous")
        for seat in (0, 1):
            match.play(seat, "accepts")  # the map
        before = board(match).owner[:]
        assert frame(match) == "Vote"
        match.play(0, "objects" if objects else "accepts")
        match.play(1, "accepts")
        assert frame(match) == "Bidding"
        assert (board(match).owner == before) != objects
    assert frame(begun(2, assembly="standard", bidding="on", agreement="unanimous")) == "Bidding"


# --- a limited bank -------------------------------------------------------------------------------------------------


@pytest.mark.rule("YUAN-K3.01", "YUAN-G1.15")
def test_zhuang_borrows_no_more_than_a_limited_bank_holds() -> None:
    # the bank holds 2: Blue has 0 and may spend 2; a failed attack pays its Fortification back
    position = "BIN=Bc1 GAO=Bv LUO=Wcs | W10 B0"
    match = at(position, powers="on", chao_supply=12)
    illegal(match, "B LUO:F2M1", "YUAN-P1.04")
    assert not legal(match, "B LUO:F2M1")
    free = at(position, powers="on")
    assert legal(free, "B LUO:F2M1")
    for bank in (14, 15, 16, 17, 400):
        match = at(position, powers="on", chao_supply=bank)
        assert legal(match, "B LUO:F2M1")
        turn(match, "W - | B LUO:F2M1")
        assert sum(board(match).chao) <= bank
    with pytest.raises(BadDocument, match="more Chão"):
        at("BIN=Bc LAI=Wc | W9 B4", chao_supply=12)


# --- the choice of a clan -------------------------------------------------------------------------------------------


@pytest.mark.rule("YUAN-S4.03")
def test_a_clan_is_taken_with_its_own_capital_only() -> None:
    line = "t=0 map=STD2 opt=bidding T=12 pos=LAI=Wc RU=Bc clans=WB seats=-6 -2 order=1,2 ask=take:1"
    match = Match(GAME, state=GAME.position(line), chance=Chance.forced([]))
    for wrong in ("1 takes W JUN", "takes W RU", "takes B LAI", "takes P LAI", "takes W XYZ"):
        with pytest.raises(Unreadable):
            match.play(0, wrong)
        assert board(match).clans == [-1, -1]
    match.play(0, "1 takes B RU")
    assert board(match).clans == [1, 0]
