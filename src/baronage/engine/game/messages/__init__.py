"""The messages of a game in each language: messages by id from `locale/en.ftl`, its translations, and the shared ones.

A game's `locale` module defines its params: PARAM_TYPES (the kind of a param by its name), TERMS (for kinds with terms in the
glossary: from number to term) and FUNCTIONS (in addition to those of `engine.text.catalogue`). Its `verbs` module names
its events and the causes of its end. An event's message may select by its rules: `$rules`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from baronage.engine.core.state import AGREED, DRAWN, LEFT, PUBLIC, RESIGN, UNDONE, Action, Event, State
from baronage.engine.game.contract import BadGame
from baronage.engine.game.menu_cache import MenuCache
from baronage.engine.text.catalogue import Catalogue, Function, Reader, TermOf
from baronage.engine.text.input_errors import msg
from baronage.engine.text.localization import ENGLISH as ENGLISH
from baronage.engine.text.localization import read_catalogues
from baronage.engine.text.params import Param, Params, Phrase, RuleViolation

if TYPE_CHECKING:
    from baronage.engine.core.setup import Setup
    from baronage.engine.game.game import Game

ABOUT: Final = ("sentence", "length", "scored")  # of META, as messages
SENTENCE: Final = re.compile(
    r"(?:^|(?<=\. ))[a-zà-ÿ]"
)  # a sentence that begins with a lower-case letter; card texts may contain "!" inside a sentence
PARAM_TYPES: Final = {  # of all games
    "seat": "SEAT",
    "waits": "SEAT",
    "absent": "SEAT",
    "hours": "TEXT",
    "asked": "TITLE",
    "first": "TEXT",
    "last": "TEXT",
    "reason": "TEXT",
    "remark": "TEXT",
    "prompt": "TEXT",
    "things": "TEXT",
    "refusal": "TEXT",
    "rules": "TEXT",  # of an event
}

ALWAYS: Final = ("seat", "by")  # params that clients read, for the shield before a log line


def capitals(text: str) -> str:
    """Return the text with a capital letter at the beginning of each sentence."""
    return SENTENCE.sub(lambda found: found[0].upper(), text)


class Entry(NamedTuple):
    """An option in a menu: label, rules, and the group of options that begin with the same ints."""

    label: str
    rules: tuple[str, ...]
    group: Action  # empty for an option without a group
    heading: str  # the heading of the group


class Messages:
    """The messages of one game in all its languages."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._catalogues: dict[str, Catalogue] = {}
        self._needed: dict[str, frozenset[str]] = {}  # the params that each message uses
        # by kind: message id, names of params, name of the remaining params
        self._events: dict[int, tuple[str, tuple[str, ...], str]] = {}

    @cached_property
    def _files(self) -> tuple[dict[str, str], dict[str, str]]:
        return read_catalogues(__package__), read_catalogues(f"{self.game.package}.locale") if self._is_folder else {}

    @cached_property
    def of_meta(self) -> str:
        """The texts of META as a catalogue, which other languages translate (`about`)."""
        entries = [(name, getattr(self.game.meta, name)) for name in ABOUT]
        for number, (what, who) in enumerate(self.game.meta.credits, 1):
            entries += [(f"credit-{number}", what), (f"credit-{number}-who", who)]
        return "".join(f"game-{name} = {text}\n" for name, text in entries if text)

    def about(self, name: str, language: str) -> str:
        """Return a text about the game: `sentence`, `length` or the unit of its scores (`scored`)."""
        return self.msg(f"game-{name}", {}, self.reader(-1), language)

    def credits(self, language: str) -> list[list[str]]:
        """Return the credits as pairs of role and name."""
        numbers = range(1, len(self.game.meta.credits) + 1)
        return [[self.about(f"credit-{n}", language), self.about(f"credit-{n}-who", language)] for n in numbers]

    @cached_property
    def _module(self) -> Any:
        return self.game.module("locale")

    @property
    def _is_folder(self) -> bool:
        return hasattr(self._module, "__path__")

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """The languages with the game's own main catalogue, English first."""
        if not self._is_folder:
            return (ENGLISH,)
        from importlib import resources  # loaded only when a catalogue is read

        folder = resources.files(f"{self.game.package}.locale")
        return tuple(language for language in self._files[1] if folder.joinpath(f"{language}.ftl").is_file())

    @cached_property
    def known(self) -> tuple[str, ...]:
        """The languages with at least some messages, shared or the game's own."""
        shared, own = self._files
        return tuple(dict.fromkeys((*own, *shared)))

    def choose(self, wanted: Sequence[str]) -> str:
        """Return the first of these languages in which the whole game can be played, or English."""
        return next((language for language in wanted if language in self.languages), ENGLISH)

    def catalogue(self, language: str) -> Catalogue:
        """Return the catalogue for `language`, with English for missing messages."""
        found = self._catalogues.get(language)
        if found is None:
            shared, own = self._files
            if language not in shared and language not in own:
                return self.english
            params: Mapping[str, str] = self.game.hook("locale", "PARAM_TYPES") or {}
            terms: Mapping[str, TermOf] = self.game.hook("locale", "TERMS") or {}
            functions: Mapping[str, Function] = self.game.hook("locale", "FUNCTIONS") or {}
            changed = sorted(name for name in params if PARAM_TYPES.get(name, params[name]) != params[name])
            if changed:
                raise BadGame(
                    f"{self.game.package}.locale: PARAM_TYPES redefines {', '.join(changed)}, shared by all games"
                )
            texts = [shared.get(language, ""), own.get(language, ""), self.of_meta if language == ENGLISH else ""]
            beneath = None if language == ENGLISH else self.english
            found = Catalogue(language, texts, {**PARAM_TYPES, **params}, terms, functions, beneath)
            self._catalogues[language] = found
        return found

    @cached_property
    def english(self) -> Catalogue:
        """The English catalogue, which is always complete."""
        return self.catalogue(ENGLISH)

    @cached_property
    def _ids(self) -> Mapping[str, object]:
        """The English messages by id."""
        return self.english.messages

    def reader(self, viewer: int, names: Sequence[str] = (), state: State | None = None) -> Reader:
        """Return a reader. Seats without a name have their labels from the rules. `state` maps colours to seats."""
        if not names:
            return Reader(viewer, self._labels, state, named=False)
        return Reader(viewer, (*names, *self._labels[len(names) :]), state)  # a tuple, because it is a cache key

    @cached_property
    def _labels(self) -> tuple[str, ...]:
        labels = [self.game.seat_label(seat) for seat in range(self.game.most_seats)]
        return tuple(msg("player", number=label) if label.isdecimal() else label for label in labels)

    def has(self, id: str) -> bool:
        """Return whether the message exists, at least in English."""
        return id in self._ids

    def msg(self, id: str, params: Params, reader: Reader, language: str) -> str:
        """Return a message, in English if the language doesn't have it, or an empty string if it doesn't exist."""
        if id not in self._ids:
            return ""
        return (self._catalogues.get(language) or self.catalogue(language))(id, params, reader)

    def brief(self, id: str, params: Params) -> Params:
        """Return the params that the message uses in some language, and the seat that it is about."""
        needed = self._needed.get(id)
        if needed is None:
            catalogues = [self.catalogue(language) for language in self.languages]
            used = set().union(*(catalogue.mentions.get(id, ()) for catalogue in catalogues))
            needed = self._needed[id] = frozenset((*used, *ALWAYS))
        return {name: value for name, value in params.items() if name in needed}

    def standing(self, text: str, language: str) -> str:
        """Return the description of an auto-answer (`standing-retreat-always`), or its text if there is no message."""
        words = text.lower().split()
        number = next((int(word) for word in words if word.isdecimal()), 0)
        id = "-".join(["standing", *(word for word in words if not word.isdecimal())])
        return self.msg(id, {"number": number}, self.reader(PUBLIC), language) or text

    # --- messages about a position ------------------------------------------------------------------------------

    def prompt(self, view: State, seat: int, reader: Reader, language: str) -> Phrase:
        """Return the prompt of the decision on top for a seat, or what it waits for, followed by help."""
        id, params = self.question(view, seat)
        question, help = self.msg(id, params, reader, language), self.msg(f"{id}-help", params, reader, language)
        return f"{question} {help}" if question and help else question or help, view.stack[-1].rules(view, seat)

    def asked(self, view: State, seat: int, reader: Reader, language: str) -> tuple[str, str, str]:
        """Return the decision on top in three parts: title, question, and one line of help, which may be empty."""
        id, params = self.question(view, seat)
        title = self.msg(f"{view.stack[-1].NAME}-title", {}, reader, language)
        return title, self.msg(id, params, reader, language), self.msg(f"{id}-help", params, reader, language)

    def question(self, view: State, seat: int) -> tuple[str, Params]:
        """Return the message id and params of the decision on top.

        Waiting seats may get a message shared by all games.
        """
        top = view.stack[-1]
        id = top.prompt_id(view, seat)
        waits: Param = tuple(view.actors()) if view.asks_openly() else ()
        params: Params = {"waits": waits, **top.params(view, seat)}
        if id not in self._ids:
            if id.endswith("-sent"):
                id = "waiting-for-sheets"
            elif id.endswith("-others"):
                id = "waiting-in-secret" if view.in_secret() else "waiting"
        return id, params

    def label(self, view: State, seat: int, action: Action, reader: Reader, language: str) -> Phrase:
        """Return the label of an option."""
        verb = self.game.verbs[action[0]]
        params = verb.params(view, seat, action)
        return self.msg(verb.label(view, seat, action), params, reader, language), verb.rules(view, seat, action)

    def menu(self, view: State, seat: int, actions: Sequence[Action], reader: Reader, language: str) -> list[Entry]:
        """Return the labels of several options in their groups. Shared results are computed once."""
        catalogue, english, verbs = self.catalogue(language), self._ids, self.game.verbs
        headings: dict[Action, str] = {(): ""}
        entries: list[Entry] = []
        with MenuCache(view):
            for action in actions:
                verb = verbs[action[0]]
                params = verb.params(view, seat, action)
                id = verb.label(view, seat, action)
                label = catalogue(id, params, reader) if id in english else ""
                key = action[: 1 + verb.GROUP]  # empty for a verb without a group
                heading = headings.get(key)
                if heading is None:
                    id = f"{verb.NAME}-group"
                    heading = headings[key] = catalogue(id, params, reader) if id in english else ""
                entries.append(Entry(label, verb.rules(view, seat, action), key, heading))
        return entries

    def refusal(self, no: RuleViolation, reader: Reader, language: str) -> str:
        """Return the message of a rule violation, or the text of the rule if there is no message."""
        rule = self.game.rulebook.rules(language).get(no.rule)
        return self.msg(no.id, no.params, reader, language) or (
            rule.text if rule else self.msg("not-possible", {}, reader, language)
        )

    # --- messages about events ----------------------------------------------------------------------------------

    def event(self, setup: Setup, event: Event, view: State | None = None) -> tuple[str, Params]:
        """Return the message id and params of an event, with an empty id if it has no message.

        `view` is the reader's state.
        """
        kind, _, numbers, rules = event
        if kind == LEFT:
            return ("left-resigned" if numbers[1] == RESIGN else "left-sent-away"), {"seat": numbers[0]}
        if kind == UNDONE:
            return "undone", {"seat": numbers[0]}
        if kind == DRAWN:
            return "draw-agreed", {}
        id, names, rest = self._events.get(kind) or self._event_of(kind)
        # the rules of the event, and the first of them, because an event may have several causes
        params: Params = {"rule": rules.partition(" ")[0], "rules": rules}
        params.update(zip(names, numbers, strict=False))
        if rest:
            params[rest] = numbers[len(names) :]
        more = self._more_of_event
        if more is not None:
            params.update(more(setup, id, params, view))
        return id, params

    def line(self, setup: Setup, event: Event, reader: Reader, language: str, view: State | None = None) -> Phrase:
        """Return an event as a log line with capitalized sentences, or an empty text if it has no message."""
        id, params = self.event(setup, event, view)
        text = self.msg(id, params, reader, language) if id else ""
        return capitals(text), tuple(event[3].split())

    def _event_of(self, kind: int) -> tuple[str, tuple[str, ...], str]:
        """Return message id, names of params, and name of the remaining params (`*cards`) for a kind of event."""
        id, names = self.game.events[kind]
        rest = names[-1][1:] if names and names[-1].startswith("*") else ""
        found = self._events[kind] = id, names[:-1] if rest else names, rest
        return found

    @cached_property
    def _more_of_event(self) -> Callable[..., Params] | None:
        """The function that adds params to a game's events, or None."""
        found: Callable[..., Params] | None = self.game.hook("locale", "more_of_event")
        return found

    def cause(self, cause: int, language: str, view: State | None = None) -> Phrase:
        """Return the cause of a game's end; with `view`, the winner and what decided, if the game has words for it."""
        name, *rules = self.game.causes[cause]
        closing, reader = view.closing(PUBLIC) if view and cause != AGREED else None, self.reader(-1)
        text = self.msg(f"cause-{name}-by", closing[0], reader, language) if closing else ""
        return text or self.msg(f"cause-{name}", {}, reader, language), tuple(rules)

    def window(self, decision: str, number: int, language: str) -> str:
        """Return the name of a window."""
        return self.msg(f"{decision}-window", {"number": number}, self.reader(-1), language)

    def option(self, name: str, language: str) -> str:
        """Return a one-sentence description of an option."""
        return self.msg(f"option-{name}", {}, self.reader(-1), language)

    def option_title(self, name: str, language: str) -> str:
        """Return the title of an option, or its name if it has no title."""
        return self.msg(f"option-{name}-title", {}, self.reader(-1), language) or name.replace("_", " ").capitalize()

    def option_value(self, name: str, value: Any, language: str) -> str:
        """Return the title of an option value, or the value itself if it has no title."""
        return self.msg(f"option-{name}-{value}", {}, self.reader(-1), language) or str(value).replace("_", " ")
