"""Arms: a tincture and a charge that can be painted, chosen once, told wherever people are named."""

from __future__ import annotations

import time
from typing import get_args

import pytest

from baronage.engine.picture.icons import CHARGES
from baronage.server.accounts.arms import read_arms
from baronage.server.responses import Charge
from tests.server.http.routes.test_personal_data import relate
from tests.server.http.routes.test_profiles import member
from tests.server.http.routes.test_tournaments import announced, step
from tests.server.http.test_app import Visit
from tests.server.http.test_app import visit as visit

BEND = {"tincture": "blue", "charge": "bend"}


def test_every_charge_can_be_painted() -> None:
    assert set(get_args(Charge)) == set(CHARGES)


@pytest.mark.parametrize("text", ["", "blue", "blue dragon", "mauve bend", "blue bend bend"])
def test_what_is_no_longer_known_is_not_shown(text: str) -> None:
    assert read_arms(text) is None
    assert read_arms("blue bend") == BEND


def test_they_are_chosen_once(visit: Visit) -> None:
    ada, guest = member(visit, "Ada"), visit("Guest")
    assert ada.get("/api/me").json()["arms"] is None
    assert guest.put("/api/me/arms", json=BEND).status_code == 400
    assert ada.put("/api/me/arms", json={**BEND, "charge": "dragon"}).status_code == 422
    assert ada.put("/api/me/arms", json=BEND).json()["arms"] == BEND
    assert ada.put("/api/me/arms", json={**BEND, "tincture": "red"}).status_code == 400
    assert ada.get("/api/me").json()["arms"] == BEND


def test_they_stand_beside_the_name(visit: Visit) -> None:
    ada, bo, guest = member(visit, "Ada"), member(visit, "Bob"), visit("Guest")
    assert ada.put("/api/me/arms", json=BEND).is_success
    assert bo.get("/api/people/ada").json()["arms"] == BEND
    assert relate(bo, "friend", login="ada") == 204
    assert [it["arms"] for it in bo.get("/api/relations").json()["friends"]] == [BEND]
    cup = announced(ada, bots=["wat"])
    for each in (ada, bo, guest):
        assert each.post(f"/api/tournaments/{cup}/join").is_success
    found = guest.get(f"/api/tournaments/{cup}").json()["entrants"]
    assert {it["name"]: (it["arms"], it["guest"]) for it in found if not it["bot"]} == {
        "Ada": (BEND, False),
        "Bob": (None, False),
        "Guest": (None, True),
    }


def test_they_are_taken_home_and_go_with_who_goes(visit: Visit) -> None:
    ada, bo = member(visit, "Ada"), member(visit, "Bob")
    assert ada.put("/api/me/arms", json=BEND).is_success
    assert ada.get("/api/me/data").json()["account"]["arms"] == "blue bend"
    cup = announced(bo, starts=time.time())
    for each in (ada, bo):
        assert each.post(f"/api/tournaments/{cup}/join").is_success
    step(bo)
    assert ada.request("DELETE", "/api/me", json={"password": "correct horse battery"}).status_code == 204
    left, _ = bo.get(f"/api/tournaments/{cup}").json()["entrants"]
    assert (left["name"], left["arms"], left["left"]) == ("", None, True)
