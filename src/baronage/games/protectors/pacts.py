"""Pacts between players (REALM-C1.05): peace, joint attacks, pledges, gifts and votes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baronage.engine.core.state import Action, Event
from baronage.engine.hooks.pacts import (
    ACCEPTED,
    ATTACK,
    BROKEN,
    GIFT,
    KEPT,
    PEACE,
    PLEDGE,
    VOID,
    VOTE,
    Offer,
    Pact,
    PactStatus,
    Slot,
)
from baronage.engine.hooks.search import Plan
from baronage.games.protectors import verbs
from baronage.games.protectors.ai.heuristics import rivals
from baronage.games.protectors.bot import spread
from baronage.games.protectors.data import ISLAND, SPRING
from baronage.games.protectors.rules.dragon import threshold
from baronage.games.protectors.rules.orders import march_targets, needs_ferry
from baronage.games.protectors.state import CONSOLIDATION, NEGOTIATION, SETUP, Realm
from baronage.games.protectors.steps.commitment import attacked
from baronage.games.protectors.steps.opening import vote_of

LONGEST_PEACE: Final = 5  # turns
MAX_UNITS: Final = 12  # largest pledge
PURSE: Final = 10  # gifts are multiples of this amount,
MAX_GIFTS: Final = 12  # and this many amounts are offered
LONGER: Final = 0.1  # relative change in value for each further turn
NEAR: Final = 4  # distance from the Threshold at which the Dragon is feared
ORDERS: Final = (verbs.MARCH, verbs.DELAYED)
ANY_ORDER: Final = (verbs.MARCH, verbs.DELAYED, verbs.SUPPORT, verbs.HOLD, verbs.WORK, verbs.FORTIFY)


# --- proposals ----------------------------------------------------------------------------------------------------------


def turn(view: Realm) -> int:
    """Return the current turn, or 0 before the first."""
    return view.turn


def offers(view: Realm, seat: int) -> list[Offer]:
    """Return the pacts that `seat` can propose now."""
    if not view.stack:
        return []
    if vote_of(view) >= 0:
        return [Offer(VOTE, tuple(other for other in range(view.seats) if other != seat), (Slot("answer", (0, 1)),))]
    if seat not in view.rank or view.phase == SETUP:
        return []
    foes = tuple(sorted(rivals(view, seat)))
    others = tuple(sorted(other for other in view.rank if other != seat))
    now = view.turn
    found = [Offer(PEACE, foes, (Slot("turn", tuple(range(now, now + LONGEST_PEACE))),))]
    orders = (now + 1,) if view.phase == CONSOLIDATION else (now, now + 1)
    attacks = (now + 1,) if _spent(view) else (now, now + 1)
    if len(foes) > 1:
        found.append(Offer(ATTACK, others, (Slot("seat", foes), Slot("turn", orders))))
    units = tuple(range(1, MAX_UNITS + 1))
    found.append(Offer(PLEDGE, others, (Slot("given", units), Slot("asked_for", units), Slot("turn", attacks))))
    gifts = tuple(range(PURSE, min(view.cash[seat], PURSE * MAX_GIFTS) + 1, PURSE))
    if gifts and view.phase == NEGOTIATION:
        found.append(Offer(GIFT, others, (Slot("amount", gifts), Slot("turn", (now,)))))
    return [offer for offer in found if offer.to]


def too_late(view: Realm, pact: Pact) -> bool:
    """Return whether that turn's orders are executed and no Dragon attack can follow."""
    if view.turn > pact.turn:
        return True
    passed = view.phase == CONSOLIDATION if pact.kind in (ATTACK, GIFT) else pact.kind == PLEDGE and _spent(view)
    return passed and pact.params["turn"] == view.turn


def _spent(view: Realm) -> bool:
    """Return whether no Dragon attack can follow this turn; the last chance is before the purchases (REALM-J4.04)."""
    return view.phase == CONSOLIDATION and not attacked(view)


# --- status of a pact -----------------------------------------------------------------------------------------------------


