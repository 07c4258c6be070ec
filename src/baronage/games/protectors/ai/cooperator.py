"""A cooperative player, the base of the bot characters: it keeps the peace while the others do.

It bids nothing in the opening and keeps three units before it plays golden Work. In the first turns it attacks only
players who took a Province. Against the Dragon it commits everything if that, with the expected commitments of the
others, beats the Dragon. Otherwise it commits exactly its min.US. It expects everything from players who have earned a
bonus, min.US from the others, and nothing from players without units.

From the fourth turn on it attacks where it is stronger, but eliminates no one while a Dragon attack is close. If others
break the peace, or half of the players are gone early, it races the Dragon like the heuristic player.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import Action
from baronage.games.protectors import verbs
from baronage.games.protectors.ai.heuristics import rivals
from baronage.games.protectors.ai.purse import recruits
from baronage.games.protectors.ai.tactics import attack, can_gild, gather, threat, worth
from baronage.games.protectors.bot import choose as heuristic
from baronage.games.protectors.bot import spread
from baronage.games.protectors.data import FORT, ISLAND, MARCHING, SPRING, STORM, WORKING
from baronage.games.protectors.rules.dragon import min_us, threshold
from baronage.games.protectors.rules.economy import last_turn, supply_limit
from baronage.games.protectors.rules.orders import borders, by_sea, march_targets, needs_ferry, orderable
from baronage.games.protectors.rules.ranking import allowance
from baronage.games.protectors.state import BY_DRAGON, Realm
from baronage.games.protectors.steps.window import Draft, key_of

PEACE: Final = 3  # turns without attacks
GUARD: Final = 3  # units required before golden Work
HOARD: Final = 240  # more cash makes the Dragon grow faster
WARY: Final = 1  # at this distance from the Threshold, avoid eliminations
BREAKERS: Final = 2  # this many players who won or lost a Province in peace end it; at larger tables a third
EARLY: Final = 8  # until this turn, a table that is half empty counts as having had no peace,
SMALL: Final = 10  # at tables up to this size; larger ones shrink as players fight


@dataclass(frozen=True)
class Mood:
    """The temperament of a player."""

    war: int = PEACE  # the last turn in which it attacks no one
    leader: bool = False  # attacks the player with the most Victory Points first
    opening: int = 0  # bid before the first turn
    keeps: int = HOARD  # cash beyond this is bid
    guard: int = GUARD  # units before golden Work
    shirks: bool = False  # commits no more than is needed and earns the full bonus


STEADY: Final = Mood()


def choose(s: Realm, seat: int, actions: list[Action], chance: Chance, mood: Mood = STEADY) -> Action:
    """Return one click."""
    key, draft = key_of(s), s.draft(seat)
    if broken(s, key):
        return heuristic(s, seat, actions, chance)
    wanted: list[Action] = []
    if key == "orders":
        wanted = [_order(s, seat, draft, actions, mood)]
    elif key in ("attack", "bankattack") and not careless(s):
        wanted = _commitment(s, seat, draft, mood, actions)
    elif key == "buying":
        wanted = _purchase(s, seat, draft, mood, actions)
    elif key in ("opening", "rebid", "bankbid") and (verbs.BID, 0) in actions:
        wanted = [(verbs.BID, min(mood.opening, s.cash[seat]) if key == "opening" else 0)]
    for action in wanted:
        if action in actions or (action[0] == verbs.BID and 0 <= action[1] <= s.cash[seat]):
            return action
    return heuristic(s, seat, actions, chance)


def broken(s: Realm, key: str) -> bool:
    """Return whether the peace was broken or half of the players were eliminated early."""
    seats = s.setup.seats
    if s.turn > (EARLY if seats <= SMALL else PEACE + 1):
        return False
    owners = s.owner[ISLAND + 1 :]
    held = [owners.count(seat) for seat in range(seats)]
    peaceful = s.turn <= PEACE or (s.turn == PEACE + 1 and key == "orders")  # after that, players expect war
    if peaceful and sum([number != 1 for number in held]) >= max(BREAKERS, seats // 3):
        return True
    return 2 * sum([number > 0 for number in held]) <= seats


def careless(s: Realm) -> bool:
    """Return whether the Dragon has won an attack and no one has earned a bonus: the others can't be relied on."""
    return not any(s.bonus) and (any(s.grey) or BY_DRAGON in s.out_by)


# --- orders -----------------------------------------------------------------------------------------------------------


def _order(s: Realm, seat: int, draft: Draft, actions: list[Action], mood: Mood) -> Action:
    places = orderable(s, seat)
    if len(draft) >= len(places):
        return (verbs.SEND,)
    return orders(s, seat, mood).get(places[len(draft)], (verbs.HOLD, places[len(draft)]))


def orders(s: Realm, seat: int, mood: Mood = STEADY) -> dict[int, Action]:
    """Return an order for each place: joint marches on permitted targets, otherwise Work or Fortify."""
    found: dict[int, Action] = {}
    gold = allowance(s, seat)
    reach: dict[int, list[int]] = {}
    wary = s.dpl >= threshold(s) - WARY
    for place in orderable(s, seat):
        for to in march_targets(s, place):
            if to != ISLAND and not needs_ferry(s, place, to) and _may_attack(s, seat, to, mood, wary):
                reach.setdefault(to, []).append(place)
    aims = sorted(reach, key=lambda to: (-worth(s, to), to))
    if mood.leader:
        aims.sort(key=lambda to: -s.vps(s.owner[to]) if s.owner[to] >= 0 else 0)
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
            found[place] = _stay(s, seat, place, gold, mood.guard)
    return found


