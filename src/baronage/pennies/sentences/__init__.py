"""What this game says to people apart from the table: why a text or a position can't be read."""

from __future__ import annotations

from baronage.author import Book

say = Book("baronage.pennies.sentences")
