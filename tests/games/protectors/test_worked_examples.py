"""The examples of the rules that are worked out, one by one (9.2)."""

from __future__ import annotations

import pytest

from baronage.games.protectors.data import BLOOD, RULES, bracket_sizes
from baronage.games.protectors.notation import advise
from baronage.games.protectors.rules.cards import snitches
from baronage.games.protectors.rules.dragon import threshold
from tests.games.protectors.table import (
    GAME,
    asked,
    at,
    cash,
    expect,
    fought,
    lots,
    play,
    realm,
    send,
    told,
    window,
)
from tests.games.protectors.test_examples import RING7

# --- 9.2 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("REALM-I2.04", "REALM-J4.01")
def test_w1_chain_with_nobody_left() -> None:
    match = at("G/two12/6 T4.X rank=3>5>1>2>4>6 map=1:1.1 2:2.1 3:3.1 4:4.1 5:5.1 6:6.1 7:3.1")
    play(match, {1: "March! 1 from P1 to P8", 2: "March! 1 from P2 to P8", 3: "March! 1 from P7 to P8"})
    expect(match, "map=8:3.1 1:1.0 2:2.0 7:3.0")


W2 = "N/ring6/6 T3.X rank=1>2>3>4>5>6 map=1:1.3 2:2.2 3:3.2 4:4.1 5:5.1 6:6.1"


@pytest.mark.rule("REALM-G4.04", "REALM-H2.02")
def test_w2_cut_support() -> None:
    orders = {1: "March! 3 from P1 to P2", 2: "Fortify! P2", 3: "Support! Player#2 in P2 from P3"}
    match = at(W2)
    play(match, orders)
    expect(match, "map=2:2.2 3:3.2 1:1.0")
    match = at(W2)
    play(match, {**orders, 4: "March! 1 from P4 to P3"})
    expect(match, "map=2:1.2 3:3.2 4:4.0")


@pytest.mark.rule("REALM-H3.02", "REALM-E2.02", "REALM-I1.02")
def test_w3_role_in_the_delayed_stage() -> None:
    match = at("N/ring6/6 T3.X cards=SNOW,MIST rank=1>2>3>4>5 out=1/0 map=1:1.2 2:2.0 3:2.2 4:4.1 5:5.1 6:3.1")
    play(match, {1: "March! 2 from P1 to P2", 2: "Delayed March! 2 from P3 to P2"})
    expect(match, "map=2:2.2 3:2.0 1:1.0")
    assert "Purple has 2, Blue 1" in told(match)


@pytest.mark.rule("REALM-G4.06", "REALM-E2.03", "REALM-G4.07")
def test_w4_extended_support_in_the_rain() -> None:
    match = at("N/ring7/7 T3.X cards=RAIN,MIST rank=1>2>3>4>5>6>7 map=1:1.3 2:2.2 3:3.1 4:4.3 5:5.1 6:6.1 7:7.1")
    play(
        match,
        {
            1: "March! 3 from P1 to P2",
            2: "Fortify! P2",
            3: "Support! #2 in P2 from P3",
            4: "Golden Support! #2 in P2 from P4",
        },
    )
    assert "Purple has 5, Blue 3" in fought(match)


@pytest.mark.rule("REALM-G2.06", "REALM-H2.01")
def test_w5_ring_of_marches() -> None:
    match = at("N/ring3/3 T3.X map=1:1.2 2:2.1 3:3.3")
    play(match, {1: "March! all from P1 to P2", 2: "March! all from P2 to P3", 3: "March! all from P3 to P1"})
    expect(match, "map=1:3.3 2:1.2 3:2.1 rank=1>2>3")


