"""A Dragon Attack on the table: units from each land, the outcome of every number, what burns and who dies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from baronage.engine.core.state import Action
from baronage.engine.picture.table import NO_MSG, Chip, Field, Msg, PlanToken, Preview
from baronage.engine.text.params import Params
from baronage.games.protectors import verbs
from baronage.games.protectors.data import BANK, FIRE, MAX_MAGI
from baronage.games.protectors.nodes import place_id
from baronage.games.protectors.rules.dragon import (
    bonus_of,
    commits_of,
    deaths,
    min_us,
    reward_of,
    strength,
    to_die,
    undefended,
)
from baronage.games.protectors.rules.factions import can, hide_price
from baronage.games.protectors.state import Realm
from baronage.games.protectors.steps.attack import BankAttack
from baronage.games.protectors.table.ground import SEA

Draft = Mapping[str, tuple[int, ...]]
Given = tuple[Action, ...]

TOTAL: Final = "send"
DIES: Final = "dies"
BURNS: Final = "burns"
SWITCHES: Final = (("hide", verbs.HIDING), ("bank", verbs.BANKING))
DROPS: Final = 1  # the penalties for failing the Dragon
FALLS: Final = 2


def form(s: Realm, seat: int, drafted: Given) -> list[Field]:
    """Return a table of the numbers of units, steppers at the lands, and abilities."""
    found: list[Field] = []
    lands = _sources(s, seat)
    most = sum(s.units[place] for place in lands)
    given = commits_of(drafted) if drafted else _spread(s, seat, min(min_us(s, seat), most))
    if most:
        numbers = tuple((count, "", 0, NO_MSG) for count in range(most + 1))
        start = (sum(given.values()),)
        found.append(Field(TOTAL, "amount", numbers, start, _debt(s, seat), lines=_lines(s, seat, most)))
    for place in lands:
        id = place_id(place)
        options = tuple((count, id, 0, NO_MSG) for count in range(s.units[place] + 1))
        found.append(Field(f"{id}.{TOTAL}", "amount", options, (given.get(place, 0),), ("field-send", {})))
    greens = s.greens(seat)
    if len(greens) > 1:
        named = tuple(action[1] for action in drafted if action[0] == verbs.BURN)
        options = tuple((place, place_id(place), 0, NO_MSG) for place in greens)
        found.append(Field(BURNS, "mark", options, named, ("field-burns", {})))
    if len(lands) > 1:
        named = tuple(action[1] for action in drafted if action[0] == verbs.SACRIFICE)
        options = tuple((place, place_id(place), 0, NO_MSG) for place in lands)
        found.append(Field(DIES, "mark", options, named, ("field-dies", {})))
    return [*found, *_abilities(s, seat, drafted)]


def _abilities(s: Realm, seat: int, drafted: Given) -> list[Field]:
    found = []
    chosen = {action[0]: action for action in drafted}
    price = hide_price(s, seat)
    if 0 <= price <= s.cash[seat]:
        start = (1,) if verbs.HIDING in chosen else ()
        found.append(Field("hide", "switch", ((1, "", price, NO_MSG),), start, ("field-hide", {})))
    late = isinstance(s.stack[-1], BankAttack)
    if not late and can(s, seat, BANK) and s.cash[seat] >= s.numbers.bank_cost:
        start = (1,) if verbs.BANKING in chosen else ()
        found.append(Field("bank", "switch", ((1, "", s.numbers.bank_cost, NO_MSG),), start, ("field-bank", {})))
    most = min(MAX_MAGI, s.cash[seat] // s.numbers.magi_cost)
    if can(s, seat, FIRE) and most:
        options = tuple((number, "", s.numbers.magi_cost * number, NO_MSG) for number in range(most + 1))
        start = (chosen[verbs.MAGI][1] if verbs.MAGI in chosen else 0,)
        found.append(Field("magi", "amount", options, start, ("field-magi", {})))
    return found


def _sources(s: Realm, seat: int) -> list[int]:
    """Return the Provinces with units of the seat: those that work come last, because a unit there fights with less."""
    return sorted((place for place in s.provinces(seat) if s.units[place]), key=lambda place: bool(s.work[place]))


def _spread(s: Realm, seat: int, count: int) -> dict[int, int]:
    """Return that many units, from one land after the other."""
    found = {}
    for place in _sources(s, seat):
        found[place] = min(count, s.units[place])
        count -= found[place]
    return found


def _commits(given: Mapping[int, int]) -> Given:
    return tuple((verbs.COMMIT, place, units) for place, units in sorted(given.items()) if units)


# --- the outcome of each number --------------------------------------------------------------------------------------


def _debt(s: Realm, seat: int) -> Msg:
    return ("dragon-debt", {"owed": min_us(s, seat)})


def _lines(s: Realm, seat: int, most: int) -> tuple[tuple[Msg, ...], ...]:
    """Return a line for each number: the outcome if the Protectors win, and if they don't."""
    heads: tuple[Msg, ...] = (("dragon-reach", {"needed": s.dpl + 1}), ("dragon-short", {}))
    return (heads, *((_if_won(s, seat, count), _if_lost(s, seat, count)) for count in range(most + 1)))


