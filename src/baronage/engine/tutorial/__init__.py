"""Material for a first game: a quick reference card and a glossary.

A game's `tutorial` module lists its contents in order: SOURCES (three sources of points), STEPS (the pictures of the three
steps of a turn) and TERMS, each with a picture in the syntax of `pictures`. The texts are in its catalogue:

| id | meaning |
|---|---|
| `teach-goal` | how to win, in one sentence |
| `teach-source-town`, `…-how`, `…-worth` | a source of points; how; its value, or nothing |
| `teach-step-1` to `-3`, `…-how` | a turn in three steps |
| `term-wall`, `…-forms`, `…-is` | the name of a term; its forms in sentences, separated by semicolons; its definition |

LORE optionally names cards and kinds of people with a line of background text, `lore-wall`. It is shown when the player
points at them in the picture (`lore` of a node), or at a term of that name.

The card has at most 70 words, so that players can read it before their first move.
"""

from baronage.engine.tutorial.example import Board, Example, example, examples
from baronage.engine.tutorial.intro import STEPS, Source, Term, card_words, document, sources, terms, translator_for
from baronage.engine.tutorial.lesson import Lesson, Try, hint_of, lesson, lesson_document, lessons
from baronage.engine.tutorial.pictures import picture
from baronage.engine.tutorial.quick_reference import Chart, Table, quick_reference

__all__ = [
    "STEPS",
    "Board",
    "Chart",
    "Example",
    "Lesson",
    "Source",
    "Table",
    "Term",
    "Try",
    "card_words",
    "document",
    "example",
    "examples",
    "hint_of",
    "lesson",
    "lesson_document",
    "lessons",
    "picture",
    "quick_reference",
    "sources",
    "terms",
    "translator_for",
]
