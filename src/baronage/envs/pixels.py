"""Pictures as pixels with the fonts of the web page, equal on every machine."""

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

FAMILY, WIDER_FAMILY = 1, 16  # name ids in a font,
WINDOWS_ENGLISH = (3, 1, 0x409)  # and their platform, encoding and language
LETTERS = Path(baronage.__file__).parent / "web" / "static"


def pixels(drawing: str) -> Any:
    """Return an SVG document as an array: height, width, and red, green and blue from 0 to 255."""
    letters = _letters()
    drawn = resvg_py.svg_to_bytes(
        svg_string=drawing, skip_system_fonts=letters is not None, font_dirs=[letters.name] if letters else None
    )
    return numpy.asarray(Image.open(io.BytesIO(bytes(drawn))).convert("RGB"))


@lru_cache
def _letters() -> tempfile.TemporaryDirectory[str] | None:
    """Return a folder with the fonts of the web page, or None to use system fonts if the page is not built."""
    found = sorted(LETTERS.glob("*.woff2"))
    if not found:
        return None
    folder = tempfile.TemporaryDirectory(prefix="baronage-letters-")
    for file in found:
        font = TTFont(file)
        font.flavor = None  # uncompressed instead of the web format
        family = file.stem.partition("-latin")[0].replace("-", " ").title()
        for number in (FAMILY, WIDER_FAMILY):  # some fonts are named after the weight they were derived from
            font["name"].setName(family, number, *WINDOWS_ENGLISH)
        font.save(Path(folder.name) / f"{file.stem}.ttf")
    return folder
