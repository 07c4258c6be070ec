"""Notices by mail, at a real mail server."""

from __future__ import annotations

import asyncio
import re

import pytest
from sqlalchemy import select

from baronage.server.errors import ApiError
from baronage.server.notifications.links import GOOD_FOR, MAX_BY
from baronage.server.store.schema import destinations, links
from baronage.server.store.store import Store
from tests.server.notifications.receivers import (
    ADA,
    NOW,
    Times,
    mailbox,
    mailed,
    moved,
    notification_service,
    run,
    states,
)


def test_a_mail_leads_to_the_table_and_is_ended_by_one_click(store: Store) -> None:
    async def scene() -> None:
        with mailbox() as (box, post):
            made = await notification_service(store, post)
            destination = await mailed(made)
            await store.write(*moved(made.queue, due=NOW + 7200))
            await made.sender.round()
            (mail,) = box.got
            assert (mail["To"], mail["Subject"]) == ("ada@example.org", "Your move in Yuan")
            assert "table@baronage.example" in mail["From"]
            assert mail["Message-ID"].endswith("@baronage.example>")
            assert mail["Auto-Submitted"] == "auto-generated"
            text = box.text()
            assert "You have 2 hours left." in text
            assert "Open: https://baronage.example/table/t1?sign-in" in text
            assert "https://baronage.example/settings/notifications" in text
            assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            click = re.fullmatch(
                r"<https://baronage\.example/api/notifications/unsubscribe/(\S+)>", mail["List-Unsubscribe"]
            )
            assert click
            assert f"https://baronage.example/unsubscribe/{click[1]}" in text
            assert made.keys.unsubscribed(click[1]) == (destination.id, "move")
            assert made.keys.unsubscribed(click[1].replace("move", "over")) is None
            assert await made.recipients.unsubscribe(destination.id, "move") == ADA
            assert "mail" not in (await made.recipients.read(ADA)).preferences.of("move").destinations
            await store.write(*moved(made.queue, 2))
            await made.sender.round()
            assert len(box.got) == 1

    run(scene())


def test_an_address_gets_nothing_before_it_is_confirmed_by_its_link_which_is_good_once(store: Store) -> None:
    async def scene() -> None:
        with mailbox() as (box, post):
            time = Times()
            made = await notification_service(store, post, time)
            destination = await made.recipients.add(ADA, "mail", "ada@example.org", "", NOW)
            assert moved(made.queue) == []
            await made.ask_to_confirm(destination)
            (mail,) = box.got
            assert mail["Subject"] == "Is this your address?"
            found = re.search(r"https://baronage\.example/confirm/(\S+)", box.text())
            assert found
            assert found[1] not in str(store.read(select(links))), "only a hash of it is kept"
            with pytest.raises(ApiError):
                await made.confirm(found[1] + "x")
            assert (await made.confirm(found[1])).works
            with pytest.raises(ApiError):
                await made.confirm(found[1])
            assert moved(made.queue) != []

    run(scene())


def test_a_link_is_too_old_after_a_day_and_nobody_is_sent_many(sqlite: Store) -> None:
    async def scene() -> None:
        with mailbox() as (box, post):
            time = Times()
            made = await notification_service(sqlite, post, time)
            destination = await made.recipients.add(ADA, "mail", "ada@example.org", "", NOW)
            for _ in range(MAX_BY):
                await made.ask_to_confirm(destination)
            with pytest.raises(ApiError):
                await made.ask_to_confirm(destination)
            assert len(box.got) == MAX_BY
            secret = box.text().split("/confirm/")[1].split()[0]
            time.at += GOOD_FOR["confirm"]
            with pytest.raises(ApiError):
                await made.confirm(secret)

    run(scene())


def test_an_address_that_the_server_refuses_for_good_is_given_up(sqlite: Store) -> None:
    async def scene() -> None:
        with mailbox() as (box, post):
            made = await notification_service(sqlite, post)
            await mailed(made)
            box.refused["ada@example.org"] = "550 nobody of this name"
            await sqlite.write(*moved(made.queue))
            await made.sender.round()
            assert sqlite.read(select(destinations.c.given_up))[0].given_up == "550 nobody of this name"
            assert states(sqlite) == ["lost"]

    run(scene())


def test_an_address_that_is_refused_for_a_while_is_tried_again(sqlite: Store) -> None:
    async def scene() -> None:
        with mailbox() as (box, post):
            time = Times()
            made = await notification_service(sqlite, post, time)
            await mailed(made)
            box.refused["ada@example.org"] = "450 later"
            await sqlite.write(*moved(made.queue))
            await made.sender.round()
            assert states(sqlite) == ["waiting"]
            box.refused.clear()
            time.at += 61
            await made.sender.round()
            assert len(box.got) == 1

    run(scene())


@pytest.mark.parametrize(
    "wrong", ["", "ada", "ada@", "ada@x", "a b@example.org", "ada@example.org\nBcc: bo@example.org", "@example.org"]
)
def test_what_is_no_address_is_refused(sqlite: Store, wrong: str) -> None:
    async def scene() -> None:
        made = await notification_service(sqlite)
        with pytest.raises(ApiError):
            await made.recipients.add(ADA, "mail", wrong, "", NOW)

    run(scene())


def test_names_can_not_write_headers(sqlite: Store) -> None:
    async def scene() -> None:
        with mailbox() as (box, post):
            made = await notification_service(sqlite, post)
            await mailed(made)
            await sqlite.write(*moved(made.queue, title="Yuan\r\nBcc: bo@example.org"))
            await made.sender.round()
            (mail,) = box.got
            assert "Bcc" not in mail
            assert mail["Subject"] == "Your move in Yuan Bcc: bo@example.org"

    asyncio.run(scene())
