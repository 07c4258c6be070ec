"""At the table, in a real browser: secrets, refusals, drafts, one device for two, a phone, reconnecting, by post."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.conftest import Server
from tests.browser.person import Person

Visit = Callable[..., Person]


# A game in which no bid is made: whether there is anything to bid with, the deal would decide.
A_BEGINS = {"first_player": "A"}
TELLING = (
    "(document.querySelector('.story.telling')?.textContent ?? '')"  # what is left to tell, and the line that is told
)


def sit_together(ada: Person, bo: Person) -> None:
    """At a table that waits for a friend Ada finds a link to send; Bo follows it and sits down: it begins."""
    link = ada.page.get_by_label("Link to the table").input_value()
    assert "invitation=" in link
    bo.page.goto(link)
    bo.page.get_by_role("button", name="Join ").click()
    for one in (ada, bo):
        one.page.wait_for_selector(".playing .hand [data-id]")


@pytest.mark.slow
def test_a_draft_is_not_sent_and_can_be_taken_back(visit: Visit) -> None:
    ada = visit()
    ada.against_a_bot("Yuan, l'Art de la Guerre")
    ada.asked()
    assert "Pass" in ada.prompt()
    ada.page.locator(".board .may-click").first.dispatch_event("click")
    ada.page.wait_for_selector(".prompt .undo:enabled")
    assert "Not sent yet" in ada.prompt()
    ada.until("!document.querySelector('.prompt').innerText.includes('Pass')")  # when the server has the click
    ada.page.reload()  # a draft survives
    ada.page.get_by_role("button", name="Undo").click()
    ada.until("!document.querySelector('.prompt .undo:enabled')")
    assert "Pass" in ada.prompt()
    for click in (".board .may-click", "[data-id='level.M1'].may-click"):  # a Province, a level
        ada.page.locator(click).first.dispatch_event("click")
        ada.page.wait_for_selector(".prompt .undo:enabled")
        ada.asked()
    ada.page.get_by_role("button", name="Undo all clicks").click()
    ada.until("!document.querySelector('.prompt .undo:enabled')")
    assert "Pass" in ada.prompt()


@pytest.mark.slow
def test_what_another_does_takes_no_decision_out_of_my_hands(visit: Visit) -> None:
    """Both choose at once; while Ada has something in her draft, Bo sends: she is told, and goes on where she was."""
    ada, bo = visit(), visit()
    options = {"assembly": "standard", "capitals": "auto"}
    ada.go(ada.table({"game": "yuan", "seats": [{"kind": "me"}, {"kind": "invited"}], "options": options}))
    bo.page.goto(ada.page.get_by_label("Link to the table").input_value())
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Join ").click()
    for one in (ada, bo):
        one.asked()
    ada.page.locator(".board .may-click").first.dispatch_event("click")
    ada.page.wait_for_selector(".prompt .undo:enabled")
    bo.choose("Pass")
    ada.page.locator(".story").get_by_text("has decided.").wait_for()
    assert ada.page.locator(".story.telling").count() == 0
    assert ada.page.get_by_role("button", name="Undo").is_enabled()
    assert ada.page.locator(".players .tag").count() == 1, "she alone is waited for now"


@pytest.mark.slow
def test_what_is_typed_says_beforehand_whether_it_is_sent(visit: Visit) -> None:
    ada = visit()
    ada.against_a_bot("Yuan, l'Art de la Guerre")
    ada.asked()
    field, says = ada.field(), ada.page.locator(".typed .end")
    target = ada.page.locator(".board .may-click").first.get_attribute("data-id")
    assert target
    passes = ada.page.locator(".prompt [data-choice]", has_text="Pass").get_attribute("data-choice")
    assert passes
    name, foreseen, order = target.removeprefix("p."), ada.page.locator(".typed .foreseen"), passes.split(" ")[0]
    for text, words, does, button in (
        (name, "Enter adds this to your draft", f"Act on {name}", "Draft this move"),
        (passes, "Enter sends your decision", "Pass and earn 6 Chão", "Send this move"),
        (f"{order} {name}:D1", "Enter sends your decision", "Send the order", "Send this move"),
    ):
        field.fill(text)
        says.filter(has_text=words).wait_for()
        foreseen.locator("li", has_text=does).wait_for()
        assert ada.page.get_by_role("button", name=button).is_enabled()
    field.fill(f"{order} {name}:D3F3M3")  # more than anybody has in the first turn
    foreseen.locator(".not-so .chip[data-rule^=YUAN-]").wait_for()
    assert says.count() == 0, "it would neither be sent nor drafted"
    assert ada.page.locator(".trouble").count() == 0, "nothing was asked for yet"
    field.fill(target.removeprefix("p."))
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_selector(".prompt .undo:enabled")  # it is drafted, as it said
    field.fill(name)
    foreseen.get_by_text("That’s already in your draft.").wait_for()
    ada.page.keyboard.press("Enter")
    ada.page.locator(".trouble", has_text="already in your draft").wait_for()
    field.press("End")
    field.type("x")
    ada.page.wait_for_selector(".trouble", state="detached")  # whoever types on has read it
    field.fill(name)
    foreseen.locator(".not-so").wait_for()
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_selector(".trouble")
    ada.page.locator(".board .may-click").first.dispatch_event("click")  # and whoever clicks
    ada.page.wait_for_selector(".trouble", state="detached")
    ada.page.wait_for_timeout(600)  # longer than it takes to try what is typed
    assert not ada.page.locator(".trouble, .typed .not-so").count()


def test_a_refusal_names_its_rule(visit: Visit) -> None:
    ada = visit()
    ada.begins_against_a_bot()
    ada.asked()
    ada.field().fill("V ARC1")
    ada.page.keyboard.press("Enter")
    chip = ada.page.locator(".trouble .chip")
    chip.wait_for()
    shown, box = chip.bounding_box(), ada.page.locator(".prompt .middle").bounding_box()
    assert shown["y"] >= box["y"]  # in sight, though the field is below all options
    rule = chip.get_attribute("data-rule") or ""
    assert rule.startswith("BRAWL-")
    assert rule not in ada.prompt()  # what explains is a sentence; the number is for whoever points at the sign
    chip.hover()
    ada.page.wait_for_selector(".popover")
    assert rule in ada.page.locator(".popover").inner_text()
    chip.click()  # opens it among the rules, beside the board
    here = ada.page.locator(".rules-tab .here")
    here.wait_for()
    assert rule in here.inner_text()


@pytest.mark.slow
def test_why_not(visit: Visit) -> None:
    """A click on what can't be chosen tells the rule that forbids it."""
    ada = visit()
    ada.begins_against_a_bot()
    ada.asked()
    dull = ada.page.locator(".hand g.card:not(.may-click)")  # what was dealt decides whether there is one
    (dull.first if dull.count() else ada.page.locator('[data-id="B"]')).dispatch_event("click")
    ada.page.wait_for_selector(".trouble")
    assert (ada.page.locator(".trouble .chip").first.get_attribute("data-rule") or "").startswith("BRAWL-")


