"""A table as the lobby shows it, from before its start until after its end; and how it is written down."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass, field, replace
from typing import Any, Final

from sqlalchemy import Row, bindparam, case, delete, insert, select, update

from baronage.engine.altered import base_of, find_again
from baronage.engine.game import Game
from baronage.engine.setup import StandIn
from baronage.server.answers import Status
from baronage.server.pace import Pace
from baronage.server.play.sitter import Sitter
from baronage.server.store.schema import seats, tables
from baronage.server.store.store import CHANGED, Store
from baronage.server.store.writer import Statement, guarded
from baronage.server.wire import read_pace, write_pace

OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
ARCHIVED: Final = "archived"

_INSERT_TABLE = insert(tables)
_UPDATE_TABLE = guarded(
    update(tables)
    .where(tables.c.id == bindparam("table_id"), tables.c.changes == bindparam("changes_seen"))
    .values(
        status=bindparam("new_status"),
        started=bindparam("new_started"),
        ended=bindparam("new_ended"),
        next=bindparam("new_next"),
        places=bindparam("new_places"),
        options=bindparam("new_options"),
        void=bindparam("new_void"),
        sides=bindparam("new_sides"),
        ending=bindparam("new_ending"),
        turns=bindparam("new_turns"),
        moves=bindparam("new_moves"),
        bots=bindparam("new_bots"),
        opening=bindparam("new_opening"),
        changes=tables.c.changes + 1,
    )
)
_DELETE_SEATS = delete(seats).where(seats.c.table == bindparam("table_id"))
_INSERT_SEAT = insert(seats)


def fresh_id() -> str:
    """Hard to guess, and short enough to read out."""
    return secrets.token_urlsafe(9)


@dataclass(frozen=True)
class End:
    """What an archive is searched by, of a table that is over: teams, why it ended, after how many turns and moves."""

    sides: list[int] | None = None  # the team of each seat, -1: none; None: there are no teams
    cause: str = ""
    turns: int | None = None
    moves: int | None = None
    opening: str = ""  # the first moves, in notation; empty where not all may know them


@dataclass(frozen=True)
class Listing:
    """What was agreed on, who sits, and how far it is."""

    id: str
    game: Game
    options: dict[str, Any]
    pace: Pace
    public: bool
    host: str
    sitters: list[Sitter]
    created: float
    seed: bytes  # never shown before the end
    invitation: str = field(default_factory=lambda: secrets.token_urlsafe(15))
    status: Status = OPEN
    started: float | None = None
    ended: float | None = None
    next: str | None = None
    changes: int = 0  # how often it was changed since it was made
    paper: str = ""  # the kind of paper that each seat brings; empty: none
    places: list[int] | None = None  # of the seats, when it is over; 0: the first, but nobody has won
    stand_in: StandIn | None = None  # who may play for somebody who is long away; None: as the game says
    hints: bool | None = None  # did all agree to hints, or to none, when it was made? None: nothing was said
    sampled: bool = False  # a board of one's own, from a game that runs: what was hidden from its owner is guessed
    held: bool = True  # are secret windows held open for a while? Only tables of an older version do without
    rated: bool = (
        False  # does it count for the ratings of who sits there? Then there is no help, and nothing is taken back
    )
    sought: bool = False  # somebody is sought for it: it starts by itself when all are there
    void: bool = False  # a keeper ended it, and it counts for nothing
    end: End = field(default_factory=lambda: End())

    def seats_of(self, person: str) -> list[int]:
        """The seats on which a person sits."""
        return [seat for seat, sitter in enumerate(self.sitters) if person and sitter.person == person]

    def shown_to(self, person: str, invitation: str = "") -> bool:
        """May this person know of the table?"""
        return self.public or person == self.host or bool(self.seats_of(person)) or self.invites(invitation)

    def invites(self, invitation: str) -> bool:
        """Is this the table's invitation?"""
        return secrets.compare_digest(invitation.encode(), self.invitation.encode())

    def came(self, person: str) -> int:
        """How many things had been said when this person took a seat over; 0: he was there from the beginning."""
        return max((sitter.since for sitter in self.sitters if person and sitter.person == person), default=0)

    @property
    def hinted(self) -> bool:
        """May those who play ask for hints? Who is alone against bots, unless it was agreed otherwise."""
        alone = len([sitter for sitter in self.sitters if not sitter.bot]) == 1
        return False if self.rated else alone if self.hints is None else self.hints

    @property
    def altered(self) -> bool:
        """Is it played with other figures than the rules have?"""
        return base_of(self.game.name) != self.game.name

    @property
    def published(self) -> bool:
        """Is everything that was secret shown to all when it is over?"""
        usual = {option.name: option.default for option in self.game.meta.options}
        return self.game.meta.published({**usual, **self.options})

    @property
    def over(self) -> bool:
        """Has it been played to its end?"""
        return self.ended is not None

    @property
    def talk(self) -> str:
        """What those who sit there may say now: all, public (nothing in private), none. Only a running game forbids anything."""
        return self.game.meta.talk(self.options) if self.status == RUNNING else "all"

    @property
    def bargains(self) -> bool:
        """May those who sit there make proposals now, as data?"""
        return self.status == RUNNING and self.talk != "none" and self.game.meta.bargains(self.options)

    @property
    def brought_as(self) -> str:
        """The option that takes what the seats bring; empty: they bring nothing."""
        return next((kind.option for kind in self.game.papers if kind.name == self.paper), "")

    # --- as it is written down ----------------------------------------------------------------------------------

    def inserts(self) -> list[Statement]:
        """The statements that write it down for the first time."""
        values = {
            "id": self.id,
            "game": base_of(self.game.name),
            "altered": self.game.name if self.altered else "",
            "version": self.game.meta.version,
            "options": json.dumps(self.options),
            "pace": json.dumps(write_pace(self.pace)),
            "public": self.public,
            "invitation": self.invitation,
            "host": self.host,
            "status": self.status,
            "seed": self.seed,
            "created": self.created,
            "started": self.started,
            "ended": self.ended,
            "next": self.next,
            "changes": self.changes,
            "paper": self.paper,
            "held": self.held,
            "stand_in": self.stand_in or "",
            "hints": self.hints,
            "sampled": self.sampled,
            "rated": self.rated,
            "sought": self.sought,
            "size": len(self.sitters),
            "bots": any(sitter.bot for sitter in self.sitters),
        }
        return [(_INSERT_TABLE, values), *self._sitting()]

    def change(self, store: Store, sitting: bool = False, **new: Any) -> tuple[Listing, list[Statement]]:
        """How it will be, and the statements that write that down: of two who change it at once, one succeeds."""
        changed = replace(self, changes=self.changes + 1, **new)
        return changed, [*changed._changed(sitting), *store.announce(CHANGED, self.id)]

    def _changed(self, sitting: bool) -> list[Statement]:
        values = {
            "table_id": self.id,
            "changes_seen": self.changes - 1,
            "new_status": self.status,
            "new_started": self.started,
            "new_ended": self.ended,
            "new_next": self.next,
            "new_places": None if self.places is None else json.dumps(self.places),
            "new_options": json.dumps(self.options),
            "new_void": self.void,
            "new_sides": None if self.end.sides is None else json.dumps(self.end.sides),
            "new_ending": self.end.cause,
            "new_turns": self.end.turns,
            "new_moves": self.end.moves,
            "new_bots": any(sitter.bot for sitter in self.sitters),
            "new_opening": self.end.opening,
        }
        found: list[Statement] = [(_UPDATE_TABLE, values)]
        if sitting:
            found += [(_DELETE_SEATS, {"table_id": self.id}), *self._sitting()]
        return found

    def _sitting(self) -> list[Statement]:
        return [
            (
                _INSERT_SEAT,
                {
                    "table": self.id,
                    "seat": seat,
                    "person": sitter.person or None,
                    "bot": sitter.bot,
                    "name": sitter.name,
                    "invited": sitter.invited,
                    "paper": sitter.paper or None,
                    "since": sitter.since,
                    "origin": sitter.origin,
                },
            )
            for seat, sitter in enumerate(self.sitters)
        ]


