"""Colours, fonts and lines of the scenes: one set of rules for the classes of scenes, in a light and a dark theme.

`stylesheet("light")` contains the values, so that a file is self-contained. `stylesheet("")` refers to custom
properties (`--ink`), for a page that can change its theme while open.
"""

from __future__ import annotations

from dataclasses import dataclass

from baronage.engine.picture.colours import WHITE
from baronage.engine.picture.scene import CLASSES

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
# Opacity of land patterns, of devastated land, and of the glow around rising nodes.
OPACITY = {"tint": 0.3, "lines": 0.32, "hatch": 0.34, "glow": 0.5}

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

# --- fonts ----------------------------------------------------------------------------------------------------------

SIZE = 13.0
SIZES = {"title": 22.0, "heading": 17.0, "score": 28.0, "small": 12.0}
BOLD = ("title", "heading", "score", "strong")


def letter_size(classes: str) -> float:
    """Return the font size of a text with these classes."""
    return next((SIZES[name] for name in classes.split() if name in SIZES), SIZE)


def is_bold(classes: str) -> bool:
    """Return whether a text with these classes is bold."""
    return any(name in BOLD for name in classes.split())


# --- rules ----------------------------------------------------------------------------------------------------------

_SHAPES = ("path", "rect", "circle", "text", ".icon")

# Selectors and declarations; $name is a colour of the theme, %name a pattern or an arrow head.
_RULES: tuple[tuple[str, str], ...] = (
    ("", f"font-family:{SANS};font-size:{SIZE:g}px;color:$ink"),
    ("text", "fill:currentColor;font-variant-numeric:tabular-nums"),
    ("path,rect,circle", "fill:none"),
    (".icon .solid", "fill:currentColor;fill-rule:evenodd"),
    (".icon .lines", "stroke:currentColor;stroke-linecap:round;stroke-linejoin:round"),
    # text
    (".title,.heading", f"font-family:{SERIF};font-weight:700"),
    (".title", "font-size:22px"),
    (".heading", "font-size:17px"),
    (".score", "font-size:28px;font-weight:700"),
    (".strong", "font-weight:700"),
    (".small", "font-size:12px"),
    ("text.middle", "text-anchor:middle"),
    ("text.end", "text-anchor:end"),
    ("text.struck", "text-decoration:line-through"),
    ("text.halo", "paint-order:stroke;stroke:$ground;stroke-width:3px;stroke-linejoin:round"),
    ("text.muted,.icon.muted", "color:$muted"),
    ("text.good,.icon.good", "color:$good"),
    ("text.warn,.icon.warn", "color:$warn"),
    ("text.gold,.icon.gold", "color:$gold"),
    ("text.lost,.icon.lost,text.draft,.icon.draft", "color:$accent"),
    ("text.reverse,.icon.reverse", "color:$on-accent"),
    ("text.action,.icon.action", "color:#FFFFFF"),
    # surfaces
    (".paper", "fill:$paper"),
    (".panel", "fill:$panel;stroke:$line"),
    (".ground", "fill:$ground;stroke:$line"),
    (".tray", "fill:$tray"),
    (".slot", "fill:$ground;stroke:$muted;stroke-dasharray:4 4"),
    (".line", "stroke:$line"),
    (".edge", "stroke:$ink;stroke-width:2.4"),
    (".shore", "stroke:$shore;stroke-width:1.6;stroke-linecap:round"),
    (".wall", "fill:$wall;stroke:$wall-edge"),
    (".open", "stroke:$wall-edge;stroke-width:2;stroke-dasharray:2 5;stroke-linecap:round"),
    (".plate", "fill:$panel;stroke:$line"),
    (".plate.draft", "stroke:$accent;stroke-width:1.8;stroke-dasharray:4 3"),
    (".plate.sent", "fill:$ink;stroke:$panel;stroke-width:1.5"),
    (".row.draft", "stroke-width:1.2"),
    (".row.sent", "fill:none;stroke:$muted;stroke-width:1"),
    (".pill", "fill:$strip;stroke:$line"),
    (".pill.good", "fill:$aid;stroke:none"),
    (".pill.draft", "fill:$accent;stroke:$panel;stroke-width:2"),
    (".pill.sent", "fill:$ink;stroke:$panel;stroke-width:2"),
    (".tile", "stroke:$ink;stroke-opacity:.6"),
    (".sketch", "stroke:$ink;stroke-opacity:.38;stroke-width:1.4;stroke-linecap:round;stroke-linejoin:round"),
    (".icon.sketch", "opacity:.45;stroke:none"),
    (".bar", "fill:$bar"),
    (".amount", "fill:$muted"),
    (".amount.good", "fill:$good"),
    (".amount.warn", "fill:$warn;stroke:none"),
    (".amount.lost,.amount.draft", "fill:$accent"),
    (".tick", "fill:$ink"),
    # arrows and bands
    (".arrow", "stroke:$ink;stroke-width:3;stroke-linecap:round;marker-end:url(%arrow)"),
    (".arrow.draft", "stroke:$accent;marker-end:url(%arrow-draft)"),
    ("path.draft", "stroke:$accent;stroke-width:3"),
    ("path.sent", "stroke:$ink;stroke-width:3"),
    (".casing", "stroke:$ground;stroke-width:8;stroke-linecap:round"),
    (".dashed", "stroke-dasharray:6 5"),
    (".hatched", "fill:url(%hatched)"),
    (".glow", "fill:url(%glow)"),
    ("path.warn,rect.warn", "stroke:$warn;stroke-width:2.5;stroke-dasharray:5 4;stroke-opacity:1"),
    ("path.choice,rect.choice,circle.choice", "stroke:$accent;stroke-width:2;stroke-dasharray:5 4"),
    ("path.chosen,rect.chosen,circle.chosen", "stroke:$accent;stroke-width:3;stroke-opacity:1"),
    ("path.target,rect.target,circle.target", "stroke:$accent;stroke-width:4;stroke-opacity:1"),
    ("path.highlighted,rect.highlighted,circle.highlighted", "stroke:$ink;stroke-width:3"),
    # a marked group shows the mark on its lowest surface
    (".group.choice>rect:first-of-type", "stroke:$accent;stroke-width:2;stroke-dasharray:5 4;stroke-opacity:1"),
    (".group.chosen>rect:first-of-type", "stroke:$accent;stroke-width:3;stroke-opacity:1"),
    (".group.target>rect:first-of-type", "stroke:$accent;stroke-width:4;stroke-opacity:1"),
    (".panel.highlighted", "stroke:$muted;stroke-width:1.5"),
    (".soft", "opacity:.62"),
    # cards
    (".card .face", "fill:$panel;stroke:$ink"),
    (".card .strip", "fill:$strip"),
    (".card .rule", "stroke:$ink;stroke-opacity:.35"),
    (".card .back", "fill:url(%back);stroke:$ink"),
    (".card .under", "fill:$back;stroke:$ink"),
    (".card .gap", "stroke:$paper;stroke-width:7"),
    (".card .ring", "stroke:$accent;stroke-width:3"),
    (".card .may", "stroke:$accent;stroke-width:2;stroke-dasharray:5 3"),
    (".card .fall", "stroke:$warn;stroke-width:2;stroke-dasharray:5 3"),
    (".card .ring.sent", "stroke:$ink"),
    (".card .count", "font-size:17px"),
    (".badge", "fill:$accent;stroke:$panel;stroke-width:2"),
    (".badge.sent", "fill:$ink"),
    (".token", "fill:$panel;stroke:$ink"),
)
_KINDS = ("civilian", "military", "building", "event", "action", "aid", "land", "people", "army")