@pytest.mark.slow
def test_while_a_turn_is_told_ones_order_is_committed(visit: Visit) -> None:
    """Before it there was a draft, after it there is a new sheet: neither is true while the turn is told."""
    ada = visit()
    ada.against_a_bot("Yuan, l'Art de la Guerre")
    ada.asked()
    sheet, story = ada.page.locator('.board [data-id="plan"]'), ada.page.locator(".story.telling")
    target = ada.page.locator(".board .may-click").first.get_attribute("data-id")
    passes = ada.page.locator(".prompt [data-choice]", has_text="Pass").get_attribute("data-choice")
    assert target
    assert passes
    name = target.removeprefix("p.")
    ada.field().fill(f"{passes.split(' ')[0]} {name}:D1")
    ada.page.keyboard.press("Enter")
    ada.page.get_by_text("Turn 2 begins: ").first.wait_for()
    ada.asked()
    ada.page.evaluate("() => document.activeElement.blur()")
    ada.page.keyboard.press("r")
    story.wait_for()
    told = 0
    while story.count():
        words = sheet.text_content() or ""
        assert words.startswith(f"Target: {name.capitalize()}Sent"), (told, words)
        told += 1
        line = ada.page.evaluate(f"() => {TELLING}")
        ada.page.keyboard.press(".")
        ada.page.wait_for_function(f"line => {TELLING} !== line", arg=line)
    assert told > 2
    assert (sheet.text_content() or "").startswith("No target yet")