def status(view: Realm, pact: Pact, events: Sequence[Event]) -> PactStatus:
    """Return the status of a pact from the public events since it was accepted."""
    if pact.kind == VOTE:
        return _voted(pact, events)
    one, two = view.number[pact.by], view.number[pact.to]
    seats = {one: pact.by, two: pact.to}
    done: dict[int, int] = {one: 0, two: 0}  # how much of the promise each player has kept in that turn
    foe = view.number[pact.params["seat"]] if pact.kind == ATTACK else -1
    now = pact.turn
    for at, (kind, _, params, _) in enumerate(events):
        if kind == verbs.TURN:
            now = params[0]
        if (kind == verbs.TURN and now > pact.params["turn"]) or kind == verbs.ENDED:
            return _settled(pact, seats, done, kind == verbs.ENDED)
        if kind == verbs.ELIMINATED and (params[0] in seats or params[0] == foe):
            return PactStatus(VOID)
        if pact.kind == PEACE:
            for attacker in _attackers(view, events, at):
                if attacker in seats and _victim(view, events, at) == one + two - attacker:
                    return PactStatus(BROKEN, (seats[attacker],))
        elif now != pact.params["turn"]:
            continue
        elif pact.kind == ATTACK and kind == verbs.ORDER and params[0] in done:
            done[params[0]] |= _aims_at(view, events, at, foe)
        elif pact.kind == PLEDGE and kind == verbs.ATTACK:
            done = {one: -1, two: -1}  # a player who takes no part has sent nothing
        elif pact.kind == PLEDGE and kind == verbs.COMMITTED and params[0] in done:
            done[params[0]] = params[1]
        elif pact.kind == PLEDGE and kind == verbs.CLASH:
            return _settled(pact, seats, done, over=False)
        elif pact.kind == GIFT and kind == verbs.PAID_OVER and params[:2] == (one, two):
            done[one] += params[2]
    return PactStatus(ACCEPTED)


def _settled(pact: Pact, seats: dict[int, int], done: dict[int, int], over: bool) -> PactStatus:
    """Return the final status of a pact whose time is up."""
    if pact.kind == PEACE:
        return PactStatus(KEPT)
    if over or (pact.kind == PLEDGE and not any(done.values())):  # no Dragon attack took place
        return PactStatus(VOID)
    owed = {
        ATTACK: (1, 1),
        PLEDGE: (pact.params.get("given", 0), pact.params.get("asked_for", 0)),
        GIFT: (pact.params.get("amount", 0), 0),
    }[pact.kind]
    late = tuple(seats[k] for k, wanted in zip(seats, owed, strict=True) if done[k] < wanted)
    return PactStatus(BROKEN, late) if late else PactStatus(KEPT)


def _voted(pact: Pact, events: Sequence[Event]) -> PactStatus:
    for kind, _, params, _ in events:
        if kind == verbs.VOTED:
            false = tuple(seat for seat in (pact.by, pact.to) if params[3 + seat] != pact.params["answer"])
            return PactStatus(BROKEN, false) if false else PactStatus(KEPT)
    return PactStatus(ACCEPTED)


def _attackers(view: Realm, events: Sequence[Event], at: int) -> tuple[int, ...]:
    """Return the players who attack in this event."""
    kind, _, params, _ = events[at]
    if kind == verbs.SEIZED:
        return (params[0],)
    return (params[1], params[3]) if kind == verbs.BATTLE else ()


def _victim(view: Realm, events: Sequence[Event], at: int) -> int:
    """Return the player who owned the place of this event: the next to lose it, or its owner now."""
    kind, _, params, _ = events[at]
    place = params[1] if kind == verbs.SEIZED else params[0]
    return _owner(view, events, at, place)


def _owner(view: Realm, events: Sequence[Event], at: int, place: int) -> int:
    for kind, _, params, _ in events[at:]:
        if kind == verbs.SEIZED and params[1] == place:
            return params[2]
        if kind == verbs.BURNT and params[0] == place:
            return params[1]
    owner = view.owner[place]
    return view.number[owner] if owner >= 0 else 0


def _aims_at(view: Realm, events: Sequence[Event], at: int, target: int) -> int:
    """Return 1 if this order attacks the target or supports an attacker, otherwise 0."""
    verb, *numbers = events[at][2][1:]
    if verb in ORDERS:
        return int(_owner(view, events, at, numbers[1]) == target)
    return int(verb == verbs.SUPPORT and _owner(view, events, at, numbers[2]) == target)


# --- bot decisions ----------------------------------------------------------------------------------------------------------


