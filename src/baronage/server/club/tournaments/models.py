"""Tournaments as stored, and derived data: rounds, entrants who left, and standings."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final

from sqlalchemy import Row, bindparam, func, insert, or_, select, update

from baronage.bots import bots, title
from baronage.engine.game.game import Game
from baronage.ranking.forms import FIXED, Plan, ranked
from baronage.ranking.pairing import Round, Table
from baronage.ranking.standings import Line
from baronage.server.club.tournaments.config import TournamentConfig, read_config
from baronage.server.club.tournaments.rulings import BYE, REMOVE, RESULT, Ruling, read_rulings
from baronage.server.services.listing import RUNNING
from baronage.server.store.schema import entrants, pairings, persons, rounds, tables, tournaments
from baronage.server.store.store import Store
from baronage.server.store.writer import Statement, guarded

ANNOUNCED: Final = "announced"
OVER: Final = "over"
OFF: Final = "off"  # cancelled, by its host or for lack of entrants

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
_OF_ENTRANT = update(entrants).where(
    entrants.c.tournament == bindparam("tournament_id"), entrants.c.number == bindparam("entrant")
)
_ENTRANT = _OF_ENTRANT.values(left=bindparam("new_left"), order=bindparam("new_order"))
_PLACE = _OF_ENTRANT.values(place=bindparam("new_place"))
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
    """An entrant: a person or a bot."""

    number: int
    person: str
    bot: str
    name: str
    joined: float
    left: float | None = None
    order: int | None = None

    @property
    def key(self) -> str:
        """The id used by the pairing functions."""
        return str(self.number)


@dataclass(frozen=True)
class Pairing:
    """A table of a round. `places` are those that count; without places a finished table is void."""

    round: int
    number: int
    table: str
    seats: tuple[int, ...]  # numbers of entrants
    done: float | None = None
    places: tuple[int, ...] | None = None
    ruled: bool = False  # whether the organiser decided the places

    @property
    def key(self) -> tuple[int, Table]:
        """The key used by the pairing functions."""
        return self.round, tuple(map(str, self.seats))


@dataclass(frozen=True)
class Tournament:
    """A tournament in its current state."""

    id: str
    name: str
    host: str
    game: Game
    config: TournamentConfig
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
    description: str = ""
    password: str = ""  # hashed; empty if everyone may join
    series: str = ""
    rulings: tuple[Ruling, ...] = ()

    @property
    def resting(self) -> set[str]:
        """The entrants to whom the organiser gave a bye in the coming round."""
        coming = len(self.rounds)
        return {str(one.entrant) for one in self.rulings if one.holds(BYE) and one.round == coming}

    @property
    def removed(self) -> set[int | None]:
        """The entrants whom the organiser removed."""
        return {one.entrant for one in self.rulings if one.holds(REMOVE)}

    @property
    def players(self) -> list[str]:
        """The players, strongest first, without those who left before the start."""
        if self.started is None:
            return [one.key for one in self.entrants if one.left is None]
        known = [(one.order, one.number, one.key) for one in self.entrants if one.order is not None]
        return [key for _, _, key in sorted(known)]

    @cached_property
    def plan(self) -> Plan:
        """The plan for the pairing functions."""
        there = [one for one in self.entrants if self.started is None or one.joined <= self.started]
        return self.config.plan(self.game, len(there), self.seed)

    @property
    def out(self) -> set[str]:
        """The entrants who left, except those replaced by a bot."""
        kept = self.config.form in FIXED and self.config.replaced_by
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
        """The places of the finished tables that count."""
        return {one.key: one.places for one in self.pairings if one.places is not None}

    @property
    def waits(self) -> list[Pairing]:
        """The tables not counted as finished."""
        return [one for one in self.pairings if one.done is None]

    def standings(self) -> list[Line]:
        """Return the standings after the counted tables."""
        return ranked(self.plan, self.players, self.played, self.places)

    def entrant(self, person: str) -> Entrant | None:
        """Return the entrant for this person, or None."""
        return next((one for one in self.entrants if person and one.person == person), None)

    # --- storage ------------------------------------------------------------------------------------------------

    def inserts(self) -> list[Statement]:
        """Return the statements that store a new tournament."""
        values = {
            "id": self.id,
            "name": self.name,
            "host": self.host,
            "game": self.game.name,
            "terms": self.config.to_json(),
            "status": self.status,
            "created": self.created,
            "starts": self.starts,
            "wakes": self.wakes,
            "seed": self.seed,
            "description": self.description,
            "password": self.password,
            "series": self.series,
        }
        return [(_INSERT, values), *(insert_entrant(self.id, one) for one in self.entrants)]

    def change(self, **new: Any) -> list[Statement]:
        """Return the statement that goes with every change. Of two concurrent changes only one succeeds."""
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


def insert_entrant(id: str, one: Entrant) -> Statement:
    """Return the statement that stores a new entrant."""
    values = {"tournament": id, "number": one.number, "person": one.person or None, "bot": one.bot}
    return _ENTER, {**values, "joined": one.joined, "left": one.left, "order": one.order}


def update_entrant(id: str, one: Entrant) -> Statement:
    """Return the statement that stores an entrant's leaving or return, and place in the order."""
    return _ENTRANT, {"tournament_id": id, "entrant": one.number, "new_left": one.left, "new_order": one.order}


