"""What a game supplies for who plays it for the first time: a card that tells what it is about, and its words explained.

A game's `teaching` module names what there is, in order: SOURCES (where points come from, three of them), TERMS, and
`picture(name, voice)`, which draws each of them from the game's own icons and cards. The sentences stand in its catalogue:

| id | what it is |
|---|---|
| `teach-goal` | how one wins, in one sentence |
| `teach-source-town`, `…-how`, `…-worth` | where points come from; how; what it is worth, or nothing |
| `teach-step-1` to `-3`, `…-how` | a turn in three steps |
| `term-wall`, `…-forms`, `…-is` | what a term is called; the words for it in sentences, with commas between; what it is |

The card has at most 90 words, so that it is read before a first move.
"""

from baronage.engine.teaching.card import STEPS, Term, card_words, document, terms
from baronage.engine.teaching.pictures import arrow, card, figure, row, sign

__all__ = ["STEPS", "Term", "arrow", "card", "card_words", "document", "figure", "row", "sign", "terms"]
