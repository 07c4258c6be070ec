"""The game's own player: takes what is weakly held, works where it is safe, and stands with the Protectors when they can win.

It sees a view only, and weighs with a few rules of thumb (section 11 of the rules): three units in a Province hold it, an empty
Province falls to one unit, whoever gives more than min.US to a victory loses no more than min.US of it.
"""

from __future__ import annotations

from baronage.engine.chance import Chance
from baronage.engine.flow import Action
from baronage.games.protectors import verbs
from baronage.games.protectors.data import (
    CRUSADE,
    IRO,
    ISLAND,
    MAGI_COST,
    MARCHING,
    MOST_MAGI,
    NINE_MAGI,
    SNOW,
    UNIT_COST,
    UPGRADE_COST,
)
from baronage.games.protectors.dragon import min_us, strength, undefended
from baronage.games.protectors.economy import last_turn, supply_limit
from baronage.games.protectors.factions import owns
from baronage.games.protectors.orders import march_targets, needs_ferry, orderable
from baronage.games.protectors.ranking import allowance
from baronage.games.protectors.state import BY_DRAGON, Realm
from baronage.games.protectors.steps.attack import Attack, BankAttack
from baronage.games.protectors.steps.opening import V3, Opening, ReBid, Votes
from baronage.games.protectors.steps.orders import Orders
from baronage.games.protectors.steps.turn import BankBid, Buying

SHARE = 0.4  # of their units others are expected to commit
DARE = 1  # US that may be missing by this reckoning: others give more or less, and a lost attack hurts everybody
DESPAIR = 4  # the same where a lost attack would most likely be the last
LOST = 0.45  # of the others fall in a lost attack
OPENING_BID = 41
LATER_BID = 74


def choose(s: Realm, seat: int, actions: list[Action], chance: Chance) -> Action:
    """One of the actions, from the seat's view."""
    top = s.stack[-1]
    wanted: list[Action]
    if isinstance(top, Orders):
        wanted = [_order(s, seat, top)]
    elif isinstance(top, (Attack, BankAttack)):
        wanted = _commitment(s, seat, top.drafts[seat], actions, isinstance(top, BankAttack))
    elif isinstance(top, Buying):
        wanted = _purchase(s, seat, top.drafts[seat], actions)
    elif isinstance(top, (Opening, ReBid, BankBid)):
        wanted = _bid(s, seat, top, actions)
    elif isinstance(top, Votes):
        wanted = [(verbs.SEND,), (verbs.BALLOT, int(top.vote == V3))]  # a small Realm, and a faction of its own choice
    else:
        wanted = []
    for action in wanted:
        if action in actions or (action[0] == verbs.BID and action[1] <= s.cash[seat]):  # any amount, listed or not
            return action
    return actions[0] if (verbs.SEND,) not in actions else (verbs.SEND,)


# --- bids -------------------------------------------------------------------------------------------------------------


def _near(actions: list[Action], verb: int, amount: int) -> list[Action]:
    """The listed amounts of a verb, the largest not above the wanted one first."""
    rungs = sorted((action for action in actions if action[0] == verb and action[-1] <= amount), reverse=True)
    return rungs[:1]


def _bid(s: Realm, seat: int, top: Opening | ReBid | BankBid, actions: list[Action]) -> list[Action]:
    draft = top.drafts[seat]
    said = [action[0] for action in draft]
    if s.factions == 1 and verbs.FACTION not in said and isinstance(top, Opening):
        return [(verbs.FACTION, IRO)]
    if verbs.BID in said:
        return [(verbs.SEND,)]
    crusader = owns(s, seat, CRUSADE) or (verbs.FACTION, IRO) in draft
    wish = 0 if crusader else OPENING_BID  # a Crusade marches golden in any bracket
    if isinstance(top, Opening) and wish and s.cash[seat] >= wish:
        return [(verbs.BID, wish)]
    return _near(actions, verbs.BID, wish)


# --- orders -----------------------------------------------------------------------------------------------------------


