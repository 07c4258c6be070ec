"""Acts of organisers by hand: byes, corrected results, removals and the description.

A tournament is managed by its host, by organisers and by admins. Every ruling has a reason, which everyone can read.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import bindparam, update

from baronage.ranking.forms import KNOCK_OUT, SWISS
from baronage.ranking.pairing import Round
from baronage.server.club.tournaments.director import Director
from baronage.server.club.tournaments.models import (
    ANNOUNCED,
    OVER,
    Entrant,
    Tournament,
    update_entrant,
    update_places,
    with_rulings,
)
from baronage.server.club.tournaments.rulings import BYE, REMOVE, RESULT, Ruling, insert_ruling, undo_ruling
from baronage.server.errors import ApiError
from baronage.server.locale import msg
from baronage.server.services.listing import RUNNING
from baronage.server.services.rooms import again
from baronage.server.store.schema import tournaments
from baronage.server.store.writer import Statement

LONGEST_DESCRIPTION = 2000
_DESCRIBE = (
    update(tournaments).where(tournaments.c.id == bindparam("tournament_id")).values(description=bindparam("text"))
)


class Organiser:
    """The rulings of organisers. Callers check that the person may manage the tournament."""

    def __init__(self, director: Director) -> None:
        self.director = director

    async def describe(self, id: str, text: str) -> None:
        """Change the description."""

        async def attempt() -> None:
            found = await self.director.find(id)
            await self.director.change(found, (_DESCRIBE, {"tournament_id": id, "text": text}))

        await again(attempt)

    async def give_bye(self, by: str, id: str, entrant: int, round: int, reason: str) -> None:
        """Give an entrant of a Swiss tournament a bye in a round without a table, or in the coming round."""

        async def attempt() -> None:
            found = await self.director.find(id)
            one = _entrant(found, entrant)
            _check_bye(found, one, round)
            await self._store(found, by, Ruling(0, 0.0, "", BYE, reason, entrant, round))

        await again(attempt)

    async def set_result(self, by: str, id: str, table: str, places: Sequence[int] | None, reason: str) -> None:
        """Replace the places of a finished table. None makes it count for nothing."""

        async def attempt() -> None:
            found = await self.director.find(id)
            one = next((it for it in found.pairings if it.table == table), None)
            if one is None:
                raise ApiError("no-table", msg("no-table"))
            if one.done is None:
                raise ApiError("refused", msg("ruling-running"), "table")
            if found.config.form == KNOCK_OUT and one.round < len(found.rounds) - 1:
                raise ApiError("refused", msg("ruling-paired"), "table")
            if places is not None and len(places) != len(one.seats):
                raise ApiError("refused", msg("ruling-places", seats=len(one.seats)), "places")
            shared = None if places is None else tuple(1 + sum(other < it for other in places) for it in places)
            await self._store(found, by, Ruling(0, 0.0, "", RESULT, reason, table=table, places=shared))

        await again(attempt)

    async def remove(self, by: str, id: str, entrant: int, reason: str) -> None:
        """Remove an entrant, who finishes the current table and can't come back."""

        async def attempt() -> None:
            found = await self.director.find(id)
            one = _entrant(found, entrant)
            if found.status not in (ANNOUNCED, RUNNING) or entrant in found.removed:
                raise ApiError("refused", msg("tournament-not-in"), "entrant")
            gone = replace(one, left=one.left or self.director.clock.today())
            await self._store(found, by, Ruling(0, 0.0, "", REMOVE, reason, entrant), update_entrant(id, gone))

        await again(attempt)

    async def take_back(self, id: str, number: int) -> None:
        """Take a ruling back. A removed player may join again."""

        async def attempt() -> None:
            found = await self.director.find(id)
            one = next((it for it in found.rulings if it.number == number and it.undone is None), None)
            if one is None:
                raise ApiError("refused", msg("ruling-none"))
            if one.kind == RESULT and found.config.form == KNOCK_OUT:
                last = {it.table for it in found.pairings if it.round == len(found.rounds) - 1}
                if one.table not in last:
                    raise ApiError("refused", msg("ruling-paired"))
            now = self.director.clock.today()
            left = tuple(replace(it, undone=now) if it is one else it for it in found.rulings)
            raw = await self.director.find(id, ruled=False)
            after = with_rulings(replace(raw, rulings=left))
            await self._change(found, after, undo_ruling(id, number, now))

        await again(attempt)

    async def _store(self, found: Tournament, by: str, one: Ruling, *more: Statement) -> None:
        number = len(found.rulings) + 1
        made = replace(one, number=number, at=self.director.clock.today())
        raw = await self.director.find(found.id, ruled=False)
        after = with_rulings(replace(raw, rulings=(*raw.rulings, made)))
        await self._change(found, after, insert_ruling(found.id, made, by), *more)

    async def _change(self, found: Tournament, after: Tournament, *statements: Statement) -> None:
        """Store rulings. They may change who is first after the end, or let a waiting round begin."""
        new: dict[str, Any] = {"wakes": self.director.clock.today()} if found.status == RUNNING else {}
        places = update_places(after) if found.status == OVER else []
        await self.director.change(found, *statements, *places, **new)


def _entrant(found: Tournament, number: int) -> Entrant:
    one = next((it for it in found.entrants if it.number == number), None)
    if one is None:
        raise ApiError("refused", msg("tournament-not-in"), "entrant")
    return one


def _check_bye(found: Tournament, one: Entrant, round: int) -> None:
    """Raise ApiError unless an entrant may have a bye in this round."""
    if found.config.form != SWISS:
        raise ApiError("refused", msg("ruling-swiss"), "round")
    if found.status not in (RUNNING, OVER) or one.order is None:
        raise ApiError("refused", msg("ruling-not-begun"), "entrant")
    coming = len(found.rounds)
    if not 0 <= round < found.plan.rounds or round > coming:
        raise ApiError("refused", msg("ruling-round", last=min(coming + 1, found.plan.rounds)), "round")
    if round == coming:
        here = [key for key in found.players if key not in found.out | found.resting]
        if one.key not in here or len(here) - 1 < found.plan.size - found.plan.smaller:
            raise ApiError("refused", msg("ruling-too-few"), "entrant")
    elif _took_part(found.played[round], one.key):
        raise ApiError("refused", msg("ruling-had-table"), "round")


def _took_part(one: Round, key: str) -> bool:
    """Return whether an entrant had a table or points in a round."""
    return key in one.byes or key in one.walkovers or any(key in table for table in one.tables)
