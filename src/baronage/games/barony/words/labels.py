"""Every action in words: what it does and what it may lead to, as far as the seat's own view tells."""

from __future__ import annotations

from collections.abc import Callable

from baronage.engine.flow import LAPSE, RESIGN, Action
from baronage.games.barony import verbs
from baronage.games.barony.data import (
    CASTE_NAME,
    FREE,
    HIRES,
    HOLD_TURNS,
    MANEUVER_NAME,
    TRP,
    VOCATION_NAME,
)
from baronage.games.barony.geometry import ANGLES, STARTS, members
from baronage.games.barony.hiring import PRICE
from baronage.games.barony.moves import journey, landing, leg_after, step_rule
from baronage.games.barony.odds import percent, success
from baronage.games.barony.state import Barony
from baronage.games.barony.steps.flight import archer_at, under
from baronage.games.barony.steps.market import Lodging
from baronage.games.barony.steps.opening import Preparation
from baronage.games.barony.steps.turn import Act
from baronage.games.barony.words import business, fights
from baronage.games.barony.words.names import draft_kind, kind, listed, name, named, on, some, where

Phrase = tuple[str, tuple[str, ...]]


def label(s: Barony, seat: int, action: Action) -> Phrase:
    """An action of this seat in words, and the rules it goes by."""
    return _LABELS[action[0]](s, seat, action)


def _resign(s: Barony, seat: int, action: Action) -> Phrase:
    return "Resign: you have lost", ("BAR-V1.03",)


def _lapse(s: Barony, seat: int, action: Action) -> Phrase:
    default = s.default(seat)
    if default == (LAPSE,):
        return "Let the game prepare your Fief", ("BAR-P1.03",)
    return label(s, seat, default)


# --- before the game ----------------------------------------------------------------------------------------------------


def hire_words(row: int) -> str:
    """'Soldier, Sider, with Archery'."""
    caste, vocation, free = HIRES[row]
    choice = f", with {MANEUVER_NAME[free]}" if len(FREE[caste]) > 1 else ""
    return f"{CASTE_NAME[caste]}, {VOCATION_NAME[vocation]}{choice}"


def _hire(s: Barony, seat: int, action: Action) -> Phrase:
    return f"Hire a {hire_words(action[1])}: {PRICE[action[1]]:,} gold", ("BAR-F1.02", "BAR-F1.05")


def _hire_now(s: Barony, seat: int, action: Action) -> Phrase:
    """Before the game, for the reserve, or in the Market."""
    words, rules = _hire(s, seat, action)
    top = s.stack[-1]
    if isinstance(top, Preparation):
        return words, rules
    if isinstance(top, Act):
        return f"{words}, to stand in your home", ("BAR-Q4.04", "BAR-F1.02")
    if isinstance(top, business.Replacement):
        return words, ("BAR-Q4.02", "BAR-F1.02")
    return f"{words}, for your reserve: only Call to Arms brings it into this game", ("BAR-F1.11", "BAR-F1.02")


def _hired(s: Barony, seat: int, action: Action) -> Phrase:
    return "Done with hiring", ("BAR-F1.07", "BAR-F1.09")


def _drop(s: Barony, seat: int, action: Action) -> Phrase:
    return f"Strike {name(s, action[1])} ({kind(s, action[1])}) from your roster, without refund", ("BAR-F1.12",)


def _pick(s: Barony, seat: int, action: Action) -> Phrase:
    return f"{name(s, action[1])} ({_drafted(s, seat, action[1])}) joins the Fief", ("BAR-F2.01",)


def _drafted(s: Barony, seat: int, serf: int) -> str:
    top = s.stack[-1]
    return draft_kind(s, seat, top.drafts[seat] if isinstance(top, Preparation) else (), serf)


def _train(s: Barony, seat: int, action: Action) -> Phrase:
    kind_of = _drafted(s, seat, action[1])
    return f"{name(s, action[1])} ({kind_of}) has {MANEUVER_NAME[action[2]]} instead", ("BAR-F1.05", "BAR-Z1.02")


def _place(s: Barony, seat: int, action: Action) -> Phrase:
    top = s.stack[-1]
    assert isinstance(top, Preparation)
    placed = sum(one[0] == verbs.PLACE for one in top.drafts[seat])
    home = s.board.homes[s.home[seat]]
    spot = f"{home}.{STARTS[min(placed, len(STARTS) - 1)]}"
    return f"{name(s, action[1])} ({_drafted(s, seat, action[1])}) stands on {spot}", ("BAR-P1.03",)


def _put(s: Barony, seat: int, action: Action) -> Phrase:
    top = s.stack[-1]
    rule = "BAR-P1.03"
    if isinstance(top, business.Arrival):
        rule = "BAR-A05.01" if top.maneuver == business.CTA else "BAR-A12.01"
    elif isinstance(top, Lodging):
        rule = "BAR-Q4.04"
    return f"On {where(s, action[1])}", (rule,)


# --- movement -----------------------------------------------------------------------------------------------------------