def _may_attack(s: Realm, seat: int, to: int, mood: Mood, wary: bool) -> bool:
    owner = s.owner[to]
    if owner < 0:
        return s.turn > mood.war and not s.grey[to]
    if owner not in rivals(s, seat) or not _fair(s, owner, mood.war):
        return False
    return not (wary and len(s.provinces(owner)) == 1)


def _raider(s: Realm, owner: int) -> bool:
    """Return whether player `owner` took a Province during the peace."""
    return s.turn <= PEACE + 1 and len(s.provinces(owner)) > 1


def _fair(s: Realm, owner: int, war: int) -> bool:
    """Return whether `owner` may be attacked: the peace is over, or they took a Province during it."""
    return s.turn > war or len(s.provinces(owner)) > 1


def _stay(s: Realm, seat: int, place: int, gold: list[int], guard: int) -> Action:
    feared = threat(s, seat, place) if borders(s, place) or by_sea(s) else 0  # a Flood! blocks all marches
    raided = any(_raider(s, s.owner[to]) and s.units[to] for to in borders(s, place) if s.owner[to] in rivals(s, seat))
    tempted = s.turn == 1 and any(
        can_gild(s, seat, to) for to in borders(s, place)
    )  # the others' behaviour is still unknown
    rich = s.army(seat) >= guard and s.level[place] < 2 and gold[WORKING] > 0 and not s.grey[place]
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
    """Return the US expected from player `other`.

    This is all they have if they earned a bonus or no one could have earned one yet, otherwise their min.US.
    """
    homes = [place for place in orderable(s, other) if place != ISLAND]
    most = sum(s.units[place] - (1 if s.work[place] else 0) for place in homes)
    trusted = s.bonus[other] > 0 or not any(s.bonus)
    return most if trusted else min(most, min_us(s, other))


def _commitment(s: Realm, seat: int, draft: Draft, mood: Mood, actions: list[Action]) -> list[Action]:
    if draft and draft[0][0] in (verbs.HIDING, verbs.BANKING):
        return [(verbs.SEND,)]
    homes = [place for place in orderable(s, seat) if place != ISLAND]
    most = sum(s.units[place] - (1 if s.work[place] else 0) for place in homes)
    together = sum(expected(s, other) for other in s.rank if other != seat)
    owed = min(most, min_us(s, seat))
    given = spread(
        s, seat, owed if together + most <= s.dpl else max(owed, _share(s, together, most, max(3, 3 * owed), mood))
    )
    done = draft[-1][1] if draft and draft[-1][0] == verbs.COMMIT else 0
    for place in sorted(given):
        if place > done and (not draft or draft[-1][0] in (verbs.MAGI, verbs.COMMIT)):
            return [(verbs.COMMIT, place, given[place])]
    burns = [action for action in actions if action[0] == verbs.BURN]
    if burns:
        return [min(burns, key=lambda action: (s.level[action[1]], s.units[action[1]], action[1]))]
    return [(verbs.SEND,)]


def _share(s: Realm, together: int, most: int, bonus: int, mood: Mood) -> int:
    """Return what to commit if the Dragon can be beaten: everything, or what is needed and earns the full bonus."""
    return min(most, max(s.dpl + 1 - together, bonus)) if mood.shirks else most


# --- Consolidation -------------------------------------------------------------------------------------------------------


def _purchase(s: Realm, seat: int, draft: Draft, mood: Mood, actions: list[Action]) -> list[Action]:
    """Return purchases: units up to the guard, levels, more units. Cash above the hoard limit is bid."""
    drafted = [action[0] for action in draft]
    if verbs.BID in drafted or verbs.DRAW in drafted:
        return [(verbs.SEND,)]
    cash = s.cash[seat] - s.numbers.upgrade_cost * drafted.count(verbs.UPGRADE)
    bought = {action[1]: action[2] for action in draft if action[0] == verbs.BUY}
    cash -= s.numbers.unit_cost * sum(bought.values())
    if not draft:
        for verb in (verbs.CAPITOL, verbs.REFRESH, verbs.GAIN):
            choice = [action for action in actions if action[0] == verb]
            if choice:
                return choice[-1:]
    army = s.army(seat)
    upgrades = [action for action in actions if action[0] == verbs.UPGRADE]
    if upgrades and not bought and cash >= s.numbers.upgrade_cost and (army >= mood.guard or last_turn(s)):
        return [max(upgrades, key=lambda action: (s.level[action[1]], -action[1]))]
    if verbs.BANKING not in drafted:
        limit = supply_limit(s)
        room = sum(max(limit - s.units[place], 0) for place in s.provinces(seat))
        saving = 0 if army < mood.guard or s.turn > PEACE else s.numbers.upgrade_cost
        number = min(max((cash + s.numbers.unit_cost * sum(bought.values()) - saving) // s.numbers.unit_cost, 0), room)
        for place, units in recruits(s, seat, number).items():
            if place not in bought and (verbs.BUY, place, units) in actions:
                return [(verbs.BUY, place, units)]
    if last_turn(s):
        return [(verbs.SEND,)]
    return [(verbs.BID, max(cash - mood.keeps, 0)), (verbs.SEND,)]
