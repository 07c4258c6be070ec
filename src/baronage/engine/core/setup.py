"""Seats and options of a game, fixed before it starts. Immutable and shared by all clones."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal

from baronage.engine.core.coercion import as_index
from baronage.engine.core.errors import BadSetup
from baronage.engine.text.input_errors import msg

if TYPE_CHECKING:
    from baronage.engine.core.interfaces import GameInterface

# replacement for an absent player; "person" allows a person to take over from the bot
StandIn = Literal["nobody", "bot", "person"]
_WHOLE = re.compile(r"-?[0-9]{1,18}$")


@dataclass(frozen=True)
class Option:
    """A variant that players agree on.

    Its value is one of `values`, an integer from `low` to `high`, or a document accepted by `check`. The catalogue
    holds the description and the names of the option and its values: `option-NAME`, `option-NAME-title`,
    `option-NAME-VALUE`.
    """

    name: str
    default: Any
    values: tuple[Any, ...] = ()
    low: int | None = None
    high: int | None = None
    check: Callable[[Any], str] | None = None  # for a document: returns the error, or ""
    rules: tuple[str, ...] = ()
    examples: tuple[Any, ...] = ()  # for a document: valid examples, used by the laws
    # False for an option without effect yet: it is hidden from players, and tables that use it stay readable
    offered: bool = True

    def takes(self) -> str:
        """Return the accepted values as text."""
        return ", ".join(self._taken())

    def _taken(self) -> list[str]:
        words = [str(value) for value in self.values]
        if self.low is not None:
            words.append(msg("option-range", low=self.low, high=self.high))
        if self.check is not None:
            words.append(msg("option-document"))
        return words

    def read(self, value: Any) -> Any:
        """Return the checked value. A text that names a value or a number is converted to it."""
        value = as_index(value)
        for known in self.values:
            if type(known) is type(value) and known == value:
                return known
        if isinstance(value, str):
            for known in self.values:
                if str(known).lower() == value.strip().lower():
                    return known
            if self.low is not None and _WHOLE.match(value.strip()):
                value = int(value)
        is_complete = isinstance(value, int) and not isinstance(value, bool)
        if self.low is not None and self.high is not None and is_complete and self.low <= value <= self.high:
            return value
        if self.check is not None:
            wrong = self.check(value)
            if not wrong:
                return copy.deepcopy(value)
            raise BadSetup(msg("option-wrong", option=self.name, why=wrong))
        raise BadSetup(msg("option-takes", option=self.name, values=self._taken(), value=f"{value!r:.100}"))


@dataclass(frozen=True)
class Meta:
    """The description of a game without its rules."""

    name: str
    title: str
    prefix: str  # of its rule ids
    seats: tuple[int, ...]  # seat counts on offer
    version: int  # of its rules; stored in records
    sentence: str  # a one-sentence description of the game
    # by version: options whose default changed in the next version; older records keep the old default
    defaults: Mapping[int, Mapping[str, Any]] = field(default_factory=dict, kw_only=True)
    options: tuple[Option, ...] = ()
    length: str = ""  # how long a game takes, as text
    minutes: int = 0  # and as a number, by which games are sorted
    cover: str = ""  # the drawing on the game's card in the lobby; empty for its picture
    credits: tuple[tuple[str, str], ...] = ()  # credits as in the rulebook: (role, name)
    picture: str = ""  # a position in notation for the game's picture; empty for the start position
    check: Callable[[int, dict[str, Any]], str] | None = None  # for combinations of options: returns the error, or ""
    scored: str = "points"  # the unit of the final scores
    resign: bool = True  # whether a seat can resign
    stand_in: StandIn = "person"  # replacement for an absent player, unless the host chose otherwise
    live: Mapping[str, Any] = field(default_factory=dict)  # default options of a live table
    default_seats: int = 0  # default number of seats; 0 for the smallest
    first: Mapping[str, Any] = field(default_factory=dict)  # options of a first game, started with one click
    offered: bool = True  # False for an unfinished game, which is hidden from players
    expels: str = ""  # the rule that lets the host expel a player who broke secrecy; empty if there is none
    # whether all secrets are shown after the game
    published: Callable[[Mapping[str, Any]], bool] = field(default=lambda options: True)
    together: bool = False  # whether all players decide in secret and their actions are carried out at once
    more_seats: tuple[int, ...] = ()  # seat counts that only some options allow, such as a custom board
    label: Callable[[int], str] = field(default=lambda seat: chr(65 + seat))  # the name of a seat in the rules
    # by the options, which chat is allowed during play: all, public (nothing in private), none
    talk: Callable[[Mapping[str, Any]], str] = field(default=lambda options: "all")
    # by the options, whether players may make proposals as data (engine/hooks/pacts.py), if the game has them
    bargains: Callable[[Mapping[str, Any]], bool] = field(default=lambda options: True)

    short_title: str = ""  # the title where space is short; empty for the whole title

    def __post_init__(self) -> None:
        if not self.default_seats:
            object.__setattr__(self, "default_seats", self.seats[0])

    def option(self, name: str) -> Option:
        """Return the option called `name`."""
        for option in self.options:
            if option.name == name:
                return option
        known = ", ".join(option.name for option in self.options) or "none"
        raise BadSetup(msg("option-unknown", game=self.title, name=f"{name!r:.100}", known=known))


class Setup:
    """The seats and checked options of one game."""

    __slots__ = ("_document", "_layout", "_space", "game", "numbers", "options", "seats")

    def __init__(self, game: GameInterface, seats: int, options: dict[str, Any]) -> None:
        meta = game.meta
        seats = as_index(seats)
        if type(seats) is not int or seats not in (*meta.seats, *meta.more_seats):
            raise BadSetup(
                msg("seats-wrong", game=meta.title, least=meta.seats[0], most=meta.seats[-1], seats=f"{seats!r:.100}")
            )
        if not isinstance(options, dict):
            raise BadSetup(msg("options-shape", value=f"{options!r:.100}"))
        chosen = {option.name: copy.deepcopy(option.default) for option in meta.options}
        for name, value in options.items():
            chosen[name] = meta.option(name).read(value)
        if meta.check is not None:
            wrong = meta.check(seats, chosen)
            if wrong:
                raise BadSetup(wrong)
        self._layout: Any = None
        self._space: Any = None
        self.game = game
        self.numbers = game.numbers  # of the rules, as this game has them
        self.seats = seats
        self.options: Mapping[str, Any] = MappingProxyType(chosen)
        self._document = {
            option.name: chosen[option.name] for option in meta.options if chosen[option.name] != option.default
        }

    def __eq__(self, other: object) -> bool:
        """Return whether game, numbers, seats and options are equal."""
        if not isinstance(other, Setup):
            return NotImplemented
        return self is other or self._key() == other._key()

    def _key(self) -> tuple[str, str, int, dict[str, Any]]:
        return self.game.package, self.game.name, self.seats, self._document

    def __reduce__(self) -> tuple[Any, ...]:
        return Setup, (self.game, self.seats, self.document())

    def __repr__(self) -> str:
        return f"<Setup of {self.game.name} for {self.seats}: {self._document or 'no options'}>"

    @property
    def space(self) -> Any:
        """The action space: the tokens that make up actions."""
        if self._space is None:
            self._space = self.game.space_of(self)
        return self._space

    @property
    def layout(self) -> Any:
        """The layout of encoded views."""
        if self._layout is None:
            self._layout = self.game.layout_of(self)
        return self._layout

    @property
    def published(self) -> bool:
        """Whether everything sent in secret is shown to all after the game, with the seed."""
        return self.game.meta.published(self.options)

    def document(self) -> dict[str, Any]:
        """Return the options that differ from their defaults, as JSON."""
        return copy.deepcopy(self._document)
