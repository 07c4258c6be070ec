"""What this game says to people apart from the table: why a text, a position or an option is refused."""

from __future__ import annotations

from baronage.engine.said import Book

say = Book("baronage.games.brawling.sentences")
