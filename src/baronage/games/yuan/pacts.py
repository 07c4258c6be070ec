"""Pacts between players (YUAN-G1.17): peace, joint attacks and votes. This game has no gifts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baronage.engine.core.state import Event
from baronage.engine.hooks.pacts import ACCEPTED, ATTACK, BROKEN, KEPT, PEACE, VOID, VOTE, Offer, Pact, PactStatus, Slot
from baronage.engine.hooks.search import Plan
from baronage.games.yuan import verbs
from baronage.games.yuan.state import Yuan
from baronage.games.yuan.steps.founding import Vote
from baronage.games.yuan.steps.planning import planning_of

LONGEST_PEACE: Final = 4  # turns
LONGER: Final = 0.1  # relative change in value for each further turn
TAKES: Final = (verbs.CONQUERED, verbs.OVERRUN, verbs.SKIRMISH)  # clan, Province, previous owner


def turn(view: Yuan) -> int:
    """Return the current turn, or 0 before the first."""
    return view.turn


def offers(view: Yuan, seat: int) -> list[Offer]:
    """Return the pacts that `seat` can propose now."""
    others = tuple(other for other in range(view.seats) if other != seat and not view.beaten(other))
    if not view.stack or not others:
        return []
    if view.on_top(Vote) is not None:
        return [Offer(VOTE, others, (Slot("answer", (0, 1)),))]
    if planning_of(view) is None or view.beaten(seat):
        return []
    turns = tuple(range(view.turn, min(view.turn + LONGEST_PEACE, view.last + 1)))
    found = [Offer(PEACE, others, (Slot("turn", turns),))]
    if len(others) > 1:
        found.append(Offer(ATTACK, others, (Slot("seat", others), Slot("turn", (view.turn, view.turn + 1)))))
    return found


def too_late(view: Yuan, pact: Pact) -> bool:
    """Return whether the turn of the pact is over."""
    return view.turn > pact.turn


def status(view: Yuan, pact: Pact, events: Sequence[Event]) -> PactStatus:
    """Return the status of a pact from the public events since it was accepted."""
    if pact.kind == VOTE:
        cast = {params[0]: params[1] for kind, _, params, _ in events if kind == verbs.VOTED}
        if pact.by not in cast:
            return PactStatus(ACCEPTED)
        false = tuple(seat for seat in (pact.by, pact.to) if cast[seat] != pact.params["answer"])
        return PactStatus(BROKEN, false) if false else PactStatus(KEPT)
    seats = {view.clans[pact.by]: pact.by, view.clans[pact.to]: pact.to}
    came: set[int] = set()
    now = pact.turn
    for at, (kind, _, params, _) in enumerate(events):
        if kind == verbs.TURN:
            now = params[0]
        if (kind == verbs.TURN and now > pact.params["turn"]) or kind == verbs.ENDED:
            late = tuple(seat for clan, seat in seats.items() if clan not in came)
            if pact.kind == PEACE:
                return PactStatus(KEPT)
            return PactStatus(VOID) if kind == verbs.ENDED else PactStatus(BROKEN, late) if late else PactStatus(KEPT)
        if pact.kind == PEACE:
            attacker, victim = _attack(view, events, at)
            if attacker in seats and victim in seats and attacker != victim:
                return PactStatus(BROKEN, (seats[attacker],))
        elif kind == verbs.REVEALED and params[0] in seats and now == pact.params["turn"] and params[1]:
            came |= {params[0]} if _owner(view, events, at, params[1]) == view.clans[pact.params["seat"]] else set()
    return PactStatus(ACCEPTED)


def _attack(view: Yuan, events: Sequence[Event], at: int) -> tuple[int, int]:
    """Return the attacking and the attacked clan of this event; -1 for none."""
    kind, _, params, _ = events[at]
    if kind in TAKES:
        return params[0], params[2]
    return (params[1], _owner(view, events, at, params[0])) if kind == verbs.REPELLED else (-1, -1)


def _owner(view: Yuan, events: Sequence[Event], at: int, province: int) -> int:
    """Return the clan that owned a Province at this event: the next to lose it, or its owner now; -1 for none."""
    for kind, _, params, _ in events[at:]:
        if kind in (verbs.CONQUERED, verbs.OVERRUN) and params[1] == province:
            return params[2]
        if kind == verbs.ISOLATED and params[0] == province:
            return params[1]
        if kind == verbs.SETTLED and province in params[1:]:
            return -1
    return view.owner[province] - 1


def breaks(view: Yuan, seat: int, plan: Plan, pact: Pact) -> bool:
    """Return whether this order would break the pact."""
    if not pact.binds(seat) or not plan:
        return False
    if pact.kind == VOTE:
        return any(action[0] == verbs.VOTE and action[1] != pact.params["answer"] for action in plan)
    if planning_of(view) is None or view.turn > pact.params["turn"]:
        return False
    targets = [view.owner[action[1]] - 1 for action in plan if action[0] == verbs.TARGET]
    if pact.kind == PEACE:
        return view.clans[pact.other(seat)] in targets
    return view.turn == pact.params["turn"] and view.clans[pact.params["seat"]] not in targets


def value(view: Yuan, seat: int, pact: Pact) -> float:
    """Return the estimated value of a pact, from both players' Armies, the leader and the number of others."""
    if pact.kind == VOTE:
        return 0.1 if pact.params["answer"] == 0 else -0.1
    mine, theirs = _strength(view, seat), _strength(view, pact.other(seat))
    if pact.kind == ATTACK:
        target = pact.params["seat"]
        later = 0.1 * (pact.params["turn"] - view.turn)  # later turns are uncertain
        return -1.0 if target == seat else 0.1 * (_temples(view, target) - _temples(view, seat)) - 0.05 - later
    if view.seats == 2:
        return 0.1 * (theirs - mine) - 0.05
    ahead = _temples(view, pact.other(seat)) - _temples(view, seat)
    return (0.1 + 0.05 * (theirs - mine) - 0.1 * ahead) * (1 + LONGER * (pact.params["turn"] - view.turn))


def _strength(view: Yuan, seat: int) -> int:
    clan = view.clans[seat]
    return sum(view.armies[at] for at, owner in enumerate(view.owner) if owner == clan + 1)


def _temples(view: Yuan, seat: int) -> int:
    clan = view.clans[seat]
    return sum(1 for at, owner in enumerate(view.owner) if owner == clan + 1 and view.temples[at])