@pytest.mark.slow
def test_a_reason_that_comes_late_does_not_stand_under_a_newer_choice(visit: Visit) -> None:
    ada = visit()
    held: list[tuple[Any, str]] = []

    def pass_on(route: Any) -> None:
        server = route.connect_to_server()
        route.on_message(server.send)
        server.on_message(
            lambda message: held.append((route, message)) if '"type":"reason"' in message else route.send(message)
        )

    ada.page.route_web_socket(re.compile("/ws$"), pass_on)
    ada.begins_against_a_bot()
    ada.asked()
    ada.click("discard")
    while not held:
        ada.page.wait_for_timeout(50)
    ada.page.locator(".board .may-click").first.dispatch_event("click")
    ada.page.wait_for_selector(".board .is-picked")
    for route, message in held:
        route.send(message)
    ada.page.wait_for_timeout(300)
    assert ada.page.locator(".trouble").count() == 0
    held.clear()
    ada.page.keyboard.press("Escape")
    ada.click("discard")
    while not held:
        ada.page.wait_for_timeout(50)
    held[0][0].send(held[0][1])
    ada.page.locator('.trouble .chip[data-rule="BRAWL-4.10"]').wait_for()


@pytest.mark.slow
def test_what_happened_is_stepped_through(visit: Visit) -> None:
    """Line by line, by keys and by buttons, as slowly as one likes; what a line is about is marked in the picture."""
    ada = visit()
    ada.begins_against_a_bot()
    ada.asked()
    ada.field().fill("M1")
    ada.page.keyboard.press("Enter")
    ada.until("document.querySelectorAll('.story li').length > 0")
    ada.asked()  # the bot has answered: nothing more happens meanwhile
    ada.page.evaluate("() => document.activeElement.blur()")
    more = "parseInt(document.querySelector('.story.telling header .muted')?.textContent ?? '0')"
    ada.page.keyboard.press("r")  # again, from my decision on
    ada.page.wait_for_selector(".story.telling")
    left = ada.page.evaluate(f"() => {more}")
    assert left > 1
    ada.page.keyboard.press(".")
    ada.until(f"{more} === {left - 1}")
    assert ada.page.locator(".story .now").count() > 0
    taken = ada.page.locator(".playing .is-hint").first.get_attribute("data-id")  # the card that I took, in my hand now
    assert taken in ada.hand()
    ada.page.keyboard.press(",")
    ada.until(f"{more} === {left}")
    assert taken not in ada.hand()
    ada.page.get_by_role("button", name="Next step").click()
    ada.until(f"{more} === {left - 1}")
    ada.page.get_by_role("button", name="Skip").click()
    ada.page.wait_for_selector(".story.telling", state="detached")
    assert taken in ada.hand()


@pytest.mark.slow
def test_two_at_one_device_with_a_curtain_between(visit: Visit) -> None:
    ada = visit()
    seats = [{"kind": "me"}, {"kind": "me"}]
    ada.go(ada.table({"game": "brawling", "seats": seats, "options": A_BEGINS, "public": False}))
    ada.page.get_by_role("button", name="I am Ada (A)").wait_for()  # before anything is shown
    assert ada.page.locator("[data-id]").count() == 0
    ada.page.get_by_role("button", name="I am Ada (A)").click()
    ada.page.wait_for_selector(".playing .hand [data-id]")
    hand = ada.hand()
    ada.asked()
    ada.field().fill("G")
    ada.page.keyboard.press("Enter")
    ended = ada.page.locator('.prompt [data-choice="."]')  # asked only of whoever holds an Extra Action
    over = ada.page.get_by_role("button", name="Pass it to Ada (B)")  # when A has seen what happened
    ended.or_(over).first.wait_for()
    if ended.count():
        ada.field().fill(".")
        ada.page.keyboard.press("Enter")
    over.click()
    ada.page.wait_for_selector(".curtain")
    assert not any(f'"{card}"' in ada.page.content() for card in hand)
    assert ada.page.locator("[data-id]").count() == 0
    ada.page.get_by_role("button", name="I am Ada (B)").click()
    ada.page.wait_for_selector(".playing .hand [data-id]")
    assert not ada.hand() & hand
    table = ada.page.url
    ada.page.get_by_role("tab", name="Log").click()
    ada.page.locator(
        ".log a.moment"
    ).first.click()  # while the game runs, the replay has no curtain: B sees with B's eyes alone
    ada.page.wait_for_selector(".whose button[aria-pressed=true]")
    assert ada.page.locator(".whose button").all_inner_texts() == ["Public", "Ada (B)"]
    ada.page.goto(table)
    assert ada.play_to_the_end(seed=2) > 10


