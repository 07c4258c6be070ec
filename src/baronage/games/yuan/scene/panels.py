"""Panels beside the map: the plan and its effect, the clans, the wheel, and last turn's orders and resolution."""

from __future__ import annotations

from typing import Final

from baronage.engine.core.state import Event
from baronage.engine.game.translator import Translator
from baronage.engine.picture.scene import Panel
from baronage.games.yuan import verbs
from baronage.games.yuan.data import REQUIRED, TILE_CELLS
from baronage.games.yuan.rules.forecast import alone, foes_in_reach, marching, price
from baronage.games.yuan.rules.orders import Order
from baronage.games.yuan.rules.provinces import RESOURCES, defence, production
from baronage.games.yuan.scene.draft import own_order
from baronage.games.yuan.scene.hexes import tincture
from baronage.games.yuan.scene.past import Past
from baronage.games.yuan.state import Yuan
from baronage.games.yuan.steps.planning import planning_of

STEPS: Final = 8  # of a resolution (YUAN-T1.03)
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


def panels(s: Yuan, tr: Translator, done: Past | None) -> list[Panel]:
    """Return all panels, the most urgent first."""
    found: list[Panel] = []
    order, sent = own_order(s)
    if order is not None:
        found.append(_plan(s, tr, s.clans[s.viewer], order, sent))
    if s.turn:
        found.append(_clans(s, tr))
    else:
        found.append(_opening(s, tr))
    if done is not None:
        found += _last_turn(s, tr, done)
    if s.turn:
        found += [_lands(s, tr), _reserves(s, tr)]
    if s.powers and s.colours:
        lines = [tr.msg("panel-power", clan=clan) for clan in s.colours]
        found.append(Panel("note", tr.msg("panel-powers"), lines=lines, rules=("YUAN-K1.01",)))
    return found


def _plan(s: Yuan, tr: Translator, clan: int, order: Order, sent: bool) -> Panel:
    """Return a panel with the cost of the sheet, the sum of an attack and its dangers.

    Until the order is committed, the prompt shows its effect.
    """
    target, tag = order[0], tr.msg("panel-order-state", sent=int(sent))
    panel = Panel("note", tr.msg("panel-order"), tag=tag, classes="highlighted")
    if not any(order[1:]):
        panel.lines = [tr.msg("panel-order-empty", province=target)]
    else:
        develop, fortify, militarize = price(s, clan, order)
        panel.lines = [tr.msg("panel-order-cost", develop=develop, fortify=fortify, militarize=militarize)]
        _, events = alone(s, clan, order)
        panel.lines += _sum(s, tr, target, events)
        if sent:
            told = [line for event in events if (line := tr.event(s, event))]
            panel.lines += [tr.msg("panel-unhindered", count=len(told)), *told]
    for p in marching(s, clan, order):
        foes = sum(s.armies[q] for q in foes_in_reach(s, p, clan))
        if foes:
            panel.lines.append(tr.msg("panel-danger", province=p, armies=foes))
    panel.rules = ("YUAN-C1.01", "YUAN-P1.05")
    return panel


def _sum(s: Yuan, tr: Translator, target: int, events: list[Event]) -> list[str]:
    """Return the strengths of an attack on an enemy target, as in "4 against 1 + 2" (Armies and defence)."""
    force = next((event[2][2] for event in events if event[0] == verbs.MARCHED and event[2][1] == target), 0)
    if not force:
        return []
    params = {"province": target, "walls": s.walls[target], "armies": s.armies[target], "defence": defence(s, target)}
    return [tr.msg("panel-attack", force=force, **params)]


def _columns(s: Yuan, tr: Translator, *names: str) -> tuple[str, ...]:
    """Return the headings of a table whose first column holds clans or players."""
    return ("", *(tr.msg(f"column-{name}") for name in names))


def _clans(s: Yuan, tr: Translator) -> Panel:
    """Return a panel with Temples, production (which lowers costs) and Chão of every clan."""
    produced = production(s)
    panel = Panel("table", tr.msg("panel-clans"), rules=("YUAN-C1.01", "YUAN-V1.02"))
    panel.tag = tr.msg("panel-clans-tag", needed=REQUIRED[s.turn])
    panel.columns = _columns(s, tr, "temples", "rice", "forest", "mine", "chao")
    for seat, clan in enumerate(s.clans):
        counters = produced[RESOURCES * clan : RESOURCES * clan + RESOURCES]
        panel.rows.append(
            [tr.msg("clan-row", clan=clan), str(s.controlled(clan)), *map(str, counters), str(s.chao[clan])]
        )
        panel.looks.append(f"{tincture(clan)} active" if seat == s.viewer else tincture(clan))
        if s.loan[clan]:
            panel.lines.append(tr.msg("panel-loan", clan=clan, loan=s.loan[clan], forced=s.forced[clan]))
    if s.automatic >= 0:
        lands = sum(owner == s.automatic + 1 for owner in s.owner)
        panel.lines.append(tr.msg("panel-automatic", clan=s.automatic, count=lands))
    left = tuple(clan for seat, clan in enumerate(s.clans) if s.left >> seat & 1)
    if left:
        panel.lines.append(tr.msg("panel-left", clans=left))
    top = planning_of(s)
    if top is not None:
        here = tuple(clan for seat, clan in enumerate(s.clans) if top.sent >> seat & 1 and not s.left >> seat & 1)
        panel.lines.append(tr.msg("panel-sent", clans=here, clan=here[0] if here else -1))
    panel.lines.append(tr.msg("panel-lowers"))
    return panel


