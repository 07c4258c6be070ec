"""Whatever a request that fits the OpenAPI description holds, the answer is one that the description knows."""

from __future__ import annotations

import asyncio
import re
import time
import warnings
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    schemathesis: Any = pytest.importorskip("schemathesis")
    from starlette.testclient import TestClient

from baronage.games import games
from baronage.server.accounts.reports import Reports
from baronage.server.http.app import application
from baronage.server.notifications.service import Outside
from baronage.server.store.store import Store
from baronage.server.workers import coach as coaching
from tests.engine.table import PENNIES
from tests.server.authenticator import Device
from tests.server.http.routes.test_notifications import mail
from tests.server.notifications.receivers import Mailbox, mailbox
from tests.server.scenes import Quick

HOME = "http://testserver"
OPERATIONS = 15  # at least so many are described
EXAMPLES = 1  # of requests to each: `tests/test_batter.py` sends many more, and spoiled ones


def operations(client: TestClient) -> list[Any]:
    schema = schemathesis.openapi.from_dict(client.get("/api/openapi.json").json())
    found = [result.ok() for result in schema.get_all_operations()]
    assert len(found) >= OPERATIONS
    return found


@pytest.mark.slow
def test_no_request_meets_a_fault_or_an_answer_that_is_not_described(sqlite: Store) -> None:
    app = application(sqlite, {**games(), "pennies": PENNIES}, Quick(), (0.0, 0.0), rate=1e9)
    with TestClient(app, headers={"origin": HOME}, raise_server_exceptions=False) as client:
        client.post("/api/guest", json={"name": "Ada"})
        seats = [{"kind": "me"}, {"kind": "me"}]
        table = client.post("/api/tables", json={"game": "pennies", "seats": seats}).json()["id"]
        client.post(f"/api/tables/{table}/start")
        last = ("POST /api/leave", "DELETE /api/me")  # after these one is nobody
        for operation in sorted(operations(client), key=lambda it: it.label in last):
            _try(client, operation, table)


def _try(client: TestClient, operation: Any, table: str) -> None:
    described = set(map(str, operation.definition.raw["responses"]))

    @settings(
        max_examples=EXAMPLES, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck), database=None
    )
    @given(case=operation.as_strategy())
    def all_answers_are_described(case: Any) -> None:
        for where in (case.path_parameters or {}, {"id": table, "game": "pennies"}):  # and what is there
            path = operation.path
            for name, value in where.items():
                path = path.replace("{" + name + "}", _harmless(str(value)))
            body = {"json": case.body} if _given(case.body) else {}
            query = {name: value for name, value in (case.query or {}).items() if _given(value)}
            answer = client.request(operation.method.upper(), path, params=query, **body)
            assert str(answer.status_code) in described, (operation.method, path, query, body, answer.text)
            operation.validate_response(answer)

    all_answers_are_described()


def _given(value: Any) -> bool:
    return type(value).__name__ != "NotSet"


def _harmless(id: str) -> str:
    """As a part of a path."""
    return quote(id.replace("/", "-").replace(".", "-"), safe="") or "-"


# --- what goes well -------------------------------------------------------------------------------------------------


