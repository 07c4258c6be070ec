"""Barbarians, run for the City, time-out (FYN-GA, GB, GC)."""

from __future__ import annotations

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import BadSetup
from baronage.engine.core.state import RESIGN
from baronage.games.fyn import verbs
from baronage.games.fyn.board.geometry import chart, open_edges
from baronage.games.fyn.data import FIRST_CAPITAL, KING_CARD, LANDS
from baronage.games.fyn.verbs import CITY_HELD, EMPIRE_FELL, EMPIRE_LEFT, EMPIRE_STOOD, HORDES_GONE, KING_RETURNED
from tests.games.fyn.table import (
    GAME,
    asked,
    at,
    board,
    cell,
    cells,
    do,
    hand,
    kinds,
    left,
    menu,
    places,
    realm,
    refused,
    start,
    where,
)

EMPIRE = "0,0:K; -1,0:C; 1,0:D; -1,1:W; 0,1:M; 1,1:C; -1,2:C; 0,2:C; 1,2:C"


@pytest.mark.rule("FYN-GA.01")
def test_who_is_the_empire() -> None:
    assert board(start(3, variant="barbarians")).empire == 0
    assert board(start(3, variant="barbarians", first_seat="P3")).empire == 2
    assert board(start(3, variant="barbarians", empire_seat="P2")).empire == 1
    seen = {board(start(3, seed=seed, variant="barbarians", empire_seat="random")).empire for seed in range(20)}
    assert seen == {0, 1, 2}


@pytest.mark.rule("FYN-GA.02")
def test_the_king_is_out_of_the_game() -> None:
    s = board(start(2, variant="barbarians"))
    assert KING_CARD in s.box
    assert not s.aside
    assert not s.king_in_deck()


@pytest.mark.rule("FYN-GA.03", "FYN-GA.04")
def test_eight_lands_in_a_square() -> None:
    lands = [*LANDS[10:18], *LANDS[:10], *LANDS[18:]]
    deck = [card for card in range(200, 0, -1) if card not in lands[:8]]
    musts = [card for card in deck if 185 <= card <= 192]
    deck = musts + [card for card in deck if card not in musts]
    s = board(start(2, [lands, deck], variant="barbarians"))
    order = ["-1,0", "1,0", "-1,1", "0,1", "1,1", "-1,2", "0,2", "1,2"]
    assert [s.lands[0][cell(place)] for place in order] == lands[:8]
    assert [len(hand_) for hand_ in s.hands] == [5, 5]
    assert len(s.deck) == 192 - 10
    assert list(s.lands[1].values()) == [FIRST_CAPITAL + 1]


@pytest.mark.rule("FYN-GA.05")
def test_the_horde_that_takes_the_empires_capital_wins() -> None:
    foe = "0,0:K; 0,1:C{X}"
    match = at("D", "0,0:K", foe, "0,0:K; 0,1:Cc{2S}", turn=2, variant="barbarians", numbers=[10, 1])
    do(match, "ATK P1:0,0 FROM 0,1 {X} ; PLACE N")
    assert match.over
    assert board(match).cause == EMPIRE_FELL
    assert places(match) == [3, 1, 2]  # whatever the scores


@pytest.mark.rule("FYN-GA.06")
def test_the_empire_wins_when_every_horde_is_gone_whoever_eliminated_them() -> None:
    match = at("D", "0,0:K; 0,1:C{X}", "0,0:K", variant="barbarians", numbers=[10, 1])
    do(match, "ATK P2:0,0 FROM 0,1 {X} ; PLACE N")
    assert board(match).cause == HORDES_GONE
    assert places(match) == [1, 2]
    match = at("D", "0,0:K", "0,0:K; 0,1:C{A}", variant="barbarians", turn=2)
    match.play(1, (RESIGN,))
    assert board(match).cause == HORDES_GONE


