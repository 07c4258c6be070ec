"""Resolution of a turn: a function from a position and its orders to a position and events (section 4.19)."""

from __future__ import annotations

from baronage.engine.core.state import ALL, Event
from baronage.games.yuan import verbs
from baronage.games.yuan.data import (
    KERAIT,
    MUSTER,
    NAIMAN,
    YELLOW_CITY,
    ZHUANG,
)
from baronage.games.yuan.rules.attack import attack
from baronage.games.yuan.rules.development import develop
from baronage.games.yuan.rules.fortification import fortify_conquered, fortify_own
from baronage.games.yuan.rules.orders import Order, costs
from baronage.games.yuan.rules.provinces import RESOURCES, production, urbanize
from baronage.games.yuan.rules.resolution_context import Work
from baronage.games.yuan.state import CITY, Yuan

CLASH, PASSED, DEVELOPED = 1, 0, 2  # sources of income


def resolved(position: Yuan, orders: list[Order | None]) -> tuple[Yuan, list[Event]]:
    """Return the position after phase III and the events, without changing `position`. Orders are by clan."""
    after = position.clone()
    events: list[Event] = []
    after.log = events
    resolve(after, orders, production(position))
    after.log = None
    return after, events


def resolve(s: Yuan, orders: list[Order | None], produced: list[int]) -> None:
    """Run phase III in place with the production of planning time (YUAN-T1.03). An order of None is a pass."""
    work = Work(s, orders)
    _pay(work, produced)
    develop(work)  # S1
    fortify_own(work)  # S2
    _recruit(work)  # S3
    attack(work)  # S4
    fortify_conquered(work)  # S5
    _income(work)  # S6
    _update(work)  # S7


def before_attacks(position: Yuan, orders: list[Order | None]) -> Yuan:
    """Return the position when Armies march: after Development, Fortification and Recruitment."""
    after = position.clone()
    after.log = None
    work = Work(after, orders)
    _pay(work, production(position))
    develop(work)
    fortify_own(work)
    _recruit(work)
    return after


# --- S0 -------------------------------------------------------------------------------------------------------------


def _pay(work: Work, produced: list[int]) -> None:
    """Reveal, cancel and pay orders (YUAN-C1.04 to C1.06, K3.01, K3.03)."""
    s, log, orders = work.s, work.log, work.orders
    developing: dict[int, list[int]] = {}  # free targets of Development
    for clan in s.colours:
        order = orders[clan]
        if log is not None:
            log.append((verbs.REVEALED, ALL, (clan, *(order or (0, 0, 0, 0))), "YUAN-C1.04"))
        if order is not None and order[1] and not s.owner[order[0]]:
            developing.setdefault(order[0], []).append(clan)
    clashing = {target: clans for target, clans in developing.items() if len(clans) > 1}
    if clashing and log is not None:
        for target in sorted(clashing):
            log.append((verbs.CLASHED, ALL, (target, *clashing[target]), "YUAN-C1.05"))
    for clan in s.colours:
        order = orders[clan]
        if order is None:
            work.passed.append(clan)
            continue
        target, d, f, m = order
        if clashing and d and target in clashing:
            work.clashed.append(clan)
            continue
        develop_costs, fortify_costs, arm_costs = costs(s, clan, produced)
        work.paid_d[clan], work.paid_f[clan] = develop_costs[d], fortify_costs[f]
        total = develop_costs[d] + fortify_costs[f] + arm_costs[m]
        borrowed = max(0, total - s.chao[clan])
        s.chao[clan] += borrowed - total
        s.loan[clan] += borrowed
        work.active.append((clan, order))
        if total and log is not None:
            paid = (develop_costs[d], fortify_costs[f], arm_costs[m])
            log.append((verbs.PAID, ALL, (clan, *paid, borrowed), "YUAN-K3.01" if borrowed else "YUAN-C1.06"))


# --- S3 -------------------------------------------------------------------------------------------------------------


VILLAGERS, UNARMED, NO_ARMIES = 1, 2, 3  # reasons for recruiting no Army


def _recruit(work: Work) -> None:
    """Recruit Armies (YUAN-M1.01 to M1.04, K8.01)."""
    s, log = work.s, work.log
    for clan, (target, _, _, m) in work.active:
        if m and s.owner[target] == clan + 1:
            n = 0
            if s.build[target] >= CITY:
                wanted = 1 if m == 1 and s.powers and clan == NAIMAN else MUSTER[m]
                n = min(wanted, s.arms[clan])
                s.arms[clan] -= n
                s.armies[target] += n
            if log is not None:
                why = () if n else (VILLAGERS if s.build[target] < CITY else UNARMED if s.arms[clan] else NO_ARMIES,)
                log.append((verbs.RECRUITED, ALL, (clan, target, n, *why), "YUAN-M1.02" if n else "YUAN-M1.01"))


