"""Lessons, the card of a first game and the terms at the keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest

from baronage.cli import REFUSED, main
from tests.terminal.keyboard import Terminal


def test_a_mistake_is_explained_and_put_back_and_the_solution_leads_on(tmp_path: Path) -> None:
    with Terminal(tmp_path, "lesson", "brawling", "2") as terminal:
        terminal.expect("2. A helping hand")
        terminal.expect("Recruit the card")
        terminal.expect("> ")
        terminal.type("hint")
        terminal.expect("Look at the sign with coins")
        terminal.expect("> ")
        terminal.type("hint")
        terminal.expect("Recruit the Peasant that can become a Farm.")
        terminal.expect("> ")
        terminal.type("R KNI1")
        terminal.expect("your next Gather brings 1 again")
        terminal.expect("> ")
        terminal.type("R FAR1")
        terminal.expect("From now on Gather brings 2.")
        terminal.expect("3. Your first point")
        terminal.expect("> ")
        terminal.type("quit")
        assert terminal.ends() == 0


def test_on_the_way_it_is_told_what_is_asked(tmp_path: Path) -> None:
    with Terminal(tmp_path, "lesson", "barony", "2") as terminal:
        terminal.expect("\n> ")
        assert "BAR-" not in terminal.screen()
        terminal.type("1")
        terminal.expect("Where does your Peasant 1 go?")
        terminal.expect("\n> ")
        assert "A1 Peasant" not in terminal.screen()
        terminal.type("notation")
        terminal.expect("\n> ")
        assert "A1 Peasant, Rank 1" in terminal.screen()


def test_the_card_comes_once_and_when_asked_for(tmp_path: Path) -> None:
    for first in (True, False):
        with Terminal(tmp_path, "play", "brawling", "--option", "first_player=A") as terminal:
            terminal.expect("\n> ")
            assert ("The most points when the deck runs out." in terminal.screen()) == first
            terminal.type("how")
            terminal.expect("The most points when the deck runs out.")
            terminal.expect("\n> ")
            terminal.type("what King’s Army")
            terminal.expect("each is worth 2 points")
            terminal.expect("\n> ")
            terminal.type("what walll")
            terminal.expect("is it one of these: Wall?")
            terminal.expect("\n> ")
            terminal.type("quit")
            assert terminal.ends() == 0


def test_which_lessons_there_are_and_bad_input(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["lesson", "brawling", "--list", "--language", "fr"])
    assert not left.value.code
    assert "La muraille" in capsys.readouterr().out
    with pytest.raises(SystemExit) as left:
        main(["lesson", "brawling", "99"])
    assert left.value.code == REFUSED
    assert "has no lesson '99'" in capsys.readouterr().err
