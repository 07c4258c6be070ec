"""Sections B, L, M, Q1.03: the Dragon's power, its attacks, the ends of the game."""

from __future__ import annotations

import pytest

from baronage.engine.core.errors import Refusal
from baronage.engine.core.standings import Standings
from baronage.engine.match.match import Match
from baronage.games.protectors import verbs
from baronage.games.protectors.data import card_rise
from baronage.games.protectors.rules.dragon import bonus_of, deaths, min_us, terror, threshold
from tests.games.protectors.table import GAME, asked, at, cash, expect, options, play, realm, send, told, window

SIX = "rank=1>2>3>4>5>6 map=1:1.2 2:2.2 3:3.2 4:4.2 5:5.2 6:6.2"


def end(match: Match) -> Standings:
    standings = match.state.standings()
    assert standings is not None
    return standings


@pytest.mark.rule("REALM-M5.01")
def test_nobody_dies_where_no_unit_is_committed() -> None:
    s = realm(at(f"N/ring6/6 T3.A dpl=6 {SIX}"))
    s.owner[2] = 0
    draft = ((verbs.COMMIT, 1, 2), (verbs.SACRIFICE, 2, 1), (verbs.SACRIFICE, 1, 1))
    assert deaths(s, 0, draft, 9) == {1: min_us(s, 0)}


# --- B ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("REALM-B1.01", "REALM-B1.05")
def test_the_last_player_standing_wins_the_prize() -> None:
    match = at("N/ring3/3 T3.X rank=1>2 map=1:1.2 2:2.0 3:1.1 vp=1:4 cash=2:30")
    play(match, {1: "March! 1 from P1 to P2"})
    standings = end(match)
    assert standings.winners() == [0]
    assert [row["prize"] for row in standings.carry] == [2500, 0, 0]
    assert standings.carry[0]["cause"] == "last"
    assert cash(match, 1) == 15  # spoils; the prize never enters the game
    assert [row.place for row in standings.seats] == [1, 2, 3]


@pytest.mark.rule("REALM-B1.02", "REALM-B1.03")
def test_at_times_up_most_victory_points_win() -> None:
    match = at("G/two12/3 T12.C cards=TIME rank=1>2>3 map=1:1.3 2:1.3 3:2.0^3 4:3.1g 5:3.1 vp=3:1 isle=3 cash=1:500")
    play(match)
    standings = end(match)
    assert [row.score for row in standings.seats] == [4, 6, 8]
    assert standings.winners() == [2]
    assert standings.carry[2] == {
        "player": 3,
        "provinces": 4,
        "island": 3,
        "titles": 0,
        "bonus": 1,
        "prize": 2500,
        "turn": 12,
        "cause": "time",
    }


@pytest.mark.rule("REALM-B1.04")
@pytest.mark.parametrize(
    ("one", "other", "first", "second", "winner"),
    [("1.1", "2.2", 5, 5, 1), ("1.2", "2.1", 5, 5, 0), ("1.1", "2.1", 8, 9, 1), ("1.1", "2.1", 9, 9, 0)],
)
def test_ties_on_vps(one: str, other: str, first: int, second: int, winner: int) -> None:
    match = at(f"G/two6/2 T12.C cards=TIME rank=1>2 map=3:{one} 4:{other} cash=1:{first},2:{second}")
    play(match)
    assert end(match).winners() == [winner]


@pytest.mark.rule("REALM-B1.06", "REALM-P4.03")
def test_fire_and_blood() -> None:
    match = at("N/ring5/5 T3.A dpl=11 rank=1>2>3 out=2/2 map=1:1.2 2:2.1 3:3.1 4:1.1 5:2.1")
    play(match, {1: "2 from P1", 2: "1 from P2, 1 from P5", 3: "0"})
    assert match.over
    assert [row.place for row in end(match).seats] == [5] * 5
    assert {row.points for row in end(match).seats} == {0.0}
    assert "Fire and blood" in end(match).cause


@pytest.mark.rule("REALM-B1.07", "REALM-B1.08")
@pytest.mark.parametrize(("first", "over"), [("1:1.2", False), ("1:1.2g", True)])
def test_the_burnt_realm(first: str, over: bool) -> None:
    match = at(f"N/ring6/6 T3.A dpl=5 rank=1>2>3 map={first} 2:2.1 3:-.0g 4:-.0g 5:3.1 6:2.1")
    play(match, {1: "1", 2: "1 from P2. burn P2", 3: "1"})  # a third or a fourth of six burns: 66% are four
    assert match.over == over
    if over:
        assert "burnt" in end(match).cause
        assert all(row["prize"] == 0 for row in end(match).carry)


