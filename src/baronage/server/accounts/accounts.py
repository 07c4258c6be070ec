"""Accounts. A guest plays at once under a name, identified by a secret of which the store keeps a hash.

To return from another device, a person chooses a sign-in name and a password. A program gets an API token, which
expires and has fewer rights than a browser session. Accounts are cached; changes are announced to the other processes.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import secrets
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Row, bindparam, delete, func, insert, or_, select, update

from baronage.engine.text.catalogue import LocalizedText
from baronage.engine.text.language_tags import language_tag
from baronage.server.accounts.lesson_progress import LessonProgress
from baronage.server.accounts.membership import Club
from baronage.server.accounts.models import Browser
from baronage.server.accounts.names import is_reserved, plain
from baronage.server.accounts.passwords import LONGEST, SHORTEST, Caller, Passwords, hash_of, is_weak
from baronage.server.accounts.relations import BLOCK, FRIEND, Relations
from baronage.server.accounts.word_filter import WordFilter
from baronage.server.errors import ApiError
from baronage.server.locale import msg
from baronage.server.store.schema import marks, moderation_actions, naming_persons, persons, sessions
from baronage.server.store.store import PERSON, Store
from baronage.server.store.writer import Conflict, Statement

# The kinds of secrets: browser session, API token, and device cookie. A device cookie recognizes a signed-out browser
# and grants nothing.
BROWSER, TOKEN, DEVICE = "browser", "token", "device"
# The scopes. An API token never has the scope of the account itself: name, password, tokens and permanent deletions.
PLAY, TALK, READ, ACCOUNT = "play", "talk", "read", "account"
OWN = frozenset([PLAY, TALK, READ, ACCOUNT])
GRANTED = (PLAY, TALK, READ)

DAY = 86_400.0
MAX_KNOWN = 10_000  # cached sessions
MAX_SESSIONS = 50  # per person and kind: the oldest are deleted
KEPT = 365 * DAY  # seconds for which a browser keeps its session
FORGOTTEN = 90 * DAY  # seconds after which an unused guest account is deleted
MAX_FORGOTTEN = 500  # at once
MAX_NAMED = 50  # people with similar names to consider

ALL, MEMBERS, FRIENDS, NOBODY = "all", "members", "friends", "nobody"  # visibility of a profile
_NAMES = (persons.c.name, persons.c.login)
_LOGIN = re.compile(r"[a-z0-9][a-z0-9._-]{2,29}")
_NEW_PERSON, _NEW_SESSION = insert(persons), insert(sessions)
_OF_PERSON = update(persons).where(persons.c.id == bindparam("person_id"))
RENAME = _OF_PERSON.values(name=bindparam("new_name"), plain_name=bindparam("new_plain"))
_SET_LANGUAGE = _OF_PERSON.values(language=bindparam("new_language"))
_SET_SHOWN = _OF_PERSON.values(shown=bindparam("new_shown"))
_SET_PARTS = _OF_PERSON.values(parts=bindparam("new_parts"))
_SET_CREDENTIALS = _OF_PERSON.values(login=bindparam("new_login"), password=bindparam("new_password"))
_SEEN = _OF_PERSON.values(seen=bindparam("last"))
_SIGN_OUT = delete(sessions).where(sessions.c.hash == bindparam("session"))
_SIGN_OUT_ELSEWHERE = delete(sessions).where(
    sessions.c.person == bindparam("person_id"), sessions.c.hash != bindparam("session")
)
_UNREFERENCED = [  # no reference except read marks
    persons.c.id.not_in(select(column).where(column.is_not(None)))
    for column in naming_persons()
    if column is not marks.c.person
]
_DELETE_MARKS = delete(marks).where(marks.c.person == bindparam("person_id"))
_DELETE = delete(persons).where(persons.c.id == bindparam("person_id"))


@dataclass(frozen=True)
class Person:
    """A person as identified by a secret. `scopes` and `until` are the secret's scopes and expiry."""

    id: str
    name: str
    login: str = ""  # empty for a guest
    scopes: frozenset[str] = OWN
    until: float = float("inf")
    language: str = ""  # chosen by the person; empty for the browser's
    admin: bool = False  # whether the person is an admin
    waits: float = 0.0  # since when the person waits to be admitted as a member; 0 if not
    organiser: bool = False  # whether the person may manage all tournaments
    banned: float = 0.0  # until when the person is banned
    arms: str = ""  # tincture and charge as stored (`arms.py`)

    @property
    def manages(self) -> bool:
        """Whether the person may manage tournaments of others."""
        return self.admin or self.organiser


