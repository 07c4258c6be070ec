"""Beside the map: the plan and what it does, the clans, the wheel, the last turn's orders and how they were resolved."""

from __future__ import annotations

from typing import Final

from baronage.engine.flow import Event
from baronage.engine.scene import Panel
from baronage.games.yuan import verbs
from baronage.games.yuan.board import RESOURCES, defence, production
from baronage.games.yuan.data import CLAN_LETTERS, COLOURS, POWERS, REQUIRED, TILE_CODES
from baronage.games.yuan.forecast import alone, foes_in_reach, marching, price
from baronage.games.yuan.notation import write_order
from baronage.games.yuan.orders import Order
from baronage.games.yuan.scene.draft import own_order
from baronage.games.yuan.scene.hexes import tincture
from baronage.games.yuan.scene.past import Past
from baronage.games.yuan.state import Yuan
from baronage.games.yuan.steps.planning import Planning
from baronage.games.yuan.words.names import colour, colours, full_clan, name, player, some
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


def panels(s: Yuan, done: Past | None) -> list[Panel]:
    """All panels, the most pressing first."""
    found: list[Panel] = []
    order, sent = own_order(s)
    if order is not None:
        found.append(_plan(s, s.clans[s.eyes], order, sent))
    if s.turn:
        found.append(_clans(s))
    else:
        found.append(_opening(s))
    if done is not None:
        found += _last_turn(s, done)
    if s.turn:
        found += [_lands(s), _reserves(s)]
    if s.powers and s.colours:
        lines = [f"{full_clan(clan)}: {POWERS[clan]}." for clan in s.colours]
        found.append(Panel("note", "Clan powers", lines=lines, rules=("YUAN-K1.01",)))
    return found


def _plan(s: Yuan, clan: int, order: Order, sent: bool) -> Panel:
    """What the sheet costs, the sum of an attack and its dangers; what it does is told by the prompt until it is committed."""
    d, f, m = price(s, clan, order)
    panel = Panel("note", "Your order", tag="committed" if sent else "not sent yet", classes="highlighted")
    if not any(order[1:]):
        panel.lines = [f"Target {name(order[0])}: no level chosen yet."]
    else:
        panel.lines = [f"{write_order(clan, order)}: Development {d}, Fortification {f}, Militarization {m} Chão."]
        _, events = alone(s, clan, order)
        panel.lines += _sum(s, order, events)
        if sent:
            told = [line for event in events if (line := tell(s.setup, event, s.eyes))]
            panel.lines += ["If nobody interferes:", *(told or ["Nothing changes."])]
    for p in marching(s, clan, order):
        foes = sum(s.armies[q] for q in foes_in_reach(s, p, clan))
        if foes:
            panel.lines.append(f"Danger: your Armies leave {name(p)}, and {some(foes, 'enemy Army')} can reach it.")
    panel.rules = ("YUAN-C1.01", "YUAN-P1.05")
    return panel


def _sum(s: Yuan, order: Order, events: list[Event]) -> list[str]:
    """4 against 1 + 2: attackers against the Armies and the defence of an enemy target."""
    target = order[0]
    force = next((event[2][2] for event in events if event[0] == verbs.MARCHED and event[2][1] == target), 0)
    if not force:
        return []
    if s.walls[target] == 2:
        return [f"{force} against stone Ramparts: {name(target)} can't be taken."]
    holds, walls = s.armies[target], defence(s, target)
    return [f"{force} against {holds} + {walls}: {some(holds, 'Army')} and a defence of {walls} in {name(target)}."]


