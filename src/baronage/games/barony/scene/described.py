"""How the picture calls Serfs, places and what a Serf has; whole sentences stand in `words/en.ftl`."""

from __future__ import annotations

from baronage.games.barony import equipment
from baronage.games.barony.data import (
    CASTE_NAME,
    FIEFDOM_MAX,
    HOLD_TURNS,
    ITEM_NAME,
    LIMITED,
    MANEUVER_NAME,
    NOBLE,
    TASK_TURNS,
    TRP,
    VOCATION_NAME,
)
from baronage.games.barony.effects import paces
from baronage.games.barony.meta import LETTERS
from baronage.games.barony.roster import roster_name
from baronage.games.barony.state import KILLED, RESERVE, STRUCK, WENT, Barony
from baronage.games.barony.things import serf_id


def cap(sentence: str) -> str:
    """With a capital."""
    return sentence[:1].upper() + sentence[1:]


def some(number: int, thing: str) -> str:
    """'1 turn', '2 turns'."""
    return f"{number:,} {thing}" if number == 1 else f"{number:,} {thing}s"


def name(s: Barony, serf: int) -> str:
    """A3; 'A4 Old Tom' of one that has a name on its roster (BAR-F3.01), and was not hired onto its line since."""
    given = "" if s.fresh[serf] else roster_name(s.setup, serf)
    return f"{serf_id(serf)} {given}" if given else serf_id(serf)


def kind(s: Barony, serf: int) -> str:
    """'Thief, Pointer'."""
    return f"{CASTE_NAME[s.caste[serf]]}, {VOCATION_NAME[s.vocation[serf]]}"


def place_name(s: Barony, serf: int) -> str:
    """'on C1.5', 'in the Market', 'killed', 'in reserve'."""
    place = s.place[serf]
    away = {KILLED: "killed", RESERVE: "in reserve", STRUCK: "assassinated", WENT: "gone"}.get(place)
    if away is not None:
        return away
    if place == s.market >= 0:
        return "in the Market"
    return f"on {s.board.space_name(place)}" if place >= 0 else "on the move"


def on(s: Barony, space: int) -> str:
    """'on C1.5' or 'in the Market'."""
    return "in the Market" if space == s.market >= 0 else f"on {s.board.space_name(space)}"


# --- equipment and maneuvers --------------------------------------------------------------------------------------------


def item_name(item: int) -> str:
    """'Dagger', 'copied Fireball', 'Leather +3 (2 turns)'."""
    name = ITEM_NAME[equipment.plain(item)]
    if item & equipment.COPY:
        name = f"copied {name}"
    if equipment.strength(item):
        name = f"{name} +{equipment.strength(item)} ({some(equipment.turns(item), 'turn')})"
    return name


def maneuvers(s: Barony, serf: int) -> list[int]:
    """BAR-A00.01: what a Serf can do, its free maneuver first."""
    found = [s.free[serf]] if s.free[serf] else []
    return found + [row for row in range(1, len(MANEUVER_NAME)) if s.bought[serf] >> row & 1 and row not in found]


# --- a Serf in words ----------------------------------------------------------------------------------------------------


def states(s: Barony, serf: int) -> list[str]:
    """What is special about a Serf now, in words."""
    found = []
    if s.hold[serf] == HOLD_TURNS:
        found.append("barricaded")
    elif s.hold[serf]:
        found.append(f"holds {s.hold[serf]} of {HOLD_TURNS}")
    if s.sleep[serf]:
        found.append(f"asleep for {some(s.sleep[serf], 'turn')}")
    if s.snare[serf]:
        found.append(f"snared for {some(s.snare[serf], 'turn')}")
    if s.task[serf]:
        found.append(f"{MANEUVER_NAME[s.task[serf]]} {s.progress[serf]} of {TASK_TURNS[s.task[serf]]}")
    if s.ready[serf]:
        found.append(f"{'trap' if s.ready[serf] == TRP else 'snare'} ready")
    if s.catapult[serf]:
        found.append("catapult")
    if s.blessings[serf]:
        found.append("blessed" if s.blessings[serf] == 1 else some(s.blessings[serf], "blessing"))
    if s.made[serf]:
        found.append("made weapon")
    found += [item_name(item) for item in s.items[serf]]
    if s.armor[serf]:
        found.append(f"Armor spell {s.armor[serf]}")
    found += [f"Speed +{by} for {some(left, 'turn')}" for by, left in paces(s, serf, 1)]
    found += [f"Slow -{by} for {some(left, 'turn')}" for by, left in paces(s, serf, 0)]
    if s.control[serf] != serf // FIEFDOM_MAX:
        found.append(f"recruited from {LETTERS[serf // FIEFDOM_MAX]}")
    if s.kills[serf]:
        found.append(some(s.kills[serf], "kill"))
    return found


def uses_left(s: Barony, serf: int, maneuver: int) -> int:
    """BAR-A00.03: of a maneuver that may be used Rank times a game."""
    return max(0, s.rank[serf] - s.used(serf, maneuver))


def skills(s: Barony, serf: int) -> str:
    """Its maneuvers, with the uses left of those that are limited; empty in the Simple Game."""
    if not s.gilded:
        return ""
    found = []
    for maneuver in maneuvers(s, serf):
        name = MANEUVER_NAME[maneuver]
        if LIMITED[maneuver]:
            name += f" ({uses_left(s, serf, maneuver)} left)"
        found.append(name)
    if s.caste[serf] == NOBLE:
        found.append("Noble blessings")
    return ", ".join(found)


def described(s: Barony, serf: int) -> str:
    """All about a Serf in one line."""
    move = f", Move x{s.move[serf]}" if s.move[serf] != 1 else ""
    words = [f"{name(s, serf)}: {kind(s, serf)}, Rank {s.rank[serf]}{move}", place_name(s, serf), *states(s, serf)]
    return ", ".join(words)
