"""What the engine and the coach refuse, apart from any game: `say("text-empty")`, from the catalogues in this folder."""

from __future__ import annotations

from baronage.engine.said import Book

say = Book("baronage.engine.refusals")
