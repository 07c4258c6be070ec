"""Who has promised something always has a plan that keeps it, and temperaments differ in what they do."""

from __future__ import annotations

import pytest

import baronage
from baronage.bots.characters import CHARACTERS, Character, level
from baronage.engine.core.chance import Chance
from baronage.engine.game.game import game_of
from baronage.engine.hooks.pacts import ACCEPTED, ATTACK, PEACE, PLEDGE, Pact
from baronage.engine.hooks.search import Plan, follow
from baronage.games.protectors import pacts, verbs
from baronage.games.protectors.ai.plans import styled_plans
from baronage.games.protectors.data import CARDS, CODES, DECK_OF
from baronage.games.protectors.state import Realm
from baronage.games.protectors.steps.window import key_of

PLAIN = {"version": "normal", "teams": "off", "factions": "off"}
LOYAL = ("wat", "anselm")  # they never break their word


def window(key: str, turn: int = 1, seed: int = 4) -> tuple[Realm, int]:
    """Play quickly to a window of orders or commitments."""
    chance = Chance(seed)
    state = baronage.games()["protectors"].start(4, PLAIN, chance)
    assert isinstance(state, Realm)
    while not (key_of(state) == key and state.turn >= turn):
        seat = state.actors()[0]
        follow(state, seat, game_of(state).search.rollout_policy(state, seat, chance), chance)
    return state, state.actors()[0]


def warlike(state: Realm) -> tuple[int, Plan, int]:
    """Arm a seat. Return it, its plan to attack somebody, and whom."""
    state.dpl = 0
    seat = state.actors()[0]
    for place, owner in enumerate(state.owner):
        state.units[place] = 0 if owner < 0 else 5 if owner == seat else 1
    plan = styled_plans(state.redact(seat), seat, 1, Chance(1), {"war": 0})[0][1]
    aims = [it[2] for it in plan if it[0] in (verbs.MARCH, verbs.DELAYED)]
    return seat, plan, next(state.owner[to] for to in aims if state.owner[to] not in (-1, seat))


def is_legal(state: Realm, seat: int, plan: Plan) -> bool:
    copy = state.clone()
    for action in plan:
        if not copy.allows(seat, action):
            return False
        copy.play(seat, action, Chance(1))
    return True


def test_a_promise_of_peace_leaves_a_plan_that_keeps_it() -> None:
    state, _ = window("orders", turn=4)
    seat, plan, victim = warlike(state)
    pact = Pact("1", PEACE, seat, victim, state.turn, {"turn": state.turn}, answer=ACCEPTED)
    assert pacts.breaks(state, seat, plan, pact)
    kept = pacts.faithful(state, seat, plan, [pact])
    assert not pacts.breaks(state, seat, kept, pact)
    assert is_legal(state, seat, kept)


def test_every_plan_is_legal_under_every_card() -> None:
    state, _ = window("orders", turn=4)
    seat, plan, victim = warlike(state)
    other = next(one for one in range(4) if one not in (seat, victim))
    promised = [
        Pact("1", PEACE, seat, victim, state.turn, {"turn": state.turn}, answer=ACCEPTED),
        Pact("2", ATTACK, seat, other, state.turn, {"seat": victim, "turn": state.turn}, answer=ACCEPTED),
    ]
    for card in range(1, CARDS):
        state.inplay[DECK_OF[card]] = [card]
        view = state.redact(seat)
        styles = [level(who.NAME, "protectors").style for who in CHARACTERS]
        found = [own for style in styles for _, own in styled_plans(view, seat, 8, Chance(1), style)]
        found += [plan] if is_legal(state, seat, plan) else []  # a Flood! forbids its march
        found += [pacts.faithful(view, seat, one, [pact]) for one in found for pact in promised]
        assert all(is_legal(state, seat, one) for one in found), CODES[card]
        state.inplay[DECK_OF[card]] = []


def test_a_pledge_is_sent() -> None:
    state, seat = window("attack")
    idle: Plan = ((verbs.COMMIT, state.provinces(seat)[0], 1), (verbs.SEND,))
    params = {"given": state.army(seat), "asked_for": 1, "turn": state.turn}
    pact = Pact("1", PLEDGE, seat, (seat + 1) % 4, state.turn, params, answer=ACCEPTED)
    assert pacts.breaks(state, seat, idle, pact)
    kept = pacts.faithful(state, seat, idle, [pact])
    assert not pacts.breaks(state, seat, kept, pact)
    assert is_legal(state, seat, kept)


def test_a_joint_attack_is_ordered() -> None:
    state, _ = window("orders", turn=4)
    seat, plan, target = warlike(state)
    home = tuple((verbs.HOLD, it[1]) if it[0] != verbs.SEND else it for it in plan)
    other = next(one for one in range(4) if one not in (seat, target))
    params = {"seat": target, "turn": state.turn}
    pact = Pact("1", ATTACK, seat, other, state.turn, params, answer=ACCEPTED)
    assert pacts.breaks(state, seat, home, pact)
    kept = pacts.faithful(state, seat, home, [pact])
    assert not pacts.breaks(state, seat, kept, pact)
    assert is_legal(state, seat, kept)


@pytest.mark.parametrize("who", [one for one in CHARACTERS if one.NAME in LOYAL], ids=lambda who: who.NAME)
def test_the_loyal_keep_peace_with_everybody(who: Character) -> None:
    state, _ = window("orders", turn=6)
    seat = warlike(state)[0]
    others = [other for other in state.rank if other != seat]
    params = {"turn": state.turn + 1}
    peace = [Pact(str(other), PEACE, seat, other, state.turn, params, answer=ACCEPTED) for other in others]
    plan = type(who)(None, peace).plan(state.redact(seat), seat, Chance(2))
    assert not any(pacts.breaks(state, seat, plan, pact) for pact in peace)


def test_a_shirker_sends_less_when_the_others_suffice() -> None:
    state, seat = window("attack")
    for place in range(1, len(state.owner)):
        state.units[place] = 9
    view = state.redact(seat)
    sent = [
        sum(it[-1] for it in styled_plans(view, seat, 1, Chance(1), {"shirks": shirks})[0][1] if it[0] == verbs.COMMIT)
        for shirks in (0, 1)
    ]
    assert 0 < sent[1] < sent[0]


def test_temperaments_bid_and_save_differently() -> None:
    styles = [level(who.NAME, "protectors").style for who in CHARACTERS]
    state, seat = window("opening")
    bids = {styled_plans(state.redact(seat), seat, 1, Chance(1), style)[0][1] for style in styles}
    assert len(bids) >= 3
    assert len({tuple(sorted(style.items())) for style in styles}) == len(styles)