def _clans(s: Yuan) -> Panel:
    """Temples, production (what costs are lowered by) and Chão of every clan."""
    produced = production(s)
    top = s.stack[-1] if s.stack else None
    panel = Panel("table", "Clans", rules=("YUAN-C1.01", "YUAN-V1.02"))
    panel.tag = "1 Temple wins" if REQUIRED[s.turn] == 1 else f"{REQUIRED[s.turn]} Temples win"
    panel.columns = ("", "Temples", "Rice", "Forest", "Mine", "Chão")
    for seat, clan in enumerate(s.clans):
        counters = produced[RESOURCES * clan : RESOURCES * clan + RESOURCES]
        panel.rows.append([COLOURS[clan], str(s.controlled(clan)), *map(str, counters), str(s.chao[clan])])
        panel.looks.append(f"{tincture(clan)} active" if seat == s.eyes else tincture(clan))
        if s.loan[clan]:
            panel.lines.append(f"{COLOURS[clan]} owes {s.loan[clan]} Chão{' and must pass' if s.forced[clan] else ''}.")
    if s.automatic >= 0:
        lands = sum(owner == s.automatic + 1 for owner in s.owner)
        panel.lines.append(f"{colour(s.automatic)} plays by itself: {some(lands, 'Province')}, it can't win.")
    left = [clan for seat, clan in enumerate(s.clans) if s.left >> seat & 1]
    if left:
        panel.lines.append(f"{colours(left)} left the game.")
    if isinstance(top, Planning):
        ready = [clan for seat, clan in enumerate(s.clans) if top.sent >> seat & 1 and not s.left >> seat & 1]
        panel.lines.append(f"Committed: {colours(ready) if ready else 'nobody yet'}.")
    panel.lines.append("Rice lowers the cost of Development, Forest of Fortification, Mine of Militarization.")
    return panel


def _lands(s: Yuan) -> Panel:
    """What stands on the map, and what decides ties."""
    panel = Panel("table", "On the map", columns=("", "Provinces", "of them Mines", "Armies"), rules=("YUAN-V1.02",))
    for clan in s.clans:
        lands = sum(owner == clan + 1 for owner in s.owner)
        panel.rows.append([COLOURS[clan], str(lands), str(s.mines(clan)), str(s.soldiers(clan))])
        panel.looks.append(tincture(clan))
    return panel


def _reserves(s: Yuan) -> Panel:
    """The pieces left."""
    panel = Panel("table", "Pieces left", columns=("", "Villages", "Cities", "Armies", "Ramparts"))
    for clan in s.clans:
        left = (s.villages[clan], s.cities[clan], s.arms[clan], s.ramparts[clan])
        panel.rows.append([COLOURS[clan], *(str(n) for n in left)])
        panel.looks.append(tincture(clan))
    panel.rules = ("YUAN-L1.01",)
    return panel


def _opening(s: Yuan) -> Panel:
    """Before turn 1: who has what."""
    panel = Panel("table", "Players", columns=("", "Clan", "Chão", "Last bid", "Tiles in hand"))
    for seat, clan in enumerate(s.clans):
        chao = s.purse[seat] if clan < 0 else s.chao[clan]
        hand = ", ".join(TILE_CODES[tile] for tile in s.hands[seat])
        bid = str(s.bids[seat]) if s.bids[seat] >= 0 else ""
        panel.rows.append(
            [
                "You" if seat == s.eyes else player(seat).capitalize(),
                COLOURS[clan] if clan >= 0 else "not yet",
                str(chao),
                bid,
                hand,
            ]
        )
    panel.lines = [f"Clans in play: {', '.join(f'{COLOURS[clan]} ({CLAN_LETTERS[clan]})' for clan in s.colours)}."]
    return panel


def _last_turn(s: Yuan, done: Past) -> list[Panel]:
    """Every clan's plan, and the resolution told step by step."""
    before, orders, events = done
    plans = Panel("table", f"Orders of turn {before.turn}", columns=("", "", ""), rules=("YUAN-C1.04",))
    for clan in s.clans:
        plans.rows.append([COLOURS[clan], write_order(clan, orders[clan]).split(" ", 1)[1], _gains(before, s, clan)])
        plans.looks.append(tincture(clan))
    return [plans, *_steps(s, before.turn, events)]


def _gains(before: Yuan, after: Yuan, clan: int) -> str:
    """What a turn brought a clan, in numbers."""
    pairs = (
        ("Province", sum(o == clan + 1 for o in before.owner), sum(o == clan + 1 for o in after.owner)),
        ("Temple", before.controlled(clan), after.controlled(clan)),
        ("Army", before.soldiers(clan), after.soldiers(clan)),
        ("Chão", before.chao[clan], after.chao[clan]),
    )
    words = [f"{'+' if now > was else '−'}{some(abs(now - was), thing)}" for thing, was, now in pairs if now != was]
    return ", ".join(words) or "no change"


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
        if line and kind not in (verbs.REVEALED, verbs.COUNTED):  # the tables tell these
            told[step].append(line)
    panel = Panel("note", f"What happened in turn {turn}", rules=("YUAN-T1.03",))
    for step, lines in enumerate(told):
        if lines:
            panel.lines.append(f"{STEP_NAMES[step]}: {' '.join(lines)}")
    return [panel]
