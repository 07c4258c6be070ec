"""Notification routes: preferences and destinations, links in mails, and password recovery."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated, Any, Literal

from fastapi import FastAPI, Path, Request, Response
from pydantic import Field
from sqlalchemy import select

from baronage.server.accounts.accounts import Person
from baronage.server.accounts.passwords import Caller
from baronage.server.errors import ApiError
from baronage.server.http.account import as_me
from baronage.server.http.auth import Body, Owner, Place, remember
from baronage.server.locale import msg
from baronage.server.notifications.destinations import Reader, Way
from baronage.server.notifications.preferences import (
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
from baronage.server.notifications.queue import Entry, chosen
from baronage.server.notifications.templates import compose
from baronage.server.notifications.web_push import check_keys
from baronage.server.responses import Me as MyName
from baronage.server.responses.notifications import NewWay, NextNotice, NoticesInfo, QuietInfo, Tried, WayInfo, WishInfo
from baronage.server.store.schema import persons

if TYPE_CHECKING:
    from baronage.server.http.context import AppContext

WayId = Annotated[str, Path(min_length=1, max_length=32)]
Token = Annotated[str, Path(min_length=1, max_length=100)]
SAMPLE = {"table": "", "title": "Yuan", "others": ["Maren", "Bo"]}  # no table has this id
A_DAY = 100_800.0  # seconds left in a sample: a day and four hours


class WishBody(Body):
    """Destinations and timing of one kind of notification."""

    ways: list[Literal["mail", "push", "hook"]] = Field([], max_length=3)
    when: Literal["once", "digest", "never"] = "once"


class QuietBody(Body):
    """Quiet hours, in minutes since midnight."""

    on: bool = False
    since: int = Field(22 * 60, ge=0, le=1439)
    until: int = Field(7 * 60, ge=0, le=1439)


class WishesBody(Body):
    """All preferences; omitted kinds keep the default."""

    kinds: dict[str, WishBody] = Field({}, max_length=20)
    quiet: QuietBody = Field(default_factory=lambda: QuietBody(since=22 * 60, until=7 * 60))
    digest: Literal["off", "daily", "weekly"] = "daily"
    zone: str = Field("UTC", max_length=100)


class WayBody(Body):
    """A new destination: mail, a browser's push subscription with its keys, or a webhook."""

    kind: Literal["mail", "push", "hook"]
    address: str = Field(min_length=1, max_length=1000)
    name: str = Field("", max_length=60)
    keys: dict[str, Annotated[str, Field(max_length=200)]] = Field({}, max_length=4)


class LinkBody(Body):
    """The token of a link in a mail."""

    token: str = Field(min_length=1, max_length=100)


class LostBody(Body):
    """A confirmed mail address."""

    address: str = Field(min_length=3, max_length=200)


class RecoverBody(LinkBody):
    """A recovery token and the new password."""

    password: str = Field(max_length=1000)


def routes(app: FastAPI, ctx: AppContext) -> None:
    """Add the notification routes."""
    _mine(app, ctx)
    _links(app, ctx)


def _mine(app: FastAPI, ctx: AppContext) -> None:
    notification_service = ctx.notification_service

    def must_get_mail(person: Person) -> None:
        """Raise ApiError unless this server sends mail and the person has an account."""
        if notification_service.mails is None:
            raise ApiError("refused", msg("mail-none"), "address")
        if not person.login:
            raise ApiError("refused", msg("mail-account"), "address")

    @app.get("/api/notices")
    async def show(person: Owner) -> NoticesInfo:
        """Return the caller's preferences and destinations, the next notification as it will be sent, and the next
        digest.
        """
        return await shown(ctx, person.id)

    @app.put("/api/notices")
    async def wish(body: WishesBody, person: Owner) -> NoticesInfo:
        """Replace the caller's preferences."""
        kinds = {kind: Wish(tuple(it.ways), it.when) for kind, it in body.kinds.items()}
        quiet = Quiet(body.quiet.on, body.quiet.since, body.quiet.until)
        await notification_service.book.wish(person.id, Wishes(kinds, quiet, body.digest, body.zone))
        return await shown(ctx, person.id)

    @app.post("/api/notices/ways", status_code=201)
    async def add(body: WayBody, person: Owner) -> NewWay:
        """Add a destination. A mail address must be confirmed first, through a link sent to it."""
        if body.kind == MAIL:
            must_get_mail(person)
        keys = check_keys(body.keys) if body.kind == PUSH else None
        way = await notification_service.book.add(
            person.id, body.kind, body.address, body.name, notification_service.now(), keys
        )
        if body.kind == MAIL:
            try:
                await notification_service.ask_to_confirm(way)
            except ApiError:
                await notification_service.book.remove(person.id, way.id)
                raise
        return NewWay(way=_way(way), secret=way.secret if body.kind == HOOK else "")

    @app.post("/api/notices/ways/{id}/test")
    async def test(id: WayId, person: Owner) -> Tried:
        """Send a test to a destination, or the link again to an unconfirmed mail address."""
        way = await notification_service.book.one(person.id, id)
        if way.kind == MAIL and (notification_service.mails is None or way.proved is None):
            must_get_mail(person)
            await notification_service.ask_to_confirm(way)
            return Tried(why="")
        return Tried(why=await notification_service.sender.test(person.id, way))

    @app.delete("/api/notices/ways/{id}", status_code=204)
    async def remove(id: WayId, person: Owner) -> None:
        """Remove a destination."""
        await notification_service.book.remove(person.id, id)


