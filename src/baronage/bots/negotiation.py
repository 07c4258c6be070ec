"""Negotiation of the characters: their proposals, answers and trust.

They use only the knowledge of their seat: its view, the pacts it knows, and the public events about them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import State
from baronage.engine.game.game import game_of
from baronage.engine.hooks.pacts import (
    ACCEPTED,
    ATTACK,
    BROKEN,
    GIFT,
    OPEN,
    PEACE,
    PLEDGE,
    Offer,
    Pact,
    Pacts,
    PactStatus,
)
from baronage.engine.hooks.search import Plan

WORTH: Final = 0.05  # minimum value of a proposal to both sides
MAX_TRIED: Final = 200  # proposals evaluated


class Known(NamedTuple):
    """A pact known to a seat, and its status."""

    pact: Pact
    status: PactStatus


class Wanted(NamedTuple):
    """A proposal to make."""

    kind: str
    to: int
    params: Mapping[str, int]


def hears(pact: Pact, seat: int) -> bool:
    """Return whether a seat knows of the pact."""
    return pact.public or seat in (pact.by, pact.to)


def distrusted(known: Sequence[Known], seat: int, turn: int, forgives: int) -> set[int]:
    """Return the seats that recently broke a pact, as far as this seat knows."""
    return {
        breaker
        for pact, status in known
        if status.status == BROKEN and hears(pact, seat) and turn - pact.turn <= forgives
        for breaker in status.breakers
        if breaker != seat
    }


def _running(known: Sequence[Known], seat: int) -> list[Pact]:
    """Return the accepted pacts that the seat still has to keep."""
    return [
        it.pact for it in known if it.status.status == ACCEPTED and it.pact.answer == ACCEPTED and it.pact.binds(seat)
    ]


def _conflicts(pact: Pact, running: Sequence[Pact], seat: int) -> bool:
    """Return whether a pact contradicts another: attack and peace with the same seat."""
    if pact.kind == ATTACK:
        return any(one.kind == PEACE and one.other(seat) == pact.params["seat"] for one in running)
    if pact.kind == PEACE:
        return any(one.kind == ATTACK and one.params["seat"] == pact.other(seat) for one in running)
    return False


def accepts(view: State, seat: int, pact: Pact, known: Sequence[Known], forgives: int) -> bool:
    """Return whether a bot accepts this proposal to its seat."""
    pacts = game_of(view).pacts
    assert pacts is not None
    if pact.kind == GIFT:
        return True
    if pact.by in distrusted(known, seat, pacts.turn(view), forgives):
        return False
    if pacts.breaks(view, seat, _sent(view, seat), replace(pact, answer=ACCEPTED)):
        return False  # too late: the order is already submitted
    return pacts.value(view, seat, pact) >= 0 and not _conflicts(pact, _running(known, seat), seat)


def _sent(view: State, seat: int) -> Plan:
    """Return the seat's own submission, which is still secret."""
    sheets = view.at_once()
    return tuple(sheets.drafts[seat]) if sheets is not None and sheets.sent >> seat & 1 else ()


def proposal(view: State, seat: int, known: Sequence[Known], forgives: int, chance: Chance) -> Wanted | None:
    """Return the proposal with the best value for the side that gains less, or None."""
    pacts = game_of(view).pacts
    if pacts is None:
        return None
    turn = pacts.turn(view)
    avoided = distrusted(known, seat, turn, forgives)
    running = _running(known, seat)
    # seats with a similar proposal or pact in this turn
    done = {
        (it.pact.kind, it.pact.other(seat))
        for it in known
        if seat in (it.pact.by, it.pact.to) and (it.pact.turn == turn or it.pact in running or it.pact.answer == OPEN)
    }
    best, found = WORTH, None
    for pact in _possible(pacts, view, seat, turn, chance):
        if pact.to in avoided or (pact.kind, pact.to) in done or _conflicts(pact, running, seat):
            continue
        worth = min(pacts.value(view, seat, pact), pacts.value(view, pact.to, pact))
        if worth > best:
            best, found = worth, Wanted(pact.kind, pact.to, pact.params)
    return found


def _possible(pacts: Pacts, view: State, seat: int, turn: int, chance: Chance) -> Iterator[Pact]:
    """Yield possible proposals in random order, without gifts."""
    found = [
        Pact("", offer.kind, seat, to, turn, params)
        for offer in pacts.offers(view, seat)
        if offer.kind in (PEACE, ATTACK, PLEDGE)
        for to in offer.to
        for params in _filled(offer, to)
    ]
    order = list(range(len(found)))
    chance.shuffle(order)
    for at in order[:MAX_TRIED]:
        yield found[at]


def _filled(offer: Offer, to: int) -> list[dict[str, int]]:
    """Return all ways to fill the slots. For a pledge, both sides send equal amounts."""
    ways: list[dict[str, int]] = [{}]
    for slot in offer.slots:
        ways = [
            {**way, slot.name: value} for way in ways for value in slot.values if (slot.name, value) != ("seat", to)
        ]
    if offer.kind == PLEDGE:
        ways = [way for way in ways if way["given"] == way["asked_for"]]
    return ways
