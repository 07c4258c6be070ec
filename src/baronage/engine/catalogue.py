"""A catalogue: the sentences of one language by id, each made into a Python function when the language is first used.

The files are Fluent (projectfluent.org), of which this reads what a game needs: messages, terms with attributes, facts
(`$card`), functions (`A($card)`) and selections. A line break inside a sentence counts as a blank. Every message becomes one
function of its facts, so that words cost little more than an f-string; nothing but the standard library is needed.

    -road = Road
        .a = a Road
        .many = Roads
    put = Put { A($card) } on the { $land }
    played = { WHO($seat) ->
        [you] You play
       *[other] { $seat } plays
     } { A($card) }.

A fact is shown by its kind, which the game's FACTS give by the fact's name: a `SEAT` is shown as the name of who sits there
("you" to who reads), a `TITLE` as the title of the decision of that name, a kind with TERMS as that term; any other is a number.

| function | gives |
|---|---|
| `A` `THE` `MANY` `NAME` | the term of a thing, in one of its forms; a literal names a term: `A("road")` |
| `TERM` `GENDER` `PLURAL` | to select by: the term's id; its `.gender`; its `.number` (`many` or `one`) |
| `ARTICLE` `AGREE` | what stands before the term in `THE` ("l’", "les "); the ending of a French participle: "", "e", "s", "es" |
| `LIST` | several facts, joined: "Ada, Bo and you" |
| `COUNTED` | things counted by kind: "a Road and 2 Towns" |
| `LEN` | how many there are |
| `WHO` | `you`, `other`, or `nobody` (below 0): to select by |
| `WHO_PLAYS` | of a colour of pieces: `you`, `other`, or `colour` where nobody plays it whose name is known: to select by |
| `WHOSE` | "your", "Ada's" |
| `UP` | the same with its first letter in upper case |
| `OF` `TO` | the same behind "of", "to"; in French "de", "à", drawn together: "du Voleur", "d’Ada", "aux Archers" |
| `NUMBER` | a number as such, whatever its kind |
| `GROUPED` | a number with its thousands apart: 12,000 |
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial, wraps
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

from baronage.engine.facts import Facts
from baronage.engine.fluent import FORM_OF, Writer, entries, place_of
from baronage.engine.fluent import BadCatalogue as BadCatalogue

if TYPE_CHECKING:
    from baronage.engine.flow import State


class Reader:
    """Who reads: their seat (below 0: no seat), and how each seat is called; and the catalogue that is being read.

    A function of a game may say another sentence of it: `reader.words("place", {"cell": cell, "owner": owner}, reader)`.
    Where facts are colours of pieces and not seats, the state tells the seat of each (`State.seats_by_colour`); `named`: seats
    have names of their own, and are not only called as the rules call them.
    """

    __slots__ = ("_colours", "_state", "eyes", "named", "names", "words")

    def __init__(self, eyes: int, names: Sequence[str], state: State | None = None, named: bool = True) -> None:
        self.eyes = eyes
        self.names = names
        self.named = named
        self._state = state
        self._colours: Sequence[int] | None = None  # asked for when a colour is first met: most sentences have none
        self.words: Catalogue

    def seat_of(self, colour: int) -> int:
        """The seat that plays a colour; -1: nobody, as far as is known."""
        found = self._colours
        if found is None:
            found = self._colours = () if self._state is None else self._state.seats_by_colour()
        return found[colour] if 0 <= colour < len(found) else -1

    def plays(self, colour: int) -> str:
        """`you` or `other` play it; `colour`: nobody does whose name is known."""
        seat = self.seat_of(colour)
        return "you" if seat == self.eyes and seat >= 0 else "other" if self.named and seat >= 0 else "colour"


class Spoken(str):
    """A text that is known in other languages too (`engine/said.py`). As such it is English."""

    __slots__ = ()

    def told(self, language: str) -> str:
        """The same in a language."""
        raise NotImplementedError


Sentence = Callable[[Facts, Reader], str]
TermOf = Callable[[int], str]  # from the number of a thing to the id of its term
Function = Callable[..., "str | int"]  # of one fact or several, and the reader
F = TypeVar("F", bound=Function)


def plural_en(n: int | str) -> str:
    """The category of a number; what is no number is its own."""
    return n if isinstance(n, str) else "one" if n == 1 else "other"


def plural_fr(n: int | str) -> str:
    """The same: in French 0 is singular too."""
    return n if isinstance(n, str) else "one" if n in (0, 1) else "other"


def of_fr(text: str) -> str:
    """ "de" and what follows: du Voleur, des Archers, d’Ada."""
    if text.startswith(("le ", "les ")):
        return f"du {text[3:]}" if text[2] == " " else f"des {text[4:]}"
    return f"d’{text}" if text[:1].lower() in VOWELS else f"de {text}"


def to_fr(text: str) -> str:
    """ "à" and what follows: au Voleur, aux Archers, à Ada."""
    if text.startswith(("le ", "les ")):
        return f"au {text[3:]}" if text[2] == " " else f"aux {text[4:]}"
    return f"à {text}"


VOWELS: Final = frozenset("aeiouàâäéèêëîïôöùûüœæ")
PREPOSITIONS: Final[dict[str, tuple[Callable[[str], str], Callable[[str], str]]]] = {"fr": (of_fr, to_fr)}
PLURALS: Final[dict[str, Callable[[int | str], str]]] = {"en": plural_en, "fr": plural_fr}
ONE: Final = {"en": {1, "one"}, "fr": {0, 1, "one"}}  # those of which the category is "one"
NO_BREAK: Final = "\u00a0"
_BEFORE_FR: Final = re.compile(r' (?=[;:!?»])|\{ ?" " ?\}(?=[;:!?])')


def set_fr(text: str) -> str:
    """As French is printed: no line begins with one of ; : ! ? », none ends with «. The files have ordinary blanks."""
    return _BEFORE_FR.sub(lambda found: found[0].replace(" ", NO_BREAK), text).replace("« ", f"«{NO_BREAK}")


SETTINGS: Final[dict[str, Callable[[str], str]]] = {"fr": set_fr}
MOST_REMEMBERED: Final = 1 << 13


class Remembered(dict[Any, str]):
    """A word for each thing, made when it is first asked for: `Remembered(make)[thing]`."""

    def __init__(self, make: Callable[[Any], str]) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, thing: Any) -> str:
        word = self.make(thing)
        if len(self) >= MOST_REMEMBERED:  # who asks about things that are not there must not fill the memory
            self.clear()
        self[thing] = word
        return word


def remembered(show: F) -> F:
    """A function of a game that says the same of the same facts again and again: as it was said before to the same reader.

    Not for what also depends on the position, as who plays which colour.
    """
    known: dict[Any, str | int] = {}

    @wraps(show)
    def shown(*given: Any) -> str | int:
        reader: Reader = given[-1]
        key = (given[:-1], reader.eyes, reader.names, reader.words)
        said = known.get(key)
        if said is None:
            if len(known) >= MOST_REMEMBERED:
                known.clear()
            said = known[key] = show(*given)
        return said

    return cast(F, shown)


class Catalogue:
    """The sentences of one language."""

    def __init__(
        self,
        language: str,
        texts: Sequence[str],
        facts: Mapping[str, str],
        terms: Mapping[str, TermOf],
        functions: Mapping[str, Function],
        beneath: Catalogue | None = None,
    ) -> None:
        """`facts`: their kinds by name; `terms`: for kinds of things that have terms; `functions`: a game's own.

        `beneath`: where a sentence or a word is looked for that this language does not have.
        """
        self.language = language
        self.ones = ONE.get(language, set())
        self.beneath = beneath
        self.facts = facts
        self.texts = texts
        self.patterns: dict[str, str] = {}
        typeset = SETTINGS.get(language)
        for text in texts:
            for id, pattern in entries(text).items():
                if id in self.patterns:
                    raise BadCatalogue(f"{place_of(texts[1:], id)}: {id} stands twice")
                self.patterns[id] = typeset(pattern) if typeset else pattern
        self.terms = {id: text for id, text in self.patterns.items() if id.startswith("-")}
        self._forms = Remembered(lambda term_and_form: self._form(*term_and_form))
        self.messages: dict[str, Sentence] = {}
        self.remembered: dict[Any, Any] = {}  # what is the same for every reader: `voice.once_a_language`
        self.names: dict[str, Any] = self._functions(terms, functions)
        unknown = set(facts.values()) - {name[5:] for name in self.names if name.startswith("SHOW_")}
        if unknown:
            raise BadCatalogue(f"no function shows facts of the kind {', '.join(sorted(unknown))}")
        self.mentions: dict[str, set[str]] = {}  # the facts that each message needs
        self._refers: dict[str, set[str]] = {}
        self._compile()

    def _functions(self, terms: Mapping[str, TermOf], functions: Mapping[str, Function]) -> dict[str, Any]:
        """What the sentences' code can call by name: functions, and `SHOW_<kind>` and `TERM_<kind>` for kinds of facts.

        Words of things are looked up rather than made: `term_<kind>[number]`, `word_<kind>[number]`, `form_<FUNCTION>[term]`.
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
            "WHO": lambda seat, r: "nobody" if seat < 0 else "you" if seat == r.eyes else "other",
            "WHO_PLAYS": lambda colour, r: r.plays(colour),
            "WHOSE": lambda seat, r: self.messages["whose"]({"seat": seat}, r),
            "SHOW_SEAT": named,
            "SHOW_TITLE": self._title,
            "SHOW_TEXT": lambda text, r: text,
        }
        for name, written in FORM_OF.items():
            names[f"form_{name}"] = Remembered(partial(self._written, written))
        for kind, term_of in terms.items():
            names[f"TERM_{kind}"] = term_of
            names[f"term_{kind}"] = Remembered(term_of)
            names[f"word_{kind}"] = Remembered(partial(self._shown, term_of))
            names[f"SHOW_{kind}"] = lambda number, r, term_of=term_of: form(term_of(number), "")
        for name, function in functions.items():
            if name in names:
                raise BadCatalogue(f"there is a function {name} already")
            names[name] = names[f"SHOW_{name}"] = function
            names.pop(f"word_{name}", None)  # shown by the game's own function, and not as a term
        return names

    def _compile(self) -> None:
        source = ["from __future__ import annotations"]
        ids = [id for id in self.patterns if not id.startswith("-")]
        for number, id in enumerate(ids):
            writer = Writer(id, self.patterns[id], self)
            source.append(f"def m{number}(f, r):\n    return {writer.pattern()}")
            self.mentions[id], self._refers[id] = writer.facts, writer.messages
        exec(compile("\n".join(source), f"<{self.language}>", "exec"), self.names)
        for number, id in enumerate(ids):
            self.messages[id] = self.names[f"m{number}"]
        for id in ids:
            self.mentions[id] = self._needed(id, ())

    def _needed(self, id: str, inside: tuple[str, ...]) -> set[str]:
        """The facts of a message and of those that it refers to."""
        if id in inside or id not in self._refers:
            raise BadCatalogue(f"{inside[-1]}: {'a circle' if id in inside else 'no message'} {id}")
        found = set(self.mentions[id])
        for other in self._refers[id]:
            found |= self._needed(other, (*inside, id))
        return found

    # --- what sentences call ------------------------------------------------------------------------------------

    def form(self, term: str, form: str) -> str:
        """A term in one of its forms; a form that is not written is the term itself, with "the" in English."""
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
        """The ending of a participle that goes with a term: "tué", "tuées"."""
        ending = "e" if self.terms.get(f"-{term}.gender") == "feminine" else ""
        return f"{ending}s" if self.terms.get(f"-{term}.number") == "many" else ending

    def joined(self, words: list[str]) -> str:
        """Ada, Bo and Cy."""
        if len(words) < 2:
            return words[0] if words else ""
        return self.messages["and"]({"first": ", ".join(words[:-1]), "last": words[-1]}, _NOBODY)

    def _title(self, name: str, r: Reader) -> str:
        """What a decision is called; while its title is not written, its own name."""
        id = f"{name}-title"
        written = id in self or (self.beneath is not None and id in self.beneath)
        return self(id, {}, r) if written else name

    def grouped(self, number: int) -> str:
        """A number with its thousands apart: 12,000; in French 12 000, with a blank that does not break the line."""
        return f"{number:,}".replace(",", "\u202f") if self.language == "fr" else f"{number:,}"

    def _counted(self, terms: list[str], r: Reader) -> str:
        counts: dict[str, int] = {}
        for term in terms:
            counts[term] = counts.get(term, 0) + 1
        return self.joined(
            [self.form(term, "a") if n == 1 else f"{n} {self.form(term, 'many')}" for term, n in counts.items()]
        )

    def played(self, colour: int, term: str, r: Reader) -> str:
        """How the reader calls whoever plays a colour: by name, or by the term of the colour where there is no name."""
        return self.form(term, "") if r.plays(colour) == "colour" else self.called(r.seat_of(colour), r)

    def called(self, seat: int, r: Reader) -> str:
        """How the reader calls a seat."""
        if not 0 <= seat < len(r.names):
            return self.messages["nobody"]({}, r)
        if seat == r.eyes:
            return self.messages["you"]({}, r)
        name = r.names[seat]
        return name.told(self.language) if isinstance(name, Spoken) else name

    # --- use ----------------------------------------------------------------------------------------------------

    def __call__(self, id: str, facts: Facts, reader: Reader) -> str:
        """The sentence. KeyError: there is none of that id, or it mentions a fact that is not given."""
        reader.words = self
        found = self.messages.get(id)
        if found is not None:
            try:
                return found(facts, reader)
            except KeyError as error:
                missing = sorted(self.mentions[id] - facts.keys())
                if not missing:
                    raise
                mentioned, given = (", ".join(f"${name}" for name in names) for names in (missing, sorted(facts)))
                raise KeyError(f"{id} mentions {mentioned}, and is given {given or 'no facts'}") from error
        if self.beneath is None:
            raise KeyError(id)
        try:
            return self.beneath(id, facts, reader)
        finally:
            reader.words = self

    def __contains__(self, id: str) -> bool:
        return id in self.messages

    @property
    def parts(self) -> set[str]:
        """The messages that stand in others: a language may have some of its own."""
        return set().union(*self._refers.values())


_NOBODY: Final = Reader(-1, ())
