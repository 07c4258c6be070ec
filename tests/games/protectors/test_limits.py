"""At the very limit: what just suffices is taken without a word, one less or more is not."""

from __future__ import annotations

import pytest

from baronage.games.protectors import verbs
from tests.games.protectors.table import at, cash, expect, options, play, realm, send, told
from tests.games.protectors.test_text import ATTACK, BUYING, ORDERS, codes, log, warnings

FERRY = ORDERS.replace("T3.N", "T6.N cards=FERRY")
POOL = "N/ring4/4 T3.C map=1:1.0 2:2.1 3:3.1 4:4.1 cash=1:10,2:20 team=1:1,2:1,3:2,4:2"
GREAT = "N/ring4/4 T3.C rank=1>2>3 map=1:1.1^3 4:1.0^2 2:2.1 3:3.1 {}"


@pytest.mark.rule("REALM-T1.07")
@pytest.mark.parametrize(
    ("position", "fits", "beyond", "code"),
    [
        (ORDERS, "March! 2 from P1 to P2. F4 F7", "March! 3 from P1 to P2. F4 F7", "W-COUNT"),
        (ORDERS, "Delayed March! 6 from P7 to P6. F1 F4", "Delayed March! 7 from P7 to P6. F1 F4", "W-COUNT"),
        (ORDERS, "Golden March! 1 from P1 to P2. F4* F7", "F1 F4* F7*", "W-GOLD"),
        (ORDERS, "S1:2@8* W4* F7*", "S1:2@8* S4:2@3* F7*", "W-GOLD"),
        (ORDERS, "F1 F4 F7", "F1 F4", "W-HOLD"),
        (ORDERS, "H1 F4 F7", "F4 F7", "W-HOLD"),
        (FERRY.replace("1:60", "1:25"), "M1-3x1 F4 F7", "M1-3x1 M4-2x1 F7", "W-FERRY"),
        (FERRY.replace("1:60", "1:50"), "M1-3x1 M4-2x1 F7", "M1-3x1 M4-2x1 M7-3x1", "W-FERRY"),
        (FERRY.replace("1:60", "1:30"), "M1-3x1 F4 F7. Send 5 to #2", "M1-3x1 F4 F7. Send 6 to #2", "W-FERRY"),
        (BUYING, "Buy 2 in P6", "Buy 3 in P6", "W-BUY"),
        (BUYING, "Buy 3 in P5", "Buy 4 in P5", "W-BUY"),
        (BUYING.replace("1:250", "1:150"), "Buy 2 in P5", "Buy 2 in P5. 1 in P6", "W-BUY"),
        (BUYING, "Bid 250", "Bid 251", "W-BID"),
        (BUYING, "Buy 2 in P6. Bid 100", "Buy 2 in P6. Bid 101", "W-BID"),
        (f"{BUYING.replace('1:250', '1:33')} fac=1:lan", "bank", "bank. Bid 1", "W-BID"),
        (POOL, "Bid 30 (20 from #2)", "Bid 30 (21 from #2)", "W-DRAW"),
        (POOL, "Bid 30 (12 from #2). (8 from #2)", "Bid 30 (12 from #2). (9 from #2)", "W-DRAW"),
        (POOL, "Bid 15 (5 from #2)", "Bid 16 (5 from #2)", "W-BID"),
        (ATTACK, "2 from P6 (sac 2), 1 from P7", "2 from P6 (sac 2), 1 from P7 (sac 1)", "W-SAC"),
        (ATTACK, "2 from P6 (sac 1), 1 from P7 (sac 1)", "1 from P6 (sac 1), 1 from P7", "W-SAC"),
        (GREAT.format("fac=1:hod cash=1:50"), "An offer", "An offer. Buy 1 in P1", "W-BUY"),
    ],
)
def test_what_just_fits_brings_no_warning(position: str, fits: str, beyond: str, code: str) -> None:
    assert warnings(at(position), 1, fits) == []
    assert code in warnings(at(position), 1, beyond)


@pytest.mark.rule("REALM-T1.07", "REALM-J6.05")
@pytest.mark.parametrize(
    ("faction", "says", "price"),
    [("iro", "Faith alone sustains us", 7), ("hod", "An offer", 50), ("lan", "bank", 33), ("cen", "Upgrade P4", 25)],
)
def test_what_just_can_be_paid_is_done(faction: str, says: str, price: int) -> None:
    land = GREAT.format(f"fac=1:{faction} cash=1:{{}}").replace("4:1.0^2", "4:1.0^1")
    for money in (price, price - 1):
        match = at(land.format(money))
        realm(match).ready[4] = 1
        assert warnings(match, 1, says) == ([] if money == price else ["W-FUNDS"])
        play(match, {1: says})
        assert cash(match, 1) == money - (price if money == price else 0)
        assert ("can’t pay for" in told(match)) == (money < price)


