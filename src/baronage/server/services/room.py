"""Rooms: a table with its runtime data and its subscribers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from baronage.engine.game.game import Game
from baronage.engine.game.messages import ENGLISH
from baronage.engine.hooks.pacts import Pact
from baronage.server.protocol import Messages
from baronage.server.services.leases import Waits
from baronage.server.services.listing import Listing
from baronage.server.services.payloads import Parts
from baronage.server.table.chat import ChatLog
from baronage.server.table.occupant import Occupant
from baronage.server.table.rendering import Page
from baronage.server.table.table import Table
from baronage.server.table.table_data import Shown

Key = tuple[int, Parts, str]  # viewer, wanted parts, language
LanguageFor = Callable[[Game], str]  # returns the language a game uses for a client


def in_english(game: Game) -> str:
    """Return English, the default language."""
    return ENGLISH


class Subscriber(Protocol):
    """A receiver of messages: a connection."""

    person: str
    address: str

    def tell(self, message: Messages) -> None:
        """Send a message, without waiting."""


class Subscription(NamedTuple):
    """A subscription to a table: the subscriber, the viewer and the wanted parts."""

    subscriber: Subscriber
    viewer: int
    want: Parts
    language: str = ENGLISH

    @property
    def key(self) -> Key:
        """The key of the update: subscriptions with the same key get the same update."""
        return self.viewer, self.want, self.language


@dataclass
class Room:
    """A table with its runtime data."""

    listing: Listing
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    table: Table | None = None
    chat: ChatLog | None = None
    pacts: list[Pact] | None = None  # proposals, or None if not read yet
    subscriptions: list[Subscription] = field(default_factory=list)
    sending_to: frozenset[int] = frozenset()  # viewers being sent an update now
    sent: int = 0  # entries sent to subscribers so far
    managed: bool = False  # whether this process manages its bots and clocks
    waits: Waits | None = None  # as stored
    used: float = 0.0  # time of the last use
    opened: float = 0.0  # time at which the page of the invitation was last open, before the start
    # The last rendered view of each viewer, by language.
    pages: dict[tuple[int, str], Page] = field(default_factory=dict)
    shown: dict[tuple[int, str], Shown] = field(default_factory=dict)  # the table data of the pages before


@dataclass(frozen=True)
class Gathering:
    """A tournament as its chat sees it: with a host and without seats."""

    id: str
    host: str
    occupants: tuple[Occupant, ...] = ()
    chat: str = "all"

    def seats_of(self, person: str) -> list[int]:
        """Return no seats: all participants use the public channel."""
        return []

    def chat_since(self, person: str) -> int:
        """Return 0: all can read older messages."""
        return 0


@dataclass
class TournamentFeed:
    """A tournament with its subscribers."""

    listing: Gathering
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    chat: ChatLog | None = None
    subscriptions: list[Subscription] = field(default_factory=list)
    used: float = 0.0  # time of the last use


ChatPlace = Room | TournamentFeed  # a place with a chat


def each_subscriber(room: ChatPlace) -> list[Subscriber]:
    """Return each subscriber once, even with several viewers."""
    return list({id(one.subscriber): one.subscriber for one in room.subscriptions}.values())
