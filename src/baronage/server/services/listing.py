"""A table as listed in the lobby, from before its start until after its end, and its rows in the store."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass, field, replace
from typing import Any, Final

from sqlalchemy import Row, bindparam, case, delete, insert, select, update

from baronage.engine.core.setup import StandIn
from baronage.engine.game.game import Game
from baronage.engine.game.patched import base_of, find_again
from baronage.server.protocol import read_time_control, write_time_control
from baronage.server.responses import Status
from baronage.server.store.schema import seats, tables
from baronage.server.store.store import CHANGED, Store
from baronage.server.store.writer import Statement, guarded
from baronage.server.table.occupant import Occupant
from baronage.server.time_control import TimeControl

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
        note=bindparam("new_note"),
        changes=tables.c.changes + 1,
    )
)
_DELETE_SEATS = delete(seats).where(seats.c.table == bindparam("table_id"))
_INSERT_SEAT = insert(seats)


def fresh_id() -> str:
    """Return a random id, hard to guess and short enough to read aloud."""
    return secrets.token_urlsafe(9)


@dataclass(frozen=True)
class End:
    """Search fields of a finished table: teams, cause of the end, number of turns and moves."""

    sides: list[int] | None = None  # the team of each seat, -1 for none; None if the game has no teams
    cause: str = ""
    turns: int | None = None
    moves: int | None = None
    opening: str = ""  # the first moves in notation, or empty if the game stays secret


@dataclass(frozen=True)
class Listing:
    """Settings, occupants and status of a table."""

    id: str
    game: Game
    options: dict[str, Any]
    time_control: TimeControl
    public: bool
    host: str
    occupants: list[Occupant]
    created: float
    seed: bytes  # secret until the end
    invitation: str = field(default_factory=lambda: secrets.token_urlsafe(15))
    status: Status = OPEN
    started: float | None = None
    ended: float | None = None
    next: str | None = None
    changes: int = 0  # how often it was changed since its creation
    campaign_file: str = ""  # the kind of campaign file each seat brings, if any
    places: list[int] | None = None  # of the seats, once finished; 0 means first, but without a winner
    stand_in: StandIn | None = None  # who may replace a long absent player, if not the game's default
    hints: bool | None = None  # whether hints are allowed, if specified
    sampled: bool = False  # a trial board from a running game, with the hidden information guessed
    held: bool = True  # whether secret windows are held open for a while; False only for tables of an older version
    rated: bool = False  # whether it counts for ratings; then hints and undo are off
    sought: bool = False  # waiting for opponents from matchmaking: it starts automatically when full
    void: bool = False  # ended by an admin; counts for nothing
    end: End = field(default_factory=lambda: End())
    note: str = ""  # of the host for those invited, until the start

    def seats_of(self, person: str) -> list[int]:
        """Return the seats of a person."""
        return [seat for seat, occupant in enumerate(self.occupants) if person and occupant.person == person]

    def shown_to(self, person: str, invitation: str = "") -> bool:
        """Return whether this person may know of the table."""
        return self.public or person == self.host or bool(self.seats_of(person)) or self.invites(invitation)

    def invites(self, invitation: str) -> bool:
        """Return whether this is the table's invitation code."""
        return secrets.compare_digest(invitation.encode(), self.invitation.encode())

    def chat_since(self, person: str) -> int:
        """Return the number of chat messages posted before this person took a seat over, or 0 for an
        original player.
        """
        return max((occupant.since for occupant in self.occupants if person and occupant.person == person), default=0)

    @property
    def hinted(self) -> bool:
        """Whether players may ask for hints. By default, a person alone against bots may."""
        alone = len([occupant for occupant in self.occupants if not occupant.bot]) == 1
        return False if self.rated else alone if self.hints is None else self.hints

    @property
    def altered(self) -> bool:
        """Whether the game has house rules."""
        return base_of(self.game.name) != self.game.name

    @property
    def published(self) -> bool:
        """Whether all secrets are revealed when the game is over."""
        usual = {option.name: option.default for option in self.game.meta.options}
        return self.game.meta.published({**usual, **self.options})

    @property
    def over(self) -> bool:
        """Whether the game was played to its end."""
        return self.ended is not None

    @property
    def chat(self) -> str:
        """The chat allowed now: `all`, `public` (no private messages) or `none`. Only a running game restricts chat."""
        return self.game.meta.talk(self.options) if self.status == RUNNING else "all"

    @property
    def negotiates(self) -> bool:
        """Whether players may make proposals now."""
        return self.status == RUNNING and self.chat != "none" and self.game.meta.bargains(self.options)

    @property
    def brought_as(self) -> str:
        """The option that takes the seats' campaign files, or an empty string if there are none."""
        return next((kind.option for kind in self.game.campaign_files if kind.name == self.campaign_file), "")

    # --- storage ------------------------------------------------------------------------------------------------

    def inserts(self) -> list[Statement]:
        """Return the statements that store a new table."""
        values = {
            "id": self.id,
            "game": base_of(self.game.name),
            "altered": self.game.name if self.altered else "",
            "version": self.game.meta.version,
            "options": json.dumps(self.options),
            "time_control": json.dumps(write_time_control(self.time_control)),
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
            "campaign_file": self.campaign_file,
            "held": self.held,
            "stand_in": self.stand_in or "",
            "hints": self.hints,
            "sampled": self.sampled,
            "rated": self.rated,
            "sought": self.sought,
            "note": self.note,
            "size": len(self.occupants),
            "bots": any(occupant.bot for occupant in self.occupants),
        }
        return [(_INSERT_TABLE, values), *self._sitting()]

    def change(self, store: Store, sitting: bool = False, **new: Any) -> tuple[Listing, list[Statement]]:
        """Return the changed listing and the statements that store it. Of two concurrent changes only one succeeds."""
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
            "new_bots": any(occupant.bot for occupant in self.occupants),
            "new_opening": self.end.opening,
            "new_note": self.note,
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
                    "person": occupant.person or None,
                    "bot": occupant.bot,
                    "name": occupant.name,
                    "invited": occupant.invited,
                    "campaign_file": occupant.campaign_file or None,
                    "since": occupant.since,
                    "origin": occupant.origin,
                },
            )
            for seat, occupant in enumerate(self.occupants)
        ]


