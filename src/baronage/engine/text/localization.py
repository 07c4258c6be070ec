"""Localized messages of a package: messages by id, from the catalogues in it (`locale/en.ftl`, `locale/fr.ftl`).

    msg = Localization("baronage.server.locale")
    raise ApiError("refused", msg("seat-taken", seat="P2"))

As a string, a message is English; `localize` returns it in the reader's language. A param may itself be a message, or a
list of messages. The messages of a game are in its own catalogues (`engine/game/messages`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property
from typing import Any, Final

from baronage.engine.text.catalogue import Catalogue, LocalizedText, Reader
from baronage.engine.text.fluent import IN_FILE

ENGLISH: Final = "en"
_NOBODY: Final = Reader(-1, ())


def read_catalogues(package: str) -> dict[str, str]:
    """Return the catalogues of a package by language: `en.ftl` with its additional files, such as `coach.en.ftl`."""
    from importlib import resources  # loaded only when a catalogue is read

    found: dict[str, str] = {}
    for file in sorted(resources.files(package).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            language = file.name[:-4].rpartition(".")[2]
            found[language] = f"{found.get(language, '')}{IN_FILE}{file.name}\n{file.read_text(encoding='utf-8')}\n"
    return {language: found[language] for language in sorted(found, key=lambda it: (it != ENGLISH, it))}


def _terms_in(text: str) -> str:
    """Return only the term definitions in `text`."""
    kept, is_term = [], False
    for line in text.splitlines():
        is_term = line.startswith("-") or (is_term and line.startswith(" "))
        if is_term:
            kept.append(line)
    return "\n".join([*kept, ""])


class Localization:
    """The messages of one package, in all languages.

    `terms` is a package of a game's catalogues, whose terms these messages may use (`NAME("soldier")`).
    """

    def __init__(self, package: str, terms: str = "") -> None:
        self.package = package
        self.terms = terms
        self._catalogues: dict[str, Catalogue] = {}

    def __call__(self, id: str, /, **params: Any) -> CatalogueText:
        """Return a message. Raise KeyError if the id is unknown or a param is missing."""
        return CatalogueText(self, id, params)

    @cached_property
    def _texts(self) -> dict[str, str]:
        found = read_catalogues(self.package)
        if self.terms:
            theirs = read_catalogues(self.terms)
            found = {language: f"{text}{_terms_in(theirs[language])}" for language, text in found.items()}
        return found

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages of the messages, English first."""
        return tuple(self._texts)

    def catalogue(self, language: str) -> Catalogue:
        """Return the catalogue for `language`, falling back to English."""
        found = self._catalogues.get(language)
        if found is None:
            if language not in self._texts:
                return self.catalogue(ENGLISH)
            beneath = None if language == ENGLISH else self.catalogue(ENGLISH)
            found = Catalogue(language, [self._texts[language]], {}, {}, {}, beneath)
            self._catalogues[language] = found
        return found

    def text(self, id: str, params: dict[str, Any], language: str) -> str:
        """Return a message in `language`, falling back to English."""
        shown = {name: localize(param, language) for name, param in params.items()}
        return self.catalogue(language)(id, shown, _NOBODY)


class CatalogueText(LocalizedText):
    """A message of a package. The string itself is English."""

    __slots__ = ("id", "localization", "params")
    localization: Localization
    id: str
    params: dict[str, Any]

    def __new__(cls, localization: Localization, id: str, params: dict[str, Any]) -> CatalogueText:
        self = super().__new__(cls, localization.text(id, params, ENGLISH))
        self.localization, self.id, self.params = localization, id, params
        return self

    def localized(self, language: str) -> str:
        """Return the message in `language`."""
        return str(self) if language == ENGLISH else self.localization.text(self.id, self.params, language)

    def __reduce__(self) -> tuple[Any, ...]:
        return _catalogue_text, (self.localization.package, self.localization.terms, self.id, self.params)


class LazyText(LocalizedText):
    """A text computed for each language: `LazyText(lambda language: ...)`. The string itself is English."""

    __slots__ = ("_msg",)
    _msg: Callable[[str], str]

    def __new__(cls, msg: Callable[[str], str]) -> LazyText:
        self = super().__new__(cls, msg(ENGLISH))
        self._msg = msg
        return self

    def localized(self, language: str) -> str:
        """Return the text in `language`."""
        return self._msg(language)

    def __reduce__(self) -> tuple[Any, ...]:
        return str, (str(self),)  # another process receives it in English


@cache
def _localization(package: str, terms: str) -> Localization:
    return Localization(package, terms)


def _catalogue_text(package: str, terms: str, id: str, params: dict[str, Any]) -> CatalogueText:
    """Rebuild a message received from another process."""
    return CatalogueText(_localization(package, terms), id, params)


def localize(text: Any, language: str) -> Any:
    """Return a text in the reader's language and a list joined. Return any other value unchanged."""
    if isinstance(text, LocalizedText):
        return text.localized(language)
    if isinstance(text, (list, tuple)):
        return ", ".join(str(localize(one, language)) for one in text)
    return text


def localize_all(value: Any, language: str) -> Any:
    """Return a response with the messages in its lists and fields in `language`."""
    if isinstance(value, dict):
        return {name: localize_all(one, language) for name, one in value.items()}
    if isinstance(value, (list, tuple)):
        return type(value)(localize_all(one, language) for one in value)
    return localize(value, language)
