"""Where the words of a picture lie: for tests that nothing overlaps and nothing runs out of the picture."""

from __future__ import annotations

import re
from itertools import combinations
from xml.etree import ElementTree

from baronage.engine.picture.text_metrics import text_width
from baronage.engine.picture.theme import is_bold, letter_size

Box = tuple[float, float, float, float]
SLACK = 1.5  # letters may touch

_MOVED = re.compile(r"translate\(([-\d.e]+) ([-\d.e]+)\)")
_SIZE = re.compile(r"font-size:([\d.]+)px")


def words(svg: str) -> list[tuple[Box, str]]:
    """Every line of text with its box: left, top, right, bottom."""
    found: list[tuple[Box, str]] = []
    _walk(ElementTree.fromstring(svg), 0.0, 0.0, found)
    return found


def _walk(element: ElementTree.Element, x: float, y: float, found: list[tuple[Box, str]]) -> None:
    moved = _MOVED.search(element.get("transform", ""))
    if moved:
        x, y = x + float(moved[1]), y + float(moved[2])
    if element.tag.endswith("}text"):
        found.append(_line(element, x, y))
        return
    for child in element:
        _walk(child, x, y, found)


def _line(element: ElementTree.Element, x: float, y: float) -> tuple[Box, str]:
    classes = element.get("class", "")
    words = "".join(element.itertext()) if element.text is None else element.text
    title = element.find("{http://www.w3.org/2000/svg}title")
    if title is not None:
        words = title.tail or ""
    told = _SIZE.search(element.get("style", ""))
    size = float(told[1]) if told else 17.0 if "count" in classes.split() else letter_size(classes)
    wide = float(element.get("textLength", 0)) or text_width(words, size, is_bold(classes))
    left = x + float(element.get("x", 0))
    left -= wide / 2 if "middle" in classes.split() else wide if "end" in classes.split() else 0
    base = y + float(element.get("y", 0))
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