# --- S6 and S7 ------------------------------------------------------------------------------------------------------


def _income(work: Work) -> None:
    """Pay income (YUAN-I1.01, I1.02, K7.01), within a limited bank (G1.15)."""
    s, log = work.s, work.log
    owed: list[tuple[int, int, int]] = []  # clan, Chão, reason
    for clan in s.colours:
        kerait = s.powers and clan == KERAIT
        if clan in work.passed:
            owed.append((clan, work.s.numbers.pass_gain + 2 if kerait else work.s.numbers.pass_gain, PASSED))
        elif clan in work.clashed:
            owed.append((clan, work.s.numbers.pass_gain + 2 if kerait else work.s.numbers.pass_gain, CLASH))
        else:
            order = work.orders[clan]
            if order is not None and order[1] == 2:
                owed.append(
                    (
                        clan,
                        work.s.numbers.development_gain - 1 if kerait else work.s.numbers.development_gain,
                        DEVELOPED,
                    )
                )
    if s.bank:
        owed = _share(owed, s.bank - sum(s.chao))
    for clan, gain, why in owed:
        s.chao[clan] += gain
        if log is not None:
            log.append((verbs.INCOME, ALL, (clan, gain, why), "YUAN-I1.01" if why == DEVELOPED else "YUAN-I1.02"))


def _share(owed: list[tuple[int, int, int]], bank: int) -> list[tuple[int, int, int]]:
    """Return each clan's share of a bank that can't pay all in full (YUAN-G1.15)."""
    if sum(gain for _, gain, _ in owed) <= bank:
        return owed
    given = [0] * len(owed)
    while True:
        open_ = [place for place, (_, gain, _) in enumerate(owed) if given[place] < gain]
        if not open_ or bank < len(open_):
            break
        for place in open_:
            given[place] += 1
        bank -= len(open_)
    return [(clan, given[place], why) for place, (clan, _, why) in enumerate(owed)]


def _update(work: Work) -> None:
    """Run the updates at the end of a turn (YUAN-N1.01, N1.02, K3.02, K8.01, X2.07)."""
    s, log = work.s, work.log
    owner, armies = s.owner, s.armies
    for p in s.land.provinces:
        if armies[p] >= work.s.numbers.max_armies:
            clan = owner[p] - 1
            most = work.s.numbers.max_armies - 1 if s.powers and clan == NAIMAN else work.s.numbers.max_armies
            if armies[p] > most:
                surplus = armies[p] - most
                armies[p] = most
                s.arms[clan] += surplus
                if log is not None:
                    log.append((verbs.SURPLUS, ALL, (clan, p, surplus), "YUAN-N1.01"))
    s.forced[ZHUANG] = 0
    if s.loan[ZHUANG]:
        loan = s.loan[ZHUANG]
        if s.chao[ZHUANG] >= loan:
            s.chao[ZHUANG] -= loan
            s.loan[ZHUANG] = 0
        else:
            s.forced[ZHUANG] = 1
        if log is not None:
            kind = verbs.OWES if s.forced[ZHUANG] else verbs.REPAID
            log.append((kind, ALL, (ZHUANG, loan), "YUAN-K3.02"))
    if s.automatic >= 0:
        _outposts(work)
    if log is not None:
        produced = production(s)
        for clan in s.colours:
            counters = produced[RESOURCES * clan : RESOURCES * clan + RESOURCES]
            log.append((verbs.COUNTED, ALL, (clan, s.controlled(clan), *counters), "YUAN-N1.02"))


def _outposts(work: Work) -> None:
    """Build a City under each Yellow Army that is cut off from the first City (YUAN-X2.07)."""
    s = work.s
    mine = s.automatic + 1
    home: list[int] = [YELLOW_CITY] if s.owner[YELLOW_CITY] == mine else []
    seen = set(home)
    for p in home:
        for other in s.land.reach(p, s.owner, s.armies, s.automatic):
            if s.owner[other] == mine and other not in seen:
                seen.add(other)
                home.append(other)
    for p in s.land.provinces:
        lost = s.owner[p] == mine and s.armies[p] and p not in seen
        if lost and urbanize(s, s.automatic, p) and work.log is not None:
            work.log.append((verbs.OUTPOST, ALL, (p,), "YUAN-X2.07"))
