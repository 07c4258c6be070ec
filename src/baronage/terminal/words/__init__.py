"""What the terminal and the command line say: `say("saved-in", path=path)`, from the catalogues in this folder.

A `Screen` tells such a sentence in its own language.
"""

from __future__ import annotations

from baronage.engine.said import Book

say = Book("baronage.terminal.words")
