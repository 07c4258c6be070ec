"""Section T: messages as a player writes them to a Game Master."""

from __future__ import annotations

import pytest

from baronage.engine.core.errors import Refusal, Unreadable
from baronage.engine.match.match import Match
from baronage.games.protectors.notation import Returned, advise
from tests.games.protectors.table import GAME, at, begin, cash, options, realm, send, told

LAND = "rank=1>2>3>4 map=1:1.2 4:1.2 7:1.4 2:2.1 3:3.1 6:4.1"
ORDERS = f"G/two12/4 T3.N {LAND} cash=1:60,2:60"
BUYING = "G/two12/4 T3.C rank=1>2>3>4 map=5:1.0 6:1.1 2:2.1 3:3.1 8:4.1 cash=1:250,2:100"
ATTACK = "G/two12/4 T3.A dpl=9 rank=1>2>3>4 map=6:1.2 7:1.1 2:2.1 3:3.1 8:4.1 cash=1:400"


def log(match: Match, number: int, text: str) -> str:
    """What a message is stored as."""
    seat = number - 1
    return GAME.phrase(match.state, seat, match.state.read(seat, text))


def codes(match: Match, number: int, text: str) -> list[str]:
    with pytest.raises(Returned) as returned:
        match.state.read(number - 1, text)
    return returned.value.codes


def warnings(match: Match, number: int, text: str) -> list[str]:
    return sorted({warning.split(":")[0] for warning in advise(realm(match).redact(number - 1), number - 1, text)})


@pytest.mark.rule("REALM-T1.01")
@pytest.mark.parametrize(
    ("text", "stored"),
    [
        ("FORTIFY!!   Province # 4", "F4"),
        ("  *fortify*  `p4`", "F4"),
        ("march: 2 from P1 to P2", "M1-2x2"),
        ("Märch! 2 from P1 to P2", "M1-2x2"),
        ("Send $5 to Player#2", "$5>2"),
        ("send 5 $Realm to player 2", "$5>2"),
        ("F4*", "F4*"),
        ("M1-2xA", "M1-2x2"),
        ("W1* S7:3@6 H4", "W1* S7:3@6"),
        ("d7-6x4", None),  # log notation minds the letter case
    ],
)
def test_normalisation(text: str, stored: str | None) -> None:
    match = at(ORDERS)
    if stored is None:
        assert codes(match, 1, text) == ["E-SYNTAX"]
    else:
        assert log(match, 1, text) == stored


@pytest.mark.rule("REALM-T1.02")
@pytest.mark.parametrize(
    "text",
    [
        "March! 2 from P1 to P2. Golden Fortify! P4",
        "March! 2 from P1 to P2\nGolden Fortify! P4.",
        "March! 2 from P1 to P2; golden fortify P4;",
        "M1-2x2 F4*",
        "M1-2x2; Golden Fortify! P4",
    ],
)
def test_statements_are_separated_by_lines_semicolons_and_full_stops(text: str) -> None:
    match = at(ORDERS)
    assert log(match, 1, text) == "M1-2x2 F4*"
    send(match, 1, text)
    assert match.record.moves[-1].text == "M1-2x2 F4*"


@pytest.mark.rule("REALM-T1.02", "REALM-T1.05")
@pytest.mark.parametrize(
    ("text", "stored"),
    [
        ("Buy 2 in P6. 1 in P5. Bid 17", "B6x2,5x1 b17"),
        ("Buy 2 in P6, 1 in P5, Bid 17", "B6x2,5x1 b17"),
        ("buy 2 in p6 and 1 in p5\nbid: 17", "B6x2,5x1 b17"),
        ("Bid 17, buy 1 in P5", "B5x1 b17"),
        ("B6x1,5x2 b3", "B6x1,5x2 b3"),
        ("Buy 1 in P6. Buy 1 in P6", "B6x2"),
        ("nothing", "nothing"),
        ("buy 0", "nothing"),
        ("", "nothing"),
    ],
)
def test_lists_of_purchases(text: str, stored: str) -> None:
    assert log(at(BUYING), 1, text) == stored