def _movement(s: Barony, seat: int, action: Action) -> Phrase:
    top = s.stack[-1]
    assert isinstance(top, Act)
    serf = top.serf
    flies = action[0] == verbs.FLY
    space = landing(s, s.place[serf], action[1], action[2]) if flies else action[1]
    way = f" ({some(action[2], 'jump')} at {ANGLES[action[1]]}°{_archers(s, seat, serf, action)})" if flies else ""
    rule = "BAR-M3.02" if flies else step_rule(s, serf, s.place[serf], space)
    other = s.at(space)
    if other < 0:
        remark = _trap(s, top, action, space) or _remark(s, seat, space) or to_goal(s, serf, space)
        return f"{'Fly' if flies else 'Go'} to {where(s, space)}{way}{remark}", (rule,)
    n, _, bumps = leg_after(s, serf, top.leg, action)
    won = " or ".join(fights.bump_words(s, space, direction, n) for direction in members(bumps))
    if s.control[other] == seat:
        words = f"Meet your own {name(s, other)} {on(s, space)}{way}: it is bumped {won}"
        return f"{words}, or {name(s, serf)} 1 triangle where you like", (rule, "BAR-C1.09")
    chance = percent(success(s, serf, other))
    words = f"Confront {named(s, other, seat)} {on(s, space)}{way}: {chance} to win"
    return f"{words}, then it is bumped {won}; {fights.danger(s, space)}", (rule, "BAR-M1.05", "BAR-C2.02")


def _archers(s: Barony, seat: int, serf: int, action: Action) -> str:
    """Who may shoot at a flight (BAR-A01.01)."""
    passed = under(s, s.place[serf], action[1], action[2]) if s.gilded else []
    found = [archer for triangle in passed if (archer := archer_at(s, triangle, seat)) >= 0]
    return f", over the Archer {listed(name(s, archer) for archer in found)}" if found else ""


def _trap(s: Barony, top: Act, action: Action, space: int) -> str:
    """BAR-A14.02: where a trap that lies there would send it."""
    marker = s.marker(space)
    if marker is None or marker[1] != TRP:
        return ""
    _, _, ways = leg_after(s, top.serf, top.leg, action)
    ends = " or ".join(fights.bump_words(s, space, direction, marker[4]) for direction in members(ways))
    return f", into a trap: it is bumped {ends}"


def _remark(s: Barony, seat: int, space: int) -> str:
    """Why one might want, or not want, to go there."""
    marker = s.marker(space)
    if marker is not None:
        return f", into a snare: it stays there for {some(marker[4], 'turn')}"
    if space in s.board.points[s.enemy(seat)]:
        return ", a point you must hold for three turns"
    if any(space in s.board.points[home] for home in range(len(s.board.homes)) if home != s.home[seat]):
        return ", a point"
    return ""


def to_goal(s: Barony, serf: int, space: int) -> str:
    """': 9 movements away from D.17', the nearest point that its side does not hold yet, for whom a name tells nothing."""
    seat = s.control[serf]
    goals = s.board.points[s.enemy(seat)]
    held = [goal for goal in goals if (other := s.at(goal)) >= 0 and other != serf and s.mates(s.control[other], seat)]
    ways = [(journey(s.board, s.market, s.vocation[serf], goal)[space], goal) for goal in goals if goal not in held]
    if not ways:
        return ""
    away, goal = min(((away, goal) for away, goal in ways if away >= 0), default=(-1, 0))
    if away < 0:
        return f": its jumps alone reach no point of {s.board.goals[s.enemy(seat)]}"
    return f": {some(away, 'movement')} away from {s.board.space_name(goal)}" if away else ""


# --- the turn -----------------------------------------------------------------------------------------------------------


def _activate(s: Barony, seat: int, action: Action) -> Phrase:
    serf = action[1]
    here = s.place[serf]
    holds = f": holds a point, {s.hold[serf]} of {HOLD_TURNS} turns" if s.hold[serf] else ""
    words = f"Activate {name(s, serf)} ({kind(s, serf)}, {where(s, here)}){holds or to_goal(s, serf, here)}"
    return words, ("BAR-T1.04",)


def _plain(what: str, *rules: str) -> Callable[[Barony, int, Action], Phrase]:
    return lambda s, seat, action: (what, rules)


_LABELS: dict[int, Callable[[Barony, int, Action], Phrase]] = {
    RESIGN: _resign,
    LAPSE: _lapse,
    verbs.READY: _plain("Ready: all are revealed when everybody is", "BAR-P1.03"),
    verbs.HIRE: _hire_now,
    verbs.HIRED: _hired,
    verbs.DROP: _drop,
    verbs.PICK: _pick,
    verbs.TRAIN: _train,
    verbs.PLACE: _place,
    verbs.PUT: _put,
    verbs.ACTIVATE: _activate,
    verbs.PASS: _plain("Pass: activate nobody", "BAR-T1.14"),
    verbs.STEP: _movement,
    verbs.FLY: _movement,
    verbs.END: _plain("End your turn", "BAR-T1.10"),
    **fights.LABELS,
    **business.LABELS,
}
