"""Write what the browser client shares with the Python code: frontend/src/made/. Run it after a change of the wire,
answers, scene.py, icons.py, theme.py, lettering.py, bots/ladder.json or of frontend/words; a test compares.

    python tools/make_frontend.py
"""

from __future__ import annotations

import dataclasses
import json
import re
import sys
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

ROOT = Path(__file__).resolve().parent.parent
MADE = ROOT / "frontend/src/made"
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from baronage.arena.ladder import LADDER  # noqa: E402
from baronage.arena.simulate import wilson  # noqa: E402
from baronage.engine import icons, lettering, scene, theme  # noqa: E402
from baronage.engine.svg import panels  # noqa: E402
from baronage.server import answers, wire  # noqa: E402
from tools import client_words  # noqa: E402

SCENES = {"scene": "Scene", "picture": "Scene", "sent": "Scene | null"}  # fields that hold pictures
HEAD = "Made by tools/make_frontend.py from the Python code; do not edit."


# --- messages -------------------------------------------------------------------------------------------------------


def type_of(schema: dict[str, Any]) -> str:
    """A JSON Schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(part) for part in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    kind = schema.get("type")
    if kind == "array" and "prefixItems" in schema:
        return f"[{', '.join(type_of(part) for part in schema['prefixItems'])}]"
    if kind == "array":
        inner = type_of(schema["items"]) if isinstance(schema.get("items"), dict) else "unknown"
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        more = schema.get("additionalProperties")
        return f"Record<string, {type_of(more) if isinstance(more, dict) else 'unknown'}>"
    return {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}.get(
        str(kind), "unknown"
    )


def message_types() -> str:
    """The messages of the wire."""
    parts = wire.schema()["$defs"]
    out = [f"// {HEAD}", 'import type { Scene } from "./scene.ts";', ""]
    from_server = {ref["$ref"].rsplit("/", 1)[-1] for ref in parts["Messages"]["anyOf"]}
    for name, schema in parts.items():
        if schema.get("type") != "object":
            out.append(f"export type {name} = {type_of(schema)};")
            continue
        out.append(f"/** {schema.get('description', name)} */")
        out.append(f"export interface {name} {{")
        needed = schema.get("required", [])
        sent = name in from_server or "type" not in schema["properties"]  # the server leaves nothing out
        for field, inner in schema["properties"].items():
            kind = SCENES.get(field) or type_of(inner)
            out.append(f"  {field}{'' if sent or field in needed else '?'}: {kind};")
        out.append("}")
    return "\n".join(out) + "\n"


# --- answers of REST ------------------------------------------------------------------------------------------------


def answer_types() -> str:
    """What REST answers."""
    made: list[Any] = [(kind, "serialization", TypeAdapter(kind)) for kind in answers.ANSWERS]
    parts = TypeAdapter.json_schemas(made)[1]["$defs"]
    scene, question = 'import type { Scene } from "./scene.ts";', 'import type { Question } from "./wire.ts";'
    out = [f"// {HEAD}", scene, question, ""]
    for name, schema in parts.items():
        out.append(f"/** {' '.join(schema['description'].split())} */")
        out.append(f"export interface {name} {{")
        for field, inner in schema["properties"].items():
            kind = "Question" if field == "question" else SCENES.get(field) or type_of(inner)
            out.append(f"  {field}{'' if field in schema.get('required', []) else '?'}: {kind};")
        out.append("}")
    return "\n".join(out) + "\n"


# --- scenes ---------------------------------------------------------------------------------------------------------

PLAIN = {"str": "string", "float": "number", "int": "number", "int | None": "number"}


def scene_types() -> str:
    """Scenes, as their documents are: what is empty is left out."""
    out = [f"// {HEAD}", ""]
    for kind in (scene.Figure, scene.Face, scene.Node, scene.Panel, scene.Scene):
        out.append(f"/** {(kind.__doc__ or '').splitlines()[0]} */")
        out.append(f"export interface {kind.__name__} {{")
        for field in dataclasses.fields(kind):
            must = field.name in ("kind", "icon", "width", "height") and kind in (scene.Figure, scene.Node, scene.Panel)
            must = must and not (kind is scene.Node and field.name == "icon")
            must = must or (kind is scene.Scene and field.name in ("title", "width", "height"))
            must = must or (kind is scene.Figure)
            out.append(f"  {field.name}{'' if must else '?'}: {_plain(str(field.type))};")
        out.append("}")
    return "\n".join(out) + "\n"


def _plain(name: str) -> str:
    name = name.removesuffix(" | None") if name not in PLAIN else name
    if name in PLAIN:
        return PLAIN[name]
    if name.startswith("tuple[") and name.endswith(", ...]"):
        return f"{_plain(name[6:-6])}[]"
    if name.startswith("tuple["):
        return f"[{', '.join(_plain(part) for part in name[6:-1].split(', '))}]"
    if name.startswith("list["):
        return f"{_plain(name[5:-1])}[]"
    if name.startswith("dict[str, "):
        return f"Record<string, {_plain(name[10:-1])}>"
    return name


# --- look -----------------------------------------------------------------------------------------------------------


def look() -> str:
    """Icons, shields, tinctures and widths of letters."""

    def drawn(known: dict[str, icons.Icon]) -> str:
        return json.dumps(
            {name: [icon.fill, icon.line, icon.width] for name, icon in known.items()}, ensure_ascii=False
        )

    tinctures = [
        {
            "charge": it.charge,
            "pattern": it.pattern,
            "tile": it.tile,
            "reverse": it.reverse,
            "lines": getattr(it, "lines", ""),
        }
        for it in theme.TINCTURES
    ]
    lines = [
        f"// {HEAD}",
        "/** Filled outline, lines, width of the lines; on a grid of 24. */",
        "export type Icon = [string, string, number];",
        f"export const ICONS: Record<string, Icon> = {drawn(icons.ICONS)};",
        f"export const CHARGES: Record<string, Icon> = {drawn(icons.CHARGES)};",
        f"export const SHIELD = {json.dumps(icons.SHIELD)};",
        f"export const PIECES: string[] = {json.dumps(sorted(icons.PIECES))};",
        f"export const WHITE = {scene.WHITE};",
        "export interface Tincture { charge: string; pattern: string; tile: number; reverse: boolean; lines: string }",
        f"export const TINCTURES: Tincture[] = {json.dumps(tinctures)};",
        f"export const OPACITY = {json.dumps(theme.OPACITY)};",
        "/** What a figure begins with. */",
        f"export const FIGURES = {json.dumps(panels.FIGURES, ensure_ascii=False)};",
        f"export const FACES: string[] = {json.dumps(scene.FACES)};",
        f"export const SIZE = {theme.SIZE:g};",
        f"export const SIZES: Record<string, number> = {json.dumps(theme.SIZES)};",
        f"export const BOLD: string[] = {json.dumps(theme.BOLD)};",
        "/** Widths of letters in thousandths of their size. */",
        f"export const WIDTHS: Record<string, number> = {json.dumps(lettering._WIDTHS, ensure_ascii=False)};",
    ]
    return "\n".join(lines) + "\n"


def style() -> str:
    """The colours of both themes, and the rules for the classes of scenes."""
    light, dark = theme.properties("light"), theme.properties("dark")
    rules = theme.stylesheet("", ".scene", "")
    # a class of the page's own goes before the system's wish
    return (
        f"/* {HEAD} */\n:root{{{light}}}\n"
        f"@media (prefers-color-scheme:dark){{:root:not([data-theme=light]){{{dark}}}}}\n"
        f":root[data-theme=dark]{{{dark}}}\n{rules}\n"
    )


def ladder() -> str:
    """How the characters fared against the one below (`tools/ladder.py`)."""
    text = (ROOT / "src/baronage/bots/ladder.json").read_text(encoding="utf-8")
    rows = [
        {**row, "low": 100 * low, "high": 100 * high}
        for row in json.loads(text)
        for low, high in [wilson(row["wins"], row["games"])]
        if row["lower"] in LADDER
    ]
    kind = "game: string; seats: number; upper: string; lower: string; games: number; wins: number; low: number; high: number"
    for row in rows:
        row.update(low=round(row["low"]), high=round(row["high"]))
        del row["seed"]
    lines = [
        f"// {HEAD}",
        "/** One of the upper among as many of the lower as there are other seats: games, first places, 95 in 100 lie within. */",
        f"export interface Measured {{ {kind} }}",
        f"export const MEASURED: Measured[] = {json.dumps(rows)};",
    ]
    return "\n".join(lines) + "\n"


def files() -> dict[str, str]:
    """What should stand in frontend/src/made, by file name."""
    return {
        "wire.ts": message_types(),
        "rest.ts": answer_types(),
        "scene.ts": scene_types(),
        "look.ts": look(),
        "ladder.ts": ladder(),
        "scene.css": style(),
        **{name: f"// {HEAD}\n{text}" for name, text in client_words.scripts().items()},
    }


def main() -> None:
    """Write them."""
    MADE.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (MADE / name).write_text(re.sub(r"[ \t]+\n", "\n", text), encoding="utf-8")


if __name__ == "__main__":
    main()
