"""Boards of one's own: whether their document can be read, and what is still wrong with a Kingdom that can (BAR-G4.04)."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from baronage.engine.drawing import Document, Fault
from baronage.engine.refusals import quoted
from baronage.games.barony.data import Vertex
from baronage.games.barony.geometry import AROUND, NAME, Cell, barony_cells, corners
from baronage.games.barony.sentences import say

MOST_LETTERS: Final = 20  # of a team's name
FAR: Final = 1000  # no vertex lies so far out
MOST_HOMES: Final = 24  # as many Barons have a letter and a colour
MOST_BARONIES: Final = 100
MARKET: Final = "market"  # in the picture of a drawing
_NEEDED: Final = {"baronies", "homes", "enemies"}


def check_board(document: Any) -> str:
    """What is wrong with the document of a board, or "" (BAR-G4.04, G4.05)."""
    wrong = unreadable(document)
    if wrong:
        return wrong
    found = faults(document)
    return found[0].sentence if found else ""


def barony_id(name: str) -> str:
    """A barony in the picture of a drawing."""
    return f"barony.{name}"


# --- can it be read? --------------------------------------------------------------------------------------------------


def unreadable(document: Any) -> str:
    """Why a document is none of a Kingdom, or "". One that can be read may be unfinished: `faults` tells what is missing."""
    if not isinstance(document, dict) or not _NEEDED <= set(document) <= _NEEDED | {"market", "teams"}:
        return say("board-shape")
    market = document.get("market")
    wrong = _unreadable_ground(document["baronies"])
    if wrong:
        return wrong
    if market is not None and not _is_vertex(market):
        return say("market-vertex", market=quoted(market, 80))
    names = [row[0] for row in document["baronies"]]
    return _unreadable_homes(names, document["homes"], document["enemies"]) or _unreadable_teams(
        document["homes"], document.get("teams")
    )


def _unreadable_ground(rows: Any) -> str:
    if not isinstance(rows, list) or not 1 <= len(rows) <= MOST_BARONIES:
        return say("board-baronies", most=MOST_BARONIES)
    names: list[str] = []
    for row in rows:
        if not (isinstance(row, list) and len(row) == 3 and isinstance(row[0], str) and _is_vertex(row[1])):
            return say("barony-shape", row=quoted(row, 80))
        name, _, left = row
        if not NAME.match(name) or name in ("M", "X") or name in names:
            return say("barony-name", name=quoted(name, 20))
        if type(left) is not int or left not in range(0, 360, 60):
            return say("barony-angle", name=name, angle=quoted(left, 20))
        names.append(name)
    return ""


def _unreadable_homes(names: list[str], homes: Any, enemies: Any) -> str:
    if not (isinstance(homes, list) and len(homes) <= MOST_HOMES and all(home in names for home in homes)):
        return say("board-homes", most=MOST_HOMES)
    if len(set(homes)) != len(homes):
        return say("home-shared")
    if (
        not isinstance(enemies, list)
        or len(enemies) != len(homes)
        or not all(enemy == "" or enemy in names for enemy in enemies)
    ):
        return say("board-enemies")
    return ""


def _unreadable_teams(homes: list[str], teams: Any) -> str:
    if teams is not None and not (
        isinstance(teams, list) and len(teams) == len(homes) and all(_is_team(team) for team in teams)
    ):
        return say("board-teams")
    return ""


def _is_team(value: Any) -> bool:
    return isinstance(value, str) and 0 < len(value) <= MOST_LETTERS and value.isprintable()


def _is_vertex(value: Any) -> bool:
    return (
        isinstance(value, list)
        and len(value) == 2
        and all(type(number) is int and abs(number) < FAR for number in value)
    )


# --- what is still wrong ------------------------------------------------------------------------------------------------


def cells_of(row: list[Any]) -> list[Cell]:
    """The triangles of a barony of the document."""
    _, (a, b), left = row
    return barony_cells((a, b), left)


def faults(document: Document) -> list[Fault]:
    """What is wrong with a Kingdom that can be read; each with what it is about."""
    ground = {row[0]: cells_of(row) for row in document["baronies"]}
    numbers = numbered(document)
    return [
        *_overlaps(ground, numbers),
        *_apart(ground, numbers),
        *_market(ground, document.get("market")),
        *_homes(document["homes"], document["enemies"], numbers),
        *_teams(document["homes"], document["enemies"], document.get("teams")),
    ]


def numbered(document: Document) -> dict[str, int]:
    """The baronies as people call them while they draw: by numbers, in the order in which they were laid."""
    return {row[0]: number for number, row in enumerate(document["baronies"], 1)}


def _overlaps(ground: dict[str, list[Cell]], numbers: dict[str, int]) -> list[Fault]:
    sets = {name: frozenset(cells) for name, cells in ground.items()}
    return [
        Fault(
            say("barony-overlaps", one=numbers[one], other=numbers[other]),
            "BAR-G4.04",
            (barony_id(one), barony_id(other)),
        )
        for one, other in combinations(sets, 2)
        if not sets[one].isdisjoint(sets[other])
    ]


def _apart(ground: dict[str, list[Cell]], numbers: dict[str, int]) -> list[Fault]:
    """Baronies touch where they have a vertex in common; those that the largest part can't reach are named."""
    vertices: dict[str, set[Vertex]] = {
        name: {vertex for cell in cells for vertex in corners(cell)} for name, cells in ground.items()
    }
    parts: list[list[str]] = []
    left = list(ground)
    while left:
        part = [left.pop(0)]
        for name in part:  # it grows while it is gone through
            near = [other for other in left if not vertices[name].isdisjoint(vertices[other])]
            part += near
            left = [other for other in left if other not in near]
        parts.append(part)
    main = max(parts, key=len)
    lost = [name for part in parts if part is not main for name in part]
    if not lost:
        return []
    names = [str(numbers[name]) for name in lost]
    return [Fault(say("kingdom-apart", count=len(lost), names=names), "BAR-G4.04", tuple(map(barony_id, lost)))]


