"""BAR-A02, A10, A15, A19: Assassinate, Pick Pocket, Steal, Taxation."""

from __future__ import annotations

import pytest

from baronage.games.barony.state import STRUCK
from tests.games.barony.table import GAME, WON, full, offered, play, refused, slot, totals, where

# totals 9 v 7 and so on, for a Thief of Rank 2 and a Defender of Rank 1
DICE = {(9, 7): "34 33", (8, 8): "33 34", (8, 9): "33 44", (8, 10): "33 54", (8, 11): "33 55"}


def pick(margin: tuple[int, int], *, gold: int = 150) -> tuple[str, list[int], list[int]]:
    state = full("1ThP2@C1.5", "3SoS1@C1.11", gold=(0, gold))
    assert totals(state, "A1-C1.11", "!PPK", "/F", dice=DICE[margin]) == [margin]
    return where(state, "A1"), state.gold, state.actors()


@pytest.mark.rule("BAR-A10.02", "BAR-A10.03", "BAR-A10.04", "BAR-A10.05", "BAR-A10.01")
def test_pick_pocket() -> None:  # E30
    for margin in ((9, 7), (8, 8), (8, 9)):
        place, gold, asked = pick(margin)
        assert (place, gold, asked) == ("C1.5", [150, 0], [1])
    place, gold, _ = pick((8, 10))
    assert (place, gold) == ("C1.5", [0, 150])
    state = full("1ThP2@C1.5", "3SoS1@C1.11", gold=(0, 150))
    play(state, "A1-C1.11", "!PPK", "/F", dice=DICE[8, 11])
    assert offered(state) == {f">{angle}*1" for angle in range(30, 360, 60)}  # no Throw either
    play(state, ">210*1")
    assert (where(state, "A1"), where(state, "B3"), state.gold) == ("C1.7", "C1.11", [0, 150])


@pytest.mark.rule("BAR-A10.02")
def test_a_thief_takes_no_more_than_100_for_each_rank() -> None:
    assert pick((9, 7), gold=1_000)[1] == [200, 800]


@pytest.mark.rule("BAR-A10.01", "BAR-A02.01", "BAR-A19.01", "BAR-C1.03")
def test_riders_are_for_voluntary_aggressors_that_own_them_against_others() -> None:
    state = full("1ThP2@C1.5{M:STL,ASN} 4SoS1@C1.6", "3SoS1@C1.11")
    assert offered(state.clone(), "A1-C1.11") == {"/F", "/C", "!PPK", "!STL", "!ASN"}
    assert offered(state.clone(), "A1-C1.6") == {"/F", "/C", "/Y"}
    assert refused(play(state.clone(), "A1-C1.11"), "!TAX") == "BAR-A00.01"  # a Thief has no Taxation
    noble = full("1NoP2@C1.5{M:TAX}", "3SoS2@C1.11")
    assert refused(play(noble, "A1-C1.11"), "!TAX") == "BAR-A19.01"
    forced = full("3SoS1@C1.5 4SoS1@C1.19", "1ThP2@C1.11")
    play(forced, "A3-C1.11", "/F", "/F", dice=WON)
    assert offered(forced) == {"/F", "/C"}
    assert refused(forced, "!PPK") == "BAR-X1.03"


@pytest.mark.rule("BAR-V3.04")
def test_no_rider_against_a_team_mate() -> None:
    rest = "7PeS1@K6.1 8PeS1@K6.3"
    barons = [
        "A K1 g0 b0 : 1ThP2@K5.5 2GuS1@K5.20",
        "B K3 g50 b0 : 3SoS1@K5.11",
        "C K9 g50 b0 : 3SoS1@K5.6",
        f"D K12 g0 b0 : {rest}",
        "E K10 g0 b0 : 3SoS1@K8.1",
        "F K4 g0 b0 : 3SoS1@K8.3",
    ]
    state = GAME.position(" | ".join(["BAR round_table full r5 tA", *barons, "-"]))
    names = {state.write(0, action) for action in _after(state, "A1-K5.11")}
    assert names == {"/F", "/C"}
    assert "!PPK" in {state.write(0, action) for action in _after(state, "A1-K5.6")}


