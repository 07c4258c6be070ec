"""A room: a table with what surrounds it while the server runs, and those who follow it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from baronage.engine.game import Game
from baronage.engine.pacts import Pact
from baronage.engine.words import ENGLISH
from baronage.server.house.alarms import Waits
from baronage.server.house.listing import Listing
from baronage.server.house.messages import Parts
from baronage.server.play.drawings import Page
from baronage.server.play.sitter import Sitter
from baronage.server.play.table import Table
from baronage.server.play.talk import Talk
from baronage.server.wire import Messages

Key = tuple[int, Parts, str]  # eyes, what they want, in which language
LanguageFor = Callable[[Game], str]  # in which language a game speaks to whoever asks


def in_english(game: Game) -> str:
    """To whoever says nothing about it."""
    return ENGLISH


class Watcher(Protocol):
    """Whoever is to be told: a connection."""

    person: str
    address: str

    def tell(self, message: Messages) -> None:
        """Pass it on, without waiting."""


class Follower(NamedTuple):
    """Who follows a table, with whose eyes, and what he wants to be told."""

    watcher: Watcher
    eyes: int
    want: Parts
    language: str = ENGLISH

    @property
    def key(self) -> Key:
        """Who has the same is told the same."""
        return self.eyes, self.want, self.language


@dataclass
class Room:
    """A table with what surrounds it while the server runs."""

    listing: Listing
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    table: Table | None = None
    talk: Talk | None = None
    pacts: list[Pact] | None = None  # what was proposed
    watchers: list[Follower] = field(default_factory=list)
    told: int = 0  # acts of which those who watch have been told
    kept: bool = False  # does this process see to its bots and clocks?
    waits: Waits | None = None  # as it stands in the store
    used: float = 0.0  # when somebody last came here
    # what each pair of eyes saw last, by language, as far as it is drawn
    pages: dict[tuple[int, str], Page] = field(default_factory=dict)


@dataclass(frozen=True)
class Gathering:
    """A tournament as its talk knows it: somebody is its host, and nobody has a seat."""

    id: str
    host: str
    sitters: tuple[Sitter, ...] = ()
    talk: str = "all"

    def seats_of(self, person: str) -> list[int]:
        """None: all talk where those do who watch."""
        return []

    def came(self, person: str) -> int:
        """All hear what was said before they came."""
        return 0


@dataclass
class Lounge:
    """A tournament with those who follow it while the server runs."""

    listing: Gathering
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    talk: Talk | None = None
    watchers: list[Follower] = field(default_factory=list)
    used: float = 0.0  # when somebody last came here


Place = Room | Lounge  # where people talk


def each_watcher(room: Place) -> list[Watcher]:
    """Each once, with however many eyes it watches."""
    return list({id(one.watcher): one.watcher for one in room.watchers}.values())
