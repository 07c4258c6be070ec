"""Two browsers at one table and a third that watches: what one holds or plans never reaches the others before it is shown.

Everything that came over the wire is searched, and the page as it stands. What is searched for is found where it may be known.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.person import Person

Visit = Callable[..., Person]
ME, FRIEND = {"kind": "me"}, {"kind": "invited"}


def seated(visit: Visit, game: str, options: dict[str, Any]) -> tuple[Person, Person, Person]:
    """Ada and Bo at a table of their own, and Eve, who has the link and watches."""
    ada, bo, eve = visit(), visit(), visit()
    ada.go(ada.table({"game": game, "seats": [ME, FRIEND], "options": options, "public": False}))
    link = ada.page.get_by_label("Link to the table").input_value()
    bo.page.goto(link)
    bo.page.get_by_role("button", name="Join ").click()
    for one in (ada, bo):
        one.page.wait_for_selector(".btable")
    eve.page.goto(link)
    eve.page.wait_for_selector(".btable")
    return ada, bo, eve


def knows(person: Person, pattern: str) -> bool:
    """Has this ever come over the wire to this person, or does it stand in the page?"""
    named = re.compile(pattern)
    return any(named.search(frame) for frame in person.frames) or bool(named.search(person.page.content()))


def settled(*people: Person) -> list[int]:
    """How much has come to each, when nothing more comes."""
    counts = [-1]
    while counts != (now := [len(person.frames) for person in people]):
        counts = now
        people[0].page.wait_for_timeout(300)
    return counts


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
    ada.press("Draw")
    ada.until("document.querySelectorAll('.piece.cut-hand').length === 6")
    drawn = ada.hand()
    assert len(drawn - hands[ada]) == 1
    for one in (bo, eve):
        one.page.locator(".happened", has_text=re.compile("drew (a|1) card")).first.wait_for()
        assert not any(knows(one, card(id)) for id in drawn)


@pytest.mark.slow
def test_an_order_is_known_when_all_have_sent_theirs(visit: Visit) -> None:
    """Yuan: while it is planned nothing reaches the others; when it is sent they hear that it is, and no more."""
    ada, bo, eve = seated(visit, "yuan", {"assembly": "standard", "capitals": "auto"})
    for one in (ada, bo):
        one.page.wait_for_selector(".place-button", state="attached")
    before = settled(bo, eve)
    button = ada.page.locator(".place-button").first
    land = button.get_attribute("aria-label") or ""
    button.dispatch_event("click")
    ada.page.locator(".levels .cell[aria-disabled=false]").first.click()
    ada.page.wait_for_selector(".send-order[aria-disabled=false]")
    assert settled(bo, eve) == before, "something of a draft has reached the others"
    order = rf'[Ss]ettles? [^"]*\b{land}\b'
    assert knows(ada, order)
    ada.page.locator(".send-order[aria-disabled=false]").click()
    bo.page.locator(".side-row .sent").wait_for()
    settled(bo, eve)
    assert not any(knows(one, order) for one in (bo, eve))
    bo.press("Pass")
    for one in (bo, eve):
        one.page.wait_for_selector(".step-list li")
        settled(one)
        assert knows(one, order), "all orders are revealed"


@pytest.mark.slow
def test_a_placement_is_known_when_all_are_ready(visit: Visit) -> None:
    """Barony: who stands where."""
    ada, bo, eve = seated(visit, "barony", {"mode": "quick", "homes": "seats"})
    for one in (ada, bo):
        one.page.wait_for_selector(".bar.mine .btn.go:enabled")
    for id in ("A1", "A9"):  # two change places
        ada.page.locator(f".piece[data-id='{id}']").click()
    serf = r'\["A\d","\w+","[A-Z]\d'  # a Serf with the triangle on which it stands
    ada.page.locator(".bar .btn.go").click()
    ada.page.locator(".bar.mine .btn.go").wait_for(state="detached")
    settled(ada, bo, eve)
    assert not any(knows(one, serf) for one in (bo, eve))
    bo.page.locator(".bar .btn.go").click()
    for one in (bo, eve):
        one.page.locator(".piece[data-id='A1']").first.wait_for()
        settled(one)
        assert knows(one, serf)
