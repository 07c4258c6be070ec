"""What players promise one another in Yuan."""

from __future__ import annotations

from typing import Any

import pytest

import baronage
from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, Event
from baronage.engine.hooks.pacts import ACCEPTED, ATTACK, BROKEN, KEPT, PEACE, VOID, VOTE, Pact, allowed
from baronage.games.yuan import verbs
from baronage.games.yuan.ai.plans import sheet
from baronage.games.yuan.pacts import breaks, offers, status, value
from baronage.games.yuan.state import Yuan

GAME = baronage.games()["yuan"]


def planning(seats: int = 3) -> Yuan:
    state: Any = GAME.start(seats, {"assembly": "standard", "capitals": "auto"}, Chance(1))
    realm: Yuan = state
    return realm


def agreed(kind: str, **params: int) -> Pact:
    """Between seats 0 and 1, in turn 1."""
    return Pact("x", kind, 0, 1, 1, params, answer=ACCEPTED)


def event(kind: int, *params: int) -> Event:
    return (kind, ALL, params, "")


def province(state: Yuan, seat: int) -> int:
    return state.owner.index(state.clans[seat] + 1)


@pytest.mark.rule("YUAN-G1.17")
def test_what_can_be_proposed() -> None:
    state = planning()
    found = offers(state.redact(0), 0)
    assert [offer.kind for offer in found] == [PEACE, ATTACK]
    assert allowed(found, PEACE, 1, {"turn": 3})
    assert allowed(found, ATTACK, 1, {"seat": 2, "turn": 1})
    assert not allowed(found, ATTACK, 1, {"seat": 0, "turn": 1})
    assert [offer.kind for offer in offers(planning(2).redact(0), 0)] == [PEACE], "there is no third"


def test_peace_is_broken_by_an_attack() -> None:
    state = planning()
    pact = agreed(PEACE, turn=2)
    theirs = province(state, 1)
    assert breaks(state, 0, sheet((theirs, 0, 0, 1)), pact)
    assert not breaks(state, 0, sheet((province(state, 2), 0, 0, 1)), pact)
    assert not breaks(state, 0, (verbs.PASS,), pact)
    one, two = state.clans[:2]
    assert status(state, pact, [event(verbs.CONQUERED, one, theirs, two, 1, 0)]) == (BROKEN, (0,))
    assert status(state, pact, [event(verbs.REPELLED, theirs, one, 1, 0, 0)]) == (BROKEN, (0,))
    assert status(state, pact, [event(verbs.TURN, 2, 7)]).status == ACCEPTED
    late = event(verbs.CONQUERED, one, theirs, two, 1, 0)
    assert status(state, pact, [event(verbs.TURN, 2, 7), event(verbs.TURN, 3, 7), late]).status == KEPT


def test_a_joint_attack_wants_both() -> None:
    state = planning()
    pact = agreed(ATTACK, seat=2, turn=1)
    to = province(state, 2)
    shown = [event(verbs.REVEALED, state.clans[seat], to, 0, 0, 1) for seat in (0, 1)]
    end = event(verbs.TURN, 2, 7)
    assert status(state, pact, [*shown, end]).status == KEPT
    assert status(state, pact, [shown[1], event(verbs.REVEALED, state.clans[0], 0, 0, 0, 0), end]) == (BROKEN, (0,))
    assert status(state, pact, [event(verbs.ENDED, 1, 0)]).status == VOID
    assert breaks(state, 0, (verbs.PASS,), pact)
    assert not breaks(state, 0, sheet((to, 0, 0, 1)), pact)


def test_a_vote_is_seen_by_all() -> None:
    state = planning()
    pact = agreed(VOTE, answer=1)
    votes = [event(verbs.VOTED, seat, vote) for seat, vote in enumerate((1, 0, 0))]
    assert status(state, pact, votes) == (BROKEN, (1,))
    assert breaks(state, 1, ((verbs.VOTE, 0),), pact)


def test_a_good_peace_is_better_the_longer_it_lasts() -> None:
    state = planning()
    short, long = (value(state, 0, agreed(PEACE, turn=turn)) for turn in (1, 3))
    assert 0 < short < long
    state.armies[province(state, 0)] = 9
    short, long = (value(state, 0, agreed(PEACE, turn=turn)) for turn in (1, 3))
    assert long < short < 0, "who is strong wants none"
