"""Reasons for an action that can be seen in the realms and in the own hand.

The messages are `because-...` in coach.en.ftl.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from baronage.engine.core.state import Action
from baronage.engine.hooks.search import Because, Plan
from baronage.games.fyn import verbs
from baronage.games.fyn.board.geometry import chart, cut_off, land_spots
from baronage.games.fyn.bot import foes_of, ready
from baronage.games.fyn.data import (
    CARD_KIND,
    CENTRE,
    CITY,
    FORCE,
    IMPROVEMENT,
    LAND,
    NEEDS,
    OASIS,
    REVOLT,
    ROAD,
    SICKNESS,
    TOWN,
    TYPE,
)
from baronage.games.fyn.rules.odds import capture_chance, danger
from baronage.games.fyn.rules.realm import armies_on
from baronage.games.fyn.state import Barons
from baronage.games.fyn.steps.attack import Attack
from baronage.games.fyn.steps.decision import Call, wanted_digits
from baronage.games.fyn.steps.events import Counter
from baronage.games.fyn.steps.expansion import places_for

LIKELY: Final = 0.5  # a smaller chance to capture is no reason to attack
SAFER: Final = 10  # of 100 cases: a smaller change of the chance to lose land is none


def because(view: Barons, seat: int, plan: Plan, at: int) -> Because | None:
    """Return the chance of an attack, or the reason for the action at `at`."""
    if any(action[0] == verbs.TARGET for action in plan):
        return _attack(view, seat, plan)
    spoken = SPOKEN.get(plan[at][0])
    return None if spoken is None else spoken(view, seat, plan[at])


# --- war --------------------------------------------------------------------------------------------------------------


def _attack(view: Barons, seat: int, plan: Plan) -> Because | None:
    """Return the chance to capture, if a plan attacks and is likely to succeed."""
    origin = next((action[1] for action in plan if action[0] == verbs.ORIGIN), -1)
    target = next((action[1:] for action in plan if action[0] == verbs.TARGET), None)
    if origin < 0 or target is None:
        return None
    chance = capture_chance(view, seat, target[0], target[1], ready(view, seat, origin))
    return ("because-attack", {"seat": target[0], "percent": round(100 * chance)}) if chance >= LIKELY else None


def _move(view: Barons, seat: int, action: Action) -> Because | None:
    """Return the rival from whom an army protects the land that it goes to."""
    after = view.clone()
    after.armies[seat][action[1]] = action[2]
    for foe in foes_of(view, seat):
        armies = list(view.armies[foe])
        was, now = (round(100 * danger(s, foe, seat, action[2], armies)) for s in (view, after))
        if was - now >= SAFER:
            return "because-cover", {"seat": foe, "percent": now, "was": was}
    return None


def _respond(view: Barons, seat: int, action: Action) -> Because | None:
    """Return by how much an army lowers the chance of the attack."""
    attack = view.find(Attack)
    if attack is None:
        return None
    was, now = _odds(view, seat, attack, ()), _odds(view, seat, attack, action[1:])
    return ("because-cover", {"seat": view.active, "percent": now, "was": was}) if was - now >= SAFER else None


def _decline(view: Barons, seat: int, action: Action) -> Because | None:
    """Return that no army lowers the chance of the attack, if that is so."""
    attack = view.find(Attack)
    if attack is None:
        return None
    was = _odds(view, seat, attack, ())
    ways = [_odds(view, seat, attack, one[1:]) for one in view.actions(seat) if one[0] == verbs.RESPOND]
    return ("because-no-help", {}) if ways and was - min(ways) < SAFER else None


def _odds(view: Barons, seat: int, attack: Attack, moved: Action) -> int:
    """Return in how many of 100 cases an attack captures its target, after a move of an army."""
    s = view
    if moved:
        s = view.clone()
        s.armies[seat][moved[0]] = moved[1]
    return round(100 * capture_chance(s, view.active, seat, attack.target, attack.group))


# --- growth -----------------------------------------------------------------------------------------------------------


def _step(view: Barons, seat: int, action: Action) -> Because | None:
    """Return the strength that can be built now, or that there is no army to build."""
    if action[1] == verbs.NONE:
        return None if (verbs.STEP, verbs.BUILDING) in view.actions(seat) else ("because-no-army", {})
    if action[1] != verbs.BUILDING:
        return None
    known = chart(view, seat)
    room, strength = known.population - view.combat(seat), 0
    held = sorted((view.numbers.card_cv[card] for card in view.hands[seat] if CARD_KIND[card] == FORCE), reverse=True)
    for value in held[: len([site for site in known.sites if site not in view.built])]:
        strength += value if strength + value <= room else 0
    return ("because-build", {"strength": strength}) if strength else None


def _put(view: Barons, seat: int, action: Action) -> Because | None:
    """Return what an improvement makes possible."""
    card, cell = action[1:]
    kind = TYPE[card]
    if CARD_KIND[card] != IMPROVEMENT:
        return None
    if kind != ROAD and NEEDS[TYPE[view.lands[seat][cell]]] == kind and cell not in view.centres[seat]:
        return "because-site", {}
    after = view.clone()
    (after.roads if kind == ROAD else after.specials[kind - OASIS])[seat][cell] = card
    after.keep_no_charts()
    was, now = len(land_spots(view, seat)), len(land_spots(after, seat))
    return ("because-spots", {"count": now, "was": was}) if now > was else None


# --- the hand ---------------------------------------------------------------------------------------------------------


def _discard(view: Barons, seat: int, action: Action) -> Because | None:
    """Return why a card of the hand is of no use: there are several, or it fits nowhere now."""
    card = action[1]
    kind, group = TYPE[card], CARD_KIND[card]
    if group == FORCE:
        room = chart(view, seat).population - view.combat(seat)
        if view.numbers.card_cv[card] > room:
            return "because-unfed", {"card": card}
    elif group in (LAND, IMPROVEMENT, CENTRE) and not places_for(view, seat, kind):
        return "because-no-place", {"card": card}
    copies = sum(TYPE[other] == kind for other in view.hands[seat])
    return ("because-copies", {"count": copies}) if copies > 1 else None


def _call(view: Barons, seat: int, action: Action) -> Because | None:
    """Return how many unseen cards show a wanted number there, if no other place has more."""
    if view.on_top(Call) is None:
        return None
    counts, cards, _ = wanted_digits(view, seat)
    most = counts[action[1] - 1]
    return ("because-digit", {"count": most, "cards": cards}) if most == max(counts) > min(counts) else None


def _play(view: Barons, seat: int, action: Action) -> Because | None:
    """Return what an event may cost its target: land, armies, an improvement, or a step of a centre."""
    card, owner, cell, what = action[1:5]
    if owner == seat:
        return None
    if TYPE[card] == REVOLT:
        return "because-revolt", {"seat": owner, "count": 1 + len(cut_off(view, owner, cell))}
    if TYPE[card] == SICKNESS:
        strength = sum(view.numbers.card_cv[army] for army in armies_on(view, owner, cell))
        return "because-sickness", {"seat": owner, "strength": strength}
    hit = what or view.centres[owner].get(cell, 0)
    return ("because-lowers" if TYPE[hit] in (TOWN, CITY) else "because-costs"), {"seat": owner, "card": hit}


def _counter(view: Barons, seat: int, action: Action) -> Because | None:
    counter = view.on_top(Counter)
    return ("because-counter", {"card": counter.card}) if counter is not None and counter.owner == seat else None


SPOKEN: Final[Mapping[int, Callable[[Barons, int, Action], Because | None]]] = {
    verbs.MOVE: _move,
    verbs.RESPOND: _respond,
    verbs.DECLINE: _decline,
    verbs.STEP: _step,
    verbs.PUT: _put,
    verbs.DISCARD: _discard,
    verbs.TRADE: _discard,
    verbs.TRIM: _discard,
    verbs.CALL: _call,
    verbs.COUNTER: _counter,
    verbs.PLAY: _play,
}
