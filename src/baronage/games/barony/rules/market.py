"""Business in the Market: equipment, maneuvers, Rank and Move, a Serf that sells itself (BAR-Q1 to Q4)."""

from __future__ import annotations

from baronage.engine.core.state import ALL, Action
from baronage.games.barony import verbs
from baronage.games.barony.board.geometry import BARONY
from baronage.games.barony.data import (
    FIEFDOM_MAX,
    HIRES,
    MANEUVER_CASTES,
    Numbers,
)
from baronage.games.barony.rules.equipment import COPY, give, plain, take
from baronage.games.barony.rules.fiefdom import bless_noble, enlist, roster_slots
from baronage.games.barony.rules.gold import gain, pay
from baronage.games.barony.state import Barony

RANK_PRICE = 1_000
MOVE_PRICE = 10_000


def rank_price(s: Barony, serf: int) -> int:
    """Return the price of the next Rank (BAR-Q3.01)."""
    return RANK_PRICE * s.rank[serf]


def rank_kills(s: Barony, serf: int) -> int:
    """Return the kills needed for the next Rank (BAR-Q3.01)."""
    return s.rank[serf] * (s.rank[serf] + 1)


def move_price(s: Barony, serf: int) -> int:
    """Return the price of one more Move, rounded up to whole gold (BAR-Q3.02)."""
    return max(MOVE_PRICE, -(-MOVE_PRICE * s.move[serf] // s.rank[serf]))


def resale(n: Numbers, item: int) -> int:
    """Return the resale price: half, or a tenth for a duplicated spell (BAR-Q2.04)."""
    return n.item_price[plain(item)] // (10 if item & COPY else 2)


def sale_value(s: Barony, serf: int) -> int:
    """Return base cost x (Rank - starting Rank) + the prices of the maneuvers bought for the Serf (BAR-Q4.01)."""
    caste = s.caste[serf]
    base = s.numbers.salary[caste] + s.numbers.vocation_cost
    bought = sum(price for row, price in enumerate(s.numbers.maneuver_price) if s.bought[serf] >> row & 1)
    return base * (s.rank[serf] - s.numbers.start_rank[caste]) + bought


def home_room(s: Barony, serf: int) -> list[int]:
    """Return the free triangles of its owner's home."""
    first = s.home_of(serf)
    return [triangle for triangle in range(first, first + BARONY) if triangle not in s.place]


def may_hire(s: Barony, serf: int) -> bool:
    """Return whether another Serf may be hired this turn: option market_hire, and room on roster and home (BAR-Q4.04)."""
    if s.setup.options["market_hire"] == "off" or s.market_hired:
        return False
    return len(roster_slots(s, s.control[serf])) < FIEFDOM_MAX and bool(home_room(s, serf))


def offers(s: Barony, serf: int) -> list[Action]:
    """Return every transaction of the active Serf in the Market that its Baron's gold covers (BAR-D22, Q1.02, Q1.03)."""
    seat, caste = s.control[serf], s.caste[serf]
    gold = s.gold[seat]
    found: list[Action] = [
        (verbs.BUY, row) for row, price in enumerate(s.numbers.item_price) if row and price <= gold
    ]  # BAR-Q2.02
    for maneuver, price in enumerate(s.numbers.maneuver_price):  # BAR-Q2.03
        if price and price <= gold and caste in MANEUVER_CASTES[maneuver] and not s.owns(serf, maneuver):
            found.append((verbs.LEARN, maneuver))
    found += [(verbs.SELL, item) for item in dict.fromkeys(s.items[serf])]
    if (
        s.rank[serf] < s.numbers.max_rank[caste]
        and s.kills[serf] >= rank_kills(s, serf)
        and rank_price(s, serf) <= gold
    ):
        found.append((verbs.RAISE_RANK,))
    if move_price(s, serf) <= gold:  # BAR-Q3.02: there is no maximum
        found.append((verbs.RAISE_MOVE,))
    if s.owner(serf) == seat:
        if gold + sale_value(s, serf) >= min(s.numbers.hire_price):  # BAR-Q4.02
            found.append((verbs.SELL_SELF,))
        if may_hire(s, serf):
            found += [(verbs.HIRE, row) for row, price in enumerate(s.numbers.hire_price) if price <= gold]
    return found


def transact(s: Barony, serf: int, action: Action) -> None:
    """Buy, sell, learn or raise at once. Selling itself and hiring need further decisions (`steps/market.py`)."""
    seat = s.control[serf]
    verb = action[0]
    if verb == verbs.BUY:
        pay(s, seat, s.numbers.item_price[action[1]], "BAR-Q2.01")
        give(s, serf, action[1], "BAR-Q2.02")
    elif verb == verbs.SELL:
        take(s, serf, action[1], "BAR-Q2.04")
        gain(s, seat, resale(s.numbers, action[1]), verbs.FOR_SALE)
    elif verb == verbs.LEARN:
        pay(s, seat, s.numbers.maneuver_price[action[1]], "BAR-Q2.03")
        s.bought[serf] |= 1 << action[1]
        if s.log is not None:
            s.log.append((verbs.LEARNED, ALL, (serf, action[1]), "BAR-Q2.03"))
    elif verb == verbs.RAISE_RANK:
        pay(s, seat, rank_price(s, serf), "BAR-Q3.01")
        s.rank[serf] += 1
        if s.log is not None:
            s.log.append((verbs.RANKED, ALL, (serf, s.rank[serf]), "BAR-Q3.01"))
    elif verb == verbs.RAISE_MOVE:
        pay(s, seat, move_price(s, serf), "BAR-Q3.02")
        s.move[serf] += 1
        s.quickened += 1  # BAR-Q3.03
        if s.log is not None:
            s.log.append((verbs.PACE, ALL, (serf, s.move[serf]), "BAR-Q3.02 BAR-Q3.03"))


def replacements(s: Barony, serf: int) -> list[Action]:
    """Return the affordable replacements for a Serf that sells itself: any caste and vocation (BAR-Q4.02)."""
    gold = s.gold[s.control[serf]] + sale_value(s, serf)
    return [(verbs.HIRE, row) for row, price in enumerate(s.numbers.hire_price) if price <= gold]


def replace(s: Barony, serf: int, row: int) -> None:
    """Put the new Serf on the line and the space of the one sold, with its equipment (BAR-Q4.01, Q4.03)."""
    seat = s.control[serf]
    gain(s, seat, sale_value(s, serf), verbs.FOR_SERF)
    pay(s, seat, s.numbers.hire_price[row], "BAR-Q4.02")
    items = s.items[serf]
    enlist(s, serf, HIRES[row], s.market)
    s.items[serf] = items
    s.away[serf] = 1  # it stands outside its home
    bless_noble(s, serf, "BAR-K2.06")
