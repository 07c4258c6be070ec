"""BAR-Q1 to Q4: business in the Market, and hiring during a game (BAR-F1.11, F1.12)."""

from __future__ import annotations

from typing import Any

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import RESIGN, TIMEOUT
from baronage.games.barony import data, verbs
from baronage.games.barony.rules.fiefdom import roster_slots
from baronage.games.barony.rules.market import move_price, sale_value
from baronage.games.barony.state import NOBODY, RESERVE, Barony
from tests.games.barony.table import GAME, offered, play, refused, slot, where

A_REST = "7PeJ1@H1.2 8PeJ1@H1.4 9PeJ1@H1.9"
B_REST = "7PeJ1@C1.12 8PeJ1@C1.14 9PeJ1@C1.19"


def market(a: str, gold: int = 0, b: str = B_REST, options: dict[str, Any] | None = None) -> Barony:
    """Baron A with so much gold and these Serfs, and three more at home; it is his turn."""
    text = f"BAR classic2 quick r5 fA tA p0 | A H1 g{gold} b0 : {a} {A_REST} | B H4 g300 b0 : {b} | -"
    state = GAME.position(text, 2, options or {})
    assert isinstance(state, Barony)
    return state


def deals(state: Barony, *moves: str) -> set[str]:
    """What is offered in the Market, after these moves."""
    return {text for text in offered(state, *moves) if text[0] == "$"}


# --- access -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-Q1.02", "BAR-Q1.03", "BAR-Q2.01")
def test_what_1500_gold_buys_a_thief() -> None:
    state = market("1ThP1@M", 1_500)
    assert deals(state, "A1") == {"$buy DAG", "$buy ARM", "$buy ARC", "$buy RET", "$buy TRP", "$sell self"}
    assert refused(state, "$buy AXE") == "BAR-Q1.03"
    assert refused(state, "$buy STL") == "BAR-Q1.03"
    assert refused(state, "$buy SNA") == "BAR-Q2.03"
    assert refused(state, "$rank") == "BAR-Q3.01"
    assert refused(state, "$move") == "BAR-Q3.02"
    assert refused(state, "$serf PeS") == "BAR-Q4.04"
    play(state, "$buy RET")
    assert state.gold[0] == 500
    assert deals(state) == {"$sell self"}  # Retreat comes back with it


@pytest.mark.rule("BAR-Q1.02")
def test_only_the_active_serf_in_the_market_does_business() -> None:
    state = market("1ThP1@M 5PeP1@C4.1", 5_000)
    assert not deals(state, "A5")
    assert refused(state, "$buy DAG") == "BAR-Q1.02"


@pytest.mark.rule("BAR-Q1.02", "BAR-M5.01", "BAR-T1.10")
def test_who_enters_may_buy_at_once_also_after_a_fight() -> None:  # E24
    quiet = market("5PeP1@C4.1", 5_000)
    play(quiet, "A5-M", "$buy DAG")
    assert quiet.items[slot("A5")] == [data.DAG]
    state = market("5PeP1@C4.1", 5_000, b=f"3SoS1@M {B_REST}")
    play(state, "A5-M", "/F", "/F", dice="66 11")
    assert (where(state, "A5"), where(state, "B3"), state.turn) == ("M", "C1.1", 0)
    assert "$buy AXE" in deals(state)
    assert not [text for text in offered(state) if text[0] == "-"]
    play(state, "$buy AXE", ".")
    assert (state.gold[0], state.turn) == (1_000, 1)


@pytest.mark.rule("BAR-Q1.04", "BAR-T1.14")
def test_a_serf_stays_in_the_market_and_business_is_no_pass() -> None:
    state = market("1ThP1@M", 9_000)
    play(state, "A1", "$buy DAG", ".", "pass")
    assert where(state, "A1") == "M"
    assert state.idle_rounds == 0
    play(state, "A1", ".", "pass")
    assert state.idle_rounds == 1


