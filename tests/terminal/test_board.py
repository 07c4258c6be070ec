"""The table as text, in the language of the screen."""

from __future__ import annotations

from baronage.engine.core.chance import Chance
from baronage.engine.match.match import Match
from baronage.engine.picture.text_renderer import MARKS
from baronage.games import games
from baronage.terminal.board import _marks, draw_board
from baronage.terminal.screen import Screen


def test_what_is_told_of_a_thing_beside_its_name_is_in_the_language_of_the_screen() -> None:
    brawling = games()["brawling"]
    state = brawling.position("deck=+20 | mkt=+3 | turn=A | A t=KNI1 w=CAT1 | B h=SHI1 t=HOR1")
    match = Match(brawling, chance=Chance.forced([]), state=state)
    match.play(0, "A KNI1>HOR1")  # the first half of an attack
    state = match.state
    english = draw_board(Screen(colour=False), state, 0)
    assert "Key: " in english
    assert "[chosen]" in english
    french = draw_board(Screen(colour=False, language="fr"), state, 0)
    assert "Légende : " in french
    assert "[choisi]" in french
    assert not any(mark in french for name, mark in MARKS.items() if name != "highlighted")


def test_the_words_of_the_terminal_are_those_of_the_engine_in_english() -> None:
    assert _marks(Screen(colour=False)) == MARKS
