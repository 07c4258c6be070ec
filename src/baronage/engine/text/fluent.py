"""Fluent files: reads the entries of a file and compiles the pattern of a message to code (see `catalogue`)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from baronage.engine.text.catalogue import Catalogue


class BadCatalogue(ValueError):
    """A catalogue that can't be read. The text names the message and the error."""


_ENTRY = re.compile(r"(-?[A-Za-z][\w-]*) *=(.*)$")
_ATTRIBUTE = re.compile(r"\s+\.([A-Za-z][\w-]*) *=(.*)$")
_VARIANT = re.compile(r"\s\*?\[\s*[\w.-]+\s*\]")
_TOKEN = re.compile(
    r"\s*(?:(?P<arrow>->)|\$(?P<param>[a-z_]\w*)|(?P<function>[A-Z][A-Z0-9_]*)\(|\"(?P<text>[^\"\\]*)\"|(?P<number>-?\d+)"
    r"|(?P<name>-?[a-z][\w-]*(?:\.[a-z]\w*)?)|(?P<usual>\*?)\[\s*(?P<key>[\w.-]+)\s*\]|(?P<end>[),}]))"
)
CATEGORIES: Final = ("zero", "one", "two", "few", "many", "other")
FORM_OF: Final = {
    "NAME": "",
    "A": "a",
    "THE": "the",
    "MANY": "many",
}  # the form of a term that each of these functions returns
# functions of params that have a term
FORMS: Final = (*FORM_OF, "TERM", "GENDER", "PLURAL", "COUNTED", "ARTICLE", "AGREE")
OF_WORDS: Final = ("UP", "OF", "TO")  # functions of a value as shown
GIVE_WORDS: Final = (*FORMS, *OF_WORDS, "LIST", "WHOSE")  # functions that always return a text
IN_FILE: Final = "#: "  # a line that names the file of the lines after it


def _numbered(text: str) -> Iterator[tuple[str, str]]:
    """Yield the lines of a text, each with its place: `en.ftl, line 12`, or only the line for a text without a name."""
    file, number = "", 0
    for line in text.splitlines():
        if line.startswith(IN_FILE):
            file, number = f"{line[len(IN_FILE) :]}, ", 0
            continue
        number += 1
        yield f"{file}line {number}", line


def place_of(texts: Sequence[str], id: str) -> str:
    """Return the place where a message begins: `en.ftl, line 12`, or an empty string if it is not found."""
    for text in texts:
        for where, line in _numbered(text):
            head = _ENTRY.match(line)
            if head and head[1] == id:
                return where
    return ""


def entries(text: str) -> dict[str, str]:
    """Return the patterns of a file by id, `id.attribute` for attributes. Line breaks become spaces."""
    found: dict[str, str] = {}
    owner = key = ""
    for where, line in _numbered(text):
        if line.startswith("#") or not line.strip():
            continue
        head, part = _ENTRY.match(line), _ATTRIBUTE.match(line)
        if head:
            owner = key = head[1]
            if key in found:
                raise BadCatalogue(f"{where}: duplicate id {key}")
            found[key] = head[2].strip()
        elif part and owner.startswith("-"):
            key = f"{owner}.{part[1]}"
            found[key] = part[2].strip()
        elif line[0] == " " and key:
            found[key] = f"{found[key]} {line.strip()}".strip()
        else:
            raise BadCatalogue(f"{where}: {line!r} belongs to no message")
    return found