def rules() -> list[tuple[str, str]]:
    """Return every rule as a selector and its declarations."""
    found = list(_RULES)
    found += [(f".card .head.{kind}", f"fill:${kind}") for kind in _KINDS]
    found += [(f".{name}", f"fill:${name}") for name in CLASSES if name.startswith("land-")]
    for seat in range(len(TINCTURES)):
        found.append((",".join(f"{shape}.seat-{seat}" for shape in _SHAPES), f"color:$seat-{seat}"))
        found.append((f".owned.seat-{seat}", f"fill:url(%seat-{seat})"))
    found += [
        ("text.inlaid", "color:$on-accent"),
        *((f"text.inlaid.seat-{seat}", "color:#2B2620") for seat, shown in enumerate(TINCTURES) if shown.lines),
        (".piece", "fill:currentColor"),
        (".icon.piece .solid", "stroke:$ink;stroke-width:1.5;stroke-linejoin:round"),
        # a planned piece is hollow, because the accent colour of drafts is also a seat's colour
        (".icon.piece.draft .solid", "fill:$panel;fill-opacity:.6;stroke-dasharray:2.6 2"),
        ("path.piece,rect.piece,circle.piece", "stroke:$ink;stroke-width:1.2"),
        ("path.band,rect.band", "stroke:currentColor;stroke-width:3.6;stroke-linejoin:round"),
        (f"path.band.seat-{WHITE},rect.band.seat-{WHITE}", "stroke:$muted"),
    ]
    return found


def stylesheet(theme: str, scope: str = "", prefix: str = "") -> str:
    """Return the rules as CSS: with values for a theme, with custom properties for "".

    Each selector begins with `scope`; ids of patterns and arrow heads with `prefix`.
    """
    lines = []
    for selector, declarations in rules():
        full = ",".join(f"{scope} {part}".strip() or ":root" for part in selector.split(","))
        lines.append(f"{full}{{{_valued(declarations, theme).replace('%', f'#{prefix}')}}}")
    return "\n".join(lines)


def _valued(declarations: str, theme: str) -> str:
    """Replace $names by values or references to custom properties, longest names first."""
    names = sorted(TOKENS["light"], key=len, reverse=True)
    for name in names:
        value = TOKENS[theme][name] if theme else f"var(--{name})"
        declarations = declarations.replace(f"${name}", value)
    return declarations


def properties(theme: str) -> str:
    """Return the theme's colours as custom properties for a page."""
    return ";".join(f"--{name}:{value}" for name, value in TOKENS[theme].items())