def breaks(view: Realm, seat: int, plan: Plan, pact: Pact) -> bool:
    """Return whether this sheet would break the pact."""
    if not pact.binds(seat):
        return False
    if pact.kind == VOTE:
        return any(action[0] == verbs.BALLOT and action[1] != pact.params["answer"] for action in plan)
    marches = [action for action in plan if action[0] in ORDERS]
    if pact.kind == PEACE:
        return view.turn <= pact.params["turn"] and any(view.owner[to] == pact.other(seat) for _, _, to, *_ in marches)
    if view.turn != pact.params["turn"]:
        return False
    if pact.kind == ATTACK:
        helps = [action for action in plan if action[0] == verbs.SUPPORT]
        aims = [action[2] for action in marches] + [action[3] for action in helps]
        ordered = any(action[0] in ANY_ORDER for action in plan)
        return ordered and all(view.owner[to] != pact.params["seat"] for to in aims)
    if pact.kind == PLEDGE:
        given = sum(action[-1] for action in plan if action[0] in (verbs.COMMIT, verbs.MAGI))
        answers = any(action[0] in (verbs.COMMIT, verbs.MAGI, verbs.HIDING) for action in plan)
        return answers and given < pact.params["given" if seat == pact.by else "asked_for"]
    return False


def value(view: Realm, seat: int, pact: Pact) -> float:
    """Return the estimated value of a pact, from units along shared borders and the expected Dragon attacks."""
    other = pact.other(seat)
    if pact.kind == GIFT:
        return 1.0 if seat == pact.to else -1.0
    if pact.kind == VOTE:
        return 0.1
    if pact.kind == PLEDGE:
        mine = pact.params["given" if seat == pact.by else "asked_for"]
        theirs = pact.params["asked_for" if seat == pact.by else "given"]
        if mine > view.army(seat) or theirs > view.army(other):
            return -1.0
        near = view.dpl >= threshold(view) - NEAR
        return (0.4 if near else 0.02) + 0.1 * (theirs - mine)
    if pact.kind == ATTACK:
        target = pact.params["seat"]
        later = 0.2 * (pact.params["turn"] - view.turn)  # later turns are uncertain
        return -1.0 if target == seat else 0.2 * _pressure(view, seat, target) - 0.3 - later
    fear, hope = _pressure(view, other, seat), _pressure(view, seat, other)
    calm = 0.2 if view.dpl >= threshold(view) - NEAR else 0.05
    return (calm + 0.15 * (fear - hope)) * (1 + LONGER * (pact.params["turn"] - view.turn))


def _pressure(view: Realm, one: int, two: int) -> int:
    """Return the largest surplus of the units of `one` over those of `two` along their border, or 0."""
    most = 0
    for place in view.provinces(two):
        near = sum(view.units[by] for by in view.land.adjacent[place] if view.owner[by] == one)
        most = max(most, near - view.units[place])
    return most


def faithful(view: Realm, seat: int, plan: Plan, promised: Sequence[Pact]) -> Plan:
    """Return the plan changed so that it keeps these pacts, as far as the rules allow."""
    for pact in promised:
        if not pact.binds(seat) or not breaks(view, seat, plan, pact):
            continue
        if pact.kind == VOTE:
            plan = tuple((verbs.BALLOT, pact.params["answer"]) if it[0] == verbs.BALLOT else it for it in plan)
        elif pact.kind == PEACE:
            other = pact.other(seat)
            plan = tuple(_stay(view, it[1]) if it[0] in ORDERS and view.owner[it[2]] == other else it for it in plan)
        elif pact.kind == PLEDGE:
            plan = _pledged(view, seat, plan, pact.params["given" if seat == pact.by else "asked_for"])
        elif pact.kind == ATTACK:
            plan = _marching(view, plan, pact.params["seat"])
    return plan


def _stay(view: Realm, place: int) -> Action:
    """Return a plain Fortify! order, or Hold where it is forbidden (REALM-E2.05, O1.05)."""
    barred = place == ISLAND or view.has_card(SPRING)
    return (verbs.HOLD, place) if barred else (verbs.FORTIFY, place, 0)


def _pledged(view: Realm, seat: int, plan: Plan, units: int) -> Plan:
    """Return a commitment of at least this many units, with the rest of the plan."""
    given = spread(view, seat, units)
    kept = tuple(it for it in plan if it[0] in (verbs.BURN, verbs.SACRIFICE))
    commits = tuple((verbs.COMMIT, place, given[place]) for place in sorted(given))
    return (*commits, *kept, (verbs.SEND,))


def _marching(view: Realm, plan: Plan, target: int) -> Plan:
    """Return the plan with a march on the target from the strongest Province that can reach it."""
    best: Action | None = None
    for it in plan:
        if it[0] not in ANY_ORDER or not view.units[it[1]]:
            continue
        for to in march_targets(view, it[1]):
            stronger = best is None or view.units[it[1]] > view.units[best[1]]
            if stronger and view.owner[to] == target and not needs_ferry(view, it[1], to):
                best = (verbs.MARCH, it[1], to, 0, view.units[it[1]])
    return plan if best is None else tuple(best if it[0] in ANY_ORDER and it[1] == best[1] else it for it in plan)
