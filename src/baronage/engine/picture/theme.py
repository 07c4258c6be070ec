"""Colours and fonts of the pictures, in a light and a dark theme, which the browser uses too."""

from __future__ import annotations

from dataclasses import dataclass

SANS = (
    "'Source Sans 3','Source Sans Pro','Open Sans','Segoe UI',Roboto,'Helvetica Neue',Arial,'Liberation Sans',"
    "'DejaVu Sans Condensed',sans-serif"
)
SERIF = "Alegreya,'Source Serif 4',Georgia,'Liberation Serif','DejaVu Serif',serif"

TOKENS: dict[str, dict[str, str]] = {
    "light": {
        "paper": "#F6F1E6",  # the table
        "ground": "#FBF7EE",  # surfaces on the table
        "panel": "#FFFDF8",  # cards and panels
        "tray": "#EFE7D6",
        "ink": "#2B2620",
        "muted": "#675E52",
        "line": "#DACFBB",
        "wall": "#E4DAC6",
        "wall-edge": "#9C8D70",
        "accent": "#B5482A",  # only for choices that are possible, made or not sent yet
        "on-accent": "#FFFFFF",
        "good": "#2F6B41",
        "warn": "#8F640C",
        "gold": "#B9841B",
        "bar": "#E8DFCE",
        "strip": "#F1EADB",
        "back": "#D9CBA9",
        "back-line": "#B7A67F",
        "civilian": "#EFE3C6",
        "military": "#EBD2C5",
        "building": "#D5DCE1",
        "event": "#E3DCEA",
        "action": "#B5482A",
        "aid": "#DDEBDD",
        "land": "#DFE6CF",
        "people": "#EFE3C6",
        "army": "#D6DFEE",
        "shore": "#7FA6B4",
        "land-clear": "#EEE7CC",
        "land-field": "#EFE2B4",
        "land-woods": "#CFDDC4",
        "land-mountain": "#D9D5D0",
        "land-desert": "#F1DFB8",
        "land-hill": "#E6D3B8",
        "land-mine": "#D8CEDC",
        "land-water": "#C3D9E0",
        "land-ash": "#BEBDBA",
        "land-capital": "#F2E0D0",
        "land-light": "#FFFDF8",
        "land-dark": "#E9E0CD",
        "land-market": "#F0D890",
    },
    "dark": {
        "paper": "#1C1F26",
        "ground": "#20242D",
        "panel": "#252934",
        "tray": "#171A20",
        "ink": "#EDE6D8",
        "muted": "#ABA497",
        "line": "#3C414E",
        "wall": "#3A3C42",
        "wall-edge": "#7B7667",
        "accent": "#E0714E",
        "on-accent": "#1C1F26",
        "good": "#8CC79C",
        "warn": "#DDAE52",
        "gold": "#DDAE52",
        "bar": "#3A3F4C",
        "strip": "#2F3440",
        "back": "#3F3A30",
        "back-line": "#6B6250",
        "civilian": "#5A4D2B",
        "military": "#653D30",
        "building": "#3A4A5A",
        "event": "#4B4159",
        "action": "#9C412A",
        "aid": "#2D4F3A",
        "land": "#3F4F30",
        "people": "#5A4D2B",
        "army": "#34466A",
        "shore": "#527C8F",
        "land-clear": "#4A4733",
        "land-field": "#57502C",
        "land-woods": "#31472F",
        "land-mountain": "#45474D",
        "land-desert": "#594A2B",
        "land-hill": "#54432F",
        "land-mine": "#473E50",
        "land-water": "#26414F",
        "land-ash": "#3A3B40",
        "land-capital": "#54402F",
        "land-light": "#2B2F3A",
        "land-dark": "#3A3A38",
        "land-market": "#6B5722",
    },
}


@dataclass(frozen=True)
class Tincture:
    """The colour of a seat, the charge on its shield and the pattern of its land (lines on a square of `tile`)."""

    light: str
    dark: str
    charge: str
    pattern: str
    tile: int = 10
    reverse: bool = False  # a light shield with a charge in the colour
    lines: str = ""  # the colour of charge and pattern, where the seat colour is too pale for lines


_PATTERNS = (
    "M0 7l5-4 5 4",  # chevrons
    "M0 10L10 0",  # diagonals
    "M5 0V10",  # uprights
    "M0 5H10",  # levels
    "M2 2l6 6M8 2L2 8",  # crosses, leaning
    "M5 1l4 4-4 4-4-4z",  # lozenges
    "M5 2v6M2 5h6",  # crosses
    "M5 3a2 2 0 1 1-.01 0z",  # rings
)
_HUES = (
    ("#B5482A", "#D07255", "chevron"),
    ("#2F5D8C", "#6E91B5", "bend"),
    ("#3E7B4F", "#72A77F", "pale"),
    ("#B9841B", "#D3A850", "fess"),
    ("#7E5596", "#A685BA", "saltire"),
    ("#2A8080", "#66ACAB", "lozenge"),
    ("#4A4741", "#57534C", "cross"),
    ("#A94A77", "#C97FA2", "roundel"),
)

TINCTURES: tuple[Tincture, ...] = (
    *(Tincture(light, dark, charge, _PATTERNS[i], 10) for i, (light, dark, charge) in enumerate(_HUES)),
    # the second eight: the colours reversed, with a denser pattern
    *(Tincture(light, dark, charge, _PATTERNS[i], 6, True) for i, (light, dark, charge) in enumerate(_HUES)),
    Tincture("#F4F1EA", "#F4F1EA", "flaunches", "M5 2v6M2 5h6", 14, True, "#6B665C"),
    Tincture("#C76A1E", "#DE9250", "pile", "M1 2h8L5 9z", 12),
    Tincture("#2C9DBD", "#76C3D6", "chief", "M0 3q2.5 3 5 0t5 0", 10),
    Tincture("#7A5230", "#AE8A66", "bordure", "M1 1h5v5h-5z", 12),
    Tincture("#7B2333", "#B86C78", "quarterly", "M0 0l10 10", 8),
    Tincture("#27356B", "#8390C4", "bars", "M0 3h10M0 6h10", 14),
    Tincture("#73762A", "#A9AC66", "pallets", "M3 0v10M6 0v10", 14),
    Tincture("#A4AAB1", "#C3C7CC", "mullet", "M5 1v8M1 5h8M2 2l6 6M8 2l-6 6", 16, False, "#59595C"),
)

for _seat, _tincture in enumerate(TINCTURES):
    TOKENS["light"][f"seat-{_seat}"] = _tincture.light
    TOKENS["dark"][f"seat-{_seat}"] = _tincture.dark


def properties(theme: str) -> str:
    """Return the theme's colours as custom properties for a page."""
    return ";".join(f"--{name}:{value}" for name, value in TOKENS[theme].items())
