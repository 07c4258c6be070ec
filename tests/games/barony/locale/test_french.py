"""Barony in French: whose a Serf is, prepositions that draw together, numbers as French writes them."""

from __future__ import annotations

import pytest

from baronage.engine.text.params import Params
from baronage.games import games

BARONY = games()["barony"]
NAMES = ("Ada", "Léo")
MINE, ADAS, LEOS = "1 1 2 6 ", "0 0 2 6 ", "1 1 3 4 "  # who commands it, whose it is, caste, number, name


def said(id: str, params: Params, viewer: int = 1) -> str:
    """A sentence to Léo, or to who has no seat."""
    text = BARONY.words.msg(id, params, BARONY.words.reader(viewer, NAMES), "fr")
    return text.replace("\u00a0", " ").replace("\u202f", " ")


@pytest.mark.parametrize(
    ("serf", "viewer", "sentence"),
    [
        (MINE, 1, "La catapulte de votre Artisan 6 est détruite."),
        (ADAS, 1, "La catapulte de l’Artisan 6 d’Ada est détruite."),
        (LEOS, -1, "La catapulte du Voleur 4 de Léo est détruite."),
        ("1 0 2 6 ", -1, "La catapulte de l’Artisan 6 de Léo (venu du Fief d’Ada) est détruite."),
    ],
)
def test_a_serf_is_called_by_whose_it_is(serf: str, viewer: int, sentence: str) -> None:
    assert said("catapult-destroyed", {"serf": serf}, viewer) == sentence


@pytest.mark.parametrize(
    ("space", "sentence"),
    [
        ("M", "L’Artisan 6 d’Ada revient au Marché."),
        ("P 0 H1 0", "L’Artisan 6 d’Ada revient sur la pointe du fond de la baronnie d’Ada."),
        (
            "N 2 3 1 H4 3",
            "L’Artisan 6 d’Ada revient sur le triangle à 2 pas au-delà de la pointe proche de votre baronnie.",
        ),
        ("C 1 0", "L’Artisan 6 d’Ada revient sur le triangle juste à droite du Marché."),
    ],
)
def test_a_place_is_where_one_goes(space: str, sentence: str) -> None:
    assert said("returned", {"serf": ADAS, "space": space}) == sentence


def test_gold_is_counted_as_french_writes_it() -> None:
    params: Params = {"seat": 0, "gold": 12_500, "treasury": 0}
    assert said("spent", params) == "Ada paie 12 500 pièces d’or et en a maintenant 0."
    assert "12\u202f500" in BARONY.words.msg("spent", params, BARONY.words.reader(1, NAMES), "fr"), "one line holds it"


def test_where_bumps_lead_is_joined() -> None:
    bumps = "1|1|0||0\n2|1|0|0 0 2 6 |0\n0|4|1||0"
    assert said("shoot-catapult", {"foe": ADAS, "percent": 50, "bumps": bumps}) == (
        "Tirer à la catapulte sur l’Artisan 6 d’Ada : 50 % de chances de le repousser "
        "de 1 triangle tout droit, de 2 triangles tout droit, contre l’Artisan 6 d’Ada ou hors du plateau en arrière"
    )