@pytest.mark.slow
def test_a_phone_held_upright(visit: Visit) -> None:
    ada = visit(width=390, height=844, has_touch=True, is_mobile=True)
    ada.go()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390
    ada.against_a_bot("Yuan, l'Art de la Guerre")
    ada.asked()
    page = ada.page
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.evaluate("document.documentElement.scrollHeight") <= 844
    small = page.eval_on_selector_all(
        ".prompt .buttons button, .board-tools button, .menu-button",
        "all => all.filter(one => one.offsetWidth).map(one => one.getBoundingClientRect())"
        ".filter(box => box.width < 44 || box.height < 44).length",
    )
    assert small == 0
    page.get_by_role("button", name="Players, log, chat, rules").tap()
    page.get_by_role("tab", name="Log").tap()
    assert page.locator(".log").is_visible()
    page.get_by_role("button", name="Players, log, chat, rules").tap()
    target = page.locator(".may-click").first
    target.tap(force=True)
    page.wait_for_selector(".is-picked, .row.on, .prompt .undo:enabled")


@pytest.mark.slow
def test_the_server_is_killed_and_comes_back(visit: Visit, own_server: Server) -> None:
    ada = visit(address=own_server.address)
    ada.begins_against_a_bot()
    ada.asked()
    before = ada.hand()
    own_server.kill()
    ada.page.wait_for_selector(".away")
    own_server.start()
    ada.page.wait_for_selector(".away", state="detached")
    assert ada.hand() == before
    assert ada.play_to_the_end(seed=3) > 3


@pytest.mark.slow
@pytest.mark.parametrize("own_server", ["quick"], indirect=True)
def test_a_window_by_post_runs_out(visit: Visit, own_server: Server) -> None:
    """Nobody answers: the rules' answer to silence is given, and the page tells so."""
    ada = visit(address=own_server.address)
    body: dict[str, Any] = {
        "game": "brawling",
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "heuristic"}],
        "time_control": {"kind": "correspondence", "hours": 1.0, "printed": False},
        "public": False,
    }
    ada.go(ada.table(body))
    ada.page.wait_for_selector(".playing .clock")
    time_control = ada.page.locator(".players .time_control").inner_text()
    assert time_control.startswith("Correspondence, 1 h per move.")
    assert "If your time runs out, the default move is played" in time_control
    ada.page.get_by_role("tab", name="Log").click()
    ada.until("document.querySelectorAll('.log li').length > 4", 30)


@pytest.mark.slow
def test_talk_in_private(visit: Visit) -> None:
    ada, bo = visit(), visit()
    ada.go()
    card = ada.page.locator("article.game", has=ada.page.get_by_role("heading", name="Brawling Barons"))
    card.get_by_role("button", name="Play with a friend").click()
    sit_together(ada, bo)
    for one in (ada, bo):
        one.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_label("Message").fill("hello <b>all</b>")
    ada.page.keyboard.press("Enter")
    bo.page.get_by_text("hello <b>all</b>").wait_for()
    bo.page.get_by_role("tab", name="Log").click()
    ada.page.locator(".channels button").nth(1).click()
    ada.page.get_by_label("Message").fill("between us")
    ada.page.keyboard.press("Enter")
    bo.page.wait_for_selector(".tabs .unread")
    bo.page.get_by_role("tab", name="Chat").click()
    bo.page.locator(".channels button").nth(1).click()
    bo.page.get_by_text("between us").wait_for()
    bo.page.wait_for_selector(".tabs .unread", state="detached")
