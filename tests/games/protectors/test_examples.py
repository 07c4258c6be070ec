"""Section 9: the worked examples, in notation."""

from __future__ import annotations

import pytest

from baronage.games.protectors.rules.dragon import threshold
from baronage.games.protectors.rules.economy import income
from baronage.games.protectors.rules.ranking import allowance
from tests.games.protectors.table import (
    asked,
    at,
    begin,
    expect,
    fought,
    lots,
    play,
    realm,
    send,
    told,
    window,
)

RING7 = "map=1:1.1 2:2.1 3:3.1 4:4.1 5:5.1 6:6.1 7:7.1"


# --- 9.1 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("REALM-D1.03", "REALM-D2.01", "REALM-D2.03", "REALM-D2.04")
def test_s1_opening_bids() -> None:
    match = begin(5)
    play(match, {1: "Bid 25", 2: "Bid 25", 3: "Bid 10", 4: "Bid 10", 5: "Bid 0"})
    assert window(match) == "rebid"
    assert asked(match) == [1, 2, 3, 4]
    lots(match, [3, 2])
    play(match, {1: "Bid 5", 2: "Bid 6", 3: "Bid 0", 4: "Bid 0"})
    expect(match, "rank=2>1>4>3>5 cash=1:20,2:19,3:40,4:40,5:50")


@pytest.mark.rule("REALM-J6.07", "REALM-J6.08")
@pytest.mark.parametrize(("money", "six", "five"), [(225, 2, 1), (150, 1, 1), (75, 1, 0), (74, 0, 0)])
def test_s2_purchases(money: int, six: int, five: int) -> None:
    match = at(f"G/two12/2 T3.C rank=1>2 map=5:1.0 6:1.0 1:2.1 cash=1:{money}", [None] * 9)
    play(match, {1: "Buy 2 in P6. 1 in P5."})
    expect(match, f"map=6:1.{six} 5:1.{five} cash=1:{money - 75 * (six + five)}")


@pytest.mark.rule("REALM-T1.02", "REALM-J6.09")
@pytest.mark.parametrize(("money", "left"), [(250, 8), (230, 0)])
def test_s3_a_message(money: int, left: int) -> None:
    match = at(f"G/two12/2 T3.C rank=2>1 map=5:1.0 6:1.0 1:2.1 cash=1:{money}")
    play(match, {1: "Buy 2 in P6. 1 in P5.\nBid 17"})
    expect(match, f"map=6:1.2 5:1.1 cash=1:{left} rank=1>2")
    assert f"Blue bids {17 if money == 250 else 5}." in told(match)


@pytest.mark.rule("REALM-M2.04", "REALM-M3.01", "REALM-M5.01", "REALM-M5.02")
@pytest.mark.parametrize(("power", "after", "money"), [(3, "6:1.0 7:1.1", 150), (99, "6:1.0 7:1.0", 0)])
def test_s4_a_commitment(power: int, after: str, money: int) -> None:
    match = at(f"G/two12/6 T3.A dpl={power} rank=1>2>3>4>5>6 map=6:1.2 7:1.1 1:2.1 2:3.1 3:4.1 4:5.1 5:6.1")
    commits = {1: "2 from P6 (sac 2), 1 from P7"} | dict.fromkeys(range(2, 7), "1")
    if power == 99:
        play(match, commits)
        assert "sends 3 units: strength 3 of the 4 owed" in told(match)  # the Worldeater doubles it
        return
    play(match, commits)
    expect(match, f"map={after} cash=1:{money} vp=1:3 dpl=0")  # e = 1: the title, no bonus


@pytest.mark.rule("REALM-M6.01", "REALM-M6.02")
def test_s4_the_dragon_wins() -> None:
    match = at("G/two12/6 T3.A dpl=20 rank=1>2>3>4>5>6 map=6:1.2 7:1.1 1:2.1 2:3.1 3:4.1 4:5.1 5:6.1")
    play(match, {1: "2 from P6 (sac 2), 1 from P7"} | dict.fromkeys(range(2, 7), "1"))
    expect(match, "map=6:1.0 7:1.0 1:2.0 rank=1>2>3>4>5>6 dpl=10")


@pytest.mark.rule("REALM-M1.02", "REALM-M1.03", "REALM-M5.02")
def test_s5_the_worldeater() -> None:
    match = at("G/two12/2 T3.A dpl=36 rank=1>2 map=1:1.2 2:1.2 3:1.2 4:2.31")
    play(match, {1: "2 from P1, 2 from P2, 2 from P3", 2: "31 from P4"})
    expect(match, "map=1:1.0 2:1.0 3:1.0 cash=1:200")


