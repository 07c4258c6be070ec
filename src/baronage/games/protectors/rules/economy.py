"""Money: production, Pirates' dues, supply, purchases, bids and the pool of a team (sections J and P3)."""

from __future__ import annotations

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, Action
from baronage.games.protectors import verbs
from baronage.games.protectors.data import (
    ACT_BANK,
    ACT_FAITH,
    ACT_OFFER,
    BANK,
    CRAB,
    FAITH,
    IMARIN,
    ISLAND,
    MERCHANTS,
    REFRESHED,
    REGARDS,
    STORM,
    TIME,
    TOP_LEVEL,
)
from baronage.games.protectors.rules.factions import can, gainable, owns, take_gift
from baronage.games.protectors.state import Realm

Draft = tuple[Action, ...]
Draws = list[tuple[int, int]]  # lender, amount
RUNGS = (0, 1, 5, 10, 15, 20, 25, 30, 40, 50, 75)

# --- supply and production ------------------------------------------------------------------------------------------


def supply_limit(s: Realm) -> int:
    """Return the supply limit of a Province without Faith (REALM-J2.01, E4.03)."""
    return s.numbers.supply - s.has_card(CRAB)


def starve(s: Realm, stand: dict[int, tuple[int, int]]) -> None:
    """Remove units above the supply limit, including those of intruders in `stand` (REALM-J2.01)."""
    limit = supply_limit(s)
    for place in range(len(s.owner)):
        most = s.numbers.island_supply if place == ISLAND else limit
        if s.units[place] > most:
            _starved(s, s.owner[place], place, s.units[place] - most)
            s.units[place] = most
        if place in stand and stand[place][1] > most:
            seat, units = stand[place]
            _starved(s, seat, place, units - most)
            stand[place] = (seat, most)


def _starved(s: Realm, seat: int, place: int, units: int) -> None:
    if s.log is not None:
        s.log.append((verbs.STARVED, ALL, (s.number[seat], place, units), "REALM-J2.01"))


def incomes(s: Realm) -> tuple[list[int], list[int]]:
    """Return each seat's current production by Provinces, and the amount added by Work (REALM-J5.01 to J5.04)."""
    lands, pay = [0] * s.seats, [0] * s.seats
    if s.has_card(STORM):
        return lands, pay
    blessed = 2 if s.has_card(IMARIN) else 1
    grey, level, work = s.grey, s.level, s.work
    capitols = 0  # bit set of players who already have one
    for place, seat in enumerate(s.owner):
        if seat < 0 or place == ISLAND or (grey[place] and blessed == 1):
            continue
        height = level[place]
        if height == TOP_LEVEL:  # J5.02
            height -= capitols >> seat & 1
            capitols |= 1 << seat
        lands[seat] += blessed * s.numbers.production[height]
        if work[place] == 1:
            pay[seat] += blessed * (s.numbers.merchant_pay if owns(s, seat, MERCHANTS) else s.numbers.work_pay)
    return lands, pay


def income(s: Realm, seat: int) -> tuple[int, int]:
    """Return the current production and Work income of one seat."""
    lands, pay = incomes(s)
    return lands[seat], pay[seat]


def next_income(s: Realm, seat: int, draft: Draft) -> int:
    """Return a seat's Province income next turn with this message applied and nothing else changed (J7.01)."""
    after = s.clone()
    after.log = None
    after.inplay = [[] for _ in after.inplay]  # cards in play are discarded at the end of the turn
    after.work = [0] * len(after.work)
    named = [action[1] for action in draft if action[0] == verbs.CAPITOL]
    keep_capitol(after, seat, named[0] if named else 0)
    dues = s.numbers.upgrade_cost + (s.numbers.faith_cost if (verbs.KEEPFAITH,) in draft else 0)
    for action in draft:
        if action[0] == verbs.UPGRADE and can_upgrade(after, seat, action[1]) and reach(s, seat) >= dues:
            after.level[action[1]] += 1
    return income(after, seat)[0]


def produce(s: Realm) -> None:
    """Pay each player's production (REALM-J5.01 to J5.05)."""
    lands, pay = incomes(s)
    for seat in s.rank:
        s.cash[seat] += lands[seat] + pay[seat]
    if s.log is not None:
        params: list[int] = []
        for seat in sorted(s.rank, key=s.number.__getitem__) if any(lands) else ():
            params += [s.number[seat], lands[seat] + pay[seat], pay[seat]]
        s.log.append((verbs.ALL_PRODUCED, ALL, tuple(params), "REALM-J5.01 REALM-J5.03"))
    for place, work in enumerate(s.work):
        if work == 2:
            s.ready[place] = 1
        s.work[place] = 0


