"""Campaign files: documents of a game that outlive it, such as a roster. Only their game knows their content.

A campaign file is free or in use at one table. A file in use can't be edited or taken to a second table. The commit
that starts the game also lends the file; the commit of the last journal entry returns it, changed. Each happens once or
not at all, even if a process is killed.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, bindparam, delete, func, insert, select, update

from baronage.engine.core.errors import BadDocument
from baronage.engine.core.standings import Standings
from baronage.engine.game.game import Game
from baronage.engine.hooks.campaign_files import CampaignFileKind, Document
from baronage.server import responses as answers
from baronage.server.errors import ApiError
from baronage.server.locale import msg
from baronage.server.store.schema import campaign_files
from baronage.server.store.store import Store
from baronage.server.store.writer import Conflict, Statement, guarded
from baronage.server.table.occupant import Occupant

MAX_KEPT = 50  # campaign files per person
LONGEST = 32 * 1024  # characters of one document as JSON

log = logging.getLogger("baronage.server")
_ADD = insert(campaign_files)
_MINE = (
    campaign_files.c.id == bindparam("campaign_file_id"),
    campaign_files.c.changes == bindparam("seen"),
    campaign_files.c.table.is_(None),
)
_CHANGE = guarded(
    update(campaign_files)
    .where(*_MINE)
    .values(document=bindparam("new_document"), changed=bindparam("new_changed"), changes=campaign_files.c.changes + 1)
)
_DROP = guarded(delete(campaign_files).where(*_MINE))
_LEND = guarded(
    update(campaign_files).where(*_MINE).values(table=bindparam("new_table"), changes=campaign_files.c.changes + 1)
)
_IN_USE = (campaign_files.c.id == bindparam("campaign_file_id"), campaign_files.c.table == bindparam("table_id"))
_RETURN = guarded(
    update(campaign_files)
    .where(*_IN_USE)
    .values(
        document=bindparam("new_document"),
        changed=bindparam("new_changed"),
        changes=campaign_files.c.changes + 1,
        games=campaign_files.c.games + 1,
        table=None,
    )
)
_RELEASE = guarded(update(campaign_files).where(*_IN_USE).values(table=None, changes=campaign_files.c.changes + 1))


@dataclass(frozen=True)
class StoredFile:
    """A stored campaign file."""

    id: str
    person: str
    game: Game
    kind: CampaignFileKind
    document: Document
    uploaded: bool  # uploaded by its owner: former games named in it were not played on this server
    games: int  # games played with it on this server
    changed: float
    changes: int
    table: str | None  # table at which it is in use

    def show(self) -> answers.CampaignFile:
        """Return the file as listed for its owner."""
        printout = self.kind.printout(self.document)
        return answers.CampaignFile(
            id=self.id,
            game=self.game.name,
            kind=self.kind.name,
            title=printout.title,
            lines=list(printout.lines),
            uploaded=self.uploaded,
            games=self.games,
            changed=self.changed,
            table=self.table,
        )

    def show_full(self) -> answers.FullCampaignFile:
        """Return the file with its printout, the possible edits and the document itself."""
        offers = {edit.name: edit.offers(self.document) if edit.offers else None for edit in self.kind.edits}
        sheet = show_sheet(self.kind, self.document)
        return answers.FullCampaignFile(**self.show(), sheet=sheet, offers=offers, document=self.document)


def show_sheet(kind: CampaignFileKind, document: Document) -> answers.Sheet:
    """Return a document's content for display and print."""
    printout = kind.printout(document)
    return answers.Sheet(
        title=printout.title,
        lines=list(printout.lines),
        columns=list(printout.columns),
        rows=[list(row) for row in printout.rows],
        numbers=list(printout.numbers),
    )


def show_kind(kind: CampaignFileKind) -> answers.CampaignFileKind:
    """Return a kind of campaign file and the edits allowed between games."""
    return answers.CampaignFileKind(
        name=kind.name,
        help=kind.help,
        option=kind.option,
        needs=kind.needs,
        words=kind.words,
        new_help=kind.new_help,
        edits=[answers.Edit(name=edit.name, words=edit.words, help=edit.help) for edit in kind.edits],
    )


def kind_of(game: Game, name: str) -> CampaignFileKind:
    """Return the kind called `name`; raise ApiError if the game has no such kind."""
    for kind in game.campaign_files:
        if kind.name == name:
            return kind
    raise ApiError("refused", msg("no-such-campaign-file", game=game.title, name=name[:40]))


def new_document(kind: CampaignFileKind, name: str) -> Document:
    """Return the new document for a seat that brings none."""
    return kind.new([name])


