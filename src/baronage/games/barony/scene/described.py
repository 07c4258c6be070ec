"""How the picture calls Serfs, places and what a Serf has; the words themselves stand in `words/en.ftl`."""

from __future__ import annotations

from baronage.games.barony.data import FIEFDOM_MAX, HOLD_TURNS, LIMITED, MANEUVER_NAME, NOBLE, TASK_TURNS
from baronage.games.barony.effects import paces
from baronage.games.barony.mentions import nearest_goal
from baronage.games.barony.roster import roster_name
from baronage.games.barony.scene.sight import Sight
from baronage.games.barony.state import AIR, KILLED, RESERVE, STRUCK, WENT, Barony

_AWAY = {KILLED: "killed", RESERVE: "reserve", STRUCK: "assassinated", WENT: "gone", AIR: "moving"}


def given(s: Barony, serf: int) -> str:
    """Its name on its roster (BAR-F3.01), if it has one, and was not hired onto its line since."""
    return "" if s.fresh[serf] else roster_name(s.setup, serf)


def kind(sight: Sight, serf: int) -> str:
    """'Thief, Pointer', 'Old Tom, Soldier, Pointer, x2'."""
    s = sight.s
    return kind_of(sight, s.caste[serf], s.vocation[serf], s.move[serf], given(s, serf))


def kind_of(sight: Sight, caste: int, vocation: int, move: int = 1, name: str = "") -> str:
    """The same by what it is."""
    return sight.say("picture-kind", caste=caste, vocation=vocation, move=move, given=name, named=int(bool(name)))


def where(sight: Sight, serf: int) -> str:
    """'on the top point of Bo's home', 'in the Market', 'killed', 'in reserve'."""
    place = sight.s.place[serf]
    return sight.say("where", space=sight.space(place)) if place >= 0 else away(sight, serf)


def away(sight: Sight, serf: int) -> str:
    """Of a Serf that stands nowhere: why."""
    return sight.say(f"where-{_AWAY[sight.s.place[serf]]}")


def to_go(sight: Sight, serf: int) -> int:
    """How many movements it is to the goal of its Baron; below 0: there is none, or it can't be reached."""
    s = sight.s
    return nearest_goal(s, s.eyes, serf, s.place[serf])[0]


# --- equipment and maneuvers --------------------------------------------------------------------------------------------


def maneuvers(s: Barony, serf: int) -> list[int]:
    """BAR-A00.01: what a Serf can do, its free maneuver first."""
    found = [s.free[serf]] if s.free[serf] else []
    return found + [row for row in range(1, len(MANEUVER_NAME)) if s.bought[serf] >> row & 1 and row not in found]


# --- a Serf in words ----------------------------------------------------------------------------------------------------


def states(sight: Sight, serf: int) -> list[str]:
    """What is special about a Serf now, in words."""
    s, say = sight.s, sight.say
    found = []
    if s.hold[serf] == HOLD_TURNS:
        found.append(say("state-barricaded"))
    elif s.hold[serf]:
        found.append(say("state-holds", hold=s.hold[serf]))
    if s.sleep[serf]:
        found.append(say("state-asleep", turns=s.sleep[serf]))
    if s.snare[serf]:
        found.append(say("state-snared", turns=s.snare[serf]))
    if s.task[serf]:
        task = s.task[serf]
        found.append(say("state-task", maneuver=task, counter=s.progress[serf], most=TASK_TURNS[task]))
    if s.ready[serf]:
        found.append(say("state-ready", sign=s.ready[serf]))
    if s.catapult[serf]:
        found.append(say("state-catapult"))
    if s.blessings[serf]:
        found.append(say("state-blessed", blessings=s.blessings[serf]))
    if s.made[serf]:
        found.append(say("state-made-weapon"))
    found += [say("state-item", item=item) for item in s.items[serf]]
    if s.armor[serf]:
        found.append(say("state-armor", rank=s.armor[serf]))
    found += [say("state-speed", by_how_much=by, turns=left) for by, left in paces(s, serf, 1)]
    found += [say("state-slow", by_how_much=by, turns=left) for by, left in paces(s, serf, 0)]
    if s.control[serf] != serf // FIEFDOM_MAX:
        found.append(say("state-recruited", **{"from": serf // FIEFDOM_MAX}))
    if s.kills[serf]:
        found.append(say("state-kills", kills=s.kills[serf]))
    return found


def uses_left(s: Barony, serf: int, maneuver: int) -> int:
    """BAR-A00.03: of a maneuver that may be used Rank times a game; below 0: as often as it likes."""
    return max(0, s.rank[serf] - s.used(serf, maneuver)) if LIMITED[maneuver] else -1


def skills(sight: Sight, serf: int) -> str:
    """Its maneuvers, with the uses left of those that are limited; empty in the Simple Game."""
    s = sight.s
    if not s.gilded:
        return ""
    found = [
        sight.say("picture-maneuver", maneuver=maneuver, left=uses_left(s, serf, maneuver))
        for maneuver in maneuvers(s, serf)
    ]
    if s.caste[serf] == NOBLE:
        found.append(sight.say("picture-noble-blessings"))
    return sight.say("picture-maneuvers", things=", ".join(found)) if found else ""


def described(sight: Sight, serf: int) -> str:
    """All about a Serf in one line."""
    s = sight.s
    says = sight.say(
        "picture-serf", serf=sight.serf(serf), vocation=s.vocation[serf], rank=s.rank[serf], move=s.move[serf]
    )
    return ", ".join([says, where(sight, serf), *states(sight, serf)])