def _after(state: object, move: str) -> list[tuple[int, ...]]:
    copy = state.clone()  # type: ignore[attr-defined]
    play(copy, move)
    found: list[tuple[int, ...]] = copy.actions(0)
    return found


# --- Steal ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-A15.01", "BAR-A15.02", "BAR-A15.03")
@pytest.mark.parametrize(
    ("dice", "right", "taken", "place"),
    [
        ("55 33", (12, 9), True, "C1.5"),
        ("55 34", (12, 10), False, "C1.5"),
        ("34 44", (9, 11), False, "C1.5"),
        ("34 54", (9, 12), False, "C1.7"),
    ],
)
def test_steal(dice: str, right: tuple[int, int], taken: bool, place: str) -> None:  # E31
    state = full("1ThP2@C1.5{M:STL}", "3SoS3@C1.11{W:DAG+2x2}", gold=(0, 500))
    assert totals(state, "A1-C1.11", "go", "!STL", "/F", dice=dice) == [right]
    if place == "C1.7":
        play(state, ">210*1")
    assert where(state, "A1") == place
    assert (state.items[slot("A1")], bool(state.items[slot("B3")])) == (([1], False) if taken else ([], True))
    assert state.gold == [0, 500]


@pytest.mark.rule("BAR-A15.02")
def test_the_thiefs_baron_chooses_what_is_stolen() -> None:
    state = full("1ThP2@C1.5{M:STL}", "3SoS1@C1.11{W:DAG,R:PLA,S:FIR'}")
    play(state, "A1-C1.11", "go", "!STL", "/C")
    assert state.actors() == [0]
    assert offered(state) == {"=DAG", "=PLA", "=FIR'"}
    assert state.write(0, state.default(0)) == "=PLA"
    play(state, "=FIR'")
    assert "1ThP2@C1.5{S:FIR',M:STL}" in state.position()


@pytest.mark.rule("BAR-C3.05", "BAR-C1.05")
def test_conceding_to_a_thief_counts_as_lost_by_12() -> None:  # E50
    state = full("1ThP2@C1.5{M:STL}", "3SoS1@C1.11{W:DAG}")
    assert offered(state, "A1-C1.11", "go", "!STL") == {"/F", "/C"}
    play(state, "/C")
    assert (state.items[slot("A1")], where(state, "A1"), where(state, "B3")) == ([1], "C1.5", "C1.11")


# --- Taxation ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-A19.02")
def test_taxes() -> None:  # E32 (a)
    state = full("1NoP4@C1.5{M:TAX}", "3SoS2@C1.11", gold=(0, 500))
    play(state, "A1-C1.11", "!TAX", "/F", dice=WON)
    assert (state.gold, where(state, "A1"), where(state, "B3"), state.turn) == ([500, 0], "C1.5", "C1.11", 1)
    rich = full("1NoP4@C1.5{M:TAX}", "3SoS2@C1.11", gold=(0, 5_000))
    play(rich, "A1-C1.11", "!TAX", "/C")
    assert rich.gold == [800, 4_200]


@pytest.mark.rule("BAR-A19.03", "BAR-F3.06")
def test_taxes_of_an_empty_treasury_are_a_bump() -> None:  # E32 (b)
    state = full("1NoP4@C1.5{M:TAX,REC}", "3SoS2@C1.11")
    play(state, "A1-C1.11", "!TAX", "/F", dice=WON)
    play(state, ">30*1")
    assert (where(state, "A1"), where(state, "B3")) == ("C1.11", "C1.10")
    assert state.turn == 1  # it is no Win: nobody is recruited


@pytest.mark.rule("BAR-A19.04", "BAR-A18.02")
def test_a_noble_that_loses_gets_nothing_and_is_bumped_1() -> None:
    state = full("1NoP4x4@C1.5{M:TAX}", "3SoS2@C1.11", gold=(0, 500))
    play(state, "A1-C1.11", "!TAX", "/F", dice="11 66")
    assert offered(state) == {f">{angle}*1" for angle in range(30, 360, 60)}
    play(state, ">270*1")
    assert (state.gold, where(state, "A1")) == ([0, 500], "C1.5")


