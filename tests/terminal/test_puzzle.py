"""A puzzle at the keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest

import baronage
from baronage.cli import REFUSED, main
from baronage.coach.puzzles import puzzle, puzzles
from tests.terminal.keyboard import Terminal

BRAWLING = baronage.games()["brawling"]


def test_the_solution_is_right(tmp_path: Path) -> None:
    one = puzzle(BRAWLING, 1)
    with Terminal(tmp_path, "puzzle", "brawling", "1") as terminal:
        terminal.expect("puzzle 1  ★")
        terminal.expect("Find the best action for this turn")
        terminal.expect("> ")
        terminal.type("fly away")
        terminal.expect("> ")  # it is asked again
        terminal.type("99")
        terminal.expect("there is no option 99")
        terminal.expect("> ")
        terminal.type(" ; ".join(one.solution))
        terminal.expect("Right.")
        assert terminal.ends() == 0


def test_something_worse_is_told_with_the_reason_and_the_solution(tmp_path: Path) -> None:
    one = puzzle(BRAWLING, len(puzzles(BRAWLING)))
    view = one.state()
    others = [action for action in view.actions(one.seat) if action != one.plan()[0]]
    with Terminal(tmp_path, "puzzle", "brawling", str(one.number)) as terminal:
        terminal.expect("> ")
        terminal.type(BRAWLING.write(view, one.seat, others[-1]))
        terminal.expect("of 100 games less.", "as good as the solution", "> ")
        terminal.type("give up")
        terminal.expect("The solution:")
        terminal.expect("1 ")
        assert terminal.ends() == 0


def test_who_gives_up_is_told_and_who_quits_is_not(tmp_path: Path) -> None:
    with Terminal(tmp_path, "puzzle", "brawling", "2") as terminal:
        terminal.expect("> ")
        terminal.type("give up")
        terminal.expect("The solution:")
        terminal.expect("fewer with the next best plan")
        assert terminal.ends() == 0
    with Terminal(tmp_path, "puzzle", "brawling") as terminal:
        terminal.expect("> ")
        terminal.type("quit")
        assert terminal.ends() == 0
        assert "The solution" not in terminal.screen()


def test_the_list_and_a_number_that_is_none(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["puzzle", "brawling", "--list"])
    assert end.value.code == 0
    assert "difficulty" in capsys.readouterr().out
    with pytest.raises(SystemExit) as end:
        main(["puzzle", "brawling", "9999"])
    assert end.value.code == REFUSED
    assert "there is no number 9999" in capsys.readouterr().err
