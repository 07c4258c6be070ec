"""Types of REST responses about campaign files."""

from __future__ import annotations

from typing import Any

from typing_extensions import TypedDict


class Sheet(TypedDict):
    """The content of a document for display and print. `numbers` are the indexes of numeric columns."""

    title: str
    lines: list[str]
    columns: list[str]
    rows: list[list[str]]
    numbers: list[int]


class CampaignFile(TypedDict):
    """A campaign file of the caller. `games` were played with it here; `table` is where it is in use."""

    id: str
    game: str
    kind: str
    title: str
    lines: list[str]
    uploaded: bool
    games: int
    changed: float
    table: str | None


class FullCampaignFile(CampaignFile):
    """A campaign file with its content. `offers` has the possible first words of each edit with their meaning; null
    means any.
    """

    sheet: Sheet
    offers: dict[str, list[tuple[str, str]] | None]
    document: dict[str, Any]


class Brought(TypedDict):
    """The campaign file of a seat, before and after the game."""

    seat: int
    before: Sheet | None
    after: Sheet | None
