"""A Fiefdom between games: founding, hiring, dropping, naming, as pure functions from roster to roster (BAR-F1, F4).

`fiefdom.after_game` computes the roster after a game; the game's standings use it as `carry`.
"""

from __future__ import annotations

import copy
from typing import Any

from baronage.engine.core.errors import BadDocument, Illegal
from baronage.engine.hooks.campaign_files import Document
from baronage.games.barony.data import (
    CASTE_CODE,
    FIEF_SIZE,
    FIEFDOM_MAX,
    FREE,
    HIRES,
    MANEUVER_CODE,
    MAX_GOLD,
    RULES,
    VOCATION_CODE,
)
from baronage.games.barony.hiring import READY_MADE, hire_name, short_of
from baronage.games.barony.input_errors import msg
from baronage.games.barony.roster import MAX_NAME, can_not_play, check_roster, line_of


def checked(roster: Any) -> Document:
    """Return a copy of the roster, or raise BadDocument."""
    wrong = check_roster(roster)
    if wrong:
        raise BadDocument(wrong)
    document: Document = copy.deepcopy(roster)
    return document


def found(name: str, rows: list[int], gold: int = RULES.start_gold) -> Document:
    """Return a new Fiefdom of nine Serfs or more, hired with its first gold (BAR-F1.01)."""
    if not RULES.least_gold <= gold <= MAX_GOLD:
        raise Illegal(msg("gold-range", least=RULES.least_gold, most=MAX_GOLD, gold=gold), "BAR-F1.01")
    roster = rename({"name": "", "wins": 0, "treasury": gold, "serfs": []}, name)
    for row in rows:
        roster = hire(roster, row)
    missing = short_of(line_of(serf) for serf in roster["serfs"])
    if missing:
        raise Illegal(msg("serfs-few", size=FIEF_SIZE, missing=missing), "BAR-F1.07")
    return roster


def hire(roster: Document, row: int) -> Document:
    """Return the roster with a hired Serf on the lowest free number (BAR-F1.11)."""
    roster = checked(roster)
    taken = {serf["number"] for serf in roster["serfs"]}
    if len(taken) >= FIEFDOM_MAX:
        raise Illegal(msg("fiefdom-full", most=FIEFDOM_MAX), "BAR-F1.07")
    if RULES.hire_price[row] > roster["treasury"]:
        raise Illegal(
            msg("treasury-short", serf=hire_name(row), price=RULES.hire_price[row], treasury=roster["treasury"]),
            "BAR-F1.11",
        )
    caste, vocation, free = HIRES[row]
    serf: Document = {
        "number": next(number for number in range(1, FIEFDOM_MAX + 1) if number not in taken),
        "caste": CASTE_CODE[caste],
        "vocation": VOCATION_CODE[vocation],
        "rank": RULES.start_rank[caste],
        "move": RULES.start_move[caste],
        "kills": 0,
    }
    if len(FREE[caste]) > 1:
        serf["free"] = MANEUVER_CODE[free]
    roster["treasury"] -= RULES.hire_price[row]
    roster["serfs"] = sorted([*roster["serfs"], serf], key=lambda line: int(line["number"]))
    return roster


def _line(roster: Document, number: int) -> Document:
    for serf in roster["serfs"]:
        if serf["number"] == number:
            line: Document = serf
            return line
    known = ", ".join(str(serf["number"]) for serf in roster["serfs"])
    raise Illegal(msg("serf-not-on-roster", number=number, known=known or "none"), "BAR-F3.01")


def drop(roster: Document, number: int) -> Document:
    """Return the roster without a Serf and all it carries, with no refund (BAR-F1.12)."""
    roster = checked(roster)
    roster["serfs"].remove(_line(roster, number))
    return roster


def rename(roster: Document, name: str) -> Document:
    """Return the roster with another Baron's name (BAR-F3.01)."""
    return checked({**roster, "name": _name(name)})


def name_serf(roster: Document, number: int, name: str) -> Document:
    """Return the roster with another name for a Serf; an empty name removes it (BAR-F3.01)."""
    roster = checked(roster)
    serf = _line(roster, number)
    serf.pop("name", None)
    if _name(name):
        serf["name"] = _name(name)
    return roster


def _name(text: str) -> str:
    name = " ".join(text.split())
    if len(name) > MAX_NAME or not name.isprintable():
        raise Illegal(msg("name-long", most=MAX_NAME), "BAR-F3.01")
    return name


def refound(roster: Document, rows: list[int]) -> Document:
    """Found a new Fiefdom for a Baron who can't play any more (BAR-F4.05).

    The old Fiefdom is lost, including its wins.
    """
    roster = checked(roster)
    if not can_not_play(roster):
        raise Illegal(msg("fiefdom-plays"), "BAR-F4.05")
    return found(roster["name"], rows)


def ready_made(name: str) -> Document:
    """Return the pre-generated Fief with its treasury (BAR-Z1.02)."""
    return found(name, list(READY_MADE))


def merit(roster: Document) -> tuple[int, int, int]:
    """Return the sort key of Fiefdoms in a campaign: wins, then treasury, then kills."""
    return (roster["wins"], roster["treasury"], sum(serf["kills"] for serf in roster["serfs"]))
