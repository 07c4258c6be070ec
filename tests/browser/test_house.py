"""Around the games, in a real browser: how people meet, talk, watch, part and find their tables again."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from baronage import games
from tests.browser.conftest import Server
from tests.browser.person import Person

Visit = Callable[..., Person]
ME, FRIEND, BOT = {"kind": "me"}, {"kind": "invited"}, {"kind": "bot", "bot": "random"}
A_BEGINS = {"first_player": "A"}


def together(ada: Person, *others: tuple[Person, str], **more: Any) -> str:
    """A private table of Brawling Barons at which Ada and the others sit, and which has begun; gives the link to it."""
    body = {"game": "brawling", "seats": [ME, *[FRIEND for _ in others]], "options": A_BEGINS, "public": False, **more}
    ada.go(ada.table(body))
    link: str = ada.page.get_by_label("Link to the table").input_value()
    for person, name in others:
        person.page.goto(link)
        person.page.get_by_label("Your name").fill(name)
        person.page.get_by_role("button", name="Join ").click()
        here = person.page.get_by_text(f"you ({name})")  # while others are missing; whoever comes last sees the table
        here.or_(person.page.locator(".btable")).first.wait_for()
    for person in (ada, *[person for person, _ in others]):
        person.page.wait_for_selector(".btable")
    return link


@pytest.mark.slow
def test_a_private_game_that_is_over_is_seen_again_by_its_address(visit: Visit) -> None:
    """Who gets nothing but the address from the bar of a player's browser sees the replay, and not the table with its talk."""
    ada, bo, eve = visit(), visit(), visit()
    together(ada, (bo, "Bo"))
    table = ada.page.url.removeprefix(ada.address).split("?")[0]
    eve.is_refused = (404,)
    eve.go(table)
    eve.page.get_by_text("Ask someone at the table for the full link").wait_for()
    ada.resign()
    for path in (table.replace("/table/", "/replay/"), table):
        eve.go(path)
        eve.page.wait_for_url("**/replay/**")
        eve.page.wait_for_selector(".stage .piece")


@pytest.mark.slow
def test_a_rematch_is_asked_for_in_sight(visit: Visit) -> None:
    ada, bo = visit(), visit()
    together(ada, (bo, "Bo"))
    ada.resign()
    assert "Bo wins" in ada.page.locator(".ending").inner_text()
    assert "You win" in bo.page.locator(".ending").inner_text()
    bo.page.get_by_role("button", name="Rematch").click()
    bo.page.get_by_text("Waiting for players.").wait_for()
    ada.page.get_by_text("Bo wants to play again.").wait_for()
    ada.page.get_by_role("button", name="Accept").click()
    for one in (ada, bo):
        one.page.wait_for_selector(".piece.cut-hand")


