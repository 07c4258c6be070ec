"""What a game supplies for who plays it for the first time: a card that tells what it is about, and its words explained.

A game's `teaching` module names what there is, in order: SOURCES (where points come from, three of them) and TERMS, each
with a picture that is written as `pictures` says and drawn from the icons that all games share. The sentences stand in its
catalogue:

| id | what it is |
|---|---|
| `teach-goal` | how one wins, in one sentence |
| `teach-source-town`, `…-how`, `…-worth` | where points come from; how; what it is worth, or nothing |
| `teach-step-1` to `-3`, `…-how` | a turn in three steps |
| `term-wall`, `…-forms`, `…-is` | what a term is called; the words for it in sentences, with semicolons between; what it is |

LORE, where a game has such, names cards and kinds of people of which a line is told that is of no use, `lore-wall`: when one
points at one of them in the picture (`lore` of a node), or at a term of that name.

The card has at most 90 words, so that it is read before a first move.
"""

from baronage.engine.teaching.card import STEPS, Source, Term, card_words, document, speaker, terms
from baronage.engine.teaching.example import Board, Example, example, examples
from baronage.engine.teaching.lesson import Lesson, Try, lesson, lesson_document, lessons
from baronage.engine.teaching.pictures import picture
from baronage.engine.teaching.sheet import Table, sheet

__all__ = [
    "STEPS",
    "Board",
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
    "lesson",
    "lesson_document",
    "lessons",
    "picture",
    "sheet",
    "speaker",
    "terms",
]
