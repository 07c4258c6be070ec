"""The conditional cooperator: a table of them is a game, and a raider among them does not pay."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import baronage
from baronage.engine.core.chance import Chance
from baronage.engine.core.state import Action
from baronage.games.protectors import bot, verbs
from baronage.games.protectors.ai import cooperator
from baronage.games.protectors.ai.plans import plans, rollout_policy
from baronage.games.protectors.ai.tactics import plan
from baronage.games.protectors.state import Realm
from baronage.games.protectors.steps.window import key_of

GAME = baronage.games()["protectors"]
PLAIN = {"version": "normal", "teams": "off", "factions": "off"}
Policy = Callable[[Realm, int, list[Action], Chance], Action]


def play(seats: int, seed: int, raider: int = -1) -> tuple[Realm, list[bool]]:
    """A whole game, and who won each attack of the Dragon."""
    chance = Chance(seed)
    state = GAME.start(seats, PLAIN, chance)
    assert isinstance(state, Realm)
    state.log = []
    beaten: list[bool] = []
    while state.stack:
        seat = state.actors()[0]
        view = state.redact(seat)
        policy: Policy = bot.choose if seat == raider else cooperator.choose
        state.play(seat, policy(view, seat, state.actions(seat), Chance(seed)), chance)
        beaten += [bool(params[2]) for kind, _, params, _ in state.log if kind == verbs.CLASH]
        state.log.clear()
    return state, beaten


def test_a_table_of_them_lasts_and_beats_the_first_attack() -> None:
    games = [play(7, seed) for seed in range(8)]
    turns = sorted(state.turn for state, _ in games)
    assert 9 <= turns[4] <= 12
    assert sum(beaten[0] for _, beaten in games if beaten) >= 7
    assert not any(turn and turn <= 3 for state, _ in games for turn in state.out_turn)


def test_a_lone_raider_seldom_wins() -> None:
    won = 0
    for seed in range(8):
        state, _ = play(7, seed, raider=seed % 7)
        standings = state.standings()
        assert standings is not None
        won += standings.seats[seed % 7].place == 1
    assert won <= 2


def test_he_bids_nothing_in_the_opening_and_attacks_nobody_in_the_first_turns() -> None:
    chance = Chance(5)
    state = GAME.start(7, PLAIN, chance)
    assert isinstance(state, Realm)
    while state.stack and state.turn <= 3:
        seat = state.actors()[0]
        action = cooperator.choose(state.redact(seat), seat, state.actions(seat), chance)
        if action[0] == verbs.BID and state.turn == 0:
            assert action[1] == 0
        if action[0] in (verbs.MARCH, verbs.DELAYED) and state.turn:
            assert state.owner[action[2]] in (-1, seat)
        state.play(seat, action, chance)


def test_every_character_stands_with_the_others_against_the_dragon() -> None:
    """Between plans they choose in war alone: who gives less gains if the others do not, and then the Dragon beats them all."""
    chance = Chance(2)
    state = GAME.start(4, PLAIN, chance)
    assert isinstance(state, Realm)
    asked = fought = 0
    while state.stack:
        seat = state.actors()[0]
        view = state.redact(seat)
        plans = GAME.search.plans(view, seat, 8, chance)
        if key_of(state) in ("attack", "bankattack"):
            asked += 1
            assert [plan for _, plan in plans] == [rollout_policy(view, seat, chance)]
        fought += len(plans) > 1
        for action in plans[0][1]:
            state.play(seat, action, chance)
    assert asked > 3
    assert fought > 3


def test_where_the_peace_is_broken_he_races_the_dragon_as_a_warrior_does() -> None:
    chance = Chance(5)
    state = GAME.start(7, PLAIN, chance)
    assert isinstance(state, Realm)
    while not (state.turn == 2 and key_of(state) == "orders"):
        seat = state.actors()[0]
        state.play(seat, cooperator.choose(state.redact(seat), seat, state.actions(seat), chance), chance)
    assert not cooperator.broken(state, "orders")
    seat = state.actors()[0]
    taken = state.provinces((seat + 1) % 7)[0]
    state.owner[taken] = (seat + 2) % 7  # one has lost his, another has two
    assert cooperator.broken(state, "orders")
    actions = state.actions(seat)
    assert cooperator.choose(state, seat, actions, Chance(1)) == bot.choose(state, seat, actions, Chance(1))
    sheets = [plan for _, plan in plans(state.redact(seat), seat, 9, Chance(1))]
    assert len(sheets) > 1, "how to fight is weighed"
    state.turn = cooperator.PEACE + 1
    assert cooperator.broken(state, "orders")
    assert not cooperator.broken(state, "buying"), "by then everybody fights"
    state.turn = cooperator.EARLY + 1
    assert not cooperator.broken(state, "orders")


def test_a_small_table_that_is_half_empty_has_no_peace_to_keep() -> None:
    for seats, no_peace in ((4, True), (16, False)):
        state = GAME.start(seats, PLAIN, Chance(5))
        assert isinstance(state, Realm)
        state.turn = 6
        for seat in range(seats // 2):
            state.owner[state.provinces(seat)[0]] = seats - 1
        assert cooperator.broken(state, "buying") is no_peace


@pytest.mark.rule("REALM-E2.09")
def test_under_a_flood_nobody_builds_walls() -> None:
    """Nobody can march in, so that work is safe."""
    found = {}
    for card in ("FLOOD", "CALM"):
        state = GAME.position(f"N/ring4/4 T5.N cards={card} rank=2>1>3>4 map=1:1.1 2:2.4 3:3.1 4:4.1")
        assert isinstance(state, Realm)
        found[card] = cooperator.orders(state, 0)[1][0]
    assert found == {"FLOOD": verbs.WORK, "CALM": verbs.FORTIFY}


def test_nobody_works_in_vain() -> None:
    """In Winter Storms plain work earns nothing, and weakens who does it; golden work still raises a Province."""
    found = {}
    for units in (1, 3):
        state = GAME.position(f"N/ring4/4 T2.N cards=STORM rank=2>1>3>4 map=1:1.{units} 2:2.1 3:3.1 4:4.1")
        assert isinstance(state, Realm)
        found[units] = cooperator.orders(state, 0)[1]
    assert found[1][0] == verbs.FORTIFY
    assert found[3] == (verbs.WORK, 1, 1)
    state = GAME.position("N/ring4/4 T2.N cards=STORM lock=SPRING rank=2>1>3>4 map=1:1.1 2:2.1 3:3.1 4:4.1")
    assert isinstance(state, Realm)
    assert cooperator.orders(state, 0)[1] == (verbs.HOLD, 1)
    state = GAME.position("N/ring4/4 T2.N cards=STORM lock=FLOOD rank=2>1>3>4 map=1:1.1 2:2.1 3:3.1 4:4.1")
    assert isinstance(state, Realm)
    assert plan(state, 1, 0)[2] == (verbs.HOLD, 2)
