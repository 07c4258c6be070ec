"""Campaign files: what people keep from game to game, brought to tables and taken home again, exactly once."""

from __future__ import annotations

import asyncio
import json
import signal
import time
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import select, update

from baronage.games import games
from baronage.server.accounts.accounts import People, Person
from baronage.server.container import Services
from baronage.server.errors import ApiError
from baronage.server.services.campaign_files import LONGEST, MAX_KEPT
from baronage.server.store.schema import campaign_files
from baronage.server.store.store import Store
from baronage.server.table.journal_entry import Kind
from baronage.server.table.occupant import Occupant
from baronage.server.time_control import Untimed
from tests.server.http.test_app import Visit, ask, visit  # noqa: F401
from tests.server.servers import Server, asked

BARONY = games()["barony"]
FIEFDOM = BARONY.campaign_files[0]
CAMPAIGN = {"mode": "campaign"}


def keep(store: Store) -> dict[str, Any]:
    """All campaign files in the store, by id."""
    return {row.id: row for row in store.read(select(campaign_files))}


async def at_home(store: Store) -> tuple[Services, Person, Person]:
    people = People(store)
    return Services(store, games()), (await people.guest("Ada"))[0], (await people.guest("Bo"))[0]


async def campaign(services: Services, ada: Person, bo: Person) -> str:
    occupants = [Occupant(ada.id, "", ada.name), Occupant(bo.id, "", bo.name)]
    return (await services.seating.create(ada.id, BARONY, CAMPAIGN, occupants, Untimed(), True, "fiefdom")).id


async def resign(services: Services, people: tuple[Person, Person], id: str, seat: int) -> None:
    """At the start of this seat's first turn, to which silence leads."""
    table = await services.rooms.table(await services.rooms.find(id))

    async def act(who: int, text: str) -> None:
        await services.play.act(people[who].id, id, who, table.number(who), Kind.PLAY, {"text": text})

    await act(0, "lapse")
    await act(1, "lapse")
    if table.state.actors() != [seat]:
        await act(1 - seat, "lapse")
    await act(seat, "resign")


def test_a_campaign_file_goes_to_a_table_and_comes_home_changed(store: Store) -> None:
    async def play() -> None:
        services, ada, bo = await at_home(store)
        mine = await services.campaign_files.add(ada.id, BARONY, FIEFDOM, FIEFDOM.new(["Ada"]), False)
        id = await campaign(services, ada, bo)
        await services.seating.bring(ada.id, id, 0, mine.id)
        await services.seating.start(ada.id, id)
        assert keep(store)[mine.id].table == id
        fresh = [row for row in keep(store).values() if row.person == bo.id]  # Bo brought none: he has founded one
        assert [(row.table, json.loads(row.document)["name"]) for row in fresh] == [(id, "Bo")]
        table = await services.rooms.table(await services.rooms.find(id))
        assert table.match.setup.options["rosters"][0] == mine.document
        await resign(services, (ada, bo), id, 1)
        rows = keep(store)
        assert table.over
        standings = table.state.standings()
        assert standings is not None
        for row, carried in ((rows[mine.id], standings.carry[0]), (rows[fresh[0].id], standings.carry[1])):
            assert (row.table, row.games) == (None, 1)
            assert json.loads(row.document) == json.loads(json.dumps(carried))
        assert json.loads(rows[mine.id].document)["wins"] == 1

    asyncio.run(play())