class Visitor:
    """Somebody whose every answer is held against the description."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.open = operations(client)
        self.done: set[str] = set()

    def __call__(self, what: str, **body: Any) -> Any:
        """`what`: a method and a path."""
        method, path = what.split(" ")
        answer = self.client.request(method, path, json=body or None)
        assert answer.is_success, answer.text
        for operation in self.open:
            named = re.sub(r"\{\w+\}", "[^/]+", operation.path)
            plain = path.partition("?")[0]
            if method.lower() == operation.method and (plain == operation.path or re.fullmatch(named, plain)):
                operation.validate_response(answer)
                self.done.add(operation.label)
                break
        else:
            raise AssertionError(f"{what} is not described")
        told = answer.content and "json" in answer.headers["content-type"]
        return answer.json() if told else None


def test_every_request_that_goes_well_is_answered_as_described(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching.Job, "run", lambda *_: "{}")  # what the coach finds is not asked for here
    with mailbox() as (box, post):
        outside = Outside("https://baronage.example", post, True)
        app = application(sqlite, {**games(), "pennies": PENNIES}, Quick(), (0.0, 0.0), rate=1e9, outside=outside)
        scheduler, step = app.state.ctx.scheduler, app.state.ctx.services.tournaments.step
        scheduler.chores = [it for it in scheduler.chores if it[1] != step]  # the test steps
        with TestClient(app, headers={"origin": HOME}) as client:
            _everything(Visitor(client), app, box)


def _everything(ask: Visitor, app: Any, box: Mailbox) -> None:
    ask("POST /api/guest", name="Ada")
    ask("PUT /api/me", name="Ada L.")
    ask("GET /api/me")
    ask("PUT /api/me/language", language="fr")
    ask("PUT /api/me/language", language="en")
    ask("GET /api/ratings?game=pennies")
    ask("GET /api/ratings/fields")
    ask("POST /api/token")
    made = ask("POST /api/token", scopes=["read"], days=1, name="Onlooker")
    assert ask("GET /api/token")["count"] == 2
    ask(f"DELETE /api/token/{made['id']}")
    ask("DELETE /api/token")
    ask("GET /api/bots")
    for game in ask("GET /api/games"):
        ask(f"GET /api/games/{game['name']}/art/{game['art']}")
        ask(f"GET /api/games/{game['name']}/rules")
        ask(f"GET /api/games/{game['name']}/rules/search?words=win")
    ask("GET /api/games/brawling/picture")
    ask("GET /api/games/brawling/teaching")
    ask("GET /api/games/brawling/lessons")
    ask("POST /api/games/brawling/lessons/money/try", moves=["G"])
    ask("GET /api/games/brawling/examples")
    ask("POST /api/games/brawling/examples/E01/1", moves=[])
    ask("GET /api/games/brawling/sheet")
    ask("POST /api/games/barony/drawing", ready="empty")
    ask("GET /api/puzzle")
    ask("GET /api/search?words=Brawling")
    ask("GET /api/games/brawling/puzzles")
    ask("GET /api/games/brawling/puzzles/rating")
    ask("GET /api/games/brawling/puzzles/1/picture")
    ask("POST /api/games/brawling/puzzles/1/try", moves=[])

    _campaign_files(ask)
    _played(ask)

    ask("PUT /api/me/entrance", login="ada", password="correct horse")
    ask("PUT /api/me/arms", tincture="blue", charge="bend")
    ask("PUT /api/me/profile", shown="all", parts={"lessons": "friends"})
    ask("PUT /api/me/lessons", done={"brawling": ["money"]})
    ask("GET /api/people/ada")
    ask("GET /api/relations")
    ask("GET /api/me/data")
    ask("POST /api/leave")
    ask("POST /api/enter", login="ada", password="correct horse")
    _others(ask, app)
    _by_post(ask, app)
    _tournament(ask)
    _ruled(ask, app)
    _club(ask, app)
    _notifications(ask, app, box)
    ask("DELETE /api/me", password="another horse")
    assert {operation.label for operation in ask.open} == ask.done


def _tournament(ask: Visitor) -> None:
    """One is announced, joined, left and called off."""
    cup = {"name": "Harvest Cup", "game": "pennies", "form": "swiss", "rounds": 1, "starts": time.time() + 3600}
    id = ask("POST /api/tournaments", **cup)["id"]
    ask(f"POST /api/tournaments/{id}/join")
    ask("GET /api/tournaments")
    ask(f"GET /api/tournaments/{id}")
    ask(f"GET /api/tournaments/{id}/records")
    ask(f"GET /api/tournaments/{id}/calendar.ics")
    ask("GET /api/calendar.ics")
    ask(f"PUT /api/tournaments/{id}/description", description="Bring tea.")
    ask(f"POST /api/tournaments/{id}/leave")
    ask(f"POST /api/tournaments/{id}/off")


def _ruled(ask: Visitor, app: Any) -> None:
    """The host of a running tournament gives a bye, takes it back, corrects a result and removes a player."""
    cup = {"name": "Spring Cup", "game": "pennies", "form": "swiss", "rounds": 3, "starts": time.time()}
    id = ask("POST /api/tournaments", **cup)["id"]
    people = [TestClient(app, headers={"origin": HOME}) for _ in range(2)]
    for name, one in zip(("Cy", "Di"), people, strict=True):
        one.portal = ask.client.portal
        assert one.post("/api/guest", json={"name": name}).is_success
        assert one.post(f"/api/tournaments/{id}/join").is_success
    ask(f"POST /api/tournaments/{id}/join")
    assert ask.client.portal is not None
    ask.client.portal.call(app.state.ctx.services.tournaments.step)
    ask(f"POST /api/tournaments/{id}/byes", entrant=3, round=2, reason="A train.")
    ask(f"DELETE /api/tournaments/{id}/rulings/1")
    (table,) = ask(f"GET /api/tournaments/{id}")["rounds"][0]["tables"]
    loser = table["entrants"].index(next(it for it in table["entrants"] if it < 3))
    with people[table["entrants"][loser] - 1].websocket_connect("/ws") as socket:
        socket.send_json(
            {"type": "play", "id": 1, "table": table["table"], "seat": loser, "number": 0, "text": "resign"}
        )
        assert socket.receive_json()["type"] == "done"
    ask.client.portal.call(app.state.ctx.services.tournaments.step)
    ask(f"POST /api/tournaments/{id}/results", table=table["table"], places=[1, 1], reason="A draw.")
    ask(f"POST /api/tournaments/{id}/removals", entrant=2, reason="Rude.")


def _club(ask: Visitor, app: Any) -> None:
    """An admin changes the club, invites, publishes, and looks after members; somebody joins and applies."""
    ask("PUT /api/admin/club", name="The Lions", join="approval", reserved=["Chairman"])
    ask("GET /api/admin/club")
    secret = ask("POST /api/admin/invitations", uses=2, note="For Yves")["path"].removeprefix("/join/")
    ask(f"GET /api/club/invitations/{secret}")
    (link,) = ask("GET /api/admin/invitations")
    ask(f"DELETE /api/admin/invitations/{link['id']}")
    ask("POST /api/admin/news", title="Summer", text="We play outside.")
    (item,) = ask("GET /api/club")["news"]
    ask(f"PUT /api/admin/news/{item['id']}", title="Autumn")
    ask(f"DELETE /api/admin/news/{item['id']}")
    ask("GET /api/online")
    stranger = TestClient(app, headers={"origin": HOME})
    stranger.portal = ask.client.portal
    joined = Visitor(stranger)
    joined("POST /api/members", name="Yves", login="yves", password="correct horse")
    ask.done |= joined.done
    (yves,) = ask("GET /api/admin/members?words=yves&group=waiting")["members"]
    destination = f"/api/admin/members/{yves['id']}"
    ask(f"POST {destination}/admission", admit=True, reason="We know him.")
    ask(f"POST {destination}/notes", text="Comes on Fridays.")
    (note,) = ask(f"GET {destination}")["notes"]
    ask(f"DELETE {destination}/notes/{note['id']}")
    ask(f"PUT {destination}/roles", admin=False, organiser=True, reason="He runs the cup.")
    ask(f"PUT {destination}/name", name="Yves L.", reason="There are two.")
    ask(f"POST {destination}/recovery", reason="He lost his password.")


def _notifications(ask: Visitor, app: Any, box: Mailbox) -> None:
    """Mail is confirmed, tried and ended by the links in it; a lost password is chosen anew."""
    ask("PUT /api/notifications", digest="off")
    ask("GET /api/notifications")
    destination = ask("POST /api/notifications/destinations", kind="mail", address="ada@example.org")["destination"][
        "id"
    ]
    ask("POST /api/notifications/confirm", token=mail(box, 1).split("/confirm/")[1].split()[0])
    ask(f"POST /api/notifications/destinations/{destination}/test")
    ask(
        f"POST /api/notifications/unsubscribe/{app.state.ctx.notification_service.keys.unsubscribing(destination, 'move')}"
    )
    before = len(box.got)
    ask("POST /api/recover", address="ada@example.org")
    ask(
        "POST /api/recover/password",
        token=mail(box, before + 1).split("/recover/")[1].split()[0],
        password="another horse",
    )
    ask(f"DELETE /api/notifications/destinations/{destination}")


def _others(ask: Visitor, app: Any) -> None:
    """Somebody else is there, and another browser of one's own."""
    bo, again = [TestClient(app, headers={"origin": HOME}) for _ in range(2)]
    bo.portal = again.portal = ask.client.portal
    bo.post("/api/guest", json={"name": "Bo"})
    bo.put("/api/me/entrance", json={"login": "bob", "password": "correct horse"})
    ask("PUT /api/relations", kind="friend", login="bob")
    ask("POST /api/reports", why="talk", words="He shouts.", login="bob")
    asyncio.run(Reports(app.state.ctx.store).appoint("bob"))
    app.state.ctx.people.forget()
    deed = bo.post("/api/admin/actions", json={"kind": "warn", "reason": "Be decent.", "login": "ada"}).json()["table"]
    assert [it["id"] for it in ask("GET /api/me/moderation")] == [deed]
    ask(f"PUT /api/me/moderation/{deed}", words="I am sorry.")
    asyncio.run(Reports(app.state.ctx.store).appoint("ada"))
    app.state.ctx.people.forget()
    (report,) = ask("GET /api/admin")["reports"]
    assert ask("GET /api/admin/reports") == [report]
    ask("POST /api/admin/actions", kind="none", reason="He does not.", report=report["id"])
    again.post("/api/enter", json={"login": "ada", "password": "correct horse"})
    there = next(it for it in ask("GET /api/sessions") if not it["here"])
    ask(f"DELETE /api/sessions/{there['id']}")
    device = Device()
    ask("POST /api/passkeys", credential=device.make(ask("POST /api/passkeys/new")))
    ask("POST /api/enter/passkey", credential=device.sign(ask("POST /api/enter/passkey/ask")))
    (key,) = ask("GET /api/passkeys")
    ask(f"DELETE /api/passkeys/{key['id']}")