def _market(ground: dict[str, list[Cell]], market: list[int] | None) -> list[Fault]:
    """The Simple Game needs none; one that is there has six triangles round it."""
    cells = {cell for some in ground.values() for cell in some}
    if market is None or all((colour, market[0] + a, market[1] + b) in cells for colour, a, b in AROUND):
        return []
    return [Fault(say("market-triangles"), "BAR-G4.04", (MARKET,))]


def _homes(homes: list[str], enemies: list[str], numbers: dict[str, int]) -> list[Fault]:
    """Who lives where, and whose three points each must take: of a home, or of any other barony."""
    found: list[Fault] = []
    if len(homes) < 2:
        found.append(Fault(say("homes-few", count=len(homes)), "BAR-P1.01", tuple(map(barony_id, homes))))
    for home, enemy in zip(homes, enemies, strict=True):
        if home == enemy:
            found.append(Fault(say("own-enemy"), "BAR-V2.01", (barony_id(home),)))
        elif not enemy and len(homes) > 1:
            found.append(Fault(say("enemy-none", home=numbers[home]), "BAR-V2.01", (barony_id(home),)))
    return found


def _teams(homes: list[str], enemies: list[str], teams: list[str] | None) -> list[Fault]:
    """BAR-V3.01, V3.02: two teams or more, each with one target."""
    if not teams:
        return []
    if len(set(teams)) < 2:
        return [Fault(say("teams-two"), "BAR-V3.01", tuple(map(barony_id, homes)))]
    found: list[Fault] = []
    for team in dict.fromkeys(teams):
        mine = [place for place, other in enumerate(teams) if other == team]
        if len({enemies[place] for place in mine}) > 1:
            about = tuple(barony_id(homes[place]) for place in mine)
            found.append(Fault(say("team-target", team=team), "BAR-V3.02", about))
    return found