@pytest.mark.rule("REALM-T1.02", "REALM-T1.05")
@pytest.mark.parametrize(
    ("text", "stored"),
    [
        ("2 from P6 (sac 2), 1 from P7", "C6x2s2,7x1"),
        ("2 from P6 (sac 2). 1 from P7", "C6x2s2,7x1"),
        ("2 from P6\n1 from P7 (sac 1)", "C6x2,7x1s1"),
        ("1 from P7. undefended P6", "C7x1 u6"),
        ("burn P7", "C0 u7"),
        ("0", "C0"),
        ("none", "C0"),
        ("Turn off the lights!", "C0"),
        ("", "C0"),
    ],
)
def test_commitments(text: str, stored: str) -> None:
    match = at(ATTACK)
    if "burn" in text:
        realm(match).units[7] = 0
        realm(match).units[6] = 1
        assert log(match, 1, f"1 from P6. {text}") == "C6x1 u7"
    else:
        assert log(match, 1, text) == stored


@pytest.mark.rule("REALM-T1.03", "REALM-T1.05")
@pytest.mark.parametrize(
    ("position", "text", "stored"),
    [
        (ORDERS, "Fortify! Province#4", "F4"),
        (ORDERS, "March! 1 from P1 to P2.", "M1-2x1"),
        (ORDERS, "Support! Player#3 in P2 from P1.", "S1:3@2"),
        (ORDERS, "support me in prov 2 from p 1", "S1:1@2"),
        (ORDERS, "support black in P2 from P1", "S1:3@2"),
        (ORDERS, "golden support #2 in P8 from P1", "S1:2@8*"),
        (ORDERS, "Work, work! in P1", "W1"),
        (ORDERS, "work work at P1", "W1"),
        (ORDERS, "work P1", "W1"),
        (ORDERS, "delayed golden march all units from P7 to P6", "D7-6x6*"),
        (ORDERS, "hold P1", "no orders"),
        (ORDERS, "no orders", "no orders"),
        (ATTACK + " fac=1:cen", "Fight fire with fire: 5", "m5"),
        (ATTACK + " fac=1:kal", "Nothing to see here!", "HIDE"),
        (ATTACK + " fac=1:lan", "The Bank of Lannuvár", "BANK"),
        (BUYING + " fac=1:iro", "Faith alone sustains us", "FAITH"),
        (BUYING + " fac=1:lan", "The Bank of Lannuvár", "BANK"),
        (BUYING, "Bid 17", "b17"),
    ],
)
def test_forms(position: str, text: str, stored: str) -> None:
    assert log(at(position), 1, text) == stored


@pytest.mark.rule("REALM-T1.04", "REALM-T1.05")
def test_a_place_may_be_left_out_where_exactly_one_fits() -> None:
    one = at("N/ring4/4 T3.N map=1:1.2 2:2.1 3:3.1 4:4.1")
    assert log(one, 1, "Work, work!") == "W1"
    assert log(one, 1, "Support! Player#2 in P2.") == "S1:2@2"
    assert log(one, 1, "March! 2 to P2") == "M1-2x2"
    match = at("G/two12/4 T3.N rank=1>2>3>4 map=1:1.2 4:1.2 2:2.1 3:3.1 6:4.1")
    assert log(match, 1, "Fortify!. March! 1 from P1 to P2") == "M1-2x1 F4"
    assert codes(match, 1, "Fortify!") == ["E-WHERE"]
    assert codes(match, 1, "Fortify!. Work") == ["E-WHERE", "E-WHERE"]
    assert log(at("N/ring4/4 T3.C map=1:1.0 2:2.1 3:3.1 4:4.1 cash=1:200"), 1, "Buy 2") == "B1x2"
    assert codes(at(BUYING), 1, "Buy 2") == ["E-WHERE"]
    assert log(at("N/ring4/4 T3.A dpl=2 map=1:1.2 2:2.1 3:3.1 4:4.1"), 1, "2") == "C1x2"
    assert codes(at(ATTACK), 1, "2") == ["E-WHERE"]
    match = at(BUYING)
    realm(match).ready[5] = 1
    assert log(match, 1, "Upgrade") == "U5"
    realm(match).ready[6] = 1
    assert codes(match, 1, "Upgrade") == ["E-WHERE"]


