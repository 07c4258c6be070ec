"""A catalogue: the messages of one language by id, each compiled to a Python function when the language is first used.

The files are Fluent (projectfluent.org). Supported are messages, terms with attributes, params (`$card`), functions
(`A($card)`) and selections. A line break inside a message counts as a space. Every message becomes one function of its
params, nearly as fast as an f-string. Only the standard library is needed.

    -road = Road
        .a = a Road
        .many = Roads
    put = Put { A($card) } on the { $land }
    played = { WHO($seat) ->
        [you] You play
       *[other] { $seat } plays
     } { A($card) }.

A param is shown by its kind, which the game's PARAM_TYPES define by name. A `SEAT` is shown as the player's name ("you" for
the reader), a `TITLE` as the title of the decision of that name, a kind with TERMS as that term. Any other kind is a
number.

| function | result |
|---|---|
| `A` `THE` `MANY` `NAME` | a term in one of its forms: of a number, or of a literal, `A("road")` |
| `TERM` `GENDER` `PLURAL` | for selections: the term's id; its `.gender`; its `.number` (`many` or `one`) |
| `ARTICLE` `AGREE` | the article of `THE` ("l’", "les "); the ending of a French participle: "", "e", "s", "es" |
| `LIST` | several params, joined: "Ada, Bo and you" |
| `COUNTED` | terms counted: "a Road and 2 Towns" |
| `LEN` | the number of items |
| `WHO` | for selections: `you`, `other`, or `nobody` (below 0) |
| `WHO_PLAYS` | for selections, from a colour of pieces: `you`, `other`, or `colour` if no named player has it |
| `WHOSE` | "your", "Ada's" |
| `UP` | the text with its first letter in upper case |
| `OF` `TO` | the text after "of", "to"; in French after "de", "à", contracted: "du Voleur", "d’Ada", "aux Archers" |
| `NUMBER` | the plain number, for any kind |
| `GROUPED` | a number with separated thousands: 12,000 |
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial, wraps
from typing import Any, Final, Protocol, TypeVar, cast

from baronage.engine.text.fluent import FORM_OF, Writer, entries, place_of
from baronage.engine.text.fluent import BadCatalogue as BadCatalogue
from baronage.engine.text.params import Params


class HasColours(Protocol):
    """The part of a state that a reader needs."""

    def seats_by_colour(self) -> Sequence[int]:
        """Return the seat of each colour, or -1 if no seat plays it."""


class Reader:
    """The reader of a message: a seat (or a number below 0), the names of all seats, and the catalogue in use.

    A function of a game may include another message: `reader.msg("place", {"cell": cell, "owner": owner})`.
    Where params are colours of pieces, the state maps them to seats (`State.seats_by_colour`). `named` means that seats
    have names other than their labels in the rules.
    """

    __slots__ = ("_colours", "_state", "catalogue", "named", "names", "viewer")

    def __init__(self, viewer: int, names: Sequence[str], state: HasColours | None = None, named: bool = True) -> None:
        self.viewer = viewer
        self.names = names
        self.named = named
        self._state = state
        self._colours: Sequence[int] | None = None  # loaded on first use: most messages have no colour
        self.catalogue: Catalogue  # set by the catalogue in use

    def msg(self, id: str, params: Params) -> str:
        """Return another message for this reader, in the language of the present one."""
        return self.catalogue(id, params, self)

    def seat_of(self, colour: int) -> int:
        """Return the seat that plays a colour, or -1 if it is unknown."""
        found = self._colours
        if found is None:
            found = self._colours = () if self._state is None else self._state.seats_by_colour()
        return found[colour] if 0 <= colour < len(found) else -1

    def plays(self, colour: int) -> str:
        """Return `you` or `other` for the player of a colour, or `colour` if no named player has it."""
        seat = self.seat_of(colour)
        return "you" if seat == self.viewer and seat >= 0 else "other" if self.named and seat >= 0 else "colour"


class LocalizedText(str):
    """A text with translations (`engine/text/localization.py`). The string itself is English."""

    __slots__ = ()

    def localized(self, language: str) -> str:
        """Return the text in `language`."""
        raise NotImplementedError


Message = Callable[[Params, Reader], str]  # compiled
TermOf = Callable[[int], str]  # from a number to the id of its term
Function = Callable[..., "str | int"]  # of one or more params, and the reader
F = TypeVar("F", bound=Function)


def plural_en(n: int | str) -> str:
    """Return the English plural category of a number. Return a text unchanged."""
    return n if isinstance(n, str) else "one" if n == 1 else "other"


def plural_fr(n: int | str) -> str:
    """Return the French plural category, where 0 is singular too. Return a text unchanged."""
    return n if isinstance(n, str) else "one" if n in (0, 1) else "other"


def of_fr(text: str) -> str:
    """Return "de" and the text, contracted: du Voleur, des Archers, d’Ada."""
    if text.startswith(("le ", "les ")):
        return f"du {text[3:]}" if text[2] == " " else f"des {text[4:]}"
    return f"d’{text}" if text[:1].lower() in VOWELS else f"de {text}"


def to_fr(text: str) -> str:
    """Return "à" and the text, contracted: au Voleur, aux Archers, à Ada."""
    if text.startswith(("le ", "les ")):
        return f"au {text[3:]}" if text[2] == " " else f"aux {text[4:]}"
    return f"à {text}"


VOWELS: Final = frozenset("aeiouàâäéèêëîïôöùûüœæ")
PREPOSITIONS: Final[dict[str, tuple[Callable[[str], str], Callable[[str], str]]]] = {"fr": (of_fr, to_fr)}
PLURALS: Final[dict[str, Callable[[int | str], str]]] = {"en": plural_en, "fr": plural_fr}
ONE: Final = {"en": {1, "one"}, "fr": {0, 1, "one"}}  # values in the category "one"
NO_BREAK: Final = "\u00a0"
_BEFORE_FR: Final = re.compile(r' (?=[;:!?»])|\{ ?" " ?\}(?=[;:!?])')


def set_fr(text: str) -> str:
    """Return the text with French no-break spaces, before ; : ! ? » and after «. The files contain ordinary spaces."""
    return _BEFORE_FR.sub(lambda found: found[0].replace(" ", NO_BREAK), text).replace("« ", f"«{NO_BREAK}")


SETTINGS: Final[dict[str, Callable[[str], str]]] = {"fr": set_fr}
MAX_CACHED: Final = 1 << 13


class Memo(dict[Any, str]):
    """A cache of texts by key, filled on first use: `Memo(make)[key]`."""

    def __init__(self, make: Callable[[Any], str]) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, key: Any) -> str:
        text = self.make(key)
        if len(self) >= MAX_CACHED:  # lookups of unknown keys must not fill the memory
            self.clear()
        self[key] = text
        return text


def memoize(show: F) -> F:
    """Cache a game's text function by its params and reader.

    Don't use it for functions that also depend on the position, such as the player of a colour.
    """
    known: dict[Any, str | int] = {}

    @wraps(show)
    def shown(*given: Any) -> str | int:
        reader: Reader = given[-1]
        key = (given[:-1], reader.viewer, reader.names, reader.catalogue)
        text = known.get(key)
        if text is None:
            if len(known) >= MAX_CACHED:
                known.clear()
            text = known[key] = show(*given)
        return text

    return cast(F, shown)


class Catalogue:
    """The messages of one language."""

    def __init__(
        self,
        language: str,
        texts: Sequence[str],
        params: Mapping[str, str],
        terms: Mapping[str, TermOf],
        functions: Mapping[str, Function],
        beneath: Catalogue | None = None,
    ) -> None:
        """Compile the messages of `texts`.

        `params` are the kinds of params by name, `terms` the term functions of kinds with terms, `functions` a game's
        own functions. `beneath` is the fallback catalogue for messages and terms that this language doesn't have.
        """
        self.language = language
        self.ones = ONE.get(language, set())
        self.beneath = beneath
        self.params = params
        self.texts = texts
        self.patterns: dict[str, str] = {}
        typeset = SETTINGS.get(language)
        for text in texts:
            for id, pattern in entries(text).items():
                if id in self.patterns:
                    raise BadCatalogue(f"{place_of(texts[1:], id)}: duplicate id {id}")
                self.patterns[id] = typeset(pattern) if typeset else pattern
        self.terms = {id: text for id, text in self.patterns.items() if id.startswith("-")}
        self._forms = Memo(lambda term_and_form: self._form(*term_and_form))
        self.messages: dict[str, Message] = {}
        self.names: dict[str, Any] = self._functions(terms, functions)
        unknown = set(params.values()) - {name[5:] for name in self.names if name.startswith("SHOW_")}
        if unknown:
            raise BadCatalogue(f"no function shows params of the kind {', '.join(sorted(unknown))}")
        self.mentions: dict[str, set[str]] = {}  # the params that each message needs
        self._refers: dict[str, set[str]] = {}
        self._compile()

    def _functions(self, terms: Mapping[str, TermOf], functions: Mapping[str, Function]) -> dict[str, Any]:
        """Return the names available to compiled messages.

        These are functions, and `SHOW_<kind>` and `TERM_<kind>` for kinds of params. The texts of terms come from
        caches: `term_<kind>[number]`, `word_<kind>[number]`, `form_<FUNCTION>[term]`.
        """
        named, form = self.called, self.form
        of, to = PREPOSITIONS.get(self.language, (lambda text: f"of {text}", lambda text: f"to {text}"))
        names: dict[str, Any] = {
            "M": self.messages,
            "plural": PLURALS.get(self.language, plural_en),
            **{name: partial(self._written, written) for name, written in FORM_OF.items()},
            "TERM": lambda term, r: term,
            "GENDER": lambda term, r: self.terms.get(f"-{term}.gender", ""),
            "PLURAL": lambda term, r: self.terms.get(f"-{term}.number", "one"),
            "ARTICLE": lambda term, r: form(term, "the").removesuffix(form(term, "")),
            "AGREE": self._agree,
            "LIST": lambda shown, r: self.joined(list(shown)),
            "COUNTED": self._counted,
            "LEN": lambda many, r: len(many),
            "UP": lambda text, r: text[:1].upper() + text[1:],
            "OF": lambda text, r: of(text),
            "TO": lambda text, r: to(text),
            "NUMBER": lambda number, r: number,
            "GROUPED": lambda number, r: self.grouped(number),
            "WHO": lambda seat, r: "nobody" if seat < 0 else "you" if seat == r.viewer else "other",
            "WHO_PLAYS": lambda colour, r: r.plays(colour),
            "WHOSE": lambda seat, r: self.messages["whose"]({"seat": seat}, r),
            "SHOW_SEAT": named,
            "SHOW_TITLE": self._title,
            "SHOW_TEXT": lambda text, r: text,
        }
        for name, written in FORM_OF.items():
            names[f"form_{name}"] = Memo(partial(self._written, written))
        for kind, term_of in terms.items():
            names[f"TERM_{kind}"] = term_of
            names[f"term_{kind}"] = Memo(term_of)
            names[f"word_{kind}"] = Memo(partial(self._shown, term_of))
            names[f"SHOW_{kind}"] = lambda number, r, term_of=term_of: form(term_of(number), "")
        for name, function in functions.items():
            if name in names:
                raise BadCatalogue(f"the function {name} already exists")
            names[name] = names[f"SHOW_{name}"] = function
            names.pop(f"word_{name}", None)  # shown by the game's own function, not as a term
        return names

    def _compile(self) -> None:
        source = ["from __future__ import annotations"]
        ids = [id for id in self.patterns if not id.startswith("-")]
        for number, id in enumerate(ids):
            writer = Writer(id, self.patterns[id], self)
            source.append(f"def m{number}(f, r):\n    return {writer.pattern()}")
            self.mentions[id], self._refers[id] = writer.params, writer.messages
        exec(compile("\n".join(source), f"<{self.language}>", "exec"), self.names)
        for number, id in enumerate(ids):
            self.messages[id] = self.names[f"m{number}"]
        for id in ids:
            self.mentions[id] = self._needed(id, ())

    def _needed(self, id: str, inside: tuple[str, ...]) -> set[str]:
        """Return the params of a message and of the messages it refers to."""
        if id in inside or id not in self._refers:
            raise BadCatalogue(f"{inside[-1]}: {'a circle' if id in inside else 'no message'} {id}")
        found = set(self.mentions[id])
        for other in self._refers[id]:
            found |= self._needed(other, (*inside, id))
        return found

    # --- called by messages -------------------------------------------------------------------------------------

    def form(self, term: str, form: str) -> str:
        """Return a term in one of its forms. A missing form is the term itself, with "the" in English."""
        return self._forms[term, form]

    def _written(self, form: str, term: str, r: Reader | None = None) -> str:
        return self.form(term, form)

    def _shown(self, term_of: TermOf, number: int) -> str:
        return self.form(term_of(number), "")

    def _form(self, term: str, form: str) -> str:
        own = self.terms.get(f"-{term}.{form}") if form else None
        if own is not None:
            return own
        name = self.terms.get(f"-{term}")
        if name is None and self.beneath is not None:
            return self.beneath.form(term, form)
        if name is None:
            raise KeyError(f"-{term}")
        return f"the {name}" if form == "the" and self.language == "en" else name

    def _agree(self, term: str, r: Reader) -> str:
        """Return the ending of a participle that agrees with a term: "tué", "tuées"."""
        ending = "e" if self.terms.get(f"-{term}.gender") == "feminine" else ""
        return f"{ending}s" if self.terms.get(f"-{term}.number") == "many" else ending

    def joined(self, words: list[str]) -> str:
        """Return the words as a list: Ada, Bo and Cy."""
        if len(words) < 2:
            return words[0] if words else ""
        return self.messages["and"]({"first": ", ".join(words[:-1]), "last": words[-1]}, _NOBODY)

    def separated(self, words: Iterable[str]) -> str:
        """Return the words with a semicolon between them; in French with a no-break space before it."""
        return (f"{NO_BREAK}; " if self.language == "fr" else "; ").join(words)

    def _title(self, name: str, r: Reader) -> str:
        """Return the title of a decision, or its name if it has no title."""
        id = f"{name}-title"
        written = id in self or (self.beneath is not None and id in self.beneath)
        return self(id, {}, r) if written else name

    def grouped(self, number: int) -> str:
        """Return a number with separated thousands: 12,000; in French 12 000, with a no-break space."""
        return f"{number:,}".replace(",", "\u202f") if self.language == "fr" else f"{number:,}"

    def _counted(self, terms: list[str], r: Reader) -> str:
        counts: dict[str, int] = {}
        for term in terms:
            counts[term] = counts.get(term, 0) + 1
        return self.joined(
            [self.form(term, "a") if n == 1 else f"{n} {self.form(term, 'many')}" for term, n in counts.items()]
        )

    def played(self, colour: int, term: str, r: Reader) -> str:
        """Return the name of the player of a colour for the reader, or the term of the colour if there is no name."""
        return self.form(term, "") if r.plays(colour) == "colour" else self.called(r.seat_of(colour), r)

    def called(self, seat: int, r: Reader) -> str:
        """Return the name of a seat for the reader."""
        if not 0 <= seat < len(r.names):
            return self.messages["nobody"]({}, r)
        if seat == r.viewer:
            return self.messages["you"]({}, r)
        name = r.names[seat]
        return name.localized(self.language) if isinstance(name, LocalizedText) else name

    # --- use ----------------------------------------------------------------------------------------------------

    def __call__(self, id: str, params: Params, reader: Reader) -> str:
        """Return a message. Raise KeyError if the id is unknown or a param is missing."""
        reader.catalogue = self
        found = self.messages.get(id)
        if found is not None:
            try:
                return found(params, reader)
            except KeyError as error:
                missing = sorted(self.mentions[id] - params.keys())
                if not missing:
                    raise
                mentioned, given = (", ".join(f"${name}" for name in names) for names in (missing, sorted(params)))
                raise KeyError(f"{id} needs {mentioned}, but got {given or 'no params'}") from error
        if self.beneath is None:
            raise KeyError(id)
        try:
            return self.beneath(id, params, reader)
        finally:
            reader.catalogue = self

    def __contains__(self, id: str) -> bool:
        return id in self.messages

    def refers(self, id: str) -> set[str]:
        """Return the messages that a message includes."""
        return self._refers[id]

    @property
    def parts(self) -> set[str]:
        """The messages that are included in others. A language may have some of its own."""
        return set().union(*self._refers.values())


_NOBODY: Final = Reader(-1, ())
