"""The rules of a game as players read them: RULES.md by id, and the same in other languages (RULES.fr.md)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable

from baronage.engine.catalogue import SETTINGS

_RULE = re.compile(r"^\s*(?:[-*|]\s*)?\*\*([A-Z]+-[A-Za-z0-9]+(?:\.[A-Za-z0-9]+)*)\*\*\s*(.*)$")
_CODE = re.compile(r"(```.*?```|`[^`]*`)", re.DOTALL)  # notation: as it is typed
_HEADING = re.compile(r"^#{1,6}\s+(.*)$")


@dataclass(frozen=True)
class Rule:
    """One rule: its id, its text, the heading it stands under."""

    id: str
    text: str
    section: str


def parse_rules(page: str) -> dict[str, Rule]:
    """The rules that a page defines: an id in bold at the start of a list item, a paragraph or a table row."""
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
    """The rules of a game in each language in which they are written; in any other, and where a rule is lacking, in English."""

    def __init__(self, package: str) -> None:
        self._package = package

    def page(self, language: str) -> str:
        """The page, whole."""
        return _page(self._package, language)

    def rules(self, language: str) -> dict[str, Rule]:
        """The rules by id."""
        return _rules(self._package, language)

    def has(self, language: str) -> bool:
        """Is there a page in this language?"""
        return language == "en" or _file(self._package, language).is_file()


def _file(package: str, language: str) -> Traversable:
    name = "RULES.md" if language == "en" or not language.isalpha() else f"RULES.{language}.md"
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