@pytest.mark.rule("REALM-B1.10")
@pytest.mark.parametrize("seed", range(6))
def test_every_game_ends_by_turn_12(seed: int) -> None:
    match = Match(GAME, 2 + seed, {"version": "grand", "teams": "off", "factions": "off"}, seed=seed)
    while not match.over:  # everybody is silent: Fortify!, default purchases, lights off
        match.time_out(match.state.actors()[0])
    assert realm(match).turn <= 12


# --- L ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("REALM-L1.01")
def test_the_table_of_hoarding() -> None:
    rows = {0: (1, 2, 3, 4), 249: (1, 2, 3, 4), 250: (2, 4, 6, 8), 349: (2, 4, 6, 8), 350: (3, 6, 9, 12)}
    for richest, row in rows.items():
        assert tuple(card_rise(richest, p) for p in (13, 14, 27, 40)) == row
    assert (card_rise(0, 26), card_rise(0, 39), card_rise(0, 52)) == (2, 3, 4)


@pytest.mark.rule("REALM-L1.02")
def test_the_power_has_no_upper_limit() -> None:
    match = at("G/two52/2 T3.V dpl=300 rank=1>2 map=1:1.1 2:2.1 top=POWER")
    assert realm(match).dpl == 300 + 4 + 52


@pytest.mark.rule("REALM-L2.03", "REALM-L2.04")
def test_the_check_waits_until_an_attack_is_resolved() -> None:
    match = at("N/ring6/6 T3.A dpl=20 rank=1>2>3>4>5>6 map=1:1.3 2:2.3 3:3.3 4:4.3 5:5.3 6:6.3")
    play(match, dict.fromkeys(range(1, 6), "2") | {6: "0"})
    expect(match, "rank=1>2>3>4>5 dpl=10 map=1:1.1")  # the elimination at 20 called nothing before the end
    assert threshold(realm(match)) == 10
    assert window(match) == "attack"


@pytest.mark.rule("REALM-L2.05", "REALM-L3.03")
def test_an_unchanged_power_does_not_attack_again() -> None:
    match = at("G/two14/7 T3.A dpl=1 cards=BLOOD rank=1>2>3 now=4/0 map=1:1.1 2:2.1 3:3.1 fac=2:kal cash=2:25")
    assert threshold(realm(match)) == 1
    play(match, {1: "0", 2: "Nothing to see here!", 3: "1"})  # 1 US is not more than 1
    expect(match, "dpl=1 rank=3>2>1")
    assert window(match) == "orders"


# --- M ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("REALM-M1.03")
def test_min_us_counts_green_provinces_and_none_owes_nothing() -> None:
    match = at("G/two12/3 T3.A dpl=3 rank=1>2>3 map=1:1.1 2:1.1 3:1.1g 4:2.3g 5:3.1")
    play(match, {1: "1 from P1, 1 from P2", 2: "3", 3: "0"})
    text = told(match)
    assert "Blue sends 2 units: strength 2 of the 2 owed" in text
    assert "Purple sends 3 units: strength 3 of the 0 owed" in text
    expect(match, "cash=1:150,2:90 vp=2:5 map=4:2.3g rank=2>1>3")  # no reward for #2, but bonus and title


@pytest.mark.rule("REALM-M2.01", "REALM-M2.02", "REALM-O1.06")
def test_units_of_controlled_provinces_can_be_committed_not_the_islands() -> None:
    match = at("N/ring3/3 T3.A dpl=3 rank=1>2>3 map=1:1.2 2:2.1 3:3.1 isle=1")
    assert {text for text in options(match, 1) if text.startswith("+C")} == {"+C1x1", "+C1x2"}
    for text, code in (("1 from P2", "E-OWNER"), ("1 from the island", "E-ISLAND"), ("3 from P1", "E-UNITS")):
        with pytest.raises(Refusal, match=code):
            send(match, 1, text)
    assert match.state.clock()[-1] == ("attack", "Dragon Attack", 24.0)


@pytest.mark.rule("REALM-M2.03", "REALM-C2.01")
def test_no_answer_commits_nothing() -> None:
    match = at(f"N/ring6/6 T3.A dpl=4 {SIX}")
    play(match, dict.fromkeys(range(1, 6), "1"), silent=[6])
    assert "Red sends 0 units" in told(match)
    expect(match, "map=6:6.2")