@pytest.mark.rule("BAR-A19.01")
def test_only_serfs_of_lower_rank_are_taxed() -> None:
    state = full("1NoP2@C1.5{M:TAX}", "3SoS2@C1.11 4SoS1@C1.6", gold=(0, 500))
    assert "!TAX" not in offered(state.clone(), "A1-C1.11")
    assert "!TAX" in offered(state.clone(), "A1-C1.6")


@pytest.mark.rule("BAR-C1.05", "BAR-A13.05")
@pytest.mark.parametrize(("gold", "answers"), [(0, {"/F", "/C", "/R"}), (300, {"/F", "/C"})])
def test_who_may_retreat_from_taxes(gold: int, answers: set[str]) -> None:  # E51
    state = full("1NoP3@C1.5{M:TAX}", "5PeP1@C1.11", gold=(0, gold))
    assert offered(state, "A1-C1.11", "!TAX") == answers


# --- Assassinate ------------------------------------------------------------------------------------------------------------

ASSASSIN = "1ThP3@C1.5{W:SWO,M:ASN}"


@pytest.mark.rule("BAR-A02.02", "BAR-A02.03", "BAR-A02.06", "BAR-A02.04")
def test_a_failed_assassin() -> None:  # E35
    state = full(ASSASSIN, "3SoS4@C1.11{W:PIK,M:RET}")
    rolls = totals(state, "A1-C1.11", "go", "!ASN", dice="43 43 44 33")  # the Defender is not asked
    assert rolls == [(13, 11), (14, 14)]
    assert state.actors() == [1]
    assert offered(state) == {f">{angle}*{far}" for angle in range(30, 360, 60) for far in range(1, 5)}
    play(state, ">90*3")
    assert where(state, "A1") == "H1.15"
    assert state.conf[slot("A1")] == 1  # BAR-F3.02: an attempt is one confrontation


@pytest.mark.rule("BAR-A02.02", "BAR-A02.05", "BAR-A02.07")
def test_an_assassination() -> None:
    state = full(ASSASSIN, "3SoS4@C1.11{W:PIK,R:SHI+2x3}")
    rolls = totals(state, "A1-C1.11", "go", "!ASN", dice="66 11 66 11 66 11")
    assert len(rolls) == 3
    assert state.place[slot("B3")] == STRUCK
    assert where(state, "A1") == "C1.11"
    assert (state.kills[slot("A1")], state.gold) == (1, [400, 0])
    assert sorted(item & 31 for item in state.items[slot("A1")]) == [3, 4, 5]
    assert "RES" not in " ".join(state.write(1, action) for action in state.actions(1))


@pytest.mark.rule("BAR-A02.08", "BAR-A03.03")
def test_a_blessing_makes_it_a_kill() -> None:
    state = full(ASSASSIN, "1NoP4@C1.11{bl3,W:PIK}")
    play(state, "A1-C1.11", "go", "!ASN", dice="66 11 66 11 66 11")
    assert (where(state, "B1"), where(state, "A1")) == ("out", "C1.11")
    assert (state.kills[slot("A1")], state.gold) == (1, [400, 0])
    assert (state.items[slot("A1")], state.items[slot("B1")]) == ([3], [4])


@pytest.mark.rule("BAR-A02.02", "BAR-C3.02", "BAR-C1.11")
def test_a_sleeper_is_assassinated_without_dice() -> None:
    state = full("1ThP3@C1.5{M:ASN}", "3SoS4@C1.11{sl2}")
    play(state, "A1-C1.11", "!ASN")
    assert state.place[slot("B3")] == STRUCK


@pytest.mark.rule("BAR-A02.07")
def test_who_is_assassinated_is_not_resurrected() -> None:
    state = full("1PrS2@C1.5{M:RES} 3SoS1@struck 4SoS1@out", "1ThP1@C4.1")
    found = offered(state, "A1")
    assert "*RES A4" in found
    assert "*RES A3" not in found