@pytest.mark.rule("REALM-F2.06", "REALM-E4.02", "REALM-F2.03", "REALM-H1.02")
@pytest.mark.parametrize("paid", [False, True])
def test_w6_ferry_short_of_money(paid: bool) -> None:
    match = at(
        "N/ring6/6 T6.N cards=CALM,MIST,FERRY rank=1>2>4>6 out=2/0 map=1:1.2 3:1.1 5:1.1 2:2.1 4:4.3 6:6.3 "
        "cash=1:40,2:100"
    )
    if paid:
        send(match, 2, "Send 25 to Player#1")
    play(match, {1: "March! 1 from P1 to P4. March! 1 from P3 to P6. Fortify! P5"})
    text = told(match)
    assert ("can’t pay the ferry from Dunmar" in text) != paid
    assert "marches from Brask to Feldar" in text
    assert ("marches from Dunmar to Jorvel" in text) == paid
    assert cash(match, 1) == 15 + 3 * 50  # production


@pytest.mark.rule("REALM-E5.02", "REALM-E5.03", "REALM-E5.04")
@pytest.mark.parametrize(
    ("named", "owed", "walks"),
    [
        ({1: 2}, {2: 25, 3: 25, 4: 25}, 2),
        ({1: 2, 2: 3}, {1: 50, 2: 50}, -1),
        ({1: 2, 3: 2, 4: 2, 2: 1}, {}, 2),
        ({}, {1: 25, 2: 25, 3: 25, 4: 25}, -1),
        ({1: 2, 3: 2}, {2: 25, 4: 25}, 2),
    ],
)
def test_w7_snitches(named: dict[int, int], owed: dict[int, int], walks: int) -> None:
    assert snitches(RULES, [1, 2, 3, 4], named) == (owed, walks)


@pytest.mark.rule("REALM-E5.05", "REALM-E5.06", "REALM-H1.04")
def test_w8_plank_strength() -> None:
    match = at("N/ring5/5 T6.N cards=CALM,MIST,PIRATE rank=1>2>3>5 out=1/0 map=1:1.1 2:2.2 3:3.2 4:2.3 5:5.1")
    play(match, {1: "Snitch on #2", 2: "Fortify! P2. Work, work! in P4", 3: "Support! #2 in P2 from P3"})
    expect(match, "map=2:2.2 4:2.2")


@pytest.mark.rule("REALM-E4.04")
def test_w9_plague() -> None:
    match = at("N/ring6/6 T5.V rank=1>4>5>6 out=2/0 map=1:1.1 2:1.1 3:1.2 4:4.1 5:5.1 6:6.1 top=CALM,MIST,PLAGUE")
    expect(match, "map=1:1.0 2:1.0 3:1.2")


@pytest.mark.rule(
    "REALM-L3.02", "REALM-L3.03", "REALM-M5.04", "REALM-M5.05", "REALM-M5.06", "REALM-M5.07", "REALM-M7.02"
)
def test_w10_after_burner() -> None:
    match = at(
        "N/ring7/7 T3.V dpl=12 rank=1>2>3>4>5>6>7 map=1:1.3 2:2.3 3:3.3 4:4.2 5:5.2 6:6.2 7:7.2 top=CALM,DRAGON",
        [None] * 9,
    )
    assert realm(match).dpl == 14
    assert window(match) == "attack"
    play(match, {1: "3", 2: "3", 3: "3", 4: "2", 5: "2", 6: "1", 7: "1"})
    expect(match, "cash=1:160,2:160,3:160,4:115,5:115,6:100,7:100 vp=1:5,2:2,3:2,4:1,5:1 rank=1>2>3>4>5>6>7")
    assert window(match) == "attack"  # the second one, at 1
    assert realm(match).dpl == 1
    play(match, {1: "1 from P1", 2: "1 from P2"})
    expect(match, "cash=1:260,2:260,3:160,4:115,5:115,6:100,7:100 vp=1:5 dpl=0 map=1:1.1 2:2.1 3:3.2")
    assert window(match) == "orders"


@pytest.mark.rule("REALM-E2.04", "REALM-M1.02")
def test_w11_one_step() -> None:
    match = at(f"N/ring7/7 T3.V dpl=13 {RING7} cash=1:40 top=POWER")
    assert realm(match).dpl == 21
    assert window(match) == "attack"
    assert "You owe 2, you send 0" in GAME.prompt(match.state, 0)[0]