@pytest.mark.rule("REALM-T1.06")
def test_a_message_with_an_error_is_returned_whole() -> None:
    match = at(ORDERS)
    before = match.state.dump()
    text = "Send 5 to #2. March! 2 from P1 to P2. Fortify! P9. March! 0 from P4 to P3. gibberish"
    assert codes(match, 1, text) == ["E-OWNER", "E-COUNT", "E-SYNTAX"]
    with pytest.raises(Returned) as returned:
        send(match, 1, text)
    assert [(code, at) for code, at, _ in returned.value.problems] == [("E-OWNER", 3), ("E-COUNT", 4), ("E-SYNTAX", 5)]
    assert match.state.dump() == before
    assert not match.record.moves
    send(match, 1, "F1")  # and may send again
    assert told(match)


@pytest.mark.rule("REALM-T1.07")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("Bid 5", "E-PHASE"),
        ("keep", "E-PHASE"),
        ("2 from P7", "E-PHASE"),
        ("dance", "E-SYNTAX"),
        ("Fortify! P13", "E-PLACE"),
        ("Fortify! P0", "E-PLACE"),
        ("March! 1 from P1 to the island", "E-PLACE"),
        ("Support! Player#9 in P2 from P1", "E-PLAYER"),
        ("Send 5 to me", "E-PLAYER"),
        ("Snitch on myself", "E-PLAYER"),
        ("Snitch on #2", "E-CARD"),
        ("Weather forecast", "E-ABILITY"),
        ("Palantir sea", "E-ABILITY"),
        ("March! from P1 to P2", "E-COUNT"),
        ("March! -1 from P1 to P2", "E-COUNT"),
        ("March! 1.5 from P1 to P2", "E-COUNT"),
        ("March! 1/2 from P1 to P2", "E-COUNT"),
        ("Send 0 to #2", "E-COUNT"),
        ("Fortify! P2", "E-OWNER"),
        ("March! 1 from P2 to P1", "E-OWNER"),
        ("Fortify! P1. Work, work! P1", "E-DUP"),
        ("March! 1 from P1 to P1", "E-SAME"),
        ("Support! #1 in P1 from P1", "E-SAME"),
        ("March! 1 from P1 to P3", "E-FAR"),
        ("Support! #1 in P3 from P1", "E-FAR"),
        ("Golden Support! #1 in P10 from P1", "E-FAR"),
        ("Send 61 to #2", "E-FUNDS"),
        ("Send 31 to #2. Send 30 to #3", "E-FUNDS"),
    ],
)
def test_refused_orders(text: str, code: str) -> None:
    assert codes(at(ORDERS), 1, text) == [code]


