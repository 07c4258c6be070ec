"""Blunders that every beginner recognises: each game names them, bots avoid them, and bulk runs count them."""

from __future__ import annotations

from typing import Any

import pytest

import baronage
from baronage.arena.fuzz import fuzz
from baronage.arena.play import play_setup
from baronage.bots import Player
from baronage.bots.characters import CHARACTERS, Wat
from baronage.bots.search import Budget
from baronage.engine.core.chance import Chance
from baronage.engine.core.state import State
from baronage.engine.game.game import game_of
from baronage.engine.hooks.search import Plan, follow
from baronage.games.barony import verbs as barony
from baronage.games.barony.steps.bump import Aim
from baronage.games.brawling import verbs as brawling
from baronage.games.fyn import verbs as fyn
from baronage.games.protectors import verbs as protectors
from baronage.games.yuan import verbs as yuan


def judged(state: State, seat: int, plan: Plan) -> str:
    after = state.clone()
    follow(after, seat, plan, Chance(1))
    return game_of(state).self_harm(state, after, seat, plan)


def start(name: str, seats: int = 2, seed: int = 3, **options: Any) -> Any:
    return baronage.games()[name].start(seats, options, Chance(seed))


def on(name: str, verb: int, seats: int = 2, seed: int = 3) -> tuple[Any, int]:
    """Play quickly until a seat has an action with this verb and another choice."""
    state, chance = start(name, seats, seed), Chance(seed)
    while True:
        seat = state.actors()[0]
        actions = state.actions(seat)
        if len(actions) > 1 and any(action[0] == verb for action in actions):
            return state, seat
        follow(state, seat, game_of(state).search.rollout_policy(state, seat, chance), chance)


def full_hand() -> tuple[Any, int]:
    """Brawling Barons: eight cards, two resources, a recruit that can be paid; the other is ahead."""
    text = "deck=+20 | mkt=+3 | turn=A | A r=2 h=FAR1,INN1,BAR1,SMI1,TOW1,KNI1,ARC1,HOR1 | B t=FAR2"
    return baronage.games()["brawling"].position(text), 0


def test_taking_cards_with_a_full_hand_is_hoarding() -> None:
    state, seat = full_hand()
    assert judged(state, seat, ((brawling.DRAW,),)) == "hoarding"
    recruit = next(action for action in state.actions(seat) if action[0] == brawling.RECRUIT)
    assert judged(state, seat, (recruit,)) == ""


def test_ending_a_lost_game_is_self_harm_if_there_is_another_choice() -> None:
    game = baronage.games()["brawling"]
    behind = "deck=+1 | mkt=+3 | turn=A | A r=2 h=FAR1 | B w=KNI1 t=FAR2"
    state: Any = game.position(behind)
    assert state.score(1) > state.score(0)
    assert judged(state, 0, ((brawling.GATHER,),)) == "lost-game-ended"
    forced = game.position(behind.replace("r=2 h=FAR1 ", ""))
    assert judged(forced, 0, ((brawling.GATHER,),)) == ""


def test_bumping_an_own_serf_out_is_self_harm_if_another_way_keeps_it_in() -> None:
    state, seat = on("barony", barony.ACTIVATE)
    one, other = [serf for serf in state.fief(seat) if state.place[serf] >= 0][:2]
    edge = next(
        space
        for space in range(state.board.size)
        if 0 < sum(Aim(one, other, space, 0b111111, 1, 1, 0, seat).kills(state, way) for way in range(6)) < 6
    )
    aim = Aim(one, other, edge, 0b111111, 1, 1, 0, seat)
    state.place[other] = -3
    state.stack.append(aim)
    found = {judged(state, seat, (action,)) for action in state.actions(seat) if aim.kills(state, *action[1:])}
    assert found == {"own-serf-bumped-out"}
    safe = next(action for action in state.actions(seat) if not aim.kills(state, *action[1:]))
    assert judged(state, seat, (safe,)) == ""


def test_attacking_an_own_serf_is_self_harm() -> None:
    state, seat = on("barony", barony.ACTIVATE)
    found = set()
    for serf in (action[1] for action in state.actions(seat) if action[0] == barony.ACTIVATE):
        moved = state.clone()
        moved.play(seat, (barony.ACTIVATE, serf), Chance(1))
        for step in moved.actions(seat):
            if step[0] == barony.STEP:
                on_own = state.at(step[1]) >= 0 and state.control[state.at(step[1])] == seat
                found.add((on_own, judged(state, seat, ((barony.ACTIVATE, serf), step)) == "own-serf-attacked"))
    assert found == {(True, True), (False, False)}