W12 = (
    "G/two12/6 T3.A dpl=16 rank=1>2>3>4>5>6 map=1:1.2 2:2.1 3:3.2 4:4.3 5:5.1 6:6.1 7:1.1 8:2.1 9:3.1 10:4.0 11:5.2 "
    "12:6.2 cash=1:120,2:10,3:10,4:10,5:10,6:90"
)


@pytest.mark.rule(
    "REALM-M6.01", "REALM-M6.02", "REALM-M6.03", "REALM-M6.04", "REALM-M6.05", "REALM-M6.06", "REALM-M6.07"
)
@pytest.mark.rule("REALM-M6.08", "REALM-K1.04", "REALM-K1.05", "REALM-M2.05", "REALM-M6.09")
def test_w12_the_dragon_wins() -> None:
    match = at(W12)
    play(
        match,
        {
            1: "1 from P1",
            2: "1 from P2, 1 from P8",
            3: "1 from P3. burn P9",
            4: "3 from P4",
            6: "1 from P12\nburn P6",
        },
    )
    expect(
        match,
        "rank=2>4>1>3 dpl=8 now=2/2 cash=1:0,2:10,3:10,4:10,5:0,6:0 map=1:1.1 2:2.0 3:3.1 4:4.0 5:-.0g 6:-.0g 7:1.1 "
        "8:2.0 9:-.0g 10:4.0 11:-.0g 12:-.0",
    )
    assert threshold(realm(match)) == 20


@pytest.mark.rule("REALM-N2.02", "REALM-N2.03", "REALM-N2.04")
def test_w13_hidden_grand_protector() -> None:
    match = at("N/ring6/6 T3.A dpl=5 rank=1>2>3>4>5>6 map=1:1.1 2:2.1 3:3.1 4:4.2 5:5.3 6:6.1 fac=1:kal cash=1:50")
    play(match, {1: "Nothing to see here!", 2: "1", 3: "1", 4: "1 from P4", 5: "3", 6: "0"})
    expect(match, "rank=5>1>2>3>4>6 cash=1:25,5:160 vp=5:5 used=1:hide map=1:1.1")


@pytest.mark.rule("REALM-N3.02", "REALM-N3.03", "REALM-N3.04", "REALM-N3.05", "REALM-N3.06", "REALM-J3.01")
def test_w14_mountain_king() -> None:
    match = at("N/ring5/5 T5.X rank=1>2>3>4 out=1/0 map=1:1.3 2:2.1 3:2.0 4:3.2 5:4.1 fac=2:hod cash=2:160")
    play(match, {1: "March! 3 from P1 to P2", 3: "March! 2 from P4 to P3"})
    expect(match, f"map=2:1.2 3:2.1 4:3.0 used=2:regards cash=2:{80 + 50}")
    assert "Long live the King under the Mountains!" in told(match)


@pytest.mark.rule("REALM-K1.02")
def test_w15_shared_spoils() -> None:
    match = at("N/ring4/4 T3.X rank=1>2>3>4 map=1:1.2 2:2.0 3:2.0 4:3.2 cash=2:75")
    realm(match).rank = [0, 1, 2]
    realm(match).fell, realm(match).out_turn[3], realm(match).out_by[3] = [3], 2, 1
    play(match, {1: "March! 1 from P1 to P2", 3: "March! 1 from P4 to P3"})
    assert (cash(match, 1), cash(match, 3)) == (18 + 100, 18 + 100)


@pytest.mark.rule("REALM-L2.01", "REALM-L2.02", "REALM-E3.02")
def test_w16_threshold() -> None:
    def value(position: str, out: int, now: int, blood: bool) -> int:
        s = realm(at(position))
        s.turn = 5
        s.out_turn = [4] * out + [5] * now + [0] * (7 - out - now)
        s.inplay[1] = [BLOOD] if blood else []
        return threshold(s)

    normal, grand = f"N/ring7/7 {RING7}", f"G/two14/7 {RING7}"
    assert [value(normal, out, 0, False) for out in (0, 3, 4, 5)] == [14, 8, 7, 7]
    assert [value(normal, 0, now, True) for now in (1, 2)] == [7, 7]
    assert value(grand, 0, 1, True) == 21
    assert value(grand, 1, 2, True) == 12
    assert value(grand, 0, 4, True) == 1