@pytest.mark.slow
def test_two_people_agree_on_a_draw(visit: Visit) -> None:
    ada, bo = visit(), visit(width=390, height=844)
    together(ada, (bo, "Bo"))
    ada.page.get_by_role("button", name="Settings and this table").click()
    ada.page.get_by_role("button", name="Offer a draw …").click()
    ada.page.get_by_role("button", name="Offer a draw", exact=True).click()
    ada.page.get_by_text("You offer Bo a draw.").wait_for()
    assert ada.page.locator(".bar.mine .btn.act").count(), "she plays on meanwhile"
    offer = bo.page.locator(".draw-offer")
    offer.wait_for()
    for button in offer.get_by_role("button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["y"] + box["height"] <= 844
    offer.get_by_role("button", name="Accept").click()
    for one in (ada, bo):
        one.page.wait_for_selector(".ending")
        assert "It’s a draw" in one.page.locator(".ending h2").inner_text()
        assert "Draw agreed." in one.page.locator(".ending").inner_text()
        one.go("/games")
        one.page.get_by_text("a draw · with").wait_for()


@pytest.mark.slow
def test_everybody_puts_tables_away_for_himself(visit: Visit) -> None:
    ada, bo = visit(), visit()
    together(ada, (bo, "Bo"))
    ada.resign()
    for one in (ada, bo):
        one.go("/games")
        one.page.get_by_role("heading", name="Finished").wait_for()
    ada.page.get_by_text("you lost · with Bo").wait_for()
    page = bo.page
    page.get_by_text("you won · with Ada").wait_for()
    page.get_by_role("button", name="Hide: Brawling Barons").click()
    page.get_by_role("heading", name="Finished").wait_for(state="detached")
    ada.page.reload()
    ada.page.get_by_role("heading", name="Finished").wait_for()
    page.get_by_role("button", name="Hidden games").click()
    page.get_by_role("button", name="Restore: Brawling Barons").click()
    page.get_by_role("heading", name="Finished").wait_for()


@pytest.mark.slow
def test_the_link_opens_as_a_qr_code_and_the_friend_reads_the_note(visit: Visit) -> None:
    ada, bo = visit(), visit()
    ada.go(ada.table({"game": "brawling", "seats": [ME, FRIEND], "public": False}))
    ada.page.get_by_role("button", name="QR code").click()
    ada.page.get_by_role("img", name="QR code of the link").wait_for()
    ada.page.get_by_role("button", name="QR code").click()
    ada.page.get_by_role("img", name="QR code of the link").wait_for(state="detached")
    ada.page.get_by_label("Note for your friend").fill("Best of three?")
    ada.page.get_by_label("Note for your friend").press("Enter")
    ada.page.get_by_text("Your friend reads it on the invitation.").wait_for()
    bo.page.goto(ada.page.get_by_label("Link to the table").input_value())
    bo.page.get_by_text("Best of three?").wait_for()


@pytest.mark.slow
def test_a_seat_that_nobody_takes_is_given_to_a_bot(visit: Visit) -> None:
    ada, bo = visit(), visit()
    ada.go(ada.table({"game": "brawling", "seats": [ME, FRIEND], "public": False}))
    bo.page.goto(ada.page.get_by_label("Link to the table").input_value())
    sit = bo.page.get_by_role("button", name="Join ")
    sit.wait_for()
    assert not bo.page.get_by_role("button", name="Add a bot").count(), "the host's alone"
    ada.page.get_by_label("Bot to add").select_option("random")
    ada.page.get_by_role("button", name="Add a bot").click()
    ada.page.get_by_role("heading", name="Everyone is here.").wait_for()
    assert "random bot" in ada.page.locator(".seats").inner_text()
    bo.page.get_by_text("There’s no free seat for you here.").wait_for()
    ada.page.get_by_role("button", name="Free this seat").click()
    sit.wait_for()
    ada.page.get_by_role("button", name="Add a bot").click()
    ada.page.get_by_role("button", name="Start").click()
    ada.page.wait_for_selector(".piece.cut-hand")


def test_one_press_in_the_list_of_open_tables_sits_down(visit: Visit) -> None:
    """Bo is nobody yet: he becomes a guest, has a seat, and is at the table; with him it is complete, so it begins."""
    ada, bo = visit(), visit()
    ada.go(ada.table({"game": "yuan", "seats": [ME, {"kind": "open"}], "options": {"capitals": "auto"}}))
    ada.page.get_by_text("The game starts when the last seat is taken.").wait_for()
    bo.go()
    table = ada.page.url.rsplit("/", 1)[1]
    bo.page.locator(f'[data-table="{table}"]').get_by_role("button", name="Join").click()
    bo.page.wait_for_url(f"**/table/{table}")
    for one in (ada, bo):
        one.page.wait_for_selector(".stage .place, .stage .map")
    assert bo.page.locator(".side-row.mine").count() == 1


@pytest.mark.slow
def test_before_the_start_one_reads_the_rules_and_comes_back(visit: Visit) -> None:
    ada = visit()
    ada.go(ada.table({"game": "brawling", "seats": [ME, FRIEND], "public": False}))
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_label("dark").check()
    ada.until("document.documentElement.dataset.theme === 'dark'")
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("link", name="the rules", exact=True).click()
    ada.page.get_by_label("Search the rules").fill("royal aid")
    ada.page.get_by_text("rules about “royal aid”").wait_for()
    assert ada.page.get_by_role("heading", level=1).inner_text() == "Brawling Barons"
    ada.page.locator(".reading .rule a", has_text="BRAWL-2.03").click()
    ada.page.locator(".reading li.here", has_text="BRAWL-2.03").wait_for()
    ada.page.reload()
    ada.page.get_by_role("link", name="Back to the table").click()
    ada.page.get_by_text("Waiting for players.").wait_for()
    ada.page.get_by_role("link", name="All tables").click()
    ada.page.get_by_role("link", name="Learn", exact=True).click()
    ada.page.get_by_role("button", name="Brawling Barons").click()
    ada.page.get_by_role("heading", name="Brawling Barons").wait_for()
    ada.page.get_by_role("link", name="Rules", exact=True).click()
    ada.page.get_by_label("Search the rules").wait_for()
    assert ada.page.get_by_role("heading", level=1).inner_text() == "Brawling Barons"
    assert not ada.page.get_by_role("link", name="Back to the table").count(), "he comes from nowhere near"
    ada.go("/rules/brawling#BRAWL-99.99")
    ada.page.get_by_text("This game has no rule BRAWL-99.99.").wait_for()


@pytest.mark.slow
def test_every_rule_has_its_place_and_no_link_leads_nowhere(visit: Visit) -> None:
    ada = visit()
    for name in games():
        ada.go(f"/rules/{name}")
        ada.page.wait_for_selector(".rules-page")
        text = ada.context.request.get(f"{ada.address}/api/games/{name}/rules").json()["page"]
        ids = re.findall(r"^\s*(?:[-*|]\s*)?\*\*([A-Z]+-[A-Z]*\d*(?:\.\d+)?)\*\*", text, re.MULTILINE)
        assert len(ids) > 100
        lost = "ids => ids.filter(id => !document.getElementById(id)?.innerText.startsWith(id))"
        assert ada.page.evaluate(lost, ids) == []
        dead = """() => [...document.querySelectorAll('.rules-page a[href*="#"]')].map(one => one.hash.slice(1))
            .filter(id => !document.getElementById(decodeURIComponent(id)))"""
        assert ada.page.evaluate(dead) == []


@pytest.mark.slow
def test_every_variant_can_be_chosen(visit: Visit) -> None:
    """A switch, one of several, a number of one's own instead of the usual."""
    ada = visit()

    def chosen() -> dict[str, object]:
        made = ada.context.request.get(f"{ada.address}/api/tables/{ada.page.url.rpartition('/')[2]}").json()
        options: dict[str, object] = made["options"]
        return options

    ada.go("/games")
    ada.page.get_by_role("button", name="On this device").click()
    ada.page.locator("dialog .pair select").first.select_option(label="Brawling Barons")
    ada.page.get_by_text("Variants").click()
    ada.page.get_by_label("First player").select_option("B")
    ada.page.get_by_label("Most rounds", exact=True).select_option("number")
    ada.page.get_by_label("Most rounds: number").fill("33")
    ada.page.get_by_role("button", name="Play", exact=True).click()
    ada.page.get_by_role("button", name="I am Player B").click()
    ada.page.wait_for_selector(".btable")
    assert chosen() == {"first_player": "B", "turn_limit": 33}
    ada.go("/games")
    ada.page.get_by_role("button", name="On this device").click()
    ada.page.locator("dialog .pair select").first.select_option(label="Barony")
    ada.page.get_by_text("Variants").click()
    ada.page.get_by_label("Board", exact=True).select_option("joust")
    ada.page.get_by_label("May a Serf in the Market hire one further Serf a turn?").check()
    ada.page.get_by_role("button", name="Play", exact=True).click()
    ada.page.wait_for_selector(".curtain")
    assert chosen() == {"board": "joust", "market_hire": "on"}


@pytest.mark.slow
def test_a_table_that_is_closed_says_so(visit: Visit) -> None:
    ada, bo = visit(), visit()
    ada.go(ada.table({"game": "fyn", "seats": [ME, FRIEND], "public": False}))
    bo.page.goto(ada.page.get_by_label("Link to the table").input_value())
    bo.page.get_by_text("Ada invites you to").wait_for()
    ada.page.get_by_role("button", name="Close the table").click()
    bo.page.get_by_text("This table was closed before the game started.").wait_for()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/nowhere", "Page not found."),
        ("/table/nowhere", "Table not found."),
        ("/replay/nowhere", "Table not found."),
        ("/rules/chess", "Unknown game ‘chess’"),
    ],
)
def test_a_wrong_link_says_so_and_leads_back(visit: Visit, path: str, words: str) -> None:
    ada = visit()
    ada.is_refused = (404,)
    ada.go(path)
    ada.page.get_by_role("heading", name=words).wait_for()
    ada.page.get_by_role("link", name="Home", exact=True).click()
    ada.page.wait_for_selector("article.game")