S6 = "rank={} map=1:1.3 2:2.3 3:3.1 4:4.1 5:5.1 6:6.1 7:7.1 cash=2:60"


@pytest.mark.rule("REALM-G5.01", "REALM-K1.01", "REALM-K1.02", "REALM-E2.02")
def test_s6_work_against_march() -> None:
    order = "1>2>3>4>5>6>7"
    orders = {1: "March! 3 from P1 to P2", 2: "Work, work!"}
    match = at(f"N/ring7/7 T3.X dpl=4 cards=MIST {S6.format(order)}")
    play(match, orders)
    expect(match, f"map=2:1.3 1:1.0 cash=1:{30 + 100} rank=1>3>4>5>6>7 now=1/0")
    assert "Blue has 3, Purple 2" in told(match)
    match = at(f"N/ring7/7 T3.X dpl=4 cards=SNOW,MIST {S6.format(order)}")
    play(match, orders)
    expect(match, "map=2:1.2")
    match = at(f"N/ring7/7 T3.X dpl=4 cards=SNOW,MIST {S6.format('2>1>3>4>5>6>7')}")
    play(match, orders)
    expect(match, f"map=2:2.2 1:1.0 cash=2:{60 + 100}")


@pytest.mark.rule("REALM-L2.01", "REALM-L2.03", "REALM-M3.01", "REALM-M4.01", "REALM-J4.04")
@pytest.mark.parametrize(("commit", "us", "work"), [(1, 0, True), (2, 1, True), (3, 2, False)])
def test_s7_work_against_the_dragon(commit: int, us: int, work: bool) -> None:
    match = at("N/ring7/7 T3.X dpl=13 rank=1>2>3>4>5>6>7 map=1:1.1 2:2.3 3:3.1 4:4.1 5:5.1 6:6.3 7:7.1")
    play(match, {2: "Work, work!", 6: "March! 3 from P6 to P7"})
    assert window(match) == "attack"
    assert realm(match).dpl == 13
    assert threshold(realm(match)) == 12
    for k in (1, 3, 4, 5, 6):
        if k in asked(match):
            send(match, k, "0")
    send(match, 2, f"{commit} from P2")
    assert f"sends {commit} unit{'s' if commit > 1 else ''}: strength {us} of the 1 owed" in told(match)
    assert ("is abandoned" in told(match)) != work


@pytest.mark.rule("REALM-D3.05", "REALM-G6.01")
def test_s8_brackets() -> None:
    match = at(f"N/ring7/7 T3.N rank=1>4>2>7>6>3>5 {RING7}")
    every = {1: [1, 1, 1, 1], 4: [1, 1, 1, 1], 2: [1, 0, 1, 1], 7: [1, 0, 1, 1], 6: [1, 0, 0, 1], 3: [1, 0, 0, 1]}
    every[5] = [0, 0, 0, 1]
    for k, allowed in every.items():
        assert allowance(realm(match), k - 1) == allowed  # Fortify!, March!, Support!, Work, work!


@pytest.mark.rule("REALM-J5.01", "REALM-B1.03", "REALM-J5.02")
def test_s9_levels() -> None:
    match = at("G/two36/2 T3.C rank=1>2 map=16:1.0^3 17:1.0^2 18:1.0^1 1:2.1")
    assert income(realm(match), 0) == (325, 0)
    assert realm(match).vps(0) == 13


@pytest.mark.rule("REALM-P3.01", "REALM-P3.02", "REALM-P3.03", "REALM-T1.05")
def test_s10_team_pool() -> None:
    match = at(
        "G/two12/6 T3.C rank=1>2>3>4>5>6 map=1:1.0 2:2.0 3:3.0 4:4.0 5:5.0 6:6.0 cash=1:65,2:225,3:50 "
        "team=1:1,2:1,3:1,4:2,5:2,6:2"
    )
    play(
        match,
        {1: "Buy 2, Bid: 25 (110 from Player#2)", 2: "Buy: 1, Bid: 0", 3: "Buy: 1, Bid: 5 (30 from Player#2)"},
    )
    expect(match, "map=1:1.2 2:2.1 3:3.1 cash=1:0,2:10,3:0")


S11 = "N/ring7/7 T4.X rank=2>4>1>5>6>7 out=1/0 map={} 3:2.3 4:4.1 5:5.1 6:6.1 7:7.1"