@pytest.mark.rule("REALM-E6.01", "REALM-E6.02", "REALM-E6.03", "REALM-E6.04", "REALM-E2.01", "REALM-E1.04")
def test_w17_end_is_nigh() -> None:
    event = [2, 4, 5, 5, 6, 7, 8, 9, 1, 3]  # Snow on top after the Swan's shuffle
    match = at(f"N/ring7/7 T10.V {RING7} top=BSWAN,MIST,CRAB,NIGH", [event])
    expect(match, "dpl=5 lock=SNOW,MIST,CRAB cards=NIGH")
    s = realm(match)
    s.decks[0] = [2, 4, 5, 5, 6, 7, 8, 9, 1]
    lots(match, [1, 2, 4, 5, 5, 6, 7, 9, 8], [13, 14, 16, 17], None)
    play(match)
    play(match)
    assert "deck is reshuffled: 9 cards" in told(match)
    assert (s.turn, s.dpl) == (11, 5 + 5)  # Swan, Imarin, Dragon, Sea and End; what is locked raises nothing


@pytest.mark.rule("REALM-N5.02", "REALM-D4.01", "REALM-D1.04")
def test_w18_late_bid() -> None:
    match = at("N/ring5/5 T3.C rank=1>2>3>4 out=1/0 map=1:1.1 2:2.1 3:3.1 4:4.1 5:4.1 cash=1:29,2:12,4:40 fac=4:lan")
    play(match, {1: "Bid 29", 2: "Bid 12", 4: "The Bank of Lannuvár"})
    assert window(match) == "bankbid"
    assert asked(match) == [4]
    assert "Blue bids 29." in told(match)
    play(match, {4: "Bid 0"})
    expect(match, "rank=4>1>2>3 cash=4:7")


@pytest.mark.rule("REALM-J6.10")
def test_w19_default_purchase() -> None:
    match = at("G/two12/2 T3.C rank=1>2 map=1:1.3 2:1.0 3:1.1 4:2.1 cash=1:240")
    play(match, silent=[1])
    expect(match, "map=1:1.3 2:1.2 3:1.2 cash=1:15")


@pytest.mark.rule("REALM-J5.02", "REALM-J6.02")
def test_w20_second_capitol() -> None:
    match = at("N/ring4/4 T3.X rank=1>2>3>4 map=1:1.2^3 2:2.0^3 3:3.1 4:4.1")
    play(match, {1: "March! 1 from P1 to P2"})
    assert cash(match, 1) == 250
    play(match, {1: "Capitol P2"})
    expect(match, "map=1:1.1^2 2:1.1^3")


@pytest.mark.rule("REALM-N4.02", "REALM-J2.01", "REALM-J6.04")
def test_w21_faith() -> None:
    match = at("N/ring4/4 T3.C rank=1>2>3>4 map=1:1.1 2:2.1 3:3.3 4:4.1 cash=3:160 fac=3:iro")
    play(match, {3: "Faith alone sustains us. Buy 2 in P3"})
    expect(match, "map=3:3.4 cash=3:78 act=3:faith")
    play(match)
    expect(match, "map=3:3.3 act=-")


@pytest.mark.rule("REALM-E2.07", "REALM-J5.03", "REALM-J5.04", "REALM-N3.01")
@pytest.mark.parametrize(("card", "income_"), [("IMARIN", 610), ("CALM", 165)])
def test_w22_blessings(card: str, income_: int) -> None:
    match = at(f"N/ring5/5 T3.X cards={card},MIST rank=1>2>3>4 out=1/0 map=1:1.1 2:2.1^1 3:3.1 4:4.1 5:2.1g fac=2:hod")
    play(match, {2: "Work, work! in P2. Work, work! in P5"})
    assert cash(match, 2) == income_


@pytest.mark.rule("REALM-B1.04")
def test_w23_final_tie() -> None:
    match = at("G/two6/2 T12.C cards=TIME rank=1>2 map=1:1.2^1 2:1.2 3:2.2^3 4:2.2 vp=1:3 cash=1:30,2:45")
    play(match)
    assert match.over
    standings = match.state.standings()
    assert standings is not None
    assert standings.winners() == [1]