@pytest.mark.rule("REALM-T1.07")
def test_more_refused_orders() -> None:
    spring = at(ORDERS.replace("T3.N", "T3.N cards=SPRING"))
    assert codes(spring, 1, "Fortify! P1") == ["E-CARD"]
    flood = at(ORDERS.replace("T3.N", "T3.N cards=FLOOD"))
    assert codes(flood, 1, "March! 1 from P1 to P2. Support! #1 in P3 from P4") == ["E-FAR", "E-FAR"]
    empty = at("G/two12/4 T3.N rank=1>2>3>4 map=1:1.2 4:1.0 2:2.1 3:3.1 6:4.1")
    assert codes(empty, 1, "Fortify! P4") == ["E-EMPTY"]
    low = at(ORDERS.replace("rank=1>2>3>4", "rank=2>3>1>4"))
    assert codes(low, 1, "Golden Support! #1 in P3 from P1") == ["E-FAR"]  # no access to golden Support!
    pirates = at(ORDERS.replace("T3.N", "T6.N cards=PIRATE"))
    assert codes(pirates, 1, "Snitch #2. Snitch #3") == ["E-DUP"]
    assert log(pirates, 1, "Purple") == "?2"
    isle = at(ORDERS.replace("T3.N", "T6.N cards=SEAF"), island="wizard_sanctum")
    assert log(isle, 1, "March! 1 from P1 to the Wizard Sanctum") == "M1-Ix1"
    sent = at(ORDERS)
    send(sent, 1, "F1")
    assert codes(sent, 1, "W4") == ["E-FINAL"]
    send(sent, 1, "$5>2")
    assert cash(sent, 1) == 55


@pytest.mark.rule("REALM-T1.07")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("Fortify! P6", "E-PHASE"),
        ("Buy 1 in P99", "E-PLACE"),
        ("Bid 5 (5 from #2)", "E-PLAYER"),
        ("Faith alone sustains us", "E-ABILITY"),
        ("An offer", "E-ABILITY"),
        ("Sanctum gain bank", "E-ABILITY"),
        ("Buy -1 in P6", "E-COUNT"),
        ("Bid 1.5", "E-COUNT"),
        ("Bid", "E-COUNT"),
        ("Buy 1 in P2", "E-OWNER"),
        ("Bid 5. Bid 6", "E-DUP"),
        ("Upgrade P6", "E-LEVEL"),
        ("Capitol P6", "E-LEVEL"),
        ("Sanctum gain nonsense", "E-SYNTAX"),
    ],
)
def test_refused_purchases(text: str, code: str) -> None:
    assert codes(at(BUYING), 1, text) == [code]


@pytest.mark.rule("REALM-T1.07")
def test_an_offer_needs_a_capitol() -> None:
    assert codes(at(BUYING + " fac=1:hod"), 1, "An offer") == ["E-LEVEL"]
    match = at(BUYING.replace("5:1.0", "5:1.0^2") + " fac=1:hod")
    realm(match).ready[5] = 1
    assert log(match, 1, "Hire protection. Upgrade P5") == "U5 OFFER"


@pytest.mark.rule("REALM-T1.07")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("3 from P6", "E-UNITS"),
        ("2 from P6, 1 from P6", "E-UNITS"),
        ("1 from P2", "E-OWNER"),
        ("Fight fire with fire 2", "E-ABILITY"),
        ("nothing to see here", "E-ABILITY"),
        ("Bid 3", "E-PHASE"),
        ("burn P77", "E-PLACE"),
    ],
)
def test_refused_commitments(text: str, code: str) -> None:
    assert codes(at(ATTACK), 1, text) == [code]


@pytest.mark.rule("REALM-T1.07")
def test_hide_and_bank_stand_alone() -> None:
    assert codes(at(ATTACK + " fac=1:kal"), 1, "nothing to see here. 1 from P6") == ["E-DUP"]
    assert codes(at(ATTACK + " fac=1:lan"), 1, "bank. 1 from P6") == ["E-DUP"]
    assert codes(at(ATTACK.replace("1:400", "1:20") + " fac=1:lan"), 1, "bank") == ["E-FUNDS"]
    assert codes(at(ATTACK.replace("1:400", "1:20") + " fac=1:kal"), 1, "nothing to see here") == ["E-FUNDS"]


