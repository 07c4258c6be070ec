"""Notices over HTTP: what I want to be told and where, links in mails, and a new password for who has lost his."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated, Any, Literal

from fastapi import FastAPI, Path, Request, Response
from pydantic import Field
from sqlalchemy import select

from baronage.server.answers import Me as MyName
from baronage.server.answers.notices import NewWay, NextNotice, NoticesInfo, QuietInfo, Tried, WayInfo, WishInfo
from baronage.server.errors import Denied
from baronage.server.notices.book import Reader, Way
from baronage.server.notices.letters import compose
from baronage.server.notices.push import check_keys
from baronage.server.notices.queue import Entry, chosen
from baronage.server.notices.wishes import (
    HOOK,
    KINDS,
    MAIL,
    MOVE,
    OF_A_HOOK,
    PUSH,
    TOLD_AS,
    WAYS,
    Quiet,
    Wish,
    Wishes,
    goes_at,
    next_digest,
    quiet_until,
)
from baronage.server.people.passwords import Caller
from baronage.server.store.schema import persons
from baronage.server.web.account import as_me
from baronage.server.web.callers import Body, Owner, Place, remember
from baronage.server.words import say

if TYPE_CHECKING:
    from baronage.server.web.app import Hall

WayId = Annotated[str, Path(min_length=1, max_length=32)]
Token = Annotated[str, Path(min_length=1, max_length=100)]
SAMPLE = {"table": "", "title": "Yuan", "others": ["Maren", "Bo"]}  # no table is called so
A_DAY = 100_800.0  # seconds that are left in a sample: a day and four hours


class WishBody(Body):
    """Of one kind: by which ways, and when."""

    ways: list[Literal["mail", "push", "hook"]] = Field([], max_length=3)
    when: Literal["once", "digest", "never"] = "once"


class QuietBody(Body):
    """Hours in which nothing comes: minutes since midnight."""

    on: bool = False
    since: int = Field(22 * 60, ge=0, le=1439)
    until: int = Field(7 * 60, ge=0, le=1439)


class WishesBody(Body):
    """All that I want; what is left out is as usual."""

    kinds: dict[str, WishBody] = Field({}, max_length=20)
    quiet: QuietBody = Field(default_factory=lambda: QuietBody(since=22 * 60, until=7 * 60))
    digest: Literal["off", "daily", "weekly"] = "daily"
    zone: str = Field("UTC", max_length=100)


class WayBody(Body):
    """A further address: mail, a browser's subscription with its keys, or a hook."""

    kind: Literal["mail", "push", "hook"]
    address: str = Field(min_length=1, max_length=1000)
    name: str = Field("", max_length=60)
    keys: dict[str, Annotated[str, Field(max_length=200)]] = Field({}, max_length=4)


class LinkBody(Body):
    """What stands at the end of a link in a mail."""

    token: str = Field(min_length=1, max_length=100)


class LostBody(Body):
    """An address that was confirmed."""

    address: str = Field(min_length=3, max_length=200)


class RecoverBody(LinkBody):
    """A link, and the new password."""

    password: str = Field(max_length=1000)


def routes(app: FastAPI, hall: Hall) -> None:
    """Everything about notices."""
    _mine(app, hall)
    _links(app, hall)


def _mine(app: FastAPI, hall: Hall) -> None:
    office = hall.office

    @app.get("/api/notices")
    async def show(person: Owner) -> NoticesInfo:
        """What I am told, where and when; the next notice as it will come; what stands in the next digest."""
        return await shown(hall, person.id)

    @app.put("/api/notices")
    async def wish(body: WishesBody, person: Owner) -> NoticesInfo:
        """Want this from now on."""
        kinds = {kind: Wish(tuple(it.ways), it.when) for kind, it in body.kinds.items()}
        quiet = Quiet(body.quiet.on, body.quiet.since, body.quiet.until)
        await office.book.wish(person.id, Wishes(kinds, quiet, body.digest, body.zone))
        return await shown(hall, person.id)

    @app.post("/api/notices/ways", status_code=201)
    async def add(body: WayBody, person: Owner) -> NewWay:
        """A further address. Mail is confirmed first, by a link that is sent there."""
        if body.kind == MAIL and office.mails is None:
            raise Denied("refused", say("mail-none"), "address")
        keys = check_keys(body.keys) if body.kind == PUSH else None
        way = await office.book.add(person.id, body.kind, body.address, body.name, office.now(), keys)
        if body.kind == MAIL:
            await office.ask_to_confirm(way)
        return NewWay(way=_way(way), secret=way.secret if body.kind == HOOK else "")

    @app.post("/api/notices/ways/{id}/test")
    async def test(id: WayId, person: Owner) -> Tried:
        """Send a test there, now; to an address that is not confirmed, its link once more."""
        way = await office.book.one(person.id, id)
        if way.kind == MAIL and (office.mails is None or way.proved is None):
            await office.ask_to_confirm(way)
            return Tried(why="")
        return Tried(why=await office.sender.test(person.id, way))

    @app.delete("/api/notices/ways/{id}", status_code=204)
    async def remove(id: WayId, person: Owner) -> None:
        """Nothing goes there any more."""
        await office.book.remove(person.id, id)