@pytest.mark.rule("REALM-L2.03", "REALM-M6.08")
def test_w24_attack_after_attack() -> None:
    match = at("N/ring7/7 T3.A dpl=28 map=1:1.3 2:2.3 3:3.3 4:4.3 5:5.3 6:6.3 7:7.3")
    play(match, dict.fromkeys(range(1, 8), "2"))
    assert window(match) == "attack"
    expect(match, "dpl=14 rank=1>2>3>4>5>6>7 map=1:1.1")
    assert "You owe 1, you send 0" in GAME.prompt(match.state, 0)[0]


@pytest.mark.rule("REALM-G6.02", "REALM-G6.03", "REALM-N4.01")
@pytest.mark.parametrize("faction", ["", " fac=3:iro"])
def test_w25_golden_allowance(faction: str) -> None:
    match = at(f"G/two12/4 T3.N rank=1>3>2>4 map=3:3.1 9:3.1 10:3.1 1:1.1 5:2.1 6:4.1{faction}")
    text = "Golden Fortify! P3; Golden Fortify! P9; Golden March! 1 from P10 to P4"
    assert [warning[:6] for warning in advise(realm(match).redact(2), 2, text)] == ["W-GOLD"] * (1 if faction else 2)
    play(match, {3: text})
    assert match.record.moves[0].text == "F3* F9* M10-4x1*"  # as it was written; gold is fixed at the reveal
    lost = "The golden order of Black for {} is one too many: it is played as a normal one."
    assert lost.format("Dunmar") not in told(match)
    assert lost.format("Mardel") in told(match)
    assert (lost.format("Norlan") in told(match)) == (not faction)


@pytest.mark.rule("REALM-L1.01")
def test_w26_hoard() -> None:
    match = at("G/two14/7 T3.V dpl=0 map=1:1.1 2:2.1 3:3.1 4:4.1 5:5.1 6:6.1 7:7.1 cash=1:250 top=CALM,MIST")
    assert realm(match).dpl == 8
    match = at("G/two14/7 T5.V dpl=0 map=1:1.1 2:2.3 3:3.1 4:4.1 5:5.1 6:6.1 7:7.1 cash=2:240 top=CALM,DRAGON,CRAB")
    assert realm(match).dpl == 2 + 2
    play(match, {1: "1", 2: "3", 3: "1"})  # 5 > 4: a reward of 100 and a bonus of 60 for #2
    assert cash(match, 2) == 400
    assert realm(match).dpl == 6


@pytest.mark.rule("REALM-B1.06", "REALM-B1.08", "REALM-B1.09", "REALM-B1.01")
def test_w27_simultaneous_ends() -> None:
    match = at("N/ring2/2 T3.A dpl=5 rank=1>2 map=1:1.1 2:2.1")
    play(match, {1: "1", 2: "0"})
    assert match.over
    standings = match.state.standings()
    assert standings is not None
    assert standings.winners() == []
    match = at("N/ring3/3 T3.A dpl=5 rank=1>2 out=1/0 map=1:1.1 2:2.1 3:1.1")
    play(match, {1: "1 from P1, 1 from P3", 2: "0"})
    standings = match.state.standings()
    assert standings is not None
    assert standings.winners() == [0]


@pytest.mark.rule("REALM-O2.03", "REALM-O2.01", "REALM-H3.03")
def test_w28_sanctum() -> None:
    match = at(
        "N/ring4/4 T6.X cards=CALM,MIST,SEAF rank=1>2>3>4 map=1:1.1 2:2.2 3:3.1 4:4.3 fac=2:cen used=2:fire top=FERRY",
        island="wizard_sanctum",
    )
    play(match, {2: "March! 1 from P2 to the Island"})
    expect(match, "isle=2")
    play(match, {2: "Sanctum refresh fight fire with fire"})
    expect(match, "gift=2:+fire used=-")
    play(match, {2: "March! 1 from the Island to P3"})
    expect(match, "used=2:fire isle=-")
    assert "gift" not in match.state.position()


