"""The club: its name and text, who may join, whether guests may play, reserved names, invitation links and news."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any, Final, Literal, get_args

from sqlalchemy import Row, bindparam, delete, func, insert, select, update

from baronage.engine.game.messages import ENGLISH
from baronage.engine.text.catalogue import LocalizedText
from baronage.server.accounts.names import plain
from baronage.server.accounts.passwords import hash_of
from baronage.server.errors import ApiError
from baronage.server.locale import msg
from baronage.server.store.schema import news, passes, persons
from baronage.server.store.server_values import read_value, replace_value
from baronage.server.store.store import PERSON, Store
from baronage.server.store.writer import Conflict, Statement, guarded

if TYPE_CHECKING:
    from baronage.server.accounts.accounts import Person

Joining = Literal["open", "approval", "invitation"]
NAME = "club"
MAX_NEWS = 20  # items shown
MAX_PASSES = 100  # valid invitation links

_WAIT = update(persons).where(persons.c.id == bindparam("person_id")).values(waits=bindparam("since"))
_ADD_PASS = insert(passes)
_USE = guarded(
    update(passes)
    .where(passes.c.hash == bindparam("of_hash"), passes.c.left > 0, passes.c.expires > bindparam("now"))
    .values(left=passes.c.left - 1)
)
_REVOKE = guarded(delete(passes).where(passes.c.id == bindparam("of_id")))
_TIDY = delete(passes).where(passes.c.expires < bindparam("now"))
_ADD_NEWS, _DROP_NEWS = insert(news), guarded(delete(news).where(news.c.id == bindparam("of_id")))
_EDIT_NEWS = guarded(
    update(news).where(news.c.id == bindparam("of_id")).values(title=bindparam("new_title"), text=bindparam("new_text"))
)


@dataclass(frozen=True)
class ClubSettings:
    """The settings of the club. Without guests, only members may see and play anything."""

    name: str = ""
    about: str = ""
    join: Joining = "open"
    guests: bool = True
    reserved: list[str] = field(default_factory=list)  # names that only admins may have

    @property
    def summary(self) -> LocalizedText:
        """The rules for joining and for guests, in one sentence."""
        return msg("club-changed", join=self.join, guests=int(self.guests))


# All summaries, by the English text in the log.
SUMMARIES: Final = {
    it.summary.localized(ENGLISH): it.summary
    for it in (ClubSettings(join=join, guests=guests) for join in get_args(Joining) for guests in (False, True))
}


class Club:
    """The club in a store. Its settings are cached until they change."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: ClubSettings | None = None

    async def settings(self) -> ClubSettings:
        """Return the settings."""
        if self._known is None:
            found = await asyncio.to_thread(read_value, self.store, NAME)
            self._known = ClubSettings(**json.loads(found or "{}"))
        return self._known

    def forget(self) -> None:
        """Drop the cached settings: they have changed."""
        self._known = None

    def change(self, new: ClubSettings) -> list[Statement]:
        """Return the statements that replace the settings, and announce it to the other processes."""
        return [*replace_value(NAME, json.dumps(asdict(new))), *self.store.announce(PERSON, "")]

    async def admits(self, person: Person | None) -> bool:
        """Return whether a person, or a stranger (None), may use the server."""
        if (await self.settings()).guests:
            return True
        return person is not None and bool(person.login) and not person.waits

    async def is_reserved(self, name: str) -> bool:
        """Return whether the admins have reserved a name."""
        reserved = (await self.settings()).reserved
        return plain(name) in {plain(one) for one in reserved}

    # --- joining ------------------------------------------------------------------------------------------------

    async def admission(self, person: str, invitation: str) -> list[Statement]:
        """Return the statements with which a guest becomes a member; raise ApiError if that is not allowed."""
        now = time.time()
        if invitation:
            if not await self.is_valid(invitation):
                raise ApiError("refused", msg("pass-invalid"), "invitation")
            return [(_USE, {"of_hash": hash_of(invitation), "now": now})]
        join = (await self.settings()).join
        if join == "invitation":
            raise ApiError("refused", msg("members-by-invitation"), "login")
        return [(_WAIT, {"person_id": person, "since": now})] if join == "approval" else []

    async def is_valid(self, invitation: str) -> bool:
        """Return whether an invitation link can still be used."""
        here = [passes.c.hash == hash_of(invitation), passes.c.left > 0, passes.c.expires > time.time()]
        return bool(await asyncio.to_thread(self.store.read, select(passes.c.id).where(*here)))

    async def invite(self, by: str, uses: int, days: float, note: str) -> str:
        """Make an invitation link that works so often and so long; return its secret."""
        now = time.time()
        valid = select(func.count()).where(passes.c.expires > now)
        if (await asyncio.to_thread(self.store.read, valid))[0][0] >= MAX_PASSES:
            raise ApiError("refused", msg("most-passes", most=MAX_PASSES))
        secret = secrets.token_urlsafe(15)
        row = {"id": secrets.token_urlsafe(9), "hash": hash_of(secret), "by": by, "created": now, "note": note}
        row |= {"expires": now + days * 86_400.0, "uses": uses, "left": uses}
        await self.store.write((_TIDY, {"now": now}), (_ADD_PASS, row))
        return secret

    async def revoke(self, id: str) -> None:
        """Make an invitation link invalid."""
        try:
            await self.store.write((_REVOKE, {"of_id": id}))
        except Conflict as error:
            raise ApiError("refused", msg("pass-invalid")) from error

    def passes(self) -> Sequence[Row[Any]]:
        """Return the valid invitation links, newest first. Blocks."""
        wanted = select(passes, persons.c.name.label("by_name")).join(persons, persons.c.id == passes.c.by)
        return self.store.read(wanted.where(passes.c.expires > time.time()).order_by(passes.c.created.desc()))

    # --- news ---------------------------------------------------------------------------------------------------

    def news(self) -> Sequence[Row[Any]]:
        """Return the news, newest first. Blocks."""
        wanted = select(news, persons.c.name.label("by_name")).join(persons, persons.c.id == news.c.by)
        return self.store.read(wanted.order_by(news.c.at.desc(), news.c.id).limit(MAX_NEWS))

    async def post(self, by: str, title: str, text: str) -> str:
        """Publish an item of news; return its id."""
        id = secrets.token_urlsafe(9)
        await self.store.write((_ADD_NEWS, {"id": id, "at": time.time(), "by": by, "title": title, "text": text}))
        return id

    async def edit(self, id: str, title: str, text: str) -> None:
        """Change an item of news."""
        await self._news(_EDIT_NEWS, {"of_id": id, "new_title": title, "new_text": text})

    async def drop(self, id: str) -> None:
        """Delete an item of news."""
        await self._news(_DROP_NEWS, {"of_id": id})

    async def _news(self, statement: Any, values: dict[str, Any]) -> None:
        try:
            await self.store.write((statement, values))
        except Conflict as error:
            raise ApiError("refused", msg("no-news")) from error
