"""Blunders that every beginner recognises: a hopeless march, units burnt below min.US, cash kept without an army."""

from __future__ import annotations

from typing import Final

from baronage.engine.hooks.search import Plan
from baronage.games.protectors import verbs
from baronage.games.protectors.data import ISLAND
from baronage.games.protectors.rules.dragon import min_us, strength
from baronage.games.protectors.rules.economy import last_turn, supply_limit
from baronage.games.protectors.rules.orders import orderable
from baronage.games.protectors.state import Realm
from baronage.games.protectors.steps.window import key_of

HOARD: Final = 2  # units: cash for more of them is hoarded while units are missing
ATTACKS: Final = (verbs.MARCH, verbs.DELAYED)


def self_harm(before: Realm, after: Realm, seat: int, plan: Plan) -> str:
    """Return the name of the blunder, or ""."""
    if plan[-1][0] != verbs.SEND:
        return ""
    key, sheet = key_of(before), (*before.draft(seat), *plan)
    if key == "orders":
        return "hopeless-march" if _is_hopeless(before, seat, sheet) else ""
    if key == "attack":
        return "units-burnt-below-duty" if _burns(before, seat, sheet) else ""
    if key == "buying":
        return "hoarding" if _hoards(before, seat, sheet) else ""
    return ""


def _is_hopeless(s: Realm, seat: int, sheet: Plan) -> bool:
    """Return whether an attack is weaker than its defenders, counting gold and all own support."""
    for _, _, to, gold, _ in [action for action in sheet if action[0] in ATTACKS]:
        if to == ISLAND or s.owner[to] in (-1, seat):
            continue
        force = max(gold, 0) + sum(action[4] for action in sheet if action[0] in ATTACKS and action[2] == to)
        force += sum(s.units[action[1]] for action in sheet if action[0] == verbs.SUPPORT and action[3] == to)
        relay = any(action[0] in ATTACKS and action[2] == by for by in _bases(sheet, to) for action in sheet)
        if force < s.units[to] and not relay:
            return True
    return False


def _bases(sheet: Plan, to: int) -> list[int]:
    return [action[1] for action in sheet if action[0] in ATTACKS and action[2] == to]


def _burns(s: Realm, seat: int, sheet: Plan) -> bool:
    """Return whether units are committed, but fewer than min.US though there are enough: they die for nothing."""
    most = sum(s.units[place] - (1 if s.work[place] else 0) for place in orderable(s, seat) if place != ISLAND)
    return 0 < strength(s, seat, sheet) < min_us(s, seat) <= most


def _hoards(s: Realm, seat: int, sheet: Plan) -> bool:
    """Return whether cash is kept though the player can't meet min.US and could buy units."""
    if last_turn(s) or any(action[0] in (verbs.BANKING, verbs.DRAW, verbs.OFFER) for action in sheet):
        return False
    bought = sum(action[2] for action in sheet if action[0] == verbs.BUY)
    left = (
        s.cash[seat]
        - s.numbers.unit_cost * bought
        - s.numbers.upgrade_cost * sum(action[0] == verbs.UPGRADE for action in sheet)
    )
    left -= sum(action[1] for action in sheet if action[0] == verbs.BID)
    room = sum(max(supply_limit(s) - s.units[place], 0) for place in s.provinces(seat))
    return left >= HOARD * s.numbers.unit_cost and s.army(seat) + bought < min_us(s, seat) and bought < room
