"""Notices over HTTP: wishes, addresses, links in mails, and a new password."""

from __future__ import annotations

import asyncio
import re
import time
import warnings
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient

from sqlalchemy import insert, select

from baronage.games import games
from baronage.server.http.app import application
from baronage.server.http.routes.notifications import _next
from baronage.server.notifications.links import RECOVER, Links
from baronage.server.notifications.queue import Entry
from baronage.server.notifications.service import Outside
from baronage.server.store.schema import destinations, persons
from baronage.server.store.store import Store
from tests.engine.table import PENNIES
from tests.server.http.test_app import HOME, Visit
from tests.server.http.test_app import visit as visit
from tests.server.notifications.receivers import (
    ADA,
    NOW,
    Mailbox,
    hooked,
    mailbox,
    mailed,
    notification_service,
    receiver,
)
from tests.server.scenes import Quick

MOVED = {"table": "t1", "title": "Yuan", "others": ["Bo"], "seat": 0, "decision": 1}


class Club(NamedTuple):
    """A server with mail, and what its mail server got."""

    browser: Callable[[str], TestClient]
    box: Mailbox


@pytest.fixture
def club(sqlite: Store) -> Iterator[Club]:
    with mailbox() as (box, post):
        outside = Outside("https://baronage.example", post, True)
        app = application(sqlite, {**games(), "pennies": PENNIES}, Quick(), (0.0, 0.0), 1000.0, outside=outside)
        ctx = app.state.ctx
        ctx.services.notifier.grace = 0.0
        with TestClient(app, headers={"origin": HOME}) as main:
            ctx.notification_service.sender.look = 0.05

            def browser(name: str) -> TestClient:
                client = TestClient(app, headers={"origin": HOME})
                client.portal = main.portal
                if name:
                    assert client.post("/api/guest", json={"name": name}).status_code == 200
                    entrance = {"login": name.lower(), "password": "correct horse battery"}
                    assert client.put("/api/me/entrance", json=entrance).status_code == 200
                return client

            yield Club(browser, box)


def mail(box: Mailbox, count: int) -> str:
    """The text of the mail that makes them so many."""
    for _ in range(1200):
        if len(box.got) >= count:
            return box.text(count - 1)
        time.sleep(0.05)
    raise AssertionError("no mail came")


def confirmed(club: Club, client: TestClient, address: str) -> str:
    """An address that is confirmed by its link; its id."""
    before = len(club.box.got)
    answer = client.post("/api/notifications/destinations", json={"kind": "mail", "address": address})
    assert answer.status_code == 201, answer.text
    assert answer.json()["destination"]["state"] == "new"
    token = mail(club.box, before + 1).split("/confirm/")[1].split()[0]
    assert club.browser("").post("/api/notifications/confirm", json={"token": token}).json()["state"] == "works"
    return str(answer.json()["destination"]["id"])


def by_post(ada: TestClient, bo: TestClient) -> str:
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"game": "pennies", "seats": seats, "time_control": {"kind": "correspondence"}}
    id: str = ada.post("/api/tables", json=body).json()["id"]
    assert bo.post(f"/api/tables/{id}/join", json={}).status_code == 200
    assert ada.post(f"/api/tables/{id}/start").status_code == 204
    return id


def test_a_move_by_post_comes_by_mail_as_it_was_shown_and_one_click_ends_it(club: Club) -> None:
    ada, bo = club.browser("Ada"), club.browser("Bob")
    confirmed(club, ada, "ada@example.org")
    club_page = ada.get("/api/notifications").json()
    assert club_page["next"]["sample"]
    assert club_page["mail"]
    table = by_post(ada, bo)
    text = mail(club.box, 2)
    assert f"https://baronage.example/table/{table}" in text
    assert "Bob" in text
    while (shown := ada.get("/api/notifications").json())["destinations"][0]["used"] is None:
        time.sleep(0.05)  # it is marked when the mail server has said yes
    assert shown["next"]["title"] == "Your time is running out in Pennies", "the next one is a row that waits"
    link = re.search(r"/unsubscribe/(\S+)", text)
    assert link
    click = {"List-Unsubscribe": "One-Click"}
    strange = TestClient(ada.app)
    strange.portal = ada.portal
    assert strange.post(f"/api/notifications/unsubscribe/{link[1]}", data=click).status_code == 204
    preferences = {it["kind"]: it for it in ada.get("/api/notifications").json()["preferences"]}
    assert "mail" not in preferences["move"]["destinations"]
    assert "mail" in preferences["short"]["destinations"]
    assert strange.post(f"/api/notifications/unsubscribe/{link[1]}x").status_code == 400