@pytest.mark.rule("REALM-G1.01", "REALM-I2.01", "REALM-I2.02")
def test_s11() -> None:
    match = at(S11.format("1:1.1 2:1.2"))
    play(match, {1: "Fortify! P2\nMarch! 1 from P1 to P2", 2: "March! 3 from P3 to P2"})
    expect(match, "map=1:1.0 2:1.3 3:2.0")
    assert "Blue has 4, Purple 3" in fought(match)


@pytest.mark.rule("REALM-G2.02", "REALM-H2.01", "REALM-I2.03")
def test_s12() -> None:
    match = at(S11.format("1:1.2 2:1.3"))
    play(match, {1: "March! 2 from P1 to P2. March! 5 from P2 to P3"})
    expect(match, "map=1:1.0 2:1.2 3:2.2")


S13 = "N/ring7/7 T4.X rank=2>4>1>5>6 out=2/0 map=1:1.1 2:1.1 3:2.3 4:4.1 5:5.1 6:6.1 7:1.2"


@pytest.mark.rule("REALM-G4.02", "REALM-G4.01")
def test_s13() -> None:
    attack = {2: "March! 3 from P3 to P2"}
    match = at(S13)
    play(match, {1: "Fortify! P2; Support! Player#1 in P2 from P1", **attack})
    expect(match, "map=2:2.2 1:1.1")
    match = at(S13)
    play(match, {1: "Fortify! P2; Support! Player#1 in P2 from P1; March! 1 from P7 to P1", **attack})
    expect(match, "map=2:1.1 1:1.2 7:1.1 3:2.0")


S14 = "N/ring8/8 T2.X rank=5>7>1>2>3>4>6>8 map=1:1.1 2:2.1 3:3.1 4:4.1 5:5.1 6:6.0 7:7.1 8:8.1"


@pytest.mark.rule("REALM-G2.07", "REALM-G3.02", "REALM-G3.05", "REALM-I2.03")
def test_s14() -> None:
    match = at(S14)
    play(match, {5: "Golden March! 1 from P5 to P6", 7: "Delayed Golden March! 1 from P7 to P6"})
    expect(match, "map=6:7.1 5:5.0 7:7.0 now=1/0")
    for kind in ("", "Delayed "):
        match = at(S14)
        play(match, {5: f"{kind}Golden March! 1 from P5 to P6", 7: f"{kind}Golden March! 1 from P7 to P6"})
        expect(match, "map=6:6.0 5:5.0 7:7.0")


S15 = "N/ring8/8 T2.X rank=6>7>1>2>3>4>5>8 map=1:1.1 2:2.1 3:3.1 4:4.1 5:5.1 6:6.1 7:7.1 8:8.1"


@pytest.mark.rule("REALM-G3.03", "REALM-G3.04", "REALM-G2.06", "REALM-K1.01")
def test_s15() -> None:
    match = at(S15)
    play(match, {6: "Golden March! 1 from P6 to P7", 7: "Delayed Golden March! 1 from P7 to P6"})
    expect(match, "map=7:6.1 6:6.0 now=1/0 rank=6>1>2>3>4>5>8")
    for kind in ("", "Delayed "):
        match = at(S15)
        play(match, {6: f"{kind}Golden March! 1 from P6 to P7", 7: f"{kind}Golden March! 1 from P7 to P6"})
        expect(match, "map=7:6.1 6:7.1 rank=6>7>1>2>3>4>5>8")


@pytest.mark.rule("REALM-H3.01", "REALM-G4.02")
def test_s16() -> None:
    match = at("N/ring8/8 T2.X rank=6>7>1>2>3>4>5 out=1/0 map=1:1.1 2:2.1 3:3.1 4:4.1 5:5.1 6:6.1 7:7.1 8:7.2")
    play(
        match,
        {
            6: "Golden March! 1 from P6 to P7",
            7: "Delayed Golden March! 1 from P7 to P6. Support! Player#7 in P7 from P8",
        },
    )
    expect(match, "map=6:7.1 7:7.0 8:7.2 rank=7>1>2>3>4>5")


@pytest.mark.rule("REALM-G1.02", "REALM-G3.02", "REALM-G2.07")
@pytest.mark.parametrize("board", ["N/ring8/8", "G/two16/8"])
def test_s17(board: str) -> None:
    match = at(f"{board} T2.X rank=7>6>1>2>3>4>5 out=1/0 map=1:1.1 2:2.1 3:3.1 4:4.1 5:5.1 6:6.3 7:7.3 8:7.1")
    play(
        match,
        {6: "Golden Fortify! P6", 7: "March! 1 from P8 to P7\nDelayed Golden March! 4 from P7 to P6"},
    )
    expect(match, "map=6:7.3 7:7.0 8:7.0")