def read_listings(
    store: Store, games: dict[str, Game], *wanted: Any, first: int = 0, most: int | None = None
) -> list[Listing]:
    """Return the tables that meet these conditions: open ones first, then running ones, then the others, each newest
    first.

    Blocks. `first` is the number of tables to skip. Because of this order, running tables can't hide open ones, nor
    finished tables running ones.
    """
    order = case({OPEN: 0, RUNNING: 1}, value=tables.c.status, else_=2), tables.c.created.desc(), tables.c.id
    found = store.read(select(tables).where(*wanted).order_by(*order).offset(first).limit(most))
    played = {row.id: find_again(games, row.altered or row.game) for row in found}
    known = [row for row in found if played[row.id] is not None]
    occupants: dict[str, list[Occupant]] = {row.id: [] for row in known}
    for at in range(0, len(known), 200):
        ids = [row.id for row in known[at : at + 200]]
        for row in store.read(select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.seat)):
            who = Occupant(
                row.person or "", row.bot, row.name, row.invited, row.campaign_file or "", row.since, row.origin
            )
            occupants[row.table].append(who)
    return [_listing(row, game, occupants[row.id]) for row in known if (game := played[row.id]) is not None]


def _listing(row: Row[Any], game: Game, occupants: list[Occupant]) -> Listing:
    return Listing(
        row.id,
        game,
        json.loads(row.options),
        read_time_control(json.loads(row.time_control)),
        row.public,
        row.host,
        occupants,
        row.created,
        bytes(row.seed),
        row.invitation,
        row.status,
        row.started,
        row.ended,
        row.next,
        row.changes,
        row.campaign_file,
        json.loads(row.places) if row.places else None,
        row.stand_in or None,
        row.hints,
        row.sampled,
        row.held,
        row.rated,
        row.sought,
        row.void,
        End(json.loads(row.sides) if row.sides else None, row.ending, row.turns, row.moves, row.opening),
        row.note,
    )