class Writer:
    """A compiler from the pattern of one message to a Python expression. Subclasses produce other languages."""

    def __init__(self, id: str, text: str, catalogue: Catalogue) -> None:
        self.id, self.text, self.catalogue = id, text, catalogue
        self.at = self.selections = 0
        self.params: set[str] = set()
        self.messages: set[str] = set()  # the messages it refers to

    def fail(self, why: str) -> BadCatalogue:
        rest = self.text[self.at : self.at + 30]
        where = f"at {rest!r}" if rest else f"at its end, behind {self.text[-30:]!r}"
        line = place_of(self.catalogue.texts, self.id)
        return BadCatalogue(f"{self.catalogue.language}, {line}, {self.id}: {why} {where}")

    def token(self) -> re.Match[str]:
        found = _TOKEN.match(self.text, self.at)
        if found is None:
            raise self.fail("this can't be read")
        self.at = found.end()
        return found

    def pattern(self, inner: bool = False) -> str:
        """Compile text and placeables to the end; inside a selection, to the next variant or the selection's end."""
        parts: list[str] = []
        start = self.at
        while self.at < len(self.text):
            letter = self.text[self.at]
            if letter == "{":
                parts.append(self.text[start : self.at])
                self.at += 1
                parts.append("\0" + self.placeable())
                start = self.at
            elif inner and (letter == "}" or _VARIANT.match(self.text, self.at)):
                break
            elif letter == "}":
                raise self.fail("a brace too many")
            else:
                self.at += 1
        parts.append(self.text[start : self.at])
        if inner:
            parts[0] = parts[0].lstrip()
            parts[-1] = parts[-1].rstrip()
        return " + ".join(part[1:] if part[0] == "\0" else self.literal(part) for part in parts if part) or "''"

    def placeable(self) -> str:
        """Compile a placeable, after its opening brace."""
        raw, shown = self.value()
        found = self.token()
        if found["end"] == "}":
            return shown
        if not found["arrow"]:
            raise self.fail("-> or } is wanted")
        return self.selection(raw)

    def value(self) -> tuple[str, str]:
        """Return an expression in two forms: raw for selections and functions, and as shown."""
        found = self.token()
        if param := found["param"]:
            self.params.add(param)
            return self.param(param)
        if found["function"]:
            return self.call(found["function"])
        if found["text"] is not None:
            return self.literal(found["text"]), self.literal(found["text"])
        if found["number"]:
            return found["number"], self.literal(found["number"])
        if found["name"]:
            return self.reference(found["name"])
        raise self.fail("a param, a function or a name is wanted")

    def reference(self, name: str) -> tuple[str, str]:
        """Compile a term or a reference to another message."""
        if not name.startswith("-"):
            self.messages.add(name)
            code = self.message(name)
            return code, code
        if name not in self.catalogue.terms:
            raise self.fail(f"no term {name}")
        return self.literal(self.catalogue.terms[name]), self.literal(self.catalogue.terms[name])

    def call(self, function: str) -> tuple[str, str]:
        """Compile a function call. Its result may depend on the kinds of its params."""
        arguments: list[str] = []
        while True:
            raw, shown = self.value()
            arguments.append(self.argument(function, raw, shown))
            end = self.token()["end"]
            if end == ")":
                break
            if end != ",":
                raise self.fail(") is wanted")
        if function not in self.catalogue.names:
            there = [
                name for name in self.catalogue.names if name.isupper() and not name.startswith(("SHOW_", "TERM_"))
            ]
            there.remove("M")
            raise self.fail(f"no function {function} (there are {', '.join(sorted(there))})")
        return self.called(function, arguments)

    def argument(self, function: str, raw: str, shown: str) -> str:
        if function in OF_WORDS:
            return shown
        if function not in (*FORMS, "LIST"):
            return raw
        kind = self.catalogue.params.get(raw[3:-2], "") if raw.startswith("f[") else ""
        if function == "LIST":
            return f"[SHOW_{kind}(it, r) for it in {raw}]" if kind else f"map(str, {raw})"
        if raw[0] in "'\"":
            if f"-{raw[1:-1]}" not in self.catalogue.terms:
                raise self.fail(f"no term {raw}")
            return raw
        if f"TERM_{kind}" not in self.catalogue.names:
            raise self.fail(f"{function} wants a param that has a term")
        return f"[term_{kind}[it] for it in {raw}]" if function == "COUNTED" else f"term_{kind}[{raw}]"

    def selection(self, raw: str) -> str:
        """Compile a selection of one variant by `raw`."""
        branches: list[tuple[str, str]] = []
        usual = ""
        while not (found := self.token())["end"]:
            key = found["key"]
            if not key:
                raise self.fail("a variant is wanted")
            body = self.pattern(inner=True)
            if found["usual"]:
                usual = body
            else:
                branches.append((key, body))
        if found["end"] != "}" or not usual:
            raise self.fail("a selection needs a variant with *, and ends with }")
        return self.chosen(raw, branches, usual) if branches else f"({usual})"

    # --- output -------------------------------------------------------------------------------------------------

    def literal(self, text: str) -> str:
        """Return the code of a literal text."""
        return repr(text)

    def param(self, name: str) -> tuple[str, str]:
        """Return the code of a param, raw and as shown."""
        raw = f"f[{name!r}]"
        kind = self.catalogue.params.get(name, "")
        if f"word_{kind}" in self.catalogue.names:
            return raw, f"word_{kind}[{raw}]"
        return raw, f"SHOW_{kind}({raw}, r)" if kind else f"str({raw})"

    def message(self, name: str) -> str:
        """Return the code of another message with the same params."""
        return f"M[{name!r}](f, r)"

    def called(self, function: str, arguments: list[str]) -> tuple[str, str]:
        """Return the code of a function call, raw and as shown."""
        if function in FORM_OF:
            code = f"form_{function}[{arguments[0]}]"
        else:
            code = f"{function}({', '.join(arguments)}, r)"
        return code, code if function in GIVE_WORDS else f"str({code})"

    def chosen(self, raw: str, branches: list[tuple[str, str]], usual: str) -> str:
        """Return the code that selects the first branch with a matching key, or the default."""
        self.selections += 1
        name, ones = f"k{self.selections}", self.catalogue.ones
        text = ""
        for key, body in branches:
            if key == "one" and ones:
                test = f"{name} in {ones}"
            else:
                left = f"plural({name})" if key in CATEGORIES else name
                test = f"{left} == {key if key.lstrip('-').isdigit() else repr(key)}"
            if not text:  # the name is assigned in the first test
                test = test.replace(name, f"({name} := {raw})", 1)
            text += f"{body} if {test} else "
        return f"({text}{usual})"