def test_an_army_that_can_be_built_is_built() -> None:
    state, seat = on("fyn", fyn.STEP)
    while (fyn.STEP, fyn.BUILDING) not in state.actions(seat):
        follow(state, seat, game_of(state).search.rollout_policy(state, seat, Chance(1)), Chance(1))
        seat = state.actors()[0]
    assert judged(state, seat, ((fyn.STEP, fyn.NONE),)) == "army-not-built"
    assert judged(state, seat, ((fyn.STEP, fyn.BUILDING),)) == ""


def test_passing_with_much_money_is_hoarding() -> None:
    state, seat = on("yuan", yuan.TARGET)
    assert judged(state, seat, (yuan.PASS,)) == ""
    state.chao[state.clans[seat]] = 30
    assert judged(state, seat, (yuan.PASS,)) == "hoarding"


def test_paying_for_armies_where_no_city_is_buys_nothing() -> None:
    state, seat = on("yuan", yuan.TARGET)
    free = next(p for verb, p in state.actions(seat) if verb == yuan.TARGET and not state.owner[p])
    arms = ((yuan.TARGET, free), (yuan.DEVELOP, 1), (yuan.FORTIFY, 0), (yuan.MILITARIZE, 2), yuan.COMMIT)
    state.chao[state.clans[seat]] = 12
    assert judged(state, seat, arms) == "paid-in-vain"
    assert judged(state, seat, (*arms[:3], (yuan.MILITARIZE, 0), yuan.COMMIT)) == ""
    assert judged(state, seat, (*arms[:2], (yuan.FORTIFY, 2), *arms[3:])) == ""  # it becomes a City


def test_a_rivals_last_temple_is_prevented_if_one_of_the_others_can_be_taken() -> None:
    game = baronage.games()["yuan"]
    state: Any = game.start(2, dict(game.meta.first), Chance(3))
    seat, (clan, rival) = 0, state.clans
    own = next(p for p in state.land.provinces if state.owner[p] == clan + 1)
    temple = state.land.adjacent[own][0]
    state.owner[temple], state.build[temple], state.temples[temple], state.armies[own] = rival + 1, 1, 1, 3
    state.chao[rival] = state.chao[clan] = 12
    work = ((yuan.TARGET, own), (yuan.DEVELOP, 2), (yuan.FORTIFY, 0), (yuan.MILITARIZE, 0), yuan.COMMIT)
    raid = ((yuan.TARGET, temple), (yuan.DEVELOP, 0), (yuan.FORTIFY, 0), (yuan.MILITARIZE, 1), yuan.COMMIT)
    found: dict[int, tuple[str, str]] = {}
    for state.turn in (11, 13):  # three Temples are required, then two
        found[state.turn] = judged(state, seat, work), judged(state, seat, raid)
    assert found == {11: ("", ""), 13: ("win-allowed", "")}
    state.chao[rival] = 0
    assert judged(state, seat, work) == ""


def test_keeping_cash_without_the_units_owed_is_hoarding() -> None:
    state, seat = on("protectors", protectors.BUY, seats=5)
    for place in state.provinces(seat):
        state.units[place] = 0
    state.cash[seat] = 300
    assert judged(state, seat, ((protectors.SEND,),)) == "hoarding"
    assert judged(state, seat, ((protectors.BID, 300), (protectors.SEND,))) == ""


@pytest.mark.parametrize("who", CHARACTERS, ids=lambda who: who.NAME)
def test_no_character_hoards_a_full_hand(who: Player) -> None:
    state, seat = full_hand()
    for seed in range(5):
        plan = type(who)(Budget(12)).plan(state.redact(seat), seat, Chance(seed))  # type: ignore[call-arg]
        assert judged(state, seat, plan) == ""


class Hoarder(Wat):
    NAME = "hoarder"

    def plan(self, view: State, seat: int, chance: Chance) -> Plan:
        actions = view.actions(seat)
        return ((brawling.DRAW,),) if (brawling.DRAW,) in actions else (actions[0],)


def test_self_harm_is_counted() -> None:
    setup = baronage.games()["brawling"].setup(2)
    played = play_setup(setup, [Hoarder(), Wat(Budget(4))], 5)
    assert "hoarding" in played.harms[0]
    assert not played.harms[1]


def test_a_fuzz_run_with_characters_finds_no_self_harm() -> None:
    report = fuzz("yuan", games=1, bots=("wat",), processes=1, share=0.0)
    assert not report.harms
