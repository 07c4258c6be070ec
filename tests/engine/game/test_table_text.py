"""Tables as text: everything that the viewer sees, in their language, no wider than their screen."""

from __future__ import annotations

import re

import pytest

import baronage
from baronage.author import Chance, Game
from baronage.engine.core.state import FULL, PUBLIC
from baronage.engine.game.table_text import hand, outline
from baronage.engine.picture.terminal_text import width_of
from baronage.terminal.board import draw_board
from baronage.terminal.screen import Screen
from tests.engine.game.test_table_svg import played

GAMES = baronage.games()
ATTACK = "deck=+20 | mkt=+3 | turn=A | A t=KNI1 w=CAT1 h=SHI1 | B h=SHI2 t=HOR1"


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_viewer_gets_a_text_that_fits_the_screen(name: str) -> None:
    state = played(GAMES[name])
    for viewer in (0, 1, PUBLIC, FULL):
        seen = state if viewer == FULL else state.redact(viewer)
        for language in ("en", "fr"):
            text = outline(seen, language, width=80, listed=viewer >= 0)
            assert max(map(width_of, text.splitlines())) <= 80
            assert text.startswith(GAMES[name].title)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_nobody_reads_more_than_the_view_holds(name: str) -> None:
    view = played(GAMES[name]).redact(0)
    assert outline(view, listed=True) == outline(view.fill(0, Chance(3)).redact(0), listed=True)


def test_cards_have_their_codes_figures_and_signs() -> None:
    view = GAMES["brawling"].position(ATTACK).redact(0)
    text = outline(view)
    assert "KNI1 Knight ♥7 †8 (▼Squire)" in text
    assert "HOR1 Horsemen ♥6 †5" in text
    assert "SHI1 Shield (when attacked): Stops 3 damage to one unit" in text
    assert "1 face down" in text  # the hand of the other
    assert "SHI2" not in text.replace("SHI2 ", "") or "SHI2" not in text
    assert "Signs: " in text
    assert "KNI1" not in outline(view, notation=False)
    assert "Signs: " not in outline(view, key=False)


def test_what_can_be_counted_is_told_in_the_whole_text_alone() -> None:
    view = GAMES["brawling"].position(ATTACK).redact(0)
    assert "Not seen yet" in outline(view)
    assert "Not seen yet" not in outline(view, whole=False)
    assert "Event deck, 10 left" in outline(played(GAMES["protectors"], decisions=45).redact(0))


def test_places_stand_with_those_who_hold_them() -> None:
    view = played(GAMES["yuan"], 2, 60).redact(0)
    parts = outline(view).split("\n\n")
    own = next(part for part in parts if part.startswith("You:"))
    names = {
        view.game.module("table").places(view)[i].id: piece.owner
        for i, _ in enumerate(view.game.module("table").places(view))
        for piece in view.game.module("table").pieces(view)
        if piece.at == view.game.module("table").places(view)[i].id and piece.art == "village"
    }
    assert names
    assert "Village" in own
    assert re.search(r"^Free", outline(view), re.MULTILINE)
    assert "Lakes: " in outline(view)


def test_a_serf_is_told_with_its_rank_and_its_place_in_words() -> None:
    text = " ".join(outline(played(GAMES["barony"], 2).redact(0)).split())
    assert re.search(r"A1 Priest, Rank 2, .* · [A-Z]\d+\.\d+, the ", text)


def test_a_realm_is_drawn_as_a_grid_and_listed_where_that_does_not_fit() -> None:
    view = played(GAMES["fyn"], 2, 60).redact(0)
    assert "├" in outline(view)
    assert "│ Capital" in outline(view)
    assert "│" not in outline(view, width=24)
    assert "│" not in outline(view, drawings=False)
    assert "0,0" in outline(view, drawings=False)


def test_acts_have_numbers_and_a_draft_is_told() -> None:
    game = GAMES["brawling"]
    match = baronage.Match(game, chance=Chance.forced([]), state=game.position(ATTACK))
    assert re.search(r"^  1  \S", str(match.state.redact(0)), re.MULTILINE)
    match.play(0, "A KNI1>HOR1")
    text = outline(match.state.redact(0))
    assert "Your plan, not sent yet:" in text
    assert "A KNI1>HOR1" in text
    assert "Your plan" not in outline(match.state.redact(1))


def test_a_screen_may_have_colours_and_another_language() -> None:
    state = GAMES["brawling"].position(ATTACK)
    english = draw_board(Screen(colour=False), state, 0)
    assert "\x1b[" not in english
    assert "\x1b[1;31m" in outline(state.redact(0), colour=True)
    french = draw_board(Screen(colour=False, language="fr"), state, 0)
    assert french.startswith("Brawling Barons")
    assert "Signes : " in french
    assert "Vous" in french


def test_the_own_hand_alone() -> None:
    state = GAMES["brawling"].position(ATTACK)
    assert (
        hand(state.redact(0), "en", (), width=80).splitlines()[1]
        == "  SHI1 Shield (when attacked): Stops 3 damage to one unit"
    )
    assert hand(state.redact(PUBLIC), "en", (), width=80) == ""


def test_a_new_game_is_told_from_its_table_data() -> None:
    game = Game("baronage.pennies")
    state = game.start(2, chance=Chance(1))
    text = outline(state.redact(0), names=["Ada", "Bo"])
    assert "Bo: " in text
    assert "face down" in text
    assert re.search(r"Your hand\n +The \d", text)
    assert "Pioche" in outline(state.redact(0), "fr")