W29 = "G/two12/4 T3.N rank=4>1>2>3 map=1:1.2 4:1.2 7:1.4 2:2.1 3:3.1 6:4.1"


@pytest.mark.rule("REALM-T1.01", "REALM-T1.03", "REALM-T1.05")
@pytest.mark.parametrize(
    ("text", "log"),
    [
        ("golden FORTIFY province 4", "F4*"),
        ("March! all from P1 to P2", "M1-2x2"),
        ("Delayed Golden March! 4 from P7 to P6", "D7-6x4*"),
        ("Golden delayed march 4 from p7 to p6", "D7-6x4*"),
        ("Support! Player#3 in P2 from P1.", "S1:3@2"),
        ("Delayed Fortify! P4", "F4"),
    ],
)
def test_w29_text(text: str, log: str) -> None:
    match = at(W29.replace("4>1>2>3", "1>2>3>4"))
    assert match.state.read(0, text) == match.state.read(0, log)


@pytest.mark.rule("REALM-P1.02", "REALM-Q1.02")
def test_w30_team_starts() -> None:
    teams = GAME.position("G/two16/4 map= team=1:1,2:1,3:2,4:2")
    assert teams.land.starts == (1, 2, 5, 6)  # type: ignore[attr-defined]
    single = GAME.position("G/two16/4 map=")
    assert single.land.starts == (1, 3, 5, 7)  # type: ignore[attr-defined]


@pytest.mark.rule("REALM-F3.05", "REALM-N2.06", "REALM-N2.05")
def test_w31_two_lookers() -> None:
    match = at(
        "N/ring6/6 T3.N rank=1>2>3>4 out=2/0 map=1:1.1 2:2.1 3:3.1 4:4.1 5:1.0g 6:2.0g fac=1:kal,2:kal top=FLOOD,RAIN"
    )
    send(match, 1, "Weather forecast")
    send(match, 2, "Weather forecast event")
    assert "see Flood! on top" in told(match, 0)
    assert "see Flood! on top" in told(match, 1)
    send(match, 1, "discard")
    send(match, 2, "discard")
    assert realm(match).decks[0][-1] == 4  # RAIN
    assert realm(match).decks[0][0] == 9  # FLOOD, under the deck


@pytest.mark.rule("REALM-M4.02", "REALM-M6.04")
def test_w32_work_under_fire() -> None:
    match = at("N/ring6/6 T3.A dpl=12 rank=1>2>3>4>5 now=1/0 map=1:1.1 2:2.1 3:3.2 4:3.1 5:4.1 6:5.1 work=3")
    play(match, {1: "1", 2: "1", 4: "1", 5: "1", 3: "1 from P4. burn P3"})
    assert window(match) == "buying"
    expect(match, "map=3:-.0g cash=3:50")


@pytest.mark.rule("REALM-T1.07")
def test_w33_delayed_count() -> None:
    match = at("N/ring8/8 T2.N rank=7>6>1>2>3>4>5 out=1/0 map=1:1.1 2:2.1 3:3.1 4:4.1 5:5.1 6:6.3 7:7.3 8:7.1")
    text = "Delayed March! 6 from P7 to P6"
    assert match.state.read(6, text) == match.state.read(6, "D7-6x4")
    assert any(warning.startswith("W-COUNT") for warning in advise(realm(match).redact(6), 6, text))


@pytest.mark.rule("REALM-J6.13", "REALM-J6.10")
def test_w34_half_a_message() -> None:
    for messages, silent, after, left in (({1: "Bid 10"}, [], "1:1.1", 190), ({}, [1], "1:1.3", 50)):
        match = at("N/ring3/3 T3.C map=1:1.1 2:2.1 3:3.1 cash=1:200")
        play(match, messages, silent)
        expect(match, f"map={after} cash=1:{left}")


@pytest.mark.rule("REALM-D3.05")
def test_the_table_of_brackets() -> None:
    table = {2: "1100", 3: "1110", 5: "2111", 7: "2221", 9: "3222", 11: "3332", 13: "4333", 15: "4443", 16: "4444"}
    for active, sizes in table.items():
        assert "".join(map(str, bracket_sizes(active))) == sizes