def _links(app: FastAPI, hall: Hall) -> None:
    office = hall.office

    @app.post("/api/notices/confirm")
    async def confirm(body: LinkBody) -> WayInfo:
        """Whoever has the link has the address. It is good once, for a day."""
        return _way(await office.confirm(body.token))

    @app.post("/api/notices/unsubscribe/{id}", status_code=204)
    async def unsubscribe(id: Token) -> None:
        """End notices of a kind, by the link that stands in each mail: one click, nobody needs to sign in."""
        found = office.keys.unsubscribed(id)
        if found is None or found[1] not in (*KINDS, *TOLD_AS):
            raise Denied("refused", say("link-gone"))
        way, kind = found
        if not await office.book.unsubscribe(way, TOLD_AS.get(kind, kind)):
            raise Denied("refused", say("link-gone"))

    @app.post("/api/recover", status_code=204)
    async def lost(body: LostBody, place: Place) -> None:
        """Send a link for a new password to this address, if it is somebody's; whether it is, nobody is told."""
        hall.openings.guest(place)  # as many as may come anew from there
        if office.mails is None:
            raise Denied("refused", say("mail-none"), "address")
        hall.later(office.send_recovery(body.address, lambda person: _login(hall, person)))

    @app.post("/api/recover/password")
    async def recover(body: RecoverBody, request: Request, response: Response, place: Place) -> MyName:
        """Choose a new password, by a link that is good once, for an hour. All that was signed in is signed out."""
        hall.people.check_password(body.password)
        id = await office.recovered(body.token)
        person, secret = await hall.people.recover(id, body.password, Caller(place))
        remember(request, response, secret)
        return as_me(person)


def _login(hall: Hall, person: str) -> str:
    rows = hall.store.read(select(persons.c.login).where(persons.c.id == person))
    return (rows[0].login or "") if rows else ""


# --- what is shown --------------------------------------------------------------------------------------------------


async def shown(hall: Hall, person: str) -> NoticesInfo:
    """All about somebody's notices."""
    office = hall.office
    reader, now = await office.book.read(person), office.now()
    waiting = await asyncio.to_thread(office.queue.of_person, person)
    digested = [it for it in waiting if it.digest]
    wishes = reader.wishes
    return NoticesInfo(
        wishes=[_wish(wishes, kind) for kind in KINDS],
        ways=[_way(way) for way in reader.ways],
        quiet=QuietInfo(on=wishes.quiet.on, since=wishes.quiet.since, until=wishes.quiet.until),
        digest=wishes.digest,
        zone=wishes.zone,
        next=_next(reader, [it for it in waiting if not it.digest], now),
        digested=[compose(it.kind, it.facts, reader.language, now).title for it in digested],
        digest_at=next_digest(wishes, now),
        mail=office.mails is not None,
        push_key=office.keys.push_name,
    )


def _next(reader: Reader, waiting: list[Entry], now: float) -> NextNotice:
    """The next notice, by the function that makes what is sent."""
    if waiting:
        first = waiting[0]
        kind, facts, at = first.kind, first.facts, max(first.next, now)
        ids = {it.way for it in waiting if (it.kind, it.about, it.number) == (kind, first.about, first.number)}
        ways = [way.name for way in reader.ways if way.id in ids]
    else:
        kind, facts, at = MOVE, {**SAMPLE, "due": now + A_DAY}, goes_at(reader.wishes, MOVE, now)
        ways = [way.name for way in chosen(reader, MOVE)]
    letter = compose(kind, facts, reader.language, at if waiting else now)
    held = quiet_until(reader.wishes, now) is not None and at > now
    return NextNotice(
        title=letter.title, text=letter.text, why=letter.why, at=at, ways=ways, held=held, sample=not waiting
    )


def _wish(wishes: Wishes, kind: Any) -> WishInfo:
    wish = wishes.of(kind)
    possible: Any = [way for way in WAYS if way != HOOK or kind in OF_A_HOOK]
    return WishInfo(kind=kind, ways=[way for way in wish.ways if way in possible], possible=possible, when=wish.when)


def _way(way: Way) -> WayInfo:
    state: Any = "works" if way.proved is not None else "new"
    if way.given_up:
        state = "given-up"
    elif way.failures:
        state = "fails"
    shown: Any = way.kind
    address = way.address if way.kind == MAIL else ""  # that of a hook lets whoever has it write there
    return WayInfo(
        id=way.id,
        kind=shown,
        name=way.name if way.kind != HOOK or way.name != way.address[:60] else way.address.split("/")[2],
        address=address,
        state=state,
        proved=way.proved,
        used=way.used,
        failures=way.failures,
        why=way.given_up,
    )
