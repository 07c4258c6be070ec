"""How Barons, Serfs and places are called."""

from __future__ import annotations

from collections.abc import Iterable

from baronage.engine.flow import Action
from baronage.engine.setup import Setup
from baronage.games.barony import equipment, verbs
from baronage.games.barony.data import (
    BONUS,
    CASTE_NAME,
    FIEFDOM_MAX,
    HOLD_TURNS,
    ITEM_CLASS,
    ITEM_NAME,
    LIMITED,
    MANEUVER_NAME,
    NOBLE,
    SPELL,
    TASK_TURNS,
    TRP,
    VOCATION_NAME,
    WEAPON,
)
from baronage.games.barony.effects import paces
from baronage.games.barony.meta import LETTERS
from baronage.games.barony.roster import roster_name
from baronage.games.barony.state import KILLED, RESERVE, STRUCK, WENT, Barony
from baronage.games.barony.steps.opening import Preparation, fiefdom


def who(setup: Setup, seat: int, eyes: int) -> str:
    """'you' or 'B'."""
    return "you" if seat == eyes else setup.game.label(seat)


def whose(setup: Setup, seat: int, eyes: int) -> str:
    """'your' or 'B's'."""
    return "your" if seat == eyes else f"{setup.game.label(seat)}'s"


def does(setup: Setup, seat: int, eyes: int, verb: str) -> str:
    """'You pass' or 'B passes'."""
    if seat == eyes:
        return f"You {verb}"
    return f"{setup.game.label(seat)} {verb}{'es' if verb.endswith(('s', 'sh', 'ch')) else 's'}"


def cap(sentence: str) -> str:
    """With a capital."""
    return sentence[:1].upper() + sentence[1:]


def listed(words: Iterable[str], last: str = "and") -> str:
    """'A', 'A and B', 'A, B and C'."""
    words = list(words)
    if not words:
        return "nothing"
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}"


def some(number: int, thing: str) -> str:
    """'1 turn', '2 turns'."""
    return f"{number:,} {thing}" if number == 1 else f"{number:,} {thing}s"


def code(serf: int) -> str:
    """A3."""
    return f"{LETTERS[serf // FIEFDOM_MAX]}{serf % FIEFDOM_MAX + 1}"


def name(s: Barony, serf: int) -> str:
    """A3; 'A4 Old Tom' of one that has a name on its roster (BAR-F3.01), and was not hired onto its line since."""
    top = s.stack[-1] if s.stack else None
    dropped = isinstance(top, Preparation) and (verbs.DROP, serf) in top.drafts[serf // FIEFDOM_MAX]
    return code(serf) if s.fresh[serf] or dropped else titled(s.setup, serf)


def titled(setup: Setup, serf: int) -> str:
    """The same by the roster with which its Baron came."""
    return f"{code(serf)} {given}" if (given := roster_name(setup, serf)) else code(serf)


def kind(s: Barony, serf: int) -> str:
    """'Thief, Pointer'."""
    return f"{CASTE_NAME[s.caste[serf]]}, {VOCATION_NAME[s.vocation[serf]]}"


def named(s: Barony, serf: int, eyes: int) -> str:
    """'your Thief A1', 'B's Peasant B5'."""
    return f"{whose(s.setup, s.control[serf], eyes)} {CASTE_NAME[s.caste[serf]]} {name(s, serf)}"


def brief(s: Barony, serf: int, eyes: int) -> str:
    """'Your A1' or 'B5': at the beginning of a sentence."""
    return f"Your {name(s, serf)}" if s.control[serf] == eyes else name(s, serf)


def yours(s: Barony, serf: int, eyes: int) -> str:
    """'your A1' or 'B5': within a sentence."""
    return f"your {name(s, serf)}" if s.control[serf] == eyes else name(s, serf)


def draft_kind(s: Barony, seat: int, draft: tuple[Action, ...], serf: int) -> str:
    """The same as `kind` of a Serf that may be hired in a draft only."""
    caste, vocation, _ = fiefdom(s, seat, draft)[serf]
    return f"{CASTE_NAME[caste]}, {VOCATION_NAME[vocation]}"


def place_name(s: Barony, serf: int) -> str:
    """'on C1.5', 'in the Market', 'killed', 'in reserve'."""
    place = s.place[serf]
    away = {KILLED: "killed", RESERVE: "in reserve", STRUCK: "assassinated", WENT: "gone"}.get(place)
    if away is not None:
        return away
    if place == s.market >= 0:
        return "in the Market"
    return f"on {s.board.space_name(place)}" if place >= 0 else "on the move"


def where(s: Barony, space: int) -> str:
    """'C1.5' or 'the Market'."""
    return "the Market" if space == s.market >= 0 else s.board.space_name(space)


def on(s: Barony, space: int) -> str:
    """'on C1.5' or 'in the Market'."""
    return f"{'in' if space == s.market >= 0 else 'on'} {where(s, space)}"


# --- equipment and maneuvers --------------------------------------------------------------------------------------------


def item_name(item: int) -> str:
    """'Dagger', 'copied Fireball', 'Leather +3 (2 turns)'."""
    name = ITEM_NAME[equipment.plain(item)]
    if item & equipment.COPY:
        name = f"copied {name}"
    if equipment.strength(item):
        name = f"{name} +{equipment.strength(item)} ({some(equipment.turns(item), 'turn')})"
    return name


def item_sense(item: int) -> str:
    """'Dagger (+1)', 'Shield (bumps 1 shorter)', 'the spell Fireball'."""
    row = equipment.plain(item)
    if ITEM_CLASS[row] == SPELL:
        return f"the spell {item_name(item)}"
    number = BONUS[row] + equipment.strength(item)
    return (
        f"{item_name(item)} (+{number} in fights)"
        if ITEM_CLASS[row] == WEAPON
        else (f"{item_name(item)} (bumps up to {number} shorter)")
    )


def an_item(item: int) -> str:
    """'a Dagger', 'an Axe', 'Chain', 'a copied Fireball'."""
    name = item_name(item)
    if name.split()[0] in ("Leather", "Chain", "Plate", "Armor", "Lightning", "Sleep", "Teleport", "Slow/Speed"):
        return name
    return f"{'an' if name[0] in 'AEIOU' else 'a'} {name}"


def a_maneuver(maneuver: int) -> str:
    """'Archery': maneuvers need no article."""
    return MANEUVER_NAME[maneuver]


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
