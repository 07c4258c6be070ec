"""The table in letters and lines, as a terminal shows it: realms as grids, the battle line as rows."""

from __future__ import annotations

import random

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import PUBLIC
from baronage.engine.match.match import Match
from baronage.engine.picture.text_renderer import outline
from tests.games.fyn.table import GAME, at, do, seat


def drawn(match: Match, who: str, name: str, width: int = 100) -> str:
    return "\n".join(GAME.drawings(match.state.redact(seat(who)), width).get(name, []))


@pytest.mark.rule("FYN-B1.06", "FYN-B1.08", "FYN-B1.09")
def test_a_realm_is_a_grid_with_its_open_edges_dotted_and_the_back_line_below() -> None:
    match = at("B", "0,0:K; 0,1:Wgv{2A,S}; 1,1:C; 2,1:Cr; 2,0:C; 2,2:D", "0,0:K; 0,1:C")
    assert drawn(match, "P2", "P1") == (
        "                                    ┌┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┐\n"
        "  2                                 ┊ Desert        ┊\n"
        "    ┌┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┬┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┼───────────────┤\n"
        "  1 ┊ Woods         │ Clear         │ Clear         ┊\n"
        "    ┊ Clearing      │               │ Road          ┊\n"
        "    ┊ Village       │               │               ┊\n"
        "    ┊ 2 x Army 2    │               │               ┊\n"
        "    ┊ Strong Army 3 │               │               ┊\n"
        "    ├───────────────┼┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┼───────────────┤\n"
        "  0 ┊ Capital       ┊               ┊ Clear         ┊\n"
        "    ┊ siege 6       ┊               ┊               ┊\n"
        "    ═════════════════════════════════════════════════\n"
        "            0               1               2"
    )


def test_where_a_land_card_may_be_put_is_marked_for_its_player_alone() -> None:
    match = at("E", "0,0:K; 0,1:C", "0,0:K", hands=("Woods",))
    assert drawn(match, "P1", "P1").count("+") == 2  # beside the Capital; above the Clear nothing is improved
    assert "+" not in drawn(match, "P2", "P1")


@pytest.mark.rule("FYN-GB.07")
def test_the_edge_to_the_central_city_is_not_dotted() -> None:
    match = at("B", "0,0:K; 0,1:C; 0,2:C", "0,0:K", variant="run_for_city", city_distance=3)
    rows = drawn(match, "P1", "P1").splitlines()
    assert "The City" in rows[0]
    assert rows[1].strip() == "┌──────────┐"


def test_an_attack_marks_origin_target_and_what_is_cut_off() -> None:
    match = at("D", "0,0:K; 0,1:C{A,S}", "0,0:K; 0,1:W{P}; 0,2:D", deck="2 1 54")
    do(match, "ATK P2:0,1 FROM 0,1 {A,S}")
    assert "ORIGIN" in drawn(match, "P2", "P1")
    assert "attacks" in drawn(match, "P2", "P1")
    defender = drawn(match, "P1", "P2")
    assert "TARGET" in defender
    assert "CUT OFF" in defender


def test_the_placements_of_captured_land_tell_what_each_would_lose() -> None:
    match = at("D", "0,0:K; 1,0:C{A}", "0,0:K; 0,1:C; 0,2:C; 0,3:C; 1,3:C; 2,3:Ct; 2,2:D; 3,3:C")
    do(match, "ATK P2:1,3 FROM 1,0 {A}")
    own = drawn(match, "P1", "P1")
    assert "4 won" in own  # to the north
    assert "3 won" in own  # to the east, where the Desert falls behind the back line
    assert own.count("1 lost") == 1


def test_the_battle_line_tells_whose_card_fights_with_what_and_what_it_needs() -> None:
    match = at("D", "0,0:K; 0,1:C{A,S}", "0,0:K; 0,1:W{P}", deck="2 1 54")
    do(match, "ATK P2:0,1 FROM 0,1 {A,S} ; RESP -")
    assert drawn(match, "P2", "line") == (
        "> P2 Peasant Army 119   fights with 1 + 1 = 2   needs 5 or 4 or less: you aim\n"
        "  P1 Army         134   fights with 2           needs 5 or less against Peasant Army, 50 %\n"
        "  P1 Strong Army  149   fights with 3           needs 6 or less against Peasant Army, 60 %"
    )
    do(match, "AIM 119>149 ; P2: CALL 1")
    assert "needs 4 or less against Strong Army, 40 %: 4, a hit" in drawn(match, "P2", "line")
    narrow = drawn(match, "P2", "line", 72).splitlines()
    assert narrow[1] == "     needs 4 or less against Strong Army, 40 %: 4, a hit"


def test_a_besieged_centre_stands_in_the_line() -> None:
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K", deck="2 1")
    do(match, "ATK P2:0,0 FROM 0,1 {A}")
    assert drawn(match, "P2", "line").splitlines()[0] == (
        "  P2 Capital   C   siege value 6   needs 9 or less against Army, 90 %"
    )


def test_what_is_longer_than_its_cell_is_broken_at_words() -> None:
    match = at("B", "0,0:K{2S}", "0,0:K")
    assert [line.strip(" 0┊").strip() for line in drawn(match, "P2", "P1").splitlines()[1:5]] == [
        "Capital",
        "siege 6",
        "2 x Strong",
        "Army 3",
    ]


def test_a_realm_too_broad_for_the_terminal_is_told_in_a_list() -> None:
    wide = "; ".join(["0,0:K", *(f"{x},0:C" for x in range(1, 9))])
    match = at("B", wide, "0,0:K")
    view = match.state.redact(PUBLIC)
    assert "P1" in GAME.drawings(view, 100)
    assert "P1" not in GAME.drawings(view, 80)
    told = outline(GAME.scene(view), width=80, drawings=GAME.drawings(view, 80))
    assert "8,0 Clear 8 east of P1's Capital, frontier" in told


@pytest.mark.parametrize(("seats", "width"), [(2, 60), (4, 80), (6, 100)])
def test_nothing_is_drawn_wider_than_the_terminal(seats: int, width: int) -> None:
    options = {"variant": "run_for_city", "trading": True} if seats == 4 else {}
    match = Match(GAME, seats, options, chance=Chance(seats))
    choose = random.Random(seats)
    for _ in range(60):
        if match.over:
            break
        actor = match.state.actors()[0]
        match.play(actor, choose.choice(match.state.actions(actor)))
        view = match.state.redact(actor)
        text = outline(GAME.scene(view), width=width, drawings=GAME.drawings(view, width))
        assert max(map(len, text.splitlines())) <= width
