"""Execute Orders and the first steps of Consolidation, without player input (sections H, J1 to J4)."""

from __future__ import annotations

from baronage.engine.core.state import ALL, Action
from baronage.games.protectors import verbs
from baronage.games.protectors.data import (
    ACT_FAITH,
    DECKS,
    FERRY,
    FLOOD,
    ISLAND,
    LOOK,
    PIRATE,
    SNOW,
    TOP_LEVEL,
)
from baronage.games.protectors.rules.adjudicate import Aid, Battle, Crowd, Move, stage
from baronage.games.protectors.rules.cards import snitches, walk_plank
from baronage.games.protectors.rules.dragon import eliminate, ends, threshold
from baronage.games.protectors.rules.economy import capitols, starve
from baronage.games.protectors.rules.factions import Stand, kings_regards, lose_island
from baronage.games.protectors.rules.orders import (
    by_sea,
    default_orders,
    ferry_losses,
    fix_gold,
    fort_bonus,
    orderable,
    rain,
    support_gold,
)
from baronage.games.protectors.state import BY_PLAYERS, Realm

Draft = tuple[Action, ...]
ORDERS = (verbs.FORTIFY, verbs.WORK, verbs.MARCH, verbs.DELAYED, verbs.SUPPORT)


def look_price(s: Realm, deck: int) -> int:
    """Return the price of a look at `deck` (REALM-F3.01 to F3.03)."""
    return 0 if deck == 0 else s.numbers.look_cost if deck == 1 else s.numbers.palantir_cost


def execute(s: Realm, sheets: list[Draft]) -> None:
    """Run everything from the reveal to the eliminations. A sheet ending with SILENT was not sent by its player."""
    s.battles = []
    sheet = reveal(s, sheets)
    forts = [-1] * len(s.owner)  # gold of each place's Fortify! order
    aids: list[Aid] = []
    moves: list[Move] = []
    delayed: list[Move] = []
    flood = s.has_card(FLOOD)
    for seat in s.rank:
        for order in sheet[seat]:
            verb, place = order[0], order[1]
            if verb == verbs.FORTIFY:
                forts[place] = order[2]
            elif verb == verbs.WORK:
                s.work[place] = 1 + order[2]
            elif verb == verbs.SUPPORT:
                if not flood:
                    aids.append((seat, place, order[2], order[3], support_gold(s, order)))
            elif verb == verbs.MARCH:
                moves.append((seat, place, order[2], order[4], order[3]))
            else:
                delayed.append((seat, place, order[2], order[4], order[3]))
    if s.has_card(PIRATE):  # H1.04
        pirates(s, sheets, forts, aids)
        for place in range(1, len(s.owner)):
            if not s.units[place]:
                forts[place], s.work[place] = -1, 0
        aids = [aid for aid in aids if s.units[aid[1]]]
        moves = [move for move in moves if s.units[move[1]]]
        delayed = [move for move in delayed if s.units[move[1]]]  # later arrivals don't restore the order
        if s.log is not None:
            for seat in s.rank:
                for order in sheet[seat]:
                    if not s.units[order[1]]:
                        s.log.append((verbs.LAPSED, ALL, (s.number[seat], order[1]), "REALM-H1.04"))
    who = [seat if s.units[place] else -1 for place, seat in enumerate(s.owner)]
    count = s.units[:]
    crowd: Crowd = {}
    for i in range(0, len(s.guests), 3):
        crowd.setdefault(s.guests[i], {})[s.guests[i + 1]] = s.guests[i + 2]
    s.guests = []
    run_stage(s, who, count, crowd, moves, aids, forts, 0)
    run_stage(s, who, count, crowd, delayed, aids, forts, 1)
    stand: Stand = {}
    for place, seat in enumerate(who):
        s.units[place] = count[place] if seat == s.owner[place] else 0
        if seat not in (s.owner[place], -1):
            stand[place] = (seat, count[place])
    consolidate_board(s, stand)


