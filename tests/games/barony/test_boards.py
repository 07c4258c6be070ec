"""Boards of one's own: any number of Barons, own targets, teams, directed enemies, no Market (BAR-G4.04); teams in need."""

from __future__ import annotations

from typing import Any

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import BadSetup
from baronage.engine.core.state import EXPEL, TABLE, TIMEOUT
from baronage.engine.match.match import Match
from baronage.games.barony import verbs
from baronage.games.barony.data import ARC, THR
from baronage.games.barony.meta import LETTERS, NO_MARKET, SEVEN_IN_A_RING, TWO_TEAMS
from baronage.games.barony.rules.bumps import kill
from baronage.games.barony.rules.elimination import check_alive
from baronage.games.barony.state import KILLED, Barony
from baronage.games.barony.verbs import BARRICADED_BY_TEAM, LAST_TEAM
from baronage.laws import check_game
from baronage.laws.variants import shares, variants
from tests.games.barony.table import GAME, play, slot, where

QUICK = {"mode": "quick", "homes": "seats"}


def ready(seats: int, options: dict[str, Any]) -> Match:
    """A game whose Barons prepared in silence; A begins."""
    match = Match(GAME, seats, options, chance=Chance.forced([]))
    for seat in range(seats):
        if seat == seats - 1:
            match.chance.left = [5] + [0] * (seats - 1)  # type: ignore[attr-defined]
        match.time_out(seat)
    return match


def state_of(match: Match) -> Barony:
    assert isinstance(match.state, Barony)
    return match.state


# --- any number -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-G4.04")
def test_seven_barons_play_on_a_board_of_their_own() -> None:
    match = ready(7, {**QUICK, "board": SEVEN_IN_A_RING})
    state = state_of(match)
    assert [state.board.goals[state.enemy(seat)] for seat in range(7)] == SEVEN_IN_A_RING["enemies"]
    assert [len(state.fief(seat)) for seat in range(7)] == [9] * 7
    for label in "ABCDEFG":
        match.play(LETTERS.index(label), f"{label}1")
        match.play(LETTERS.index(label), ".")
    assert state_of(match).round == 2
    line = state_of(match).position()
    assert GAME.position(line, 7, {"board": SEVEN_IN_A_RING}).position() == line
    assert match.record.replay().state.dump() == match.state.dump()
    assert GAME.svg(match.state.redact(6))
    with pytest.raises(BadSetup, match="7 homes, not 6"):
        GAME.setup(6, {"board": SEVEN_IN_A_RING})
    with pytest.raises(BadSetup, match="classic is for 2, 3, 4, 5, 6 players, not 7"):
        GAME.setup(7, {})


@pytest.mark.rule("BAR-G4.04")
def test_as_many_barons_as_there_are_letters() -> None:
    assert len(LETTERS) == len(set(LETTERS)) == 24
    assert not set("MX") & set(LETTERS)  # the Market, and outside
    board = {**SEVEN_IN_A_RING}
    board["homes"] = [row[0] for row in board["baronies"]]
    board["enemies"] = [*board["homes"][1:], board["homes"][0]]
    state = state_of(ready(12, {**QUICK, "board": board}))
    assert state.seats == 12
    assert GAME.seat_label(11) == "L"
    assert GAME.seat_label(12) == "N"


def test_the_laws_try_every_board() -> None:
    tried = [options.get("board") for _, options in variants(GAME, mixtures=1)]
    assert SEVEN_IN_A_RING in tried
    assert TWO_TEAMS in tried
    assert NO_MARKET in tried
    games = shares(GAME, 1)
    assert (7, True) in [(seats, options.get("board") == SEVEN_IN_A_RING) for seats, options in games]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (7, {"board": SEVEN_IN_A_RING, "mode": "simple", "round_limit": 20}),
        (4, {"board": TWO_TEAMS, "mode": "quick", "round_limit": 20}),
        (3, {"board": NO_MARKET, "mode": "simple", "round_limit": 20}),
    ],
)
def test_the_laws_hold_there(seats: int, options: dict[str, Any]) -> None:
    check_game(GAME, seats, options, seed=1, share=0.01)


# --- targets and enemies ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-G4.04", "BAR-V2.01", "BAR-Z1.01")
def test_two_may_hunt_the_same_and_the_simple_game_needs_no_market() -> None:
    state = state_of(ready(3, {"board": NO_MARKET, "mode": "simple", "homes": "seats"}))
    assert [state.board.goals[state.enemy(seat)] for seat in range(3)] == ["B", "C", "B"]
    assert state.market == -1
    assert state.board.ranges(0)[-1] == -1  # there is no Market to reach
    assert GAME.svg(state.redact(0))
    assert GAME.load(state.dump()).dump() == state.dump()
    for mode in ("quick", "full"):
        with pytest.raises(BadSetup, match="only the Simple Game"):
            GAME.setup(3, {"board": NO_MARKET, "mode": mode})
    with pytest.raises(BadSetup, match="only the Simple Game"):
        GAME.setup(3, {"board": {**NO_MARKET, "market": None}})


