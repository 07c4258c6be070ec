"""Section T, the hard cases: numbers, whole messages, what is decided only at the reveal, and messages meant to hurt."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from types import FrameType
from typing import Any

import pytest

from baronage.engine.core.errors import Refusal, Unreadable
from baronage.engine.match.match import LONGEST_TEXT, Match
from baronage.games.protectors import verbs
from baronage.games.protectors.notation import Returned, advise
from baronage.games.protectors.rules.statements import number_of
from baronage.games.protectors.text.names import resolve_names
from tests.games.protectors.table import at, cash, play, realm, send, told
from tests.games.protectors.test_names import named
from tests.games.protectors.test_text import ATTACK, BUYING, ORDERS, codes, log, warnings

# --- numbers ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("REALM-T1.03", "REALM-T1.07")
def test_leading_zeros_are_the_number_and_what_is_too_large_is_none() -> None:
    assert [number_of(text) for text in ("0", "00", "0000000000", "0000000001", "000999999999", "999999999")] == [
        *(0, 0, 0, 1, 999999999, 999999999)
    ]
    assert [number_of(text) for text in ("1000000000", "9" * 5000, "-1", "+1", "1.5", "1/2", "", "x")] == [-1] * 8


@pytest.mark.rule("REALM-T1.03")
@pytest.mark.parametrize(
    ("position", "text", "stored"),
    [
        (BUYING, "Bid 0000000000", "b0"),
        (BUYING, "b0000000000", "b0"),
        (BUYING, "Buy 0000000001 in P0000000006. Bid 00000000017", "B6x1 b17"),
        (ORDERS, "March! 0000000001 from P1 to P2", "M1-2x1"),
        (ORDERS, "M1-2x0000000001", "M1-2x1"),
        (ORDERS, "Send 00000000005 to Player#0000000002", "$5>2"),
        (ORDERS, "Support! Player#00003 in P00002 from P0001", "S1:3@2"),
        (ATTACK, "0000000002 from P6 (sac 00000000001), 1 from P7", "C6x2s1,7x1"),
    ],
)
def test_leading_zeros(position: str, text: str, stored: str) -> None:
    assert log(at(position), 1, text) == stored


@pytest.mark.rule("REALM-T1.07", "REALM-A2.10")
@pytest.mark.parametrize(
    ("position", "text", "code"),
    [
        (BUYING, "Bid 1000000000", "E-COUNT"),
        (BUYING, "b1000000000", "E-COUNT"),
        (BUYING, "Buy 9999999999 in P6", "E-COUNT"),
        (BUYING, "B6x9999999999", "E-COUNT"),
        (ORDERS, "March! 1000000000 from P1 to P2", "E-COUNT"),
        (ORDERS, "M1-2x1000000000", "E-COUNT"),
        (ORDERS, "Send 1000000000 to #2", "E-COUNT"),
        (ORDERS, "Fortify! P1000000000", "E-PLACE"),
        (ORDERS, "Send 5 to Player#1000000002", "E-PLAYER"),
        (ATTACK, "1000000000 from P6", "E-COUNT"),
        (ATTACK, "2 from P6 (sac 1000000000), 1 from P7", "E-COUNT"),
        (ATTACK, "2 from P6 (sac -1), 1 from P7", "E-COUNT"),
        (ATTACK, "2 from P6 (sac 1/2), 1 from P7", "E-COUNT"),
        (f"{ATTACK} fac=1:cen", "Fight fire with fire 1000000000", "E-COUNT"),
    ],
)
def test_too_large_a_number(position: str, text: str, code: str) -> None:
    assert codes(at(position), 1, text) == [code]


# --- a message is carried out whole or not at all -----------------------------------------------------------------------

LOOKS = "G/two12/4 T3.N rank=1>2>3>4 map=1:1.2 4:1.2g 2:2.1 3:3.1 6:4.1 cash=1:60 fac=1:kal top=FLOOD,MIST"


@pytest.mark.rule("REALM-T1.06", "REALM-T1.07", "REALM-T1.09")
@pytest.mark.parametrize(
    ("looks", "text", "problems"),
    [
        ("LE", "discard\ndiscard\nFortify! P1", [("E-PHASE", 2)]),
        ("LE", "keep\ndiscard", [("E-PHASE", 2)]),
        ("LE", "keep event. Fortify! P1. keep", [("E-PHASE", 3)]),
        ("LE LD", "keep. replace", [("E-PHASE", 2)]),
        ("LE LD", "keep dragon. keep. keep", [("E-PHASE", 3)]),
        ("LE", "replace", [("E-PHASE", 1)]),
        ("LE", "keep dragon", [("E-PHASE", 1)]),
        ("LD", "discard", [("E-PHASE", 1)]),
        ("", "keep", [("E-PHASE", 1)]),
        ("", "LE. LE", [("E-ABILITY", 2)]),
        ("", "LE. discard", [("E-PHASE", 2)]),  # who has not looked can't know whether it may be discarded
    ],
)
def test_each_look_allows_one_answer(looks: str, text: str, problems: list[tuple[str, int]]) -> None:
    match = at(LOOKS)
    if looks:
        send(match, 1, looks)
    before = match.state.dump()
    with pytest.raises(Returned) as returned:
        send(match, 1, text)
    assert [(code, at) for code, at, _ in returned.value.problems] == problems
    assert match.state.dump() == before


@pytest.mark.rule("REALM-T1.09", "REALM-F3.05")
def test_answers_to_both_looks_and_the_sheet_in_one_message() -> None:
    match = at(LOOKS)
    send(match, 1, "LE LD")
    assert match.play(0, "discard\nreplace\nFortify! P1. Work P4") == [
        *((verbs.DISCARD,), (verbs.REPLACE,)),
        *((verbs.FORTIFY, 1, 0), (verbs.WORK, 4, 0), (verbs.SEND,)),
    ]
    match = at(LOOKS)
    send(match, 1, "LE LD")
    assert match.play(0, "keep") == [(verbs.KEEP, 0), (verbs.KEEP, 1)]
    assert match.play(0, "no orders")[-1] == (verbs.SEND,)


# --- what says that nothing is chosen -----------------------------------------------------------------------------------

OPENING = "N/ring4/4 T1.R map=1:1.1 2:2.1 3:3.1 4:4.1 cash=1:50,2:50,3:50,4:50"


@pytest.mark.rule("REALM-T1.07")
@pytest.mark.parametrize(
    ("position", "text", "code"),
    [
        (ORDERS, "Buy 0", "E-PHASE"),
        (ORDERS, "none", "E-PHASE"),
        (ORDERS, "turn off the lights", "E-PHASE"),
        (ORDERS, "Fortify! P1. none", "E-PHASE"),
        (ORDERS, ",", "E-SYNTAX"),
        (ORDERS, " , ,", "E-SYNTAX"),
        (ORDERS, "!", "E-SYNTAX"),
        (BUYING, "none", "E-PHASE"),
        (BUYING, "turn off the lights", "E-PHASE"),
        (BUYING, ",", "E-SYNTAX"),
        (ATTACK, "buy 0", "E-PHASE"),
        (ATTACK, ",", "E-SYNTAX"),
        (OPENING, "buy 0", "E-PHASE"),
        (OPENING, "none", "E-PHASE"),
    ],
)
def test_what_is_no_empty_message_here(position: str, text: str, code: str) -> None:
    match = at(position)
    assert codes(match, 1, text) == [code]
    assert 0 in match.state.actors()


@pytest.mark.rule("REALM-T1.07")
@pytest.mark.parametrize(
    ("position", "texts", "stored"),
    [
        (ORDERS, ("", "no orders", "nothing", "0", "hold P1"), "no orders"),
        (BUYING, ("", "nothing", "0", "buy 0", "Buy: 0", "no orders"), "nothing"),
        (ATTACK, ("", "0", "none", "Turn off the lights!", "nothing", "no orders", "C0"), "C0"),
        (OPENING, ("", "0", "nothing"), "nothing"),
    ],
)
def test_an_empty_message(position: str, texts: Sequence[str], stored: str) -> None:
    for text in texts:
        assert log(at(position), 1, text) == stored
    assert log(at(BUYING), 1, "Bid 5,") == "b5"  # a comma too many does no harm beside something


# --- gold is fixed at the reveal ------------------------------------------------------------------------------------------

FERRIED = (
    "N/ring8/8 T6.N cards=CALM,MIST,FERRY rank=1>2>4>5>6>7>8 map=1:1.2 3:1.2 2:2.1 4:4.1 5:5.1 6:6.1 7:7.1 8:8.1{}"
)
TWO_MARCHES = "Golden March! 2 from P1 to P5\nGolden March! 2 from P3 to P2"


@pytest.mark.rule("REALM-H1.02", "REALM-H1.03", "REALM-G6.03")
def test_a_march_that_lapses_leaves_its_gold_to_the_next() -> None:
    match = at(FERRIED.format(""))
    assert warnings(match, 1, TWO_MARCHES) == ["W-FERRY", "W-GOLD"]
    play(match, {1: TWO_MARCHES, 2: "F2"})
    assert match.record.moves[0].text == "M1-5x2* M3-2x2*"
    assert "Blue can’t pay the ferry from Brask: that march lapses." in told(match)
    assert "one too many" not in told(match)
    assert "Blue has 3 (2 units, +1 golden march), Purple 2" in told(match)  # golden: 2 + 1 against 1 + 1


@pytest.mark.rule("REALM-H1.02", "REALM-H1.03", "REALM-G6.03")
def test_a_march_that_is_paid_keeps_its_gold() -> None:
    match = at(FERRIED.format(" cash=1:25"))
    play(match, {1: TWO_MARCHES, 2: "F2"})
    assert "The golden order of Blue for Dunmar is one too many: it is played as a normal one." in told(match)
    assert "Blue has 2, Purple 2" in told(match)


@pytest.mark.rule("REALM-G6.03", "REALM-T1.07", "REALM-T1.08")
def test_what_is_written_golden_is_kept_and_only_typed_so() -> None:
    match = at(ORDERS)
    text = "Golden Fortify! P1. Golden Fortify! P4. Golden Fortify! P7"
    assert match.play(0, text)[:3] == [(verbs.FORTIFY, 1, 1), (verbs.FORTIFY, 4, 2), (verbs.FORTIFY, 7, 2)]
    again = at(ORDERS)
    again.play(0, match.record.moves[0].text)  # as it stands in the record
    assert again.state.dump() == match.state.dump()
    clicked = at(ORDERS)
    clicked.play(0, "+F1*")
    with pytest.raises(Refusal, match=r"given already.*REALM-G6.01"):
        clicked.play(0, "+F4*")
    for wrong in ((verbs.FORTIFY, 4, 3), (verbs.FORTIFY, 7, 2), (verbs.FORTIFY, 99, 2), (verbs.SUPPORT, 99, 0, 3, 2)):
        assert not clicked.state.allows(0, wrong)
    assert not clicked.state.allows(0, (verbs.SUPPORT, 4, 1, 3, 2, 0))


@pytest.mark.rule("REALM-G6.03", "REALM-G4.06")
def test_an_extended_support_that_loses_its_gold_is_invalid() -> None:
    land = "map=1:1.2 4:1.2 7:1.4 2:2.1 3:3.1 6:4.1"
    text = "Golden Support! #2 in P8 from P1. Golden Support! #3 in P2 from P4. hold P7"  # P2 is two borders from P4
    match = at(f"G/two12/4 T3.N rank=1>2>3>4 {land}")
    play(match, {1: text})
    assert "for Feldar is one too many: it is void, because it can’t reach that far without gold." in told(match)
    low = at(f"G/two12/4 T3.N rank=2>3>1>4 {land}")
    assert codes(low, 1, text) == ["E-FAR"]  # no access at all
    assert not low.state.allows(0, (verbs.SUPPORT, 1, 1, 3, 2))
    flood = at(f"G/two12/4 T3.N cards=FLOOD rank=1>2>3>4 {land}")
    assert not flood.state.allows(0, (verbs.SUPPORT, 1, 1, 3, 2))


# --- what a message costs is reserved ---------------------------------------------------------------------------------------

POOL = "N/ring4/4 T3.C rank=1>2>3>4 map=1:1.1 2:2.1 3:3.1 4:4.1 team=1:1,2:1,3:2,4:2 fac=1:{} cash=1:30,3:5"


@pytest.mark.rule("REALM-P3.02", "REALM-T1.07")
@pytest.mark.parametrize(("faction", "says", "left"), [("lan", "bank", 30), ("iro", "Faith alone sustains us", 3)])
def test_what_a_lender_says_is_reserved_payable_or_not(faction: str, says: str, left: int) -> None:
    match = at(POOL.format(faction))
    play(match, {1: says, 2: "Bid 20 (20 from Player#1)"})
    assert cash(match, 1) == left  # the Bank costs 33: all 30 are reserved; Faith costs 7, and all 20 can be drawn
    drawn = "asked Blue for 20 $Realm: none was needed" if faction == "lan" else "draws 20 $Realm from Blue."
    assert drawn in told(match)
    if faction == "lan":
        assert "Blue can’t pay for the Bank." in told(match)


@pytest.mark.rule("REALM-P3.02", "REALM-J6.05")
def test_an_upgrade_that_can_not_be_paid_reserves_its_cost() -> None:
    match = at(POOL.format("lan").replace("1:30", "1:20"))
    realm(match).ready[1] = 1
    play(match, {1: "Upgrade P1. Bid 0", 2: "Bid 20 (20 from Player#1)"})
    assert cash(match, 1) == 20
    assert "Blue can’t pay for the upgrade." in told(match)
    assert realm(match).level[1] == 0


@pytest.mark.rule("REALM-T1.07", "REALM-T1.08")
def test_what_can_not_be_paid_is_not_offered_and_may_be_written() -> None:
    match = at(f"{BUYING.replace('1:250', '1:5')} fac=1:iro")
    assert (verbs.KEEPFAITH,) not in match.state.actions(0)
    assert match.state.allows(0, (verbs.KEEPFAITH,))
    assert not match.state.allows(0, (verbs.BANKING,))  # not owned
    assert not match.state.allows(0, (verbs.UPGRADE, 6))  # not upgradable
    assert not match.state.allows(3, (verbs.KEEPFAITH,))  # has nothing to choose at all
    send(match, 1, "Faith alone sustains us")
    assert not match.state.allows(0, (verbs.KEEPFAITH,))  # sent


# --- one code for each statement, in the order of the table -------------------------------------------------------------------


@pytest.mark.rule("REALM-T1.07")
@pytest.mark.parametrize(
    ("position", "text", "code"),
    [
        (ATTACK, "1 from P2, 1 from P99", "E-PLACE"),
        (ATTACK, "1 from P2, -1 from P6", "E-COUNT"),
        (ATTACK, "9 from P6, 1 from P2", "E-OWNER"),
        (ATTACK, "9 from P6, 1", "E-WHERE"),
        (ATTACK, "-1 from P99", "E-PLACE"),
        (ATTACK, "burn P2, P99", "E-PLACE"),
        (BUYING, "Buy 1 in P2, 1 in P99", "E-PLACE"),
        (BUYING, "Buy 1 in P2, -1 in P6", "E-COUNT"),
        (BUYING, "Buy 1, 1 in P2", "E-OWNER"),
        (f"{ATTACK} isle=1", "-1 from the Island", "E-ISLAND"),
        (f"{ATTACK} isle=1", "1 from P2, 1 from the Island", "E-ISLAND"),
        (f"{ATTACK} isle=1", "burn the Island, P99", "E-PLACE"),
        (f"{ATTACK.replace('1:400', '1:20')} fac=1:lan", "bank. 1 from P6", "E-DUP"),
        (f"{ATTACK} fac=1:lan", "bank. bank", "E-DUP"),
    ],
)
def test_the_first_row_that_fits_gives_the_code(position: str, text: str, code: str) -> None:
    assert codes(at(position), 1, text) == [code]


NEW_ISLE = f"{BUYING} isle=1"


@pytest.mark.rule("REALM-T1.07", "REALM-J6.12", "REALM-O2.01")
def test_on_the_last_turn_the_sanctum_gives_nothing_to_use() -> None:
    match = at(NEW_ISLE.replace("T3.C", "T12.C cards=TIME"))
    realm(match).newcomer = 0
    assert codes(match, 1, "Sanctum gain faith\nFaith alone sustains us") == ["E-ABILITY"]
    assert warnings(match, 1, "Sanctum gain faith") == ["W-LAST"]
    assert log(match, 1, "Sanctum gain faith") == "nothing"
    before = at(NEW_ISLE)
    realm(before).newcomer = 0
    assert log(before, 1, "Sanctum gain faith\nFaith alone sustains us") == "SG:faith FAITH"


# --- messages that are meant to hurt --------------------------------------------------------------------------------------------


def calls(match: Match, text: str) -> int:
    """How many functions are called to read a message: what takes the time, without a clock."""
    count = 0

    def note(frame: FrameType, event: str, arg: Any) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(note)
    try:
        match.play(0, text)
    except Refusal:
        pass
    finally:
        sys.setprofile(None)
    return count


@pytest.mark.slow
@pytest.mark.rule("REALM-T1.06")
@pytest.mark.parametrize(
    ("position", "piece"),
    [
        (ORDERS, "Send 1 to Bo. "),
        (ORDERS, "bo "),
        (ORDERS, "@bo\n"),
        (ORDERS, "send "),
        (ORDERS, "support bo in "),
        (ORDERS, "x\n"),
        (ORDERS, "F1 "),
        (ORDERS, "1 realm "),
        (BUYING, "Buy 1 in P6\n"),
        (BUYING, "1\n"),
        (BUYING, "(1 from bo"),
        (BUYING, "bid 1,"),
        (ATTACK, "1 from P6,"),
        (ATTACK, "burn P6\n"),
        (f"{ATTACK} fac=1:lan", "bank\n"),
    ],
)
def test_reading_takes_time_in_proportion_to_the_text(position: str, piece: str) -> None:
    names = ("Ada", "Bo", "Cy", "Di")
    short = piece * (4000 // len(piece))
    long = short * 4
    assert len(long) < LONGEST_TEXT
    few, many = calls(named(*names, position=position), short), calls(named(*names, position=position), long)
    assert many < 5 * few + 2000


@pytest.mark.rule("REALM-T1.06")
@pytest.mark.parametrize("text", ["burn " + "p 1, " * 60 + "x", "burn " + "p1 " * 60 + "x", "burn " + "p#1 and " * 60])
def test_a_list_that_goes_wrong_at_its_end_is_given_up_at_once(text: str) -> None:
    assert codes(at(ATTACK), 1, text) == ["E-SYNTAX"]  # with one way to read each blank: else it would never end
    right = text.removesuffix("x").strip().removesuffix(",").removesuffix("and").replace("1", "6")
    assert log(at(ATTACK.replace("6:1.2", "6:1.0")), 1, f"1 from P7. {right}") == "C7x1 u6"


@pytest.mark.rule("REALM-T1.06")
def test_at_most_ten_errors_are_told() -> None:
    with pytest.raises(Returned) as returned:
        send(at(ORDERS), 1, "x\n" * 10_000)
    assert returned.value.codes == ["E-SYNTAX"] * 10
    assert "And 9990 more like these" in str(returned.value)
    assert len(str(returned.value)) < 4000
    with pytest.raises(Returned) as returned:
        send(at(ORDERS), 1, "x\n" * 10)
    assert len(returned.value.codes) == 10
    assert "more like these" not in str(returned.value)
    told_of = advise(realm(at(ATTACK)).redact(0), 0, "burn " + ", ".join(["P2"] * 3000))
    assert len(told_of) <= 10


def test_a_text_over_the_limit_is_not_read() -> None:
    with pytest.raises(Unreadable, match="more than"):
        send(at(ORDERS), 1, "x" * (LONGEST_TEXT + 1))
    assert resolve_names(realm(at(ORDERS)), "Send 5 to Bo", ["", "Bo", "", ""]) == "Send 5 to player#2"