def _order(s: Realm, seat: int, top: Orders) -> Action:
    places = orderable(s, seat)
    done = len(top.drafts[seat])
    if done >= len(places):
        return (verbs.SEND,)
    return plan(s, seat).get(places[done], (verbs.HOLD, places[done]))


def threat(s: Realm, seat: int, place: int) -> int:
    """The largest army that one other player could march into a place."""
    worst: dict[int, int] = {}
    for other in s.land.adjacent[place]:
        owner = s.owner[other]
        if owner >= 0 and owner != seat:
            worst[owner] = worst.get(owner, 0) + s.units[other]
    return max(worst.values(), default=0)


def plan(s: Realm, seat: int) -> dict[int, Action]:
    """An order for each place: marches on the best targets first, then work or walls at home."""
    places = orderable(s, seat)
    found: dict[int, Action] = {}
    reach: dict[int, list[int]] = {}
    for place in places:
        for to in march_targets(s, place):
            if to == ISLAND or s.owner[to] != seat:
                reach.setdefault(to, []).append(place)
    snow = int(s.has_card(SNOW))
    gold = allowance(s, seat)[MARCHING]
    for to in sorted(reach, key=lambda to: -worth(s, seat, to)):
        free = [place for place in reach[to] if place not in found and not needs_ferry(s, place, to)]
        gold = _march(s, seat, to, free, snow, gold, found)
    golden = False
    near = to_the_front(s, seat)
    for place in places:
        if place in found or place == ISLAND:
            continue
        if s.units[place] > 1 and near[place] > 1:
            ahead = min(march_targets(s, place), key=near.__getitem__, default=place)
            if near[ahead] < near[place] and not needs_ferry(s, place, ahead):
                found[place] = (verbs.MARCH, place, ahead, 0, s.units[place])
                continue
        if threat(s, seat, place) >= s.units[place] + 1 and s.rank.index(seat) > 0:
            found[place] = (verbs.FORTIFY, place, 0)
        elif not golden and s.level[place] < 2 and s.cash[seat] >= UNIT_COST and s.turn > 3:
            found[place] = (verbs.WORK, place, 1)
            golden = True
        elif not s.grey[place]:
            found[place] = (verbs.WORK, place, 0)
    return found


def to_the_front(s: Realm, seat: int) -> list[int]:
    """How many borders lie between each place and the nearest rival."""
    far = len(s.owner)
    found = [far] * far
    edge = [place for place in range(1, far) if s.owner[place] not in (seat, -1)]
    for place in edge:
        found[place] = 0
    while edge:
        place = edge.pop(0)
        for other in s.land.adjacent[place]:
            if found[other] > found[place] + 1:
                found[other] = found[place] + 1
                edge.append(other)
    return found


def worth(s: Realm, seat: int, place: int) -> float:
    """How much a place is wanted."""
    if place == ISLAND:
        return 1.5
    value = 2.0 + s.level[place] - s.units[place] / 2 - (1.0 if s.grey[place] else 0.0)
    owner = s.owner[place]
    if owner >= 0:
        value += 1.0
        if len(s.provinces(owner)) == 1:
            value += 1.0 + 6.0 / len(s.rank)  # a rival falls
    return value


def _march(s: Realm, seat: int, to: int, free: list[int], snow: int, gold: int, found: dict[int, Action]) -> int:
    """Send just enough from the places that are free, if there is enough. Gives the golden marches left."""
    rival = s.owner[to]
    defended = s.units[to] if rival >= 0 else 0
    need = defended + 1 + snow if defended else 1
    golden = 1 if defended and gold else 0
    chosen: list[tuple[int, int]] = []
    total = golden
    for place in sorted(free, key=lambda place: -s.units[place]):
        count = s.units[place]
        if not defended:
            count = 1 if count < 3 else 2
        else:
            count = min(count, max(need - total, 1))
        chosen.append((place, count))
        total += count
        if total >= need:
            break
    if total < need or not chosen:
        return gold
    for place, count in chosen:
        found[place] = (verbs.DELAYED, place, to, golden, count)
        gold -= golden
        golden = 0
    return gold


# --- the Dragon --------------------------------------------------------------------------------------------------------


