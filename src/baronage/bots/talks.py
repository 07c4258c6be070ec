"""How the characters negotiate: what they propose, what they accept, and whom they no longer believe.

They know what their seat knows: its view, the pacts that it has heard of, and what everybody saw of how they were kept.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from baronage.engine.chance import Chance
from baronage.engine.flow import State
from baronage.engine.mind import Plan
from baronage.engine.pacts import ACCEPTED, ATTACK, BROKEN, GIFT, OPEN, PEACE, PLEDGE, Fate, Offer, Pact, Pacts

WORTH: Final = 0.05  # what a proposal must promise to both, that one makes it
MOST_TRIED: Final = 200  # proposals that are weighed


class Known(NamedTuple):
    """A pact that a seat has heard of, and what became of it."""

    pact: Pact
    fate: Fate


class Wanted(NamedTuple):
    """A proposal to be made."""

    kind: str
    to: int
    facts: Mapping[str, int]


def hears(pact: Pact, seat: int) -> bool:
    """Does a seat know of it?"""
    return pact.public or seat in (pact.by, pact.to)


def distrusted(known: Sequence[Known], seat: int, turn: int, forgives: int) -> set[int]:
    """Who has broken his word of late, as this seat knows."""
    return {
        breaker
        for pact, fate in known
        if fate.status == BROKEN and hears(pact, seat) and turn - pact.turn <= forgives
        for breaker in fate.breakers
        if breaker != seat
    }


def _running(known: Sequence[Known], seat: int) -> list[Pact]:
    """What the seat has agreed on and is still to keep."""
    return [
        it.pact for it in known if it.fate.status == ACCEPTED and it.pact.answer == ACCEPTED and it.pact.binds(seat)
    ]


def _conflicts(pact: Pact, running: Sequence[Pact], seat: int) -> bool:
    """Would the seat promise to attack somebody with whom it has peace, or peace to whom it has promised to attack?"""
    if pact.kind == ATTACK:
        return any(one.kind == PEACE and one.other(seat) == pact.facts["seat"] for one in running)
    if pact.kind == PEACE:
        return any(one.kind == ATTACK and one.facts["seat"] == pact.other(seat) for one in running)
    return False


def accepts(view: State, seat: int, pact: Pact, known: Sequence[Known], forgives: int) -> bool:
    """Does a bot take this proposal, which was made to its seat?"""
    pacts = view.game.pacts
    assert pacts is not None
    if pact.kind == GIFT:
        return True
    if pact.by in distrusted(known, seat, pacts.turn(view), forgives):
        return False
    if pacts.breaks(view, seat, _sent(view, seat), replace(pact, answer=ACCEPTED)):
        return False  # it is too late: the order is given
    return pacts.worth(view, seat, pact) >= 0 and not _conflicts(pact, _running(known, seat), seat)


def _sent(view: State, seat: int) -> Plan:
    """The sheet that the seat has sent and nobody has seen yet."""
    sheets = view.at_once()
    return tuple(sheets.drafts[seat]) if sheets is not None and sheets.sent >> seat & 1 else ()


def proposal(view: State, seat: int, known: Sequence[Known], forgives: int, chance: Chance) -> Wanted | None:
    """What a bot proposes now, and to whom: what is best for the one of the two who has less of it; None: nothing."""
    pacts = view.game.pacts
    if pacts is None:
        return None
    turn = pacts.turn(view)
    avoided = distrusted(known, seat, turn, forgives)
    running = _running(known, seat)
    # with whom it has spoken of such a thing in this turn, or has agreed on it
    done = {
        (it.pact.kind, it.pact.other(seat))
        for it in known
        if seat in (it.pact.by, it.pact.to) and (it.pact.turn == turn or it.pact in running or it.pact.answer == OPEN)
    }
    best, found = WORTH, None
    for pact in _possible(pacts, view, seat, turn, chance):
        if pact.to in avoided or (pact.kind, pact.to) in done or _conflicts(pact, running, seat):
            continue
        worth = min(pacts.worth(view, seat, pact), pacts.worth(view, pact.to, pact))
        if worth > best:
            best, found = worth, Wanted(pact.kind, pact.to, pact.facts)
    return found


def _possible(pacts: Pacts, view: State, seat: int, turn: int, chance: Chance) -> Iterator[Pact]:
    """Proposals to weigh, in an order drawn by lot; nobody gives anything for nothing."""
    found = [
        Pact("", offer.kind, seat, to, turn, facts)
        for offer in pacts.offers(view, seat)
        if offer.kind in (PEACE, ATTACK, PLEDGE)
        for to in offer.to
        for facts in _filled(offer, to)
    ]
    order = list(range(len(found)))
    chance.shuffle(order)
    for at in order[:MOST_TRIED]:
        yield found[at]


def _filled(offer: Offer, to: int) -> list[dict[str, int]]:
    """All ways to fill the slots; of a pledge those in which both send as many."""
    ways: list[dict[str, int]] = [{}]
    for slot in offer.slots:
        ways = [
            {**way, slot.name: value} for way in ways for value in slot.values if (slot.name, value) != ("seat", to)
        ]
    if offer.kind == PLEDGE:
        ways = [way for way in ways if way["given"] == way["asked_for"]]
    return ways
