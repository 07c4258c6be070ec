"""The board editor's drawing of a custom Realm: its Provinces as at the table, with a shield at each start."""

from __future__ import annotations

import re
from typing import Any, Final

from baronage.engine.hooks.board_editor import EditorView, Shape
from baronage.games.protectors.board.realm import Land, province_id
from baronage.games.protectors.data import PROVINCES
from baronage.games.protectors.input_errors import msg
from baronage.games.protectors.table.ground import ISLE, lands, sea

CLICKED: Final = "sea"  # the id of the Sea
MARGIN: Final = 24.0
NUMBER: Final = re.compile(r"-?\d+(?:\.\d+)?")


def drawn(document: dict[str, Any], faulty: set[str], may: list[str]) -> EditorView:
    """Return the drawing, in which each Province that has a problem is marked."""
    borders = [(pair[0], pair[1]) for pair in document["borders"]]
    land = Land("", document["provinces"], borders, tuple(document["starts"]), bool(document.get("island")))
    water = sea(land, ("", {}))
    places = lands(land)[: land.provinces]
    middles = {number: (place.at[0], place.at[1]) for number, place in enumerate(places, 1)}
    shapes = [_sea((water.at[0], water.at[1]), water.outline, land.island)]
    shapes += [
        _province(land, number, place.outline, middles[number], faulty) for number, place in enumerate(places, 1)
    ]
    words = msg("drawn-realm", provinces=land.provinces, players=len(land.starts), island=int(land.island))
    return EditorView(_box([shape.path for shape in shapes]), words, tuple(shapes), may)


def _box(paths: list[str]) -> tuple[float, float, float, float]:
    numbers = [float(number) for path in paths for number in NUMBER.findall(path)]
    left, top = min(numbers[::2]) - MARGIN, min(numbers[1::2]) - MARGIN
    return left, top, max(numbers[::2]) + MARGIN - left, max(numbers[1::2]) + MARGIN - top


def _sea(at: tuple[float, float], outline: str, island: bool) -> Shape:
    name = msg("drawn-island-name") if island else msg("drawn-sea-name")
    says = msg("drawn-sea", island=int(island))
    x, y = at
    isle = f"M{x - ISLE[0]:.1f} {y:.1f}L{x:.1f} {y - ISLE[1]:.1f}L{x + ISLE[0]:.1f} {y:.1f}L{x:.1f} {y + ISLE[1]:.1f}Z"
    return Shape(
        outline + (isle if island else ""), "sea", CLICKED, at, icon="temple" if island else "", text=name, says=says
    )


def _province(land: Land, number: int, outline: str, at: tuple[float, float], faulty: set[str]) -> Shape:
    id, name = province_id(number), PROVINCES[number]
    start = land.starts.index(number) + 1 if number in land.starts else 0
    near = [PROVINCES[other] for other in land.adjacent[number]]
    says = msg("drawn-province", name=name, start=start, near=near or msg("drawn-none"))
    kind = "wrong" if id in faulty else "home" if start else "land"
    icon = "warning" if id in faulty else "shield" if start else ""
    return Shape(outline, kind, id, at, start - 1, icon, name, says=says)
