"""The client's own sentences: frontend/words/*.ftl, read as the games' catalogues are, and written as TypeScript.

Each message becomes a function of its facts, so that what a sentence needs is checked where it is said. A second language is
a second file; TypeScript sees to it that both have the same messages.
"""

from __future__ import annotations

import json
from pathlib import Path

from baronage.engine.catalogue import VOWELS, Catalogue
from baronage.engine.fluent import CATEGORIES, OF_WORDS, Writer

WORDS = Path(__file__).resolve().parent.parent / "frontend/words"
LISTS = ("LIST", "LEN")  # functions of several things


# prepositions, as engine.catalogue makes them
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


class Script(Writer):
    """Writes the pattern of one message as a TypeScript expression."""

    def __init__(self, id: str, text: str, catalogue: Catalogue) -> None:
        super().__init__(id, text, catalogue)
        self.lists: set[str] = set()  # facts that are several things

    def literal(self, text: str) -> str:
        return json.dumps(text, ensure_ascii=False)

    def fact(self, name: str) -> tuple[str, str]:
        return f"f.{name}", f"String(f.{name})"

    def message(self, name: str) -> str:
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
    """The name of a message's function."""
    first, *others = id.split("-")
    return first + "".join(word[:1].upper() + word[1:] for word in others) + "_"


def script(language: str, text: str) -> str:
    """The messages of a file as a TypeScript module."""
    catalogue = Catalogue(language, [text], {}, {}, {})
    out = [
        "type Fact = string | number;",
        f"const RULES = new Intl.PluralRules({json.dumps(language)});",
        'const plural = (n: Fact) => (typeof n === "number" ? RULES.select(n) : n);',
        "const UP = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);",
        *PREPOSITIONS[language],
        "const LEN = (all: readonly string[]) => all.length;",
        "const LIST = (all: readonly string[]): string =>",
        '  all.length < 2 ? (all[0] ?? "") : and_({ first: all.slice(0, -1).join(", "), last: all.at(-1) ?? "" });',
    ]
    lists: dict[str, set[str]] = {}
    bodies: dict[str, str] = {}
    for id in catalogue.messages:
        writer = Script(id, catalogue.patterns[id], catalogue)
        bodies[id], lists[id] = writer.pattern(), writer.lists
    every = set().union(*lists.values())
    for id, body in bodies.items():
        facts = sorted(catalogue.mentions[id])
        kinds = [f"{fact}: {'readonly string[]' if fact in every else 'Fact'}" for fact in facts]
        given = f"f: {{ {'; '.join(kinds)} }}" if facts else ""
        out.append(f"const {function_of(id)} = ({given}): string => {body};")
    out.append("export { LEN, LIST, OF, plural, TO, UP };")
    out.append("export const WORDS = {")
    out += [f"  {json.dumps(id)}: {function_of(id)}," for id in bodies]
    out.append("};")
    return "\n".join(out) + "\n"


def scripts() -> dict[str, str]:
    """A module for each language, by file name."""
    return {
        f"words-{file.stem}.ts": script(file.stem, file.read_text(encoding="utf-8"))
        for file in sorted(WORDS.glob("*.ftl"))
    }