def insert_round(id: str, number: int, at: float, one: Round, made: Sequence[Pairing]) -> list[Statement]:
    """Return the statements that store a round. Its tables must be stored first."""
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


def update_places(found: Tournament) -> list[Statement]:
    """Return the statements that store the final places."""
    places = {int(line.player): line.place for line in found.standings()}
    return [
        (_PLACE, {"tournament_id": found.id, "entrant": number, "new_place": place})
        for number, place in sorted(places.items())
    ]


def update_result(id: str, one: Pairing) -> Statement:
    """Return the statement that stores the result of a table."""
    places = None if one.places is None else json.dumps(one.places)
    values = {"tournament_id": id, "of_round": one.round, "pairing": one.number, "at": one.done, "new_places": places}
    return _DONE, values


# --- reading (blocking) ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Brief:
    """A tournament in a list, with the number of entrants and whether the viewer is one of them."""

    row: Any
    config: TournamentConfig
    count: int
    joined: bool


def read_briefs(
    store: Store, games: dict[str, Game], person: str, *wanted: Any, order: Sequence[Any], first: int, most: int
) -> list[Brief]:
    """Return the tournaments that meet these conditions, as shown in lists."""
    chosen = select(tournaments, persons.c.name.label("host_name")).join(persons, persons.c.id == tournaments.c.host)
    rows = store.read(chosen.where(*wanted).order_by(*order, tournaments.c.id).offset(first).limit(most))
    there = [entrants.c.tournament.in_([row.id for row in rows]), entrants.c.left.is_(None)]
    counting = select(entrants.c.tournament, func.count().label("people")).where(*there).group_by(entrants.c.tournament)
    counts = {row.tournament: row.people for row in store.read(counting)}
    own = select(entrants.c.tournament).where(*there, entrants.c.person == person)
    mine = {row.tournament for row in store.read(own)} if person else set()
    return [
        Brief(row, read_config(row.terms), counts.get(row.id, 0), row.id in mine) for row in rows if row.game in games
    ]


def read_tournaments(store: Store, games: dict[str, Game], *wanted: Any, ruled: bool = True) -> list[Tournament]:
    """Return the tournaments that meet these conditions, complete; without `ruled`, with results as played."""
    rows = store.read(select(tournaments).where(*wanted))
    found = [_read_whole(store, games[row.game], row) for row in rows if row.game in games]
    return [with_rulings(one) for one in found] if ruled else found


@dataclass(frozen=True)
class Played:
    """A tournament that a person took part in: its row, the place (None before the end), and the number of players."""

    row: Any
    form: str
    place: int | None
    count: int


