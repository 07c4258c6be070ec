"""Rosters: what a Baron carries from game to game, as a document (BAR-F3.01, F4.06).

`{"name": "...", "wins": 0, "treasury": 1500, "serfs": [{"number": 1, "caste": "So", "vocation": "S", "rank": 1, "move": 1,
"kills": 0, "free": "THR", "maneuvers": ["RET"], "items": ["DAG", "FIR'"], "name": "", "conf": 0, "bumps": 0, "earned": 0}]}`

`name`, `maneuvers`, `items` and the statistics of a Serf may be left out; `FIR'` is a duplicated spell.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from baronage.games.barony.data import (
    CASTE_CODE,
    CASTE_NAME,
    CASTE_VOCATIONS,
    CHEAPEST,
    FIEF_SIZE,
    FIEFDOM_MAX,
    FREE,
    ITEM_CLASS,
    ITEM_CODE,
    ITEM_NAME,
    MANEUVER_CASTES,
    MANEUVER_CODE,
    MANEUVER_PRICE,
    MOST_RANK,
    SPELL,
    START_MOVE,
    START_RANK,
    VOCATION_CODE,
)
from baronage.games.barony.hiring import Line, short_of

if TYPE_CHECKING:
    from baronage.engine.setup import Setup

MOST_GOLD: Final = 10**9
MOST_NAME: Final = 40
MOST_ITEMS: Final = 9_999
_NEEDED: Final = {"number", "caste", "vocation", "rank", "move", "kills"}
_MAY: Final = {"free", "maneuvers", "items", "name", "conf", "bumps", "earned"}


def _whole(value: Any, low: int, high: int) -> bool:
    return type(value) is int and low <= value <= high


def _check_serf(serf: Any) -> str:
    if not isinstance(serf, dict) or not _NEEDED <= set(serf) <= _NEEDED | _MAY:
        return f"a Serf has {', '.join(sorted(_NEEDED))} and may have {', '.join(sorted(_MAY))} (BAR-F3.01)"
    if not _whole(serf["number"], 1, FIEFDOM_MAX):
        return f"a Serf has a number from 1 to {FIEFDOM_MAX} (BAR-F1.07)"
    who = f"Serf {serf['number']}"
    if serf["caste"] not in CASTE_CODE[1:]:
        return f"{who}: a caste is one of {', '.join(CASTE_CODE[1:])} (BAR-F1.03)"
    caste = CASTE_CODE.index(serf["caste"])
    allowed = [VOCATION_CODE[vocation] for vocation in CASTE_VOCATIONS[caste]]
    if serf["vocation"] not in allowed:
        return f"{who}: a {CASTE_NAME[caste]} has the vocation {' or '.join(allowed)} (BAR-F1.04)"
    if not _whole(serf["rank"], START_RANK[caste], MOST_RANK[caste]):
        return f"{who}: a {CASTE_NAME[caste]} has Rank {START_RANK[caste]} to {MOST_RANK[caste]} (BAR-F1.06)"
    if not _whole(serf["move"], START_MOVE[caste], MOST_GOLD):
        return f"{who}: the Move of a {CASTE_NAME[caste]} is x{START_MOVE[caste]} or more (BAR-Q3.02)"
    for key in ("kills", "conf", "bumps", "earned"):
        if not _whole(serf.get(key, 0), 0, MOST_GOLD):
            return f"{who}: {key} is a number from 0 (BAR-F3.01)"
    earned = 0 if serf["rank"] == START_RANK[caste] else (serf["rank"] - 1) * serf["rank"]
    if serf["kills"] < earned:
        return f"{who}: Rank {serf['rank']} takes {earned} kills (BAR-Q3.01)"
    if not isinstance(serf.get("name", ""), str) or len(serf.get("name", "")) > MOST_NAME:
        return f"{who}: a name has at most {MOST_NAME} letters (BAR-F3.01)"
    gifts = [MANEUVER_CODE[maneuver] for maneuver in FREE[caste]]
    free = serf.get("free", gifts[0] if gifts else "")
    if free not in (gifts or [""]):
        return f"{who}: the free maneuver of a {CASTE_NAME[caste]} is {' or '.join(gifts) or 'none'} (BAR-F1.05)"
    bought = serf.get("maneuvers", [])
    if not isinstance(bought, list):
        return f"{who}: maneuvers are a list of codes (BAR-Q2.03)"
    for code in bought:
        if code not in MANEUVER_CODE[1:]:
            return f"{who}: there is no maneuver {code!r:.20} (BAR-Q2.03)"
        maneuver = MANEUVER_CODE.index(code)
        if not MANEUVER_PRICE[maneuver] or caste not in MANEUVER_CASTES[maneuver]:
            return f"{who}: a {CASTE_NAME[caste]} can't buy {code} (BAR-Q2.03)"
        if bought.count(code) > 1 or code == free:
            return f"{who}: a maneuver is bought once (BAR-Q2.03)"
    items = serf.get("items", [])
    if not isinstance(items, list) or len(items) > MOST_ITEMS:
        return f"{who}: items are a list of at most {MOST_ITEMS:,} codes (BAR-F3.01)"
    for code in items:
        known = isinstance(code, str) and code.removesuffix("'") in ITEM_CODE[1:]
        if not known or (code.endswith("'") and ITEM_CLASS[ITEM_CODE.index(code[:-1])] != SPELL):
            return f"{who}: there is no item {code!r:.20} (BAR-F3.01)"
    return ""


def check_roster(roster: Any) -> str:
    """What is wrong with the document of one Baron's roster, or ""."""
    if not isinstance(roster, dict) or set(roster) != {"name", "wins", "treasury", "serfs"}:
        return "a roster is a document with name, wins, treasury and serfs (BAR-F3.01)"
    if not isinstance(roster["name"], str) or len(roster["name"]) > MOST_NAME:
        return f"a Baron's name has at most {MOST_NAME} letters (BAR-F3.01)"
    if not _whole(roster["wins"], 0, MOST_GOLD) or not _whole(roster["treasury"], 0, MOST_GOLD):
        return "wins and treasury are whole numbers from 0 (BAR-F1.09)"
    serfs = roster["serfs"]
    if not isinstance(serfs, list) or len(serfs) > FIEFDOM_MAX:
        return f"a Fiefdom never holds more than {FIEFDOM_MAX} Serfs (BAR-F1.07)"
    for serf in serfs:
        wrong = _check_serf(serf)
        if wrong:
            return wrong
    numbers = [serf["number"] for serf in serfs]
    if len(set(numbers)) != len(numbers):
        return "each line of a roster has a number of its own (BAR-F3.01)"
    return ""


