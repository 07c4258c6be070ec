"""What a player is told who clicks what is not allowed: the rule, what is wrong, what would be right."""

from __future__ import annotations

import pytest

from baronage.engine.core.errors import Illegal, Unreadable
from baronage.games.protectors import verbs
from baronage.games.protectors.notation import Returned
from tests.games.protectors.table import at, begin, play, realm, seat_of

SIX = "rank=1>2>3>4>5>6 map=1:1.2 2:2.2 3:3.2 4:4.2 5:5.2 6:6.2"
FIVE = "rank=1>2>3>4>5 out=1/0 map=1:1.2 2:2.2 3:3.2 4:4.2 5:5.2"
ORDERS = f"N/ring6/6 T3.N {SIX}"
BUYING = f"N/ring6/6 T3.C {SIX}"
ATTACK = f"N/ring6/6 T3.A dpl=5 {SIX}"


@pytest.mark.parametrize(
    ("position", "number", "click", "rule", "sentence"),
    [
        (ORDERS, 1, "+F3", "REALM-F1.02", "Dunmar belongs to Black; yours: Brask."),
        (ORDERS, 1, "+F9", "REALM-F1.02", "This board has no Mardel, only 6 Provinces."),
        (f"N/ring6/6 T3.N {FIVE} 6:1.0", 1, "+F6", "REALM-F1.02", "You have no unit in Jorvel; orders need one."),
        (
            *(ORDERS, 1, "+M1-3x1", "REALM-G2.04"),
            "Dunmar is no neighbour of Brask; from there units can march to Corva and Jorvel.",
        ),
        (ORDERS, 1, "+M1-2x3", "REALM-G2.01", "You have 2 units in Brask: 3 can’t march."),
        (
            *(f"N/ring6/6 T3.N cards=FLOOD,MIST {SIX}", 1, "+M1-2x1", "REALM-E2.09"),
            "Flood! is in play: no Province has a neighbour, and nobody can march.",
        ),
        (
            *(f"N/ring6/6 T3.N cards=SPRING,MIST {SIX}", 1, "+F1", "REALM-E2.05"),
            "Restlessness of Spring is in play: nobody can Fortify! this turn.",
        ),
        (
            *(ORDERS, 5, "+M5-6x1*", "REALM-G6.01"),
            "You stand in bracket 3 of the Ranking: a golden March! is for bracket 1 alone.",
        ),
        (
            *(ORDERS, 1, "+S1:2@3", "REALM-G4.01"),
            "Dunmar is out of reach: Brask can support in Corva and Jorvel; a golden Support! reaches Dunmar and Garrow too.",
        ),
        (ORDERS, 1, "send", "REALM-F4.02", "Brask has no order yet. Give one, or choose no order."),
        (ORDERS, 1, "+?3", "REALM-E5.01", "You can only name a player while Pirates! is in play."),
        (
            *(ORDERS, 1, "+B1x1", "REALM-J6.07"),
            "Units are bought at the end of the turn. Decide now: what orders you give.",
        ),
        (ATTACK, 1, "+C1x3", "REALM-M2.02", "You have 2 units in Brask: 3 can’t be sent."),
        (
            *(f"{ATTACK} fac=1:kal cash=1:20", 1, "+HIDE", "REALM-N2.02"),
            "Nothing to see here! costs 25 $Realm; you have 20.",
        ),
        (
            *(f"{ATTACK} fac=1:cen cash=1:80", 1, "+m3", "REALM-N1.02"),
            "With 80 $Realm you can summon up to 2 of them, at least 1.",
        ),
        (f"{BUYING} cash=1:200", 1, "+B1x2", "REALM-J6.07", "Brask holds 2 units and feeds 3: 1 can be bought there."),
        (f"{BUYING} cash=1:60", 1, "+b61", "REALM-D1.01", "A bid is a whole number from 0 to 60."),
        (
            *(f"{BUYING} cash=1:60", 1, "+U1", "REALM-J6.05"),
            "Brask can’t be raised: it needs a golden Work, work! that lasted until production.",
        ),
        (
            *(f"N/ring6/6 T10.C cards=CALM,MIST,CRAB,TIME {SIX} cash=1:60", 1, "+b5", "REALM-J6.12"),
            "You can’t bid in the last turn.",
        ),
    ],
)
def test_a_refused_click_is_told_what_is_wrong(
    position: str, number: int, click: str, rule: str, sentence: str
) -> None:
    match = at(position)
    before = match.state.dump()
    with pytest.raises(Illegal) as refused:
        match.play(number - 1, click)
    assert (refused.value.rule, refused.value.sentence) == (rule, sentence)
    assert match.state.dump() == before


