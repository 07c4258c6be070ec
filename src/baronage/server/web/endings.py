"""How a game went, over HTTP: told when it is over, worked out once; and to who is out of a running one, why."""

from __future__ import annotations

import copy
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, Final

from fastapi import FastAPI, Query, Request, Response

from baronage.engine.ending import Chronicle, Mark, causes, chronicle, say_deeds, say_points
from baronage.engine.flow import PUBLIC
from baronage.engine.record import Record
from baronage.server.answers import EndingCause, EndingInfo, EndingSeat, EndingTurn
from baronage.server.errors import Denied
from baronage.server.play.table import Table
from baronage.server.web.callers import Anybody
from baronage.server.web.languages import Speaking
from baronage.server.web.tables import Invitation, TableId, long_answer
from baronage.server.words import say

if TYPE_CHECKING:
    from baronage.server.web.app import Hall

KEPT: Final = 200  # games whose chronicles are not made again


class Chronicles:
    """Those that were asked for last."""

    def __init__(self) -> None:
        self._kept: dict[str, Chronicle] = {}

    def of(self, table: str, record: Record) -> Chronicle:
        """Of a game that is over. Blocks."""
        found = self._kept.get(table)
        if found is None:
            found = chronicle(record)
            while len(self._kept) >= KEPT:
                self._kept.pop(next(iter(self._kept)), None)
            self._kept[table] = found
        return found


def routes(app: FastAPI, hall: Hall) -> None:
    """What is asked after a game."""
    kept = Chronicles()

    @app.get("/api/tables/{id}/ending", response_model=EndingInfo)
    async def ending(
        id: TableId,
        person: Anybody,
        request: Request,
        speaks: Speaking,
        seat: Annotated[int | None, Query(ge=0, le=31)] = None,
        invitation: Invitation = "",
    ) -> Response:
        """How a game went: points turn by turn, what each one did, what led to each defeat. Of a running one: why I am out."""
        who = person.id if person else ""
        room = await hall.house.rooms.played(who, id, invitation)
        if seat is not None and seat not in room.listing.seats_of(who):
            raise Denied("not-yours", say("seat-not-yours"))
        table = await hall.house.rooms.table(room)
        eyes, language = PUBLIC if seat is None else seat, speaks(table.game)
        told = [
            _causes(table, eyes, each, language) if table.over or each == eyes else []
            for each in range(len(table.sitters))
        ]
        record = copy.copy(table.match.record) if table.over else None
        make = partial(_ending, kept, id, record, eyes, language, room.listing.published, told)
        return await long_answer(hall, request, make)


def _causes(table: Table, eyes: int, seat: int, language: str) -> list[EndingCause]:
    """What led to the defeat of a seat that is out, or did not win."""
    match = table.match
    standings = match.state.standings()
    lost = standings.seats[seat].place > 1 if standings else bool(match.state.beaten(seat))
    if not lost:
        return []
    view, names = match.state.redact(eyes), match.record.names
    found = []
    for event, moment in causes(match, eyes, seat):
        text, rules = match.game.event_words(match.setup, event, eyes, language, names, view)
        found.append(EndingCause(text=text, rules=list(rules), at=moment))
    return found


def _ending(
    kept: Chronicles,
    id: str,
    record: Record | None,
    eyes: int,
    language: str,
    published: bool,
    told: list[list[EndingCause]],
) -> dict[str, Any]:
    """Blocks."""
    if record is None or record.game.ending is None:
        return {"chart": "", "turns": [], "seats": [EndingSeat(did="", sources="", causes=each) for each in told]}
    game = record.game
    found = kept.of(id, record)
    last = found.marks[-1].points
    seats = [
        EndingSeat(
            did=say_deeds(game, found.deeds[seat], language),
            sources=say_points(game, last[seat], language),
            causes=each,
        )
        for seat, each in enumerate(told)
    ]
    words = game.words
    return {
        "chart": words.say("ending-chart", {}, words.reader(PUBLIC), language),
        "turns": [_turn(mark, eyes, published) for mark in found.marks],
        "seats": seats,
    }


def _turn(mark: Mark, eyes: int, published: bool) -> EndingTurn:
    """How many moves there were would tell, where secrets stay, that somebody was asked in one."""
    return EndingTurn(
        turn=mark.turn,
        at=mark.counts[eyes],  # the public's are the last
        move=mark.move if published else 0,
        points=[sum(points.values()) for points in mark.points],
        out=list(mark.out),
    )
