"""Rosters: what a Baron carries from game to game, as a document (BAR-F3.01, F4.06).

`{"name": "...", "wins": 0, "treasury": 1500, "serfs": [{"number": 1, "caste": "So", "vocation": "S", "rank": 1, "move": 1,
"kills": 0, "free": "THR", "maneuvers": ["RET"], "items": ["DAG", "FIR'"], "name": "", "conf": 0, "bumps": 0, "earned": 0}]}`

`name`, `maneuvers`, `items` and the statistics of a Serf may be left out; `FIR'` is a duplicated spell.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from baronage.engine.text.input_errors import quoted
from baronage.games.barony.data import (
    CASTE_CODE,
    CASTE_VOCATIONS,
    FIEF_SIZE,
    FIEFDOM_MAX,
    FREE,
    ITEM_CLASS,
    ITEM_CODE,
    MANEUVER_CASTES,
    MANEUVER_CODE,
    RULES,
    SPELL,
    VOCATION_CODE,
    Numbers,
)
from baronage.games.barony.hiring import Line, short_of
from baronage.games.barony.input_errors import msg

if TYPE_CHECKING:
    from baronage.engine.core.setup import Setup

MAX_GOLD: Final = 10**9
MAX_NAME: Final = 40
MAX_ITEMS: Final = 9_999
_NEEDED: Final = {"number", "caste", "vocation", "rank", "move", "kills"}
_MAY: Final = {"free", "maneuvers", "items", "name", "conf", "bumps", "earned"}


def _whole(value: Any, low: int, high: int) -> bool:
    return type(value) is int and low <= value <= high


def _check_serf(serf: Any, n: Numbers) -> str:
    if not isinstance(serf, dict) or not _NEEDED <= set(serf) <= _NEEDED | _MAY:
        return msg("line-shape", needed=", ".join(sorted(_NEEDED)), may=", ".join(sorted(_MAY)))
    if not _whole(serf["number"], 1, FIEFDOM_MAX):
        return msg("line-number", most=FIEFDOM_MAX)
    who = f"Serf {serf['number']}"
    if serf["caste"] not in CASTE_CODE[1:]:
        return msg("line-caste", who=who, known=", ".join(CASTE_CODE[1:]))
    caste = CASTE_CODE.index(serf["caste"])
    allowed = [VOCATION_CODE[vocation] for vocation in CASTE_VOCATIONS[caste]]
    if serf["vocation"] not in allowed:
        return msg("line-vocation", who=who, caste=serf["caste"], known=allowed)
    if not _whole(serf["rank"], n.start_rank[caste], n.max_rank[caste]):
        return msg("line-rank", who=who, caste=serf["caste"], least=n.start_rank[caste], most=n.max_rank[caste])
    if not _whole(serf["move"], n.start_move[caste], MAX_GOLD):
        return msg("line-move", who=who, caste=serf["caste"], least=n.start_move[caste])
    for key in ("kills", "conf", "bumps", "earned"):
        if not _whole(serf.get(key, 0), 0, MAX_GOLD):
            return msg("line-count", who=who, key=key)
    earned = 0 if serf["rank"] == n.start_rank[caste] else (serf["rank"] - 1) * serf["rank"]
    if serf["kills"] < earned:
        return msg("line-kills", who=who, rank=serf["rank"], kills=earned)
    if not isinstance(serf.get("name", ""), str) or len(serf.get("name", "")) > MAX_NAME:
        return msg("line-name", who=who, most=MAX_NAME)
    gifts = [MANEUVER_CODE[maneuver] for maneuver in FREE[caste]]
    free = serf.get("free", gifts[0] if gifts else "")
    if free not in (gifts or [""]):
        return msg("line-free", who=who, caste=serf["caste"], known=gifts or "none")
    bought = serf.get("maneuvers", [])
    if not isinstance(bought, list):
        return msg("line-maneuvers", who=who)
    for code in bought:
        if code not in MANEUVER_CODE[1:]:
            return msg("line-maneuver", who=who, code=quoted(code, 20))
        maneuver = MANEUVER_CODE.index(code)
        if not n.maneuver_price[maneuver] or caste not in MANEUVER_CASTES[maneuver]:
            return msg("line-can-not-buy", who=who, caste=serf["caste"], code=code)
        if bought.count(code) > 1 or code == free:
            return msg("line-bought", who=who)
    items = serf.get("items", [])
    if not isinstance(items, list) or len(items) > MAX_ITEMS:
        return msg("line-items", who=who, most=MAX_ITEMS)
    for code in items:
        known = isinstance(code, str) and code.removesuffix("'") in ITEM_CODE[1:]
        if not known or (code.endswith("'") and ITEM_CLASS[ITEM_CODE.index(code[:-1])] != SPELL):
            return msg("line-item", who=who, code=quoted(code, 20))
    return ""


def check_roster(roster: Any, n: Numbers = RULES) -> str:
    """Return what is wrong with one Baron's roster document, or ""."""
    if not isinstance(roster, dict) or set(roster) != {"name", "wins", "treasury", "serfs"}:
        return msg("roster-shape")
    if not isinstance(roster["name"], str) or len(roster["name"]) > MAX_NAME:
        return msg("roster-name", most=MAX_NAME)
    if not _whole(roster["wins"], 0, MAX_GOLD) or not _whole(roster["treasury"], 0, MAX_GOLD):
        return msg("roster-gold")
    serfs = roster["serfs"]
    if not isinstance(serfs, list) or len(serfs) > FIEFDOM_MAX:
        return msg("roster-serfs", most=FIEFDOM_MAX)
    for serf in serfs:
        wrong = _check_serf(serf, n)
        if wrong:
            return wrong
    numbers = [serf["number"] for serf in serfs]
    if len(set(numbers)) != len(numbers):
        return msg("roster-numbers")
    return ""


