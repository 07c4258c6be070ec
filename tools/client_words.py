"""Compiler from the client's catalogues (frontend/locale/*.ftl) to TypeScript.

Each message becomes a typed function of its parameters. Each language has two modules: the messages that a table needs,
and those of all other pages. TypeScript checks that all languages have the same messages.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection
from pathlib import Path

from baronage.engine.text.catalogue import VOWELS, Catalogue
from baronage.engine.text.fluent import CATEGORIES, OF_WORDS, Writer

WORDS = Path(__file__).resolve().parent.parent / "frontend/locale"
SOURCE = WORDS.parent / "src"
TABLE = (
    "main.tsx",
    "areas/board-more.ts",
    "areas/free-board.ts",
    "areas/free-more.ts",
    "areas/hex-board.ts",
    "areas/map-board.ts",
    "areas/realm-board.ts",
    "areas/triangle-board.ts",
    "rules/popover.tsx",
    "table/page.tsx",
)  # the parts of a table, with what these import
IMPORT = re.compile(r'^(?:import|export) (?!type )(?:[^;"]*? from )?"(\.[^"]+)"', re.MULTILINE)
LISTS = ("LIST", "LEN")  # functions of several values


# prepositions, as in engine.text.catalogue
PREPOSITIONS = {
    "en": ["const OF = (text: string) => `of ${text}`;", "const TO = (text: string) => `to ${text}`;"],
    "fr": [
        "const drawn = (text: string, one: string, many: string, else_: string) =>",
        "  text.startsWith('le ') ? one + text.slice(3) : text.startsWith('les ') ? many + text.slice(4) : else_ + text;",
        f"const VOWEL = /^[{''.join(sorted(VOWELS))}]/i;",
        "const OF = (text: string) => drawn(text, 'du ', 'des ', VOWEL.test(text) ? 'd’' : 'de ');",
        "const TO = (text: string) => drawn(text, 'au ', 'aux ', 'à ');",
    ],
}


SHARED = ("LEN", "LIST", "OF", "plural", "TO", "UP")  # functions that messages use


class Script(Writer):
    """Writer of a message pattern as a TypeScript expression."""

    def __init__(self, id: str, text: str, catalogue: Catalogue) -> None:
        super().__init__(id, text, catalogue)
        self.lists: set[str] = set()  # params with several values
        self.inner: set[str] = set()  # messages inside this one

    def literal(self, text: str) -> str:
        return json.dumps(text, ensure_ascii=False)

    def param(self, name: str) -> tuple[str, str]:
        return f"f.{name}", f"String(f.{name})"

    def message(self, name: str) -> str:
        self.inner.add(name)
        return f"{function_of(name)}(f)"

    def argument(self, function: str, raw: str, shown: str) -> str:
        if function in LISTS:
            self.lists.add(raw.removeprefix("f."))
        return shown if function in OF_WORDS else raw

    def called(self, function: str, arguments: list[str]) -> tuple[str, str]:
        if function not in (*LISTS, *OF_WORDS):
            raise self.fail(f"the client has no function {function}")
        code = f"{function}({', '.join(arguments)})"
        return code, f"String({code})"

    def chosen(self, raw: str, branches: list[tuple[str, str]], usual: str) -> str:
        text = ""
        for key, body in branches:
            left = f"plural({raw})" if key in CATEGORIES else raw
            text += f"{left} === {key if key.lstrip('-').isdigit() else json.dumps(key)} ? {body} : "
        return f"({text}{usual})"


def function_of(id: str) -> str:
    """Return the name of a message's function."""
    first, *others = id.split("-")
    return first + "".join(word[:1].upper() + word[1:] for word in others) + "_"


def table_source() -> str:
    """Return the scripts that are loaded for a table, as one text."""
    waiting = [SOURCE / name for name in TABLE if (SOURCE / name).is_file()]
    found: dict[Path, str] = {}
    while waiting:
        file = waiting.pop()
        if file in found or not file.is_file() or file.suffix not in (".ts", ".tsx"):
            continue  # generated, or no script
        found[file] = file.read_text(encoding="utf-8")
        waiting += [(file.parent / name).resolve() for name in IMPORT.findall(found[file])]
    return "".join(text for file, text in found.items() if file.parent.name != "generated")


class Messages:
    """The messages of a language, each as a function."""

    def __init__(self, language: str, text: str) -> None:
        self.language = language
        catalogue = Catalogue(language, [text], {}, {}, {})
        writers = {id: Script(id, catalogue.patterns[id], catalogue) for id in catalogue.messages}
        bodies = {id: writer.pattern() for id, writer in writers.items()}
        every = set().union(*(writer.lists for writer in writers.values()))
        self.inner = set().union(*(writer.inner for writer in writers.values()))
        self.functions: dict[str, str] = {}
        for id, body in bodies.items():
            params = sorted(catalogue.mentions[id])
            kinds = [f"{param}: {'readonly string[]' if param in every else 'Fact'}" for param in params]
            given = f"f: {{ {'; '.join(kinds)} }}" if params else ""
            self.functions[id] = f"const {function_of(id)} = ({given}): string => {body};"

    def first(self, ids: Collection[str]) -> str:
        """Return a module with these messages, and what other messages use."""
        shared = [*SHARED, *(function_of(id) for id in self.functions if id in self.inner)]
        head = [
            f"const RULES = new Intl.PluralRules({json.dumps(self.language)});",
            'const plural = (n: Fact) => (typeof n === "number" ? RULES.select(n) : n);',
            "const UP = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);",
            *PREPOSITIONS[self.language],
            "const LEN = (all: readonly string[]) => all.length;",
            "const LIST = (all: readonly string[]): string =>",
            '  all.length < 2 ? (all[0] ?? "") : and_({ first: all.slice(0, -1).join(", "), last: all.at(-1) ?? "" });',
            f"export {{ {', '.join(shared)} }};",
        ]
        return self._module(head, {*ids, *self.inner, "and"})

    def more(self, ids: Collection[str]) -> str:
        """Return a module with further messages."""
        ids = set(ids) - self.inner
        text = "".join(self.functions[id] for id in ids)
        names = (*SHARED, *map(function_of, sorted(self.inner)))
        used = [name for name in names if re.search(rf"\b{name}\(", text)]
        return self._module([f'import {{ {", ".join(used)} }} from "./words-{self.language}.ts";'], ids)

    def _module(self, head: list[str], ids: Collection[str]) -> str:
        functions = {id: text for id, text in self.functions.items() if id in ids}
        words = [f"  {json.dumps(id)}: {function_of(id)}," for id in functions]
        out = ["type Fact = string | number;", *head, *functions.values(), "export const WORDS = {", *words, "};"]
        return "\n".join(out) + "\n"


def scripts() -> dict[str, str]:
    """Return two modules for each language, by file name: the messages of the table, and all others."""
    known = [Messages(file.stem, file.read_text(encoding="utf-8")) for file in sorted(WORDS.glob("*.ftl"))]
    source = table_source()
    table = {id for id in known[0].functions if f'"{id}"' in source}.union({"and"}, *(it.inner for it in known))
    found = {}
    for messages in known:
        found[f"words-{messages.language}.ts"] = messages.first(table)
        found[f"words-{messages.language}-pages.ts"] = messages.more(messages.functions.keys() - table)
    return found
