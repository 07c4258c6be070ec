"""Types of REST responses about games, their options and rules, and bots."""

from __future__ import annotations

from typing import Any

from typing_extensions import TypedDict

from baronage.engine.core.setup import StandIn


class Option(TypedDict):
    """An option of a game: one of `values`, a number from `low` to `high`, or a document.

    `title` and `help` describe it, `labels` its values. `drawn` means that the board editor can make the document.
    """

    name: str
    default: Any
    title: str
    help: str
    values: list[Any]
    labels: dict[str, str]
    low: int | None
    high: int | None
    document: bool
    drawn: bool
    rules: list[str]


class Edit(TypedDict):
    """An edit of a campaign file between games."""

    name: str
    words: str
    help: str


class CampaignFileKind(TypedDict):
    """A kind of campaign file. `option` takes the files; `needs` are other options that games with them need."""

    name: str
    help: str
    option: str
    needs: dict[str, Any]
    words: str
    new_help: str
    edits: list[Edit]


class GameInfo(TypedDict):
    """A game as shown in the lobby. `first` are the options of a first game, `live` the defaults of a live table.

    `scored` describes the final scores; `credits` has pairs of role and name. `expels` is the rule for expulsion by the
    host, or empty; `stand_in` the default for long absent players. `more_seats` are further numbers of seats with a
    custom document, such as a board. `minutes` is the usual length, by which games are sorted. `art` is the version of
    its drawings, `cover` the drawing on its card, and `table` whether its tables are described as data, which the page
    draws. `characters` are the names of the characters that a person can choose, weakest first.
    """

    name: str
    title: str
    short_title: str
    sentence: str
    length: str
    minutes: int
    seats: list[int]
    more_seats: list[int]
    default_seats: int
    first: dict[str, Any]
    scored: str
    labels: list[str]
    resign: bool
    expels: str
    stand_in: StandIn
    live: dict[str, Any]
    campaign_files: list[CampaignFileKind]
    options: list[Option]
    credits: list[list[str]]
    art: str
    cover: str
    table: bool
    characters: list[str]


class BotInfo(TypedDict):
    """A bot that can take a seat."""

    name: str
    title: str
    help: str


class Rules(TypedDict):
    """The rules page of a game in Markdown. Every rule begins with its id, which starts with the prefix, in bold."""

    title: str
    prefix: str
    page: str
