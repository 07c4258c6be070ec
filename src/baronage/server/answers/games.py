"""What REST answers about games: their options and rules, and the bots (see `answers`)."""

from __future__ import annotations

from typing import Any

from typing_extensions import TypedDict

from baronage.engine.setup import StandIn


class Option(TypedDict):
    """An option of a game: one of `values`, a number from `low` to `high`, or a document.

    `title` and `help` say what it is, `labels` how each value is called; `drawn`: such a document can be drawn.
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
    """What may be done to a paper between games."""

    name: str
    words: str
    help: str


class PaperKind(TypedDict):
    """A kind of document that outlives its game. `option` takes them; `needs`: other options of a game with such."""

    name: str
    help: str
    option: str
    needs: dict[str, Any]
    words: str
    new_help: str
    edits: list[Edit]


class GameInfo(TypedDict):
    """A game, as the lobby needs it. `first`: the options of a first game; `scored`: what the scores at the end count;
    `credits`: whose game it is, as pairs of what and who.

    `expels`: the rule by which the host sends somebody away, if there is one; `stand_in`: who plays for somebody who is long
    away, unless the host chooses otherwise; `live`: options of a live table, unless he chooses otherwise. `more_seats`: how many
    may sit besides where an option is a document of one's own, such as a board.
    """

    name: str
    title: str
    sentence: str
    length: str
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
    papers: list[PaperKind]
    options: list[Option]
    credits: list[list[str]]


class BotInfo(TypedDict):
    """A bot that can be asked to sit down."""

    name: str
    title: str
    help: str


class Rules(TypedDict):
    """The rules page of a game, in Markdown: every rule begins with its id in bold, and that with the prefix."""

    title: str
    prefix: str
    page: str
