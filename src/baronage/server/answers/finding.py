"""What REST answers to who looks for something by a few words (see `answers`)."""

from __future__ import annotations

from typing_extensions import TypedDict

from baronage.server.answers.people import Arms


class FoundPerson(TypedDict):
    """Somebody whose name, or sign-in name, begins so, and whose page is for me. `played`: his games in the archive."""

    name: str
    login: str
    arms: Arms | None
    played: int


class FoundGame(TypedDict):
    """A game that is called so. `played`: so many of it are in the archive."""

    game: str
    title: str
    played: int


class FoundRule(TypedDict):
    """A rule of a game that these words ask for."""

    game: str
    id: str
    title: str
    text: str


class FoundTournament(TypedDict):
    """A tournament that has these words in its name."""

    id: str
    name: str
    game: str


class Found(TypedDict):
    """What a few words find: people, games, rules and tournaments, a few of each."""

    people: list[FoundPerson]
    games: list[FoundGame]
    rules: list[FoundRule]
    tournaments: list[FoundTournament]