def _by_post(ask: Visitor, app: Any) -> None:
    """A host invites, reminds and removes; a table stands still; somebody is away; an admin chooses unwanted words."""
    away = float(int(time.time()) + 86_400)
    ask("POST /api/holidays", since=away, until=away + 2 * 86_400)
    ask("GET /api/holidays")
    ask(f"DELETE /api/holidays?since={away}")
    ask("PUT /api/admin/words", words=["drat"], reason="Manners.")
    bo = TestClient(app, headers={"origin": HOME})
    bo.portal = ask.client.portal
    bo.post("/api/enter", json={"login": "bob", "password": "correct horse"})
    seats = [{"kind": "me"}, {"kind": "open"}]
    id = ask("POST /api/tables", game="pennies", seats=seats, time_control={"kind": "correspondence"}, public=True)[
        "id"
    ]
    ask(f"POST /api/tables/{id}/invite", login="bob")
    ask("GET /api/invitations")
    ask(f"DELETE /api/invitations/{id}")
    assert bo.post(f"/api/tables/{id}/join", json={}).is_success
    ask(f"POST /api/tables/{id}/start")
    ask(f"POST /api/tables/{id}/remind", seat=1)
    ask(f"POST /api/tables/{id}/halt", as_host=True)
    ask(f"POST /api/tables/{id}/go-on")
    ask(f"POST /api/tables/{id}/remove", seat=1)
    ask(f"POST /api/tables/{id}/hand-over", seat=0)


