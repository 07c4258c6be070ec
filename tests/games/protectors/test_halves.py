"""More negative twins: order by order, window by window, what half of a condition must not bring about."""

from __future__ import annotations

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import Illegal
from baronage.games.protectors import verbs
from baronage.games.protectors.board.realm import NORMAL, land_for
from baronage.games.protectors.data import ABILITY_CODES, BANK, CODES, COLOURS
from baronage.games.protectors.steps.attack import seen_by_the_bank
from tests.games.protectors.table import GAME, at, begin, cash, expect, options, play, realm, send, told, window
from tests.games.protectors.test_text import BUYING, ORDERS, codes

TWO = "N/ring4/4 T3.{} rank=1>2>3>4 map=1:1.2 2:2.2 3:3.2 4:4.2{}"


@pytest.mark.rule("REALM-Q1.02", "REALM-A2.05")
@pytest.mark.parametrize("n", range(2, 17))
def test_on_a_ring_position_and_province_have_one_number(n: int) -> None:
    options = GAME.setup(n, {"version": "normal", "teams": "off", "factions": "off"}).options
    assert land_for(n, options, NORMAL, 0).starts == tuple(range(1, n + 1))


@pytest.mark.rule("REALM-J6.09", "REALM-J6.01")
def test_behind_the_bank_there_is_nothing_but_a_bid() -> None:
    match = at(f"{BUYING} fac=1:lan")
    match.play(0, "+BANK")
    assert {text[:2] for text in options(match, 1)} == {"+b", "se"}
    match.play(0, "+b5")
    assert options(match, 1) == ["send"]


@pytest.mark.rule("REALM-B1.05", "REALM-P4.02")
def test_the_prize_is_told_by_its_rule() -> None:
    for team, wanted in (("", ("REALM-B1.05",)), (" team=1:1,2:1,3:2,4:2", ("REALM-B1.05", "REALM-P4.02"))):
        match = at(TWO.format("C", f" cash=1:1{team}").replace("T3.C", "T12.C cards=TIME"))
        play(match)
        assert match.log()[-1][2] == wanted
        prizes = realm(match).prizes()
        assert sorted(prizes) == ([0, 0, 1250, 1250] if team else [0, 0, 0, 2500])


@pytest.mark.rule("REALM-F3.05", "REALM-N2.06", "REALM-N2.07")
def test_who_looks_after_an_answer_may_answer_too() -> None:
    match = at(
        "N/ring6/6 T3.N rank=1>2>3>4 map=1:1.2 2:2.2 3:3.2 4:4.2 5:1.0g 6:2.0g fac=1:kal,2:kal cash=1:15,2:15 top=FLOOD,RAIN"
    )
    send(match, 1, "LE")
    send(match, 1, "discard")
    send(match, 2, "LE")
    assert "discard" in options(match, 2)
    before = realm(match).decks[0][:]
    send(match, 2, "discard")
    assert realm(match).decks[0] == [before[-1], *before[:-1]]
    send(match, 1, "LD")
    send(match, 1, "replace")
    send(match, 2, "LD")
    assert "You look at the Dragon deck and see There be Dragons! on top" in told(match, 1)
    assert "replace" not in options(match, 2)  # there is a Dragon already
    assert len(realm(match).decks[1]) == 7


@pytest.mark.rule("REALM-M2.06", "REALM-N5.03", "REALM-N5.04")
@pytest.mark.parametrize("banker", [1, 2, 3, 4])
def test_what_the_others_sent_counts_beside_the_bank(banker: int) -> None:
    match = at(TWO.format("A", f" fac={banker}:lan cash={banker}:33").replace("T3.A", "T3.A dpl=4"))
    others = {1, 2, 3, 4} - {banker}
    play(match, dict.fromkeys(others, "1") | {banker: "bank"})
    assert window(match) == "bankattack"
    assert sorted(seen_by_the_bank(realm(match))) == sorted(other - 1 for other in others)
    for other in others:
        assert f"{COLOURS[other - 1]} sends 1 unit: strength 1 of the 1 owed." in told(match)
    play(match, {banker: "2"})
    assert "5 against the Dragon’s 4: the Protectors win, and its power is spent." in told(match)
    assert cash(match, banker) == 100 + 15
    assert {realm(match).units[place] for place in (1, 2, 3, 4)} == {1}


@pytest.mark.rule("REALM-E2.09", "REALM-G2.04", "REALM-G4.01")
def test_by_which_rule_an_order_is_refused_under_the_flood() -> None:
    flood, open_sea = at(TWO.format("N", "").replace("T3.N", "T6.N cards=FLOOD")), at(TWO.format("N", ""))
    ferry = at(TWO.format("N", "").replace("T3.N", "T6.N cards=FLOOD,SEAF"))
    for match, action, rule in (
        (flood, (verbs.SUPPORT, 1, 0, 2, 0), "REALM-E2.09"),
        (flood, (verbs.MARCH, 1, 2, 0, 1), "REALM-E2.09"),
        (ferry, (verbs.MARCH, 1, 2, 0, 9), "REALM-G2.01"),
        (ferry, (verbs.DELAYED, 1, 2, 0, 9), "REALM-G3.02"),
        (ferry, (verbs.SUPPORT, 1, 0, 2, 0), "REALM-E2.09"),
        (open_sea, (verbs.SUPPORT, 1, 0, 3, 0), "REALM-G4.01"),
        (open_sea, (verbs.MARCH, 1, 3, 0, 1), "REALM-G2.04"),
        (open_sea, (verbs.MARCH, 2, 3, 0, 1), "REALM-F1.02"),
        (open_sea, (verbs.FORTIFY,), "REALM-F1.02"),
    ):
        with pytest.raises(Illegal) as refused:
            match.play(0, action)
        assert refused.value.rule == rule, action