@pytest.mark.rule("REALM-T1.07")
@pytest.mark.parametrize(
    ("position", "fits", "stored", "beyond", "code"),
    [
        (ORDERS, "Send 60 to #2", "$60>2", "Send 61 to #2", "E-FUNDS"),
        (f"{ORDERS.replace('1:60', '1:15')} fac=1:kal", "weather forecast dragon", "LD", "Send 1 to #2. LD", "E-FUNDS"),
        (f"{ORDERS.replace('1:60', '1:30')} isle=1", "LS LX", "LS ; LX", "LS LX. Send 1 to #2", "E-FUNDS"),
        (f"{ATTACK} fac=1:cen", "fight fire with fire 9", "m9", "fight fire with fire 10", "E-COUNT"),
        (f"{ATTACK.replace('1:400', '1:70')} fac=1:cen", "m2", "m2", "m3", "E-FUNDS"),
        (f"{ATTACK.replace('1:400', '1:70')} fac=1:cen", "m1", "m1", "fight fire with fire 0", "E-COUNT"),
        (f"{ATTACK.replace('1:400', '1:50')} fac=1:kal", "HIDE", "HIDE", "HIDE. 1 from P6", "E-DUP"),
        (f"{ATTACK.replace('1:400', '1:33')} fac=1:lan", "bank", "BANK", "bank. burn P6", "E-DUP"),
        (ATTACK, "2 from P6, 1 from P7", "C6x2,7x1", "2 from P6, 2 from P7", "E-UNITS"),
        (ATTACK, "1 from P6. 1 from P6", "C6x2", "1 from P6. 2 from P6", "E-UNITS"),
        (ORDERS, "Fortify! P7", "F7", "Fortify! P13", "E-PLACE"),
        (ORDERS.replace("7:1.4", "12:1.4"), "Fortify! P12", "F12", "Fortify! P00", "E-PLACE"),
    ],
)
def test_what_just_fits_is_taken(position: str, fits: str, stored: str, beyond: str, code: str) -> None:
    assert log(at(position), 1, fits) == stored
    assert codes(at(position), 1, beyond) == [code]


@pytest.mark.rule("REALM-N2.02", "REALM-N5.03")
def test_what_can_just_not_be_paid_in_an_attack_is_refused() -> None:
    assert codes(at(f"{ATTACK.replace('1:400', '1:49')} fac=1:kal"), 1, "HIDE") == ["E-FUNDS"]
    assert codes(at(f"{ATTACK.replace('1:400', '1:32')} fac=1:lan"), 1, "bank") == ["E-FUNDS"]
    assert codes(at(f"{ATTACK.replace('1:400', '1:34')} fac=1:cen"), 1, "m1") == ["E-FUNDS"]
    assert codes(at(f"{ORDERS.replace('1:60', '1:14')} fac=1:kal"), 1, "LD") == ["E-FUNDS"]
    assert codes(at(f"{ORDERS.replace('1:60', '1:14')} isle=1"), 1, "LS") == ["E-FUNDS"]


@pytest.mark.rule("REALM-J6.01", "REALM-J6.02", "REALM-J6.03", "REALM-O2.01")
def test_an_item_is_followed_by_later_items_alone() -> None:
    position = "N/ring4/4 T3.C rank=1>2>3 map=1:1.1^3 4:1.0^3 2:2.1 3:3.1 fac=1:hod cash=1:200 isle=1"

    def kinds(*clicks: str) -> set[str]:
        match = at(position)
        realm(match).newcomer = 0
        realm(match).ready[1] = realm(match).ready[4] = 1
        realm(match).level[4] = 3 if not clicks or clicks[0] != "+U4" else 1
        if clicks and clicks[0] == "+U4":
            realm(match).level[1] = 2
        for click in clicks:
            match.play(0, click)
        return {text.strip("+")[0] + (text.strip("+")[1] if text[1] == "S" else "") for text in options(match, 1)}

    assert kinds() == {"K", "SG", "O", "B", "b", "s"}
    assert kinds("+K1") == {"SG", "O", "B", "b", "s"}
    assert kinds("+SG:faith") == {"F", "O", "B", "b", "s"}
    assert kinds("+SG:faith", "+FAITH") == {"O", "B", "b", "s"}
    assert kinds("+U4") == {"B", "b", "s"}
    assert kinds("+OFFER") == {"B", "b", "s"}
    assert kinds("+B1x1") == {"B", "b", "s"}
    assert kinds("+SG:bank", "+BANK") == {"b", "s"}
    assert kinds("+b5") == {"s"}


@pytest.mark.rule("REALM-M5.01", "REALM-M5.03", "REALM-M5.02")
def test_by_which_rule_units_die_after_a_victory() -> None:
    match = at("N/ring4/4 T3.A dpl=4 rank=1>2>3 map=1:1.1 2:2.3 3:3.1 4:3.1")
    play(match, {1: "1", 2: "3", 3: "1 from P3"})
    assert "the Protectors win" in told(match)
    rules = {sentence: rules for _, sentence, rules in match.log()}
    assert rules["1 unit of Blue from Brask dies."] == ("REALM-M5.01",)  # just what is owed
    assert rules["1 unit of Purple from Corva dies."] == ("REALM-M5.01",)
    assert rules["1 unit of Black from Dunmar dies."] == ("REALM-M5.03",)  # 1 of the 2 owed
    assert [cash(match, number) for number in (1, 2, 3)] == [100, 160, 0]


@pytest.mark.rule("REALM-E5.01", "REALM-T1.03")
def test_the_first_seat_is_named_to_the_pirates_by_its_colour() -> None:
    match = at(ORDERS.replace("T3.N", "T6.N cards=PIRATE"))
    assert log(match, 2, "Blue") == "?1"
    assert log(match, 2, "F2. #1") == "F2 ?1"
    send(match, 2, "Blue")
    assert match.record.moves[-1].actions[-2] == (verbs.SNITCH, 0)
    expect(match, "rank=1>2>3>4")
