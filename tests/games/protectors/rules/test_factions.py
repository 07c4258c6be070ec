"""Sections N and O: factions, the Mountain King, the Island and the Wizard Sanctum."""

from __future__ import annotations

import pytest

from baronage.engine.core.errors import Refusal
from baronage.games.protectors.data import kings_strength
from baronage.games.protectors.rules.factions import gainable, hide_price, refreshable
from tests.games.protectors.table import (
    asked,
    at,
    begin,
    cash,
    expect,
    fought,
    lots,
    options,
    play,
    realm,
    send,
    told,
    window,
)

SIX = "rank=1>2>3>4>5>6 map=1:1.2 2:2.2 3:3.2 4:4.2 5:5.2 6:6.2"


@pytest.mark.rule("REALM-N0.01")
def test_factions_are_secret_until_the_opening_reveal_and_may_repeat() -> None:
    match = begin(2, factions="choice")
    send(match, 1, "Faction Cenarion. Bid 2")
    assert "Cenarion" not in told(match, 1)
    assert realm(match).redact(1).faction == [0, 0]
    send(match, 2, "Faction Cenarion. Bid 1")
    assert "Blue plays Cenarion" in told(match, 1)
    expect(match, "fac=1:cen,2:cen")


@pytest.mark.rule("REALM-N0.02", "REALM-N0.03", "REALM-N1.02")
def test_a_tier_1_ability_is_used_once_and_paid_whatever_the_outcome() -> None:
    match = at(f"N/ring6/6 T3.A dpl=12 {SIX} fac=1:cen cash=1:100,2:100")
    assert {"+m1", "+m2"} <= set(options(match, 1))
    assert "+m3" not in options(match, 1)
    for k, text, code in ((1, "Fight fire with fire: 3", "E-FUNDS"), (2, "fight fire with fire 1", "E-ABILITY")):
        with pytest.raises(Refusal, match=code):
            send(match, k, text)
    for wrong in ("Fight fire with fire 10", "Fight fire with fire 0"):
        with pytest.raises(Refusal, match="E-COUNT"):
            send(match, 1, wrong)
    play(match, {1: "Fight fire with fire: 2"} | dict.fromkeys(range(2, 7), "1"))
    expect(match, "cash=1:30 used=1:fire dpl=6 map=1:1.2")


@pytest.mark.rule("REALM-N1.03", "REALM-N1.04")
def test_highmagisters_count_like_units_and_never_die() -> None:
    match = at(f"N/ring6/6 T3.A dpl=14 {SIX} fac=1:cen cash=1:315")
    play(match, {1: "Fight fire with fire: 9. 2 from P1"})
    # 13 + 2 = 15 > 14; one unit dies; 100 + 30 x 14 and the title
    expect(match, f"map=1:1.1 cash=1:{100 + 30 * 14} vp=1:5")


@pytest.mark.rule("REALM-N2.04")
def test_a_hidden_player_returns_to_the_same_place_number() -> None:
    match = at(f"N/ring6/6 T3.A dpl=9 {SIX} fac=3:kal cash=3:25")
    play(match, {3: "Nothing to see here!", 1: "0", 2: "1", 4: "1", 5: "1", 6: "1"})
    expect(match, "rank=2>4>3>5>6>1")


@pytest.mark.rule("REALM-N2.08", "REALM-N2.05", "REALM-N2.02")
def test_hiding_with_ashes_of_power() -> None:
    s = realm(at("N/ring6/6 T3.A dpl=9 rank=1>2>3 map=1:1.1 2:2.1 3:3.1 4:1.1 5:1.0g fac=1:kal"))
    assert hide_price(s, 0) == 3 * 45
    s.used[0] = 1 << 4
    assert hide_price(s, 0) == 3 * 45  # a spent use does not prevent it
    s.grey[5] = 0
    assert hide_price(s, 0) == -1
    s.used[0] = 0
    assert hide_price(s, 0) == 3 * 25
    match = at("N/ring6/6 T3.A dpl=9 rank=1>2>3>4>5 map=1:1.1 2:2.1 3:3.1 4:4.1 5:5.1 6:1.0g fac=1:kal cash=1:90")
    play(match, {1: "nothing to see here", 2: "1", 3: "1", 4: "1", 5: "1"})
    expect(match, "cash=1:0 used=-")


# --- the Mountain King ------------------------------------------------------------------------------------------------


@pytest.mark.rule("REALM-N3.03")
def test_the_kings_strength() -> None:
    assert [kings_strength(money) for money in (0, 50, 51, 150, 151, 300, 301)] == [1, 1, 2, 2, 3, 3, 4]