def read_listings(
    store: Store, games: dict[str, Game], *wanted: Any, first: int = 0, most: int | None = None
) -> list[Listing]:
    """The tables that fulfil these conditions: those that are open, those that run, and the others, each newest first. Blocks.

    `first`: how many of them are left out before the first. So neither what is played hides what is open, nor what was played
    what goes on.
    """
    order = case({OPEN: 0, RUNNING: 1}, value=tables.c.status, else_=2), tables.c.created.desc(), tables.c.id
    found = store.read(select(tables).where(*wanted).order_by(*order).offset(first).limit(most))
    played = {row.id: find_again(games, row.altered or row.game) for row in found}
    known = [row for row in found if played[row.id] is not None]
    sitters: dict[str, list[Sitter]] = {row.id: [] for row in known}
    for at in range(0, len(known), 200):
        ids = [row.id for row in known[at : at + 200]]
        for row in store.read(select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.seat)):
            who = Sitter(row.person or "", row.bot, row.name, row.invited, row.paper or "", row.since, row.origin)
            sitters[row.table].append(who)
    return [_listing(row, game, sitters[row.id]) for row in known if (game := played[row.id]) is not None]


def _listing(row: Row[Any], game: Game, sitters: list[Sitter]) -> Listing:
    return Listing(
        row.id,
        game,
        json.loads(row.options),
        read_pace(json.loads(row.pace)),
        row.public,
        row.host,
        sitters,
        row.created,
        bytes(row.seed),
        row.invitation,
        row.status,
        row.started,
        row.ended,
        row.next,
        row.changes,
        row.paper,
        json.loads(row.places) if row.places else None,
        row.stand_in or None,
        row.hints,
        row.sampled,
        row.held,
        row.rated,
        row.sought,
        row.void,
        End(json.loads(row.sides) if row.sides else None, row.ending, row.turns, row.moves, row.opening),
    )