@pytest.mark.rule("REALM-T1.07")
@pytest.mark.parametrize(
    ("position", "text", "code", "stored"),
    [
        (ORDERS, "March! 9 from P1 to P2. F4 F7", "W-COUNT", "M1-2x2 F4 F7"),
        (ORDERS, "Golden Fortify! P4. Golden Fortify! P7. W1", "W-GOLD", "W1 F4* F7*"),
        (ORDERS, "Delayed Work P1. F4 F7", "W-DELAY", "W1 F4 F7"),
        (ORDERS, "F1 F4", "W-HOLD", "F1 F4"),
        (ORDERS, "March! 1 from P1 to P2 (ferry). F4 F7", "W-FERRY", "M1-2x1 F4 F7"),
        (ORDERS.replace("T3.N", "T6.N cards=FERRY").replace("1:60", "1:24"), "M1-3x1 F4 F7", "W-FERRY", "M1-3x1 F4 F7"),
        (BUYING, "Buy 9 in P6", "W-BUY", "B6x2"),
        (BUYING.replace("1:250", "1:900"), "Buy 1 in P5, 9 in P6", "W-BUY", "B5x1,6x2"),
        (BUYING.replace("1:250", "1:74"), "Buy 1 in P6", "W-BUY", "B6x1"),
        (BUYING, "Bid 900", "W-BID", "b250"),
        (BUYING.replace("1:250", "1:5") + " fac=1:iro", "Faith alone sustains us", "W-FUNDS", "FAITH"),
        (ATTACK, "2 from P6 (sac 3), 1 from P7", "W-SAC", "C6x2s2,7x1"),
        (ATTACK, "1 from P6. burn P2", "W-BURN", "C6x1"),
        (BUYING.replace("T3.C", "T12.C cards=TIME"), "Bid 5", "W-LAST", "nothing"),
    ],
)
def test_accepted_with_a_warning(position: str, text: str, code: str, stored: str) -> None:
    match = at(position)
    assert code in warnings(match, 1, text)
    assert log(match, 1, text) == stored


@pytest.mark.rule("REALM-T1.06")
def test_a_ballot_that_is_returned_is_told_the_answers() -> None:
    match = begin(2, version="vote")
    with pytest.raises(Returned, match="say 'normal' or 'grand'"):
        match.play(0, "the big one")


@pytest.mark.rule("REALM-T1.07")
def test_a_warning_says_what_becomes_of_the_statement_and_by_which_rule() -> None:
    match = at(BUYING)
    assert match.advise(0, "Bid 900. Buy 1 in P6") == [
        "W-BID: 'Bid 900': more than you have left: the bid is cut to that. [REALM-J6.09]"
    ]
    assert match.advise(0, "Bid 5") == []
    poor = at(BUYING.replace("1:250", "1:50"))
    assert warnings(poor, 1, "Buy 1 in P6. Bid 50") == ["W-BUY"]  # no unit can be paid: the bid can
    assert warnings(poor, 1, "Buy 1 in P6. Bid 51") == ["W-BID", "W-BUY"]
    rich = at(BUYING.replace("1:250", "1:100") + " fac=1:lan")
    assert warnings(rich, 1, "Buy 1 in P6. Bank") == ["W-FUNDS"]  # units are bought before the Bank is paid
    pool = at("N/ring4/4 T3.C map=1:1.0 2:2.1 3:3.1 4:4.1 cash=1:65,2:225 team=1:1,2:1,3:2,4:2")
    assert warnings(pool, 1, "Buy 2, Bid: 25 (110 from Player#2)") == []
    far = at(ORDERS.replace("T3.N", "T6.N cards=FERRY").replace("1:60", "1:24"))
    (fare,) = far.advise(0, "March! 1 from P1 to P3. F4 F7")
    assert fare.endswith("if nobody sends you $Realm, the march lapses. [REALM-F2.06]")
    for money, ferries, warned in ((25, 1, []), (24, 1, ["W-FERRY"]), (50, 2, []), (49, 2, ["W-FERRY"])):
        far = at(ORDERS.replace("T3.N", "T6.N cards=FERRY").replace("1:60", f"1:{money}"))
        orders = ["March! 1 from P1 to P3", "March! 1 from P4 to P6"][:ferries]
        assert [code for code in warnings(far, 1, ". ".join(orders)) if code == "W-FERRY"] == warned