@pytest.mark.rule("REALM-N3.02", "REALM-N3.03", "REALM-N3.04")
@pytest.mark.parametrize(
    ("money", "units", "cards", "order", "after"),
    [
        (100, 1, "CALM", "1>2>3", "2:2.1"),  # 2 v 1: the King wins outright
        (100, 2, "CALM", "2>1>3", "2:2.0"),  # a tie that he wins: both are gone
        (100, 2, "CALM", "1>2>3", "2:1.1"),  # a tie that the intruder wins
        (100, 3, "CALM", "1>2>3", "2:1.3"),
        (100, 3, "SNOW", "2>1>3", "2:2.0"),  # 3 - 1 = 2
    ],
)
def test_the_kings_battle(money: int, units: int, cards: str, order: str, after: str) -> None:
    match = at(f"N/ring3/3 T3.X cards={cards} rank={order} map=1:1.3 2:2.0 3:3.1 fac=2:hod cash=2:{money}")
    play(match, {1: f"March! {units} from P1 to P2"})
    expect(match, f"map={after} used=2:regards")


@pytest.mark.rule("REALM-N3.02")
@pytest.mark.parametrize("other", [1, 2, 4])
def test_the_king_does_not_come_while_another_province_is_left(other: int) -> None:
    places = {place: "1.1" for place in (1, 2, 4) if place != other} | {other: "2.0", 3: "2.0", 5: "1.3", 6: "3.1"}
    held = " ".join(f"{place}:{what}" for place, what in sorted(places.items()))
    match = at(f"N/ring6/6 T3.X rank=1>2>3 map={held} fac=2:hod cash=2:100")
    play(match, {1: f"March! 1 from P{2 if other != 2 else 4} to P3"})
    expect(match, f"map=3:1.1 {other}:2.0 used=-")


@pytest.mark.rule("REALM-N3.02")
def test_the_king_comes_for_nobody_whose_provinces_are_left_alone() -> None:
    match = at("N/ring4/4 T3.X rank=1>2>3 map=1:1.2 2:3.0 3:3.1 4:3.1 isle=2 fac=2:hod cash=2:100")
    play(match, {1: "March! 1 from P1 to P2"})
    expect(match, "map=2:1.1 used=-")


@pytest.mark.rule("REALM-N3.05")
def test_the_king_is_paid_only_if_he_saves() -> None:
    match = at("N/ring3/3 T3.X rank=1>2>3 map=1:1.3 2:2.0 3:3.1 fac=2:hod cash=2:40")
    play(match, {1: "March! 3 from P1 to P2"})
    expect(match, "rank=1>3")
    assert cash(match, 1) == 20 + 100  # spoils of the whole purse
    assert "could not save" in told(match)


@pytest.mark.rule("REALM-N3.07", "REALM-N3.08")
def test_an_offer_protects_the_capitol_instead() -> None:
    position = "N/ring4/4 T3.X rank=1>2>3 map=1:1.1 2:2.0^3 3:3.1 4:{} fac=2:hod cash=2:100"
    match = at(position.format("2.1") + " act=2:offer")
    play(match, {1: "March! 1 from P1 to P2"})
    expect(match, f"map=2:2.1^3 used=2:regards cash=2:{50 + 200}")
    match = at(position.format("2.1"))
    play(match, {1: "March! 1 from P1 to P2"})
    expect(match, "map=2:1.1^3 used=-")  # without an offer the King does not come for a Capitol
    match = at("N/ring4/4 T3.X rank=1>2>3 map=1:1.1 2:2.0 3:3.1 4:3.1 fac=2:hod cash=2:100 act=2:offer")
    play(match, {1: "March! 1 from P1 to P2"})
    expect(match, "rank=1>3")  # the ordinary trigger sleeps


@pytest.mark.rule("REALM-N3.09")
def test_several_kings_come_in_ranking_order_until_none_is_due() -> None:
    match = at("N/ring4/4 T3.X rank=1>3>2>4 map=1:1.1 2:2.0 3:3.0 4:4.1 fac=2:hod,3:hod cash=2:60,3:60")
    play(match, {1: "March! 1 from P1 to P2", 4: "March! 1 from P4 to P3"})
    text = told(match)
    assert text.index("fights for Black") < text.index("fights for Purple")
    expect(match, "map=2:2.1 3:3.1 used=2:regards,3:regards")


# --- the Island ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("REALM-O1.01", "REALM-O1.05")
def test_the_island_is_reached_by_sea_only_and_its_units_only_march() -> None:
    match = at(f"N/ring6/6 T6.N cards=CALM {SIX} isle=1")
    assert options(match, 1)[0] == "+HI"
    assert [text for text in options(match, 1) if text.startswith("+")] == ["+HI"]
    match = at(f"N/ring6/6 T6.N cards=SEAF {SIX} isle=1")
    offered = [text for text in options(match, 1) if text.startswith("+")]
    assert {text[1:3] for text in offered} == {"HI", "MI", "DI"}
    for text in ("Fortify the island", "Work at the isle"):
        with pytest.raises(Refusal, match="E-ISLAND"):
            send(match, 1, text)
    match = at(f"N/ring6/6 T6.N cards=FERRY {SIX} isle=1 cash=1:30")
    play(match, {1: "March! 1 from the Island to P4"})
    assert "pays 25 $Realm for the ferry from the Island" in told(match)


