"""A Fiefdom between games: founding it, hiring, dropping, naming, as pure functions from roster to roster (BAR-F1, F4).

What a game makes of a Fiefdom, `roster.carried` tells; it is the `carry` of the game's standings.
"""

from __future__ import annotations

import copy
from typing import Any

from baronage.engine.errors import BadDocument, Illegal
from baronage.engine.papers import Document
from baronage.games.barony.data import (
    CASTE_CODE,
    FIEF_SIZE,
    FIEFDOM_MAX,
    FREE,
    HIRES,
    LEAST_GOLD,
    MANEUVER_CODE,
    MOST_GOLD,
    START_GOLD,
    START_MOVE,
    START_RANK,
    VOCATION_CODE,
)
from baronage.games.barony.hiring import PRICE, READY_MADE, hire_name, short_of
from baronage.games.barony.roster import MOST_NAME, can_not_play, check_roster, line_of
from baronage.games.barony.sentences import say


def checked(roster: Any) -> Document:
    """The roster, if it is one."""
    wrong = check_roster(roster)
    if wrong:
        raise BadDocument(wrong)
    document: Document = copy.deepcopy(roster)
    return document


def found(name: str, rows: list[int], gold: int = START_GOLD) -> Document:
    """BAR-F1.01: a new Fiefdom of nine Serfs or more, hired with its first gold."""
    if not LEAST_GOLD <= gold <= MOST_GOLD:
        raise Illegal(say("gold-range", least=LEAST_GOLD, most=MOST_GOLD, gold=gold), "BAR-F1.01")
    roster = rename({"name": "", "wins": 0, "treasury": gold, "serfs": []}, name)
    for row in rows:
        roster = hire(roster, row)
    missing = short_of(line_of(serf) for serf in roster["serfs"])
    if missing:
        raise Illegal(say("serfs-few", size=FIEF_SIZE, missing=missing), "BAR-F1.07")
    return roster


def hire(roster: Document, row: int) -> Document:
    """BAR-F1.11: a Serf from the list of hires takes the lowest free number of the roster."""
    roster = checked(roster)
    taken = {serf["number"] for serf in roster["serfs"]}
    if len(taken) >= FIEFDOM_MAX:
        raise Illegal(say("fiefdom-full", most=FIEFDOM_MAX), "BAR-F1.07")
    if PRICE[row] > roster["treasury"]:
        raise Illegal(
            say("treasury-short", serf=hire_name(row), price=PRICE[row], treasury=roster["treasury"]), "BAR-F1.11"
        )
    caste, vocation, free = HIRES[row]
    serf: Document = {
        "number": next(number for number in range(1, FIEFDOM_MAX + 1) if number not in taken),
        "caste": CASTE_CODE[caste],
        "vocation": VOCATION_CODE[vocation],
        "rank": START_RANK[caste],
        "move": START_MOVE[caste],
        "kills": 0,
    }
    if len(FREE[caste]) > 1:
        serf["free"] = MANEUVER_CODE[free]
    roster["treasury"] -= PRICE[row]
    roster["serfs"] = sorted([*roster["serfs"], serf], key=lambda line: int(line["number"]))
    return roster


def _line(roster: Document, number: int) -> Document:
    for serf in roster["serfs"]:
        if serf["number"] == number:
            line: Document = serf
            return line
    known = ", ".join(str(serf["number"]) for serf in roster["serfs"])
    raise Illegal(say("serf-not-on-roster", number=number, known=known or "none"), "BAR-F3.01")


def drop(roster: Document, number: int) -> Document:
    """BAR-F1.12: without refund, with all it carries."""
    roster = checked(roster)
    roster["serfs"].remove(_line(roster, number))
    return roster


def rename(roster: Document, name: str) -> Document:
    """BAR-F3.01: the Baron's name."""
    return checked({**roster, "name": _name(name)})


def name_serf(roster: Document, number: int, name: str) -> Document:
    """BAR-F3.01: a Serf's name; an empty one takes it away."""
    roster = checked(roster)
    serf = _line(roster, number)
    serf.pop("name", None)
    if _name(name):
        serf["name"] = _name(name)
    return roster


def _name(text: str) -> str:
    name = " ".join(text.split())
    if len(name) > MOST_NAME or not name.isprintable():
        raise Illegal(say("name-long", most=MOST_NAME), "BAR-F3.01")
    return name


def refound(roster: Document, rows: list[int]) -> Document:
    """BAR-F4.05: a Baron who can't play any more founds a new Fiefdom; the old one is lost, wins and all."""
    roster = checked(roster)
    if not can_not_play(roster):
        raise Illegal(say("fiefdom-plays"), "BAR-F4.05")
    return found(roster["name"], rows)


def ready_made(name: str) -> Document:
    """BAR-Z1.02: the pre-generated Fief with its treasury."""
    return found(name, list(READY_MADE))


def merit(roster: Document) -> tuple[int, int, int]:
    """The order of Fiefdoms in a campaign: wins, then treasury, then kills."""
    return (roster["wins"], roster["treasury"], sum(serf["kills"] for serf in roster["serfs"]))
