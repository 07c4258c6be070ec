"""A page to print for a game: its goal, a turn, what scores, and its figures. The sentences are those of the first game's card;
the figures are those of the game's data, by the names that its module `figures` gives them, so that none is typed twice.

A game's `teaching` module names what stands there, in order: TABLES, SERIES (figures one after the other, where it has such),
and NOTES, single figures. The sentences stand in its catalogue:

| id | what it is |
|---|---|
| `sheet-units` | what the table `units` is about |
| `sheet-units-row` | what a row is called, from what the figure is about: `{ $card }` |
| `sheet-units-cards-cost` | what stands above the column of `cards.*.cost` |
| `sheet-wheel`, `…-head`, `…-row` | what the series `wheel` is about; what is counted above it; what its figures are |
| `sheet-note-shield` | a figure, told as `$value` |
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from baronage.engine.altered import figures_of
from baronage.engine.teaching.card import card_of, speaker
from baronage.engine.words import ENGLISH

if TYPE_CHECKING:
    from baronage.engine.game import Game
    from baronage.engine.voice import Voice

NOTHING: Final = "–"


class Table(NamedTuple):
    """Figures side by side: the table's id, and what its columns are; `*` stands for what a row is about."""

    id: str
    columns: tuple[str, ...]


@lru_cache(maxsize=64)
def sheet(game: Game, language: str = ENGLISH) -> dict[str, Any] | None:
    """The page as JSON; None where the game has none."""
    if not game.teaches or not hasattr(game.module("teaching"), "TABLES"):
        return None
    own, voice = game.module("teaching"), speaker(game, language)
    card = card_of(game, language)
    return {
        "title": game.title,
        "goal": card["goal"],
        "steps": card["steps"],
        "sources": [{part: source[part] for part in ("text", "how", "worth")} for source in card["sources"]],
        "tables": [
            *(_table(table, game, voice) for table in own.TABLES),
            *(_series(id, values, voice) for id, values in getattr(own, "SERIES", ())),
        ],
        "notes": [_note(name, game, voice) for name in own.NOTES],
    }


def _table(table: Table, game: Game, voice: Voice) -> dict[str, Any]:
    figures, told = figures_of(game), game.module("figures").told
    patterns = [re.compile(re.escape(column).replace(r"\*", "([^.]+)") + "$") for column in table.columns]
    found: dict[str, dict[int, str]] = {}  # by row: the names of its figures, by column
    for name in figures:
        for column, pattern in enumerate(patterns):
            match = pattern.match(name)
            if match:
                found.setdefault(match[1], {})[column] = name
    heads = {column: told(name)[0] for row in found.values() for column, name in row.items()}
    rows = []
    for row in found.values():
        facts = told(next(iter(row.values())))[1]
        values = [figures[row[column]].value if column in row else 0 for column in range(len(patterns))]
        name, shown = voice.say(f"sheet-{table.id}-row", **facts), voice.catalogue.grouped
        alone = len(values) == 1  # a nought that stands alone is a figure
        rows.append([name, *(shown(value) if value or alone else NOTHING for value in values)])
    return {
        "title": voice.say(f"sheet-{table.id}"),
        "head": ["", *(voice.say(f"sheet-{table.id}-{heads[column]}") for column in range(len(patterns)))],
        "rows": rows,
    }


def _series(id: str, values: Sequence[int], voice: Voice) -> dict[str, Any]:
    """Figures one after the other, from the first on."""
    return {
        "title": voice.say(f"sheet-{id}"),
        "head": [voice.say(f"sheet-{id}-head"), *(str(number) for number in range(1, len(values) + 1))],
        "rows": [[voice.say(f"sheet-{id}-row"), *map(str, values)]],
    }


def _note(name: str, game: Game, voice: Voice) -> str:
    id, facts = game.module("figures").told(name)
    return voice.say(f"sheet-note-{id}", value=figures_of(game)[name].value, **facts)
