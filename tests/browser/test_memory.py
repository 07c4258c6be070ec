"""A page that stays open for hours keeps nothing of the tables that it left, nor of the moments that have passed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.person import Person

pytestmark = pytest.mark.slow

Visit = Callable[..., Person]
BODY = {
    "game": "brawling",
    "seats": [{"kind": "me"}, {"kind": "bot", "bot": "heuristic"}],
    "options": {"first_player": "A"},  # nothing happens before I move
    "public": False,
}


def test_tables_that_were_left_are_forgotten(visit: Visit) -> None:
    ada = visit()
    ada.go(ada.table(BODY))
    debugger: Any = ada.context.new_cdp_session(ada.page)
    debugger.send("Performance.enable")
    counts = []
    for _ in range(7):
        made = ada.context.request.post(f"{ada.address}/api/tables", data=BODY).json()["id"]
        ada.context.request.post(f"{ada.address}/api/tables/{made}/start")
        # as a link within the page does; and no handle of an element, which would keep it
        ada.page.evaluate(
            "to => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')); }", f"/table/{made}"
        )
        ada.until("document.querySelectorAll('.piece.cut-hand').length === 5")
        debugger.send("HeapProfiler.collectGarbage")
        measured = {one["name"]: one["value"] for one in debugger.send("Performance.getMetrics")["metrics"]}
        counts.append((measured["Nodes"], measured["JSEventListeners"]))
    for early, late in zip(counts[2], counts[-1], strict=True):
        assert late < 1.3 * early