@pytest.mark.rule("BAR-G4.04", "BAR-H1.01", "BAR-V3.02")
def test_a_team_takes_a_target_that_is_nobodys_home() -> None:
    line = (
        "BAR custom quick r9 fA tA p0 | A Q1 g0 b0 : 3SoS1@Q8.1{h2} 4SoS1@Q8.17{B} 5PeP1@Q1.1 "
        "| B Q3 g0 b0 : 3SoS1@Q8.25{B} 4SoS1@Q3.4 5PeP1@Q3.1 | C Q10 g0 b0 : 3SoS1@Q10.4 4SoS1@Q10.5 5PeP1@Q10.1 "
        "| D Q9 g0 b0 : 3SoS1@Q9.4 4SoS1@Q9.5 5PeP1@Q9.1 | -"
    )
    state = GAME.position(line, 4, {"board": TWO_TEAMS})
    assert isinstance(state, Barony)
    assert state.mates(0, 1)
    assert not state.mates(1, 2)
    prompt, _ = GAME.prompt(state, 0)
    assert "hold all three points of Q8" in prompt
    for name in ("A pass", "B pass", "C pass", "D pass"):
        play(state, name)
    assert state.cause == BARRICADED_BY_TEAM
    standings = state.standings()
    assert standings is not None
    assert [row.place for row in standings.seats] == [1, 1, 3, 3]
    assert state.gold == [2_000, 2_000, 0, 0]  # 1,000 for each player, shared


@pytest.mark.rule("BAR-V3.01")
def test_with_teams_enemies_are_not_agreed_on() -> None:
    with pytest.raises(BadSetup, match="teams"):
        GAME.setup(4, {"board": TWO_TEAMS, "enemies": ["B", "C", "D", "A"]})
    GAME.setup(4, {"enemies": ["B", "C", "D", "A"]})


# --- a team-mate's Resurrect (BAR-K3.04) --------------------------------------------------------------------------------------


def needy(priest: str = "1PrS2@Q3.4{M:RES}", a: str = "3SoS1@Q5.16 4SoS1@out") -> Barony:
    line = (
        f"BAR custom quick r9 fA tA p0 | A Q1 g0 b0 : {a} | B Q3 g0 b0 : {priest} 4SoS1@Q3.5 5PeP1@Q3.9 "
        "| C Q10 g0 b0 : 3SoS1@Q10.4 4SoS1@Q10.5 5PeP1@Q10.1 | D Q9 g0 b0 : 3SoS1@Q9.4 4SoS1@Q9.5 5PeP1@Q9.1 | -"
    )
    state = GAME.position(line, 4, {"board": TWO_TEAMS})
    assert isinstance(state, Barony)
    return state


def killed(state: Barony, name: str) -> None:
    """That Serf is pushed off the board by C."""
    state.place[slot(name)] = -5
    kill(state, slot(name), slot("C3"), 2)


@pytest.mark.rule("BAR-K3.04", "BAR-A12.01")
def test_who_has_no_serf_is_not_lost_while_a_mate_can_resurrect_one() -> None:
    state = needy()
    killed(state, "A3")
    assert not state.fallen[0]
    play(state, "A pass", "B1", "*RES A4", "@Q1.1")
    assert where(state, "A4") == "Q1.1"
    assert state.fief(0) == [slot("A4")]


@pytest.mark.rule("BAR-K3.04", "BAR-K3.02")
def test_he_is_lost_after_three_turns_without() -> None:
    state = needy()
    killed(state, "A3")
    for count in (1, 2, 3):
        assert state.fallen[0] == 0
        play(state, "A pass")
        assert state.below[0] == count
        if count < 3:
            play(state, "B pass", "C pass", "D pass")
    assert state.fallen[0] == 1


@pytest.mark.rule("BAR-K3.04")
@pytest.mark.parametrize(
    ("priest", "a"),
    [
        ("1PrS2@Q3.4", "3SoS1@Q5.16 4SoS1@out"),  # no Resurrect
        ("1PrS2@Q3.4{M:RES,RES2}", "3SoS1@Q5.16 4SoS1@out"),  # used up
        ("1PrS2@Q8.1{M:RES,B}", "3SoS1@Q5.16 4SoS1@out"),  # barricaded for good
        ("1PrS2@out{M:RES}", "3SoS1@Q5.16 4SoS1@out"),  # killed
    ],
)
def test_at_once_where_nobody_can_help(priest: str, a: str) -> None:
    state = needy(priest, a)
    killed(state, "A3")
    assert state.fallen[0]


