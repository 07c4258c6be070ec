"""Whoever looks is spoken to in their own language, at the same table."""

from __future__ import annotations

from typing import Any

import pytest

from baronage.server.http.language import COOKIE, languages_of
from tests.engine.table import PENNIES
from tests.engine.text.test_language_tags import only_english
from tests.server.http.test_app import Visit, ask, new_table
from tests.server.http.test_app import visit as visit


@pytest.mark.parametrize(
    ("query", "cookie", "header", "found", "other"),
    [
        ("", "", "", "en", "en"),
        ("", "", "fr-FR,en;q=0.5", "fr", "en"),  # that game is not whole in French, and nobody asked for it
        ("fr", "", "en", "fr", "fr"),
        ("", "fr", "en", "fr", "fr"),
        ("en", "fr", "fr", "en", "en"),
        ("tlh", "", "fr", "fr", "en"),
        ("x" * 500, "\0", "\0;q=9", "en", "en"),
    ],
)
def test_the_address_comes_before_the_cookie_and_that_before_the_browser(
    query: str, cookie: str, header: str, found: str, other: str
) -> None:
    speaks = languages_of({"language": query}, {COOKIE: cookie}, {"accept-language": header})
    assert (speaks(PENNIES), speaks(only_english())) == (found, other)


def test_two_at_one_table_read_it_each_in_their_language(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    table = new_table(ada, "me", "open", public=True)
    id = table["id"]
    assert bo.post(f"/api/tables/{id}/join", json={"seat": 1}).status_code == 200
    assert ada.post(f"/api/tables/{id}/start").status_code == 204
    with ada.websocket_connect("/ws") as english, bo.websocket_connect("/ws?language=fr") as french:
        hers = ask(english, type="watch", table=id, seat=0, want=["words"])
        his = ask(french, type="watch", table=id, seat=1, want=["words"])
        assert hers["question"]["question"].startswith("Which card do you offer?")
        assert his["question"]["question"].startswith("Quelle carte offrez-vous\u00a0?")
        refused = ask(french, type="play", table=id, seat=1, number=his["number"], actions=[[4, 1]])
        assert refused["code"] == "illegal"
        assert "maintenant" in refused["sentence"], refused
        card = hers["question"]["choices"][0]["action"]
        ask(english, type="play", table=id, seat=0, number=hers["number"], actions=[card, [1]])
        seen = ask(french, type="look", table=id, seat=1)
        assert seen["question"]["question"].startswith("Quelle carte")
        card = his["question"]["choices"][0]["action"]
        answer = ask(french, type="play", table=id, seat=1, number=seen["number"], actions=[card, [1]])
        assert answer["type"] == "done", answer
        assert _lines(ask(french, type="look", table=id, seat=1))[0].startswith("Ada a offert")
        assert _lines(ask(english, type="look", table=id, seat=0))[1].startswith("Bo offered")
    replay = bo.get(f"/api/tables/{id}/replay?viewer=1&language=fr").json()
    assert any(line["text"].startswith("Ada a offert") for moment in replay["moments"] for line in moment["lines"])


def _lines(view: dict[str, Any]) -> list[str]:
    return [line["text"] for line in view["lines"]]


def test_the_lobby_tells_of_options_in_the_language_of_the_browser(visit: Visit) -> None:
    answer = visit("").get("/api/games", headers={"accept-language": "fr"})
    pennies = next(game for game in answer.json() if game["name"] == "pennies")
    option = next(option for option in pennies["options"] if option["name"] == "peek")
    assert (option["title"], option["labels"]) == ("Regarder la pioche", {"yes": "oui", "no": "non"})
    assert pennies["sentence"].startswith("Offrez une carte en secret")
    assert visit("").get("/api/games", headers={"accept-language": "en"}).json()[0]["length"]


def test_the_language_of_the_account_wins_over_every_browser_and_the_address_over_that(visit: Visit) -> None:
    ada = visit("Ada")
    assert ada.get("/api/me").json()["language"] == ""
    assert ada.put("/api/me/language", json={"language": "fr-CH"}).json()["language"] == "fr"
    assert ada.get("/api/me").json()["language"] == "fr"
    table = new_table(ada, "me", "me")
    assert ada.post(f"/api/tables/{table['id']}/start").status_code == 204
    mine = ada.get("/api/tables/mine", headers={"accept-language": "en"}).json()
    assert mine[0]["asks"]["question"].startswith("Quelle carte offrez-vous"), mine[0]["asks"]
    assert ada.get("/api/tables/mine?language=en").json()[0]["asks"]["question"].startswith("Which card do you offer")
    with ada.websocket_connect("/ws") as line:
        view = ask(line, type="watch", table=table["id"], seat=0, want=["words"])
        assert view["question"]["question"].startswith("Quelle carte")
    assert ada.put("/api/me/language", json={"language": ""}).json()["language"] == ""
    assert ada.get("/api/tables/mine").json()[0]["asks"]["question"].startswith("Which card")
    for wrong in ("f", "1", "x" * 50):
        assert ada.put("/api/me/language", json={"language": wrong}).status_code == 422


def test_what_the_house_refuses_it_refuses_in_the_language_of_who_asks(visit: Visit) -> None:
    ada = visit("Ada")
    french = {"accept-language": "fr-CH, en;q=0.5"}
    nowhere = ada.get("/api/tables/nowhere", headers=french)
    assert nowhere.json()["sentence"] == "Table introuvable."
    unknown = ada.post("/api/tables", json={"game": "go", "seats": [{"kind": "me"}]}, headers=french)
    assert unknown.json()["sentence"].startswith("Jeu inconnu\u00a0: «\u00a0go\u00a0»")
    missing = ada.post("/api/tables", json={"game": "pennies"}, headers=french)
    assert (missing.json()["sentence"], missing.json()["field"]) == ("Il manque «\u00a0seats\u00a0».", "seats")
    assert ada.post("/api/tables", json={"game": "pennies"}).json()["sentence"] == "seats is missing."
    nobody = visit("").post("/api/tables", json={}, headers=french)
    assert nobody.json()["sentence"].startswith("Connectez-vous ou créez d’abord un invité")
    foreign = ada.post("/api/tables", json={}, headers={**french, "sec-fetch-site": "cross-site"})
    assert foreign.json()["sentence"] == "Cette requête vient d’un autre site."
    with ada.websocket_connect("/ws?language=fr") as socket:
        assert ask(socket, type="watch", table="nowhere")["sentence"] == "Table introuvable."
        socket.send_text("{}")
        assert socket.receive_json()["sentence"].startswith("Impossible de lire ce message")


def test_what_the_person_chose_for_the_account_counts_for_refusals_too(visit: Visit) -> None:
    ada = visit("Ada")
    assert ada.put("/api/me/language", json={"language": "fr"}).status_code in (200, 204)
    assert ada.get("/api/tables/nowhere").json()["sentence"] == "Table introuvable."


def test_bots_are_named_in_the_language_of_the_reader(visit: Visit) -> None:
    ada = visit("")
    named = {it["name"]: it["title"] for it in ada.get("/api/bots", headers={"accept-language": "fr"}).json()}
    assert (named["wat"], named["random"]) == ("Wat le Glaneur", "bot random")
    assert {it["name"]: it["title"] for it in ada.get("/api/bots").json()}["random"] == "random bot"
