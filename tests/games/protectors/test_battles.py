"""Sections H and I: the reveal, the stages, battles."""

from __future__ import annotations

import pytest

from baronage.games.protectors.rules.adjudicate import Aid, Battle, Crowd, Move, fight, stage
from tests.games.protectors.table import at, cash, expect, fought, play, realm, send, told

SIX = "rank=1>2>3>4>5>6 map=1:1.2 2:2.2 3:3.2 4:4.2 5:5.2 6:6.2"


@pytest.mark.rule("REALM-H1.01", "REALM-C1.04")
def test_everything_is_published_together() -> None:
    match = at(f"N/ring6/6 T6.N cards=CALM,MIST,PIRATE {SIX} cash=1:10 fac=1:kal")
    send(match, 1, "LE. Send 4 to #2. Fortify! P1. Snitch #3")
    for viewer in (1, -1):
        assert "Fortify" not in told(match, viewer)
    play(match, {2: "W2"})
    text = told(match, 4)
    for line in (
        "Blue orders: Fortify! Brask.",
        "Purple orders: Work, work! in Corva.",
        "Blue has sent 4 $Realm to Purple.",
        "Blue has looked at the Event deck.",
        "Blue names Black to the Pirates.",
    ):
        assert line in text


@pytest.mark.rule("REALM-H1.02")
def test_transfers_arrive_before_the_ferry_is_paid() -> None:
    match = at(f"N/ring6/6 T6.N cards=STORM,MIST,FERRY {SIX} cash=2:25")
    send(match, 2, "$25>1")
    play(match, {1: "M1-4x2"})
    assert "march from Brask to Feldar" in told(match)
    assert (cash(match, 1), cash(match, 2)) == (0, 0)


@pytest.mark.rule("REALM-H1.05")
def test_orders_of_provinces_lost_before_the_reveal_lapse() -> None:
    match = at("N/ring6/6 T3.N dpl=11 rank=1>2>3>4>5>6 map=1:1.2 2:2.2 3:3.2 4:4.1 5:4.1 6:6.2")
    realm(match).rank = [0, 3, 1, 2, 5]
    realm(match).fell, realm(match).out_turn[4], realm(match).out_by[4] = [4], 2, 1
    realm(match).dpl = 9
    send(match, 4, "F4 W5")
    match.play(-1, "expel F")
    play(match, {1: "2", 2: "1", 3: "1", 4: "1 from P5. burn P4"})  # 5 <= 9
    expect(match, "map=4:-.0g 5:4.0")
    play(match)
    assert "The order of White for Feldar lapses: no unit is left there." in told(match)
    assert "The order of White for Garrow lapses: no unit is left there." in told(match)


def run(
    owner: list[int], units: list[int], moves: list[Move], aids: list[Aid], fort: list[int] | None = None, snow: int = 0
) -> tuple[list[int], list[int], list[Battle], list[Aid]]:
    """One stage on a small board; the Ranking is 0 > 1 > 2 > 3."""
    who = [seat if count else -1 for seat, count in zip(owner, units, strict=True)]
    count, crowd = units[:], Crowd()
    kept = aids[:]
    nothing = [0] * len(owner)
    _, _, battles = stage(owner, who, count, crowd, moves, kept, fort or nothing, nothing, snow, 0, [0, 1, 2, 3])
    return who, count, battles, kept


@pytest.mark.rule("REALM-H2.01")
def test_all_units_lift_before_any_is_put_down() -> None:
    who, count, battles, _ = run([-1, 0, 1, 2], [0, 2, 2, 2], [(0, 1, 2, 2, 0), (1, 2, 3, 2, 0), (2, 3, 1, 9, 0)], [])
    assert (who, count, battles) == ([-1, 2, 0, 1], [0, 2, 2, 2], [])


@pytest.mark.rule("REALM-H2.02", "REALM-G4.04")
def test_own_reinforcements_do_not_cut_a_support() -> None:
    aids = [(2, 3, 1, 2, 0)]
    assert run([-1, 0, 1, 2, 2], [0, 3, 1, 1, 1], [(2, 4, 3, 1, 0)], aids)[3] == aids
    assert run([-1, 0, 1, 2, 2], [0, 3, 1, 1, 1], [(0, 1, 3, 1, 0)], aids)[3] == []


@pytest.mark.rule("REALM-H2.03", "REALM-G4.02")
def test_places_are_independent_and_a_support_counts_in_every_battle_of_its_player() -> None:
    armies = {1: 2, 2: 1, 3: 1}
    battles: list[Battle] = []
    left = fight(5, 1, armies, {}, {1: 2}, 0, 0, 0, [0, 3, 2, 1], battles)
    assert left == (1, 2)
    assert [(battle[1], battle[2]) for battle in battles] == [(1, 4), (1, 4)]


@pytest.mark.rule("REALM-H2.04", "REALM-H3.01")
def test_orders_of_destroyed_units_do_not_come_back() -> None:
    match = at("N/ring6/6 T3.X rank=1>2>4>5>6 map=1:1.3 2:2.1 3:2.3 4:4.2 5:5.2 6:6.2")
    play(match, {1: "March! 3 from P1 to P2", 2: "Golden Fortify! P2. Delayed March! 3 from P3 to P2"})
    # March stage: 3 v 1 + 2 = 3, #1 wins the tie with 2 left; then 3 without Fortify! against 2
    assert "Blue has 3, Purple 3" in told(match)
    assert "Purple has 3, Blue 2" in told(match)


