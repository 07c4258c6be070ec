"""The entries of an account page: the programs and browsers that are signed in."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Program:
    """An API token, without its secret."""

    id: str
    name: str
    scopes: list[str]
    created: float
    expires: float


@dataclass(frozen=True)
class Browser:
    """A browser session: the browser's name, and since when it is signed in."""

    id: str
    name: str
    created: float
