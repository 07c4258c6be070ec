"""A renderer from scenes to self-contained SVG files, for notebooks, notifications, documents and images."""

from __future__ import annotations

from baronage.engine.picture.scene import Panel, Scene, seat_of
from baronage.engine.picture.svg.panels import MARGIN, RAIL, draw, draw_hand, draw_panel, panel_height
from baronage.engine.picture.svg.pen import Pen, number, plain, quoted
from baronage.engine.picture.theme import OPACITY, TINCTURES, TOKENS, stylesheet

DEEPER = 1.35  # maximum height of the panel column, relative to the board


def to_svg(scene: Scene, theme: str = "light") -> str:
    """Return the scene as an SVG document: board, hands below it, other panels beside it. Themes: light, dark."""
    if theme not in TOKENS:
        raise ValueError(f"unknown theme {theme!r}; use {', '.join(TOKENS)}")
    pen = Pen(theme)
    for node in scene.nodes:
        draw(pen, node)
    bottom = scene.height
    for hand in scene.panels:
        if hand.kind == "hand":
            bottom = draw_hand(pen, hand, bottom, scene.width)
    others = [panel for panel in scene.panels if panel.kind != "hand"]
    width = scene.width + RAIL + MARGIN if others else scene.width
    bottom = _beside(pen, others, scene.width, bottom, width)
    return _document(scene, pen, width, bottom)


def _beside(pen: Pen, panels: list[Panel], left: float, bottom: float, width: float) -> float:
    """Draw panels in a column as high as the board and the rest in rows below. Return the lower edge."""
    at = MARGIN
    rest: list[tuple[Panel, float]] = []
    for panel in panels:
        height = panel_height(panel)
        if rest or (at > MARGIN and at + height > DEEPER * bottom):
            rest.append((panel, height))
            continue
        draw_panel(pen, panel, left, at, height)
        at += height + MARGIN
    bottom = max(bottom, at)
    across = max(1, int((width - MARGIN) // (RAIL + MARGIN)))
    for start in range(0, len(rest), across):
        row = rest[start : start + across]
        for i, (panel, height) in enumerate(row):
            draw_panel(pen, panel, MARGIN + i * (RAIL + MARGIN), bottom + MARGIN, height)
        bottom += MARGIN + max(height for _, height in row)
    return bottom + MARGIN if rest else bottom


def _document(scene: Scene, pen: Pen, width: float, height: float) -> str:
    prefix = f"baronage-{pen.theme}-"
    name = scene.title + (f": {scene.says}" if scene.says else "")
    size = f'width="{number(width)}" height="{number(height)}"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} {number(height)}" {size} '
            f'class="baronage {pen.theme}" role="img" aria-label={quoted(name)}>',
            f"<title>{plain(name)}</title>",
            f"<style>{plain(stylesheet(pen.theme, f'.baronage.{pen.theme}', prefix))}</style>",
            f"<defs>{''.join(_definitions(scene, pen.theme, prefix))}</defs>",
            f'<rect class="paper" {size}/>',
            *pen.out,
            "</svg>",
            "",
        ]
    )


def _definitions(scene: Scene, theme: str, prefix: str) -> list[str]:
    """Return arrow heads, hatching, glow, and the patterns of card backs and of the seats' land."""
    colours = TOKENS[theme]
    found = [
        f'<marker id="{prefix}{name}" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="5" markerHeight="5" '
        f'orient="auto"><path d="M0 0L10 5L0 10L2.5 5z" style="fill:{colours[colour]}"/></marker>'
        for name, colour in (("arrow", "ink"), ("arrow-draft", "accent"))
    ]
    found.append(
        f'<pattern id="{prefix}back" width="8" height="8" patternUnits="userSpaceOnUse">'
        f'<rect width="8" height="8" style="fill:{colours["back"]}"/>'
        f'<path d="M0 2h4M0 6h4M6 0v8" style="stroke:{colours["back-line"]};stroke-width:1.4"/></pattern>'
    )
    found.append(
        f'<pattern id="{prefix}hatched" width="9" height="9" patternUnits="userSpaceOnUse" '
        f'patternTransform="rotate(-45)"><path d="M0 4.5H9" style="stroke:{colours["ink"]};stroke-opacity:{OPACITY["hatch"]};'
        'stroke-width:2"/></pattern>'
        f'<radialGradient id="{prefix}glow"><stop offset="0" stop-color="{colours["accent"]}" stop-opacity="{OPACITY["glow"]}"/>'
        f'<stop offset="1" stop-color="{colours["accent"]}" stop-opacity="0"/></radialGradient>'
    )
    used = {seat_of(node.classes) for node in scene.walk() if "owned" in node.classes.split()}
    for seat in sorted(used - {-1}):
        tincture = TINCTURES[seat]
        colour, tile = colours[f"seat-{seat}"], tincture.tile
        found.append(
            f'<pattern id="{prefix}seat-{seat}" width="{tile}" height="{tile}" patternUnits="userSpaceOnUse">'
            f'<rect width="{tile}" height="{tile}" style="fill:{colour};fill-opacity:{OPACITY["tint"]}"/>'
            f'<path d="{tincture.pattern}" transform="scale({tile / 10:g})" '
            f'style="fill:none;stroke:{tincture.lines or colour};stroke-opacity:{OPACITY["lines"]}"/></pattern>'
        )
    return found