@pytest.mark.rule("REALM-T1.07")
def test_a_warning_names_the_statement_that_it_is_about() -> None:
    match = at(BUYING)
    assert match.advise(0, "Buy 9 in P6. Bid 5") == [
        "W-BUY: 'Buy 9 in P6': more than you can pay, or than a Province feeds: bought as far as it goes. [REALM-J6.08]"
    ]
    pirates = ORDERS.replace("T3.N", "T6.N cards=PIRATE")
    assert codes(at(pirates), 1, "dance") == ["E-SYNTAX"]
    assert codes(at(ORDERS), 1, "Purple") == ["E-SYNTAX"]
    expect(at(pirates), "cards=PIRATE")


@pytest.mark.rule("REALM-J6.06", "REALM-N3.07", "REALM-J6.12")
def test_nobody_pays_for_an_offer_that_was_not_made() -> None:
    match = at("N/ring4/4 T3.C rank=1>2>3>4 map=1:1.1^3 2:2.1 3:3.1 4:4.1 fac=1:hod,2:hod cash=1:60,2:60")
    play(match, {1: "Bid 1", 2: "Bid 2"})
    assert (cash(match, 1), cash(match, 2)) == (59, 58)
    assert realm(match).act == [0, 0, 0, 0]
    assert "can’t" not in told(match)
    made = at("N/ring4/4 T3.C rank=1>2>3>4 map=1:1.1^3 2:2.1 3:3.1 4:4.1 fac=1:hod,2:hod cash=1:60,2:60")
    play(made, {1: "An offer"})
    assert cash(made, 1) == 10


@pytest.mark.rule("REALM-N5.02", "REALM-N0.02")
def test_the_bank_is_spent_when_it_is_opened_and_nothing_else_is() -> None:
    match = at(f"{BUYING} fac=1:lan")
    play(match, {1: "bank"})
    assert match.state.position().count("used=1:bank") == 1
    assert realm(match).used == [1 << BANK, 0, 0, 0]


@pytest.mark.rule("REALM-M2.04", "REALM-M3.01", "REALM-G5.01")
def test_who_gives_just_what_is_owed_with_a_unit_more_chooses_who_dies() -> None:
    match = at("G/two12/4 T3.A dpl=4 rank=1>2>3>4 map=6:1.3 7:1.1 2:2.1 3:3.1 8:4.1 work=6")
    match.play(0, "+C6x2")
    match.play(0, "+C7x1")  # 2 - 1 for the work and 1: just the 2 owed, with three units
    assert options(match, 1) == ["+s6x1", "+s6x2", "+s7x1", "send"]


@pytest.mark.rule("REALM-J6.02", "REALM-T1.07")
def test_to_keep_a_capitol_costs_nothing() -> None:
    match = at("N/ring4/4 T3.C rank=1>2>3 map=1:1.1^3 4:1.1^3 2:2.1 3:3.1 cash=1:10")
    assert match.advise(0, "Capitol P1. Bid 10") == []
    play(match, {1: "Capitol P4. Bid 10"})
    assert realm(match).level[1] == 2
    assert realm(match).level[4] == 3
    poor = at("N/ring4/4 T3.C rank=1>2>3 map=1:1.1^3 4:1.1^3 2:2.1 3:3.1")
    assert poor.advise(0, "Capitol P1") == []


@pytest.mark.rule("REALM-F2.01", "REALM-F2.02")
def test_every_amount_that_is_there_can_be_sent() -> None:
    match = at(TWO.format("N", " cash=1:3"))
    gifts = [text for text in options(match, 1) if text.startswith("$")]
    assert gifts == [f"${amount}>{other}" for other in (2, 3, 4) for amount in (1, 2, 3)]
    assert not any(text.startswith("$") for text in options(match, 2))
    rich = at(TWO.format("N", " cash=1:40"))
    assert {"$1>2", "$40>4"} <= set(options(rich, 1))
    assert rich.state.spans(0) == [((verbs.TRANSFER, other), 1, 40) for other in (1, 2, 3)]
    assert rich.state.allows(0, (verbs.TRANSFER, 1, 37))
    assert not rich.state.allows(0, (verbs.TRANSFER, 1, 41))
    assert not rich.state.allows(0, (verbs.TRANSFER, 0, 1))


