"""A game on one page: its figures are those of the data, in both languages, and those of an altered game are its own."""

from __future__ import annotations

import re

import pytest

from baronage.engine.game.patched import patched, tunables_of
from baronage.engine.tutorial import quick_reference
from baronage.games import games

GAMES = games()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", list(GAMES))
def test_every_figure_of_the_sheet_is_one_of_the_data(name: str, language: str) -> None:
    game = GAMES[name]
    told = quick_reference(game, language)
    assert told is not None
    figures = {figure.value for figure in tunables_of(game).values()}
    own = game.module("tutorial")
    assert len(told["notes"]) == len(own.NOTES) + len(getattr(own, "ADVICE", ()))
    for table in told["tables"][: len(own.TABLES)]:
        assert len({len(row) for row in [table["head"], *table["rows"]]}) == 1
        for row in table["rows"]:
            assert row[0]
            shown = {int(re.sub(r"\D", "", cell)) for cell in row[1:] if cell != "–"}
            assert shown <= figures
    assert all(step["text"] for step in told["steps"])
    assert told["goal"]
    assert len(told["sources"]) == 3


def test_the_sheet_names_things_as_the_reader_does() -> None:
    knight = [row for row in quick_reference(GAMES["brawling"], "fr")["tables"][0]["rows"] if row[0] == "Chevalier"]  # type: ignore[index]
    assert knight[0][1:5] == ["2", "5", "7", "8"]


def test_an_altered_game_has_a_sheet_of_its_own() -> None:
    game = patched(GAMES["brawling"], {"cards.KNI.upgrade": 4, "shield": 2})
    told = quick_reference(game)
    assert told is not None
    assert next(row for row in told["tables"][0]["rows"] if row[0] == "Knight")[2] == "4"
    assert "A Shield prevents 2 damage." in told["notes"]


def test_the_wheel_of_yuan_is_told_turn_by_turn() -> None:
    wheel = quick_reference(GAMES["yuan"])["tables"][-1]  # type: ignore[index]
    assert wheel["head"][1:] == [str(turn) for turn in range(1, 17)]
    assert wheel["rows"][0][1:3] == ["8", "8"]


@pytest.mark.parametrize(
    ("name", "language", "row"),
    [
        ("fyn", "en", ["Earthquake", "a Village, Town or City", "it drops one step", "Divine Intervention"]),
        ("fyn", "fr", ["Maladie", "chaque armée d’un terrain", "cette armée est perdue", "Moines guérisseurs"]),
        ("yuan", "en", ["Militarization: Recruitment", "your City", "nothing", "an Army", "three Armies"]),
        (
            "yuan",
            "fr",
            ["Militarisation\N{NO-BREAK SPACE}: Recrutement", "votre Ville", "rien", "une Armée", "trois Armées"],
        ),
    ],
)
def test_events_of_fyn_and_actions_of_yuan_are_on_their_sheets(name: str, language: str, row: list[str]) -> None:
    told = quick_reference(GAMES[name], language)
    assert told is not None
    (chart,) = [table for table in told["tables"] if row in table["rows"]]
    assert len(chart["rows"]) == 6
    assert {len(line) for line in [chart["head"], *chart["rows"]]} == {len(row)}


@pytest.mark.parametrize(("language", "words"), [("en", "rock, paper, scissors"), ("fr", "pierre, feuille, ciseaux")])
def test_the_advice_on_orders_of_protectors_is_on_its_sheet(language: str, words: str) -> None:
    told = quick_reference(GAMES["protectors"], language)
    assert told is not None
    assert any(words in note for note in told["notes"])
