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
from baronage.server.http.auth import Address, Body, Owner, remember
from baronage.server.http.routes.account import as_me
from baronage.server.locale import msg
from baronage.server.notifications.destinations import Destination, Recipient
from baronage.server.notifications.preferences import (
    DESTINATION_KINDS,
    HOOK,
    KINDS,
    MAIL,
    MOVE,
    OF_A_HOOK,
    PREFERENCE_OF,
    PUSH,
    Preference,
    Preferences,
    Quiet,
    goes_at,
    next_digest,
    quiet_until,
)
from baronage.server.notifications.queue import Entry, chosen
from baronage.server.notifications.templates import compose
from baronage.server.notifications.web_push import check_keys
from baronage.server.responses import Me as MyName
from baronage.server.responses.notifications import (
    DestinationInfo,
    NewDestination,
    NextNotification,
    NotificationSettings,
    PreferenceInfo,
    QuietInfo,
    Tried,
)
from baronage.server.store.schema import persons

if TYPE_CHECKING:
    from baronage.server.http.context import AppContext

DestinationId = Annotated[str, Path(min_length=1, max_length=32)]
Token = Annotated[str, Path(min_length=1, max_length=100)]
SAMPLE = {"table": "", "title": "Yuan", "others": ["Maren", "Bo"]}  # no table has this id
A_DAY = 100_800.0  # seconds left in a sample: a day and four hours


class PreferenceBody(Body):
    """Destinations and timing of one kind of notification."""

    destinations: list[Literal["mail", "push", "hook"]] = Field([], max_length=3)
    when: Literal["once", "digest", "never"] = "once"


class QuietBody(Body):
    """Quiet hours, in minutes since midnight."""

    on: bool = False
    since: int = Field(22 * 60, ge=0, le=1439)
    until: int = Field(7 * 60, ge=0, le=1439)


class PreferencesBody(Body):
    """All preferences; omitted kinds keep the default."""

    kinds: dict[str, PreferenceBody] = Field({}, max_length=20)
    quiet: QuietBody = Field(default_factory=lambda: QuietBody(since=22 * 60, until=7 * 60))
    digest: Literal["off", "daily", "weekly"] = "daily"
    zone: str = Field("UTC", max_length=100)


class DestinationBody(Body):
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

    @app.get("/api/notifications")
    async def show(person: Owner) -> NotificationSettings:
        """Return the caller's preferences and destinations, the next notification as it will be sent, and the next
        digest.
        """
        return await shown(ctx, person.id)

    @app.put("/api/notifications")
    async def set_preferences(body: PreferencesBody, person: Owner) -> NotificationSettings:
        """Replace the caller's preferences."""
        kinds = {kind: Preference(tuple(it.destinations), it.when) for kind, it in body.kinds.items()}
        quiet = Quiet(body.quiet.on, body.quiet.since, body.quiet.until)
        await notification_service.recipients.set_preferences(
            person.id, Preferences(kinds, quiet, body.digest, body.zone)
        )
        return await shown(ctx, person.id)

    @app.post("/api/notifications/destinations", status_code=201)
    async def add(body: DestinationBody, person: Owner) -> NewDestination:
        """Add a destination. A mail address must be confirmed first, through a link sent to it."""
        if body.kind == MAIL:
            must_get_mail(person)
        keys = check_keys(body.keys) if body.kind == PUSH else None
        destination = await notification_service.recipients.add(
            person.id, body.kind, body.address, body.name, notification_service.now(), keys
        )
        if body.kind == MAIL:
            try:
                await notification_service.ask_to_confirm(destination)
            except ApiError:
                await notification_service.recipients.remove(person.id, destination.id)
                raise
        return NewDestination(
            destination=_destination(destination), secret=destination.secret if body.kind == HOOK else ""
        )

    @app.post("/api/notifications/destinations/{id}/test")
    async def test(id: DestinationId, person: Owner) -> Tried:
        """Send a test to a destination, or the link again to an unconfirmed mail address."""
        destination = await notification_service.recipients.one(person.id, id)
        if destination.kind == MAIL and (notification_service.mails is None or destination.proved is None):
            must_get_mail(person)
            await notification_service.ask_to_confirm(destination)
            return Tried(why="")
        return Tried(why=await notification_service.sender.test(person.id, destination))

    @app.delete("/api/notifications/destinations/{id}", status_code=204)
    async def remove(id: DestinationId, person: Owner) -> None:
        """Remove a destination."""
        await notification_service.recipients.remove(person.id, id)