def _commitment(s: Realm, seat: int, draft: tuple[Action, ...], actions: list[Action], late: bool) -> list[Action]:
    homes = [place for place in orderable(s, seat) if place != ISLAND]
    own = sum(s.units[place] - (1 if s.work[place] else 0) for place in homes)
    owed = min_us(s, seat)
    others = sum(SHARE * s.units[place] for place in range(1, len(s.owner)) if s.owner[place] not in (seat, -1))
    top = s.stack[-1]
    if late and isinstance(top, BankAttack):
        others = sum(strength(s, other, top.shown[other]) for other in s.rank if not top.late >> other & 1)
    short = s.dpl + 1 - others - own
    if not draft:
        magi = [action for action in actions if action[0] == verbs.MAGI]
        for action in magi:
            worth_of = NINE_MAGI if action[1] == MOST_MAGI else action[1]
            if 0 < short <= worth_of and s.cash[seat] >= MAGI_COST * action[1]:
                return [action]
        if short > 0 and own < owed and (verbs.HIDING,) in actions:
            return [(verbs.HIDING,)]
    doomed = s.out_by.count(BY_DRAGON) + LOST * (len(s.rank) - 1) >= (s.seats + 1) // 2
    wins = short <= (DESPAIR if doomed else DARE) or any(action[0] == verbs.MAGI for action in draft)
    given = strength(s, seat, draft)
    protector = s.rank and s.rank[0] == seat
    if not wins and protector and s.cash[seat] < UNIT_COST * owed:  # it would cost the purse, which is worth less
        return [(verbs.SEND,)]
    if not wins and given >= owed:
        return [(verbs.SEND,)]
    commits = [action for action in actions if action[0] == verbs.COMMIT]
    if commits:
        place = min(action[1] for action in commits)
        most = max(action[2] for action in commits if action[1] == place)
        if not wins and own >= owed:
            most = min(most, owed - given + (1 if s.work[place] else 0))
        return [(verbs.COMMIT, place, max(most, 1))]
    burns = [action for action in actions if action[0] == verbs.BURN]
    if burns:
        weakest = undefended(s, seat, draft)
        cheap = min(burns, key=lambda action: (s.level[action[1]], s.units[action[1]], action[1]))
        return [cheap] if weakest else [(verbs.SEND,)]
    return [(verbs.SEND,)]


# --- Consolidation -------------------------------------------------------------------------------------------------------


def _purchase(s: Realm, seat: int, draft: tuple[Action, ...], actions: list[Action]) -> list[Action]:
    said = [action[0] for action in draft]
    cash = s.cash[seat]
    cash -= UPGRADE_COST * said.count(verbs.UPGRADE)
    cash -= UNIT_COST * sum(action[2] for action in draft if action[0] == verbs.BUY)
    if verbs.BID in said or verbs.DRAW in said:
        return [(verbs.SEND,)]
    if not draft:
        for verb in (verbs.CAPITOL, verbs.REFRESH, verbs.GAIN):
            choice = [action for action in actions if action[0] == verb]
            if choice:
                return choice[-1:]
    if verbs.UPGRADE not in said and verbs.BUY not in said and cash >= UPGRADE_COST:
        upgrades = [action for action in actions if action[0] == verbs.UPGRADE]
        if upgrades and (cash >= UPGRADE_COST + UNIT_COST or s.turn >= 8 or last_turn(s)):
            return [max(upgrades, key=lambda action: (s.level[action[1]], -action[1]))]
    if cash >= UNIT_COST and verbs.BANKING not in said:
        buys = [action for action in actions if action[0] == verbs.BUY]
        if buys:
            limit = supply_limit(s)
            bought = {action[1] for action in draft if action[0] == verbs.BUY}
            places = sorted(
                {action[1] for action in buys} - bought,
                key=lambda place: (s.units[place] - threat(s, seat, place), place),
            )
            if places:
                place = places[0]
                count = min(limit - s.units[place], cash // UNIT_COST)
                return [(verbs.BUY, place, count)]
    if last_turn(s):
        return [(verbs.SEND,)]
    return [*_near(actions, verbs.BID, min(cash, LATER_BID)), (verbs.SEND,)]
