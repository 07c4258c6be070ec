"""Beside the map: the plan and what it does, the clans, the wheel, the last turn's orders and how they were resolved."""

from __future__ import annotations

from typing import Final

from baronage.engine.flow import Event
from baronage.engine.scene import Panel
from baronage.games.yuan import verbs
from baronage.games.yuan.board import RESOURCES, production
from baronage.games.yuan.data import CLAN_LETTERS, CLANS, COLOURS, LAST_TURN, POWERS, REQUIRED, TILE_CODES
from baronage.games.yuan.forecast import alone, order_so_far, price
from baronage.games.yuan.notation import write_order
from baronage.games.yuan.orders import Order
from baronage.games.yuan.resolution import resolved
from baronage.games.yuan.scene.hexes import tincture
from baronage.games.yuan.state import Yuan
from baronage.games.yuan.steps.planning import Planning
from baronage.games.yuan.words.names import colour, full_clan, some
from baronage.games.yuan.words.telling import tell

STEP_NAMES: Final = (
    "S0 Reveal and payment",
    "S1 Development",
    "S2 Fortification",
    "S3 Recruitment",
    "S4 Attack",
    "S5 Fortification after attack",
    "S6 Income",
    "S7 Update",
)
_STEP: Final = {
    **dict.fromkeys((verbs.REVEALED, verbs.CLASHED, verbs.PAID), 0),
    **dict.fromkeys((verbs.CONTESTED, verbs.SETTLED, verbs.SHORT, verbs.BUILT, verbs.UNBUILT, verbs.ROBBED), 1),
    **dict.fromkeys((verbs.FORTIFIED, verbs.UNDOUBLED, verbs.FREED), 2),
    verbs.RECRUITED: 3,
    **dict.fromkeys((verbs.FIZZLED, verbs.MARCHED, verbs.FOUGHT, verbs.REPELLED, verbs.CONQUERED), 4),
    **dict.fromkeys((verbs.WITHDREW, verbs.SKIRMISH, verbs.OVERRUN, verbs.DEADLOCK, verbs.ISOLATED, verbs.SEIZED), 4),
    verbs.REFUNDED: 5,
    verbs.INCOME: 6,
    **dict.fromkeys((verbs.SURPLUS, verbs.REPAID, verbs.OWES, verbs.OUTPOST, verbs.COUNTED), 7),
}


def panels(s: Yuan) -> list[Panel]:
    """All panels, the most pressing first."""
    found: list[Panel] = []
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Planning) and s.eyes >= 0:
        order = order_so_far(top.drafts[s.eyes])
        if order is not None:
            found.append(_plan(s, s.clans[s.eyes], order, bool(top.sent >> s.eyes & 1)))
    if s.turn:
        found += [_clans(s), _lands(s), _reserves(s), _wheel(s)]
    else:
        found.append(_opening(s))
    if s.powers and s.colours:
        lines = [f"{full_clan(clan)}: {POWERS[clan]}." for clan in s.colours]
        found.append(Panel("note", "Clan powers", lines=lines, rules=("YUAN-K1.01",)))
    if s.before:
        found += _last_turn(s)
    return found


def _plan(s: Yuan, clan: int, order: Order, sent: bool) -> Panel:
    """What the sheet costs and does if nobody interferes."""
    d, f, m = price(s, clan, order)
    panel = Panel("note", "Your order", tag="committed" if sent else "not sent yet", classes="highlighted")
    panel.lines = [f"{write_order(clan, order)}: Development {d}, Fortification {f}, Militarization {m} Chão."]
    if any(order[1:]):
        _, events = alone(s, clan, order)
        told = [line for event in events if (line := tell(s.setup, event, s.eyes))]
        panel.lines += ["If nobody interferes:", *(told or ["Nothing changes."])]
    panel.rules = ("YUAN-C1.01", "YUAN-P1.05")
    return panel


def _clans(s: Yuan) -> Panel:
    """Temples, production (what costs are lowered by) and Chão of every clan."""
    produced = production(s)
    top = s.stack[-1] if s.stack else None
    panel = Panel("table", "Clans", rules=("YUAN-C1.01", "YUAN-V1.02"))
    panel.columns = ("Clan", "Temples", "Rice", "Forest", "Mine", "Chão", "")
    for seat, clan in enumerate(s.clans):
        state = ""
        if s.left >> seat & 1:
            state = "left"
        elif isinstance(top, Planning):
            state = "ready" if top.sent >> seat & 1 else "plans"
        chao = f"{s.chao[clan]}" + (f", owes {s.loan[clan]}" if s.loan[clan] else "")
        counters = produced[RESOURCES * clan : RESOURCES * clan + RESOURCES]
        temples = f"{s.controlled(clan)} of {REQUIRED[s.turn]}"
        panel.rows.append([COLOURS[clan], temples, *map(str, counters), chao, state])
        panel.looks.append(f"{tincture(clan)} active" if seat == s.eyes else tincture(clan))
    if s.automatic >= 0:
        lands = sum(owner == s.automatic + 1 for owner in s.owner)
        panel.lines.append(f"{colour(s.automatic)} plays by itself: {some(lands, 'Province')}, it can't win.")
    panel.lines.append(f"Temples in the supply: {s.supply}. Rice lowers the cost of Development, Forest that of")
    panel.lines[-1] += " Fortification, Mine that of Militarization."
    return panel