def test_a_campaign_file_in_use_is_changed_by_nobody_and_goes_to_no_other_table(store: Store) -> None:
    async def play() -> None:
        services, ada, bo = await at_home(store)
        mine = await services.campaign_files.add(ada.id, BARONY, FIEFDOM, FIEFDOM.new(["Ada"]), False)
        first, second = await campaign(services, ada, bo), await campaign(services, ada, bo)
        await services.seating.bring(ada.id, first, 0, mine.id)
        await services.seating.bring(ada.id, second, 0, mine.id)  # it is not in use before a game starts
        await services.seating.start(ada.id, first)
        with pytest.raises(ApiError, match="in use"):
            await services.seating.start(ada.id, second)
        assert services.rooms.in_use[second].listing.status == "open"
        for forbidden in (
            services.campaign_files.edit(ada.id, mine.id, "rename", ["Eve"]),
            services.campaign_files.drop(ada.id, mine.id),
            services.seating.bring(ada.id, second, 0, mine.id),
        ):
            with pytest.raises(ApiError, match="in use"):
                await forbidden
        await resign(services, (ada, bo), first, 0)
        await services.campaign_files.drop(ada.id, mine.id)
        with pytest.raises(ApiError, match="isn’t available"):
            await services.seating.start(ada.id, second)
        await services.seating.bring(ada.id, second, 0, "")
        await services.seating.start(ada.id, second)

    asyncio.run(play())


def test_of_two_tables_that_start_at_once_one_gets_it(store: Store) -> None:
    async def play() -> None:
        services, ada, bo = await at_home(store)
        mine = await services.campaign_files.add(ada.id, BARONY, FIEFDOM, FIEFDOM.new(["Ada"]), False)
        ids = [await campaign(services, ada, bo) for _ in range(3)]
        for id in ids:
            await services.seating.bring(ada.id, id, 0, mine.id)
        done = await asyncio.gather(*(services.seating.start(ada.id, id) for id in ids), return_exceptions=True)
        started = [id for id, failure in zip(ids, done, strict=True) if failure is None]
        assert len(started) == 1
        assert all(isinstance(failure, ApiError) for failure in done if failure is not None)
        assert keep(store)[mine.id].table == started[0]
        assert len([row for row in keep(store).values() if row.person == bo.id]) == 1

    asyncio.run(play())


def test_a_rematch_takes_what_came_home(store: Store) -> None:
    async def play() -> None:
        services, ada, bo = await at_home(store)
        mine = await services.campaign_files.add(ada.id, BARONY, FIEFDOM, FIEFDOM.new(["Ada"]), False)
        id = await campaign(services, ada, bo)
        await services.seating.bring(ada.id, id, 0, mine.id)
        await services.seating.start(ada.id, id)
        await resign(services, (ada, bo), id, 1)
        following = await services.rematch.rematch(ada.id, "Ada", id)
        assert following == await services.rematch.rematch(bo.id, "Bo", id)
        listing = services.rooms.in_use[following].listing
        assert listing.status == "running"
        assert listing.occupants[0].campaign_file == mine.id
        assert [roster["wins"] for roster in listing.options["rosters"]] == [1, 0]

    asyncio.run(play())


def test_only_mine_of_the_right_kind_and_able_to_play_can_be_brought(store: Store) -> None:
    async def play() -> None:
        services, ada, bo = await at_home(store)
        mine = await services.campaign_files.add(ada.id, BARONY, FIEFDOM, FIEFDOM.new(["Ada"]), False)
        beaten = FIEFDOM.new(["Eve"])
        beaten["serfs"] = beaten["serfs"][:2]
        small = await services.campaign_files.add(bo.id, BARONY, FIEFDOM, beaten, True)
        id = await campaign(services, ada, bo)
        with pytest.raises(ApiError) as found:
            await services.seating.bring(bo.id, id, 1, mine.id)
        assert found.value.code == "no-campaign-file"
        with pytest.raises(ApiError) as found:
            await services.seating.bring(bo.id, id, 0, small.id)
        assert found.value.code == "not-yours"
        with pytest.raises(Exception, match="Serfs"):
            await services.seating.bring(bo.id, id, 1, small.id)
        both = await campaign(services, ada, ada)
        for _ in range(2):
            await services.seating.bring(ada.id, both, 0, mine.id)
        with pytest.raises(ApiError, match="Another seat"):
            await services.seating.bring(ada.id, both, 1, mine.id)
        plain = (await services.seating.create(ada.id, BARONY, {}, [Occupant(ada.id), Occupant()], Untimed(), True)).id
        with pytest.raises(ApiError, match="can’t bring a campaign file"):
            await services.seating.bring(ada.id, plain, 0, mine.id)
        with pytest.raises(ApiError, match="has no campaign file"):
            await services.seating.create(
                ada.id, games()["fyn"], {}, [Occupant(ada.id), Occupant()], Untimed(), True, "fiefdom"
            )
        assert [occupant.campaign_file for occupant in services.rooms.in_use[id].listing.occupants] == ["", ""]

    asyncio.run(play())


