"""A translator: a game's messages for one reader, in their language, with "you" for their seat."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from baronage.engine.text.catalogue import Catalogue, Reader

if TYPE_CHECKING:
    from baronage.engine.core.state import Event, State
    from baronage.engine.game.game import Game
    from baronage.engine.text.params import Param


class Translator:
    """The messages of a game for one reader."""

    __slots__ = ("catalogue", "game", "language", "names", "reader", "viewer")

    def __init__(self, view: State, language: str, names: Sequence[str]) -> None:
        """Bind the messages to a reader.

        `names` are the displayed names of the seats, by default their labels in the rules.
        """
        self.game = cast("Game", view.game)
        self.viewer, self.language, self.names = view.viewer, language, names
        self.reader: Reader = self.game.words.reader(self.viewer, names, view)
        self.catalogue: Catalogue = self.game.words.catalogue(language)
        self.reader.catalogue = self.catalogue

    def msg(self, id: str, /, **params: Param) -> str:
        """Return a message, in English if this language doesn't have it. Raise KeyError if it doesn't exist."""
        return self.catalogue(id, params, self.reader)

    def say(self, id: str, /, **params: Param) -> str:
        """Return a message. Deprecated: use `msg`."""
        warnings.warn("Translator.say is now msg", DeprecationWarning, stacklevel=2)
        return self.msg(id, **params)

    def called(self, seat: int) -> str:
        """Return the name of a seat for the reader: "you", or its name."""
        return self.catalogue.called(seat, self.reader)

    def term(self, kind: str, number: int, form: str = "") -> str:
        """Return the term of a number of this kind. `form` is `a`, `the` or `many`."""
        return self.catalogue.form(self.catalogue.names[f"TERM_{kind}"](number), form)

    def word(self, term: str, form: str = "") -> str:
        """Return a term by its id: `word("road", "many")`."""
        return self.catalogue.form(term, form)

    def joined(self, words: Sequence[str]) -> str:
        """Return the words as a list: Ada, Bo and Cy."""
        return self.catalogue.joined(list(words))

    def separated(self, words: Sequence[str]) -> str:
        """Return the words with a semicolon between them: Ada and Bo; Cy and Dee."""
        return self.catalogue.separated(words)

    def event(self, view: State, event: Event) -> str:
        """Return a log line, or an empty string if the event has none."""
        return self.game.words.line(view.setup, event, self.reader, self.language, view)[0]

    def prompt(self, view: State, seat: int | None = None) -> str:
        """Return the prompt of the reader, or what they wait for."""
        return self.game.prompt(view, self.viewer if seat is None else seat, self.language, self.names)[0]
