"""Board editor for custom Realms: tools, templates and the effect of a click (section 2.9 of the rules).

A click changes a copy of the document, so the caller can keep the old one for undo.
"""

from __future__ import annotations

import copy
from typing import Final

from baronage.engine.hooks.board_editor import BoardTemplate, Document, EditorView, Tool
from baronage.games.protectors.board.realm import (
    GRAND,
    NORMAL,
    default_provinces,
    errors,
    needs,
    province_id,
    ring,
    starts,
    two_ring,
    unreadable,
)
from baronage.games.protectors.data import MAX_PLAYERS, MAX_PROVINCES
from baronage.games.protectors.input_errors import msg
from baronage.games.protectors.table.sketch import CLICKED as SEA
from baronage.games.protectors.table.sketch import drawn

__all__ = ["OPTION", "TEMPLATES", "TOOLS", "click", "drawing", "errors", "needs", "unreadable"]

OPTION: Final = "board"
ADD, JOIN, START, ISLAND, REMOVE = "add", "join", "start", "island", "remove"
TOOLS: Final = (
    Tool(ADD, "hill", msg("tool-add"), msg("tool-add-help")),
    Tool(JOIN, "road", msg("tool-join"), msg("tool-join-help")),
    Tool(START, "flag", msg("tool-start"), msg("tool-start-help")),
    Tool(ISLAND, "temple", msg("tool-island"), msg("tool-island-help")),
    Tool(REMOVE, "cross", msg("tool-remove"), msg("tool-remove-help")),
)
LEAST: Final = 2  # fewest Provinces of a Realm
OFFERED: Final = range(2, 9)  # player counts with a board template


def _ring(n: int) -> Document:
    return _document(n, ring(n), starts(n, n, NORMAL, 1, 0))


def _two_ring(n: int) -> Document:
    p = default_provinces(n)
    return _document(p, two_ring(p), starts(n, p, GRAND, 2, 0))


def _document(provinces: int, borders: list[tuple[int, int]], begins: tuple[int, ...]) -> Document:
    pairs = sorted({(min(pair), max(pair)) for pair in borders})
    return {"provinces": provinces, "borders": [list(pair) for pair in pairs], "starts": list(begins), "island": False}


EMPTY: Final = _document(LEAST, [(1, 2)], ())
TEMPLATES: Final = (
    BoardTemplate("empty", msg("ready-empty"), EMPTY),
    *(
        BoardTemplate(f"two-ring-{n}", msg("ready-two-ring", count=n, provinces=default_provinces(n)), _two_ring(n))
        for n in OFFERED
    ),
    *(BoardTemplate(f"ring-{n}", msg("ready-ring", count=n), _ring(n)) for n in OFFERED),
)


def click(document: Document, tool: str, chosen: str, place: str) -> tuple[Document, str]:
    """Return the document after a click and the Province selected then; an ineffective click changes nothing."""
    chosen = _chosen(document, tool, chosen)
    if place not in _may(document, tool):
        return document, chosen
    if tool == JOIN and chosen in ("", place):
        return document, "" if place == chosen else place
    found = copy.deepcopy(document)
    if tool == ISLAND:
        found["island"] = not found.get("island", False)
        return found, ""
    number = _number(place)
    if tool == ADD:
        found["provinces"] += 1
        found["borders"].append([number, found["provinces"]])
    elif tool == JOIN:
        pair = sorted((number, _number(chosen)))
        kept = [other for other in found["borders"] if sorted(other) != pair]
        found["borders"] = kept if len(kept) < len(found["borders"]) else [*kept, pair]
    elif tool == START:
        begins = found["starts"]
        found["starts"] = [other for other in begins if other != number] if number in begins else [*begins, number]
    else:
        _remove(found, number)
    return found, ""


def _remove(document: Document, gone: int) -> None:
    """Remove a Province and renumber the ones after it."""
    document["provinces"] -= 1
    document["borders"] = [
        [place - (place > gone) for place in pair] for pair in document["borders"] if gone not in pair
    ]
    document["starts"] = [place - (place > gone) for place in document["starts"] if place != gone]


def drawing(document: Document, tool: str, chosen: str) -> EditorView:
    """Return the drawing of the board, with what can be clicked."""
    faulty = {node for fault in errors(document) for node in fault.nodes}
    return drawn(document, faulty, _may(document, tool))


def _chosen(document: Document, tool: str, chosen: str) -> str:
    """Return the selected Province if `tool` can use it, otherwise an empty string."""
    return chosen if tool == JOIN and chosen in _every(document) else ""


def _may(document: Document, tool: str) -> list[str]:
    """Return the ids of the nodes that can be clicked with `tool`."""
    provinces = document["provinces"]
    if tool == ISLAND:
        return [SEA]
    if tool == START and len(document["starts"]) >= MAX_PLAYERS:
        return [province_id(number) for number in document["starts"]]
    if (tool == ADD and provinces >= MAX_PROVINCES) or (tool == REMOVE and provinces <= LEAST):
        return []
    return _every(document) if any(tool == one.name for one in TOOLS) else []


def _every(document: Document) -> list[str]:
    return [province_id(number) for number in range(1, document["provinces"] + 1)]


def _number(id: str) -> int:
    return int(id[1:])
