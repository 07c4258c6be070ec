"""The viewer's own message of the moment in rows and numbers: the order sheet, the commitment, the purchases and the bid."""

from __future__ import annotations

from typing import Final

from baronage.engine.flow import Action
from baronage.engine.scene import Panel
from baronage.games.protectors import verbs
from baronage.games.protectors.data import (
    BANK_COST,
    FAITH_COST,
    FLOOD,
    MAGI_COST,
    OFFER_COST,
    SNOW,
    UNIT_COST,
    UPGRADE_COST,
)
from baronage.games.protectors.dragon import (
    bonus_of,
    min_us,
    reward_of,
    strength,
    to_die,
    undefended,
)
from baronage.games.protectors.economy import income, supply_limit
from baronage.games.protectors.orders import (
    borders,
    by_sea,
    fort_bonus,
    orderable,
)
from baronage.games.protectors.ranking import effective
from baronage.games.protectors.scene.colours import short
from baronage.games.protectors.scene.spoken import label, place_name, said, short_order
from baronage.games.protectors.state import Realm
from baronage.games.protectors.steps.commitment import attacked
from baronage.games.protectors.steps.window import Draft, Window, open_window

PRICES: Final = {
    verbs.KEEPFAITH: FAITH_COST,
    verbs.UPGRADE: UPGRADE_COST,
    verbs.OFFER: OFFER_COST,
    verbs.BANKING: BANK_COST,
}


def decision(s: Realm) -> list[Panel]:
    """What the viewer's message says so far and what follows from it; nothing for those who owe none."""
    seat = s.eyes
    top = open_window(s)
    if seat < 0 or seat not in s.rank or not top:
        return []
    if top.KEY == "orders":
        return [_orders(s, seat, top)] if orderable(s, seat) else []
    if attacked(s):
        return [_attack(s, seat, top)]
    return [_message(s, seat, top)] if top.due >> seat & 1 else []


def _tag(top: Window, seat: int) -> str:
    return "sent" if top.sent >> seat & 1 else "not sent yet"


def _look(top: Window, seat: int) -> str:
    return "sent" if top.sent >> seat & 1 else "draft"


# --- orders ---------------------------------------------------------------------------------------------------------


def _orders(s: Realm, seat: int, top: Window) -> Panel:
    """A row for each Province: the order, what it then holds with, and the largest army that one player could send."""
    panel = Panel("table", "Your order sheet", tag=_tag(top, seat), classes="highlighted")
    panel.columns = ("", "Order", "Holds", "Threat")
    draft = top.drafts[seat]
    given = {action[1]: action for action in draft if verbs.HOLD <= action[0] <= verbs.SUPPORT}
    places = orderable(s, seat)
    for place in places:
        action = given.get(place)
        words, holds = _order(s, seat, action) if action is not None else ("", s.units[place])
        worst, foe = threat(s, seat, place)
        danger = f"{worst} {short(s, foe)}" if worst else "–"
        panel.rows.append([place_name(s, place), words, str(max(holds, 0)), danger])
        risky = worst > holds or (worst == holds > 0 and s.rank.index(foe) < s.rank.index(seat))
        look = _look(top, seat) if action is not None else ""
        panel.looks.append(f"{look}{' warn' if risky and worst else ''}".strip())
    golden = top.facts(s, seat)["golden"]
    panel.lines = [said(s, "panel-golden", golden=golden), _purse(s, seat)]
    if any(action[0] == verbs.SNITCH for action in draft):
        named = next(action[1] for action in draft if action[0] == verbs.SNITCH)
        panel.lines.append(said(s, "panel-named", player=s.number[named]))
    panel.rules = ("REALM-F1.02", "REALM-G6.01", "REALM-I2.01")
    return panel


def _order(s: Realm, seat: int, action: Action) -> tuple[str, int]:
    """An order with its sum, and the strength that stays behind it."""
    verb, there = action[0], s.units[action[1]]
    holds = there
    if verb == verbs.FORTIFY:
        holds += fort_bonus(s, seat, action[2])
    elif verb == verbs.WORK:
        holds -= 1
    elif verb in (verbs.MARCH, verbs.DELAYED):
        holds -= min(action[4], there)
    return short_order(s, seat, action), holds


def threat(s: Realm, seat: int, place: int) -> tuple[int, int]:
    """The largest strength that one other player could march in with, and who: all units beside it, without supports."""
    sums: dict[int, int] = {}
    near = range(len(s.owner)) if by_sea(s) else borders(s, place)
    for other in near:
        owner = s.owner[other]
        if owner >= 0 and owner != seat and s.units[other]:
            sums[owner] = sums.get(owner, 0) + s.units[other]
    if not sums or (s.has_card(FLOOD) and not by_sea(s)):
        return 0, -1
    worst = max(sums, key=lambda owner: (sums[owner], -s.rank.index(owner)))
    return max(sums[worst] - int(s.has_card(SNOW)), 0), worst


def _purse(s: Realm, seat: int) -> str:
    lands, work = income(s, seat)
    return said(s, "panel-purse", cash=s.cash[seat], lands=lands, worked=work)


# --- a Dragon Attack -------------------------------------------------------------------------------------------------


