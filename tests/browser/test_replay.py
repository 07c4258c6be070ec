"""A finished game again: eyes, moves, time line, and links to a moment."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable

import pytest

from tests.browser.person import Person

pytestmark = pytest.mark.slow

Visit = Callable[..., Person]
NUMBER = "(document.querySelector('.moment-number')?.textContent ?? '').trim()"
HERE = "document.querySelector('.moves [aria-current]')"


def finished(visit: Visit) -> tuple[Person, str]:
    """Somebody who has played a game of Brawling Barons to its end, and the address of its replay."""
    ada = visit()
    ada.begins_against_a_bot()
    ada.play_to_the_end(seed=5)
    return ada, ada.page.url.removeprefix(ada.address).split("?")[0].replace("/table/", "/replay/")


def test_other_eyes_see_the_same_moment(visit: Visit) -> None:
    ada, address = finished(visit)
    last = ada.page.context.request.get(f"{ada.address}/api/tables/{address.rpartition('/')[2]}/replay?eyes=1").json()
    at = next(
        mark["move"] for mark in last["marks"] if mark["move"] >= 12 and mark["text"]
    )  # a move which that seat noticed
    ada.go(f"{address}?eyes=all&at={at}")
    ada.until(f"{NUMBER}.startsWith('{at} /')")
    played = ada.page.locator(".moves [aria-current]").inner_text()
    ada.page.locator(".whose").get_by_role("button").last.click()  # with the eyes of a seat, which saw fewer moments
    ada.until("document.querySelectorAll('.hand').length <= 1")
    ada.until(f"{HERE}?.innerText === {json.dumps(played)}")
    ada.page.get_by_role("button", name="Everything", exact=True).click()
    ada.until(f"{NUMBER}.startsWith('{at} /')")


def test_ones_own_eyes_read_the_moves_too(visit: Visit) -> None:
    ada, address = finished(visit)
    ada.go(f"{address}?eyes=0&at=0")
    ada.until("document.querySelectorAll('.moves li').length > 10")


def test_a_link_to_a_moment_selects_its_move_and_brings_it_into_sight(visit: Visit) -> None:
    ada, address = finished(visit)
    ada.go(f"{address}?eyes=all&at=25")
    ada.until(f"{HERE} !== null")
    ada.until(
        f"(([row, tab]) => row.top >= tab.top && row.bottom <= tab.bottom)"
        f"([{HERE}, {HERE}.closest('.tab')].map((one) => one.getBoundingClientRect()))"
    )


def test_the_time_line_names_turns_evenly(visit: Visit) -> None:
    """No number between two others is left out: all, or every second, fifth, tenth."""
    ada, address = finished(visit)
    for width in (1440, 1000):
        ada.page.set_viewport_size({"width": width, "height": 900})
        ada.go(f"{address}?eyes=all&at=0")
        ada.page.wait_for_selector(".turns button:not(.tick)")
        shown = ada.page.locator(".turns button:not(.tick)").all_inner_texts()
        numbers = [int(text) for text in shown]
        gaps = {two - one for one, two in itertools.pairwise(numbers)}
        assert len(numbers) > 1
        assert len(gaps) <= 1, shown