def collect(s: Realm) -> None:
    """Let the Pirates take what is owed, up to each player's cash (REALM-J5.06, E5.08)."""
    for seat in s.rank:
        due = min(s.owes[seat], s.cash[seat])
        if s.owes[seat] and s.log is not None:
            s.log.append((verbs.COLLECTED, ALL, (s.number[seat], due), "REALM-E5.08"))
        s.cash[seat] -= due
    s.owes = [0] * s.seats


# --- allowed contents of a Consolidation message ------------------------------------------------------------------------


def mates(s: Realm, seat: int) -> list[int]:
    """Return the active team-mates of a seat (REALM-P3.01)."""
    if s.teams <= 0:
        return []
    return [other for other in range(s.seats) if other != seat and s.team[other] == s.team[seat] and other in s.rank]


def reach(s: Realm, seat: int) -> int:
    """Return the most a seat could spend: its own cash and its team-mates'."""
    if s.teams <= 0:
        return s.cash[seat]
    return s.cash[seat] + sum(s.cash[mate] for mate in mates(s, seat))


def capitols(s: Realm, seat: int) -> list[int]:
    """Return the level-3 Provinces of a seat."""
    if TOP_LEVEL not in s.level:
        return []
    return [place for place in s.provinces(seat) if s.level[place] == TOP_LEVEL]


def gift_on(draft: Draft) -> int:
    """Return the Sanctum choice on a sheet, or 0."""
    for action in draft:
        if action[0] == verbs.GAIN:
            return action[1]
        if action[0] == verbs.REFRESH:
            return action[1] + REFRESHED
    return 0


def may_use(s: Realm, seat: int, ability: int, draft: Draft) -> bool:
    """Return whether an ability is owned and unspent, counting a Sanctum choice in the same message (REALM-O2.01)."""
    gift = gift_on(draft)
    return can(s, seat, ability) or gift == ability or gift == ability + REFRESHED


def can_upgrade(s: Realm, seat: int, place: int) -> bool:
    """Return whether a Province can be upgraded, regardless of money (REALM-J6.05)."""
    if not s.ready[place] or s.owner[place] != seat or s.level[place] >= TOP_LEVEL:
        return False
    return s.level[place] < TOP_LEVEL - 1 or not capitols(s, seat)


def will_be_capitol(s: Realm, seat: int, draft: Draft) -> bool:
    """Return whether the seat will control a level-3 Province, counting an upgrade in the same message (REALM-N3.07)."""
    if capitols(s, seat):
        return True
    return any(action[0] == verbs.UPGRADE and s.level[action[1]] == TOP_LEVEL - 1 for action in draft)


def last_turn(s: Realm) -> bool:
    """Return whether this is the last turn (REALM-E6.05)."""
    return s.has_card(TIME)


# --- the pool of a team -----------------------------------------------------------------------------------------------


def draws_on(draft: Draft) -> Draws:
    """Return the draws on a sheet in the order written."""
    return [(action[1], action[2]) for action in draft if action[0] == verbs.DRAW]


def lend(
    cash: list[int], cost: list[int], draws: list[Draws], order: list[int]
) -> tuple[list[int], list[list[tuple[int, int, int]]]]:
    """Return the purses after lending and, for each seat, a list of (lender, received, requested).

    `order` is the order of the borrowers (REALM-P3.02, P3.03).
    """
    free = [max(own - reserved, 0) for own, reserved in zip(cash, cost, strict=True)]
    after = cash[:]
    lent: list[list[tuple[int, int, int]]] = [[] for _ in cash]
    for seat in order:
        need = cost[seat] - cash[seat]
        for lender, amount in draws[seat]:
            got = max(min(amount, free[lender], need), 0)
            free[lender] -= got
            after[lender] -= got
            after[seat] += got
            need -= got
            lent[seat].append((lender, got, amount))
    return after, lent


def give_back(s: Realm, seat: int, lent: list[tuple[int, int, int]]) -> None:
    """Return drawn but unspent money to its lenders, last draw first (REALM-P3.03)."""
    for lender, got, _ in reversed(lent):
        back = min(got, s.cash[seat])
        s.cash[seat] -= back
        s.cash[lender] += back


