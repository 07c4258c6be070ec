"""The rules of a game as players read them: RULES.md, by id."""

from __future__ import annotations

import re
from dataclasses import dataclass

_RULE = re.compile(r"^\s*(?:[-*|]\s*)?\*\*([A-Z]+-[A-Za-z0-9]+(?:\.[A-Za-z0-9]+)*)\*\*\s*(.*)$")
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
