"""A drawing as pixels, in the letters of the page: the same picture on every machine."""

from __future__ import annotations

import io
import tempfile
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy
import resvg_py
from fontTools.ttLib import TTFont
from PIL import Image

import baronage

FAMILY, WIDER_FAMILY = 1, 16  # numbers of names in a font,
WINDOWS_ENGLISH = (3, 1, 0x409)  # and who reads them
LETTERS = Path(baronage.__file__).parent / "web" / "static"


def pixels(drawing: str) -> Any:
    """An SVG document as an array: height, width, and red, green and blue from 0 to 255."""
    letters = _letters()
    drawn = resvg_py.svg_to_bytes(
        svg_string=drawing, skip_system_fonts=letters is not None, font_dirs=[letters.name] if letters else None
    )
    return numpy.asarray(Image.open(io.BytesIO(bytes(drawn))).convert("RGB"))


@lru_cache
def _letters() -> tempfile.TemporaryDirectory[str] | None:
    """A folder with the letters of the page; None in a checkout whose page is not built: then those of the machine serve."""
    found = sorted(LETTERS.glob("*.woff2"))
    if not found:
        return None
    folder = tempfile.TemporaryDirectory(prefix="baronage-letters-")
    for file in found:
        font = TTFont(file)
        font.flavor = None  # as it was before it was packed for the web
        family = file.stem.partition("-latin")[0].replace("-", " ").title()
        for number in (FAMILY, WIDER_FAMILY):  # some call themselves by the weight from which they were made
            font["name"].setName(family, number, *WINDOWS_ENGLISH)
        font.save(Path(folder.name) / f"{file.stem}.ttf")
    return folder
