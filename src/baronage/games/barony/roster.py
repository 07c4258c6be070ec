"""Rosters: what a Baron carries from game to game, as a document (BAR-F3.01, F4.06).

`{"name": "...", "wins": 0, "treasury": 1500, "serfs": [{"number": 1, "caste": "So", "vocation": "S", "rank": 1, "move": 1,
"kills": 0, "free": "THR", "maneuvers": ["RET"], "items": ["DAG", "FIR'"], "name": "", "conf": 0, "bumps": 0, "earned": 0}]}`

`name`, `maneuvers`, `items` and the statistics of a Serf may be left out; `FIR'` is a duplicated spell.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from baronage.engine.refusals import quoted
from baronage.games.barony.data import (
    CASTE_CODE,
    CASTE_VOCATIONS,
    CHEAPEST,
    FIEF_SIZE,
    FIEFDOM_MAX,
    FREE,
    ITEM_CLASS,
    ITEM_CODE,
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
from baronage.games.barony.sentences import say

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
        return say("line-shape", needed=", ".join(sorted(_NEEDED)), may=", ".join(sorted(_MAY)))
    if not _whole(serf["number"], 1, FIEFDOM_MAX):
        return say("line-number", most=FIEFDOM_MAX)
    who = f"Serf {serf['number']}"
    if serf["caste"] not in CASTE_CODE[1:]:
        return say("line-caste", who=who, known=", ".join(CASTE_CODE[1:]))
    caste = CASTE_CODE.index(serf["caste"])
    allowed = [VOCATION_CODE[vocation] for vocation in CASTE_VOCATIONS[caste]]
    if serf["vocation"] not in allowed:
        return say("line-vocation", who=who, caste=serf["caste"], known=allowed)
    if not _whole(serf["rank"], START_RANK[caste], MOST_RANK[caste]):
        return say("line-rank", who=who, caste=serf["caste"], least=START_RANK[caste], most=MOST_RANK[caste])
    if not _whole(serf["move"], START_MOVE[caste], MOST_GOLD):
        return say("line-move", who=who, caste=serf["caste"], least=START_MOVE[caste])
    for key in ("kills", "conf", "bumps", "earned"):
        if not _whole(serf.get(key, 0), 0, MOST_GOLD):
            return say("line-count", who=who, key=key)
    earned = 0 if serf["rank"] == START_RANK[caste] else (serf["rank"] - 1) * serf["rank"]
    if serf["kills"] < earned:
        return say("line-kills", who=who, rank=serf["rank"], kills=earned)
    if not isinstance(serf.get("name", ""), str) or len(serf.get("name", "")) > MOST_NAME:
        return say("line-name", who=who, most=MOST_NAME)
    gifts = [MANEUVER_CODE[maneuver] for maneuver in FREE[caste]]
    free = serf.get("free", gifts[0] if gifts else "")
    if free not in (gifts or [""]):
        return say("line-free", who=who, caste=serf["caste"], known=gifts or "none")
    bought = serf.get("maneuvers", [])
    if not isinstance(bought, list):
        return say("line-maneuvers", who=who)
    for code in bought:
        if code not in MANEUVER_CODE[1:]:
            return say("line-maneuver", who=who, code=quoted(code, 20))
        maneuver = MANEUVER_CODE.index(code)
        if not MANEUVER_PRICE[maneuver] or caste not in MANEUVER_CASTES[maneuver]:
            return say("line-can-not-buy", who=who, caste=serf["caste"], code=code)
        if bought.count(code) > 1 or code == free:
            return say("line-bought", who=who)
    items = serf.get("items", [])
    if not isinstance(items, list) or len(items) > MOST_ITEMS:
        return say("line-items", who=who, most=MOST_ITEMS)
    for code in items:
        known = isinstance(code, str) and code.removesuffix("'") in ITEM_CODE[1:]
        if not known or (code.endswith("'") and ITEM_CLASS[ITEM_CODE.index(code[:-1])] != SPELL):
            return say("line-item", who=who, code=quoted(code, 20))
    return ""


def check_roster(roster: Any) -> str:
    """What is wrong with the document of one Baron's roster, or ""."""
    if not isinstance(roster, dict) or set(roster) != {"name", "wins", "treasury", "serfs"}:
        return say("roster-shape")
    if not isinstance(roster["name"], str) or len(roster["name"]) > MOST_NAME:
        return say("roster-name", most=MOST_NAME)
    if not _whole(roster["wins"], 0, MOST_GOLD) or not _whole(roster["treasury"], 0, MOST_GOLD):
        return say("roster-gold")
    serfs = roster["serfs"]
    if not isinstance(serfs, list) or len(serfs) > FIEFDOM_MAX:
        return say("roster-serfs", most=FIEFDOM_MAX)
    for serf in serfs:
        wrong = _check_serf(serf)
        if wrong:
            return wrong
    numbers = [serf["number"] for serf in serfs]
    if len(set(numbers)) != len(numbers):
        return say("roster-numbers")
    return ""


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
    return say("can-not-play", missing=missing, size=FIEF_SIZE, gold=roster["treasury"])


def check_rosters(rosters: Any) -> str:
    """What is wrong with a list of rosters, one for each Baron, or ""."""
    if not isinstance(rosters, list):
        return say("rosters-shape")
    for place, roster in enumerate(rosters):
        wrong = check_roster(roster) or can_not_play(roster)
        if wrong:
            return say("rosters-one", number=place + 1, why=wrong)
    return ""
