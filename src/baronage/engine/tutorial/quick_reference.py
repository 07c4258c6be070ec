"""A printable quick reference of a game: its goal, a turn, the sources of points, and its numbers.

A game's `tutorial` module lists the contents in order: TABLES, and optionally CHARTS (tables of text), SERIES (sequences
of numbers), NOTES (single numbers) and ADVICE. The texts are in its catalogue:

| id | meaning |
|---|---|
| `sheet-units` | the title of the table `units` |
| `sheet-units-row` | the name of a row, from its subject: `{ $card }` |
| `sheet-units-cards-cost` | the heading of the column `cards.*.cost` |
| `sheet-events`, `…-head-odd` | the title of the chart `events`; the heading of its column `odd` |
| `sheet-events-revolt`, `…-odd` | the name of its row `revolt`; the text in the column `odd` |
| `sheet-wheel`, `…-head`, `…-row` | the title of the series `wheel`; its heading; the name of its row |
| `sheet-note-shield` | a number, with `$value` |
| `sheet-advice-orders` | a piece of advice |
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from baronage.engine.game.messages import ENGLISH
from baronage.engine.game.patched import tunables_of
from baronage.engine.hooks.tunables import value_of
from baronage.engine.tutorial.intro import document, sources, translator_for

if TYPE_CHECKING:
    from baronage.engine.game.game import Game
    from baronage.engine.game.translator import Translator

NOTHING: Final = "–"


class Table(NamedTuple):
    """A table of numbers: its id and its columns, where `*` is the subject of a row."""

    id: str
    columns: tuple[str, ...]


class Chart(NamedTuple):
    """A table of words: its id, and the ids of its rows and columns."""

    id: str
    rows: tuple[str, ...]
    columns: tuple[str, ...]


@lru_cache(maxsize=64)
def quick_reference(game: Game, language: str = ENGLISH) -> dict[str, Any] | None:
    """Return the page as JSON, or None if the game has none."""
    if not game.teaches or not hasattr(game.module("tutorial"), "TABLES"):
        return None
    own, tr = game.module("tutorial"), translator_for(game, language)
    card: dict[str, Any] = document(game, language)["card"]
    return {
        "title": game.title,
        "goal": card["goal"],
        "steps": [{part: step[part] for part in ("text", "how")} for step in card["steps"]],
        "sources": sources(game, language),
        "tables": [
            *(_table(table, game, tr) for table in own.TABLES),
            *(_chart(chart, tr) for chart in getattr(own, "CHARTS", ())),
            *(_series(id, values, tr) for id, values in getattr(own, "SERIES", ())),
        ],
        "notes": [
            *(_note(name, game, tr) for name in own.NOTES),
            *(tr.msg(f"sheet-advice-{id}") for id in getattr(own, "ADVICE", ())),
        ],
    }


def _table(table: Table, game: Game, tr: Translator) -> dict[str, Any]:
    figures, describe = tunables_of(game), game.module("tunables").describe
    patterns = [re.compile(re.escape(column).replace(r"\*", "([^.]+)") + "$") for column in table.columns]
    found: dict[str, dict[int, str]] = {}  # by row: the names of its numbers, by column
    for name in figures:
        for column, pattern in enumerate(patterns):
            match = pattern.match(name)
            if match:
                found.setdefault(match[1], {})[column] = name
    heads = {column: describe(name)[0] for row in found.values() for column, name in row.items()}
    rows = []
    for row in found.values():
        params = describe(next(iter(row.values())))[1]
        values = [
            value_of(game.numbers, figures[row[column]]) if column in row else 0 for column in range(len(patterns))
        ]
        name, shown = tr.msg(f"sheet-{table.id}-row", **params), tr.catalogue.grouped
        alone = len(values) == 1  # a single zero is shown
        rows.append([name, *(shown(value) if value or alone else NOTHING for value in values)])
    return {
        "title": tr.msg(f"sheet-{table.id}"),
        "head": ["", *(tr.msg(f"sheet-{table.id}-{heads[column]}") for column in range(len(patterns)))],
        "rows": rows,
    }


def _chart(chart: Chart, tr: Translator) -> dict[str, Any]:
    own = f"sheet-{chart.id}"
    return {
        "title": tr.msg(own),
        "head": ["", *(tr.msg(f"{own}-head-{column}") for column in chart.columns)],
        "rows": [
            [tr.msg(f"{own}-{row}"), *(tr.msg(f"{own}-{row}-{column}") for column in chart.columns)]
            for row in chart.rows
        ],
    }


def _series(id: str, values: Sequence[int], tr: Translator) -> dict[str, Any]:
    """Return a sequence of numbers from the first on."""
    return {
        "title": tr.msg(f"sheet-{id}"),
        "head": [tr.msg(f"sheet-{id}-head"), *(str(number) for number in range(1, len(values) + 1))],
        "rows": [[tr.msg(f"sheet-{id}-row"), *map(str, values)]],
    }


def _note(name: str, game: Game, tr: Translator) -> str:
    id, params = game.module("tunables").describe(name)
    return tr.msg(f"sheet-note-{id}", value=value_of(game.numbers, tunables_of(game)[name]), **params)