@pytest.mark.rule("BAR-K3.04")
def test_an_assassinated_serf_comes_back_for_nobody() -> None:
    state = needy(a="3SoS1@Q5.16")
    state.place[slot("A3")] = -6
    check_alive(state, 0)
    assert state.fallen[0]


@pytest.mark.rule("BAR-K3.04")
def test_who_waits_is_lost_when_the_priest_is() -> None:
    state = needy()
    killed(state, "A3")
    killed(state, "B1")
    assert (bool(state.fallen[0]), bool(state.fallen[1])) == (True, False)
    state = needy(priest="1PrS2@Q3.4{M:RES,RES1}")
    killed(state, "A3")
    killed(state, "B4")
    play(state, "A pass", "B1", "*RES B4", "@Q3.1")  # the last use, for another
    assert state.fallen[0]


@pytest.mark.rule("BAR-K3.04", "BAR-V2.03")
def test_who_waits_is_lost_with_a_mate_who_leaves() -> None:
    state = needy()
    killed(state, "A3")
    match = Match(GAME, state=state)
    match.play(TABLE, (EXPEL, 1))
    assert match.over
    assert state_of(match).cause == LAST_TEAM


@pytest.mark.rule("BAR-K3.04")
def test_ones_own_priest_elsewhere_is_no_mate_without_teams() -> None:
    line = (
        "BAR classic3 quick r9 fA tA p0 | A H1 g0 b0 : 3SoS1@C1.5 4SoS1@out | B H3 g0 b0 : 1PrS2@H3.4{M:RES} 4SoS1@H3.5 "
        "5PeP1@H3.1 | C H5 g0 b0 : 3SoS1@H5.4 4SoS1@H5.5 5PeP1@H5.1 | -"
    )
    state = GAME.position(line)
    assert isinstance(state, Barony)
    killed(state, "A3")
    assert state.fallen[0]
    assert state.place[slot("A4")] == KILLED


# --- Soldiers of a Quick-Start (BAR-Z1.02, F1.05) -------------------------------------------------------------------------------


@pytest.mark.rule("BAR-Z1.02", "BAR-F1.05")
def test_a_quick_starts_soldiers_choose_throw_or_archery() -> None:
    match = Match(GAME, 2, QUICK, chance=Chance.forced([]))
    first = {match.state.write(0, action) for action in match.state.actions(0)}
    assert {"F A3:ARC", "F A4:THR"} <= first
    seen = match.state.redact(1).dump()
    match.play(0, "F A3:ARC")
    assert "F A3:ARC" not in {match.state.write(0, action) for action in match.state.actions(0)}
    assert match.state.redact(1).dump() == seen  # in secret
    match.undo_click(0)
    match.play(0, "F A3:ARC ; F A4:THR")
    for number in range(1, 10):
        match.play(0, f"@A{number}")
        assert not [action for action in match.state.actions(0) if action[0] == verbs.TRAIN]
    match.play(0, "ready")
    match.chance.left = [5, 0]  # type: ignore[attr-defined]
    match.play(1, (TIMEOUT,))
    state = state_of(match)
    assert [state.free[slot(name)] for name in ("A3", "A4", "B3", "B4")] == [ARC, THR, THR, ARC]
    assert "A’s Soldier 3 has Archery." in [line for _, line, _ in match.log(1)]
    assert match.record.replay().state.dump() == match.state.dump()


@pytest.mark.rule("BAR-Z1.01")
def test_in_the_other_modes_there_is_nothing_to_choose() -> None:
    for options in ({"mode": "simple"}, {"mode": "full"}):
        state = GAME.start(2, options, Chance(1))
        assert not [action for action in state.actions(0) if action[0] == verbs.TRAIN]
    state = GAME.start(2, {"mode": "quick", "placement": "free"}, Chance(1))
    assert [action for action in state.actions(0) if action[0] == verbs.TRAIN]


def test_it_is_offered_in_words() -> None:
    state = GAME.start(2, QUICK, Chance(1))
    words = [GAME.label(state, 0, action)[0] for action in state.actions(0) if action[0] == verbs.TRAIN]
    assert words == ["Your Soldier 3 gets Archery instead", "Your Soldier 4 gets Throw instead"]
    assert "Throw and Archery" in GAME.prompt(state, 0)[0]