def test_a_campaign_file_of_a_kind_or_a_game_that_is_not_here_is_kept_and_not_shown(sqlite: Store) -> None:
    async def look() -> None:
        services, ada, _ = await at_home(sqlite)
        mine = await services.campaign_files.add(ada.id, BARONY, FIEFDOM, FIEFDOM.new(["Ada"]), False)
        for column, value in (("kind", "castle"), ("game", "chess")):
            before = {column: keep(sqlite)[mine.id]._mapping[column]}
            await sqlite.write((update(campaign_files).where(campaign_files.c.id == mine.id), {column: value}))
            assert await services.campaign_files.mine(ada.id) == []
            with pytest.raises(ApiError) as found:
                await services.campaign_files.one(ada.id, mine.id)
            assert found.value.code == "no-campaign-file"
            await sqlite.write((update(campaign_files).where(campaign_files.c.id == mine.id), before))
        assert [one.id for one in await services.campaign_files.mine(ada.id)] == [mine.id]

    asyncio.run(look())


def test_campaign_files_over_http(visit: Visit) -> None:  # noqa: F811
    ada, bo = visit("Ada"), visit("Bo")
    files, kind = "/api/campaign-files", {"game": "barony", "kind": "fiefdom"}
    shown = next(game for game in ada.get("/api/games").json() if game["name"] == "barony")
    assert [one["name"] for one in shown["campaign_files"]] == ["fiefdom"]
    made = ada.post(files, json=kind)
    assert made.status_code == 201
    id = made.json()["id"]
    assert made.json()["title"] == "The Fiefdom of Ada"
    assert made.json()["uploaded"] is False
    edited = ada.post(f"{files}/{id}/edit", json={"edit": "rename", "words": ["Eve"]})
    assert edited.json()["document"]["name"] == "Eve"
    refused = ada.post(f"{files}/{id}/edit", json={"edit": "cheat", "words": []})
    assert (refused.status_code, refused.json()["code"]) == (400, "refused")
    copy = ada.post(files, json={**kind, "document": edited.json()["document"]})
    assert copy.json()["uploaded"] is True
    wrong = ada.post(files, json={**kind, "document": {"name": "x" * LONGEST}})
    assert wrong.status_code == 400
    for answer in (bo.get(f"{files}/{id}"), bo.delete(f"{files}/{id}"), ada.get(f"{files}/none")):
        assert (answer.status_code, answer.json()["code"]) == (404, "no-campaign-file")
    offers = copy.json()["offers"]
    assert (offers["rename"], offers["refound"]) == (None, [])
    assert ["1", "1, Thief Pointer"] in offers["drop"]
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    new = {"game": "barony", "seats": seats, "campaign_file": "fiefdom"}  # which makes it a game of a campaign
    table = ada.post("/api/tables", json=new).json()
    assert (table["campaign_file"], table["options"]) == ("fiefdom", CAMPAIGN)
    assert ada.put(f"/api/tables/{table['id']}/campaign-file", json={"seat": 0, "campaign_file": id}).status_code == 204
    open_ = bo.get(f"/api/tables/{table['id']}/campaign-files").json()
    assert [one["before"] and one["before"]["title"] for one in open_] == ["The Fiefdom of Eve", None]
    assert ada.post(f"/api/tables/{table['id']}/start").status_code == 204
    begun = bo.get(f"/api/tables/{table['id']}/campaign-files").json()
    assert [one["before"]["title"] for one in begun] == ["The Fiefdom of Eve", "The Fiefdom of random bot"]
    assert [one["after"] for one in begun] == [None, None]
    table = bo.get(f"/api/tables/{table['id']}").json()
    assert [(seat["brings"], seat["campaign_file"]) for seat in table["seats"]] == [(True, ""), (False, "")]
    assert table["options"] == CAMPAIGN
    assert ada.delete(f"{files}/{id}").status_code == 400
    with ada.websocket_connect("/ws") as socket:
        for _ in range(200):  # one resigns when one is asked to activate: silence prepares, then the bot may begin
            for text in ("resign", "lapse"):
                number = ask(socket, type="watch", table=table["id"], seat=0)["number"]
                done = ask(socket, type="play", table=table["id"], seat=0, number=number, text=text)["type"] == "done"
                if done:
                    break
            if done and text == "resign":
                break
            time.sleep(0.05)
        assert done
    ended = bo.get(f"/api/tables/{table['id']}/campaign-files").json()
    assert [one["before"] for one in ended] == [one["before"] for one in begun]
    assert [one["after"]["lines"][0].split(",")[0] for one in ended] == ["wins 0", "wins 1"]
    kept = {one["id"]: one for one in ada.get(files).json()}
    assert (kept[id]["games"], kept[id]["table"]) == (1, None)
    assert ada.delete(f"{files}/{id}").status_code == 204
    for _ in range(MAX_KEPT - 1):
        assert ada.post(files, json=kind).status_code == 201
    assert ada.post(files, json=kind).json()["code"] == "refused"


