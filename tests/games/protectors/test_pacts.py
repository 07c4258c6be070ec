"""What players promise one another: what can be proposed, what breaks it, and what became of it."""

from __future__ import annotations

from typing import Any

import pytest

import baronage
from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, Action, Event
from baronage.engine.hooks.pacts import ACCEPTED, ATTACK, BROKEN, GIFT, KEPT, PEACE, PLEDGE, VOID, VOTE, Pact, allowed
from baronage.games.protectors import verbs
from baronage.games.protectors.pacts import breaks, offers, status, too_late, value
from baronage.games.protectors.state import NEGOTIATION, Realm
from tests.games.protectors.table import at, realm

GAME = baronage.games()["protectors"]
PLAIN = {"version": "normal", "teams": "off", "factions": "off"}


def negotiating(seed: int = 3) -> Realm:
    """Five players who are asked for orders."""
    chance = Chance(seed)
    state: Any = GAME.start(5, PLAIN, chance)
    while state.phase != NEGOTIATION:
        seat = state.actors()[0]
        state.play(seat, GAME.heuristic(state.redact(seat), seat, state.actions(seat), chance), chance)
    realm: Realm = state
    return realm


def agreed(kind: str, **params: int) -> Pact:
    """Between seats 0 and 1, in turn 1."""
    return Pact("x", kind, 0, 1, 1, params, answer=ACCEPTED)


def event(kind: int, *params: int) -> Event:
    return (kind, ALL, params, "")


def home(state: Realm, seat: int) -> int:
    return state.provinces(seat)[0]


@pytest.mark.rule("REALM-C1.05")
def test_what_can_be_proposed() -> None:
    state = negotiating()
    state.cash[0] = 45
    found = {offer.kind: offer for offer in offers(state.redact(0), 0)}
    assert set(found) == {PEACE, ATTACK, PLEDGE, GIFT}
    assert all(0 not in offer.to for offer in found.values())
    everything = list(found.values())
    assert allowed(everything, PEACE, 1, {"turn": state.turn + 2})
    assert not allowed(everything, PEACE, 0, {"turn": state.turn}), "with oneself"
    assert not allowed(everything, PEACE, 1, {"turn": state.turn - 1}), "for a turn that is over"
    assert not allowed(everything, PEACE, 1, {}), "nothing is chosen"
    assert not allowed(everything, ATTACK, 1, {"seat": 1, "turn": state.turn}), "on whom it is proposed to"
    assert allowed(everything, GIFT, 1, {"amount": 40, "turn": state.turn})
    assert not allowed(everything, GIFT, 1, {"amount": 50, "turn": state.turn}), "more than one has"
    assert not allowed(everything, "marriage", 1, {})


def test_before_the_first_turn_votes_are_agreed_on() -> None:
    state: Any = GAME.start(5, {}, Chance(1))
    assert [offer.kind for offer in offers(state.redact(0), 0)] == [VOTE]
    pact = agreed(VOTE, answer=1)
    assert breaks(state, 0, ((verbs.BALLOT, 0), (verbs.SEND,)), pact)
    assert not breaks(state, 0, ((verbs.BALLOT, 1), (verbs.SEND,)), pact)
    told = event(verbs.VOTED, 0, 1, 0, 1, 0, 1, 1, 1)
    assert status(state, pact, [told]) == (BROKEN, (1,))
    assert status(state, pact, []).status == ACCEPTED


def test_peace_is_broken_by_a_march_and_seen_in_the_battle() -> None:
    state = negotiating()
    pact = agreed(PEACE, turn=state.turn + 1)
    march: Action = (verbs.MARCH, home(state, 0), home(state, 1), 0, 1)
    assert breaks(state, 0, (march, (verbs.SEND,)), pact)
    other: Action = (verbs.MARCH, home(state, 0), home(state, 2), 0, 1)
    assert not breaks(state, 0, (other, (verbs.SEND,)), pact)
    k = state.number
    battle = event(verbs.BATTLE, home(state, 1), k[0], 2, k[1], 3, k[1], 1)
    assert status(state, pact, [battle]) == (BROKEN, (0,)), "who fights in the other's Province has attacked him"
    elsewhere = event(verbs.BATTLE, home(state, 2), k[0], 2, k[1], 3, k[1], 1)
    assert status(state, pact, [elsewhere]).status == ACCEPTED, "both attack a third"
    seized = event(verbs.SEIZED, k[1], home(state, 0), k[0])
    assert status(state, pact, [seized]) == (BROKEN, (1,))


