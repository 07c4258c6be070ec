"""Proposals in a real browser: made with three clicks, answered by a button, told to both."""

from __future__ import annotations

from typing import Any

import pytest

pytestmark = pytest.mark.slow


def test_two_people_agree_on_peace(visit: Any) -> None:
    ada, bo = visit(), visit(width=390, height=844)
    seats = [{"kind": "me"}, {"kind": "open"}]
    options = {"assembly": "standard", "capitals": "auto"}
    address = ada.table({"game": "yuan", "seats": seats, "options": options, "public": True})
    ada.go(address)
    bo.go()
    bo.context.request.post(f"{bo.address}/api/guest", data={"name": "Bo"})
    id = address.rsplit("/", 1)[1]
    assert bo.context.request.post(f"{bo.address}/api/tables/{id}/join", data={"seat": 1}).ok
    assert ada.context.request.post(f"{ada.address}/api/tables/{id}/start").ok
    ada.page.wait_for_selector(".btable")
    bo.go(address)
    bo.page.wait_for_selector(".btable")

    ada.page.get_by_role("button", name="Make a proposal").click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_role(
        "button", name="until the end of turn 2"
    ).click()  # with one other there is one to whom, and one kind
    dialog.get_by_role("button", name="Propose", exact=True).click()
    ada.until("document.querySelector('.proposals li')?.textContent.includes('Waiting for an answer')")

    bo.page.locator(".sheet-grip").click()
    bo.page.locator(".proposals li").wait_for()
    assert "Ada to you: Peace between us until the end of turn 2?" in bo.page.locator(".proposals li").inner_text()
    agree = bo.page.get_by_role("button", name="Agree")
    assert agree.bounding_box()["height"] >= 44
    agree.click()
    for one in (ada, bo):
        one.until("document.querySelector('.proposals li')?.textContent.includes('Agreed')")