def test_wishes_are_kept_and_what_can_not_be_is_refused(visit: Visit) -> None:
    ada = visit("Ada")
    wanted = {
        "kinds": {"talk": {"destinations": ["mail"], "when": "digest"}},
        "quiet": {"on": True, "since": 60, "until": 120},
        "digest": "weekly",
        "zone": "Europe/Oslo",
    }
    kept = ada.put("/api/notifications", json=wanted).json()
    assert kept == ada.get("/api/notifications").json() | {"next": kept["next"]}
    assert (kept["quiet"], kept["digest"], kept["zone"]) == (wanted["quiet"], "weekly", "Europe/Oslo")
    assert kept["preferences"][4] == {
        "kind": "talk",
        "destinations": ["mail"],
        "possible": ["mail", "push"],
        "when": "digest",
    }
    wrong: list[dict[str, Any]] = [
        {"zone": "Mars"},
        {"kinds": {"x": {}}},
        {"kinds": {"talk": {"destinations": ["hook"]}}},
    ]
    for body in wrong:
        assert ada.put("/api/notifications", json=body).status_code == 400
    assert ada.get("/api/notifications").json()["zone"] == "Europe/Oslo"
    assert visit("").get("/api/notifications").status_code == 401
    token = ada.post("/api/token").json()["token"]
    known = {"authorization": f"Bearer {token}"}
    assert visit("").get("/api/notifications", headers=known).status_code == 403, "an address is no program's business"


def test_the_next_notification_names_only_the_destinations_that_get_it(sqlite: Store) -> None:
    async def scene() -> None:
        made = await notification_service(sqlite)
        hook, mail = await hooked(made, "http://127.0.0.1:9/hook"), await mailed(made)
        reader = await made.recipients.read(ADA)
        both = [Entry(ADA, "move", "t1", 1, it.id, MOVED, NOW, NOW, 0, "waiting", False) for it in (hook, mail)]
        later = both[1]._replace(number=2)
        assert _next(reader, [both[0], later], NOW)["destinations"] == [hook.name]
        assert sorted(_next(reader, [*both, later], NOW)["destinations"]) == sorted([hook.name, mail.name])

    asyncio.run(scene())


def test_without_a_mail_server_there_is_no_mail_and_people_are_told(visit: Visit) -> None:
    ada = visit("Ada")
    answer = ada.post("/api/notifications/destinations", json={"kind": "mail", "address": "ada@example.org"})
    assert answer.status_code == 400
    assert answer.json()["field"] == "address"
    assert ada.post("/api/recover", json={"address": "ada@example.org"}).status_code == 400
    assert not ada.get("/api/notifications").json()["destinations"]
    french = ada.post("/api/recover?language=fr", json={"address": "ada@example.org"}).json()["sentence"]
    assert french.startswith("Ce serveur n’envoie pas de courriel")


def test_a_hook_is_tried_out_and_its_address_is_shown_to_nobody(club: Club) -> None:
    ada, bo = club.browser("Ada"), club.browser("Bob")
    with receiver() as hook:
        made = ada.post(
            "/api/notifications/destinations", json={"kind": "hook", "address": hook.url, "name": "#our-games"}
        ).json()
        assert made["secret"]
        id = made["destination"]["id"]
        assert ada.post(f"/api/notifications/destinations/{id}/test").json() == {"why": ""}
        assert b"Test notification from Baronage" in hook.got[0].body
        hook.status = 500
        assert ada.post(f"/api/notifications/destinations/{id}/test").json() == {"why": "it answered 500"}
    shown = ada.get("/api/notifications").json()["destinations"][0]
    assert (shown["name"], shown["address"], shown["state"]) == ("#our-games", "", "fails")
    assert made["secret"] not in ada.get("/api/notifications").text
    assert bo.post(f"/api/notifications/destinations/{id}/test").status_code == 400
    assert bo.delete(f"/api/notifications/destinations/{id}").status_code == 400
    assert ada.delete(f"/api/notifications/destinations/{id}").status_code == 204
    assert ada.get("/api/notifications").json()["destinations"] == []


