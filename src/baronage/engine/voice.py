"""A game's sentences as one reader hears them: in their language, seats by the names they know, themselves as "you".

Pictures get one, so that every caption, heading and tip comes from the catalogue: `scene(view, voice)`.

    Panel("table", voice.say("panel-players"))
    node.says = voice.say("picture-hand", owner=seat, count=len(s.hands[seat]))
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

from baronage.engine.catalogue import MOST_REMEMBERED, Catalogue, Reader

if TYPE_CHECKING:
    from baronage.engine.facts import Fact
    from baronage.engine.flow import Event, State


P = ParamSpec("P")
T = TypeVar("T")


def once_a_language(find: Callable[Concatenate[Voice, P], T]) -> Callable[Concatenate[Voice, P], T]:
    """The same function, which is asked once a language about the same things: what it finds is the same for every reader.

    For what stands on cards and what they do. What such a function gives is shared: nobody may change it.
    """

    @wraps(find)
    def found(voice: Voice, /, *args: P.args, **kwargs: P.kwargs) -> T:
        known = voice.catalogue.remembered
        key = find, args, tuple(kwargs.items()) if kwargs else ()
        answer: T | None = known.get(key)
        if answer is None:
            if len(known) >= MOST_REMEMBERED:
                known.clear()
            answer = known[key] = find(voice, *args, **kwargs)
        return answer

    return found


class Voice:
    """Says what a game has to say, to one reader."""

    __slots__ = ("catalogue", "eyes", "game", "language", "names", "reader")

    def __init__(self, view: State, language: str, names: Sequence[str]) -> None:
        """`names`: how each seat is called; without them as the rules call them."""
        self.game, self.eyes, self.language, self.names = view.game, view.eyes, language, names
        self.reader: Reader = self.game.words.reader(self.eyes, names, view)
        self.catalogue: Catalogue = self.game.words.catalogue(language)
        self.reader.words = self.catalogue

    def say(self, id: str, /, **facts: Fact) -> str:
        """The sentence of this id; in English where this language does not have it. KeyError: nobody has it."""
        return self.catalogue(id, facts, self.reader)

    def called(self, seat: int) -> str:
        """How the reader calls a seat: "you", or its name."""
        return self.catalogue.called(seat, self.reader)

    def term(self, kind: str, number: int, form: str = "") -> str:
        """The word for a thing of this kind; `form`: `a`, `the`, `many`."""
        return self.catalogue.form(self.catalogue.names[f"TERM_{kind}"](number), form)

    def word(self, term: str, form: str = "") -> str:
        """The same by the term's own id: `word("road", "many")`."""
        return self.catalogue.form(term, form)

    def joined(self, words: Sequence[str]) -> str:
        """Ada, Bo and Cy."""
        return self.catalogue.joined(list(words))

    def event(self, view: State, event: Event) -> str:
        """A line of the log; empty: nothing is said of it."""
        return self.game.words.line(view.setup, event, self.reader, self.language, view)[0]

    def prompt(self, view: State, seat: int | None = None) -> str:
        """What is asked of the reader, or what they wait for."""
        return self.game.prompt(view, self.eyes if seat is None else seat, self.language, self.names)[0]