@pytest.mark.rule("REALM-M4.02", "REALM-M6.04")
def test_work_in_a_province_that_burns_is_gone_and_elsewhere_goes_on() -> None:
    six = "rank=1>2>3>4>5 now=1/0 map=1:1.2 2:2.1 3:3.2 4:3.3 5:4.1 6:5.1"
    match = at(f"N/ring6/6 T3.A dpl=12 {six} work=3,4,1")
    play(match, {1: "1", 2: "1", 3: "2 from P4\nburn P3", 4: "1", 5: "1"})
    assert cash(match, 1) == 0 + 50 + 50  # below min.US by its work, yet Grand Protector: no Province burns
    assert cash(match, 3) == 50 + 50  # P4 works on with the unit that stayed
    assert realm(match).work == [0] * 7


@pytest.mark.rule("REALM-H1.04", "REALM-E5.05")
def test_the_plank_ends_the_orders_of_a_province_that_it_empties_and_no_others() -> None:
    land = "rank=1>2>3>4 map=1:1.1 2:2.2 3:3.2 4:4.2"
    match = at(f"N/ring4/4 T6.N cards=PIRATE {land}")
    play(match, {1: "F1", 2: "Fortify! P2. ?1", 3: "March! 2 from P3 to P2", 4: "Work, work!"})
    assert "Blue walks the plank: 1 unit in Brask is lost." in told(match)
    assert "The order of Blue for Brask lapses" in told(match)
    assert told(match).count("lapses") == 1
    assert "Purple has 3 (2 units, +1 Fortify!), Black 2" in told(match)
    assert "White 100 (50 by Work)" in told(match)
    support = at(f"N/ring4/4 T6.N cards=PIRATE {land}")
    play(support, {1: "Support! #2 in P2 from P1", 2: "Hold P2. ?1", 3: "March! 2 from P3 to P2"})
    assert "Purple has 2, Black 2" in told(support)  # the supporter walked the plank


@pytest.mark.rule("REALM-P1.02")
def test_the_blocks_of_the_teams_are_told() -> None:
    match = begin(4, [[1, 0], None, None, None, None, None], teams="on")
    for seat, team in enumerate((1, 1, 2, 2)):
        match.play(seat, f"join {team}")
    assert "Team 2 gets the 1st block of start positions.\nTeam 1 gets the 2nd block of start positions." in told(match)


@pytest.mark.rule("REALM-N0.02", "REALM-N0.03", "REALM-N2.08")
@pytest.mark.parametrize(
    ("phase", "faction", "says", "used", "paid"),
    [
        ("A", "cen", "Fight fire with fire 2", "fire", 70),
        ("A", "kal", "Nothing to see here", "hide", 25),
        ("A", "lan", "bank", "bank", 33),
        ("C", "iro", "Faith alone sustains us", "faith", 7),
        ("C", "lan", "bank", "bank", 33),
    ],
)
def test_an_ability_that_is_used_is_spent_and_paid_and_no_other(
    phase: str, faction: str, says: str, used: str, paid: int
) -> None:
    match = at(
        TWO.format(phase, f" fac=1:{faction} cash=1:100").replace(" rank", " dpl=9 rank" if phase == "A" else " rank")
    )
    send(match, 1, says)
    play(match, dict.fromkeys((2, 3, 4), "2") if phase == "A" else {})
    if window(match) == "bankattack":
        send(match, 1, "2")
    assert f" used=1:{used}" in match.state.position()
    assert realm(match).used[0] == 1 << ABILITY_CODES.index(used)
    assert realm(match).used[1:] == [0, 0, 0]
    assert 100 - paid in (cash(match, 1), cash(match, 1) - 50)
    again = at(TWO.format(phase, f" fac=1:{faction} cash=1:100 used=1:{used}"))
    assert codes(again, 1, says) == ["E-ABILITY"]


@pytest.mark.rule("REALM-M2.05", "REALM-T1.07")
def test_provinces_that_are_named_to_burn_as_they_should_bring_no_warning() -> None:
    land = "G/two12/4 T3.A dpl=9 rank=2>1>3>4 map=6:1.2 7:1.0 1:1.0 2:2.1 3:3.1 8:4.1"
    match = at(land)
    assert match.advise(0, "2 from P6. burn P7") == []
    assert match.advise(0, "1 from P6. burn P7, P1") == []
    assert len(match.advise(0, "1 from P6. burn P7")) == 1  # one is missing
    assert len(match.advise(0, "1 from P6")) == 1
    assert len(match.advise(0, "2 from P6. burn P7. burn P1")) == 1  # one too many
    assert match.advise(0, "0") == []  # all burn: there is nothing to choose


@pytest.mark.rule("REALM-F3.05", "REALM-N2.06")
def test_a_looker_thinks_that_the_card_still_lies_where_it_was_seen() -> None:
    match = at("N/ring4/4 T3.N rank=1>2>3 map=1:1.2 2:2.2 3:3.2 4:1.0g fac=1:kal top=FLOOD,RAIN")
    send(match, 1, "LE")
    guess = match.state.redact(0).fill(0, Chance(1))
    guess.play(0, (verbs.DISCARD,), Chance(1))
    assert CODES[guess.decks[0][0]] == "FLOOD"  # type: ignore[attr-defined]
