"""What the page loads: itself, rules, pictures, replays and reasons."""

from __future__ import annotations

import asyncio
import gzip
import re
import threading
from pathlib import Path
from typing import Any

import pytest

from baronage.engine.game.table import table_view
from baronage.engine.match.match import Match
from baronage.engine.questions import why_not
from baronage.games import games
from baronage.games.brawling.table import code
from baronage.server.errors import ApiError
from baronage.server.http import client as page
from baronage.server.table.replay import MAX_ASKED, Replays
from tests.engine.table import on_table
from tests.server.http.test_app import Visit, ask, visit

__all__ = ["visit"]  # a fixture


def playing(ada: Any, bo: Any, **options: str) -> str:
    """A table of Brawling Barons at which two persons sit; gives its id."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = ada.post("/api/tables", json={"game": "brawling", "seats": seats, "options": options}).json()["id"]
    assert bo.post(f"/api/tables/{table}/join", json={}).status_code == 200
    assert ada.post(f"/api/tables/{table}/start").status_code == 204
    return str(table)


def test_every_page_of_the_client_can_be_opened_by_its_address() -> None:
    source = Path(__file__).parents[3] / "frontend/src/main.tsx"
    known = {(parts[0], len(parts)) for parts in (address.strip("/").split("/") for address in page.ADDRESSES)}
    for line in re.findall(r"if \(first === .*", source.read_text(encoding="utf-8")):
        first = re.search(r'first === "([\w-]+)"', line)
        assert first
        least = 1 + ("second" in line.partition(")")[0]) + ("third ===" in line)
        assert any(name == first[1] and count >= least for name, count in known), line


def test_drawings_are_kept_for_ever_under_their_version(visit: Visit) -> None:
    client = visit("")
    version = next(game["art"] for game in client.get("/api/games").json() if game["name"] == "brawling")
    answer = client.get(f"/api/games/brawling/art/{version}")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert {"back", "peasant", "knight"} <= set(answer.json())
    assert client.get("/api/games/brawling/art/0").status_code == 404


@pytest.mark.skipif(not (page.STATIC / "index.html").is_file(), reason="the client is not built")
def test_built_files_are_kept_for_ever_and_come_compressed(visit: Visit) -> None:
    client = visit("")
    index = client.get("/").text
    names = re.findall(r'(?:src|href)="(/static/[^"]+)"', index)
    assert [name for name in names if name.startswith("/static/style")]
    assert [name for name in names if name.startswith("/static/main")]
    for name in names:
        answer = client.get(name)
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-encoding"] == "gzip"
        assert client.get(name, headers={"accept-encoding": "identity"}).text == answer.text
    assert client.get("/table/anything").text == index


def test_what_browsers_look_for_at_a_fixed_address_is_asked_for_each_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    monkeypatch.setattr(page, "STATIC", tmp_path)
    (tmp_path / "worker.js").write_text("let waits;")
    client = request.getfixturevalue("visit")("")
    answer = client.get("/worker.js")
    assert (answer.status_code, answer.text, answer.headers["cache-control"]) == (200, "let waits;", "no-cache")
    assert client.get("/icon.svg").status_code == 404  # it was not built


@pytest.mark.parametrize("name", ["nothing.js", "..%2Fpage.py", "index.html.gz", ".stamp"])
def test_nothing_else_is_served(visit: Visit, name: str) -> None:
    assert visit("").get(f"/static/{name}").status_code in (404, 422)


def test_a_link_that_leads_nowhere_is_answered_by_the_page(visit: Visit) -> None:
    client = visit("")
    page_ = {"accept": "text/html,application/xhtml+xml"}
    lost = client.get("/tabel/x", headers=page_)
    assert "<title>Baronage</title>" in lost.text
    assert lost.status_code in (404, 503), "503: the client is not built"
    for path in ("/api/nothing", "/static/nothing.js", "/tabel/x"):
        answer = client.get(path, headers={} if path == "/tabel/x" else page_)
        assert answer.status_code == 404
        assert answer.json()["sentence"]


def test_rules_and_pictures_of_every_game(visit: Visit) -> None:
    client = visit("")
    for name, game in games().items():
        rules = client.get(f"/api/games/{name}/rules").json()
        assert rules["page"] == game.rules_page
        french = client.get(f"/api/games/{name}/rules", headers={"accept-language": "fr"}).json()
        assert french["page"] == game.rulebook.page("fr")
        table = client.get(f"/api/games/{name}/picture")
        assert table.status_code == (200 if game.table else 400)
        if game.table:
            assert table.json()["layout"]
            assert not table.json().get("acts"), "nobody can click it"
        assert game.meta.picture, "one that is drawn at once, from the midst of a game"
    assert client.get("/api/games/chess/rules").status_code == 404


def test_the_rules_are_searched_on_the_page_that_one_reads(visit: Visit) -> None:
    client = visit("")
    found = client.get("/api/games/fyn/rules/search", params={"words": "comment gagner", "language": "fr"}).json()
    assert found[0].startswith("FYN-F1.")


def test_while_it_runs_one_sees_it_again_with_ones_own_eyes(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    table = playing(ada, bo)
    own = ada.get(f"/api/tables/{table}/replay", params={"viewer": "0"}).json()
    assert own["total"] == 1
    hand = [piece[0] for piece in own["moments"][0]["table"]["put"] if piece[2] == "hand.0"]
    assert len(hand) == 5
    for viewer, status in (("1", 403), ("all", 403), ("public", 200), ("7", 400), ("x", 422)):
        answer = ada.get(f"/api/tables/{table}/replay", params={"viewer": viewer})
        assert answer.status_code == status
        assert not any(f'"{card}"' in answer.text for card in hand)
    seen = bo.get(f"/api/tables/{table}/replay", params={"viewer": "1"}).text
    assert not any(f'"{card}"' in seen for card in hand)


def test_a_reason_changes_nothing_and_is_given_to_the_seat_alone(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    table = playing(ada, bo)
    with ada.websocket_connect("/ws") as socket:
        before = ask(socket, type="watch", table=table, seat=0)
        reason = ask(socket, type="why", table=table, seat=0, nodes=["B"])
        assert reason["type"] == "reason"
        assert reason["sentence"]
        assert ask(socket, type="why", table=table, seat=1, nodes=["B"])["code"] == "not-yours"
        after = ask(socket, type="look", table=table, seat=0)
        assert (after["number"], after["view"]) == (before["number"], before["view"])


def test_the_reason_is_the_rule_that_forbids_what_was_clicked() -> None:
    start = "deck=+12 | mkt=KNI1,TOW1,P2A1 | turn=A | A r=0 h=FAR1 t=far2,MER1 w=kni2 k=ARC1 | B t=FAR3"
    match = Match(games()["brawling"], state=games()["brawling"].position(start))
    view = match.state.redact(0)
    codes = {code(view, piece): piece.id for piece in table_view(view).pieces}  # type: ignore[arg-type]
    sentence, rule = why_not(view, 0, [codes["FAR1"]])  # a Peasant in hand, and no room for it
    assert rule == "BRAWL-6.06"
    assert "room for 2 civilians" in sentence


@pytest.mark.parametrize(
    ("phase", "clicked", "rule", "words"),
    [
        ("N", ["P2"], "REALM-F1.02", "Corva belongs to Purple; yours: Brask and Kestan."),
        ("N", ["P7"], "REALM-F1.02", "You have no unit in Kestan"),
        ("N", ["P1", "P4"], "REALM-G2.04", "from there units can march to Corva and Kestan"),
        ("A dpl=9", ["P2"], "REALM-M2.02", "Corva belongs to Purple"),
        ("C", ["P1"], "REALM-J6.07", "Brask holds 3 units and feeds 3"),
    ],
)
def test_a_place_that_notation_calls_by_its_number_alone(phase: str, clicked: list[str], rule: str, words: str) -> None:
    game = games()["protectors"]
    start = f"N/ring7/7 T3.{phase} rank=1>2>3>4>5>6>7 map=1:1.3 2:2.2 3:3.1 4:4.1 5:5.1 6:6.1 7:1.0 cash=1:100"
    sentence, because = why_not(game.position(start).redact(0), 0, clicked)
    assert because == rule
    assert words in sentence


@pytest.mark.parametrize("name", list(games()))
def test_every_click_anywhere_has_an_answer(name: str) -> None:
    match = Match(games()[name], seed=1)
    seat = match.state.actors()[0]
    seen = match.state.redact(seat)
    for id in on_table(seen):
        sentence, rule = why_not(seen, seat, [id])
        assert sentence
        assert not rule or rule in match.game.rules


def test_of_one_address_only_some_wait_to_see_a_game_again() -> None:
    async def scene() -> None:
        replays, gate = Replays(), threading.Event()

        def make() -> dict[str, Any]:
            gate.wait(30)
            return {"total": 1}

        waiting = [asyncio.create_task(replays.answer("here", False, make)) for _ in range(MAX_ASKED)]
        await asyncio.sleep(0)
        with pytest.raises(ApiError) as refused:
            await replays.answer("here", False, make)
        assert refused.value.code == "too-fast"
        other = asyncio.create_task(replays.answer("elsewhere", True, make))
        gate.set()
        assert await asyncio.gather(*waiting) == [b'{"total":1}'] * MAX_ASKED
        assert gzip.decompress(await other) == b'{"total":1}'
        assert await replays.answer("here", False, make)

    asyncio.run(scene())


def test_who_has_seen_one_game_may_ask_for_another_and_no_more() -> None:
    async def scene() -> None:
        replays, gate = Replays(), threading.Event()

        def make() -> dict[str, Any]:
            gate.wait(30)
            return {}

        first = asyncio.create_task(replays.answer("here", False, dict))
        waiting = [asyncio.create_task(replays.answer("here", False, make)) for _ in range(7)]
        assert await first == b"{}"
        waiting.append(asyncio.create_task(replays.answer("here", False, dict)))
        await asyncio.sleep(0)
        with pytest.raises(ApiError):
            await replays.answer("here", False, dict)
        gate.set()
        assert await asyncio.gather(*waiting) == [b"{}"] * MAX_ASKED

    asyncio.run(scene())


def test_what_a_first_game_needs_is_told_in_the_language_of_who_asks(visit: Visit) -> None:
    found = visit("").get("/api/games/brawling/teaching").json()
    assert found["card"]["goal"] == (
        "The most points when the deck runs out. Each building gives 1, each soldier in your King’s Army 2."
    )
    assert found["card"]["steps"][1]["picture"][0] == ["art", "peasant", "pay 2", ""]
    assert {term["id"] for term in found["terms"]} >= {"wall", "royal-aid"}
    french = visit("").get("/api/games/brawling/teaching?language=fr").json()
    assert french["card"]["goal"].startswith("Le plus de points quand la pioche s’épuise.")
    assert visit("").get("/api/games/chess/teaching").status_code == 404