@pytest.mark.slow
def test_pages_tell_that_the_server_is_away(visit: Visit, own_server: Server) -> None:
    """The first page, and one that waits for players: nothing seems done that is not, and all goes on when it is back."""
    ada, bo = (visit(address=own_server.address) for _ in range(2))
    ada.go()
    ada.page.wait_for_selector("article.game")
    bo.go(bo.table({"game": "brawling", "seats": [ME, FRIEND], "public": False}))
    bo.page.get_by_text("Waiting for players.").wait_for()
    own_server.kill()
    for one in (ada, bo):
        one.page.get_by_text("Can’t reach the server.").wait_for()
    bo.page.get_by_role("button", name="Close the table").click()
    assert bo.page.get_by_text("Waiting for players.").is_visible(), "it is not closed"
    own_server.start()
    for one in (ada, bo):
        one.page.get_by_text("Can’t reach the server.").wait_for(state="detached")
    ada.page.get_by_role("button", name="Play against a bot").first.click()
    ada.page.wait_for_selector(".btable")


# Nobody looks at the page; notes and titles are counted.
UNSEEN = """(() => {
  window.notes = 0;
  window.titles = [];
  window.AudioContext = class extends AudioContext {
    createOscillator() { window.notes++; return super.createOscillator(); }
  };
  document.hasFocus = () => false;
  Object.defineProperty(document, 'hidden', { get: () => true });
  new MutationObserver(() => window.titles.at(-1) !== document.title && window.titles.push(document.title))
    .observe(document, { subtree: true, childList: true, characterData: true });
})()"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("changed", "notes", "told"),
    [
        (None, False, True),
        ("Sounds for cards, pieces, dice and my turn", True, True),
        ("Show in the page title when it’s my turn", False, False),
    ],
)
def test_that_it_is_my_move_is_heard_and_stands_in_the_title(
    visit: Visit, changed: str | None, notes: bool, told: bool
) -> None:
    ada, bo = visit(), visit()
    bo.context.add_init_script(
        "localStorage.setItem('baronage.settings', '{\"pace\": 0}')"
    )  # as it is before one chooses
    bo.context.add_init_script(UNSEEN)
    together(ada, (bo, "Bo"))
    if changed:
        bo.page.get_by_role("button", name="Settings").click()
        bo.page.get_by_label(changed).click()
        bo.page.keyboard.press("Escape")
    assert bo.page.evaluate("window.notes") == 0
    ada.asked()
    ada.press("Gather")
    bo.page.wait_for_selector(".bar.mine")
    if told:  # it changes to and fro
        bo.until("window.titles.filter(one => one.startsWith('● Your move')).length > 1")
    else:
        bo.until("document.title === 'Brawling Barons'")
        assert not any("Your move" in title for title in bo.page.evaluate("window.titles"))
    assert (bo.page.evaluate("window.notes") > 0) == notes


@pytest.mark.slow
@pytest.mark.parametrize("own_server", ["quick"], indirect=True)
def test_somebody_else_sits_down_for_who_is_long_away(visit: Visit, own_server: Server) -> None:
    """By post Bo answers nothing any more: a bot stands in, his seat says so, and the host may let somebody else play.

    Who comes from an address at the table may not, and is told so: all of these come from one.
    """
    ada, bo, cy = (visit(address=own_server.address) for _ in range(3))
    time_control = {"kind": "correspondence", "hours": 1.0, "printed": False}
    link = together(ada, (bo, "Bo"), time_control=time_control, public=True)
    bo.leave()
    away = ".side-row em"
    cy.page.goto(re.sub(r"\?.*", "", link))
    cy.page.wait_for_selector(".side-row")
    while not cy.page.locator(away, has_text="away").count():
        cy.page.reload()
        cy.page.wait_for_selector(".side-row")
    assert not cy.page.get_by_role("button", name="Take this seat").count(), "nobody has asked for another"
    ada.page.get_by_role("button", name="Offer this seat").first.click()
    cy.is_refused = (400, 403, 409)
    cy.page.reload()
    cy.page.get_by_role("button", name="Take this seat").first.click()
    cy.page.get_by_text("address").first.wait_for()
    assert not cy.page.locator(".side-row.mine").count()
