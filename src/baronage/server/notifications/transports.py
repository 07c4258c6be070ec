"""Transports: one per type of destination. Each delivers a notification or raises Failed."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from baronage.server.notifications.templates import NotificationText

if TYPE_CHECKING:
    from baronage.server.notifications.destinations import Destination


class Failed(Exception):
    """A failed delivery. `for_good` means that the destination will never work again."""

    def __init__(self, reason: str, for_good: bool = False) -> None:
        super().__init__(reason)
        self.reason = reason
        self.for_good = for_good


class Delivery(NamedTuple):
    """A delivery: a text and its metadata."""

    id: str  # the same for every attempt, so that duplicates can be recognized
    kind: str
    content: NotificationText
    language: str
    home: str  # the address of this server, without a trailing slash
    unsubscribe: str = ""  # the unsubscribe token, or empty if this kind can't be ended


class Transport(Protocol):
    """A transport: for mail, web push or webhooks."""

    async def send(self, destination: Destination, delivery: Delivery) -> None:
        """Deliver a notification; return when it has arrived, as far as can be known. Raise Failed otherwise."""
