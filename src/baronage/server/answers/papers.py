"""What REST answers about papers: documents that outlive a game (see `answers`)."""

from __future__ import annotations

from typing import Any

from typing_extensions import TypedDict


class Sheet(TypedDict):
    """What a document says, as it is shown and printed; `numbers`: the columns of figures."""

    title: str
    lines: list[str]
    columns: list[str]
    rows: list[list[str]]
    numbers: list[int]


class Paper(TypedDict):
    """A document of mine. `uploaded`: brought from elsewhere; `games`: played with it here; `table`: where it is in use."""

    id: str
    game: str
    kind: str
    title: str
    lines: list[str]
    uploaded: bool
    games: int
    changed: float
    table: str | None


class WholePaper(Paper):
    """The whole of it. `offers`: for each edit what its first word may be now, and what that is; null: any."""

    sheet: Sheet
    offers: dict[str, list[tuple[str, str]] | None]
    document: dict[str, Any]


class Brought(TypedDict):
    """What a seat brings to a table, and has taken home from it."""

    seat: int
    before: Sheet | None
    after: Sheet | None
