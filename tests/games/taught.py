"""The rules behind each teaching text of a game: `taught.txt` beside the game's tests.

A line names a text, the rules that it explains, and a hash of the English wording of these rules as it was when somebody last
compared the text with them. A text is a message of the catalogue (`teach-…`, `term-…-is`, `about-…`, `sheet-events`,
`sheet-note-…`, `lesson-…`) or a numbered item of "Your first game" in RULES.md (`page-3`); a line also covers every text whose
id begins with its own, such as all texts of a lesson, unless a longer one does.

After a rule has changed, read the texts that the test lists, in all languages, correct them, and write the hashes anew:

    BARONAGE_TAUGHT=write pytest tests/games/test_teaching.py -k changed_rules
"""

from __future__ import annotations

import os
import re
from hashlib import sha256
from pathlib import Path

from baronage.engine.game.game import Game
from baronage.engine.tutorial import lessons

FILE = "taught.txt"
_ITEM = re.compile(r"^(\d+)\. ", re.MULTILINE)


def texts_of(game: Game) -> set[str]:
    """Return the ids of the teaching texts of `game`, without names, forms and labels of pictures."""
    kinds = (
        "teach-",
        "term-",
        "about-",
        "sheet-events",
        "sheet-actions",
        "sheet-note-",
        *(f"lesson-{lesson.id}" for lesson in lessons(game)),
    )
    found = {id for id in game.words.catalogue("en").messages if id.startswith(kinds)}
    names = {id for id in found if id.startswith("teach-see-")}
    names |= {id for id in found if id.startswith("term-") and not id.endswith("-is")}
    names |= {id for id in found if id.startswith("lesson-") and f"{id}-task" in found}
    intro = re.split(r"^## .*Components", game.rules_page, flags=re.MULTILINE)[0]
    return found - names | {f"page-{number}" for number in _ITEM.findall(intro)}


def wording(game: Game, rules: list[str]) -> str:
    """Return a short hash of the English text of these rules."""
    return sha256("\n".join(game.rules[rule].text for rule in rules).encode()).hexdigest()[:8]


def problems(game: Game, folder: Path) -> list[str]:
    """Return the texts to compare with their rules: those without a rule, and those whose rules have changed."""
    file = folder / FILE
    lines = [line.split() for line in file.read_text().splitlines()]
    found = [f"{id}: there is no rule {rule}" for id, _, *rules in lines for rule in rules if rule not in game.rules]
    if found:
        return found
    if os.environ.get("BARONAGE_TAUGHT") == "write":
        lines = [[id, wording(game, rules), *rules] for id, _, *rules in lines]
        file.write_text("".join(f"{' '.join(line)}\n" for line in lines))
    covered: dict[str, list[str]] = {line[0]: [] for line in lines}
    for text in sorted(texts_of(game)):
        line = max((id for id in covered if text == id or text.startswith(f"{id}-")), key=len, default="")
        covered.setdefault(line, []).append(text)
    found += [f"{text}: no line says which rules it explains" for text in covered.pop("", [])]
    for id, kept, *rules in lines:
        if not covered[id]:
            found.append(f"{id}: there is no such text")
        elif not rules or wording(game, rules) != kept:
            found.append(f"{', '.join(covered[id])}: compare with {', '.join(rules)}")
    return found
