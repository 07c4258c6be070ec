"""Request bodies for tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field

from baronage.engine.text.localization import CatalogueText
from baronage.server.http.auth import Body
from baronage.server.locale import msg

MAX_NOTE = 60  # characters of a note on an invitation

# Error types of pydantic, with the message for each. The limits are passed to the message.
WRONG = {
    "missing": "body-missing",
    "extra_forbidden": "body-unknown",
    "string_too_long": "body-too-long",
    "too_long": "body-too-long",
    "string_too_short": "body-too-short",
    "too_short": "body-too-short",
    "greater_than_equal": "body-too-small",
    "less_than_equal": "body-too-large",
}
_LIMITS = {"max_length": "most", "le": "most", "min_length": "least", "ge": "least"}


def wrong_part(error: Mapping[str, Any]) -> CatalogueText:
    """Return the message for a validation error of pydantic."""
    field = ".".join(str(part) for part in error["loc"][1:] or error["loc"])
    limits = {_LIMITS[name]: value for name, value in error.get("ctx", {}).items() if name in _LIMITS}
    id = WRONG.get(error["type"], "body-wrong")
    return msg(id, field=field[:100], why=str(error["msg"]), **limits)


class NewSeat(Body):
    """A seat of a new table: the caller's, open, invitation only, or a bot's."""

    kind: str = Field(pattern="^(me|open|invited|bot)$")
    bot: str = Field("", max_length=40)
    name: str = Field("", max_length=100)


class Branching(Body):
    """The move to continue from, the caller's seat, the bot for the others, and what the caller plays at once."""

    move: int = Field(ge=0, le=1 << 31)
    seat: int = Field(ge=0, le=31)
    bot: str = Field("heuristic", max_length=40)
    then: str = Field("", max_length=400)


class NewTable(Body):
    """A new table."""

    game: str = Field(max_length=2000)  # or with house rules: brawling+cards.KNI.upgrade=4
    options: dict[str, Any] = Field({})
    seats: list[NewSeat] = Field(min_length=1, max_length=32)
    time_control: dict[str, Any] = Field({"kind": "untimed"})
    public: bool = True
    campaign_file: str = Field("", max_length=40)  # kind of campaign file each seat brings
    stand_in: Literal["", "nobody", "bot", "person"] = (
        ""  # who replaces a long absent player; empty for the game's default
    )
    hints: bool | None = None  # whether hints are allowed; None allows them only alone against bots
    rated: bool = False  # whether it counts for ratings; requires accounts


class TryingOut(Body):
    """The caller's seat on the trial board, and the bot for the others."""

    seat: int = Field(ge=0, le=31)
    bot: str = Field("heuristic", max_length=40)


class Attempt(Body):
    """A request about a board on which moves are tried: for the table after them, with the events of the last `fresh`
    ones; or for the outcome of a `draft` of the form; or for the reason why a click on these `nodes` has no effect.
    """

    fresh: int = Field(0, ge=0, le=120)
    draft: dict[Annotated[str, Field(max_length=60)], Annotated[list[int], Field(max_length=60)]] | None = Field(
        None, max_length=200
    )
    nodes: list[Annotated[str, Field(max_length=60)]] = Field([], max_length=20)


class Trying(Attempt):
    """All moves of an attempt at a lesson or puzzle, as actions or notation. `show` asks for the rest of the solution."""

    moves: list[Annotated[str, Field(max_length=200)] | Annotated[list[int], Field(max_length=20)]] = Field(
        [], max_length=60
    )
    show: bool = False


class Played(Body):
    """A move on the board of an example: the seat, and the action or its notation."""

    seat: int = Field(ge=0, le=31)
    move: Annotated[str, Field(max_length=400)] | Annotated[list[int], Field(max_length=20)]


class PlayingOut(Attempt):
    """All moves on the board of an example."""

    moves: list[Played] = Field([], max_length=120)


class Stroke(Body):
    """A click in the board editor: the tool, the node clicked and the node already selected.

    Without `place`, the board is returned unchanged; without `document`, it starts from a template.
    """

    document: dict[str, Any] | None = None
    ready: str = Field("", max_length=40)
    tool: str = Field("", max_length=40)
    chosen: str = Field("", max_length=40)
    place: str = Field("", max_length=40)


class Analysing(Body):
    """The seat to analyse. None means the caller's own, or the first."""

    seat: int | None = Field(None, ge=0, le=31)


class Joining(Body):
    """The seat to take, or None for any."""

    seat: int | None = Field(None, ge=0, le=31)
    invitation: str = Field("", max_length=40)


class Noting(Body):
    """The host's note on the invitation: one line. An empty string removes it."""

    note: str = Field(max_length=MAX_NOTE)


class Bringing(Body):
    """The campaign file for one of the caller's seats. An empty string means a new one."""

    seat: int = Field(ge=0, le=31)
    campaign_file: str = Field("", max_length=32)


class Giving(Body):
    """A bot for an empty seat. An empty string frees the seat again."""

    seat: int = Field(ge=0, le=31)
    bot: str = Field("", max_length=40)
