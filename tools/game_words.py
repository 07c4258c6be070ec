"""Compiler from the catalogues of the games to TypeScript, so that the browser renders the messages of a table itself.

Each language of a game becomes a module of functions. Functions of a game's own (`locale/__init__.py`) are written again in
`frontend/src/catalogues/GAME.ts`, and held equal to the Python code by `tests/test_game_words.py`. A game without such a
file gets its texts from the server.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

from baronage.engine.game.game import Game
from baronage.engine.text.catalogue import Catalogue
from baronage.engine.text.fluent import CATEGORIES, FORM_OF, FORMS, GIVE_WORDS, IN_FILE, OF_WORDS, Writer, entries
from baronage.games import games

OWN = Path(__file__).resolve().parent.parent / "frontend/src/catalogues"
# Functions of a game that depend on one number alone, and tables that its own TypeScript needs.
LOOKUPS = {
    "brawling": ("KIND", "NAMED", "STANDING", "TYPE"),
    "barony": ("HIRES",),
    "fyn": ("KIND", "DIGITS", "AT_MOST", "SPOT", "NORTHWARD", "SIDEWAYS"),
    "yuan": ("HOUSE", "NAMES", "LAND", "FIRST"),
    "protectors": ("NAMES",),
}
LARGEST = 1024  # numbers from 0 that have an entry in a table
FILES = ("en.ftl", "table.en.ftl")  # of the messages of a table; the others are for other pages
SHOWN = ("SEAT", "TITLE", "TEXT")  # kinds of params of all games


class GameScript(Writer):
    """Writer of a game's message as a TypeScript expression. `$` holds the functions, `f` the params, `r` the reader."""

    def literal(self, text: str) -> str:
        return json.dumps(text, ensure_ascii=False)

    def param(self, name: str) -> tuple[str, str]:
        kind = self.catalogue.params.get(name, "")
        return f"f.{name}", self.show(kind, f"f.{name}")

    def show(self, kind: str, raw: str) -> str:
        """Return a param of a kind as shown."""
        if not kind:
            return f"String({raw})"
        if kind in SHOWN or f"word_{kind}" not in self.catalogue.names:
            return f"$.{kind}({raw}, r)"
        return f'$.form($.t.{kind}({raw}), "")'

    def message(self, name: str) -> str:
        return f"M[{json.dumps(name)}](f, r)"

    def argument(self, function: str, raw: str, shown: str) -> str:
        if function in OF_WORDS:
            return shown
        if function not in (*FORMS, "LIST"):
            return raw
        kind = self.catalogue.params.get(raw[2:], "") if raw.startswith("f.") else ""
        if function == "LIST":
            return f"{raw}.map((it) => {self.show(kind, 'it')})"
        if raw[0] == '"':
            return raw
        return f"{raw}.map($.t.{kind})" if function == "COUNTED" else f"$.t.{kind}({raw})"

    def called(self, function: str, arguments: list[str]) -> tuple[str, str]:
        code = f"$.{function}({', '.join(arguments)}, r)"
        return code, code if function in FORM_OF or function in GIVE_WORDS else f"String({code})"

    def chosen(self, raw: str, branches: list[tuple[str, str]], usual: str) -> str:
        simple = raw.startswith("f.")
        name = raw if simple else "k"
        text = ""
        for key, body in branches:
            if key == "one" and self.catalogue.ones:
                test = f"$.one({name})"
            else:
                left = f"$.plural({name})" if key in CATEGORIES else name
                test = f"{left} === {key if key.lstrip('-').isdigit() else json.dumps(key)}"
            text += f"{test} ? {body} : "
        return f"({text}{usual})" if simple else f"((k) => {text}{usual})({raw})"


def table_of(find: Callable[[int], Any]) -> list[Any]:
    """Return what a function finds for numbers from 0, without equal values at the end, and for all others as the last."""

    def found(number: int) -> Any:
        try:
            return find(number)
        except IndexError:
            return ""

    values, other = [found(number) for number in range(LARGEST)], found(-1)
    while values and values[-1] == other:
        values.pop()
    return [*values, other]


