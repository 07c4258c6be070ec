"""Business in the Market: equipment, maneuvers, Rank and Move, a Serf that sells itself (BAR-Q1 to Q4)."""

from __future__ import annotations

from baronage.engine.flow import ALL, Action
from baronage.games.barony import verbs
from baronage.games.barony.data import (
    FIEFDOM_MAX,
    HIRES,
    ITEM_PRICE,
    MANEUVER_CASTES,
    MANEUVER_PRICE,
    MOST_RANK,
    SALARY,
    START_RANK,
    VOCATION_COST,
)
from baronage.games.barony.equipment import COPY, give, plain, take
from baronage.games.barony.fiefdom import bless_noble, enlist, roster_slots
from baronage.games.barony.geometry import BARONY
from baronage.games.barony.gold import gain, pay
from baronage.games.barony.hiring import PRICE
from baronage.games.barony.state import Barony

RANK_PRICE = 1_000
MOVE_PRICE = 10_000


def rank_price(s: Barony, serf: int) -> int:
    """BAR-Q3.01: what the next Rank costs."""
    return RANK_PRICE * s.rank[serf]


def rank_kills(s: Barony, serf: int) -> int:
    """BAR-Q3.01: the kills that the next Rank asks for."""
    return s.rank[serf] * (s.rank[serf] + 1)


def move_price(s: Barony, serf: int) -> int:
    """BAR-Q3.02: what one more Move costs, rounded up to whole gold."""
    return max(MOVE_PRICE, -(-MOVE_PRICE * s.move[serf] // s.rank[serf]))


def resale(item: int) -> int:
    """BAR-Q2.04: half the price; a tenth for a duplicated spell."""
    return ITEM_PRICE[plain(item)] // (10 if item & COPY else 2)


def sale_value(s: Barony, serf: int) -> int:
    """BAR-Q4.01: base cost x (Rank - starting Rank) + the prices of the maneuvers that were bought for it."""
    caste = s.caste[serf]
    base = SALARY[caste] + VOCATION_COST
    bought = sum(price for row, price in enumerate(MANEUVER_PRICE) if s.bought[serf] >> row & 1)
    return base * (s.rank[serf] - START_RANK[caste]) + bought


def home_room(s: Barony, serf: int) -> list[int]:
    """The free triangles of its owner's home."""
    first = s.home_of(serf)
    return [triangle for triangle in range(first, first + BARONY) if triangle not in s.place]


def may_hire(s: Barony, serf: int) -> bool:
    """BAR-Q4.04, option market_hire: one further Serf in a turn, if the roster and the home have room for it."""
    if s.setup.options["market_hire"] == "off" or s.market_hired:
        return False
    return len(roster_slots(s, s.control[serf])) < FIEFDOM_MAX and bool(home_room(s, serf))


def offers(s: Barony, serf: int) -> list[Action]:
    """BAR-D22, Q1.02, Q1.03: every transaction of the active Serf, in the Market, that its Baron's gold covers."""
    seat, caste = s.control[serf], s.caste[serf]
    gold = s.gold[seat]
    found: list[Action] = [
        (verbs.BUY, row) for row, price in enumerate(ITEM_PRICE) if row and price <= gold
    ]  # BAR-Q2.02
    for maneuver, price in enumerate(MANEUVER_PRICE):  # BAR-Q2.03
        if price and price <= gold and caste in MANEUVER_CASTES[maneuver] and not s.owns(serf, maneuver):
            found.append((verbs.LEARN, maneuver))
    found += [(verbs.SELL, item) for item in dict.fromkeys(s.items[serf])]
    if s.rank[serf] < MOST_RANK[caste] and s.kills[serf] >= rank_kills(s, serf) and rank_price(s, serf) <= gold:
        found.append((verbs.RAISE_RANK,))
    if move_price(s, serf) <= gold:  # BAR-Q3.02: there is no most
        found.append((verbs.RAISE_MOVE,))
    if s.owner(serf) == seat:
        if gold + sale_value(s, serf) >= min(PRICE):  # BAR-Q4.02
            found.append((verbs.SELL_SELF,))
        if may_hire(s, serf):
            found += [(verbs.HIRE, row) for row, price in enumerate(PRICE) if price <= gold]
    return found


def transact(s: Barony, serf: int, action: Action) -> None:
    """Buy, sell, learn or raise: what is done at once. Selling itself and hiring ask on (`steps/market.py`)."""
    seat = s.control[serf]
    verb = action[0]
    if verb == verbs.BUY:
        pay(s, seat, ITEM_PRICE[action[1]], "BAR-Q2.01")
        give(s, serf, action[1], "BAR-Q2.02")
    elif verb == verbs.SELL:
        take(s, serf, action[1], "BAR-Q2.04")
        gain(s, seat, resale(action[1]), verbs.FOR_SALE)
    elif verb == verbs.LEARN:
        pay(s, seat, MANEUVER_PRICE[action[1]], "BAR-Q2.03")
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
    """BAR-Q4.02: who can be hired in place of a Serf that sells itself: any caste and vocation that the gold reaches."""
    gold = s.gold[s.control[serf]] + sale_value(s, serf)
    return [(verbs.HIRE, row) for row, price in enumerate(PRICE) if price <= gold]


def replace(s: Barony, serf: int, row: int) -> None:
    """BAR-Q4.01, Q4.03: the new Serf takes the line, the space and the equipment of the one that is sold."""
    seat = s.control[serf]
    gain(s, seat, sale_value(s, serf), verbs.FOR_SERF)
    pay(s, seat, PRICE[row], "BAR-Q4.02")
    items = s.items[serf]
    enlist(s, serf, HIRES[row], s.market)
    s.items[serf] = items
    s.away[serf] = 1  # it stands outside its home
    bless_noble(s, serf, "BAR-K2.06")