def line_of(serf: dict[str, Any]) -> Line:
    """Return caste, vocation and free maneuver from a Serf's document."""
    caste = CASTE_CODE.index(serf["caste"])
    gifts = FREE[caste]
    free = MANEUVER_CODE.index(serf["free"]) if serf.get("free") else gifts[0] if gifts else 0
    return caste, VOCATION_CODE.index(serf["vocation"]), free


def on_roster(setup: Setup, serf: int) -> bool:
    """Return whether the roster that its Baron brought has a Serf on this line."""
    rosters = setup.options["rosters"]
    number = serf % FIEFDOM_MAX + 1
    return isinstance(rosters, list) and any(line["number"] == number for line in rosters[serf // FIEFDOM_MAX]["serfs"])


def roster_name(setup: Setup, serf: int) -> str:
    """Return a Serf's name on the roster that its Baron brought, or "" (BAR-F3.01)."""
    rosters = setup.options["rosters"]
    if not isinstance(rosters, list):
        return ""
    number = serf % FIEFDOM_MAX + 1
    lines = rosters[serf // FIEFDOM_MAX]["serfs"]
    return next((str(line.get("name", "")) for line in lines if line["number"] == number), "")


def can_not_play(roster: dict[str, Any], n: Numbers = RULES) -> str:
    """Return why this Fiefdom can't play, or "" (BAR-F4.05)."""
    missing = short_of(line_of(serf) for serf in roster["serfs"])
    if n.cheapest * missing <= roster["treasury"]:
        return ""
    return msg("can-not-play", missing=missing, size=FIEF_SIZE, gold=roster["treasury"])


def check_rosters(rosters: Any, n: Numbers = RULES) -> str:
    """Return what is wrong with a list of rosters, one for each Baron, or ""."""
    if not isinstance(rosters, list):
        return msg("rosters-shape")
    for place, roster in enumerate(rosters):
        wrong = check_roster(roster, n) or can_not_play(roster, n)
        if wrong:
            return msg("rosters-one", number=place + 1, why=wrong)
    return ""