class CampaignFiles:
    """The campaign files in a store."""

    def __init__(self, store: Store, games: dict[str, Game], now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.games = games
        self.now = now

    async def mine(self, person: str) -> list[StoredFile]:
        """Return all files of a person, newest first."""
        wanted = (
            select(campaign_files).where(campaign_files.c.person == person).order_by(campaign_files.c.changed.desc())
        )
        rows = await asyncio.to_thread(self.store.read, wanted)
        return [kept for row in rows if (kept := self._kept(row)) is not None]

    async def one(self, person: str, id: str) -> StoredFile:
        """Return one file of a person.

        Raise the same ApiError for a file of another person and for a file that doesn't exist.
        """
        kept = None
        if "\0" not in id:
            wanted = select(campaign_files).where(campaign_files.c.id == id, campaign_files.c.person == person)
            rows = await asyncio.to_thread(self.store.read, wanted)
            kept = self._kept(rows[0]) if rows else None
        if kept is None:
            raise ApiError("no-campaign-file", msg("no-campaign-file"))
        return kept

    def _kept(self, row: Row[Any]) -> StoredFile | None:
        game = self.games.get(row.game)
        kinds = [kind for kind in game.campaign_files if kind.name == row.kind] if game is not None else []
        document = json.loads(row.document)
        if (
            game is None or not kinds or kinds[0].check(document)
        ):  # its game, or that version of the game, is not installed
            return None
        known = (row.uploaded, row.games, row.changed, row.changes, row.table)
        return StoredFile(row.id, row.person, game, kinds[0], document, *known)

    async def add(self, person: str, game: Game, kind: CampaignFileKind, document: Any, uploaded: bool) -> StoredFile:
        """Add a campaign file; raise ApiError at the limit per person."""
        text = _checked(kind, document)
        count = select(func.count()).where(campaign_files.c.person == person)
        if (await asyncio.to_thread(self.store.read, count))[0][0] >= MAX_KEPT:
            raise ApiError("refused", msg("most-campaign-files", most=MAX_KEPT))
        kept = StoredFile(_fresh_id(), person, game, kind, json.loads(text), uploaded, 0, self.now(), 0, None)
        await self.store.write(self._new(kept, text))
        return kept

    def _new(self, kept: StoredFile, text: str) -> Statement:
        return _ADD, {
            "id": kept.id,
            "person": kept.person,
            "game": kept.game.name,
            "kind": kept.kind.name,
            "document": text,
            "uploaded": kept.uploaded,
            "games": kept.games,
            "changed": kept.changed,
            "changes": kept.changes,
            "table": kept.table,
        }

    async def edit(self, person: str, id: str, name: str, words: list[str]) -> StoredFile:
        """Apply an edit that the game allows between games."""
        kept = await self.free(person, id)
        edits = {edit.name: edit for edit in kept.kind.edits}
        if name not in edits:
            raise ApiError("refused", msg("campaign-file-edits", kind=kept.kind.name, edits=", ".join(edits) or "none"))
        text = _checked(kept.kind, edits[name].do(kept.document, words))
        values = {"campaign_file_id": id, "seen": kept.changes, "new_document": text, "new_changed": self.now()}
        await self._write((_CHANGE, values))
        return await self.one(person, id)

    async def drop(self, person: str, id: str) -> None:
        """Delete a campaign file that is not in use."""
        kept = await self.free(person, id)
        await self._write((_DROP, {"campaign_file_id": id, "seen": kept.changes}))

    async def free(self, person: str, id: str) -> StoredFile:
        """Return a file that is not in use; raise ApiError otherwise."""
        kept = await self.one(person, id)
        if kept.table is not None:
            raise ApiError("refused", msg("campaign-file-in-use", kind=kept.kind.name))
        return kept

    async def _write(self, statement: Statement) -> None:
        try:
            await self.store.write(statement)
        except Conflict as error:
            raise ApiError("stale", msg("same-time")) from error

    async def brought(self, occupant: Occupant) -> Document | None:
        """Return the document an occupant will bring, or None if there is none or it is no longer available."""
        if not occupant.campaign_file:
            return None
        try:
            return (await self.one(occupant.person, occupant.campaign_file)).document
        except ApiError:
            return None

    # --- lending and returning ----------------------------------------------------------------------------------

    async def lend(
        self, table: str, game: Game, kind: CampaignFileKind, occupants: list[Occupant]
    ) -> tuple[list[Occupant], list[Document], list[Statement]]:
        """Return the occupants, their documents and the statements that lend them to a table.

        An occupant without a file gets a new one.
        """
        sitting, documents, statements = [], [], []
        for seat, occupant in enumerate(occupants):
            if occupant.campaign_file:
                try:
                    kept = await self.free(occupant.person, occupant.campaign_file)
                except ApiError as error:
                    who = f"{occupant.name} ({game.seat_label(seat)})"
                    raise ApiError("refused", msg("campaign-file-gone", who=who, why=error.sentence)) from error
                statements.append((_LEND, {"campaign_file_id": kept.id, "seen": kept.changes, "new_table": table}))
                sitting.append(occupant)
                documents.append(kept.document)
                continue
            document = new_document(kind, occupant.name or game.seat_label(seat))
            text = _checked(kind, document)
            documents.append(json.loads(text))
            if occupant.person:
                kept = StoredFile(_fresh_id(), occupant.person, game, kind, document, False, 0, self.now(), 0, table)
                statements.append(self._new(kept, text))
                sitting.append(Occupant(occupant.person, occupant.bot, occupant.name, occupant.invited, kept.id))
            else:
                sitting.append(occupant)
        return sitting, documents, statements

    def give_back(
        self, table: str, kind: CampaignFileKind, occupants: list[Occupant], standings: Standings | None, at: float
    ) -> list[Statement]:
        """Return the statements that give each file back to its owner, as the finished game left it."""
        found: list[Statement] = []
        for seat, occupant in enumerate(occupants):
            if not occupant.campaign_file:
                continue
            where = {"campaign_file_id": occupant.campaign_file, "table_id": table}
            try:
                text = _checked(kind, standings.carry[seat] if standings is not None and standings.carry else None)
            except BadDocument:
                log.warning("table %s returns nothing for seat %d; its %s stays unchanged", table, seat, kind.name)
                found.append((_RELEASE, where))
            else:
                found.append((_RETURN, {**where, "new_document": text, "new_changed": at}))
        return found


def _fresh_id() -> str:
    return secrets.token_urlsafe(9)


def _checked(kind: CampaignFileKind, document: Any) -> str:
    """Return the document as JSON; raise BadDocument if it is too long or invalid."""
    text = json.dumps(document)
    if len(text) > LONGEST:
        raise BadDocument(msg("campaign-file-long", kind=kind.name, most=LONGEST))
    wrong = kind.check(json.loads(text))
    if wrong:
        raise BadDocument(wrong)
    return text