def tell_draws(s: Realm, seat: int, lent: list[tuple[int, int, int]]) -> None:
    """Publish a player's draws together with what they paid for."""
    if s.log is not None:
        for lender, got, asked in lent:
            s.log.append((verbs.DREW_ON, ALL, (s.number[seat], s.number[lender], got, asked), "REALM-P3.03"))


def bid_on(draft: Draft) -> int:
    """Return the bid on a sheet, or 0 without one."""
    for action in draft:
        if action[0] == verbs.BID:
            return action[1]
    return 0


def pay_bids(s: Realm, sheets: list[Draft], bidders: list[int], order: list[int]) -> list[int]:
    """Pay the bids of an opening, re-bid or Bank bid with draws, limited to the available cash (REALM-D1.01, D1.03)."""
    n = s.seats
    wanted = [bid_on(sheets[seat]) if seat in bidders else 0 for seat in range(n)]
    draws = [draws_on(sheets[seat]) if seat in bidders else [] for seat in range(n)]
    lent: list[list[tuple[int, int, int]]] = [[] for _ in range(n)]
    if any(draws):
        s.cash, lent = lend(s.cash, wanted, draws, order)
    bids = [0] * n
    for seat in bidders:
        bids[seat] = min(wanted[seat], s.cash[seat])
        s.cash[seat] -= bids[seat]
        tell_draws(s, seat, lent[seat])
        give_back(s, seat, lent[seat])
    return bids


# --- step J6 ----------------------------------------------------------------------------------------------------------


def stated_cost(s: Realm, seat: int, draft: Draft) -> int:
    """Return the stated cost of a message: fees, upgrade, units within the supply limit and bid (REALM-P3.02)."""
    total = 0
    banks = False
    for action in draft:
        verb = action[0]
        if verb == verbs.KEEPFAITH:
            total += s.numbers.faith_cost
        elif verb == verbs.UPGRADE:
            total += s.numbers.upgrade_cost
        elif verb == verbs.OFFER:
            total += s.numbers.offer_cost
        elif verb == verbs.BANKING:
            total += s.numbers.bank_cost
            banks = True
        elif verb == verbs.BUY:
            total += s.numbers.unit_cost * action[2]
    return total if banks else total + bid_on(draft)


def consolidate(s: Realm, sheets: list[Draft], silent: int, chance: Chance) -> tuple[list[int], list[int]]:
    """Execute all messages of the Consolidation window (REALM-J6.01).

    Return the bids and the effects that run in the next turn, by seat.
    """
    n = s.seats
    last = last_turn(s)
    active = sorted(s.rank, key=s.number.__getitem__)
    lent: list[list[tuple[int, int, int]]] = [[] for _ in range(n)]
    draws = [draws_on(sheets[seat]) if seat in s.rank else [] for seat in range(n)]
    if any(draws):
        cost = [stated_cost(s, seat, sheets[seat]) for seat in range(n)]
        s.cash, lent = lend(s.cash, cost, draws, s.rank)
    bids, coming = [0] * n, [0] * n
    for seat in active:
        tell_draws(s, seat, lent[seat])
        bids[seat], coming[seat] = _consolidate(s, seat, sheets[seat], bool(silent >> seat & 1), last, chance)
    for seat in active:  # returned money comes too late for purchases
        give_back(s, seat, lent[seat])
    return bids, coming


def _consolidate(s: Realm, seat: int, draft: Draft, silent: bool, last: bool, chance: Chance) -> tuple[int, int]:
    chosen = {action[0]: action for action in draft}
    keep_capitol(s, seat, chosen[verbs.CAPITOL][1] if verbs.CAPITOL in chosen else 0)
    if s.newcomer == seat and not last:
        choose_gift(s, seat, gift_on(draft), chance)
    coming = 0
    if verbs.KEEPFAITH in chosen and _paid(s, seat, verbs.KEEPFAITH, s.numbers.faith_cost, can(s, seat, FAITH)):
        s.used[seat] |= 1 << FAITH
        coming |= ACT_FAITH
        _log(s, verbs.FAITHFUL, seat, "REALM-N4.02")
    if verbs.UPGRADE in chosen:
        place = chosen[verbs.UPGRADE][1]
        if _paid(s, seat, verbs.UPGRADE, s.numbers.upgrade_cost, can_upgrade(s, seat, place)):
            s.level[place] += 1
            if s.log is not None:
                s.log.append((verbs.UPGRADED, ALL, (s.number[seat], place, s.level[place]), "REALM-J6.05"))
    if verbs.OFFER in chosen and not last:
        able = can(s, seat, REGARDS) and bool(capitols(s, seat))
        if _paid(s, seat, verbs.OFFER, s.numbers.offer_cost, able):
            coming |= ACT_OFFER
            _log(s, verbs.OFFERED, seat, "REALM-N3.07")
    limit = supply_limit(s) + (1 if coming & ACT_FAITH else 0)
    if silent:
        buy_by_default(s, seat, limit)
    else:
        buy(s, seat, [(action[1], action[2]) for action in draft if action[0] == verbs.BUY], limit)
    if last:
        return 0, 0
    if verbs.BANKING in chosen and _paid(s, seat, verbs.BANKING, s.numbers.bank_cost, can(s, seat, BANK)):
        s.used[seat] |= 1 << BANK
        _log(s, verbs.BANKED, seat, "REALM-N5.02")
        return 0, coming | ACT_BANK
    bid = min(bid_on(draft), s.cash[seat])  # J6.09
    s.cash[seat] -= bid
    return bid, coming