@pytest.mark.rule("REALM-T1.07")
def test_a_draw_above_the_lenders_cash_is_cut() -> None:
    match = at("N/ring4/4 T3.C map=1:1.0 2:2.1 3:3.1 4:4.1 cash=1:10,2:20 team=1:1,2:1,3:2,4:2")
    assert warnings(match, 1, "Bid 40 (99 from #2)") == ["W-BID", "W-DRAW"]
    assert log(match, 1, "Bid 40 (99 from #2)") == "b30 <20:2"
    assert codes(match, 1, "Bid 40 (9 from #3)") == ["E-PLAYER"]


@pytest.mark.rule("REALM-T1.08")
@pytest.mark.parametrize(
    ("position", "text"),
    [
        (ORDERS, "March! 2 from P1 to P2. Golden Fortify! P4. Support! #2 in P8 from P7"),
        (BUYING, "Buy 2 in P6. 1 in P5. Bid 17"),
        (ATTACK, "2 from P6 (sac 2), 1 from P7"),
        (ATTACK, "1 from P7. burn P6"),
    ],
)
def test_clicks_and_text_give_identical_records(position: str, text: str) -> None:
    typed, clicked = at(position), at(position)
    typed.play(0, text)
    for action in clicked.state.read(0, text):
        assert clicked.state.write(0, action) in options(clicked, 1) or clicked.state.spans(0)
        clicked.play(0, clicked.state.write(0, action))
    assert typed.record.text() == clicked.record.text()
    assert typed.state.dump() == clicked.state.dump()


@pytest.mark.rule("REALM-T1.09")
def test_transfers_and_looks_alone_are_not_the_sheet() -> None:
    match = at(f"{ORDERS} fac=1:kal")
    send(match, 1, "Send 5 to #2. Weather forecast. Send 6 to #3")
    assert [move.text for move in match.record.moves] == ["$5>2", "LE", "$6>3"]
    assert 0 in match.state.actors()
    send(match, 1, "Fortify! P1. Send 7 to #2")
    assert [move.text for move in match.record.moves[3:]] == ["$7>2", "F1"]
    assert 0 not in match.state.actors()
    send(match, 1, "Send 1 to #2. Send 2 to #2")
    assert [move.text for move in match.record.moves[5:]] == ["$1>2", "$2>2"]


@pytest.mark.rule("REALM-T1.10", "REALM-A2.05")
def test_names() -> None:
    state = GAME.position(ORDERS)
    match = Match(GAME, state=state, names=["Ada", "Bo Peep", "White", "Hold"])
    match.play(0, "Send 1 to bo peep")
    match.play(0, "Send 2 to @White")
    match.play(0, "Send 3 to White")  # the colour: Player#4
    match.play(0, "Send 4 to @hold")
    assert realm(match).transfers == [0, 1, 1, 0, 2, 2, 0, 3, 3, 0, 3, 4]
    with pytest.raises(Refusal, match="E-PLAYER"):
        match.play(0, "Send 4 to hold")
    match.play(0, "Support! me in P2 from P1")
    assert match.record.moves[-1].text == "S1:1@2"


@pytest.mark.rule("REALM-T1.11")
def test_what_is_said_depends_on_what_the_sender_may_know() -> None:
    match = at(ORDERS)
    send(match, 2, "Send 60 to #1")
    text = "Send 60 to #3. Send 1 to #4"
    assert codes(match, 1, text) == ["E-FUNDS"]  # the promised money is not there
    before = match.state.redact(0)
    assert before.cash[1] == 60  # type: ignore[attr-defined]
    assert codes(match, 1, text) == ["E-FUNDS"]


def test_unsent_clicks_are_in_the_way_of_a_text() -> None:
    match = at(ORDERS)
    match.play(0, "+F1")
    with pytest.raises(Unreadable, match="unsent clicks"):
        send(match, 1, "F1 F4")
    match.undo_click(0)
    send(match, 1, "F1 F4")
