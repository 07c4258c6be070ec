"""Where the words of a picture lie: for tests that nothing overlaps and nothing runs out of the picture."""

from __future__ import annotations

import re
from itertools import combinations
from xml.etree import ElementTree

from baronage.engine.picture.text_metrics import text_width

Box = tuple[float, float, float, float]
SLACK = 1.5  # letters may touch

_MOVED = re.compile(r"translate\(([-\d.e]+) ([-\d.e]+)\)")
_SCALED = re.compile(r"scale\(([\d.e]+)\)")


def words(svg: str) -> list[tuple[Box, str]]:
    """Every line of text with its box: left, top, right, bottom."""
    found: list[tuple[Box, str]] = []
    _walk(ElementTree.fromstring(svg), 0.0, 0.0, 1.0, found)
    return found


def _walk(element: ElementTree.Element, x: float, y: float, scale: float, found: list[tuple[Box, str]]) -> None:
    placed = element.get("transform", "")
    if moved := _MOVED.search(placed):
        x, y = x + float(moved[1]) * scale, y + float(moved[2]) * scale
    if scaled := _SCALED.search(placed):
        scale *= float(scaled[1])
    if element.tag.endswith("}text"):
        found.append(_line(element, x, y, scale))
    for child in element:
        _walk(child, x, y, scale, found)


def _line(element: ElementTree.Element, x: float, y: float, scale: float) -> tuple[Box, str]:
    words = element.text or ""
    size = float(element.get("font-size", 13)) * scale
    wide = float(element.get("textLength", 0)) * scale or text_width(words, size, element.get("font-weight") == "700")
    left = x + float(element.get("x", 0)) * scale
    left -= {"middle": wide / 2, "end": wide}.get(element.get("text-anchor", ""), 0)
    base = y + float(element.get("y", 0)) * scale
    return (left, base - 0.72 * size, left + wide, base + 0.2 * size), words


def clashes(svg: str) -> list[str]:
    """Lines of text that cover each other or leave the picture."""
    root = ElementTree.fromstring(svg)
    right, bottom = float(root.get("width", 0)), float(root.get("height", 0))
    found = []
    lines = words(svg)
    for box, line in lines:
        if box[0] < -SLACK or box[1] < -SLACK or box[2] > right + SLACK or box[3] > bottom + SLACK:
            found.append(f"{line!r} leaves the picture")
    for (one, first), (other, second) in combinations(lines, 2):
        if (
            min(one[2], other[2]) - max(one[0], other[0]) > SLACK
            and min(one[3], other[3]) - max(one[1], other[1]) > SLACK
        ):
            found.append(f"{first!r} covers {second!r}")
    return found