@pytest.mark.rule("BAR-Q1.05")
def test_tasks_are_not_done_in_the_market_and_other_maneuvers_are() -> None:
    assert "*TAC B3" in offered(market("2KnS3x2@C4.1", b=f"3SoS1@M {B_REST}"), "A2")  # into it
    assert "*TAC B3" in offered(market("2KnS3x2@M", b=f"3SoS1@C4.1 {B_REST}"), "A2")  # and out of it
    assert "*MKW" in offered(market("2GuS1@C1.5"), "A2")
    assert "*MKW" not in offered(market("2GuS1@M"), "A2")
    assert "*BLS self" in offered(market("2PrS2@M"), "A2")


@pytest.mark.rule("BAR-Z1.01")
def test_the_simple_game_has_no_market() -> None:
    state = GAME.position(f"BAR classic2 simple r5 fA tA p0 | A H1 b0 : 5PeP1@C4.1 {A_REST} | B H4 b0 : {B_REST} | -")
    assert isinstance(state, Barony)
    assert "-M" not in offered(state, "A5")


# --- buying and selling -------------------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-Q2.01", "BAR-Q2.02")
def test_any_serf_buys_any_equipment_and_carries_all_of_it() -> None:
    state = market("6PeJ1@M", 400_000)
    every = [f"$buy {code}" for code in data.ITEM_CODE[1:]]
    assert set(every) <= deals(state, "A6")
    play(state, *every, "$buy DAG", "$buy PLA")
    assert state.items[slot("A6")] == sorted([*range(1, 18), data.DAG, data.PLA])
    assert state.gold[0] == 400_000 - sum(data.RULES.item_price) - 1_000 - 60_000


@pytest.mark.rule("BAR-Q2.03", "BAR-A00.01")
@pytest.mark.parametrize(
    ("serf", "codes"),
    [
        ("2PeS1", "ARC PPK THR"),
        ("2GuS1", "ARC CAT SNA RET THR"),
        ("2ThJ1", "ARC ASN RET TRP STL THR"),
        ("2SoS1", "ARC MKW RET"),
        ("2PrS2", "ARC RES RET"),
        ("2WiP1", "ARC DUP RET THR"),
        ("2KnS3x2", "CTA ESC THR"),
        ("2NoP2", "ARC ASN REC RET TAX"),
    ],
)
def test_each_caste_buys_its_own_maneuvers_once(serf: str, codes: str) -> None:
    state = market(f"{serf}@M", 300_000)
    maneuvers = {text for text in deals(state, "A2") if text[5:] in data.MANEUVER_CODE}
    assert maneuvers == {f"$buy {code}" for code in codes.split()}
    for text in sorted(maneuvers):
        play(state, text)
        assert text not in deals(state)
    assert refused(state, "$buy SPL") == "BAR-Q2.03"


@pytest.mark.rule("BAR-Q2.04", "BAR-Q2.05")
def test_equipment_sells_for_half_a_duplicate_for_a_tenth_and_maneuvers_not_at_all() -> None:
    state = market("2WiP2@M{W:AXE,R:SHI+3x2,S:FIR*2,S:FIR',M:DUP}")
    assert {text for text in deals(state, "A2") if text != "$sell self"} == {
        *("$sell AXE", "$sell SHI+3x2", "$sell FIR", "$sell FIR'")
    }
    gold = []
    for text in ("$sell AXE", "$sell SHI+3x2", "$sell FIR", "$sell FIR'"):
        gold.append(play(state, text).gold[0])
    assert gold == [2_000, 7_000, 17_000, 19_000]
    assert state.items[slot("A2")] == [data.FIR]
    assert refused(state, "$sell AXE") == "BAR-Q2.04"


# --- Rank and Move ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-Q3.01", "BAR-F3.04", "BAR-F1.06")
@pytest.mark.parametrize(
    ("serf", "gold", "there"),
    [
        ("2NoP5@M{k30}", 5_000, True),
        ("2NoP5@M{k29}", 5_000, False),
        ("2NoP5@M{k30}", 4_999, False),
        ("2SoS2@M{k6}", 2_000, True),
        ("2SoS2@M{k5}", 2_000, False),
        ("2PeS2@M{k99}", 9_000, False),  # a Peasant's last Rank
    ],
)
def test_rank_takes_kills_and_gold(serf: str, gold: int, there: bool) -> None:  # E14
    state = market(serf, gold)
    rank, kills = state.rank[slot("A2")], state.kills[slot("A2")]
    assert ("$rank" in deals(state, "A2")) == there
    if there:
        play(state, "$rank")
        assert (state.rank[slot("A2")], state.gold[0], state.kills[slot("A2")]) == (rank + 1, 0, kills)


