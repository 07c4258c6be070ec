"""How the characters negotiate: what they accept, what they propose, and that they keep their word as they are."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import baronage
from baronage.bots.characters import CHARACTERS, Anselm, Character, Regent, level
from baronage.bots.negotiation import Known, accepts, distrusted, proposal
from baronage.bots.search import SearchResult, Tried
from baronage.engine.core.chance import Chance
from baronage.engine.hooks.pacts import ACCEPTED, ATTACK, BROKEN, GIFT, PEACE, Pact, PactStatus, allowed
from baronage.games.yuan.ai.plans import sheet

YUAN = baronage.games()["yuan"]


def planning(seats: int = 3) -> Any:
    return YUAN.start(seats, {"assembly": "standard", "capitals": "auto"}, Chance(1))


PEACE_NOW = Pact("x", PEACE, 1, 0, 1, {"turn": 2})


def broken(by: int, turn: int = 1, public: bool = False, of: tuple[int, int] = (0, 1)) -> Known:
    return Known(Pact("old", PEACE, *of, turn, {"turn": turn}, public, ACCEPTED), PactStatus(BROKEN, (by,)))


def test_who_broke_his_word_is_not_believed_for_a_while() -> None:
    view = planning().redact(0)
    assert accepts(view, 0, PEACE_NOW, [], 3)
    assert not accepts(view, 0, PEACE_NOW, [broken(1)], 3)
    assert accepts(view, 0, PEACE_NOW, [broken(2, of=(0, 2))], 3), "it was another"
    assert accepts(view, 0, PEACE_NOW, [broken(1, turn=-9)], 3), "it is long ago"
    assert not accepts(view, 0, PEACE_NOW, [broken(1, turn=-9)], level("regent", "yuan").forgives), "he forgets nothing"


def test_what_was_agreed_in_private_between_others_is_not_known() -> None:
    assert distrusted([broken(1, of=(1, 2))], 0, 1, 9) == set()
    assert distrusted([broken(1, public=True, of=(1, 2))], 0, 1, 9) == {1}
    assert distrusted([broken(0)], 0, 1, 9) == set(), "nobody distrusts himself"


def test_nobody_promises_to_attack_his_friend() -> None:
    view = planning().redact(0)
    attack = Pact("y", ATTACK, 1, 0, 1, {"seat": 2, "turn": 1})
    friend = Pact("old", PEACE, 0, 2, 1, {"turn": 3}, answer=ACCEPTED)
    assert not accepts(view, 0, attack, [Known(friend, PactStatus(ACCEPTED))], 3)


def test_who_has_sent_his_order_promises_nothing_against_it() -> None:
    state = planning()
    theirs = state.owner.index(state.clans[1] + 1)
    top = state.stack[-1]
    drafts = list(top.drafts)
    drafts[0] = sheet((theirs, 0, 0, 1))
    state.stack[-1] = top.renew(top.due, top.sent | 1, tuple(drafts))
    assert not accepts(state.redact(0), 0, PEACE_NOW, [], 3)


def test_a_gift_is_always_taken() -> None:
    view = planning().redact(0)
    assert accepts(view, 0, Pact("x", GIFT, 1, 0, 1, {"amount": 10, "turn": 1}), [broken(1)], 3)


def test_what_is_proposed_can_be_proposed_and_not_twice() -> None:
    view = planning().redact(0)
    assert YUAN.pacts is not None
    wanted = proposal(view, 0, [], 3, Chance(1))
    assert wanted is not None
    assert allowed(YUAN.pacts.offers(view, 0), wanted.kind, wanted.to, wanted.params)
    known: list[Known] = []
    for _ in range(20):
        more = proposal(view, 0, known, 3, Chance(1))
        if more is None:
            break
        assert (more.kind, more.to) not in {(it.pact.kind, it.pact.to) for it in known}
        known.append(Known(Pact("x", more.kind, 0, more.to, 1, more.params), PactStatus("open")))
    else:
        raise AssertionError("it never ends")


def test_nothing_is_proposed_to_who_is_not_believed() -> None:
    view = planning(2).redact(0)
    assert proposal(view, 0, [broken(1)], 9, Chance(1)) is None


def picked(character: Character, gain: float) -> bool:
    """Does the character break a peace that it agreed to, for so much of the chance to win?"""
    state = planning()
    theirs = state.owner.index(state.clans[1] + 1)
    fair, false = Tried(((0, 0),), 0.5, [0.4] * 8), Tried(sheet((theirs, 0, 0, 1)), 0.5, [0.4 + gain] * 8)
    thought = SearchResult((fair, false), fair, 16, secret=False)
    peace = replace(PEACE_NOW, answer=ACCEPTED)
    return type(character)(promised=(peace,)).pick(state, 0, thought, Chance(1)) == false.plan


def test_they_keep_their_word_as_they_are() -> None:
    assert not picked(Anselm(), 0.5), "a knight"
    assert picked(Regent(), 0.2), "who has no scruples"
    assert not picked(Regent(), 0.02), "but breaks nothing for a trifle"
    words = {it.NAME: level(it.NAME, "yuan").word for it in CHARACTERS}
    assert words["hob"] < words["ysolt"] < words["anselm"]


def test_without_a_promise_they_play_as_ever() -> None:
    state = planning()
    theirs = state.owner.index(state.clans[1] + 1)
    fair, better = Tried(((0, 0),), 0.5, [0.4] * 8), Tried(sheet((theirs, 0, 0, 1)), 0.5, [0.6] * 8)
    assert Anselm().pick(state, 0, SearchResult((fair, better), fair, 16, secret=False), Chance(1)) == better.plan
