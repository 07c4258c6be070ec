"""Reasons for an action in visible numbers: gains, possible attackers and the strength that holds against them.

The evaluation covers only a position after all players have acted, which explains little about one order among many.
The messages are `because-...` in locale/coach.en.ftl.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from baronage.engine.core.state import Action
from baronage.engine.hooks.search import Because, Plan
from baronage.engine.text.params import Params
from baronage.games.protectors import verbs
from baronage.games.protectors.ai.cooperator import PEACE, broken
from baronage.games.protectors.data import (
    HOARDS,
    ISLAND,
    PIRATE,
    SNOW,
    TOP_LEVEL,
    kings_strength,
)
from baronage.games.protectors.rules.adjudicate import contribution
from baronage.games.protectors.rules.dragon import bonus_of, min_us, reward_of, strength, to_die
from baronage.games.protectors.rules.economy import income, last_turn, reach, stated_cost, supply_limit
from baronage.games.protectors.rules.orders import (
    fort_bonus,
    largest_army,
    orderable,
    rain,
    support_gold,
    takes,
    worst_threat,
)
from baronage.games.protectors.state import Realm
from baronage.games.protectors.steps.opening import vote_of
from baronage.games.protectors.steps.window import Draft, key_of

# no possible attacker would win; one would; one would, but the peace still holds; no attacker exists
SAFE, BOLD, EARLY, ALONE = range(4)
MARCHES: Final = (verbs.MARCH, verbs.DELAYED)


def because(view: Realm, seat: int, plan: Plan, at: int) -> Because | None:
    """Return the reason for `plan[at]`, or None. For the send action, explain the first item on the sheet."""
    sheet = (*view.draft(seat), *plan)
    action = plan[at]
    if action[0] == verbs.SEND:
        done = [one for one in sheet if one[0] not in (verbs.SEND, verbs.SILENT)]
        key = key_of(view)
        named = any(one[0] == verbs.SNITCH for one in done)
        if key == "orders" and view.has_card(PIRATE) and not named:
            return "because-silent", {"silent_due": view.numbers.silent_due, "clash_due": view.numbers.clash_due}
        if not done:
            return _nothing(view, seat, key)
        action = next((one for one in done if one[0] != verbs.HOLD), done[0])
    spoken = SPOKEN.get(action[0])
    return None if spoken is None else spoken(view, seat, action, sheet)


def _nothing(s: Realm, seat: int, key: str) -> Because | None:
    """Return the reason for an empty sheet, or None."""
    if key == "orders":
        return "because-no-units", {}
    if key in ("attack", "bankattack"):
        return "because-nobody", {"some": int(any(place != ISLAND for place in orderable(s, seat)))}
    if key == "buying":
        return "because-no-purchase", {"cash": s.cash[seat], "unit_cost": s.numbers.unit_cost}
    return None


# --- before the first turn ----------------------------------------------------------------------------------------------


def _ballot(s: Realm, seat: int, action: Action, sheet: Draft) -> Because:
    return "because-ballot", {"vote": vote_of(s), "answer": action[1]}


def _join(s: Realm, seat: int, action: Action, sheet: Draft) -> Because:
    return "because-team", {}


def _pick(s: Realm, seat: int, action: Action, sheet: Draft) -> Because:
    return "because-start", {}


def _faction(s: Realm, seat: int, action: Action, sheet: Draft) -> Because:
    return "because-faction", {"faction": action[1]}


# --- orders -----------------------------------------------------------------------------------------------------------


def _danger(s: Realm, seat: int, place: int, holds: int) -> Params:
    """Return the strongest possible attacker of `place`, their strength, and whether it beats `holds`."""
    worst, foe = worst_threat(s, seat, place)
    risk = ALONE if not worst else SAFE
    if takes(s, seat, holds, worst, foe):
        risk = EARLY if s.turn <= PEACE and not broken(s, "orders") else BOLD
    last = int(risk == BOLD and len(s.provinces(seat)) == 1)
    return {"place": place, "worst": worst, "seat": foe, "holds": max(holds, 0), "risk": risk, "last": last}


def _hold(s: Realm, seat: int, action: Action, sheet: Draft) -> Because:
    place = action[1]
    if place == ISLAND:
        return "because-island", {"points": s.numbers.island_vps}
    return "because-hold", _danger(s, seat, place, s.units[place]) | {"burnt": s.grey[place]}


def _fortify(s: Realm, seat: int, action: Action, sheet: Draft) -> Because:
    place, units = action[1], s.units[action[1]]
    return "because-fortify", _danger(s, seat, place, units + fort_bonus(s, seat, action[2])) | {"units": units}


def _work(s: Realm, seat: int, action: Action, sheet: Draft) -> Because:
    place, gold = action[1], action[2]
    params = _danger(s, seat, place, s.units[place] - 1)
    level = s.level[place]
    if gold and level < TOP_LEVEL:
        return "because-golden-work", params | _level(s, place)
    working = s.clone()
    working.work[place] = 0 if gold else 1
    return "because-work", params | {"amount": income(working, seat)[1] - income(s, seat)[1]}


def _level(s: Realm, place: int) -> Params:
    """Return the effect of one more level on a Province."""
    level = s.level[place]
    params: Params = {
        "place": place,
        "level": level,
        "price": s.numbers.upgrade_cost,
        "points": s.numbers.province_vps[level + 1],
    }
    return params | {
        "before": s.numbers.province_vps[level],
        "amount": s.numbers.production[level + 1],
        "now": s.numbers.production[level],
    }


def _march(s: Realm, seat: int, action: Action, sheet: Draft) -> Because:
    place, to = action[1], action[2]
    owner = s.owner[to]
    if owner == seat:
        worst, foe = worst_threat(s, seat, to)
        beyond = [one[2] for one in sheet if one[0] == verbs.DELAYED and one[1] == to]
        params: Params = {"place": place, "to": to, "worst": worst, "seat": foe, "onward": len(beyond)}
        return "because-join", params | {"next": beyond[0] if beyond else to}
    points = s.numbers.island_vps if to == ISLAND else s.numbers.province_vps[s.level[to]]
    params = {"place": place, "to": to, "points": points, "seat": owner, "against": s.units[to]}
    params["amount"] = 0 if to == ISLAND or s.grey[to] else s.numbers.production[s.level[to]]
    if owner < 0:
        return "because-settle", params
    params["late"] = int(action[0] == verbs.DELAYED)
    params["last"] = int(to != ISLAND and len(s.provinces(owner)) == 1)
    return "because-attack", params | {"brings": _brought(s, seat, to, sheet)}


def _brought(s: Realm, seat: int, to: int, sheet: Draft) -> int:
    """Return the strength that a sheet brings to a place, including its own support (REALM-I2.01)."""
    marches = [one for one in sheet if one[0] in MARCHES and one[2] == to]
    units = sum(one[4] + (one[3] == 1) for one in marches) - int(s.has_card(SNOW))
    aids = [one for one in sheet if one[0] == verbs.SUPPORT and one[2] == seat and one[3] == to]
    return max(units, 0) + sum(contribution(s.units[one[1]], support_gold(s, one), rain(s)) for one in aids)


def _support(s: Realm, seat: int, action: Action, sheet: Draft) -> Because:
    adds = contribution(s.units[action[1]], support_gold(s, action), rain(s))
    params: Params = {"place": action[1], "to": action[3], "seat": action[2], "adds": adds}
    return "because-support", params | {"own": int(action[2] == seat)}


def _snitch(s: Realm, seat: int, action: Action, sheet: Draft) -> Because:
    return "because-snitch", {"seat": action[1], "silent_due": s.numbers.silent_due, "clash_due": s.numbers.clash_due}


# --- the Dragon -------------------------------------------------------------------------------------------------------


def _commit(s: Realm, seat: int, action: Action, sheet: Draft) -> Because:
    given, owed = strength(s, seat, sheet), min_us(s, seat)
    points, bonus = bonus_of(given, owed)
    params: Params = {"committed": given, "owed": owed, "points": points, "short": int(given < owed)}
    return "because-commit", params | {"reward": reward_of(len(s.greens(seat))) + bonus}


def _summon(s: Realm, seat: int, action: Action, sheet: Draft) -> Because:
    return "because-summon", {"magi": action[1], "committed": strength(s, seat, sheet), "owed": min_us(s, seat)}


def _hide(s: Realm, seat: int, action: Action, sheet: Draft) -> Because:
    return "because-hide", {"owed": min_us(s, seat)}


def _bank(s: Realm, seat: int, action: Action, sheet: Draft) -> Because:
    return "because-bank", {"attack": int(key_of(s) == "attack")}


def _sacrifice(s: Realm, seat: int, action: Action, sheet: Draft) -> Because:
    place = action[1]
    return "because-sacrifice", {"place": place, "count": to_die(s, seat, sheet), "worked": int(s.work[place] > 0)}


def _burn(s: Realm, seat: int, action: Action, sheet: Draft) -> Because | None:
    place = action[1]
    named = [one[1] for one in sheet if one[0] == verbs.BURN and one != action]
    others = [s.numbers.production[s.level[other]] for other in s.greens(seat) if other not in named]
    amount = s.numbers.production[s.level[place]]
    return ("because-burn", {"place": place, "amount": amount}) if amount <= min(others, default=0) else None


# --- purchases and bids -----------------------------------------------------------------------------------------------


def _buy(s: Realm, seat: int, action: Action, sheet: Draft) -> Because:
    place = action[1]
    worst, foe = largest_army(s, seat, s.land.adjacent[place])
    params: Params = {"place": place, "count": s.units[place] + action[2], "worst": worst, "seat": foe}
    return "because-buy", params | {"owed": min_us(s, seat), "final": int(last_turn(s))}


def _capitol(s: Realm, seat: int, action: Action, sheet: Draft) -> Because:
    return "because-capitol", {"place": action[1]}


def _sanctum(s: Realm, seat: int, action: Action, sheet: Draft) -> Because:
    return "because-sanctum", {"spent": int(action[0] == verbs.REFRESH)}


def _faith(s: Realm, seat: int, action: Action, sheet: Draft) -> Because:
    return "because-faith", {"limit": supply_limit(s)}


def _king(s: Realm, seat: int, action: Action, sheet: Draft) -> Because:
    return "because-king", {"strength": kings_strength(s.cash[seat])}


def _draw(s: Realm, seat: int, action: Action, sheet: Draft) -> Because:
    return "because-draw", {"seat": action[1], "amount": action[2]}


def _upgrade(s: Realm, seat: int, action: Action, sheet: Draft) -> Because:
    return "because-upgrade", _level(s, action[1])


def _bid(s: Realm, seat: int, action: Action, sheet: Draft) -> Because:
    amount = action[1]
    left = max(reach(s, seat) - stated_cost(s, seat, sheet), 0)
    hoard = HOARDS[0] if left + amount >= HOARDS[0] else 0
    params: Params = {"amount": amount, "left": left, "hoard": hoard, "unit_cost": s.numbers.unit_cost}
    return "because-bid", params


SPOKEN: Final[Mapping[int, Callable[[Realm, int, Action, Draft], Because | None]]] = {
    verbs.BALLOT: _ballot,
    verbs.JOIN: _join,
    verbs.PICK: _pick,
    verbs.FACTION: _faction,
    verbs.HOLD: _hold,
    verbs.FORTIFY: _fortify,
    verbs.WORK: _work,
    verbs.MARCH: _march,
    verbs.DELAYED: _march,
    verbs.SUPPORT: _support,
    verbs.SNITCH: _snitch,
    verbs.HIDING: _hide,
    verbs.BANKING: _bank,
    verbs.MAGI: _summon,
    verbs.COMMIT: _commit,
    verbs.SACRIFICE: _sacrifice,
    verbs.BURN: _burn,
    verbs.CAPITOL: _capitol,
    verbs.REFRESH: _sanctum,
    verbs.GAIN: _sanctum,
    verbs.KEEPFAITH: _faith,
    verbs.OFFER: _king,
    verbs.DRAW: _draw,
    verbs.BUY: _buy,
    verbs.UPGRADE: _upgrade,
    verbs.BID: _bid,
}
