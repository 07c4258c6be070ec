"""What is agreed before a game: seats and options. Immutable, shared by all clones."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal

from baronage.engine.errors import BadSetup
from baronage.engine.refusals import say
from baronage.engine.whole import whole

if TYPE_CHECKING:
    from baronage.engine.encoding import Layout
    from baronage.engine.game import Game
    from baronage.engine.space import ActionSpace

StandIn = Literal["nobody", "bot", "person"]  # who may play for somebody who is long away; a person: after a bot
_WHOLE = re.compile(r"-?[0-9]{1,18}$")


@dataclass(frozen=True)
class Option:
    """A variant that players agree on: one of `values`, a whole number from `low` to `high`, or what `check` takes.

    What it is, and how it and its values are called, stands in the catalogue: `option-NAME`, `option-NAME-title`,
    `option-NAME-VALUE`.
    """

    name: str
    default: Any
    values: tuple[Any, ...] = ()
    low: int | None = None
    high: int | None = None
    check: Callable[[Any], str] | None = None  # of a document: what is wrong with it, or ""
    rules: tuple[str, ...] = ()
    examples: tuple[Any, ...] = ()  # of a document: some that it takes, for the laws to try
    # False: it changes nothing yet, so players are not shown it; tables that have it stay readable
    offered: bool = True

    def takes(self) -> str:
        """The values it takes, in words."""
        return ", ".join(self._taken())

    def _taken(self) -> list[str]:
        words = [str(value) for value in self.values]
        if self.low is not None:
            words.append(say("option-range", low=self.low, high=self.high))
        if self.check is not None:
            words.append(say("option-document"))
        return words

    def read(self, value: Any) -> Any:
        """The value, checked; a text that names a value or a number is taken for it."""
        value = whole(value)
        for known in self.values:
            if type(known) is type(value) and known == value:
                return known
        if isinstance(value, str):
            for known in self.values:
                if str(known).lower() == value.strip().lower():
                    return known
            if self.low is not None and _WHOLE.match(value.strip()):
                value = int(value)
        is_whole = isinstance(value, int) and not isinstance(value, bool)
        if self.low is not None and self.high is not None and is_whole and self.low <= value <= self.high:
            return value
        if self.check is not None:
            wrong = self.check(value)
            if not wrong:
                return copy.deepcopy(value)
            raise BadSetup(say("option-wrong", option=self.name, why=wrong))
        raise BadSetup(say("option-takes", option=self.name, values=self._taken(), value=f"{value!r:.100}"))


@dataclass(frozen=True)
class Meta:
    """What there is to know about a game without knowing its rules."""

    name: str
    title: str
    prefix: str  # of its rule ids
    seats: tuple[int, ...]  # that are offered
    version: int  # of its rules: a record names it
    sentence: str  # what the game is, in one sentence
    # by version, options whose default has changed with the next one: a record of that time means the old one
    defaults: Mapping[int, Mapping[str, Any]] = field(default_factory=dict, kw_only=True)
    options: tuple[Option, ...] = ()
    length: str = ""  # how long it takes, in words
    credits: tuple[tuple[str, str], ...] = ()  # whose game it is, as its rulebook says: (what, who)
    picture: str = ""  # a position of a first game, in notation, that shows what it looks like; empty: its start
    check: Callable[[int, dict[str, Any]], str] | None = None  # of options together: what is wrong, or ""
    scored: str = "points"  # what the scores at the end count
    resign: bool = True  # may a seat resign?
    stand_in: StandIn = "person"  # for who is long away, unless the host chose otherwise
    live: Mapping[str, Any] = field(default_factory=dict)  # options of a live table, unless somebody chose otherwise
    default_seats: int = 0  # how many sit down unless told otherwise; 0: as few as can
    first: Mapping[str, Any] = field(default_factory=dict)  # options of a first game, which one click starts
    offered: bool = True  # False: not complete yet, so players are not shown it
    expels: str = ""  # the rule by which the host sends away who broke the game's secrecy; empty: no host can
    published: Callable[[Mapping[str, Any]], bool] = field(default=lambda options: True)  # is all shown after the game?
    more_seats: tuple[int, ...] = ()  # seat counts that only some options allow, such as a board of one's own
    label: Callable[[int], str] = field(default=lambda seat: chr(65 + seat))  # how the rules call a seat
    # by the options, what players may say to each other while they play: all, public (nothing in private), none
    talk: Callable[[Mapping[str, Any]], str] = field(default=lambda options: "all")
    # may they make proposals as data (engine/pacts.py), where the game has them?
    bargains: Callable[[Mapping[str, Any]], bool] = field(default=lambda options: True)

    def __post_init__(self) -> None:
        if not self.default_seats:
            object.__setattr__(self, "default_seats", self.seats[0])

    def option(self, name: str) -> Option:
        """The option of that name."""
        for option in self.options:
            if option.name == name:
                return option
        known = ", ".join(option.name for option in self.options) or "none"
        raise BadSetup(say("option-unknown", game=self.title, name=f"{name!r:.100}", known=known))


class Setup:
    """Seats and checked options of one game."""

    __slots__ = ("_document", "_layout", "_space", "game", "options", "seats")

    def __init__(self, game: Game, seats: int, options: dict[str, Any]) -> None:
        meta = game.meta
        seats = whole(seats)
        if type(seats) is not int or seats not in (*meta.seats, *meta.more_seats):
            raise BadSetup(
                say("seats-wrong", game=meta.title, least=meta.seats[0], most=meta.seats[-1], seats=f"{seats!r:.100}")
            )
        if not isinstance(options, dict):
            raise BadSetup(say("options-shape", value=f"{options!r:.100}"))
        chosen = {option.name: copy.deepcopy(option.default) for option in meta.options}
        for name, value in options.items():
            chosen[name] = meta.option(name).read(value)
        if meta.check is not None:
            wrong = meta.check(seats, chosen)
            if wrong:
                raise BadSetup(wrong)
        self._layout: Layout | None = None
        self._space: ActionSpace | None = None
        self.game = game
        self.seats = seats
        self.options: Mapping[str, Any] = MappingProxyType(chosen)
        self._document = {
            option.name: chosen[option.name] for option in meta.options if chosen[option.name] != option.default
        }

    def __eq__(self, other: object) -> bool:
        """The same game, seats and options?"""
        if not isinstance(other, Setup):
            return NotImplemented
        return self is other or (
            (self.game.package, self.seats, self._document) == (other.game.package, other.seats, other._document)
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return Setup, (self.game, self.seats, self.document())

    def __repr__(self) -> str:
        return f"<Setup of {self.game.name} for {self.seats}: {self._document or 'no options'}>"

    @property
    def space(self) -> ActionSpace:
        """The words with which actions are spelt."""
        if self._space is None:
            self._space = self.game.space_of(self)
        return self._space

    @property
    def layout(self) -> Layout:
        """Where each number of an encoded view stands."""
        if self._layout is None:
            self._layout = self.game.layout_of(self)
        return self._layout

    @property
    def published(self) -> bool:
        """Is everything that was sent in secret shown to all after the game, and the seed?"""
        return self.game.meta.published(self.options)

    def document(self) -> dict[str, Any]:
        """The options that are not the default, as JSON."""
        return copy.deepcopy(self._document)
