"""Papers that people keep: documents of a game that outlive it, such as a roster. What is in them only their game knows.

A paper lies with its owner, or it is in use at one table. While it is in use nobody changes it or takes it to a second table.
It goes to the table in the same commit with which the game starts, and comes back, changed, in the same commit as the act that
ends the game: both happen once or not at all, whoever is killed when.
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

from baronage.engine.errors import BadDocument
from baronage.engine.game import Game
from baronage.engine.papers import Document, Paper
from baronage.engine.standings import Standings
from baronage.server import answers
from baronage.server.errors import Denied
from baronage.server.play.sitter import Sitter
from baronage.server.store.schema import papers
from baronage.server.store.store import Store
from baronage.server.store.writer import Conflict, Statement, guarded
from baronage.server.words import say

MOST_KEPT = 50  # papers of one person
LONGEST = 32 * 1024  # characters of one, as JSON

log = logging.getLogger("baronage.server")
_ADD = insert(papers)
_MINE = (papers.c.id == bindparam("paper_id"), papers.c.changes == bindparam("seen"), papers.c.table.is_(None))
_CHANGE = guarded(
    update(papers)
    .where(*_MINE)
    .values(document=bindparam("new_document"), changed=bindparam("new_changed"), changes=papers.c.changes + 1)
)
_DROP = guarded(delete(papers).where(*_MINE))
_LEND = guarded(update(papers).where(*_MINE).values(table=bindparam("new_table"), changes=papers.c.changes + 1))
_IN_USE = (papers.c.id == bindparam("paper_id"), papers.c.table == bindparam("table_id"))
_RETURN = guarded(
    update(papers)
    .where(*_IN_USE)
    .values(
        document=bindparam("new_document"),
        changed=bindparam("new_changed"),
        changes=papers.c.changes + 1,
        games=papers.c.games + 1,
        table=None,
    )
)
_RELEASE = guarded(update(papers).where(*_IN_USE).values(table=None, changes=papers.c.changes + 1))


@dataclass(frozen=True)
class Kept:
    """A paper as it is kept."""

    id: str
    person: str
    game: Game
    kind: Paper
    document: Document
    uploaded: bool  # brought from elsewhere: what it says of former games nobody here has seen
    games: int  # played with it at this house
    changed: float
    changes: int
    table: str | None  # at which it is in use

    def show(self) -> answers.Paper:
        """As its owner sees it in a list."""
        printout = self.kind.printout(self.document)
        return answers.Paper(
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

    def show_all(self) -> answers.WholePaper:
        """With the sheet, what it may be edited with, and the document itself."""
        offers = {edit.name: edit.offers(self.document) if edit.offers else None for edit in self.kind.edits}
        sheet = show_sheet(self.kind, self.document)
        return answers.WholePaper(**self.show(), sheet=sheet, offers=offers, document=self.document)


def show_sheet(kind: Paper, document: Document) -> answers.Sheet:
    """What a document says, as it is shown and printed."""
    printout = kind.printout(document)
    return answers.Sheet(
        title=printout.title,
        lines=list(printout.lines),
        columns=list(printout.columns),
        rows=[list(row) for row in printout.rows],
        numbers=list(printout.numbers),
    )


def show_kind(kind: Paper) -> answers.PaperKind:
    """A kind of paper, and what its owner may do between games."""
    return answers.PaperKind(
        name=kind.name,
        help=kind.help,
        option=kind.option,
        needs=kind.needs,
        words=kind.words,
        new_help=kind.new_help,
        edits=[answers.Edit(name=edit.name, words=edit.words, help=edit.help) for edit in kind.edits],
    )


def kind_of(game: Game, name: str) -> Paper:
    """The kind of that name."""
    for kind in game.papers:
        if kind.name == name:
            return kind
    raise Denied("refused", say("no-such-paper", game=game.title, name=name[:40]))


def fresh(kind: Paper, name: str) -> Document:
    """What a seat begins with that brings nothing."""
    return kind.new([name])


class Papers:
    """All that are kept in a store."""

    def __init__(self, store: Store, games: dict[str, Game], now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.games = games
        self.now = now

    async def mine(self, person: str) -> list[Kept]:
        """All of a person, the newest first."""
        wanted = select(papers).where(papers.c.person == person).order_by(papers.c.changed.desc())
        rows = await asyncio.to_thread(self.store.read, wanted)
        return [kept for row in rows if (kept := self._kept(row)) is not None]

    async def one(self, person: str, id: str) -> Kept:
        """One of a person; who asks for another's can't tell it from one that is not there."""
        kept = None
        if "\0" not in id:
            wanted = select(papers).where(papers.c.id == id, papers.c.person == person)
            rows = await asyncio.to_thread(self.store.read, wanted)
            kept = self._kept(rows[0]) if rows else None
        if kept is None:
            raise Denied("no-paper", say("no-paper"))
        return kept

    def _kept(self, row: Row[Any]) -> Kept | None:
        game = self.games.get(row.game)
        kinds = [kind for kind in game.papers if kind.name == row.kind] if game is not None else []
        document = json.loads(row.document)
        if game is None or not kinds or kinds[0].check(document):  # of a game, or a version of it, that is not here
            return None
        known = (row.uploaded, row.games, row.changed, row.changes, row.table)
        return Kept(row.id, row.person, game, kinds[0], document, *known)

    async def add(self, person: str, game: Game, kind: Paper, document: Any, uploaded: bool) -> Kept:
        """One more."""
        text = _checked(kind, document)
        count = select(func.count()).where(papers.c.person == person)
        if (await asyncio.to_thread(self.store.read, count))[0][0] >= MOST_KEPT:
            raise Denied("refused", say("most-papers", most=MOST_KEPT))
        kept = Kept(_fresh_id(), person, game, kind, json.loads(text), uploaded, 0, self.now(), 0, None)
        await self.store.write(self._new(kept, text))
        return kept

    def _new(self, kept: Kept, text: str) -> Statement:
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

    async def edit(self, person: str, id: str, name: str, words: list[str]) -> Kept:
        """Do with one what its game allows between games."""
        kept = await self.free(person, id)
        edits = {edit.name: edit for edit in kept.kind.edits}
        if name not in edits:
            raise Denied("refused", say("paper-edits", kind=kept.kind.name, edits=", ".join(edits) or "none"))
        text = _checked(kept.kind, edits[name].do(kept.document, words))
        values = {"paper_id": id, "seen": kept.changes, "new_document": text, "new_changed": self.now()}
        await self._write((_CHANGE, values))
        return await self.one(person, id)

    async def drop(self, person: str, id: str) -> None:
        """Throw one away."""
        kept = await self.free(person, id)
        await self._write((_DROP, {"paper_id": id, "seen": kept.changes}))

    async def free(self, person: str, id: str) -> Kept:
        """One that is not in use."""
        kept = await self.one(person, id)
        if kept.table is not None:
            raise Denied("refused", say("paper-in-use", kind=kept.kind.name))
        return kept

    async def _write(self, statement: Statement) -> None:
        try:
            await self.store.write(statement)
        except Conflict as error:
            raise Denied("stale", say("same-time")) from error

    async def brought(self, sitter: Sitter) -> Document | None:
        """What somebody will bring to a table, if it is still to be had."""
        if not sitter.paper:
            return None
        try:
            return (await self.one(sitter.person, sitter.paper)).document
        except Denied:
            return None

    # --- to a table, and back -----------------------------------------------------------------------------------

    async def lend(
        self, table: str, game: Game, kind: Paper, sitters: list[Sitter]
    ) -> tuple[list[Sitter], list[Document], list[Statement]]:
        """What each seat begins with: its own, or a new one. Who sits then, the documents, and what writes that down."""
        sitting, documents, statements = [], [], []
        for seat, sitter in enumerate(sitters):
            if sitter.paper:
                try:
                    kept = await self.free(sitter.person, sitter.paper)
                except Denied as error:
                    who = f"{sitter.name} ({game.seat_label(seat)})"
                    raise Denied("refused", say("paper-gone", who=who, why=error.sentence)) from error
                statements.append((_LEND, {"paper_id": kept.id, "seen": kept.changes, "new_table": table}))
                sitting.append(sitter)
                documents.append(kept.document)
                continue
            document = fresh(kind, sitter.name or game.seat_label(seat))
            text = _checked(kind, document)
            documents.append(json.loads(text))
            if sitter.person:
                kept = Kept(_fresh_id(), sitter.person, game, kind, document, False, 0, self.now(), 0, table)
                statements.append(self._new(kept, text))
                sitting.append(Sitter(sitter.person, sitter.bot, sitter.name, sitter.invited, kept.id))
            else:
                sitting.append(sitter)
        return sitting, documents, statements

    def back(
        self, table: str, kind: Paper, sitters: list[Sitter], standings: Standings | None, at: float
    ) -> list[Statement]:
        """The game is over: what writes down that each is with its owner again, as the game has left it."""
        found: list[Statement] = []
        for seat, sitter in enumerate(sitters):
            if not sitter.paper:
                continue
            where = {"paper_id": sitter.paper, "table_id": table}
            try:
                text = _checked(kind, standings.carry[seat] if standings is not None and standings.carry else None)
            except BadDocument:
                log.warning("table %s gives nothing back for seat %d; its %s stays as it was", table, seat, kind.name)
                found.append((_RELEASE, where))
            else:
                found.append((_RETURN, {**where, "new_document": text, "new_changed": at}))
        return found


def _fresh_id() -> str:
    return secrets.token_urlsafe(9)


def _checked(kind: Paper, document: Any) -> str:
    """A document as it is written down, if it is one."""
    text = json.dumps(document)
    if len(text) > LONGEST:
        raise BadDocument(say("paper-long", kind=kind.name, most=LONGEST))
    wrong = kind.check(json.loads(text))
    if wrong:
        raise BadDocument(wrong)
    return text
