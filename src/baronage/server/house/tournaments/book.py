"""Tournaments as they are written down, and what follows from that: the rounds so far, who is out, who leads."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from sqlalchemy import Row, bindparam, func, insert, or_, select, update

from baronage.bots import bots, title
from baronage.engine.game import Game
from baronage.ranking.forms import FIXED, Plan, ranked
from baronage.ranking.pairing import Round, Table
from baronage.ranking.standings import Line
from baronage.server.house.listing import RUNNING
from baronage.server.house.tournaments.terms import Terms, read_terms
from baronage.server.store.schema import entrants, pairings, persons, rounds, tables, tournaments
from baronage.server.store.store import Store
from baronage.server.store.writer import Statement, guarded

ANNOUNCED: Final = "announced"
OVER: Final = "over"
OFF: Final = "off"  # too few came, or its host called it off

_INSERT = insert(tournaments)
_CHANGE = guarded(
    update(tournaments)
    .where(tournaments.c.id == bindparam("tournament_id"), tournaments.c.changes == bindparam("changes_seen"))
    .values(
        status=bindparam("new_status"),
        started=bindparam("new_started"),
        ended=bindparam("new_ended"),
        wakes=bindparam("new_wakes"),
        changes=tournaments.c.changes + 1,
    )
)
_ENTER = insert(entrants)
_ENTRANT = (
    update(entrants)
    .where(entrants.c.tournament == bindparam("tournament_id"), entrants.c.number == bindparam("entrant"))
    .values(left=bindparam("new_left"), order=bindparam("new_order"))
)
_ROUND, _PAIRING = insert(rounds), insert(pairings)
_DONE = guarded(
    update(pairings)
    .where(
        pairings.c.tournament == bindparam("tournament_id"),
        pairings.c.round == bindparam("of_round"),
        pairings.c.number == bindparam("pairing"),
        pairings.c.done.is_(None),
    )
    .values(done=bindparam("at"), places=bindparam("new_places"))
)


@dataclass(frozen=True)
class Entrant:
    """Somebody who takes part: a person or a bot."""

    number: int
    person: str
    bot: str
    name: str
    joined: float
    left: float | None = None
    order: int | None = None

    @property
    def key(self) -> str:
        """Under which the pure functions know him."""
        return str(self.number)


@dataclass(frozen=True)
class Pairing:
    """A table of a round. `places`: as they count; with `done` but without places it counts for nothing."""

    round: int
    number: int
    table: str
    seats: tuple[int, ...]  # numbers of entrants
    done: float | None = None
    places: tuple[int, ...] | None = None

    @property
    def key(self) -> tuple[int, Table]:
        """Under which the pure functions know it."""
        return self.round, tuple(map(str, self.seats))


@dataclass(frozen=True)
class Tournament:
    """One, as far as it is."""

    id: str
    name: str
    host: str
    game: Game
    terms: Terms
    status: str
    created: float
    starts: float
    seed: int
    started: float | None = None
    ended: float | None = None
    wakes: float | None = None
    changes: int = 0
    entrants: tuple[Entrant, ...] = ()
    rounds: tuple[tuple[float, Round], ...] = ()  # when each began, without its tables
    pairings: tuple[Pairing, ...] = ()

    @property
    def players(self) -> list[str]:
        """From the strongest to the weakest; who left before it began is not among them."""
        if self.started is None:
            return [one.key for one in self.entrants if one.left is None]
        known = [(one.order, one.number, one.key) for one in self.entrants if one.order is not None]
        return [key for _, _, key in sorted(known)]

    @property
    def plan(self) -> Plan:
        """What the pure functions are told."""
        there = [one for one in self.entrants if self.started is None or one.joined <= self.started]
        return self.terms.plan(len(there), self.seed)

    @property
    def out(self) -> set[str]:
        """Who takes no part any more: nobody for whom a bot plays on."""
        kept = self.terms.form in FIXED and self.terms.replaced_by
        return set() if kept else {one.key for one in self.entrants if one.left is not None}

    @property
    def played(self) -> list[Round]:
        """The rounds so far."""
        tables: dict[int, list[Table]] = defaultdict(list)
        for one in self.pairings:
            tables[one.round].append(one.key[1])
        return [replace(one, tables=tuple(tables[number])) for number, (_, one) in enumerate(self.rounds)]

    @property
    def places(self) -> dict[tuple[int, Table], Sequence[int]]:
        """Of the tables that are over, and count."""
        return {one.key: one.places for one in self.pairings if one.places is not None}

    @property
    def waits(self) -> list[Pairing]:
        """The tables that are not over, as far as it was counted."""
        return [one for one in self.pairings if one.done is None]

    def standings(self) -> list[Line]:
        """The list, after what was counted."""
        return ranked(self.plan, self.players, self.played, self.places)

    def entrant(self, person: str) -> Entrant | None:
        """Who this person is here."""
        return next((one for one in self.entrants if person and one.person == person), None)

    # --- as it is written down ----------------------------------------------------------------------------------

    def inserts(self) -> list[Statement]:
        """The statements that write it down for the first time."""
        values = {
            "id": self.id,
            "name": self.name,
            "host": self.host,
            "game": self.game.name,
            "terms": self.terms.written(),
            "status": self.status,
            "created": self.created,
            "starts": self.starts,
            "wakes": self.wakes,
            "seed": self.seed,
        }
        return [(_INSERT, values), *(entering(self.id, one) for one in self.entrants)]

    def change(self, **new: Any) -> list[Statement]:
        """The statement that goes with every change: of two who make one at once, one succeeds."""
        changed = replace(self, **new)
        values = {
            "tournament_id": self.id,
            "changes_seen": self.changes,
            "new_status": changed.status,
            "new_started": changed.started,
            "new_ended": changed.ended,
            "new_wakes": changed.wakes,
        }
        return [(_CHANGE, values)]


def entering(id: str, one: Entrant) -> Statement:
    """How it is written down that somebody takes part."""
    values = {"tournament": id, "number": one.number, "person": one.person or None, "bot": one.bot}
    return _ENTER, {**values, "joined": one.joined, "left": one.left, "order": one.order}


def standing(id: str, one: Entrant) -> Statement:
    """How it is written down that he left or came back, and where on the list he stands."""
    return _ENTRANT, {"tournament_id": id, "entrant": one.number, "new_left": one.left, "new_order": one.order}


def opening(id: str, number: int, at: float, one: Round, made: Sequence[Pairing]) -> list[Statement]:
    """How a round is written down; its tables must be there before."""
    byes, walkovers = json.dumps([*map(int, one.byes)]), json.dumps([*map(int, one.walkovers)])
    return [
        (_ROUND, {"tournament": id, "number": number, "at": at, "byes": byes, "walkovers": walkovers}),
        *(
            (
                _PAIRING,
                {
                    "tournament": id,
                    "round": it.round,
                    "number": it.number,
                    "table": it.table,
                    "entrants": json.dumps(it.seats),
                },
            )
            for it in made
        ),
    ]


def counted(id: str, one: Pairing) -> Statement:
    """How it is written down what came of a table."""
    places = None if one.places is None else json.dumps(one.places)
    values = {"tournament_id": id, "of_round": one.round, "pairing": one.number, "at": one.done, "new_places": places}
    return _DONE, values


# --- reading; these block -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Brief:
    """What a list tells of one: with how many take part, and whether somebody does."""

    row: Any
    terms: Terms
    count: int
    joined: bool


def read_briefs(
    store: Store, games: dict[str, Game], person: str, *wanted: Any, order: Sequence[Any], first: int, most: int
) -> list[Brief]:
    """Those that fulfil these conditions, as a list tells them."""
    chosen = select(tournaments, persons.c.name.label("host_name")).join(persons, persons.c.id == tournaments.c.host)
    rows = store.read(chosen.where(*wanted).order_by(*order, tournaments.c.id).offset(first).limit(most))
    there = [entrants.c.tournament.in_([row.id for row in rows]), entrants.c.left.is_(None)]
    counting = select(entrants.c.tournament, func.count().label("people")).where(*there).group_by(entrants.c.tournament)
    counts = {row.tournament: row.people for row in store.read(counting)}
    own = select(entrants.c.tournament).where(*there, entrants.c.person == person)
    mine = {row.tournament for row in store.read(own)} if person else set()
    return [
        Brief(row, read_terms(row.terms), counts.get(row.id, 0), row.id in mine) for row in rows if row.game in games
    ]


def read_tournaments(store: Store, games: dict[str, Game], *wanted: Any) -> list[Tournament]:
    """Those that fulfil these conditions, whole."""
    found = store.read(select(tournaments).where(*wanted))
    return [_whole(store, games[row.game], row) for row in found if row.game in games]


def due(store: Store, now: float) -> list[str]:
    """Those at which something is to be done: their time has come, or a table of theirs is over and not counted."""
    counting = select(pairings.c.tournament).join(tables).where(pairings.c.done.is_(None), tables.c.status != RUNNING)
    live = tournaments.c.status.in_([ANNOUNCED, RUNNING])
    wanted = select(tournaments.c.id).where(live, or_(tournaments.c.wakes <= now, tournaments.c.id.in_(counting)))
    return [row.id for row in store.read(wanted)]


def _whole(store: Store, game: Game, row: Row[Any]) -> Tournament:
    here = select(entrants, persons.c.name.label("name")).outerjoin(persons, persons.c.id == entrants.c.person)
    who = store.read(here.where(entrants.c.tournament == row.id).order_by(entrants.c.number))
    began = store.read(select(rounds).where(rounds.c.tournament == row.id).order_by(rounds.c.number))
    met = select(pairings).where(pairings.c.tournament == row.id).order_by(pairings.c.round, pairings.c.number)
    return Tournament(
        row.id,
        row.name,
        row.host,
        game,
        read_terms(row.terms),
        row.status,
        row.created,
        row.starts,
        row.seed,
        row.started,
        row.ended,
        row.wakes,
        row.changes,
        tuple(_entrant(it) for it in who),
        tuple((it.at, Round((), _keys(it.byes), _keys(it.walkovers))) for it in began),
        tuple(_pairing(it) for it in store.read(met)),
    )


def _keys(text: str) -> tuple[str, ...]:
    return tuple(map(str, json.loads(text)))


def _entrant(row: Row[Any]) -> Entrant:
    name = (title(row.bot) if row.bot in bots() else row.bot) if row.bot else row.name or ""
    return Entrant(row.number, row.person or "", row.bot, name, row.joined, row.left, row.order)


def _pairing(row: Row[Any]) -> Pairing:
    places = None if row.places is None else tuple(json.loads(row.places))
    return Pairing(row.round, row.number, row.table, tuple(json.loads(row.entrants)), row.done, places)