def lookup(game: Game, name: str) -> Callable[[int], Any]:
    """Return a function of a number, from the game's functions or its data."""
    functions = game.hook("locale", "FUNCTIONS") or {}
    if name in functions:
        return lambda number: functions[name](number, None)
    if game.name == "barony":
        from baronage.games.barony.data import FREE, HIRES

        return lambda row: [*HIRES[row], int(len(FREE[HIRES[row][0]]) > 1)] if 0 <= row < len(HIRES) else []
    if game.name == "protectors":
        from baronage.games.protectors.data import PROVINCES

        return lambda number: PROVINCES[number] if 0 < number < len(PROVINCES) else ""
    from baronage.games.yuan.data import PROVINCE_NAMES, TERRAIN, TILE_CELLS

    found: dict[str, Callable[[int], Any]] = {
        "NAMES": lambda p: PROVINCE_NAMES[p].capitalize() if 0 < p < len(PROVINCE_NAMES) else "",
        "LAND": lambda p: TERRAIN[p],
        "FIRST": lambda tile: next((p for _, p in TILE_CELLS[tile] if p), 0) if 0 < tile < len(TILE_CELLS) else 0,
    }
    return found[name]


def wanted(game: Game, catalogue: Catalogue) -> list[str]:
    """Return the ids of the messages that a table needs, with those that they include."""
    ids: set[str] = set()
    for package in ("baronage.engine.game.messages", f"{game.package}.locale"):
        for file in FILES:
            source = resources.files(package).joinpath(file)
            if source.is_file():
                ids |= entries(f"{IN_FILE}{file}\n{source.read_text(encoding='utf-8')}").keys()
    waiting = [id for id in catalogue.messages if id in ids]
    found: dict[str, None] = {}
    while waiting:
        id = waiting.pop()
        if id not in found:
            found[id] = None
            waiting += catalogue.refers(id)
    return [id for id in catalogue.messages if id in found]


def terms_of(catalogue: Catalogue) -> dict[str, str]:
    """Return all terms and their forms, without the hyphen; missing ones are in English."""
    own = {id.partition(".")[0] for id in catalogue.terms}
    beneath = catalogue.beneath.terms if catalogue.beneath is not None else {}
    more = {id: text for id, text in beneath.items() if id.partition(".")[0] not in own}
    return {id[1:]: text for id, text in {**catalogue.terms, **more}.items()}


def module(game: Game, language: str) -> str:
    """Return the module of a game's messages in a language."""
    catalogue = game.words.catalogue(language)
    data = game.hook("locale", "TERMS") or {}
    tables = {kind: table_of(term_of) for kind, term_of in data.items()}
    tables |= {name: table_of(lookup(game, name)) for name in LOOKUPS[game.name]}
    bodies = []
    for id in wanted(game, catalogue):
        body = GameScript(id, catalogue.patterns[id], catalogue).pattern()
        bodies.append(f"  {json.dumps(id)}: (f, r) => {body},")
    dump: dict[str, Any] = {"ensure_ascii": False, "separators": (",", ":")}
    lines = [
        "// @ts-nocheck",
        f'import {{ own }} from "../catalogues/{game.name}.ts";',
        'import { catalogue } from "../board/catalogue.ts";',
        f"const TERMS = {json.dumps(terms_of(catalogue), **dump)};",
        f"const TABLES = {json.dumps(tables, **dump)};",
        f'export const CATALOGUE = catalogue("{language}", TERMS, TABLES, own, ($, M) => ({{',
        *bodies,
        "}));",
    ]
    return "\n".join(lines) + "\n"


def scripts() -> dict[str, str]:
    """Return the modules by file name, and one that loads them on demand."""
    found, rows = {}, []
    for name, game in games().items():
        if not (OWN / f"{name}.ts").is_file():
            continue
        for language in game.words.languages:
            found[f"game-{name}-{language}.ts"] = module(game, language)
            rows.append(f'  "{name} {language}": () => import("./game-{name}-{language}.ts"),')
    head = 'import type { Catalogue } from "../board/catalogue.ts";'
    kind = "export const CATALOGUES: Record<string, () => Promise<{ CATALOGUE: Catalogue }>> = {"
    return {**found, "catalogues.ts": "\n".join([head, kind, *rows, "};"]) + "\n"}