def _attack(s: Realm, seat: int, top: Window) -> Panel:
    """The decision aid of section 12.2: both outcomes, and what each total would mean."""
    draft = top.drafts[seat]
    us, owed = strength(s, seat, draft), min_us(s, seat)
    panel = Panel("table", "Against the Dragon", columns=("", ""), tag=_tag(top, seat))
    panel.classes = "highlighted warn" if us < owed else "highlighted"
    if not top.due >> seat & 1:
        panel.tag = ""
    every = sum(min_us(s, other) for other in s.rank)
    army = sum(s.units[place] for place in range(1, len(s.owner)) if s.owner[place] >= 0)
    panel.rows = [
        ["The Dragon's power", str(s.dpl)],
        ["All that is owed", str(every)],
        ["All units in Provinces", str(army)],
        ["You owe", str(owed)],
        ["You give", str(us)],
        ["If the Protectors win", _won(s, seat, draft, us, owed)],
        ["If the Dragon wins", _lost(s, seat, draft, us, owed)],
    ]
    panel.looks = ["", "", "", "total", "active warn" if us < owed else "active", "", ""]
    panel.lines = [_ladder(s, seat, owed), _advice(s, seat)]
    panel.rules = ("REALM-M1.03", "REALM-M5.01", "REALM-M5.02", "REALM-M6.04", "REALM-M6.06")
    return panel


def _won(s: Realm, seat: int, draft: Draft, us: int, owed: int) -> str:
    points, bonus = bonus_of(us, owed)
    if us < owed:
        return said(s, "panel-won-short")
    reward = reward_of(len(s.greens(seat))) + bonus
    return said(s, "panel-won", count=to_die(s, seat, draft), reward=reward, points=points, most=int(us > owed))


def _lost(s: Realm, seat: int, draft: Draft, us: int, owed: int) -> str:
    if us >= owed:
        return said(s, "panel-lost-safe")
    if s.rank[0] == seat:
        return said(s, "panel-lost-ruin")
    burning = undefended(s, seat, draft, us)
    out = s.rank[-1] == seat or len(burning) == len(s.greens(seat))  # M6.06, M6.07
    return said(s, "panel-lost", places=tuple(burning), out=int(out))


def _ladder(s: Realm, seat: int, owed: int) -> str:
    """What totals mean: burnt Provinces if the Dragon wins, safety, VPs if the Protectors do."""
    greens = len(s.greens(seat))
    first = s.rank[0] == seat
    steps = []
    for total in range(owed):
        burn = min(owed - total, greens)
        out = "out" if burn == greens or s.rank[-1] == seat else ""
        steps.append(f"{total}: {'ruin' if first else out or f'{burn} burn' + 's' * (burn == 1)}")
    steps.append(f"{owed}: safe")
    steps.append(f"{max(2, 2 * owed)}: +1 VP")
    steps.append(f"{max(3, 3 * owed)}: +2 VPs")
    return f"Your total: {' · '.join(steps)}."


def _advice(s: Realm, seat: int) -> str:
    if len(s.rank) > 1 and s.rank[-1] == seat:
        return said(s, "panel-stands-last")
    if s.rank[0] != seat and len(s.greens(seat)) == 1:
        return said(s, "panel-last-green")
    if s.rank[0] == seat:
        return said(s, "panel-grand")
    return said(s, "panel-weigh")


# --- purchases and bids -----------------------------------------------------------------------------------------------


def _message(s: Realm, seat: int, top: Window) -> Panel:
    """What stands in the message, what it costs, what is left; and what the next turn brings."""
    titles = {
        "opening": "Your opening bid",
        "rebid": "Your re-bid",
        "bankbid": "Your bid",
        "buying": "Your purchases and bid",
    }
    panel = Panel("table", titles[top.KEY], tag=_tag(top, seat), classes="highlighted", columns=("", "$Realm"))
    panel.rows = [["Purse", str(s.cash[seat])]]
    panel.looks = [""]
    left = s.cash[seat]
    for action in top.drafts[seat]:
        if action[0] == verbs.SILENT:
            continue
        price = _price(action)
        gain = action[2] if action[0] == verbs.DRAW else 0
        left += gain - price
        panel.rows.append([label(s, seat, action), f"−{price}" if price else f"+{gain}" if gain else ""])
        panel.looks.append(_look(top, seat))
    panel.rows.append(["Left", str(left)])
    panel.looks.append("total warn" if left < 0 else "total")
    if top.KEY == "buying":
        panel.lines = [
            said(s, "panel-prices", unit=UNIT_COST, level=UPGRADE_COST, limit=supply_limit(s)),
            said(s, "panel-next-turn", production=sum(income(s, seat)), owed=min_us(s, seat)),
        ]
    elif effective(s, seat, 0):
        panel.lines = [said(s, "panel-great-game", worth=effective(s, seat, 0))]
    panel.lines += _other_bids(s, top)
    panel.rules = ("REALM-J6.07", "REALM-J6.05", "REALM-J6.09") if top.KEY == "buying" else ("REALM-D1.01",)
    return panel


def _price(action: Action) -> int:
    verb = action[0]
    if verb == verbs.BUY:
        return UNIT_COST * action[2]
    if verb == verbs.MAGI:
        return MAGI_COST * action[1]
    if verb == verbs.BID:
        return action[1]
    return PRICES.get(verb, 0)


def _other_bids(s: Realm, top: Window) -> list[str]:
    """DEC-B3: those who bid with a Bank see the others' bids."""
    bids = top.facts(s, s.eyes).get("bids")
    return [] if bids is None else [said(s, "bids-so-far", bids=bids)]
