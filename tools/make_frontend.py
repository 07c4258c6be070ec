"""Generate frontend/src/generated/, which git ignores: what the client shares with the Python code.

    python tools/make_frontend.py           all files
    python tools/make_frontend.py --assets  those that a build needs: no types, so the standard library is enough

`tools/client.py` and `hatch_build.py` run it. A file is written only if its contents change.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
MADE = ROOT / "frontend/src/generated"
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from baronage.arena.ladder import LADDER  # noqa: E402
from baronage.arena.simulate import wilson  # noqa: E402
from baronage.engine.picture import colours, icons, table, theme  # noqa: E402
from tools import client_words, game_words  # noqa: E402

WIRE = {"position": "TableUpdate | null", "preview": "Previewed | null", "hint": "Advice | null"}  # in REST responses
MSG = ["string", "Record<string, number | number[] | string>"]  # with its text as a third item, where that is wanted
LABELS = {"do": "deed"}  # words reserved in TypeScript
SPARSE = ("TableUpdate", "Previewed")  # messages without their empty fields
HEAD = "Made by tools/make_frontend.py from the Python code; do not edit."


# --- messages -------------------------------------------------------------------------------------------------------


def type_of(schema: dict[str, Any]) -> str:
    """Return a JSON Schema as a TypeScript type."""
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
        parts = [type_of(part) for part in schema["prefixItems"]]
        if parts == MSG:
            return "Msg"
        fields = getattr(getattr(table, schema.get("title", ""), None), "_fields", ())
        labels = [f"{LABELS.get(field, field)}: " for field in fields] or [""] * len(parts)
        return f"[{', '.join(label + part for label, part in zip(labels, parts, strict=True))}]"
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
    """Return the types of the socket messages."""
    from baronage.server import protocol as wire  # needs more than the standard library

    parts = wire.schema()["$defs"]
    out = [f"// {HEAD}", ""]
    out.append("/** Message id and params, and the text where it was asked for. */")
    out.append(f"export type Msg = [id: string, params: {MSG[1]}, text?: string];")
    from_server = {ref["$ref"].rsplit("/", 1)[-1] for ref in parts["Messages"]["anyOf"]}
    for name, schema in parts.items():
        if schema.get("type") != "object":
            out.append(f"export type {name} = {type_of(schema)};")
            continue
        out.append(f"/** {schema.get('description', name)} */")
        out.append(f"export interface {name} {{")
        needed = schema.get("required", [])
        sent = name in from_server or "type" not in schema["properties"]  # the server sends all fields
        sent = sent and name not in SPARSE
        for field, inner in schema["properties"].items():
            kind = type_of(inner)
            out.append(f"  {field}{'' if sent or field in needed else '?'}: {kind};")
        out.append("}")
    return "\n".join(out) + "\n"


# --- REST -----------------------------------------------------------------------------------------------------------


def rest_types() -> str:
    """Return the types of all REST requests and responses, from the OpenAPI description."""
    import tempfile  # what follows needs more than the standard library

    from baronage.server.http.app import application
    from baronage.server.store.store import Store

    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{folder}/none.db")
        described = application(store, {}).openapi()
        store.close()
    out = [f"// {HEAD}", 'import type { Hint, Previewed, TableUpdate } from "./wire.ts";', ""]
    out += ["/** A hint without its addressee. */", 'export type Advice = Pick<Hint, "action" | "steps" | "reason">;']
    for name, schema in described["components"]["schemas"].items():
        out.append(f"/** {' '.join(schema.get('description', name).split())} */")
        out.append(f"export interface {name} {{")
        for field, inner in schema["properties"].items():
            known = WIRE if inner.get("type") != "string" else {}
            kind = known.get(field) or type_of(inner)
            out.append(f"  {field}{'' if field in schema.get('required', []) else '?'}: {kind};")
        out.append("}")
    out += [
        "/** Each request by method and path, with `*` in place of what is variable. */",
        "export interface Routes {",
    ]
    for method in ("get", "post", "put", "delete"):
        out.append(f"  {method}: {{")
        for path, operations in described["paths"].items():
            if method in operations:
                out.append(f'    "{re.sub("{.*?}", "*", path)}": {route(operations[method])};')
        out.append("  };")
    out.append("}")
    return "\n".join(out) + "\n"


def route(operation: dict[str, Any]) -> str:
    """Return the type of one request: names of its query, body and response."""
    query = [json.dumps(it["name"]) for it in operation.get("parameters", []) if it["in"] == "query"]
    body = json_of(operation.get("requestBody", {}))
    answer = next(json_of(it) for status, it in operation["responses"].items() if status.startswith("2"))
    kinds = {"query": " | ".join(query) or "never", "body": body or "never", "answer": answer or "void"}
    return f"{{ {'; '.join(f'{name}: {kind}' for name, kind in kinds.items())} }}"


def json_of(part: dict[str, Any]) -> str:
    """Return the type of a JSON body, or an empty string if there is none."""
    schema = part.get("content", {}).get("application/json", {}).get("schema")
    return type_of(schema) if schema else ""


# --- theme ----------------------------------------------------------------------------------------------------------


def look() -> str:
    """Return icons, shields, tinctures and glyph widths."""

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
        f"export const WHITE = {colours.WHITE};",
        "export interface Tincture { charge: string; pattern: string; tile: number; reverse: boolean; lines: string }",
        f"export const TINCTURES: Tincture[] = {json.dumps(tinctures)};",
    ]
    return "\n".join(lines) + "\n"


def style() -> str:
    """Return the style sheet with the colours of both themes."""
    light, dark = theme.properties("light"), theme.properties("dark")
    # a class of the page overrides the system preference
    return (
        f"/* {HEAD} */\n:root{{{light}}}\n"
        f"@media (prefers-color-scheme:dark){{:root:not([data-theme=light]){{{dark}}}}}\n"
        f":root[data-theme=dark]{{{dark}}}\n"
    )


def ladder() -> str:
    """Return the results of the characters (`tools/ladder.py`)."""
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
        for name in ("seeds", "seconds", "harms"):
            row.pop(name, None)
    lines = [
        f"// {HEAD}",
        "/** One of the upper among as many of the lower as there are other seats: games, first places, 95 in 100 lie within. */",
        f"export interface Measured {{ {kind} }}",
        f"export const MEASURED: Measured[] = {json.dumps(rows)};",
    ]
    return "\n".join(lines) + "\n"


def cuts() -> str:
    """Return the shapes of cards (`engine/picture/cuts.json`)."""
    return (ROOT / "src/baronage/engine/picture/cuts.json").read_text(encoding="utf-8").strip()


SCENERY = {
    "barony": ("peasant", "soldier", "knight", "wizard", "noble", "priest", "thief"),
    "yuan": ("forest", "city"),
    "protectors": ("capitol", "dragon-4-dragon"),
}  # the drawings of the scene with the wall, by game


def scenery() -> str:
    """Return what is inside of the drawings that the scene with the wall is made of, by name."""
    found = {}
    for game, names in SCENERY.items():
        for name in names:
            text = (ROOT / f"src/baronage/games/{game}/art/{name}.svg").read_text(encoding="utf-8").strip()
            found[name] = text[text.index(">") + 1 : text.rindex("</svg>")]
    return f"// {HEAD}\nexport const FIGURES: Record<string, string> = {json.dumps(found, ensure_ascii=False)};\n"


def assets() -> dict[str, str]:
    """Return the files that a build needs, by name. They are made with the standard library."""
    return {
        "look.ts": look(),
        "ladder.ts": ladder(),
        "theme.css": style(),
        "scenery.ts": scenery(),
        "cuts.ts": f"// {HEAD}\nexport const CUTS = {cuts()} as const;\n",
        **{name: f"// {HEAD}\n{text}" for name, text in (client_words.scripts() | game_words.scripts()).items()},
    }


def types() -> dict[str, str]:
    """Return the files that contain only types, by name. A build does not read them."""
    return {"wire.ts": message_types(), "rest.ts": rest_types()}


def write(folder: Path, files: dict[str, str]) -> None:
    """Write the files that are missing or changed."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        text = re.sub(r"[ \t]+\n", "\n", text)
        file = folder / name
        if not file.is_file() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")


def main(arguments: list[str]) -> None:
    """Write the files."""
    write(MADE, assets() if "--assets" in arguments else {**assets(), **types()})


if __name__ == "__main__":
    main(sys.argv[1:])