@pytest.mark.rule("REALM-H3.01")
def test_fortify_counts_again_in_the_delayed_stage() -> None:
    match = at("N/ring6/6 T3.X rank=3>1>2>4>5>6 map=1:1.1 2:2.2 3:3.3 4:4.2 5:5.2 6:6.2")
    play(match, {1: "March! 1 from P1 to P2", 2: "Fortify! P2", 3: "Delayed March! 3 from P3 to P2"})
    text = told(match)
    assert "Purple has 3, Blue 1" in fought(match)
    assert "Black has 3, Purple 3" in text


@pytest.mark.rule("REALM-H3.02")
def test_control_does_not_change_during_execution() -> None:
    match = at("N/ring6/6 T3.X rank=1>2>3>4>5>6 map=1:1.2 2:2.0 3:3.2 4:4.2 5:5.2 6:6.2 cash=1:1")
    play(match, {1: "March! 2 from P1 to P2", 3: "Delayed March! 2 from P3 to P2"})
    expect(match, "map=2:1.1")  # two Attackers: the tie goes to #1


@pytest.mark.rule("REALM-H3.03", "REALM-O1.04")
def test_the_island_is_lost_when_its_last_unit_leaves_unless_another_arrives() -> None:
    position = f"N/ring6/6 T6.X cards=CALM,MIST,SEAF {SIX} isle=1 gift=1:bank"
    match = at(position)
    play(match, {1: "MI-4x1"})
    assert "Blue loses the Island." in told(match)
    assert "gift" not in match.state.position()
    match = at(position)
    play(match, {1: "MI-4x1 M1-Ix1"})
    assert "loses the Island" not in told(match)
    expect(match, "isle=1 gift=1:bank")
    match = at(position)
    play(match, {1: "DI-4x1", 2: "M2-Ix2"})
    expect(match, "isle=2")


@pytest.mark.rule("REALM-I1.01", "REALM-I1.03")
def test_a_lone_player_fights_nobody_and_takes_the_province() -> None:
    match = at("G/two12/3 T3.X rank=1>2>3 map=1:1.2 2:2.2 5:3.1")
    play(match, {1: "March! 1 from P1 to P7"})
    expect(match, "map=7:1.1 1:1.1")
    assert "Battle" not in told(match)


@pytest.mark.rule("REALM-I1.02")
def test_without_its_controllers_units_all_are_attackers() -> None:
    match = at("N/ring6/6 T3.X cards=SNOW rank=1>2>3>4>5>6 map=1:1.3 2:2.0 3:3.2 4:4.2 5:5.2 6:6.2")
    play(match, {1: "March! 3 from P1 to P2", 3: "March! 2 from P3 to P2"})
    assert "Blue has 2, Black 1" in fought(match)


@pytest.mark.rule("REALM-I2.01")
def test_own_strength_is_not_below_0_and_supports_come_after() -> None:
    match = at("N/ring6/6 T3.X cards=SNOW rank=2>1>3>4>5>6 map=1:1.1 2:2.1 3:3.2 4:4.2 5:5.2 6:6.1")
    play(match, {1: "March! 1 from P1 to P2", 2: "Work, work!", 3: "Support! #1 in P2 from P3"})
    assert "Blue has 2, Purple 0" in fought(match)
    match = at("N/ring6/6 T3.X cards=SNOW rank=2>1>3>4>5>6 map=1:1.1 2:2.1 3:3.2 4:4.2 5:5.2 6:6.1")
    play(match, {1: "March! 1 from P1 to P2", 2: "Work, work!"})
    assert "Purple has 0, Blue 0" in fought(match)  # R54


@pytest.mark.rule("REALM-I2.02")
def test_the_loser_loses_all_and_the_winner_none() -> None:
    who, count, battles, _ = run([-1, 0, 1], [0, 3, 2], [(0, 1, 2, 3, 0)], [])
    assert (who[2], count[2]) == (0, 3)
    assert battles == [(2, 0, 3, 1, 2, 0, 0, *(3, 0, 0, 0, 0), *(2, 0, 0, 0, 0))]


@pytest.mark.rule("REALM-I2.03")
def test_a_tie_costs_the_higher_ranked_winner_a_unit_maybe_the_last() -> None:
    assert run([-1, 0, 1], [0, 2, 2], [(0, 1, 2, 2, 0)], [])[1][2] == 1
    who, count, battles, _ = run([-1, 0, 1], [0, 1, 1], [(0, 1, 2, 1, 0)], [])
    assert (who[2], count[2], battles[0][5]) == (-1, 0, -1)


@pytest.mark.rule("REALM-I2.04", "REALM-I2.05", "REALM-I2.06")
def test_several_players_fight_from_the_lowest_rank_up() -> None:
    battles: list[Battle] = []
    assert fight(1, -1, {0: 2, 1: 2, 2: 3}, {}, {}, 0, 0, 0, [0, 1, 2], battles) == (2, 3)
    assert [(battle[1], battle[3]) for battle in battles] == [(2, 1), (2, 0)]
    battles = []  # strengths are computed anew from the units left
    assert fight(1, -1, {0: 2, 1: 3, 2: 3}, {}, {}, 0, 0, 0, [0, 1, 2], battles) == (0, 1)
    assert battles[-1][1:5] == (0, 2, 1, 2)


@pytest.mark.rule("REALM-I2.07", "REALM-P4.04")
def test_team_mates_fight_like_others() -> None:
    match = at("N/ring4/4 T3.X rank=1>2>3>4 map=1:1.3 2:2.1 3:3.1 4:4.1 team=1:1,2:1,3:2,4:2")
    play(match, {1: "March! 3 from P1 to P2"})
    expect(match, "map=2:1.3 rank=1>3>4")


def test_a_position_may_begin_in_the_middle_of_things() -> None:
    match = at("N/ring6/6 T3.X rank=1>2>3>4>5>6 map=1:1.2 2:2.2+1x3 3:3.2 4:4.2 5:5.2 6:6.2")
    play(match)
    expect(match, "map=2:1.3")
