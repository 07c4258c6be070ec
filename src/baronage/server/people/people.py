"""Who is who: guests who play at once under a name, by a secret that only they hold. The store keeps a hash of it.

Who wants to come back from another device chooses a sign-in name and a password. A program gets a token: a secret that is good
for a while, and for less than a browser's. What is known of people is remembered; when it changes, the other processes are told.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import re
import secrets
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from sqlalchemy import Row, bindparam, delete, func, insert, or_, select, update

from baronage.engine.words.languages import language_tag
from baronage.server.errors import Denied
from baronage.server.people.learned import Learned
from baronage.server.people.manners import Manners
from baronage.server.people.names import clean_name
from baronage.server.people.passwords import LONGEST, SHORTEST, Caller, Passwords
from baronage.server.people.relations import BLOCK, FRIEND, Relations
from baronage.server.store.schema import marks, naming_persons, persons, sessions
from baronage.server.store.store import PERSON, Store
from baronage.server.store.writer import Conflict, Statement
from baronage.server.words import say

# What a secret is: a browser's, a program's, or one by which a browser that is signed out is recognised, which opens nothing.
BROWSER, TOKEN, DEVICE = "browser", "token", "device"
# What a secret is good for. A program's never is for the account itself: name, password, tokens, and what can't be had again.
PLAY, TALK, READ, ACCOUNT = "play", "talk", "read", "account"
OWN = frozenset([PLAY, TALK, READ, ACCOUNT])
GRANTED = (PLAY, TALK, READ)

DAY = 86_400.0
MOST_KNOWN = 10_000  # sessions that are remembered
MOST_TOKENS = 20  # of one person
MOST_SESSIONS = 50  # of one person, of each kind: the oldest are forgotten
DAYS, MOST_DAYS = 90, 365  # for which a token is good
KEPT = 365 * DAY  # seconds for which a browser keeps what it was given
FORGOTTEN = 90 * DAY  # seconds after which a guest who can't come back, and has done nothing, is forgotten
MOST_FORGOTTEN = 500  # at once
MOST_CALLED = 50  # people of like names who are looked at

ALL, MEMBERS, FRIENDS, NOBODY = "all", "members", "friends", "nobody"  # who may see somebody's page
_CALLED = (persons.c.name, persons.c.login)
_LOGIN = re.compile(r"[a-z0-9][a-z0-9._-]{2,29}")
_NEW_PERSON, _NEW_SESSION = insert(persons), insert(sessions)
_RENAME = update(persons).where(persons.c.id == bindparam("person_id")).values(name=bindparam("new_name"))
_SPEAK = update(persons).where(persons.c.id == bindparam("person_id")).values(language=bindparam("new_language"))
_SHOW = update(persons).where(persons.c.id == bindparam("person_id")).values(shown=bindparam("new_shown"))
_SHOW_PARTS = update(persons).where(persons.c.id == bindparam("person_id")).values(parts=bindparam("new_parts"))
_LOCK = (
    update(persons)
    .where(persons.c.id == bindparam("person_id"))
    .values(login=bindparam("new_login"), password=bindparam("new_password"))
)
_SEEN = update(persons).where(persons.c.id == bindparam("person_id")).values(seen=bindparam("last"))
_SIGN_OUT = delete(sessions).where(sessions.c.hash == bindparam("session"))
_SIGN_OUT_ELSEWHERE = delete(sessions).where(
    sessions.c.person == bindparam("person_id"), sessions.c.hash != bindparam("session")
)
_LEFT_NOTHING = [  # nothing names him but how far he has read
    persons.c.id.not_in(select(column).where(column.is_not(None)))
    for column in naming_persons()
    if column is not marks.c.person
]
_FORGET_MARKS = delete(marks).where(marks.c.person == bindparam("person_id"))
_FORGET = delete(persons).where(persons.c.id == bindparam("person_id"))
_DROP_TOKENS = delete(sessions).where(sessions.c.person == bindparam("person_id"), sessions.c.kind == TOKEN)


@dataclass(frozen=True)
class Person:
    """Somebody, as a secret makes him known: `scopes`, what it is good for; `until`: and how long."""

    id: str
    name: str
    login: str = ""  # empty: a guest
    scopes: frozenset[str] = OWN
    until: float = float("inf")
    language: str = ""  # that he chose; empty: as his browser says
    keeper: bool = False  # does he keep this server?
    banned: float = 0.0  # until when he is not let in
    arms: str = ""  # tincture and charge, as they are written down (`arms.py`)


@dataclass(frozen=True)
class Page:
    """What is told of a person, since when, and to whom."""

    person: Person
    since: float
    shown: str
    parts: Mapping[str, str] = field(default_factory=dict)  # to whom what of it is told; what is not named, to all
    relation: str = ""  # what whoever looks at it is to its owner

    def tells(self, part: str, viewer: Person | None) -> bool:
        """Is this part of it for him, who may see the page?"""
        if viewer is not None and viewer.id == self.person.id:
            return True
        to = self.parts.get(part, ALL)
        return to == ALL or (to == FRIENDS and self.relation == FRIEND)

    def shown_to(self, viewer: Person | None, relation: str = "") -> bool:
        """May he see it? `relation`: what he is to whom it belongs."""
        if viewer is not None and viewer.id == self.person.id:
            return True
        if relation == BLOCK:
            return False
        if self.shown == FRIENDS:
            return relation == FRIEND
        return self.shown == ALL or (self.shown == MEMBERS and viewer is not None and bool(viewer.login))


@dataclass(frozen=True)
class Program:
    """A token, without its secret."""

    id: str
    name: str
    scopes: list[str]
    created: float
    expires: float


@dataclass(frozen=True)
class Browser:
    """Where somebody is signed in: which browser it said to be, and since when."""

    id: str
    name: str
    created: float


class People:
    """Finds persons by their secrets, and makes new ones. `changed` is called with whoever may no longer be who he was."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.passwords = Passwords()
        self.relations = Relations(store)
        self.manners = Manners(store)
        self.learned = Learned(store)
        self.changed: Callable[[str], None] = lambda person: None
        self._known: dict[str, Person] = {}
        self._here: dict[str, float] = {}  # who was there since that was last written down, and when

    async def guest(self, name: str, browser: str = "") -> tuple[Person, str]:
        """A new person, and the secret of its session. `browser`: what it says to be."""
        person = Person(secrets.token_urlsafe(12), await self.manners.clean_name(name))
        values = {"id": person.id, "name": person.name, "created": time.time()}
        await self.store.write((_NEW_PERSON, values))
        return person, await self.new_secret(person, BROWSER, name=browser)

    async def rename(self, person: Person, name: str) -> Person:
        """Another name, for tables at which he sits down from now on."""
        renamed = replace(person, name=await self.manners.clean_name(name))
        await self.change(person, (_RENAME, {"person_id": renamed.id, "new_name": renamed.name}))
        return renamed

    async def set_language(self, person: Person, language: str) -> Person:
        """Be spoken to in this language everywhere; empty: as each browser says."""
        tag = language_tag(language)[:10]
        await self.change(person, (_SPEAK, {"person_id": person.id, "new_language": tag}))
        return replace(person, language=tag)

    async def new_secret(self, person: Person, kind: str, **more: object) -> str:
        """One more secret of a person: for a browser, or for a program."""
        secret = secrets.token_urlsafe(32)
        await self.store.write(_session(secret, person, kind, **more))
        return secret

    async def who(self, secret: str) -> Person | None:
        """Whose secret this is, if it is still good."""
        if not secret or len(secret) > 100:
            return None
        key = hash_of(secret)
        if key not in self._known:
            wanted = select(persons, sessions.c.kind, sessions.c.scopes, sessions.c.expires).join(sessions)
            rows = await asyncio.to_thread(self.store.read, wanted.where(sessions.c.hash == key))
            if not rows or rows[0].kind not in (BROWSER, TOKEN):
                return None
            if len(self._known) > MOST_KNOWN:
                self._known.clear()
            self._known[key] = _as_secret(rows[0])
        known = self._known[key]
        now = time.time()
        if now >= known.until or now < known.banned:
            return None
        self._here[known.id] = now
        return known

    async def note_seen(self, here: Iterable[str] = ()) -> None:
        """Write down who was there of late; `here`: who is there now."""
        seen, self._here = {**self._here, **dict.fromkeys(here, time.time())}, {}
        if seen:
            await self.store.write(*((_SEEN, {"person_id": id, "last": at}) for id, at in sorted(seen.items())))

    # --- coming back --------------------------------------------------------------------------------------------

    async def set_sign_in(
        self, person: Person, login: str, password: str, here: str, present: str = "", caller: Caller | None = None
    ) -> Person:
        """Give somebody a sign-in name and a password; or others, if he knows the present one.

        Nobody else is let in any more by what he was given before: other browsers and all programs are signed out.
        """
        login = await self.checked_login(person, login)
        self.check_password(password)
        row = (await asyncio.to_thread(self.store.read, select(persons).where(persons.c.id == person.id)))[0]
        if row.password:  # whoever tries from elsewhere does not slow down who is signed in
            known = Caller(device=hash_of(here))
            if not await self.passwords.fits(str(row.login), str(row.password), present, known):
                raise Denied("refused", say("password-wrong"), "present")
        hashed = await self.passwords.hashed(password, caller or Caller(place=person.id))
        values = {"person_id": person.id, "new_login": login, "new_password": hashed}
        elsewhere = {"person_id": person.id, "session": hash_of(here)}
        try:
            await self.change(person, (_LOCK, values), (_SIGN_OUT_ELSEWHERE, elsewhere))
        except Conflict as error:
            raise Denied("refused", say("login-taken"), "login") from error
        return replace(person, login=login)

    async def checked_login(self, person: Person, login: str) -> str:
        """This sign-in name, as it is written down; raise Denied unless it can be one."""
        login = login.strip().lower()
        if not _LOGIN.fullmatch(login):
            raise Denied("refused", say("login-letters"), "login")
        if login != person.login:
            await self.manners.must_be_wanted(login, "login")
        return login

    def check_password(self, password: str) -> None:
        """Raise Denied unless it can be one."""
        if not SHORTEST <= len(password) <= LONGEST:
            raise Denied("refused", say("password-length", least=SHORTEST, most=LONGEST), "password")

    async def recover(self, id: str, password: str, caller: Caller) -> tuple[Person, str]:
        """A new password for who has shown that he is this person. Everything that was signed in is signed out."""
        self.check_password(password)
        rows = await asyncio.to_thread(self.store.read, select(persons).where(persons.c.id == id))
        person = _person(rows[0])
        hashed = await self.passwords.hashed(password, caller)
        values = {"person_id": id, "new_login": person.login, "new_password": hashed}
        await self.change(person, (_LOCK, values), (_SIGN_OUT_ELSEWHERE, {"person_id": id, "session": ""}))
        return person, await self.new_secret(person, BROWSER)

    async def sign_in(
        self, login: str, password: str, place: str = "", device: str = "", browser: str = ""
    ) -> tuple[Person, str]:
        """Let somebody in who knows a password; whether the name or the password was wrong is not told.

        `device`: what this browser was recognised by when it was let in before.
        """
        login = login.strip().lower()
        found: list[Row[tuple[str]]] = []
        if _LOGIN.fullmatch(login):
            found = list(await asyncio.to_thread(self.store.read, select(persons).where(persons.c.login == login)))
        known = str(found[0].password or "") if found else ""
        caller = Caller(place)
        if found and await self._recognises(found[0].id, device):
            caller = Caller(place, hash_of(device))
        if not await self.passwords.fits(login, known, password, caller):
            raise Denied("refused", say("sign-in-wrong"), "password")
        return await self.admit(_person(found[0]), browser)

    async def admit(self, person: Person, browser: str) -> tuple[Person, str]:
        """Let somebody in who has shown who he is, unless he is banned."""
        if person.banned > time.time():
            raise Denied("refused", say("banned"), "login")
        return person, await self.new_secret(person, BROWSER, name=browser)

    async def one(self, id: str) -> Person:
        """Somebody, by his id."""
        return _person((await asyncio.to_thread(self.store.read, select(persons).where(persons.c.id == id)))[0])

    async def recognise(self, person: Person, device: str = "") -> str:
        """From now on this browser is known as one of his, signed in or not. What it is recognised by."""
        device = device if 20 <= len(device) <= 100 else secrets.token_urlsafe(32)
        if not await self._recognises(person.id, device):
            with contextlib.suppress(Conflict):  # at the same moment
                await self.store.write(_session(f"{device} {person.id}", person, DEVICE))
            await self._not_too_many(person)
        return device

    async def _recognises(self, person: str, device: str) -> bool:
        wanted = select(sessions.c.hash).where(sessions.c.hash == hash_of(f"{device} {person}"))
        return bool(device) and bool(await asyncio.to_thread(self.store.read, wanted))

    async def _not_too_many(self, person: Person) -> None:
        """The oldest browsers are forgotten: who signs in again and again fills no list."""
        for kind in (BROWSER, DEVICE):
            mine = select(sessions.c.hash).where(sessions.c.person == person.id, sessions.c.kind == kind)
            old = mine.order_by(sessions.c.created.desc()).offset(MOST_SESSIONS).limit(MOST_FORGOTTEN)
            rows = await asyncio.to_thread(self.store.read, old)
            if rows:
                await self.change(person, *((_SIGN_OUT, {"session": row.hash}) for row in rows))

    async def sign_out(self, person: Person, secret: str) -> None:
        """This secret is worth nothing any more."""
        await self.change(person, (_SIGN_OUT, {"session": hash_of(secret)}))

    # --- where he is signed in ----------------------------------------------------------------------------------

    async def browsers(self, person: Person) -> list[Browser]:
        """Where he is signed in, the newest first."""
        mine = [sessions.c.person == person.id, sessions.c.kind == BROWSER]
        wanted = select(sessions).where(*mine).order_by(sessions.c.created.desc())
        rows = await asyncio.to_thread(self.store.read, wanted)
        return [Browser(row.hash[:16], row.name, row.created) for row in rows]

    async def sign_out_browser(self, person: Person, id: str) -> None:
        """One of them is signed out, from wherever."""
        mine = select(sessions.c.hash).where(sessions.c.person == person.id, sessions.c.kind == BROWSER)
        rows = await asyncio.to_thread(self.store.read, mine)
        found = [row.hash for row in rows if row.hash[:16] == id]
        if not found:
            raise Denied("refused", say("not-signed-in-there"))
        await self.change(person, (_SIGN_OUT, {"session": found[0]}))

    async def must_know_password(self, person: Person, password: str, here: str) -> None:
        """Raise Denied unless this is his password; a guest has none."""
        row = (await asyncio.to_thread(self.store.read, select(persons).where(persons.c.id == person.id)))[0]
        known = Caller(device=hash_of(here))
        if row.password and not await self.passwords.fits(str(row.login), str(row.password), password, known):
            raise Denied("refused", say("not-your-password"), "password")

    # --- pages --------------------------------------------------------------------------------------------------

    async def page(self, login: str, viewer: Person | None) -> Page:
        """Whose page it is, if this viewer may see it; who may not can't tell it from one that is not there."""
        found: Sequence[Row[Any]] = []
        if _LOGIN.fullmatch(login):
            found = await asyncio.to_thread(self.store.read, select(persons).where(persons.c.login == login))
        page = _page(found[0]) if found else None
        relation = await self.relations.between(page.person.id, viewer.id) if page and viewer else ""
        if page is None or not page.shown_to(viewer, relation):
            raise Denied("no-person", say("no-person"))
        return replace(page, relation=relation)

    async def called(self, words: str, viewer: Person | None) -> list[Page]:
        """The pages of those whose names, or sign-in names, begin so, as far as they are for this viewer."""
        begins = or_(*(func.lower(name).startswith(words.lower(), autoescape=True) for name in _CALLED))
        wanted = select(persons).where(persons.c.login.is_not(None), persons.c.gone.is_(None), begins)
        rows = await asyncio.to_thread(
            self.store.read, wanted.order_by(persons.c.name, persons.c.id).limit(MOST_CALLED)
        )
        found = [_page(row) for row in rows]
        is_to = await self.relations.is_to(viewer.id, [page.person.id for page in found]) if viewer else {}
        return [page for page in found if page.shown_to(viewer, is_to.get(page.person.id, ""))]

    async def id_of(self, login: str) -> str:
        """Who has this sign-in name, for a keeper; empty: nobody."""
        wanted = select(persons.c.id).where(persons.c.login == login)
        rows = await asyncio.to_thread(self.store.read, wanted) if _LOGIN.fullmatch(login) else []
        return str(rows[0].id) if rows else ""

    async def set_shown(self, person: Person, shown: str | None, parts: Mapping[str, str]) -> None:
        """Who may see his page from now on: all, members, friends, nobody (None: as before); and to whom it tells what: all,
        friends, nobody, where a part is named.
        """
        changes: list[Statement] = []
        if shown is not None:
            changes.append((_SHOW, {"person_id": person.id, "new_shown": shown}))
        if parts:
            before = (await self.pages([person.id]))[person.id].parts
            changes.append((_SHOW_PARTS, {"person_id": person.id, "new_parts": json.dumps({**before, **parts})}))
        await self.change(person, *changes)

    async def pages(self, ids: Iterable[str]) -> dict[str, Page]:
        """The pages of some, by their ids."""
        wanted = select(persons).where(persons.c.id.in_(list(ids)))
        rows = await asyncio.to_thread(self.store.read, wanted)
        return {row.id: _page(row) for row in rows}

    # --- programs -----------------------------------------------------------------------------------------------

    async def token(
        self, person: Person, scopes: Iterable[str] = GRANTED, days: float = DAYS, name: str = ""
    ) -> tuple[str, Program]:
        """A secret for a program. Who may play or talk may read, too."""
        wanted = {READ, *scopes}
        if not wanted <= set(GRANTED):
            raise Denied("refused", say("token-for", known=[*GRANTED]), "scopes")
        if not 0 < days <= MOST_DAYS:
            raise Denied("refused", say("token-days", days=MOST_DAYS), "days")
        if len(await self.tokens(person)) >= MOST_TOKENS:
            raise Denied("refused", say("most-tokens", most=MOST_TOKENS))
        granted = [scope for scope in GRANTED if scope in wanted]
        now = time.time()
        more = {
            "scopes": ",".join(granted),
            "expires": now + days * DAY,
            "name": clean_name(name) if name else "",
        }
        secret = await self.new_secret(person, TOKEN, **more)
        return secret, Program(hash_of(secret)[:16], str(more["name"]), granted, now, now + days * DAY)

    async def tokens(self, person: Person) -> list[Program]:
        """The programs of his that are let in, the newest first."""
        mine = [sessions.c.person == person.id, sessions.c.kind == TOKEN, sessions.c.expires > time.time()]
        wanted = select(sessions).where(*mine).order_by(sessions.c.created.desc())
        rows = await asyncio.to_thread(self.store.read, wanted)
        return [Program(row.hash[:16], row.name, row.scopes.split(","), row.created, row.expires) for row in rows]

    async def drop_token(self, person: Person, id: str) -> None:
        """This program is let in no more."""
        mine = select(sessions.c.hash).where(sessions.c.person == person.id, sessions.c.kind == TOKEN)
        rows = await asyncio.to_thread(self.store.read, mine)
        found = [row.hash for row in rows if row.hash[:16] == id]
        if not found:
            raise Denied("refused", say("no-token"))
        await self.change(person, (_SIGN_OUT, {"session": found[0]}))

    async def drop_tokens(self, person: Person) -> None:
        """No program of his is let in any more."""
        await self.change(person, (_DROP_TOKENS, {"person_id": person.id}))

    # --- who is forgotten ---------------------------------------------------------------------------------------

    async def forget_unused(self) -> None:
        """What nobody can use any more: old sessions and tokens, and guests who can't come back and left nothing behind."""
        now = time.time()
        old = ((sessions.c.kind != TOKEN) & (sessions.c.created < now - KEPT)) | (sessions.c.expires < now)
        wanted = select(sessions.c.hash, persons).join(persons).where(old).limit(MOST_FORGOTTEN)
        for row in await asyncio.to_thread(self.store.read, wanted):
            await self.change(_person(row), (_SIGN_OUT, {"session": row.hash}))
        gone = [persons.c.login.is_(None), persons.c.created < now - FORGOTTEN, *_LEFT_NOTHING]
        rows = await asyncio.to_thread(self.store.read, select(persons.c.id).where(*gone).limit(MOST_FORGOTTEN))
        await asyncio.gather(*(self._forget_for_good(row.id) for row in rows))

    async def _forget_for_good(self, person: str) -> None:
        with contextlib.suppress(Conflict):  # he has done something just now
            await self.store.write((_FORGET_MARKS, {"person_id": person}), (_FORGET, {"person_id": person}))

    # --- what is remembered -------------------------------------------------------------------------------------

    async def change(self, person: Person, *statements: Statement) -> None:
        """Write something about somebody, and let all processes know that it has changed."""
        await self.store.write(*statements, *self.store.announce(PERSON, person.id))
        self.forget(person.id)

    def forget(self, person: str = "") -> None:
        """Something about him has changed, here or in another process; nobody named: perhaps about anybody."""
        self._known = {key: known for key, known in self._known.items() if person not in ("", known.id)}
        self.changed(person)


def _person(row: Row[tuple[str]]) -> Person:
    more = {"language": row.language, "keeper": row.keeper, "banned": row.banned or 0.0, "arms": row.arms}
    return Person(row.id, row.name, row.login or "", **more)


def _page(row: Row[Any]) -> Page:
    return Page(_person(row), row.created, row.shown, json.loads(row.parts))


def _as_secret(row: Row[tuple[str]]) -> Person:
    """Whom a secret makes known."""
    if row.kind == BROWSER:
        return _person(row)
    until = float("-inf") if row.expires is None else row.expires
    return replace(_person(row), scopes=frozenset(row.scopes.split(",")) & set(GRANTED), until=until)


def _session(secret: str, person: Person, kind: str, **more: object) -> Statement:
    values = {"hash": hash_of(secret), "person": person.id, "kind": kind, "created": time.time(), **more}
    return _NEW_SESSION, values


def hash_of(secret: str) -> str:
    """What the store keeps of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()
