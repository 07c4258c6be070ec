"""Two browsers at one table and a third that watches: what one holds or plans never reaches the others before it is shown.

Everything that came over the wire is searched, and the page as it stands. What is searched for is found where it may be known.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from baronage.games.protectors.data import PROVINCES
from tests.browser.person import CLICK, READY, Person

Visit = Callable[..., Person]
ME, FRIEND, BOT = {"kind": "me"}, {"kind": "invited"}, {"kind": "bot", "bot": "heuristic"}


def seated(visit: Visit, game: str, options: dict[str, Any], *bots: dict[str, str]) -> tuple[Person, Person, Person]:
    """Ada and Bo at a table of their own, and Eve, who has the link and watches."""
    ada, bo, eve = visit(), visit(), visit()
    ada.go(ada.table({"game": game, "seats": [ME, FRIEND, *bots], "options": options, "public": False}))
    link = ada.page.get_by_label("Link to the table").input_value()
    bo.page.goto(link)
    bo.page.get_by_role("button", name="Join ").click()
    for one in (ada, bo):
        one.page.wait_for_selector(".playing .prompt")
    eve.page.goto(link)
    eve.page.wait_for_selector(".playing .prompt")
    return ada, bo, eve


def knows(person: Person, pattern: str) -> bool:
    """Has this ever come over the wire to this person, or does it stand in the page?"""
    named = re.compile(pattern)
    return any(named.search(frame) for frame in person.frames) or bool(named.search(person.page.content()))


def types(person: Person, text: str) -> None:
    """A move in letters; waits until it is taken."""
    person.field().fill(text)
    person.page.keyboard.press("Enter")
    person.until("!document.querySelector('.typed input')?.value")


def settled(*people: Person) -> list[int]:
    """How much has come to each, when nothing more comes."""
    counts = [-1]
    while counts != (now := [len(person.frames) for person in people]):
        counts = now
        people[0].page.wait_for_timeout(300)
    return counts


def first(person: Person, prefix: str) -> str:
    """The first of the things with such an id that may be clicked, without the prefix."""
    id: str = person.page.locator(f".board .may-click[data-id^='{prefix}']").first.get_attribute("data-id") or ""
    return id.removeprefix(prefix)


def card(id: str) -> str:
    """A card by its id."""
    return rf'"{re.escape(id)}"'


def each_knows_his_own(ada: Person, bo: Person, eve: Person) -> dict[Person, set[str]]:
    """Gives the hands."""
    hands = {person: person.hand() for person in (ada, bo)}
    assert all(len(hand) >= 4 for hand in hands.values())
    for one, other in ((ada, bo), (bo, ada)):
        assert all(knows(one, card(id)) for id in hands[one])
        assert not any(knows(one, card(id)) for id in hands[other])
    assert not any(knows(eve, card(id)) for hand in hands.values() for id in hand)
    return hands


def test_nobody_receives_what_another_holds(visit: Visit) -> None:
    """Brawling Barons: the cards that were dealt, and one that is drawn."""
    ada, bo, eve = seated(visit, "brawling", {"first_player": "A"})
    hands = each_knows_his_own(ada, bo, eve)
    ada.asked()
    ada.click("deck")
    ada.page.get_by_role("button", name=re.compile("^Draw 1 card")).last.click()
    ada.until("document.querySelectorAll('.hand [data-id]').length === 6")
    drawn = ada.hand()
    assert len(drawn - hands[ada]) == 1
    for one in (bo, eve):
        one.page.get_by_text(re.compile("draws a card")).first.wait_for()
        assert not any(knows(one, card(id)) for id in drawn)


@pytest.mark.slow
def test_nobody_receives_what_another_draws(visit: Visit) -> None:
    """The Barons of Fyn: the cards that were dealt, and those with which the next player begins his turn."""
    ada, bo, eve = seated(visit, "fyn", {})
    hands = each_knows_his_own(ada, bo, eve)
    mover, waiter = (ada, bo) if ada.page.evaluate(f"({READY})()") else (bo, ada)
    for number in range(200):
        if waiter.hand() - hands[waiter]:
            break
        for one in (mover, waiter):
            if one.page.evaluate(f"({READY})()") == "act":
                one.page.evaluate(CLICK, ["act", number])
                break
        mover.page.wait_for_timeout(100)
    settled(ada, bo, eve)
    drawn = waiter.hand() - hands[waiter]
    assert drawn
    assert not any(knows(one, card(id)) for id in drawn for one in (mover, eve))


@pytest.mark.slow
def test_an_order_is_known_when_all_have_sent_theirs(visit: Visit) -> None:
    """Yuan: while it is planned nothing reaches the others; when it is sent they hear that it is, and no more."""
    ada, bo, eve = seated(visit, "yuan", {"assembly": "standard", "capitals": "auto"})
    for one in (ada, bo):
        one.asked()
    name = first(ada, "p.")
    before = settled(bo, eve)
    types(ada, name)
    types(ada, "D1")
    for row in ("F0", "M0"):
        types(ada, row)
    assert settled(bo, eve) == before, "something of a draft has reached the others"
    land = name.capitalize()
    order = rf"Development I on {land}|[Ss]ettle (the land around )?{land}\b"
    assert knows(ada, order)
    types(ada, "commit")
    bo.page.locator(".story").get_by_text("has decided.").wait_for()
    settled(bo, eve)
    assert not any(knows(one, order) for one in (bo, eve))
    bo.choose("Pass")
    for one in (bo, eve):
        one.page.get_by_text(re.compile("Turn 2")).first.wait_for()
        settled(one)
        assert knows(one, order), "all orders are revealed"


@pytest.mark.slow
def test_bids_and_orders_are_known_when_all_have_sent_theirs(visit: Visit) -> None:
    """Protectors of the Realm: the opening bid, then the sheet of orders."""
    ada, bo, eve = seated(visit, "protectors", {"version": "normal", "factions": "off"}, BOT)
    for one in (ada, bo):
        one.asked()
    bid = r"\b[Bb]ids? 37\b|\bb37\b"
    types(ada, "Bid 37")
    settled(ada, bo, eve)
    assert knows(ada, bid)
    assert not any(knows(one, bid) for one in (bo, eve))
    types(bo, "Bid 23")
    settled(ada, bo, eve)
    assert all(knows(one, bid) for one in (bo, eve)), "all bids are published"
    for one in (ada, bo):
        one.asked()
    number = first(ada, "P")
    order = rf"Fortify! {PROVINCES[int(number)]}\b|\+F{number}\b"
    before = settled(bo, eve)
    types(ada, f"+F{number}")
    assert settled(bo, eve) == before, "something of a draft has reached the others"
    assert knows(ada, order)
    types(ada, "send")
    settled(ada, bo, eve)
    assert not any(knows(one, order) for one in (bo, eve))
    types(bo, f"+H{first(bo, 'P')}")
    types(bo, "send")
    settled(ada, bo, eve)
    assert all(knows(one, order) for one in (bo, eve))


def place(person: Person) -> None:
    """Nine Serfs, the last of the roster first."""
    for number in range(8, -1, -1):
        person.page.locator(".board .may-click").nth(number).click()
        person.until(f"document.querySelectorAll('.board .may-click').length === {number}")
    person.page.get_by_text("Are you ready?").wait_for()


@pytest.mark.slow
def test_a_placement_is_known_when_all_are_ready(visit: Visit) -> None:
    """Barony: who stands where."""
    ada, bo, eve = seated(visit, "barony", {"mode": "quick"})
    for one in (ada, bo):
        one.asked()
    before = settled(bo, eve)
    place(ada)
    assert settled(bo, eve) == before, "something of a draft has reached the others"
    serf = r'"id":"A\d"|data-id="A\d"'
    assert knows(ada, serf)
    ada.page.get_by_role("button", name="Ready").click()
    settled(ada, bo, eve)
    assert not any(knows(one, serf) for one in (bo, eve))
    place(bo)
    bo.page.get_by_role("button", name="Ready").click()
    for one in (bo, eve):
        one.page.locator('.board [data-id="A1"]').first.wait_for()
