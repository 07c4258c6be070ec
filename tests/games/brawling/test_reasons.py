"""Reasons for actions are true of the own town."""

from __future__ import annotations

import baronage
from baronage.coach.reason import Reason
from baronage.games.brawling.ai.reasons import because
from baronage.games.brawling.state import Barons

GAME = baronage.games()["brawling"]


def test_a_unit_that_becomes_weaker_is_not_called_stronger() -> None:
    view = GAME.position("deck=+3 | mkt=KNI1,TOW1,P2A1 | turn=A | A r=9 t=mer2,kni2 | B t=FAR4", 2).redact(0)
    assert isinstance(view, Barons)
    found = {text: because(view, 0, tuple(GAME.read(view, 0, text)), 0) for text in ("U mer2", "U kni2")}
    assert found == {
        "U mer2": ("because-gathers", {"now": 2, "then": 4}),
        "U kni2": ("because-stronger", {"strength": 8}),
    }


def said(position: str, text: str) -> str:
    view = GAME.position(position, 2).redact(0)
    assert isinstance(view, Barons)
    found = because(view, 0, tuple(GAME.read(view, 0, text)), 0)
    if found is None:
        return ""
    return Reason(found[0], params=tuple(found[1].items())).describe(GAME, 2, 0, names=["Ada", "Bo"])


def test_a_card_is_praised_for_what_it_does_or_becomes() -> None:
    rich = "deck=+20 | mkt=KNI1,SHI1,SCR1 | turn=A | A r=4 h=FAR1 t=mer2 | B t=FAR4"
    assert said(rich, "M1") == "It can become a Knight: strength 8."
    assert said(rich, "M2") == "It takes 3 off a blow against you."
    assert said(rich, "M3") == "It can become a Scribe: 3 more cards with each Draw."
    assert said(rich, "R FAR1") == "It can become a Farm: 1 point."


def test_saving_is_advised_only_for_something_that_can_be_paid_then() -> None:
    poor = "deck=+20 | mkt=+3 | turn=A | A r={} t=mer2 | B t=FAR4"
    assert said(poor.format(2), "G") == "Then you have 4, and a Merchant costs 3."
    assert said(poor.format(3), "G") == ""  # it can be paid now
    assert said(poor.format(1).replace("t=mer2", "t=kni2"), "G") == "You can recruit and upgrade nothing now."


def test_an_attack_is_praised_for_what_it_harms_without_a_shield() -> None:
    attack = "deck=+20 | mkt=+3 | turn=A | A t=KNI1 | B t={}"
    assert said(attack.format("FAR4"), "A KNI1>FAR4") == "Without a Shield Bo’s Farm falls."
    assert said(attack.format("MER1"), "A KNI1>MER1") == "Without a Shield Bo’s Merchant becomes a Peasant again."
    assert said(attack.format("COU1"), "A KNI1>COU1") == ""


def test_what_is_taken_from_a_rival_is_named() -> None:
    bomb = "deck=+20 | mkt=+3 | turn=A | A r=9 h=BOM1 t=FAR1 | B t=FAR4,kni1,KNI2"
    assert said(bomb, "P BOM1>FAR4") == "Bo loses 1 point."
    assert said(bomb, "P BOM1>KNI2") == "Bo loses a soldier of strength 8."
    assert said(bomb, "P BOM1>kni1") == "Bo can’t make a Knight of it any longer."
    assert said(bomb, "P BOM1>FAR1") == ""
