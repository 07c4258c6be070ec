"""What a game says, in each of its languages: sentences by id from `words/en.ftl` and its neighbours, and those all games share.

A game's `words` module says what its facts are: FACTS (kind of a fact by its name), TERMS (for kinds of things that have a
word in the glossary: from number to term) and FUNCTIONS (its own, besides those of `engine.catalogue`). Its `verbs` module
names its events and the causes of its end. An event's sentence may select by the rules that it cites: `$rules`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib import resources
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from baronage.engine.catalogue import Catalogue, Function, Reader, TermOf
from baronage.engine.contract import BadGame
from baronage.engine.facts import Fact, Facts, No, Phrase
from baronage.engine.flow import LEFT, PUBLIC, RESIGN, UNDONE, Action, Event, State
from baronage.engine.once import OneMenu
from baronage.engine.refusals import say
from baronage.engine.said import ENGLISH as ENGLISH
from baronage.engine.said import read_catalogues

if TYPE_CHECKING:
    from baronage.engine.game import Game
    from baronage.engine.setup import Setup

ABOUT: Final = ("sentence", "length", "scored")  # of META, in words
SENTENCE: Final = re.compile(
    r"(?:^|(?<=\. ))[a-zà-ÿ]"
)  # where one begins with a small letter; cards shout in the middle of one
FACTS: Final = {  # of all games
    "seat": "SEAT",
    "waits": "SEAT",
    "absent": "SEAT",
    "hours": "TEXT",
    "asked": "TITLE",
    "first": "TEXT",
    "last": "TEXT",
    "reason": "TEXT",
    "prompt": "TEXT",
    "things": "TEXT",
    "refusal": "TEXT",
    "rules": "TEXT",  # of an event
}


def capitals(text: str) -> str:
    """With a capital letter at the beginning of each sentence."""
    return SENTENCE.sub(lambda found: found[0].upper(), text)


class Entry(NamedTuple):
    """An option in a menu: in words, its rules, and with which others it stands: those that begin with the same ints."""

    label: str
    rules: tuple[str, ...]
    group: Action  # empty: it stands alone
    heading: str  # what they have in common


class Words:
    """The sentences of one game, in all its languages."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._catalogues: dict[str, Catalogue] = {}
        self._events: dict[int, tuple[str, tuple[str, ...], str]] = {}  # by kind: the id, its facts, what has the rest

    @cached_property
    def _files(self) -> tuple[dict[str, str], dict[str, str]]:
        return read_catalogues(__package__), read_catalogues(f"{self.game.package}.words") if self._is_folder else {}

    @cached_property
    def of_meta(self) -> str:
        """What META says of the game, as a catalogue: other languages say it too (`about`)."""
        said = [(name, getattr(self.game.meta, name)) for name in ABOUT]
        for number, (what, who) in enumerate(self.game.meta.credits, 1):
            said += [(f"credit-{number}", what), (f"credit-{number}-who", who)]
        return "".join(f"game-{name} = {text}\n" for name, text in said if text)

    def about(self, name: str, language: str) -> str:
        """What the game is in a sentence, how long it takes (`length`), what its scores count (`scored`)."""
        return self.say(f"game-{name}", {}, self.reader(-1), language)

    def credits(self, language: str) -> list[list[str]]:
        """Whose game it is, as pairs of what and who."""
        numbers = range(1, len(self.game.meta.credits) + 1)
        return [[self.about(f"credit-{n}", language), self.about(f"credit-{n}-who", language)] for n in numbers]

    @cached_property
    def _module(self) -> Any:
        return self.game.module("words")

    @property
    def _is_folder(self) -> bool:
        return hasattr(self._module, "__path__")

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """Those in which the game's own sentences are there, and not only what stands apart from them; English first."""
        if not self._is_folder:
            return (ENGLISH,)
        folder = resources.files(f"{self.game.package}.words")
        return tuple(language for language in self._files[1] if folder.joinpath(f"{language}.ftl").is_file())

    @cached_property
    def known(self) -> tuple[str, ...]:
        """Those in which at least some sentences are there: what all games share, or some of its own."""
        shared, own = self._files
        return tuple(dict.fromkeys((*own, *shared)))

    def choose(self, wanted: Sequence[str]) -> str:
        """The first of these languages in which the whole game can be played; else English."""
        return next((language for language in wanted if language in self.languages), ENGLISH)

    def catalogue(self, language: str) -> Catalogue:
        """The sentences of a language, as far as they are there; of one in which there are none, English."""
        found = self._catalogues.get(language)
        if found is None:
            shared, own = self._files
            if language not in shared and language not in own:
                return self.english
            facts: Mapping[str, str] = self.game.hook("words", "FACTS") or {}
            terms: Mapping[str, TermOf] = self.game.hook("words", "TERMS") or {}
            functions: Mapping[str, Function] = self.game.hook("words", "FUNCTIONS") or {}
            changed = sorted(name for name in facts if FACTS.get(name, facts[name]) != facts[name])
            if changed:
                raise BadGame(
                    f"{self.game.package}.words: FACTS says of {', '.join(changed)} what all games say otherwise"
                )
            texts = [shared.get(language, ""), own.get(language, ""), self.of_meta if language == ENGLISH else ""]
            beneath = None if language == ENGLISH else self.english
            found = Catalogue(language, texts, {**FACTS, **facts}, terms, functions, beneath)
            self._catalogues[language] = found
        return found

    @cached_property
    def english(self) -> Catalogue:
        """The sentences that are there in any case."""
        return self.catalogue(ENGLISH)

    @cached_property
    def _ids(self) -> Mapping[str, object]:
        """The sentences that are there in any case, by id."""
        return self.english.messages

    def reader(self, eyes: int, names: Sequence[str] = (), state: State | None = None) -> Reader:
        """Who reads. Seats without a name are called as the rules call them. `state`: who plays which colour."""
        if not names:
            return Reader(eyes, self._labels, state, named=False)
        return Reader(eyes, (*names, *self._labels[len(names) :]), state)  # a tuple: some words are remembered by it

    @cached_property
    def _labels(self) -> tuple[str, ...]:
        labels = [self.game.seat_label(seat) for seat in range(self.game.most_seats)]
        return tuple(say("player", number=label) if label.isdecimal() else label for label in labels)

    def has(self, id: str) -> bool:
        """Is there such a sentence, in English at least?"""
        return id in self._ids

    def say(self, id: str, facts: Facts, reader: Reader, language: str) -> str:
        """A sentence; in English where the language does not have it; empty: nobody has."""
        if id not in self._ids:
            return ""
        return (self._catalogues.get(language) or self.catalogue(language))(id, facts, reader)

    def standing(self, text: str, language: str) -> str:
        """How a standing answer reads; as it was typed, where no sentence (`standing-retreat-always`) tells it."""
        words = text.lower().split()
        number = next((int(word) for word in words if word.isdecimal()), 0)
        id = "-".join(["standing", *(word for word in words if not word.isdecimal())])
        return self.say(id, {"number": number}, self.reader(PUBLIC), language) or text

    # --- what is said of a position -----------------------------------------------------------------------------

    def prompt(self, view: State, seat: int, reader: Reader, language: str) -> Phrase:
        """What the decision on top asks of this seat, or what the seat waits for; behind it what helps to decide."""
        id, facts = self.question(view, seat)
        question, help = self.say(id, facts, reader, language), self.say(f"{id}-help", facts, reader, language)
        return f"{question} {help}" if question and help else question or help, view.stack[-1].cites(view, seat)

    def asked(self, view: State, seat: int, reader: Reader, language: str) -> tuple[str, str, str]:
        """The decision on top in three parts: its title, the question, and one line of help, which may be empty."""
        id, facts = self.question(view, seat)
        title = self.say(f"{view.stack[-1].NAME}-title", {}, reader, language)
        return title, self.say(id, facts, reader, language), self.say(f"{id}-help", facts, reader, language)

    def question(self, view: State, seat: int) -> tuple[str, Facts]:
        """The sentence of the decision on top, and its facts: the game's own, or what all games say to who waits."""
        top = view.stack[-1]
        id = top.prompt_id(view, seat)
        waits: Fact = tuple(view.actors()) if view.asks_openly() else ()
        facts: Facts = {"waits": waits, **top.facts(view, seat)}
        if id not in self._ids:
            if id.endswith("-sent"):
                id = "waiting-for-sheets"
            elif id.endswith("-others"):
                id = "waiting-in-secret" if view.in_secret() else "waiting"
        return id, facts

    def label(self, view: State, seat: int, action: Action, reader: Reader, language: str) -> Phrase:
        """An option in words."""
        verb = self.game.verbs[action[0]]
        facts = verb.facts(view, seat, action)
        return self.say(verb.label(view, seat, action), facts, reader, language), verb.cites(view, seat, action)

    def menu(self, view: State, seat: int, actions: Sequence[Action], reader: Reader, language: str) -> list[Entry]:
        """Several options in words, as they stand together: what they share is worked out once."""
        catalogue, english, verbs = self.catalogue(language), self._ids, self.game.verbs
        headings: dict[Action, str] = {(): ""}
        entries: list[Entry] = []
        with OneMenu(view):
            for action in actions:
                verb = verbs[action[0]]
                facts = verb.facts(view, seat, action)
                id = verb.label(view, seat, action)
                label = catalogue(id, facts, reader) if id in english else ""
                key = action[: 1 + verb.GROUP]  # of a verb without a group nothing
                heading = headings.get(key)
                if heading is None:
                    id = f"{verb.NAME}-group"
                    heading = headings[key] = catalogue(id, facts, reader) if id in english else ""
                entries.append(Entry(label, verb.cites(view, seat, action), key, heading))
        return entries

    def refusal(self, no: No, reader: Reader, language: str) -> str:
        """Why not; the text of the rule where nothing better is written."""
        rule = self.game.rulebook.rules(language).get(no.rule)
        return self.say(no.id, no.facts, reader, language) or (
            rule.text if rule else self.say("not-possible", {}, reader, language)
        )

    # --- what is said of what happened --------------------------------------------------------------------------

    def event(self, setup: Setup, event: Event, view: State | None = None) -> tuple[str, Facts]:
        """The sentence of an event and its facts; an empty id: nothing is said of it. `view`: of who reads, then or later."""
        kind, _, numbers, rules = event
        if kind == LEFT:
            return ("left-resigned" if numbers[1] == RESIGN else "left-sent-away"), {"seat": numbers[0]}
        if kind == UNDONE:
            return "undone", {"seat": numbers[0]}
        id, names, rest = self._events.get(kind) or self._event_of(kind)
        # the rules by which it came so, and the first of them: the same may have several reasons
        facts: Facts = {"rule": rules.partition(" ")[0], "rules": rules}
        facts.update(zip(names, numbers, strict=False))
        if rest:
            facts[rest] = numbers[len(names) :]
        more = self._more_of_event
        if more is not None:
            facts.update(more(setup, id, facts, view))
        return id, facts

    def line(self, setup: Setup, event: Event, reader: Reader, language: str, view: State | None = None) -> Phrase:
        """An event as a line of the log, its sentences with a capital letter whoever they begin with; empty: nothing is said."""
        id, facts = self.event(setup, event, view)
        said = self.say(id, facts, reader, language) if id else ""
        return capitals(said), tuple(event[3].split())

    def _event_of(self, kind: int) -> tuple[str, tuple[str, ...], str]:
        """Of a kind of event: its sentence, the names of its numbers, and the name of all that are left (`*cards`)."""
        id, names = self.game.events[kind]
        rest = names[-1][1:] if names and names[-1].startswith("*") else ""
        found = self._events[kind] = id, names[:-1] if rest else names, rest
        return found

    @cached_property
    def _more_of_event(self) -> Callable[..., Facts] | None:
        """What a game's events need besides their own facts."""
        found: Callable[..., Facts] | None = self.game.hook("words", "more_of_event")
        return found

    def cause(self, cause: int, language: str) -> Phrase:
        """Why a game ended."""
        name, *rules = self.game.causes[cause]
        return self.say(f"cause-{name}", {}, self.reader(-1), language), tuple(rules)

    def window(self, decision: str, number: int, language: str) -> str:
        """The name of a window."""
        return self.say(f"{decision}-window", {"number": number}, self.reader(-1), language)

    def option(self, name: str, language: str) -> str:
        """What an option is, in a sentence."""
        return self.say(f"option-{name}", {}, self.reader(-1), language)

    def option_title(self, name: str, language: str) -> str:
        """How it is called, in a few words; where nothing is written, by its name."""
        return self.say(f"option-{name}-title", {}, self.reader(-1), language) or name.replace("_", " ").capitalize()

    def option_value(self, name: str, value: Any, language: str) -> str:
        """How one of its values is called; where nothing is written, as programs write it."""
        return self.say(f"option-{name}-{value}", {}, self.reader(-1), language) or str(value).replace("_", " ")
