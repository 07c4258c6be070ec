"""A player who stands with the others as long as they stand with them: the base of the characters.

They bid nothing in the opening, have three units before they work golden, attack nobody in the first turns but who took a
Province, and give everything against the Dragon when that, with what they expect of the others, beats it; else exactly their
duty. They expect everything of who has earned a bonus, the duty of the others, nothing of who has no units. From the fourth turn
on they attack where they are stronger, and eliminate nobody while the Dragon is about to come. Where others break the peace, or
half of the players are gone early, there is nobody to stand with: then they race the Dragon, as the heuristic player does.
"""

from __future__ import annotations

from typing import Final

from baronage.engine.chance import Chance
from baronage.engine.flow import Action
from baronage.games.protectors import verbs
from baronage.games.protectors.bot import choose as heuristic
from baronage.games.protectors.bot import spread
from baronage.games.protectors.data import FORT, ISLAND, MARCHING, SPRING, STORM, UNIT_COST, UPGRADE_COST, WORKING
from baronage.games.protectors.dragon import min_us, threshold
from baronage.games.protectors.economy import last_turn, supply_limit
from baronage.games.protectors.orders import borders, by_sea, march_targets, needs_ferry, orderable
from baronage.games.protectors.purse import recruits
from baronage.games.protectors.ranking import allowance
from baronage.games.protectors.state import Realm
from baronage.games.protectors.steps.window import Draft, key_of
from baronage.games.protectors.tactics import attack, can_gild, gather, threat, worth
from baronage.games.protectors.worth import rivals

PEACE: Final = 3  # turns in which nobody is attacked
GUARD: Final = 3  # units before golden work
HOARD: Final = 240  # more makes the Dragon grow faster
WARY: Final = 1  # so near to the Threshold nobody is to be eliminated
BREAKERS: Final = 2  # so many who have won or lost a Province in peace end it, or a third of a larger table
EARLY: Final = 8  # turns in which a table that is half empty has had no peace,
SMALL: Final = 10  # if it has so many seats at most; larger ones thin out as they fight


def choose(s: Realm, seat: int, actions: list[Action], chance: Chance, war: int = PEACE) -> Action:
    """One click. `war`: the last turn of peace."""
    key, draft = key_of(s), s.draft(seat)
    if broken(s, key):
        return heuristic(s, seat, actions, chance)
    wanted: list[Action] = []
    if key == "orders":
        wanted = [_order(s, seat, draft, actions, war)]
    elif key in ("attack", "bankattack"):
        wanted = _commitment(s, seat, draft, actions)
    elif key == "buying":
        wanted = _purchase(s, seat, draft, actions)
    elif key in ("opening", "rebid", "bankbid") and (verbs.BID, 0) in actions:
        wanted = [(verbs.BID, 0)]
    for action in wanted:
        if action in actions or (action[0] == verbs.BID and 0 <= action[1] <= s.cash[seat]):
            return action
    return heuristic(s, seat, actions, chance)