def test_what_has_passed_is_accepted_by_nobody() -> None:
    """When units are bought the orders of the turn are carried out, and the Dragon was there or does not come."""
    rank = "rank=1>2>3 map=1:1.2 2:2.2 3:3.1"
    orders, attack, buying = (realm(at(f"N/ring3/3 {when} {rank}")) for when in ("T3.N", "T3.A dpl=3", "T3.C"))
    for kind, late in ((ATTACK, [False, False, True]), (PLEDGE, [False, False, True]), (PEACE, [False] * 3)):
        pact = Pact("a", kind, 0, 1, 3, {"turn": 3})
        assert [too_late(view, pact) for view in (orders, attack, buying)] == late, kind
        assert not too_late(buying, Pact("a", kind, 0, 1, 3, {"turn": 4})), "there is still time until the next turn"
    turns = {offer.kind: dict(offer.slots)["turn"] for offer in offers(buying, 0)}
    assert (turns[PLEDGE], turns[PEACE][0]) == ((4,), 3)


def test_peace_ends_with_its_last_turn() -> None:
    state = negotiating()
    k = state.number
    pact = agreed(PEACE, turn=2)
    after = event(verbs.SEIZED, k[1], home(state, 0), k[0])
    assert status(state, pact, [event(verbs.TURN, 2), event(verbs.TURN, 3), after]).status == KEPT
    assert status(state, pact, [event(verbs.TURN, 2), after]).status == BROKEN
    assert status(state, pact, [event(verbs.ELIMINATED, k[1], 2)]).status == VOID


def test_a_joint_attack_wants_both() -> None:
    state = negotiating()
    k, now = state.number, state.turn
    pact = agreed(ATTACK, seat=2, turn=now)
    to = home(state, 2)
    orders = [event(verbs.ORDER, k[seat], verbs.MARCH, home(state, seat), to, 0, 1) for seat in (0, 1)]
    end = event(verbs.TURN, now + 1)
    assert status(state, pact, [*orders, end]).status == KEPT
    assert status(state, pact, [orders[0], end]) == (BROKEN, (1,))
    assert status(state, pact, [orders[0], event(verbs.ELIMINATED, k[2], 1), end]).status == VOID, (
        "there is nobody left"
    )
    assert breaks(state, 1, ((verbs.WORK, home(state, 1), 0), (verbs.SEND,)), pact)
    assert not breaks(state, 1, ((verbs.MARCH, home(state, 1), to, 0, 1), (verbs.SEND,)), pact)


def test_a_pledge_is_kept_by_what_is_sent_against_the_dragon() -> None:
    state = negotiating()
    k, now = state.number, state.turn
    pact = agreed(PLEDGE, given=2, asked_for=2, turn=now)
    comes = event(verbs.ATTACK, 9, 9, 0, 0)
    sent = [event(verbs.COMMITTED, k[0], 2, 1, 2, 0, 0, 0), event(verbs.COMMITTED, k[1], 1, 1, 1, 0, 0, 0)]
    met = event(verbs.CLASH, 10, 9, 1)
    assert status(state, pact, [comes, *sent, met]) == (BROKEN, (1,))
    assert status(state, pact, [comes, sent[0], event(verbs.COMMITTED, k[1], 2, 1, 2, 0, 0, 0), met]).status == KEPT
    assert status(state, pact, [comes, sent[0], met]) == (BROKEN, (1,)), "who hides sends nothing"
    assert status(state, pact, [event(verbs.TURN, now + 1)]).status == VOID, "the Dragon did not come"
    assert breaks(state, 0, ((verbs.COMMIT, home(state, 0), 1), (verbs.SEND,)), pact)
    assert not breaks(state, 0, ((verbs.COMMIT, home(state, 0), 2), (verbs.SEND,)), pact)


def test_a_gift_is_owed_by_the_giver_alone() -> None:
    state = negotiating()
    k, now = state.number, state.turn
    pact = agreed(GIFT, amount=20, turn=now)
    end = event(verbs.TURN, now + 1)
    assert status(state, pact, [event(verbs.PAID_OVER, k[0], k[1], 20), end]).status == KEPT
    assert status(state, pact, [event(verbs.PAID_OVER, k[0], k[1], 10), end]) == (BROKEN, (0,))
    assert not pact.binds(1)
    assert value(state, 1, pact) > 0 > value(state, 0, pact)
