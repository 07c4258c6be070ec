"""Types of REST responses of the search."""

from __future__ import annotations

from typing_extensions import TypedDict

from baronage.server.responses.accounts import Arms


class FoundPerson(TypedDict):
    """A person whose name or sign-in name matches and whose profile is visible.

    `played` counts games in the archive.
    """

    name: str
    login: str
    arms: Arms | None
    played: int


class FoundGame(TypedDict):
    """A game whose title matches. `played` counts its games in the archive."""

    game: str
    title: str
    played: int


class FoundRule(TypedDict):
    """A matching rule of a game."""

    game: str
    id: str
    title: str
    text: str


class FoundTournament(TypedDict):
    """A tournament whose name matches."""

    id: str
    name: str
    game: str


class Found(TypedDict):
    """Search results: a few people, games, rules and tournaments."""

    people: list[FoundPerson]
    games: list[FoundGame]
    rules: list[FoundRule]
    tournaments: list[FoundTournament]
