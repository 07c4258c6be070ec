"""Board editor for custom Kingdoms: tools, templates and the effect of clicks (BAR-G4.04).

A click changes a copy of the document; the caller keeps the old one for undo.
"""

from __future__ import annotations

import copy
import math
from typing import Any, Final

from baronage.engine.hooks.board_editor import BoardTemplate, Document, EditorView, Tool
from baronage.games.barony.board.geometry import AROUND, DIRECTIONS, UNITS, Cell, barony_cells, corners
from baronage.games.barony.board.kingdoms import (
    MARKET,
    MAX_BARONIES,
    MAX_HOMES,
    barony_id,
    cells_of,
    errors,
    unreadable,
)
from baronage.games.barony.data import PLANS, Plan, Vertex
from baronage.games.barony.input_errors import msg
from baronage.games.barony.table.sketch import DOT, FREE, STEP, Drawn, drawn

__all__ = ["OPTION", "TEMPLATES", "TOOLS", "click", "drawing", "errors", "needs", "unreadable"]

OPTION: Final = "board"
LAY, MOVE, HOME, TURN, ENEMY, TEAM, PLACE, REMOVE = "lay", "move", "home", "turn", "enemy", "team", "market", "remove"
TOOLS: Final = (
    Tool(LAY, "hammer", msg("tool-lay"), msg("tool-lay-help")),
    Tool(MOVE, "forward", msg("tool-move"), msg("tool-move-help")),
    Tool(HOME, "castle", msg("tool-home"), msg("tool-home-help")),
    Tool(TURN, "flip", msg("tool-turn"), msg("tool-turn-help")),
    Tool(ENEMY, "crosshair", msg("tool-enemy"), msg("tool-enemy-help")),
    Tool(TEAM, "banner", msg("tool-team"), msg("tool-team-help")),
    Tool(PLACE, "stall", msg("tool-market"), msg("tool-market-help")),
    Tool(REMOVE, "cross", msg("tool-remove"), msg("tool-remove-help")),
)
CORNER: Final = 120  # degrees between a barony's orientations
TEAMS: Final = ("West", "East", "North", "South")  # names in documents; the round table has the first two
NAMES: Final = tuple(letter + number for number in ("", *"123456789") for letter in "ABCDEFGHIJKLNOPQRSTUVWYZ")


def _document(plan: Plan) -> Document:
    """Return a printed board as the document that the option takes."""
    goals = (*plan.homes, *plan.further)
    found: Document = {
        "baronies": [[name, list(tip), left] for name, tip, left in plan.tiles],
        "market": list(plan.market) if plan.market else None,
        "homes": list(plan.homes),
        "enemies": [goals[enemy] for enemy in plan.enemies],
    }
    if plan.teams:
        found["teams"] = [TEAMS[team] for team in plan.teams]
    return found


EMPTY: Final[Document] = {"baronies": [["A", [0, 0], 0]], "market": None, "homes": [], "enemies": []}
TEMPLATES: Final = (
    BoardTemplate("empty", msg("ready-empty"), EMPTY),
    *(
        BoardTemplate(f"{name}-{count}", msg("ready-board", board=name, count=count), _document(plan))
        for (name, count), plan in PLANS.items()
    ),
)


def needs(document: Document) -> tuple[int, Document]:
    """Return the number of players, and the options that the board requires: without a Market, the Simple Game."""
    return len(document["homes"]), {} if document.get("market") is not None else {"mode": "simple"}


# --- a click ------------------------------------------------------------------------------------------------------------


def click(document: Document, tool: str, chosen: str, place: str) -> tuple[Document, str]:
    """Return the document after a click and the barony selected then, both unchanged if the click has no effect."""
    chosen = _chosen(document, tool, chosen)
    if place not in _may(document, tool, chosen):
        return document, chosen
    if (tool == MOVE and not place.startswith(STEP)) or (tool == ENEMY and chosen in ("", place)):
        return document, "" if place == chosen else place
    found = copy.deepcopy(document)
    _change(found, tool, chosen, place)
    if unreadable(found):  # it would lie too far out
        return document, chosen
    return found, chosen if tool == MOVE else ""