def _log(s: Realm, kind: int, seat: int, rule: str) -> None:
    if s.log is not None:
        s.log.append((kind, ALL, (s.number[seat],), rule))


def _paid(s: Realm, seat: int, verb: int, price: int, able: bool) -> bool:
    """Pay for an item; an item that is unaffordable when executed is skipped (REALM-J6.05, N0.03)."""
    if able and s.cash[seat] >= price:
        s.cash[seat] -= price
        return True
    if s.log is not None:
        s.log.append((verbs.UNPAID, ALL, (s.number[seat], verb, int(able)), "REALM-J6.05"))
    return False


def keep_capitol(s: Realm, seat: int, named: int) -> None:
    """Keep one of several level-3 Provinces (REALM-J6.02)."""
    owned = capitols(s, seat)
    if len(owned) < 2:
        return
    kept = named if named in owned else s.capitol[seat] if s.capitol[seat] in owned else owned[0]
    if s.log is not None:
        s.log.append((verbs.CAPITOL_KEPT, ALL, (s.number[seat], kept), "REALM-J6.02"))
    for place in owned:
        if place != kept:
            s.level[place] = TOP_LEVEL - 1
            if s.log is not None:
                s.log.append((verbs.LEVELLED, ALL, (s.number[seat], place), "REALM-J6.02"))


def choose_gift(s: Realm, seat: int, gift: int, chance: Chance) -> None:
    """Give the chosen Sanctum ability, or a random one that can be gained (REALM-J6.03, O2.01, O2.02)."""
    drawn = not gift
    if drawn:
        pool = gainable(s, seat)
        gift = pool[chance.below(len(pool))]
    take_gift(s, seat, gift)
    if s.log is not None:
        s.log.append((verbs.SANCTUM, ALL, (s.number[seat], gift, int(drawn)), "REALM-O2.01 REALM-O2.02"))


def buy(s: Realm, seat: int, wanted: list[tuple[int, int]], limit: int) -> None:
    """Buy units in rounds: 1 in each listed Province while wanted, affordable and below the limit (REALM-J6.08)."""
    bought: dict[int, int] = {}
    left = dict(wanted)
    going = True
    while going:
        going = False
        for place in left:
            if (
                left[place]
                and s.cash[seat] >= s.numbers.unit_cost
                and s.units[place] < limit
                and s.owner[place] == seat
            ):
                s.cash[seat] -= s.numbers.unit_cost
                s.units[place] += 1
                left[place] -= 1
                bought[place] = bought.get(place, 0) + 1
                going = True
    _tell_bought(s, seat, bought)


def buy_by_default(s: Realm, seat: int, limit: int) -> None:
    """Buy the most units possible, each where fewest stand; the lowest number wins ties (REALM-J6.10)."""
    bought: dict[int, int] = {}
    places = s.provinces(seat)
    while s.cash[seat] >= s.numbers.unit_cost:
        open_to = [place for place in places if s.units[place] < limit]
        if not open_to:
            break
        place = min(open_to, key=s.units.__getitem__)
        s.units[place] += 1
        s.cash[seat] -= s.numbers.unit_cost
        bought[place] = bought.get(place, 0) + 1
    _tell_bought(s, seat, bought)


def _tell_bought(s: Realm, seat: int, bought: dict[int, int]) -> None:
    if s.log is not None:
        for place, units in bought.items():
            s.log.append((verbs.BOUGHT, ALL, (s.number[seat], place, units), "REALM-J6.08"))