def broken(s: Realm, key: str) -> bool:
    """Is there no peace to keep: has it been broken, or is half of the table gone early?"""
    seats = s.setup.seats
    if s.turn > (EARLY if seats <= SMALL else PEACE + 1):
        return False
    owners = s.owner[ISLAND + 1 :]
    held = [owners.count(seat) for seat in range(seats)]
    peaceful = s.turn <= PEACE or (s.turn == PEACE + 1 and key == "orders")  # after that war is what everybody expects
    if peaceful and sum([number != 1 for number in held]) >= max(BREAKERS, seats // 3):
        return True
    return 2 * sum([number > 0 for number in held]) <= seats


# --- orders -----------------------------------------------------------------------------------------------------------


def _order(s: Realm, seat: int, draft: Draft, actions: list[Action], war: int) -> Action:
    places = orderable(s, seat)
    if len(draft) >= len(places):
        return (verbs.SEND,)
    return orders(s, seat, war).get(places[len(draft)], (verbs.HOLD, places[len(draft)]))


def orders(s: Realm, seat: int, war: int = PEACE) -> dict[int, Action]:
    """An order for each place: marches on who may be attacked, with all that can come; the others work or build walls."""
    found: dict[int, Action] = {}
    gold = allowance(s, seat)
    reach: dict[int, list[int]] = {}
    wary = s.dpl >= threshold(s) - WARY
    for place in orderable(s, seat):
        for to in march_targets(s, place):
            if to != ISLAND and not needs_ferry(s, place, to) and _may_attack(s, seat, to, war, wary):
                reach.setdefault(to, []).append(place)
    aims = sorted(reach, key=lambda to: (-worth(s, to), to))
    for to in aims:
        free = [place for place in reach[to] if place not in found]
        if sum(s.units[place] for place in free) + (1 if gold[MARCHING] else 0) > s.units[to]:
            attack(s, seat, to, free, gold, found, s.turn + to)
    for to in aims:
        bases = [place for place in reach[to] if place not in found and place != ISLAND]
        if bases and s.owner[to] >= 0 and all(order[2] != to for order in found.values() if len(order) > 3):
            gather(s, seat, to, bases, gold, found)
    for place in orderable(s, seat):
        if place not in found and place != ISLAND:
            found[place] = _stay(s, seat, place, gold)
    return found


def _may_attack(s: Realm, seat: int, to: int, war: int, wary: bool) -> bool:
    owner = s.owner[to]
    if owner < 0:
        return s.turn > war and not s.grey[to]
    if owner not in rivals(s, seat) or not _fair(s, owner, war):
        return False
    return not (wary and len(s.provinces(owner)) == 1)


def _raider(s: Realm, owner: int) -> bool:
    """Has that player taken a Province while there was peace?"""
    return s.turn <= PEACE + 1 and len(s.provinces(owner)) > 1


def _fair(s: Realm, owner: int, war: int) -> bool:
    """May that player be attacked: is it late enough, or have they taken a Province themselves?"""
    return s.turn > war or len(s.provinces(owner)) > 1


def _stay(s: Realm, seat: int, place: int, gold: list[int]) -> Action:
    feared = threat(s, seat, place) if borders(s, place) or by_sea(s) else 0  # nobody comes through a Flood!
    raided = any(_raider(s, s.owner[to]) and s.units[to] for to in borders(s, place) if s.owner[to] in rivals(s, seat))
    tempted = s.turn == 1 and any(can_gild(s, seat, to) for to in borders(s, place))  # nobody knows the others yet
    rich = s.army(seat) >= GUARD and s.level[place] < 2 and gold[WORKING] > 0 and not s.grey[place]
    idle = s.has_card(STORM) and not rich  # plain work would earn nothing
    if (idle and not s.has_card(SPRING)) or (
        (raided or tempted or (s.turn > PEACE and feared > s.units[place])) and s.rank[0] != seat
    ):
        golden = 1 if gold[FORT] else 0
        gold[FORT] -= golden
        return (verbs.FORTIFY, place, golden)
    if s.grey[place] or idle:
        return (verbs.HOLD, place)
    if rich:
        gold[WORKING] -= 1
    return (verbs.WORK, place, int(rich))


# --- the Dragon --------------------------------------------------------------------------------------------------------


def expected(s: Realm, other: int) -> int:
    """What another is expected to bring: all that they have if they have earned a bonus or nobody could yet, else their duty."""
    homes = [place for place in orderable(s, other) if place != ISLAND]
    most = sum(s.units[place] - (1 if s.work[place] else 0) for place in homes)
    trusted = s.bonus[other] > 0 or not any(s.bonus)
    return most if trusted else min(most, min_us(s, other))


def _commitment(s: Realm, seat: int, draft: Draft, actions: list[Action]) -> list[Action]:
    if draft and draft[0][0] in (verbs.HIDING, verbs.BANKING):
        return [(verbs.SEND,)]
    homes = [place for place in orderable(s, seat) if place != ISLAND]
    most = sum(s.units[place] - (1 if s.work[place] else 0) for place in homes)
    together = sum(expected(s, other) for other in s.rank if other != seat)
    given = spread(s, seat, most if together + most > s.dpl else min(most, min_us(s, seat)))
    done = draft[-1][1] if draft and draft[-1][0] == verbs.COMMIT else 0
    for place in sorted(given):
        if place > done and (not draft or draft[-1][0] in (verbs.MAGI, verbs.COMMIT)):
            return [(verbs.COMMIT, place, given[place])]
    burns = [action for action in actions if action[0] == verbs.BURN]
    if burns:
        return [min(burns, key=lambda action: (s.level[action[1]], s.units[action[1]], action[1]))]
    return [(verbs.SEND,)]


# --- Consolidation -------------------------------------------------------------------------------------------------------


def _purchase(s: Realm, seat: int, draft: Draft, actions: list[Action]) -> list[Action]:
    """Units up to the guard, levels, more units; what exceeds the hoard is bid away."""
    said = [action[0] for action in draft]
    if verbs.BID in said or verbs.DRAW in said:
        return [(verbs.SEND,)]
    cash = s.cash[seat] - UPGRADE_COST * said.count(verbs.UPGRADE)
    bought = {action[1]: action[2] for action in draft if action[0] == verbs.BUY}
    cash -= UNIT_COST * sum(bought.values())
    if not draft:
        for verb in (verbs.CAPITOL, verbs.REFRESH, verbs.GAIN):
            choice = [action for action in actions if action[0] == verb]
            if choice:
                return choice[-1:]
    army = s.army(seat)
    upgrades = [action for action in actions if action[0] == verbs.UPGRADE]
    if upgrades and not bought and cash >= UPGRADE_COST and (army >= GUARD or last_turn(s)):
        return [max(upgrades, key=lambda action: (s.level[action[1]], -action[1]))]
    if verbs.BANKING not in said:
        limit = supply_limit(s)
        room = sum(max(limit - s.units[place], 0) for place in s.provinces(seat))
        saving = 0 if army < GUARD or s.turn > PEACE else UPGRADE_COST
        number = min(max((cash + UNIT_COST * sum(bought.values()) - saving) // UNIT_COST, 0), room)
        for place, units in recruits(s, seat, number).items():
            if place not in bought and (verbs.BUY, place, units) in actions:
                return [(verbs.BUY, place, units)]
    if last_turn(s):
        return [(verbs.SEND,)]
    return [(verbs.BID, max(cash - HOARD, 0)), (verbs.SEND,)]
