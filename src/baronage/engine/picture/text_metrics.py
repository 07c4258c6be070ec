"""Text measurements: width estimates for common sans-serif fonts, so that scenes can be laid out without a screen."""

from __future__ import annotations

from functools import lru_cache

# Widths in thousandths of the font size.
_WIDTHS: dict[str, int] = {}
for _letters, _width in (
    ("ijl'’|", 222),
    (" \u00a0.,:;/\\!ftI[]", 278),
    ("r()-–`{}", 333),
    ("ckszvxyJ*^", 500),
    ("abdeghnopqu0123456789?_L$#«»éèêëàâôûùç", 556),
    ("+<>=~−×±", 584),
    ("FTZ", 611),
    ("ABEKPSVXY&", 667),
    ("wCDHNRU", 722),
    ("GOQ", 778),
    ("mM", 833),
    ("W%", 944),
    ("@—…→", 1000),
):
    for _letter in _letters:
        _WIDTHS[_letter] = _width
_OTHER = 600
_BOLD = 1.07


@lru_cache(4096)
def text_width(text: str, size: float, bold: bool = False) -> float:
    """Return the width of a line of text."""
    units = sum(_WIDTHS.get(letter, _OTHER) for letter in text)
    return units * size * (_BOLD if bold else 1) / 1000


def wrap(text: str, width: float, size: float, bold: bool = False) -> list[str]:
    """Return lines no wider than `width`, broken between words. A wider word has its own line."""
    lines: list[str] = []
    line = ""
    for word in filter(None, text.split(" ")):  # words joined by \u00a0 stay together
        longer = f"{line} {word}" if line else word
        if line and text_width(longer, size, bold) > width:
            lines.append(line)
            line = word
        else:
            line = longer
    return [*lines, line] if line else lines


def fitted(text: str, width: float, size: float, bold: bool = False, least: float = 11) -> float:
    """Return the font size, from `least` to `size`, at which a line fits the width."""
    full = text_width(text, size, bold)
    return size if full <= width else max(least, round(size * width / full, 1))