def _lands(s: Yuan) -> Panel:
    """What stands on the map, and what decides ties."""
    panel = Panel(
        "table", "On the map", columns=("Clan", "Provinces", "of them Mines", "Armies"), rules=("YUAN-V1.02",)
    )
    for clan in s.clans:
        lands = sum(owner == clan + 1 for owner in s.owner)
        panel.rows.append([COLOURS[clan], str(lands), str(s.mines(clan)), str(s.soldiers(clan))])
        panel.looks.append(tincture(clan))
    return panel


def _reserves(s: Yuan) -> Panel:
    """The pieces left."""
    panel = Panel("table", "Pieces left", columns=("Clan", "Villages", "Cities", "Armies", "Ramparts"))
    for clan in s.clans:
        left = (s.villages[clan], s.cities[clan], s.arms[clan], s.ramparts[clan])
        panel.rows.append([COLOURS[clan], *(str(n) for n in left)])
        panel.looks.append(tincture(clan))
    panel.rules = ("YUAN-L1.01",)
    return panel


def _wheel(s: Yuan) -> Panel:
    """The wheel as a track."""
    panel = Panel("track", "Temples needed, turn by turn", value=s.turn - 1, rules=("YUAN-T1.02",))
    panel.names = tuple(str(REQUIRED[turn]) for turn in range(1, LAST_TURN + 1))
    panel.lines = [f"Turn {s.turn}: {REQUIRED[s.turn]} now"]
    if s.turn < LAST_TURN:
        panel.lines.append(f"next turn: {REQUIRED[s.turn + 1]}")
    return panel


def _opening(s: Yuan) -> Panel:
    """Before turn 1: who has what."""
    panel = Panel("table", "Seats", columns=("Seat", "Clan", "Chão", "Last bid", "Tiles in hand"))
    for seat, clan in enumerate(s.clans):
        chao = s.purse[seat] if clan < 0 else s.chao[clan]
        hand = ", ".join(TILE_CODES[tile] for tile in s.hands[seat])
        bid = str(s.bids[seat]) if s.bids[seat] >= 0 else ""
        panel.rows.append([f"Seat {seat + 1}", COLOURS[clan] if clan >= 0 else "not yet", str(chao), bid, hand])
    panel.lines = [f"Clans in play: {', '.join(f'{COLOURS[clan]} ({CLAN_LETTERS[clan]})' for clan in s.colours)}."]
    return panel


def _last_turn(s: Yuan) -> list[Panel]:
    """Every clan's plan, and the resolution told step by step: it is simply done again."""
    before = s.as_before()
    before.stack = []
    orders: list[Order | None] = [None] * CLANS
    for clan, order in enumerate(s.orders):
        if order:
            orders[clan] = (order[0], order[1], order[2], order[3])
    _, events = resolved(before, orders)
    plans = Panel("note", f"Orders of turn {before.turn}", rules=("YUAN-C1.04",))
    plans.lines = [write_order(clan, orders[clan]) for clan in s.clans]
    return [plans, *_steps(s, before.turn, events)]


def _steps(s: Yuan, turn: int, events: list[Event]) -> list[Panel]:
    told: list[list[str]] = [[] for _ in STEP_NAMES]
    reached = 0
    for event in events:
        kind = event[0]
        if kind == verbs.URBANIZED:
            step = 1 if reached < 2 else 4
        elif kind in (verbs.FORTIFIED, verbs.UNDOUBLED, verbs.FREED):
            step = 2 if reached < 3 else 5
        else:
            step = _STEP[kind]
        reached = max(reached, step)
        line = tell(s.setup, event, s.eyes)
        if line and kind != verbs.REVEALED:
            told[step].append(line)
    panel = Panel("note", f"What happened in turn {turn}", rules=("YUAN-T1.03",))
    for step, lines in enumerate(told):
        if lines:
            panel.lines.append(f"{STEP_NAMES[step]}: {' '.join(lines)}")
    return [panel]
