"""Why an action is refused, in a sentence that says what would be right; else the rule's own text serves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from baronage.engine.flow import Action, Step
from baronage.games.barony import verbs
from baronage.games.barony.data import (
    CASTE_NAME,
    HIRES,
    ITEM_NAME,
    ITEM_PRICE,
    JUMPER,
    MANEUVER_CASTES,
    MANEUVER_NAME,
    MANEUVER_PRICE,
    MOST_RANK,
    POINTER,
    SIDER,
    VOCATION_NAME,
)
from baronage.games.barony.geometry import ANGLES, members
from baronage.games.barony.hiring import PRICE, spent
from baronage.games.barony.market import move_price, rank_kills, rank_price
from baronage.games.barony.moves import allowance, landing, movements
from baronage.games.barony.state import Barony
from baronage.games.barony.steps.approach import Approach
from baronage.games.barony.steps.bump import Aim
from baronage.games.barony.steps.clash import Declare, Defend
from baronage.games.barony.steps.opening import Preparation
from baronage.games.barony.steps.turn import Act
from baronage.games.barony.words.names import a_maneuver, kind, listed, name, some, where

HOW = {
    SIDER: "a Sider goes through a side to a neighbour",
    JUMPER: "a Jumper flies two triangles along a bump line, over the one between",
    POINTER: "a Pointer goes through a point to any triangle that touches its own",
}


def refusal(s: Barony, seat: int, action: Action, rule: str) -> str:
    """A sentence about this very refusal, from the seat's view; empty: the rule's text."""
    said = _OBJECTIONS.get(rule)
    return said(s, seat, action) if said is not None and s.stack else ""


def _top(s: Barony) -> Step[Any]:
    return s.stack[-1]


def _not_now(s: Barony, seat: int, action: Action) -> str:
    if seat != s.turn:
        return f"It is {s.game.label(s.turn)}'s turn; you can do nothing now."
    if action[0] == verbs.ACTIVATE and len(action) == 2 and 0 <= action[1] < len(s.place):
        own = s.control[action[1]] == seat
        return f"{name(s, action[1])} is not {'in play' if own else 'a Serf of yours'}: activate one of yours, or pass."
    return "Activate one of your Serfs first, or pass."


def _cannot_activate(s: Barony, seat: int, action: Action) -> str:
    why = f"sleeps for {some(s.sleep[action[1]], 'more turn')}" if s.sleep[action[1]] else "is barricaded and stays"
    return f"{name(s, action[1])} {why}: activate another Serf, or pass."


def _movement(s: Barony, seat: int, action: Action) -> str:
    top = _top(s)
    if not isinstance(top, Act) or s.place[top.serf] < 0:
        return ""
    serf = top.serf
    left = allowance(s, serf) - top.moved
    if left <= 0:
        return f"{name(s, serf)} has no movement left: use a maneuver, or end the turn."
    spaces = []
    for move in movements(s, serf, left):
        flies = move[0] == verbs.FLY
        spaces.append(where(s, landing(s, s.place[serf], move[1], move[2]) if flies else move[1]))
    can = f"from {where(s, s.place[serf])} {name(s, serf)} can reach {listed(spaces)}" if spaces else "it can't move"
    vocation = s.vocation[serf]
    how = (
        f"{name(s, serf)} is in the Market"
        if s.place[serf] == s.market
        else HOW[vocation][0].upper() + HOW[vocation][1:]
    )
    return f"{how}; {can}."


def _halted(s: Barony, seat: int, action: Action) -> str:
    return f"{name(s, s.active)} moves no more in this turn." if s.active >= 0 else ""


def _second_action(s: Barony, seat: int, action: Action) -> str:
    return f"{name(s, s.active)} has used its one action or task of this turn." if s.active >= 0 else ""


def _directions(s: Barony, seat: int, action: Action) -> str:
    top = _top(s)
    if not isinstance(top, Aim) or top.asked < 0:
        return ""
    ways = listed((f"{ANGLES[direction]}°" for direction in members(top.ways)), "or")
    far = some(top.low, "triangle") if top.low == top.high else f"{top.low} to {top.high} triangles"
    return f"{name(s, top.loser)} can be bumped at {ways}, {far}."


def _answer(s: Barony, seat: int, action: Action) -> str:
    top = _top(s)
    if not isinstance(top, Defend) or seat != top.asked:
        return ""
    options = {verbs.FIGHT: "fight", verbs.CONCEDE: "concede", verbs.RETREAT: "retreat", verbs.YIELD: "be left alone"}
    return f"{name(s, top.defender)} can {listed((options[one[0]] for one in top.choices(s)), 'or')}."


def _business(s: Barony, seat: int, action: Action) -> str:
    top = _top(s)
    if not isinstance(top, Approach):
        return ""
    met = f"{name(s, top.clash[0])} meets {name(s, top.clash[1])}"
    return f"{met}: trade, bless or cast a spell on it, or go on to the confrontation; nothing else comes between."


def _declare(s: Barony, seat: int, action: Action) -> str:
    top = _top(s)
    if not isinstance(top, Declare) or action[:1] == (verbs.YIELD,):
        return ""
    one, other = top.clash[:2]
    if s.control[one] == s.control[other]:
        return f"{name(s, one)} meets your own {name(s, other)}: say first who gives way."
    return f"{name(s, one)} meets {name(s, other)}: say first whether it fights or concedes."


def _placing(s: Barony, seat: int, action: Action) -> str:
    top = _top(s)
    offered = {one[0] for one in top.actions(s, seat)} if isinstance(top, Preparation) else set()
    if verbs.HIRE in offered or verbs.HIRED in offered:
        return "First hire your Serfs, one after the other, and say when you are done; then they are placed."
    if verbs.PICK in offered:
        return "First pick on your sheet the nine Serfs that play; then they are placed."
    if verbs.PUT in offered:
        return "Your Serfs go on free triangles of your own home barony: click the one for the next of them."
    return "Your Serfs go on the start triangles of your own home: choose on your sheet who takes the next one."


def _too_dear(s: Barony, seat: int, action: Action) -> str:
    price = 0
    what = ""
    if action[0] == verbs.BUY and len(action) == 2 and 0 < action[1] < len(ITEM_PRICE):
        price, what = ITEM_PRICE[action[1]], ITEM_NAME[action[1]]
    elif action[0] == verbs.LEARN and len(action) == 2 and 0 < action[1] < len(MANEUVER_PRICE):
        price, what = MANEUVER_PRICE[action[1]], MANEUVER_NAME[action[1]]
    return f"{what} costs {price:,} gold; you have {s.gold[seat]:,}." if what else ""


def _not_for_it(s: Barony, seat: int, action: Action) -> str:
    if len(action) != 2 or not 0 < action[1] < len(MANEUVER_PRICE) or s.active < 0:
        return ""
    maneuver, caste = action[1], s.caste[s.active]
    what = a_maneuver(maneuver)
    if s.owns(s.active, maneuver):
        return f"{name(s, s.active)} knows {what} already."
    if not MANEUVER_PRICE[maneuver]:
        return f"{what} is not sold."
    castes = listed((CASTE_NAME[one] for one in MANEUVER_CASTES[maneuver]), "or")
    return f"{what} is for {castes}; {name(s, s.active)} is a {CASTE_NAME[caste]}."


def _rank(s: Barony, seat: int, action: Action) -> str:
    serf = s.active
    if serf < 0:
        return ""
    if s.rank[serf] >= MOST_RANK[s.caste[serf]]:
        return f"A {CASTE_NAME[s.caste[serf]]} rises to Rank {MOST_RANK[s.caste[serf]]} at most."
    kills, price = rank_kills(s, serf), rank_price(s, serf)
    have = f"it has {some(s.kills[serf], 'kill')}, you have {s.gold[seat]:,} gold"
    return f"The next Rank takes {some(kills, 'kill')} and {price:,} gold; {have}."


def _pace(s: Barony, seat: int, action: Action) -> str:
    if s.active < 0:
        return ""
    return f"One more Move costs {move_price(s, s.active):,} gold; you have {s.gold[seat]:,}."


def _hire(s: Barony, seat: int, action: Action) -> str:
    top = _top(s)
    if action[0] != verbs.HIRE or len(action) != 2 or not 0 <= action[1] < len(HIRES):
        return ""
    price = PRICE[action[1]]
    caste, vocation, _ = HIRES[action[1]]
    gold = s.gold[seat] - (spent(top.drafts[seat]) if isinstance(top, Preparation) else 0)
    what = f"A {CASTE_NAME[caste]}, {VOCATION_NAME[vocation]} costs {price:,} gold; you have {gold:,}"
    if price <= gold and isinstance(top, Preparation):
        return f"{what}, and what is left must still hire nine Serfs (1,000 gold each at least)."
    return f"{what}." if price > gold else f"{what}, but your roster of fifteen is full."


def _asleep_or_other(s: Barony, seat: int, action: Action) -> str:
    if s.active < 0:
        return ""
    return f"{name(s, s.active)} ({kind(s, s.active)}) can't use that here and now."


def _resigning(s: Barony, seat: int, action: Action) -> str:
    return "You may resign when you are asked to activate a Serf: at the start of your own turn, not before."


_OBJECTIONS: dict[str, Callable[[Barony, int, Action], str]] = {
    "BAR-T1.04": _not_now,
    "BAR-T1.06": _cannot_activate,
    "BAR-M1.01": _movement,
    "BAR-T1.11": _halted,
    "BAR-T1.08": _second_action,
    "BAR-A00.02": _asleep_or_other,
    "BAR-B1.01": _directions,
    "BAR-B2.01": _directions,
    "BAR-A13.03": _directions,
    "BAR-C1.02": _business,
    "BAR-C1.03": _declare,
    "BAR-C1.09": _declare,
    "BAR-C1.05": _answer,
    "BAR-P1.03": _placing,
    "BAR-Q1.03": _too_dear,
    "BAR-Q2.03": _not_for_it,
    "BAR-Q3.01": _rank,
    "BAR-Q3.02": _pace,
    "BAR-F1.10": _hire,
    "BAR-F1.11": _hire,
    "BAR-V1.03": _resigning,
}
