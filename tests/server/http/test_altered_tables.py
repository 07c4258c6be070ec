"""Private tables with other figures than the rules have: who sits there is told what is altered, in his language."""

from __future__ import annotations

from typing import Any

import pytest

from baronage import Record
from baronage.engine.game.patched import _lately, tunables_of
from baronage.games import games
from tests.server.http.test_app import Visit, ask
from tests.server.http.test_app import visit as visit

NAME = "brawling+cards.KNI.upgrade=4+shield=2"
TOLD = ["Knight: its upgrade costs 4 instead of 5", "A Shield prevents 2 instead of 3 damage"]
TOLD_FR = ["Chevalier\u00a0: son amélioration coûte 4 au lieu de 5", "Un Bouclier évite 2 au lieu de 3 dégâts"]


def wanted(game: str = NAME, **more: Any) -> dict[str, Any]:
    seats = [{"kind": "me"}, {"kind": "me", "name": "Bo"}]
    return {"game": game, "seats": seats, "public": False, **more}


def test_a_private_table_takes_an_altered_game_and_tells_what_is_altered(visit: Visit) -> None:
    ada = visit("Ada")
    table = ada.post("/api/tables", json=wanted()).json()
    assert (table["game"], table["altered"]) == ("brawling", {"name": NAME, "changes": TOLD})
    french = ada.get(f"/api/tables/{table['id']}", headers={"accept-language": "fr"}).json()
    assert french["altered"]["changes"] == TOLD_FR
    assert [it["altered"]["changes"] for it in ada.get("/api/tables/mine").json()] == [TOLD]
    assert ada.post(f"/api/tables/{table['id']}/start").status_code == 204
    with ada.websocket_connect("/ws") as line:
        view = ask(line, type="watch", table=table["id"], seat=0, want=["words", "view"])
        assert view["view"]["game"] == NAME, "a program knows with which figures it plays"
        answer = ask(line, type="play", table=table["id"], seat=0, number=view["number"], text="resign")
        assert answer["type"] == "done", answer
    record = ada.get(f"/api/tables/{table['id']}/record").json()
    assert record["game"] == NAME
    assert Record.from_document(record, games()).replay().over
    assert ada.get(f"/api/tables/{table['id']}/replay", params={"viewer": "all"}).status_code == 200
    again = ada.post(f"/api/tables/{table['id']}/rematch").json()["table"]
    assert ada.get(f"/api/tables/{again}").json()["altered"]["name"] == NAME


def test_it_is_read_from_the_store_with_its_figures(visit: Visit) -> None:
    ada = visit("Ada")
    id = ada.post("/api/tables", json=wanted()).json()["id"]
    _lately.cache_clear()
    rows = ada.get("/api/tables/mine").json()
    assert [(it["id"], it["altered"]["name"]) for it in rows] == [(id, NAME)]


def test_an_ordinary_table_says_nothing_of_it(visit: Visit) -> None:
    table = visit("Ada").post("/api/tables", json=wanted("brawling")).json()
    assert "altered" not in table
    as_it_is = visit("Ada").post("/api/tables", json=wanted("brawling+shield=3")).json()
    assert "altered" not in as_it_is


def test_bad_names_are_refused_with_what_would_be_right(visit: Visit) -> None:
    ada = visit("Ada")
    ada.put("/api/me/entrance", json={"login": "ada", "password": "correct horse battery"})  # else nothing is rated
    for body, why in (
        (wanted(public=True), "private, unrated table"),
        (wanted(rated=True), "private, unrated table"),
        (wanted("barony+start_gold=20000", campaign_file="fief"), "campaign files"),
        (wanted("chess+queens=2"), "Unknown game"),
        (wanted("brawling+shields=2"), "do you mean shield?"),
        (wanted("brawling+shield=99"), "from 0 to 50"),
        (wanted("brawling+shield=much"), "integer"),
        (wanted("brawling+shield=2+shield=1"), "changed twice"),
        (wanted("brawling+"), "integer"),
        (wanted("brawling+" + "x" * 3000), ""),
    ):
        answer = ada.post("/api/tables", json=body)
        assert answer.status_code in (400, 422), answer.text
        assert why in answer.json()["sentence"]
    assert ada.get("/api/tables/mine").json() == []


def test_a_figure_that_is_gone_takes_its_table_with_it_and_no_other(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = visit("Ada")
    ada.post("/api/tables", json=wanted())
    kept = ada.post("/api/tables", json=wanted("brawling")).json()["id"]
    monkeypatch.delitem(tunables_of(games()["brawling"]), "shield")
    assert [it["id"] for it in ada.get("/api/tables/mine").json()] == [kept]