@pytest.mark.rule("BAR-Q3.02")
@pytest.mark.parametrize(
    ("serf", "price"),
    [
        ("2SoS2x2", 10_000),  # E15
        ("2SoS3x4", 13_334),  # E40
        ("2SoS4x3", 10_000),
        ("2SoS1", 10_000),
        ("2SoS1x7", 70_000),
    ],
)
def test_what_one_more_move_costs(serf: str, price: int) -> None:
    state = market(f"{serf}@M", price)
    assert move_price(state, slot("A2")) == price
    before = state.move[slot("A2")]
    play(state, "A2", "$move")
    assert (state.move[slot("A2")], state.gold[0]) == (before + 1, 0)
    assert "$move" not in deals(market(f"{serf}@M", price - 1), "A2")


@pytest.mark.rule("BAR-Q3.03")
def test_both_may_be_repeated_and_new_move_counts_from_the_next_turn() -> None:
    state = market("2SoS1@M{k6}", 60_000)
    play(state, "A2", "$rank", "$rank", "$move", "$move")
    serf = slot("A2")
    assert (state.rank[serf], state.move[serf]) == (3, 3)
    assert state.gold[0] == 60_000 - 1_000 - 2_000 - 10_000 - 10_000
    play(state, "-C1.1")
    assert state.turn == 1  # one movement, as before
    play(state, "pass", "A2-C1.3", "-C1.4")
    assert (state.turn, where(state, "A2")) == (0, "C1.4")
    state = market("2SoS1x2@M", 20_000)
    play(state, "A2", "$move", "-C1.1", "-C1.3")
    assert (state.turn, where(state, "A2")) == (1, "C1.3")  # two movements, as before


# --- selling a Serf -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-Q4.01")
@pytest.mark.parametrize(
    ("serf", "value"),
    [
        ("2SoS3@M{M:RET,MKW}", 7_000),  # E39
        ("2PrS2@M{M:RES}", 20_000),
        ("2PeS1@M", 0),
        ("2KnP5x4@M{W:PIK}", 21_000),  # equipment and Move bring nothing
    ],
)
def test_what_a_serf_is_worth(serf: str, value: int) -> None:
    state = market(serf, 1_000)
    assert sale_value(state, slot("A2")) == value
    play(state, "A2", "$sell self", "$serf PeS")
    assert state.gold[0] == value


@pytest.mark.rule("BAR-Q4.02")
def test_a_sale_needs_gold_for_a_replacement() -> None:
    assert "$sell self" not in deals(market("2PeS1@M", 999), "A2")
    state = market("2PeS2@M", 500)  # it brings 1,000
    assert deals(state, "A2", "$sell self") == {"$serf PeS", "$serf PeJ", "$serf PeP", "$serf GuS", "$serf GuJ"}
    assert state.default(0) == (verbs.HIRE, 0)
    assert refused(state, "$serf SoS") == "BAR-Q4.02"
    assert refused(state, ".") == "BAR-Q4.02"


@pytest.mark.rule("BAR-Q4.03", "BAR-F2.03", "BAR-K2.06")
def test_the_replacement_stands_in_the_market_with_the_equipment() -> None:
    nobles = "3NoP2@H1.5 4NoP2@H1.10"
    state = market(f"{nobles} 2SoS4x3@M{{W:PIK,S:FIR',M:RET,k20,mw,sn2}}", 12_000, options={"mode": "quick"})
    play(state, "A2", "$sell self", "$serf NoP")
    serf = slot("A2")
    assert (state.caste[serf], state.rank[serf], state.move[serf], state.kills[serf]) == (data.NOBLE, 2, 1, 0)
    assert (where(state, "A2"), state.items[serf]) == ("M", [data.PIK, data.FIR + 32])
    assert (state.bought[serf], state.made[serf], state.snare[serf]) == (0, 0, 0)
    assert state.blessings[serf] == 2
    assert state.gold[0] == 12_000 + 2_500 * 3 + 1_000 - 12_500
    assert state.turn == 1  # the turn is over
    assert state.away[serf]  # it stands outside its home (R131)


