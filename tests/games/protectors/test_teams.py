"""Section P: team games."""

from __future__ import annotations

import pytest

from baronage.engine.core.errors import BadSetup, Illegal, Refusal
from baronage.engine.match.match import Match
from tests.games.protectors.table import GAME, at, begin, cash, expect, lots, play, realm, send, told, window

FOUR = "rank=1>2>3>4 map=1:1.1 2:2.1 3:3.1 4:4.1"
TEAMS = "team=1:1,2:1,3:2,4:2"


def teams(seats: int = 4, **more: object) -> Match:
    return begin(seats, [], teams="on", **more)


@pytest.mark.rule("REALM-P1.01")
def test_players_form_teams_of_equal_size() -> None:
    match = teams()
    assert options_of(match, 0) == ["join 1", "join 2"]
    match.play(0, "join 1")
    match.play(2, "join 1")
    assert options_of(match, 1) == ["join 2"]
    with pytest.raises(Illegal):
        match.play(1, "join 1")
    for seats, size in ((5, 0), (6, 4)):
        with pytest.raises(BadSetup):
            GAME.setup(seats, {"teams": "on", **({"team_size": size} if size else {})})


def options_of(match: Match, seat: int) -> list[str]:
    return [match.state.write(seat, action) for action in match.state.actions(seat)]


@pytest.mark.rule("REALM-P1.01", "REALM-C2.01")
def test_who_does_not_choose_is_seated_by_lot_in_joining_order() -> None:
    match = teams()
    match.play(1, "join 2")
    match.play(2, "join 2")
    match.time_out(0)
    lots(match, 0, 0, [0, 1])
    match.time_out(3)
    assert realm(match).team == [0, 1, 1, 0]
    assert "is put into team 1 by lot" in told(match)


@pytest.mark.rule("REALM-P1.02", "REALM-P1.03")
def test_a_team_gets_a_block_and_its_members_pick_in_joining_order_unseen_by_others() -> None:
    match = teams()
    for seat, team in ((0, 1), (1, 2), (2, 1)):
        match.play(seat, f"join {team}")
    lots(match, [1, 0])  # team 2 gets the first block
    match.play(3, "join 2")
    assert match.state.actors() == [0, 1]
    match.play(0, "pick 2")
    assert options_of(match, 2) == ["pick 1"]
    assert "A takes the 2nd of your team’s start positions." in told(match, 2)
    assert "takes the 2nd" not in told(match, 1)
    assert "takes the 2nd" not in told(match)
    lots(match, *[None] * 4)
    match.play(1, "pick 1")
    match.play(2, "pick 1")
    match.time_out(3)
    assert realm(match).number == [4, 1, 3, 2]


@pytest.mark.rule("REALM-P2.01")
def test_24_hours_become_48_the_others_stay() -> None:
    hours = {}
    for phase in "RNAC":
        match = at(f"N/ring4/4 T1.{phase} dpl=1 {FOUR} cash=1:9,2:9,3:9,4:9 {TEAMS}")
        hours[window(match)] = match.state.clock()[-1][2]
    assert hours == {"opening": 48.0, "orders": 72.0, "attack": 48.0, "buying": 48.0}
    match = at(f"N/ring4/4 T1.R {FOUR} cash=1:9,2:9,3:9,4:9 {TEAMS}")
    play(match, {1: "Bid 5", 2: "Bid 5"})
    assert match.state.clock()[-1] == ("rebid", "Tie re-bid", 16.0)
    match = at(f"N/ring4/4 T3.R {FOUR} cash=1:9 {TEAMS}")
    assert match.state.clock()[-1] == ("bankbid", "Bank bid", 12.0)


@pytest.mark.rule("REALM-P3.01", "REALM-D1.01")
def test_draws_pay_for_an_opening_bid() -> None:
    match = at(f"N/ring4/4 T1.R {FOUR} cash=1:50,2:50,3:50,4:50 {TEAMS}")
    play(match, {1: "Bid 80 (30 from Player#2)", 2: "Bid 1", 3: "Bid 3", 4: "Bid 2"})
    expect(match, "rank=1>3>4>2 cash=1:0,2:19,3:47,4:48")
    assert "Blue draws 30 $Realm from Purple." in told(match)


