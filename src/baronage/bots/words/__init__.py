"""What bots are, each in a sentence, from the catalogues in this folder."""

from __future__ import annotations

from baronage.engine.said import Book

say = Book("baronage.bots.words")
