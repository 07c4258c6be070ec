"""The rules of a game for players: RULES.md by id, and its translations (RULES.fr.md)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from baronage.engine.text.catalogue import SETTINGS

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

_RULE = re.compile(r"^\s*(?:[-*|]\s*)?\*\*([A-Z]+-[A-Za-z0-9]+(?:\.[A-Za-z0-9]+)*)\*\*\s*(.*)$")
_CODE = re.compile(r"(```.*?```|`[^`]*`)", re.DOTALL)  # notation stays as typed
_HEADING = re.compile(r"^#{1,6}\s+(.*)$")


@dataclass(frozen=True)
class Rule:
    """A rule: its id, its text and its heading."""

    id: str
    text: str
    section: str


def parse_rules(page: str) -> dict[str, Rule]:
    """Return the rules that a page defines: an id in bold at the start of a list item, a paragraph or a table row."""
    found: dict[str, Rule] = {}
    section = ""
    name, lines = "", list[str]()

    def close() -> None:
        nonlocal name, lines
        if name:
            text = " ".join(line.strip() for line in lines if line.strip()).strip(" |")
            found.setdefault(name, Rule(name, text, section))
        name, lines = "", []

    for line in page.splitlines():
        heading = _HEADING.match(line)
        rule = _RULE.match(line)
        if heading:
            close()
            section = heading[1].strip()
        elif rule:
            close()
            name, lines = rule[1], [rule[2]]
        elif not line.strip() or line.lstrip().startswith(("- ", "* ", "|", "```")):
            close()
        elif name:
            lines.append(line)
    close()
    return found


class Rulebook:
    """The rules of a game by language. Missing languages and rules fall back to English."""

    def __init__(self, package: str) -> None:
        self._package = package

    def page(self, language: str) -> str:
        """Return the whole page."""
        return _page(self._package, language)

    def rules(self, language: str) -> dict[str, Rule]:
        """Return the rules by id."""
        return _rules(self._package, language)

    def has(self, language: str) -> bool:
        """Return whether there is a page in this language."""
        return language == "en" or _file(self._package, language).is_file()


def _file(package: str, language: str) -> Traversable:
    name = "RULES.md" if language == "en" or not language.isalpha() else f"RULES.{language}.md"
    from importlib import resources  # loaded only when rules are read

    return resources.files(package).joinpath(name)


@lru_cache(64)
def _page(package: str, language: str) -> str:
    file = _file(package, language)
    if not file.is_file():
        return _file(package, "en").read_text(encoding="utf-8")
    parts, typeset = _CODE.split(file.read_text(encoding="utf-8")), SETTINGS.get(language, str)
    return "".join(part if _CODE.fullmatch(part) else typeset(part) for part in parts)


@lru_cache(64)
def _rules(package: str, language: str) -> dict[str, Rule]:
    english = parse_rules(_page(package, "en"))
    return english if language == "en" else {**english, **parse_rules(_page(package, language))}