def read_history(store: Store, person: str, most: int, *wanted: Any) -> list[Played]:
    """Return the tournaments that a person played, newest first."""
    mine = [entrants.c.person == person, entrants.c.order.is_not(None)]
    chosen = select(tournaments, entrants.c.place).join(entrants, entrants.c.tournament == tournaments.c.id)
    chosen = chosen.where(*mine, tournaments.c.status.in_([RUNNING, OVER]), *wanted)
    rows = store.read(chosen.order_by(tournaments.c.starts.desc(), tournaments.c.id).limit(most))
    there = [entrants.c.tournament.in_([row.id for row in rows]), entrants.c.order.is_not(None)]
    counting = select(entrants.c.tournament, func.count().label("people")).where(*there).group_by(entrants.c.tournament)
    counts = {row.tournament: row.people for row in store.read(counting)}
    return [Played(row, read_config(row.terms).form, row.place, counts.get(row.id, 0)) for row in rows]


@dataclass(frozen=True)
class Occasion:
    """One tournament of a series."""

    id: str
    starts: float
    status: str


def read_series(store: Store, series: str, most: int) -> list[Occasion]:
    """Return the tournaments of a series, newest first."""
    wanted = select(tournaments.c.id, tournaments.c.starts, tournaments.c.status)
    rows = store.read(wanted.where(tournaments.c.series == series).order_by(tournaments.c.starts.desc()).limit(most))
    return [Occasion(row.id, row.starts, row.status) for row in rows]


def visible_to(person: str) -> Any:
    """Return the condition for tournaments that a person finds in lists: open ones, their own and those they joined."""
    mine = select(entrants.c.tournament).where(entrants.c.person == person)
    return or_(tournaments.c.password == "", tournaments.c.host == person, tournaments.c.id.in_(mine))


def due(store: Store, now: float) -> list[str]:
    """Return the tournaments to advance: due by the clock, or with a finished table that is not counted."""
    counting = select(pairings.c.tournament).join(tables).where(pairings.c.done.is_(None), tables.c.status != RUNNING)
    live = tournaments.c.status.in_([ANNOUNCED, RUNNING])
    wanted = select(tournaments.c.id).where(live, or_(tournaments.c.wakes <= now, tournaments.c.id.in_(counting)))
    return [row.id for row in store.read(wanted)]


def _read_whole(store: Store, game: Game, row: Row[Any]) -> Tournament:
    here = select(entrants, persons.c.name.label("name")).outerjoin(persons, persons.c.id == entrants.c.person)
    who = store.read(here.where(entrants.c.tournament == row.id).order_by(entrants.c.number))
    began = store.read(select(rounds).where(rounds.c.tournament == row.id).order_by(rounds.c.number))
    met = select(pairings).where(pairings.c.tournament == row.id).order_by(pairings.c.round, pairings.c.number)
    return Tournament(
        row.id,
        row.name,
        row.host,
        game,
        read_config(row.terms),
        row.status,
        row.created,
        row.starts,
        row.seed,
        row.started,
        row.ended,
        row.wakes,
        row.changes,
        tuple(_entrant(it) for it in who),
        tuple((it.at, Round((), _read_keys(it.byes), _read_keys(it.walkovers))) for it in began),
        tuple(_pairing(it) for it in store.read(met)),
        row.description,
        row.password,
        row.series,
        read_rulings(store, row.id),
    )


def with_rulings(found: Tournament) -> Tournament:
    """Return a tournament as stored with the organiser's byes and results."""
    byes: dict[int | None, list[str]] = defaultdict(list)
    results: dict[str, Ruling] = {}
    for one in found.rulings:
        if one.holds(BYE):
            byes[one.round].append(str(one.entrant))
        if one.holds(RESULT):
            results[one.table] = one
    return replace(
        found,
        rounds=tuple((at, replace(it, byes=(*it.byes, *byes[number]))) for number, (at, it) in enumerate(found.rounds)),
        pairings=tuple(
            replace(it, places=results[it.table].places, ruled=True) if it.table in results else it
            for it in found.pairings
        ),
    )


def _read_keys(text: str) -> tuple[str, ...]:
    return tuple(map(str, json.loads(text)))


def _entrant(row: Row[Any]) -> Entrant:
    name = (title(row.bot) if row.bot in bots() else row.bot) if row.bot else row.name or ""
    return Entrant(row.number, row.person or "", row.bot, name, row.joined, row.left, row.order)


def _pairing(row: Row[Any]) -> Pairing:
    places = None if row.places is None else tuple(json.loads(row.places))
    return Pairing(row.round, row.number, row.table, tuple(json.loads(row.entrants)), row.done, places)