@pytest.mark.rule("REALM-O1.03")
def test_the_island_is_no_province() -> None:
    match = at("N/ring3/3 T6.X cards=PLAGUE,CRAB rank=1>2>3 map=1:1.1 2:2.1 3:3.1 isle=1 fac=1:lan cash=1:80")
    play(match)
    assert cash(match, 1) == 80 + 50
    with pytest.raises(Refusal, match="E-ISLAND"):
        send(match, 1, "Buy 1 in the Island")
    play(match, {2: "Bid 16"})
    expect(match, "rank=2>1>3 isle=1")  # 15 for one Province only
    s = realm(match)
    assert s.vps(0) == 2 + 3


@pytest.mark.rule("REALM-O1.07")
def test_support_can_not_reach_the_island() -> None:
    match = at(f"N/ring6/6 T6.N cards=SEAF {SIX}", island="wizard_sanctum")
    assert not any(text.startswith("+S") and "@I" in text for text in options(match, 1))
    with pytest.raises(Refusal, match="E-ISLAND"):
        send(match, 1, "Support! #1 in the island from P1")


@pytest.mark.rule("REALM-O2.02")
def test_without_a_choice_the_sanctum_gives_by_lot() -> None:
    match = at(f"N/ring6/6 T6.X cards=SEAF {SIX} fac=1:cen", island="wizard_sanctum")
    play(match, {1: "M1-Ix1"})
    pool = gainable(realm(match), 0)
    assert 1 not in pool
    assert 2 not in pool  # not of the own faction
    lots(match, pool.index(10))
    play(match, {1: "Bid 1"})
    expect(match, "gift=1:bank")


@pytest.mark.rule("REALM-O2.01", "REALM-O2.04")
def test_what_can_be_refreshed_and_gained() -> None:
    s = realm(at(f"N/ring6/6 T6.C {SIX} fac=1:kal,2:cen used=1:hide,1:look,1:bank,2:fire"))
    assert refreshable(s, 0) == [4, 11]
    assert refreshable(s, 1) == [2]
    assert refreshable(s, 2) == []  # without a faction: gain only
    assert 10 not in gainable(s, 0)  # a gained Tier 1 ability that was used comes never again
    assert {9, 2} <= set(gainable(s, 0))
    assert len(gainable(s, 2)) == 10


@pytest.mark.rule("REALM-O2.03")
def test_with_the_island_goes_what_still_runs_of_its_gift() -> None:
    match = at(f"N/ring6/6 T6.X cards=SEAF {SIX} isle=1 gift=1:bank act=1:bank used=1:bank")
    play(match, {1: "MI-5x1"})
    expect(match, "act=-")


@pytest.mark.rule("REALM-O2.06", "REALM-M3.01")
def test_enchanted_weapons() -> None:
    match = at("N/ring3/3 T3.A dpl=3 rank=1>2>3 map=1:1.2 2:2.1 3:3.1 isle=1")
    play(match, {1: "2", 2: "1", 3: "0"})
    assert "Blue sends 2 units: strength 3" in told(match)
    match = at("N/ring3/3 T3.A dpl=3 rank=1>2>3 map=1:1.2 2:2.1 3:3.1 isle=1")
    play(match, {1: "0", 2: "1", 3: "0"})
    assert "Blue sends 0 units: strength 0" in told(match)


@pytest.mark.rule("REALM-O2.07")
def test_defenders_of_the_sanctum_count_in_the_stage_in_which_it_is_lost() -> None:
    match = at(
        "N/ring6/6 T6.X cards=SEAF rank=1>2>3>4>5>6 map=1:1.1 2:2.3 3:3.3 4:4.2 5:5.2 6:6.1 isle=1 gift=1:defenders"
    )
    play(match, {1: "MI-6x1 F1", 2: "M2-1x2", 3: "D3-1x2"})
    text = fought(match)
    assert "Blue has 3, Purple 2" in text  # 1 + 2
    assert "Blue has 2, Black 2" in text  # 1 + 1 in the Delayed stage
    assert asked(match)
    assert window(match) == "buying"


@pytest.mark.rule("REALM-G6.02", "REALM-O2.07")
def test_a_crusade_of_the_sanctum_stays_golden_when_the_island_is_lost() -> None:
    match = at(
        "N/ring6/6 T6.X cards=SEAF rank=2>3>4>5>6>1 map=1:1.1 2:2.1 3:3.3 4:4.2 5:5.2 6:6.1 isle=1 gift=1:crusade"
    )
    play(match, {1: "MI-4x1 D1-2x1*"})
    assert "Blue has 2, Purple 1" in fought(match)