@pytest.mark.rule("BAR-Q4.01", "BAR-A11.05")
def test_a_recruited_serf_is_not_sold() -> None:
    state = market("2PeS2@M{@B}", 9_000)
    assert "$sell self" not in deals(state, "B2")
    assert refused(state, "$sell self") == "BAR-Q4.01"
    assert "$buy DAG" in deals(state)  # its controller pays
    play(state, "$buy DAG")
    assert state.gold == [8_000, 300]


def test_traps_of_a_sold_thief_are_nobodys_credit() -> None:
    text = f"BAR classic2 quick r5 fA tA p0 | A H1 g9000 b0 : 1ThP2@M {A_REST} | B H4 b0 : {B_REST} | trap@C2.24=A1r2"
    state = GAME.position(text, 2, {})
    assert isinstance(state, Barony)
    play(state, "A1", "$sell self", "$serf ThP")
    assert state.markers[0][2:4] == [-1, 0]


def three(market_hire: str) -> Barony:
    rows = (("A", "H1", "M"), ("B", "H3", "H3.1"), ("C", "H5", "H5.1"))
    barons = [f"{name} {home} g5000 b0 : 2PeS2@{at} 7PeJ1@{home}.2" for name, home, at in rows]
    text = f"BAR classic3 quick r5 fA tA p0 | {' | '.join(barons)} | -"
    state = GAME.position(text, 3, {"market_hire": market_hire})
    assert isinstance(state, Barony)
    return state


def test_who_resigns_between_sale_and_hire_has_sold_nothing() -> None:
    state = three("off")
    play(state, "A2", "$sell self")
    assert GAME.refusal(state, 1, (verbs.HIRE, 0)).rule == "BAR-T1.04"
    other = state.clone()
    state.play(0, (RESIGN,), Chance.forced([]))
    assert (state.gold[0], state.rank[slot("A2")], state.turn) == (5_000, 2, 1)
    other.play(1, (RESIGN,), Chance.forced([]))
    assert other.actors() == [0]  # another's leaving changes nothing
    play(other, "$serf PeP")
    assert where(other, "A2") == "M"


def test_who_resigns_before_a_hired_serf_is_lodged_has_it_in_reserve() -> None:
    state = three("on")
    play(state, "A2", "$serf PeP")
    assert GAME.refusal(state, 1, (verbs.PUT, 0)).rule == "BAR-T1.04"
    assert GAME.refusal(state, 0, (verbs.PUT, 0)).rule == "BAR-Q4.04"
    other = state.clone()
    state.play(0, (RESIGN,), Chance.forced([]))
    assert (state.place[slot("A1")], state.turn) == (RESERVE, 1)
    other.play(1, (RESIGN,), Chance.forced([]))
    play(other, "@H1.1")
    assert where(other, "A1") == "H1.1"


