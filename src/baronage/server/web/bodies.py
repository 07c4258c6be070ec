"""What requests about tables bring, type by type."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field

from baronage.engine.said import Said
from baronage.server.web.callers import Body
from baronage.server.words import say

# What pydantic finds wrong, and the sentence that says so. What it looked for goes with it, under the name it has there.
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


def wrong_part(error: Mapping[str, Any]) -> Said:
    """What is wrong with a request, as pydantic found it."""
    field = ".".join(str(part) for part in error["loc"][1:] or error["loc"])
    limits = {_LIMITS[name]: value for name, value in error.get("ctx", {}).items() if name in _LIMITS}
    id = WRONG.get(error["type"], "body-wrong")
    return say(id, field=field[:100], why=str(error["msg"]), **limits)


class NewSeat(Body):
    """A seat of a new table: mine, open, for somebody with the invitation, or a bot's."""

    kind: str = Field(pattern="^(me|open|invited|bot)$")
    bot: str = Field("", max_length=40)
    name: str = Field("", max_length=100)


class Branching(Body):
    """Where to play on: after so many moves of the record, on which seat, against which bots."""

    move: int = Field(ge=0, le=1 << 31)
    seat: int = Field(ge=0, le=31)
    bot: str = Field("heuristic", max_length=40)


class NewTable(Body):
    """A new table."""

    game: str = Field(max_length=2000)  # or with altered figures: brawling+cards.KNI.upgrade=4
    options: dict[str, Any] = Field({})
    seats: list[NewSeat] = Field(min_length=1, max_length=32)
    pace: dict[str, Any] = Field({"kind": "untimed"})
    public: bool = True
    paper: str = Field("", max_length=40)  # the kind that each seat brings from former games
    stand_in: Literal["", "nobody", "bot", "person"] = ""  # for who is long away; empty: as the game says
    hints: bool | None = None  # may those who play ask for hints? None: who is alone against bots may
    rated: bool = False  # does it count for the ratings of who sits there? Only who has an account sits down


class TryingOut(Body):
    """A board of my own from a game that runs: on which of my seats, against which bots."""

    seat: int = Field(ge=0, le=31)
    bot: str = Field("heuristic", max_length=40)


class Trying(Body):
    """A try at a lesson or a puzzle, from its beginning: each move an action or its notation. `upright`: for a narrow screen."""

    moves: list[Annotated[str, Field(max_length=200)] | Annotated[list[int], Field(max_length=20)]] = Field(
        [], max_length=60
    )
    upright: bool = False


class Played(Body):
    """A move on the board of an example: whose it is, and the action or its notation."""

    seat: int = Field(ge=0, le=31)
    move: Annotated[str, Field(max_length=400)] | Annotated[list[int], Field(max_length=20)]


class PlayingOut(Body):
    """What was played on the board of an example, from its beginning. `upright`: for a narrow screen."""

    moves: list[Played] = Field([], max_length=120)
    upright: bool = False


class Stroke(Body):
    """A click on a board of one's own: with which tool, on what, and what is chosen already; nothing clicked: as it is.

    Without a document: one of the boards to begin with.
    """

    document: dict[str, Any] | None = None
    ready: str = Field("", max_length=40)
    tool: str = Field("", max_length=40)
    chosen: str = Field("", max_length=40)
    place: str = Field("", max_length=40)


class Analysing(Body):
    """Whose decisions are to be judged; None: mine, or those of the first seat."""

    seat: int | None = Field(None, ge=0, le=31)


class Joining(Body):
    """Sit down: on a given seat, or on any."""

    seat: int | None = Field(None, ge=0, le=31)
    invitation: str = Field("", max_length=40)


class Bringing(Body):
    """What a seat of mine brings from former games; empty: a new one."""

    seat: int = Field(ge=0, le=31)
    paper: str = Field("", max_length=32)


class Giving(Body):
    """Which bot sits on a seat that waits for a person; none: it waits again."""

    seat: int = Field(ge=0, le=31)
    bot: str = Field("", max_length=40)
