"""What players of Protectors of the Realm promise one another (REALM-C1.05): peace, joint attacks, pledges, gifts, votes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baronage.engine.flow import Event
from baronage.engine.mind import Plan
from baronage.engine.pacts import (
    ACCEPTED,
    ATTACK,
    BROKEN,
    GIFT,
    KEPT,
    PEACE,
    PLEDGE,
    VOID,
    VOTE,
    Fate,
    Offer,
    Pact,
    Slot,
)
from baronage.games.protectors import verbs
from baronage.games.protectors.dragon import threshold
from baronage.games.protectors.state import CONSOLIDATION, NEGOTIATION, SETUP, Realm
from baronage.games.protectors.steps.commitment import attacked
from baronage.games.protectors.steps.opening import vote_of
from baronage.games.protectors.worth import rivals

LONGEST_PEACE: Final = 5  # turns
MOST_UNITS: Final = 12  # in a pledge
PURSE: Final = 10  # gifts are multiples of it,
MOST_GIFTS: Final = 12  # and so many are offered
LONGER: Final = 0.1  # what is good or bad for a turn is so much better or worse for one more
NEAR: Final = 4  # so near to its Threshold the Dragon is feared
ORDERS: Final = (verbs.MARCH, verbs.DELAYED)
ANY_ORDER: Final = (verbs.MARCH, verbs.DELAYED, verbs.SUPPORT, verbs.HOLD, verbs.WORK, verbs.FORTIFY)


# --- what can be proposed -----------------------------------------------------------------------------------------------


def turn(view: Realm) -> int:
    """The turn that is played; 0: before the first."""
    return view.turn


def offers(view: Realm, seat: int) -> list[Offer]:
    """What this seat can propose now."""
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
    units = tuple(range(1, MOST_UNITS + 1))
    found.append(Offer(PLEDGE, others, (Slot("given", units), Slot("asked_for", units), Slot("turn", attacks))))
    gifts = tuple(range(PURSE, min(view.cash[seat], PURSE * MOST_GIFTS) + 1, PURSE))
    if gifts and view.phase == NEGOTIATION:
        found.append(Offer(GIFT, others, (Slot("amount", gifts), Slot("turn", (now,)))))
    return [offer for offer in found if offer.to]


def too_late(view: Realm, pact: Pact) -> bool:
    """Are the orders of that turn carried out, and is the Dragon gone?"""
    if view.turn > pact.turn:
        return True
    passed = view.phase == CONSOLIDATION if pact.kind in (ATTACK, GIFT) else pact.kind == PLEDGE and _spent(view)
    return passed and pact.facts["turn"] == view.turn


def _spent(view: Realm) -> bool:
    """Will the Dragon not come any more in this turn? It comes at the latest before the purchases (REALM-J4.04)."""
    return view.phase == CONSOLIDATION and not attacked(view)


# --- what became of it ----------------------------------------------------------------------------------------------------


def fate(view: Realm, pact: Pact, events: Sequence[Event]) -> Fate:
    """From the public record since it was accepted."""
    if pact.kind == VOTE:
        return _voted(pact, events)
    one, two = view.number[pact.by], view.number[pact.to]
    seats = {one: pact.by, two: pact.to}
    done: dict[int, int] = {one: 0, two: 0}  # what each has done of what was promised in that turn
    foe = view.number[pact.facts["seat"]] if pact.kind == ATTACK else -1
    now = pact.turn
    for at, (kind, _, facts, _) in enumerate(events):
        if kind == verbs.TURN:
            now = facts[0]
        if (kind == verbs.TURN and now > pact.facts["turn"]) or kind == verbs.ENDED:
            return _settled(pact, seats, done, kind == verbs.ENDED)
        if kind == verbs.ELIMINATED and (facts[0] in seats or facts[0] == foe):
            return Fate(VOID)
        if pact.kind == PEACE:
            for attacker in _attackers(view, events, at):
                if attacker in seats and _victim(view, events, at) == one + two - attacker:
                    return Fate(BROKEN, (seats[attacker],))
        elif now != pact.facts["turn"]:
            continue
        elif pact.kind == ATTACK and kind == verbs.ORDER and facts[0] in done:
            done[facts[0]] |= _aims_at(view, events, at, foe)
        elif pact.kind == PLEDGE and kind == verbs.ATTACK:
            done = {one: -1, two: -1}  # who does not come has sent nothing
        elif pact.kind == PLEDGE and kind == verbs.COMMITTED and facts[0] in done:
            done[facts[0]] = facts[1]
        elif pact.kind == PLEDGE and kind == verbs.CLASH:
            return _settled(pact, seats, done, over=False)
        elif pact.kind == GIFT and kind == verbs.PAID_OVER and facts[:2] == (one, two):
            done[one] += facts[2]
    return Fate(ACCEPTED)


def _settled(pact: Pact, seats: dict[int, int], done: dict[int, int], over: bool) -> Fate:
    """The time is up: was it done?"""
    if pact.kind == PEACE:
        return Fate(KEPT)
    if over or (pact.kind == PLEDGE and not any(done.values())):  # the Dragon did not come
        return Fate(VOID)
    owed = {
        ATTACK: (1, 1),
        PLEDGE: (pact.facts.get("given", 0), pact.facts.get("asked_for", 0)),
        GIFT: (pact.facts.get("amount", 0), 0),
    }[pact.kind]
    late = tuple(seats[k] for k, wanted in zip(seats, owed, strict=True) if done[k] < wanted)
    return Fate(BROKEN, late) if late else Fate(KEPT)


def _voted(pact: Pact, events: Sequence[Event]) -> Fate:
    for kind, _, facts, _ in events:
        if kind == verbs.VOTED:
            false = tuple(seat for seat in (pact.by, pact.to) if facts[3 + seat] != pact.facts["answer"])
            return Fate(BROKEN, false) if false else Fate(KEPT)
    return Fate(ACCEPTED)


def _attackers(view: Realm, events: Sequence[Event], at: int) -> tuple[int, ...]:
    """The players who attack in this event."""
    kind, _, facts, _ = events[at]
    if kind == verbs.SEIZED:
        return (facts[0],)
    return (facts[1], facts[3]) if kind == verbs.BATTLE else ()


def _victim(view: Realm, events: Sequence[Event], at: int) -> int:
    """Whose the place of this event was then: who loses it next, or who has it now."""
    kind, _, facts, _ = events[at]
    place = facts[1] if kind == verbs.SEIZED else facts[0]
    return _owner(view, events, at, place)


def _owner(view: Realm, events: Sequence[Event], at: int, place: int) -> int:
    for kind, _, facts, _ in events[at:]:
        if kind == verbs.SEIZED and facts[1] == place:
            return facts[2]
        if kind == verbs.BURNT and facts[0] == place:
            return facts[1]
    owner = view.owner[place]
    return view.number[owner] if owner >= 0 else 0


def _aims_at(view: Realm, events: Sequence[Event], at: int, target: int) -> int:
    """1: this order attacks the target, or helps somebody who does."""
    verb, *numbers = events[at][2][1:]
    if verb in ORDERS:
        return int(_owner(view, events, at, numbers[1]) == target)
    return int(verb == verbs.SUPPORT and _owner(view, events, at, numbers[2]) == target)


# --- keeping one's word -----------------------------------------------------------------------------------------------------


def breaks(view: Realm, seat: int, plan: Plan, pact: Pact) -> bool:
    """Would this sheet break it?"""
    if not pact.binds(seat):
        return False
    if pact.kind == VOTE:
        return any(action[0] == verbs.BALLOT and action[1] != pact.facts["answer"] for action in plan)
    marches = [action for action in plan if action[0] in ORDERS]
    if pact.kind == PEACE:
        return view.turn <= pact.facts["turn"] and any(view.owner[to] == pact.other(seat) for _, _, to, *_ in marches)
    if view.turn != pact.facts["turn"]:
        return False
    if pact.kind == ATTACK:
        helps = [action for action in plan if action[0] == verbs.SUPPORT]
        aims = [action[2] for action in marches] + [action[3] for action in helps]
        ordered = any(action[0] in ANY_ORDER for action in plan)
        return ordered and all(view.owner[to] != pact.facts["seat"] for to in aims)
    if pact.kind == PLEDGE:
        given = sum(action[-1] for action in plan if action[0] in (verbs.COMMIT, verbs.MAGI))
        answers = any(action[0] in (verbs.COMMIT, verbs.MAGI, verbs.HIDING) for action in plan)
        return answers and given < pact.facts["given" if seat == pact.by else "asked_for"]
    return False


def worth(view: Realm, seat: int, pact: Pact) -> float:
    """By a rule of thumb: who borders on whom with how many units, and what the Dragon is going to do."""
    other = pact.other(seat)
    if pact.kind == GIFT:
        return 1.0 if seat == pact.to else -1.0
    if pact.kind == VOTE:
        return 0.1
    if pact.kind == PLEDGE:
        mine = pact.facts["given" if seat == pact.by else "asked_for"]
        theirs = pact.facts["asked_for" if seat == pact.by else "given"]
        if mine > view.army(seat) or theirs > view.army(other):
            return -1.0
        near = view.dpl >= threshold(view) - NEAR
        return (0.4 if near else 0.02) + 0.1 * (theirs - mine)
    if pact.kind == ATTACK:
        target = pact.facts["seat"]
        later = 0.2 * (pact.facts["turn"] - view.turn)  # who knows what can be done then
        return -1.0 if target == seat else 0.2 * _pressure(view, seat, target) - 0.3 - later
    fear, hope = _pressure(view, other, seat), _pressure(view, seat, other)
    calm = 0.2 if view.dpl >= threshold(view) - NEAR else 0.05
    return (calm + 0.15 * (fear - hope)) * (1 + LONGER * (pact.facts["turn"] - view.turn))


def _pressure(view: Realm, one: int, two: int) -> int:
    """By how much the units of one exceed those of the other, where that is most, along their border; 0: nowhere."""
    most = 0
    for place in view.provinces(two):
        near = sum(view.units[by] for by in view.land.adjacent[place] if view.owner[by] == one)
        most = max(most, near - view.units[place])
    return most