@pytest.mark.rule("BAR-Q4.04")
def test_nobody_else_is_hired_into_a_game_without_the_option() -> None:
    assert not [text for text in deals(market("1ThP1@M", 50_000), "A1") if text.startswith("$serf")]
    state = market("1ThP1@M", 50_000, options={"market_hire": "on"})
    assert {"$serf PeS", "$serf NoP"} <= deals(state, "A1")
    play(state, "$serf NoP")
    room = offered(state)
    assert "@H1.1" in room
    assert "@H1.2" not in room  # taken
    assert len(room) == 25 - 3
    play(state, "@H1.17")
    noble = slot("A2")
    assert (state.caste[noble], where(state, "A2"), state.blessings[noble], state.gold[0]) == (
        data.NOBLE,
        "H1.17",
        2,
        37_500,
    )
    assert not [text for text in deals(state) if text.startswith("$serf")]  # one in a turn
    play(state, ".", "pass")
    assert "$serf PeS" in deals(state, "A1")
    play(state, "$serf PeS")
    state.play(0, (TIMEOUT,), Chance.forced([]))
    assert where(state, "A3") == "H1.1"
    fourteen = " ".join(f"{number}PeS1@res" for number in (2, 3, 4, 5, 6, 10, 11, 12, 13, 14))
    state = market(f"1ThP1@M {fourteen}", 50_000, options={"market_hire": "on"})
    assert "$serf PeS" in deals(state.clone(), "A1")
    play(state, "$serf PeS")  # the fifteenth, into the reserve
    assert not [text for text in deals(state, "A1") if text.startswith("$serf")]


@pytest.mark.rule("BAR-Q4.04")
def test_no_room_at_home_for_a_further_serf() -> None:
    crowd = " ".join(f"{number}PeS1@H1.{index}" for number, index in zip(range(2, 7), (1, 3, 5, 6, 7), strict=True))
    rest = [index for index in range(1, 26) if index not in (1, 2, 3, 4, 5, 6, 7, 9)]
    guests = " ".join(f"{number}PeS1@H1.{rest.pop()}" for number in (*range(1, 7), *range(10, 16)))
    state = market(f"1ThP1@M {crowd}", 50_000, b=f"{B_REST} {guests}", options={"market_hire": "on"})
    assert "$serf PeS" in deals(state.clone(), "A1")  # five triangles are free
    for serf, index in enumerate(rest):
        state.place[serf + 9] = state.board.triangle("H1", index)
    assert not [text for text in deals(state, "A1") if text.startswith("$serf")]


# --- reserves -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-F1.11", "BAR-F1.10")
def test_hiring_a_reserve_at_the_start_of_ones_turn() -> None:
    nine = " ".join(f"{number}PeS1@H1.{10 + number}" for number in range(1, 7))
    state = market(nine, 3_000)
    assert {"$serf PeS", "$serf ThP", "$serf SoP:ARC"} <= deals(state)
    assert "$serf PrS" not in deals(state)
    play(state, "$serf SoS:ARC")
    reserve = slot("A10")
    assert (state.caste[reserve], state.free[reserve], state.place[reserve]) == (data.SOLDIER, data.ARC, RESERVE)
    assert (state.gold[0], state.turn, state.actors()) == (500, 0, [0])
    assert "A1" in offered(state)  # it goes on with the turn
    assert refused(state, "$serf PeS") == "BAR-F1.11"
    assert not deals(play(state, "A1"))  # not later in the turn


@pytest.mark.rule("BAR-F1.10")
def test_below_nine_a_hire_must_leave_enough_for_the_rest() -> None:
    state = market("1PeS1@H1.11 2PeS1@H1.12 3PeS1@H1.13 4PeS1@H1.14", 2_000)  # seven on the roster
    assert deals(state) == {"$serf PeS", "$serf PeJ", "$serf PeP"}
    assert "$serf ThP" in deals(market("1PeS1@H1.11", 2_000))  # nine are out of reach anyway


@pytest.mark.rule("BAR-F1.12")
def test_dropping_a_reserve() -> None:
    state = market("10SoS3@res{W:PIK,k6} 11PeS1@out 12PeS1@struck", 0)
    assert deals(state) == {"$drop A10"}
    play(state, "$drop A10")
    assert (state.place[slot("A10")], state.gold[0]) == (NOBODY, 0)
    assert refused(state, "$drop A11") == "BAR-F1.12"  # it took part
    assert len(roster_slots(state, 0)) == 4


@pytest.mark.rule("BAR-F1.07")
def test_no_sixteenth_serf() -> None:
    fourteen = " ".join(f"{number}PeS1@res" for number in (1, 2, 3, 4, 5, 6, 10, 11, 12, 13, 14))
    state = market(fourteen, 90_000)
    play(state, "$serf PeS")
    assert not [text for text in deals(state) if text.startswith("$serf")]
