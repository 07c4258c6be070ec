"""How much room words take: an estimate for common sans-serif letters, so that pictures can be laid out without a screen."""

from __future__ import annotations

from functools import lru_cache

# Widths in thousandths of the letter size.
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
    """The width of a line of text."""
    units = sum(_WIDTHS.get(letter, _OTHER) for letter in text)
    return units * size * (_BOLD if bold else 1) / 1000


def wrap(text: str, width: float, size: float, bold: bool = False) -> list[str]:
    """Lines no wider than that, broken between words; a word that is wider stands alone."""
    lines: list[str] = []
    line = ""
    for word in filter(None, text.split(" ")):  # what holds together by \u00a0 is one word
        longer = f"{line} {word}" if line else word
        if line and text_width(longer, size, bold) > width:
            lines.append(line)
            line = word
        else:
            line = longer
    return [*lines, line] if line else lines


def fitted(text: str, width: float, size: float, bold: bool = False, least: float = 11) -> float:
    """The letter size, at most `size` and at least `least`, at which a line fits the width."""
    full = text_width(text, size, bold)
    return size if full <= width else max(least, round(size * width / full, 1))
