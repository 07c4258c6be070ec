"""Decisions of an organiser by hand: a bye, the result of a table, or the removal of a player.

A ruling changes no stored result: it is applied when a tournament is read, and can be taken back.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final, Literal

from sqlalchemy import bindparam, insert, select, update

from baronage.server.store.schema import persons, rulings
from baronage.server.store.store import Store
from baronage.server.store.writer import Statement, guarded

RulingKind = Literal["bye", "result", "remove"]
BYE: Final = "bye"
RESULT: Final = "result"
REMOVE: Final = "remove"

_INSERT = insert(rulings)
_UNDO = guarded(
    update(rulings)
    .where(
        rulings.c.tournament == bindparam("tournament_id"),
        rulings.c.number == bindparam("ruling"),
        rulings.c.undone.is_(None),
    )
    .values(undone=bindparam("now"))
)


@dataclass(frozen=True)
class Ruling:
    """A ruling. `round` counts from zero. A result without places makes a table count for nothing."""

    number: int
    at: float
    by: str  # name of the organiser
    kind: RulingKind
    reason: str
    entrant: int | None = None
    round: int | None = None
    table: str = ""
    places: tuple[int, ...] | None = None
    undone: float | None = None

    def holds(self, kind: RulingKind) -> bool:
        """Return whether it is of this kind and was not taken back."""
        return self.kind == kind and self.undone is None


def insert_ruling(id: str, one: Ruling, by: str) -> Statement:
    """Return the statement that stores a ruling by this person."""
    values = {"tournament": id, "number": one.number, "at": one.at, "by": by, "kind": one.kind}
    values |= {"entrant": one.entrant, "round": one.round, "table": one.table or None, "reason": one.reason}
    return _INSERT, {**values, "places": None if one.places is None else json.dumps(one.places)}


def undo_ruling(id: str, number: int, now: float) -> Statement:
    """Return the statement that takes a ruling back."""
    return _UNDO, {"tournament_id": id, "ruling": number, "now": now}


def read_rulings(store: Store, id: str) -> tuple[Ruling, ...]:
    """Return the rulings of a tournament. Blocks."""
    wanted = select(rulings, persons.c.name).join(persons, persons.c.id == rulings.c.by)
    return tuple(
        Ruling(
            row.number,
            row.at,
            row.name,
            row.kind,
            row.reason,
            row.entrant,
            row.round,
            row.table or "",
            None if row.places is None else tuple(json.loads(row.places)),
            row.undone,
        )
        for row in store.read(wanted.where(rulings.c.tournament == id).order_by(rulings.c.number))
    )
