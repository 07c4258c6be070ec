"""The pages of the club, each with what one does there: tournaments, notices, people, the archive, the admin, invitations."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.conftest import Server
from tests.browser.person import Person

Visit = Callable[..., Person]
PASSWORD = "correct horse"
BOT = {"kind": "bot", "bot": "heuristic"}


def member(visit: Visit, name: str, **more: Any) -> Person:
    """Somebody with an account."""
    person = visit(**more)
    person.go()
    for path, body, method in (
        ("/api/guest", {"name": name}, "post"),
        ("/api/me/entrance", {"login": name.lower(), "password": PASSWORD}, "put"),
    ):
        answer = getattr(person.context.request, method)(person.address + path, data=body)
        assert answer.ok, answer.text()
    person.go()
    return person


def played(person: Person) -> str:
    """A public game against a bot that is over."""
    seats = [{"kind": "me"}, BOT]
    path = person.table({"game": "brawling", "seats": seats, "options": {"first_player": "A"}, "public": True})
    person.go(path)
    person.asked()
    person.resign()
    return path.rsplit("/", 1)[1]


def test_a_game_is_found_in_the_archive_and_its_replay_opens(visit: Visit) -> None:
    ada = member(visit, "Archie")
    id = played(ada)
    ada.go("/archive")
    ada.page.locator(".filters select").first.select_option("brawling")
    ada.page.get_by_label("my own, private ones too").check()
    ada.page.wait_for_url("**/archive?game=brawling&mine=true")
    row = ada.page.locator(".finished li").first
    row.get_by_role("link", name="Games with the same opening").wait_for()
    row.get_by_role("link", name="Replay").click()
    ada.page.wait_for_url(f"**/replay/{id}?viewer=all")
    ada.page.wait_for_selector(".scrubber, [type=range]")
    assert not ada.complaints


def test_somebody_joins_a_tournament(visit: Visit) -> None:
    ada = member(visit, "Tilda")
    terms = {
        "name": "Autumn cup",
        "game": "brawling",
        "form": "swiss",
        "seats": 2,
        "starts": time.time() + 7200,
        "time_control": {"kind": "live"},
    }
    made = ada.context.request.post(f"{ada.address}/api/tournaments", data=terms)
    assert made.ok, made.text()
    ada.go("/tournaments")
    ada.page.get_by_role("link", name="Autumn cup").first.click()
    ada.page.get_by_role("heading", name="Autumn cup").wait_for()
    ada.page.get_by_role("button", name="Join", exact=True).click()
    ada.page.get_by_role("button", name="Leave", exact=True).wait_for()
    ada.page.get_by_role("cell", name="Tilda").first.wait_for()
    assert not ada.complaints


@pytest.mark.slow
def test_a_tournament_moves_by_itself_and_people_talk_at_it(visit: Visit) -> None:
    ada, bo = member(visit, "Tove"), member(visit, "Tjark")
    terms = {"name": "Winter cup", "game": "brawling", "form": "swiss", "starts": time.time() + 7200}
    id = ada.context.request.post(f"{ada.address}/api/tournaments", data=terms).json()["id"]
    for person in (ada, bo):
        person.go(f"/tournaments/{id}")
        person.page.get_by_label("Message").wait_for()  # open beside the standings
    bo.page.get_by_role("button", name="Join", exact=True).click()
    ada.page.get_by_role("cell", name="Tjark").first.wait_for()  # without a reload
    bo.page.get_by_label("Message").fill("Who else comes?")
    bo.page.keyboard.press("Enter")
    ada.page.locator(".messages .bubble", has_text="Tjark: Who else comes?").wait_for()
    ada.page.get_by_role("button", name="Tournament chat").click()
    bo.page.get_by_label("Message").fill("I do.")
    bo.page.keyboard.press("Enter")
    ada.page.locator(".tournament-talk .unread", has_text="1").wait_for()
    assert not ada.complaints
    assert not bo.complaints


@pytest.mark.slow
def test_the_tables_of_a_round_move_on_the_page_of_the_tournament(visit: Visit) -> None:
    ada, bo, cy = member(visit, "Trude"), member(visit, "Tamme"), visit()
    terms = {"name": "Spring cup", "game": "brawling", "form": "swiss", "rounds": 1}
    terms |= {"time_control": {"kind": "live", "bank": 600}, "options": {"first_player": "A"}}
    for seconds in (1, 5, 25, 125):  # until both have joined before it begins, on the slowest machine
        starts = {"starts": time.time() + seconds}
        id = ada.context.request.post(f"{ada.address}/api/tournaments", data={**terms, **starts}).json()["id"]
        joined = [person.context.request.post(f"{person.address}/api/tournaments/{id}/join").ok for person in (ada, bo)]
        if all(joined):
            break
    for person in (ada, cy):  # one with an account, who follows the tables, and one without, who asks for them
        person.go(f"/tournaments/{id}")
        person.page.locator(".round-table .small-board .stage").wait_for()
        assert person.page.locator(".round-table .side-clock").count() == 2
    table = ada.context.request.get(f"{ada.address}/api/tournaments/{id}").json()["rounds"][0]["tables"][0]["table"]
    mine = ada.page.get_by_text("Your game: your move").count() > 0
    cy.page.get_by_text(f"Round 1 · {'Trude' if mine else 'Tamme'} to move").wait_for()
    second = bo if mine else ada
    second.go(f"/table/{table}")
    second.resign()
    for person in {ada, cy} - {second}:
        person.page.locator(".round-table.over .won strong", has_text="0").wait_for()  # without a reload
    cy.go("/people/trude")
    cy.page.locator(".tournaments-played li", has_text="Spring cup").get_by_text("of 2").wait_for()
    assert not ada.complaints + bo.complaints + cy.complaints


@pytest.mark.slow
def test_in_a_field_of_many_ones_own_line_stays_in_sight(visit: Visit) -> None:
    ada = member(visit, "Tuva")
    terms = {"name": "Great cup", "game": "brawling", "form": "swiss", "starts": time.time() + 7200, "bots": ["wat"]}
    id = ada.context.request.post(f"{ada.address}/api/tournaments", data=terms).json()["id"]
    assert ada.context.request.post(f"{ada.address}/api/tournaments/{id}/join").ok

    def with_many(route: Any) -> None:
        answer = route.fetch()
        told = answer.json()
        (bot,) = [one for one in told["entrants"] if one["bot"]]
        (mine,) = [one for one in told["entrants"] if one["me"]]
        others = [{**bot, "number": number} for number in range(10, 209)]
        route.fulfill(response=answer, json={**told, "entrants": [*others[:100], mine, *others[100:]]})

    ada.page.route(f"**/api/tournaments/{id}", with_many)
    ada.go(f"/tournaments/{id}")
    ada.page.locator(".standings .mine").wait_for(state="attached")
    assert ada.page.locator(".standings tbody tr").count() == 200
    for place in ("0", "frame.scrollHeight / 2", "frame.scrollHeight"):
        ada.page.evaluate(
            "() => { const frame = document.querySelector('.standings-frame'); frame.scrollTop = " + place + "; }"
        )
        ada.until(
            "((frame, mine) => mine.top >= frame.top && mine.bottom <= frame.bottom + 1)("
            "document.querySelector('.standings-frame').getBoundingClientRect(), "
            "document.querySelector('.standings .mine td').getBoundingClientRect())"
        )
    assert not ada.complaints


@pytest.mark.slow
def test_somebody_is_challenged_from_his_page(visit: Visit) -> None:
    ada, bo = member(visit, "Carla"), member(visit, "Corvin")
    ada.go("/people/corvin")
    ada.page.get_by_role("button", name="Challenge Corvin").click()
    ada.page.get_by_text("We’ll reserve a seat and notify Corvin").wait_for()
    ada.page.get_by_role("button", name="Send challenge").click()
    ada.page.get_by_text("Waiting for players.").wait_for()
    bo.go()
    row = bo.page.locator(".invited li", has_text="Carla invites you")
    row.get_by_role("button", name="Take a seat").click()
    for person in (ada, bo):
        person.page.wait_for_selector(".btable")
    assert not ada.complaints
    assert not bo.complaints


@pytest.mark.slow
def test_notices_are_changed_and_holidays_taken(visit: Visit) -> None:
    ada = member(visit, "Nora")
    ada.go("/settings/notifications")
    box = ada.page.get_by_label("Your move: Email")
    before = box.is_checked()
    with ada.page.expect_response(lambda answer: answer.request.method == "PUT"):
        box.set_checked(not before)
    ada.page.get_by_role("button", name="Book these days").click()
    ada.page.get_by_role("button", name="I’m back").wait_for()
    ada.go("/settings/notifications")
    ada.page.get_by_role("button", name="I’m back").click()
    ada.page.get_by_role("button", name="I’m back").wait_for(state="detached")
    assert ada.page.get_by_label("Your move: Email").is_checked() is not before
    assert not ada.complaints


@pytest.mark.slow
def test_an_invitation_by_name_is_found_on_the_first_page(visit: Visit) -> None:
    ada, bo = member(visit, "Inga"), member(visit, "Boris")
    body = {
        "game": "brawling",
        "seats": [{"kind": "me"}, {"kind": "invited"}],
        "time_control": {"kind": "correspondence"},
    }
    ada.go(ada.table({**body, "public": False}))
    ada.page.get_by_label("Or invite a player by name").fill("boris")
    ada.page.get_by_role("button", name="Invite", exact=True).click()
    ada.page.get_by_text("Invited: boris").wait_for()
    bo.go()
    row = bo.page.locator(".invited li", has_text="Inga invites you")
    row.get_by_role("button", name="Take a seat").click()
    for person in (ada, bo):
        person.page.wait_for_selector(".btable")
    assert not ada.complaints + bo.complaints


@pytest.mark.slow
def test_a_report_reaches_the_admin_who_acts_on_it(visit: Visit, server: Server) -> None:
    ada, bo, kit = member(visit, "Rita"), member(visit, "Bruno"), member(visit, "Kitty")
    database = str(server.folder / "table.db")
    subprocess.run([sys.executable, "-m", "baronage", "admin", "kitty", "--database", database], check=True)
    report = {"why": "other", "words": "He waits on purpose.", "login": "bruno"}
    assert ada.context.request.post(f"{ada.address}/api/reports", data=report).ok
    entrance = {"login": "kitty", "password": PASSWORD}
    assert kit.context.request.post(f"{kit.address}/api/enter", data=entrance).ok
    kit.go()
    kit.page.locator(".me-name").click()
    kit.page.get_by_role("button", name="Admin page").click()
    card = kit.page.locator(".report", has_text="He waits on purpose.")
    assert card.evaluate("card => getComputedStyle(card).borderTopStyle") == "solid"  # it looks like a card
    card.get_by_label("Reason").fill("Please answer in time.")
    card.get_by_role("button", name="Warn").click()
    card.wait_for(state="detached")
    bo.go("/me")
    bo.page.get_by_text("Please answer in time.").wait_for()
    assert kit.context.request.post(f"{kit.address}/api/admin/news", data={"title": "Summer party"}).ok
    kit.go("/club")
    kit.page.get_by_role("button", name="Delete", exact=True).click()
    kit.page.get_by_role("button", name="Delete for everyone?").click()  # not at the first click
    kit.page.locator(".news-item").wait_for(state="detached")
    assert not kit.complaints + bo.complaints


@pytest.mark.slow
def test_the_link_of_a_notice_leads_to_the_move_in_one_step(visit: Visit) -> None:
    ada, elsewhere = member(visit, "Lena"), visit()
    seats = [{"kind": "me"}, BOT]
    path = ada.table({"game": "brawling", "seats": seats, "options": {"first_player": "A"}, "public": False})
    elsewhere.is_refused = (404,)
    elsewhere.go(f"{path}?sign-in")
    elsewhere.page.fill("dialog input[name=login]", "lena")
    elsewhere.page.fill("dialog input[name=password]", PASSWORD)
    elsewhere.page.locator("dialog button[type=submit]").click()
    elsewhere.asked()
    assert not elsewhere.complaints


@pytest.mark.slow
def test_lessons_done_as_a_guest_stand_on_the_page_of_who_keeps_the_account(visit: Visit) -> None:
    ada = visit()
    ada.go()
    ada.page.evaluate('() => localStorage.setItem(\'baronage.lessons\', \'{"brawling":["money","wall"]}\')')
    for path, body, method in (
        ("/api/guest", {"name": "Lessa"}, "post"),
        ("/api/me/entrance", {"login": "lessa", "password": PASSWORD}, "put"),
    ):
        assert getattr(ada.context.request, method)(ada.address + path, data=body).ok
    with ada.page.expect_response(lambda answer: answer.url.endswith("/api/me/lessons")):
        ada.go("/learn")
    ada.go("/people/lessa")
    ada.page.get_by_text("2 of 8 done").wait_for()
    ada.go("/me")
    with ada.page.expect_response(lambda answer: answer.url.endswith("/api/me/profile")):
        ada.page.get_by_label("which lessons I’ve completed").select_option("nobody")
    ada.go("/people/lessa")
    ada.page.get_by_text("Only you can see this.").wait_for()
    assert not ada.complaints


@pytest.mark.slow
def test_who_asks_for_a_game_before_the_games_are_known_is_asked_which(visit: Visit) -> None:
    ada = visit()
    held: list[Any] = []
    ada.page.route("**/api/games", lambda route: held.append(route))
    ada.go("/games")
    ada.page.get_by_role("button", name="Find a game").click()
    while not held:
        ada.page.wait_for_timeout(50)
    held[0].continue_()
    ada.page.get_by_role("button", name="Find", exact=True).wait_for()
    assert not ada.complaints


@pytest.mark.slow
def test_who_finds_nobody_within_a_minute_is_offered_a_bot(visit: Visit) -> None:
    ada = visit()
    ada.go()
    ada.context.request.post(f"{ada.address}/api/guest", data={"name": "Fidelia"})
    body = {"game": "yuan", "seats": 5, "time_control": "correspondence"}  # nobody else wants that here
    id = ada.context.request.post(f"{ada.address}/api/find", data=body).json()["table"]
    ada.go(f"/table/{id}")
    ada.page.get_by_text("Looking for a player of similar strength.").wait_for()
    assert not ada.page.get_by_text("No one has joined yet.").count()

    def a_minute_ago(route: Any) -> None:
        answer = route.fetch()
        told = answer.json()
        route.fulfill(response=answer, json={**told, "created": told["created"] - 61})

    ada.page.route(f"**/api/tables/{id}", a_minute_ago)
    ada.go(f"/table/{id}")
    ada.page.get_by_text("No one has joined yet.").wait_for()
    ada.page.get_by_role("button", name="Play with").click()
    ada.page.wait_for_selector(".btable")
    assert not ada.complaints