def _links(app: FastAPI, ctx: AppContext) -> None:
    notification_service = ctx.notification_service

    @app.post("/api/notices/confirm")
    async def confirm(body: LinkBody) -> WayInfo:
        """Confirm a mail address by the link sent to it. The link works once, for a day."""
        return _way(await notification_service.confirm(body.token))

    @app.post("/api/notices/unsubscribe/{id}", status_code=204)
    async def unsubscribe(id: Token) -> None:
        """Unsubscribe from a kind of notification, by the link in each mail. One click, no sign-in."""
        found = notification_service.keys.unsubscribed(id)
        if found is None or found[1] not in (*KINDS, *TOLD_AS):
            raise ApiError("refused", msg("link-gone"))
        way, kind = found
        if not await notification_service.book.unsubscribe(way, TOLD_AS.get(kind, kind)):
            raise ApiError("refused", msg("link-gone"))

    @app.post("/api/recover", status_code=204)
    async def lost(body: LostBody, place: Place) -> None:
        """Send a recovery link to this address, if an account has it.

        The response doesn't reveal whether there is one.
        """
        ctx.openings.guest(place)  # the same limit as for new guests
        if notification_service.mails is None:
            raise ApiError("refused", msg("mail-none"), "address")
        ctx.later(notification_service.send_recovery(body.address, lambda person: _login(ctx, person)))

    @app.post("/api/recover/password")
    async def recover(body: RecoverBody, request: Request, response: Response, place: Place) -> MyName:
        """Set a new password by a link that works once, for an hour. All sessions are signed out."""
        whose = await ctx.people.one(await notification_service.recovers(body.token))
        # before the link is used up
        hashed = await ctx.people.hashed_password(whose, body.password, Caller(place))
        await notification_service.recovered(body.token)
        person, secret = await ctx.people.recover(whose, hashed)
        remember(request, response, secret)
        return as_me(person)


def _login(ctx: AppContext, person: str) -> str:
    rows = ctx.store.read(select(persons.c.login).where(persons.c.id == person))
    return (rows[0].login or "") if rows else ""


# --- display --------------------------------------------------------------------------------------------------------


async def shown(ctx: AppContext, person: str) -> NoticesInfo:
    """Return the notification settings of a person."""
    notification_service = ctx.notification_service
    reader, now = await notification_service.book.read(person), notification_service.now()
    waiting = await asyncio.to_thread(notification_service.queue.of_person, person)
    digested = [it for it in waiting if it.digest]
    wishes = reader.wishes
    return NoticesInfo(
        wishes=[_wish(wishes, kind) for kind in KINDS],
        ways=[_way(way) for way in reader.ways],
        quiet=QuietInfo(on=wishes.quiet.on, since=wishes.quiet.since, until=wishes.quiet.until),
        digest=wishes.digest,
        zone=wishes.zone,
        next=_next(reader, [it for it in waiting if not it.digest], now),
        digested=[compose(it.kind, it.params, reader.language, now).title for it in digested],
        digest_at=next_digest(wishes, now),
        mail=notification_service.mails is not None,
        push_key=notification_service.keys.push_name,
    )


def _next(reader: Reader, waiting: list[Entry], now: float) -> NextNotice:
    """Return the next notification, or a sample, composed by the function that composes real ones."""
    if waiting:
        first = waiting[0]
        kind, params, at = first.kind, first.params, max(first.next, now)
        ids = {it.way for it in waiting if (it.kind, it.about, it.number) == (kind, first.about, first.number)}
        ways = [way.name for way in reader.ways if way.id in ids]
    else:
        kind, params, at = MOVE, {**SAMPLE, "due": now + A_DAY}, goes_at(reader.wishes, MOVE, now)
        ways = [way.name for way in chosen(reader, MOVE)]
    letter = compose(kind, params, reader.language, at if waiting else now)
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
    address = way.address if way.kind == MAIL else ""  # with a webhook's address any program can write there
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