def _change(found: Document, tool: str, chosen: str, place: str) -> None:
    """Apply a tool to the Kingdom, in place."""
    kind, _, rest = place.partition(".")
    if tool == LAY:
        name = next(one for one in NAMES if one not in _names(found))
        found["baronies"].append([name, *_free(found)[place]])
    elif tool == MOVE:
        da, db = UNITS[int(rest)]
        row = _row(found, chosen)
        row[1] = [row[1][0] + da, row[1][1] + db]
    elif tool == HOME:
        _toggle_home(found, rest)
    elif tool == TURN:
        row = _row(found, place)
        la, lb = UNITS[row[2] // 60]
        row[1:] = [[row[1][0] + 5 * la, row[1][1] + 5 * lb], (row[2] + CORNER) % 360]
    elif tool == ENEMY:
        _aim(found, found["homes"].index(_name(chosen)), rest)
    elif tool == TEAM:
        _change_team(found, found["homes"].index(rest))
    elif tool == PLACE:
        found["market"] = None if kind == MARKET else [int(part) for part in rest.split(",")]
    else:
        if rest in found["homes"]:
            _toggle_home(found, rest)
        found["baronies"].remove(_row(found, place))
        _fill(found, rest)


def drawing(document: Document, tool: str, chosen: str) -> EditorView:
    """Return the drawing of the Kingdom, with what can be clicked."""
    chosen = _chosen(document, tool, chosen)
    faulty = {node for fault in errors(document) for node in fault.nodes}
    shown = Drawn(document, faulty, list(_free(document).items()), tool == LAY)
    if tool == MOVE and chosen:
        shown.steps = chosen
    if tool == PLACE:
        shown.dots = _dots(document)
    return drawn(shown, _may(document, tool, chosen))


def _chosen(document: Document, tool: str, chosen: str) -> str:
    """Return the selected node if this tool can use it, or ""."""
    some = {MOVE: _names(document), ENEMY: document["homes"]}.get(tool, [])
    return chosen if chosen in map(barony_id, some) else ""


def _may(document: Document, tool: str, chosen: str) -> list[str]:
    """Return the nodes that can be clicked with a tool."""
    homes = [barony_id(home) for home in document["homes"]]
    every = [barony_id(name) for name in _names(document)]
    if tool == LAY:
        return list(_free(document))
    if tool == MOVE:
        return [*every, *(f"{STEP}.{way}" for way in DIRECTIONS if chosen in every)]
    if tool == HOME:
        return every if len(homes) < MAX_HOMES else homes
    if tool in (TURN, TEAM):
        return homes
    if tool == ENEMY:
        return every if chosen in homes else homes
    if tool == PLACE:
        there = [MARKET] if document.get("market") is not None else []
        return [*(f"{DOT}.{a},{b}" for a, b in _dots(document) if [a, b] != document.get("market")), *there]
    return every if tool == REMOVE and len(every) > 1 else []


# --- baronies -----------------------------------------------------------------------------------------------------------


def _names(document: Document) -> list[str]:
    return [row[0] for row in document["baronies"]]


def _name(id: str) -> str:
    return id.partition(".")[2]


def _row(document: Document, id: str) -> list[Any]:
    found: list[Any] = next(row for row in document["baronies"] if row[0] == _name(id))
    return found


def _taken(document: Document) -> set[Cell]:
    return {cell for row in document["baronies"] for cell in cells_of(row)}


def _free(document: Document) -> dict[str, tuple[list[int], int]]:
    """Return the tips and angles of baronies that could share a whole side with one placed (BAR-G4.05)."""
    found: dict[str, tuple[list[int], int]] = {}
    taken = _taken(document)
    if len(document["baronies"]) >= MAX_BARONIES:
        return found
    for _, (a, b), left in document["baronies"]:
        three = tips(a, b, left)
        for place, (ca, cb) in enumerate(three):
            (pa, pb), (qa, qb) = (three[other] for other in range(3) if other != place)
            tip = [pa + qa - ca, pb + qb - cb]
            for angle in range(0, 360, 60):
                if set(tips(tip[0], tip[1], angle)[1:]) == {(pa, pb), (qa, qb)}:
                    id = f"{FREE}.{min(pa, qa, tip[0])},{min(pb, qb, tip[1])},{angle // 60 % 2}"
                    if taken.isdisjoint(barony_cells((tip[0], tip[1]), angle)):
                        found.setdefault(id, (tip, angle))
    return found


def tips(a: int, b: int, left: int) -> list[Vertex]:
    """Return the three corners of a barony: its tip, then along its left and its right vector."""
    la, lb = UNITS[left // 60]
    ra, rb = UNITS[(left // 60 + 1) % 6]
    return [(a, b), (a + 5 * la, b + 5 * lb), (a + 5 * ra, b + 5 * rb)]


def _dots(document: Document) -> list[Vertex]:
    """Return the vertices where the Market can lie: those with six triangles around them (BAR-G4.04)."""
    taken = _taken(document)
    vertices = {vertex for cell in taken for vertex in corners(cell)}
    return sorted((a, b) for a, b in vertices if all((colour, a + da, b + db) in taken for colour, da, db in AROUND))


# --- homes --------------------------------------------------------------------------------------------------------------


def _toggle_home(document: Document, name: str) -> None:
    """Make a barony a home, or remove a home. Homes stay in clockwise order, each with an enemy."""
    homes, enemies = document["homes"], document["enemies"]
    around = enemies == _cycle(homes)
    rows = list(zip(homes, enemies, document.get("teams") or [""] * len(homes), strict=True))
    if name in homes:
        rows = [row for row in rows if row[0] != name]
    else:
        rows.append((name, "", rows[0][2] if rows else ""))
    centre = _centre([cell for row in document["baronies"] for cell in cells_of(row)])
    where = {row[0]: _clockwise(_centre(cells_of(row)), centre) for row in document["baronies"]}
    rows.sort(key=lambda row: where[row[0]])
    document["homes"], document["enemies"] = [row[0] for row in rows], [row[1] for row in rows]
    if document.get("teams"):
        document["teams"] = [row[2] for row in rows]
    elif around:  # if each home hunts the next, keep it so
        document["enemies"] = _cycle(document["homes"])
    _fill(document, name if name not in document["homes"] else "")


def _cycle(homes: list[str]) -> list[str]:
    """Return the enemies if each home hunts the next."""
    return [*homes[1:], *homes[:1]] if len(homes) > 1 else [""] * len(homes)


def _fill(document: Document, gone: str) -> None:
    """Make homes hunt the next home if they have no enemy or hunted `gone`."""
    following = _cycle(document["homes"])
    document["enemies"] = [
        following[place] if enemy in ("", gone) else enemy for place, enemy in enumerate(document["enemies"])
    ]


def _aim(document: Document, place: int, enemy: str) -> None:
    """Set the target of a home's Baron and of the whole team (BAR-V3.02)."""
    teams = document.get("teams") or list(range(len(document["homes"])))
    for other, team in enumerate(teams):
        if team == teams[place]:
            document["enemies"][other] = enemy


def _change_team(document: Document, place: int) -> None:
    """Move the Baron of a home to the next team, with that team's target (BAR-V3.01).

    If all are in one team, remove teams.
    """
    teams = document.get("teams") or [TEAMS[0]] * len(document["homes"])
    old = teams[place]
    following = TEAMS.index(old) + 1 if old in TEAMS else 0
    teams[place] = TEAMS[following % len(TEAMS)]
    mates = [other for other, team in enumerate(teams) if team == teams[place] and other != place]
    if len(set(teams)) == 1:
        document.pop("teams", None)
        return
    document["teams"] = teams
    if mates:
        document["enemies"][place] = document["enemies"][mates[0]]


def _centre(cells: list[Cell]) -> tuple[float, float]:
    spots = [(a + b / 2, b * math.sqrt(3) / 2) for cell in cells for a, b in corners(cell)]
    return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)


def _clockwise(spot: tuple[float, float], centre: tuple[float, float]) -> float:
    """Return the angle from the north, clockwise; just west of north is last."""
    return math.atan2(spot[0] - centre[0], spot[1] - centre[1]) % (2 * math.pi)