def _campaign_files(ask: Visitor) -> None:
    """A Fiefdom is made, changed, brought to a table and thrown away."""
    campaign_file = ask("POST /api/campaign-files", game="barony", kind="fiefdom")
    ask("GET /api/campaign-files")
    ask(f"GET /api/campaign-files/{campaign_file['id']}")
    edits = {name: offered for name, offered in campaign_file["offers"].items() if offered}
    name = next(iter(edits))
    ask(f"POST /api/campaign-files/{campaign_file['id']}/edit", edit=name, words=[edits[name][0][0]])
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = ask(
        "POST /api/tables",
        game="barony",
        seats=seats,
        campaign_file="fiefdom",
        time_control={"kind": "correspondence", "off": [6]},
    )
    ask(f"PUT /api/tables/{table['id']}/campaign-file", seat=0, campaign_file=campaign_file["id"])
    assert ask(f"GET /api/tables/{table['id']}/campaign-files")[0]["before"]
    ask(f"POST /api/tables/{table['id']}/leave")
    ask(f"DELETE /api/campaign-files/{campaign_file['id']}")


def _played(ask: Visitor) -> None:
    """A game is played to its end, looked at again, played on, and put away."""
    time_control = {"kind": "live", "bank": 60}
    seats = [{"kind": "invited"}, {"kind": "open"}]
    table = ask("POST /api/tables", game="pennies", seats=seats, time_control=time_control)["id"]
    ask(f"POST /api/tables/{table}/join", seat=1)
    ask(f"PUT /api/tables/{table}/bot", seat=0, bot="random")
    ask(f"PUT /api/tables/{table}/note", note="Best of three?")
    ask("GET /api/tables?status=open")
    seats = [{"kind": "me"}, {"kind": "me"}]
    table = ask("POST /api/tables", game="pennies", seats=seats)["id"]
    ask(f"POST /api/tables/{table}/start")
    ask(f"GET /api/tables/{table}")
    ask("GET /api/tables/mine")
    ask(f"GET /api/tables/{table}/record?seat=0")
    assert ask(f"GET /api/tables/{table}/replay?viewer=0")["moments"][0]["table"]["full"]
    ask(f"GET /api/tables/{table}/ending?seat=0")
    with ask.client.websocket_connect("/ws") as socket:
        socket.send_json({"type": "play", "id": 1, "table": table, "seat": 0, "number": 0, "text": "resign"})
        assert socket.receive_json()["type"] == "done"
    small = ask(f"GET /api/tables/{table}/picture")
    assert small["put"]
    assert ask(f"GET /api/boards/{small['board']}")[0] == "zones"
    ask("GET /api/archive?game=pennies&mine=true&variant=x=1")
    ask("GET /api/watch")
    ask("POST /api/find", game="pennies", seats=2)
    ask("GET /api/tables?time_control=live&rated=true")
    assert ask(f"GET /api/tables/{table}/record")["seed"]
    assert ask(f"GET /api/tables/{table}/replay?viewer=all")["marks"]
    ask(f"GET /api/tables/{table}/replay?first=1")
    ask("GET /health")
    ask("GET /ready")
    ask(f"GET /api/tables/{table}/analysis")
    ask(f"POST /api/tables/{table}/analysis", seat=0)
    alone = ask("POST /api/tables", game="pennies", seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])["id"]
    ask(f"POST /api/tables/{alone}/start")
    ask(f"POST /api/tables/{alone}/board", seat=0)
    ask(f"POST /api/tables/{table}/branch", move=0, seat=1)
    ask(f"POST /api/tables/{table}/rematch")
    ask(f"POST /api/tables/{table}/archive")
    ask("GET /api/tables/mine?archived=true")
    ask(f"DELETE /api/tables/{table}/archive")