def _if_won(s: Realm, seat: int, count: int) -> Msg:
    sheet = _commits(_spread(s, seat, count))
    us, owed = strength(s, seat, sheet), min_us(s, seat)
    points, bonus = bonus_of(us, owed)
    gold = bonus + (reward_of(len(s.greens(seat))) if us >= owed else 0)
    dead = sum(deaths(s, seat, sheet, us).values())
    return ("dragon-won", {"amount": gold, "points": points, "count": dead, "met": int(us >= owed)})


def _if_lost(s: Realm, seat: int, count: int) -> Msg:
    sheet = _commits(_spread(s, seat, count))
    us, owed = strength(s, seat, sheet), min_us(s, seat)
    params: Params = {"count": count, "amount": 0, "burnt": 0, "fate": 0, "several": int(count > 1)}
    if us >= owed:
        return ("dragon-lost", params)
    first = s.rank[0] == seat
    burnt = 0 if first else len(undefended(s, seat, sheet, us))
    falls = (not first and burnt == len(s.greens(seat))) or (s.rank[-1] == seat and not first)
    falls = falls or not s.greens(seat)
    params |= {"amount": s.cash[seat] if first else 0, "burnt": burnt, "fate": FALLS if falls else DROPS}
    return ("dragon-lost", params)


# --- a draft --------------------------------------------------------------------------------------------------------


def preview(s: Realm, seat: int, draft: Draft) -> Preview:
    """Return the sheet of a draft: units, then who dies or what burns, as far as there is a choice."""
    for id, verb in SWITCHES:
        if draft.get(id) and any(field.id == id for field in _abilities(s, seat, ())):
            return Preview(((verb,), (verbs.SEND,)), send=(f"button-{id}", {}))
    magi = draft.get("magi", (0,))
    most = min(MAX_MAGI, s.cash[seat] // s.numbers.magi_cost) if can(s, seat, FIRE) else 0
    summoned = min(magi[0] if magi else 0, most)
    given = {}
    for place in _sources(s, seat):
        values = draft.get(f"{place_id(place)}.{TOTAL}", ())
        given[place] = min(values[0] if values else 0, s.units[place])
    sheet: Given = (*(((verbs.MAGI, summoned),) if summoned else ()), *_commits(given))
    us, owed = strength(s, seat, sheet), min_us(s, seat)
    chips: list[Chip] = []
    marks: list[PlanToken] = []
    if us >= owed:
        sheet = (*sheet, *_dying(s, seat, sheet, draft.get(DIES, ())))
        for place, units in sorted(deaths(s, seat, sheet, us).items()):
            if units:
                chips.append(Chip("loss", ("chip-dies", {"count": units}), place_id(place)))
    else:
        sheet = (*sheet, *_burning(s, seat, owed - us, draft.get(BURNS, ())))
        if s.rank[0] != seat:
            for place in undefended(s, seat, sheet, us):
                id = place_id(place)
                chips.append(Chip("danger", ("chip-burns", {}), id))
                marks.append(PlanToken(f"{BURNS}.{id}", "flame", id))
    do: Given = (*sheet, (verbs.SEND,))
    send: Msg = ("button-send-units", {"count": sum(given.values()), "magi": summoned})
    return Preview(do, NO_MSG, tuple(chips), s.numbers.magi_cost * summoned, (*tokens(sheet), *marks), send)


def _dying(s: Realm, seat: int, sheet: Given, named: tuple[int, ...]) -> Given:
    """Return the units that die, from the lands that were named last, if there is a choice."""
    commits, needed = commits_of(sheet), to_die(s, seat, sheet)
    if len(commits) < 2 or sum(commits.values()) <= needed:
        return ()
    found = {}
    for place in dict.fromkeys(reversed(named)):
        units = min(commits.get(place, 0), needed)
        if units:
            found[place] = units
            needed -= units
    return tuple((verbs.SACRIFICE, place, units) for place, units in sorted(found.items()))


def _burning(s: Realm, seat: int, missing: int, named: tuple[int, ...]) -> Given:
    """Return the lands that burn, those that were named last, if there is a choice."""
    greens = s.greens(seat)
    if len(greens) <= missing:
        return ()
    chosen = [place for place in dict.fromkeys(reversed(named)) if place in greens][:missing]
    return tuple((verbs.BURN, place) for place in sorted(chosen))


def tokens(sheet: Given, sent: bool = False) -> tuple[PlanToken, ...]:
    """Return the units of a sheet on their way to the Sea."""
    return tuple(
        PlanToken(f"{TOTAL}.{place_id(place)}", "unit", place_id(place), SEA, units, sent)
        for place, units in sorted(commits_of(sheet).items())
        if units
    )
