"""What the server says to people: `say("seat-not-yours")`, from the catalogues in this folder."""

from __future__ import annotations

from baronage.engine.said import Book

say = Book("baronage.server.words")
