"""Every option changes what it says it changes (RULES.md, Options).

Those of the Market, of trading, of statistics and of campaigns are in the tests of these.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import BadSetup
from baronage.engine.core.setup import Option
from baronage.engine.core.state import TIMEOUT
from baronage.engine.game.patched import patched
from baronage.engine.match.match import Match
from baronage.games.barony import data, verbs
from baronage.games.barony.meta import ADA, BO, JOUST_WITH_A_TAIL
from baronage.games.barony.state import Barony
from baronage.laws import check_game
from tests.games.barony.table import GAME, play, slot, where

A_REST = "7PeJ1@H1.2 8PeJ1@H1.4 9PeJ1@H1.9"
B_REST = "7PeJ1@C4.12 8PeJ1@C4.14 9PeJ1@C4.19"
BOARDS = [
    *(("classic", seats) for seats in (2, 3, 4, 5, 6)),
    *(("crown", seats) for seats in (2, 3, 4, 5)),
    *(("joust", 2), ("pit", 2), ("round_table", 6)),
]


def position(a: str, b: str, options: dict[str, Any]) -> Barony:
    text = f"BAR classic2 quick r5 fA tA p0 | A H1 g0 b0 : {a} {A_REST} | B H4 g0 b0 : {b} {B_REST} | -"
    state = GAME.position(text, 2, options)
    assert isinstance(state, Barony)
    return state


@pytest.mark.rule("BAR-P1.01", "BAR-P1.03", "BAR-Z1.02")
@pytest.mark.parametrize(("board", "seats"), BOARDS)
def test_every_board_with_every_number_of_players(board: str, seats: int) -> None:
    state = GAME.start(seats, {"board": board, "mode": "quick", "homes": "seats"}, Chance.forced([]))
    assert isinstance(state, Barony)
    assert state.gold == [1_500] * seats
    for seat in range(seats):
        state.play(seat, (TIMEOUT,), Chance.forced([5] + [0] * (seats - 1) if seat == seats - 1 else []))
    homes = data.PLANS[board, seats][3]
    for seat, home in enumerate(homes):
        places = [state.board.space_name(state.place[serf]) for serf in state.fief(seat)]
        assert places == [f"{home}.{index}" for index in (1, 2, 4, 5, 9, 10, 16, 17, 25)]
    assert state.market == state.board.market >= 0
    assert state.turn == 0


@pytest.mark.rule("BAR-Z1.01")
def test_the_simple_game_has_no_gold_and_no_market() -> None:
    state = GAME.start(2, {"mode": "simple"}, Chance(1))
    assert isinstance(state, Barony)
    assert (state.gold, state.market) == ([0, 0], -1)
    assert not state.owns(slot("A1"), data.PPK)
    for seat in (0, 1):
        state.play(seat, (TIMEOUT,), Chance(1))
    assert not [action for action in state.actions(state.turn) if action[0] == verbs.HIRE]


@pytest.mark.rule("BAR-F1.01")
def test_starting_gold() -> None:
    for gold in (9_000, 200_000):
        state = GAME.start(2, {"starting_gold": gold}, Chance(1))
        assert isinstance(state, Barony)
        assert state.gold == [gold, gold]
    for wrong in (8_999, 200_001, "much"):
        with pytest.raises(BadSetup, match="starting_gold"):
            GAME.setup(2, {"starting_gold": wrong})


@pytest.mark.rule("BAR-K1.04")
def test_friendly_kills_are_credited_without_gold() -> None:
    for value, kills in (("off", 0), ("on", 1)):
        state = position("3SoS1@H1.3 5PeP1@H1.1 6PeP1@C1.1", "", {"friendly_kills": value})
        play(state, "A3-H1.1", "/Y")
        assert (where(state, "A5"), state.kills[slot("A3")], state.gold[0]) == ("out", kills, 0)


@pytest.mark.rule("BAR-V4.01")
def test_the_round_limit() -> None:
    text = f"BAR classic2 quick r20 fA tA p0 | A H1 g0 b0 : {A_REST} | B H4 g0 b0 : {B_REST} | -"
    for limit, over in ((20, True), (21, False)):
        state = GAME.position(text, 2, {"round_limit": limit})
        assert isinstance(state, Barony)
        play(state, "A7^270*1", "B7^90*1")
        assert (state.standings() is not None) == over


@pytest.mark.rule("BAR-V2.01", "BAR-V2.02")
def test_enemies_by_agreement() -> None:
    for enemies, hunted in (("table", "H3"), (["C", "A", "B"], "H5")):
        state = GAME.start(3, {"homes": "seats", "enemies": enemies}, Chance(1))
        assert isinstance(state, Barony)
        assert state.board.homes[state.enemy(0)] == hunted


@pytest.mark.rule("BAR-G4.04")
def test_a_board_of_ones_own() -> None:
    state = GAME.start(2, {"board": JOUST_WITH_A_TAIL, "mode": "quick", "homes": "seats"}, Chance(1))
    assert isinstance(state, Barony)
    assert state.board.homes == ("A", "E")
    assert state.board.size == 125
    assert GAME.load(state.dump()).dump() == state.dump()
    check_game(GAME, 2, {"board": JOUST_WITH_A_TAIL, "mode": "simple", "round_limit": 20}, seed=1, share=0.02)
    with pytest.raises(BadSetup, match=r"2 homes, not 3"):
        GAME.setup(3, {"board": JOUST_WITH_A_TAIL})


def test_standing_orders_can_be_switched_off() -> None:
    for value, asked in (("on", False), ("off", True)):
        state = position("3SoS1@C1.5", "3SoS1@C1.11", {"standing_orders": value})
        match = Match(GAME, state=state, chance=Chance.forced([5, 5, 0, 0]))
        match.answer(1, ["concede never"])
        match.play(0, "A3-C1.11")
        match.play(0, "/F")
        assert isinstance(match.state, Barony)
        assert (match.state.turn == 0) == asked  # still in A's turn: B is asked


# --- whether every option is read by something ------------------------------------------------------------------------------


def started(**options: Any) -> Barony:
    state = GAME.start(2, options, Chance(1))
    assert isinstance(state, Barony)
    return state


def in_the_market(value: str) -> bool:
    state = position("3SoS1@M", "3SoS1@C4.20", {"market_hire": value})
    state.gold[0] = 5_000
    play(state, "A3")
    return any(action[0] == verbs.HIRE for action in state.actions(0))


def statistics_after_a_fight(value: str) -> int:
    state = play(position("3SoS1@C1.5", "3SoS1@C1.11", {"statistics": value}), "A3-C1.11", "/F", "/C")
    return state.conf[slot("A3")] + state.bumps[slot("A3")]


def trades(value: str) -> bool:
    state = play(position("3SoS1@C1.5{W:DAG}", "3SoS1@C1.11", {"cross_trade": value}), "A3-C1.11")
    return any(action[0] == verbs.GIVE for action in state.actions(0))


def homes(value: str) -> set[tuple[int, ...]]:
    """The homes that are dealt in some games."""
    return {tuple(GAME.start(6, {"homes": value, "mode": "quick"}, Chance(seed)).home) for seed in range(4)}  # type: ignore[attr-defined]


def carried_treasury(rosters: Any) -> int:
    return started(mode="campaign", rosters=rosters, homes="seats").gold[0]


def placing(value: str) -> set[int]:
    state = started(mode="simple", placement=value)
    return {action[0] for action in state.actions(0)}


def own_kills(value: str) -> int:
    state = position("3SoS1@H1.3 5PeP1@H1.1 6PeP1@C1.1", "", {"friendly_kills": value})
    return play(state, "A3-H1.1", "/Y").kills[slot("A3")]


def ends_after(limit: int) -> bool:
    text = f"BAR classic2 quick r20 fA tA p0 | A H1 g0 b0 : {A_REST} | B H4 g0 b0 : {B_REST} | -"
    state = GAME.position(text, 2, {"round_limit": limit})
    assert isinstance(state, Barony)
    return not play(state, "A7^270*1", "B7^90*1").actors()


def enemy_of_a(value: Any) -> str:
    state = GAME.start(3, {"homes": "seats", "enemies": value}, Chance(1))
    assert isinstance(state, Barony)
    return state.board.goals[state.enemy(0)]


def asked_in_spite(value: str) -> bool:
    state = position("3SoS1@C1.5", "3SoS1@C1.11", {"standing_orders": value})
    match = Match(GAME, state=state, chance=Chance.forced([5, 5, 0, 0]))
    match.answer(1, ["concede never"])
    match.play(0, "A3-C1.11")
    match.play(0, "/F")
    return match.state.actors() == [1] and state.turn == 0


CHANGES: dict[str, Callable[[], bool]] = {
    "mode": lambda: [started(mode=mode).gold[0] for mode in ("full", "quick", "simple")] == [15_000, 1_500, 0],
    "board": lambda: [started(board=board).board.size for board in ("classic", "joust")] == [200, 100],
    "starting_gold": lambda: [started(starting_gold=gold).gold[0] for gold in (9_000, 90_000)] == [9_000, 90_000],
    "placement": lambda: placing("figure") == {verbs.PLACE} and placing("free") == {verbs.PUT},
    "market_hire": lambda: [in_the_market(value) for value in ("off", "on")] == [False, True],
    "cross_trade": lambda: [trades(value) for value in ("off", "on")] == [False, True],
    "friendly_kills": lambda: [own_kills(value) for value in ("off", "on")] == [0, 1],
    "round_limit": lambda: [ends_after(limit) for limit in (20, 21)] == [True, False],
    "statistics": lambda: [statistics_after_a_fight(value) for value in ("off", "on")] == [0, 2],
    "enemies": lambda: [enemy_of_a(value) for value in ("table", ["C", "A", "B"])] == ["H3", "H5"],
    "homes": lambda: homes("seats") == {(0, 1, 2, 3, 4, 5)} and len(homes("random")) > 1,
    "rosters": lambda: [carried_treasury(rosters) for rosters in ([ADA, BO], [BO, ADA])] == [6_200, 20_000],
    "standing_orders": lambda: [asked_in_spite(value) for value in ("on", "off")] == [False, True],
}


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: option.name)
def test_an_option_changes_something(option: Option) -> None:
    assert CHANGES[option.name]()


def test_nobody_begins_with_less_gold_than_nine_serfs_cost() -> None:
    """BAR-F1.01 with other figures: the least is what the cheapest nine cost, so that everybody has somebody to hire."""
    dear = patched(GAME, {"vocation_cost": 666})
    (option,) = (one for one in dear.options if one.name == "starting_gold")
    assert option.low == 9 * (500 + 666)
    state = dear.start(2, {"starting_gold": option.low}, Chance(1))
    assert all(state.actions(seat) for seat in state.actors())
    with pytest.raises(BadSetup):
        dear.start(2, {"starting_gold": option.low - 1}, Chance(1))
    defaults = {
        one.name: one.default for one in patched(GAME, {"vocation_cost": 2000}).options if one.name == "starting_gold"
    }
    assert defaults == {"starting_gold": 9 * 2500}
