"""Brawling Barons in French: words agree with what they speak of, and say whose it is."""

from __future__ import annotations

import pytest

from tests.games.brawling.locale.reading import on_board
from tests.games.brawling.table import GAME, active

NAMES = ("Ada", "Léo")


@pytest.mark.parametrize(
    ("players", "move", "label"),
    [
        ("A t=inn1 | B", "D", "Piocher 2 cartes"),
        ("A | B", "M3", "Prendre la Bombe du marché"),
        ("A r=2 h=INN1 t=SCR1 | B", "R INN1", "Recruter un Paysan (Auberge) pour 2 ; vous piochez alors 5, et non 4"),
        ("A r=3 t=arc1,arc2 | B", "U arc2", "Améliorer votre Écuyer n° 2 en Archers pour 3"),
        ("A t=CAT1 | B", "V CAT1", "Avancer vos Catapultes sur la muraille"),
        (
            "A t=KNI1 | B w=arc1",
            "A KNI1>arc1",
            "Attaquer l’Écuyer (Archers) de Léo sur la muraille avec votre Chevalier",
        ),
        (
            "A t=KNI1 | B t=INN1",
            "A KNI1>INN1",
            "Attaquer l’Auberge de Léo avec votre Chevalier : 8 dégâts, trop peu (elle tombe dès le double de sa santé, 10)",
        ),
        (
            "A t=CAT1 | B t=ARC1",
            "A CAT1>ARC1",
            "Attaquer les Archers de Léo avec vos Catapultes : 4 dégâts, trop peu (ils",
        ),
        ("A r=6 h=BOM2 | B t=FAR1", "P BOM2>FAR1", "Jouer la Bombe pour 6 : défausser la Ferme de Léo"),
    ],
)
def test_a_label(players: str, move: str, label: str) -> None:
    match = on_board(players)
    seat = active(match)
    (action,) = match.state.read(seat, move)
    told = GAME.label(match.state.redact(seat), seat, action, "fr", NAMES)[0].replace("\u00a0", " ")
    assert told.startswith(label)


@pytest.mark.parametrize(
    ("players", "move", "sentence"),
    [
        ("A r=9 t=CAT1 | B", "U CAT1", "Vos Catapultes sont déjà améliorées."),
        ("A r=9 t=KNI1 | B", "U KNI1", "Votre Chevalier est déjà amélioré."),
        ("A r=9 t=INN1 | B", "U INN1", "Votre Auberge est déjà améliorée."),
        ("A t=KNI1 | B w=arc1 t=FAR1", "A KNI1>FAR1", "La Ferme de Léo est derrière la muraille"),
    ],
)
def test_a_refusal(players: str, move: str, sentence: str) -> None:
    match = on_board(players)
    seat = active(match)
    (action,) = match.state.read(seat, move)
    refusal = GAME.refusal(match.state.redact(seat), seat, action, "fr", NAMES)
    assert refusal.sentence.replace("\u00a0", " ").startswith(sentence)