def _lands(s: Yuan, tr: Translator) -> Panel:
    """Return a panel with pieces on the map and tie-breakers."""
    columns = _columns(s, tr, "provinces", "mines", "armies")
    panel = Panel("table", tr.msg("panel-lands"), columns=columns, rules=("YUAN-V1.02",))
    for clan in s.clans:
        lands = sum(owner == clan + 1 for owner in s.owner)
        panel.rows.append([tr.msg("clan-row", clan=clan), str(lands), str(s.mines(clan)), str(s.soldiers(clan))])
        panel.looks.append(tincture(clan))
    return panel


def _reserves(s: Yuan, tr: Translator) -> Panel:
    """Return a panel with the remaining pieces."""
    columns = _columns(s, tr, "villages", "cities", "armies", "ramparts")
    panel = Panel("table", tr.msg("panel-reserves"), columns=columns)
    for clan in s.clans:
        left = (s.villages[clan], s.cities[clan], s.arms[clan], s.ramparts[clan])
        panel.rows.append([tr.msg("clan-row", clan=clan), *(str(n) for n in left)])
        panel.looks.append(tincture(clan))
    panel.rules = ("YUAN-L1.01",)
    return panel


def _opening(s: Yuan, tr: Translator) -> Panel:
    """Return a panel with each player's possessions before turn 1."""
    panel = Panel("table", tr.msg("panel-players"), columns=_columns(s, tr, "clan", "chao", "bid", "tiles"))
    for seat, clan in enumerate(s.clans):
        chao = s.purse[seat] if clan < 0 else s.chao[clan]
        tiles = tuple(next(p for _, p in TILE_CELLS[tile] if p) for tile in s.hands[seat])
        hand = tr.msg("panel-tiles", provinces=tiles)
        bid = str(s.bids[seat]) if s.bids[seat] >= 0 else ""
        who = tr.msg("panel-player", seat=seat)
        panel.rows.append([who, tr.msg("panel-clan", clan=clan), str(chao), bid, hand])
    panel.lines = [tr.msg("panel-in-play", clans=tuple(s.colours))]
    return panel


def _last_turn(s: Yuan, tr: Translator, done: Past) -> list[Panel]:
    """Return panels with every clan's plan and the resolution step by step."""
    before, orders, events = done
    title = tr.msg("panel-orders", turn=before.turn)
    plans = Panel("table", title, columns=("", "", ""), rules=("YUAN-C1.04",))
    for clan in s.clans:
        target, *levels = orders[clan] or (0, 0, 0, 0)
        marks = tuple(row * 4 + level for row, level in enumerate(levels) if level)
        plans.rows.append(
            [
                tr.msg("clan-row", clan=clan),
                tr.msg("panel-ordered", province=target, marks=marks),
                _gains(before, s, tr, clan),
            ]
        )
        plans.looks.append(tincture(clan))
    return [plans, *_steps(s, tr, before.turn, events)]


def _gains(before: Yuan, after: Yuan, tr: Translator, clan: int) -> str:
    """Return the gains of a clan in a turn, in numbers."""
    pairs = (
        (sum(o == clan + 1 for o in before.owner), sum(o == clan + 1 for o in after.owner)),
        (before.controlled(clan), after.controlled(clan)),
        (before.soldiers(clan), after.soldiers(clan)),
        (before.chao[clan], after.chao[clan]),
    )
    gains = [(thing, now - was) for thing, (was, now) in enumerate(pairs) if now != was]
    words = [tr.msg("panel-gain", thing=thing, less=int(more < 0), number=abs(more)) for thing, more in gains]
    return tr.joined(words) or tr.msg("panel-no-gain")


def _steps(s: Yuan, tr: Translator, turn: int, events: list[Event]) -> list[Panel]:
    told: list[list[str]] = [[] for _ in range(STEPS)]
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
        line = tr.event(s, event)
        if line and kind not in (verbs.REVEALED, verbs.COUNTED):  # the tables show these
            told[step].append(line)
    panel = Panel("note", tr.msg("panel-happened", turn=turn), rules=("YUAN-T1.03",))
    for step, lines in enumerate(told):
        if lines:
            panel.lines.append(tr.msg("panel-step-told", step=step, things=" ".join(lines)))
    return [panel]
