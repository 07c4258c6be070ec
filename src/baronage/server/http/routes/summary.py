"""Summary routes: how a finished game went, and why the caller is eliminated from a running one."""

from __future__ import annotations

import copy
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, Final

from fastapi import FastAPI, Query, Request, Response

from baronage.engine.core.state import PUBLIC
from baronage.engine.match.record import Record
from baronage.engine.match.summary import GameSummary, TurnSnapshot, causes, counts_text, points_text, summarize
from baronage.server.errors import ApiError
from baronage.server.http.auth import Anybody, CallerLanguages
from baronage.server.http.routes.tables import Invitation, TableId, long_answer
from baronage.server.locale import msg
from baronage.server.responses import EndingCause, EndingGain, EndingInfo, EndingSeat, EndingTurn
from baronage.server.table.table import Table

if TYPE_CHECKING:
    from baronage.server.http.context import AppContext

KEPT: Final = 200  # cached summaries


class SummaryCache:
    """A cache of recent summaries."""

    def __init__(self) -> None:
        self._kept: dict[str, GameSummary] = {}

    def of(self, table: str, record: Record) -> GameSummary:
        """Return the summary of a finished game. Blocks."""
        found = self._kept.get(table)
        if found is None:
            found = summarize(record)
            while len(self._kept) >= KEPT:
                self._kept.pop(next(iter(self._kept)), None)
            self._kept[table] = found
        return found


def routes(app: FastAPI, ctx: AppContext) -> None:
    """Add the summary route."""
    cache = SummaryCache()

    @app.get("/api/tables/{id}/ending", response_model=EndingInfo)
    async def ending(
        id: TableId,
        person: Anybody,
        request: Request,
        languages: CallerLanguages,
        seat: Annotated[int | None, Query(ge=0, le=31)] = None,
        invitation: Invitation = "",
    ) -> Response:
        """Return the summary of a game: points by turn, stats and causes of each defeat; for a running game, why the
        caller is out.
        """
        who = person.id if person else ""
        room = await ctx.services.rooms.find_replayable(who, id, invitation)
        if seat is not None and seat not in room.listing.seats_of(who):
            raise ApiError("not-yours", msg("seat-not-yours"))
        table = await ctx.services.rooms.table(room)
        viewer, language = PUBLIC if seat is None else seat, languages(table.game)
        causes = [
            _causes(table, viewer, each, language) if table.over or each == viewer else []
            for each in range(len(table.occupants))
        ]
        record = copy.copy(table.match.record) if table.over else None
        make = partial(_ending, cache, id, record, viewer, language, room.listing.published, causes)
        return await long_answer(ctx, request, make)


def _causes(table: Table, viewer: int, seat: int, language: str) -> list[EndingCause]:
    """Return the causes of defeat of a seat that is eliminated or did not win."""
    match = table.match
    standings = match.state.standings()
    lost = standings.seats[seat].place > 1 if standings else bool(match.state.beaten(seat))
    if not lost:
        return []
    view, names = match.state.redact(viewer), match.record.names
    found = []
    for event, moment in causes(match, viewer, seat):
        text, rules = match.game.event_words(match.setup, event, viewer, language, names, view)
        found.append(EndingCause(text=text, rules=list(rules), at=moment))
    return found


def _ending(
    cache: SummaryCache,
    id: str,
    record: Record | None,
    viewer: int,
    language: str,
    published: bool,
    causes: list[list[EndingCause]],
) -> dict[str, Any]:
    """Return the summary as a document. Blocks."""
    if record is None or record.game.summary is None:
        return {"chart": "", "turns": [], "seats": [EndingSeat(did="", sources="", causes=each) for each in causes]}
    game = record.game
    found = cache.of(id, record)
    last = found.snapshots[-1].points
    seats = [
        EndingSeat(
            did=counts_text(game, found.counts[seat], language),
            sources=points_text(game, last[seat], language),
            causes=each,
        )
        for seat, each in enumerate(causes)
    ]
    words = game.words
    return {
        "chart": words.msg("ending-chart", {}, words.reader(PUBLIC), language),
        "turns": [_turn(mark, viewer, published) for mark in found.snapshots],
        "seats": seats,
    }


def _turn(mark: TurnSnapshot, viewer: int, published: bool) -> EndingTurn:
    """Return one turn. Where secrets stay hidden the move number is 0: it would reveal a secret decision."""
    return EndingTurn(
        turn=mark.turn,
        at=mark.entries[viewer],  # the public count is the last
        move=mark.move if published else 0,
        points=[sum(points.values()) for points in mark.points],
        out=list(mark.out),
        gains=[EndingGain(seat=gain.seat, art=gain.art, points=gain.points) for gain in mark.gains],
    )