@pytest.mark.rule("REALM-P3.02")
def test_the_lenders_own_cost_comes_first_then_the_borrowers_by_rank() -> None:
    six = "rank=3>2>1>4>5>6 map=1:1.1 2:2.1 3:3.1 4:4.1 5:5.1 6:6.1 team=1:1,2:1,3:1,4:2,5:2,6:2"
    match = at(f"N/ring6/6 T3.C {six} cash=1:100")
    play(match, {1: "Bid 40", 2: "Bid 50 (50 from #1)", 3: "Bid 50 (50 from #1)"})
    assert "Black bids 50." in told(match)
    assert "Purple bids 10." in told(match)
    assert "Blue bids 40." in told(match)
    match = at(f"N/ring6/6 T3.C {six} cash=1:100")
    play(match, {2: "Bid 60 (60 from #1)"}, silent=[1])
    assert "Purple bids 60." in told(match)
    expect(match, "map=1:1.1 cash=1:40")  # the default purchase has to do with the rest


@pytest.mark.rule("REALM-P3.02", "REALM-J6.09")
def test_a_lender_who_banks_keeps_nothing_back_for_the_bid_that_is_void() -> None:
    match = at(f"N/ring4/4 T3.C {FOUR} cash=1:0,2:100 fac=2:lan {TEAMS}")
    play(match, {1: "Bid 90 (90 from #2)", 2: "Bank. Bid 50"})
    assert "Blue bids 67." in told(match)  # all but the 33 of the Bank


@pytest.mark.rule("REALM-P3.03")
def test_a_draw_is_cut_to_the_need_and_what_is_not_spent_returns() -> None:
    match = at(f"N/ring4/4 T3.C {FOUR} cash=1:20,2:100 {TEAMS}")
    play(match, {1: "Bid 30 (90 from #2)", 2: "nothing"})
    expect(match, "cash=1:0,2:90")
    match = at(f"N/ring4/4 T3.C {FOUR} cash=1:0,2:100 {TEAMS}")
    play(match, {1: "Buy 2 (90 from #2)", 2: "nothing"})  # one unit is affordable: 15 come back
    expect(match, "cash=1:0,2:25 map=1:1.2")


@pytest.mark.rule("REALM-P3.04")
def test_the_pool_serves_nothing_else() -> None:
    match = at(f"N/ring4/4 T3.N {FOUR} cash=2:100 fac=1:kal {TEAMS}")
    for text, code in (("$1>3", "E-FUNDS"), ("LD", "E-FUNDS"), ("(5 from #2)", "E-SYNTAX|E-PHASE")):
        with pytest.raises(Refusal, match=code):
            send(match, 1, text)
    match = at(f"N/ring4/4 T3.A dpl=2 {FOUR} cash=2:100 fac=1:cen {TEAMS}")
    with pytest.raises(Refusal, match="E-FUNDS"):
        send(match, 1, "Fight fire with fire 1")


@pytest.mark.rule("REALM-P3.05")
def test_team_mates_see_each_others_messages_only_when_everybody_does() -> None:
    match = at(f"N/ring4/4 T3.C {FOUR} cash=1:10,2:100 {TEAMS}")
    send(match, 1, "Bid 60 (50 from #2)")
    view = realm(match).redact(1)
    assert view.stack[-1].drafts[0] == ()  # type: ignore[attr-defined]
    assert "draw" not in told(match, 1)
    play(match, {2: "Bid 70"})
    assert ", of 50 asked for." in told(match, 3)


@pytest.mark.rule("REALM-P4.01")
def test_the_game_ends_when_one_team_is_left() -> None:
    match = at(f"N/ring4/4 T3.X rank=1>2>4 map=1:1.1 2:2.3 3:2.1 4:4.0 {TEAMS}")
    play(match, {1: "M1-4x1"})
    assert match.over
    standings = match.state.standings()
    assert standings is not None
    assert [row.place for row in standings.seats] == [1, 1, 2, 2]
    assert [row["prize"] for row in standings.carry] == [1250, 1250, 0, 0]


@pytest.mark.rule("REALM-P4.02")
def test_at_times_up_the_teams_sums_count() -> None:
    match = at(
        f"N/ring4/4 T12.C cards=TIME rank=1>2>4 map=1:1.1 2:2.1 3:4.3 4:4.3^1 vp=4:1 cash=1:1 {TEAMS}", prize=2501
    )
    play(match)
    standings = match.state.standings()
    assert standings is not None
    assert [row.place for row in standings.seats] == [2, 2, 1, 1]  # 4 against 2 + 3 + 1; #3 is out and has 0
    assert [row["prize"] for row in standings.carry] == [0, 0, 1250, 1250]
    match = at(f"N/ring4/4 T12.C cards=TIME rank=4>1>2>3 map=1:1.1 2:2.1 3:3.1 4:4.1 cash=1:1,3:1 {TEAMS}")
    play(match)
    standings = match.state.standings()
    assert standings is not None
    assert standings.winners() == [2, 3]  # all equal: the team of the highest ranked
    assert cash(match, 1) == 1
