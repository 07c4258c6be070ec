"""Find me a game, over HTTP."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from fastapi import FastAPI
from pydantic import Field

from baronage.engine.errors import BadSetup
from baronage.server.answers import Made
from baronage.server.house.finding import Wanted
from baronage.server.pace import Live, Pace, Post
from baronage.server.web.callers import Body, Place, Player
from baronage.server.web.tables import must_have_account
from baronage.server.words import say

if TYPE_CHECKING:
    from baronage.server.web.app import Hall

PACES: dict[str, Pace] = {"live": Live(), "post": Post()}


class Seeking(Body):
    """What I want to play, with how many players, live or by post, rated or not."""

    game: str = Field(max_length=40)
    seats: int = Field(ge=2, le=32)
    pace: Literal["live", "post"] = "live"
    rated: bool = False


def routes(app: FastAPI, hall: Hall) -> None:
    """One door: asked again it brings together who waits."""

    @app.post("/api/find")
    async def find(body: Seeking, person: Player, place: Place) -> Made:
        """The table at which I sit then: somebody's who wants the same and is about as strong, or my own, where I wait."""
        if body.game not in hall.games:
            raise BadSetup(say("no-game", name=body.game, known=[*hall.games]))
        if body.rated:
            must_have_account(person)
        await hall.openings.table(place, True)
        wanted = Wanted(hall.games[body.game], body.seats, PACES[body.pace], body.rated)
        return Made(table=await hall.house.finder.find(person, wanted, place))