def run_stage(
    s: Realm,
    who: list[int],
    count: list[int],
    crowd: Crowd,
    orders: list[Move],
    aids: list[Aid],
    forts: list[int],
    late: int,
) -> None:
    """Run one stage of marches (REALM-H2.01 to H2.04); `late` marks the Delayed stage (H3.01 to H3.03)."""
    if not orders and not crowd:
        return
    fort = [fort_bonus(s, s.owner[place], gold) if gold >= 0 else 0 for place, gold in enumerate(forts)]
    place_of = [0] * s.seats
    for at, seat in enumerate(s.rank):
        place_of[seat] = at
    marched, cut, battles = stage(
        s.owner, who, count, crowd, orders, aids, fort, s.work, int(s.has_card(SNOW)), rain(s), place_of
    )
    for battle in battles:
        s.battles += battle
    if s.log is not None:
        k = s.number
        went = {(seat, origin) for seat, origin, _, _, _ in marched}
        for seat, origin, _, _, _ in orders:
            if (seat, origin) not in went:
                s.log.append((verbs.LAPSED, ALL, (k[seat], origin), "REALM-G3.04"))
        rule = "REALM-H3.01" if late else "REALM-H2.01"
        for seat, origin, to, units, gold in marched:
            s.log.append((verbs.MARCHED, ALL, (k[seat], origin, to, units, gold, late), rule))
        for aid, by in cut:
            s.log.append((verbs.CUT, ALL, (k[aid[0]], aid[1], k[by]), "REALM-G4.04"))
        for battle in battles:
            _tell_battle(s, battle)
    for place in range(1, len(s.owner)):  # H2.04: orders of Provinces without an own unit are lost for the turn
        if who[place] != s.owner[place]:
            forts[place] = -1
            s.work[place] = 0
    aids[:] = [aid for aid in aids if who[aid[1]] == aid[0]]
    holder = s.owner[ISLAND]
    if holder >= 0 and who[ISLAND] != holder:
        lose_island(s, holder)


def _tell_battle(s: Realm, battle: Battle) -> None:
    place, one, mine, other, theirs, winner, lost = battle[:7]
    k = s.number
    params = (place, k[one], mine, k[other], theirs, k[winner] if winner >= 0 else 0, lost, *battle[7:])
    if s.log is not None:
        s.log.append((verbs.BATTLE, ALL, params, "REALM-I2.03" if lost else "REALM-I2.02"))


# --- the reveal -----------------------------------------------------------------------------------------------------


def reveal(s: Realm, sheets: list[Draft]) -> list[list[Action]]:
    """Publish all sheets, deliver transfers, charge Ferry! and settle gold (REALM-H1.01 to H1.03, H1.05)."""
    found: list[list[Action]] = [[] for _ in range(s.seats)]
    for seat in sorted(s.rank, key=s.number.__getitem__):
        draft = sheets[seat]
        if draft and draft[-1][0] == verbs.SILENT:
            orders = default_orders(s, seat)
        else:
            orders = [action for action in draft if action[0] in ORDERS]
        kept = [order for order in orders if s.owner[order[1]] == seat and s.units[order[1]]]
        if s.log is not None:
            for order in orders:
                tell_order(s, seat, order)
                if order not in kept:
                    s.log.append((verbs.LAPSED, ALL, (s.number[seat], order[1]), "REALM-H1.05"))
            ordered = {order[1] for order in orders}
            without = [place for place in orderable(s, seat) if place not in ordered and (place or by_sea(s))]
            if without:
                s.log.append((verbs.WITHOUT, ALL, (s.number[seat], *without), "REALM-F4.02"))
        found[seat] = kept
    deliver(s)
    ferry = s.has_card(FERRY)
    for seat in s.rank:
        if ferry:
            found[seat] = charge_ferry(s, seat, found[seat])
        found[seat], lost = fix_gold(s, seat, found[seat])
        if s.log is not None:
            played = {order[1] for order in found[seat]}
            for place in lost:
                params = (s.number[seat], place, int(place not in played))
                s.log.append((verbs.NOT_GOLD, ALL, params, "REALM-G6.03"))
    return found


def charge_ferry(s: Realm, seat: int, orders: list[Action]) -> list[Action]:
    """Return the orders that are left after Ferry! is charged as far as the cash goes (REALM-E4.02, F2.06)."""
    paid, dropped = ferry_losses(s, seat, orders, s.cash[seat])
    s.cash[seat] -= s.numbers.ferry_cost * len(paid)
    if s.log is not None:
        for place in paid:
            s.log.append((verbs.FERRIED, ALL, (s.number[seat], place, s.numbers.ferry_cost), "REALM-E4.02"))
        for place in dropped:
            s.log.append((verbs.STRANDED, ALL, (s.number[seat], place), "REALM-F2.06"))
    return [order for order in orders if order[1] not in dropped]


def tell_order(s: Realm, seat: int, order: Action) -> None:
    """Publish an order, with players given by their Player#."""
    numbers = list(order)
    if order[0] == verbs.SUPPORT:
        numbers[2] = s.number[order[2]]
    if s.log is not None:
        s.log.append((verbs.ORDER, ALL, (s.number[seat], *numbers), "REALM-H1.01"))