def item_name(code: str) -> str:
    """The name of an item from its code: Fireball, and Fireball' for a duplicate."""
    mark = "'" if code.endswith("'") else ""
    return ITEM_NAME[ITEM_CODE.index(code.removesuffix("'"))] + mark


def line_of(serf: dict[str, Any]) -> Line:
    """Caste, vocation and free maneuver of a Serf's document."""
    caste = CASTE_CODE.index(serf["caste"])
    gifts = FREE[caste]
    free = MANEUVER_CODE.index(serf["free"]) if serf.get("free") else gifts[0] if gifts else 0
    return caste, VOCATION_CODE.index(serf["vocation"]), free


def on_roster(setup: Setup, serf: int) -> bool:
    """Did a Serf stand on this line of the roster with which its Baron came?"""
    rosters = setup.options["rosters"]
    number = serf % FIEFDOM_MAX + 1
    return isinstance(rosters, list) and any(line["number"] == number for line in rosters[serf // FIEFDOM_MAX]["serfs"])


def roster_name(setup: Setup, serf: int) -> str:
    """BAR-F3.01: the name of a Serf, by its slot, on the roster with which its Baron came; empty: it has none."""
    rosters = setup.options["rosters"]
    if not isinstance(rosters, list):
        return ""
    number = serf % FIEFDOM_MAX + 1
    lines = rosters[serf // FIEFDOM_MAX]["serfs"]
    return next((str(line.get("name", "")) for line in lines if line["number"] == number), "")


def can_not_play(roster: dict[str, Any]) -> str:
    """BAR-F4.05: why this Fiefdom can't play, or ""."""
    missing = short_of(line_of(serf) for serf in roster["serfs"])
    if CHEAPEST * missing <= roster["treasury"]:
        return ""
    return (
        f"this Fiefdom is {missing} short of {FIEF_SIZE} Serfs that may play together, and its {roster['treasury']:,} gold do "
        "not hire them; its Baron may found a new one, losing the old (BAR-F4.05)"
    )


def check_rosters(rosters: Any) -> str:
    """What is wrong with a list of rosters, one for each Baron, or ""."""
    if not isinstance(rosters, list):
        return "rosters are a list, one for each Baron (BAR-F4.06)"
    for place, roster in enumerate(rosters):
        wrong = check_roster(roster) or can_not_play(roster)
        if wrong:
            return f"roster {place + 1}: {wrong}"
    return ""
