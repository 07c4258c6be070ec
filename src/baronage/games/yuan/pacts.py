"""What players of Yuan promise one another (YUAN-G1.17): peace, joint attacks, votes. Nothing can be given away in this game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baronage.engine.flow import Event
from baronage.engine.mind import Plan
from baronage.engine.pacts import ACCEPTED, ATTACK, BROKEN, KEPT, PEACE, VOID, VOTE, Fate, Offer, Pact, Slot
from baronage.games.yuan import verbs
from baronage.games.yuan.state import Yuan
from baronage.games.yuan.steps.founding import Vote
from baronage.games.yuan.steps.planning import planning_of

LONGEST_PEACE: Final = 4  # turns
LONGER: Final = 0.1  # what is good or bad for a turn is so much better or worse for one more
TAKES: Final = (verbs.CONQUERED, verbs.OVERRUN, verbs.SKIRMISH)  # clan, Province, whose it was


def turn(view: Yuan) -> int:
    """The turn that is played; 0: before the first."""
    return view.turn


def offers(view: Yuan, seat: int) -> list[Offer]:
    """What this seat can propose now."""
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
    """Is it another turn by now?"""
    return view.turn > pact.turn


def fate(view: Yuan, pact: Pact, events: Sequence[Event]) -> Fate:
    """From the public record since it was accepted."""
    if pact.kind == VOTE:
        cast = {facts[0]: facts[1] for kind, _, facts, _ in events if kind == verbs.VOTED}
        if pact.by not in cast:
            return Fate(ACCEPTED)
        false = tuple(seat for seat in (pact.by, pact.to) if cast[seat] != pact.facts["answer"])
        return Fate(BROKEN, false) if false else Fate(KEPT)
    seats = {view.clans[pact.by]: pact.by, view.clans[pact.to]: pact.to}
    came: set[int] = set()
    now = pact.turn
    for at, (kind, _, facts, _) in enumerate(events):
        if kind == verbs.TURN:
            now = facts[0]
        if (kind == verbs.TURN and now > pact.facts["turn"]) or kind == verbs.ENDED:
            late = tuple(seat for clan, seat in seats.items() if clan not in came)
            if pact.kind == PEACE:
                return Fate(KEPT)
            return Fate(VOID) if kind == verbs.ENDED else Fate(BROKEN, late) if late else Fate(KEPT)
        if pact.kind == PEACE:
            attacker, victim = _attack(view, events, at)
            if attacker in seats and victim in seats and attacker != victim:
                return Fate(BROKEN, (seats[attacker],))
        elif kind == verbs.REVEALED and facts[0] in seats and now == pact.facts["turn"] and facts[1]:
            came |= {facts[0]} if _owner(view, events, at, facts[1]) == view.clans[pact.facts["seat"]] else set()
    return Fate(ACCEPTED)


def _attack(view: Yuan, events: Sequence[Event], at: int) -> tuple[int, int]:
    """Which clan attacks which in this event; -1: none."""
    kind, _, facts, _ = events[at]
    if kind in TAKES:
        return facts[0], facts[2]
    return (facts[1], _owner(view, events, at, facts[0])) if kind == verbs.REPELLED else (-1, -1)


def _owner(view: Yuan, events: Sequence[Event], at: int, province: int) -> int:
    """The clan whose this Province was then: who loses it next, or who has it now; -1: nobody's."""
    for kind, _, facts, _ in events[at:]:
        if kind in (verbs.CONQUERED, verbs.OVERRUN) and facts[1] == province:
            return facts[2]
        if kind == verbs.ISOLATED and facts[0] == province:
            return facts[1]
        if kind == verbs.SETTLED and province in facts[1:]:
            return -1
    return view.owner[province] - 1


def breaks(view: Yuan, seat: int, plan: Plan, pact: Pact) -> bool:
    """Would this order break it?"""
    if not pact.binds(seat) or not plan:
        return False
    if pact.kind == VOTE:
        return any(action[0] == verbs.VOTE and action[1] != pact.facts["answer"] for action in plan)
    if planning_of(view) is None or view.turn > pact.facts["turn"]:
        return False
    targets = [view.owner[action[1]] - 1 for action in plan if action[0] == verbs.TARGET]
    if pact.kind == PEACE:
        return view.clans[pact.other(seat)] in targets
    return view.turn == pact.facts["turn"] and view.clans[pact.facts["seat"]] not in targets


def worth(view: Yuan, seat: int, pact: Pact) -> float:
    """By a rule of thumb: the Armies of both, who leads, and how many others there are."""
    if pact.kind == VOTE:
        return 0.1 if pact.facts["answer"] == 0 else -0.1
    mine, theirs = _strength(view, seat), _strength(view, pact.other(seat))
    if pact.kind == ATTACK:
        target = pact.facts["seat"]
        later = 0.1 * (pact.facts["turn"] - view.turn)  # who knows what can be done then
        return -1.0 if target == seat else 0.1 * (_temples(view, target) - _temples(view, seat)) - 0.05 - later
    if view.seats == 2:
        return 0.1 * (theirs - mine) - 0.05
    ahead = _temples(view, pact.other(seat)) - _temples(view, seat)
    return (0.1 + 0.05 * (theirs - mine) - 0.1 * ahead) * (1 + LONGER * (pact.facts["turn"] - view.turn))


def _strength(view: Yuan, seat: int) -> int:
    clan = view.clans[seat]
    return sum(view.armies[at] for at, owner in enumerate(view.owner) if owner == clan + 1)


def _temples(view: Yuan, seat: int) -> int:
    clan = view.clans[seat]
    return sum(1 for at, owner in enumerate(view.owner) if owner == clan + 1 and view.temples[at])
