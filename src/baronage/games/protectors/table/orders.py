"""Orders on the table: for each land with units a token, its target, units and star, and the outcome of a draft."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from baronage.engine.core.state import Action
from baronage.engine.picture.table import NO_MSG, Chip, Field, Msg, PlanToken, Preview
from baronage.engine.text.params import Params
from baronage.games.protectors import verbs
from baronage.games.protectors.data import (
    FORT,
    ISLAND,
    MARCHING,
    MERCHANTS,
    PIRATE,
    SNOW,
    SPRING,
    SUPPORTING,
    TOP_LEVEL,
    WORKING,
)
from baronage.games.protectors.nodes import place_id
from baronage.games.protectors.rules.adjudicate import contribution, own_strength
from baronage.games.protectors.rules.economy import capitols
from baronage.games.protectors.rules.factions import owns
from baronage.games.protectors.rules.orders import (
    armies,
    borders,
    fort_bonus,
    march_targets,
    most_delayed,
    orderable,
    rain,
    takes,
    worst_threat,
)
from baronage.games.protectors.rules.ranking import allowance
from baronage.games.protectors.state import Realm

Draft = Mapping[str, tuple[int, ...]]
Given = tuple[Action, ...]


class Kind(NamedTuple):
    """An order: its name, which is that of its drawing, its verb, and the kind of golden order."""

    name: str
    verb: int
    gold: int


KINDS: Final = (
    Kind("fortify", verbs.FORTIFY, FORT),
    Kind("march", verbs.MARCH, MARCHING),
    Kind("delay", verbs.DELAYED, MARCHING),
    Kind("support", verbs.SUPPORT, SUPPORTING),
    Kind("work", verbs.WORK, WORKING),
)
GOLDEN: Final = (
    ("golden.fortify", FORT),
    ("golden.march.delay", MARCHING),
    ("golden.support", SUPPORTING),
    ("golden.work", WORKING),
)
SNITCH: Final = "snitch"


# --- the fields -----------------------------------------------------------------------------------------------------


def form(s: Realm, seat: int, drafted: Given) -> list[Field]:
    """Return the fields of all lands with units, the stars and the name for the Pirates."""
    found: list[Field] = []
    given = {action[1]: action for action in drafted if action[0] != verbs.SNITCH}
    for place in orderable(s, seat):
        found += _of_land(s, seat, place, given.get(place, (verbs.HOLD, place)))
    golden = [action for action in given.values() if _is_golden(action)]
    for id, kind in GOLDEN:
        allowed = allowance(s, seat)[kind]
        barred = kind == FORT and s.has_card(SPRING)
        if allowed and not barred:
            options = tuple((place, place_id(place), allowed, NO_MSG) for place in orderable(s, seat) if place)
            start = tuple(action[1] for action in golden if _kind(action).gold == kind)
            does: Msg = ("does-golden", {"kind": kind})
            found.append(Field(id, "mark", options, start, ("golden-order", {"kind": kind}), does=(does,)))
    if s.has_card(PIRATE):
        players = sorted(s.rank, key=s.number.__getitem__)
        options = tuple((other, f"side.{other}", 0, NO_MSG) for other in players if other != seat)
        start = tuple(action[1] for action in drafted if action[0] == verbs.SNITCH)
        found.append(Field(SNITCH, "side", options, start, ("field-snitch", {})))
    return found


def _of_land(s: Realm, seat: int, place: int, given: Action) -> list[Field]:
    id = place_id(place)
    found = []
    for kind in KINDS:
        options = _targets(s, place, kind)
        chosen = given[0] == kind.verb
        to = given[3] if kind.verb == verbs.SUPPORT and chosen else given[2] if chosen and len(options) > 1 else 0
        if chosen and to not in {option[0] for option in options}:
            to = options[0][0]
        prompt: Msg = (f"prompt-{kind.name}", {"place": place})
        chips = _forecasts(s, seat, place, kind, options)
        text: Msg = (f"token-{kind.name}", {})
        does: Msg = (f"does-{kind.name}", {"gold": s.numbers.work_pay})
        start = (to,) if chosen else ()
        found.append(Field(f"{id}.{kind.name}", "order", options, start, text, prompt, chips, does=(does,)))
    for name, most in (("march", s.units[place]), ("delay", most_delayed(s, seat, place))):
        if most > 1:
            now = given[4] if given[0] == _VERB[name] else s.units[place]
            ends = tuple((count, id, 0, NO_MSG) for count in (1, most))
            found.append(Field(f"{id}.{name}-count", "amount", ends, (min(now, most),), ("field-count", {})))
    helped = _helped(s, seat, place)
    if len(helped) > 1:
        chosen_side = (given[2],) if given[0] == verbs.SUPPORT else ()
        sides = tuple((other, f"side.{other}", 0, NO_MSG) for other in helped)
        found.append(Field(f"{id}.support-side", "side", sides, chosen_side, ("prompt-side", {"place": place})))
    # the land itself: no order, and the question for it
    found.append(Field(f"{id}.land", "order", (), (), ("token-none", {}), ("prompt-land", {"place": place})))
    return found


_VERB: Final = {kind.name: kind.verb for kind in KINDS}


def _targets(s: Realm, place: int, kind: Kind) -> tuple[tuple[int, str, int, Msg], ...]:
    """Return the options of an order. The price 1 means that only a golden order reaches so far."""
    if kind.verb in (verbs.MARCH, verbs.DELAYED):
        if not (found := march_targets(s, place)):
            return ((0, "", 0, ("why-flood", {})),)
        return tuple((to, place_id(to), 0, NO_MSG) for to in found)
    if place == ISLAND:
        return ((0, "", 0, ("why-island", {})),)
    if kind.verb == verbs.SUPPORT:
        near = borders(s, place)
        if not near:
            return ((0, "", 0, ("why-flood", {})),)
        seat = s.owner[place]
        far = s.land.extended[place] if allowance(s, seat)[SUPPORTING] else ()
        return tuple((to, place_id(to), int(to not in near), NO_MSG) for to in (*near, *far))
    spring = kind.verb == verbs.FORTIFY and s.has_card(SPRING)
    return ((0, "", 0, ("why-spring", {}) if spring else NO_MSG),)


def _helped(s: Realm, seat: int, place: int) -> list[int]:
    """Return the players who may fight next to a land: those with lands there, their neighbours, and the seat."""
    found = {seat}
    for to in borders(s, place):
        if s.owner[to] >= 0:
            found.add(s.owner[to])
        found.update(armies(s, seat, borders(s, to)))
    return sorted(found & set(s.rank), key=s.number.__getitem__)


def _forecasts(
    s: Realm, seat: int, place: int, kind: Kind, options: Sequence[tuple[int, str, int, Msg]]
) -> tuple[Chip, ...]:
    """Return the outcome at each target if all units go."""
    if kind.verb not in (verbs.MARCH, verbs.DELAYED, verbs.SUPPORT) or options[0][3][0]:
        return ()
    found = []
    for to, id, far, _ in options:
        if kind.verb == verbs.SUPPORT:
            gives = contribution(s.units[place], 0, rain(s))
            found.append(Chip("none", ("chip-support", {"adds": gives, "far": far}), id))
        else:
            found.append(_march_chip(s, seat, (kind.verb, place, to, 0, s.units[place]), 0))
    return tuple(found)


# --- the outcome of an order -----------------------------------------------------------------------------------------


def _march_chip(s: Realm, seat: int, order: Action, helps: int) -> Chip:
    """Return "3 against 2, fortified 3", or what a march finds in a land without units."""
    _, _, to, gold, count = order
    id = place_id(to)
    foe = s.owner[to]
    if foe == seat:
        return Chip("none", ("chip-joins", {"count": s.units[to] + count}), id)
    if not s.units[to]:
        points = s.numbers.province_vps[s.level[to]] if to else 3
        return Chip("good", ("chip-empty", {"points": points}), id)
    brings = own_strength(count, int(gold > 0), 0, 0, int(s.has_card(SNOW))) + helps
    walls = to != ISLAND and not s.has_card(SPRING) and foe >= 0
    worst = s.units[to] + (fort_bonus(s, foe, 0) if walls else 0)
    long = int(len(f"{brings}{worst}") > 2)  # then there is no room for a word
    params: Params = {"brings": brings, "against": s.units[to], "worst": worst, "long": long}
    beats = [
        takes(s, foe, strength, brings, seat) if foe >= 0 else brings > strength for strength in (worst, s.units[to])
    ]
    tone = "good" if beats[0] else "none" if beats[1] else "danger"
    return Chip(tone, ("chip-march", params), id)


def _chip(s: Realm, seat: int, order: Action, sheet: Given) -> Chip | None:
    """Return the outcome of an order on a sheet."""
    verb, place = order[:2]
    id = place_id(place)
    if verb in (verbs.MARCH, verbs.DELAYED):
        helps = sum(
            contribution(s.units[one[1]], int(one[4] > 0 and one[3] in s.land.adjacent[one[1]]), rain(s))
            for one in sheet
            if one[0] == verbs.SUPPORT and one[2] == seat and one[3] == order[2]
        )
        return _march_chip(s, seat, order, helps)
    if verb == verbs.FORTIFY:
        holds = s.units[place] + fort_bonus(s, seat, int(order[2] > 0))
        worst, foe = worst_threat(s, seat, place)
        tone = "danger" if foe >= 0 and takes(s, seat, holds, worst, foe) else "good"
        return Chip(tone, ("chip-holds", {"count": holds}), id)
    if verb == verbs.WORK:
        level = s.level[place]
        if order[2] and level < TOP_LEVEL and not (level == TOP_LEVEL - 1 and capitols(s, seat)):
            return Chip("gold", ("chip-raise", {"level": level + 1, "price": s.numbers.upgrade_cost}), id)
        pay = 0 if order[2] else s.numbers.merchant_pay if owns(s, seat, MERCHANTS) else s.numbers.work_pay
        return Chip("gold", ("chip-work", {"amount": pay}), id)
    if verb == verbs.SUPPORT:
        near = order[3] in s.land.adjacent[place]
        adds = contribution(s.units[place], int(order[4] > 0 and near), rain(s))
        return Chip("none", ("chip-helps", {"adds": adds, "player": s.number[order[2]]}), place_id(order[3]))
    return None


# --- a draft --------------------------------------------------------------------------------------------------------


def sheet_of(s: Realm, seat: int, draft: Draft) -> Given:
    """Return the orders of a draft, a place after the other."""
    stars = {kind: [place for place in draft.get(id, ()) if place] for id, kind in GOLDEN}
    left = {kind: allowance(s, seat)[kind] for _, kind in GOLDEN}
    chosen = {place: _chosen(s, seat, place, draft, stars) for place in orderable(s, seat)}
    for _, kind in GOLDEN:  # the stars that were set last count
        places = [*stars[kind], *(place for place in chosen if place not in stars[kind])]
        for place in reversed(places):
            order = chosen.get(place, ())
            if order and _is_golden(order) and _kind(order).gold == kind:
                left[kind] -= 1
                if left[kind] < 0:
                    chosen[place] = _plain(s, order)
    return tuple(chosen.values())


def _chosen(s: Realm, seat: int, place: int, draft: Draft, stars: Mapping[int, Sequence[int]]) -> Action:
    """Return the order that a draft gives a place."""
    id = place_id(place)
    for kind in KINDS:
        values = draft.get(f"{id}.{kind.name}", ())
        option = next((one for one in _targets(s, place, kind) if values and one[0] == values[0]), None)
        if option is None or option[3][0]:
            continue
        to, gold = option[0], int(place in stars[kind.gold] and place != ISLAND)
        if kind.verb in (verbs.FORTIFY, verbs.WORK):
            return (kind.verb, place, gold)
        if kind.verb == verbs.SUPPORT:
            sides = draft.get(f"{id}.support-side", ())
            helped = sides[0] if sides else usual_side(s, seat, to)
            return (kind.verb, place, helped, to, int(gold or option[2] > 0))
        most = s.units[place] if kind.verb == verbs.MARCH else most_delayed(s, seat, place)
        counts = draft.get(f"{id}.{kind.name}-count", ())
        return (kind.verb, place, to, gold, max(1, min(counts[0] if counts else s.units[place], most)))
    return (verbs.HOLD, place)


def usual_side(s: Realm, seat: int, to: int) -> int:
    """Return the player to support in a land: its controller, otherwise the seat."""
    return s.owner[to] if s.owner[to] in s.rank else seat


def _plain(s: Realm, order: Action) -> Action:
    """Return an order without its star; an Extended Support! becomes no order."""
    if order[0] == verbs.SUPPORT and order[3] not in borders(s, order[1]):
        return (verbs.HOLD, order[1])
    at = {verbs.FORTIFY: 2, verbs.WORK: 2, verbs.SUPPORT: 4}.get(order[0], 3)
    return (*order[:at], 0, *order[at + 1 :])


def _kind(order: Action) -> Kind:
    return next((kind for kind in KINDS if kind.verb == order[0]), KINDS[0])


def _is_golden(order: Action) -> bool:
    at = {verbs.FORTIFY: 2, verbs.WORK: 2, verbs.SUPPORT: 4, verbs.MARCH: 3, verbs.DELAYED: 3}.get(order[0])
    return at is not None and order[at] > 0


def preview(s: Realm, seat: int, draft: Draft) -> Preview:
    """Return the sheet of a draft with its outcomes."""
    sheet = sheet_of(s, seat, draft)
    given = [order for order in sheet if order[0] != verbs.HOLD]
    chips = tuple(chip for order in given if (chip := _chip(s, seat, order, sheet)) is not None)
    do: Given = (*sheet, *_snitch(s, seat, draft), (verbs.SEND,))
    params: Params = {"count": len(given), "all": len(sheet)}
    missing = len(given) < len(sheet)
    text: Msg = NO_MSG if not given else ("orders-drafted", params) if missing else ("orders-complete", params)
    ask: Msg = ("orders-ask", params) if missing else NO_MSG
    return Preview(do, text, chips, 0, tokens(sheet), ("button-send-orders", params), ask)


def _snitch(s: Realm, seat: int, draft: Draft) -> Given:
    named = draft.get(SNITCH, ())
    if not named or not s.has_card(PIRATE) or named[0] == seat or named[0] not in s.rank:
        return ()
    return ((verbs.SNITCH, named[0]),)


def tokens(sheet: Sequence[Action], sent: bool = False) -> tuple[PlanToken, ...]:
    """Return the orders of a sheet as tokens on the board."""
    found = []
    for order in sheet:
        kind = next((kind for kind in KINDS if kind.verb == order[0]), None)
        if kind is None:
            continue
        march = kind.verb in (verbs.MARCH, verbs.DELAYED)
        to = order[2] if march else order[3] if kind.verb == verbs.SUPPORT else -1
        id = place_id(order[1])
        goal = place_id(to) if to >= 0 else ""
        count = order[4] if march else 0
        found.append(PlanToken(f"order.{id}", kind.name, id, goal, count, sent, _is_golden(order)))
    return tuple(found)
