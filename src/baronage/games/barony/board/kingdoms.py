"""Custom boards: reading their documents, and finding what is still wrong with a Kingdom (BAR-G4.04)."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from baronage.engine.hooks.board_editor import BoardError, Document
from baronage.engine.text.input_errors import quoted
from baronage.games.barony.board.geometry import AROUND, NAME, Cell, barony_cells, corners
from baronage.games.barony.data import Vertex
from baronage.games.barony.input_errors import msg

MAX_LETTERS: Final = 20  # in a team's name
FAR: Final = 1000  # limit of a vertex's coordinates
MAX_HOMES: Final = 24  # limited by the letters and colours for Barons
MAX_BARONIES: Final = 100
MARKET: Final = "market"  # node id in the editor's picture
_NEEDED: Final = {"baronies", "homes", "enemies"}


def check_board(document: Any) -> str:
    """Return the first problem of a board document, or "" if it is valid (BAR-G4.04, G4.05)."""
    wrong = unreadable(document)
    if wrong:
        return wrong
    found = errors(document)
    return found[0].sentence if found else ""


def barony_id(name: str) -> str:
    """Return the node id of a barony in the editor's picture."""
    return f"barony.{name}"


# --- reading -------------------------------------------------------------------------------------------------------


def unreadable(document: Any) -> str:
    """Return why a document can't be read, or "". A readable Kingdom may be unfinished; see `errors`."""
    if not isinstance(document, dict) or not _NEEDED <= set(document) <= _NEEDED | {"market", "teams"}:
        return msg("board-shape")
    market = document.get("market")
    wrong = _unreadable_ground(document["baronies"])
    if wrong:
        return wrong
    if market is not None and not _is_vertex(market):
        return msg("market-vertex", market=quoted(market, 80))
    names = [row[0] for row in document["baronies"]]
    return _unreadable_homes(names, document["homes"], document["enemies"]) or _unreadable_teams(
        document["homes"], document.get("teams")
    )


def _unreadable_ground(rows: Any) -> str:
    if not isinstance(rows, list) or not 1 <= len(rows) <= MAX_BARONIES:
        return msg("board-baronies", most=MAX_BARONIES)
    names: list[str] = []
    for row in rows:
        if not (isinstance(row, list) and len(row) == 3 and isinstance(row[0], str) and _is_vertex(row[1])):
            return msg("barony-shape", row=quoted(row, 80))
        name, _, left = row
        if not NAME.match(name) or name in ("M", "X") or name in names:
            return msg("barony-name", name=quoted(name, 20))
        if type(left) is not int or left not in range(0, 360, 60):
            return msg("barony-angle", name=name, angle=quoted(left, 20))
        names.append(name)
    return ""


def _unreadable_homes(names: list[str], homes: Any, enemies: Any) -> str:
    if not (isinstance(homes, list) and len(homes) <= MAX_HOMES and all(home in names for home in homes)):
        return msg("board-homes", most=MAX_HOMES)
    if len(set(homes)) != len(homes):
        return msg("home-shared")
    if (
        not isinstance(enemies, list)
        or len(enemies) != len(homes)
        or not all(enemy == "" or enemy in names for enemy in enemies)
    ):
        return msg("board-enemies")
    return ""


def _unreadable_teams(homes: list[str], teams: Any) -> str:
    if teams is not None and not (
        isinstance(teams, list) and len(teams) == len(homes) and all(_is_team(team) for team in teams)
    ):
        return msg("board-teams")
    return ""


def _is_team(value: Any) -> bool:
    return isinstance(value, str) and 0 < len(value) <= MAX_LETTERS and value.isprintable()


def _is_vertex(value: Any) -> bool:
    return (
        isinstance(value, list)
        and len(value) == 2
        and all(type(number) is int and abs(number) < FAR for number in value)
    )


# --- problems of a readable Kingdom ---------------------------------------------------------------------------------


def cells_of(row: list[Any]) -> list[Cell]:
    """Return the triangles of a barony of the document."""
    _, (a, b), left = row
    return barony_cells((a, b), left)


def errors(document: Document) -> list[BoardError]:
    """Return the problems of a readable Kingdom, each with the nodes it concerns."""
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
    """Return the numbers that baronies have in the editor, in the order they were placed."""
    return {row[0]: number for number, row in enumerate(document["baronies"], 1)}


def _overlaps(ground: dict[str, list[Cell]], numbers: dict[str, int]) -> list[BoardError]:
    sets = {name: frozenset(cells) for name, cells in ground.items()}
    return [
        BoardError(
            msg("barony-overlaps", one=numbers[one], other=numbers[other]),
            "BAR-G4.04",
            (barony_id(one), barony_id(other)),
        )
        for one, other in combinations(sets, 2)
        if not sets[one].isdisjoint(sets[other])
    ]


def _apart(ground: dict[str, list[Cell]], numbers: dict[str, int]) -> list[BoardError]:
    """Return baronies that the largest connected part can't reach. Baronies touch if they share a vertex."""
    vertices: dict[str, set[Vertex]] = {
        name: {vertex for cell in cells for vertex in corners(cell)} for name, cells in ground.items()
    }
    parts: list[list[str]] = []
    left = list(ground)
    while left:
        part = [left.pop(0)]
        for name in part:  # the list grows during the loop
            near = [other for other in left if not vertices[name].isdisjoint(vertices[other])]
            part += near
            left = [other for other in left if other not in near]
        parts.append(part)
    main = max(parts, key=len)
    lost = [name for part in parts if part is not main for name in part]
    if not lost:
        return []
    names = [str(numbers[name]) for name in lost]
    return [BoardError(msg("kingdom-apart", count=len(lost), names=names), "BAR-G4.04", tuple(map(barony_id, lost)))]


def _market(ground: dict[str, list[Cell]], market: list[int] | None) -> list[BoardError]:
    """Return a problem if there is a Market without six triangles around it. The Simple Game needs no Market."""
    cells = {cell for some in ground.values() for cell in some}
    if market is None or all((colour, market[0] + a, market[1] + b) in cells for colour, a, b in AROUND):
        return []
    return [BoardError(msg("market-triangles"), "BAR-G4.04", (MARKET,))]


def _homes(homes: list[str], enemies: list[str], numbers: dict[str, int]) -> list[BoardError]:
    """Return the problems of homes and their targets; a target is another home or any other barony."""
    found: list[BoardError] = []
    if len(homes) < 2:
        found.append(BoardError(msg("homes-few", count=len(homes)), "BAR-P1.01", tuple(map(barony_id, homes))))
    for home, enemy in zip(homes, enemies, strict=True):
        if home == enemy:
            found.append(BoardError(msg("own-enemy"), "BAR-V2.01", (barony_id(home),)))
        elif not enemy and len(homes) > 1:
            found.append(BoardError(msg("enemy-none", home=numbers[home]), "BAR-V2.01", (barony_id(home),)))
    return found


def _teams(homes: list[str], enemies: list[str], teams: list[str] | None) -> list[BoardError]:
    """Return the problems of teams: at least two, each with one target (BAR-V3.01, V3.02)."""
    if not teams:
        return []
    if len(set(teams)) < 2:
        return [BoardError(msg("teams-two"), "BAR-V3.01", tuple(map(barony_id, homes)))]
    found: list[BoardError] = []
    for team in dict.fromkeys(teams):
        mine = [place for place, other in enumerate(teams) if other == team]
        if len({enemies[place] for place in mine}) > 1:
            about = tuple(barony_id(homes[place]) for place in mine)
            found.append(BoardError(msg("team-target", team=team), "BAR-V3.02", about))
    return found
