"""The sender: each notice arrives once, whatever ends in between; what fails is tried less and less often and given up."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
from collections.abc import Mapping
from typing import Any

import pytest
from sqlalchemy import insert, select

from baronage.server.errors import ApiError
from baronage.server.notifications.destinations import LONGEST_REST, MAX_FAILURES, rest_after
from baronage.server.notifications.links import CONFIRM, Links
from baronage.server.notifications.preferences import Preference, Preferences, Quiet
from baronage.server.notifications.queue import Entry
from baronage.server.store.schema import destinations, notification_queue, persons
from baronage.server.store.store import Store
from tests.server.notifications.receivers import (
    ADA,
    NOW,
    Receiver,
    Times,
    hooked,
    mailbox,
    mailed,
    moved,
    notification_service,
    receiver,
    run,
    speak,
    states,
)


def ids(got: Receiver) -> list[str]:
    return [it.headers["baronage-notification"] for it in got.got]


def test_a_hook_gets_each_notice_once_signed_and_in_the_form_that_discord_takes(store: Store) -> None:
    async def scene() -> None:
        with receiver() as hook:
            made = await notification_service(store)
            destination = await hooked(made, hook.url)
            await store.write(*moved(made.queue), *moved(made.queue))
            assert await made.sender.round() == 1
            assert await made.sender.round() == 0
            (got,) = hook.got
        whole = json.loads(got.body)
        assert got.path == "/hook?of=us"
        assert whole["content"].startswith("**Your move in Yuan**\nYuan with Bo: it’s your move.")
        assert "https://baronage.example/table/t1" in whole["content"]
        assert whole["allowed_mentions"] == {"parse": []}
        at, _, proof = got.headers["baronage-signature"].removeprefix("t=").partition(",v1=")
        assert int(at) == NOW
        text = f"{at}.".encode() + got.body
        assert hmac.compare_digest(proof, hmac.new(destination.secret.encode(), text, hashlib.sha256).hexdigest())
        assert states(store) == ["sent"]
        assert store.read(select(destinations.c.used))[0].used == NOW

    run(scene())


def test_two_processes_send_each_notice_once(store: Store) -> None:
    async def scene() -> None:
        with receiver() as hook:
            first, second = await notification_service(store), await notification_service(store)
            await hooked(first, hook.url)
            await second.recipients.open()
            await store.write(*(row for number in range(20) for row in moved(first.queue, number)))
            await asyncio.gather(first.sender.round(), second.sender.round())
            assert len(set(ids(hook))) == len(hook.got) == 20
        assert states(store) == ["sent"] * 20

    run(scene())


def test_a_restart_in_the_middle_neither_loses_nor_doubles_one(store: Store) -> None:
    async def scene() -> None:
        with receiver() as hook:
            made = await notification_service(store)
            await hooked(made, hook.url)
            await store.write(*(row for number in range(30) for row in moved(made.queue, number)))
            hook.gate.clear()  # what is on its way stays on its way
            made.sender.look = 0.01
            made.sender.start()
            while not hook.got:
                await asyncio.sleep(0.01)
            ending = asyncio.create_task(made.sender.stop())
            await asyncio.sleep(0.05)
            assert not ending.done(), "it waits for what is on its way"
            hook.gate.set()
            await ending
            before = len(hook.got)
            assert 0 < before < 30
            assert states(store).count("sent") == before
            again = await notification_service(store)
            await again.sender.round()
            assert len(set(ids(hook))) == len(hook.got) == 30

    run(scene())


def test_what_a_killed_process_had_taken_is_sent_later_under_the_same_id(store: Store) -> None:
    async def scene() -> None:
        with receiver() as hook:
            time = Times()
            made = await notification_service(store, time=time)
            await hooked(made, hook.url)
            await store.write(*moved(made.queue))
            ((entry,),) = made.queue.due(NOW, 10)
            assert await made.queue.take([entry], NOW + made.sender.lease)
            assert not await made.queue.take([entry], NOW + made.sender.lease), "nobody takes it twice"
            again = await notification_service(store, time=time)
            assert await again.sender.round() == 0
            time.at += made.sender.lease
            await again.sender.round()
            assert ids(hook) == [entry.id]

    run(scene())


def test_what_fails_is_tried_less_and_less_often_and_given_up_with_a_word_by_another_way(sqlite: Store) -> None:
    async def scene() -> None:
        with receiver() as hook, mailbox() as (box, post):
            time = Times()
            made = await notification_service(sqlite, post, time)
            destination = await hooked(made, hook.url)
            await mailed(made)
            await made.recipients.set_preferences(ADA, Preferences({"move": Preference(("hook",))}))
            hook.status = 500
            await sqlite.write(*moved(made.queue))
            waits = []
            while not (await made.recipients.one(ADA, destination.id)).given_up:
                before, tried = time.at, len(hook.got)
                while len(hook.got) == tried:
                    time.at = made.queue.of_destination(destination.id)[0].next
                    await made.sender.round()
                waits.append(time.at - before)
            assert len(hook.got) == MAX_FAILURES
            assert waits[1:] == [rest_after(count) for count in range(1, MAX_FAILURES)]
            assert waits[-1] == LONGEST_REST
            assert (await made.recipients.one(ADA, destination.id)).given_up == "it answered 500"
            await made.sender.round()
            subjects = sorted(str(mail["Subject"]) for mail in box.got)
            assert subjects == ["Notifications no longer reach #our-games", "Your move in Yuan"], (
                "what waited goes by mail"
            )
            await sqlite.write(*moved(made.queue, 2))
            await made.sender.round()
            assert len(hook.got) == MAX_FAILURES
            assert len(box.got) == 3, "and so does what comes later"

    run(scene())


@pytest.mark.parametrize("status", [404, 410])
def test_a_hook_that_is_gone_is_given_up_at_once_and_a_test_that_arrives_takes_it_back(
    sqlite: Store, status: int
) -> None:
    async def scene() -> None:
        with receiver() as hook:
            made = await notification_service(sqlite)
            destination = await hooked(made, hook.url)
            hook.status = status
            await sqlite.write(*moved(made.queue))
            await made.sender.round()
            assert (await made.recipients.one(ADA, destination.id)).given_up
            assert made.recipients.active(ADA) is None
            assert states(sqlite) == ["lost"]
            assert (
                await made.sender.test(ADA, await made.recipients.one(ADA, destination.id)) == f"it answered {status}"
            )
            hook.status = 204
            assert await made.sender.test(ADA, await made.recipients.one(ADA, destination.id)) == ""
            assert made.recipients.active(ADA) is not None

    run(scene())


def test_what_waits_for_a_destination_that_was_given_up_is_lost(sqlite: Store) -> None:
    async def scene() -> None:
        with receiver() as hook:
            made = await notification_service(sqlite)
            destination = await hooked(made, hook.url)
            await sqlite.write(*moved(made.queue))
            assert await made.recipients.failed(destination, "it is gone", True, NOW)
            await made.sender.round()
            assert not hook.got
            assert states(sqlite) == ["lost"]

    run(scene())


def test_quiet_hours_hold_what_comes_also_if_they_were_set_later(sqlite: Store) -> None:
    async def scene() -> None:
        with receiver() as hook:
            time = Times()
            made = await notification_service(sqlite, time=time)
            await hooked(made, hook.url)
            await sqlite.write(*moved(made.queue))
            await made.recipients.set_preferences(ADA, Preferences(quiet=Quiet(True, 7 * 60, 10 * 60)))  # it is eight
            await made.sender.round()
            assert not hook.got
            time.at += 2 * 3600 - 1
            await made.sender.round()
            assert not hook.got
            time.at += 1
            await made.sender.round()
            assert len(hook.got) == 1

    run(scene())


def test_a_digest_is_one_mail_in_the_readers_language(sqlite: Store) -> None:
    async def scene() -> None:
        with mailbox() as (box, post):
            time = Times()
            made = await notification_service(sqlite, post, time)
            await mailed(made)
            await speak(sqlite, made.recipients, "fr")
            await made.recipients.open()
            recipient = made.recipients.active(ADA)
            assert recipient is not None
            assert recipient.language == "fr", "after a restart, too"
            assert (await made.recipients.read(ADA)).language == "fr"
            for number in range(3):
                params = {"table": f"t{number}", "title": "Yuan", "others": [f"Bo{number}"], "place": 1}
                await sqlite.write(*made.queue.add(ADA, "over", f"t{number}", 0, params, NOW))
            await made.sender.round()
            assert not box.got
            time.at += 86_400
            await made.sender.round()
            (mail,) = box.got
            assert mail["Subject"] == "Baronage\u00a0: 3 nouveautés"
            for number in range(3):
                assert f"Yuan avec Bo{number}\u00a0: vous avez gagné." in box.text()
            assert set(states(sqlite)) == {"sent"}

    run(scene())


def test_what_is_no_longer_so_is_not_sent_and_what_is_too_early_waits(sqlite: Store) -> None:
    async def refresh(entry: Entry, now: float) -> Mapping[str, Any] | float | None:
        return {0: None, 1: NOW + 60.0}.get(entry.number, {**entry.params, "title": "Fyn"})

    async def scene() -> None:
        with receiver() as hook:
            made = await notification_service(sqlite, refresh=refresh)
            await hooked(made, hook.url)
            await sqlite.write(*(row for number in range(3) for row in moved(made.queue, number)))
            await made.sender.round()
            assert [json.loads(it.body)["notification"]["title"] for it in hook.got] == ["Your move in Fyn"]
        assert states(sqlite) == ["moot", "waiting", "sent"]
        assert (
            sqlite.read(select(notification_queue.c.next).where(notification_queue.c.number == 1))[0].next == NOW + 60.0
        )

    run(scene())


def test_what_nobody_may_know_does_not_go_to_a_hook(sqlite: Store) -> None:
    async def scene() -> None:
        with receiver() as hook, mailbox() as (box, post):
            made = await notification_service(sqlite, post)
            await hooked(made, hook.url)
            await mailed(made)
            params = {"table": "t1", "title": "Yuan", "others": ["Bo"], "by": "Bo"}
            await sqlite.write(
                *made.queue.add(ADA, "move", "t1", 1, params, NOW, openly=False),
                *made.queue.add(ADA, "talk", "t1", 1, params, NOW),
            )
            await made.sender.round()
            assert not hook.got
            assert len(box.got) == 1

    run(scene())


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/hook",
        "https://user:word@example.org/hook",
        "https://example.org:8443/hook",
        "ftp://example.org",
        "https://",
        "https://exa mple.org/",
        "https://[::1",
        "x" * 600,
    ],
)
def test_a_hook_is_a_server_of_the_world_by_https(sqlite: Store, url: str) -> None:
    async def scene() -> None:
        made = await notification_service(sqlite)
        made.recipients.private = False
        with pytest.raises(ApiError):
            await made.recipients.add(ADA, "hook", url, "", NOW)
        assert not sqlite.read(select(destinations))

    run(scene())


def test_a_link_that_is_used_twice_at_once_is_good_once(store: Store) -> None:
    async def twice() -> None:
        await store.write((insert(persons), {"id": "ada", "name": "Ada", "created": 0.0}))
        links = Links(store)
        secret = await links.make("ada", CONFIRM, "destination", "ada@example.org", 0.0)
        found = await asyncio.gather(*(links.use(secret, CONFIRM, 1.0) for _ in range(3)))
        assert sorted(found, key=str) == [("ada", "destination"), None, None]

    asyncio.run(twice())