def _links(app: FastAPI, ctx: AppContext) -> None:
    notification_service = ctx.notification_service

    @app.post("/api/notifications/confirm")
    async def confirm(body: LinkBody) -> DestinationInfo:
        """Confirm a mail address by the link sent to it. The link works once, for a day."""
        return _destination(await notification_service.confirm(body.token))

    @app.post("/api/notifications/unsubscribe/{id}", status_code=204)
    async def unsubscribe(id: Token) -> None:
        """Unsubscribe from a kind of notification, by the link in each mail. One click, no sign-in."""
        found = notification_service.keys.unsubscribed(id)
        if found is None or found[1] not in (*KINDS, *PREFERENCE_OF):
            raise ApiError("refused", msg("link-gone"))
        destination, kind = found
        if not await notification_service.recipients.unsubscribe(destination, PREFERENCE_OF.get(kind, kind)):
            raise ApiError("refused", msg("link-gone"))

    @app.post("/api/recover", status_code=204)
    async def lost(body: LostBody, address: Address) -> None:
        """Send a recovery link to this address, if an account has it.

        The response doesn't reveal whether there is one.
        """
        ctx.limits.guest(address)  # the same limit as for new guests
        if notification_service.mails is None:
            raise ApiError("refused", msg("mail-none"), "address")
        ctx.later(notification_service.send_recovery(body.address, lambda person: _login(ctx, person)))

    @app.post("/api/recover/password")
    async def recover(body: RecoverBody, request: Request, response: Response, address: Address) -> MyName:
        """Set a new password by a link that works once, for an hour. All sessions are signed out."""
        whose = await ctx.people.one(await notification_service.recovers(body.token))
        # before the link is used up
        hashed = await ctx.people.hashed_password(whose, body.password, Caller(address))
        await notification_service.recovered(body.token)
        person, secret = await ctx.people.recover(whose, hashed)
        remember(request, response, secret)
        return as_me(person)


def _login(ctx: AppContext, person: str) -> str:
    rows = ctx.store.read(select(persons.c.login).where(persons.c.id == person))
    return (rows[0].login or "") if rows else ""


# --- display --------------------------------------------------------------------------------------------------------


async def shown(ctx: AppContext, person: str) -> NotificationSettings:
    """Return the notification settings of a person."""
    notification_service = ctx.notification_service
    recipient, now = await notification_service.recipients.read(person), notification_service.now()
    waiting = await asyncio.to_thread(notification_service.queue.of_person, person)
    digested = [it for it in waiting if it.digest]
    preferences = recipient.preferences
    return NotificationSettings(
        preferences=[_preference(preferences, kind) for kind in KINDS],
        destinations=[_destination(destination) for destination in recipient.destinations],
        quiet=QuietInfo(on=preferences.quiet.on, since=preferences.quiet.since, until=preferences.quiet.until),
        digest=preferences.digest,
        zone=preferences.zone,
        next=_next(recipient, [it for it in waiting if not it.digest], now),
        digested=[compose(it.kind, it.params, recipient.language, now).title for it in digested],
        digest_at=next_digest(preferences, now),
        mail=notification_service.mails is not None,
        push_key=notification_service.keys.push_name,
    )


def _next(recipient: Recipient, waiting: list[Entry], now: float) -> NextNotification:
    """Return the next notification, or a sample, composed by the function that composes real ones."""
    if waiting:
        first = waiting[0]
        kind, params, at = first.kind, first.params, max(first.next, now)
        ids = {it.destination for it in waiting if (it.kind, it.about, it.number) == (kind, first.about, first.number)}
        destinations = [destination.name for destination in recipient.destinations if destination.id in ids]
    else:
        kind, params, at = MOVE, {**SAMPLE, "due": now + A_DAY}, goes_at(recipient.preferences, MOVE, now)
        destinations = [destination.name for destination in chosen(recipient, MOVE)]
    content = compose(kind, params, recipient.language, at if waiting else now)
    held = quiet_until(recipient.preferences, now) is not None and at > now
    return NextNotification(
        title=content.title,
        text=content.text,
        why=content.why,
        at=at,
        destinations=destinations,
        held=held,
        sample=not waiting,
    )


def _preference(preferences: Preferences, kind: Any) -> PreferenceInfo:
    preference = preferences.of(kind)
    possible: Any = [destination for destination in DESTINATION_KINDS if destination != HOOK or kind in OF_A_HOOK]
    return PreferenceInfo(
        kind=kind,
        destinations=[destination for destination in preference.destinations if destination in possible],
        possible=possible,
        when=preference.when,
    )


def _destination(destination: Destination) -> DestinationInfo:
    state: Any = "works" if destination.proved is not None else "new"
    if destination.given_up:
        state = "given-up"
    elif destination.failures:
        state = "fails"
    shown: Any = destination.kind
    address = (
        destination.address if destination.kind == MAIL else ""
    )  # with a webhook's address any program can write there
    return DestinationInfo(
        id=destination.id,
        kind=shown,
        name=destination.name
        if destination.kind != HOOK or destination.name != destination.address[:60]
        else destination.address.split("/")[2],
        address=address,
        state=state,
        proved=destination.proved,
        used=destination.used,
        failures=destination.failures,
        why=destination.given_up,
    )