@pytest.mark.slow
def test_it_comes_home_once_though_the_server_is_killed(serve: Callable[[str], Server], url: str) -> None:
    server = serve(url)
    secret = server.call("/api/guest", {"name": "Ada"})
    mine = server.call("/api/campaign-files", {"game": "barony", "kind": "fiefdom"}, secret)["id"]
    table = server.call(
        "/api/tables",
        {"game": "barony", "options": CAMPAIGN, "seats": [{"kind": "me"}] * 2, "campaign_file": "fiefdom"},
        secret,
    )["id"]
    server.call(f"/api/tables/{table}/campaign-file", {"seat": 0, "campaign_file": mine}, secret, "PUT")
    server.call(f"/api/tables/{table}/start", {}, secret)
    server.end(signal.SIGKILL)

    server = serve(url)
    with server.socket(secret) as socket:
        for seat in (0, 1, 0):  # silence prepares; and if A begins, passes
            number = asked(socket, {"type": "watch", "id": 1, "table": table, "seat": seat})["number"]
            asked(socket, {"type": "play", "id": 4, "table": table, "seat": seat, "number": number, "text": "lapse"})
        number = asked(socket, {"type": "watch", "id": 1, "table": table, "seat": 1})["number"]
        text = {"type": "play", "id": 2, "table": table, "seat": 1, "number": number, "text": "resign"}
        socket.send(json.dumps(text))
        if url.startswith("sqlite"):  # there at any instant, here when it is acknowledged
            asked(socket, {"type": "look", "id": 3, "table": table, "seat": 1})
        server.end(signal.SIGKILL)

    server = serve(url)
    with server.socket(secret) as socket:
        view = asked(socket, {"type": "watch", "id": 1, "table": table, "seat": 1})
        if not view["over"]:  # it was not acknowledged, and had not happened: again
            asked(socket, {**text, "number": view["number"]})
    kept = server.call("/api/campaign-files", None, secret)
    assert [(one["games"], one["table"]) for one in kept] == [(1, None)] * 2
    whole = {one["id"]: server.call(f"/api/campaign-files/{one['id']}", None, secret)["document"] for one in kept}
    assert sorted(document["wins"] for document in whole.values()) == [0, 1]
    assert whole[mine]["wins"] == 1