@pytest.mark.rule("FYN-GA.07")
def test_hordes_may_fight_each_other() -> None:
    hands = ("", "Revolt", "")
    match = at("D", EMPIRE, "0,0:K; 0,1:C{A}", "0,0:K; 0,1:Cv", hands=hands, turn=2, variant="barbarians")
    do(match, "FROM 0,1")
    assert "TO P3:0,1" in menu(match)
    do(match, "TO P3:0,1 ; JOIN A ; SEND")
    assert "PLAY Revolt P3:0,1" in menu(match)


@pytest.mark.rule("FYN-GA.08")
def test_the_discard_pile_alone_is_shuffled_and_without_cards_dice_are_rolled() -> None:
    match = at(
        "F", EMPIRE, "0,0:K", hands=("", "Road+Road+Road"), deck="", exact=True, variant="barbarians", chance=[None]
    )
    do(match, ".")
    shuffled = match.record.moves[-1].outcomes[0]
    assert KING_CARD not in shuffled
    assert len(hand(match, "P2")) == 5
    match = at(
        "F",
        EMPIRE,
        "0,0:K; 0,1:Cv",
        hands=("", "Road+Earthquake"),
        deck="",
        exact=True,
        variant="barbarians",
        chance=[0, None],
    )
    board(match).box.extend(board(match).discard)
    board(match).discard.clear()
    do(match, ". ; P2: PLAY Earthquake P2:0,1")  # both piles are empty: a die, and nobody calls
    assert kinds(match, verbs.NUMBER) == [(1, 1, 0, 0)]
    assert sorted(hand(match, "P2")) == ["Earthquake", "Road", "Village"]  # then Step A stops: no card is left


@pytest.mark.rule("FYN-GA.09", "FYN-L1.01")
def test_at_a_limit_the_empire_wins() -> None:
    assert GAME.setup(2, {"variant": "barbarians"}).options["max_rounds"] == "auto"
    match = at("F", "0,0:K", "0,0:K; 0,1:Cc{X}", turn=2, round=40, variant="barbarians")
    do(match, ".")
    assert match.over
    assert board(match).cause == EMPIRE_STOOD
    assert places(match) == [1, 2]