@pytest.mark.rule("REALM-M2.04")
@pytest.mark.parametrize(
    ("text", "after"),
    [
        ("1 from P6, 2 from P7", "6:1.1 7:1.1"),  # ascending
        ("1 from P6, 2 from P7 (sac 2)", "6:1.2 7:1.0"),
        ("1 from P6 (sac 1), 2 from P7 (sac 9)", "6:1.1 7:1.1"),
        ("1 from P6, 2 from P7 (sac 1)", "6:1.1 7:1.1"),
    ],
)
def test_sacrifices(text: str, after: str) -> None:
    match = at("G/two12/3 T3.A dpl=4 rank=2>1>3 map=6:1.2 7:1.2 1:2.2 2:3.1")
    play(match, {1: text, 2: "2", 3: "0"})
    expect(match, f"map={after}")


@pytest.mark.rule("REALM-M2.05", "REALM-M6.04")
@pytest.mark.parametrize(
    ("text", "burnt"),
    [("0. burn P7", (6, 7)), ("0. undefended P8, P7", (7, 8)), ("0", (6, 7)), ("0. burn P1, P9, P8", (6, 8))],
)
def test_undefended_provinces(text: str, burnt: tuple[int, ...]) -> None:
    match = at("G/two12/3 T3.A dpl=9 rank=2>1>3 map=6:1.0 7:1.0 8:1.1 9:1.0g 1:2.2 2:3.1")
    play(match, {1: text.replace("0.", "1 from P8."), 2: "2", 3: "1"} if text != "0" else {1: "1", 2: "2", 3: "1"})
    assert tuple(place for place in range(1, 9) if realm(match).grey[place]) == burnt


@pytest.mark.rule("REALM-M2.06", "REALM-N5.03")
def test_a_bank_in_an_attack_chooses_after_the_reveal() -> None:
    match = at(f"N/ring6/6 T3.A dpl=7 {SIX} fac=1:lan,2:lan cash=1:40,2:40 act=2:bank")
    assert 2 not in asked(match)
    play(match, {1: "The Bank of Lannuvár", 3: "2", 4: "2", 5: "1", 6: "1"})
    assert window(match) == "bankattack"
    assert asked(match) == [1, 2]
    assert "Black sends 2 units" in told(match)
    assert match.state.clock()[-1][2] == 12.0
    expect(match, "cash=1:7 used=1:bank")
    with pytest.raises(Refusal, match="E-PHASE"):
        send(match, 1, "Bank")
    play(match, {1: "2", 2: "0"})
    expect(match, "dpl=0 rank=1>2>3>4>5>6")