def test_who_has_lost_his_password_gets_a_new_one_by_mail_once(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = club.browser("Ada")
    confirmed(club, ada, "Ada@example.org")
    stranger = club.browser("")
    assert stranger.post("/api/recover", json={"address": "nobody@example.org"}).status_code == 204
    assert stranger.post("/api/recover", json={"address": "ada@EXAMPLE.org"}).status_code == 204
    text = mail(club.box, 2)
    assert len(club.box.got) == 2, "nobody else got one"
    assert "a new password for ada" in text
    token = text.split("/recover/")[1].split()[0]
    short = stranger.post("/api/recover/password", json={"token": token, "password": "short"})
    assert short.status_code == 400, "which does not use the link up"
    with monkeypatch.context() as busy:
        busy.setattr("baronage.server.accounts.passwords.MAX_PER_ADDRESS", 0)
        late = stranger.post("/api/recover/password", json={"token": token, "password": "quite another battery"})
        assert late.json()["code"] == "too-fast", "nor does this"
    new = {"token": token, "password": "quite another battery"}
    assert stranger.post("/api/recover/password", json=new).json()["login"] == "ada"
    assert stranger.get("/api/me").json()["login"] == "ada"
    assert ada.get("/api/me").status_code == 401, "all others are signed out"
    assert club.browser("").post("/api/recover/password", json=new).status_code == 400
    entrance = {"login": "ada", "password": "quite another battery"}
    assert club.browser("").post("/api/enter", json=entrance).status_code == 200


def test_who_uses_one_link_to_a_new_password_uses_up_the_others(club: Club) -> None:
    ada, stranger = club.browser("Ada"), club.browser("")
    confirmed(club, ada, "ada@example.org")
    for _ in range(2):
        assert stranger.post("/api/recover", json={"address": "ada@example.org"}).status_code == 204
    tokens = [mail(club.box, count).split("/recover/")[1].split()[0] for count in (2, 3)]
    named = {"token": tokens[0], "password": "ada-ada-ada"}
    assert stranger.post("/api/recover/password", json=named).status_code == 400, "which does not use the link up"
    answers = [
        stranger.post("/api/recover/password", json={"token": token, "password": "quite another battery"}).status_code
        for token in tokens
    ]
    assert answers == [200, 400]


def test_requests_for_links_at_once_keep_to_the_limit(store: Store) -> None:
    async def ask() -> list[str]:
        await store.write((insert(persons), {"id": "ada", "name": "Ada", "created": 0.0}))
        links = Links(store)
        return await asyncio.gather(
            *(links.make("ada", RECOVER, "destination", "ada@example.org", 0.0) for _ in range(8))
        )

    assert sum(bool(secret) for secret in asyncio.run(ask())) == 5


def test_mails_to_a_stranger_are_few_whoever_asks_for_them(club: Club) -> None:
    def asks(name: str, address: str) -> int:
        answer = club.browser(name).post("/api/notifications/destinations", json={"kind": "mail", "address": address})
        return int(answer.status_code)

    addresses = ["eve@example.org", "Eve@Example.org", "eve+1@example.org", "eve+2@example.org", "EVE+x@example.org"]
    names = ["Ada", "Bob", "Cora", "Dan", "Ewa"]
    assert [asks(name, to) for name, to in zip(names, addresses, strict=True)] == [201] * 5
    assert asks("Fay", "eve+3@example.org") == 400
    assert len(club.box.got) == 5
    assert not any(name in club.box.text(at) for at in range(5) for name in names)


def test_one_member_asks_for_few_mails_and_what_is_refused_leaves_no_address(club: Club) -> None:
    ada = club.browser("Ada")
    destinations = "/api/notifications/destinations"
    sent = [ada.post(destinations, json={"kind": "mail", "address": f"to{at}@example.org"}) for at in range(6)]
    assert [answer.status_code for answer in sent] == [201] * 5 + [400]
    assert len(ada.get("/api/notifications").json()["destinations"]) == 5


def test_guests_have_no_mail_sent(club: Club) -> None:
    guest = club.browser("")
    assert guest.post("/api/guest", json={"name": "Guest"}).status_code == 200
    answer = guest.post("/api/notifications/destinations", json={"kind": "mail", "address": "eve@example.org"})
    assert (answer.status_code, answer.json()["field"]) == (400, "address")
    assert not club.box.got


def test_who_deletes_himself_is_told_nothing_any_more_and_no_address_of_his_is_kept(club: Club, sqlite: Store) -> None:
    ada = club.browser("Ada")
    confirmed(club, ada, "ada@example.org")
    who = ada.app.state.ctx.notification_service.recipients  # type: ignore[attr-defined]
    assert len(who._known) == 1
    answer = ada.request("DELETE", "/api/me", json={"password": "correct horse battery"})
    assert answer.status_code == 204, answer.text
    assert who._known == {}
    assert sqlite.read(select(destinations)) == []