@pytest.mark.rule("FYN-GA.10")
def test_an_empire_that_resigns_ends_the_game_by_score() -> None:
    match = at("D", f"{EMPIRE}", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:Ct", turn=2, variant="barbarians")
    match.play(0, (RESIGN,))
    assert match.over
    assert board(match).cause == EMPIRE_LEFT
    assert places(match) == [3, 2, 1]


# --- run for the City -----------------------------------------------------------------------------------------------


@pytest.mark.rule("FYN-GB.01")
def test_the_central_city_is_no_card_of_the_deck() -> None:
    s = board(start(2, variant="run_for_city"))
    assert 114 in s.box
    assert len(s.deck) + 10 == 199
    line = "; ".join(f"0,{y}:C" for y in range(1, 3))
    match = at("F", f"0,0:K; {line}", "0,0:K", hands=("", "Earthquake"), variant="run_for_city", city_distance=3)
    do(match, ".")
    assert not asked(match).endswith("DEC-18")  # it is no target
    assert chart(board(match), 0).population == 6


@pytest.mark.rule("FYN-GB.02")
def test_distance_and_handicap() -> None:
    s = board(start(3, variant="run_for_city", city_distance=4, city_handicap=[0, 2, 6]))
    assert s.city == [cell("0,4"), cell("0,6"), cell("0,10")]
    match = at("E", "0,0:K; 0,1:Cr; 0,2:Cr", "0,0:K", hands=("Clear",), variant="run_for_city", city_distance=3)
    assert "0,3" not in cells(match, "PUT Clear")
    refused(match, "PUT Clear@0,3", "FYN-GB.02")


@pytest.mark.rule("FYN-GB.03")
@pytest.mark.parametrize("way", ["0,2", "-1,3", "1,3", "0,4", "2,3", "1,2"])
def test_where_the_city_is_touched(way: str) -> None:
    from baronage.games.fyn.rules.realm import touches_city

    paths = {
        "0,2": "0,1:C; 0,2:C",
        "-1,3": "-1,0:C; -1,1:C; -1,2:C; -1,3:C",
        "1,3": "1,0:C; 1,1:C; 1,2:C; 1,3:C",
        "0,4": "2,0:C; 1,0:C; 2,1:C; 2,2:C; 2,3:C; 2,4:C; 1,4:C; 0,4:C",
        "2,3": "1,0:C; 2,0:C; 2,1:C; 2,2:C; 2,3:C",
        "1,2": "1,0:C; 1,1:C; 1,2:C",
    }
    s = board(at("E", f"0,0:K; {paths[way]}", "0,0:K", hands=("Road",), variant="run_for_city", city_distance=3))
    assert touches_city(s, 0) == (way in ("0,2", "-1,3", "1,3", "0,4"))


@pytest.mark.rule("FYN-GB.04", "FYN-GB.05")
def test_the_hold_counter_rises_before_the_first_window_and_wins_at_three() -> None:
    mine = "0,0:K; 0,1:C; 0,2:Cv"
    match = at("F", "0,0:K", mine, hands=("Revolt",), holds=(0, 1), variant="run_for_city", city_distance=3)
    do(match, ".")
    assert board(match).holds == [0, 2]
    assert asked(match) == "P1 DEC-18"
    match = at("F", "0,0:K", mine, hands=("Revolt",), holds=(0, 2), variant="run_for_city", city_distance=3)
    do(match, ".")
    assert match.over
    assert board(match).cause == CITY_HELD
    assert places(match) == [2, 1]


@pytest.mark.rule("FYN-GB.04")
def test_the_counter_falls_at_the_instant_he_ceases_to_touch() -> None:
    mine = "0,0:K; 0,1:C; 0,2:Cv"
    match = at(
        "F", "0,0:K", mine, hands=("Revolt",), holds=(0, 1), variant="run_for_city", city_distance=3, numbers=[1]
    )
    do(match, ". ; PLAY Revolt P2:0,2")
    assert board(match).holds == [0, 0]


@pytest.mark.rule("FYN-GB.06")
def test_armies_never_cross_the_city() -> None:
    mine = "0,0:K; 0,1:C; 0,2:Cr{A}; 1,2:C; 1,3:C; 1,4:C; 0,4:C"
    match = at("B", mine, "0,0:K", variant="run_for_city", city_distance=3)
    assert cells(match, "MV A") == {"0,1", "1,2"}


@pytest.mark.rule("FYN-GB.07")
def test_the_edge_towards_the_city_is_not_open() -> None:
    mine = "0,0:K; 0,1:C; 0,2:C; 1,2:C; -1,2:C"
    s = board(at("E", mine, "0,0:K", hands=("Road",), variant="run_for_city", city_distance=3))
    assert open_edges(s, 0, cell("0,2")) == []
    assert cell("0,2") not in chart(s, 0).frontier


@pytest.mark.rule("FYN-GB.08")
def test_the_king_elimination_and_limits_work_as_ever() -> None:
    match = at("F", "0,0:K", "0,0:K; 0,1:C", deck="207", king=True, variant="run_for_city")
    do(match, ".")
    assert board(match).cause == KING_RETURNED
    match = at("F", "0,0:K; 0,1:C", "0,0:K", turn=2, round=100, variant="run_for_city")
    do(match, ".")
    assert match.over
    match = at("D", "0,0:K; 0,1:C{X}", "0,0:K", numbers=[10, 1], variant="run_for_city")
    do(match, "ATK P2:0,0 FROM 0,1 {X} ; PLACE E")
    assert places(match) == [1, 2]
    assert where(match, 165) == "P1 1,1"


# --- time-out -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FYN-GC.02")
def test_an_empty_deck_is_renewed_instead() -> None:
    match = at(
        "F",
        "0,0:K",
        "0,0:K",
        hands=("Road+Road+Road+Road+Road",),
        deck="",
        exact=True,
        turn=2,
        round=8,
        timeout_rounds=8,
    )
    left(match).append([KING_CARD, *board(match).discard])
    do(match, ".")
    s = board(match)
    assert s.discard == []
    assert s.king_in_deck()


@pytest.mark.rule("FYN-GC.03")
def test_after_a_renewal_the_time_out_does_nothing() -> None:
    match = at("F", "0,0:K", "0,0:K", deck="47 48 49 50 51 52", king=True, turn=2, round=8, timeout_rounds=8)
    do(match, ".")  # no shuffle: none is forced
    assert kinds(match, verbs.TIME_OUT) == []
    assert board(match).round == 9


@pytest.mark.rule("FYN-GC.01")
def test_only_at_the_end_of_that_round() -> None:
    for turn, round_ in ((1, 8), (2, 7)):
        match = at("F", "0,0:K", "0,0:K", turn=turn, round=round_, timeout_rounds=8)
        do(match, ".")
        assert not board(match).king_in_deck()


@pytest.mark.rule("FYN-GC.04")
def test_minutes_are_read_at_the_end_of_each_turn_and_recorded() -> None:
    match = at("F", "0,0:K", "0,0:K", timeout_minutes=30, chance=[0])
    do(match, ".")
    assert match.record.moves[-1].outcomes == ((0,),)
    assert not board(match).king_in_deck()
    match = at("F", "0,0:K", "0,0:K", timeout_minutes=30)
    left(match).extend([1, [KING_CARD, *board(match).deck]])
    do(match, ".")
    assert match.record.moves[-1].outcomes[0] == (1,)
    assert board(match).king_in_deck()
    clock = Chance(1)
    assert not clock.time_up(30)  # where there is no clock
    clock.clock = lambda: 29.9
    assert not clock.time_up(30)
    clock.clock = lambda: 30.0
    assert clock.time_up(30)
    assert clock.outcomes == [[0], [0], [1]]


@pytest.mark.rule("FYN-GC.05")
@pytest.mark.parametrize(
    "options",
    [
        {"timeout_rounds": 3, "timeout_minutes": 30},
        {"timeout_rounds": 3, "variant": "barbarians"},
        {"timeout_minutes": 30, "variant": "barbarians"},
    ],
)
def test_which_time_outs_can_be_agreed(options: dict[str, object]) -> None:
    with pytest.raises(BadSetup, match=r"FYN-GC\.05"):
        GAME.setup(2, dict(options))
    assert realm(start(2, timeout_rounds=3), "P1") == "0,0:K"


@pytest.mark.rule("FYN-GB.04")
@pytest.mark.parametrize("holder", [0, 1])
@pytest.mark.parametrize(("lost", "hold"), [("0,2", 2), ("1,1", 2), ("0,3", 0)])
def test_only_who_no_longer_touches_the_city_loses_his_hold(holder: int, lost: str, hold: int) -> None:
    """A City at (0,4), touched from (0,3) and (1,4): other land may go, and one of the two."""
    mine = "0,0:K; 0,1:C; 1,1:Cv; 0,2:Cv; 1,2:C; 1,3:C; 0,3:Cv" + ("; 1,4:C" if lost == "0,2" else "")
    realms = (mine, "0,0:K", "0,0:K") if holder == 0 else ("0,0:K", mine, "0,0:K")
    full = "Clear+Clear+Clear+Clear+Clear"
    match = at(
        "A",
        *realms,
        hands=(full, full, "Revolt"),
        holds=(2, 0) if holder == 0 else (0, 2),
        turn=3,
        numbers=[1],
        variant="run_for_city",
        city_distance=4,
    )
    do(match, f"P3: PLAY Revolt P{holder + 1}:{lost}")
    assert board(match).holds[holder] == hold
    assert cell(lost) not in board(match).lands[holder]
    told = [params for params in kinds(match, verbs.HOLDS) if params == (holder, 0)]
    assert len(told) == (not hold)


@pytest.mark.rule("FYN-GB.04")
def test_who_never_held_is_told_nothing_when_land_is_lost() -> None:
    full = "Clear+Clear+Clear+Clear+Clear"
    realms = ("0,0:K; 0,1:Cv", "0,0:K")
    match = at("A", *realms, hands=(full, "Revolt"), numbers=[1], variant="run_for_city", city_distance=4)
    do(match, "P2: PLAY Revolt P1:0,1")
    assert not kinds(match, verbs.HOLDS)
