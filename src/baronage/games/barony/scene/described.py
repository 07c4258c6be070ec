"""Descriptions of Serfs, places and equipment in the picture; the texts are in `locale/en.ftl`."""

from __future__ import annotations

from baronage.games.barony.data import FIEFDOM_MAX, LIMITED, MANEUVER_NAME, NOBLE
from baronage.games.barony.roster import roster_name
from baronage.games.barony.rules.effects import paces
from baronage.games.barony.rules.param_text import nearest_goal
from baronage.games.barony.scene.sight import Sight
from baronage.games.barony.state import AIR, KILLED, RESERVE, STRUCK, WENT, Barony

_AWAY = {KILLED: "killed", RESERVE: "reserve", STRUCK: "assassinated", WENT: "gone", AIR: "moving"}


def given(s: Barony, serf: int) -> str:
    """Return a Serf's name on its roster, or "" if it has none or was hired onto its line since (BAR-F3.01)."""
    return "" if s.fresh[serf] else roster_name(s.setup, serf)


def kind(sight: Sight, serf: int) -> str:
    """Return a Serf's kind: 'Thief, Pointer', 'Old Tom, Soldier, Pointer, x2'."""
    s = sight.s
    return kind_of(sight, s.caste[serf], s.vocation[serf], s.move[serf], given(s, serf))


def kind_of(sight: Sight, caste: int, vocation: int, move: int = 1, name: str = "") -> str:
    """Return the kind of a Serf with these properties."""
    return sight.msg("picture-kind", caste=caste, vocation=vocation, move=move, given=name, named=int(bool(name)))


def where(sight: Sight, serf: int) -> str:
    """Return where a Serf is: 'on the top point of Bo's home', 'in the Market', 'killed', 'in reserve'."""
    place = sight.s.place[serf]
    return sight.msg("where", space=sight.space(place)) if place >= 0 else away(sight, serf)


def away(sight: Sight, serf: int) -> str:
    """Return why a Serf is on no space."""
    return sight.msg(f"where-{_AWAY[sight.s.place[serf]]}")


def to_go(sight: Sight, serf: int) -> int:
    """Return the movements to the nearest goal of the viewer; negative if there is none or it can't be reached."""
    s = sight.s
    return nearest_goal(s, s.viewer, serf, s.place[serf])[0]


# --- equipment and maneuvers --------------------------------------------------------------------------------------------


def maneuvers(s: Barony, serf: int) -> list[int]:
    """Return a Serf's maneuvers, its free maneuver first (BAR-A00.01)."""
    found = [s.free[serf]] if s.free[serf] else []
    return found + [row for row in range(1, len(MANEUVER_NAME)) if s.bought[serf] >> row & 1 and row not in found]


# --- descriptions of a Serf
# -------------------------------------------------------------------------------------------


def states(sight: Sight, serf: int) -> list[str]:
    """Return texts for what is special about a Serf now."""
    s, msg = sight.s, sight.msg
    found = []
    if s.hold[serf] == sight.s.numbers.hold_turns:
        found.append(msg("state-barricaded"))
    elif s.hold[serf]:
        found.append(msg("state-holds", hold=s.hold[serf]))
    if s.sleep[serf]:
        found.append(msg("state-asleep", turns=s.sleep[serf]))
    if s.snare[serf]:
        found.append(msg("state-snared", turns=s.snare[serf]))
    if s.task[serf]:
        task = s.task[serf]
        found.append(msg("state-task", maneuver=task, counter=s.progress[serf], most=sight.s.numbers.task_turns[task]))
    if s.ready[serf]:
        found.append(msg("state-ready", sign=s.ready[serf]))
    if s.catapult[serf]:
        found.append(msg("state-catapult"))
    if s.blessings[serf]:
        found.append(msg("state-blessed", blessings=s.blessings[serf]))
    if s.made[serf]:
        found.append(msg("state-made-weapon"))
    found += [msg("state-item", item=item) for item in s.items[serf]]
    if s.armor[serf]:
        found.append(msg("state-armor", rank=s.armor[serf]))
    found += [msg("state-speed", by_how_much=by, turns=left) for by, left in paces(s, serf, 1)]
    found += [msg("state-slow", by_how_much=by, turns=left) for by, left in paces(s, serf, 0)]
    if s.control[serf] != serf // FIEFDOM_MAX:
        found.append(msg("state-recruited", **{"from": serf // FIEFDOM_MAX}))
    if s.kills[serf]:
        found.append(msg("state-kills", kills=s.kills[serf]))
    return found


def uses_left(s: Barony, serf: int, maneuver: int) -> int:
    """Return the uses left of a maneuver limited to Rank times a game; negative if unlimited (BAR-A00.03)."""
    return max(0, s.rank[serf] - s.used(serf, maneuver)) if LIMITED[maneuver] else -1


def skills(sight: Sight, serf: int) -> str:
    """Return a Serf's maneuvers with the uses left of limited ones; "" in the Simple Game."""
    s = sight.s
    if not s.gilded:
        return ""
    found = [
        sight.msg("picture-maneuver", maneuver=maneuver, left=uses_left(s, serf, maneuver))
        for maneuver in maneuvers(s, serf)
    ]
    if s.caste[serf] == NOBLE:
        found.append(sight.msg("picture-noble-blessings"))
    return sight.msg("picture-maneuvers", things=", ".join(found)) if found else ""


def described(sight: Sight, serf: int) -> str:
    """Return the full description of a Serf in one line."""
    s = sight.s
    says = sight.msg(
        "picture-serf", serf=sight.serf(serf), vocation=s.vocation[serf], rank=s.rank[serf], move=s.move[serf]
    )
    return ", ".join([says, where(sight, serf), *states(sight, serf)])
