"""What a part of the program says to people: sentences by id, from the catalogues beside it (`words/en.ftl`, `words/fr.ftl`).

    say = Book("baronage.server.words")
    raise Denied("refused", say("seat-taken", seat="P2"))

As text such a sentence is English; `told` says it in the reader's language. A fact may itself be such a sentence, or a list
of them. What a game says stands in the game's own catalogues (`engine/words`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property
from importlib import resources
from typing import Any, Final

from baronage.engine.catalogue import Catalogue, Reader, Spoken
from baronage.engine.fluent import IN_FILE

ENGLISH: Final = "en"
_NOBODY: Final = Reader(-1, ())


def read_catalogues(package: str) -> dict[str, str]:
    """The catalogues in a package, by language: `en.ftl`, and what stands apart from it, as `coach.en.ftl`."""
    found: dict[str, str] = {}
    for file in sorted(resources.files(package).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            language = file.name[:-4].rpartition(".")[2]
            found[language] = f"{found.get(language, '')}{IN_FILE}{file.name}\n{file.read_text(encoding='utf-8')}\n"
    return {language: found[language] for language in sorted(found, key=lambda it: (it != ENGLISH, it))}


def _terms_in(text: str) -> str:
    """Of catalogues the terms alone, with their forms."""
    kept, is_term = [], False
    for line in text.splitlines():
        is_term = line.startswith("-") or (is_term and line.startswith(" "))
        if is_term:
            kept.append(line)
    return "\n".join([*kept, ""])


class Book:
    """The sentences of one part of the program, in all their languages.

    `terms`: a package of a game's catalogues, whose terms these sentences may mention (`NAME("soldier")`).
    """

    def __init__(self, package: str, terms: str = "") -> None:
        self.package = package
        self.terms = terms
        self._catalogues: dict[str, Catalogue] = {}

    def __call__(self, id: str, /, **facts: Any) -> Said:
        """A sentence. KeyError: there is none of that id, or it mentions a fact that is not given."""
        return Said(self, id, facts)

    @cached_property
    def _texts(self) -> dict[str, str]:
        found = read_catalogues(self.package)
        if self.terms:
            theirs = read_catalogues(self.terms)
            found = {language: f"{text}{_terms_in(theirs[language])}" for language, text in found.items()}
        return found

    @property
    def languages(self) -> tuple[str, ...]:
        """Those in which there are sentences; English first."""
        return tuple(self._texts)

    def catalogue(self, language: str) -> Catalogue:
        """The sentences of a language; of one in which there are none, English."""
        found = self._catalogues.get(language)
        if found is None:
            if language not in self._texts:
                return self.catalogue(ENGLISH)
            beneath = None if language == ENGLISH else self.catalogue(ENGLISH)
            found = Catalogue(language, [self._texts[language]], {}, {}, {}, beneath)
            self._catalogues[language] = found
        return found

    def text(self, id: str, facts: dict[str, Any], language: str) -> str:
        """A sentence in a language, in English where that does not have it."""
        shown = {name: told(fact, language) for name, fact in facts.items()}
        return self.catalogue(language)(id, shown, _NOBODY)


class Said(Spoken):
    """A sentence of a book. As text it is English."""

    __slots__ = ("book", "facts", "id")
    book: Book
    id: str
    facts: dict[str, Any]

    def __new__(cls, book: Book, id: str, facts: dict[str, Any]) -> Said:
        self = super().__new__(cls, book.text(id, facts, ENGLISH))
        self.book, self.id, self.facts = book, id, facts
        return self

    def told(self, language: str) -> str:
        """The same in a language."""
        return str(self) if language == ENGLISH else self.book.text(self.id, self.facts, language)

    def __reduce__(self) -> tuple[Any, ...]:
        return _said_in, (self.book.package, self.book.terms, self.id, self.facts)


class Worded(Spoken):
    """A sentence that is put into words for each language: `Worded(lambda language: ...)`. As text it is English."""

    __slots__ = ("_say",)
    _say: Callable[[str], str]

    def __new__(cls, say: Callable[[str], str]) -> Worded:
        self = super().__new__(cls, say(ENGLISH))
        self._say = say
        return self

    def told(self, language: str) -> str:
        """The same in a language."""
        return self._say(language)

    def __reduce__(self) -> tuple[Any, ...]:
        return str, (str(self),)  # another process gets it in English


@cache
def _book(package: str, terms: str) -> Book:
    return Book(package, terms)


def _said_in(package: str, terms: str, id: str, facts: dict[str, Any]) -> Said:
    """A sentence that comes from another process."""
    return Said(_book(package, terms), id, facts)


def told(text: Any, language: str) -> Any:
    """A text as somebody reads it: one that is known in several languages in theirs, a list joined; all else as it is."""
    if isinstance(text, Spoken):
        return text.told(language)
    if isinstance(text, (list, tuple)):
        return ", ".join(str(told(one, language)) for one in text)
    return text


def all_told(value: Any, language: str) -> Any:
    """An answer as somebody reads it: the sentences in its lists and fields in their language."""
    if isinstance(value, dict):
        return {name: all_told(one, language) for name, one in value.items()}
    if isinstance(value, (list, tuple)):
        return type(value)(all_told(one, language) for one in value)
    return told(value, language)