@dataclass(frozen=True)
class MemberProfile:
    """A profile: the person, since when they have the account, and its visibility."""

    person: Person
    since: float
    shown: str
    parts: Mapping[str, str] = field(default_factory=dict)  # visibility by part; all by default
    relation: str = ""  # relation of the owner to the viewer

    def shows(self, part: str, viewer: Person | None) -> bool:
        """Return whether a viewer of the page may see this part."""
        if viewer is not None and viewer.id == self.person.id:
            return True
        to = self.parts.get(part, ALL)
        return to == ALL or (to == FRIENDS and self.relation == FRIEND)

    def shown_to(self, viewer: Person | None, relation: str = "") -> bool:
        """Return whether the viewer may see the page. `relation` is the owner's relation to the viewer."""
        if viewer is not None and viewer.id == self.person.id:
            return True
        if relation == BLOCK:
            return False
        if self.shown == FRIENDS:
            return relation == FRIEND
        return self.shown == ALL or (self.shown == MEMBERS and viewer is not None and bool(viewer.login))


class People:
    """Finds people by their secrets, and creates accounts. `changed` is called with the id of a changed person."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.passwords = Passwords()
        self.relations = Relations(store)
        self.word_filter = WordFilter(store)
        self.lesson_progress = LessonProgress(store)
        self.club = Club(store)
        self.changed: Callable[[str], None] = lambda person: None
        self._known: dict[str, Person] = {}
        self._here: dict[str, float] = {}  # who was online since the last write, and when

    async def guest(self, name: str, browser: str = "") -> tuple[Person, str]:
        """Create a guest account; return it with its session secret. `browser` is the browser's name."""
        person, secret, created = await self._new(name, browser)
        await self.store.write(*created)
        return person, secret

    async def join(
        self, name: str, login: str, password: str, browser: str, caller: Caller, invitation: str
    ) -> tuple[Person, str]:
        """Create the account of a new member, as `set_sign_in` does for a guest; return it with its session secret."""
        person, secret, created = await self._new(name, browser)
        return await self.set_sign_in(person, login, password, secret, "", caller, invitation, created), secret

    async def _new(self, name: str, browser: str) -> tuple[Person, str, list[Statement]]:
        """Return a new person, their session secret, and the statements that store both."""
        person, secret = Person(secrets.token_urlsafe(12), await self.free_name(name)), secrets.token_urlsafe(32)
        values = {"id": person.id, "name": person.name, "plain_name": plain(person.name), "created": time.time()}
        return person, secret, [(_NEW_PERSON, values), _session(secret, person, BROWSER, name=browser)]

    async def rename(self, person: Person, name: str) -> Person:
        """Change a person's display name. Tables they have already joined keep the old one."""
        renamed = replace(person, name=await self.free_name(name, person))
        values = {"person_id": renamed.id, "new_name": renamed.name, "new_plain": plain(renamed.name)}
        await self.change(person, (RENAME, values))
        return renamed

    async def free_name(self, name: str, person: Person | None = None) -> str:
        """Return a name as shown; raise ApiError unless this person, or a new guest (None), may use it.

        Only an admin may have the name of an office or a bot. No guest may have the name of a member or of a banned
        person.
        """
        found = await self.word_filter.clean_name(name)
        if (is_reserved(found) or await self.club.is_reserved(found)) and not (person and person.admin):
            raise ApiError("refused", msg("name-reserved"), "name")
        if person is None or not person.login:
            called = or_(persons.c.plain_name == plain(found), persons.c.login.in_([found.lower(), plain(found)]))
            kept = or_(persons.c.login.is_not(None), persons.c.banned > time.time())
            others = select(persons.c.id).where(called, kept, persons.c.id != (person.id if person else ""))
            if await asyncio.to_thread(self.store.read, others.limit(1)):
                raise ApiError("refused", msg("name-taken"), "name")
        return found

    async def set_language(self, person: Person, language: str) -> Person:
        """Set a person's language; an empty string means the browser's."""
        tag = language_tag(language)[:10]
        await self.change(person, (_SET_LANGUAGE, {"person_id": person.id, "new_language": tag}))
        return replace(person, language=tag)

    async def new_secret(self, person: Person, kind: str, **more: object) -> str:
        """Create a secret for a browser or a program, and return it."""
        secret = secrets.token_urlsafe(32)
        await self.store.write(_session(secret, person, kind, **more))
        return secret

    async def by_secret(self, secret: str) -> Person | None:
        """Return the person with this secret, or None if it is unknown or expired or the person is banned."""
        if not secret or len(secret) > 100:
            return None
        key = hash_of(secret)
        if key not in self._known:
            wanted = select(persons, sessions.c.kind, sessions.c.scopes, sessions.c.expires).join(sessions)
            rows = await asyncio.to_thread(self.store.read, wanted.where(sessions.c.hash == key))
            if not rows or rows[0].kind not in (BROWSER, TOKEN):
                return None
            if len(self._known) > MAX_KNOWN:
                self._known.clear()
            self._known[key] = _with_scopes(rows[0])
        known = self._known[key]
        now = time.time()
        if now >= known.until or now < known.banned:
            return None
        self._here[known.id] = now
        return known

    def recent(self) -> dict[str, float]:
        """Return who made a request since the last write of `note_seen`, and when."""
        return dict(self._here)

    async def note_seen(self, here: Iterable[str] = ()) -> None:
        """Store who was online recently. `here` are the people connected now."""
        seen, self._here = {**self._here, **dict.fromkeys(here, time.time())}, {}
        if seen:
            await self.store.write(*((_SEEN, {"person_id": id, "last": at}) for id, at in sorted(seen.items())))

    # --- signing in ---------------------------------------------------------------------------------------------

    async def set_sign_in(
        self,
        person: Person,
        login: str,
        password: str,
        here: str,
        present: str = "",
        caller: Caller | None = None,
        invitation: str = "",
        created: Sequence[Statement] = (),
    ) -> Person:
        """Set a person's sign-in name and password. A person with a password must give it as `present`.

        A guest becomes a member, as the club allows it, or by an invitation link. `created` stores a new person.

        Other browsers and all programs are signed out.
        """
        login = await self.checked_login(person, login)
        self.check_password(password, login, person.name)
        rows = await asyncio.to_thread(self.store.read, select(persons).where(persons.c.id == person.id))
        if rows and rows[0].password:  # wrong guesses from elsewhere must not slow down a signed-in person
            known = Caller(device=hash_of(here))
            if not await self.passwords.fits(str(rows[0].login), str(rows[0].password), present, known):
                raise ApiError("refused", msg("password-wrong"), "present")
        joins = [] if person.login else await self.club.admission(person.id, invitation)
        hashed = await self.passwords.hashed(password, caller or Caller(address=person.id))
        values = {"person_id": person.id, "new_login": login, "new_password": hashed}
        elsewhere = {"person_id": person.id, "session": hash_of(here)}
        try:
            await self.change(person, *created, (_SET_CREDENTIALS, values), (_SIGN_OUT_ELSEWHERE, elsewhere), *joins)
        except Conflict as error:
            raise ApiError("refused", msg("login-taken"), "login") from error
        return await self.one(person.id)

    async def checked_login(self, person: Person, login: str) -> str:
        """Return the normalized sign-in name; raise ApiError unless it is valid."""
        login = login.strip().lower()
        if not _LOGIN.fullmatch(login):
            raise ApiError("refused", msg("login-letters"), "login")
        if login != person.login:
            await self.word_filter.check_wanted(login, "login")
        return login

    def check_password(self, password: str, *names: str) -> None:
        """Raise ApiError if a password is too short, too long or too easy to guess for a person of these names."""
        if not SHORTEST <= len(password) <= LONGEST:
            raise ApiError("refused", msg("password-length", least=SHORTEST, most=LONGEST), "password")
        if is_weak(password, *names):
            raise ApiError("refused", msg("password-weak"), "password")

    async def hashed_password(self, person: Person, password: str, caller: Caller) -> str:
        """Return the hash of a new password of a person; raise ApiError if it is refused."""
        self.check_password(password, person.login, person.name)
        return await self.passwords.hashed(password, caller)

    async def recover(self, person: Person, hashed: str) -> tuple[Person, str]:
        """Set a new password for a person who has proved their identity. All sessions are signed out."""
        values = {"person_id": person.id, "new_login": person.login, "new_password": hashed}
        await self.change(
            person, (_SET_CREDENTIALS, values), (_SIGN_OUT_ELSEWHERE, {"person_id": person.id, "session": ""})
        )
        return person, await self.new_secret(person, BROWSER)

    async def sign_in(
        self, login: str, password: str, address: str = "", device: str = "", browser: str = ""
    ) -> tuple[Person, str]:
        """Sign a person in by password. Raise ApiError without revealing whether the name or the password was wrong.

        `device` is the device cookie of a browser that was signed in before.
        """
        login = login.strip().lower()
        found: list[Row[tuple[str]]] = []
        if _LOGIN.fullmatch(login):
            found = list(await asyncio.to_thread(self.store.read, select(persons).where(persons.c.login == login)))
        known = str(found[0].password or "") if found else ""
        caller = Caller(address)
        if found and await self._knows_device(found[0].id, device):
            caller = Caller(address, hash_of(device))
        if not await self.passwords.fits(login, known, password, caller):
            raise ApiError("refused", msg("sign-in-wrong"), "password")
        return await self.admit(_person(found[0]), browser)

    async def admit(self, person: Person, browser: str) -> tuple[Person, str]:
        """Create a session for an authenticated person; raise ApiError if they are banned."""
        if person.banned > time.time():
            raise ApiError("refused", await asyncio.to_thread(self._ban, person), "login")
        return person, await self.new_secret(person, BROWSER, name=browser)

    def _ban(self, person: Person) -> LocalizedText:
        """Return until when a person is banned, and the admin's reason. Blocks."""
        is_ban = (moderation_actions.c.person == person.id) & (moderation_actions.c.kind == "ban")
        last = select(moderation_actions.c.reason).where(is_ban).order_by(moderation_actions.c.at.desc()).limit(1)
        reasons = [row.reason for row in self.store.read(last)]
        until = datetime.fromtimestamp(person.banned, UTC).strftime("%Y-%m-%d %H:%M UTC")
        return msg("banned", until=until, reason="".join(reasons))

    async def one(self, id: str) -> Person:
        """Return the person with this id."""
        return _person((await asyncio.to_thread(self.store.read, select(persons).where(persons.c.id == id)))[0])

    async def remember_device(self, person: Person, device: str = "") -> str:
        """Remember this browser as one of the person's, signed in or not. Return its device cookie."""
        device = device if 20 <= len(device) <= 100 else secrets.token_urlsafe(32)
        if not await self._knows_device(person.id, device):
            with contextlib.suppress(Conflict):  # added concurrently
                await self.store.write(_session(f"{device} {person.id}", person, DEVICE))
            await self._prune_sessions(person)
        return device

    async def _knows_device(self, person: str, device: str) -> bool:
        wanted = select(sessions.c.hash).where(sessions.c.hash == hash_of(f"{device} {person}"))
        return bool(device) and bool(await asyncio.to_thread(self.store.read, wanted))

    async def _prune_sessions(self, person: Person) -> None:
        """Delete the oldest sessions above the limit."""
        for kind in (BROWSER, DEVICE):
            mine = select(sessions.c.hash).where(sessions.c.person == person.id, sessions.c.kind == kind)
            old = mine.order_by(sessions.c.created.desc()).offset(MAX_SESSIONS).limit(MAX_FORGOTTEN)
            rows = await asyncio.to_thread(self.store.read, old)
            if rows:
                await self.change(person, *((_SIGN_OUT, {"session": row.hash}) for row in rows))

    async def sign_out(self, person: Person, secret: str) -> None:
        """Revoke a secret."""
        await self.change(person, (_SIGN_OUT, {"session": hash_of(secret)}))

    # --- sessions -----------------------------------------------------------------------------------------------

    async def browsers(self, person: Person) -> list[Browser]:
        """Return the browser sessions of a person, newest first."""
        mine = [sessions.c.person == person.id, sessions.c.kind == BROWSER]
        wanted = select(sessions).where(*mine).order_by(sessions.c.created.desc())
        rows = await asyncio.to_thread(self.store.read, wanted)
        return [Browser(row.hash[:16], row.name, row.created) for row in rows]

    async def sign_out_browser(self, person: Person, id: str) -> None:
        """Sign out one browser session; raise ApiError if there is no such session."""
        mine = select(sessions.c.hash).where(sessions.c.person == person.id, sessions.c.kind == BROWSER)
        rows = await asyncio.to_thread(self.store.read, mine)
        found = [row.hash for row in rows if row.hash[:16] == id]
        if not found:
            raise ApiError("refused", msg("not-signed-in-there"))
        await self.change(person, (_SIGN_OUT, {"session": found[0]}))

    async def must_know_password(self, person: Person, password: str, here: str) -> None:
        """Raise ApiError unless this is the person's password. A guest has none."""
        row = (await asyncio.to_thread(self.store.read, select(persons).where(persons.c.id == person.id)))[0]
        known = Caller(device=hash_of(here))
        if row.password and not await self.passwords.fits(str(row.login), str(row.password), password, known):
            raise ApiError("refused", msg("not-your-password"), "password")

    # --- profiles -----------------------------------------------------------------------------------------------

    async def profile(self, login: str, viewer: Person | None) -> MemberProfile:
        """Return the profile with this sign-in name.

        Raise the same ApiError for a hidden profile and for one that doesn't exist.
        """
        found: Sequence[Row[Any]] = []
        if _LOGIN.fullmatch(login):
            found = await asyncio.to_thread(self.store.read, select(persons).where(persons.c.login == login))
        page = _profile(found[0]) if found else None
        relation = await self.relations.between(page.person.id, viewer.id) if page and viewer else ""
        if page is None or not page.shown_to(viewer, relation):
            raise ApiError("no-person", msg("no-person"))
        return replace(page, relation=relation)

    async def search_names(self, words: str, viewer: Person | None) -> list[MemberProfile]:
        """Return the visible profiles whose name or sign-in name begins with these words."""
        begins = or_(*(func.lower(name).startswith(words.lower(), autoescape=True) for name in _NAMES))
        wanted = select(persons).where(persons.c.login.is_not(None), persons.c.gone.is_(None), begins)
        rows = await asyncio.to_thread(self.store.read, wanted.order_by(persons.c.name, persons.c.id).limit(MAX_NAMED))
        found = [_profile(row) for row in rows]
        is_to = await self.relations.is_to(viewer.id, [page.person.id for page in found]) if viewer else {}
        return [page for page in found if page.shown_to(viewer, is_to.get(page.person.id, ""))]

    async def id_of(self, login: str) -> str:
        """Return the id of the person with this sign-in name, or an empty string. For admins."""
        wanted = select(persons.c.id).where(persons.c.login == login)
        rows = await asyncio.to_thread(self.store.read, wanted) if _LOGIN.fullmatch(login) else []
        return str(rows[0].id) if rows else ""

    async def set_shown(self, person: Person, shown: str | None, parts: Mapping[str, str]) -> None:
        """Set the visibility of a profile (None for no change) and of the named parts."""
        changes: list[Statement] = []
        if shown is not None:
            changes.append((_SET_SHOWN, {"person_id": person.id, "new_shown": shown}))
        if parts:
            before = (await self.profiles([person.id]))[person.id].parts
            changes.append((_SET_PARTS, {"person_id": person.id, "new_parts": json.dumps({**before, **parts})}))
        await self.change(person, *changes)

    async def profiles(self, ids: Iterable[str]) -> dict[str, MemberProfile]:
        """Return the profiles with these ids."""
        wanted = select(persons).where(persons.c.id.in_(list(ids)))
        rows = await asyncio.to_thread(self.store.read, wanted)
        return {row.id: _profile(row) for row in rows}

    # --- cleanup ------------------------------------------------------------------------------------------------

    async def forget_unused(self) -> None:
        """Delete expired sessions and tokens, and guest accounts that were never used and can't be signed in to."""
        now = time.time()
        old = ((sessions.c.kind != TOKEN) & (sessions.c.created < now - KEPT)) | (sessions.c.expires < now)
        wanted = select(sessions.c.hash, persons).join(persons).where(old).limit(MAX_FORGOTTEN)
        for row in await asyncio.to_thread(self.store.read, wanted):
            await self.change(_person(row), (_SIGN_OUT, {"session": row.hash}))
        gone = [persons.c.login.is_(None), persons.c.created < now - FORGOTTEN, *_UNREFERENCED]
        rows = await asyncio.to_thread(self.store.read, select(persons.c.id).where(*gone).limit(MAX_FORGOTTEN))
        await asyncio.gather(*(self._delete_unused(row.id) for row in rows))

    async def _delete_unused(self, person: str) -> None:
        with contextlib.suppress(Conflict):  # the person has just done something
            await self.store.write((_DELETE_MARKS, {"person_id": person}), (_DELETE, {"person_id": person}))

    # --- cache --------------------------------------------------------------------------------------------------

    async def change(self, person: Person, *statements: Statement) -> None:
        """Write a change about a person, and announce it to all processes."""
        await self.store.write(*statements, *self.store.announce(PERSON, person.id))
        self.forget(person.id)

    def forget(self, person: str = "") -> None:
        """Drop cached data about a changed person, or about everyone if `person` is empty."""
        self._known = {key: known for key, known in self._known.items() if person not in ("", known.id)}
        if not person:
            self.club.forget()
        self.changed(person)


def _person(row: Row[tuple[str]]) -> Person:
    more = {"language": row.language, "admin": row.admin, "banned": row.banned or 0.0, "arms": row.arms}
    more |= {"organiser": row.organiser, "waits": row.waits or 0.0}
    return Person(row.id, row.name, row.login or "", **more)


def _profile(row: Row[Any]) -> MemberProfile:
    return MemberProfile(_person(row), row.created, row.shown, json.loads(row.parts))


def _with_scopes(row: Row[tuple[str]]) -> Person:
    """Return the person for a row with a secret."""
    if row.kind == BROWSER:
        return _person(row)
    until = float("-inf") if row.expires is None else row.expires
    return replace(_person(row), scopes=frozenset(row.scopes.split(",")) & set(GRANTED), until=until)


def _session(secret: str, person: Person, kind: str, **more: object) -> Statement:
    values = {"hash": hash_of(secret), "person": person.id, "kind": kind, "created": time.time(), **more}
    return _NEW_SESSION, values