@pytest.mark.rule("REALM-M3.02", "REALM-M3.03")
@pytest.mark.parametrize(("power", "wins"), [(5, True), (6, False), (7, False)])
def test_protectors_must_be_stronger(power: int, wins: bool) -> None:
    match = at(f"N/ring6/6 T3.A dpl={power} {SIX}")
    play(match, dict.fromkeys(range(1, 7), "1"))
    assert ("the Protectors win" in told(match)) == wins
    assert realm(match).dpl == (0 if wins else (power + 1) // 2)


@pytest.mark.rule("REALM-M3.02")
def test_if_all_hide_the_dragon_wins_and_nobody_suffers() -> None:
    match = at("N/ring2/2 T3.A dpl=2 rank=1>2 map=1:1.1 2:2.1 fac=1:kal,2:kal cash=1:25,2:25")
    play(match, {1: "Nothing to see here", 2: "Nothing to see here"})
    expect(match, "dpl=1 rank=1>2 map=1:1.1 2:2.1")


@pytest.mark.rule("REALM-M3.04")
def test_orders_and_events_do_not_count_against_the_dragon() -> None:
    match = at("N/ring6/6 T3.A dpl=5 cards=SNOW,RAIN rank=1>2>3>4>5>6 map=1:1.1 2:2.1 3:3.1 4:4.1 5:5.1 6:6.1")
    play(match, dict.fromkeys(range(1, 7), "1"))
    assert "6 against the Dragon’s 5" in told(match)


@pytest.mark.rule("REALM-M5.03")
def test_who_gave_too_little_loses_what_was_given_and_gains_nothing() -> None:
    match = at("G/two12/3 T3.A dpl=3 rank=1>2>3 map=1:1.3 2:2.1 3:2.1 4:2.1 5:3.1")
    play(match, {1: "3", 2: "1 from P2", 3: "1"})
    expect(match, "map=2:2.0 3:2.1 cash=2:0 rank=1>2>3")


@pytest.mark.rule("REALM-M5.04")
def test_the_bonus() -> None:
    assert [bonus_of(us, 1) for us in (1, 2, 3)] == [(0, 0), (1, 15), (2, 60)]
    assert [bonus_of(us, 0) for us in (1, 2, 3)] == [(0, 0), (1, 30), (2, 90)]
    assert [bonus_of(us, 2) for us in (3, 4, 5, 6)] == [(0, 0), (1, 30), (1, 45), (2, 120)]


@pytest.mark.rule("REALM-M5.05")
def test_the_title_goes_to_the_largest_surplus_ties_to_the_higher_ranked() -> None:
    match = at("N/ring4/4 T3.A dpl=4 rank=4>2>3>1 map=1:1.3 2:2.3 3:3.1 4:4.1")
    play(match, {1: "2", 2: "2", 3: "1", 4: "0"})
    expect(match, "rank=2>4>3>1 vp=2:4,1:1")


@pytest.mark.rule("REALM-M6.03")
def test_a_failing_grand_protector_loses_cash_and_place_but_no_province() -> None:
    match = at(f"N/ring6/6 T3.A dpl=9 {SIX} cash=1:77")
    play(match, {1: "0"} | dict.fromkeys(range(2, 7), "1"))
    expect(match, "rank=2>3>4>5>6>1 cash=1:0 map=1:1.2")


@pytest.mark.rule("REALM-M6.06")
def test_no_quarter_spares_the_grand_protector_who_is_last() -> None:
    match = at(
        "N/ring4/4 T3.A dpl=5 rank=1>2>3>4 map=1:1.1 2:2.1 3:3.1 4:4.1 fac=1:kal,2:kal,3:kal cash=1:25,2:25,3:25"
    )
    play(match, {1: "Nothing to see here!", 2: "Nothing to see here!", 3: "Nothing to see here!", 4: "0"})
    expect(match, "rank=1>2>3>4 map=4:4.1")


@pytest.mark.rule("REALM-M7.01")
def test_a_grey_province_works_like_level_0_and_stays_grey() -> None:
    match = at("N/ring4/4 T3.X rank=1>2>3 map=1:1.1 2:2.1 3:3.1 4:1.1g cash=1:200")
    play(match, {1: "Golden Work, work! in P4"})
    play(match, {1: "Upgrade P4. Buy 1 in P4"})
    expect(match, "map=4:1.2^1g")
    assert realm(match).vps(0) == 2 + 3


@pytest.mark.rule("REALM-Q1.03")
def test_the_scale_of_terror() -> None:
    match = at("N/ring6/6 T3.N rank=1>2 map=1:1.1 2:2.1 3:2.1g")
    names = []
    for power in (2, 3, 4, 5, 12, 15, 18):
        realm(match).dpl = power
        names.append(GAME.tr(realm(match)).term("TERROR", terror(realm(match))))
    assert names == ["Wyrmling", "Wurm", "Wurm", "Great Wurm", "Dragon", "Ancient Dragon", "Worldeater"]


@pytest.mark.rule("REALM-M4.01", "REALM-M6.04")
def test_work_that_is_abandoned_in_an_attack_has_weakened_its_units_all_the_same() -> None:
    position = "N/ring6/6 T4.A dpl=12 rank=1>3>2>4>5 now=1/0 map=1:1.1 2:2.1 3:3.1 4:3.1 5:4.1 6:5.1 work=3"
    match = at(position)
    play(match, {1: "1", 2: "1", 3: "1 from P3, 1 from P4", 4: "1", 5: "1"})
    assert "Black sends 2 units: strength 1 of the 2 owed (−1 Work, work!)." in told(match)
    expect(match, "rank=1>2>4>5>3 map=3:-.0g 4:3.0")  # one Province burns for the US that is missing


@pytest.mark.rule("REALM-M4.01", "REALM-M5.03")
def test_all_of_a_weakened_army_die_when_the_protectors_win() -> None:
    position = "N/ring6/6 T4.A dpl=4 rank=1>2>3>4>5 now=1/0 map=1:1.3 2:2.1 3:3.2 4:3.2 5:4.1 6:5.1 work=3,4"
    match = at(position)
    play(match, {1: "3", 2: "1", 3: "2 from P3, 1 from P4", 4: "1", 5: "1"})
    assert "Black sends 3 units: strength 1 of the 2 owed (−2 Work, work!)." in told(match)
    expect(match, "map=3:3.0 4:3.1")
    assert "Black is rewarded" not in told(match)