@pytest.mark.parametrize("click", ["+M1-2x99999999999", "+s1x99999999999", "+C1x99999999999"])
def test_a_click_with_too_many_digits_is_told_how_many_there_may_be(click: str) -> None:
    with pytest.raises(Unreadable, match=r"E-COUNT.*a whole number of at most nine digits"):
        at(ORDERS).play(0, click)


@pytest.mark.parametrize(
    ("position", "clicks", "sentence"),
    [
        (f"N/ring6/6 T3.N {FIVE} 6:1.1", ["+F1", "+W1"], "Brask has its order: take it back to give another."),
        (f"N/ring6/6 T3.N {FIVE} 6:1.1", ["+F1*", "+F6*"], "Your golden Fortify! of this turn is given already."),
        (f"N/ring6/6 T3.N {FIVE} 6:1.1", ["+F6"], "Orders are given place by place: Brask comes first."),
        (
            f"{BUYING} cash=1:100",
            ["+b5", "+B1x1"],
            "Items follow the order of execution, and units come before the bid. Undo that first.",
        ),
        (ORDERS, ["+F1", "send", "+W1"], "You’ve already sent your choice. It can’t be changed."),
    ],
)
def test_what_was_clicked_before_matters(position: str, clicks: list[str], sentence: str) -> None:
    match = at(position)
    for click in clicks[:-1]:
        match.play(0, click)
    with pytest.raises(Illegal) as refused:
        match.play(0, clicks[-1])
    assert refused.value.sentence == sentence


@pytest.mark.rule("REALM-K1.07")
def test_who_is_eliminated_is_told_so() -> None:
    match = at("N/ring6/6 T3.X rank=1>2>3>4>5>6 map=1:1.3 2:2.1 3:3.2 4:4.2 5:5.2 6:6.2")
    play(match, {1: "March! 3 from P1 to P2"})
    assert seat_of(match, 2) not in realm(match).rank
    with pytest.raises(Illegal, match="You are eliminated: you may read and write, but you choose no more"):
        match.play(seat_of(match, 2), "+b0")
    with pytest.raises(Illegal) as refused:
        match.play(seat_of(match, 2), "resign")
    assert (refused.value.rule, match.state.left) == ("REALM-K1.07", 0)


@pytest.mark.rule("REALM-P1.01")
def test_a_full_team_is_named() -> None:
    match = begin(4, teams="on", team_size=2)
    match.play(0, (verbs.JOIN, 0))
    match.play(1, (verbs.JOIN, 0))
    with pytest.raises(Illegal, match=r"Team 1 is full\. Teams with room: 2"):
        match.play(2, (verbs.JOIN, 0))


@pytest.mark.rule("REALM-T1.06")
@pytest.mark.parametrize(
    ("position", "message", "right"),
    [
        (
            ORDERS,
            "Fortify! P3",
            "E-OWNER in statement 1 ('Fortify! P3'): you don’t control that Province; yours: Brask.",
        ),
        (ORDERS, "March! 1 from P1 to P3", "from Brask units can march to Corva and Jorvel."),
        (ORDERS, "March! 1 from P1 to P9", "this place isn’t on the board; there are P1 to P6."),
        (ORDERS, "Charge!", "say 'Fortify! P4', 'March! 2 from P1 to P2', "),
        (f"{BUYING} cash=1:60", "Upgrade P1", "no golden Work, work! has made one ready."),
        (ATTACK, "3 from P1", "you don’t have that many units; 2 units in Brask."),
        (f"{ATTACK} fac=1:kal cash=1:20", "Nothing to see here!", "you have 20 $Realm, and it costs 25."),
        (f"N/ring6/6 T3.N {FIVE} 6:1.1", "Fortify!", "not exactly one fits; your units stand in Brask and Jorvel."),
    ],
)
def test_a_returned_message_says_what_would_be_right(position: str, message: str, right: str) -> None:
    match = at(position)
    before = match.state.dump()
    with pytest.raises(Returned) as returned:
        match.play(0, message)
    assert right in returned.value.sentence
    assert match.state.dump() == before


@pytest.mark.parametrize("action", [(verbs.UPGRADE,), (verbs.BUY, 1), (verbs.COMMIT,), (verbs.MARCH, 1, 2), (99, 1)])
def test_what_is_no_action_at_all_is_refused_too(action: tuple[int, ...]) -> None:
    for position in (ORDERS, ATTACK, f"{BUYING} cash=1:60"):
        with pytest.raises(Illegal):
            at(position).play(0, action)