def deliver(s: Realm) -> None:
    """Deliver or return transfers and publish looks without the cards seen (REALM-F2.03 to F2.05, F3.04)."""
    k, sent = s.number, s.transfers
    for i in range(0, len(sent), 3):
        giver, taker, amount = sent[i : i + 3]
        params: tuple[int, ...] = (k[giver], k[taker], amount)
        if taker in s.rank:
            s.cash[taker] += amount
            kind, rule = verbs.PAID_OVER, "REALM-F2.03 REALM-F2.04"
        else:
            back = giver in s.rank
            if back:
                s.cash[giver] += amount
            params += (int(back),)
            kind, rule = verbs.RETURNED, "REALM-F2.05"
        if s.log is not None:
            s.log.append((kind, ALL, params, rule))
    for seat in range(s.seats):
        for deck in range(DECKS):
            if s.looks[seat] >> deck & 1:
                if deck == 1:
                    s.used[seat] |= 1 << LOOK
                if s.log is not None:
                    s.log.append((verbs.LOOK_TOLD, ALL, (k[seat], deck, look_price(s, deck)), "REALM-F3.04"))
    s.transfers = []
    s.spent = [0] * s.seats
    s.looks = [0] * s.seats
    s.pending = [0] * (2 * s.seats)  # a missing answer means `keep` (F3.05)
    s.stamps = [0, 0]


# --- Pirates! -------------------------------------------------------------------------------------------------------


def pirates(s: Realm, sheets: list[Draft], forts: list[int], aids: list[Aid]) -> None:
    """Settle Pirates! (REALM-E5.01 to E5.07, H1.04)."""
    k = s.number
    named: dict[int, int] = {}
    for seat in s.rank:
        for action in sheets[seat]:
            if action[0] == verbs.SNITCH and action[1] in s.rank:
                named[seat] = action[1]
    if s.log is not None:
        for seat in sorted(s.rank, key=k.__getitem__):
            params = (k[seat], k[named[seat]] if seat in named else 0)
            s.log.append((verbs.SNITCHED, ALL, params, "REALM-E5.01"))
    owed, victim = snitches(s.numbers, s.rank, named)
    for seat, amount in owed.items():
        s.owes[seat] += amount
        if s.log is not None:
            silent = seat not in named
            rule = "REALM-E5.02" if silent else "REALM-E5.03"
            s.log.append((verbs.OWES, ALL, (k[seat], amount, verbs.NAMED_NOBODY if silent else verbs.CLASHED), rule))
    if victim >= 0:
        fort = [fort_bonus(s, s.owner[place], gold) if gold >= 0 else 0 for place, gold in enumerate(forts)]
        walk_plank(s, victim, fort, aids, rain(s))


# --- Consolidation, steps 1 to 4 -------------------------------------------------------------------------------------


def consolidate_board(s: Realm, stand: Stand) -> None:
    """Remove orders, then apply supply, the Mountain King, seizures, eliminations and ends (REALM-J1.01 to J4.04)."""
    for place in range(1, len(s.owner)):
        if not s.units[place]:
            s.work[place] = 0
    s.act = [act & ~ACT_FAITH for act in s.act]
    starve(s, stand)
    kings_regards(s, stand)
    if TOP_LEVEL in s.level:
        for seat in s.rank:
            owned = capitols(s, seat)
            s.capitol[seat] = owned[0] if owned else 0
    takers: dict[int, set[int]] = {}
    k = s.number
    for place, (seat, units) in sorted(stand.items()):
        loser = s.owner[place]
        s.owner[place], s.units[place] = seat, units
        if place == ISLAND:
            s.newcomer = seat
            if s.log is not None:
                s.log.append((verbs.ISLE_TAKEN, ALL, (k[seat],), "REALM-J4.02"))
            continue
        if loser >= 0:
            takers.setdefault(loser, set()).add(seat)
        if s.log is not None:
            s.log.append((verbs.SEIZED, ALL, (k[seat], place, k[loser] if loser >= 0 else 0), "REALM-J4.01"))
    holders = set(s.owner[1:])
    fallen = [seat for seat in s.rank if seat not in holders]
    spoils: list[tuple[int, int, int]] = []
    for seat in fallen:  # K1.02
        share = s.cash[seat] // 2 // len(takers[seat]) if seat in takers else 0
        for taker in sorted(takers.get(seat, ()), key=k.__getitem__):
            s.cash[taker] += share
            spoils.append((k[taker], k[seat], share))
    if fallen:
        eliminate(s, fallen, BY_PLAYERS)
        if s.log is not None:
            s.log += [(verbs.SPOILS, ALL, params, "REALM-K1.02") for params in spoils]
            s.log.append((verbs.POWER_NOW, ALL, (s.dpl, threshold(s)), "REALM-L2.01"))
        ends(s)
